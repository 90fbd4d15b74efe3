/** How much room each space of the vale keeps: that of the beginning of the round, also when the page is loaded anew. */

import { FAMILIES, type Family } from './art/families';
import { DECK } from './deck';
import type { ValeView } from './protocol';

interface Kept {
  readonly round: number;
  readonly most: Partial<Record<Family, number>>;
}

const KEY = 'reverie.vale.rooms';
const NONE: Kept = { round: 0, most: {} };

function read(place: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Kept & { place: string }) | null;
    return kept?.place === place ? kept : NONE;
  } catch {
    return NONE;
  }
}

/** Nothing moves when a creature leaves its space, until a new round begins. */
export class Rooms {
  private kept: Kept;

  /** `place` is the address of the table. */
  constructor(private readonly place: string) {
    this.kept = read(place);
  }

  of(v: Pick<ValeView, 'round' | 'marks'>): ReadonlyMap<Family, number> {
    const before = v.round === this.kept.round ? this.kept.most : {};
    const rooms = new Map<Family, number>();
    for (const family of FAMILIES) {
      const here = v.marks.filter(([card]) => DECK[card]?.family === family).length;
      rooms.set(family, Math.max(here, before[family] ?? 0));
    }
    this.keep({ round: v.round, most: Object.fromEntries(rooms) });
    return rooms;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ place: this.place, ...kept }));
    } catch {
      // A browser that keeps nothing lays the round out anew.
    }
  }
}
