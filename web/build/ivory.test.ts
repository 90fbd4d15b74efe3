// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findIcon } from './icons';
import { ivory } from './ivory';

const painted = (name: string) => ivory(findIcon('fluent-emoji-flat', name));
const colours = (body: string): string[] => body.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
const light = (colour: string): number => [1, 3, 5].reduce((sum, i) => sum + parseInt(colour.slice(i, i + 2), 16), 0);
/** A square of one colour, with another in a small part of it. */
const square = (most: string, part: string) =>
  ivory({
    width: 32,
    height: 32,
    body: `<path fill="${most}" d="M8 8h16v16H8z"/><path fill="${part}" d="M10 10h4v4h-4z"/>`,
  });

describe('ivory', () => {
  it('leaves no colour but warm ones, as many as there were', () => {
    const before = colours(findIcon('fluent-emoji-flat', 'parrot').body);
    const after = colours(painted('parrot').body);
    expect(after).toHaveLength(before.length);
    expect(new Set(after).size).toBe(new Set(before).size);
    for (const colour of after)
      expect(parseInt(colour.slice(1, 3), 16)).toBeGreaterThanOrEqual(parseInt(colour.slice(5, 7), 16));
  });

  it.each([
    ['#000', '#fff'],
    ['#202040', '#304060'],
    ['#ffe', '#eed'],
  ])('makes most of a thing light, be it %s with %s', (most, part) => {
    const [body = '', detail = ''] = colours(square(most, part).body);
    expect(light(body)).toBeGreaterThan(3 * 128);
    expect(Math.sign(light(body) - light(detail))).toBe(most === '#ffe' ? 1 : -1);
  });

  it('keeps small dark parts dark', () => {
    const [, eye = ''] = colours(square('#fc0', '#000').body);
    expect(light(eye)).toBeLessThan(3 * 64);
  });

  it('knows what stands on ground of its own', () => {
    expect(
      ['sailboat', 'castle', 'studio-microphone', 'wastebasket'].map((name) => painted(name).ground ?? false),
    ).toEqual([true, true, false, false]);
  });
});
