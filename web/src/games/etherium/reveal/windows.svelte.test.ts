import { describe, expect, it } from 'vitest';
import type { Ask } from '../protocol';
import { Windows } from './windows.svelte';

const ask = (kind: string, ...cards: number[]): Ask =>
  ({
    kind,
    awaited: true,
    facts: {},
    options: [{ kind: 'pass' }, ...cards.map((card) => ({ kind: 'play', card }))],
  }) as unknown as Ask;

describe('windows for Flash cards', () => {
  it('are passed unless one asks to be asked', () => {
    const windows = new Windows();
    expect(windows.passes(ask('priority', 12), 2)).toBe(true);
    windows.hold = true;
    expect(windows.passes(ask('priority', 12), 2)).toBe(false);
    expect(windows.passes(ask('priority'), 2)).toBe(true);
  });

  it('are passed until the season is over, or for a card', () => {
    const windows = new Windows();
    windows.hold = true;
    windows.rest(2);
    expect(windows.passes(ask('priority', 12), 2)).toBe(true);
    expect(windows.passes(ask('priority', 12), 3)).toBe(false);
    windows.forget(12);
    expect(windows.passes(ask('priority', 12), 3)).toBe(true);
    expect(windows.passes(ask('priority', 12, 13), 3)).toBe(false);
    windows.wake();
    expect(windows.passes(ask('priority', 12), 2)).toBe(false);
  });

  it('ask whenever a level can be saved, and leave every other ask alone', () => {
    const windows = new Windows();
    expect(windows.passes(ask('loss', 5), 1)).toBe(false);
    expect(windows.passes(ask('loss'), 1)).toBe(true);
    expect(windows.passes(ask('roll', 5), 1)).toBe(false);
    expect(windows.passes(null, 1)).toBe(false);
  });

  it('take as long to pass with any hand', () => {
    const windows = new Windows();
    expect([0, 0.5, 1].map((drawn) => windows.pause(() => drawn))).toEqual([700, 1200, 1700]);
  });
});
