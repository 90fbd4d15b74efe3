/** The lessons of a first round: look, mark, watch, accuse; then see how it all was. */

import { playNow } from '../../api';
import type { Lesson } from '../../table/coach';
import type { Beat } from './beats';
import type { DreamsView } from './protocol';
import { MORTAL, SHADES } from './view';

/** What a lesson looks at. */
export interface Moment {
  readonly view: DreamsView;
  readonly me: number;
  /** What I am asked, if anything. */
  readonly ask: string | null;
  /** Whether I hold a star over the sky. */
  readonly held: boolean;
  /** Whether I have looked at my token. */
  readonly peeked: boolean;
  /** The beat of the reveal that is shown. */
  readonly beat: Beat | undefined;
}

const first = ({ view }: Moment): boolean => view.round === 1 && view.nights.length === 0;
const mine = ({ view, me }: Moment): number => SHADES.length - (view.left[me] ?? SHADES).length;
const asked = (now: Moment, kind: string): boolean => now.ask === kind;

/** In the order in which they matter, when several moments have come at once. */
export const LESSONS: readonly Lesson<Moment>[] = [
  {
    id: 'visions',
    at: '.scene .picture',
    ground: '.scene',
    when: (now) => first(now) && mine(now) === 0,
  },
  { id: 'token', at: '.bar .token', when: (now) => first(now) && mine(now) === 0 && !now.peeked },
  { id: 'confirm', at: '.bar .answer', when: (now) => first(now) && asked(now, 'star') && now.held },
  { id: 'god', at: '.tray', when: (now) => first(now) && asked(now, 'star') && now.view.token !== MORTAL },
  {
    id: 'mortal',
    at: '.tray',
    when: (now) => first(now) && asked(now, 'star') && now.view.token === MORTAL,
  },
  {
    id: 'halo',
    at: '.firmament',
    when: (now) => first(now) && mine(now) > 0 && now.view.stars.length > 1,
  },
  { id: 'shades', at: '.tray', when: (now) => first(now) && asked(now, 'star') && mine(now) > 0 },
  {
    id: 'lock',
    at: '.bar .answer',
    when: (now) => asked(now, 'vote') && now.view.vote !== null && !now.view.locked[now.me],
  },
  { id: 'accuse', at: '.disc', when: (now) => asked(now, 'vote') && now.view.token !== MORTAL },
  { id: 'name', at: '.disc', when: (now) => asked(now, 'vote') && now.view.token === MORTAL },
  { id: 'reveal', at: '.show figure', when: (now) => now.beat?.startsWith('lay') ?? false },
  { id: 'tokens', at: '.show .players', when: (now) => now.beat === 'votes' || now.beat === 'tokens' },
  { id: 'gains', at: '.path', when: (now) => asked(now, 'reveal') && (now.beat === undefined || now.beat === 'gains') },
  { id: 'goal', at: '.path', when: (now) => now.view.round === 2 && asked(now, 'star') },
];

/** Open a table against drowsy bots, where nobody is hurried, and tell its address. */
export async function begin(): Promise<string> {
  const table = await playNow({ game: 'dreams', seats: 4, level: 'drowsy', options: { clock: 'none' } });
  return `/table/${table.id}?learn`;
}
