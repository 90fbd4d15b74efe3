/** What a table of vale tells, and what it hears. Made from its Python classes by `npm run protocol`; do not edit. */

import type { Asked, Happened } from '../../table/board';

/** Everything public, and one's own hand. (V7.5) */
export interface ValeView {
  readonly seat: number | null;
  readonly seats: number;
  readonly first: number;
  readonly round: number;
  readonly points: readonly number[];
  readonly stones: readonly Stones[];
  /** Cards that the seat has seen, then UNSEEN for each other. */
  readonly hands: readonly (readonly number[])[];
  readonly areas: readonly (readonly number[])[];
  readonly marks: readonly (readonly [number, number | null])[];
  /** How many cards the draw pile has. */
  readonly pile: number;
  /** Cards that all know to lie on top of it, the topmost last. */
  readonly pile_top: readonly number[];
  readonly discard: readonly number[];
  /** Which cards of one's own hand nobody else has seen. */
  readonly unseen: readonly number[];
  /** The whole of it, for all steps are foreseen: a round has its printed order, and what effects add lies open. */
  readonly agenda: readonly Step[];
  readonly rules: number;
  readonly remembers: boolean;
  /** How many stones each seat may hold. (V2.2) */
  readonly limits: readonly number[];
  /** What each colour is worth to each seat. (V2.1) */
  readonly values: readonly Stones[];
  /** What summoning each card costs the seat now, by card number; a spectator summons nothing. (V4.7) */
  readonly prices: readonly number[];
  /** What banishing a card costs now. (V4.8) */
  readonly banishing: number;
  /** How many cards an area has room for now. (V4.6) */
  readonly slots: number;
  /** Who hunts in turn, as far as there are cards. (V3.3) */
  readonly hunts: readonly number[];
  /** Who acts in turn; then all resolve in the same order. (V4.1, V5.1) */
  readonly order: readonly number[];
}

export type Stones = readonly [number, number, number];

/** What a move would bring. */
export interface Outlook {
  /** At once; None where nothing is certain. */
  readonly now: Gain | null;
  /** In each resolution, if nothing changed; None without active effect, or where nothing is certain. */
  readonly each: Gain | null;
  /** Why it could not be taken back: it draws a card, or shows one that others have not seen. */
  readonly reveals: 'draw' | 'card' | null;
}

/** What a seat gains for certain, losses counted against it. */
export interface Gain {
  readonly points: number;
  readonly stones: Stones;
  /** How many cards come to hand. */
  readonly cards: number;
  /** Whether a choice follows that may bring more. */
  readonly open: boolean;
}

/** Put a capture marker on a card. */
export interface Mark {
  readonly kind: 'mark';
  readonly card: number;
}

/** Discard a marked card for the stones of its family. */
export interface Sell {
  readonly kind: 'sell';
  readonly card: number;
}

/** Take a marked card into hand. */
export interface Tame {
  readonly kind: 'tame';
  readonly card: number;
}

/** Pay for a card of the hand and place it. */
export interface Summon {
  readonly kind: 'summon';
  readonly card: number;
  readonly pay: Stones;
}

/** Pay to discard a card of one's own area. */
export interface Banish {
  readonly kind: 'banish';
  readonly card: number;
  readonly pay: Stones;
}

/** End the turn. */
export interface End {
  readonly kind: 'end';
}

/** Keep these stones, give the others back. */
export interface Keep {
  readonly kind: 'keep';
  readonly stones: Stones;
}

/** Choose a card: to activate, copy, recover, discard, take or summon, as asked. */
export interface Choose {
  readonly kind: 'choose';
  readonly card: number;
}

/** Choose no further card. */
export interface Stop {
  readonly kind: 'stop';
}

/** Choose a player. */
export interface Point {
  readonly kind: 'point';
  readonly seat: number;
}

/** Choose among the printed alternatives of a card, by number. */
export interface Pick {
  readonly kind: 'pick';
  readonly choice: number;
}

export type Deal = readonly [number, Stones, Stones];

/** A step to come, as far as all may know it. */
export interface Step {
  readonly seat?: number;
  readonly card?: number;
  readonly of?: number;
  readonly active?: boolean;
  readonly part?: number;
  readonly kind?: 'keep' | 'activate' | 'rewards' | 'victim' | 'copy_active' | 'copy_instant' | 'discard' | 'lose_card' | 'discard_others' | 'exchange' | 'recover' | 'free_summon' | 'retrieve' | 'rob' | 'act' | 'hunt';
  readonly left?: readonly number[] | number;
  readonly family?: number;
  readonly stones?: Stones;
  readonly targets?: readonly number[];
  readonly deals?: readonly Deal[];
  readonly for_cost?: boolean;
}

export type Move = Mark | Sell | Tame | Summon | Banish | End | Keep | Choose | Stop | Point | Pick;

export type Ask =
  | Asked<'hunt', {}, Move>
  | Asked<'act', {}, Move>
  | Asked<'keep', { limit: number }, Move>
  | Asked<'activate', {}, Move>
  | Asked<'copy_active', { card: number }, Move>
  | Asked<'copy_instant', { card: number }, Move>
  | Asked<'recover', { card: number }, Move>
  | Asked<'discard', { card: number }, Move>
  | Asked<'free_summon', { card: number }, Move>
  | Asked<'discard_others', { card: number; left: number }, Move>
  | Asked<'victim', { card: number; family: number }, Move>
  | Asked<'lose_card', { card: number }, Move>
  | Asked<'rob', { card: number }, Move>
  | Asked<'retrieve', { card: number; family: number }, Move>
  | Asked<'exchange', { card: number; deals: readonly Deal[]; count: number; alternatives: readonly string[] }, Move>
  | Asked<'rewards', { card: number; alternatives: readonly string[] }, Move>;

export type Event =
  | Happened<'round', { round: number; first: number }>
  | Happened<'revealed', { cards: readonly number[] }>
  | Happened<'reshuffled', { cards: number }>
  | Happened<'marked', { seat: number; card: number }>
  | Happened<'sold', { seat: number; card: number }>
  | Happened<'tamed', { seat: number; card: number }>
  | Happened<'summoned', { seat: number; card: number; pay: Stones }>
  | Happened<'turn_ended', { seat: number }>
  | Happened<'activated', { seat: number; card: number; of: number }>
  | Happened<'copied', { seat: number; card: number; of: number }>
  | Happened<'idle', { seat: number; card: number }>
  | Happened<'points', { seat: number; card: number; total: number; points: number }>
  | Happened<'points_lost', { seat: number; card: number; total: number; points: number }>
  | Happened<'stones', { seat: number; card: number; stones: Stones }>
  | Happened<'stones_lost', { seat: number; stones: Stones; reason: 'limit' | 'exchange' | 'banish' | 'effect'; card?: number }>
  | Happened<'drawn', { seat: number; card: number; drawn?: number }>
  | Happened<'discarded', { seat: number; card: number; place: 'hand' | 'area' }>
  | Happened<'recovered', { seat: number; card: number }>
  | Happened<'retrieved', { seat: number; card: number }>
  | Happened<'piled', { seat: number; card: number }>
  | Happened<'suffered', { seat: number; card: number }>
  | Happened<'over', { points: readonly number[] }>;
