/** Letters without accents and case, so that "fee" finds "fée". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Whether every word of a wish occurs in a text. */
export function matches(wish: string, text: string): boolean {
  const within = plain(text);
  return plain(wish)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => within.includes(word));
}
