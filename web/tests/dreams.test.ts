import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, BEATS, come, laid, LASTS } from '../src/games/dreams/beats';
import { curtain } from '../src/games/dreams/curtain.svelte';
import { HALO, Halos, MOMENT } from '../src/games/dreams/halos.svelte';
import { beliefs } from '../src/games/dreams/belief';
import { inOrder, salient } from '../src/games/dreams/salient';
import { fifth, reach, stepped, under, within, worded, x, y } from '../src/games/dreams/places';
import type { DreamsView, Night, Shade } from '../src/games/dreams/protocol';
import { drawn, opened } from '../src/games/dreams/view';
import { speak, teach } from '../src/words';

const words = (language: string, topic: string): string =>
  readFileSync(`../src/reverie/locales/${language}/${topic}.ftl`, 'utf8');

describe('places on the sky', () => {
  const box = { left: 100, top: 50, width: 400, height: 600 };

  it('are where the finger is', () => {
    expect(under(300, 350, box)).toEqual({ u: 0, v: 0 });
    expect(under(500, 50, box)).toEqual({ u: 1000, v: -1000 });
    expect([x(-1000), x(0), y(1000)]).toEqual([0, 200, 600]);
  });

  it('stay on the sky, in whole thousandths, without moving what is on it', () => {
    expect(within({ u: 123.7, v: -45.2 })).toEqual({ u: 123, v: -45 });
    for (let angle = 0; angle < 7; angle += 0.01) {
      const place = within({ u: Math.cos(angle) * 1300, v: Math.sin(angle) * 1300 });
      expect(place.u ** 2 + place.v ** 2).toBeLessThanOrEqual(1000 ** 2);
      expect(reach(place)).toBeGreaterThan(0.997);
    }
  });

  it('are walked to by arrows, far with Shift, never off the sky', () => {
    expect(stepped({ u: 0, v: 0 }, 'ArrowLeft', false)).toEqual({ u: -10, v: 0 });
    expect(stepped({ u: 0, v: 0 }, 'ArrowDown', true)).toEqual({ u: 0, v: 100 });
    expect(stepped({ u: 1000, v: 0 }, 'ArrowRight', true)).toEqual({ u: 1000, v: 0 });
    expect(stepped({ u: 0, v: 0 }, 'a', false)).toBeUndefined();
  });

  it('are told in words', async () => {
    teach('fr', words('fr', 'dreams_board'));
    await speak('fr');
    expect([-1000, -601, -600, 0, 600, 1000].map(fifth)).toEqual([0, 0, 1, 2, 4, 4]);
    expect(worded({ u: -900, v: 0 })).toBe('à mi‑hauteur, tout à gauche');
    expect(worded({ u: 0, v: -900 })).toBe('tout en haut, au centre');
  });
});

describe('the reveal', () => {
  it('lays the stars on each picture, then shows whose they are, the votes, the tokens and the gains', () => {
    expect(BEATS.map((beat) => laid(beat, 3))).toEqual([1, 2, 3, 4, undefined, undefined, 3, 3]);
    expect(come('owners', 'votes')).toBe(false);
    expect(come('tokens', 'votes')).toBe(true);
    expect(after('gains')).toBeUndefined();
  });

  it('is over before half a minute', () => {
    expect(BEATS.reduce((sum, beat) => sum + LASTS[beat], 0)).toBeLessThan(20_000);
  });

  it('finds the file of a picture', () => {
    expect(drawn(7)).toBe('/dreams/007.svg');
  });
});

describe('open eyes', () => {
  it('see whose every star is', () => {
    const view = {
      placers: [2, 0, 1, 2],
      stars: [{}, {}, {}, {}],
      owners: [null, null, null, null],
      memory: [1, 3, 0, 2],
    };
    expect(opened(view as unknown as DreamsView).owners).toEqual([1, 2, 2, 0]);
    expect(view.owners).toEqual([null, null, null, null]);
  });
});

describe('halos', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const star = (n: number): { n: number; kind: string; seat: number; shade: string; u: number; v: number } => ({
    n,
    kind: 'star',
    seat: n % 3,
    shade: 'light',
    u: n,
    v: 0,
  });

  const shining = (halos: Halos): number[] => halos.shown.map(({ id }) => id);

  it('last two seconds and leave nothing', () => {
    const halos = new Halos();
    halos.note([star(1), { n: 2, kind: 'voted' }], false);
    expect(halos.shown.map(({ seat }) => seat)).toEqual([1]);
    vi.advanceTimersByTime(HALO - 1);
    expect(shining(halos)).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(halos.shown).toEqual([]);
  });

  it('each have their own two seconds, however soon the next star comes', () => {
    const halos = new Halos();
    halos.note([star(1)], false);
    vi.advanceTimersByTime(MOMENT);
    halos.note([star(2)], false);
    expect(shining(halos)).toEqual([1, 2]);
    vi.advanceTimersByTime(HALO - MOMENT);
    expect(shining(halos)).toEqual([2]);
    vi.advanceTimersByTime(MOMENT);
    expect(shining(halos)).toEqual([]);
  });

  it('never come after their star: of those that come at once the last alone is lit', () => {
    const lit: number[] = [];
    const halos = new Halos(({ id }) => lit.push(id));
    halos.note([star(1), star(2), star(3)], false);
    vi.advanceTimersByTime(10 * HALO);
    expect(lit).toEqual([3]);
  });

  it('give way to a star that comes in the same moment', () => {
    const halos = new Halos();
    for (const n of [1, 2, 3]) {
      halos.note([star(n)], false);
      vi.advanceTimersByTime(MOMENT / 10);
    }
    expect(shining(halos)).toEqual([3]);
  });

  it('go out when the vote opens, but for the star that opens it', () => {
    const halos = new Halos();
    halos.note([star(7)], false);
    vi.advanceTimersByTime(500);
    halos.note([star(8)], false);
    vi.advanceTimersByTime(500);
    halos.note([star(9)], true);
    expect(shining(halos)).toEqual([9]);
    vi.advanceTimersByTime(500);
    halos.note([{ n: 10, kind: 'voted' }], true);
    expect(shining(halos)).toEqual([9]);
    vi.advanceTimersByTime(HALO - 500);
    expect(shining(halos)).toEqual([]);
  });

  it('are over for whoever comes back to a page that slept', () => {
    const halos = new Halos();
    halos.note([star(1)], false);
    vi.setSystemTime(Date.now() + HALO);
    halos.wake();
    expect(shining(halos)).toEqual([]);
  });

  it('are forgotten when the table goes elsewhere', () => {
    const halos = new Halos();
    halos.note([star(1)], false);
    halos.clear();
    expect(halos.shown).toEqual([]);
  });
});

describe('the curtain', () => {
  const night = { gains: [3, 0, 1] } as unknown as Night;
  const view = { points: [5, 2, 1], nights: [{ gains: [2, 2, 0] }, night] } as unknown as DreamsView;
  const event = (n: number, kind: string): { n: number; kind: string } => ({ n, kind });
  afterEach(() => curtain.rise());

  it('holds back votes, tokens and gains until each has been shown', () => {
    curtain.fall(9);
    const held = (): string[] =>
      ['accused', 'unmasked', 'gained', 'over'].filter((kind) => curtain.hides(event(9, kind)));
    expect(held()).toEqual(['accused', 'unmasked', 'gained', 'over']);
    curtain.beat = 'votes';
    expect(held()).toEqual(['unmasked', 'gained', 'over']);
    curtain.beat = 'tokens';
    expect(held()).toEqual(['gained', 'over']);
    curtain.beat = 'gains';
    expect(held()).toEqual([]);
  });

  it('holds back nothing of earlier rounds, nor what is no secret', () => {
    curtain.fall(9);
    expect(curtain.hides(event(4, 'accused'))).toBe(false);
    expect(curtain.hides(event(9, 'voted'))).toBe(false);
  });

  it('leaves points and rounds as they were until the gains', () => {
    expect(curtain.points(view)).toEqual([5, 2, 1]);
    curtain.fall(9);
    expect(curtain.points(view)).toEqual([2, 2, 0]);
    expect(curtain.nights(view)).toHaveLength(1);
    curtain.beat = 'gains';
    expect(curtain.points(view)).toEqual([5, 2, 1]);
    expect(curtain.nights(view)).toHaveLength(2);
  });
});

describe('what an onlooker believes', () => {
  const read = <T>(path: string): T => JSON.parse(readFileSync(`../${path}`, 'utf8')) as T;

  it('is as the bots reckon it', async () => {
    const examples = read<{ pictures: number[]; stars: [Shade, number, number][]; beliefs: number[][] }[]>(
      'tests/games/data/dreams_beliefs.json',
    );
    const all = await salient();
    for (const { pictures, stars, beliefs: told } of examples) {
      const steps = beliefs(
        pictures.map((picture) => all.get(picture) ?? []),
        stars.map(([shade, u, v]) => ({ shade, u, v })),
      );
      expect(steps).toHaveLength(told.length);
      steps.forEach((step, k) => step.forEach((chance, j) => expect(chance).toBeCloseTo(told[k]?.[j] ?? -1, 4)));
    }
  });

  it('knows every thing of every picture by name', async () => {
    const all = await salient();
    expect(all.size).toBeGreaterThanOrEqual(72);
    for (const things of all.values()) expect(inOrder(things).every(({ fr, en }) => fr && en)).toBe(true);
  });
});
