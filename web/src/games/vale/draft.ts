/** Who hunts when: there and back; then who acts and resolves. (V3.3, V4.1, V5.1) */

import type { ValeView } from './protocol';

export type Phase = 'hunt' | 'act' | 'resolve';

/** Seats from the first player on, clockwise. */
export const clockwise = (seats: number, first: number): number[] =>
  Array.from({ length: seats }, (_, turn) => (first + turn) % seats);

/** The whole order of a hunt: there and back. */
export function snake(seats: number, first: number): number[] {
  const there = clockwise(seats, first);
  return [...there, ...there.toReversed()];
}

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
  const cards = v.marks.length;
  const order = snake(v.seats, v.first).slice(0, cards);
  const left = v.agenda.filter((step) => step.kind === 'hunt').length;
  return turns(order, order.length - left);
}

/** Who acts, or resolves, in turn. */
export function turnOrder(v: ValeView, awaited: readonly number[]): Turn[] {
  const order = clockwise(v.seats, v.first);
  const now = phase(v);
  const left = now === 'act' ? v.agenda.filter((step) => step.kind === 'act').length : 0;
  const at = now === 'act' ? v.seats - left : order.findIndex((seat) => awaited.includes(seat));
  return turns(order, at);
}

const turns = (order: readonly number[], at: number): Turn[] =>
  order.map((seat, i) => ({ seat, is: i < at ? 'done' : i === at ? 'now' : 'next' }));
