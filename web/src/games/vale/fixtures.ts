/** Small tables for tests. */

import { DECK } from './deck';
import type { ValeView } from './protocol';
import type { CardId } from './view';

export const card = (id: string): CardId => DECK.findIndex((facts) => facts.slug === id);

export const cards = (...ids: string[]): CardId[] => ids.map(card);

/** A table for two with nothing on it, but for what a test is about. */
export const table = (about: Partial<ValeView> = {}): ValeView => ({
  seat: 0,
  seats: 2,
  first: 0,
  round: 1,
  points: [1, 2],
  stones: [
    [0, 0, 0],
    [0, 0, 0],
  ],
  hands: [[], []],
  areas: [[], []],
  marks: [],
  pile: 66,
  pile_top: [],
  discard: [],
  unseen: [],
  limits: [4, 4],
  values: [
    [1, 3, 6],
    [1, 3, 6],
  ],
  prices: [],
  banishing: 1,
  slots: 1,
  hunts: [],
  order: [0, 1],
  rules: 2,
  remembers: true,
  agenda: [],
  ...about,
});
