import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { announce, live, note } from '../src/ui/live.svelte';

describe('notes', () => {
  it('are told once by an effect, however many there are already', () => {
    vi.useFakeTimers();
    let told = 0;
    let problem = $state.raw<string | null>(null);
    const stop = $effect.root(() => {
      $effect(() => {
        if (!problem) return;
        if (++told > 10) throw new Error('told again and again');
        note(problem, 'refuse');
      });
    });
    flushSync();
    for (const next of ['The table has moved on.', 'Not so fast.']) {
      problem = next;
      flushSync();
    }
    expect(told).toBe(2);
    expect(live.notes.map(({ text }) => text)).toEqual(['The table has moved on.', 'Not so fast.']);
    vi.runAllTimers();
    expect(live.notes).toEqual([]);
    stop();
    vi.useRealTimers();
  });

  it('are new to ears though the same was said before', () => {
    announce('Your turn.');
    announce('Your turn.');
    expect(live.spoken).toBe('Your turn.\u00a0');
  });
});
