/** Magic stones: what they are worth, and the ways to pay with them or to keep them. (V2) */

import type { Stones } from './protocol';

export type StoneColour = 'red' | 'blue' | 'purple';

export const STONE_COLOURS: readonly StoneColour[] = ['red', 'blue', 'purple'];

export const NO_STONES: Stones = [0, 0, 0];

export const count = (stones: Stones): number => stones[0] + stones[1] + stones[2];

export const worth = (stones: Stones, values: Stones): number =>
  stones[0] * values[0] + stones[1] * values[1] + stones[2] * values[2];

export const same = (a: Stones, b: Stones): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

const distance = (a: Stones, b: Stones): number =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

/** The first of the ways by some measure. */
function least(ways: readonly Stones[], measure: (way: Stones) => number): Stones | undefined {
  let best: Stones | undefined;
  for (const way of ways) if (best === undefined || measure(way) < measure(best)) best = way;
  return best;
}

/** The payment to begin with: the one that loses least, then the one that frees most places. */
export const thriftiest = (ways: readonly Stones[], values: Stones): Stones | undefined =>
  least(ways, (way) => worth(way, values) * 100 - count(way));

/** The stones to begin with when only some can be kept: the most valuable. */
export const richest = (ways: readonly Stones[], values: Stones): Stones | undefined =>
  least(ways, (way) => -worth(way, values));

/**
 * Touch one stone: bring one more of its colour into what is chosen, or take one out.
 * The answer is always one of the ways; undefined if none has it so.
 */
export function touched(ways: readonly Stones[], chosen: Stones, colour: number, more: boolean): Stones | undefined {
  const now = chosen[colour] ?? 0;
  const fitting = ways.filter((way) => (more ? (way[colour] ?? 0) > now : (way[colour] ?? 0) < now));
  return least(fitting, (way) => distance(way, chosen));
}

/** One entry for each stone of a purse, the chosen ones of a colour first. */
export function laid(held: Stones, chosen: Stones = NO_STONES): { colour: number; index: number; chosen: boolean }[] {
  return STONE_COLOURS.flatMap((_, colour) =>
    Array.from({ length: held[colour] ?? 0 }, (__, index) => ({
      colour,
      index,
      chosen: index < (chosen[colour] ?? 0),
    })),
  );
}
