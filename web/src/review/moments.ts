/** A finished game as moments to step through, and what a search thought of its decisions. */

import type { Eyes } from '../api';
import type { Happening } from '../table/board';
import { isChapter } from '../table/log';
import type { Judgement, Moment, Review, Sight } from '../protocol';

/** How a game lay at a moment, if we have looked already. */
export type Sighted = (at: number) => Sight | undefined;

/** Read whose eyes an address asks for. */
export function readEyes(wish: string | null, seats: number, mine: number | null): Eyes {
  if (wish === 'open' || wish === 'none') return wish;
  const seat = wish !== null && /^\d+$/.test(wish) ? Number(wish) : mine;
  return seat !== null && seat < seats ? seat : 'open';
}

/** The moments that stand: what was taken back is not shown. */
export function moments(told: readonly Moment[]): Moment[] {
  return told.filter((moment) => !moment.undone);
}

/** Which moment shows row n: the last one that is not later. */
export function momentOf(list: readonly Moment[], n: number): number {
  return Math.max(
    0,
    list.findLastIndex((moment) => moment.n <= n),
  );
}

/** The moments at which a round begins. */
export function rounds(list: readonly Moment[]): number[] {
  return list.flatMap(({ events }, i) => ((events as readonly Happening[]).some(isChapter) ? [i] : []));
}

/**
 * Lay every seat's own part of its view side by side: the table with nothing hidden.
 *
 * A list with one entry for each seat, in every view, is taken for one thing of each seat. A game whose
 * views hold other lists that may be as long says itself how its table lies open.
 */
export function openView(views: readonly unknown[], seat: number): unknown {
  const all = views as readonly Readonly<Record<string, unknown>>[];
  const open: Record<string, unknown> = { ...all[seat] };
  for (const field of Object.keys(open)) {
    const lists = all.map((view) => view[field]);
    if (lists.every((list) => Array.isArray(list) && list.length === all.length))
      open[field] = lists.map((list, own) => (list as unknown[])[own]);
  }
  return open;
}

/** How much a decision gave away, in chances to win from 0 to 1. */
export function loss(judged: Judgement): number {
  return Math.max(0, judged.best.win - judged.win);
}

/** How sure the search can be that another choice was better or worse: by how far what was played is from the next best. */
export function sureness({ move, win, alternatives }: Judgement): 'clear' | 'leaning' | 'close' {
  const played = JSON.stringify(move);
  const others = alternatives.filter((each) => JSON.stringify(each.move) !== played).map((each) => each.win);
  const apart = Math.abs(Math.max(...others, 0) - win);
  return apart >= 0.12 ? 'clear' : apart >= 0.04 ? 'leaning' : 'close';
}

/** The decisions that gave most away, at most so many, worst first. */
export function swings(review: Review, most = 3, least = 0.04): Judgement[] {
  return review.decisions
    .filter((judged) => loss(judged) >= least)
    .sort((a, b) => loss(b) - loss(a))
    .slice(0, most);
}

/** Where to play on from a moment: before the decision that led to it, if that was judged, and else from the moment itself. */
export function playableFrom(list: readonly Moment[], at: number, judged: Judgement | undefined): number {
  return (judged ? list[at - 1] : list[at])?.n ?? 0;
}

/** The chance to win over the moments: a value at each decision, nothing between. */
export function chances(list: readonly Moment[], review: Review): (number | null)[] {
  const found = new Map(review.decisions.map((judged) => [judged.n, judged.win]));
  return list.map(({ n }) => {
    const win = found.get(n);
    return win === undefined ? null : Math.round(win * 100);
  });
}
