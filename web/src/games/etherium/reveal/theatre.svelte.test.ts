import { beforeEach, describe, expect, it } from 'vitest';
import type { Happening } from '../../../table/board';
import type { EtheriumView, Event } from '../protocol';
import { after } from './stage';
import { Theatre } from './theatre.svelte';

const player = {
  army: 7,
  collector: 7,
  levels: [2, 1, 2, 1],
  cubes: [1, 1, 1, 1, 0],
  tokens: [0, 0, 0, 0, 0],
  capacities: [],
  cards: 1,
  programme: [-1, -1, -1, -1],
  actions: 4,
};
const view = (number: number): EtheriumView =>
  ({
    number,
    supply: [9, 9, 9, 9, 9],
    tokens: [12, 8, 6, 4, 3],
    stock: [2, 2],
    pile: 30,
    drawn_seasons: [],
    players: [player, { ...player, army: 8 }],
  }) as unknown as EtheriumView;
const event = (kind: string, facts: Record<string, unknown>): Event =>
  ({ n: 3, kind, rule: 'E7.4', ...facts }) as never;
const told = [
  event('number', { number: 1 }),
  event('acts', { seat: 0, number: 1, action: 0 }),
  event('moved', { seat: 0, unit: 0, start: 7, place: 1, path: [7, 1], why: 'move' }),
  event('acts', { seat: 1, number: 1, action: 17 }),
];
const held = (theatre: Theatre): boolean[] => told.map((each) => theatre.holds(each as unknown as Happening));

describe('the theatre', () => {
  let theatre: Theatre;
  beforeEach(() => {
    theatre = new Theatre();
  });

  it('tells beat after beat, and keeps to itself what is still to come', () => {
    theatre.take(view(0), told, view(1));
    expect(held(theatre)).toEqual([true, true, true, true]);
    expect(theatre.view?.number).toBe(0);
    theatre.step();
    expect(theatre.now?.beat.kind).toBe('number');
    expect(held(theatre)).toEqual([false, true, true, true]);
    expect(theatre.view?.players[0]!.army).toBe(7);
    theatre.step();
    expect(held(theatre)).toEqual([false, false, false, true]);
    expect(theatre.view?.players[0]!.army).toBe(1);
    theatre.step();
    theatre.step();
    expect(theatre.busy).toBe(false);
    expect(theatre.view).toBeUndefined();
    expect(theatre.past).toHaveLength(3);
  });

  it('skips to the table as it is, and can tell the season again', () => {
    theatre.take(view(0), told, view(1));
    theatre.skip();
    expect(theatre.busy).toBe(false);
    expect(held(theatre)).toEqual([false, false, false, false]);
    theatre.replay();
    expect(theatre.again).toBe(true);
    expect(held(theatre)).toEqual([false, false, false, false]);
    theatre.take(view(1), [event('acts', { seat: 0, number: 2, action: 17 })], view(2));
    expect(theatre.again).toBe(false);
    theatre.step();
    expect(theatre.now?.beat.number).toBe(2);
  });

  it('does not wait any more once it was skipped: the next reveal goes on by itself', () => {
    theatre.take(view(0), told, view(1));
    theatre.paused = true;
    theatre.skip();
    expect(theatre.paused).toBe(false);
  });

  it('goes back a beat, and waits there', () => {
    theatre.take(view(0), told, view(1));
    theatre.step();
    theatre.step();
    theatre.back();
    expect(theatre.now?.beat.kind).toBe('number');
    expect(theatre.paused).toBe(true);
    theatre.step();
    expect(theatre.now?.beat.kind).toBe('action');
    expect(theatre.past.map(({ beat }) => beat.kind)).toEqual(['number']);
  });

  it('is told within a fifth of the time of whoever is asked, and at its own pace without a clock', () => {
    theatre.take(view(0), told, view(1));
    theatre.step();
    const calm = theatre.stays;
    theatre.hurry(null);
    expect(theatre.stays).toBe(calm);
    theatre.paused = true;
    theatre.hurry(4);
    expect(theatre.paused).toBe(false);
    let whole = 0;
    for (; theatre.now; theatre.step()) whole += theatre.stays;
    expect(whole).toBeLessThanOrEqual(801);
  });

  it('keeps the order of the log: what needs no show waits for what is shown before it', () => {
    const locked = event('locked', { seat: 1 });
    theatre.take(view(0), told, view(1));
    theatre.take(view(1), [locked], view(1));
    theatre.step();
    expect(theatre.holds(locked as unknown as Happening)).toBe(true);
    theatre.skip();
    expect(theatre.holds(locked as unknown as Happening)).toBe(false);
  });

  it('leaves the table alone where nothing is shown', () => {
    theatre.take(view(0), [event('locked', { seat: 1 })], view(0));
    expect(theatre.busy).toBe(false);
  });
});

describe('the stage', () => {
  it('follows cubes, levels and tokens from event to event', () => {
    const story = [
      event('collected', { seat: 0, cubes: [0, 2, 0, 0, 0] }),
      event('stole', { seat: 1, victim: 0, cubes: [1, 1, 0, 0, 0] }),
      event('lowered', { seat: 0, unit: 0, level: 1 }),
      event('token', { seat: 1, token: 0 }),
      event('programme', { seat: 1, actions: [1, 2, 3, 4] }),
    ];
    const lies = story.reduce(after, view(1));
    expect(lies.players[0]).toMatchObject({ cubes: [0, 2, 1, 1, 0], levels: [1, 1, 2, 1] });
    expect(lies.players[1]).toMatchObject({ cubes: [2, 2, 1, 1, 0], tokens: [1, 0, 0, 0, 0], programme: [1, 2, 3, 4] });
    expect(lies.supply).toEqual([9, 7, 9, 9, 9]);
    expect(lies.tokens[0]).toBe(11);
  });
});
