/** How Etherfields looks and sounds on the table. */

import type { GameTable } from '../../table/board';
import { learn } from '../../words';
import Board from './Board.svelte';
import Thing from './Thing.svelte';
import Words from './Words.svelte';

await learn('etherfields_box', 'etherfields_cards', 'etherfields_board');

const table: GameTable = {
  Board,
  Thing,
  Words,
  points: () => [],
  sounds: {
    turn_card: { voice: 'felt', notes: [2] },
    read: { voice: 'breath', notes: [0, 3], gap: 0.3 },
    rolled: { voice: 'wood', notes: [4, 6], gap: 0.08 },
    entity_rolled: { voice: 'wood', notes: [3, 1], gap: 0.1 },
    walked: { voice: 'felt', notes: [5] },
    paid: { voice: 'felt', notes: [6] },
    suffered: { voice: 'breath', notes: [2, 0], gap: 0.2 },
    cured: { voice: 'glass', notes: [8] },
    completed: { voice: 'bell', notes: [5, 8], gap: 0.2 },
    flooded: { voice: 'breath', notes: [1] },
    died: { voice: 'bell', notes: [3, 0], gap: 0.4 },
  },
};

export default table;
