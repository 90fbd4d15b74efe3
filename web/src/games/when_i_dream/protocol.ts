/** What a table of when_i_dream tells, and what it hears. Made from its Python classes by `npm run protocol`; do not edit. */

import type { Asked, Happened } from '../../table/board';

/** What a seat knows. */
export interface DreamView {
  readonly seat: number | null;
  readonly rules: Rules;
  readonly seats: number;
  readonly round: number;
  readonly dreamer: number;
  /** Before penalties, up to the last day. */
  readonly points: readonly number[];
  /** Penalty cards, up to the last day. */
  readonly penalties: readonly (readonly number[])[];
  readonly used: readonly (readonly [number, number])[];
  /** How many cards nobody had looked at when the round began. */
  readonly pool: number;
  /** Which cards lay underneath when the round began. */
  readonly bottom: readonly number[];
  /** One's own; empty for a spectator. */
  readonly role: Role | '';
  readonly ready: readonly boolean[];
  readonly turn: number;
  readonly turns: number;
  /** Who holds the buttons at a voice table. */
  readonly presser: number | null;
  /** What came up this night, the card in play last; the Dreamer has that one only. */
  readonly cards: readonly Card[];
  /** One's own clue composed ahead. */
  readonly draft: string | null;
  /** Which spirits have a clue composed. */
  readonly composed: readonly number[];
  /** One's own clues to the word in play that were refused. */
  readonly withheld: readonly Withheld[];
  readonly contests: readonly Contest[];
  /** What a spirit would score now, after a right and after a wrong answer. */
  readonly pays: readonly [number, number, number] | null;
  /** What the Dreamer has told so far; all hear it by day. */
  readonly telling: string;
  /** The last day. */
  readonly day: Day | null;
  readonly nights: readonly (readonly number[])[];
  /** The whole of it: every round takes the same course. */
  readonly agenda: readonly Step[];
  /** Which part of the round it is. */
  readonly scene: Part;
  /** The order of clues: clockwise from the Dreamer's left. (W3.1) */
  readonly spirits: readonly number[];
  /** Points without penalties, up to the last day. (W7.1) */
  readonly totals: readonly number[];
  /** How many spirits take a card away when they contest a clue. (W4.7) */
  readonly needed: number;
  /** How many seconds a spirit has for a clue. (W3.4) */
  readonly speaking: number;
}

/** What the table chose. */
export interface Rules {
  readonly language: Language;
  /** Seconds of a night. (W2.3) */
  readonly night: number;
  /** Seconds for a clue. (W3.4) */
  readonly clue: number;
  /** Whether clues to a new word begin on the Dreamer's left. (W3.7) */
  readonly from_left: boolean;
  /** Whether a forbidden clue is only refused. (W4.6) */
  readonly soft: boolean;
  /** Whether people speak on a call and a spirit presses what happened. */
  readonly voice: boolean;
}

export type Language = 'fr' | 'en';

export type Role = 'dreamer' | 'fairy' | 'boogeyman' | 'sandman';

/** A dream card that came up this night. */
export interface Card {
  readonly word: number;
  readonly clues: readonly Said[];
  /** What the Dreamer said to it; empty for a pass or where it was only heard on a call. */
  readonly spoken: string | null;
  readonly fate: Fate;
  readonly offender: number | null;
  /** The forbidden clue; empty where it was only heard on a call. */
  readonly offence: string;
  /** The clause that forbids it. */
  readonly rule: string;
}

/** A clue that went out. */
export interface Said {
  /** Counted through the night, from 1. */
  readonly number: number;
  readonly seat: number;
  readonly clue: string;
}

export type Fate = 'live' | 'yellow' | 'blue' | 'foul' | 'left' | 'settled' | 'changed';

/** A clue that a spirit was told not to give. (W4.6) */
export interface Withheld {
  readonly seat: number;
  readonly clue: string;
  readonly rule: string;
  readonly reason: string;
}

/** A doubtful clue, and who says that it was forbidden. (W4.7) */
export interface Contest {
  readonly said: Said;
  readonly word: number;
  /** The clause that it may break. */
  readonly rule: string;
  readonly against: readonly number[];
}

/** What all learn when the mask comes off. (W6.3) */
export interface Day {
  readonly dreamer: number;
  readonly roles: readonly Role[];
  readonly missing: Role;
  readonly cards: readonly Card[];
  readonly telling: string;
  readonly mentioned: readonly number[];
  readonly points: readonly number[];
  /** The Dreamer, then the spirits. */
  readonly order: readonly number[];
  /** Why each seat scored what it scored. */
  readonly reasons: readonly Reason[];
}

export type Reason = 'fairy' | 'boogeyman' | 'sandman-level' | 'sandman-near' | 'sandman-far' | 'dreamer' | 'dreamer-all' | 'dreamer-none';

export type Part = 'dusk' | 'night' | 'last' | 'telling' | 'over';

/** Say that the night may begin. */
export interface Ready {
  readonly kind: 'ready';
}

/** Give a clue, or compose one ahead. */
export interface Clue {
  readonly kind: 'clue';
  readonly word: string;
}

/** Give no clue, take a composed one back, or as the Dreamer give no answer. */
export interface Pass {
  readonly kind: 'pass';
}

/** Say that a doubtful clue was forbidden; clues are numbered. */
export interface Object {
  readonly kind: 'object';
  readonly clue: number;
}

/** Say what the word is. */
export interface Answer {
  readonly kind: 'answer';
  readonly word: string;
}

/** Say aloud what the word is: the browser that listened chose the spelling. */
export interface Aloud {
  readonly kind: 'aloud';
  readonly word: string;
}

/** Tell the dream; until it is done it may be told again. */
export interface Tell {
  readonly kind: 'tell';
  readonly text: string;
  readonly done: boolean;
}

/** At a voice table: the clue was spoken, or passed. */
export interface Spoken {
  readonly kind: 'spoken';
}

/** At a voice table: the Dreamer was right or wrong, or passed. */
export interface Press {
  readonly kind: 'press';
  readonly heard: string;
}

/** At a voice table: a spirit gave a forbidden clue. */
export interface Foul {
  readonly kind: 'foul';
  readonly seat: number;
}

/** At a voice table: these words occurred in the telling. */
export interface Mention {
  readonly kind: 'mention';
  readonly words: readonly number[];
}

export type Side = 'yellow' | 'blue';

/** A step to come, as far as all may know it. */
export interface Step {
}

export type Move = Ready | Clue | Pass | Object | Answer | Aloud | Tell | Spoken | Press | Foul | Mention;

export type Ask =
  | Asked<'ready', {}, Move>
  | Asked<'clue', { number: number }, Move>
  | Asked<'compose', { number: number }, Move>
  | Asked<'contest', {}, Move>
  | Asked<'dream', { number: number }, Move>
  | Asked<'last', { number: number }, Move>
  | Asked<'tell', {}, Move>
  | Asked<'press', { number: number }, Move>
  | Asked<'press_last', {}, Move>
  | Asked<'mention', {}, Move>;

export type Event =
  | Happened<'round', { round: number; seat: number }>
  | Happened<'role', { seat: number; role?: Role }>
  | Happened<'ready', { seat: number }>
  | Happened<'night', { seat: number }>
  | Happened<'card', { word?: number; called?: string | readonly string[] }>
  | Happened<'clue', { seat: number; clue: string; number?: number; doubtful?: boolean; rule?: string | null }>
  | Happened<'passed', { seat: number }>
  | Happened<'spoken', { seat: number }>
  | Happened<'settled', { word?: number; called?: string | readonly string[]; spoken?: string; how?: 'right' | 'wrong' | 'missed'; why?: string }>
  | Happened<'changed', { seat?: number; word?: number; called?: string | readonly string[]; clue?: string; rule?: string | null }>
  | Happened<'dawn', {}>
  | Happened<'left', {}>
  | Happened<'told', { seat: number; text: string; silent: boolean; words: readonly number[]; cards: readonly (readonly [number, string | null, Fate, number | null, string, string])[]; heard: readonly string[]; count: number }>
  | Happened<'was', { seat: number; role: Role }>
  | Happened<'missing', { role: Role }>
  | Happened<'side', { side: Side; words: readonly number[]; count: number; called: readonly string[] }>
  | Happened<'scored', { seat: number; points: number }>
  | Happened<'over', {}>;
