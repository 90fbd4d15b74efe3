/** What happened, cut into beats: one moment of the reveal after the other, each with the events that it tells. */

import type { Event } from '../protocol';

export type Kind =
  | 'dawn'
  | 'season'
  | 'cards'
  | 'card'
  | 'screens'
  | 'number'
  | 'action'
  | 'conflict'
  | 'pillage'
  | 'roll'
  | 'tie'
  | 'won'
  | 'after'
  | 'more'
  | 'dusk'
  | 'end';

/** What is being told: a beat that goes on after an answer has the heading of the one before. */
export interface Heading {
  readonly kind: Kind;
  /** The number that is executed; 0 outside of the execution. */
  readonly number: number;
  /** Whose action, card or raid it is. */
  readonly seat?: number;
  /** The action that is executed, or why it was not. */
  readonly action?: Event;
  /** The fight, from its first event on. */
  readonly fight?: readonly Event[];
}

export interface Beat extends Heading {
  readonly events: readonly Event[];
}

export const NOTHING_YET: Heading = { kind: 'more', number: 0 };

/** What opens a beat of its own. */
const OPENS: Readonly<Partial<Record<Event['kind'], Kind>>> = {
  season_begins: 'dawn',
  season: 'season',
  laid: 'cards',
  fizzled: 'card',
  programme: 'screens',
  number: 'number',
  acts: 'action',
  failed: 'action',
  assault: 'conflict',
  siege: 'conflict',
  pillage: 'pillage',
  tied: 'tie',
  won: 'won',
  season_ends: 'dusk',
  scored: 'end',
  over: 'end',
};

/** What is shown together, however often it happens. */
const TOGETHER: ReadonlySet<Kind> = new Set(['cards', 'screens', 'end']);

/** What the table knows without a show: it is told at once. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'choosing',
  'people',
  'draft',
  'lay',
  'set_up',
  'answered',
  'locked',
  'unlocked',
  'late',
]);

const FATES: ReadonlySet<string> = new Set(['lowered', 'lowest', 'kept']);
const FIGHTING: ReadonlySet<Kind> = new Set(['conflict', 'roll', 'tie', 'won', 'after']);

/** Whether an event is part of a show. */
export const isShown = ({ kind }: { readonly kind: string }): boolean => !AT_ONCE.has(kind);

/** Whether a beat is part of an assault or a siege. */
export const isFight = ({ fight }: Heading): boolean => fight !== undefined;

function opening(event: Event, now: Heading): Kind | undefined {
  const kind = OPENS[event.kind];
  if (kind !== undefined) return kind;
  // A card that acts by itself; one that is played in a fight or before an action belongs to that.
  if (event.kind === 'played' && event.rule === 'E5.12') return 'card';
  if (event.kind === 'played' && event.rule === 'E5.13') return 'card';
  if (!now.fight) return undefined;
  if (event.kind === 'rolled') return 'roll';
  return FATES.has(event.kind) && now.kind === 'won' ? 'after' : undefined;
}

function headed(kind: Kind, event: Event, now: Heading): Heading {
  const number = event.kind === 'number' || event.kind === 'acts' ? event.number : now.number;
  const seat = 'seat' in event ? event.seat : undefined;
  const opens = event.kind === 'assault' || event.kind === 'siege';
  const fight = opens ? [] : FIGHTING.has(kind) || (kind === 'card' && now.fight) ? now.fight : undefined;
  return {
    kind,
    number: kind === 'dawn' || kind === 'season' || kind === 'dusk' ? 0 : number,
    ...(seat === undefined ? {} : { seat }),
    ...(kind === 'action' ? { action: event } : {}),
    ...(fight ? { fight } : {}),
  };
}

/** Cut what happened into beats. What goes on from before has the heading of the last beat. */
export function cut(events: readonly Event[], before: Heading = NOTHING_YET): Beat[] {
  const beats: Beat[] = [];
  let now = before;
  for (const event of events) {
    if (!isShown(event)) continue;
    const kind = opening(event, now);
    const last = beats.at(-1);
    const fight = now.fight ? [...now.fight, event] : undefined;
    if (kind === undefined || (last && kind === now.kind && TOGETHER.has(kind))) {
      const goesOn: Heading = { ...now, ...(fight ? { fight } : {}) };
      if (last) beats[beats.length - 1] = { ...goesOn, events: [...last.events, event] };
      else beats.push({ ...goesOn, kind: FIGHTING.has(now.kind) ? now.kind : 'more', events: [event] });
      now = goesOn;
    } else {
      const heading = headed(kind, event, now);
      now = { ...heading, ...(heading.fight ? { fight: [...heading.fight, event] } : {}) };
      beats.push({ ...now, events: [event] });
    }
  }
  return beats;
}

/** How long a beat stays, in milliseconds, at its own pace. */
const LASTS: Readonly<Record<Kind, number>> = {
  dawn: 1200,
  season: 3200,
  cards: 2400,
  card: 2000,
  screens: 4200,
  number: 900,
  action: 1200,
  conflict: 1900,
  pillage: 2000,
  roll: 2300,
  tie: 1700,
  won: 2600,
  after: 2000,
  more: 1000,
  dusk: 1800,
  end: 4200,
};

/** What each line beyond the first adds. */
const A_LINE = 450;
const MOST_LINES = 4;

export function lasts({ kind, events }: Beat): number {
  return LASTS[kind] + A_LINE * Math.min(MOST_LINES, events.length - 1);
}
