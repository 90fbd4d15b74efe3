/** How Etherium looks and sounds on the table. */

import type { GameTable } from '../../table/board';
import { learn } from '../../words';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import Form from './Form.svelte';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import Stars from './reveal/Stars.svelte';
import Study from './reveal/Study.svelte';
import { says } from './reveal/says';
import { SOUNDS } from './reveal/sounds';
import { theatre } from './reveal/theatre.svelte';
import Words from './Words.svelte';
import { open, pointsOf } from './view';

await learn('etherium_board', 'etherium_console', 'etherium_reveal');

const table: GameTable = {
  Board,
  Thing,
  Player,
  Badge,
  Story: Stars,
  Study,
  Words,
  Form,
  points: (view) => pointsOf(theatre.view ?? view),
  open,
  // The console takes back token by token.
  undo: ({ waiting }) => !waiting.some(({ kind }) => kind === 'programme'),
  sounds: SOUNDS,
  holds: (event) => theatre.holds(event),
  says,
  veiled: () => theatre.busy,
  finale: 1200,
};

export default table;
