import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, ServerMessage, State } from '../src/protocol';
import type { Happening } from '../src/table/board';
import { TableLink } from '../src/table/link.svelte';

class Wire {
  static all: Wire[] = [];
  readyState = 1;
  sent: { type: string; id: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  say(message: Partial<State> | ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const state = (n: number, more: Partial<State> = {}): Partial<State> => ({
  type: 'state',
  n,
  since: Math.max(0, n - 1),
  fresh: false,
  ack: 0,
  seat: 0,
  view: {},
  ask: null,
  waiting: [],
  events: [{ n, kind: 'marked' }],
  clocks: [],
  undo: false,
  ...more,
});

let link: TableLink;
let stop: () => void;
const wire = (): Wire => Wire.all.at(-1)!;

beforeEach(async () => {
  vi.useFakeTimers();
  Wire.all = [];
  link = new TableLink('/table', (address) => new Wire(address) as unknown as WebSocket);
  stop = link.start();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a link to a table', () => {
  it('joins from the beginning, and is live with the first state', () => {
    expect(wire().address).toBe('/table?since=0');
    expect(link.health).toBe('joining');
    wire().say(state(3));
    expect(link.health).toBe('live');
    expect(link.state?.n).toBe(3);
  });

  it('adds what happened to the log, once', () => {
    wire().say(state(1));
    wire().say(state(2));
    wire().say(state(2, { since: 1 }));
    expect(link.log.map(({ n }) => n)).toEqual([1, 2]);
    expect(link.fresh).toEqual([]);
  });

  it('forgets a log with a gap, and lets it be filled', () => {
    wire().say(state(1));
    expect(link.gap).toBe(true);
    link.fill([{ n: 0, kind: 'round' }], true);
    expect(link.whole).toBe(true);
    expect(link.gap).toBe(false);
    wire().say(state(400, { fresh: true, events: [] }));
    expect(link.log).toEqual([]);
    expect(link.whole).toBe(false);
    expect(link.gap).toBe(true);
    const earlier: Happening[] = [
      { n: 0, kind: 'round' },
      { n: 399, kind: 'marked' },
    ];
    link.fill(earlier.slice(1), false);
    expect([link.whole, link.gap]).toEqual([false, false]);
    link.fill(earlier.slice(0, 1), true);
    expect(link.log).toEqual(earlier);
  });

  it('ignores a state that is older than what it knows', () => {
    wire().say(state(5));
    wire().say(state(4));
    expect(link.state?.n).toBe(5);
  });

  it('leaves what lies on the table as it is while people only come and go', () => {
    wire().say(state(5, { view: { cards: [1] }, ask: { kind: 'act' } as unknown as Ask }));
    const { view, ask } = link.state!;
    wire().say(
      state(5, { since: 5, events: [], view: { cards: [1] }, ask: { kind: 'act' } as unknown as Ask, undo: true }),
    );
    expect(link.state?.view).toBe(view);
    expect(link.state?.ask).toBe(ask);
    expect(link.state?.undo).toBe(true);
    wire().say(state(6, { view: { cards: [1] } }));
    expect(link.state?.view).not.toBe(view);
    expect(link.state?.ask).toBeNull();
  });

  it('takes up the first view of a table that begins', () => {
    wire().say(state(0, { view: null, events: [] }));
    wire().say(state(0, { view: { cards: [] }, events: [] }));
    expect(link.state?.view).toEqual({ cards: [] });
  });

  it('answers a move when it is stored', async () => {
    wire().say(state(1));
    const played = link.play({ kind: 'mark', card: 3 });
    expect(link.sending).toBe(true);
    const { id } = wire().sent.at(-1)!;
    wire().say(state(2, { ack: id }));
    expect(await played).toBe(true);
    expect(link.sending).toBe(false);
  });

  it('shows why a move was refused', async () => {
    wire().say(state(1));
    const played = link.play({ kind: 'end' });
    const { id } = wire().sent.at(-1)!;
    wire().say({ type: 'refused', to: id, rule: 'V4.2', key: 'markers_left', values: {}, move: { kind: 'end' } });
    expect(await played).toBe(false);
    expect(link.refusal).toMatchObject({ rule: 'V4.2', key: 'markers_left' });
  });

  it('asks why, and gets null for what is legal', async () => {
    wire().say(state(1));
    const legal = link.why({ kind: 'mark', card: 1 });
    const { id } = wire().sent.at(-1)!;
    wire().say({ type: 'explained', to: id, legal: true, rule: '', key: '', values: {}, move: {} });
    expect(await legal).toBeNull();
  });

  it('asks what a move would lead to, and troubles nobody where it is not told', async () => {
    wire().say(state(1));
    const told = link.foresee({ kind: 'sell', card: 1 });
    const sent = wire().sent.at(-1)!;
    expect(sent).toMatchObject({ type: 'what_if', move: { kind: 'sell', card: 1 } });
    const answer = { to: sent.id, move: {}, refusal: null, warning: null, events: [], outlook: { now: null } };
    wire().say({ type: 'foreseen', ...answer });
    expect((await told)?.outlook).toEqual({ now: null });
    const refused = link.foresee({ kind: 'sell', card: 1 });
    wire().say({ type: 'error', code: 'malformed', to: wire().sent.at(-1)!.id, values: {} });
    expect(await refused).toBeNull();
    expect(link.problem).toBeNull();
    const lost = link.foresee({ kind: 'sell', card: 1 });
    wire().close();
    expect(await lost).toBeNull();
  });

  it('heals: it comes back with its last row, waiting longer each time', async () => {
    wire().say(state(7));
    wire().close();
    expect(link.health).toBe('broken');
    await vi.advanceTimersByTimeAsync(700);
    expect(Wire.all).toHaveLength(2);
    expect(wire().address).toBe('/table?since=7');
    wire().close();
    await vi.advanceTimersByTimeAsync(700);
    expect(Wire.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(700);
    expect(Wire.all).toHaveLength(3);
    wire().say(
      state(9, {
        since: 7,
        events: [
          { n: 8, kind: 'a' },
          { n: 9, kind: 'b' },
        ],
      }),
    );
    expect(link.health).toBe('live');
    expect(link.log.map(({ n }) => n)).toEqual([7, 8, 9]);
  });

  it('does not leave a move unanswered when the wire breaks', async () => {
    wire().say(state(1));
    const played = link.play({ kind: 'end' });
    wire().close();
    expect(await played).toBe(false);
    expect(link.sending).toBe(false);
  });

  it('notices silence', async () => {
    wire().say(state(1));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(Wire.all.length).toBeGreaterThan(1);
  });

  it('notices at once that the network is gone, and that it is back', () => {
    wire().say(state(1));
    dispatchEvent(new Event('offline'));
    expect(link.health).toBe('broken');
    const before = Wire.all.length;
    dispatchEvent(new Event('online'));
    expect(Wire.all.length).toBe(before + 1);
  });

  it.each(['busy', 'full', 'slow_down'])(
    'tries again where the server turns it away for a moment: %s',
    async (code) => {
      wire().say({ type: 'error', code, to: 0 } as ServerMessage);
      wire().close();
      expect(link.health).toBe('broken');
      await vi.advanceTimersByTimeAsync(5_000);
      expect(Wire.all.length).toBe(2);
    },
  );

  it('lets go of the socket on which the server said goodbye', () => {
    wire().say(state(3));
    const old = wire();
    old.say({ type: 'bye', code: 'restart', again: 1 } as ServerMessage);
    expect(old.readyState).toBe(3);
  });

  it('comes back when the server says so, and not when the table is gone', async () => {
    wire().say(state(1));
    wire().say({ type: 'bye', code: 'restart', again: 1 });
    await vi.advanceTimersByTimeAsync(1500);
    expect(Wire.all).toHaveLength(2);
    wire().say({ type: 'bye', code: 'no_table', again: null });
    expect(link.health).toBe('gone');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Wire.all).toHaveLength(2);
  });

  it('says nothing into a broken wire, and tells so', () => {
    wire().say(state(1));
    expect(link.say('hello')).toBe(true);
    expect(wire().sent.at(-1)).toMatchObject({ type: 'chat', text: 'hello' });
    wire().close();
    expect(link.say('anybody?')).toBe(false);
  });

  it('keeps what is said', () => {
    wire().say({ type: 'chats', lines: [{ id: 1, name: 'Ada', seat: 0, text: 'bonsoir', ago: 3 }] });
    wire().say({ type: 'chat', line: { id: 2, name: 'Ondine', seat: 1, text: 'bonsoir', ago: 0 } });
    expect(link.lines.map(({ name }) => name)).toEqual(['Ada', 'Ondine']);
  });

  it('lets nobody leave into a broken wire', () => {
    wire().say(state(1));
    link.leave();
    expect(wire().sent.at(-1)).toMatchObject({ type: 'leave' });
    wire().close();
    const sent = Wire.all.flatMap((each) => each.sent).length;
    for (const deed of [() => link.resign(), () => link.leave(), () => link.back()]) deed();
    expect(Wire.all.flatMap((each) => each.sent)).toHaveLength(sent);
  });
});
