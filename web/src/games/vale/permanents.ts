/** What the cards of an area change as long as they lie there. (V6.2) */

import type { Family } from './art/families';
import { DECK } from './deck';
import type { Stones } from './stones';
import type { CardId } from './view';

const number = (id: string): CardId => DECK.findIndex((card) => card.id === id);

const HESTIA = number('hestia');
const PHOENIX = number('phoenix');
const AGNI = number('agni');
const KAPPA = number('kappa');
const HAE_TAE = number('hae_tae');
const WATER_GIANT = number('water_giant');
const TRITON = number('triton');
const GARGOYLE = number('gargoyle');
const PEGASUS = number('pegasus');
const HIPPOGRIFF = number('hippogriff');
const SYLPH = number('sylph');

/** What selling a card of a family brings. (V4.3) */
export const SALE: Readonly<Record<Family, Stones>> = {
  fire: [3, 0, 0],
  water: [0, 1, 0],
  earth: [4, 0, 0],
  wind: [1, 1, 0],
  dragon: [0, 0, 1],
};

/** What each colour is worth to the owner of an area. (V2.1) */
export function stoneValues(area: readonly CardId[]): Stones {
  const more = area.includes(WATER_GIANT) ? 1 : 0;
  const [blue, purple] = area.includes(HAE_TAE) ? [6, 3] : [3, 6];
  return [area.includes(AGNI) ? 2 : 1, blue + more, purple + more];
}

/** How many stones the owner of an area may hold. (V2.2) */
export const stoneLimit = (area: readonly CardId[]): number => (area.includes(HESTIA) ? 6 : 4);

/** What summoning a card costs the owner of an area. (V4.7) */
export function price(card: CardId, area: readonly CardId[]): number {
  const facts = DECK[card];
  if (!facts) return 0;
  const less = (area.includes(PEGASUS) ? 1 : 0) + (facts.family === 'wind' && area.includes(HIPPOGRIFF) ? 2 : 0);
  return Math.max(0, facts.cost - less);
}

/** The points that the cards of an area give for a summon paid with these stones. (V6.5, V6.9) */
export function pointsForSummon(area: readonly CardId[], pay: Stones): number {
  let points = 0;
  if (area.includes(PHOENIX)) points += pay[0];
  if (area.includes(KAPPA) && pay[1] > 0) points += 2;
  if (area.includes(GARGOYLE) && pay[2] > 0) points += 3;
  if (area.includes(SYLPH)) points += 1;
  return points;
}

/** What taming a card brings besides the card. */
export const stonesForTaming = (area: readonly CardId[], card: CardId): Stones =>
  area.includes(TRITON) && DECK[card]?.family === 'water' ? [0, 2, 0] : [0, 0, 0];
