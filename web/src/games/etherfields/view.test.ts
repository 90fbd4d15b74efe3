import { describe, expect, it } from 'vitest';
import type { EtherfieldsView, Move } from './protocol';
import { aim, chapters, count, entityOf, spaceOf, steered } from './view';

const view = (seen: Partial<EtherfieldsView>): EtherfieldsView => seen as EtherfieldsView;

describe('what follows from a view', () => {
  it('counts the cards of a pile, seen or not', () => {
    expect(count([3, [17, 0, ''], [null, 0, 'gambler'], 2])).toBe(7);
    expect(count([])).toBe(0);
  });

  it('finds the Dreamers that a seat steers', () => {
    const four = view({ seats: 2, dreamers: [{}, {}, {}, {}] as unknown as EtherfieldsView['dreamers'] });
    expect([steered(four, 0), steered(four, 1)]).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('knows a space by its name, and where a way ends', () => {
    expect([spaceOf('space-28'), spaceOf('seat-1'), spaceOf('space-2+space-3')]).toEqual([28, undefined, undefined]);
    expect(aim({ kind: 'walk', path: [10, 11] } as unknown as Move)).toBe(11);
    expect(aim({ kind: 'pass' })).toBeUndefined();
  });

  it('keeps in the book what was read, and nothing that is only a name', () => {
    const read = ['district.A2', '0.01', 'z.empty_boots', 'z.empty_boots.1', 'note.inventory', '0.02'];
    expect(chapters(view({ read }))).toEqual(['0.01', 'z.empty_boots.1', '0.02']);
    const met = {} as EtherfieldsView['met'];
    expect(entityOf(view({ read, met }))).toBe('z.empty_boots');
    expect(entityOf(view({ read, met: null }))).toBeUndefined();
  });
});
