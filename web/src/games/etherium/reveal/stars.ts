/** How the stars of a game were made: of each seat, season by season, what each source brought. */

import type { Happening } from '../../../table/board';
import { BOX } from '../view';

/** What brings stars, in the order in which a game tells them. */
export const SOURCES: readonly string[] = [...BOX.tokens.map(({ slug }) => slug), 'capacities', 'guide', 'cubes'];

export interface Made {
  readonly seat: number;
  readonly people: number;
  /** For each season that is over, how many stars each source had brought by then. */
  readonly seasons: readonly (readonly number[])[];
  readonly total: number;
}

/** A moment, as far as what happened at it matters here. */
interface Told {
  readonly events: readonly unknown[];
}

const sum = (counts: readonly number[]): number => counts.reduce((one, other) => one + other, 0);

/** Tell how the stars were made, the most first. */
export function made(frames: readonly Told[]): readonly Made[] {
  const peoples = new Map<number, number>();
  const ends: (readonly (readonly number[])[])[] = [];
  for (const event of frames.flatMap(({ events }) => events as readonly Happening[])) {
    if (event.kind === 'set_up') peoples.set(event.seat as number, event.people as number);
    if (event.kind === 'season_ends') ends.push(event.made as readonly (readonly number[])[]);
  }
  const found = [...peoples].map(([seat, people]) => {
    const seasons = ends.map((end) => end[seat] ?? []);
    return { seat, people, seasons, total: sum(seasons.at(-1) ?? []) };
  });
  return found.sort((one, other) => other.total - one.total || one.seat - other.seat);
}

/** The most stars that any column shows. */
export const highest = (story: readonly Made[]): number =>
  Math.max(1, ...story.flatMap(({ seasons }) => seasons.map(sum)));
