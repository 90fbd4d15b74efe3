import { flushSync, mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { SeatInfo } from '../../protocol';
import { Teller } from '../../table/teller';
import { speak, teach } from '../../words';
import { table } from './fixtures';
import SeatThing from './SeatThing.svelte';
import { Turn, type ValeProps } from './turn.svelte';

const seats = [{ seat: 0, name: 'Camille' }] as SeatInfo[];

/** What the sheet of the first seat calls its area, to somebody. */
function area(me: number | null): string | undefined {
  const props = { seat: 0, view: table(), teller: new Teller('vale', seats, null, me) };
  const page = mount(SeatThing, { target: document.body, props });
  flushSync();
  const said = document.querySelector('h3')?.textContent;
  void unmount(page);
  return said;
}

/** Whether the table takes its lower seat for my own. */
function mine(seat: number | null, me: number | null): boolean {
  const teller = new Teller('vale', seats, null, me);
  return new Turn(() => ({ view: table(), ask: null, me: seat, teller }) as unknown as ValeProps).mine;
}

beforeAll(async () => {
  teach('fr', readFileSync('../src/reverie/locales/fr/vale_board.ftl', 'utf8'));
  await speak('fr');
});

it('calls my area mine on my own sheet, and theirs on the others’', () => {
  expect([0, 1, null].map(area)).toEqual(['Votre arène', 'Son arène', 'Son arène']);
});

it('takes no seat for mine when somebody else’s eyes are borrowed, or when one watches', () => {
  expect([mine(0, 0), mine(0, null), mine(null, null)]).toEqual([true, false, false]);
});
