/** Motion that costs neither layout nor paint: what moves, moves by transform and opacity. */

import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FREE = new Set(['transform', 'translate', 'scale', 'rotate', 'opacity', 'animation-timing-function']);
/** Changing these moves other things too, so that the page is laid out anew for every frame. */
const COSTLY =
  /^(all|left|right|top|bottom|inset|((max|min)-)?(width|height)|margin|padding|font|line-height|letter-spacing|gap|flex|grid|border(-width)?$)/;

/** The body of every block that begins so. */
function blocks(source: string, beginning: RegExp): string[] {
  return [...source.matchAll(beginning)].map(({ index, 0: found }) => {
    let depth = 1;
    let end = index + found.length;
    while (depth > 0 && end < source.length) depth += { '{': 1, '}': -1 }[source[end++]!] ?? 0;
    return source.slice(index + found.length, end - 1);
  });
}

describe('motion', () => {
  it('is drawn by transform and opacity alone in every animation', () => {
    const seen = Object.entries(sources).flatMap(([file, source]) =>
      blocks(source, /@keyframes [\w-]+ \{/g).flatMap((body) =>
        [...body.matchAll(/([\w-]+):[^;{}]+;/g)].map(({ 1: property }) => ({ file, property: property! })),
      ),
    );
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter(({ property }) => !FREE.has(property))).toEqual([]);
  });

  it('never lays the page out anew in a transition', () => {
    const seen = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/\btransition:([^;{}]+);/g)].flatMap(({ 1: value }) =>
        value!.split(/,(?![^(]*\))/).map((each) => ({ file, property: each.trim().split(/\s/)[0]! })),
      ),
    );
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter(({ property }) => COSTLY.test(property))).toEqual([]);
  });
});
