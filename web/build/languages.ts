import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const ID = 'virtual:languages';
/** The language of the house is offered first. */
const OWN = 'fr';

/** A language that the house speaks. */
export interface Tongue {
  readonly code: string;
  /** What it calls itself. */
  readonly name: string;
  /** How its numbers and dates are written. */
  readonly locale: string;
}

/** List the languages that have a folder; each says its name in its own `common.ftl`. */
export function languagesIn(folder: URL): Tongue[] {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  codes.sort((one, other) => Number(other === OWN) - Number(one === OWN) || one.localeCompare(other));
  return codes.map((code) => {
    const bundle = new FluentBundle(code);
    bundle.addResource(new FluentResource(readFileSync(new URL(`${code}/common.ftl`, folder), 'utf8')));
    const message = bundle.getMessage('common-language');
    const locale = message?.attributes.locale;
    if (!message?.value || !locale) throw new Error(`locales/${code}/common.ftl does not say common-language`);
    return { code, name: bundle.formatPattern(message.value), locale: bundle.formatPattern(locale) };
  });
}

/** Serve `virtual:languages`: the list of languages, from the folders that Python reads too. */
export function languages(folder = new URL('../../src/reverie/locales/', import.meta.url)): Plugin {
  return {
    name: 'reverie-languages',
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    load(id) {
      return id === `\0${ID}` ? `export default ${JSON.stringify(languagesIn(folder))};` : undefined;
    },
  };
}
