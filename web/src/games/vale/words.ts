/** The words printed on a card: its name, and one sentence for each effect. */

import { DECK } from './deck';
import type { Teller } from '../../table/teller';
import { unbroken } from '../../words';

/** Between a number and what it counts: no line ends there. */
const COUNTED = /(?<=\d) (?=\p{L})/gu;

const BEGINNINGS = /(?=(?:Instantané|Instant|Permanent|Activable|Active)\s?:)/u;

/** Part what is printed on a card into its effects; all in the first, if they cannot be told apart. */
export function sentences(teller: Teller, card: number): string[] {
  const printed = unbroken(teller.printed(card).effect ?? '').replace(COUNTED, '\u00a0');
  const found = printed.split(BEGINNINGS).map((sentence) => sentence.trim());
  return found.length === DECK[card]?.effects.length ? found : [printed];
}

/** How many letters the longer line of a name has in two lines that are as even as they can be. */
export function longerLine(name: string): number {
  const words = name.split(/\s/);
  const parted = words.map((_, i) => Math.max(words.slice(0, i).join(' ').length, words.slice(i).join(' ').length));
  return Math.min(...parted);
}
