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

/** Find the place of a name nearest to its star, over or under it, clear of the names that are there already. */
export function beside({ x, y }: Point, { width, height }: Size, sky: Size, taken: readonly Box[]): Box {
  const left = Math.max(0, Math.min(x - width / 2, sky.width - width));
  const over = y - AWAY - height;
  // Right over and right under every name there is: where there is room at all, one of these lines is free.
  const lines = [over, y + AWAY, ...taken.flatMap((box) => [box.top - height - GAP, box.top + box.height + GAP])];
  const far = (top: number): number => Math.abs(top + height / 2 - y);
  const [best] = lines
    .map((top) => ({ left, top, width, height }))
    .filter(({ top }) => top >= 0 && top + height <= sky.height && far(top) >= height / 2 + AWAY)
    .filter((box) => !taken.some((each) => overlap(box, each)))
    .sort((a, b) => far(a.top) - far(b.top));
  return best ?? { left, top: over, width, height };
}
