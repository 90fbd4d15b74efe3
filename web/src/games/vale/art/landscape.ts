import { at, seeded } from '../../../ui/seeded';
import { mix } from './colour';
import type { Family, Palette } from './families';

/** Every picture is drawn on a square of this side. */
export const SIDE = 320;

const round = (value: number): number => Math.round(value * 10) / 10;
const pick = <T>(choices: readonly T[], chance: number): T => choices[Math.floor(chance * choices.length)] as T;

type Profile = 'peaks' | 'hills' | 'spires' | 'clouds' | 'woods';

const PROFILES: Readonly<Record<Family, readonly [Profile, Profile, Profile]>> = {
  fire: ['peaks', 'peaks', 'spires'],
  water: ['peaks', 'hills', 'hills'],
  earth: ['hills', 'woods', 'woods'],
  wind: ['peaks', 'clouds', 'clouds'],
  dragon: ['spires', 'spires', 'peaks'],
};

/**
 * The skyline of a family between two places of one long panorama: cards of a family laid side by
 * side in order show one country.
 */
function skyline(profile: Profile, from: number, base: number, height: number, salt: number): string {
  const step = { peaks: 46, hills: 64, spires: 30, clouds: 44, woods: 15 }[profile];
  const first = Math.floor(from / step) - 1;
  const last = Math.ceil((from + SIDE) / step) + 1;
  const points: [number, number][] = [];
  for (let place = first; place <= last; place += 1) {
    const slow = at(Math.floor((place * step) / 150), salt + 5);
    const lift = profile === 'woods' ? 0.35 + 0.4 * slow : 0.25 + 0.75 * slow;
    const x = place * step - from + (at(place, salt + 1) - 0.5) * step * 0.5;
    points.push([round(x), round(base - height * lift * (0.35 + 0.65 * at(place, salt)))]);
  }
  const start = points[0] as [number, number];
  let path = `M${start[0]} ${SIDE}L${start[0]} ${start[1]}`;
  points.slice(1).forEach(([x, y], index) => {
    const [px, py] = points[index] as [number, number];
    const middle = round((px + x) / 2);
    const dip = round(Math.max(py, y) + (base - Math.max(py, y)) * 0.55);
    if (profile === 'hills') path += `C${middle} ${py} ${middle} ${y} ${x} ${y}`;
    else if (profile === 'clouds') path += `A${round((x - px) * 0.62)} ${round((x - px) * 0.55)} 0 0 1 ${x} ${y}`;
    else if (profile === 'peaks') path += `L${round(px + (x - px) * 0.4)} ${dip - 3}L${middle} ${dip}L${x} ${y}`;
    else if (profile === 'spires')
      path += `L${round(px + (x - px) * 0.25)} ${dip}L${round(px + (x - px) * 0.7)} ${dip}L${x} ${y}`;
    else path += `Q${round(px + 2)} ${dip} ${middle} ${dip}Q${round(x - 2)} ${dip} ${x} ${y}`;
  });
  return `${path}V${SIDE}Z`;
}

/** Three ridges in the air of the family, each lower and darker than the one behind. */
export function ridges(family: Family, palette: Palette, from: number): string {
  const [far, middle, near] = PROFILES[family];
  const heights = {
    fire: [92, 52, 26],
    water: [40, 14, 0],
    earth: [60, 46, 30],
    wind: [84, 30, 26],
    dragon: [112, 64, 26],
  }[family];
  const draw = (profile: Profile, index: number, base: number): string => {
    const height = heights[index] ?? 0;
    if (height === 0) return '';
    const colour = palette.ridges[index] as string;
    return (
      `<path fill="${colour}" d="${skyline(profile, from * (1 - index * 0.08), base, height, index * 31)}"/>` +
      `<path fill="url(#air)" opacity="${[0.85, 0.5, 0.25][index]}" d="${skyline(profile, from * (1 - index * 0.08), base, height, index * 31)}"/>`
    );
  };
  if (family === 'water') return draw(far, 0, palette.horizon + 2) + sea(palette, from);
  return (
    draw(far, 0, palette.horizon + 6) + draw(middle, 1, palette.horizon + 22) + draw(near, 2, palette.horizon + 46)
  );
}

function sea(palette: Palette, from: number): string {
  const next = seeded(from + 3);
  let glitter = '';
  for (let line = 0; line < 26; line += 1) {
    const depth = next() ** 1.6;
    const y = round(palette.horizon + 3 + depth * 96);
    const wide = round(10 + depth * 46 * next());
    const x = round(next() * SIDE - wide / 2);
    glitter += `<path d="M${x} ${y}q${round(wide / 4)} ${-1.5 - depth * 2} ${round(wide / 2)} 0t${round(wide / 2)} 0" opacity="${round(0.2 + 0.5 * next())}"/>`;
  }
  return (
    `<rect y="${palette.horizon}" width="${SIDE}" height="${SIDE - palette.horizon}" fill="url(#sea)"/>` +
    `<g fill="none" stroke="${palette.orb}" stroke-width="1.4" stroke-linecap="round">${glitter}</g>`
  );
}

/** Sparks, snow, pollen, feathers or stars: what hangs in the air of the family. */
export function weather(family: Family, palette: Palette, card: number): string {
  const next = seeded(card + 400);
  let drawn = '';
  const many = (count: number, one: (x: number, y: number, size: number) => string): void => {
    for (let index = 0; index < count; index += 1) drawn += one(round(next() * SIDE), round(next() * SIDE), next());
  };
  if (family === 'fire') {
    many(
      40,
      (x, y, size) =>
        `<circle cx="${x}" cy="${y}" r="${round(0.5 + size * size * 1.8)}" opacity="${round(0.35 + 0.6 * next())}"/>`,
    );
    many(
      7,
      (x, y, size) =>
        `<path d="M${x} ${y}q${round(2 + size * 4)} ${round(-5 - size * 6)} ${round(size * 2)} ${round(-9 - size * 9)}q${round(5 * size)} 5 ${round(-size * 2)} ${round(9 + size * 9)}z" opacity=".8"/>`,
    );
    return `<g fill="#ffd489">${drawn}</g>`;
  }
  if (family === 'water') {
    many(
      30,
      (x, y, size) =>
        `<circle cx="${x}" cy="${y}" r="${round(0.7 + size * size * 3)}" opacity="${round(0.2 + 0.55 * next())}"/>`,
    );
    return `<g fill="${palette.orb}">${drawn}</g>`;
  }
  if (family === 'earth') {
    many(
      22,
      (x, y, size) =>
        `<circle cx="${x}" cy="${y}" r="${round(0.8 + size * 1.8)}" opacity="${round(0.3 + 0.5 * next())}"/>`,
    );
    many(
      6,
      (x, y, size) =>
        `<path d="M${x} ${y}q${round(5 + 5 * size)} -5 ${round(9 + 6 * size)} 1q-6 4 ${round(-9 - 6 * size)} -1z" transform="rotate(${Math.round(size * 360)} ${x} ${y})" opacity=".7"/>`,
    );
    return `<g fill="#fbe9a0">${drawn}</g>`;
  }
  if (family === 'wind') {
    many(
      9,
      (x, y, size) =>
        `<path d="M${x - 60} ${y}c30 ${round(-14 * size)} 55 ${round(12 * size)} ${round(70 + 40 * size)} ${round(-4 - 8 * size)}${size > 0.6 ? 'c24 -4 34 -26 18 -33c-13 -4 -19 11 -8 15' : 's18 -6 30 -2'}" stroke-width="${round(0.8 + size * 1.4)}" opacity="${round(0.25 + 0.4 * size)}"/>`,
    );
    return `<g fill="none" stroke="#fff" stroke-linecap="round">${drawn}</g>`;
  }
  many(
    46,
    (x, y, size) =>
      `<circle cx="${x}" cy="${round(y * 0.62)}" r="${round(0.4 + size * size * 1.3)}" opacity="${round(0.35 + 0.65 * next())}"/>`,
  );
  many(3, (x, y) => star(x, round(y * 0.4), 5));
  return `<g fill="#fff3e2">${drawn}</g>`;
}

function star(x: number, y: number, size: number): string {
  const thin = size / 6;
  return `<path d="M${x} ${y - size}l${thin} ${size - thin}l${size - thin} ${thin}l${thin - size} ${thin}l${-thin} ${size - thin}l${-thin} ${thin - size}l${thin - size} ${-thin}l${size - thin} ${-thin}z"/>`;
}

/** Sun or moon of the card, at the place the card asks for. */
export function orb(palette: Palette, x: number, y: number, size: number, card: number): string {
  const kind = pick(['disc', 'disc', 'ring', 'crescent', 'veiled'] as const, at(card, 71));
  const disc = `<circle cx="${x}" cy="${y}" r="${size}" fill="url(#orb)"/>`;
  const halo = `<circle cx="${x}" cy="${y}" r="${size * 3.4}" fill="url(#halo)"/>`;
  if (kind === 'ring') {
    return `${halo}<circle cx="${x}" cy="${y}" r="${size * 1.32}" fill="none" stroke="${palette.orb}" stroke-width="1.4" opacity=".55"/>${disc}`;
  }
  if (kind === 'crescent') {
    const edge = (angle: number): string => `${round(x + Math.cos(angle) * size)} ${round(y + Math.sin(angle) * size)}`;
    const inner = round(size * 0.86);
    return `${halo}<path fill="url(#orb)" d="M${edge(-1.5)}A${size} ${size} 0 1 0 ${edge(0.6)}A${inner} ${inner} 0 1 1 ${edge(-1.5)}Z" transform="rotate(${Math.round(at(card, 72) * 70 - 40)} ${x} ${y})"/>`;
  }
  if (kind === 'veiled') {
    const veils = [0.15, 0.6]
      .map(
        (part, index) =>
          `<ellipse cx="${x + size * (index ? 0.7 : -0.5)}" cy="${round(y + size * part)}" rx="${round(size * 1.1)}" ry="${round(2.5 + index * 2)}" fill="${palette.sky[1]}" opacity=".45"/>`,
      )
      .join('');
    return `${halo}${disc}${veils}`;
  }
  return halo + disc;
}

/** Light that falls from the orb through the air. */
export function beams(x: number, y: number, card: number, palette: Palette): string {
  const next = seeded(card + 200);
  let drawn = '';
  for (let index = 0; index < 6; index += 1) {
    const aim = Math.PI * (0.12 + 0.76 * ((index + next() * 0.8) / 6));
    const wide = 0.03 + next() * 0.06;
    const end = (angle: number): string => `${round(x + Math.cos(angle) * 420)} ${round(y + Math.sin(angle) * 420)}`;
    drawn += `<path d="M${x} ${y}L${end(aim - wide)}L${end(aim + wide)}Z"/>`;
  }
  return `<g fill="${palette.orb}" opacity=".09">${drawn}</g>`;
}

/** Dark things close to the eye, at the foot of the picture; they frame it and hide the creature's feet. */
export function foreground(family: Family, palette: Palette, card: number): string {
  const next = seeded(card + 900);
  const light = mix(palette.front, palette.creature[1], 0.4);
  let drawn = '';
  if (family === 'fire') {
    let path = `M0 ${SIDE}V${round(278 + next() * 18)}`;
    for (let x = 0; x < SIDE;) {
      const wide = 18 + next() * 34;
      const edge = Math.abs((x + wide / 2) / SIDE - 0.5) * 2;
      path += `L${round(x + wide * 0.35)} ${round(298 - edge * 34 * (0.4 + next() * 0.6))}L${round(x + wide * 0.6)} ${round(300 - edge * 22 * next())}L${round(x + wide)} ${round(305 - next() * 6)}`;
      x += wide;
    }
    drawn += `<path d="${path}L${SIDE} ${SIDE}Z" fill="${palette.front}"/>`;
    for (let index = 0; index < 9; index += 1) {
      const x = round(index % 2 ? SIDE - next() * 90 : next() * 90);
      const tall = round(20 + next() * 40);
      const lean = round((next() - 0.5) * 14);
      const wide = round(4 + tall * 0.16);
      drawn += `<path d="M${x - wide} 322C${x - wide * 2} ${round(322 - tall * 0.45)} ${round(x + lean * 0.2 + wide * 0.6)} ${round(322 - tall * 0.6)} ${x + lean} ${322 - tall}C${round(x + lean + wide * 1.2)} ${round(322 - tall * 0.66)} ${x + wide * 2} ${round(322 - tall * 0.4)} ${x + wide} 322Z" fill="url(#ember)" opacity=".85"/>`;
    }
    return drawn;
  }
  if (family === 'water') {
    const shift = round(next() * 60);
    [292, 306].forEach((y, index) => {
      let path = `M${-80 + shift * (index ? 1 : -1)} ${SIDE + 4}V${y}`;
      for (let wave = 0; wave < 9; wave += 1) path += `q14 ${-12 - index * 2} 30 -3q8 5 26 3`;
      drawn += `<path d="${path}V${SIDE + 4}Z" fill="${index ? palette.front : mix(palette.front, palette.ridges[1], 0.55)}"/>`;
      drawn += `<path d="${path.replace(/^M\S+ \S+V/, `M${-80 + shift * (index ? 1 : -1)} `)}" fill="none" stroke="${palette.mist}" stroke-width="1.6" opacity="${index ? 0.35 : 0.6}"/>`;
    });
    return drawn;
  }
  if (family === 'earth') {
    drawn += `<path d="M0 ${SIDE}V${round(288 + next() * 8)}Q80 ${round(300 + next() * 8)} 160 ${round(303 + next() * 5)}T${SIDE} ${round(286 + next() * 12)}V${SIDE}Z" fill="${palette.front}"/>`;
    for (let index = 0; index < 40; index += 1) {
      const x = round(index < 15 ? next() * 110 : index < 30 ? SIDE - next() * 110 : next() * SIDE);
      const tall = round(12 + next() * (index < 30 ? 40 : 16));
      const lean = round((next() - 0.5) * 26);
      drawn += `<path d="M${x - 2.4} 312q${round(lean * 0.2)} ${-tall * 0.6} ${lean} ${-tall}q${round(-lean * 0.3 + 2)} ${tall * 0.5} ${round(4.6 - lean)} ${tall}z" fill="${index % 6 === 0 ? light : palette.front}"/>`;
    }
    const cap = round(next() > 0.5 ? 24 + next() * 40 : 250 + next() * 40);
    const tall = round(20 + next() * 14);
    drawn += `<path d="M${cap - 3} 312q2 ${-tall / 2} 0 ${-tall}h7q-2 ${tall / 2} 1 ${tall}z" fill="${light}"/><path d="M${cap - 15} ${311 - tall}q2 -17 16 -17t16 17q-16 5 -32 0z" fill="${mix(palette.front, palette.creature[0], 0.45)}"/>`;
    return drawn;
  }
  if (family === 'wind') {
    [0, 1].forEach((layer) => {
      let path = `M-20 ${SIDE + 4}V${300 + layer * 8}`;
      for (let x = -20; x < SIDE + 20;) {
        const wide = 26 + next() * 44;
        path += `a${round(wide * 0.54)} ${round(wide * 0.5)} 0 0 1 ${round(wide)} ${round((next() - 0.5) * 8)}`;
        x += wide;
      }
      drawn += `<path d="${path}V${SIDE + 4}Z" fill="${layer ? palette.mist : mix(palette.ridges[1], palette.mist, 0.35)}" opacity="${layer ? 0.95 : 0.9}"/>`;
    });
    return drawn;
  }
  for (let index = 0; index < 16; index += 1) {
    const side = index % 2;
    const x = round(side ? SIDE - next() * 104 : next() * 104);
    const tall = round((20 + next() * 52) * (1 - Math.abs((side ? SIDE - x : x) - 20) / 160));
    const wide = round(7 + next() * 9);
    const lean = round((side ? 1 : -1) * -next() * 10);
    drawn += `<path d="M${x - wide} 324L${round(x - wide * 0.6 + lean)} ${round(318 - tall * 0.75)}L${x + lean} ${318 - tall}L${x + lean} 324Z" fill="${mix(palette.front, palette.creature[1], 0.38)}"/><path d="M${x + lean} ${318 - tall}L${round(x + wide * 0.7 + lean)} ${round(318 - tall * 0.7)}L${x + wide} 324H${x + lean}Z" fill="${palette.front}"/>`;
  }
  return `<path d="M0 ${SIDE}V302Q160 322 ${SIDE} 300V${SIDE}Z" fill="${palette.front}"/>${drawn}`;
}
