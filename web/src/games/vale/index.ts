/** How the Vale of Eternity looks and sounds on the table. */

import type { GameTable } from '../../table/board';
import { learn } from '../../words';
import Board from './Board.svelte';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import { GOAL } from './deck';
import { open } from './view';

await learn('vale_board');

const table: GameTable = {
  Board,
  Thing,
  Player,
  goal: () => GOAL,
  open,
  way: {
    from: (thing) => (thing.startsWith('stone:') ? 'supply' : thing.startsWith('card:') ? 'pile' : undefined),
    to: (thing) => (thing.startsWith('stone:') ? 'supply' : thing.startsWith('card:') ? 'discard' : undefined),
  },
  sounds: {
    round: { voice: 'bell', notes: [0, 5], gap: 0.2 },
    revealed: { voice: 'felt', notes: [3, 5, 7, 8], gap: 0.07 },
    marked: { voice: 'wood', notes: [7] },
    sold: { voice: 'felt', notes: [3] },
    tamed: { voice: 'felt', notes: [6, 8], gap: 0.08 },
    summoned: { voice: 'breath', notes: [5] },
    stones: { voice: 'glass', notes: [10, 12], gap: 0.07 },
    stones_lost: { voice: 'glass', notes: [8, 6], gap: 0.07 },
    points: { voice: 'bell', notes: [10] },
    points_lost: { voice: 'bell', notes: [3] },
    drawn: { voice: 'felt', notes: [5, 7], gap: 0.06 },
    discarded: { voice: 'felt', notes: [2] },
    recovered: { voice: 'felt', notes: [8, 6], gap: 0.08 },
    retrieved: { voice: 'felt', notes: [4, 7], gap: 0.08 },
    piled: { voice: 'wood', notes: [3] },
    reshuffled: { voice: 'felt', notes: [2, 4, 3, 5], gap: 0.06 },
    activated: { voice: 'glass', notes: [7] },
    copied: { voice: 'glass', notes: [7, 7], gap: 0.12 },
    turn_ended: { voice: 'wood', notes: [2] },
    over: { voice: 'bell', notes: [0, 3, 5, 7, 10], gap: 0.2 },
  },
};

export default table;
