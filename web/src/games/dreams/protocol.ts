/** What a table of dreams tells, and what it hears. Made from its Python classes by `npm run protocol`; do not edit. */

import type { Asked, Happened } from '../../table/board';

/** Everything public, one's own token and one's own vote. Gods and mortal see the same shape. (D4.5) */
export interface DreamsView {
  readonly seat: number | null;
  readonly seats: number;
  readonly owner: string;
  readonly clock: boolean;
  readonly round: number;
  readonly dealer: number;
  readonly points: readonly number[];
  /** How many pictures are still to come; nobody knows which of the box are among them. */
  readonly pile: number;
  readonly aside: readonly number[];
  readonly pictures: readonly number[];
  /** One's own: the number of the true vision, or MORTAL; a spectator has none. (D2.3) */
  readonly token: number | null;
  /** As they lie on the sky, from top to bottom. */
  readonly stars: readonly Star[];
  /** Who placed each, where the table shows it. */
  readonly owners: readonly (number | null)[];
  /** Which of `stars` was placed first, second…: with the dealer it tells who placed each. */
  readonly memory: readonly number[];
  /** The shades that each seat has before it still. */
  readonly left: readonly (readonly Shade[])[];
  /** Whom one may bet on, if one is a god: told to the mortal too, as a vote disc has both sides. (D4.2) */
  readonly targets: readonly number[];
  /** One's own vote. */
  readonly vote: number | null;
  readonly locked: readonly boolean[];
  /** Who has seen how the round went. */
  readonly seen: readonly boolean[];
  /** The rounds before, all open. */
  readonly nights: readonly Night[];
  /** Only what is asked now: the rest follows from the stars. */
  readonly agenda: readonly Step[];
  /** The version of the rules that is played here. */
  readonly rules: number;
  /** Who placed the first star, the second…: what the memory comes to. No screen shows it before the reveal. */
  readonly placers: readonly number[];
}

/** Put a star of a shade on the sky; also the star as it then lies there. */
export interface Star {
  readonly kind: 'star';
  readonly shade: Shade;
  /** From left to right, in thousandths of half the width of the sky. */
  readonly u: number;
  /** From top to bottom, in thousandths of half its height. */
  readonly v: number;
}

export type Shade = 'light' | 'grey' | 'black';

/** A round that is over and lies open: who placed its k-th star is told by the dealer. */
export interface Night {
  readonly dealer: number;
  readonly pictures: readonly number[];
  readonly vision: number;
  readonly mortal: number;
  /** In the order of placing. */
  readonly stars: readonly Star[];
  readonly votes: readonly (number | null)[];
  readonly gains: readonly number[];
  /** Who placed each of the stars. */
  readonly placers: readonly number[];
}

/** Bet: a god on a seat, the mortal on the number of a picture. One shape for both. (D4.1, D4.5) */
export interface Vote {
  readonly kind: 'vote';
  readonly choice: number;
  /** Whether the vote may be shown as soon as all others are locked too. (D4.3) */
  readonly lock: boolean;
}

/** Say that one has seen how the round went. */
export interface GoOn {
  readonly kind: 'go_on';
}

/** A step to come, as far as all may know it. */
export interface Step {
  readonly kind?: 'star';
  readonly seat?: number;
}

export type Move = Star | Vote | GoOn;

export type Ask =
  | Asked<'star', { lap: number }, Move>
  | Asked<'vote', {}, Move>
  | Asked<'reveal', {}, Move>;

export type Event =
  | Happened<'round', { round: number; seat: number }>
  | Happened<'reshuffled', { pictures: number }>
  | Happened<'pictures', { pictures: readonly number[] }>
  | Happened<'token', { seat: number; token?: number }>
  | Happened<'star', { seat: number; shade: Shade; u: number; v: number }>
  | Happened<'voted', { seat: number; locked: boolean; choice?: number }>
  | Happened<'abstained', { seat: number }>
  | Happened<'named', { seat: number; number: number }>
  | Happened<'accused', { seat: number; target: number }>
  | Happened<'unmasked', { seat: number; vision: number; picture: number }>
  | Happened<'gained', { seat: number; total: number; points: number }>
  | Happened<'over', { points: readonly number[] }>;
