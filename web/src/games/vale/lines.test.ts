import { describe, expect, it } from 'vitest';
import { inALine, lines } from './lines';

describe('creatures of one family', () => {
  it('lie side by side up to four, then in two lines of much the same length', () => {
    expect([0, 1, 4, 5, 6, 7, 8].map((room) => [lines(room), inALine(room)])).toEqual([
      [1, 0],
      [1, 1],
      [1, 4],
      [2, 3],
      [2, 3],
      [2, 4],
      [2, 4],
    ]);
  });
});
