"""The games in a terminal: a table drawn with Rich, numbered answers, words that explain."""
