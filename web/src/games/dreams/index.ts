/** How Dreams looks and sounds on the table. */

import type { GameTable } from '../../table/board';
import { learn } from '../../words';
import Belief from './Belief.svelte';
import Board from './Board.svelte';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import Form from './Form.svelte';
import Words from './Words.svelte';
import { BEATS, LASTS } from './beats';
import { curtain } from './curtain.svelte';
import { says } from './says';
import { SOUNDS } from './sounds';
import { GOAL, opened } from './view';

await learn('dreams_board');

const table: GameTable = {
  Board,
  Thing,
  Player,
  Words,
  Form,
  Study: Belief,
  open: (views, seat) => opened(views[seat]),
  goal: () => GOAL,
  // A star is final, and a vote can be changed: there is nothing to take back.
  undo: false,
  hides: ({ kind }) => kind === 'token',
  holds: (event) => curtain.hides(event),
  points: (view) => curtain.points(view),
  says,
  veiled: () => curtain.beat !== undefined,
  finale: BEATS.reduce((sum, beat) => sum + LASTS[beat], 0),
  sounds: SOUNDS,
};

export default table;
