import { describe, expect, it } from 'vitest';
import { lessonOf } from '../../table/coach';
import type { EtheriumView } from './protocol';
import { LESSONS, type Moment } from './tutorial';

const view = (about: Partial<EtheriumView> = {}): EtheriumView =>
  ({ season: 1, number: 0, hand: [3], players: [{ cubes: [1, 1, 1, 0, 0] }], ...about }) as unknown as EtheriumView;
const told = (about: Partial<Moment>, ...before: string[]): string | undefined =>
  lessonOf(LESSONS, { view: view(), me: 0, ask: null, beat: undefined, failed: false, ...about }, new Set(before))?.id;

describe('the lessons of a first game', () => {
  it('begin with the lands, then what Night gives', () => {
    expect(told({ ask: 'take' })).toBe('lands');
    expect(told({ ask: 'take' }, 'lands')).toBe('night');
    expect(told({ ask: 'window' }, 'lands', 'night')).toBe('window');
  });

  it('teach the four actions of Night one after the other, and then to lock', () => {
    const heard: string[] = ['lands'];
    for (let next = told({ ask: 'programme' }, ...heard); next; next = told({ ask: 'programme' }, ...heard))
      heard.push(next);
    expect(heard).toEqual(['lands', 'programme', 'move', 'collect', 'upgrade', 'connect', 'lock']);
  });

  it('speak of a fight when there is one, of a failure when it is mine', () => {
    expect(told({ beat: 'conflict' })).toBe('conflict');
    expect(told({ beat: 'roll' })).toBe('conflict');
    expect(told({ beat: 'action', failed: true })).toBe('fails');
    expect(told({ beat: 'action' })).toBe('reveal');
  });

  it('speak of boosters when I own one, and end in the second season', () => {
    const players = [{ cubes: [0, 0, 0, 0, 1] }] as unknown as EtheriumView['players'];
    expect(told({ view: view({ season: 2, players }) })).toBe('booster');
    const second = { ask: 'programme', view: view({ season: 2 }) };
    expect(told(second)).toBe('season');
    expect(told(second, 'season')).toBe('flash');
    expect(told(second, 'season', 'flash')).toBe('goal');
    expect(told(second, 'season', 'flash', 'goal')).toBeUndefined();
  });
});
