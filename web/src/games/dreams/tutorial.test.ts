import { describe, expect, it } from 'vitest';
import { lessonOf } from '../../table/coach';
import { LESSONS, type Moment } from './tutorial';
import type { DreamsView } from './view';

const ALL = ['light', 'grey', 'black'];

/** A moment of a first round of four, where I am seat 0 and a god. */
function moment(about: Partial<Record<keyof DreamsView, unknown>> = {}, rest: Partial<Moment> = {}): Moment {
  const view = { round: 1, nights: [], token: 2, left: [ALL, ALL, ALL, ALL], stars: [], vote: null, locked: [false], ...about };
  return { view: view as unknown as DreamsView, me: 0, ask: null, held: false, beat: undefined, ...rest };
}
const told = (now: Moment, ...before: string[]): string | undefined => lessonOf(LESSONS, now, new Set(before))?.id;

describe('lessons of the first round', () => {
  it('begin with the four visions and the token', () => {
    expect([told(moment()), told(moment(), 'visions')]).toEqual(['visions', 'token']);
  });

  it('tell a god to hint and the mortal to pretend', () => {
    const before = ['visions', 'token'];
    expect(told(moment({}, { ask: 'star' }), ...before)).toBe('god');
    expect(told(moment({ token: 0 }, { ask: 'star' }), ...before)).toBe('mortal');
    expect(told(moment({}, { ask: 'star', held: true }), ...before)).toBe('confirm');
  });

  it('tell of halos and shades once a star of mine lies there', () => {
    const view = { left: [['grey', 'black'], ALL, ALL, ALL], stars: [{}, {}] };
    expect(told(moment(view))).toBe('halo');
    expect(told(moment(view, { ask: 'star' }), 'halo', 'god')).toBe('shades');
  });

  it('tell each role what to bet on, then to lock', () => {
    const view = { left: [[], [], [], []] };
    expect(told(moment(view, { ask: 'vote' }))).toBe('accuse');
    expect(told(moment({ ...view, token: 0 }, { ask: 'vote' }))).toBe('name');
    expect(told(moment({ ...view, vote: 1 }, { ask: 'vote' }))).toBe('lock');
  });

  it('follow the reveal to the goal', () => {
    const open = { left: [[], [], [], []], nights: [{}] };
    expect(told(moment(open, { ask: 'reveal', beat: 'lay-2' }))).toBe('reveal');
    expect(told(moment(open, { ask: 'reveal', beat: 'tokens' }))).toBe('tokens');
    expect(told(moment(open, { ask: 'reveal', beat: 'gains' }))).toBe('gains');
    expect(told(moment({ ...open, round: 2 }, { ask: 'star' }))).toBe('goal');
  });

  it('turn a phone to what they speak of: the visions first, then the sky', () => {
    const sides = Object.fromEntries(LESSONS.map(({ id, side }) => [id, side]));
    expect([sides.visions, sides.token, sides.god, sides.halo, sides.accuse]).toEqual(['visions', 'sky', 'sky', 'sky', 'sky']);
  });
});
