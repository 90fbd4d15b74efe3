/** What follows from a view of Dreams. */

import { content } from './box.json';
import type { DreamsView, Night, Shade, Star } from './protocol';

/** A star as it lies: thousandths of half the sky, from left to right and from top to bottom. */
export type Placed = Omit<Star, 'kind'>;

export interface DreamsContent {
  /** By language, picture 1 first. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
  /** The score that ends the game. */
  readonly goal: number;
}

export const SHADES = content.shades as readonly Shade[];
/** The numbers of the four visions of a round. */
export const NUMBERS: readonly number[] = content.numbers;
/** What the token of the mortal shows. */
export const MORTAL = content.mortal;

/** The title of a picture. */
export function titled(content: DreamsContent | null, picture: number, language: string): string {
  const titles = content?.titles[language] ?? content?.titles.en;
  return titles?.[picture - 1] ?? '';
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
