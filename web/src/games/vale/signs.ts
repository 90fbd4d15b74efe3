import { FAMILIES, type Family } from './art/families';
import type { Kind } from './deck';
import { STONE_COLOURS, type StoneColour } from './stones';

export type Glyph =
  'card' | 'hand' | 'recover' | 'summon' | 'tame' | 'pile' | 'rival' | 'copy' | 'swap' | 'stones' | 'arrow';

const GLYPHS: readonly string[] = [
  'card',
  'hand',
  'recover',
  'summon',
  'tame',
  'pile',
  'rival',
  'copy',
  'swap',
  'stones',
  'arrow',
] satisfies Glyph[];
const KINDS: readonly string[] = ['instant', 'permanent', 'active'] satisfies Kind[];

/** What one word of an effect's signs stands for; `lost` when it is given up. */
export type Sign =
  | { is: 'points'; text: string }
  | { is: 'cost'; text: string }
  | { is: 'stone'; colour: StoneColour; lost: boolean }
  | { is: 'family'; family: Family; lost: boolean }
  | { is: 'families'; lost: boolean }
  | { is: 'kind'; kind: Kind; lost: boolean }
  | { is: 'draw'; lost: boolean }
  | { is: 'glyph'; glyph: Glyph; lost: boolean }
  | { is: 'text'; text: string };

/** Read one word: `p:3` points, `cost:2`, a stone, a family, a glyph; a leading hyphen means it is given up. */
export function readSign(word: string): Sign {
  if (word.startsWith('p:')) return { is: 'points', text: word.slice(2) };
  if (word.startsWith('cost:')) return { is: 'cost', text: word.slice(5) };
  if (word === '→') return { is: 'glyph', glyph: 'arrow', lost: false };
  if (word === 'per') return { is: 'text', text: '×' };
  const lost = word.startsWith('-');
  const name = lost ? word.slice(1) : word;
  if ((STONE_COLOURS as readonly string[]).includes(name)) return { is: 'stone', colour: name as StoneColour, lost };
  if ((FAMILIES as readonly string[]).includes(name)) return { is: 'family', family: name as Family, lost };
  if (name === 'families') return { is: 'families', lost };
  if (KINDS.includes(name)) return { is: 'kind', kind: name as Kind, lost };
  if (name === 'draw') return { is: 'draw', lost };
  if (GLYPHS.includes(name)) return { is: 'glyph', glyph: name as Glyph, lost };
  return { is: 'text', text: word };
}

/**
 * The signs of an effect as they may be parted at the end of a line: alternatives, each with the stroke
 * that follows it and in one piece; where there is no choice, what comes before an arrow and what comes of it.
 */
export function phrases(signs: string): string[][][] {
  const choices = signs.split(/(?<= \/) /);
  const parts = choices.length > 1 ? choices.map((choice) => [choice]) : [signs.split(/ (?=→)/)];
  return parts.map((choice) => choice.map((part) => part.split(' ')));
}

/** How wide a sign is drawn, in ems. */
function breadth(word: string): number {
  const sign = readSign(word);
  switch (sign.is) {
    case 'points':
      return Math.max(1.43, 0.5 + 0.57 * sign.text.length);
    case 'cost':
      return Math.max(1.2, 0.35 + 0.62 * sign.text.length);
    case 'text':
      return 0.57 * sign.text.length;
    case 'stone':
      return sign.colour === 'purple' ? 0.83 : 1.25;
    default:
      return 1.15;
  }
}

/** Between two signs, in ems. */
export const SIGN_GAP = 0.26;

const wide = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + breadth(word) + SIGN_GAP, -SIGN_GAP);

/** How wide an effect is in one line, or its alternatives in two, in ems: signs shrink before they need more lines. */
export function span(signs: string): number {
  const choices = phrases(signs).map((choice) => choice.flat());
  const inTwo = choices.map((_, i) => Math.max(wide(choices.slice(0, i).flat()), wide(choices.slice(i).flat())));
  return Math.min(...(choices.length > 1 ? inTwo.slice(1) : inTwo));
}

/** How wide the longest part of an effect is that no line may part, in ems: signs shrink until it fits. */
export const longest = (signs: string): number => Math.max(...phrases(signs).flat().map(wide));
