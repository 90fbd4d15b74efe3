/** Places on the sky: u and v in thousandths, on an ellipse that is as wide and as high as the box says. */

import { t } from '../../words';
import { content } from './box.json';

export interface Place {
  readonly u: number;
  readonly v: number;
}

export const RADIUS = content.radius;
/** The sky and the pictures are drawn in a box of this size. */
export const WIDTH = 400;
export const HEIGHT = 600;

export const x = (u: number): number => ((u + RADIUS) / (2 * RADIUS)) * WIDTH;
export const y = (v: number): number => ((v + RADIUS) / (2 * RADIUS)) * HEIGHT;
/** A place as a share of the box, for things laid over it. */
export const share = (at: number): string => `${((at + RADIUS) / (2 * RADIUS)) * 100}%`;

/** The place under a point of the page, given the box of the sky; it may lie outside the sky. */
export function under(left: number, top: number, box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): Place {
  return {
    u: ((left - box.left) / box.width) * 2 * RADIUS - RADIUS,
    v: ((top - box.top) / box.height) * 2 * RADIUS - RADIUS,
  };
}

/** How far out a place is: 1 on the rim. */
export function reach({ u, v }: Place): number {
  return Math.hypot(u, v) / RADIUS;
}

/** The place itself in whole thousandths, or the nearest one in the same direction that is on the sky. */
export function within(place: Place): Place {
  const far = reach(place);
  const shrink = far > 1 ? 1 / far : 1;
  return { u: Math.trunc(place.u * shrink), v: Math.trunc(place.v * shrink) };
}

/** Which fifth of the sky: 0 to 4. */
export function fifth(at: number): number {
  return Math.min(4, Math.max(0, Math.floor((at + RADIUS) / ((2 * RADIUS) / 5))));
}

/** A place in words: "tout en haut, à gauche". */
export function worded({ u, v }: Place): string {
  return t('dreams-board-place', {
    down: t(`dreams-board-down-${fifth(v)}`),
    across: t(`dreams-board-across-${fifth(u)}`),
  });
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key moves a star to; undefined for a key that moves nothing. */
export function stepped(place: Place, key: string, big: boolean): Place | undefined {
  const step = STEPS[key];
  const far = big ? 100 : 10;
  return step && within({ u: place.u + step[0] * far, v: place.v + step[1] * far });
}
