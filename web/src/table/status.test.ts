import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { State, TableInfo } from '../protocol';
import type { TableLink } from './link.svelte';
import Status from './Status.svelte';
import { Teller } from './teller';

/** What the line beside the sentence says to a seat, at a table in some phase. */
function told(phase: TableInfo['phase'], away: boolean, resigned: boolean): string | undefined {
  const seats = [{ seat: 0, name: 'Ada', bot: null, away, resigned, online: true, host: true, you: true }];
  const table = { id: 'one', game: 'vale', phase, seats, result: null } as unknown as TableInfo;
  const state = { seat: 0, view: {}, ask: null, waiting: [], clocks: [], n: 3 } as unknown as State;
  const page = mount(Status, {
    target: document.body,
    props: {
      link: { state, health: 'live', at: 0 } as unknown as TableLink,
      table,
      teller: new Teller('vale', table.seats, null),
      look: null,
      refusal: null,
      veiled: false,
      board: true,
      undo: null,
      onrule: () => {},
      onundo: () => {},
      onback: () => {},
    },
  });
  flushSync();
  const said = document.querySelector('.wire')?.textContent?.trim();
  void unmount(page);
  return said;
}

describe('the status', () => {
  it('offers a seat back while a bot plays on it, and no longer', () => {
    expect(told('playing', true, false)).toContain('page-take-back-seat');
    expect(told('playing', false, false)).toBeUndefined();
    expect(told('over', true, false)).toBeUndefined();
  });

  it('tells whoever has resigned what becomes of their seat', () => {
    expect(told('playing', false, true)).toBe('page-you-resigned');
    expect(told('over', false, true)).toBeUndefined();
  });
});
