/**
 * Whoever places a star is seen for two seconds; then it is for all to remember.
 *
 * Who placed what, and when, is the memory of this game: a halo begins with the news of its star or not at all.
 */

import { untrack } from 'svelte';
import type { Happening } from '../../table/board';
import type { Shade } from './protocol';

export interface Halo {
  readonly id: number;
  readonly seat: number;
  readonly shade: Shade;
  readonly u: number;
  readonly v: number;
  /** When it was lit, as `Date.now()` counts. */
  readonly since: number;
}

export const HALO = 2000;
/** Stars that come faster than this come late, or too fast to be told apart: the last one shines for all. */
export const MOMENT = 100;

export class Halos {
  shown = $state.raw<readonly Halo[]>([]);
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly onlit: (halo: Halo) => void = () => {}) {}

  /** Light up the star that was just placed; the one that opens the vote puts out all others. */
  note(events: readonly Happening[], voting: boolean): void {
    this.wake();
    const star = events.findLast(({ kind }) => kind === 'star');
    if (!star) return;
    const now = Date.now();
    this.#keep(({ since }) => !voting && now - since >= MOMENT);
    this.#light({
      id: star.n,
      seat: Number(star.seat),
      shade: star.shade as Shade,
      u: Number(star.u),
      v: Number(star.v),
      since: now,
    });
  }

  /** Put out what has shone long enough: a page that nobody looks at may sleep through the end of a halo. */
  wake(): void {
    const now = Date.now();
    this.#keep(({ since }) => now - since < HALO);
  }

  /** Forget all: the table went elsewhere. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.shown = [];
  }

  #light(halo: Halo): void {
    untrack(() => (this.shown = [...this.shown, halo]));
    this.onlit(halo);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#keep(({ id }) => id !== halo.id);
    }, HALO);
    this.#timers.add(timer);
  }

  #keep(shines: (halo: Halo) => boolean): void {
    untrack(() => (this.shown = this.shown.filter(shines)));
  }
}
