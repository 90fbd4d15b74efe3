/**
 * What the reveal of a round has not shown yet.
 *
 * The votes, the tokens and the gains come with one message; the log, the scores and the result
 * wait until the show on the board has come to them.
 */

import type { Happening } from '../../table/board';
import { come, type Beat } from './beats';
import type { DreamsView } from './protocol';

/** At which beat each kind of event is no secret any more. */
const AT: Readonly<Record<string, Beat>> = {
  abstained: 'votes',
  accused: 'votes',
  named: 'votes',
  unmasked: 'tokens',
  gained: 'gains',
  over: 'gains',
};

class Curtain {
  /** The beat that is shown; undefined while nothing is held back. */
  beat = $state<Beat>();
  /** The row whose events are being shown. */
  #row = $state(0);

  /** Begin to show what happened at a row. */
  fall(row: number): void {
    this.beat = 'lay-1';
    this.#row = row;
  }

  /** Hold nothing back any more. */
  rise(): void {
    this.beat = undefined;
  }

  /** Whether something of a beat is still to come. */
  veils(beat: Beat): boolean {
    return this.beat !== undefined && !come(this.beat, beat);
  }

  /** Whether an event is still to come. */
  hides({ n, kind }: Happening): boolean {
    const beat = AT[kind];
    return beat !== undefined && n === this.#row && this.veils(beat);
  }

  /** The points as far as they have been told. */
  points(view: DreamsView): readonly number[] {
    const night = view.nights.at(-1);
    if (!night || !this.veils('gains')) return view.points;
    return view.points.map((total, seat) => total - (night.gains[seat] ?? 0));
  }

  /** The rounds as far as they have been told. */
  nights(view: DreamsView): DreamsView['nights'] {
    return this.veils('gains') ? view.nights.slice(0, -1) : view.nights;
  }
}

/** The curtain of the one board that a page shows. */
export const curtain = new Curtain();

/** What an event belongs to, for those who hear the reveal. */
export function beatOf(event: Happening): Beat | undefined {
  return AT[event.kind];
}
