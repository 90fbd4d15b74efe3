/**
 * Places along a line, moved apart until none is nearer to the next than `gap`: as little as can be,
 * those in a crowd evenly to both sides, and none beyond `first` and `last`.
 */
export function apart(places: readonly number[], gap: number, first: number, last: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b);
  const crowds: { middle: number; who: number[] }[] = [];
  const start = ({ middle, who }: { middle: number; who: number[] }): number => {
    const reach = (who.length - 1) * gap;
    return Math.max(first, Math.min(middle - reach / 2, last - reach));
  };
  for (const i of order) {
    let crowd = { middle: places[i]!, who: [i] };
    for (
      let before = crowds.at(-1);
      before && start(before) + before.who.length * gap > start(crowd);
      before = crowds.at(-1)
    ) {
      crowds.pop();
      const who = [...before.who, ...crowd.who];
      crowd = { middle: who.reduce((sum, each) => sum + places[each]!, 0) / who.length, who };
    }
    crowds.push(crowd);
  }
  const moved = [...places];
  for (const crowd of crowds) crowd.who.forEach((i, nth) => (moved[i] = start(crowd) + nth * gap));
  return moved;
}
