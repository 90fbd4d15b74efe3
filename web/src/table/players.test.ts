import { flushSync, mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../protocol';
import { speak, teach } from '../words';
import type { TableLink } from './link.svelte';
import Players from './Players.svelte';
import { Teller } from './teller';

const seats = ['Camille', 'Odile'].map((name, seat) => ({ seat, name, bot: null, online: true })) as SeatInfo[];

/** Read the strip of each seat, as whoever sits on the first sees it. */
function read(seats: readonly SeatInfo[], each: (player: Element) => string): string[] {
  const page = mount(Players, {
    target: document.body,
    props: {
      link: { at: 0 } as unknown as TableLink,
      seen: { seat: 0, view: { points: [1, 2] }, waiting: [0, 1].map((seat) => ({ seat })), clocks: [] } as never,
      table: { seats, phase: 'playing' } as unknown as TableInfo,
      teller: new Teller('vale', [...seats], null, 0),
      look: null,
      onshow: () => {},
    },
  });
  flushSync();
  const found = [...document.querySelectorAll('.player')].map(each);
  void unmount(page);
  return found;
}

/** What the strip says of a seat, seen and heard. */
const told = (player: Element): string =>
  [...player.querySelectorAll('.name, .score, .visually-hidden')]
    .filter((part) => part.parentElement === player)
    .map((part) => part.textContent?.trim())
    .join(' ');

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.scrollTo = () => {};
  teach('fr', readFileSync('../src/reverie/locales/fr/page.ftl', 'utf8'));
  await speak('fr');
});

it('speaks to me as to me, and counts one point as one', () => {
  expect(read(seats, told)).toEqual(['Vous 1\u00a0point À vous de jouer', 'Odile 2\u00a0points on l’attend']);
});

it('wears a bot on the seat of whoever has resigned', () => {
  const left = seats.map((seat) => ({ ...seat, resigned: seat.name === 'Odile' }));
  expect(read(left, (player) => String(player.querySelector('.bot') !== null))).toEqual(['false', 'true']);
});
