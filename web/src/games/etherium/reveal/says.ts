/** What a beat is called, over its lines and above the board. */

import type { Saying } from '../../../table/saying';
import { parts, t } from '../../../words';
import type { Beat } from './beats';
import { theatre } from './theatre.svelte';

export function headline({ kind, number, action, events }: Beat): string {
  if (action?.kind === 'acts' || action?.kind === 'failed') {
    return t('etherium-reveal-beat-action', { number, action: t('etherium-action', { action: action.action }) });
  }
  const siege = events[0]?.kind === 'siege' ? 'yes' : 'no';
  return t(`etherium-reveal-beat-${kind}`, { number, siege });
}

/** What the sentence above the board says while the reveal is being told, and nobody here is asked. */
export function says({ ask }: { readonly ask: { readonly awaited: boolean } | null }): Saying | undefined {
  const beat = theatre.now?.beat;
  if (!beat) return undefined;
  return ask?.awaited ? undefined : { parts: parts(headline(beat)), mine: false };
}
