/** What was found of a story at a table: fetched when something first speaks of it, and kept. */

import { SvelteMap } from 'svelte/reactivity';
import * as api from '../api';
import type { Passage } from '../protocol';
import { language } from '../words';

/** How long to wait before asking again for what was not found yet, or not heard, in milliseconds. */
const AGAIN = 1500;

export class Passages {
  private readonly told = new SvelteMap<string, Passage>();
  private readonly asked = new Map<string, number>();

  constructor(private readonly table: string) {}

  /** A passage in the language of the page; undefined until it has come, and as long as it was not found. */
  of(id: string): Passage | undefined {
    const spoken = language();
    const key = `${spoken}/${id}`;
    const known = this.told.get(key);
    if (!known && (this.asked.get(key) ?? 0) <= Date.now()) {
      this.asked.set(key, Infinity);
      void api.passage(this.table, id, spoken).then(
        (passage) => this.told.set(key, passage),
        () => this.asked.set(key, Date.now() + AGAIN),
      );
    }
    return known;
  }

  /** Where the picture of a passage is drawn. */
  picture(id: string): string {
    return api.passagePicture(this.table, id);
  }
}
