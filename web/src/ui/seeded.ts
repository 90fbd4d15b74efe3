/** A small seeded generator: the same card is always painted the same way. */
export function seeded(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A value in 0…1 that belongs to a place: used for skylines that run on from card to card. */
export function at(place: number, salt: number): number {
  return seeded(place * 131 + salt * 7919 + 17)();
}
