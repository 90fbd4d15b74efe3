/** How a printed map is cut: strokes of a knife, always the same for the same space. */

import { seeded } from '../../../ui/seeded';

/** What is printed on a space, as the passage of its tile tells it. */
export interface PrintedSpace {
  readonly space: number;
  readonly signs: readonly string[];
  readonly terrain: string;
  readonly suit: string;
  readonly action: string;
  readonly secret: string;
  readonly bonus: number;
}

/** A part of a cost. */
export interface PrintedCost {
  readonly kind: string;
  readonly n: number;
  readonly colours: string;
}

/** What is printed of an action: what it costs and how that is paid. */
export interface PrintedAction {
  readonly id: string;
  readonly cost: readonly PrintedCost[];
  readonly paid: string;
  readonly keyword: string;
  readonly single_use: boolean;
  readonly once: string;
}

/** A tile of a map, as its passage tells it. */
export interface PrintedTile {
  readonly spaces: readonly PrintedSpace[];
  readonly walls: readonly (readonly [number, number])[];
  readonly actions: Readonly<Record<string, PrintedAction>>;
}

/** The side of a space in the picture. */
export const SIDE = 100;
/** Spaces from one row of the grid to the next. */
export const ACROSS = 8;

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Where a space lies in the picture: its upper left corner. */
export const corner = (space: number): Corner => ({
  x: (space % ACROSS) * SIDE,
  y: Math.floor(space / ACROSS) * SIDE,
});

export interface Frame extends Corner {
  readonly width: number;
  readonly height: number;
}

/** The part of the grid in which some spaces lie. */
export function frameOf(spaces: readonly number[]): Frame {
  const corners = spaces.map(corner);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x + SIDE, height: Math.max(...ys) - y + SIDE };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;

type Random = () => number;
const shake = (random: Random, by: number): number => (random() - 0.5) * 2 * by;

/** One stroke of the knife: thin where it begins and ends. */
function stroke(x: number, y: number, dx: number, dy: number, bend: number, width: number): string {
  const far = Math.hypot(dx, dy) || 1;
  const nx = (-dy / far) * bend;
  const ny = (dx / far) * bend;
  const wx = (-dy / far) * width;
  const wy = (dx / far) * width;
  const [mx, my] = [x + dx / 2 + nx, y + dy / 2 + ny];
  return `M${at(x, y)}Q${at(mx + wx, my + wy)} ${at(x + dx, y + dy)}Q${at(mx - wx, my - wy)} ${at(x, y)}Z`;
}

function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** Water: rows of small waves. */
export function waves(space: number, salt = 0): string {
  const random = seeded(space * 53 + salt);
  return many(8, (row) => {
    const y = 9 + row * 11.4;
    return many(3, (column) => {
      const x = 3 + column * 33 + (row % 2 ? -9 : 3) + shake(random, 3);
      const from = Math.max(2, x);
      const to = Math.min(98, x + 27 + shake(random, 3));
      return to - from < 10 ? '' : stroke(from, y + shake(random, 1.2), to - from, 0, row % 2 ? -5 : 5, 1.9);
    });
  });
}

/** Swamp: reeds, and still water between them. */
export function reeds(space: number): string {
  const random = seeded(space * 59 + 3);
  const tufts = many(6, (index) => {
    const x = 16 + (index % 3) * 33 + shake(random, 6);
    const y = (index < 3 ? 44 : 92) + shake(random, 4);
    return many(5, (blade) => stroke(x, y, (blade - 2) * 4.4, -20 - random() * 9, (blade - 2) * 1.5, 1.7));
  });
  const pools = many(7, () => stroke(6 + random() * 66, 12 + random() * 80, 14 + random() * 12, 0, 2, 1.2));
  return tufts + pools;
}

/** Darkness: what the knife spared; these are the slits that it cut. */
export function slits(space: number): string {
  const random = seeded(space * 61 + 5);
  return many(9, (row) =>
    many(6, (column) => {
      const x = column * 17 + (row % 2) * 8 + shake(random, 3);
      return x > 90 ? '' : stroke(Math.max(2, x), 8 + row * 11 + shake(random, 2), 7 + random() * 4, -5, 0.6, 0.8);
    }),
  );
}

/** Light: rays that leave the middle bare. */
export function rays(space: number): string {
  const random = seeded(space * 67 + 7);
  return many(28, (index) => {
    const turn = (index / 28) * 2 * Math.PI;
    const from = 34 + (index % 2) * 4;
    const far = (index % 2 ? 9 : 15) + random() * 4;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    return stroke(50 + dx * from, 50 + dy * from, dx * far, dy * far, 0, 1.5);
  });
}

/** Cobbles of a street. */
export function cobbles(space: number): string {
  const random = seeded(space * 71 + 11);
  return many(6, (row) =>
    many(5, (column) => {
      if (random() < 0.42) return '';
      const x = 5 + column * 20 + (row % 2 ? 8 : 0) + shake(random, 2);
      return x > 84 ? '' : stroke(x, 13 + row * 16 + shake(random, 2), 12, 0, -5, 1.1);
    }),
  );
}

/** Boards of a floor. */
export function boards(space: number): string {
  const random = seeded(space * 73 + 13);
  const joints = many(4, (row) => stroke(0, 12 + row * 25 + shake(random, 0.8), 100, 0, shake(random, 0.7), 0.8));
  const grain = many(10, (index) => {
    const y = 4 + (index % 4) * 25 + 4 + random() * 14;
    return stroke(random() * 70, y, 12 + random() * 18, 0, shake(random, 1.4), 0.6);
  });
  return joints + grain;
}

/** Turned ground: a few crumbs, where nothing else is printed. */
export type Ground = 'cobbles' | 'boards';
export const GROUNDS: Readonly<Record<Ground, (space: number) => string>> = { cobbles, boards };

/** A bar cut by hand from one point to another. */
function bar(x: number, y: number, dx: number, dy: number, width: number, random: Random): string {
  const far = Math.hypot(dx, dy);
  const [ux, uy] = [dx / far, dy / far];
  const pieces = 7;
  const side = (way: number): string[] =>
    Array.from({ length: pieces + 1 }, (_, index) => {
      const along = (index / pieces) * (far + 10) - 5;
      const off = way * (width / 2 + shake(random, width * 0.13));
      return at(x + ux * along - uy * off, y + uy * along + ux * off);
    });
  return `M${[...side(1), ...side(-1).toReversed()].join('L')}Z`;
}

/** A Wall between two spaces, or round a tile: a thick cut. */
export function wall(one: number, other: number, width = 11): string {
  const [low, high] = one < other ? [one, other] : [other, one];
  const random = seeded(low * 101 + high);
  const { x, y } = corner(high);
  return high - low === 1 ? bar(x, y, 0, SIDE, width, random) : bar(x, y, SIDE, 0, width, random);
}

const SIDES: readonly (readonly [number, number, number, number, number, number])[] = [
  [0, -1, 0, 0, 1, 0],
  [0, 1, 0, 1, 1, 0],
  [-1, 0, 0, 0, 0, 1],
  [1, 0, 1, 0, 0, 1],
];

/** The edge round all spaces that lie there: where a neighbour is absent the edge is shut. */
export function rim(spaces: ReadonlySet<number>): string {
  let path = '';
  for (const space of spaces) {
    const { x, y } = corner(space);
    const column = space % ACROSS;
    for (const [right, down, fromX, fromY, alongX, alongY] of SIDES) {
      const there = column + right < 0 || column + right >= ACROSS ? -1 : space + right + down * ACROSS;
      if (spaces.has(there)) continue;
      const random = seeded(space * 211 + right * 7 + down * 3);
      path += bar(x + fromX * SIDE, y + fromY * SIDE, alongX * SIDE, alongY * SIDE, 7, random);
    }
  }
  return path;
}

/** Open edges between the spaces that lie there: fine dots, for whoever counts steps. */
export function seams(spaces: ReadonlySet<number>, walls: ReadonlySet<string>): string {
  let path = '';
  for (const space of spaces) {
    const { x, y } = corner(space);
    if ((space + 1) % ACROSS !== 0 && spaces.has(space + 1) && !walls.has(edge(space, space + 1)))
      path += `M${x + SIDE} ${y + 6}v${SIDE - 12}`;
    if (spaces.has(space + ACROSS) && !walls.has(edge(space, space + ACROSS)))
      path += `M${x + 6} ${y + SIDE}h${SIDE - 12}`;
  }
  return path;
}

/** The name of the edge between two spaces. */
export const edge = (one: number, other: number): string => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** Hatching over a space: what reaches it. */
export function hatching(space: number, way: 1 | -1): string {
  const random = seeded(space * 79 + way);
  return many(9, (index) => {
    const from = -70 + index * 21 + shake(random, 2);
    const [x0, x1] = [Math.max(2, from), Math.min(98, from + 96)];
    if (x1 - x0 < 12) return '';
    const [y0, y1] = [2 + (x0 - from), 2 + (x1 - from)];
    return way === 1
      ? stroke(x0, y0, x1 - x0, y1 - y0, shake(random, 1), 1.7)
      : stroke(SIDE - x0, y0, x0 - x1, y1 - y0, shake(random, 1), 1.7);
  });
}
