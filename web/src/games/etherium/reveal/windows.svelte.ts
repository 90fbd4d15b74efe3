/**
 * Windows for Flash cards: whether the page asks, or passes by itself.
 *
 * A window opens to whoever holds any card, so most of them are passed. The page passes at the pace of somebody who
 * thinks it over, whatever lies in the hand, so that nobody learns from it who could have answered.
 */

import type { Ask } from '../protocol';

/** How long a pass takes by itself, in milliseconds: drawn anew each time, and never told by what is held. */
const LEAST = 700;
const MOST = 1700;

export class Windows {
  /** Whether to be asked before one's own actions and fights. */
  hold = $state(false);
  /** Passed until this season is over. */
  until = $state(0);
  /** Cards that are not asked for. */
  never = $state.raw<ReadonlySet<number>>(new Set());

  /** The cards that could be played in a window, without those that are not asked for. */
  offered(ask: Ask): readonly number[] {
    return ask.options.flatMap((move) => (move.kind === 'play' && !this.never.has(move.card) ? [move.card] : []));
  }

  /** Whether the page passes by itself. */
  passes(ask: Ask | null, season: number): boolean {
    if (ask?.kind === 'loss') return this.offered(ask).length === 0;
    if (ask?.kind !== 'priority') return false;
    return !this.hold || this.until === season || this.offered(ask).length === 0;
  }

  /** How long it takes the page to pass. */
  pause(random: () => number = Math.random): number {
    return LEAST + (MOST - LEAST) * random();
  }

  /** Ask no more before the season is over. */
  rest(season: number): void {
    this.until = season;
  }

  /** Ask no more for a card. */
  forget(card: number): void {
    this.never = new Set([...this.never, card]);
  }

  /** Forget what was wished: another table. */
  clear(): void {
    this.wake();
    this.hold = false;
  }

  /** Ask for everything again. */
  wake(): void {
    this.hold = true;
    this.until = 0;
    this.never = new Set();
  }
}

/** The windows of the one board that a page shows. */
export const windows = new Windows();
