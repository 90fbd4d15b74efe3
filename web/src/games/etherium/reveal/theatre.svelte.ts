/**
 * The reveal, at one's own pace: what has been told so far, what is still to come, and how the table lies meanwhile.
 *
 * What the board has not shown yet is kept from log, ears and status too. Whoever is asked is never kept waiting:
 * the answers are there at once, and the rest is told before a fifth of their time is over.
 */

import type { Happening } from '../../../table/board';
import type { EtheriumView, Event } from '../protocol';
import { cut, lasts, NOTHING_YET, type Beat, type Heading } from './beats';
import { after } from './stage';

/** A beat, and how the table lies when it has been told. */
export interface Cue {
  readonly id: number;
  readonly beat: Beat;
  readonly before: EtheriumView;
  readonly view: EtheriumView;
  /** All that happened up to its end, shown or not, which is told with it: the log keeps its order. */
  readonly told: readonly Event[];
}

export const SPEEDS = [1, 2, 4] as const;
/** How much of somebody's time the rest of a reveal may take. */
const SHARE = 0.2;

const SHORTEST = 60;

export class Theatre {
  /** What is being told. */
  now = $state.raw<Cue>();
  /** What is still to come. */
  coming = $state.raw<readonly Cue[]>([]);
  /** What was told this season, or in the last one until the next is revealed. */
  past = $state.raw<readonly Cue[]>([]);
  paused = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** Whether the season is being told again. */
  again = $state(false);
  /** By how much everything is hurried, so that whoever is asked sees the table as it is. */
  private haste = $state(1);
  private heading: Heading = NOTHING_YET;
  private next = 0;

  readonly busy = $derived.by(() => this.now !== undefined || this.coming.length > 0);
  /** How the table lies while something is told: before the first beat, as it lay. */
  readonly view = $derived.by(() => this.now?.view ?? this.coming[0]?.before);
  private readonly held = $derived.by(
    (): ReadonlySet<unknown> => new Set(this.again ? [] : this.coming.flatMap(({ told }) => told)),
  );

  /** Take in what a message told: the table before, what happened, the table after. Whoever shows it steps to it. */
  take(before: EtheriumView, events: readonly Event[], view: EtheriumView): void {
    const beats = cut(events, this.heading);
    const last = beats.at(-1);
    if (!last) {
      this.keepInOrder(events);
      return;
    }
    this.heading = last;
    let lies = before;
    let heard = 0;
    const cues = beats.map((beat, at) => {
      const stood = lies;
      const ends = at === beats.length - 1 ? events.length : events.indexOf(beat.events.at(-1)!) + 1;
      const told = events.slice(heard, ends);
      heard = ends;
      lies = ends === events.length ? view : beat.events.reduce(after, lies);
      return { id: this.next++, beat, before: stood, view: lies, told };
    });
    if (this.again) this.leave();
    this.coming = [...this.coming, ...cues];
  }

  /** What needs no show is told after what is still to be shown. */
  private keepInOrder(events: readonly Event[]): void {
    const last = this.coming.at(-1);
    if (last && !this.again) this.coming = [...this.coming.slice(0, -1), { ...last, told: [...last.told, ...events] }];
  }

  /** Go on to the next beat; after the last the table lies as it is. */
  step(): void {
    const [first, ...rest] = this.coming;
    if (this.now && !this.again) this.remember(this.now);
    this.now = first;
    this.coming = rest;
    if (!first) {
      this.haste = 1;
      this.again = false;
    }
  }

  /** Go back to the beat before, which stays until one goes on. */
  back(): void {
    const at = this.now ? this.past.findIndex(({ id }) => id === this.now?.id) : -1;
    const earlier = this.past[at < 0 ? this.past.length - 1 : at - 1];
    if (!earlier) return;
    this.paused = true;
    if (this.now) this.coming = [this.now, ...this.coming];
    this.now = earlier;
    if (!this.again) this.past = this.past.filter(({ id }) => id < earlier.id);
  }

  /** Tell all that is left at once. */
  skip(): void {
    if (!this.again) for (const cue of [...(this.now ? [this.now] : []), ...this.coming]) this.remember(cue);
    this.leave();
  }

  /** Tell the last season again, from its programmes on. */
  replay(): void {
    const start = Math.max(
      0,
      this.past.findIndex(({ beat }) => beat.kind === 'screens'),
    );
    const [first, ...rest] = this.past.slice(start);
    if (!first || this.busy) return;
    this.again = true;
    this.paused = false;
    this.now = first;
    this.coming = rest;
  }

  /** Somebody here is asked and has so many seconds; null without a clock. */
  hurry(seconds: number | null): void {
    const left = this.coming.reduce((sum, { beat }) => sum + lasts(beat), this.now ? lasts(this.now.beat) : 0);
    this.haste = seconds === null ? 1 : Math.max(1, left / this.speed / (seconds * 1000 * SHARE));
    if (seconds !== null) this.paused = false;
  }

  /** How long the beat that is told now stays, in milliseconds. */
  get stays(): number {
    return this.now ? Math.max(SHORTEST, lasts(this.now.beat) / this.speed / this.haste) : 0;
  }

  /** Whether an event is still to be told. */
  holds(event: Happening): boolean {
    return this.held.has(event);
  }

  /** Forget everything: another table, another pair of eyes. */
  clear(): void {
    this.leave();
    this.past = [];
    this.heading = NOTHING_YET;
  }

  private leave(): void {
    this.now = undefined;
    this.coming = [];
    this.again = false;
    this.paused = false;
    this.haste = 1;
  }

  private remember(cue: Cue): void {
    this.past = [...(cue.beat.kind === 'dawn' ? [] : this.past), cue];
  }
}

/** The theatre of the one board that a page shows. */
export const theatre = new Theatre();
