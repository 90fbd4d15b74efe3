/** Names beside the stars that were just placed: each near its star, on the page, and never over another. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** From a star to its name, in pixels: past the glow. */
const AWAY = 24;
/** Between two names. */
const GAP = 4;
/** From a star to the end of a name that stands aside over or under it. */
const END = 14;
/** From the middle of a star to its rays. */
const STAR = 11;

/** From a star to the badge of its owner, and from how far on another star is far enough, in parts of the sky's box. */
const BADGE = 24;
const CLEAR = 34;

/** Which way a badge hangs off its star, as an angle: down to the right, or where it is farthest from the other stars. */
export function turned(star: Point, others: readonly Point[]): number {
  const clear = (angle: number): number => {
    const at = { x: star.x + BADGE * Math.cos(angle), y: star.y + BADGE * Math.sin(angle) };
    return Math.min(CLEAR, ...others.map((other) => Math.hypot(other.x - at.x, other.y - at.y)));
  };
  const around = Array.from({ length: 8 }, (_, i) => Math.PI / 4 + (i * Math.PI) / 4);
  return around.reduce((best, angle) => (clear(angle) > clear(best) + 1e-9 ? angle : best));
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/**
 * Find the place of a name at its star, clear of the names that are there already: one that hides the fewest stars, and
 * of those the nearest; right over or under its star where all is free.
 */
export function beside(
  star: Point,
  { width, height }: Size,
  sky: Size,
  taken: readonly Box[],
  stars: readonly Point[] = [],
): Box {
  const { x, y } = star;
  const within = (left: number): number => Math.max(0, Math.min(left, sky.width - width));
  const middle = within(x - width / 2);
  const over = y - AWAY - height;
  // Right over and right under every name there is: where there is room at all, one of these lines is free.
  const lines = [over, y + AWAY, ...taken.flatMap((box) => [box.top - height - GAP, box.top + box.height + GAP])];
  const places = [middle, within(x - width + END), within(x - END)].flatMap((left) =>
    lines.map((top) => ({ left, top, width, height })),
  );
  const level = [x - AWAY - width, x + AWAY].map((left) => ({ left, top: y - height / 2, width, height }));
  const hides = (box: Box): number => stars.filter((each) => overlap(box, around(each))).length;
  // Over or under rather than aside.
  const far = (box: Box): number => Math.abs(box.top + height / 2 - y) + 2 * Math.abs(box.left - middle);
  const [best] = [...places.filter(({ top }) => Math.abs(top + height / 2 - y) >= height / 2 + AWAY), ...level]
    .filter(({ left, top }) => left >= 0 && left + width <= sky.width && top >= 0 && top + height <= sky.height)
    .filter((box) => !taken.some((each) => overlap(box, each)))
    .sort((a, b) => hides(a) - hides(b) || far(a) - far(b));
  return best ?? { left: middle, top: over, width, height };
}

const around = ({ x, y }: Point): Box => ({ left: x - STAR, top: y - STAR, width: 2 * STAR, height: 2 * STAR });
