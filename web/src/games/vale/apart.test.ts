import { describe, expect, it } from 'vitest';
import { apart } from './apart';

describe('pawns on a path', () => {
  it('stay where they are while there is room', () => {
    expect(apart([100, 10, 40], 20, 0, 200)).toEqual([100, 10, 40]);
  });

  it('stand side by side around the place that they share', () => {
    expect(apart([50, 50, 50], 20, 0, 200)).toEqual([30, 50, 70]);
    expect(apart([56, 50], 20, 0, 200)).toEqual([63, 43]);
  });

  it('push on whoever stands near the crowd', () => {
    expect(apart([50, 50, 62], 20, 0, 200)).toEqual([34, 54, 74]);
  });

  it('never leave the path', () => {
    expect(apart([5, 7, 9], 20, 10, 200)).toEqual([10, 30, 50]);
    expect(apart([199, 200], 20, 10, 190)).toEqual([170, 190]);
  });
});
