import { describe, expect, test } from 'vitest';
import { layOut } from './iso';
import { actionSlug, BOX, cityOf, codeOf, joinedTo, ownerOf, placesOf, sizeOf, UNLAID, unitsAt } from './view';
import type { EtheriumView } from './protocol';

const people = (army: number, collector: number): unknown => ({ army, collector, levels: [2, 1, 2, 0] });
const view = { seats: 2, sectors: 4, season: 1, players: [people(7, 7), people(9, 7)] } as unknown as EtheriumView;

describe('the lands', () => {
  test('are seventeen for four sectors and twenty-five for six', () => {
    expect(placesOf(4)).toHaveLength(17);
    expect(placesOf(6)).toHaveLength(25);
    expect(placesOf(4).map(codeOf)).toContain('S3');
    expect(placesOf(4).map(codeOf)).not.toContain('S4');
  });

  test('are joined as the box says', () => {
    expect(joinedTo(4, 0).map(sizeOf)).toEqual(['L', 'L', 'L', 'L']);
    expect(joinedTo(6, 0)).toHaveLength(6);
  });

  test('know whose city they are', () => {
    expect(cityOf(view, 1)).toBe(BOX.places.findIndex(({ slug }) => slug === 'C2'));
    expect(ownerOf(view, cityOf(view, 1))).toBe(1);
    expect(ownerOf(view, cityOf(view, 1) + 1)).toBeNull();
    expect(ownerOf(view, 7)).toBeNull();
  });

  test('carry the units that stand on them', () => {
    expect(unitsAt(view, 7).map(({ seat, unit }) => [seat, unit])).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('the picture', () => {
  test.each([4, 6])('lays %i sectors out with no land over another, the own city in front', (sectors) => {
    const g = layOut(sectors, 1, 0.56);
    for (const one of g.spots)
      for (const other of g.spots) {
        if (one.place >= other.place) continue;
        const [dx, dy] = [one.x - other.x, one.y + one.lift - other.y - other.lift];
        expect(Math.hypot(dx / (one.rx + other.rx), dy / (one.ry + other.ry))).toBeGreaterThan(0.9);
      }
    const cities = g.spots.filter(({ size }) => size === 'C').map(({ y }) => y);
    expect(g.spot(20).y).toBeCloseTo(Math.max(...cities));
  });

  test('finds a foot of its own for every unit on a land', () => {
    const g = layOut(6, 0, 0.56);
    const feet = Array.from({ length: 12 }, (_, i) => JSON.stringify(g.feet(1, i, 12)));
    expect(new Set(feet).size).toBe(12);
  });
});

test('an action token that lies nowhere does nothing', () => {
  expect(actionSlug(UNLAID)).toBe('none');
  expect(actionSlug(17)).toBe('connect');
});
