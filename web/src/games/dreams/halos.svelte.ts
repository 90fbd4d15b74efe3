/** Whoever places a star is seen for two seconds; then it is for all to remember. */

import { untrack } from 'svelte';
import type { Happening } from '../../table/board';
import type { Shade } from './view';

export interface Halo {
  readonly id: number;
  readonly seat: number;
  readonly shade: Shade;
  readonly u: number;
  readonly v: number;
}

export const HALO = 2000;
/** Between two halos that came at once. */
export const GAP = 900;

export class Halos {
  shown = $state.raw<readonly Halo[]>([]);
  #free = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly onlit: (halo: Halo) => void = () => {}) {}

  /** Light up the stars that were just placed, one after the other. */
  note(events: readonly Happening[]): void {
    const now = Date.now();
    for (const event of events) {
      if (event.kind !== 'star') continue;
      const halo = { id: event.n, seat: Number(event.seat), shade: event.shade as Shade, u: Number(event.u), v: Number(event.v) };
      const at = Math.max(now, this.#free);
      this.#free = at + GAP;
      this.#later(() => this.#light(halo), at - now);
    }
  }

  /** Forget all: the table went elsewhere. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#free = 0;
    this.shown = [];
  }

  #light(halo: Halo): void {
    untrack(() => (this.shown = [...this.shown.filter(({ id }) => id !== halo.id), halo]));
    this.onlit(halo);
    this.#later(() => (this.shown = this.shown.filter(({ id }) => id !== halo.id)), HALO);
  }

  #later(run: () => void, wait: number): void {
    if (wait <= 0) {
      run();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, wait);
    this.#timers.add(timer);
  }
}
