import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, note, recall } from './written';

describe('what is being written', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('location', { pathname: '/table/one' });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });

  it('is found again where it was written, and nowhere else', () => {
    note('telling 1', 'There was a swing.');
    expect(recall('telling 1')).toBe('There was a swing.');
    expect(recall('telling 2')).toBeUndefined();
    vi.stubGlobal('location', { pathname: '/table/two' });
    expect(recall('telling 1')).toBeUndefined();
  });

  it('is forgotten once it was sent', () => {
    note('clue 1.3', 'half a wo');
    forget('clue 1.2');
    expect(recall('clue 1.3')).toBe('half a wo');
    forget('clue 1.3');
    expect(recall('clue 1.3')).toBeUndefined();
  });

  it('asks nothing of a browser that keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    note('telling 1', 'There was a swing.');
    expect(recall('telling 1')).toBeUndefined();
    forget('telling 1');
  });
});
