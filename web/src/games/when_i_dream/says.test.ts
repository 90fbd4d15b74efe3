import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ask, SeatInfo, Waiting } from '../../protocol';
import { saying } from '../../table/saying';
import { Teller } from '../../table/teller';
import { flat, speak, teach } from '../../words';
import { morning } from './morning.svelte';
import { says } from './says';
import type { DreamView } from './protocol';

const NAMES = ['Ondine', 'Basile', 'Odile', 'Maud'];
const seat = (name: string, i: number): SeatInfo => ({
  seat: i,
  name,
  bot: null,
  away: false,
  resigned: false,
  online: true,
  host: false,
  you: false,
  rating: null,
  entropy: '',
});

/** Ondine dreams, Basile has the floor, Odile holds the buttons at a voice table. */
const view = (scene: DreamView['scene'], voice = false): DreamView =>
  ({
    scene,
    rules: { voice },
    dreamer: 0,
    turn: 1,
    presser: voice ? 2 : null,
  }) as unknown as DreamView;
const ask = (kind: string, awaited = false): Ask => ({ kind, rule: '', awaited, facts: {}, options: [], fields: null });
const waits = (kind: string, ...seats: number[]): Waiting[] => seats.map((each) => ({ seat: each, kind, facts: {} }));

function told(
  me: number | null,
  seen: DreamView,
  asked: Ask | null,
  waiting: Waiting[],
  changes: Partial<SeatInfo> = {},
): string {
  const seats = NAMES.map((name, i) => ({
    ...seat(name, i),
    you: i === me,
    ...(i === me || me === null ? changes : {}),
  }));
  const teller = new Teller('when_i_dream', seats, null);
  const { parts, mine, beside } = saying(
    { seat: me, view: seen, ask: asked, waiting, clocks: [] },
    { phase: 'playing', seats, result: null },
    teller,
    { says },
    false,
  );
  return `${mine ? '* ' : ''}${flat(parts)}${beside ? ` | ${flat(beside)}` : ''}`;
}

beforeAll(async () => {
  for (const code of ['fr', 'en'] as const)
    for (const topic of ['page', 'when_i_dream', 'when_i_dream_board'])
      teach(code, readFileSync(`../src/reverie/locales/${code}/${topic}.ftl`, 'utf8'));
  await speak('en');
});
afterEach(() => {
  morning.shown = false;
});

describe('the sentence above the bed', () => {
  it('waits for the night at dusk, and for nobody by day', () => {
    const waiting = waits('ready', 0, 1);
    expect(told(1, view('dusk'), ask('ready', true), waiting)).toBe('* Night falls when everybody is ready.');
    expect(told(2, view('dusk'), null, waiting)).toBe('Waiting for Ondine and Basile…');
    morning.shown = true;
    expect(told(1, view('dusk'), ask('ready', true), waiting)).toBe('* Take your time: the night will wait.');
    expect(told(null, view('dusk'), null, waits('ready', 1))).toBe('Basile is getting ready.');
  });

  it('invites the Dreamer to guess, and the spirit to speak', () => {
    const waiting = waits('clue', 1);
    expect(told(0, view('night'), ask('dream'), waiting)).toBe('* Guess the word…');
    expect(told(1, view('night'), ask('clue', true), waiting)).toBe('* Your turn: a clue of one word, or pass.');
    expect(told(2, view('night'), ask('compose'), waiting)).toBe('Basile is choosing a word.');
    expect(told(null, view('night'), null, waiting)).toBe('Basile is choosing a word.');
  });

  it('lets the Dreamer answer and tell, and the others wait', () => {
    expect(told(0, view('last'), ask('last', true), waits('last', 0))).toBe('* The night is ending: one last answer?');
    expect(told(1, view('last'), null, waits('last', 0))).toBe('Ondine may give a last answer.');
    expect(told(0, view('telling'), ask('tell', true), waits('tell', 0))).toBe(
      '* Your turn: tell the dream, with the words you guessed.',
    );
    expect(told(1, view('telling'), ask('contest'), waits('tell', 0))).toBe('Ondine tells the dream.');
  });

  it('knows at a voice table who dreams, who speaks and who holds the buttons', () => {
    const night = view('night', true);
    expect(told(0, night, null, [])).toBe('* Guess the word…');
    expect(told(1, night, ask('press'), [])).toBe('* Your turn: say one word.');
    expect(told(2, night, ask('press'), [])).toBe('* Press what you hear. | Basile is choosing a word.');
    expect(told(3, night, ask('press'), [])).toBe('Basile is choosing a word.');
    expect(told(null, night, null, [])).toBe('Basile is choosing a word.');
    expect(told(0, view('telling', true), null, [])).toBe('* Your turn: tell the dream, with the words you guessed.');
    expect(told(3, view('telling', true), ask('mention'), [])).toBe('Ondine tells the dream.');
    expect(told(null, view('last', true), null, [])).toBe('Ondine may give a last answer.');
  });

  it('invites nobody while a bot plays for them', () => {
    expect(told(1, view('night'), ask('clue', true), waits('clue', 1), { away: true })).toBe(
      'Basile is choosing a word.',
    );
    expect(told(0, view('night'), ask('dream'), waits('clue', 1), { away: true })).toBe('Basile is choosing a word.');
  });

  it('counts a crowd instead of naming it', () => {
    expect(told(null, view('dusk'), null, waits('ready', 0, 1, 2, 3))).toBe('Still waiting for 4 people…');
  });
});
