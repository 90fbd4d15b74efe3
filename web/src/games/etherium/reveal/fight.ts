/** A fight as far as it has been told: its sides, their dice, and what tips the scale. */

import type { EtheriumView, Event } from '../protocol';

/** Something that was added to a roll: by name of its source, or by a card. */
export interface Added {
  readonly source: string;
  readonly card?: number;
  readonly count: number;
}

export interface Side {
  readonly seat: number;
  readonly defends: boolean;
  /** Nothing yet, or the dice that lie. */
  readonly dice: readonly number[];
  readonly added: readonly Added[];
  /** The sum so far; null before the first die. */
  readonly total: number | null;
  /** Whether the roll has ended. */
  readonly done: boolean;
  /** Whether it was left behind when the best rolled again. */
  readonly out: boolean;
}

export interface Fight {
  readonly place: number;
  /** Whose city it is; null for an assault. */
  readonly owner: number | null;
  /** In the order in which they roll. */
  readonly sides: readonly Side[];
  readonly winner: number | null;
  readonly byTie: boolean;
  /** How often the best were equal and rolled again. */
  readonly ties: number;
}

const side = (seat: number, defends: boolean): Side => ({
  seat,
  defends,
  dice: [],
  added: [],
  total: null,
  done: false,
  out: false,
});

function begun(event: Event): Fight | undefined {
  if (event.kind !== 'assault' && event.kind !== 'siege') return undefined;
  const owner = event.kind === 'siege' ? event.victim : null;
  const sides = event.sides.map((seat) => side(seat, seat === owner));
  return { place: event.place, owner, sides, winner: null, byTie: false, ties: 0 };
}

const edit = (fight: Fight, seat: number, by: (side: Side) => Partial<Side>): Fight => ({
  ...fight,
  sides: fight.sides.map((each) => (each.seat === seat ? { ...each, ...by(each) } : each)),
});

function told(fight: Fight, event: Event): Fight {
  switch (event.kind) {
    case 'rolled':
      return edit(fight, event.seat, () => ({
        dice: event.dice,
        added: event.bonuses.map(([source, count]) => ({ source, count })),
        total: event.total,
        done: false,
      }));
    case 'rerolled':
      return edit(fight, event.seat, () => ({ dice: event.dice, total: event.total }));
    case 'added':
      return edit(fight, event.seat, ({ added }) => ({
        added: [...added, { source: 'card', card: event.card, count: event.count }],
        total: event.total,
      }));
    case 'total':
      return edit(fight, event.seat, ({ added }) => ({
        dice: event.dice,
        added: event.guide > 0 ? [...added, { source: 'guide', count: event.guide }] : added,
        total: event.total,
        done: true,
      }));
    case 'tied':
      return {
        ...fight,
        ties: fight.ties + 1,
        sides: fight.sides.map((each) =>
          event.sides.includes(each.seat) ? side(each.seat, each.defends) : { ...each, out: true },
        ),
      };
    case 'won':
      return { ...fight, winner: event.seat, byTie: event.by_tie };
    default:
      return fight;
  }
}

/** Tell a fight from its first event on. */
export function fightOf(events: readonly Event[]): Fight | undefined {
  const [first, ...rest] = events;
  const start = first && begun(first);
  return start && rest.reduce(told, start);
}

/** A fight that one comes to in its middle, as the view knows it, and what was told since. */
export function fightIn(view: EtheriumView, events: readonly Event[]): Fight | undefined {
  const lies = view.fight;
  if (!lies) return undefined;
  const seats = lies.owner === null ? lies.armies : [...lies.armies, lies.owner];
  const sides = seats.map((seat) => {
    const total = lies.totals[seat] ?? -1;
    const rolled = total >= 0;
    return { ...side(seat, seat === lies.owner), total: rolled ? total : null, done: rolled };
  });
  const start: Fight = { place: lies.place, owner: lies.owner, sides, winner: null, byTie: false, ties: 0 };
  return events.reduce(told, start);
}
