import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { Passage } from '../protocol';
import { language } from '../words';
import { Passages } from './passages.svelte';

const told = (id: string): Passage => ({ id, words: `words of ${id}`, parts: {}, picture: false, content: null });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('passages of a table', () => {
  it('are fetched when something first speaks of them, once', async () => {
    const fetched = vi.spyOn(api, 'passage').mockImplementation(async (_, id) => told(id));
    const passages = new Passages('t');
    const seen: (string | undefined)[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(passages.of('0.01')?.words));
    });
    flushSync();
    expect(passages.of('0.01')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(seen).toEqual([undefined, 'words of 0.01']);
    expect(passages.of('0.01')?.words).toBe('words of 0.01');
    expect(fetched.mock.calls).toEqual([['t', '0.01', language()]]);
    stop();
  });

  it('that were not found are asked for again after a while', async () => {
    const fetched = vi.spyOn(api, 'passage').mockRejectedValueOnce(new Error()).mockResolvedValue(told('0.02'));
    const passages = new Passages('t');
    passages.of('0.02');
    await vi.advanceTimersByTimeAsync(10);
    passages.of('0.02');
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    passages.of('0.02');
    await vi.advanceTimersByTimeAsync(10);
    expect(passages.of('0.02')?.words).toBe('words of 0.02');
  });
});
