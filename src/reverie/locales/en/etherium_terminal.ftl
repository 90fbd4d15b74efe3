### Etherium at a terminal.

etherium-terminal-season = Season { $season } of 7
etherium-terminal-order = initiative: { $names }
etherium-terminal-supply = Supply: { $cubes }
etherium-terminal-sector = Sector { $sector } · { $name }
etherium-terminal-ruin = a ruin
etherium-terminal-column-levels = Levels
etherium-terminal-column-cubes = Cubes
etherium-terminal-column-tokens = Tokens
etherium-terminal-column-stars = Stars
etherium-terminal-hand = Your Flash cards: { $cards }
etherium-terminal-levels = army { $army }, collector { $collector }, defence { $defence }, guide { $guide }
etherium-terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
etherium-terminal-programme = Type { $count } actions, by number or in words: 1 move forest, 2 collect forest, 3 upgrade guide, 4 connect
etherium-terminal-order-cards = Type the numbers of your cards in the order in which they shall act; 0 for none.
etherium-terminal-discard = { $count ->
    [one] Type the number of the card that you discard.
   *[other] Type the numbers of the { $count } cards that you discard.
}
etherium-terminal-etherise = Type how much rock, wood and metal, such as: 1 2 0. { $count } basics make 1 Ether; you can make { $most } at most.
etherium-terminal-commands = A number to choose · ? help · ? NAME explains a card · look explains what is in sight · why says why not · undo · save · rules · log · q
etherium-terminal-help =
    Type the number of a choice to play it; a programme as numbers (6 2 18 18) or in words (1 move forest, 2 collect forest, 3 connect, 4 connect).
    ? NAME          explains a Flash card or finds a rule: ? Muster, ? E8.2
    look            explains your cards, the season and the peoples
