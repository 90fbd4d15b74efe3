import { afterEach, describe, expect, it } from 'vitest';
import { roving } from './roving';
import { seeded } from './seeded';

type Place = readonly [x: number, y: number];

let leave = (): void => {};
afterEach(() => leave());

/** Things of one zone, each with its middle at a place. */
function laid(places: readonly Place[]): HTMLElement[] {
  const zone = document.createElement('div');
  const things = places.map(([x, y]) => {
    const thing = document.createElement('button');
    thing.dataset['stop'] = '';
    thing.getBoundingClientRect = () => new DOMRect(x - 30, y - 42, 60, 84);
    return thing;
  });
  zone.append(...things);
  document.body.replaceChildren(zone);
  leave = roving(zone);
  return things;
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Press towards a place, the longer way first, as long as that leads anywhere new. */
function towards(goal: HTMLElement, things: readonly HTMLElement[], places: readonly Place[]): void {
  const [x, y] = places[things.indexOf(goal)]!;
  for (let keys = 0; keys < 20 && document.activeElement !== goal; keys++) {
    const from = document.activeElement as HTMLElement;
    const [atX, atY] = places[things.indexOf(from)]!;
    const across = x > atX ? 'ArrowRight' : 'ArrowLeft';
    const down = y > atY ? 'ArrowDown' : 'ArrowUp';
    const [first, second] = Math.abs(x - atX) >= Math.abs(y - atY) ? [across, down] : [down, across];
    press(first);
    if (document.activeElement === from) press(second);
  }
}

/** Creatures around a centre with two piles, as a market lays them: up to four of a family in a line, more in two. */
function market(below: (n: number) => number): Place[] {
  const spaces: readonly Place[] = [
    [200, 150],
    [200, 400],
    [600, 150],
    [1000, 150],
    [1000, 400],
  ];
  const count = spaces.map(() => 0);
  for (let card = 0; card < 4 + 2 * below(3); card++) count[below(spaces.length)]!++;
  const cards = spaces.flatMap(([x, y], space) => {
    const many = count[space]!;
    const line = many > 4 ? Math.ceil(many / 2) : many;
    return Array.from({ length: many }, (_, i): Place => [
      x + ((i % line) - (line - 1) / 2) * 82,
      many > 4 ? y - 45 + 90 * Math.floor(i / line) : y,
    ]);
  });
  return [...cards, [560, 380], [640, 380]];
}

describe('arrows among things', () => {
  it('go to the nearest thing ahead', () => {
    const things = laid([
      [0, 0],
      [100, 0],
      [200, 0],
      [100, 100],
    ]);
    things[0]!.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(things[1]);
    press('ArrowDown');
    expect(document.activeElement).toBe(things[3]);
  });

  it('go to what lies aside where nothing lies ahead', () => {
    const things = laid([
      [0, 0],
      [30, 200],
    ]);
    things[0]!.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(things[1]);
  });

  it('stay where nothing lies in their direction', () => {
    const things = laid([
      [0, 0],
      [100, 0],
    ]);
    things[0]!.focus();
    press('ArrowUp');
    expect(document.activeElement).toBe(things[0]);
  });

  it('lead to every creature of every market, pressed towards it', () => {
    const random = seeded(7);
    for (let round = 0; round < 12; round++) {
      const places = market((n) => Math.floor(random() * n));
      const things = laid(places);
      for (const from of things) {
        for (const goal of things) {
          from.focus();
          towards(goal, things, places);
          expect(
            document.activeElement,
            `${things.indexOf(from)} to ${things.indexOf(goal)} of ${JSON.stringify(places)}`,
          ).toBe(goal);
        }
      }
      leave();
    }
  });
});
