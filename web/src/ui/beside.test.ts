import { describe, expect, it } from 'vitest';
import { beside, clearing, type Box, type Size, type Spot } from './beside';

const WIDE: Size = { width: 1440, height: 900 };
const PHONE: Size = { width: 360, height: 740 };
const VOICE: Size = { width: 344, height: 200 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const where = (spot: Spot | undefined): Box => box(spot!.left, spot!.top, VOICE.width, VOICE.height);
const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('a voice beside its thing', () => {
  it.each([
    ['in the middle', box(600, 400, 200, 100)],
    ['in a corner', box(0, 0, 60, 60)],
    ['at the bottom', box(0, 800, 1440, 100)],
    ['at the right', box(1400, 300, 40, 300)],
    ['as tall as the screen', box(600, 0, 200, 900)],
  ])('covers none of a thing %s, and stays on the screen', (_, thing) => {
    const voice = where(beside([thing], VOICE, WIDE));
    expect(touch(voice, thing)).toBe(false);
    expect([voice.left >= 8, voice.top >= 8, voice.right <= 1432, voice.bottom <= 892]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('stands above where all is free, and points to the middle', () => {
    expect(beside([box(600, 400, 200, 100)], VOICE, WIDE)).toEqual({ left: 528, top: 186, side: 'above', tip: 172 });
  });

  it('points to its thing from wherever it stands', () => {
    const thing = box(900, 300, 100, 40);
    const spot = beside([thing], VOICE, WIDE, [...tiles(box(0, 0, 1440, 290)), ...tiles(box(0, 350, 1440, 550))])!;
    const [at, from, to] =
      spot.side === 'above' || spot.side === 'below'
        ? [spot.left, thing.left, thing.right]
        : [spot.top, thing.top, thing.bottom];
    expect(at + spot.tip).toBeGreaterThanOrEqual(from);
    expect(at + spot.tip).toBeLessThanOrEqual(to);
  });

  it('goes where it hides nothing else', () => {
    const card = box(600, 400, 100, 140);
    const words = [box(560, 300, 200, 40), box(560, 600, 200, 40)];
    const spot = beside([card], VOICE, WIDE, words)!;
    expect(words.some((each) => touch(where(spot), each))).toBe(false);
  });

  it('would rather hide a word than cut a sentence', () => {
    const thing = box(0, 300, 360, 60);
    const [sentence, word] = [box(20, 48, 320, 40), box(160, 450, 50, 20)];
    const spot = beside([thing], VOICE, PHONE, [sentence, word])!;
    expect([touch(where(spot), sentence), touch(where(spot), word)]).toEqual([false, true]);
  });

  it('stands on whatever is larger than itself', () => {
    const [picture, sky] = [box(200, 300, 150, 220), box(400, 100, 400, 600)];
    expect(
      beside([picture], VOICE, WIDE, [sky, ...tiles(box(0, 0, 400, 290)), ...tiles(box(0, 530, 400, 300))])!.side,
    ).toBe('right');
  });

  it('spares the others that are meant with its thing before anything else', () => {
    const pictures = [box(16, 248, 160, 230), box(184, 248, 160, 230), box(16, 490, 160, 230), box(184, 490, 160, 230)];
    const strip = tiles(box(0, 0, 360, 240));
    const spot = beside(pictures, VOICE, PHONE, strip)!;
    expect(pictures.filter((each) => touch(where(spot), each))).toEqual([]);
  });

  it('covers as little as it can of a thing that leaves no room', () => {
    const spot = beside([box(0, 180, 360, 560)], VOICE, PHONE)!;
    expect([spot.side, spot.top]).toEqual(['above', 8]);
  });

  it('leaves whole what lies above, where its thing begins far enough down', () => {
    const thing = box(0, clearing(117, VOICE), 360, 740 - clearing(117, VOICE));
    expect(beside([thing], VOICE, PHONE)).toMatchObject({ side: 'above', top: 117 + 8 });
  });

  it('keeps to the part of a thing that is on the screen, and to none that is not', () => {
    expect(beside([box(8, 600, 344, 900)], VOICE, PHONE)).toMatchObject({ side: 'above', top: 386 });
    expect(beside([box(8, 800, 344, 100)], VOICE, PHONE)).toBeUndefined();
    expect(beside([], VOICE, PHONE)).toBeUndefined();
  });
});

/** Words all over a place. */
function tiles({ left, top, right, bottom }: Box): Box[] {
  const found: Box[] = [];
  for (let x = left; x < right; x += 60) for (let y = top; y < bottom; y += 30) found.push(box(x, y, 50, 20));
  return found;
}
