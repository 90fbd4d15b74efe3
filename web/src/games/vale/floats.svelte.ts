/** Points on their way up, by seat. */

import type { Happening } from '../../table/board';

interface Float {
  readonly id: number;
  readonly seat: number;
  readonly points: number;
  readonly delay: number;
}

class FloatingPoints {
  shown = $state.raw<readonly Float[]>([]);
  private next = 0;

  /** Let the points of these events rise, one after the other. */
  rise(events: readonly Happening[]): void {
    const told = events.filter((event) => event.kind === 'points' || event.kind === 'points_lost');
    const risen = told.map((event, i): Float => ({
      id: this.next++,
      seat: event.seat as number,
      points: (event.kind === 'points' ? 1 : -1) * (event.points as number),
      delay: 300 + i * 260,
    }));
    if (risen.length > 0) this.shown = [...this.shown, ...risen].slice(-12);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((each) => each.id !== id);
  }
}

export const floats = new FloatingPoints();
