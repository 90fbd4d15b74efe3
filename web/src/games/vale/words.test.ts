import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import box from './box.json' with { type: 'json' };
import { Teller, type Box } from '../../table/teller';
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
  const teller = new Teller('vale', [], box as Box);
  const troll = box.content.cards.findIndex(({ slug }) => slug === 'troll');
  expect(sentences(teller, troll).join(' ')).toContain('gain 3\u00a0points');
});

it('ends no line within « celle-ci »', async () => {
  teach('fr', readFileSync('../src/reverie/locales/fr/vale.ftl', 'utf8'));
  await speak('fr');
  const teller = new Teller('vale', [], box as Box);
  const giRin = box.content.cards.findIndex(({ slug }) => slug === 'gi_rin');
  expect(sentences(teller, giRin).join(' ')).toContain('celle\u2060-\u2060ci');
});
