import { describe, expect, it } from 'vitest';
import type { Stones } from './protocol';
import { laid, richest, thriftiest, touched } from './stones';

const FACE: Stones = [1, 3, 6];

describe('payments', () => {
  const ways: Stones[] = [
    [1, 1, 0],
    [0, 2, 0],
    [0, 0, 1],
  ];

  it('begin with the way that loses least', () => {
    expect(thriftiest(ways, FACE)).toEqual([1, 1, 0]);
  });

  it('begin with the way that frees most places, where two lose the same', () => {
    expect(
      thriftiest(
        [
          [0, 0, 1],
          [3, 1, 0],
        ],
        FACE,
      ),
    ).toEqual([3, 1, 0]);
  });

  it('go to the nearest way that has one more of the colour touched', () => {
    expect(touched(ways, [1, 1, 0], 1, true)).toEqual([0, 2, 0]);
    expect(touched(ways, [1, 1, 0], 2, true)).toEqual([0, 0, 1]);
  });

  it('go to the nearest way without a stone that is left', () => {
    expect(touched(ways, [1, 1, 0], 0, false)).toEqual([0, 2, 0]);
  });

  it('stay where no way has it so', () => {
    expect(touched([[1, 0, 0]], [1, 0, 0], 0, false)).toBeUndefined();
  });
});

describe('keeping', () => {
  it('begins with the most valuable stones', () => {
    expect(
      richest(
        [
          [4, 0, 0],
          [2, 1, 1],
          [3, 0, 1],
        ],
        FACE,
      ),
    ).toEqual([2, 1, 1]);
  });
});

describe('laid', () => {
  it('lays one entry for each stone, the chosen of a colour first', () => {
    expect(laid([2, 1, 0], [1, 0, 0])).toEqual([
      { colour: 0, index: 0, chosen: true },
      { colour: 0, index: 1, chosen: false },
      { colour: 1, index: 0, chosen: false },
    ]);
  });
});
