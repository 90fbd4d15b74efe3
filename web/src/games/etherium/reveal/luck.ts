/** The dice's share: how far the dice of a seat lay from what dice lie on average, and which fights they decided. */

import type { Happening } from '../../../table/board';
import type { Event } from '../protocol';
import { BOX } from '../view';
import { fightOf, type Fight } from './fight';

/** What a die shows on average. */
const AVERAGE = (1 + BOX.faces) / 2;

export interface Fought {
  /** At which moment it was decided. */
  readonly at: number;
  readonly place: number;
  readonly won: boolean;
  /** Whether it would have gone the other way, had all dice shown what they show on average. */
  readonly byDice: boolean;
}

export interface Luck {
  /** How many dice were cast. */
  readonly dice: number;
  /** How many pips they showed beyond the average; below it, less than nothing. */
  readonly beyond: number;
  readonly fights: readonly Fought[];
  /** The pips beyond the average after each moment. */
  readonly story: readonly number[];
}

interface Told {
  readonly events: readonly unknown[];
}

const sum = (faces: readonly number[]): number => faces.reduce((one, other) => one + other, 0);
const beyond = (faces: readonly number[]): number => sum(faces) - AVERAGE * faces.length;

/** Who would have won with average dice: several where they would have been equal. */
function expected(fight: Fight): readonly number[] {
  const marks = fight.sides.filter(({ out }) => !out).map((side) => (side.total ?? 0) - beyond(side.dice));
  const best = Math.max(...marks);
  return fight.sides.filter(({ out }) => !out).flatMap(({ seat }, at) => (marks[at] === best ? [seat] : []));
}

/** Tell the dice's share in what a seat came to. */
export function luck(frames: readonly Told[], seat: number): Luck {
  let dice = 0;
  let more = 0;
  const fights: Fought[] = [];
  let fight: Event[] = [];
  const story = frames.map(({ events }, at) => {
    for (const event of events as readonly (Happening & Event)[]) {
      if (event.kind === 'assault' || event.kind === 'siege') fight = [];
      fight.push(event);
      if (event.kind === 'total' && event.seat === seat) {
        dice += event.dice.length;
        more += beyond(event.dice);
      }
      const decided = event.kind === 'won' ? fightOf(fight) : undefined;
      if (decided?.sides.some((side) => side.seat === seat)) {
        const won = decided.winner === seat;
        const likely = expected(decided);
        fights.push({ at, place: decided.place, won, byDice: likely.length === 1 && won !== (likely[0] === seat) });
      }
    }
    return more;
  });
  return { dice, beyond: more, fights, story };
}
