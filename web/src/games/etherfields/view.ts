/** What follows from a view of Etherfields, and what its numbers stand for. No rule is reckoned here. */

import type { Passage } from '../../protocol';
import type { PrintedAction, PrintedTile } from './drawing/plate';
import type { EtherfieldsView, Move, Seen, Tile } from './protocol';

/** A card of the box: Influence first, then Flaws, Masks, Notes, Items. */
export interface BoxCard {
  readonly slug: string;
  readonly archetype?: string;
  readonly colours?: string;
  readonly intent?: number;
  readonly price?: number;
  readonly progress?: boolean;
  readonly rapid?: boolean;
}

export interface Box {
  readonly cards: readonly BoxCard[];
  readonly turns: readonly { readonly suit: string; readonly steps: string }[];
  readonly archetype: readonly string[];
  readonly mask: readonly string[];
  readonly item: readonly string[];
  readonly fate: readonly string[];
  readonly morphing: readonly string[];
  /** What each thing of the box says, by language and slug. */
  readonly says?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a passage tells of an Entity beside its name. */
export interface PrintedEntity {
  readonly turns: number;
  readonly movement: number;
  readonly kind: string;
  readonly actions: Readonly<Record<string, PrintedAction>>;
  readonly steps: readonly string[];
}

/** A move that is paid for. */
export type Paid = Extract<Move, { readonly pay: unknown }>;
export const isPaid = (move: Move): move is Paid => 'pay' in move;

export const NOBODY = -1;

/** Where one goes with a move, if it goes anywhere. */
export const aim = (move: Move): number | undefined => (move.kind === 'walk' ? move.path.at(-1) : undefined);

/** How many cards lie in a pile. */
export const count = (pile: Seen): number =>
  pile.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 1), 0);

/** The id of the passage that tells of a map tile. */
export const tilePassage = ([map, slot]: Tile): string => `tile.${map}.${slot}`;

/** What was told of the tiles that lie there; those that have not come yet are left out. */
export function printedTiles(view: EtherfieldsView, told: (id: string) => Passage | undefined): PrintedTile[] {
  return view.tiles.flatMap((tile) => (told(tilePassage(tile))?.content as PrintedTile | undefined) ?? []);
}

/** The Dreamers that a seat steers: they go round. */
export const steered = (view: EtherfieldsView, seat: number): number[] =>
  view.dreamers.flatMap((_, dreamer) => (dreamer % view.seats === seat ? [dreamer] : []));

/** The space that an option is called by, if it is one. */
export function spaceOf(thing: string): number | undefined {
  const found = /^space-(\d+)$/.exec(thing);
  return found ? Number(found[1]) : undefined;
}

/** The key of an action that is printed on a space of a map. */
export const actionKey = (map: string, action: string): string => `${map}.${action}`;

/** The passages that belong to the story, in the order in which they were found. */
export const chapters = (view: EtherfieldsView): string[] => view.read.filter((id) => /^(\d+\.\d|z\..+\.\d)/.test(id));

/** The passage of the Entity that is met. */
export const entityOf = (view: EtherfieldsView): string | undefined =>
  view.met ? view.read.findLast((id) => /^z\.[a-z_]+$/.test(id)) : undefined;

/** Which kind of ground a map is printed on. */
export const groundOf = (view: EtherfieldsView): 'cobbles' | 'boards' => (view.gate === 0 ? 'boards' : 'cobbles');
