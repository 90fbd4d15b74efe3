import { describe, expect, it } from 'vitest';
import { lessonOf } from '../../table/coach';
import { LESSONS, type Moment } from './tutorial';
import type { Card as DreamCard, DreamView } from './protocol';

const card = (fate: DreamCard['fate']): DreamCard => ({
  word: 1,
  fate,
  spoken: null,
  clues: [],
  offender: null,
  offence: '',
  rule: '',
});

/** A moment of a table of four where seat 3 dreams and I am seat 0. */
function moment(scene: DreamView['scene'], about: Partial<DreamView> = {}, rest: Partial<Moment> = {}): Moment {
  const view = {
    scene,
    dreamer: 3,
    turn: 1,
    cards: [card('live')],
    withheld: [],
    contests: [],
    draft: null,
    nights: [],
    ...about,
  } as unknown as DreamView;
  return { view, me: 0, day: false, heard: false, ...rest };
}
const told = (now: Moment, ...before: string[]): string | undefined => lessonOf(LESSONS, now, new Set(before))?.id;

describe('lessons of the first nights', () => {
  it('begin before the night, where nothing hurries', () => {
    expect([told(moment('dusk')), told(moment('dusk'), 'dusk'), told(moment('dusk'), 'dusk', 'role')]).toEqual([
      'dusk',
      'role',
      'ready',
    ]);
  });

  it('tell a spirit of clues in turn, and of composing ahead between', () => {
    expect(told(moment('night', { turn: 0 }))).toBe('clue');
    expect(told(moment('night'))).toBe('ahead');
    expect(told(moment('night', { cards: [card('yellow'), card('live')] }), 'ahead')).toBe('sides');
  });

  it('tell of a refusal first', () => {
    const withheld = [{ seat: 0, clue: 'loup', rule: 'W4.1', reason: 'itself' }];
    expect(told(moment('night', { turn: 0, withheld }))).toBe('refused');
  });

  it('tell the Dreamer to listen, to answer and to remember', () => {
    const asleep = { dreamer: 0 };
    expect(told(moment('dusk', asleep))).toBe('sleep');
    expect(told(moment('night', asleep))).toBe('listen');
    expect(told(moment('night', asleep, { heard: true }), 'listen')).toBe('answer');
    expect([told(moment('last', asleep)), told(moment('telling', asleep))]).toEqual(['last', 'tell']);
  });

  it('explain the first day, and end with the second', () => {
    expect(told(moment('dusk', { nights: [[0, 0, 0, 0]] }, { day: true }), 'day')).toBe('points');
    expect(told(moment('dusk', { nights: [[0], [0]] as unknown as DreamView['nights'] }, { day: true }))).toBe('goal');
  });
});
