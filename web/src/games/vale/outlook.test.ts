import { describe, expect, it } from 'vitest';
import { DECK } from './deck';
import { card, cards, table } from './fixtures';
import { draws, outlook } from './outlook';
import { price, stoneLimit, stoneValues } from './permanents';

describe('prices', () => {
  it('fall with Pegasus and Hippogriff, never below 0', () => {
    const area = cards('pegasus', 'hippogriff');
    expect(price(card('genie'), area)).toBe(1);
    expect(price(card('dandelion_spirit'), area)).toBe(0);
    expect(price(card('troll'), area)).toBe(2);
  });

  it('are paid with stones at their present value', () => {
    expect(stoneValues([])).toEqual([1, 3, 6]);
    expect(stoneValues(cards('agni', 'hae_tae', 'water_giant'))).toEqual([2, 7, 4]);
  });

  it('may be saved for with six stones beside Hestia', () => {
    expect(stoneLimit([])).toBe(4);
    expect(stoneLimit(cards('hestia'))).toBe(6);
  });
});

describe('what a card would do', () => {
  it('counts the card itself in the area, and not in the hand', () => {
    const v = table({ hands: [cards('ifrit', 'firefox', 'imp'), []], areas: [cards('troll'), []] });
    expect(outlook(card('ifrit'), v, 0, [0, 0, 0]).now?.points).toBe(2);
    expect(outlook(card('firefox'), v, 0, [0, 0, 0]).now?.points).toBe(2);
  });

  it('counts the stones that are left after paying', () => {
    const v = table({ hands: [cards('yuki_onna'), []], stones: [[1, 1, 0], [0, 0, 0]] });
    expect(outlook(card('yuki_onna'), v, 0, [0, 0, 0]).now).toEqual({ points: 4, stones: [-1, -1, 0], cards: 0 });
  });

  it('adds what other cards give for the summon', () => {
    const v = table({ hands: [cards('salamander'), []], areas: [cards('phoenix', 'sylph'), []], stones: [[2, 0, 0], [0, 0, 0]] });
    expect(outlook(card('salamander'), v, 0, [1, 0, 0]).now?.points).toBe(2);
  });

  it('is not told where a choice is to come', () => {
    expect(outlook(card('hydra'), table(), 0, [0, 0, 0]).now).toBeUndefined();
  });

  it('tells each round what an active effect would bring now', () => {
    const v = table({ points: [5, 9] });
    expect(outlook(card('goblin_soldier'), v, 0, [0, 0, 0]).each?.points).toBe(4);
    expect(outlook(card('goblin_soldier'), table({ points: [9, 5] }), 0, [0, 0, 0]).each?.points).toBe(-4);
  });

  it('says which cards draw, and so cannot be taken back', () => {
    expect(DECK.filter((_, number) => draws(number)).map(({ id }) => id)).toContain('willow');
    expect(draws(card('imp'))).toBe(false);
  });
});
