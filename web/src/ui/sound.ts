/**
 * Small warm sounds, made on the spot: felt, glass, breath, a low bell.
 * All notes come from one pentatonic scale, so whatever sounds together sounds well.
 */

export type Voice = 'felt' | 'glass' | 'breath' | 'bell' | 'wood';

/** A sound: a voice, and degrees of the scale played one after the other. */
export interface Sound {
  readonly voice: Voice;
  readonly notes: readonly number[];
  /** Seconds between notes. */
  readonly gap?: number;
}

/** D minor pentatonic, a quiet evening's scale. */
const STEPS = [0, 3, 5, 7, 10];
const ROOT = 146.83;

/** The frequency of a degree of the scale; 5 degrees make an octave. */
export function pitch(degree: number): number {
  const octave = Math.floor(degree / STEPS.length);
  const step = STEPS[((degree % STEPS.length) + STEPS.length) % STEPS.length] ?? 0;
  return ROOT * 2 ** (octave + step / 12);
}

/** What the house itself plays. Games add their own by kind of event. */
export const HOUSE: Record<string, Sound> = {
  turn: { voice: 'bell', notes: [5, 8], gap: 0.14 },
  joined: { voice: 'wood', notes: [5, 7], gap: 0.08 },
  said: { voice: 'glass', notes: [12] },
  refused: { voice: 'felt', notes: [1, 0], gap: 0.09 },
  started: { voice: 'bell', notes: [0, 5, 7, 10], gap: 0.16 },
  ended: { voice: 'bell', notes: [5, 7, 8, 10, 13], gap: 0.18 },
  undone: { voice: 'breath', notes: [3] },
  touched: { voice: 'felt', notes: [6] },
  default: { voice: 'felt', notes: [4] },
};

let context: AudioContext | undefined;
let out: AudioNode | undefined;
let on = false;

/** Turn sound on or off. Browsers allow it only after a touch, so call it from one. */
export function listen(wanted: boolean): void {
  on = wanted;
  if (!on) {
    void context?.suspend();
    return;
  }
  if (!context) {
    context = new AudioContext();
    const master = context.createGain();
    master.gain.value = 0.32;
    const soft = context.createBiquadFilter();
    soft.type = 'lowpass';
    soft.frequency.value = 5200;
    master.connect(soft).connect(context.destination);
    out = master;
  }
  void context.resume();
}

/** Play the sound of an event, if sound is on. `delay` in seconds, to follow a flight. */
export function sound(kind: string, of: Record<string, Sound> = HOUSE, delay = 0): void {
  if (!on || !context || !out || context.state !== 'running') return;
  const made = of[kind] ?? HOUSE[kind];
  if (!made) return;
  made.notes.forEach((degree, i) => {
    play(made.voice, pitch(degree), (context?.currentTime ?? 0) + delay + i * (made.gap ?? 0.1));
  });
}

/** Shape one note: how it starts, how long it fades, which overtones it has. */
const VOICES: Record<Voice, { attack: number; decay: number; level: number; partials: readonly [number, number][] }> = {
  felt: {
    attack: 0.006,
    decay: 0.22,
    level: 0.5,
    partials: [
      [1, 1],
      [2, 0.12],
    ],
  },
  glass: {
    attack: 0.004,
    decay: 0.7,
    level: 0.22,
    partials: [
      [1, 1],
      [2.76, 0.22],
      [5.4, 0.06],
    ],
  },
  bell: {
    attack: 0.008,
    decay: 1.5,
    level: 0.34,
    partials: [
      [0.5, 0.35],
      [1, 1],
      [2.01, 0.3],
      [3.02, 0.1],
    ],
  },
  wood: {
    attack: 0.002,
    decay: 0.1,
    level: 0.55,
    partials: [
      [1, 1],
      [3.9, 0.25],
    ],
  },
  breath: { attack: 0.08, decay: 0.5, level: 0.3, partials: [[1, 0.3]] },
};

function play(voice: Voice, frequency: number, at: number): void {
  if (!context || !out) return;
  const { attack, decay, level, partials } = VOICES[voice];
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(level, at + attack);
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
  envelope.connect(out);
  for (const [ratio, strength] of partials) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = frequency * ratio;
    gain.gain.value = strength;
    tone.connect(gain).connect(envelope);
    tone.start(at);
    tone.stop(at + attack + decay + 0.05);
  }
  if (voice === 'breath') air(frequency, at, attack + decay, envelope);
}

/** A breath is filtered noise around a note. */
function air(frequency: number, at: number, seconds: number, into: AudioNode): void {
  if (!context) return;
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = frequency * 3;
  band.Q.value = 1.4;
  noise.connect(band).connect(into);
  noise.start(at);
}
