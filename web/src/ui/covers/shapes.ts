import { seeded } from '../seeded';

/** Posters are drawn on this size. */
export const WIDTH = 300;
export const HEIGHT = 400;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A chain of hills or peaks across the poster, closed along its foot. */
export function ridge(seed: number, base: number, height: number, step: number, kind: 'soft' | 'sharp'): string {
  const next = seeded(seed);
  let x = -step;
  let y = base - height * next();
  let path = `M${x} ${HEIGHT}V${round(y)}`;
  while (x < WIDTH + step) {
    const toX = round(x + step * (0.7 + 0.6 * next()));
    const toY = round(base - height * next());
    const middle = round((x + toX) / 2);
    path +=
      kind === 'soft'
        ? `C${middle} ${round(y)} ${middle} ${toY} ${toX} ${toY}`
        : `L${round(x + (toX - x) * 0.42)} ${round(Math.max(y, toY) + height * 0.22)}L${toX} ${toY}`;
    x = toX;
    y = toY;
  }
  return `${path}V${HEIGHT}Z`;
}

export interface Star {
  x: number;
  y: number;
  r: number;
  o: number;
}

export function stars(seed: number, count: number, depth: number): Star[] {
  const next = seeded(seed);
  return Array.from({ length: count }, () => ({
    x: round(next() * WIDTH),
    y: round(next() ** 1.3 * depth),
    r: round(0.3 + next() ** 3 * 1.5),
    o: round(0.3 + 0.7 * next()),
  }));
}

/** All dots as one path: light on the page even when there are many. */
export function dots(seed: number, count: number, depth: number): string {
  return stars(seed, count, depth)
    .map(({ x, y, r }) => `M${x} ${round(y - r)}a${r} ${r} 0 1 1-.1 0z`)
    .join('');
}

/** A four-pointed glint. */
export function glint(x: number, y: number, size: number): string {
  const waist = size * 0.16;
  return `M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z`;
}

/** A row of firs standing on a line. */
export function firs(seed: number, from: number, to: number, foot: (x: number) => number, tall: number): string {
  const next = seeded(seed);
  let path = '';
  for (let x = from; x < to; x += 4 + next() * 8) {
    const h = tall * (0.45 + 0.55 * next());
    const w = h * 0.19;
    const y = foot(x) + 3;
    path += `M${round(x)} ${round(y - h)}l${round(w * 0.6)} ${round(h * 0.36)}h${round(-w * 0.2)}l${round(w * 0.6)} ${round(h * 0.32)}h${round(-w * 0.25)}l${round(w * 0.55)} ${round(h * 0.32)}h${round(-w * 2.6)}l${round(w * 0.55)} ${round(-h * 0.32)}h${round(-w * 0.25)}l${round(w * 0.6)} ${round(-h * 0.32)}h${round(-w * 0.2)}z`;
  }
  return path;
}

/** Blades of grass leaning in one wind. */
export function grass(seed: number, count: number, foot: number, tall: number, lean: number): string {
  const next = seeded(seed);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = next() * (WIDTH + 40) - 20;
    const h = tall * (0.4 + 0.6 * next());
    const bend = lean * (0.4 + next());
    path += `M${round(x - 1.2)} ${foot}q${round(bend * 0.2)} ${round(-h * 0.6)} ${round(bend)} ${round(-h)}q${round(1.2 - bend * 0.4)} ${round(h * 0.5)} ${round(2.4 - bend)} ${round(h)}z`;
  }
  return path;
}

/** Light falling in wedges from a point. */
export function beams(seed: number, x: number, y: number, count: number, from: number, to: number): string {
  const next = seeded(seed);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const aim = from + (to - from) * ((index + next()) / count);
    const wide = 0.015 + next() * 0.045;
    const point = (angle: number): string => `${round(x + Math.cos(angle) * 460)} ${round(y + Math.sin(angle) * 460)}`;
    path += `M${x} ${y}L${point(aim - wide)}L${point(aim + wide)}Z`;
  }
  return path;
}
