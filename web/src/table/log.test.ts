import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { flat, named, parts, speak, teach } from '../words';
import { withMe } from './log';

beforeAll(async () => {
  teach('fr', readFileSync('../src/reverie/locales/fr/page.ftl', 'utf8'));
  await speak('fr');
});

it('says who among the names of the log is called « you » at the table', () => {
  const told = parts(`${named('seat:1', 'Odile')} désigne ${named('seat:0', 'Camille')}.`);
  expect(flat(withMe(told, 0))).toBe('Odile désigne Camille\u00a0(vous).');
  expect(flat(withMe(told, null))).toBe('Odile désigne Camille.');
});
