import { describe, expect, it } from 'vitest';
import { pointsOf } from '../src/table/board';
import { answer, blank, isFilled, kindOf, type Field } from '../src/table/form';
import { standing } from '../src/table/log';
import { ranks } from '../src/table/ranks';
import { inSight } from '../src/table/scroll.svelte';
import { matches } from '../src/table/search';

describe('the story', () => {
  it('does not tell what was taken back', () => {
    const log = [
      { n: 0, kind: 'round' },
      { n: 1, kind: 'marked' },
      { n: 2, kind: 'sold' },
      { n: 2, kind: 'stones' },
      { n: 3, kind: 'took_back', seat: 0 },
      { n: 4, kind: 'tamed' },
    ];
    expect(standing(log).map(({ kind }) => kind)).toEqual(['round', 'marked', 'took_back', 'tamed']);
  });

  it('knows that a move may happen without a word, and that leaving is no move', () => {
    const log = [
      { n: 1, kind: 'marked' },
      { n: 3, kind: 'left_seat', seat: 1 },
      { n: 4, kind: 'took_back', seat: 0 },
    ];
    expect(standing(log).map(({ kind }) => kind)).toEqual(['marked', 'left_seat', 'took_back']);
  });

  it('is empty before it begins', () => {
    expect(standing([])).toEqual([]);
  });
});

describe('a form', () => {
  const fields: Field[] = [
    { name: 'kind', type: 'fixed', value: 'clue' },
    { name: 'word', type: 'text', most: 30 },
    { name: 'u', type: 'integer', least: -1000, most: 1000 },
    { name: 'shade', type: 'choice', values: ['gold', 'silver'] },
    { name: 'heard', type: 'subset', values: ['moon', 'sea'] },
  ];

  it('begins empty, and chooses nothing for a person', () => {
    expect(fields.map(blank)).toEqual(['clue', '', 0, undefined, []]);
    expect(blank({ name: 'n', type: 'integer', least: 2, most: 5 })).toBe(2);
    expect(blank({ name: 'shade', type: 'choice', values: ['gold'] })).toBe('gold');
  });

  it('waits until it holds something', () => {
    const empty = Object.fromEntries(fields.map((field) => [field.name, blank(field)]));
    expect(isFilled(fields, empty)).toBe(false);
    expect(isFilled(fields, { ...empty, word: '  ', shade: 'gold' })).toBe(false);
    expect(isFilled(fields, { ...empty, word: 'lune', shade: 'gold' })).toBe(true);
  });

  it('makes the move that its fixed field names', () => {
    const filled = { kind: 'clue', word: ' lune ', u: 4, shade: 'gold', heard: ['sea'] };
    expect(answer('give', fields, filled)).toEqual({ kind: 'clue', word: 'lune', u: 4, shade: 'gold', heard: ['sea'] });
  });
});

describe('searching the rules', () => {
  it('forgives accents, case and order', () => {
    expect(matches('defausse PIOCHE', 'La pioche est vide : la défausse est mélangée')).toBe(true);
    expect(matches('pioche dragon', 'La pioche est vide')).toBe(false);
  });
});

describe('points', () => {
  it('come from the view, where it tells them', () => {
    expect(pointsOf({ points: [1, 2] }, null)).toEqual([1, 2]);
    expect(pointsOf({ points: { a: 1 } }, null)).toEqual([]);
    expect(pointsOf(null, null)).toEqual([]);
  });

  it('makes the kind of move that a fixed field tells', () => {
    expect(
      kindOf('compose', [
        { name: 'kind', type: 'fixed', value: 'clue' },
        { name: 'word', type: 'text' },
      ]),
    ).toBe('clue');
    expect(kindOf('mention', [{ name: 'words', type: 'subset', values: [1] }])).toBe('mention');
  });
});

describe('the ranks', () => {
  const seated = (resigned: number[] = []) => [0, 1, 2, 3].map((seat) => ({ seat, resigned: resigned.includes(seat) }));
  const told = (scores: number[], winners: number[], resigned: number[] = []): unknown =>
    ranks({ seats: seated(resigned), result: { scores, winners, resigned, ratings: {} } } as unknown as Parameters<
      typeof ranks
    >[0]).map(({ seat, place }) => [seat.seat, place]);

  it('begin with the winners, whoever has more points', () => {
    expect(told([5, 9, 9, 7], [2])).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
      [0, 4],
    ]);
  });

  it('share a place where the points are the same', () => {
    expect(told([5, 9, 5, 3], [1])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it('end with whoever gave up, whatever they had', () => {
    expect(told([50, 9, 5, 3], [1], [0])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [0, 4],
    ]);
    expect(told([50, 9, 60, 3], [1], [0, 2])).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
      [0, 3],
    ]);
  });
});

describe('a strip of players', () => {
  const strip = { scrollLeft: 0, clientWidth: 270 };
  const chip = (offsetLeft: number) => ({ offsetLeft, offsetWidth: 70 });

  it('stays where it is while whoever is awaited is in sight', () => {
    expect(inSight(strip, chip(0))).toBe(0);
    expect(inSight(strip, chip(150))).toBe(0);
    expect(inSight({ ...strip, scrollLeft: 120 }, chip(200))).toBe(120);
  });

  it('is scrolled as far as it must, and shows that there are more', () => {
    expect(inSight(strip, chip(400))).toBe(400 + 70 + 28 - 270);
    expect(inSight({ ...strip, scrollLeft: 300 }, chip(74))).toBe(74 - 28);
    expect(inSight({ ...strip, scrollLeft: 300 }, chip(0))).toBe(0);
  });
});
