/** How When I Dream looks and sounds on the table. */

import type { GameTable } from '../../table/board';
import { learn } from '../../words';
import Board from './Board.svelte';
import Form from './Form.svelte';
import Mask from './Mask.svelte';
import Study from './Study.svelte';
import Thing from './Thing.svelte';
import Words from './Words.svelte';
import { says } from './says';
import type { DreamView } from './protocol';
import { isIdle, openNight, tells } from './view';

await learn('when_i_dream_board');

const table: GameTable = {
  Board,
  Thing,
  Badge: Mask,
  Study,
  Words,
  Form,
  open: openNight,
  points: ({ totals }: DreamView) => totals,
  undo: false,
  says,
  timed: true,
  omits: isIdle,
  finale: 14_000,
  // A role is there to peek at.
  hides: ({ kind }) => kind === 'role',
  tells,
  // Whatever the Dreamer hears is the same for right, wrong and pass.
  sounds: {
    round: { voice: 'bell', notes: [0, 3], gap: 0.25 },
    ready: { voice: 'wood', notes: [5] },
    night: { voice: 'breath', notes: [2, 0], gap: 0.4 },
    card: { voice: 'felt', notes: [6] },
    clue: { voice: 'glass', notes: [10] },
    passed: { voice: 'felt', notes: [2] },
    spoken: { voice: 'glass', notes: [10] },
    settled: { voice: 'wood', notes: [4, 6], gap: 0.08 },
    changed: { voice: 'breath', notes: [4] },
    dawn: { voice: 'bell', notes: [7, 5, 3], gap: 0.18 },
    told: { voice: 'bell', notes: [3, 5, 8], gap: 0.2 },
    was: { voice: 'felt', notes: [5] },
    over: { voice: 'bell', notes: [0, 3, 5, 7, 10], gap: 0.2 },
  },
};

export default table;
