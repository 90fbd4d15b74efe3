/**
 * What an onlooker with clear eyes believes the vision to be, star by star.
 *
 * The same reckoning as that of the bots (`beliefs` in games/dreams/bot.py): both are held to the
 * same file of examples.
 */

import type { Salient, Tone } from './salient';
import type { Shade } from './protocol';
import type { Placed } from './view';

const MATCHES: Readonly<Record<Tone, Shade>> = { light: 'light', mid: 'grey', dark: 'black' };
const SPREAD = 0.09;
const STRAY = 0.05;
const OTHER_TONE = 0.25;
const FEW = 6;
const TEMPER = 1.5;

/** How likely such a star is if this picture is the vision. */
function fit(star: Placed, things: readonly Salient[]): number {
  const total = things.reduce((sum, { weight }) => sum + weight, 0);
  let found = STRAY / Math.PI;
  for (const { u, v, tone, weight } of things) {
    const distance2 = ((u - star.u) / 1000) ** 2 + ((v - star.v) / 1000) ** 2;
    if (distance2 >= (3.5 * SPREAD) ** 2) continue;
    const near = ((weight / total) * Math.exp(-distance2 / (2 * SPREAD ** 2))) / (2 * Math.PI * SPREAD ** 2);
    found += MATCHES[tone] === star.shade ? near : OTHER_TONE * near;
  }
  return found;
}

/** How likely each picture is: at first, then after each star. */
export function beliefs(pictures: readonly (readonly Salient[])[], stars: readonly Placed[]): number[][] {
  const sums = pictures.map(() => 0);
  const steps = [pictures.map(() => 1 / pictures.length)];
  stars.forEach((star, k) => {
    pictures.forEach((things, j) => (sums[j] = (sums[j] ?? 0) + Math.log(fit(star, things))));
    // Nobody takes in a crowded sky star by star: the more there are, the less each counts.
    const temper = TEMPER * Math.sqrt(Math.max(1, (k + 1) / FEW));
    const most = Math.max(...sums);
    const chances = sums.map((sum) => Math.exp((sum - most) / temper));
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    steps.push(chances.map((chance) => chance / all));
  });
  return steps;
}
