import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What a first visit may fetch, compressed, without fonts and pictures. */
const BUDGET = 250_000;
/** The words that the page needs before it can say anything. */
const WORDS = /^assets\/(page|common|server)-/;

/** The files of a first visit: the entry, what it imports, their styles, and the words of one language. */
export function firstLoad(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const found = bundle[name];
    if (files.has(name) || found?.type !== 'chunk') return;
    files.add(name);
    for (const style of found.viteMetadata?.importedCss ?? []) files.add(style);
    found.imports.forEach(add);
  };
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) add(output.fileName);
  return [...files];
}

function weigh(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number {
  if (!output) return 0;
  return gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length;
}

/**
 * Write the service worker with the list of files that make the shell, and fail the build if the
 * first load has grown past its budget.
 */
export function shell(): Plugin {
  return {
    name: 'reverie-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const first = firstLoad(bundle);
      const words = Object.keys(bundle).filter((name) => WORDS.test(name) && name.endsWith('.js'));
      const fonts = Object.keys(bundle).filter((name) => /(figtree|fraunces)-latin-wght-normal.*\.woff2$/.test(name));
      const size = [...first, ...words].reduce((sum, name) => sum + weigh(bundle[name]), 0);
      this.info(`first load: ${(size / 1000).toFixed(1)} kB compressed, of ${BUDGET / 1000} kB`);
      if (size > BUDGET) this.error(`the first load is ${size} bytes compressed; it may be ${BUDGET}`);
      const files = ['/', ...[...first, ...words, ...fonts].map((name) => `/${name}`), '/icons/favicon.svg'];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const worker = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');
      const filled = worker.replace('/* filled in by the build */ []', JSON.stringify({ version, files }));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: filled });
    },
  };
}
