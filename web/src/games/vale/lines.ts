/** How the creatures of a family lie in their space: side by side, or in two lines when there are many. */

/** As many as still show their names side by side. */
const IN_A_LINE = 4;

export const lines = (room: number): number => (room > IN_A_LINE ? 2 : 1);

export const inALine = (room: number): number => Math.ceil(room / lines(room));

/** The share of the width that a column of spaces takes beside the others: its creatures lie side by side. */
export const breadth = (...rooms: readonly number[]): number => Math.max(2.4, 1 + inALine(Math.max(...rooms)));

/** The share of the height of its column that a space takes: an empty one gives way to a full one. */
export function depth(room: number, other: number): number {
  if (lines(other) > 1 && room === 0) return 0;
  return lines(room);
}
