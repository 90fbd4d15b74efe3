/** What the sentence above the firmament says while a round is being revealed. */

import type { Saying } from '../../table/saying';
import { tell } from '../../words';
import { curtain } from './curtain.svelte';

export function says(): Saying | undefined {
  return curtain.veils('gains') ? { parts: tell('dreams-board-unveils'), mine: false } : undefined;
}
