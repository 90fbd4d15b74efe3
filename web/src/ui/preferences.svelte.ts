/** What belongs to the person, not to the table: language, sound, motion, contrast, size, colours. */

import { LANGUAGES, preferred, type Language } from '../words';

export interface Preferences {
  language: Language;
  sound: boolean;
  motion: 'system' | 'full' | 'reduced';
  contrast: 'system' | 'normal' | 'high';
  size: 'normal' | 'large' | 'huge';
  colours: 'normal' | 'distinct';
  /** How strong the bots of a game begun with one click are; asked at the first. */
  level: 'ask' | 'drowsy' | 'dreaming' | 'lucid';
  /** Whether to play by the text table even where a game has a board. */
  text: boolean;
}

export const CHOICES = {
  motion: ['system', 'full', 'reduced'],
  contrast: ['system', 'normal', 'high'],
  size: ['normal', 'large', 'huge'],
  colours: ['normal', 'distinct'],
  level: ['ask', 'drowsy', 'dreaming', 'lucid'],
} as const;

const SCALES = { normal: '1', large: '1.15', huge: '1.3' };
const KEY = 'reverie.preferences';

function usual(): Preferences {
  return {
    language: preferred(),
    sound: false,
    motion: 'system',
    contrast: 'system',
    size: 'normal',
    colours: 'normal',
    level: 'ask',
    text: false,
  };
}

/** Read what was kept; anything unknown or broken falls back to the usual. */
export function read(kept: string | null): Preferences {
  const found = usual();
  let given: unknown;
  try {
    given = JSON.parse(kept ?? '{}');
  } catch {
    return found;
  }
  if (typeof given !== 'object' || given === null) return found;
  const wish = given as Record<string, unknown>;
  if (LANGUAGES.includes(wish.language as Language)) found.language = wish.language as Language;
  if (typeof wish.sound === 'boolean') found.sound = wish.sound;
  if (typeof wish.text === 'boolean') found.text = wish.text;
  for (const name of ['motion', 'contrast', 'size', 'colours', 'level'] as const) {
    if ((CHOICES[name] as readonly unknown[]).includes(wish[name])) Object.assign(found, { [name]: wish[name] });
  }
  return found;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const preferences = $state<Preferences>(read(stored()));

/** Keep the preferences, and let the page follow them. Call inside an effect. */
export function follow(): void {
  const root = document.documentElement;
  const kept = JSON.stringify(preferences);
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // A browser that keeps nothing still shows everything.
  }
  set(root, 'motion', preferences.motion === 'system' ? null : preferences.motion);
  set(root, 'contrast', preferences.contrast === 'system' ? null : preferences.contrast);
  set(root, 'colours', preferences.colours === 'normal' ? null : preferences.colours);
  set(root, 'size', preferences.size === 'normal' ? null : preferences.size);
  root.style.setProperty('--text-scale', SCALES[preferences.size]);
}

function set(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

/** Whether things should move only a little. */
export function still(): boolean {
  if (preferences.motion !== 'system') return preferences.motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
