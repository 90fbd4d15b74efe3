/** What is open over the screen, and what the window is called. */
export const screen = $state({ preferences: false, keys: false, title: '' });
