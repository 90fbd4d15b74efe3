import type { Sound } from '../../ui/sound';

/** By kind of event, and for the reveal by its beats: those events come all at once, the show takes its time. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  round: { voice: 'bell', notes: [0, 7], gap: 0.24 },
  pictures: { voice: 'felt', notes: [3, 5, 7, 8], gap: 0.09 },
  token: { voice: 'breath', notes: [5] },
  star: { voice: 'glass', notes: [10] },
  voted: { voice: 'wood', notes: [5] },
  reshuffled: { voice: 'felt', notes: [2, 4, 3, 5], gap: 0.06 },
  lay: { voice: 'breath', notes: [3] },
  owners: { voice: 'glass', notes: [5, 7, 8], gap: 0.12 },
  votes: { voice: 'wood', notes: [3, 5], gap: 0.1 },
  tokens: { voice: 'bell', notes: [0, 3, 7], gap: 0.22 },
  gains: { voice: 'glass', notes: [8, 10, 12], gap: 0.16 },
};
