import { describe, expect, it } from 'vitest';
import { commitment, Committed, fromHex, toHex } from '../src/table/chance';
import { check } from '../src/table/fairness';

// Computed by the kernel's own chance from the same secret and entropy.
const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const ENTROPY = '["lune",""]';
const AMONG = [4, 70, 69, 68, 6, 6, 2, 1, 1_000_003, 5_000_000_000];
const OUTCOMES = [0, 40, 13, 17, 1, 4, 0, 0, 914_618, 939_020_129];
const COMMITMENT = '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef';

const log = (outcomes = OUTCOMES, secret = SECRET, inherited = 0) => ({
  start: outcomes.slice(0, 3),
  moves: [{}, { chance: outcomes.slice(3, 5) }, { chance: outcomes.slice(5) }],
  fair: { commitment: COMMITMENT, secret, entropy: ENTROPY, inherited },
});

describe('chance in the browser', () => {
  it('hashes a secret as the kernel does', async () => {
    expect(await commitment(SECRET)).toBe(COMMITMENT);
  });

  it('draws what the kernel draws', async () => {
    const chance = await Committed.from(SECRET, ENTROPY);
    expect(await Promise.all(AMONG.map((n, i) => chance.outcome(i, n)))).toEqual(OUTCOMES);
  });

  it('reads and writes hexadecimal', () => {
    expect(toHex(fromHex('00ff10').buffer)).toBe('00ff10');
    expect(() => fromHex('0g')).toThrow();
    expect(() => fromHex('abc')).toThrow();
  });
});

describe('checking a game', () => {
  it('finds an honest game honest', async () => {
    expect(await check(log(), AMONG)).toEqual({ committed: true, draws: 10, wrong: null });
  });

  it('names the first draw that was changed', async () => {
    const cheated = OUTCOMES.with(4, 2);
    expect(await check(log(cheated), AMONG)).toMatchObject({ committed: true, wrong: 4 });
  });

  it('sees another secret', async () => {
    const other = 'ff'.repeat(32);
    expect((await check(log(OUTCOMES, other), AMONG)).committed).toBe(false);
  });

  it('passes over what a branched game inherited', async () => {
    const branched = log([3, 3, ...OUTCOMES], SECRET, 2);
    expect(await check(branched, [4, 4, ...AMONG])).toEqual({ committed: true, draws: 10, wrong: null });
  });
});
