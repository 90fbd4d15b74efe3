import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../protocol';
import End from './End.svelte';
import { Teller } from './teller';

const seats: SeatInfo[] = [
  {
    seat: 0,
    name: 'Ada',
    bot: null,
    away: false,
    resigned: false,
    online: true,
    host: true,
    you: true,
    rating: null,
    entropy: '',
  },
];
const table = {
  id: 'old',
  game: 'vale',
  phase: 'over',
  seats,
  result: { scores: [3], winners: [0], resigned: [], ratings: {} },
  rematch: 'next',
} as unknown as TableInfo;

/** What the golden button says when the rematch answers so. */
async function offered(rematch: string | null, answer: () => Response): Promise<string | undefined> {
  // The plot of points is still on its way.
  const fetched = vi.fn((path: string) =>
    path === '/api/tables/next' ? Promise.resolve(answer()) : new Promise(() => {}),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const page = mount(End, {
    target: document.body,
    props: {
      table: { ...table, rematch },
      teller: new Teller('vale', seats, null),
      goal: undefined,
      onclose: () => {},
    },
  });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(rematch === null ? 1 : 2));
  await new Promise((rest) => setTimeout(rest));
  flushSync();
  const said = document.querySelector('.deeds .gold')?.textContent?.trim();
  void unmount(page);
  return said;
}

const phase = (now: string) => () => new Response(JSON.stringify({ phase: now }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the end', () => {
  it('offers a rematch, and to join one as long as there is one', async () => {
    expect(await offered(null, phase('lobby'))).toBe('page-rematch');
    expect(await offered('next', phase('lobby'))).toBe('page-join-rematch');
    expect(await offered('next', phase('playing'))).toBe('page-join-rematch');
    expect(await offered('next', phase('over'))).toBe('page-see-rematch');
  });

  it('offers a rematch anew once the first one was closed or forgotten', async () => {
    expect(await offered('next', phase('closed'))).toBe('page-rematch');
    expect(await offered('next', () => new Response('{"code": "no_table"}', { status: 404 }))).toBe('page-rematch');
  });

  it('asks nothing more of a table that was left before the story of its points came', async () => {
    let come: (answer: Response) => void = () => undefined;
    const asked = vi.fn(() => new Promise<Response>((resolve) => (come = resolve)));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let state = $state.raw(table);
    let page = {};
    const leave = $effect.root(() => {
      const held = $derived(state);
      page = mount(End, {
        target: document.body,
        props: {
          get table() {
            return held;
          },
          teller: new Teller('vale', seats, null),
          goal: undefined,
          onclose: () => {},
        },
      });
    });
    state = { ...table, rematch: null };
    flushSync();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await unmount(page);
    leave();
    come(new Response(JSON.stringify({ moments: [{ n: 0, events: [], scores: [3] }], until: 0, last: 0 })));
    await new Promise((rest) => setTimeout(rest));
    expect(warned).not.toHaveBeenCalled();
  });
});
