import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { Teller } from '../../table/teller';
import { flat, speak, teach } from '../../words';

const teller = new Teller('vale', [], { cards: [{ slug: 'kappa', sale: [0, 1, 0] }, { slug: 'sylph', sale: [1, 1, 0] }] });
const told = (move: { kind: string; card: number; pay?: number[] }): string => flat(teller.move(move)).replaceAll('\u00a0', ' ');

beforeAll(async () => {
  teach('en', readFileSync('../src/reverie/locales/en/vale.ftl', 'utf8'));
  await speak('en');
});

it('names the price of a sale', () => {
  expect(told({ kind: 'sell', card: 0 })).toBe('Sell Kappa for 1 blue stone');
  expect(told({ kind: 'sell', card: 1 })).toBe('Sell Sylph for 1 red stone and 1 blue');
});

it('takes the stones that are told for those of the sale', () => {
  expect(told({ kind: 'summon', card: 0, pay: [0, 0, 1] })).toBe('Summon Kappa with 1 purple stone');
});
