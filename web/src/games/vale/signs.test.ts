import { describe, expect, it } from 'vitest';
import { DECK } from './deck';
import { phrases, span } from './signs';

const told = (signs: string): string[] => phrases(signs).map((choice) => choice.map((part) => part.join(' ')).join(' | '));

describe('the signs of an effect', () => {
  it('stay together, alternative by alternative', () => {
    expect(told('red / p:−1 blue / p:−2 purple')).toEqual(['red /', 'p:−1 blue /', 'p:−2 purple']);
    expect(told('2× purple / draw / blue blue / p:4')).toEqual(['2× purple /', 'draw /', 'blue blue /', 'p:4']);
  });

  it('may be parted before what comes of them', () => {
    expect(told('hand = card → p:3')).toEqual(['hand = card | → p:3']);
    expect(told('blue → purple / purple → blue blue blue')).toEqual(['blue | → purple /', 'purple | → blue blue blue']);
  });

  it('are all told, in their order', () => {
    for (const { signs } of DECK.flatMap(({ effects }) => effects)) expect(phrases(signs).flat(2).join(' ')).toBe(signs);
  });

  it('take as much room as their longest alternative', () => {
    expect(span('red / blue blue')).toBe(span('blue blue'));
    expect(span('p:10')).toBeGreaterThan(span('p:1'));
  });
});
