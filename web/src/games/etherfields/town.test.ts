import { describe, expect, it } from 'vitest';
import { iconWord, roads, spots } from './town';

const place = (id: string) => ({ id, icons: [] });

describe('a district', () => {
  it('has a place on its plate for every Location', () => {
    for (const count of [4, 5]) expect(new Set(spots(count).map(String)).size).toBe(count);
  });

  it('is walked round in order, and across by its Shortcuts', () => {
    const ways = roads({ locations: [place('a'), place('b'), place('c'), place('d')], shortcuts: [['a', 'c']] });
    expect(ways.map(({ short }) => short)).toEqual([false, false, false, false, true]);
    const [first] = spots(4);
    expect(ways[3]!.d.endsWith(first!.join(' '))).toBe(true);
    expect(ways[4]!.d.startsWith(`M${first!.join(' ')}Q`)).toBe(true);
  });

  it('calls its icons by words', () => {
    expect([iconWord('CLOCK+'), iconWord('CLOCK-'), iconWord('GATE')]).toEqual(['CLOCKplus', 'CLOCKminus', 'GATE']);
  });
});
