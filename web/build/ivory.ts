/** One deck by one hand: pictures of all colours become pictures of moonlit ivory. */

import { Resvg } from '@resvg/resvg-js';

export interface Picture {
  readonly body: string;
  readonly width: number;
  readonly height: number;
  /** Whether it stands on ground or water of its own, cut off where the picture ends. */
  readonly ground?: true;
}

type Colour = readonly [red: number, green: number, blue: number];

/** From the deepest shade to the brightest light. */
const IVORY: readonly Colour[] = [
  [50, 25, 46],
  [94, 56, 58],
  [158, 114, 84],
  [216, 182, 130],
  [245, 225, 181],
  [255, 248, 228],
];
/** The tone of a part by how much of the picture is darker: small dark parts stay dark, and most of a thing is light. */
const TONES = [0.05, 0.28, 0.52, 0.68, 0.77, 0.84, 0.9, 0.95, 1];
/** How much of a tone comes from its place among the others; the rest from the colour as it was. */
const BY_PLACE = 0.62;
/** How many points a picture is measured with, each way. */
const GRID = 32;

/** Paint a picture in ivory: what is lighter stays lighter, and what differs is told apart. */
export function ivory(picture: Picture): Picture {
  const { body, width, height } = picture;
  const points = measure(picture);
  const ground = standsOnGround(points) ? { ground: true as const } : {};
  const colours = [...new Set(body.match(/#[0-9a-f]{3,8}\b/gi))];
  if (colours.length === 0) return { body, width, height, ...ground };
  const tones = toned(colours, points);
  return {
    body: body.replace(/#[0-9a-f]{3,8}\b/gi, (colour) => tones.get(colour) ?? colour),
    width,
    height,
    ...ground,
  };
}

/** The colours of a picture on a grid, row by row; undefined where it is empty. */
function measure({ body, width, height }: Picture): (Colour | undefined)[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${GRID}" height="${GRID}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const { pixels } = new Resvg(svg).render();
  return Array.from({ length: GRID * GRID }, (_, i) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(4 * i, 4 * i + 4);
    return alpha > 200 ? [red, green, blue] : undefined;
  });
}

/** Whether the lowest part of a picture is a slab nearly as wide as the picture, with upright ends. */
function standsOnGround(points: readonly (Colour | undefined)[]): boolean {
  const wide = (row: number): number => points.slice(row * GRID, (row + 1) * GRID).filter(Boolean).length;
  const last = Array.from({ length: GRID }, (_, row) => row).findLast((row) => wide(row) > 0) ?? 0;
  return wide(last - 1) >= 0.8 * GRID && Math.abs(wide(last - 1) - wide(last - 3)) <= 1;
}

/** A tone of ivory for each colour, by how light it is, and by how much of the picture is darker. */
function toned(colours: readonly string[], points: readonly (Colour | undefined)[]): Map<string, string> {
  const parts = colours
    .map((name) => ({ name, colour: read(name), area: 1 }))
    .sort((a, b) => lightness(a.colour) - lightness(b.colour));
  for (const point of points) if (point) nearest(parts, point).area += 1;
  const whole = parts.reduce((sum, { area }) => sum + area, 0);
  let darker = 0;
  return new Map(
    parts.map(({ name, colour, area }) => {
      const place = (darker + area / 2) / whole;
      darker += area;
      return [name, write(BY_PLACE * along(TONES, place) + (1 - BY_PLACE) * lightness(colour))];
    }),
  );
}

/** The value at a place between 0 and 1 on an even scale. */
function along(scale: readonly number[], place: number): number {
  const reached = Math.min(1, Math.max(0, place)) * (scale.length - 1);
  const i = Math.min(scale.length - 2, Math.floor(reached));
  return scale[i]! + (scale[i + 1]! - scale[i]!) * (reached - i);
}

function nearest<Part extends { colour: Colour }>(parts: readonly Part[], [red, green, blue]: Colour): Part {
  const away = ({ colour }: Part): number =>
    (colour[0] - red) ** 2 + (colour[1] - green) ** 2 + (colour[2] - blue) ** 2;
  return parts.reduce((best, part) => (away(part) < away(best) ? part : best));
}

/** How light a colour looks, from 0 to 1. */
function lightness([red, green, blue]: Colour): number {
  const linear = (part: number): number => (part / 255) ** 2.2;
  return (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)) ** (1 / 2.2);
}

function read(name: string): Colour {
  const digits = name.length < 6 ? [...name.slice(1)].map((digit) => digit + digit).join('') : name.slice(1);
  return [0, 2, 4].map((i) => parseInt(digits.slice(i, i + 2), 16)) as unknown as Colour;
}

/** The colour of a tone between 0 and 1. */
function write(tone: number): string {
  const mixed = [0, 1, 2].map((part) =>
    Math.round(
      along(
        IVORY.map((colour) => colour[part]!),
        tone,
      ),
    ),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
