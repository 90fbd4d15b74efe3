import { describe, expect, it } from 'vitest';
import { corner, edge, frameOf, hatching, rim, seams, SIDE, wall, waves } from './plate';

/** The four spaces of the tile A2, and two of B2 below it. */
const LAID = new Set([2, 3, 10, 11, 18, 19]);
const bars = (path: string): number => path.split('Z').length - 1;

describe('the printed map', () => {
  it('lies in the grid of all twelve slots', () => {
    expect(corner(0)).toEqual({ x: 0, y: 0 });
    expect(corner(27)).toEqual({ x: 3 * SIDE, y: 3 * SIDE });
    expect(frameOf([...LAID])).toEqual({ x: 2 * SIDE, y: 0, width: 2 * SIDE, height: 3 * SIDE });
  });

  it('is shut wherever no neighbour lies', () => {
    expect(bars(rim(LAID))).toBe(10);
    expect(bars(rim(new Set([7])))).toBe(4);
    // The last space of a row is no neighbour of the first of the next.
    expect(bars(rim(new Set([7, 8])))).toBe(8);
  });

  it('shows open edges as dots, and none where a Wall stands', () => {
    const open = seams(LAID, new Set()).split('M').length - 1;
    expect(open).toBe(7);
    expect(seams(LAID, new Set([edge(11, 10)])).split('M').length - 1).toBe(open - 1);
  });

  it('cuts a Wall from either side alike', () => {
    expect(wall(11, 10)).toBe(wall(10, 11));
    expect(wall(10, 11)).not.toBe(wall(3, 11));
  });

  it('is printed the same each time, and each space otherwise', () => {
    expect(waves(5)).toBe(waves(5));
    expect(waves(5)).not.toBe(waves(6));
    expect(hatching(5, 1)).not.toBe(hatching(5, -1));
  });
});
