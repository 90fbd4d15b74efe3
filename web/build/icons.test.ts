// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findIcon } from './icons';

describe('findIcon', () => {
  it('gives the body and box of an icon', () => {
    const hydra = findIcon('game-icons', 'hydra');
    expect(hydra.body).toContain('<path');
    expect(hydra.width).toBe(512);
  });

  it('names the icon that does not exist', () => {
    expect(() => findIcon('game-icons', 'no-such-beast')).toThrow('no-such-beast');
  });
});
