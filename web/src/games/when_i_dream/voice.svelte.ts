/** Voices: clues are spoken to the Dreamer, and an answer may be spoken back, where the browser can. */

import { preferences } from '../../ui/preferences.svelte';

const KEY = 'reverie.voice';
const SPOKEN = { fr: 'fr-FR', en: 'en-GB' };

export type Tongue = keyof typeof SPOKEN;

function kept(): boolean | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === null ? null : value === 'yes';
  } catch {
    return null;
  }
}

/** What the person chose; null: as the sound of the page. */
const wish = $state<{ on: boolean | null }>({ on: kept() });

/** Whether this browser can speak at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;
}

/** Whether voices are wanted. */
export function voiceOn(): boolean {
  return canSpeak() && (wish.on ?? preferences.sound);
}

export function setVoice(on: boolean): void {
  wish.on = on;
  try {
    localStorage.setItem(KEY, on ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing still speaks.
  }
  if (!on) hush();
}

export interface Timbre {
  /** The place of the voice among those of the language; −1 if there are none. */
  readonly index: number;
  readonly pitch: number;
  readonly rate: number;
}

const PITCHES = [1, 0.72, 1.32, 0.86, 1.5, 0.6, 1.16, 0.94, 1.42, 0.78];

/** Give each seat a timbre of its own, with as few voices as a browser may have. */
export function timbre(seat: number, voices: number): Timbre {
  const pitch = PITCHES[seat % PITCHES.length] ?? 1;
  return { index: voices > 0 ? seat % voices : -1, pitch, rate: 0.92 + ((seat * 3) % 5) * 0.035 };
}

function voicesOf(tongue: Tongue): SpeechSynthesisVoice[] {
  return speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(tongue));
}

export interface Speech {
  readonly seat: number;
  readonly tongue: Tongue;
  /** Called with the place in the text that is being spoken. */
  readonly onreach?: (at: number) => void;
  readonly onend?: () => void;
}

/** Say something in the voice of a seat. Does nothing where there is no voice. */
export function say(text: string, { seat, tongue, onreach, onend }: Speech): void {
  if (!canSpeak()) return;
  const voices = voicesOf(tongue);
  const { index, pitch, rate } = timbre(seat, voices.length);
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = SPOKEN[tongue];
  utterance.voice = voices[index] ?? null;
  utterance.pitch = pitch;
  utterance.rate = rate;
  if (onreach) utterance.onboundary = (event) => onreach(event.charIndex);
  if (onend) utterance.onend = utterance.onerror = onend;
  speechSynthesis.speak(utterance);
}

/** Be silent at once. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

/** Phones speak only after a touch: call this from one, before the night. */
export function wake(): void {
  if (!canSpeak() || !voiceOn()) return;
  const silent = new SpeechSynthesisUtterance(' ');
  silent.volume = 0;
  speechSynthesis.speak(silent);
}

// Hearing: only some browsers have it, most of them under an older name.

interface Heard {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

interface Recognition {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: Heard) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start(): void;
  abort(): void;
}

type MakeRecognition = new () => Recognition;

function recognition(): MakeRecognition | undefined {
  const scope = globalThis as { SpeechRecognition?: MakeRecognition; webkitSpeechRecognition?: MakeRecognition };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** Whether this browser can hear. */
export function canHear(): boolean {
  return recognition() !== undefined;
}

/** Listen once. Returns how to stop; `ondone` comes in every case. */
export function hear(tongue: Tongue, onheard: (text: string) => void, ondone: () => void): () => void {
  const Make = recognition();
  if (!Make) {
    ondone();
    return () => {};
  }
  const ear = new Make();
  ear.lang = SPOKEN[tongue];
  ear.interimResults = false;
  ear.maxAlternatives = 1;
  ear.onresult = (event) => {
    const text = event.results[0]?.[0]?.transcript;
    if (text) onheard(text.trim());
  };
  ear.onend = ear.onerror = ondone;
  try {
    ear.start();
  } catch {
    ondone();
  }
  return () => ear.abort();
}
