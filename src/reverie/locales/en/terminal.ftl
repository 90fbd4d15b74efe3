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
terminal-pile = draw pile: { $count }
terminal-column-player = Player
terminal-column-points = Points
terminal-commands = ? help · why says why not · undo · save · rules · log · q
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
