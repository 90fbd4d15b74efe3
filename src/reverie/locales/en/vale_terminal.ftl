### The Vale of Eternity at a terminal.

vale-terminal-round = Round { $round } · first player: { $name }
vale-terminal-discard = discard: { $count }
vale-terminal-market = Around the board
vale-terminal-column-stones = Stones
vale-terminal-column-area = Area
vale-terminal-column-hand = Hand
vale-terminal-commands = A number to choose · ? help · ? NAME explains a card · cards explains those in sight · why says why not · undo · save · rules · log · q
vale-terminal-help =
    Type the number of a choice to play it.
    ? NAME      explains a card or looks up a rule: ? Kappa, ? V4.2
    cards       explains all cards in sight
