import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import box from './box.json' with { type: 'json' };
import { Teller, type Box } from '../../table/teller';
import { flat, speak, teach } from '../../words';

const teller = new Teller('vale', [], box as Box);
const [kappa, sylph] = ['kappa', 'sylph'].map((id) => box.content.cards.findIndex(({ slug }) => slug === id));
const told = (move: { kind: string; card: number | undefined; pay?: number[] }): string =>
  flat(teller.move(move)).replaceAll('\u00a0', ' ');

beforeAll(async () => {
  teach('en', readFileSync('../src/reverie/locales/en/vale.ftl', 'utf8'));
  await speak('en');
});

it('names the price of a sale', () => {
  expect(told({ kind: 'sell', card: kappa })).toBe('Sell Kappa for 1 blue stone');
  expect(told({ kind: 'sell', card: sylph })).toBe('Sell Sylph for 1 red stone and 1 blue');
});

it('takes the stones that are told for those of the sale', () => {
  expect(told({ kind: 'summon', card: kappa, pay: [0, 0, 1] })).toBe('Summon Kappa with 1 purple stone');
});
