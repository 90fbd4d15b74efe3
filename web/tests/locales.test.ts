import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The tests run in the folder of the page.
const folder = '../src/reverie/locales/';
const source = 'src/';
const read = (language: string, topic: string): FluentResource =>
  new FluentResource(readFileSync(`${folder}${language}/${topic}.ftl`, 'utf8'));
const named = (resource: FluentResource): string[] =>
  resource.body.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]).sort();

function sources(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(`${path}${entry.name}/`);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path + entry.name, 'utf8')] : [];
  });
}

describe('the words of the page', () => {
  it('tells nothing of a single game: each has files of its own', () => {
    const games = ['vale', 'dreams', 'when_i_dream', 'etherium', 'etherfields'];
    const own = ['page', 'common', 'server', 'terminal'].flatMap((topic) => named(read('fr', topic)));
    expect(own.filter((id) => id.split(/[-.]/).some((part) => games.includes(part)))).toEqual([]);
  });

  it.each(['page', 'common'])('%s says the same things in both languages', (topic) => {
    expect(named(read('fr', topic))).toEqual(named(read('en', topic)));
  });

  it('has words for all that the page says', () => {
    const known = new Set(named(read('fr', 'page')));
    const said = sources(source).flatMap((text) =>
      [...text.matchAll(/'(page-[a-z0-9-]+)'/g)].map((match) => match[1]!),
    );
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });

  it('puts narrow no-break spaces before high punctuation in French', () => {
    const text = readFileSync(`${folder}fr/page.ftl`, 'utf8');
    const values = text.split('\n').filter((line) => !line.startsWith('#'));
    expect(values.filter((line) => / [;:!?»]|« |'/.test(line))).toEqual([]);
  });
});
