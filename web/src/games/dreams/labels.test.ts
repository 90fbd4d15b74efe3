import { describe, expect, it } from 'vitest';
import { seeded } from '../../ui/seeded';
import { beside, overlap, turned, type Box } from './labels';

const SKY = { width: 230, height: 345 };
const NAME = { width: 92, height: 24 };

describe('the badge on a star', () => {
  const eighths = (angle: number): number => Math.round(angle / (Math.PI / 4)) % 8;

  it('hangs down to the right, where nothing is near', () => {
    expect(eighths(turned({ x: 100, y: 100 }, []))).toBe(1);
    expect(eighths(turned({ x: 100, y: 100 }, [{ x: 300, y: 100 }]))).toBe(1);
  });

  it('turns away from the nearest star, and out of a row', () => {
    expect([2, 3]).toContain(eighths(turned({ x: 100, y: 100 }, [{ x: 120, y: 100 }])));
    expect([2, 6]).toContain(
      eighths(
        turned({ x: 100, y: 100 }, [
          { x: 80, y: 100 },
          { x: 120, y: 100 },
        ]),
      ),
    );
  });
});

describe('the name of whoever placed a star', () => {
  it('stands over its star, or under it at the top of the sky', () => {
    expect(beside({ x: 115, y: 200 }, NAME, SKY, [])).toEqual({ left: 69, top: 152, ...NAME });
    expect(beside({ x: 115, y: 20 }, NAME, SKY, [])).toEqual({ left: 69, top: 44, ...NAME });
  });

  it('stays on the sky at its rim', () => {
    expect(beside({ x: 4, y: 200 }, NAME, SKY, []).left).toBe(0);
    expect(beside({ x: 228, y: 200 }, NAME, SKY, []).left).toBe(SKY.width - NAME.width);
  });

  it('gives way to a name that is there already', () => {
    const first = beside({ x: 115, y: 200 }, NAME, SKY, []);
    const second = beside({ x: 120, y: 204 }, NAME, SKY, [first]);
    expect(second.top).toBe(228);
    expect(beside({ x: 118, y: 202 }, NAME, SKY, [first, second]).top).toBe(124);
  });

  it('hides no star where it can stand elsewhere: under its own, aside, or level with it', () => {
    const star = { x: 115, y: 200 };
    const above = [{ x: 84, y: 160 }];
    const row = [60, 90, 120, 150].flatMap((x) => [
      { x, y: 160 },
      { x, y: 236 },
    ]);
    expect(beside(star, NAME, SKY, [], above)).toEqual({ left: 69, top: 224, ...NAME });
    expect(beside(star, NAME, SKY, [], [...above, { x: 84, y: 236 }])).toEqual({ left: 101, top: 152, ...NAME });
    expect(beside({ x: 100, y: 200 }, NAME, SKY, [], row)).toEqual({ left: 124, top: 188, ...NAME });
  });

  it('hides as few stars as it can of a crowd', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => ({ x: 20 * i, y: 160 }));
    const rest = Array.from({ length: 12 }, (_, i) => ({ x: 20 * i, y: 200 }));
    const name = beside({ x: 115, y: 200 }, NAME, SKY, [], [...crowd, ...rest, { x: 115, y: 236 }]);
    expect(name.top).toBe(224);
  });

  it('never lies over another, wherever the stars of a moment are', () => {
    const random = seeded(7);
    for (let night = 0; night < 2000; night++) {
      const there: Box[] = [];
      for (let star = 0; star < 4; star++) {
        const at = { x: random() * SKY.width, y: random() * SKY.height };
        const name = beside(at, { width: 60 + random() * 140, height: 24 }, SKY, there);
        expect(there.some((each) => overlap(name, each))).toBe(false);
        expect(name.top).toBeGreaterThanOrEqual(0);
        expect(name.top + name.height).toBeLessThanOrEqual(SKY.height);
        there.push(name);
      }
    }
  });
});
