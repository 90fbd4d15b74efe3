import { expect, it } from 'vitest';
import { longerLine } from './words';

it.each([
  ['Troll', 5],
  ['Renard de feu', 6],
  ['Esprit de la mer', 9],
  ['Young Forest Spirit', 12],
])('parts %s into two lines of %i letters at most', (name, letters) => {
  expect(longerLine(name)).toBe(letters);
});
