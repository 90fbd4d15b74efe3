/** What a seat knows of the Vale, as the server tells it. */

import type { Stones } from './stones';

/** A card by its number; a card that these eyes have not seen is `UNSEEN`. */
export type CardId = number;
export const UNSEEN: CardId = -1;

export interface Step {
  readonly kind?: string;
  readonly seat?: number;
}

export interface ValeView {
  readonly seat: number | null;
  readonly seats: number;
  readonly first: number;
  readonly round: number;
  readonly points: readonly number[];
  readonly stones: readonly Stones[];
  readonly hands: readonly (readonly CardId[])[];
  readonly areas: readonly (readonly CardId[])[];
  readonly marks: readonly (readonly [CardId, number | null])[];
  /** How many cards the draw pile has. */
  readonly pile: number;
  /** Cards that all know to lie on top of it, the topmost last. */
  readonly pile_top: readonly CardId[];
  readonly discard: readonly CardId[];
  /** Which cards of one's own hand nobody else has seen. */
  readonly unseen: readonly CardId[];
  /** The steps to come, the next one last. */
  readonly agenda: readonly Step[];
}

export const GOAL = 60;
export const LAST_ROUND = 10;

/** The table with every hand open. */
export function open(views: readonly ValeView[], seat: number): ValeView | undefined {
  const base = views[seat];
  return base && { ...base, hands: base.hands.map((hand, own) => views[own]?.hands[own] ?? hand) };
}
