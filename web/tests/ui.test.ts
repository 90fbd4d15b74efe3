import { beforeAll, describe, expect, it, vi } from 'vitest';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('addresses', () => {
  it('lead to places', async () => {
    const { locate } = await import('../src/ui/route.svelte');
    expect(locate('/')).toEqual({ page: 'home' });
    expect(locate('/table/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(locate('/table/')).toEqual({ page: 'lost' });
    expect(locate('/review/abc', '?n=12&eyes=open')).toEqual({ page: 'review', id: 'abc', step: 12, eyes: 'open' });
    expect(locate('/review/abc', '?n=x')).toEqual({ page: 'review', id: 'abc', step: null, eyes: null });
    expect(locate('/about/abc')).toEqual({ page: 'about', id: 'abc' });
    expect(locate('/continue/key')).toEqual({ page: 'continue', token: 'key' });
    expect(locate('/elsewhere')).toEqual({ page: 'lost' });
  });
});

describe('preferences', () => {
  it('survive anything that was kept', async () => {
    const { read } = await import('../src/ui/preferences.svelte');
    expect(read('{"language":"en","sound":true,"motion":"reduced","size":"enormous"}')).toMatchObject({
      language: 'en',
      sound: true,
      motion: 'reduced',
      size: 'normal',
    });
    expect(read('not json').motion).toBe('system');
    expect(read('null').contrast).toBe('system');
    expect(read(null).sound).toBe(false);
  });
});

describe('clocks', () => {
  it('read like clocks', async () => {
    const { clock } = await import('../src/ui/time');
    expect(clock(65)).toBe('1:05');
    expect(clock(0.2)).toBe('0:01');
    expect(clock(-3)).toBe('0:00');
    expect(clock(7389)).toBe('2:03:09');
  });
});

describe('sounds', () => {
  it('stay on one scale', async () => {
    const { HOUSE, pitch } = await import('../src/ui/sound');
    expect(pitch(5)).toBeCloseTo(pitch(0) * 2);
    expect(pitch(-5)).toBeCloseTo(pitch(0) / 2);
    for (const { notes } of Object.values(HOUSE)) expect(notes.length).toBeGreaterThan(0);
  });
});

describe('flights', () => {
  it('begin where a thing was, end where it is, and rise between', async () => {
    const { arc } = await import('../src/ui/flights');
    const box = (x: number, y: number, width: number): DOMRect =>
      ({ left: x, top: y, width, height: width }) as DOMRect;
    const frames = arc(box(0, 0, 50), box(300, 400, 100));
    expect(frames[0]).toMatchObject({ offset: 0, transform: 'translate(-325px, -425px) scale(0.5)' });
    expect(frames.at(-1)).toMatchObject({ offset: 1, transform: 'translate(0px, 0px) scale(1)' });
    const middle = /, (-?[\d.]+)px/.exec(String(frames[3]!.transform))![1]!;
    expect(Number(middle)).toBeLessThan(-212);
  });
});
