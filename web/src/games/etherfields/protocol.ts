/** What a table of etherfields tells, and what it hears. Made from its Python classes by `npm run protocol`; do not edit. */

import type { Asked, Happened } from '../../table/board';

/** Everything that one seat, or a spectator, knows. */
export interface EtherfieldsView {
  readonly seat: number | null;
  readonly seats: number;
  readonly free: boolean;
  readonly lone: boolean;
  readonly deeper: number;
  readonly per_figure: boolean;
  readonly dreamers: readonly Dreamer[];
  readonly decks: readonly Seen[];
  readonly sealed: readonly Seen[];
  readonly first: number;
  readonly turns: Seen;
  readonly current: number;
  readonly turn_discard: Seen;
  readonly market: Seen;
  readonly flaws: Seen;
  readonly item_market: Seen;
  readonly slumbers: Seen;
  readonly fates: Seen;
  readonly map_pile: Seen;
  readonly turn: number;
  readonly step: number;
  readonly hours: number;
  readonly round_of: number;
  readonly passed: readonly boolean[];
  readonly blocked: Way;
  readonly keys: number;
  readonly tiles: readonly Tile[];
  readonly single: readonly string[];
  readonly light: readonly Way[];
  readonly wall: Edge | null;
  readonly opened: readonly Edge[];
  readonly gems_laid: Way;
  readonly met: Met | null;
  readonly acted: boolean;
  readonly did: boolean;
  readonly die: number;
  readonly added: number;
  readonly dues: readonly Due[];
  readonly roller: number;
  readonly boosting: boolean;
  readonly outcome: string;
  readonly dead: Way;
  readonly gate: number;
  readonly read: readonly string[];
  readonly hidden: readonly Hidden[];
  readonly revealed: Way;
  readonly markers: readonly Marker[];
  readonly done: readonly (readonly [string, number])[];
  readonly flooded: Way;
  readonly marks: readonly string[];
  readonly signs: readonly string[];
  readonly notes: Way;
  readonly items: Way;
  readonly storage: Way;
  readonly spent: readonly string[];
  readonly found: readonly string[];
  readonly quirks: readonly Edge[];
  readonly town: Town | null;
  /** What the current Turn card is about to do, as things stand. */
  readonly coming: readonly Coming[];
  /** What each seat suggests in the choice of the team that is open, or -1. (F22.5) */
  readonly suggested: Way;
}

/** A Dreamer, as all see them. (F22.3) */
export interface Dreamer {
  readonly archetype: number;
  readonly space: number;
  /** All their cards, sorted; where the unseen ones lie nobody knows. */
  readonly owned: Way;
  readonly hand: Way;
  /** The topmost last. */
  readonly discard: Way;
  readonly zone: readonly Placed[];
  readonly distress: number;
  readonly ether: number;
  readonly gems: number;
  readonly spirits: number;
  readonly held: readonly Held[];
  /** How often they boosted this turn. */
  readonly boosts: number;
  /** What else served this turn: the back action, Effort. */
  readonly used: readonly string[];
  /** Whether they suffered Distress in this Slumber or Dream. */
  readonly hurt: boolean;
  /** Where they stood as the Dreamers phase began. */
  readonly start: number;
  readonly mask: number;
  /** State tokens, each with the turn in which it came. (F17.3) */
  readonly states: readonly (readonly [string, number])[];
  /** Owned cards that stay out of the deck. (F10.4) */
  readonly surplus: Way;
  /** What is off until the end of the turn: `intent.a`, `luck.rolls`. */
  readonly until: readonly string[];
}

export type Way = readonly number[];

/** A Progress in the zone, or a Flaw that stays there. */
export interface Placed {
  readonly card: number;
  readonly flipped: boolean;
  /** How often it served this turn, or this Slumber or Dream. */
  readonly used: number;
}

/** Intent that an effect gave: colours that it may be, how much, and what alone it may pay. (F11.15) */
export interface Held {
  readonly colours: string;
  readonly n: number;
  readonly purpose: string;
}

export type Seen = readonly (number | readonly [number | null, number, string])[];

export type Tile = readonly [string, string];

export type Edge = readonly [number, number];

/** The Entity of this Slumber. */
export interface Met {
  /** Its place among ENTITIES. */
  readonly tile: number;
  readonly figures: Way;
  readonly threat: number;
  readonly contact: number;
  readonly morphings: Way;
  readonly states: readonly string[];
}

/** Distress that a Dreamer is about to suffer. */
export interface Due {
  readonly dreamer: number;
  readonly n: number;
}

/** A Secret face down: its letter, which it is once that is settled, and who knows. */
export interface Hidden {
  readonly letter: string;
  readonly secret: number;
  readonly knowers: number;
}

/** Instalments of a gradual action, in Intent markers of one colour. (F11.9, F11.10) */
export interface Marker {
  readonly action: string;
  readonly colour: string;
  readonly n: number;
}

/** The Dreamworld, and what the campaign has come to. */
export interface Town {
  /** The Location where the team is. */
  readonly at: string;
  /** What has given on this trip: `landing.REST`. (F4.10) */
  readonly given: readonly string[];
  /** The top first. (F2.9) */
  readonly seasons: Way;
  /** The Masks that the team owns, worn or not. */
  readonly masks: Way;
  /** What archetypes own that nobody plays now. (F21.6) */
  readonly rested: readonly Rested[];
  /** Archetypes that have a save card. (F23.4) */
  readonly save_cards: Way;
  /** Dreams won in this session. (F21.10) */
  readonly won: number;
}

/** An archetype's cards while nobody plays it. */
export interface Rested {
  readonly archetype: number;
  readonly cards: Way;
}

/** A step of the current Turn card that is still to come. */
export interface Coming {
  readonly step: number;
  readonly sign: string;
  /** What an effect reaches; for a movement, where figures may step first. */
  readonly spaces: Way;
  /** Who stands in its reach. */
  readonly dreamers: Way;
  readonly distress: number;
  /** What it costs each of them. */
  readonly sealed: number;
  /** The space that becomes Water. (F30.3) */
  readonly floods: Way;
}

/** Begin the draw step: discard any hand cards first. (F8.1) */
export interface Draw {
  readonly kind: 'draw';
  readonly discards: Way;
}

/** Move along a path. (F14.1, F14.15) */
export interface Walk {
  readonly kind: 'walk';
  readonly dreamer: number;
  readonly path: Way;
  readonly pay: Cards;
  readonly spirits: string;
  readonly boost: boolean;
  /** Steps that Hours pay: Effort. (F13.1) */
  readonly hours: number;
}

export type Cards = readonly (readonly [number, string])[];

/** Pay an action of the map or the Entity. (F11) */
export interface Act {
  readonly kind: 'act';
  readonly dreamer: number;
  readonly action: string;
  readonly pay: Cards;
  readonly spirits: string;
  readonly boost: boolean;
}

/** Play a hand card for its effect. (F9.3) */
export interface Play {
  readonly kind: 'play';
  readonly dreamer: number;
  readonly card: number;
  readonly pay: Cards;
  readonly spirits: string;
  readonly boost: boolean;
}

/** Place a Progress; at the limit one is discarded first. (F9.7, F9.8) */
export interface Place {
  readonly kind: 'place';
  readonly dreamer: number;
  readonly card: number;
  readonly pay: Cards;
  readonly spirits: string;
  readonly boost: boolean;
  readonly instead: number;
}

/** Use an active Progress, the Mask, a Note or an Item. (F9.12, F13.7, F18.1) */
export interface Use {
  readonly kind: 'use';
  readonly dreamer: number;
  readonly card: number;
  readonly pay: Cards;
  readonly spirits: string;
  readonly boost: boolean;
}

/** Pay to discard a Flaw of one's zone. (F19.3) */
export interface Rid {
  readonly kind: 'rid';
  readonly dreamer: number;
  readonly card: number;
  readonly pay: Cards;
  readonly spirits: string;
  readonly boost: boolean;
}

/** Use the back action of the card on top of the deck. (F9.5) */
export interface Back {
  readonly kind: 'back';
  readonly dreamer: number;
  readonly discards: Way;
  readonly pay: Cards;
  readonly spirits: string;
  readonly boost: boolean;
}

/** Discard three hand cards for a Gem. (F13.4) */
export interface MakeGem {
  readonly kind: 'make_gem';
  readonly dreamer: number;
  readonly discards: Way;
}

/** Pay Hours for turns. (F13.2) */
export interface AddTurns {
  readonly kind: 'add_turns';
  readonly dreamer: number;
  readonly n: number;
}

/** Discard a Key or an Ether to remove a Morphing in range 1. (F13.6) */
export interface Strip {
  readonly kind: 'strip';
  readonly dreamer: number;
  readonly morphing: number;
  readonly by: string;
}

/** Put a Gem into the slot of one's space, or take it back. (F14.8) */
export interface Slot {
  readonly kind: 'slot';
  readonly dreamer: number;
}

/** Discard a hand card to see a Secret of this Dream. (F13.3) */
export interface Peek {
  readonly kind: 'peek';
  readonly dreamer: number;
  readonly letter: string;
  readonly card: number;
}

/** Pay a Cunning to reveal the Secret in one's space. (F13.8) */
export interface Take {
  readonly kind: 'take';
  readonly dreamer: number;
  readonly pay: Cards;
  readonly spirits: string;
  readonly boost: boolean;
}

/** Discard a Gem: the die that was just rolled is rolled again. (F13.5) */
export interface Reroll {
  readonly kind: 'reroll';
  readonly dreamer: number;
}

/** End one's round, or let a moment pass. */
export interface Pass {
  readonly kind: 'pass';
}

/** Choose one of what is offered, by its number. */
export interface Choose {
  readonly kind: 'choose';
  readonly option: number;
}

/** Choose one of the cards that lie before one, or none. (F10.6) */
export interface Want {
  readonly kind: 'want';
  readonly card: number;
}

/** Say what one would choose for the team. (F22.5) */
export interface Suggest {
  readonly kind: 'suggest';
  readonly option: number;
}

/** One instruction. */
export interface Instr {
  readonly verb: string;
  readonly args: readonly string[];
  readonly named: readonly Tile[];
  readonly blocks: readonly (readonly [string, Effect])[];
}

export type Effect = readonly Instr[];

/** A step to come, as far as all may know it. */
export interface Step {
  readonly kind?: 'ask' | 'build' | 'pick' | 'cards' | 'settle' | 'advise' | 'wander' | 'look' | 'buy' | 'answer' | 'beside' | 'round';
  readonly seat?: number;
  readonly dreamer?: number;
  readonly effect?: Effect;
  readonly card?: number;
  readonly n?: number;
  readonly picked?: number;
  readonly at?: number;
  readonly last?: number;
  readonly about?: string;
  readonly offered?: Way;
  readonly least?: number;
  readonly most?: number;
  readonly to?: number;
  readonly suggested?: Way;
  readonly boosting?: boolean;
  readonly instr?: Instr;
  readonly need?: number;
  readonly paid?: number;
  readonly boosted?: boolean;
  readonly each?: boolean;
  readonly single?: string;
  readonly gate?: number;
  readonly how?: string;
  readonly figure?: number;
  readonly left?: number;
  readonly first?: boolean;
  readonly figures?: Way;
  readonly rolls?: number;
  readonly moved?: boolean;
  readonly dreamers?: Way;
  readonly path?: Way;
  readonly steps?: number;
  readonly walls?: number;
  readonly along?: number;
  readonly count?: number;
  readonly take_one?: boolean;
  readonly progress?: boolean;
  readonly otherwise?: Effect;
  readonly cards?: Way;
  readonly occasion?: string;
  readonly waved?: Way;
  readonly night?: string;
  readonly tile?: number;
}

export type Move = Draw | Walk | Act | Play | Place | Use | Rid | Back | MakeGem | AddTurns | Strip | Slot | Peek | Take | Reroll | Pass | Choose | Want | Suggest;

export type Ask =
  | Asked<'round', { dreamers: Way; several: boolean; things: readonly (readonly [number | string, string])[] }, Move>
  | Asked<'answer', { about: string; several: boolean }, Move>
  | Asked<'beside', { several: boolean }, Move>
  | Asked<'pick', { dreamer: number; about: string; things: readonly (readonly [number | string, string])[]; card?: number }, Move>
  | Asked<'cards', { dreamer: number; about: string }, Move>
  | Asked<'settle', { about: string; things: readonly (readonly [number | string, string])[] }, Move>
  | Asked<'advise', { about: string; things: readonly (readonly [number | string, string])[] }, Move>
  | Asked<'look', { dreamer: number; count: number; things: readonly (readonly [number | string, string])[] }, Move>
  | Asked<'buy', { dreamer: number; cards: Way }, Move>
  | Asked<'build', { dreamer: number }, Move>
  | Asked<'wander', { dreamer: number; steps: number }, Move>;

export type Event =
  | Happened<'first', { dreamer: number; rule: string }>
  | Happened<'became', { dreamer: number; archetype: number; rule: string }>
  | Happened<'built', { dreamer: number; count: number; cards: Way; rule: string }>
  | Happened<'entered', { dreamer: number; space: number; rule: string }>
  | Happened<'unlocked', { rule: string }>
  | Happened<'awakens', { step: number; rule: string }>
  | Happened<'death', { dreamers: Way; rule: string }>
  | Happened<'died', { dreamers: Way; rule: string }>
  | Happened<'restarted', { rule: string }>
  | Happened<'saved', { rule: string }>
  | Happened<'travelled', { place: number; passage: string; rule: string }>
  | Happened<'icon', { passage: string; icon: string; rule: string }>
  | Happened<'explored', { passage: string; rule: string }>
  | Happened<'fate', { fate: number; rule: string }>
  | Happened<'quirk', { fate: number; space: number; rule: string }>
  | Happened<'fates_shuffled', { rule: string }>
  | Happened<'market', { dreamer: number; cards: Way; rule: string }>
  | Happened<'bought', { dreamer: number; card: number; rule: string }>
  | Happened<'bought_none', { dreamer: number; rule: string }>
  | Happened<'item_offered', { dreamer: number; item: number; rule: string }>
  | Happened<'slumber_tile', { passage: string; rule: string }>
  | Happened<'slumber', { passage: string; threat: number; rule: string }>
  | Happened<'slumber_over', { how: string; rule: string }>
  | Happened<'slumber_added', { passage: string; rule: string }>
  | Happened<'slumber_gone', { passage: string; rule: string }>
  | Happened<'slumbers_seen', { passages: readonly string[]; rule: string }>
  | Happened<'delta', { hours: number; rule: string }>
  | Happened<'dream', { passage: string; rule: string }>
  | Happened<'dream_over', { how: string; rule: string }>
  | Happened<'read', { passage: string; rule: string }>
  | Happened<'note', { dreamer: number; passage: string; rule: string }>
  | Happened<'tile', { slot: string; rule: string }>
  | Happened<'secrets', { letters: readonly string[]; rule: string }>
  | Happened<'came', { passage: string; rule: string }>
  | Happened<'peeks', { dreamer: number; letter: string; card: number; rule: string }>
  | Happened<'peeked', { dreamer: number; letter: string; rule: string; passage?: string }>
  | Happened<'revealed', { dreamer: number; letter: string; passage: string; rule: string }>
  | Happened<'flooded', { space: number; rule: string }>
  | Happened<'marked', { mark: string; rule: string }>
  | Happened<'sign', { sign: string; rule: string }>
  | Happened<'masks', { dreamer: number; masks: Way; rule: string }>
  | Happened<'wears', { dreamer: number; mask: number; rule: string }>
  | Happened<'turn', { number: number; first: number; rule: string }>
  | Happened<'turn_card', { turn: number; left: number; rule: string }>
  | Happened<'turn_added', { count: number; rule: string }>
  | Happened<'turn_seen', { turn: number; rule: string }>
  | Happened<'step', { step: number; sign: string; rule: string }>
  | Happened<'step_skipped', { step: number; rule: string }>
  | Happened<'blocked', { step: number; rule: string }>
  | Happened<'action_step_over', { rule: string }>
  | Happened<'round_over', { dreamer: number; passed: boolean; rule: string }>
  | Happened<'passed', { dreamers: Way; rule: string }>
  | Happened<'waved', { seat: number; about: string; rule: string }>
  | Happened<'clock', { hours: number; rule: string }>
  | Happened<'chose', { dreamer: number; about: string; option: number; thing: string; rule: string }>
  | Happened<'team_chose', { about: string; option: number; thing: string; rule: string }>
  | Happened<'suggested', { seat: number; about: string; option: number; thing: string; rule: string }>
  | Happened<'chose_cards', { dreamer: number; about: string; cards: Way; rule: string; to?: number }>
  | Happened<'drew', { dreamer: number; card: number; rule: string }>
  | Happened<'top', { dreamer: number; shows: string; rule: string }>
  | Happened<'reshuffled', { dreamer: number; count: number; rule: string }>
  | Happened<'sealed', { dreamer: number; count: number; rule: string }>
  | Happened<'unsealed', { dreamer: number; cards: Way; rule: string }>
  | Happened<'lost_card', { dreamer: number; card: number; rule: string }>
  | Happened<'looks', { dreamer: number; count: number; rule: string; cards?: Way }>
  | Happened<'looked', { dreamer: number; under: boolean; rule: string }>
  | Happened<'took', { dreamer: number; card: number; rule: string }>
  | Happened<'took_none', { dreamer: number; rule: string }>
  | Happened<'flaw', { dreamer: number; card: number; rule: string }>
  | Happened<'flaw_removed', { dreamer: number; card: number; rule: string }>
  | Happened<'gained_flaw', { dreamer: number; card: number; rule: string }>
  | Happened<'rid', { dreamer: number; card: number; rule: string }>
  | Happened<'played', { dreamer: number; card: number; rule: string }>
  | Happened<'placed', { dreamer: number; card: number; rule: string; instead?: number }>
  | Happened<'used', { dreamer: number; card: number; rule: string }>
  | Happened<'back', { dreamer: number; back: string; cards: Way; rule: string }>
  | Happened<'flipped', { dreamer: number; card: number; rule: string }>
  | Happened<'unflipped', { dreamer: number; card: number; rule: string }>
  | Happened<'paid', { dreamer: number; count: number; need: number; cards: Way; colours: readonly string[] | string; rule: string }>
  | Happened<'acts', { dreamer: number; action: string; thing: string; rule: string }>
  | Happened<'succeeded', { dreamer: number; times: number; lost: number; rule: string }>
  | Happened<'failed', { dreamer: number; paid: number; need: number; rule: string }>
  | Happened<'instalment', { dreamer: number; thing: string; count: number; need: number; rule: string }>
  | Happened<'lifted', { thing: string; rule: string }>
  | Happened<'completed', { dreamer: number; thing: string; rule: string }>
  | Happened<'held', { dreamer: number; count: number; colours: readonly string[] | string; rule: string }>
  | Happened<'gained', { dreamer: number; what: string; count: number; rule: string }>
  | Happened<'gem_made', { dreamer: number; cards: Way; rule: string }>
  | Happened<'hours_paid', { dreamer: number; hours: number; rule: string }>
  | Happened<'stripped', { dreamer: number; by: string; rule: string }>
  | Happened<'slot', { dreamer: number; space: number; filled: boolean; rule: string }>
  | Happened<'effort', { dreamer: number; hours: number; rule: string }>
  | Happened<'item', { item: number; rule: string }>
  | Happened<'item_away', { item: number; where: string; rule: string }>
  | Happened<'light', { spaces: Way; rule: string }>
  | Happened<'opened', { edge: Way; rule: string }>
  | Happened<'wall', { edge: Way; rule: string }>
  | Happened<'rolled', { dreamer: number; die: number; face: string; rule: string }>
  | Happened<'entity_rolled', { die: number; face: string; rule: string }>
  | Happened<'rerolled', { dreamer: number; rule: string }>
  | Happened<'walked', { dreamers: Way; space: number; rule: string }>
  | Happened<'moved', { dreamer: number; space: number; rule: string }>
  | Happened<'entity_moved', { figure: number; space: number; rule: string }>
  | Happened<'spawned', { space: number; rule: string }>
  | Happened<'state', { state: string; rule: string }>
  | Happened<'dreamer_state', { dreamer: number; state: string; rule: string }>
  | Happened<'morphed', { morphing: number; rule: string }>
  | Happened<'unmorphed', { morphing: number; rule: string }>
  | Happened<'threat', { count: number; rule: string }>
  | Happened<'contact', { count: number; rule: string }>
  | Happened<'due', { dreamer: number; count: number; rule: string }>
  | Happened<'prevented', { dreamer: number; count: number; rule: string }>
  | Happened<'suffered', { dreamer: number; count: number; rule: string }>
  | Happened<'cured', { dreamer: number; count: number; rule: string }>;
