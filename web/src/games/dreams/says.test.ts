import { beforeAll, expect, it } from 'vitest';
import type { Ask, Waiting } from '../../protocol';
import type { Teller } from '../../table/teller';
import { learn, parts, t } from '../../words';
import { says } from './says';

const teller = { wait: ({ seat }: Waiting) => parts(`seat ${seat}`) } as unknown as Teller;

beforeAll(() => learn('dreams_board'));

/** What is said to a seat with a token, when it is asked something, or when seat 1 places a star. */
function said(token: number | null, kind?: string, awaited = true): string | undefined {
  const ask = kind === undefined ? null : ({ kind, awaited } as Ask);
  const waiting = ask ? [] : [{ seat: 1, kind: 'star', facts: {} }];
  const found = says({ view: { token }, ask, waiting, me: token === null ? null : 0 }, teller);
  const told = [found?.parts, found?.beside].flatMap((some) => some ?? []).map(({ text }) => text);
  return found && told.join(' | ');
}

it('says what I am and what I want before the first star and at the vote', () => {
  expect(said(3, 'star')).toBe(t('dreams-board-aim-star-god'));
  expect(said(0, 'star')).toBe(t('dreams-board-aim-star-mortal'));
  expect(said(3, 'vote')).toBe(t('dreams-board-aim-vote-god'));
  expect(said(0, 'vote')).toBe(t('dreams-board-aim-vote-mortal'));
});

it('says it beside, while another places a star', () => {
  expect(said(2)).toBe(`seat 1 | ${t('dreams-board-role-god')}`);
  expect(said(0)).toBe(`seat 1 | ${t('dreams-board-role-mortal')}`);
});

it('leaves to the table what has no role in it', () => {
  expect(said(null)).toBeUndefined();
  expect(said(3, 'reveal')).toBeUndefined();
  expect(said(3, 'vote', false)).toBeUndefined();
});
