// @vitest-environment node
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { languagesIn } from './languages.ts';

const house = new URL('../../src/reverie/locales/', import.meta.url);

test('the languages are the folders, the house’s own first', () => {
  const [own, ...others] = languagesIn(house);
  expect(own).toEqual({ code: 'fr', name: 'français', locale: 'fr-FR' });
  expect(others).toContainEqual({ code: 'en', name: 'English', locale: 'en-GB' });
});

test('a folder more is a language more', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(new URL('en', house), join(folder, 'xy'), { recursive: true });
  expect(languagesIn(pathToFileURL(`${folder}/`)).map(({ code }) => code)).toEqual(['xy']);
});

test('a language that does not say its name stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(new URL('en', house), join(folder, 'xy'), { recursive: true });
  writeFileSync(join(folder, 'xy', 'common.ftl'), 'common-and = and\n');
  expect(() => languagesIn(pathToFileURL(`${folder}/`))).toThrow('locales/xy/common.ftl');
});
