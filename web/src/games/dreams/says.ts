/** What the sentence above the firmament says: what I am and what I want; nothing of the end of a round before it is seen. */

import type { Saying, Standing } from '../../table/saying';
import type { Teller } from '../../table/teller';
import { tell } from '../../words';
import { curtain } from './curtain.svelte';
import type { DreamsView } from './protocol';
import { MORTAL } from './view';

export function says({ view, ask, waiting, me }: Standing, teller: Teller): Saying | undefined {
  if (curtain.veils('gains')) return { parts: tell('dreams-board-unveils'), mine: false };
  const { token } = view as DreamsView;
  if (token === null || me === null) return undefined;
  const role = token === MORTAL ? 'mortal' : 'god';
  if (ask?.awaited && ask.kind !== 'reveal') return { parts: tell(`dreams-board-aim-${ask.kind}-${role}`), mine: true };
  const [other] = waiting;
  if (other?.kind !== 'star') return undefined;
  return { parts: teller.wait(other), mine: false, beside: tell(`dreams-board-role-${role}`) };
}
