import { flushSync, mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Moment, Sight } from '../../protocol';
import type { Happening } from '../../table/board';
import dreamBox from './box.json' with { type: 'json' };
import { Teller, type Box } from '../../table/teller';
import { speak, t, teach } from '../../words';
import Board from './Board.svelte';
import type { DreamProps } from './dream.svelte';
import Study from './Study.svelte';
import { fold, pieces, readingTime } from './telling';
import type { Card as DreamCard, Day, DreamView, Fate, Role } from './protocol';
import { isIdle, liveCard, reckoning, roleSet, secondsLeft, tells, writing } from './view';
import { canHear, canSpeak, hear, say, timbre, voiceOn } from './voice.svelte';

const card = (word: number, fate: Fate, spoken: string | null = null): DreamCard => ({
  word,
  fate,
  spoken,
  clues: [],
  offender: null,
  offence: '',
  rule: '',
});
type Scene = DreamView['scene'];

describe('a shared clock', () => {
  const night = { key: 'night:1', seat: null, seconds: 90, running: true };

  it('runs from the moment it was told, down to nothing', () => {
    expect(secondsLeft([night], 'night', 1000, 31_000)).toBe(60);
    expect(secondsLeft([night], 'night', 1000, 500)).toBe(90);
    expect(secondsLeft([night], 'night', 0, 100_000)).toBe(0);
  });

  it('stands while it rests, and is none of a seat', () => {
    expect(secondsLeft([{ ...night, running: false }], 'night', 1000, 31_000)).toBe(90);
    expect(secondsLeft([{ ...night, seat: 2 }], 'night', 1000, 31_000)).toBeNull();
  });
});

describe('a round', () => {
  it('has one card in play at most', () => {
    expect(liveCard([card(1, 'blue'), card(2, 'live')])?.word).toBe(2);
    expect(liveCard([card(1, 'blue')])).toBeUndefined();
  });

  it('deals as many roles as there are seats', () => {
    for (let seats = 4; seats <= 10; seats++)
      expect(roleSet(dreamBox.content, seats).reduce((sum, { count }) => sum + count, 0)).toBe(seats);
  });

  it('gives nobody the floor but in the night', () => {
    const turn = (scene: Scene): boolean => isIdle('turn', { scene, withheld: [], role: '' });
    expect((['dusk', 'night', 'last', 'telling', 'over'] as const).map(turn)).toEqual([true, false, true, true, true]);
    expect(isIdle('dreamer', { scene: 'dusk', withheld: [], role: '' })).toBe(false);
  });

  it('lists the mask that all see, and no secret role', () => {
    const listed = (role: Role): boolean => !isIdle('role', { scene: 'night', withheld: [], role });
    expect(listed('dreamer')).toBe(true);
    expect(listed('boogeyman')).toBe(false);
  });

  it('tells the masked that a clue was given, and the word by day', () => {
    const clue = { n: 3, kind: 'clue', seat: 1, clue: 'mer', rule: null };
    const told = (seat: number | null, scene: Scene) => tells(clue, { scene, seat, dreamer: 0 });
    for (const scene of ['night', 'last', 'telling'] as const) {
      for (const masked of [0, null]) expect(told(masked, scene)).toEqual({ n: 3, kind: 'heard', seat: 1 });
      expect(told(1, scene)).toBe(clue);
    }
    for (const scene of ['dusk', 'over'] as const) expect(told(0, scene)).toBe(clue);
  });

  it('calls what is written by one name, composed ahead or said at once', () => {
    const night = { round: 2, cards: [card(1, 'blue'), card(2, 'live')] };
    expect(['clue', 'compose', 'dream', 'last', 'tell'].map((ask) => writing(night, ask))).toEqual([
      'clue 2.2',
      'clue 2.2',
      'answer 2.2',
      'answer 2.2',
      'telling 2',
    ]);
  });
});

describe('the points of a day', () => {
  const day = (yellow: number, blue: number, mentioned: number): Day => ({
    dreamer: 0,
    order: [0, 1, 2, 3],
    roles: ['dreamer', 'fairy', 'boogeyman', 'sandman'],
    reasons: ['dreamer-all', 'fairy', 'boogeyman', 'sandman-far'],
    missing: 'sandman',
    cards: [
      ...Array.from({ length: yellow }, (_, i) => card(i, 'yellow')),
      ...Array.from({ length: blue }, (_, i) => card(50 + i, 'blue')),
    ],
    telling: '',
    mentioned: Array.from({ length: mentioned }, (_, i) => i),
    points: [0, 0, 0, 0],
  });

  it('are told with the reason that the engine gives, and the figures in it', () => {
    expect(reckoning(day(3, 2, 1), 0)).toEqual({ id: 'dreamer-all', values: { yellow: 3, blue: 2, told: 1 } });
    expect(reckoning(day(3, 3, 0), 3).id).toBe('sandman-far');
  });
});

describe('a telling', () => {
  it('is parted where it names a word, accents, case and plurals aside', () => {
    const told = pieces('Deux Châteaux, un château et un chat.', [
      { word: 4, name: 'château' },
      { word: 9, name: 'chat' },
    ]);
    expect(told.filter(({ word }) => word !== undefined)).toEqual([
      { text: 'Châteaux', word: 4, at: 5 },
      { text: 'chat', word: 9, at: 32 },
    ]);
    expect(told.map(({ text }) => text).join('')).toBe('Deux Châteaux, un château et un chat.');
  });

  it('keeps every letter in its place', () => {
    for (const text of ['Œuf à la coque', 'ŒIL', 'İstanbul', '🌙 Lune']) expect(fold(text)).toHaveLength(text.length);
  });

  it('is read in a bearable time', () => {
    expect(readingTime('lune')).toBe(1);
    expect(readingTime('a'.repeat(4000))).toBe(40);
  });
});

describe('voices', () => {
  it('differ from seat to seat, with one voice or with many', () => {
    for (const voices of [0, 1, 3, 12]) {
      const made = Array.from({ length: 10 }, (_, seat) => JSON.stringify(timbre(seat, voices)));
      expect(new Set(made).size).toBe(10);
    }
  });

  it('are silent where a browser has none', () => {
    const done = vi.fn();
    expect([canSpeak(), canHear(), voiceOn()]).toEqual([false, false, false]);
    say('lune', { seat: 1, tongue: 'fr' });
    hear('fr', () => {}, done)();
    expect(done).toHaveBeenCalledOnce();
  });
});

describe('the table', () => {
  // There is no layout here: nothing can be out of sight.
  beforeAll(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });

  const content = {
    ...dreamBox.content,
    words: [
      { id: 'a', fr: 'montre', en: 'watch', picture: 'none:none' },
      { id: 'b', fr: 'lune', en: 'moon', picture: 'none:none' },
    ],
  };
  const seats = [0, 1, 2, 3].map((seat) => ({
    seat,
    name: `N${seat}`,
    bot: null,
    away: false,
    resigned: false,
    online: true,
    host: false,
    you: seat === 0,
    rating: null,
    entropy: '',
  }));
  const view: DreamView = {
    seat: 0,
    agenda: [],
    scene: 'night',
    spirits: [1, 2, 3],
    totals: [0, 0, 0, 0],
    needed: 2,
    speaking: 8,
    rules: { language: 'fr', night: 120, clue: 8, from_left: false, voice: false, soft: true },
    seats: 4,
    round: 1,
    dreamer: 0,
    points: [0, 0, 0, 0],
    penalties: [[], [], [], []],
    used: [],
    pool: 109,
    bottom: [],
    role: 'dreamer',
    ready: [true, true, true, true],
    turn: 1,
    turns: 1,
    presser: null,
    cards: [card(-1, 'live')],
    draft: null,
    composed: [],
    withheld: [],
    contests: [],
    pays: null,
    telling: '',
    day: null,
    nights: [],
  };
  const ask = { kind: 'dream', rule: 'W3.5', awaited: false, facts: {}, options: [{ kind: 'pass' }], fields: [] };

  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    for (const language of ['fr', 'en'] as const)
      for (const topic of ['page', 'common', 'when_i_dream', 'when_i_dream_board'])
        teach(language, readFileSync(`../src/reverie/locales/${language}/${topic}.ftl`, 'utf8'));
    await speak('fr');
  });

  function shown(change: Partial<DreamView>, rest: Partial<DreamProps> = {}): HTMLElement {
    const target = document.createElement('div');
    const seen = { ...view, ...change };
    const props: DreamProps = {
      view: seen,
      ask: null,
      waiting: [],
      clocks: [],
      at: 1,
      seats,
      me: seen.seat,
      events: [],
      content,
      options: {},
      play: async () => true,
      why: async () => null,
      foresee: async () => null,
      refuse: () => {},
      show: () => {},
      teller: new Teller('when_i_dream', seats, { ...(dreamBox as Box), content }, 0, { language: 'fr' }),
      ...rest,
    };
    const made = mount(Board, { target, props });
    flushSync();
    const copy = target.cloneNode(true) as HTMLElement;
    void unmount(made);
    return copy;
  }

  it('gives the Dreamer a field, a way to pass, and nothing else of the card', () => {
    const night = shown({}, { ask });
    expect(night.querySelectorAll('input')).toHaveLength(1);
    expect(night.textContent).toContain(t('when_i_dream-board-pass'));
    expect(night.querySelector('[data-thing], .side, .hourglass')).toBeNull();
  });

  it('looks the same to the Dreamer whatever became of a card', () => {
    const after = (how: string, spoken: string): string =>
      // Gradients have another name on every page.
      shown({}, { ask, events: [{ n: 3, kind: 'settled', how, spoken, word: 0 }] }).innerHTML.replaceAll(/c\d+-/g, '');
    const [right, wrong, pass] = [after('right', 'montre'), after('wrong', 'lune'), after('missed', '')];
    expect(right).toContain(t('when_i_dream-board-said-it'));
    expect([wrong, pass]).toEqual([right, right]);
  });

  it('shows the spirits the word, both sides and the sand', () => {
    const night = shown(
      { seat: 1, role: 'fairy', pays: [1, 2, 1], cards: [card(0, 'yellow', 'montre'), card(1, 'live')] },
      { me: 1, clocks: [{ key: 'night:1', seat: null, seconds: 90, running: true }], at: Date.now() },
    );
    expect(night.querySelector('.middle figcaption')?.textContent).toBe('lune');
    expect(night.querySelectorAll('.side')).toHaveLength(2);
    expect(night.querySelector('[role=timer]')).not.toBeNull();
    expect(night.textContent).not.toContain(t('when_i_dream-role-fairy'));
  });

  it('says who said the word that is in sight, while the next one already has the floor', () => {
    const board = shown({ turn: 2 }, { events: [{ n: 3, kind: 'clue', seat: 1, clue: 'mer' }] });
    expect(board.querySelector('.who')?.textContent).toBe('N1 a dit');
    expect(board.querySelector('.word')?.textContent).toBe('mer');
  });

  it('shows what became of a card until somebody speaks to the next one', () => {
    const settled = [
      { n: 4, kind: 'settled', how: 'right', spoken: 'montre' },
      { n: 4, kind: 'card', word: 1 },
    ];
    const badge = (...later: Happening[]): string | undefined =>
      shown(
        { seat: 1, role: 'fairy', cards: [card(0, 'yellow', 'montre'), card(1, 'live')] },
        { events: [...settled, ...later] },
      )
        .querySelector('.outcome')
        ?.textContent?.trim();
    expect(badge()).toContain('montre');
    for (const kind of ['clue', 'passed', 'spoken']) expect(badge({ n: 5, kind, seat: 2 })).toBe('');
  });

  it('speaks to those who play, and names everybody to those who look back', () => {
    const dusk = (at: number): string | null => shown({ scene: 'dusk' }, { at }).textContent;
    expect(dusk(1)).toContain(t('when_i_dream-board-you-sleep'));
    expect(dusk(1)).toContain(t('page-you'));
    expect(dusk(0)).toContain(t('when_i_dream-board-sleeps', { name: 'N0' }));
    expect(dusk(0)).not.toMatch(/vous/i);
  });

  it('says in the study that a word had no clue, but on a call, where nobody writes them down', () => {
    const studied = (voice: boolean): string | null => {
      const target = document.createElement('div');
      const frame = (events: object[]): Moment & Sight => ({
        n: 0,
        seat: null,
        move: null,
        undone: false,
        view: { ...view, rules: { ...view.rules, voice } },
        events,
        scores: [],
        waiting: [],
        ask: null,
        views: [],
      });
      const frames = [
        frame([{ kind: 'round', round: 1, seat: 0 }]),
        frame([{ kind: 'card', word: 1 }]),
        frame([{ kind: 'settled', how: 'missed' }]),
      ];
      const made = mount(Study, {
        target,
        props: {
          frames,
          sight: (at: number) => frames[at],
          at: 0,
          seat: 0,
          content,
          teller: new Teller('when_i_dream', seats, { ...(dreamBox as Box), content }, 0, { language: 'fr' }),
          show: () => {},
        },
      });
      flushSync();
      const text = target.textContent;
      void unmount(made);
      return text;
    };
    expect(studied(false)).toContain(t('when_i_dream-board-study-no-clue'));
    expect(studied(true)).not.toContain(t('when_i_dream-board-study-no-clue'));
  });

  it.each(['dusk', 'night', 'last', 'telling', 'over'] as const)(
    'can be seen by anybody: %s',
    (scene) => {
      const day: Day = {
        dreamer: 3,
        order: [3, 0, 1, 2],
        roles: ['fairy', 'sandman', 'boogeyman', 'dreamer'],
        reasons: ['fairy', 'sandman-level', 'boogeyman', 'dreamer-all'],
        missing: 'sandman',
        cards: [card(0, 'yellow', 'montre'), card(1, 'blue', '')],
        telling: 'Une montre.',
        mentioned: [0],
        points: [1, 3, 1, 3],
      };
      for (const seat of [0, 1, null])
        for (const [voice, at] of [
          [false, 1],
          [true, 1],
          [false, 0],
        ] as const) {
          const role = seat === 0 ? 'dreamer' : seat === null ? '' : 'sandman';
          const board = shown(
            { seat, role, scene, day, presser: voice ? 1 : null, rules: { ...view.rules, voice } },
            { me: seat, at },
          );
          expect(board.textContent?.trim()).not.toBe('');
          if (at === 0) expect(board.querySelector('input, textarea')).toBeNull();
        }
    },
    30_000,
  );
});
