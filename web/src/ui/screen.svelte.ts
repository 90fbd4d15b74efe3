/** What is open over the screen, what the window is called, whose sky is above, whether it is my turn, and whether there is nothing else to see. */
export const screen = $state({ preferences: false, keys: false, title: '', game: '', astray: false, turn: false });
