/** What lies on the console: my programme and what I guess of others, and every step back and forth. */

import { blank, firstFree, isEmpty, isSame, lay, lift, swap, type Draft } from './draft';

/** One programme that is being laid: mine, or one that I guess. */
export class Desk {
  draft = $state.raw<Draft>([]);
  /** The token that is in hand: the next action touched takes it. */
  private chosen = $state<number | null>(null);
  private past = $state.raw<readonly Draft[]>([]);
  private future = $state.raw<readonly Draft[]>([]);

  constructor(draft: Draft = []) {
    this.draft = draft;
  }

  /** The token that the next action takes: the one chosen, else the lowest that lies nowhere. */
  get held(): number | null {
    return this.chosen ?? firstFree(this.draft);
  }

  /** Whether the token in hand was chosen, and is not just the next one. */
  get picked(): number | null {
    return this.chosen;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  get empty(): boolean {
    return isEmpty(this.draft);
  }

  /** Begin anew from what lies: nothing was done before. */
  begin(draft: Draft): void {
    this.draft = draft;
    this.past = this.future = [];
    this.chosen = null;
  }

  choose(token: number | null): void {
    this.chosen = token !== null && this.chosen === token ? null : token;
  }

  /** Lay a token on an action: the one that is named, else the one in hand. */
  lay(action: number, token = this.held): boolean {
    if (token === null) return false;
    this.set(lay(this.draft, token, action));
    this.chosen = null;
    return true;
  }

  lift(token: number): void {
    this.set(lift(this.draft, token));
    this.chosen = null;
  }

  swap(one: number, other: number): void {
    this.set(swap(this.draft, one, other));
    this.chosen = null;
  }

  clear(): void {
    this.set(blank(this.draft.length));
    this.chosen = null;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [this.draft, ...this.future];
    this.past = this.past.slice(0, -1);
    this.draft = before;
    this.chosen = null;
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.past = [...this.past, this.draft];
    this.future = rest;
    this.draft = after;
    this.chosen = null;
  }

  private set(draft: Draft): void {
    if (isSame(draft, this.draft)) return;
    this.past = [...this.past, this.draft];
    this.future = [];
    this.draft = draft;
  }
}

/** Guesses are kept as long as their season is programmed, even where the table is read in words in between. */
let kept: { readonly season: string; readonly guesses: Map<number, Desk> } | undefined;

/** The guesses of a season, by seat. */
export function guessesOf(season: string): Map<number, Desk> {
  if (kept?.season !== season) kept = { season, guesses: new Map() };
  return kept.guesses;
}
