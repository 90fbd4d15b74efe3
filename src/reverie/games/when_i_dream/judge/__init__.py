"""Judges of words: `plain` needs nothing but the box, `word_judge` the packages of the extra `words`."""
