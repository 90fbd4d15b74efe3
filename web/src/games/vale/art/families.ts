/** The five families of the Vale: each has one sky, one horizon and one light for all its cards. */
export type Family = 'fire' | 'water' | 'earth' | 'wind' | 'dragon';

export const FAMILIES: readonly Family[] = ['fire', 'water', 'earth', 'wind', 'dragon'];

/** Three tones a creature is modelled with, from where the light falls to where it fades. */
export type Tones = readonly [light: string, middle: string, deep: string];

export interface Palette {
  /** From the zenith down to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** Sun or moon, and the halo around it. */
  readonly orb: string;
  readonly halo: string;
  /** Ridges from far to near, then the dark things in front. */
  readonly ridges: readonly [string, string, string];
  readonly front: string;
  readonly mist: string;
  readonly creature: Tones;
  /** The dark that outlines and hollows a creature. */
  readonly ink: string;
  readonly rim: string;
  /** Height of the horizon in a picture 320 units high. */
  readonly horizon: number;
}

export const PALETTES: Readonly<Record<Family, Palette>> = {
  fire: {
    sky: ['#1d0a1f', '#5a1628', '#c7432b', '#ffb45c'],
    orb: '#ffe7a8',
    halo: '#ff9a4a',
    ridges: ['#a8362c', '#6b1c28', '#380f20'],
    front: '#180712',
    mist: '#ff9b57',
    creature: ['#ffefb8', '#ff9a45', '#a32820'],
    ink: '#240815',
    rim: '#fffbe4',
    horizon: 224,
  },
  water: {
    sky: ['#061430', '#0f3d6b', '#2b86a8', '#b8ebe0'],
    orb: '#f4fff9',
    halo: '#8fe3e6',
    ridges: ['#3d8fa8', '#1c5f86', '#0e3c63'],
    front: '#051a35',
    mist: '#a9e6e6',
    creature: ['#f2fffd', '#7fd0ea', '#1d6396'],
    ink: '#051c38',
    rim: '#ffffff',
    horizon: 208,
  },
  earth: {
    sky: ['#132029', '#2f5044', '#9a9450', '#ffe09a'],
    orb: '#fff3c4',
    halo: '#e9c766',
    ridges: ['#6d7a45', '#43552f', '#26371f'],
    front: '#0f1a10',
    mist: '#d9d596',
    creature: ['#fbf3c6', '#b7bd5c', '#56581f'],
    ink: '#141c0f',
    rim: '#fffdea',
    horizon: 230,
  },
  wind: {
    sky: ['#12285a', '#2a6494', '#6fb7bd', '#fbe6c0'],
    orb: '#fffdf0',
    halo: '#ffe9b5',
    ridges: ['#5f9fae', '#3d7f98', '#235c7c'],
    front: '#143f58',
    mist: '#f3faef',
    creature: ['#ffffff', '#a8ecd8', '#1f6f88'],
    ink: '#0a2440',
    rim: '#ffffff',
    horizon: 238,
  },
  dragon: {
    sky: ['#0c0826', '#2b1a5e', '#7440a0', '#f7a8bd'],
    orb: '#ffe9f0',
    halo: '#d77fc4',
    ridges: ['#7a4596', '#46276e', '#241348'],
    front: '#0f0828',
    mist: '#e3a3d8',
    creature: ['#fff3dc', '#d49cf5', '#55279c'],
    ink: '#130a30',
    rim: '#fffaf0',
    horizon: 232,
  },
};
