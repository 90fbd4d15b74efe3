import { describe, expect, it } from 'vitest';
import {
  chances,
  loss,
  momentOf,
  moments,
  openView,
  playableFrom,
  readEyes,
  rounds,
  sureness,
  swings,
} from '../src/review/moments';
import { table } from '../src/games/vale/fixtures';
import { open } from '../src/games/vale/view';
import type { Judgement, Moment, Review } from '../src/protocol';

const frame = (n: number, undone = false): Moment => ({
  n,
  seat: 0,
  move: null,
  undone,
  events: [],
  scores: [],
});

const judged = (n: number, win: number, best: number): Judgement => ({
  n,
  kind: 'act',
  move: {},
  value: 0,
  win,
  best: { move: {}, value: 0, win: best },
  alternatives: [],
  facts: {},
});

const review = (...decisions: Judgement[]): Review => ({ seat: 0, total: 9, done: 9, decisions });

describe('the moments of a game', () => {
  it('leave out what was taken back, and are found by row', () => {
    const list = moments([frame(0), frame(1), frame(2, true), frame(3, true), frame(4)]);
    expect(list.map(({ n }) => n)).toEqual([0, 1, 4]);
    expect(momentOf(list, 3)).toBe(1);
    expect(momentOf(list, 99)).toBe(2);
  });

  it('tell where a round begins', () => {
    const begins = {
      ...frame(1),
      events: [
        { n: 1, kind: 'round' },
        { n: 1, kind: 'revealed' },
      ],
    };
    expect(rounds([frame(0), begins, frame(2), begins])).toEqual([1, 3]);
  });

  it('are seen through the eyes that the address names', () => {
    expect(readEyes('1', 3, 0)).toBe(1);
    expect(readEyes('open', 3, 0)).toBe('open');
    expect(readEyes(null, 3, 2)).toBe(2);
    expect(readEyes('7', 3, null)).toBe('open');
  });

  it('lie open when every seat shows its own part', () => {
    const views = [
      { seat: 0, points: [1, 2], hands: [[5], [-1]] },
      { seat: 1, points: [1, 2], hands: [[-1], [8]] },
    ];
    expect(openView(views, 1)).toEqual({ seat: 1, points: [1, 2], hands: [[5], [8]] });
  });

  it('keep a list that is as long as the table only through these eyes', () => {
    const views = [{ unseen: [5, 6] }, { unseen: [8] }];
    expect(openView(views, 0)).toEqual({ unseen: [5, 6] });
  });

  it('lie open in the Vale as its hands, whatever else is as long as the table', () => {
    const [mine, theirs] = [
      table({
        hands: [
          [5, 6],
          [-1, -1],
        ],
        unseen: [5, 6],
      }),
      table({
        hands: [
          [-1, -1],
          [8, 9],
        ],
        unseen: [8, 9],
      }),
    ];
    expect(open([mine!, theirs!], 0)).toEqual({
      ...mine,
      hands: [
        [5, 6],
        [8, 9],
      ],
    });
  });
});

describe('playing on', () => {
  const list = [frame(0), frame(3), frame(4)];

  it('begins before a decision that is looked at, and else where one is', () => {
    expect(playableFrom(list, 1, undefined)).toBe(3);
    expect(playableFrom(list, 2, judged(4, 0.2, 0.9))).toBe(3);
    expect(playableFrom(list, 1, judged(3, 0.2, 0.9))).toBe(0);
  });
});

describe('judgements', () => {
  it('tell what a decision gave away', () => {
    expect(loss(judged(1, 0.4, 0.6))).toBeCloseTo(0.2);
    expect(loss(judged(1, 0.6, 0.6))).toBe(0);
  });

  it('are as sure as what was played is apart from the next best', () => {
    const of = (win: number, ...others: number[]): string =>
      sureness({
        ...judged(1, win, win),
        move: 'mine',
        alternatives: [win, ...others].map((win, i) => ({ move: i ? i : 'mine', value: 0, win })),
      });
    expect([of(0.6, 0.3), of(0.6, 0.53), of(0.6, 0.59)]).toEqual(['clear', 'leaning', 'close']);
  });

  it('mark the biggest swings, and no small ones', () => {
    const found = swings(review(judged(1, 0.5, 0.52), judged(2, 0.2, 0.9), judged(3, 0.4, 0.6)));
    expect(found.map(({ n }) => n)).toEqual([2, 3]);
  });

  it('become a line over the moments', () => {
    expect(chances([frame(0), frame(1), frame(2)], review(judged(2, 0.456, 0.5)))).toEqual([null, null, 46]);
  });
});
