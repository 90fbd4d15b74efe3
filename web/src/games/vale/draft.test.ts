import { describe, expect, it } from 'vitest';
import { draft, phase, snake, turnOrder } from './draft';
import { table } from './fixtures';

describe('the snake', () => {
  it('goes there and back, so that the last chooses twice in a row', () => {
    expect(snake(3, 1)).toEqual([1, 2, 0, 0, 2, 1]);
  });

  it('tells who has marked, who marks and who comes next', () => {
    const v = table({
      first: 1,
      marks: [
        [0, 1],
        [1, null],
        [2, null],
        [3, null],
      ],
      agenda: hunts(1, 0, 0),
    });
    expect(draft(v).map(({ seat, is }) => `${seat} ${is}`)).toEqual(['1 done', '0 now', '0 next', '1 next']);
  });

  it('is shorter when the pile could not show enough cards', () => {
    const v = table({
      marks: [
        [0, null],
        [1, null],
      ],
      agenda: hunts(1, 0),
    });
    expect(draft(v)).toHaveLength(2);
  });
});

describe('the phases', () => {
  it('follow from what is still to come', () => {
    expect(phase(table({ agenda: hunts(0) }))).toBe('hunt');
    expect(phase(table({ agenda: [{}, { seat: 0 }, { kind: 'act', seat: 0 }] }))).toBe('act');
    expect(phase(table({ agenda: [{}, { seat: 1 }] }))).toBe('resolve');
  });

  it('tell whose turn it is', () => {
    const acting = table({ first: 1, agenda: [{}, { kind: 'act', seat: 0 }] });
    expect(turnOrder(acting, [0]).map(({ seat, is }) => `${seat} ${is}`)).toEqual(['1 done', '0 now']);
  });
});

function hunts(...seats: number[]): { kind: 'hunt'; seat: number }[] {
  return seats.map((seat) => ({ kind: 'hunt', seat }));
}
