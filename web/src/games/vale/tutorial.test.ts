import { describe, expect, it } from 'vitest';
import { cards, table } from './fixtures';
import { isLearning, lessonOf } from '../../table/coach';
import { LESSONS, type Moment } from './tutorial';

const moment = (about: Partial<Moment> = {}): Moment => ({
  view: table(),
  me: 0,
  ask: null,
  can: new Set(),
  refused: false,
  ...about,
});
const told = (about: Partial<Moment>, ...before: string[]): string | undefined =>
  lessonOf(LESSONS, moment(about), new Set(before))?.id;

describe('lessons', () => {
  it('begin with the aim and the hunt, then the way back', () => {
    expect(told({ ask: 'hunt' })).toBe('aim');
    expect(told({ ask: 'hunt' }, 'aim')).toBe('hunt');
    expect(
      told({
        ask: 'hunt',
        view: table({
          marks: [
            [0, 0],
            [1, null],
          ],
        }),
      }),
    ).toBe('snake');
  });

  it('tell of selling and taming when a marker can be taken back', () => {
    const view = table({ marks: [[0, 0]] });
    expect(told({ ask: 'act', can: new Set(['sell', 'tame']), view })).toBe('choose');
  });

  it('tell of summoning when a card can be paid for', () => {
    const view = table({ hands: [cards('imp'), []], agenda: [{ kind: 'act', seat: 0 }] });
    expect(told({ ask: 'act', can: new Set(['summon', 'end']), view })).toBe('summon');
  });

  it('put a refusal and the limit of stones before all else', () => {
    expect(told({ ask: 'keep' })).toBe('keep');
    expect(told({ ask: 'hunt', refused: true })).toBe('refused');
  });

  it('are told once', () => {
    expect(told({ ask: 'hunt' }, 'aim', 'hunt')).toBe('resolution');
    expect(told({ ask: 'hunt', view: table({ agenda: [{ kind: 'hunt', seat: 0 }] }) }, 'aim', 'hunt')).toBeUndefined();
  });
});

describe('a table to learn at', () => {
  it('is known by its address', () => {
    expect(isLearning('?learn')).toBe(true);
    expect(isLearning('')).toBe(false);
  });
});
