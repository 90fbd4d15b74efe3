/** How a plan that was good when it was laid came to nothing: what happened to its units and cubes since. */

import type { Event } from '../protocol';

type Failed = Extract<Event, { kind: 'failed' }>;

/** What may have spoiled an action, by the reason for which it failed: about whom, and which events. */
const SPOILED: Readonly<Record<string, (event: Event, seat: number) => boolean>> = {
  out_of_reach: pushed,
  becalmed: pushed,
  collector_elsewhere: pushed,
  nothing_to_collect: (event, seat) =>
    (event.kind === 'lowered' && event.seat === seat && event.unit === 1) ||
    ((event.kind === 'played' || event.kind === 'season') && event.rule !== 'E5.14'),
  upgrade_too_dear: poorer,
  guide_too_dear: poorer,
  rate_too_dear: poorer,
  ether_too_dear: poorer,
  no_capacity: (event, seat) => poorer(event, seat) || event.kind === 'capacity',
  at_the_top: (event, seat) => event.kind === 'raised' && event.seat === seat,
  none_left: (event, seat) => event.kind === 'gained' && event.seat !== seat,
  supply_empty: (event, seat) => (event.kind === 'collected' || event.kind === 'gained') && event.seat !== seat,
};

/** Somebody else, a season or a card moved a unit of this seat. */
function pushed(event: Event, seat: number): boolean {
  return event.kind === 'moved' && event.seat === seat && event.why !== 'move' && event.why !== 'slipstream';
}

/** Cubes of this seat are gone. */
function poorer(event: Event, seat: number): boolean {
  if (event.kind === 'stole') return event.victim === seat;
  return event.kind === 'lost' && event.seat === seat;
}

const MOST = 3;

/** The last events of this season that spoiled an action, in their order; a failure of one's own counts as well. */
export function causes(failed: Failed, story: readonly Event[]): readonly Event[] {
  const before = story.slice(0, story.indexOf(failed));
  const spoiled = SPOILED[failed.why];
  return before
    .filter(
      (event) => (spoiled?.(event, failed.seat) ?? false) || (event.kind === 'failed' && event.seat === failed.seat),
    )
    .slice(-MOST);
}
