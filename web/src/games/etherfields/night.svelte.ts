/** What I can do now, and what I am about to do: shared by map, hand and payment. */

import { getContext, setContext } from 'svelte';
import type { BoardProps, Refusal } from '../../table/board';
import type { Part } from '../../words';
import { flat } from '../../words';
import type { Ask, EtherfieldsView, Event, Move } from './protocol';
import { aim, isPaid, spaceOf, steered, type Box, type Paid } from './view';

export type EtherfieldsProps = BoardProps<EtherfieldsView, Box, Ask, Event>;

/** What the engine says of a move that is being laid. */
export interface Said {
  readonly refusal: Refusal | null;
  readonly warning: Refusal | null;
  readonly events: readonly Event[];
}

const KEY = Symbol('etherfields');
const IN_HAND: ReadonlySet<string> = new Set(['play', 'place']);

export class Night {
  /** A move whose payment is being laid. */
  draft = $state.raw<Paid | null>(null);
  said = $state.raw<Said | null>(null);
  /** Places in the hand that are chosen, where cards of it are asked for. */
  picked = $state.raw<readonly number[]>([]);
  /** Whose hand is shown. */
  front = $state<number | null>(null);
  narrow = $state(false);
  private asking = 0;

  constructor(readonly props: () => EtherfieldsProps) {}

  get view(): EtherfieldsView {
    return this.props().view;
  }

  get box(): Box {
    return this.props().content;
  }

  get teller(): EtherfieldsProps['teller'] {
    return this.props().teller;
  }

  get ask(): Ask | null {
    return this.props().ask;
  }

  get me(): number | null {
    return this.props().me;
  }

  readonly mine = $derived.by(() => (this.me === null ? [] : steered(this.view, this.me)));

  /** The Dreamer in front: who is asked, who was chosen, or the first of mine. */
  readonly dreamer = $derived.by(() => {
    const facts = this.ask?.facts as { dreamer?: number; dreamers?: readonly number[] } | undefined;
    if (facts?.dreamer !== undefined && this.mine.includes(facts.dreamer)) return facts.dreamer;
    const able = facts?.dreamers ?? [];
    if (this.front !== null && (this.mine.includes(this.front) || this.me === null)) return this.front;
    return able[0] ?? this.mine[0] ?? 0;
  });

  readonly moves = $derived.by((): readonly Move[] =>
    (this.ask?.options ?? []).filter((move) => !('dreamer' in move) || move.dreamer === this.dreamer),
  );

  /** What each option of a choice is called, by its number. */
  readonly things = $derived.by((): ReadonlyMap<number | string, string> => {
    const facts = this.ask?.facts as { things?: readonly (readonly [number | string, string])[] } | undefined;
    return new Map(facts?.things ?? []);
  });

  /** The moves that a space answers to: ways that end there, and choices that are called by it. */
  readonly onSpace = $derived.by((): ReadonlyMap<number, readonly Move[]> => {
    const found = new Map<number, Move[]>();
    for (const move of this.moves) {
      const thing = 'option' in move ? this.things.get(move.option) : undefined;
      const space = aim(move) ?? (thing === undefined ? undefined : spaceOf(thing));
      if (space !== undefined) found.set(space, [...(found.get(space) ?? []), move]);
    }
    return found;
  });

  /** The moves that an action answers to, by its key. */
  readonly onAction = $derived.by(
    () => new Map(this.moves.flatMap((move) => (move.kind === 'act' ? [[move.action, move] as const] : []))),
  );

  /** The moves that a hand card answers to. */
  readonly onCard = $derived.by((): ReadonlyMap<number, readonly Move[]> => {
    const found = new Map<number, Move[]>();
    for (const move of this.moves)
      if ('card' in move && IN_HAND.has(move.kind)) found.set(move.card, [...(found.get(move.card) ?? []), move]);
    return found;
  });

  /** What has no place of its own on the board: said as buttons. */
  readonly plain = $derived.by((): readonly Move[] =>
    this.moves.filter((move) => {
      if (move.kind === 'walk' || move.kind === 'act' || move.kind === 'pass') return false;
      if ('option' in move) return spaceOf(this.things.get(move.option) ?? '') === undefined;
      return !IN_HAND.has(move.kind);
    }),
  );

  readonly pass = $derived.by(() => this.moves.find((move) => move.kind === 'pass'));

  /** Which cards are asked for, of which, and how many. */
  readonly wanted = $derived.by(() => {
    const { ask } = this;
    if (ask?.kind !== 'cards' && ask?.kind !== 'build') return undefined;
    return ask.fields?.find((each) => each.name === 'discards') as
      { values: readonly number[]; least: number; most: number } | undefined;
  });

  /** The cards that lie before me: the hand of the Dreamer in front, or those that are asked about. */
  readonly cards = $derived.by(
    (): readonly number[] => this.wanted?.values ?? this.view.dreamers[this.dreamer]?.hand ?? [],
  );

  parts(move: Move): Part[] {
    return this.teller.move({ ...move }, this.ask);
  }

  words(move: Move): string {
    return flat(this.parts(move));
  }

  /** Lay a move out: what is paid for waits for its payment, all else is done. */
  take(move: Move): void {
    if (isPaid(move) && (move.pay.length > 0 || move.spirits)) this.lay(move);
    else if (isPaid(move)) void this.tryFree(move);
    else void this.send(move);
  }

  /** A move that seems free is laid out too where the engine warns of it. */
  private async tryFree(move: Paid): Promise<void> {
    const foreseen = await this.props().foresee({ ...move });
    if (foreseen?.warning || foreseen?.refusal) this.lay(move);
    else await this.send(move);
  }

  lay(move: Paid): void {
    this.draft = move;
    void this.check();
  }

  clear(): void {
    this.draft = null;
    this.said = null;
    this.picked = [];
  }

  /** Put a hand card into the payment, or take it back. */
  toss(card: number, colour: string): void {
    if (!this.draft) return;
    const at = this.draft.pay.findIndex(([each, by]) => each === card && by === colour);
    const pay = at < 0 ? [...this.draft.pay, [card, colour] as const] : this.draft.pay.toSpliced(at, 1);
    this.lay({ ...this.draft, pay });
  }

  boost(): void {
    if (this.draft) this.lay({ ...this.draft, boost: !this.draft.boost });
  }

  /** Ask the engine what the payment comes to. */
  private async check(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    const asked = ++this.asking;
    const [refusal, foreseen] = await Promise.all([this.props().why({ ...draft }), this.props().foresee({ ...draft })]);
    if (asked !== this.asking || this.draft !== draft) return;
    this.said = {
      refusal,
      warning: (foreseen?.warning as Refusal | null | undefined) ?? null,
      events: (foreseen?.events as readonly Event[] | null | undefined) ?? [],
    };
  }

  async send(move: Move): Promise<void> {
    const done = await this.props().play({ ...move });
    if (done) this.clear();
  }
}

export function provide(night: Night): Night {
  return setContext(KEY, night);
}

export function useNight(): Night {
  return getContext<Night>(KEY);
}
