/** What I can do now, what I am about to do, and what the board shows of it: shared by board, console and reveal. */

import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { BoardProps, Refusal } from '../../table/board';
import { find } from '../../words';
import { layOut, type Geometry, type Point } from './iso';
import { calledLand, landName, peopleName } from './names';
import type { Ask, EtheriumView, Event, Move as Answer, Outlook, Player } from './protocol';
import { BOX, sectorsOf, unitsOf, type CardId, type Place, type Seat, type Unit, type UnitKind } from './view';

export type EtheriumProps = BoardProps<EtheriumView, unknown, Ask, Event>;

/** A unit as it would stand after a token of a programme. */
export interface Ghost {
  readonly seat: Seat;
  readonly unit: UnitKind;
  readonly place: Place;
  /** The token that brings it there; its number is written beside it. */
  readonly number?: number;
  /** Whether it may end elsewhere too. */
  readonly perhaps?: boolean;
}

/** A way over the lands: the wind of a slipstream, a step that was taken. */
export interface Ribbon {
  readonly path: readonly Place[];
  readonly seat?: Seat;
  readonly tone?: 'wind' | 'plan' | 'fight';
}

/** A land that something is said about. */
export interface Mark {
  readonly place: Place;
  readonly tone: 'good' | 'warn' | 'fight' | 'ether';
  readonly says?: string;
}

/** How the picture lies in the stage: its scale, its corner, and how wide the stage is. */
export interface Sight extends Point {
  readonly scale: number;
  readonly width: number;
}

const KEY = Symbol('etherium');

export class Turn {
  /** The land under the pointer or the focus. */
  hovered = $state<Place | null>(null);
  /** The unit that was touched on the board. */
  chosen = $state.raw<{ readonly seat: Seat; readonly unit: UnitKind } | null>(null);
  /** A land that was touched where more than one answer lies. */
  opened = $state<Place | null>(null);
  /** The programme as it is laid now, before it is sent: an action for each token, or UNLAID. */
  draft = $state.raw<readonly number[]>([]);
  /** Units as a plan would have them walk: drawn pale on the board. */
  ghosts = $state.raw<readonly Ghost[]>([]);
  /** Ways over the lands that the board shows. */
  ribbons = $state.raw<readonly Ribbon[]>([]);
  /** Lands that something is said about. */
  marks = $state.raw<readonly Mark[]>([]);
  /** What the board shows in place of the view, while a reveal tells what happened in its own time. */
  staged = $state.raw<EtheriumView | null>(null);
  /** The cards of my hand that are chosen, as they lie in it, in the order they were chosen. */
  picked = $state.raw<readonly number[]>([]);
  /** A thing that just refused: "place:7", "card:3". */
  shaken = $state<string | null>(null);
  /** The kinds of asks that console and reveal answer themselves; the board's own bar leaves them out. */
  readonly claimed = new SvelteSet<string>();
  /** What touches a land before the board does: true where it was meant for the console. */
  ontouch: ((place: Place) => boolean) | null = null;
  /** How steep the board is seen, by the shape of the screen. */
  tilt = $state(0.56);
  /** Whether the screen is narrow: a phone. */
  narrow = $state(false);
  /** From the picture of the board to pixels of the stage, with zoom and pan. */
  sight = $state.raw<Sight>({ scale: 1, x: 0, y: 0, width: 0 });

  constructor(readonly props: () => EtheriumProps) {}

  get view(): EtheriumView {
    return this.props().view;
  }

  /** What the board shows: the view, or what a reveal has come to. */
  get scene(): EtheriumView {
    return this.staged ?? this.view;
  }

  get teller(): EtheriumProps['teller'] {
    return this.props().teller;
  }

  /** The seat in front: mine, or the first for someone who watches. */
  get me(): Seat {
    return this.props().me ?? 0;
  }

  /** Whether somebody plays here, and does not only watch. */
  get playing(): boolean {
    return this.props().me !== null;
  }

  get ask(): Ask | null {
    return this.props().ask;
  }

  readonly kind = $derived.by(() => this.ask?.kind ?? null);
  readonly moves = $derived.by((): readonly Answer[] => this.ask?.options ?? []);
  readonly awaited = $derived.by((): ReadonlySet<Seat> => new Set(this.props().waiting.map(({ seat }) => seat)));

  readonly geometry: Geometry = $derived.by(() =>
    layOut(this.view.sectors, sectorsOf(this.view.seats)[this.me] ?? 0, this.tilt),
  );

  readonly units = $derived.by((): readonly Unit[] => unitsOf(this.scene));

  /** Where one move takes the unit that was touched, as the engine tells it. */
  readonly reach = $derived.by((): ReadonlySet<Place> => {
    const { chosen } = this;
    return new Set(chosen ? (this.player(chosen.seat).reach[chosen.unit] ?? []) : []);
  });

  /** The answers that lie on a land. */
  readonly onPlaces = $derived.by((): ReadonlyMap<Place, readonly Answer[]> => {
    const found = new Map<Place, Answer[]>();
    for (const move of this.moves) {
      if ('place' in move) found.set(move.place, [...(found.get(move.place) ?? []), move]);
      if (move.kind === 'pillage') {
        const place = this.view.players[move.victim]!.collector;
        found.set(place, [...(found.get(place) ?? []), move]);
      }
    }
    return found;
  });

  /** The answers that name a card of mine. */
  readonly onCards = $derived.by((): ReadonlyMap<CardId, Answer> => {
    const found = new Map<CardId, Answer>();
    for (const move of this.moves) {
      if ('card' in move) found.set(move.card, move);
      if (move.kind === 'discard' && move.cards.length === 1) found.set(move.cards[0]!, move);
    }
    return found;
  });

  /** The answers that lie neither on a land nor on a card of mine: the bar below the board offers them. */
  readonly plain = $derived.by((): readonly Answer[] =>
    this.moves.filter((move) => !('place' in move) && !('card' in move) && move.kind !== 'pillage'),
  );

  /** The field of a form that is asked now. */
  field(name: string): Readonly<Record<string, unknown>> | undefined {
    return this.ask?.fields?.find((field) => (field as Readonly<Record<string, unknown>>).name === name) as
      Readonly<Record<string, unknown>> | undefined;
  }

  player(seat: Seat): Player {
    return this.scene.players[seat]!;
  }

  /** The name of a people, short: "Ertis". */
  people(seat: Seat): string {
    return peopleName(this.scene, seat, this.teller);
  }

  /** A land by sector and kind: "your forest", "the mountain between Reces and Ertis". */
  land(place: Place): string {
    return calledLand(this.scene, place, this.playing ? this.me : null, this.teller);
  }

  /** Where a unit stands on the picture, among those on its land. */
  stand(seat: Seat, unit: UnitKind): Point {
    const { place } = this.units.find((each) => each.seat === seat && each.unit === unit) ?? { place: 0 };
    const there = this.units.filter((each) => each.place === place);
    const index = there.findIndex((each) => each.seat === seat && each.unit === unit);
    return this.geometry.feet(place, Math.max(0, index), Math.max(1, there.length));
  }

  /** A point of the picture in pixels of the stage. */
  pixel(point: Point): Point {
    const { scale, x, y } = this.sight;
    return { x: point.x * scale + x, y: point.y * scale + y };
  }

  /** An answer as a button says it. */
  said(move: Answer): string {
    return this.teller.spoken(this.teller.move({ ...move }, this.ask));
  }

  async play(move: Answer): Promise<boolean> {
    this.opened = null;
    this.chosen = null;
    this.picked = [];
    return this.props().play({ ...move });
  }

  async why(move: Answer): Promise<Refusal | null> {
    return this.props().why({ ...move });
  }

  /** What a programme of mine would do, as the engine foresees it. */
  async outlook(move: Answer): Promise<Outlook | null> {
    const foreseen = await this.props().foresee({ ...move });
    return (foreseen?.outlook ?? null) as Outlook | null;
  }

  /** Touch a land: do the one thing that can be done there, offer several, or say why not. */
  touch(place: Place): void {
    if (this.ontouch?.(place)) return;
    const moves = this.onPlaces.get(place);
    if (!moves) {
      this.opened = null;
      if (this.onPlaces.size > 0) void this.refuse(place);
      else this.chooseUnit(place);
      return;
    }
    const fitting = this.chosen ? moves.filter((move) => !('unit' in move) || move.unit === this.chosen!.unit) : moves;
    const [only, another] = fitting.length > 0 ? fitting : moves;
    if (only && !another) void this.play(only);
    else this.opened = this.opened === place ? null : place;
  }

  /** Touching a land takes up the units there one after the other, mine first, and then none. */
  private chooseUnit(place: Place): void {
    const there = this.units.filter((each) => each.place === place);
    const sorted = there.toSorted((a, b) => Number(b.seat === this.me) - Number(a.seat === this.me));
    const at = sorted.findIndex(({ seat, unit }) => seat === this.chosen?.seat && unit === this.chosen.unit);
    this.chosen = sorted[at + 1] ?? null;
  }

  /** Say why nothing can be done on a land. */
  private async refuse(place: Place): Promise<void> {
    const [model] = this.moves.filter((move) => 'place' in move);
    if (!model) return;
    this.shake(`place:${place}`);
    const refusal = await this.why({ ...model, place });
    if (refusal) this.props().refuse(refusal);
  }

  shake(thing: string): void {
    this.shaken = null;
    requestAnimationFrame(() => {
      this.shaken = thing;
      setTimeout(() => {
        if (this.shaken === thing) this.shaken = null;
      }, 400);
    });
  }

  /** Show a thing large: "card:3", "place:7", "seat:1", "season:4", "capacity:2". */
  show(thing: string): void {
    this.props().show(thing);
  }

  /** What a place is called when it stands alone: its land, and the code that the log writes. */
  placeName(place: Place): string {
    return landName(this.scene, place, this.playing ? this.me : null, this.teller);
  }

  /** The name of a card. */
  card(card: CardId): string {
    const slug = BOX.cards[card]?.slug;
    return slug === undefined ? this.teller.card(card) : (find(`etherium-card-${slug}`) ?? slug);
  }
}

export const provide = (turn: Turn): Turn => setContext(KEY, turn);
export const useTurn = (): Turn => getContext<Turn>(KEY);
