import { DECK } from '../deck';
import { PICTURES, type Part, type Picture } from './art';
import { at } from '../../../ui/seeded';
import { mix } from './colour';
import { PALETTES, type Family, type Palette, type Tones } from './families';
import { SIDE, beams, foreground, orb, ridges, weather } from './landscape';
import { outlines } from './silhouette';

/** Cards of a family before this one: where its piece of the panorama begins. */
function place(card: number): number {
  const family = DECK[card]?.family;
  return DECK.slice(0, card).filter((other) => other.family === family).length * SIDE;
}

const stops = (...colours: readonly (readonly [at: number, colour: string, opacity?: number])[]): string =>
  colours
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const familyDefs = new Map<Family, string>();

/** Gradients and textures that all cards of a family share. */
function defsOf(family: Family): string {
  const known = familyDefs.get(family);
  if (known) return known;
  const palette = PALETTES[family];
  const [zenith, high, low, glow] = palette.sky;
  const level = palette.horizon / SIDE;
  const defs =
    `<linearGradient id="sky" x2="0" y2="1">${stops([0, zenith], [level * 0.42, high], [level * 0.78, low], [level, glow])}</linearGradient>` +
    `<linearGradient id="sea" x2="0" y2="1">${stops([0, palette.ridges[0]], [0.3, palette.ridges[1]], [1, palette.front])}</linearGradient>` +
    `<linearGradient id="air" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${palette.horizon - 60}" y2="${palette.horizon + 40}">${stops([0, palette.mist, 0], [0.75, palette.mist, 0.6], [1, palette.mist, 0.2])}</linearGradient>` +
    `<radialGradient id="orb" cx=".38" cy=".34">${stops([0, '#ffffff'], [0.55, palette.orb], [1, mix(palette.orb, palette.halo, 0.45)])}</radialGradient>` +
    `<radialGradient id="halo">${stops([0.25, palette.orb, 0.62], [0.45, palette.halo, 0.34], [1, palette.halo, 0])}</radialGradient>` +
    `<radialGradient id="mist">${stops([0, palette.mist, 0.72], [0.5, palette.mist, 0.34], [1, palette.mist, 0])}</radialGradient>` +
    `<linearGradient id="ember" x2="0" y2="1">${stops([0, palette.creature[0]], [0.5, palette.creature[1]], [1, palette.creature[2], 0.6])}</linearGradient>` +
    `<radialGradient id="dusk" cx=".46" cy=".42" r=".78">${stops([0.55, palette.front, 0], [1, palette.front, 0.72])}</radialGradient>` +
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="90" y1="70" x2="250" y2="290">${stops([0.3, '#000'], [0.95, '#fff'])}</linearGradient>` +
    `<mask id="shade"><rect width="${SIDE}" height="${SIDE}" fill="url(#fade)"/></mask>` +
    `<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 2Q4.5 3.2 9 2" fill="none" stroke="${palette.ink}" stroke-width="2.6" opacity=".5"/></pattern>` +
    `<pattern id="grain" width="46" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-3)"><path d="M0 2.5Q11 1 23 2.5T46 2.5" fill="none" stroke="#fff" stroke-width=".8" opacity=".13"/></pattern>`;
  familyDefs.set(family, defs);
  return defs;
}

function toneDefs(tones: Tones, ink: string, id: string): string {
  const [light, middle, deep] = tones;
  const ramp = (dark: number): string =>
    stops(
      [0, mix(light, deep, dark)],
      [0.24, mix(mix(light, middle, 0.45), deep, dark)],
      [0.52, mix(middle, deep, dark)],
      [0.86, mix(deep, ink, dark * 0.8)],
      [1, mix(deep, ink, 0.55 + dark * 0.4)],
    );
  const gradient = (name: string, from: number, to: number, dark: number): string =>
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${from}" y1="10" x2="${to}" y2="520">${ramp(dark)}</linearGradient>`;
  return (
    gradient(id, 96, 350, 0) +
    gradient(`${id}-flipped`, 416, 162, 0) +
    gradient(`${id}-shade`, 96, 350, 0.58) +
    gradient(`${id}-shade-flipped`, 416, 162, 0.58)
  );
}

/**
 * One silhouette: dark outline and hollows, a rim of light from above left, then the shape itself,
 * shaded along the edges that turn away from the light.
 */
function paint(part: Part, palette: Palette, toneId: string, index: number): string {
  const { shape, x, y, size, turn = 0, flip = false, stretch = 1 } = part;
  const scale = size / 512;
  const side = flip ? -1 : 1;
  const move = `translate(${x} ${y}) rotate(${turn}) scale(${(scale * side).toFixed(4)} ${(scale * stretch).toFixed(4)}) translate(-256 -256)`;
  const turned = flip ? '-flipped' : '';
  const edge = Math.min(40, 5.5 / scale);
  const shift = (by: number): string => `translate(${((-side * by) / scale).toFixed(1)} ${(-by / scale).toFixed(1)})`;
  const whole = outlines(shape.d)
    .map((d) => `<path d="${d}"/>`)
    .join('');
  const body =
    `<clipPath id="shape-${index}"><path d="${shape.d}"/></clipPath>` +
    `<path d="${shape.d}" fill="${palette.rim}" transform="${shift(2.1)}"/>` +
    `<path d="${shape.d}" fill="url(#${toneId}-shade${turned})"/>` +
    `<g clip-path="url(#shape-${index})"><path d="${shape.d}" fill="url(#${toneId}${turned})" transform="${shift(3.6)}"/></g>`;
  const hatched = `<g mask="url(#shade)"><path transform="${move}" fill="url(#hatch)" d="${shape.d}"/></g>`;
  const cutColour = shape.glowingCuts ? palette.rim : palette.ink;
  const details =
    (shape.ink
      ? `<path d="${shape.ink}" fill="${palette.ink}" stroke="${palette.creature[2]}" stroke-width="5"/>`
      : '') +
    (shape.cuts
      ? `<path d="${shape.cuts}" fill="none" stroke="${cutColour}" stroke-width="${shape.glowingCuts ? 9 : 10}" stroke-linecap="round" stroke-linejoin="round"/>`
      : '') +
    (shape.bright
      ? `<path d="${shape.bright}" fill="${palette.rim}" stroke="${palette.ink}" stroke-width="7" paint-order="stroke"/>`
      : '') +
    (shape.fine
      ? `<path d="${shape.fine}" fill="none" stroke="${palette.ink}" stroke-width="5.5" stroke-linecap="round"/>`
      : '');
  return (
    `<g transform="${move}"><g fill="${palette.ink}" stroke="${palette.ink}" stroke-width="${edge.toFixed(0)}" stroke-linejoin="round">${shape.back ? `<path d="${shape.back}"/>` : ''}${whole}</g>${body}</g>` +
    hatched +
    (details ? `<g transform="${move}">${details}</g>` : '')
  );
}

function draw(card: number, family: Family, picture: Picture): string {
  const palette = PALETTES[family];
  const [orbX, orbY] = picture.orb ?? [Math.round(70 + at(card, 41) * 190), Math.round(46 + at(card, 42) * 76)];
  const orbSize = Math.round(24 + at(card, 43) * 30);
  const tints: string[] = [toneDefs(picture.tones ?? palette.creature, palette.ink, 'tone')];
  const creature = picture.parts
    .map((part, index) => {
      if (!part.tones) return paint(part, palette, 'tone', index);
      tints.push(toneDefs(part.tones, palette.ink, `tone-${index}`));
      return paint(part, palette, `tone-${index}`, index);
    })
    .join('');
  const mistX = Math.round(60 + at(card, 44) * 200);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${defsOf(family)}${tints.join('')}</defs>` +
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#sky)"/><rect width="${SIDE}" height="${SIDE}" fill="url(#grain)"/>` +
    orb(palette, orbX, orbY, orbSize, card) +
    beams(orbX, orbY, card, palette) +
    ridges(family, palette, place(card)) +
    `<ellipse cx="${SIDE - mistX}" cy="${palette.horizon - 6}" rx="210" ry="44" fill="url(#mist)"/>` +
    `<ellipse cx="150" cy="160" rx="180" ry="170" fill="url(#halo)" opacity=".28"/>` +
    creature +
    weather(family, palette, card) +
    `<ellipse cx="${mistX}" cy="${SIDE - 30}" rx="240" ry="58" fill="url(#mist)"/>` +
    foreground(family, palette, card) +
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#dusk)"/></svg>`
  );
}

const painted = new Map<number, string>();

/** The picture of a card as an address an image can show; painted once, then kept. */
export function pictureOf(card: number): string {
  let address = painted.get(card);
  if (!address) {
    const facts = DECK[card];
    const picture = PICTURES[card];
    if (!facts || !picture) throw new Error(`There is no card ${card} in the Vale`);
    const drawing = draw(card, facts.family, picture).replaceAll('"', "'");
    address = `data:image/svg+xml,${drawing.replace(/[<>#%]/g, encodeURIComponent)}`;
    painted.set(card, address);
  }
  return address;
}
