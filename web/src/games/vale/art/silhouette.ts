/** The shape of a creature in a box of 512 by 512. */
export interface Silhouette {
  /** The lit shape. */
  readonly d: string;
  /** Darker shapes on it: hair, hollows. */
  readonly ink?: string;
  /** Lines cut into it. */
  readonly cuts?: string;
  /** What shines: eyes, water in a bowl. */
  readonly bright?: string;
  /** Thin lines on what shines: the features of a face. */
  readonly fine?: string;
  /** A dark shape behind it, where an icon leaves a gap. */
  readonly back?: string;
  /** The cuts glow instead of being dark: molten rock. */
  readonly glowingCuts?: boolean;
}

/** The outlines of a path as separate closed paths, so that its hollows can be filled. */
export function outlines(d: string): string[] {
  const pieces: string[] = [];
  let startX = 0;
  let startY = 0;
  for (const piece of d.match(/[Mm][^Mm]*/g) ?? []) {
    const numbers = piece.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const [x = 0, y = 0] = numbers.slice(0, 2).map(Number);
    const relative = piece.startsWith('m');
    startX = relative ? startX + x : x;
    startY = relative ? startY + y : y;
    const rest = piece.slice(1).replace(/^[\s,]*-?(?:\d+\.?\d*|\.\d+)[\s,]*-?(?:\d+\.?\d*|\.\d+)/, '');
    // Numbers straight after a relative move are relative lines.
    const lines = /^[\s,]*[-.\d]/.test(rest) ? (relative ? 'l' : 'L') : '';
    pieces.push(`M${startX} ${startY}${lines}${rest}`);
  }
  return pieces;
}
