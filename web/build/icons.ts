import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icons/';
const require = createRequire(import.meta.url);
const sets = new Map<string, IconifyJSON>();

function iconSet(name: string): IconifyJSON {
  let set = sets.get(name);
  if (!set) {
    set = require(`@iconify-json/${name}/icons.json`) as IconifyJSON;
    sets.set(name, set);
  }
  return set;
}

/** Find one icon by set and name, following aliases; says which name is wrong if there is none. */
export function findIcon(setName: string, name: string): { body: string; width: number; height: number } {
  const set = iconSet(setName);
  const own = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!own) throw new Error(`There is no icon "${name}" in ${setName}`);
  return {
    body: own.body,
    width: own.width ?? set.width ?? 16,
    height: own.height ?? set.height ?? 16,
  };
}

/**
 * Serve `virtual:icons/<set>/<name>` as a module whose default export is that one icon,
 * so that the bundle carries only the icons which are imported and nothing is copied here.
 */
export function icons(): Plugin {
  return {
    name: 'reverie-icons',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [set, name] = id.slice(PREFIX.length + 1).split('/');
      if (!set || !name) throw new Error(`An icon is imported as ${PREFIX}<set>/<name>`);
      return `export default ${JSON.stringify(findIcon(set, name))};`;
    },
  };
}
