/** What I can do now, and what I am about to do: the options of the ask, and what is touched. */

import { getContext, setContext } from 'svelte';
import type { BoardProps, Move, Refusal } from '../../table/board';
import { DECK } from './deck';
import type { Ask, Event, Move as Answer, Outlook, Stones, ValeView } from './protocol';
import { NO_STONES, richest, same, thriftiest, touched } from './stones';
import type { CardId } from './view';

export type ValeProps = BoardProps<ValeView, unknown, Ask, Event>;

/** A card that is looked at, and whether it was chosen or the pointer only rests on it. */
export interface Look {
  readonly card: CardId;
  readonly chosen: boolean;
  readonly near: HTMLElement | null;
}

interface CardMove extends Move {
  readonly card: CardId;
  readonly pay?: Stones;
}

const KEY = Symbol('turn');

export class Turn {
  look = $state.raw<Look | null>(null);
  /** The payment, or the stones to keep, as chosen so far; null until something was touched. */
  private wish = $state.raw<Stones | null>(null);
  /** A card that just refused. */
  shaken = $state<CardId | null>(null);
  /** Whether something that I touched was just refused. */
  refused = $state(false);
  /** Whether the last touch was by a finger, which cannot hover. */
  finger = false;

  constructor(private readonly props: () => ValeProps) {}

  get view(): ValeView {
    return this.props().view;
  }

  get teller(): ValeProps['teller'] {
    return this.props().teller;
  }

  get seats(): ValeProps['seats'] {
    return this.props().seats;
  }

  /** Whether anybody is awaited: nobody is when the game is over, or while the connection is lost. */
  get awaits(): boolean {
    return this.props().waiting.length > 0;
  }

  /** The seat at the bottom of the table: mine, or the first for someone who watches. */
  get me(): number {
    return this.props().me ?? 0;
  }

  /** Whether that seat is my own: not for someone who watches, nor through another's eyes afterwards. */
  get mine(): boolean {
    return this.teller.me === this.me;
  }

  readonly kind = $derived.by(() => this.props().ask?.kind ?? null);
  private readonly moves = $derived.by(() => (this.props().ask?.options ?? []) as readonly Move[]);
  private readonly byCard = $derived.by(() => {
    const found = new Map<CardId, CardMove[]>();
    for (const move of this.moves) {
      if (typeof move.card !== 'number') continue;
      const list = found.get(move.card);
      if (list) list.push(move as CardMove);
      else found.set(move.card, [move as CardMove]);
    }
    return found;
  });

  /** The kinds of moves that I could make. */
  readonly kinds = $derived.by((): ReadonlySet<string> => new Set(this.moves.map(({ kind }) => kind)));

  readonly area = $derived.by(() => this.view.areas[this.me] ?? []);
  readonly hand = $derived.by(() => this.view.hands[this.me] ?? []);
  readonly stones = $derived.by((): Stones => this.view.stones[this.me] ?? NO_STONES);
  readonly values = $derived.by((): Stones => this.view.values[this.me] ?? NO_STONES);
  readonly limit = $derived.by(() => this.view.limits[this.me] ?? 0);

  /** What can be done with a card now. */
  of(card: CardId): readonly CardMove[] {
    return this.byCard.get(card) ?? [];
  }

  /** Whether a card asks to be touched. Banishing is possible for long, so it does not call out. */
  calls(card: CardId): boolean {
    return this.of(card).some((move) => move.kind !== 'banish');
  }

  /** Answers that belong to no card: end, stop, pick… */
  plain(kind: string): Move | undefined {
    return this.moves.find((move) => move.kind === kind);
  }

  /** The printed alternatives to pick from. */
  readonly picks = $derived.by(() => this.moves.filter((move) => move.kind === 'pick'));
  /** The players to choose among. */
  readonly seatsToPoint = $derived.by(() =>
    this.moves.flatMap((move) => (move.kind === 'point' ? [move.seat as number] : [])),
  );

  /** Where a question beside the usual turn finds its answer: on a phone everything else makes room for it. */
  readonly asks = $derived.by((): 'area' | 'seats' | 'picks' | null => {
    if (this.picks.length > 0) return 'picks';
    if (this.kind === 'act' || this.kind === 'hunt' || this.hand.some((card) => this.calls(card))) return null;
    if (this.area.some((card) => this.calls(card))) return 'area';
    return this.seatsToPoint.length > 0 ? 'seats' : null;
  });

  /** Whether the answer lies in the discard pile. */
  readonly retrieving = $derived.by(() => this.kind === 'retrieve');

  /** An answer as a button says it. */
  said(move: Move): string {
    return this.teller.spoken(this.teller.move(move, this.props().ask));
  }

  /** What summoning a card costs me now; what is printed on it for whoever only watches. */
  price(card: CardId): number {
    return this.view.prices[card] ?? DECK[card]?.cost ?? 0;
  }

  /** What a move of mine would bring, as the engine foresees it. */
  async outlook(move: Answer): Promise<Outlook | null> {
    const foreseen = await this.props().foresee({ ...move });
    return (foreseen?.outlook ?? null) as Outlook | null;
  }

  /** The card that is chosen, with the payments for summoning or banishing it. */
  readonly paying = $derived.by(() => {
    if (!this.look?.chosen) return null;
    const { card } = this.look;
    const moves = this.of(card).filter((move) => move.kind === 'summon' || move.kind === 'banish');
    if (moves.length === 0) return null;
    const kind = moves[0]!.kind as 'summon' | 'banish';
    const ways = moves.map((move) => move.pay ?? NO_STONES);
    return { card, kind, ways, price: kind === 'banish' ? this.view.banishing : this.price(card) };
  });

  /** What I may keep, when I have too many stones. */
  readonly keeping = $derived.by(() => (this.kind === 'keep' ? this.moves.map((move) => move.stones as Stones) : null));

  /** The stones chosen now: for a payment, or to keep. Always one of the legal ways. */
  readonly chosen = $derived.by((): Stones | null => {
    const ways = this.keeping ?? this.paying?.ways;
    if (!ways) return null;
    const wish = this.wish;
    if (wish && ways.some((way) => same(way, wish))) return wish;
    return (this.keeping ? richest(ways, this.values) : thriftiest(ways, this.values)) ?? null;
  });

  /** Touch one of my stones: choose it or leave it. False if there is no such way. */
  touchStone(colour: number, isChosen: boolean): boolean {
    const ways = this.keeping ?? this.paying?.ways;
    if (!ways || !this.chosen) return false;
    const next = touched(ways, this.chosen, colour, !isChosen);
    if (next) this.wish = next;
    return next !== undefined;
  }

  /** Look at a card without choosing it: a pointer rests on it, or the focus. */
  rest(card: CardId, near: HTMLElement): void {
    if (!this.look?.chosen) this.look = { card, chosen: false, near };
  }

  unrest(card: CardId): void {
    if (this.look && !this.look.chosen && this.look.card === card) this.look = null;
  }

  choose(card: CardId, near: HTMLElement | null): void {
    if (this.of(card).length > 0) this.forgive();
    this.wish = null;
    this.look = { card, chosen: true, near };
  }

  leave(): void {
    const { look } = this;
    this.look = null;
    this.wish = null;
    if (look?.chosen) look.near?.focus({ preventScroll: true });
  }

  /** Touch a card: do the one thing, offer the choice, or say why not. */
  touch(card: CardId, near: HTMLElement): void {
    if (this.look?.chosen && this.look.card === card) {
      const [only, another] = this.of(card);
      if (this.finger && only && !another && !only.pay) void this.play(only);
      else this.leave();
      return;
    }
    const moves = this.of(card);
    const [first] = moves;
    if (first && moves.length === 1 && !first.pay && !this.finger) void this.play(first);
    else if (first) this.choose(card, near);
    else {
      this.choose(card, near);
      void this.refuse(card);
    }
  }

  /** Say why nothing can be done with a card, if it is my turn. */
  private async refuse(card: CardId): Promise<void> {
    const { ask, why, refuse, me } = this.props();
    const move = this.attempt(card);
    if (!ask || me === null || !move) return;
    this.shake(card);
    this.tell(await why(move), refuse);
  }

  /** Something legal was touched: what was refused before is told no longer. */
  private forgive(): void {
    if (!this.refused) return;
    this.refused = false;
    this.props().refuse(null);
  }

  private tell(refusal: Refusal | null, refuse: ValeProps['refuse']): void {
    if (!refusal) return;
    this.refused = true;
    refuse(refusal);
  }

  /** What somebody who touches a card probably wants. */
  private attempt(card: CardId): Move | undefined {
    const v = this.view;
    if (v.marks.some(([marked]) => marked === card))
      return this.kind === 'hunt' ? { kind: 'mark', card } : { kind: 'tame', card };
    if (v.hands[this.me]?.includes(card))
      return this.kind === 'act' || this.kind === 'hunt'
        ? { kind: 'summon', card, pay: this.stones }
        : { kind: 'choose', card };
    if (this.area.includes(card))
      return this.kind === 'act' ? { kind: 'banish', card, pay: this.stones } : { kind: 'choose', card };
    return this.kind && this.moves.some((each) => each.kind === 'choose') ? { kind: 'choose', card } : undefined;
  }

  /** Try an answer that may not be legal, such as ending the turn too early. */
  async attemptPlain(move: Move): Promise<void> {
    const { why, refuse } = this.props();
    const legal = this.plain(move.kind);
    if (legal) return this.play(legal);
    this.tell(await why(move), refuse);
  }

  shake(card: CardId): void {
    this.shaken = null;
    requestAnimationFrame(() => {
      this.shaken = card;
      setTimeout(() => {
        if (this.shaken === card) this.shaken = null;
      }, 400);
    });
  }

  async play(move: Move): Promise<void> {
    this.leave();
    this.refused = false;
    await this.props().play(move);
  }

  /** Pay for what is chosen. */
  pay(): void {
    const { paying, chosen } = this;
    if (paying && chosen) void this.play({ kind: paying.kind, card: paying.card, pay: chosen });
  }

  keep(): void {
    if (this.chosen) void this.play({ kind: 'keep', stones: this.chosen });
  }

  show(card: CardId): void {
    this.props().show(`card:${card}`);
  }

  name(card: CardId): string {
    return this.teller.card(card);
  }

  family(card: CardId): string | undefined {
    return DECK[card]?.family;
  }
}

export const provide = (turn: Turn): Turn => setContext(KEY, turn);
export const useTurn = (): Turn => getContext<Turn>(KEY);
