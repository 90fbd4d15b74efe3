import { describe, expect, it } from 'vitest';
import { DECK } from './deck';
import { longest, phrases, span } from './signs';

const told = (signs: string): string[] =>
  phrases(signs).map((choice) => choice.map((part) => part.join(' ')).join(' | '));

describe('the signs of an effect', () => {
  it('stay together, alternative by alternative', () => {
    expect(told('red / p:−1 blue / p:−2 purple')).toEqual(['red /', 'p:−1 blue /', 'p:−2 purple']);
    expect(told('2× purple / draw / blue blue / p:4')).toEqual(['2× purple /', 'draw /', 'blue blue /', 'p:4']);
    expect(told('blue → purple / purple → blue blue blue')).toEqual(['blue → purple /', 'purple → blue blue blue']);
  });

  it('may be parted before what comes of them, where there is no choice', () => {
    expect(told('hand = card → p:3')).toEqual(['hand = card | → p:3']);
  });

  it('are all told, in their order', () => {
    for (const { signs } of DECK.flatMap(({ effects }) => effects))
      expect(phrases(signs).flat(2).join(' ')).toBe(signs);
  });

  it('take one line, and alternatives two of much the same length', () => {
    expect(span('red / blue blue')).toBe(span('blue blue'));
    expect(span('red / red / red / red')).toBeGreaterThan(span('red / red'));
    expect(span('red / red / red / red')).toBeLessThan(span('red red red red'));
    expect(span('p:10')).toBeGreaterThan(span('p:1'));
  });

  it('need a line as long as their longest part', () => {
    expect(longest('hand = card → p:3')).toBe(span('hand = card'));
    expect(longest('red / purple → blue')).toBe(span('purple → blue'));
  });
});
