import { describe, expect, it } from 'vitest';
import { inALine, inARow, lines } from './lines';

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

describe('the cards of an opponent', () => {
  it('lie closer in late rounds on a low screen, so that the last panel is whole', () => {
    expect([1, 2, 3].map((others) => inARow(others, 10, 900))).toEqual([3, 4, 5]);
    expect([1, 2, 3].map((others) => inARow(others, 10, 640))).toEqual([5, 5, 7]);
    expect([1, 2, 3].map((others) => inARow(others, 3, 640))).toEqual([3, 4, 5]);
  });
});
