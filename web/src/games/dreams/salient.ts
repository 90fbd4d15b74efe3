/** What is on each picture, told by place. It comes when somebody asks: few do, and it is a lot. */

import type { Language } from '../../words';
import { fifth } from './places';

/** A thing on a picture that a player could name. */
export interface Salient {
  readonly u: number;
  readonly v: number;
  /** How light it is on the picture. */
  readonly tone: Tone;
  /** How much it catches the eye. */
  readonly weight: number;
  readonly fr: string;
  readonly en: string;
}

export type Tone = 'light' | 'mid' | 'dark';

type Row = readonly [u: number, v: number, tone: Tone, weight: number, motif: string, fr: string, en: string];
interface Box {
  readonly pictures: readonly { readonly number: number; readonly points: readonly Row[] }[];
}

const files = import.meta.glob<string>('../../../../src/reverie/games/dreams/pictures.json', {
  query: '?raw',
  import: 'default',
});

let coming: Promise<ReadonlyMap<number, readonly Salient[]>> | undefined;

/** Bring the things on all pictures, by number of picture. */
export function salient(): Promise<ReadonlyMap<number, readonly Salient[]>> {
  coming ??= read();
  coming.catch(() => (coming = undefined));
  return coming;
}

async function read(): Promise<ReadonlyMap<number, readonly Salient[]>> {
  const box = JSON.parse((await Object.values(files)[0]?.()) ?? '{"pictures": []}') as Box;
  return new Map(
    box.pictures.map(({ number, points }) => [
      number,
      points.map(([u, v, tone, weight, , fr, en]) => ({ u, v, tone, weight, fr, en })),
    ]),
  );
}

/** The things of a picture from top to bottom, and from left to right at the same height. */
export function inOrder(things: readonly Salient[]): Salient[] {
  return [...things].sort((a, b) => fifth(a.v) - fifth(b.v) || a.u - b.u);
}

/** The name of a thing; in English where the box has no words of the language. */
export const nameOf = (thing: Salient, language: Language): string => (language === 'fr' ? thing.fr : thing.en);
