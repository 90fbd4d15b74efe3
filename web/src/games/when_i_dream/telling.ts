/** A telling, parted where it names a word: the page lights those words and tilts their cards. */

export interface Named {
  readonly word: number;
  readonly name: string;
}

export interface Piece {
  readonly text: string;
  /** The word that it names. */
  readonly word?: number;
  /** Where it begins in the telling. */
  readonly at: number;
}

/** Lower case without accents, letter by letter, so that places stay the same. */
export function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter.toLowerCase();
    })
    .join('');
}

/** Part a telling. A word is found at the beginning of a word of the text, so that plurals count. */
export function pieces(telling: string, names: readonly Named[]): Piece[] {
  const text = fold(telling);
  const found: { from: number; to: number; word: number }[] = [];
  for (const { word, name } of names) {
    const sought = fold(name);
    for (let from = text.indexOf(sought); from >= 0; from = text.indexOf(sought, from + 1)) {
      const before = text[from - 1];
      const tail = /^\p{L}*/u.exec(text.slice(from + sought.length))?.[0] ?? '';
      if ((before !== undefined && /\p{L}/u.test(before)) || tail.length > 2) continue;
      const to = from + sought.length + tail.length;
      if (!found.some((other) => from < other.to && other.from < to)) found.push({ from, to, word });
      break;
    }
  }
  found.sort((a, b) => a.from - b.from);
  const parted: Piece[] = [];
  let end = 0;
  for (const { from, to, word } of found) {
    if (from > end) parted.push({ text: telling.slice(end, from), at: end });
    parted.push({ text: telling.slice(from, to), word, at: from });
    end = to;
  }
  if (end < telling.length) parted.push({ text: telling.slice(end), at: end });
  return parted;
}

/** Seconds that reading a telling aloud takes, about. */
export function readingTime(telling: string): number {
  return Math.min(40, Math.max(1, telling.length / 14));
}
