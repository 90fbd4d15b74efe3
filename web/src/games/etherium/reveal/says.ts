/** What a beat is called, over its lines and above the board. */

import type { Saying, Standing } from '../../../table/saying';
import { parts, t } from '../../../words';
import type { Ask, EtheriumView } from '../protocol';
import type { Beat } from './beats';
import { theatre } from './theatre.svelte';
import { windows } from './windows.svelte';

export function headline({ kind, number, action, events }: Beat): string {
  if (action?.kind === 'acts' || action?.kind === 'failed') {
    return t('etherium-reveal-beat-action', { number, action: t('etherium-action', { action: action.action }) });
  }
  const siege = events[0]?.kind === 'siege' ? 'yes' : 'no';
  return t(`etherium-reveal-beat-${kind}`, { number, siege });
}

/** What the sentence above the board says while the reveal is being told, unless somebody here must answer. */
export function says({ ask, view }: Pick<Standing<EtheriumView>, 'ask' | 'view'>): Saying | undefined {
  const passing = windows.passes(ask as Ask | null, view.season);
  if (ask?.awaited && !passing) return undefined;
  const beat = theatre.now?.beat;
  if (beat) return { parts: parts(headline(beat)), mine: false };
  return passing ? { parts: parts(t('etherium-reveal-passes-for-you')), mine: false } : undefined;
}
