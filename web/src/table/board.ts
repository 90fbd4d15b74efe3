/**
 * How a game plugs into the table.
 *
 * `src/games/<game>/index.ts` exports a `GameTable` as its default. It is loaded when a table of
 * that game is opened, never before. A game without one is played through the text table.
 */

import type { Component } from 'svelte';
import type { Ask, Foreseen, Guess, Moment, SeatInfo, Ticking, Waiting } from '../protocol';
import type { Sighted } from '../review/moments';
import type { Way } from '../ui/flights';
import type { Sound } from '../ui/sound';
import type { Saying, Standing } from './saying';
import type { Teller } from './teller';

/** A move, as its game writes it: a kind and its fields. */
export interface Move {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** Something that happened: its row, its kind, and its facts. */
export interface Happening {
  readonly n: number;
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** Why a move is not legal: the clause, the sentence, and the values in it. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** An ask of a game, as its own types tell it. */
export interface Asked<Kind extends string, Facts, Move> extends Omit<Ask, 'kind' | 'facts' | 'options'> {
  readonly kind: Kind;
  readonly facts: Readonly<Facts>;
  readonly options: readonly Move[];
}

/** An event of a game, as its own types tell it. */
export type Happened<Kind extends string, Facts> = Readonly<{ n: number; kind: Kind } & Facts>;

export interface BoardProps<View = unknown, Content = unknown, Question = Ask, Event = Happening> {
  /** What these eyes know. */
  view: View;
  /** What I am asked now; null while others are awaited, when watching, and in a replay. */
  ask: Question | null;
  waiting: readonly Waiting[];
  /** The clocks that these eyes may know, as they stood when the view came. */
  clocks: readonly Ticking[];
  /** When the view came, as `Date.now()` counts; 0 in a replay, where no clock runs. */
  at: number;
  /** Whether the table is over, maybe before the rules ended it. */
  over?: boolean;
  seats: readonly SeatInfo[];
  /** My seat; null for a spectator. */
  me: number | null;
  /** What happened since the view before this one, in order: it drives flights. */
  events: readonly Event[];
  /** The public facts of the box: cards, boards. */
  content: Content;
  /** The options of the table. */
  options: Readonly<Record<string, unknown>>;
  /** Answer the ask. True once it is stored; false if it was refused, which the table then shows. */
  play: (move: Move) => Promise<boolean>;
  /** Ask whether a move would be legal; null if it would. */
  why: (move: Move) => Promise<Refusal | null>;
  /** Ask what a move of mine would lead to, perhaps beside what I guess of others; null where nobody can say. Nothing is played. */
  foresee: (move: Move, guesses?: readonly Guess[]) => Promise<Foreseen | null>;
  /** Show a refusal with its clause, after something was touched that cannot be done; null takes it away. */
  refuse: (refusal: Refusal | null) => void;
  /** Show a thing large, with its words and rulings: "card:17". */
  show: (thing: string) => void;
  /** Names of seats and cards, and sentences of this game, in the language of the person. */
  teller: Teller;
}

/** A thing shown large. */
export interface ThingProps<View = unknown, Content = unknown> {
  /** "card:17" */
  thing: string;
  view: View;
  content: Content;
  teller: Teller;
}

/** What is public of a player, in the strip above the board. */
export interface PlayerProps<View = unknown, Content = unknown> {
  seat: number;
  view: View;
  /** Whether the game is over, be it before its end. */
  over: boolean;
  content: Content;
  teller: Teller;
}

/** What a game has to say of itself when it is looked back at. */
export interface StudyProps<Content = unknown> {
  /** The moments of the game, through the eyes that were chosen. */
  frames: readonly Moment[];
  /** How the game lay at a moment; undefined until it was fetched. */
  sight: Sighted;
  /** Which of them is shown. */
  at: number;
  /** Whose decisions are looked at. */
  seat: number;
  content: Content;
  teller: Teller;
  /** Go to a moment. */
  show: (at: number) => void;
}

/** How a game came about, told when it is over. */
export interface StoryProps<Content = unknown> {
  /** Its moments, as everybody may see them. */
  frames: readonly Moment[];
  content: Content;
  teller: Teller;
}

/** What a game tells in words beside the facts of its view. */
export interface WordsProps<View = unknown, Content = unknown> {
  view: View;
  /** What I am asked, if anything. */
  ask: Ask | null;
  content: Content;
  /** The clocks that these eyes may know, as they stood when the view came, and when that was. */
  clocks: readonly Ticking[];
  at: number;
  teller: Teller;
}

/** A form that is filled in with words. */
export interface FormProps<View = unknown> {
  view: View;
  ask: Ask;
  busy: boolean;
  teller: Teller;
  play: (move: Move) => Promise<boolean>;
  /** Ask what a move of mine would lead to; null where nobody can say. Nothing is played. */
  foresee: (move: Move) => Promise<Foreseen | null>;
  /** Ask whether a move would be legal; null if it would. */
  why: (move: Move) => Promise<Refusal | null>;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- each component gets the view and content of its own game, which the table does not know */
export interface GameTable {
  readonly Board: Component<BoardProps<any, any, any, any>>;
  readonly Thing?: Component<ThingProps<any, any>>;
  readonly Player?: Component<PlayerProps<any, any>>;
  /** A sign that a player wears beside their marker, in the same strip. */
  readonly Badge?: Component<PlayerProps<any, any>>;
  readonly Study?: Component<StudyProps<any>>;
  /** How the points were made, below the result. */
  readonly Story?: Component<StoryProps<any>>;
  /** The table with nothing hidden, from what every seat saw; from where a seat sits. */
  readonly open?: (views: readonly any[], seat: number) => unknown;
  /** What the table in words tells beside the facts of the view. */
  readonly Words?: Component<WordsProps<any, any>>;
  /** How the table in words asks what its plain fields would ask badly. */
  readonly Form?: Component<FormProps<any>>;
  /** Facts of the view that mean nothing at this moment: the table in words leaves them out. */
  readonly omits?: (field: string, view: any) => boolean;
  /** Where things fly from that were nowhere before, and where those go that vanish. */
  readonly way?: Way;
  /** Sounds by kind of event. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** False for a game whose moves are against the clock, or while its board takes back by itself: nothing is offered. */
  readonly undo?: boolean | ((seen: { readonly waiting: readonly Waiting[] }) => boolean);
  /** True for a game whose board shows the deadlines of its rules itself. */
  readonly timed?: boolean;
  /** Events that the log keeps to itself for now: what these eyes should remember, not look up. */
  readonly hides?: (event: Happening, view: any) => boolean;
  /** An event as the log tells it for now: without the part that these eyes should remember, not look up. */
  readonly tells?: (event: Happening, view: any) => Happening;
  /** Events that the board tells in its own time: till then neither log nor ears know of them. */
  readonly holds?: (event: Happening) => boolean;
  /** The points of each seat, where a view tells them otherwise than as `points`. */
  readonly points?: (view: any) => readonly number[];
  /** The score that ends the game, drawn as a line on the plot of points. */
  readonly goal?: (content: any) => number;
  /** What the sentence above the board says, where the game knows better than who is awaited. */
  readonly says?: (standing: Standing<any>, teller: Teller) => Saying | undefined;
  /** Whether the board is still showing what happened: the result waits for it. */
  readonly veiled?: () => boolean;
  /** How long the board shows how the game ended before the result is laid over it, in milliseconds. */
  readonly finale?: number;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

const found = import.meta.glob<{ default: GameTable }>('../games/*/index.ts');

/** Load how a game looks; null for one that has only words. */
export async function gameTable(game: string): Promise<GameTable | null> {
  const load = found[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** The points that a view tells, by seat; none where they are a secret. */
export function pointsOf(view: unknown, look: GameTable | null): readonly number[] {
  if (typeof view !== 'object' || view === null) return [];
  if (look?.points) return look.points(view);
  const points = (view as { points?: unknown }).points;
  return Array.isArray(points) && points.every((each) => typeof each === 'number') ? points : [];
}
