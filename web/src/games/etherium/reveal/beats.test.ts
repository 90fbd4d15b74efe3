import { describe, expect, it } from 'vitest';
import type { Event } from '../protocol';
import { cut, isFight, lasts } from './beats';
import { fightOf } from './fight';

const rule = 'E7.4';
const row = <E extends Event['kind']>(kind: E, facts: Record<string, unknown>): Event =>
  ({ n: 1, kind, rule, ...facts }) as unknown as Event;

const acts = row('acts', { seat: 0, number: 1, action: 0 });
const moved = row('moved', { seat: 0, unit: 0, start: 7, place: 1, path: [7, 1], why: 'move' });
const failed = row('failed', { seat: 1, number: 1, action: 5, why: 'collector_elsewhere', terrain: 1 });
const consoled = row('gained', { seat: 1, cubes: [1, 0, 0, 0, 0], why: 'consolation' });
const assault = row('assault', { place: 1, terrain: 0, sides: [0, 1] });
const rolled = (seat: number, dice: number[], bonus = 0): Event =>
  row('rolled', { seat, of: 0, dice, bonus, bonuses: bonus ? [['affinity', bonus]] : [], total: sum(dice) + bonus });
const total = (seat: number, dice: number[], guide: number, all: number): Event =>
  row('total', { seat, of: 0, dice, bonus: 0, added: 0, guide, total: all });
const sum = (dice: number[]): number => dice.reduce((one, other) => one + other, 0);

describe('beats', () => {
  it('tell a number action by action, each with what it came to', () => {
    const beats = cut([row('number', { number: 1 }), acts, moved, failed, consoled]);
    expect(beats.map(({ kind }) => kind)).toEqual(['number', 'action', 'action']);
    expect(beats[1]!.events).toEqual([acts, moved]);
    expect(beats[2]).toMatchObject({ number: 1, seat: 1, events: [failed, consoled] });
  });

  it('go on under the same heading after somebody was asked', () => {
    const first = cut([acts]);
    const [goesOn] = cut([moved], first.at(-1));
    expect(goesOn).toMatchObject({ kind: 'more', number: 1, seat: 0, events: [moved] });
  });

  it('let all programmes fall together, and leave out what needs no show', () => {
    const shown = [0, 1, 2].map((seat) => row('programme', { seat, actions: [0, 1, 2, 3] }));
    const beats = cut([row('locked', { seat: 2 }), ...shown]);
    expect(beats).toHaveLength(1);
    expect(beats[0]!.events).toEqual(shown);
    expect(cut([row('locked', { seat: 2 })])).toEqual([]);
  });

  it('carry a fight from its first event to the last flight, over every answer', () => {
    const first = cut([assault, rolled(1, [3, 4])]);
    expect(first.map(({ kind }) => kind)).toEqual(['conflict', 'roll']);
    const second = cut([total(1, [3, 4], 1, 8), rolled(0, [6], 3), total(0, [6], 0, 9)], first.at(-1));
    expect(second.map(({ kind }) => kind)).toEqual(['roll', 'roll']);
    const won = row('won', { seat: 0, place: 1, total: 9, against: 8, totals: [9, 8], by_tie: false });
    const lowered = row('lowered', { seat: 0, unit: 0, level: 1 });
    const third = cut([won, row('token', { seat: 0, token: 0 }), lowered], second.at(-1));
    expect(third.map(({ kind }) => kind)).toEqual(['won', 'after']);
    expect(third.every(isFight)).toBe(true);
    expect(fightOf(third[1]!.fight!)).toMatchObject({
      winner: 0,
      sides: [
        { seat: 0, dice: [6], added: [{ source: 'affinity', count: 3 }], total: 9, done: true },
        { seat: 1, dice: [3, 4], added: [{ source: 'guide', count: 1 }], total: 8, done: true },
      ],
    });
    expect(cut([row('number', { number: 2 })], third.at(-1))[0]!.fight).toBeUndefined();
  });

  it('roll again where the best are equal', () => {
    const story = [assault, rolled(0, [4]), rolled(1, [4]), row('tied', { sides: [0, 1], total: 4 }), rolled(0, [2])];
    expect(cut(story).map(({ kind }) => kind)).toEqual(['conflict', 'roll', 'roll', 'tie', 'roll']);
    const fight = fightOf(cut(story).at(-1)!.fight!);
    expect(fight).toMatchObject({ ties: 1, sides: [{ total: 2 }, { total: null, dice: [] }] });
  });

  it('last longer with more to read, up to a measure', () => {
    const short = cut([acts])[0]!;
    const long = { ...short, events: Array.from({ length: 30 }, () => moved) };
    expect(lasts(short)).toBeLessThan(lasts(long));
    expect(lasts(long)).toBeLessThan(3100);
  });
});
