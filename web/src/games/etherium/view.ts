/** What follows from a view of Etherium, and what its numbers stand for. No rule is reckoned here. */

import box from './box.json';
import type { EtheriumView, Player } from './protocol';

export type Place = number;
export type Seat = number;
export type CardId = number;

export const BOX = box.content;

export const [ARMY, COLLECTOR, DEFENCE] = ['army', 'collector', 'defence'].map((slug) => BOX.units.indexOf(slug)) as [
  UnitKind,
  UnitKind,
  number,
];
export const [CITY, NOTHING] = ['city', 'nothing'].map((slug) => BOX.terrains.indexOf(slug)) as [number, number];
export const ETHER_CUBE = BOX.cubes.indexOf('ether');
/** It lies in the city and brings action tokens. */
export const BOOSTER = BOX.cubes.indexOf('booster');
/** An action token that lies nowhere yet. */
export const UNLAID = -1;
/** The people of a seat that has none yet. */
export const NOBODY = -1;
export const NO_SEASON = -1;

export const SIZES = ['E', 'L', 'M', 'S', 'C'] as const;
export type Size = (typeof SIZES)[number];

export type UnitKind = number;

/** A unit that stands on the board. */
export interface Unit {
  readonly seat: Seat;
  readonly unit: UnitKind;
  readonly place: Place;
  readonly level: number;
}

/** A place is called by its size and its sector: "L0". */
export const sizeOf = (place: Place): Size => codeOf(place).charAt(0) as Size;
export const sectorOf = (place: Place): number => Number(codeOf(place).slice(1));
const places: ReadonlyMap<string, Place> = new Map(BOX.places.map(({ slug }, place) => [slug, place]));
export const placeIn = (size: Size, sector: number): Place => places.get(size === 'E' ? size : `${size}${sector}`)!;
export const heightOf = (place: Place): number => BOX.places[place]!.height;
/** How a place is written in a log: "L0". */
export const codeOf = (place: Place): string => BOX.places[place]!.slug;

/** The places of a board, the Ether first. */
export function placesOf(sectors: number): Place[] {
  const rings = SIZES.slice(1).flatMap((size) => Array.from({ length: sectors }, (_, q) => placeIn(size, q)));
  return [0, ...rings];
}

/** What a place is joined to. */
export function joinedTo(sectors: number, place: Place): readonly Place[] {
  return (BOX.joined as Readonly<Record<string, readonly (readonly number[])[]>>)[sectors]?.[place] ?? [];
}

/** The sectors of a table, by seat. */
export function sectorsOf(seats: number): readonly number[] {
  return (BOX.sectors as Readonly<Record<string, readonly number[]>>)[seats] ?? [];
}

/** What a people begins with at a table of so many seats. */
export const startOf = (people: number, seats: number): readonly number[] =>
  (BOX.peoples[people]!.start as Readonly<Record<string, readonly number[]>>)[seats] ?? [];

export const cityOf = (view: EtheriumView, seat: Seat): Place => placeIn('C', sectorsOf(view.seats)[seat]!);

/** Whose city a place is; none where it is a land or a ruin. */
export function ownerOf(view: EtheriumView, place: Place): Seat | null {
  return sizeOf(place) === 'C' ? seatIn(view, sectorOf(place)) : null;
}

/** Who sits in a sector; none in one that lies empty. */
export function seatIn(view: EtheriumView, sector: number): Seat | null {
  const seat = sectorsOf(view.seats).indexOf(sector);
  return seat < 0 ? null : seat;
}

/** Whether units stand on the board: not before the first season. */
export const isSetUp = (view: EtheriumView): boolean => view.season > 0 || view.players.some(({ levels }) => levels[0]);

/** All units that stand on the board. */
export function unitsOf(view: EtheriumView): Unit[] {
  if (!isSetUp(view)) return [];
  return view.players.flatMap((player, seat) => [
    { seat, unit: ARMY, place: player.army, level: player.levels[ARMY]! },
    { seat, unit: COLLECTOR, place: player.collector, level: player.levels[COLLECTOR]! },
  ]);
}

export const unitsAt = (view: EtheriumView, place: Place): Unit[] =>
  unitsOf(view).filter((unit) => unit.place === place);

export const peopleSlug = (people: number): string => BOX.peoples[people]?.slug ?? 'nobody';
export const terrainSlug = (kind: number): string => BOX.terrains[kind] ?? 'nothing';
export const seasonSlug = (season: number): string => BOX.seasons[season]?.slug ?? 'none';
export const actionSlug = (action: number): string => BOX.panel[action]?.slug ?? 'none';
export const capacitySlug = (capacity: number): string => BOX.capacities[capacity]!.slug;
export const cubeSlug = (cube: number): string => BOX.cubes[cube]!;
export const unitSlug = (unit: number): string => BOX.units[unit]!;
export const tokenSlug = (token: number): string => BOX.tokens[token]!.slug;

/** The colour of a people, as its banner and its units wear it. */
export const colourOf = (people: number): string =>
  people === NOBODY ? 'var(--people-none)' : `var(--people-${peopleSlug(people)})`;

/** Whether programmes are laid now: a season has begun, and nothing is executed yet. */
export const isProgramming = (view: EtheriumView): boolean =>
  view.agenda.at(-1)?.kind === 'programme' || (view.current !== NO_SEASON && view.number === 0);

/** The stars of each seat. */
export const pointsOf = (view: EtheriumView): readonly number[] => view.players.map(({ stars }: Player) => stars);

/** The table with every hand open. */
export function open(views: readonly EtheriumView[], seat: Seat): EtheriumView | undefined {
  return views[seat];
}
