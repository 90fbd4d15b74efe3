/** The signs of peoples, cubes and lands: each kind its own shape, so that colour is never the only sign. */

/** On a field of 24 by 24: what each people wears. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  psolos: 'M5 20V9l3-2v3h2V5l2-2 2 2v5h2V7l3 2v11h-5v-4a2 2 0 0 0-4 0v4z',
  reces: 'M12 2.5l2.2 5.2C17 6 19.4 6 21 7.6c-.6 4.6-3.4 7.2-7 7.6V21.5h-4V15.2c-3.6-.4-6.4-3-7-7.6C4.6 6 7 6 9.8 7.7z',
  hivalia:
    'M8 3v7.5a4 4 0 0 0 3 3.87V21.5h2v-7.13a4 4 0 0 0 3-3.87V3h-2.2v7.5a1.8 1.8 0 0 1-3.6 0V3zM3.2 6v5h1.6V6zM19.2 6v5h1.6V6z',
  ertis:
    'M12 2.5c5.5 4 7.5 8.3 6 12.7-1 2.8-3 4.1-5.1 4.5v2.3h-1.8v-2.3C9 19.3 7 18 6 15.2c-1.5-4.4.5-8.7 6-12.7zm-.9 6.2v3L8.8 9.9l-1 1.4 3.3 2.7v3.5h1.8V14l3.3-2.7-1-1.4-2.3 1.8v-3z',
  meinas:
    'M2.5 17.5C7 17.5 9.5 15 10.5 11c-1.8 1.4-3.8 2-6 1.8C8.6 10.6 11.5 6.8 12.8 2.5c3.5 3 6.4 6.6 8.7 11-1.7-.6-3.3-.7-4.8-.3 1.6 2 2.5 4.5 2.6 7.8-2.1-2.2-4.3-3.3-6.8-3.3-3 0-6.3.9-10 3.3z',
  mauhea:
    'M12 5C7.3 5 3.7 7.7 1.8 12c1.9 4.3 5.5 7 10.2 7s8.3-2.7 10.2-7C20.3 7.7 16.7 5 12 5zm0 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zm0 2.3a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z',
  nobody: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 2a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
};

/** The cut of a people's banner, on a field of 24 by 30. */
export const CUTS: Readonly<Record<string, string>> = {
  psolos: 'M1 1h22v27h-6v-4h-4v4h-2v-4H7v4H1z',
  reces: 'M1 1h22v28l-11-8-11 8z',
  hivalia: 'M1 1h22v17a11 11 0 0 1-22 0z',
  ertis: 'M1 1h22v14C23 21 18 26 12 29 6 26 1 21 1 15z',
  meinas: 'M1 1h22v18L1 29z',
  mauhea: 'M1 1h22v16L12 29 1 17z',
  nobody: 'M1 1h22v27H1z',
};

/** The weave of a people's cloth, as strokes over the cut. */
export const WEAVES: Readonly<Record<string, string>> = {
  psolos: 'M1 8h22M1 15h22M1 22h22M8 1v7M16 8v7M8 15v7M16 22v6',
  reces: 'M-3 12L12 1l15 11M-3 20L12 9l15 11M-3 28l15-11 15 11',
  hivalia: 'M-1 8c4-4 8 4 12 0s8 4 14 0M-1 15c4-4 8 4 12 0s8 4 14 0M-1 22c4-4 8 4 12 0s8 4 14 0',
  ertis: 'M12 1v28M12 8L1 3M12 8l11-5M12 16L1 11M12 16l11-5M12 24L1 19M12 24l11-5',
  meinas: 'M-2 10L20-4M-2 18L26 0M-2 26L26 8M-2 34l28-18',
  mauhea:
    'M12 5a1 1 0 1 0 .1 0M5 12a1 1 0 1 0 .1 0M19 12a1 1 0 1 0 .1 0M12 20a1 1 0 1 0 .1 0M5 3a1 1 0 1 0 .1 0M19 3a1 1 0 1 0 .1 0',
  nobody: '',
};
