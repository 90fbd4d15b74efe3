/** Where the points of a finished game came from. */

import type { Moment } from '../protocol';

/** What each seat gained in each round; a round ends with the moment at which the next begins. */
export function byRound(frames: readonly Moment[], chapters: readonly number[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let before = 0;
    return chapters.map((_, i) => {
      const now = frames[chapters[i + 1] ?? frames.length - 1]?.scores[seat] ?? before;
      const gained = now - before;
      before = now;
      return gained;
    });
  });
}

interface Points {
  readonly kind: string;
  readonly seat?: number;
  readonly card?: number;
  readonly points?: number;
}

/** What each card brought a seat, and took from it, the best first. */
export function byCard(frames: readonly Moment[], seat: number): [card: number, points: number][] {
  const found = new Map<number, number>();
  for (const event of frames.flatMap(({ events }) => events as readonly Points[])) {
    if (event.seat !== seat || event.card === undefined || event.points === undefined) continue;
    const sign = event.kind === 'points' ? 1 : event.kind === 'points_lost' ? -1 : 0;
    if (sign !== 0) found.set(event.card, (found.get(event.card) ?? 0) + sign * event.points);
  }
  return [...found].sort(([, one], [, other]) => other - one);
}
