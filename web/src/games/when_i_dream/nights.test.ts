import { describe, expect, it } from 'vitest';
import type { Moment, Sight } from '../../protocol';
import { nightsOf, type ToldNight } from './nights';
import type { DreamView } from './protocol';
import { openNight } from './view';

type Frame = Moment & Sight;
const told = (frames: readonly Frame[]): ToldNight[] => nightsOf(frames, (at) => frames[at]);

const frame = (events: object[], about: Partial<Frame> = {}): Frame => ({
  n: 0,
  seat: null,
  move: null,
  undone: false,
  view: { withheld: [] },
  events,
  scores: [],
  waiting: [],
  ask: null,
  views: [],
  ...about,
});

const begun = [
  frame([{ kind: 'round', round: 1, seat: 0 }]),
  frame([
    { kind: 'night', seat: 0 },
    { kind: 'card', word: 7 },
  ]),
  frame([{ kind: 'clue', seat: 1, clue: 'mer', rule: null, doubtful: false }]),
];

describe('a night looked back at', () => {
  it('tells clues, answers and why they were right, each at its moment', () => {
    const [night] = told([
      ...begun,
      frame([
        { kind: 'settled', how: 'right', spoken: 'phares', why: 'plural' },
        { kind: 'card', word: 9 },
      ]),
    ]);
    expect(night).toMatchObject({ round: 1, dreamer: 0, at: 0 });
    expect(night?.cards.map(({ word }) => word)).toEqual([7, 9]);
    expect(night?.cards[0]?.lines).toEqual([{ at: 2, seat: 1, clue: 'mer', rule: '', refused: false }]);
    expect(night?.cards[0]?.end).toMatchObject({ at: 3, how: 'right', spoken: 'phares', why: 'plural' });
  });

  it('tells a refused clue with its clause', () => {
    const view = { withheld: [{ seat: 1, clue: 'phare', rule: 'W4.1', reason: 'itself' }] };
    const [night] = told([...begun.slice(0, 2), frame([], { seat: 1, move: { kind: 'clue', word: 'phare' }, view })]);
    expect(night?.cards[0]?.lines).toEqual([{ at: 2, seat: 1, clue: 'phare', rule: 'W4.1', refused: true }]);
  });

  it('tells a foul, be it found out after the answer', () => {
    const [foul] = told([...begun, frame([{ kind: 'changed', seat: 1, clue: 'mer', rule: 'W4.2' }])]);
    expect(foul?.cards[0]?.end).toMatchObject({ how: 'foul', offender: 1, rule: 'W4.2' });
    const day = { cards: [{ word: 7, fate: 'foul', offender: 1, offence: 'mer', rule: 'W4.2' }] };
    const [late] = told([
      ...begun,
      frame([{ kind: 'settled', how: 'right', spoken: 'phare', why: 'same' }]),
      frame([{ kind: 'told' }], { view: { withheld: [], day } }),
    ]);
    expect(late?.cards[0]?.end).toMatchObject({ how: 'foul', clue: 'mer', offender: 1 });
  });

  it('knows no word through the eyes of the Dreamer', () => {
    const [night] = told([...begun.slice(0, 1), frame([{ kind: 'card' }]), frame([{ kind: 'settled' }])]);
    expect(night?.cards[0]).toMatchObject({ word: -1, end: { how: 'settled' } });
  });

  it('knows by day what the Dreamer said, and to which word', () => {
    const day = {
      cards: [
        { word: 7, fate: 'yellow', spoken: 'phare' },
        { word: 9, fate: 'blue', spoken: '' },
      ],
    };
    const settled = frame([{ kind: 'settled' }, { kind: 'card' }]);
    const [night] = told([
      begun[0]!,
      frame([{ kind: 'card' }]),
      settled,
      frame([{ kind: 'settled' }]),
      frame([{ kind: 'told' }, { kind: 'round', round: 2, seat: 1 }], { view: { withheld: [], day } }),
    ]);
    expect(night?.cards.map(({ word, end }) => [word, end?.how, end?.spoken])).toEqual([
      [7, 'right', 'phare'],
      [9, 'missed', ''],
    ]);
  });

  it('lies open as a spirit sees it, also where the Dreamer looks', () => {
    const views = ['dreamer', 'fairy', 'sandman'].map((role, seat) => ({
      seat,
      seats: 3,
      dreamer: 0,
      spirits: [1, 2],
      role,
      withheld: [],
    })) as unknown as DreamView[];
    expect(openNight(views, 0)).toMatchObject({ seat: 1, roles: ['dreamer', 'fairy', 'sandman'] });
    expect(openNight(views, 2).seat).toBe(2);
  });
});
