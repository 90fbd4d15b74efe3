/** The lessons of a first game of Etherium: Night with its four actions, then the first conflict, the first booster. */

import { playNow } from '../../api';
import type { Lesson } from '../../table/coach';
import type { EtheriumView } from './protocol';
import type { Kind } from './reveal/beats';
import { BOOSTER } from './view';

/** What a lesson looks at. */
export interface Moment {
  readonly view: EtheriumView;
  readonly me: number;
  /** What I am asked, if anything. */
  readonly ask: string | null;
  /** What the reveal tells now. */
  readonly beat: Kind | undefined;
  /** Whether it tells of an action of mine that is impossible. */
  readonly failed: boolean;
}

const night = ({ view }: Moment): boolean => view.season === 1;
const plans = (now: Moment): boolean => now.ask === 'programme' && night(now);
const boosters = ({ view, me }: Moment): number => view.players[me]?.cubes[BOOSTER] ?? 0;

/** In the order in which they matter, when several moments have come at once. */
export const LESSONS: readonly Lesson<Moment>[] = [
  { id: 'lands', at: '.isles .hit', when: (now) => night(now) && now.ask !== null && now.view.number === 0 },
  { id: 'night', at: '.answers', when: (now) => now.ask === 'take' && night(now) && now.view.number === 0 },
  { id: 'window', at: '.hand', when: (now) => now.ask === 'window' && night(now) },
  { id: 'programme', at: '.console', when: plans },
  { id: 'move', at: '.isles .hit', when: plans },
  { id: 'collect', at: '.console', when: plans },
  { id: 'upgrade', at: '.people.mine', when: plans },
  { id: 'connect', at: '.console', when: plans },
  { id: 'lock', at: '[data-lock]', when: plans },
  { id: 'screens', at: '.programmes', when: ({ beat }) => beat === 'screens' },
  { id: 'conflict', at: '.conflict', when: ({ beat }) => beat === 'conflict' || beat === 'roll' || beat === 'won' },
  { id: 'pillage', at: '.caption', when: ({ beat }) => beat === 'pillage' },
  { id: 'fails', at: '.caption', when: ({ failed }) => failed },
  { id: 'reveal', at: '.caption .transport', when: ({ beat }) => beat === 'action' },
  { id: 'execute', at: '.isles .hit.calls', when: ({ ask }) => ask === 'execute' },
  { id: 'roll', at: '.flash', when: ({ ask }) => ask === 'roll' },
  { id: 'booster', at: '.people.mine', when: (now) => boosters(now) > 0 },
  { id: 'season', at: '.seasons', when: ({ ask, view }) => ask === 'programme' && view.season === 2 },
  {
    id: 'flash',
    at: '.hold',
    when: ({ ask, view }) => ask === 'programme' && view.season >= 2 && view.hand.length > 0,
  },
  { id: 'goal', at: '.people.mine', when: ({ ask, view }) => ask === 'programme' && view.season >= 2 },
];

/** Open a table against drowsy bots, where nobody is hurried, and tell its address. */
export async function begin(): Promise<string> {
  const table = await playNow({ game: 'etherium', seats: 4, level: 'drowsy', options: { clock: 'none' } });
  return `/table/${table.id}?learn`;
}
