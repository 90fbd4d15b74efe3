/** The reveal, beat by beat: the stars over each picture, then whose they are, the votes, the tokens, the gains. */

export const BEATS = ['lay-1', 'lay-2', 'lay-3', 'lay-4', 'owners', 'votes', 'tokens', 'gains'] as const;
export type Beat = (typeof BEATS)[number];

/** How long a beat stays, in milliseconds. */
export const LASTS: Readonly<Record<Beat, number>> = {
  'lay-1': 1500,
  'lay-2': 1500,
  'lay-3': 1500,
  'lay-4': 1500,
  owners: 2200,
  votes: 2800,
  tokens: 2800,
  gains: 4200,
};

/** Whether a beat has come. */
export function come(now: Beat, beat: Beat): boolean {
  return BEATS.indexOf(now) >= BEATS.indexOf(beat);
}

/** The beat after this one; undefined after the last. */
export function after(now: Beat): Beat | undefined {
  return BEATS[BEATS.indexOf(now) + 1];
}

/** Which picture the stars lie on during a beat, by its number; undefined for the bare sky. */
export function laid(now: Beat, vision: number): number | undefined {
  if (now.startsWith('lay-')) return Number(now.slice(4));
  return come(now, 'tokens') ? vision : undefined;
}
