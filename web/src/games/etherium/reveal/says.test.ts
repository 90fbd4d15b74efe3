import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { flat, speak, t, teach } from '../../../words';
import type { EtheriumView } from '../protocol';
import { says } from './says';
import { windows } from './windows.svelte';

beforeAll(async () => {
  for (const topic of ['etherium', 'etherium_reveal'])
    teach('en', readFileSync(`../src/reverie/locales/en/${topic}.ftl`, 'utf8'));
  await speak('en');
});
afterEach(() => windows.clear());

const told = (kind: string): string | undefined => {
  const ask = { kind, awaited: true, options: [{ kind: 'pass' }, { kind: 'play', card: 12 }] };
  const saying = says({ ask, view: { season: 2 } as EtheriumView } as unknown as Parameters<typeof says>[0]);
  return saying && flat(saying.parts);
};

describe('the sentence above the board', () => {
  it('asks for no card while the page passes by itself', () => {
    expect(told('priority')).toBe(t('etherium-reveal-passes-for-you'));
  });

  it('leaves to the table what I must answer myself', () => {
    windows.hold = true;
    expect(told('priority')).toBeUndefined();
    expect(told('execute')).toBeUndefined();
  });
});
