/** How a game lay at its moments: fetched where one goes, and a little ahead, so that stepping does not wait. */

import { SvelteMap } from 'svelte/reactivity';
import * as api from '../api';
import type { Eyes } from '../api';
import type { Moment, Sight } from '../protocol';
import { attempt } from '../ui/problem';

/** A moment, and how the game lay there through some eyes. */
export interface Shown {
  readonly moment: Moment;
  readonly sight: Sight;
  /** Whose eyes. */
  readonly seat: number | null;
  readonly open: boolean;
}

/** How many moments are fetched ahead, and how few must be left ahead until more are. */
const AHEAD = 14;
const FEW = 6;
/** How many are kept; what a study wants to see is never let go. */
const MOST = 400;

export class Sightings {
  private readonly known = new SvelteMap<number, Shown>();
  private readonly wanted = new Set<number>();
  private last: Shown | undefined;
  private steps: readonly Moment[] = [];
  private here = 0;
  private back = false;
  private fetching = false;

  constructor(
    private readonly id: string,
    public eyes: Eyes,
  ) {}

  /** Look through other eyes; what we saw last stays until they see it too. */
  open(eyes: Eyes): void {
    this.eyes = eyes;
    this.known.clear();
    this.wanted.clear();
  }

  knows(moment: Moment): boolean {
    return this.known.has(moment.n);
  }

  /** What is to be shown where we are: the moment itself, or what was shown before until it is here. */
  at(moment: Moment): Shown | undefined {
    const found = this.known.get(moment.n);
    this.last = found ?? this.last;
    return this.last;
  }

  /** How the game lay at a moment that somebody wants to know of; it will be fetched. */
  want(moment: Moment | undefined): Sight | undefined {
    if (!moment) return undefined;
    const found = this.known.get(moment.n);
    if (!found && !this.wanted.has(moment.n)) {
      this.wanted.add(moment.n);
      queueMicrotask(() => void this.fetch());
    }
    return found?.sight;
  }

  /** Be at a moment: see to it that it is here, and those that one will come to next. */
  look(steps: readonly Moment[], at: number, back: boolean): void {
    this.steps = steps;
    this.here = at;
    this.back = back;
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (let rows = this.missing(); rows.length > 0; rows = this.missing()) {
        const { eyes } = this;
        const found = await attempt(() => api.sights(this.id, eyes, rows));
        if (!found) break;
        if (eyes !== this.eyes) continue;
        this.keep(found.sights, found.seat, found.open);
        if (found.sights.length === 0) break;
      }
    } finally {
      this.fetching = false;
    }
  }

  /** The rows to fetch next: where we are, ahead of that, and what a study wants. */
  private missing(): number[] {
    const way = this.back ? -1 : 1;
    const ahead: number[] = [];
    for (let k = 0; k <= AHEAD; k++) {
      const moment = this.steps[this.here + k * way];
      if (moment && !this.known.has(moment.n)) ahead.push(moment.n);
    }
    const first = this.steps[this.here + way * FEW];
    const wanted = [...this.wanted].filter((n) => !this.known.has(n));
    const soon = ahead[0] === this.steps[this.here]?.n || (first && !this.known.has(first.n)) || wanted.length > 0;
    return soon ? [...new Set([...ahead, ...wanted])].slice(0, api.SIGHTS) : [];
  }

  private keep(sights: readonly Sight[], seat: number | null, open: boolean): void {
    const moments = new Map(this.steps.map((moment) => [moment.n, moment]));
    for (const sight of sights) {
      const moment = moments.get(sight.n);
      if (moment) this.known.set(sight.n, { moment, sight, seat, open });
    }
    for (const n of this.known.keys()) {
      if (this.known.size <= MOST) break;
      if (!this.wanted.has(n)) this.known.delete(n);
    }
  }
}
