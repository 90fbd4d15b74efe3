/** What is printed on the seventy cards and on the board: the box as the engine tells it (`npm run protocol`). */

import type { Family } from './art/families';
import { content } from './box.json';
import type { Stones } from './protocol';

/** When an effect happens: once when summoned, for as long as it lies there, or once a round. */
export type Kind = 'instant' | 'permanent' | 'active';

interface Effect {
  readonly kind: Kind;
  /** The effect in signs, read from left to right; Sign.svelte draws each word. */
  readonly signs: string;
}

interface CardFacts {
  readonly slug: string;
  readonly family: Family;
  readonly cost: number;
  readonly effects: readonly Effect[];
}

/** A card's number is its place here. */
export const DECK = content.cards as readonly CardFacts[];

/** What selling a card of a family brings. (V4.3) */
export const SALE = Object.fromEntries(
  content.families.map(({ family, sale }) => [family, sale]),
) as unknown as Readonly<Record<Family, Stones>>;

/** The score that ends the game, its last round, and what stones of each colour are worth. */
export const { goal: GOAL, rounds: LAST_ROUND, stones: STONES } = content;
