/* Paint the icons of the installed app: `npm run icons` writes public/icons. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const OUT = join(dirname(fileURLToPath(import.meta.url)), '..', 'public', 'icons');

/**
 * A crescent that cradles a gold star over sleeping hills.
 * @param {{ fill: number, corner: number }} shape how much of the square the drawing fills (maskable
 * icons keep a margin), and the corner radius of the night behind it, out of 512
 */
function drawing({ fill, corner }) {
  const shift = (512 - 512 * fill) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs>
<linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#0b1026"/><stop offset=".55" stop-color="#241a4d"/><stop offset="1" stop-color="#6b4a86"/></linearGradient>
<linearGradient id="moon" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset=".6" stop-color="#f6e7c0"/><stop offset="1" stop-color="#d9a760"/></linearGradient>
<radialGradient id="halo"><stop offset=".3" stop-color="#c9a6ff" stop-opacity=".34"/><stop offset="1" stop-color="#c9a6ff" stop-opacity="0"/></radialGradient>
<linearGradient id="gold" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fff2cc"/><stop offset=".5" stop-color="#f2c66d"/><stop offset="1" stop-color="#c98b36"/></linearGradient>
<clipPath id="square"><rect width="512" height="512" rx="${corner}"/></clipPath>
</defs>
<g clip-path="url(#square)">
<rect width="512" height="512" fill="url(#night)"/>
<path d="M0 400C90 350 170 372 256 392S430 410 512 360V512H0Z" fill="#1a1342" opacity=".8"/>
<path d="M0 444C110 404 200 440 290 446S440 430 512 424V512H0Z" fill="#0d0a28"/>
<g transform="translate(${shift} ${shift}) scale(${fill})">
<circle cx="256" cy="238" r="236" fill="url(#halo)"/>
<path d="M300 74A170 170 0 1 0 420 302A140 140 0 1 1 300 74Z" fill="url(#moon)"/>
<path d="M322 128L342 190L404 210L342 230L322 292L302 230L240 210L302 190Z" fill="url(#gold)"/>
<path d="M322 128L302 190L240 210L322 210Z" fill="#fff" opacity=".35"/>
<g fill="#fff6e0"><circle cx="430" cy="110" r="7"/><circle cx="384" cy="64" r="4.5"/><circle cx="92" cy="92" r="5.5"/><circle cx="60" cy="300" r="4.5"/><circle cx="452" cy="236" r="4.5"/></g>
</g></g></svg>`;
}

const ICONS = {
  'icon-192.png': { side: 192, fill: 1, corner: 112 },
  'icon-512.png': { side: 512, fill: 1, corner: 112 },
  'maskable-192.png': { side: 192, fill: 0.74, corner: 0 },
  'maskable-512.png': { side: 512, fill: 0.74, corner: 0 },
  'apple-touch-icon.png': { side: 180, fill: 0.86, corner: 0 },
  'favicon-32.png': { side: 32, fill: 1.06, corner: 96 },
};

mkdirSync(OUT, { recursive: true });
/** A gold light on the icon of a tab where it is one's turn. */
const LIGHT = '<circle cx="398" cy="114" r="98" fill="#f2c66d" stroke="#0b1026" stroke-width="26"/></svg>';

const favicon = drawing({ fill: 1.04, corner: 112 }).replaceAll('\n', '');
writeFileSync(join(OUT, 'favicon.svg'), favicon);
writeFileSync(join(OUT, 'favicon-turn.svg'), favicon.replace('</svg>', LIGHT));
for (const [name, { side, ...shape }] of Object.entries(ICONS)) {
  writeFileSync(join(OUT, name), new Resvg(drawing(shape), { fitTo: { mode: 'width', value: side } }).render().asPng());
}
