import { describe, expect, it } from 'vitest';
import { draft, phase, turnOrder } from './draft';
import { table } from './fixtures';

describe('the draft', () => {
  it('tells who has marked, who marks and who comes next', () => {
    const v = table({
      hunts: [1, 0, 0, 1],
      agenda: hunts(1, 0, 0),
    });
    expect(draft(v).map(({ seat, is }) => `${seat} ${is}`)).toEqual(['1 done', '0 now', '0 next', '1 next']);
  });
});

describe('the phases', () => {
  it('follow from what is still to come', () => {
    expect(phase(table({ agenda: hunts(0) }))).toBe('hunt');
    expect(phase(table({ agenda: [{}, { seat: 0 }, { kind: 'act', seat: 0 }] }))).toBe('act');
    expect(phase(table({ agenda: [{}, { seat: 1 }] }))).toBe('resolve');
  });

  it('tell whose turn it is', () => {
    const acting = table({ order: [1, 0], agenda: [{}, { kind: 'act', seat: 0 }] });
    expect(turnOrder(acting, [0]).map(({ seat, is }) => `${seat} ${is}`)).toEqual(['1 done', '0 now']);
  });
});

function hunts(...seats: number[]): { kind: 'hunt'; seat: number }[] {
  return seats.map((seat) => ({ kind: 'hunt', seat }));
}
