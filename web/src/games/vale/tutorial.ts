/** The lessons of a first game of the Vale. */

import { playNow } from '../../api';
import type { Lesson } from '../../table/coach';
import { phase } from './draft';
import type { ValeView } from './protocol';

/** What a lesson looks at. */
export interface Moment {
  readonly view: ValeView;
  readonly me: number;
  /** What I am asked, if anything. */
  readonly ask: string | null;
  /** The kinds of moves that I could make. */
  readonly can: ReadonlySet<string>;
  /** Whether something that I touched was refused. */
  readonly refused: boolean;
}

const hand = ({ view, me }: Moment): number => view.hands[me]?.length ?? 0;
const stones = ({ view, me }: Moment): number => (view.stones[me] ?? []).reduce((sum, n) => sum + n, 0);
const area = ({ view, me }: Moment): number => view.areas[me]?.length ?? 0;
const markers = ({ view, me }: Moment): number => view.marks.filter(([, owner]) => owner === me).length;

/** In the order in which they matter, when several moments have come at once. */
export const LESSONS: readonly Lesson<Moment>[] = [
  { id: 'refused', at: '.refusal', when: (now) => now.refused },
  { id: 'keep', at: '[data-purse]', when: (now) => now.ask === 'keep' },
  {
    id: 'aim',
    at: '.path',
    when: (now) => now.ask === 'hunt' && now.view.round === 1 && markers(now) === 0,
  },
  {
    id: 'hunt',
    at: '.market .table-card.glows',
    when: (now) => now.ask === 'hunt' && now.view.round === 1 && markers(now) === 0,
  },
  { id: 'snake', at: '.order', when: (now) => now.ask === 'hunt' && markers(now) > 0 },
  {
    id: 'choose',
    at: '.market .table-card.glows',
    when: (now) => now.can.has('sell') && stones(now) === 0 && hand(now) === 0,
  },
  { id: 'sold', at: '[data-purse]', when: (now) => now.ask === 'act' && stones(now) > 0 && markers(now) > 0 },
  { id: 'tamed', at: '.hand .table-card', when: (now) => now.ask === 'act' && hand(now) > 0 && markers(now) > 0 },
  { id: 'summon', at: '.hand .table-card.glows', when: (now) => now.can.has('summon') },
  {
    id: 'save',
    at: '.hand .table-card',
    when: (now) => now.can.has('end') && hand(now) > 0 && !now.can.has('summon') && area(now) === 0,
  },
  { id: 'end', at: '.answer', when: (now) => now.can.has('end') && !now.can.has('summon') },
  { id: 'resolution', at: '.order', when: (now) => phase(now.view) === 'resolve' },
  { id: 'round', at: '.zone .slot', when: (now) => now.view.round >= 2 && now.ask === 'hunt' },
  { id: 'summoned', at: '.zone .table-card', when: (now) => area(now) > 0 && now.ask !== null },
  { id: 'banish', at: '.zone .table-card', when: (now) => now.can.has('banish') && area(now) >= now.view.slots },
  { id: 'goal', at: '.path', when: (now) => now.view.round >= 3 && now.ask === 'hunt' },
];

/** Open a table against one drowsy bot, and tell its address. */
export async function begin(): Promise<string> {
  const table = await playNow({ game: 'vale', seats: 2, level: 'drowsy' });
  return `/table/${table.id}?learn`;
}
