/** The shape of a floating land: its top, the cliff below, and the rock that hangs under it. */

import { seeded } from '../../ui/seeded';
import { round, type Point, type Spot } from './iso';

export interface Plate {
  readonly top: string;
  readonly cliff: string;
  readonly keel: string;
  /** Cracks in the cliff and the rock below. */
  readonly cracks: string;
  /** Drops of rock that have come loose under it. */
  readonly crumbs: readonly Point[];
}

const CORNERS = 14;

/** Cut a land out of rock, always the same for the same place. */
export function plateOf(spot: Spot): Plate {
  const random = seeded(spot.place * 97 + 11);
  const edge = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    const far = 0.93 + 0.11 * random();
    return { x: spot.x + Math.cos(angle) * spot.rx * far, y: spot.y + Math.sin(angle) * spot.ry * far };
  });
  const thick = 9 + spot.rx * 0.1;
  const front = edge.slice(0, CORNERS / 2 + 1);
  const deep = spot.rx * (0.62 + 0.16 * random());
  return {
    top: closed(edge),
    cliff: `${open(front)}${back(front.map((point, i) => ({ x: point.x * 0.985 + spot.x * 0.015, y: point.y + thick + (i % 2) * 3 })))}Z`,
    keel: keelOf(spot, front, thick, deep, random),
    cracks: cracksOf(front, thick, deep, random),
    crumbs: [0.3, -0.42, 0.1].map((side, i) => ({
      x: spot.x + spot.rx * side,
      y: spot.y + spot.ry * 0.6 + thick + deep * (0.72 + i * 0.12),
    })),
  };
}

function keelOf(spot: Spot, front: readonly Point[], thick: number, deep: number, random: () => number): string {
  const low = front.map((point) => ({ x: point.x, y: point.y + thick - 2 }));
  const teeth = [0.72, 0.5, 0.3, 0.08, -0.16, -0.4, -0.6, -0.76].map((side, i) => {
    const reach = Math.sqrt(1 - side * side) * (0.66 + 0.42 * random()) * (i % 2 ? 0.72 : 1);
    return { x: spot.x + side * spot.rx * 0.92, y: spot.y + spot.ry * 0.4 + thick + deep * reach };
  });
  return `M${at(low[0]!)}${teeth.map((point) => `L${at(point)}`).join('')}L${at(low.at(-1)!)}${back(low)}Z`;
}

function cracksOf(front: readonly Point[], thick: number, deep: number, random: () => number): string {
  return front
    .slice(1, -1)
    .map(({ x, y }) => `M${at({ x, y: y + 3 })}l${round(2 - 4 * random())} ${round(thick + deep * 0.24 * random())}`)
    .join('');
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A soft line around all points. */
function closed(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  return `M${at(middle(points.length - 1))}${points.map((point, i) => `Q${at(point)} ${at(middle(i))}`).join('')}Z`;
}

const open = (points: readonly Point[]): string => points.map((p, i) => `${i === 0 ? 'M' : 'L'}${at(p)}`).join('');
const back = (points: readonly Point[]): string =>
  points
    .toReversed()
    .map((p) => `L${at(p)}`)
    .join('');
