/** How the creatures of a family lie in their space: side by side, or in two lines when there are many. */

/** As many as still show their names side by side. */
const IN_A_LINE = 4;

export const lines = (room: number): number => (room > IN_A_LINE ? 2 : 1);

export const inALine = (room: number): number => Math.ceil(room / lines(room));
