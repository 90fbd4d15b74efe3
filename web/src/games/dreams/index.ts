/** How Dreams looks and sounds on the table. */

import type { GameTable } from '../../table/board';
import { learn } from '../../words';
import Board from './Board.svelte';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import { BEATS, LASTS } from './beats';
import { GOAL } from './view';

await learn('dreams_board');

const table: GameTable = {
  Board,
  Thing,
  Player,
  goal: GOAL,
  finale: BEATS.reduce((sum, beat) => sum + LASTS[beat], 0),
  sounds: {
    round: { voice: 'bell', notes: [0, 7], gap: 0.24 },
    pictures: { voice: 'felt', notes: [3, 5, 7, 8], gap: 0.09 },
    token: { voice: 'breath', notes: [5] },
    star: { voice: 'glass', notes: [10] },
    voted: { voice: 'wood', notes: [5] },
    unmasked: { voice: 'bell', notes: [0, 3, 7], gap: 0.22 },
    gained: { voice: 'glass', notes: [8] },
    over: { voice: 'bell', notes: [0, 3, 5, 7, 10], gap: 0.2 },
  },
};

export default table;
