/** The telling while it is written: kept in this tab with every letter, and at the table whenever the hand pauses. */

import type { Move } from '../../table/board';
import { forget, note, recall } from '../../table/written';
import type { DreamView } from './protocol';
import { writing } from './view';

/** How long a pause in writing lasts before what is written is kept, in milliseconds. */
export const PAUSE = 1500;
/** The same when little time is left. */
export const HURRY = 200;

export interface Scribe {
  readonly view: DreamView;
  /** Whether the table listens: it does not while it takes in what it was last told. */
  readonly asked: boolean;
  /** Whether the dream is still being told. */
  readonly open: boolean;
  readonly pause: number;
  readonly play: (move: Move) => Promise<boolean>;
}

export class Keeping {
  text = $state('');
  /** What the table has. */
  kept = $state('');
  /** Set while the table is being told. */
  telling = $state.raw<Promise<boolean> | null>(null);
  private readonly what: string;
  private timer = 0;
  /** Whether the last word was said, or the day has come: nothing more is kept. */
  private closed = false;

  constructor(private readonly scribe: () => Scribe) {
    const { view } = scribe();
    this.what = writing(view, 'tell');
    this.kept = view.telling;
    // What was written before the page was loaded anew, or the table was looked at otherwise.
    this.text = recall(this.what) ?? this.kept;
  }

  /** Begin; gives what to do when the field goes. Call when it is on the page. */
  start(): () => void {
    if (this.text !== this.kept) this.wrote();
    return () => {
      this.closed = true;
      clearTimeout(this.timer);
    };
  }

  /** Note that something was written. */
  wrote(): void {
    if (this.closed) return;
    note(this.what, this.text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), this.scribe().pause) as unknown as number;
  }

  /** Tell the table that this is all. */
  async end(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.timer);
    await this.telling;
    if (await this.scribe().play({ kind: 'tell', text: this.text, done: true })) {
      forget(this.what);
    } else if (this.scribe().open) {
      this.closed = false;
      this.wrote();
    }
  }

  private async keep(): Promise<void> {
    const now = this.text;
    if (this.scribe().asked) {
      this.telling = this.scribe().play({ kind: 'tell', text: now, done: false });
      if (await this.telling) this.kept = now;
      this.telling = null;
    }
    if (this.text !== this.kept) this.wrote();
    else forget(this.what);
  }
}
