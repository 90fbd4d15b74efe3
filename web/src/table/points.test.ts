import { expect, it } from 'vitest';
import type { Moment } from '../protocol';
import { byCard, byRound } from './points';

const frame = (scores: number[], ...events: object[]): Moment => ({ n: 0, scores, events }) as unknown as Moment;

it('tells what each round brought each seat, to the last move', () => {
  const frames = [frame([0, 0]), frame([2, 0]), frame([5, 1]), frame([5, 4])];
  expect(byRound(frames, [0, 2], 2)).toEqual([
    [5, 0],
    [1, 3],
  ]);
});

it('tells what each card brought, less what it took', () => {
  const frames = [
    frame([0], { kind: 'points', seat: 0, card: 7, points: 3 }, { kind: 'points', seat: 1, card: 7, points: 9 }),
    frame([0], { kind: 'points_lost', seat: 0, card: 7, points: 1 }, { kind: 'points', seat: 0, card: 4, points: 6 }),
    frame([0], { kind: 'sold', seat: 0, card: 4 }),
  ];
  expect(byCard(frames, 0)).toEqual([
    [4, 6],
    [7, 2],
  ]);
});
