import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment, Sights } from '../src/protocol';

const asked = vi.hoisted(() => ({ rows: [] as number[][], answers: [] as (() => void)[], held: false }));
vi.mock('../src/api', () => ({
  SIGHTS: 24,
  Refused: class extends Error {},
  sights: (_: string, eyes: string, rows: number[]): Promise<Sights> => {
    asked.rows.push(rows);
    const told = {
      seat: null,
      open: eyes === 'open',
      sights: rows.map((n) => ({ n, view: n, waiting: [], ask: null, views: [] })),
    };
    return new Promise((resolve) => {
      if (asked.held) asked.answers.push(() => resolve(told));
      else resolve(told);
    });
  },
}));
import { Sightings } from '../src/review/sightings.svelte';

const steps = Array.from({ length: 5000 }, (_, n): Moment => ({
  n,
  seat: null,
  move: null,
  undone: false,
  events: [],
  scores: [],
}));
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('how a game lay at its moments', () => {
  beforeEach(() => {
    asked.rows = [];
    asked.answers = [];
    asked.held = false;
  });

  it('is here before one steps there, with a request now and then', async () => {
    const sightings = new Sightings('table', 'none');
    sightings.look(steps, 0, false);
    await settled();
    for (let at = 1; at <= 200; at++) {
      expect(sightings.knows(steps[at]!)).toBe(true);
      sightings.look(steps, at, false);
      await settled();
    }
    expect(asked.rows.length).toBeLessThan(30);
    expect(Math.max(...asked.rows.map((rows) => rows.length))).toBeLessThanOrEqual(24);
  });

  it('is read ahead backwards too, and anywhere one jumps', async () => {
    const sightings = new Sightings('table', 'none');
    sightings.look(steps, 4800, true);
    await settled();
    expect(sightings.knows(steps[4794]!)).toBe(true);
    expect(asked.rows).toHaveLength(1);
  });

  it('asks only for where one is now, however fast one went there', async () => {
    asked.held = true;
    const sightings = new Sightings('table', 'none');
    for (let at = 0; at < 4000; at += 40) sightings.look(steps, at, false);
    expect(asked.rows).toHaveLength(1);
    asked.held = false;
    asked.answers.forEach((answer) => answer());
    await settled();
    expect(sightings.knows(steps[3960]!)).toBe(true);
    expect(asked.rows).toHaveLength(2);
  });

  it('shows what was shown before until it is here', async () => {
    const sightings = new Sightings('table', 'none');
    sightings.look(steps, 0, false);
    await settled();
    expect(sightings.at(steps[0]!)?.sight.view).toBe(0);
    expect(sightings.at(steps[900]!)?.sight.view).toBe(0);
    sightings.look(steps, 900, false);
    await settled();
    expect(sightings.at(steps[900]!)?.sight.view).toBe(900);
  });

  it('is forgotten through other eyes, whatever was still on its way', async () => {
    asked.held = true;
    const sightings = new Sightings('table', 'none');
    sightings.look(steps, 0, false);
    sightings.open('open');
    sightings.look(steps, 0, false);
    asked.held = false;
    asked.answers.forEach((answer) => answer());
    await settled();
    expect(sightings.at(steps[0]!)?.open).toBe(true);
  });

  it('keeps what a study wants, and not all else', async () => {
    const sightings = new Sightings('table', 'none');
    sightings.look(steps, 0, false);
    expect(sightings.want(steps[4999])).toBeUndefined();
    await settled();
    for (let at = 0; at < 1500; at += 10) {
      sightings.look(steps, at, false);
      await settled();
    }
    expect(sightings.want(steps[4999])?.view).toBe(4999);
    expect(sightings.knows(steps[0]!)).toBe(false);
  });
});
