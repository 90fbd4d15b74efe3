/** How the creatures of a family lie in their space: side by side, or in two lines when there are many. */

/** As many as still show their names side by side. */
const IN_A_LINE = 4;

export const lines = (room: number): number => (room > IN_A_LINE ? 2 : 1);

export const inALine = (room: number): number => Math.ceil(room / lines(room));

/** A column of opponents that is lower than this, in pixels, has no room for large cards in late rounds. */
const LOW = 720;

/** How many cards of an opponent lie side by side: few opponents leave room for larger ones, as long as all are seen. */
export function inARow(others: number, round: number, height: number): number {
  const usual = Math.min(5, others + 2);
  if (height >= LOW || round <= usual) return usual;
  return others > 2 ? 7 : Math.max(usual, 5);
}
