/** A programme as it is laid: for each token from 1 on, the action that it lies on, or UNLAID. */

import { BOX, UNLAID } from '../view';

export type Draft = readonly number[];

/** How many tokens an action takes. */
export const roomOf = (action: number): number => BOX.panel[action]!.room;

export const blank = (tokens: number): Draft => Array.from({ length: tokens }, () => UNLAID);

/** The tokens that lie on an action, as they are numbered. */
export const tokensOn = (draft: Draft, action: number): number[] =>
  draft.flatMap((each, i) => (each === action ? [i + 1] : []));

/** The lowest token that lies nowhere. */
export function firstFree(draft: Draft): number | null {
  const at = draft.indexOf(UNLAID);
  return at < 0 ? null : at + 1;
}

export const isWhole = (draft: Draft): boolean => draft.length > 0 && !draft.includes(UNLAID);
export const isEmpty = (draft: Draft): boolean => draft.every((each) => each === UNLAID);
export const isSame = (one: Draft, other: Draft): boolean =>
  one.length === other.length && one.every((each, i) => each === other[i]);

/** Lay a token on an action. Where that is full, the token which lay there last takes the place this one leaves. */
export function lay(draft: Draft, token: number, action: number): Draft {
  const was = draft[token - 1]!;
  if (was === action) return draft;
  const there = tokensOn(draft, action);
  const after = draft.with(token - 1, action);
  return there.length < roomOf(action) ? after : after.with(there.at(-1)! - 1, was);
}

export const lift = (draft: Draft, token: number): Draft => draft.with(token - 1, UNLAID);

/** Let two tokens change places. */
export function swap(draft: Draft, one: number, other: number): Draft {
  return draft.with(one - 1, draft[other - 1]!).with(other - 1, draft[one - 1]!);
}
