/**
 * The table as it lies after an event: what the board shows while a reveal tells what happened.
 *
 * Nothing is reckoned here: an event says what lies where, and what is not told stays as it was.
 */

import type { EtheriumView, Event, Player } from '../protocol';
import { UNLAID } from '../view';

const change = (view: EtheriumView, seat: number, by: (player: Player) => Partial<Player>): EtheriumView => ({
  ...view,
  players: view.players.map((player, at) => (at === seat ? { ...player, ...by(player) } : player)),
});

const summed = (one: readonly number[], other: readonly number[], sign: number): number[] =>
  one.map((count, at) => count + sign * (other[at] ?? 0));

const put = (list: readonly number[], at: number, by: number): number[] =>
  list.map((count, each) => (each === at ? count + by : count));

/** Cubes that go from the supply to a seat, or back. */
const supplied = (view: EtheriumView, seat: number, cubes: readonly number[], sign: number): EtheriumView => ({
  ...change(view, seat, (player) => ({ cubes: summed(player.cubes, cubes, sign) })),
  supply: summed(view.supply, cubes, -sign),
});

function levelled(view: EtheriumView, seat: number, unit: number, level: number): EtheriumView {
  return change(view, seat, ({ levels }) => ({ levels: levels.map((each, at) => (at === unit ? level : each)) }));
}

/** The table after one event. */
export function after(view: EtheriumView, event: Event): EtheriumView {
  switch (event.kind) {
    case 'season_begins': {
      const players = view.players.map((player, seat) => {
        const actions = event.actions[seat] ?? player.actions;
        return { ...player, actions, programme: Array.from({ length: actions }, () => UNLAID) };
      });
      return { ...view, season: event.season, number: 0, players };
    }
    case 'season':
      return {
        ...view,
        current: event.season,
        order: event.order,
        drawn_seasons: [...view.drawn_seasons.slice(0, event.number - 1), event.season],
      };
    case 'number':
      return { ...view, number: event.number };
    case 'programme':
      return change(view, event.seat, () => ({ programme: event.actions }));
    case 'drew':
      return { ...change(view, event.seat, ({ cards }) => ({ cards: cards + 1 })), pile: Math.max(0, view.pile - 1) };
    case 'played':
      return change(view, event.seat, ({ cards }) => ({ cards: Math.max(0, cards - 1) }));
    case 'moved':
      return change(view, event.seat, () => (event.unit === 0 ? { army: event.place } : { collector: event.place }));
    case 'raised':
    case 'lowered':
      return levelled(view, event.seat, event.unit, event.level);
    case 'gained':
    case 'collected':
      return supplied(view, event.seat, event.cubes, 1);
    case 'lost':
    case 'paid':
      return supplied(view, event.seat, event.cubes, -1);
    case 'stole': {
      const richer = change(view, event.seat, ({ cubes }) => ({ cubes: summed(cubes, event.cubes, 1) }));
      return change(richer, event.victim, ({ cubes }) => ({ cubes: summed(cubes, event.cubes, -1) }));
    }
    case 'token':
      return {
        ...change(view, event.seat, ({ tokens }) => ({ tokens: put(tokens, event.token, 1) })),
        tokens: put(view.tokens, event.token, -1),
      };
    case 'capacity':
      return {
        ...change(view, event.seat, ({ capacities }) => ({ capacities: [...capacities, event.capacity].sort() })),
        stock: put(view.stock, event.capacity, -1),
      };
    default:
      return view;
  }
}
