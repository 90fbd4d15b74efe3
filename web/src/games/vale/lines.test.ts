import { describe, expect, it } from 'vitest';
import { breadth, depth, inALine, lines } from './lines';

describe('creatures of one family', () => {
  it('lie side by side up to four, then in two lines of much the same length', () => {
    expect([0, 1, 4, 5, 6, 7, 8].map((room) => [lines(room), inALine(room)])).toEqual([
      [1, 0], [1, 1], [1, 4], [2, 3], [2, 3], [2, 4], [2, 4],
    ]);
  });

  it('take room from the others, the more the more they are', () => {
    expect([breadth(0, 0), breadth(1, 0), breadth(2)]).toEqual([2.4, 2.4, 3]);
    expect([breadth(3, 1), breadth(0, 4), breadth(6, 2), breadth(8, 0)]).toEqual([4, 5, 4, 5]);
  });

  it('leave no height to an empty space beside a full one', () => {
    expect([depth(8, 0), depth(0, 8)]).toEqual([2, 0]);
    expect([depth(5, 3), depth(3, 5)]).toEqual([2, 1]);
    expect([depth(0, 3), depth(3, 0)]).toEqual([1, 1]);
  });
});
