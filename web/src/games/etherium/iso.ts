/** Where the floating lands lie on the picture: an isometric sight of the ring of sectors, one's own in front. */

import { heightOf, placesOf, sectorOf, sizeOf, type Place, type Size } from './view';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A land on the picture: the middle of its top, how wide and deep that is, and how far it floats above the clouds. */
export interface Spot extends Point {
  readonly place: Place;
  readonly size: Size;
  readonly rx: number;
  readonly ry: number;
  readonly lift: number;
}

export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly tilt: number;
  /** Back to front, as they are painted. */
  readonly spots: readonly Spot[];
  spot(place: Place): Spot;
  /** Where the feet of one of several units on a land stand. */
  feet(place: Place, index: number, count: number): Point;
}

/** How far from the middle each ring lies, and how wide its lands are, in units of the board. */
const RADIUS: Readonly<Record<Size, number>> = { E: 0, L: 1.08, S: 1.72, M: 2.08, C: 2.95 };
const WIDE: Readonly<Record<Size, number>> = { E: 0.54, L: 0.6, M: 0.47, S: 0.42, C: 0.5 };
/** A wide picture spreads the lands sideways. */
const SPREAD = 1.22;

const UNIT = 120;
const STEP = 21;
const MARGIN = { x: 10, above: 66, below: 52 };

/** Lay the board out: so many sectors, this one in front, seen from so steep a place (0 from the side, 1 from above). */
export function layOut(sectors: number, front: number, tilt: number): Geometry {
  const raw = placesOf(sectors).map((place) => rawSpot(place, sectors, front, tilt));
  const left = Math.min(...raw.map(({ x, rx }) => x - rx)) - MARGIN.x;
  const right = Math.max(...raw.map(({ x, rx }) => x + rx)) + MARGIN.x;
  const top = Math.min(...raw.map(({ y, ry }) => y - ry)) - MARGIN.above;
  const bottom = Math.max(...raw.map(({ y, ry }) => y + ry)) + MARGIN.below;
  const spots = raw
    .map((spot) => ({ ...spot, x: spot.x - left, y: spot.y - top }))
    .sort((a, b) => a.y + a.lift - (b.y + b.lift));
  const byPlace = new Map(spots.map((spot) => [spot.place, spot]));
  const spot = (place: Place): Spot => byPlace.get(place)!;
  return {
    width: right - left,
    height: bottom - top,
    tilt,
    spots,
    spot,
    feet: (place, index, count) => feet(spot(place), index, count),
  };
}

function rawSpot(place: Place, sectors: number, front: number, tilt: number): Spot {
  const size = sizeOf(place);
  const half = size === 'S' ? 0.5 : 0;
  // One's own city lies in front, to the left, so that the corners of the picture are used.
  const turn = (sectorOf(place) - front + half) / sectors + 0.25 + 0.5 / sectors;
  const angle = 2 * Math.PI * turn;
  const lift = heightOf(place) * STEP;
  const radius = RADIUS[size] * UNIT * (sectors > 4 ? 1.12 : 1);
  const rx = WIDE[size] * UNIT;
  const y = Math.sin(angle) * radius * tilt;
  const spread = 1 + (SPREAD - 1) * Math.max(0, Math.min(1.5, (0.66 - tilt) / 0.2));
  return {
    place,
    size,
    x: Math.cos(angle) * radius * spread,
    y: y - lift,
    rx: rx * Math.sqrt(spread),
    ry: rx * tilt,
    lift,
  };
}

function feet(spot: Spot, index: number, count: number): Point {
  if (count === 1) return { x: spot.x, y: spot.y + spot.ry * 0.42 };
  const across = Math.min(4, count);
  const row = Math.floor(index / across);
  const rows = Math.ceil(count / across);
  const inRow = row < rows - 1 ? across : count - across * (rows - 1);
  const gap = Math.min(36, (spot.rx * 1.5) / Math.max(1, inRow - 1 + 0.4));
  return {
    x: spot.x + ((index % across) - (inRow - 1) / 2) * gap,
    y: spot.y + spot.ry * (0.42 + (row - (rows - 1) / 2) * 0.5),
  };
}

/** A path through lands, on a slight arc from one to the next. */
export function pathThrough(geometry: Geometry, places: readonly Place[]): string {
  return places
    .map((place, i) => {
      const to = geometry.spot(place);
      if (i === 0) return `M${round(to.x)} ${round(to.y)}`;
      const from = geometry.spot(places[i - 1]!);
      const high = Math.min(from.y, to.y) - 26;
      return `Q${round((from.x + to.x) / 2)} ${round((high + Math.min(from.y, to.y)) / 2)} ${round(to.x)} ${round(to.y)}`;
    })
    .join('');
}

export const round = (x: number): number => Math.round(x * 10) / 10;
