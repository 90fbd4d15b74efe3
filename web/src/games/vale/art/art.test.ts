import { describe, expect, it } from 'vitest';
import { DECK } from '../deck';
import { readSign } from '../signs';
import { PICTURES } from './art';
import { pictureOf } from './compose';
import { CREDITS } from './credits';
import { FAMILIES } from './families';
import iconsSource from './icons.ts?raw';
import { outlines } from './silhouette';

const NUMBERS = DECK.map((_, card) => card);

describe('the pictures of the Vale', () => {
  it('are seventy, one for each card', () => {
    expect(DECK).toHaveLength(70);
    expect(PICTURES).toHaveLength(DECK.length);
    expect(FAMILIES.map((family) => DECK.filter((card) => card.family === family).length)).toEqual([
      15, 15, 15, 15, 10,
    ]);
  });

  it('are all different', () => {
    expect(new Set(NUMBERS.map(pictureOf)).size).toBe(DECK.length);
  });

  it('are well-formed drawings', () => {
    for (const card of NUMBERS) {
      const svg = decodeURIComponent(pictureOf(card).replace('data:image/svg+xml,', ''));
      const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(drawing.querySelector('parsererror'), DECK[card]?.slug).toBeNull();
      expect(svg, DECK[card]?.slug).not.toMatch(/NaN|undefined/);
    }
  });

  it('credit the author of every icon they use, and nobody else', () => {
    const used = [...iconsSource.matchAll(/game-icons\/([\w-]+)'/g)].map((match) => match[1]);
    expect(CREDITS.flatMap((credit) => credit.icons).sort()).toEqual(used.sort());
  });
});

describe('outlines', () => {
  it('splits a path at its moves and makes each piece stand alone', () => {
    expect(outlines('M10 10h5v5zm20 5h5v5z')).toEqual(['M10 10h5v5z', 'M30 15h5v5z']);
  });

  it('keeps the lines that follow a move without a letter', () => {
    expect(outlines('m1 2 3 4z')).toEqual(['M1 2l 3 4z']);
  });
});

describe('readSign', () => {
  it('knows every word on the cards', () => {
    const words = DECK.flatMap((card) => card.effects.flatMap((effect) => effect.signs.split(' ')));
    const plain = words.filter((word) => readSign(word).is === 'text');
    expect(new Set(plain)).toEqual(new Set(['+2', 'per', '/', '2×', '+1', '>', '0–3', '=', '−1', '−2', '≤5', '≥6']));
  });

  it('reads points, stones given up and families', () => {
    expect(readSign('p:−2')).toEqual({ is: 'points', text: '−2' });
    expect(readSign('-red')).toEqual({ is: 'stone', colour: 'red', lost: true });
    expect(readSign('wind')).toEqual({ is: 'family', family: 'wind', lost: false });
  });
});
