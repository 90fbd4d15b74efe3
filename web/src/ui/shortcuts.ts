/** Keys that do something on the screen that is shown; `?` lists them. */

import { onMount } from 'svelte';

export interface Shortcut {
  /** As in `KeyboardEvent.key`; letters are lower case. */
  readonly key: string;
  /** The message that says what it does. */
  readonly says: string;
  readonly run: () => void;
}

const active = new Set<readonly Shortcut[]>();

/** Whether somebody is typing, so that letters are letters. */
function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Use shortcuts while a component is shown. */
export function shortcuts(keys: readonly Shortcut[]): void {
  onMount(() => {
    active.add(keys);
    return () => active.delete(keys);
  });
}

/** All shortcuts of the screen, the newest first for each key. */
export function known(): Shortcut[] {
  const found = new Map<string, Shortcut>();
  for (const keys of [...active].reverse())
    for (const shortcut of keys) if (!found.has(shortcut.key)) found.set(shortcut.key, shortcut);
  return [...found.values()];
}

/** Run the shortcut of a key, if there is one. */
export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shortcut = known().find((known) => known.key === key);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}
