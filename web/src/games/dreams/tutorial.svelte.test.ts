import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonOf } from '../../table/coach';
import Coach from '../../table/Coach.svelte';
import { learn, t } from '../../words';
import { LESSONS, type Moment } from './tutorial';
import type { DreamsView } from './protocol';

const ALL = ['light', 'grey', 'black'];

/** A moment of a first round of four, where I am seat 0 and a god. */
function moment(about: Partial<Record<keyof DreamsView, unknown>> = {}, rest: Partial<Moment> = {}): Moment {
  const view = {
    round: 1,
    nights: [],
    token: 2,
    left: [ALL, ALL, ALL, ALL],
    stars: [],
    vote: null,
    locked: [false],
    ...about,
  };
  return {
    view: view as unknown as DreamsView,
    me: 0,
    ask: null,
    held: false,
    peeked: false,
    beat: undefined,
    ...rest,
  };
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
});

describe('the voice', () => {
  const target = document.createElement('div');
  const table = $state<{ now: Moment; hushed: boolean }>({ now: moment(), hushed: false });
  let voice: object;

  beforeEach(async () => {
    history.replaceState(null, '', '?learn');
    await learn('page', 'dreams_tutorial');
    vi.useFakeTimers();
    Object.assign(table, { now: moment(), hushed: false });
    voice = mount(Coach<Moment>, {
      target,
      props: {
        game: 'dreams',
        lessons: LESSONS,
        get now() {
          return table.now;
        },
        get hushed() {
          return table.hushed;
        },
      },
    });
    flushSync();
    await vi.waitFor(() => expect(title()).not.toBeUndefined());
  });
  afterEach(() => {
    vi.useRealTimers();
    void unmount(voice);
  });

  const title = (): string | undefined => target.querySelector('h3')?.textContent;
  const told = (lesson: string): string => t(`dreams-tutorial-${lesson}.title`);

  it('is not understood by the second half of a double tap', () => {
    const understood = (): HTMLElement => target.querySelector<HTMLElement>('.button:not(.bare)')!;
    understood().dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    flushSync();
    understood().dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    flushSync();
    expect(title()).toBe(told('token'));
  });

  it('is silent while the token is looked at, and goes on once it was', () => {
    target.querySelector<HTMLElement>('.button:not(.bare)')!.click();
    flushSync();
    expect(title()).toBe(told('token'));
    table.hushed = true;
    table.now = moment({}, { ask: 'star', peeked: true });
    flushSync();
    expect(title()).toBeUndefined();
    table.hushed = false;
    flushSync();
    expect(title()).toBe(told('god'));
  });
});
