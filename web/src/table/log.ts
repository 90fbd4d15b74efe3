import { t, type Part } from '../words';
import type { Happening } from './board';

/** What the table itself tells of rows that are no moves. */
const MARKS = new Set(['left_seat', 'came_back', 'resigned', 'rests', 'goes_on', 'pleaded', 'granted', 'denied']);

/** The events with which a new chapter of a game opens: a round, a season. */
const CHAPTERS: ReadonlySet<string> = new Set(['round', 'season']);

export const isChapter = ({ kind }: Happening): boolean => CHAPTERS.has(kind);

/** The story as it stands: what was taken back is not told. */
export function standing(log: readonly Happening[]): Happening[] {
  const kinds = new Map<number, string>();
  for (const { n, kind } of log) if (kind === 'took_back' || MARKS.has(kind)) kinds.set(n, kind);
  const first = log[0]?.n ?? 0;
  const last = log.at(-1)?.n ?? -1;
  const moves: number[] = [];
  const gone = new Set<number>();
  for (let n = Math.max(1, first); n <= last; n++) {
    const kind = kinds.get(n);
    if (kind === 'took_back') {
      const taken = moves.pop();
      if (taken !== undefined) gone.add(taken);
    } else if (kind === undefined) {
      moves.push(n);
    }
  }
  return log.filter(({ n }) => !gone.has(n));
}

/** A line as somebody reads it who is named in it: the table calls them « you », so the log says who that is. */
export function withMe(told: readonly Part[], me: number | null): readonly Part[] {
  return told.map((part) =>
    part.thing === `seat:${me}` ? { ...part, text: `${part.text}\u00a0(${t('page-you')})` } : part,
  );
}
