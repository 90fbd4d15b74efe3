/** What follows from a view of Dreams. */

import { content } from './box.json';
import type { DreamsView, Shade, Star } from './protocol';

/** A star as it lies: thousandths of half the sky, from left to right and from top to bottom. */
export type Placed = Omit<Star, 'kind'>;

export interface DreamsContent {
  /** By language, picture 1 first. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
}

export const SHADES = content.shades as readonly Shade[];
/** The numbers of the four visions of a round. */
export const NUMBERS: readonly number[] = content.numbers;
/** What the token of the mortal shows. */
export const MORTAL = content.mortal;

/** The score that ends the game. */
export const GOAL = content.goal;

/** The title of a picture. */
export function titled(content: DreamsContent | null, picture: number, language: string): string {
  const titles = content?.titles[language] ?? content?.titles.en;
  return titles?.[picture - 1] ?? '';
}

/** The file of a picture. */
export function drawn(picture: number): string {
  return `/dreams/${String(picture).padStart(3, '0')}.svg`;
}

/** A view with the owner of every star: for looking back with open eyes. */
export function opened(view: DreamsView): DreamsView {
  const owners = view.owners.slice();
  view.memory.forEach((index, k) => (owners[index] = view.placers[k] ?? null));
  return { ...view, owners };
}
