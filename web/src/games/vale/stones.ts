export type StoneColour = 'red' | 'blue' | 'purple';

export const STONE_COLOURS: readonly StoneColour[] = ['red', 'blue', 'purple'];
