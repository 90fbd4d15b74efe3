"""Tables in play: held in memory, moved by people, bots and clocks, stored row by row."""
