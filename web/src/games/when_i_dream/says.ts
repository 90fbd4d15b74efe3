/** What the sentence above the bed says where who is awaited does not tell it. */

import type { Saying, Standing } from '../../table/saying';
import type { Teller } from '../../table/teller';
import { tell } from '../../words';
import { morning } from './morning.svelte';
import type { DreamView } from './protocol';

export function says({ view, ask, waiting, me }: Standing<DreamView>, teller: Teller): Saying | undefined {
  const scene = view.scene;
  if (scene === 'over') return undefined;
  if (scene === 'dusk')
    return morning.shown && ask ? { parts: tell('when_i_dream-board-no-hurry'), mine: true } : undefined;
  if (view.rules.voice) return aloud({ view, ask, waiting, me }, teller);
  // Nobody waits for the Dreamer, who may answer at any moment (W3.5); who speaks is told under the moon.
  if (ask?.kind !== 'dream') return undefined;
  return { parts: teller.ask(ask), mine: true };
}

/** At a voice table nobody is awaited by the house: people hear each other. */
function aloud({ view, ask, me }: Standing<DreamView>, teller: Teller): Saying {
  const scene = view.scene;
  const of = (seat: number, kind: string): Saying['parts'] => teller.wait({ seat, kind, facts: {} });
  const speaks = of(view.turn, 'clue');
  const dreams = of(view.dreamer, scene === 'last' ? 'last' : 'tell');
  if (me === view.dreamer) {
    if (scene === 'night') return { parts: tell('when_i_dream-ask-dream'), mine: true };
    return { parts: tell(`when_i_dream-ask-${scene === 'last' ? 'last' : 'tell'}`), mine: true };
  }
  const meanwhile = scene === 'night' ? speaks : dreams;
  const holder = teller.seats.find(({ seat }) => seat === view.presser);
  // Nobody waits for a bot or for somebody who is gone.
  const presses = ask !== null && (holder === undefined || holder.seat === me || holder.bot !== null || holder.away);
  if (scene === 'night' && me === view.turn) return { parts: tell('when_i_dream-board-say-it'), mine: true };
  return presses ? { parts: teller.ask(ask), mine: true, beside: meanwhile } : { parts: meanwhile, mine: false };
}
