/** The guest that we are. */

import * as api from '../api';
import type { Me } from '../protocol';
import { preferences } from './preferences.svelte';

export const self = $state<{ me: Me | null }>({ me: null });

/** Ask the server who we are; it gives newcomers a key and a name. */
export async function meet(): Promise<void> {
  self.me = await api.me();
  if (self.me.language !== preferences.language) self.me = await api.changeMe({ language: preferences.language });
}

let asked = 0;
let taken = 0;

/** Take another name. Refused if it is none. An answer that comes after that to a later wish changes nothing. */
export async function rename(name: string): Promise<void> {
  const wish = name.trim();
  if (!wish) throw new api.Refused('name_empty');
  if (wish === self.me?.name) return;
  const number = ++asked;
  const me = await api.changeMe({ name: wish });
  if (number > taken) {
    taken = number;
    self.me = me;
  }
}
