### The terminal: the table, the commands, the arena.

terminal-prompt = ›
terminal-you = { $name } (you)
terminal-you-are = { $count ->
    [one] You are { $names }.
   *[other] At this keyboard: { $names }.
}
terminal-bots-are = { $count ->
    [one] { $names } is a bot (level: { $levels }).
   *[other] { $names } are bots (level: { $levels }).
}
terminal-round = Round { $round } · first player: { $name }
terminal-pile = draw pile: { $count }
terminal-discard = discard: { $count }
terminal-market = Around the board
terminal-column-player = Player
terminal-column-points = Points
terminal-column-stones = Stones
terminal-column-area = Area
terminal-column-hand = Hand
terminal-dreams-round = Round { $round } · { $name } deals
terminal-dreams-halos = The names tell who placed a star since your turn; remember, it will not be told again.
terminal-dreams-place = Your stars: { $shades }. Type a shade, then how far right and how far down, from -100 to 100: { $first } -30 45
terminal-dreams-bet = Type the number of your bet:
terminal-dreams-column-player = Player
terminal-dreams-column-stars = Stars
terminal-dreams-column-vote = Bet
terminal-dreams-column-gain = Gain
terminal-etherium-season = Season { $season } of 7
terminal-etherium-order = initiative: { $names }
terminal-etherium-supply = Supply: { $cubes }
terminal-etherium-sector = Sector { $sector } · { $name }
terminal-etherium-ruin = a ruin
terminal-etherium-column-levels = Levels
terminal-etherium-column-cubes = Cubes
terminal-etherium-column-tokens = Tokens
terminal-etherium-column-stars = Stars
terminal-etherium-hand = Your Flash cards: { $cards }
terminal-etherium-levels = army { $army }, collector { $collector }, defence { $defence }, guide { $guide }
terminal-etherium-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-etherium-programme = Type { $count } actions, by number or in words: 1 move forest, 2 collect forest, 3 upgrade guide, 4 connect
terminal-etherium-order-cards = Type the numbers of your cards in the order in which they shall act; 0 for none.
terminal-etherium-discard = { $count ->
    [one] Type the number of the card that you discard.
   *[other] Type the numbers of the { $count } cards that you discard.
}
terminal-etherium-etherise = Type how much rock, wood and metal, such as: 1 2 0. { $count } basics make 1 Ether; you can make { $most } at most.
terminal-night-role = Your role: { $role }
terminal-commands = ? help · why says why not · undo · save · rules · log · q
terminal-commands-vale = A number to choose · ? help · ? NAME explains a card · cards explains those in sight · why says why not · undo · save · rules · log · q
terminal-commands-dreams = ? help · pictures tells them again · why says why not · undo · save · rules · log · q
terminal-commands-when_i_dream = ? help · with a slash: /why · /undo · /save · /rules · /log · q
terminal-commands-etherium = A number to choose · ? help · ? NAME explains a card · look explains what is in sight · why says why not · undo · save · rules · log · q
terminal-form = Press Enter to answer, field by field.
terminal-write = { $count ->
    [0] Write, then press Enter.
   *[other] Write, or choose a number, then press Enter.
}
terminal-field = { $field }:
terminal-wait = Enter alone to listen on.
terminal-late = Too late: time is up.
terminal-choose = { $count ->
    [one] Type 1 to choose.
   *[other] Type a number from 1 to { $count }.
}
terminal-several = The numbers of your choice, from 1 to { $count }, with spaces between; 0 for none.
terminal-number = A number between { $least } and { $most }, please.
terminal-help =
    why [WORD]  tells what you cannot do now, and which rule is against it
    undo        takes back your last move, if nobody has learnt anything since
    save [F]    saves the game to a file (reverie play --resume F takes it up again)
    rules [W]   shows the rules, or those with a word in them
    log         tells the game from the beginning
    q           leaves the table
terminal-help-vale =
    Type the number of a choice to play it.
    ? NAME      explains a card or looks up a rule: ? Kappa, ? V4.2
    cards       explains all cards in sight
terminal-help-dreams =
    Type a star as its shade, how far right and how far down (light -30 45), or the number of a bet.
    ? TITLE     tells a picture or looks up a rule: ? The Paper Ship, ? D3.6
    pictures    tells the four pictures again
terminal-help-when_i_dream =
    Write a word to say it, or type the number of a choice; Enter alone listens on.
    Any word may be an answer, so commands take a slash while you are asked for one: /log, /undo.
    ? WORD      looks up a rule: ? mask, ? W3.2
terminal-help-etherium =
    Type the number of a choice to play it; a programme as numbers (6 2 18 18) or in words (1 move forest, 2 collect forest, 3 connect, 4 connect).
    ? NAME          explains a Flash card or finds a rule: ? Muster, ? E8.2
    look            explains your cards, the season and the peoples
terminal-nothing-to-see = There is nothing more to see.
terminal-why-not = I see nothing against it: try, and a refusal cites its rule.
terminal-unclear = I did not understand. Answer as shown above, or press Enter alone to answer field by field.
terminal-no-command = I know no command “{ $command }”. Type ? to see them all.
terminal-nothing-found = I find nothing for “{ $word }”.
terminal-undone = Taken back.
terminal-no-undo = That move cannot be taken back: somebody has answered, or a card was seen.
terminal-saved = Saved to { $path }.
terminal-cannot-save = Cannot write { $path }: { $reason }.
terminal-left = See you soon.
terminal-pass-keyboard = { $name }, it is your turn. Press Enter when you are alone at the screen.
terminal-over = The game is over
terminal-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
terminal-step = move { $n } of { $count }
terminal-watch = Enter: next · b: back · a number: go there · s2: through the eyes of seat 2 · s0: from afar · q
terminal-seats = { $least } to { $most } players
terminal-games = The games of the house
terminal-playing = The bots are playing
terminal-bot = Bot
terminal-win-rate = Wins
terminal-interval = 95% interval
terminal-mean = Mean points
terminal-per-second = per second
terminal-measure = Measure
terminal-plotted = Plot: { $path }
terminal-balance = { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
terminal-trait = Counted by
terminal-value = Which
terminal-played = Played
terminal-edge = × fair share
terminal-source = Points from
terminal-of-winners = Winners
terminal-part = Part of theirs
terminal-everybody = Everybody
terminal-counted = { $thing }: { $count }
terminal-tally-seat = seat
terminal-tally-moves = moves a game
terminal-tally-margin = points between the first and the second
terminal-tally-sources = winners’ points
terminal-level-drowsy = Drowsy
terminal-level-dreaming = Dreaming
terminal-level-lucid = Lucid
terminal-error = Sorry: { $reason }
