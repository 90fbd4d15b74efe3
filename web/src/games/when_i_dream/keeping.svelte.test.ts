import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '../../table/board';
import { note, recall } from '../../table/written';
import { Keeping, PAUSE } from './keeping.svelte';
import type { DreamView } from './protocol';

const view = { round: 1, cards: [], telling: '', agenda: [{}, {}] } as unknown as DreamView;

describe('a telling that is written', () => {
  let told: Move[];
  let heard: boolean;
  let open: boolean;
  const begin = (): Keeping => {
    const keeping = new Keeping(() => ({
      view,
      asked: true,
      open,
      pause: PAUSE,
      play: async (move) => told.push(move) > 0 && heard,
    }));
    keeping.start();
    return keeping;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    told = [];
    heard = open = true;
  });

  it('is kept at the table when the hand pauses', async () => {
    const keeping = begin();
    keeping.text = 'A swing';
    keeping.wrote();
    expect(recall('telling 1')).toBe('A swing');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(told).toEqual([{ kind: 'tell', text: 'A swing', done: false }]);
    expect([keeping.kept, recall('telling 1')]).toEqual(['A swing', undefined]);
  });

  it('is taken up again after a reload, and told to the table', async () => {
    note('telling 1', 'A swing on the mo');
    expect(begin().text).toBe('A swing on the mo');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(told).toHaveLength(1);
  });

  it('ends with all of it, once', async () => {
    const keeping = begin();
    keeping.text = 'A swing on the moon';
    keeping.wrote();
    await Promise.all([keeping.end(), keeping.end()]);
    await vi.advanceTimersByTimeAsync(2 * PAUSE);
    expect(told).toEqual([{ kind: 'tell', text: 'A swing on the moon', done: true }]);
  });

  it('is not lost when the table did not hear the end', async () => {
    heard = false;
    const keeping = begin();
    keeping.text = 'A swing';
    await keeping.end();
    expect(recall('telling 1')).toBe('A swing');
    heard = true;
    await keeping.end();
    expect(told.at(-1)).toEqual({ kind: 'tell', text: 'A swing', done: true });
  });

  it('is closed for good when the day has come', async () => {
    heard = open = false;
    const keeping = begin();
    keeping.text = 'Too late';
    await keeping.end();
    keeping.wrote();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(told).toHaveLength(1);
  });
});
