"""When I Dream: a masked Dreamer guesses words from the clues of spirits, some of whom lie."""
