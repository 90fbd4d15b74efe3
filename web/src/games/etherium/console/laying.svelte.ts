/** What lies on the console: my programme and what I guess of others, how mine is kept, and how it is locked. */

import { untrack } from 'svelte';
import type { Turn } from '../turn.svelte';
import { isProgramming } from '../view';
import { Desk, guessesOf } from './desk.svelte';
import { blank, isEmpty, isSame, type Draft } from './draft';

/** How long what is laid stays before it is sent, so that a lost connection loses nothing, in milliseconds. */
const REST = 1500;

export class Laying {
  readonly mine = new Desk();
  /** Whose programme lies on the console: mine, or another's as I guess it. */
  whose = $state<number | null>(null);
  /** Whether guesses are laid beside it. */
  guessing = $state(false);
  guesses = $state.raw<ReadonlyMap<number, Desk>>(new Map());
  /** While an answer is on its way nobody is asked; the console stays as it was. */
  private waited = false;
  /** What the server holds, as far as we know: what else comes from it was laid elsewhere. */
  private sent: Draft = [];

  constructor(private readonly turn: Turn) {
    $effect.pre(() => {
      const { programme } = turn.view;
      void this.season;
      untrack(() => this.takeUp(programme));
    });
    $effect.pre(() => {
      const found = guessesOf(this.season);
      const tokens = this.counts.split(',').map(Number);
      untrack(() => this.guessAnew(found, tokens));
    });
    $effect(() => {
      turn.draft = this.mine.draft;
    });
    // What lies is sent as it is after a while, unlocked: nobody notices, and nothing is lost.
    $effect(() => {
      const { draft } = this.mine;
      if (!this.open || this.locked || isSame(draft, turn.view.programme)) return;
      const timer = setTimeout(() => void this.send(draft, false), REST);
      return () => clearTimeout(timer);
    });
  }

  /** Not while one looks back: there nothing can be laid. */
  readonly open = $derived.by(() => {
    const { waiting, at } = this.turn.props();
    if (waiting.length > 0) this.waited = waiting.some(({ kind }) => kind === 'programme');
    return at > 0 && this.turn.playing && this.turn.staged === null && isProgramming(this.turn.view) && this.waited;
  });

  readonly locked = $derived.by(() => this.turn.view.players[this.turn.me]?.locked ?? false);
  /** Whether my time is up: what is locked stays. */
  readonly late = $derived.by(() => this.turn.view.players[this.turn.me]?.late ?? false);
  /** Whether nothing can be laid now. */
  readonly fixed = $derived.by(() => this.whose === null && this.locked);

  /** The player whose programme lies on the console. */
  readonly seat = $derived.by(() => this.whose ?? this.turn.me);
  readonly desk = $derived.by(() => (this.whose === null ? this.mine : (this.guesses.get(this.whose) ?? this.mine)));
  readonly rivals = $derived.by(() =>
    this.turn.view.players.flatMap((_, seat) => (seat === this.turn.me ? [] : [seat])),
  );
  /** What was guessed of anybody. */
  readonly guessed = $derived.by(() =>
    [...this.guesses].flatMap(([seat, { draft }]) => (isEmpty(draft) ? [] : [{ seat, draft }])),
  );

  private readonly season = $derived.by(
    () => `${this.turn.teller.seats.map(({ name }) => name).join()} ${this.turn.view.season}`,
  );
  private readonly counts = $derived.by(() => this.turn.view.players.map(({ actions }) => actions).join());

  private takeUp(programme: Draft): void {
    const { mine, sent } = this;
    if (mine.draft.length === programme.length && (isSame(programme, sent) || isSame(programme, mine.draft))) return;
    mine.begin(programme);
    this.sent = programme;
  }

  private guessAnew(found: Map<number, Desk>, tokens: readonly number[]): void {
    for (const seat of this.rivals) {
      const desk = found.get(seat) ?? new Desk();
      if (desk.draft.length !== tokens[seat]) desk.begin(blank(tokens[seat]!));
      found.set(seat, desk);
    }
    this.guesses = new Map(found);
    this.guessing = [...found.values()].some(({ empty }) => !empty);
    this.whose = null;
  }

  /** Lock it, or say what is missing. */
  async lock(): Promise<void> {
    const actions = this.mine.draft;
    const refusal = await this.turn.why({ kind: 'programme', actions: [...actions], lock: true });
    if (refusal) this.turn.props().refuse(refusal);
    else if (await this.send(actions, true)) this.whose = null;
  }

  async unlock(): Promise<void> {
    await this.send(this.mine.draft, false);
  }

  /** Forget what was guessed. */
  forget(): void {
    for (const each of this.guesses.values()) each.begin(blank(each.draft.length));
    this.whose = null;
    this.guessing = false;
  }

  private async send(actions: Draft, lock: boolean): Promise<boolean> {
    this.sent = actions;
    return this.turn.props().play({ kind: 'programme', actions: [...actions], lock });
  }
}
