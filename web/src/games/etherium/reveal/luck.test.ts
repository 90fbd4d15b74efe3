import { describe, expect, it } from 'vitest';
import { luck } from './luck';

const rule = 'E13.2';
const roll = (seat: number, dice: number[], guide = 0): object[] => {
  const total = dice.reduce((one, other) => one + other, 0);
  return [
    { kind: 'rolled', seat, of: 0, dice, bonus: 0, bonuses: [], total, rule },
    { kind: 'total', seat, of: 0, dice, bonus: 0, added: 0, guide, total: total + guide, rule },
  ];
};
const fight = (winner: number, ...rolls: object[][]): object[] => [
  { kind: 'assault', place: 1, terrain: 0, sides: [0, 1], rule },
  ...rolls.flat(),
  { kind: 'won', seat: winner, place: 1, total: 0, against: 0, totals: [], by_tie: false, rule },
];

describe('the dice’s share', () => {
  it('is how far they lie from what dice lie on average', () => {
    const told = luck([{ events: roll(0, [6, 6]) }, { events: roll(0, [1]) }, { events: roll(1, [6]) }], 0);
    expect(told.dice).toBe(3);
    expect(told.story).toEqual([5, 2.5, 2.5]);
    expect(told.beyond).toBe(2.5);
  });

  it('tells which fights the dice decided', () => {
    const stronger = fight(1, roll(1, [6, 6]), roll(0, [1, 1, 2]));
    const asItShould = fight(0, roll(1, [3]), roll(0, [3, 4]));
    const { fights } = luck([{ events: stronger }, { events: asItShould }], 0);
    expect(fights).toMatchObject([
      { at: 0, won: false, byDice: true },
      { at: 1, won: true, byDice: false },
    ]);
    expect(luck([{ events: asItShould }], 2).fights).toEqual([]);
  });
});
