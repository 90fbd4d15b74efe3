import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Teller } from '../../table/teller';
import { speak, teach } from '../../words';
import { longerLine, sentences } from './words';

it.each([
  ['Troll', 5],
  ['Renard de feu', 6],
  ['Esprit de la mer', 9],
  ['Young Forest Spirit', 12],
])('parts %s into two lines of %i letters at most', (name, letters) => {
  expect(longerLine(name)).toBe(letters);
});

it('keeps a number and what it counts in one line', async () => {
  teach('en', readFileSync('../src/reverie/locales/en/vale.ftl', 'utf8'));
  await speak('en');
  const teller = new Teller('vale', [], { cards: [{ slug: 'troll' }] });
  expect(sentences(teller, 0).join(' ')).toContain('gain 3\u00a0points');
});
