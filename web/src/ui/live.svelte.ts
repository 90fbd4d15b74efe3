/** What is said aloud: to ears through the live region, to eyes as a short note. */

import { untrack } from 'svelte';

export interface Note {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'refuse';
}

let count = 0;

export const live = $state<{ spoken: string; notes: Note[] }>({ spoken: '', notes: [] });

/** Tell ears. An effect that does so does not follow what is said. */
export function announce(text: string): void {
  // A no-break space at the end makes a repeated sentence new to a screen reader.
  live.spoken = untrack(() => live.spoken) === text ? `${text}\u00a0` : text;
}

/** Show a short note for a few seconds; ears hear it too. An effect that does so does not follow the notes. */
export function note(text: string, tone: Note['tone'] = 'plain'): void {
  const id = ++count;
  live.notes = [...untrack(() => live.notes).slice(-2), { id, text, tone }];
  announce(text);
  setTimeout(() => {
    live.notes = live.notes.filter((shown) => shown.id !== id);
  }, 5000);
}
