import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import box from './box.json' with { type: 'json' };
import type { EtherfieldsView, Event, Move } from './protocol';
import { Teller, type Box } from '../../table/teller';
import { flat, speak, teach } from '../../words';

const seats = [{ seat: 0, name: 'Ada' }] as never;
const teller = new Teller('etherfields', seats, box as unknown as Box);
const cards = box.content.cards as readonly { slug: string }[];
const card = (id: string): number => cards.findIndex(({ slug }) => slug === id);
const plain = (told: string): string => told.replaceAll('\u00a0', ' ');

beforeAll(async () => {
  for (const topic of ['etherfields', 'etherfields_box']) {
    teach('en', readFileSync(`../src/reverie/locales/en/${topic}.ftl`, 'utf8'));
  }
  await speak('en');
});

it('names what an option is, and what pays', () => {
  const about = { kind: 'pick', facts: { dreamer: 0, about: 'mask', things: [[3, 'mask-hare']] } };
  expect(flat(teller.move({ kind: 'choose', option: 3 } satisfies Move, about))).toBe('Hare');
  const walk: Move = {
    kind: 'walk',
    dreamer: 0,
    path: [18, 19],
    pay: [[card('quick_exit'), 'c']],
    spirits: '',
    boost: false,
    hours: 0,
  };
  expect(plain(flat(teller.move({ ...walk })))).toBe('Go: B2 north-west and B2 north-east · Quick Exit');
});

it('calls a Dreamer like who steers them, and by number from the second on', () => {
  const drew: Event = { kind: 'drew', n: 0, dreamer: 1, card: card('owl'), rule: 'F8.1' } as Event;
  expect(flat(teller.event(drew as never) ?? [])).toBe('Ada 2 draws Owl.');
});

it('says nothing of a passage that was not found', () => {
  const came = { kind: 'came', n: 0, passage: 'z.bailiff', rule: 'F16.1' };
  expect(flat(teller.event(came) ?? [])).toBe('Somebody comes: ….');
});

it('is told nothing of what is to come', () => {
  const known: (keyof EtherfieldsView)[] = ['dreamers', 'suggested'];
  expect(known).not.toContain('agenda');
  // @ts-expect-error what is to come holds what nobody has read yet
  const hidden: keyof EtherfieldsView = 'agenda';
  expect(hidden).toBe('agenda');
});

it('asks for what may be a passage, or a part of one, and for nothing else', () => {
  const asked: string[] = [];
  const passages = {
    of: (id: string) => {
      asked.push(id);
      return id === 'gate.0' ? { words: 'The Sea', parts: { receipt: 'Sign his receipt' } } : undefined;
    },
  };
  const reader = new Teller('etherfields', seats, box as unknown as Box, null, {}, passages as never);
  expect(['gate.0.receipt', 'gate.0', '28', '', 'tile.slumber.A2', 'z.bailiff'].map((id) => reader.thing(id))).toEqual([
    'Sign his receipt',
    'The Sea',
    '…',
    '…',
    '…',
    '…',
  ]);
  expect(asked).toEqual(['gate.0', 'gate.0', 'tile.slumber.A2', 'z.bailiff']);
});
