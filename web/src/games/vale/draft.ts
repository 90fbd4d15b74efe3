/** How far a round has come: who hunts, then who acts and resolves. */

import type { ValeView } from './protocol';

export type Phase = 'hunt' | 'act' | 'resolve';

export function phase(v: ValeView): Phase {
  if (v.agenda.some((step) => step.kind === 'hunt')) return 'hunt';
  return v.agenda.some((step) => step.kind === 'act') ? 'act' : 'resolve';
}

export interface Turn {
  readonly seat: number;
  readonly is: 'done' | 'now' | 'next';
}

/** The markers of a hunt in their order, as far as it has come. */
export function draft(v: ValeView): Turn[] {
  const left = v.agenda.filter((step) => step.kind === 'hunt').length;
  return turns(v.hunts, v.hunts.length - left);
}

/** Who acts, or resolves, in turn. */
export function turnOrder(v: ValeView, awaited: readonly number[]): Turn[] {
  const now = phase(v);
  const left = now === 'act' ? v.agenda.filter((step) => step.kind === 'act').length : 0;
  const at = now === 'act' ? v.order.length - left : v.order.findIndex((seat) => awaited.includes(seat));
  return turns(v.order, at);
}

const turns = (order: readonly number[], at: number): Turn[] =>
  order.map((seat, i) => ({ seat, is: i < at ? 'done' : i === at ? 'now' : 'next' }));
