import { flushSync, mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../protocol';
import { speak, teach } from '../words';
import type { TableLink } from './link.svelte';
import Players from './Players.svelte';
import { Teller } from './teller';

const seats = ['Camille', 'Odile'].map((name, seat) => ({ seat, name, bot: null, online: true })) as SeatInfo[];

/** What the strip says of each seat, seen and heard, to whoever sits on the first. */
function told(): string[] {
  const page = mount(Players, {
    target: document.body,
    props: {
      link: { at: 0 } as unknown as TableLink,
      seen: { seat: 0, view: { points: [1, 2] }, waiting: [0, 1].map((seat) => ({ seat })), clocks: [] } as never,
      table: { seats, phase: 'playing' } as unknown as TableInfo,
      teller: new Teller('vale', seats, null, 0),
      look: null,
      onshow: () => {},
    },
  });
  flushSync();
  const said = [...document.querySelectorAll('.player')].map((each) =>
    [...each.querySelectorAll('.name, .score, .visually-hidden')]
      .filter((part) => part.parentElement === each)
      .map((part) => part.textContent?.trim())
      .join(' '),
  );
  void unmount(page);
  return said;
}

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
  expect(told()).toEqual(['Vous 1\u00a0point À vous de jouer', 'Odile 2\u00a0points on l’attend']);
});
