import { describe, expect, it } from 'vitest';
import { highest, made, SOURCES } from './stars';

const frames = [
  {
    events: [
      { kind: 'set_up', seat: 0, people: 2 },
      { kind: 'set_up', seat: 1, people: 0 },
    ],
  },
  {
    events: [
      {
        kind: 'season_ends',
        season: 1,
        stars: [1, 3],
        made: [
          [0, 0, 0, 0, 0, 0, 1, 0],
          [2, 0, 0, 0, 0, 0, 1, 0],
        ],
      },
    ],
  },
  {
    events: [
      {
        kind: 'season_ends',
        season: 2,
        stars: [7, 5],
        made: [
          [2, 0, 4, 0, 0, 0, 1, 0],
          [2, 0, 0, 0, 0, 2, 1, 0],
        ],
      },
    ],
  },
];

describe('how the stars were made', () => {
  it('is told by seat, season and source, the most first', () => {
    const story = made(frames);
    expect(story.map(({ seat, people, total }) => [seat, people, total])).toEqual([
      [0, 2, 7],
      [1, 0, 5],
    ]);
    expect(story[0]!.seasons[1]![SOURCES.indexOf('connection')]).toBe(4);
    expect(highest(story)).toBe(7);
  });

  it('is nothing before the first season is over', () => {
    expect(made(frames.slice(0, 1)).map(({ total }) => total)).toEqual([0, 0]);
    expect(made([])).toEqual([]);
  });
});
