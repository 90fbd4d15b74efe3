/** What is open over the screen, what the window is called, and whose sky is above. */
export const screen = $state({ preferences: false, keys: false, title: '', game: '' });
