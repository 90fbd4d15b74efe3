# The words that all games share, on the page as at the terminal.

common-refusal-refused = Rule { $rule } does not allow it.
common-refusal-not_asked = It is not your turn.
common-refusal-over = The game is over.
common-refusal-no_deadline = The time is not up.
