/** Check a finished game in the browser: was the secret the promised one, and did it fix every draw? */

import * as api from '../api';
import { commitment, Committed } from './chance';

export interface Checked {
  /** Whether the secret is the one whose hash was shown before the first card. */
  readonly committed: boolean;
  /** How many draws and dice were computed again. */
  readonly draws: number;
  /** The first one that is not what the secret says. */
  readonly wrong: number | null;
}

/** Compute every draw again from the secret. A game that was branched begins with draws of the first one. */
export async function check(log: api.ProvenLog, among: readonly number[]): Promise<Checked> {
  const { fair, start, moves } = log;
  const outcomes = [...start, ...moves.flatMap((move) => move.chance ?? [])];
  const committed = (await commitment(fair.secret)) === fair.commitment;
  const chance = await Committed.from(fair.secret, fair.entropy);
  let wrong: number | null = null;
  let draws = 0;
  for (let i = fair.inherited; i < outcomes.length; i++) {
    if ((await chance.outcome(draws, among[i] ?? 1)) !== outcomes[i]) {
      wrong = i;
      break;
    }
    draws += 1;
  }
  return { committed, draws, wrong };
}

/** Fetch what a finished table drew, and check it. */
export async function checkFairness(id: string): Promise<Checked> {
  const [log, verified] = await Promise.all([api.log(id), api.verify(id)]);
  return check(log, verified.among);
}

/** Read what each seat added to the draws, as the table writes it: a list by seat. */
export function readEntropy(written: string): string[] {
  try {
    const found: unknown = JSON.parse(written);
    return Array.isArray(found) ? found.map(String) : [written];
  } catch {
    return [written];
  }
}
