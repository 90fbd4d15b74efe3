/** How a game ended, from the first to the last. */

import type { SeatInfo, TableInfo } from '../protocol';

export interface Rank {
  readonly seat: SeatInfo;
  readonly score: number;
  readonly won: boolean;
  readonly resigned: boolean;
  /** 1 for the first; seats with the same score share a place. */
  readonly place: number;
}

/** Rank the seats: winners first, then by score; whoever gave up is last, whatever they had. */
export function ranks({ seats, result }: Pick<TableInfo, 'seats' | 'result'>): Rank[] {
  const found = seats
    .map((seat) => ({
      seat,
      score: result?.scores[seat.seat] ?? 0,
      won: result?.winners.includes(seat.seat) ?? false,
      resigned: seat.resigned || (result?.resigned.includes(seat.seat) ?? false),
    }))
    .sort((a, b) => Number(a.resigned) - Number(b.resigned) || Number(b.won) - Number(a.won) || b.score - a.score);
  const level = (a: Omit<Rank, 'place'>, b: Omit<Rank, 'place'>): boolean =>
    a.resigned === b.resigned && a.won === b.won && (a.resigned || a.score === b.score);
  return found.map((each) => ({ ...each, place: found.findIndex((other) => level(other, each)) + 1 }));
}
