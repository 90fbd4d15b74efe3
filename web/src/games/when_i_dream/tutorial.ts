/** The lessons of two first nights: whispering in the one, dreaming in the other. */

import { playNow } from '../../api';
import type { Lesson } from '../../table/coach';
import { language } from '../../words';
import type { DreamView } from './protocol';
import { cardsOf, liveCard } from './view';

/** What a lesson looks at. */
export interface Moment {
  readonly view: DreamView;
  readonly me: number;
  /** Whether the last day is shown. */
  readonly day: boolean;
  /** Whether a clue was heard, in this night, by whoever dreams. */
  readonly heard: boolean;
}

const at = (now: Moment, scene: DreamView['scene']): boolean => !now.day && now.view.scene === scene;
const dreams = ({ view, me }: Moment): boolean => view.dreamer === me;
const whispers = (now: Moment, scene: DreamView['scene']): boolean => at(now, scene) && !dreams(now);
const sleeps = (now: Moment, scene: DreamView['scene']): boolean => at(now, scene) && dreams(now);
const mine = ({ view, me }: Moment): boolean => view.turn === me && liveCard(view.cards) !== undefined;
const settled = ({ view }: Moment): boolean =>
  cardsOf(view.cards, 'yellow').length + cardsOf(view.cards, 'blue').length > 0;

/** In the order in which they matter, when several moments have come at once. */
export const LESSONS: readonly Lesson<Moment>[] = [
  { id: 'dusk', at: '.dusk header', when: (now) => whispers(now, 'dusk') },
  { id: 'role', at: '.dusk .back', when: (now) => whispers(now, 'dusk') },
  { id: 'ready', at: '.dusk .drawer', when: (now) => whispers(now, 'dusk') },
  { id: 'sleep', at: '.dusk .how', when: (now) => sleeps(now, 'dusk') },
  { id: 'refused', at: '.compose .refused', when: (now) => whispers(now, 'night') && now.view.withheld.length > 0 },
  { id: 'contest', at: '.contest', when: (now) => !dreams(now) && now.view.contests.length > 0 },
  { id: 'clue', at: '.compose', when: (now) => whispers(now, 'night') && mine(now) },
  { id: 'ahead', at: '.compose', when: (now) => whispers(now, 'night') && !mine(now) && now.view.draft === null },
  { id: 'sides', at: '.bed .side', when: (now) => whispers(now, 'night') && settled(now) },
  { id: 'peek', at: '.top .peek', when: (now) => whispers(now, 'night') && settled(now) },
  { id: 'silence', at: '.middle .sentence', when: (now) => whispers(now, 'last') },
  { id: 'tale', at: '.middle .sentence', when: (now) => whispers(now, 'telling') },
  { id: 'day', at: '.day .dream', when: (now) => now.day && now.view.nights.length === 1 },
  { id: 'points', at: '.day .roles li', when: (now) => now.day && now.view.nights.length === 1 },
  { id: 'listen', at: '.sky .voice', when: (now) => sleeps(now, 'night') },
  { id: 'answer', at: '.sleep .drawer', when: (now) => sleeps(now, 'night') && now.heard },
  { id: 'last', at: '.sleep .drawer', when: (now) => sleeps(now, 'last') },
  { id: 'tell', at: '.telling textarea', when: (now) => sleeps(now, 'telling') },
  { id: 'goal', at: '.day .roles li', when: (now) => now.day && now.view.nights.length === 2 },
];

/** The Dreamer of the first night sits on my right: I give the first clue, and dream myself in the second night. */
const SEATS = 4;

/** Open a table against drowsy bots, with long nights, and tell its address. */
export async function begin(): Promise<string> {
  const options = { language: language() === 'fr' ? 'fr' : 'en', first: SEATS - 1, night: 180, clue: 25 };
  const table = await playNow({ game: 'when_i_dream', seats: SEATS, level: 'drowsy', options });
  return `/table/${table.id}?learn`;
}
