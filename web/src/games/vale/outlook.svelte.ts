/** What a card would bring, asked of the engine again whenever the table or the payment changes. */

import { untrack } from 'svelte';
import type { Outlook, Summon, Tame } from './protocol';
import type { Turn } from './turn.svelte';

/** How long a pointer rests on a card before the engine is asked, in milliseconds: who only passes over it asks nothing. */
const REST = 60;
/** How long what else there is to show waits for the answer, in milliseconds. */
const PATIENCE = 300;

export interface Foreseen {
  /** What it would bring; null until it is told, and where it is not. */
  readonly told: Outlook | null;
  /** Whether all is there that is to come soon: then what is shown need not move any more. */
  readonly settled: boolean;
}

/** Keep asking what a move would bring; at once where `eager`. */
export function foreseen(
  turn: Pick<Turn, 'view' | 'outlook'>,
  wished: () => Summon | Tame | null,
  eager: () => boolean,
): Foreseen {
  let found = $state.raw<{ card: number; outlook: Outlook | null }>();
  let patient = $state(true);

  $effect(() => {
    const move = wished();
    void turn.view;
    if (!move) return;
    let late = false;
    patient = untrack(() => found?.card) !== move.card;
    const enough = setTimeout(() => (patient = false), PATIENCE);
    const ask = async (): Promise<void> => {
      const outlook = await turn.outlook(move);
      if (!late) found = { card: move.card, outlook };
    };
    const timer = setTimeout(ask, eager() ? 0 : REST);
    return () => {
      late = true;
      clearTimeout(timer);
      clearTimeout(enough);
    };
  });

  // Another payment for the same card keeps what was told till it is told anew.
  const known = $derived(found !== undefined && found.card === wished()?.card);
  const told = $derived(known ? found!.outlook : null);
  const settled = $derived(known || wished() === null || !patient);
  return {
    get told() {
      return told;
    },
    get settled() {
      return settled;
    },
  };
}
