/** What a seat knows of Dreams, as the server tells it. */

export type Shade = 'light' | 'grey' | 'black';

/** A star as it lies: thousandths of half the sky, from left to right and from top to bottom. */
export interface Star {
  readonly shade: Shade;
  readonly u: number;
  readonly v: number;
}

/** A round that is over and lies open; its stars in the order of placing. */
export interface Night {
  readonly dealer: number;
  readonly pictures: readonly number[];
  readonly vision: number;
  readonly mortal: number;
  readonly stars: readonly Star[];
  readonly votes: readonly (number | null)[];
  readonly gains: readonly number[];
}

export interface DreamsView {
  readonly seat: number | null;
  readonly seats: number;
  readonly round: number;
  readonly dealer: number;
  readonly points: readonly number[];
  readonly pictures: readonly number[];
  /** One's own: the number of the true vision, or `MORTAL`; null for a spectator. */
  readonly token: number | null;
  /** From top to bottom, so that their order tells nothing. */
  readonly stars: readonly Star[];
  /** Who placed each, where the table shows it. */
  readonly owners: readonly (number | null)[];
  /** Which of `stars` was placed first, second…: for looking back, and for no screen before the reveal. */
  readonly memory: readonly number[];
  readonly left: readonly (readonly Shade[])[];
  readonly vote: number | null;
  readonly locked: readonly boolean[];
  /** Who has seen how the round went. */
  readonly seen: readonly boolean[];
  readonly nights: readonly Night[];
  readonly agenda: readonly unknown[];
}

export interface DreamsContent {
  /** By language, picture 1 first. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
}

export const SHADES: readonly Shade[] = ['light', 'grey', 'black'];
export const NUMBERS = [1, 2, 3, 4] as const;
export const MORTAL = 0;
export const GOAL = 16;

/** The title of a picture. */
export function titled(content: DreamsContent | null, picture: number, language: string): string {
  return content?.titles[language]?.[picture - 1] ?? '';
}

/** The file of a picture. */
export function drawn(picture: number): string {
  return `/dreams/${String(picture).padStart(3, '0')}.svg`;
}

/** Who placed the k-th star of a night. */
export function placer(night: Night, k: number): number {
  return (night.dealer + k) % night.votes.length;
}

/** A view with the owner of every star: for looking back with open eyes. */
export function opened(view: DreamsView): DreamsView {
  const owners = view.owners.slice();
  view.memory.forEach((index, k) => (owners[index] = (view.dealer + k) % view.seats));
  return { ...view, owners };
}
