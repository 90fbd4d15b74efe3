/** What follows from a view of the Vale. */

import type { ValeView } from './protocol';

/** A card by its number; a card that these eyes have not seen is `UNSEEN`. */
export type CardId = number;
export const UNSEEN: CardId = -1;

/** The table with every hand open. */
export function open(views: readonly ValeView[], seat: number): ValeView | undefined {
  const base = views[seat];
  return base && { ...base, hands: base.hands.map((hand, own) => views[own]?.hands[own] ?? hand) };
}
