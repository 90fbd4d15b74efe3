/** What a table of etherium tells, and what it hears. Made from its Python classes by `npm run protocol`; do not edit. */

import type { Asked, Happened } from '../../table/board';

/** Everything public, one's own hand, programme and laid cards. */
export interface EtheriumView {
  readonly seat: number | null;
  readonly seats: number;
  readonly sectors: number;
  readonly clock: number;
  readonly box: readonly number[];
  readonly kinds: readonly number[];
  readonly order: readonly number[];
  readonly draft: readonly number[];
  readonly season: number;
  readonly number: number;
  readonly drawn_seasons: readonly number[];
  readonly current: number;
  readonly supply: readonly number[];
  readonly tokens: readonly number[];
  readonly stock: readonly number[];
  /** How many Flash cards are face down. */
  readonly pile: number;
  readonly discard: readonly number[];
  readonly players: readonly Player[];
  /** One's own. */
  readonly hand: readonly number[];
  /** Two cards of which Mauhéa keeps one; UNSEEN to all others. */
  readonly drawn: readonly number[];
  /** One's own, as it lies now. */
  readonly programme: readonly number[];
  /** What oneself has laid down in secret. */
  readonly laid: readonly number[];
  readonly shown: readonly (readonly [number, number])[];
  readonly roll: Roll | null;
  readonly fight: Fight | null;
  readonly agenda: readonly Step[];
}

/** All that is public of a seat. (E20.1) */
export interface Player {
  readonly people: number;
  readonly sector: number;
  readonly army: number;
  readonly collector: number;
  /** Army, collector, defence, guide. */
  readonly levels: readonly number[];
  /** Rock, wood, metal, Ether, boosters. */
  readonly cubes: readonly number[];
  /** Victory tokens by kind. */
  readonly tokens: readonly number[];
  readonly capacities: readonly number[];
  /** How many Flash cards it holds. */
  readonly cards: number;
  /** How many action tokens it has this season. */
  readonly actions: number;
  /** Whether its programme is locked; in a window, whether it has answered. */
  readonly locked: boolean;
  readonly late: boolean;
  /** Whether Fortune is used up this season. */
  readonly fortune: boolean;
  readonly harvest: number;
  readonly favour: number;
  /** How many of these cards work for it this season. */
  readonly drought: number;
  /** As far as all may see it. */
  readonly programme: readonly number[];
  /** Movement points of a programmed move. */
  readonly points: number;
  /** Where one move takes the army, and the collector. */
  readonly reach: readonly [readonly number[], readonly number[]];
  /** What the next level of each unit costs. */
  readonly upgrades: readonly number[];
  /** Basics for one Ether; Ether for cards, a capacity, a booster. */
  readonly prices: readonly number[];
  readonly stars: number;
}

/** Dice on the table, until their roller ends the roll. (E13) */
export interface Roll {
  readonly seat: number;
  /** One of ROLLS: an army, a defence or a connection. */
  readonly of: number;
  readonly dice: readonly number[];
  /** What powers, seasons and capacities add by themselves. (E13.5) */
  readonly bonus: number;
  /** What Flash cards have added. */
  readonly cards: number;
  /** Which dice have been re-rolled for showing 1 or 2. (E13.6) */
  readonly rerolled: readonly boolean[];
}

/** An assault or a siege that is being fought. (E14–E16) */
export interface Fight {
  readonly place: number;
  /** Whose city is besieged; None: an assault on a terrain. */
  readonly owner: number | null;
  /** In initiative order. */
  readonly armies: readonly number[];
  /** For each seat of the table; NO_TOTAL where none stands. */
  readonly totals: readonly number[];
  /** Who may still win: at first all sides, after a tie those who lead. (E14.8) */
  readonly leaders: readonly number[];
}

/** What a programme would do. */
export interface Outlook {
  /** The tokens that are laid. */
  readonly tokens: readonly Foreseen[];
  /** For each token, laid or not, how sure each action of the panel would be in its place. */
  readonly would: readonly (readonly Sure[])[];
  /** Only where something was guessed of others. */
  readonly season: Imagined | null;
}

/** What is certain of one token. */
export interface Foreseen {
  readonly token: number;
  readonly action: number;
  /** Whether it is possible, whatever its player chooses on the way. */
  readonly works: Sure;
  readonly against: Against | null;
  readonly army: readonly number[];
  /** Where each may stand afterwards. */
  readonly collector: readonly number[];
  /** None where it fails, and its player may take a basic for consolation. */
  readonly done: Done | null;
}

export type Sure = 'surely' | 'perhaps' | 'never';

/** Why an action is not sure to be possible: the clause, the sentence, its values. */
export interface Against {
  readonly rule: string;
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a token does in the way that is shown: of all ways, one in which most of the programme works. */
export interface Done {
  /** The unit that walks, or rises. */
  readonly unit: number | null;
  /** Where it walks, from where it stood. */
  readonly path: readonly number[];
  /** The level to which it rises. */
  readonly level: number | null;
  /** What comes and goes, by colour. */
  readonly cubes: readonly number[];
  /** Whether an Ether token comes. */
  readonly token: boolean;
  readonly capacity: number | null;
  /** How many Flash cards are drawn. */
  readonly cards: number;
}

/** A season as it would go if others had programmed what was guessed. */
export interface Imagined {
  readonly events: readonly (Omit<Event, 'n'>)[];
  readonly odds: readonly Odds[];
  /** The stars of each seat after it. */
  readonly stars: readonly number[];
}

/** A fight of an imagined season, and how likely each side wins it, cards left aside. */
export interface Odds {
  readonly number: number;
  readonly place: number;
  readonly sides: readonly number[];
  readonly chances: readonly number[];
}

/** Take a people. (E1.10) */
export interface Become {
  readonly kind: 'become';
  readonly people: number;
}

/** Lay a terrain on a free socket. (E3.4) */
export interface Lay {
  readonly kind: 'lay';
  readonly terrain: number;
  readonly place: number;
}

/** Keep one of two cards. (MA-P) */
export interface Keep {
  readonly kind: 'keep';
  readonly card: number;
}

/** Do what may be done. */
export interface Agree {
  readonly kind: 'agree';
}

/** Do nothing, play no card. */
export interface Pass {
  readonly kind: 'pass';
}

/** Lay cards down for the season window, in the order they shall act. (E5.11) */
export interface Window {
  readonly kind: 'window';
  readonly cards: readonly number[];
}

/** For each token from 1 on, the action that it lies on, or -1. (E6) */
export interface Programme {
  readonly kind: 'programme';
  readonly actions: readonly number[];
  readonly lock: boolean;
}

/** Play a Flash card. */
export interface Play {
  readonly kind: 'play';
  readonly card: number;
}

/** Move a unit to a place. */
export interface Go {
  readonly kind: 'go';
  readonly unit: number;
  readonly place: number;
}

/** Take basics from the supply. */
export interface Take {
  readonly kind: 'take';
  readonly cubes: Basics;
}

export type Basics = readonly [number, number, number];

/** Give basics back to the supply. */
export interface Lose {
  readonly kind: 'lose';
  readonly cubes: Basics;
}

/** Take basics from an opponent. */
export interface Steal {
  readonly kind: 'steal';
  readonly victim: number;
  readonly cubes: Basics;
}

/** Raise a unit by a level for these basics. */
export interface Upgrade {
  readonly kind: 'upgrade';
  readonly unit: number;
  readonly cubes: Basics;
}

/** Choose one of the four transformations. (F24) */
export interface Transform {
  readonly kind: 'transform';
  readonly way: number;
}

/** Turn these basics into Ether. (E11.2) */
export interface Etherise {
  readonly kind: 'etherise';
  readonly cubes: Basics;
}

/** Take a capacity. (E11.4) */
export interface Buy {
  readonly kind: 'buy';
  readonly capacity: number;
}

/** Say how many dice a connection rolls. (E12.2) */
export interface Dice {
  readonly kind: 'dice';
  readonly count: number;
}

/** Re-roll a die that shows this face, or with 0 all dice, by Fortune. (E13.6) */
export interface Reroll {
  readonly kind: 'reroll';
  readonly face: number;
}

/** End a roll, with so much of the guide added. (E13.3) */
export interface Stop {
  readonly kind: 'stop';
  readonly guide: number;
}

/** Decide that the assault or siege at this place comes next. (E14.5) */
export interface Begin {
  readonly kind: 'begin';
  readonly place: number;
}

/** Decide that the pillage of this seat's collector comes next. (E14.5) */
export interface Pillage {
  readonly kind: 'pillage';
  readonly victim: number;
}

/** Rob a besieged city of these cubes: a booster, or Ether, or basics. (E16.4) */
export interface Rob {
  readonly kind: 'rob';
  readonly cubes: readonly [number, number, number, number, number];
}

/** Lower the guide of a besieged city. (E16.6) */
export interface Lower {
  readonly kind: 'lower';
}

/** Discard Flash cards. */
export interface Discard {
  readonly kind: 'discard';
  readonly cards: readonly number[];
}

export type Part = readonly [string, number, number];

/** A step to come, as far as all may know it. */
export interface Step {
  readonly kind?: 'ask' | 'execute' | 'etherise' | 'upgrade' | 'transform' | 'take' | 'lose' | 'steal' | 'discard' | 'flee' | 'become' | 'lay' | 'order' | 'prize' | 'loss' | 'put' | 'priority' | 'window' | 'programme' | 'roll' | 'dice' | 'keep' | 'storm' | 'step' | 'hand';
  readonly seat?: number;
  readonly action?: number;
  readonly count?: number;
  readonly why_taken?: string;
  readonly optional?: boolean;
  readonly victims?: readonly number[];
  readonly only?: number | null;
  readonly clause?: string;
  readonly unit?: number;
  readonly won?: boolean;
  readonly card?: number;
  readonly of?: number;
  readonly dice?: number;
}

export type Move = Become | Lay | Keep | Agree | Pass | Window | Programme | Play | Go | Take | Lose | Steal | Upgrade | Transform | Etherise | Buy | Dice | Reroll | Stop | Begin | Pillage | Rob | Lower | Discard;

export type Ask =
  | Asked<'become', {}, Move>
  | Asked<'lay', {}, Move>
  | Asked<'keep', {}, Move>
  | Asked<'storm', {}, Move>
  | Asked<'step', { unit: number }, Move>
  | Asked<'window', {}, Move>
  | Asked<'programme', { count: number }, Move>
  | Asked<'priority', {}, Move>
  | Asked<'execute', { action: number; number: number }, Move>
  | Asked<'take', { count: number; why: string; optional: boolean }, Move>
  | Asked<'lose', { count: number }, Move>
  | Asked<'steal', { count: number; victim?: number }, Move>
  | Asked<'upgrade', {}, Move>
  | Asked<'transform', {}, Move>
  | Asked<'etherise', { count: number; most: number }, Move>
  | Asked<'dice', {}, Move>
  | Asked<'roll', { of: number; dice: readonly number[]; total: number }, Move>
  | Asked<'order', {}, Move>
  | Asked<'prize', { victim: number }, Move>
  | Asked<'loss', { unit: number }, Move>
  | Asked<'flee', { unit: number }, Move>
  | Asked<'put', { card: number; unit: number }, Move>
  | Asked<'discard', {}, Move>
  | Asked<'hand', { count: number }, Move>;

export type Event =
  | Happened<'choosing', { order: readonly number[]; rule: string }>
  | Happened<'people', { seat: number; people: number; rule: string }>
  | Happened<'draft', { season: number; order: readonly number[]; rule: string }>
  | Happened<'lay', { seat: number; terrain: number; place: number; rule: string }>
  | Happened<'set_up', { seat: number; people: number; place: number; cubes: readonly number[]; rule: string }>
  | Happened<'season_begins', { season: number; actions: readonly number[]; rule: string }>
  | Happened<'season', { number: number; season: number; order: readonly number[]; rule: string }>
  | Happened<'drew', { seat: number; rule: string; card?: number }>
  | Happened<'drew_several', { seat: number; count: number; rule: string; cards?: readonly number[] }>
  | Happened<'kept_card', { seat: number; rule: string; card?: number }>
  | Happened<'no_card', { seat: number; rule: string }>
  | Happened<'reshuffled', { count: number; rule: string }>
  | Happened<'discarded', { seat: number; cards: readonly number[]; rule: string }>
  | Happened<'gained', { seat: number; cubes: readonly number[]; rule: string; why: string }>
  | Happened<'nothing', { seat: number; rule: string; why: string }>
  | Happened<'declined', { seat: number; why: string; rule: string }>
  | Happened<'lost', { seat: number; cubes: readonly number[]; rule: string }>
  | Happened<'paid', { seat: number; cubes: readonly number[]; rule: string }>
  | Happened<'stole', { seat: number; victim: number; cubes: readonly number[]; rule: string }>
  | Happened<'token', { seat: number; token: number; rule: string }>
  | Happened<'no_token', { seat: number; token: number; rule: string }>
  | Happened<'moved', { seat: number; unit: number; start: number; place: number; terrain: number; path: readonly number[]; rule: string; why: string }>
  | Happened<'raised', { seat: number; unit: number; level: number; rule: string }>
  | Happened<'highest', { seat: number; unit: number; level: number; rule: string }>
  | Happened<'lowered', { seat: number; unit: number; level: number; rule: string }>
  | Happened<'lowest', { seat: number; unit: number; level: number; rule: string }>
  | Happened<'kept', { seat: number; unit: number; level: number; why: string; rule: string; season?: number; capacity?: number; card?: number }>
  | Happened<'collected', { seat: number; place: number; terrain: number; cubes: readonly number[]; parts: readonly Part[]; rule: string }>
  | Happened<'capacity', { seat: number; capacity: number; rule: string }>
  | Happened<'transforms', { seat: number; action: number; rule: string }>
  | Happened<'played', { seat: number; card: number; rule: string }>
  | Happened<'fizzled', { seat: number; card: number; rule: string }>
  | Happened<'laid', { seat: number; cards: readonly number[]; rule: string }>
  | Happened<'answered', { seat: number; rule: string }>
  | Happened<'locked', { seat: number; rule: string }>
  | Happened<'unlocked', { seat: number; rule: string }>
  | Happened<'late', { seat: number; rule: string }>
  | Happened<'programme', { seat: number; actions: readonly number[]; rule: string }>
  | Happened<'number', { number: number; rule: string }>
  | Happened<'acts', { seat: number; number: number; action: number; rule: string }>
  | Happened<'failed', { seat: number; number: number; action: number; rule: string; why: string; terrain?: number; unit?: number; count?: number; cubes?: readonly number[]; way?: number; most?: number; level?: number }>
  | Happened<'rolled', { seat: number; of: number; dice: readonly number[]; bonus: number; bonuses: readonly (readonly [string, number])[]; total: number; rule: string }>
  | Happened<'rerolled', { seat: number; dice: readonly number[]; total: number; why: string; rule: string }>
  | Happened<'added', { seat: number; card: number; count: number; total: number; rule: string }>
  | Happened<'total', { seat: number; of: number; dice: readonly number[]; bonus: number; added: number; guide: number; total: number; rule: string }>
  | Happened<'connected', { seat: number; total: number; line: number; rule: string }>
  | Happened<'assault', { place: number; terrain: number; sides: readonly number[]; rule: string }>
  | Happened<'siege', { place: number; terrain: number; sides: readonly number[]; victim: number; rule: string }>
  | Happened<'tied', { sides: readonly number[]; total: number; rule: string }>
  | Happened<'won', { seat: number; place: number; total: number; against: number; totals: readonly number[]; by_tie: boolean; rule: string }>
  | Happened<'empty_city', { seat: number; victim: number; rule: string }>
  | Happened<'pillage', { seat: number; victim: number; place: number; terrain: number; rule: string }>
  | Happened<'season_ends', { season: number; stars: readonly number[]; made: readonly (readonly number[])[]; rule: string }>
  | Happened<'scored', { seat: number; points: number; sources: readonly number[]; rule: string }>
  | Happened<'over', { rule: string }>;
