import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { drawings } from './drawings.ts';
import { findIcon } from './icons.ts';
import { ivory } from './ivory.ts';

const NAME = 'virtual:word-pictures';
const WORDS = new URL('../../src/reverie/games/when_i_dream/words/', import.meta.url);

/** List the pictures that the words of When I Dream have: "game-icons:anchor". */
export function wordPictures(): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(WORDS).filter((name) => name.startsWith('part'))) {
    const words = JSON.parse(readFileSync(new URL(file, WORDS), 'utf8')) as Record<string, { picture: string }>;
    for (const { picture } of Object.values(words)) found.add(picture);
  }
  return [...found].sort();
}

/** Serve `virtual:word-pictures`: the pictures of all words of When I Dream, and no others, by name. */
export function pictures(): Plugin {
  return {
    name: 'reverie-word-pictures',
    resolveId(id) {
      return id === NAME ? `\0${NAME}` : undefined;
    },
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const all = Object.fromEntries(
        wordPictures().map((picture) => {
          const [set = '', name = ''] = picture.split(':');
          const found = set === 'own' ? drawings[name] : ivory(findIcon(set, name));
          if (!found) throw new Error(`There is no drawing "${name}"`);
          return [picture, found];
        }),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(all))});`;
    },
  };
}
