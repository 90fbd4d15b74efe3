import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { table } from './fixtures';
import { foreseen, type Foreseen } from './outlook.svelte';
import type { Outlook, Summon } from './protocol';

const brings = (points: number): Outlook => ({
  now: { points, stones: [0, 0, 0], cards: 0, open: false },
  each: null,
  reveals: null,
});
const summon = (card: number, red = 0): Summon => ({ kind: 'summon', card, pay: [red, 0, 0] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks the engine, keeps what it told for another payment, and nothing for another card', async () => {
  const asked: Summon[] = [];
  let wished = $state.raw<Summon | null>(summon(3));
  const turn = {
    view: table(),
    outlook: async (move: unknown) => {
      asked.push(move as Summon);
      return brings(asked.length);
    },
  };
  let found: Foreseen | undefined;
  const end = $effect.root(() => {
    found = foreseen(
      turn,
      () => wished,
      () => true,
    );
  });
  const later = async (): Promise<number | undefined> => {
    flushSync();
    await vi.advanceTimersByTimeAsync(100);
    return found?.told?.now?.points;
  };
  expect(found?.told).toBeNull();
  expect(found?.settled).toBe(false);
  expect(await later()).toBe(1);
  expect(found?.settled).toBe(true);
  wished = summon(3, 1);
  flushSync();
  expect(found?.told?.now?.points, 'till it is told anew').toBe(1);
  expect(found?.settled, 'nothing moves').toBe(true);
  expect(await later()).toBe(2);
  wished = summon(4);
  flushSync();
  expect(found?.told).toBeNull();
  expect(await later()).toBe(3);
  expect(asked).toEqual([summon(3), summon(3, 1), summon(4)]);
  end();
});

it('asks nothing for a pointer that only passes over a card', async () => {
  let wished = $state.raw<Summon | null>(null);
  const outlook = vi.fn(async () => brings(1));
  const end = $effect.root(() => {
    foreseen(
      { view: table(), outlook },
      () => wished,
      () => false,
    );
  });
  for (let card = 0; card < 10; card++) {
    wished = summon(card);
    flushSync();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(outlook).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(outlook).toHaveBeenCalledOnce();
  end();
});

it('waits for no answer for long', async () => {
  let found: Foreseen | undefined;
  const end = $effect.root(() => {
    found = foreseen(
      { view: table(), outlook: () => new Promise(() => {}) },
      () => summon(3),
      () => true,
    );
  });
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  expect(found?.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect([found?.settled, found?.told]).toEqual([true, null]);
  end();
});
