/** The sentence above the board: what is mine to do, or who is awaited. */

import type { Ask, State, TableInfo, Waiting } from '../protocol';
import { Counted, list, parts, t, type Part } from '../words';
import type { GameTable } from './board';
import type { Teller } from './teller';

export interface Saying {
  readonly parts: Part[];
  /** Whether it is mine to do: then it is gold. */
  readonly mine: boolean;
  /** What goes on meanwhile, said quietly. */
  readonly beside?: Part[];
}

/** What a game knows when it says something of its own. */
export interface Standing<View = unknown> {
  readonly view: View;
  readonly ask: Ask | null;
  readonly waiting: readonly Waiting[];
  /** My seat; null for a spectator. */
  readonly me: number | null;
}

type Seen = Pick<State, 'seat' | 'view' | 'ask' | 'waiting' | 'clocks'>;
type Played = Pick<TableInfo, 'phase' | 'seats' | 'result'>;

/** A longer list would take more room than it tells. */
const MOST_NAMES = 3;

const quietly = (told: string): Saying => ({ parts: parts(told), mine: false });

/** Tell somebody at the table, or beside it, how things stand. */
export function saying(
  seen: Seen,
  table: Played,
  teller: Teller,
  look: Pick<GameTable, 'says'> | null,
  veiled: boolean,
): Saying {
  const { view, ask, waiting, seat: me } = seen;
  const own = look?.says?.({ view, ask, waiting, me }, teller);
  if (table.phase === 'over')
    return veiled ? (own ?? quietly(t('page-table-moves'))) : quietly(outcome(table, me, teller));
  const rest = seen.clocks.find(({ key }) => key === 'rest');
  if (rest) return quietly(t('page-rests', { name: teller.named(rest.seat!) }));
  // While a bot plays for me, I am one of those who are awaited.
  const away = table.seats.some((seat) => seat.you && seat.away);
  if (own && !away) return own;
  if (ask?.awaited && !away) return { parts: teller.ask(ask), mine: true };
  const others = waiting.filter(({ seat }) => away || seat !== me);
  if (others.length === 1) return { parts: teller.wait(others[0]!), mine: false };
  if (others.length > MOST_NAMES) return quietly(t('page-think-crowd', { count: new Counted(others.length) }));
  if (others.length > 1)
    return quietly(t('page-think-many', { names: list(others.map(({ seat }) => teller.named(seat))) }));
  return ask ? { parts: teller.ask(ask), mine: false } : quietly(t('page-table-moves'));
}

/** Tell who won. */
export function outcome({ result }: Pick<Played, 'result'>, me: number | null, teller: Teller): string {
  const winners = result?.winners ?? [];
  if (winners.length === 0) return t('page-over');
  if (winners.length === 1 && winners[0] === me) return t('page-you-win');
  return t('page-wins', { names: list(winners.map((seat) => teller.named(seat))), count: winners.length });
}
