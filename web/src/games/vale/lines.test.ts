import { describe, expect, it } from 'vitest';
import { breadth, depth, inALine, lines } from './lines';

describe('creatures of one family', () => {
  it('lie side by side up to four, then in two lines of much the same length', () => {
    expect([0, 1, 4, 5, 6, 7, 8].map((room) => [lines(room), inALine(room)])).toEqual([
      [1, 0], [1, 1], [1, 4], [2, 3], [2, 3], [2, 4], [2, 4],
    ]);
  });

  it('leave columns alike as long as they are few', () => {
    expect([breadth(0, 0), breadth(3, 1), breadth(2)]).toEqual([3, 3, 3]);
    expect(breadth(0, 4)).toBe(4);
  });

  it('take room from the others when they are many', () => {
    expect(breadth(8, 0)).toBe(6);
    expect([depth(8, 0), depth(0, 8)]).toEqual([2, 0]);
    expect([depth(5, 3), depth(3, 5)]).toEqual([2, 1]);
    expect([depth(0, 3), depth(3, 0)]).toEqual([1, 1]);
  });
});
