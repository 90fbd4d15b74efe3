/** The words printed on a card, one sentence for each effect. */

import { DECK } from './deck';
import type { Teller } from '../../table/teller';

const BEGINNINGS = /(?=(?:Instantané|Instant|Permanent|Activable|Active)\s?:)/u;

/** Part what is printed on a card into its effects; all in the first, if they cannot be told apart. */
export function sentences(teller: Teller, card: number): string[] {
  const printed = teller.printed(card).effect ?? '';
  const found = printed.split(BEGINNINGS).map((sentence) => sentence.trim());
  return found.length === DECK[card]?.effects.length ? found : [printed];
}
