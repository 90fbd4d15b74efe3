# The words that all games share, on the page as at the terminal.

# What the language calls itself; how its numbers and dates are written; the word before the last of several names.
common-language = English
    .locale = en-GB
common-and = and

common-refusal-refused = Rule { $rule } does not allow it.
common-refusal-not_asked = It is not your turn.
common-refusal-over = The game is over.
common-refusal-no_deadline = The time is not up.
