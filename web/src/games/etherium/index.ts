/** How Etherium looks and sounds on the table. */

import type { GameTable } from '../../table/board';
import { learn } from '../../words';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import { open, pointsOf } from './view';

await learn('etherium_board');

const table: GameTable = {
  Board,
  Thing,
  Player,
  Badge,
  points: pointsOf,
  open,
};

export default table;
