### The console of Etherium: programming in secret, what a plan would do, and what is guessed of others.

etherium-console-name = Your screen
etherium-console-programme = The programme, token by token
etherium-console-next = Token { $token }: touch or drag it to an action, or a land.
etherium-console-picked = Token { $token } is in your hand. Where does it go?
etherium-console-whole = All tokens lie, and all of it works if nobody gets in the way.
etherium-console-maybe = All tokens lie. A question mark hangs on how the rest goes.
etherium-console-all-laid = All tokens lie. Pick one up first.
etherium-console-unlaid = Token { $token } is still to be laid.
etherium-console-token = { $token }: { etherium-action }.
etherium-console-walk = { $unit ->
    [0] Your army
   *[1] Your collector
} → { $land }.
etherium-console-rise = { $unit ->
    [0] Army
    [1] Collector
    [2] Defence
   *[3] Guide
} at level { $level }.
etherium-console-gain = Brings { $cubes }.
etherium-console-ether-token = And an Ether token.
etherium-console-capacity = Takes { etherium-capacity }.
etherium-console-cards = { $count ->
    [one] Draws one Flash card.
   *[other] Draws { $count } Flash cards.
}
etherium-console-pay = Costs { $cubes }.
etherium-console-never = cannot work as things stand
etherium-console-perhaps = works perhaps
etherium-console-perhaps-says = That hangs on what comes before.
etherium-console-perhaps-why = Perhaps not: { $why }
etherium-console-slot = { $verb }: { $word }
etherium-console-slots = { $count ->
    [one] one slot
   *[other] { $count } slots
}
etherium-console-price = { $paid ->
    [ether] { $count } Ether
   *[basics] { etherium-basics }
}
etherium-console-lying = { $count ->
    [one] token { $tokens } lies here
   *[other] tokens { $tokens } lie here
}

etherium-console-undo = Undo
etherium-console-redo = Redo
etherium-console-clear = Take all tokens back
etherium-console-walk-plan = Walk the plan over the lands
etherium-console-fold = Fold the slots away
etherium-console-unfold = Unfold the slots
etherium-console-lock = Lock it in
etherium-console-locked = Locked in
etherium-console-waiting = { $count ->
    [one] Still programming: { $names }
   *[other] Still programming: { $names }
}
etherium-console-unlock = Change it

## What is only guessed

etherium-console-guess = Guess the others
etherium-console-only = Only a guess
etherium-console-sandbox = What you guess of the others
etherium-console-whose = Whose programme you guess
etherium-console-sandbox-what = Choose somebody, and lay what you think they lay. Nobody will know.
etherium-console-sandbox-how = Dice at their average, no connections, no cards. Who is not guessed stands still.
etherium-console-guess-hint = What does { $people } lay? Nobody sees what you guess.
etherium-console-forget = Forget the guesses
etherium-console-mine = Back to mine
etherium-console-numbers = The season, number by number
etherium-console-number = Number { $number }
etherium-console-stars = { $people }: { $before } stars before, { $after } after
etherium-console-fight = { $number } · A fight: { $land }
etherium-console-percent = { $percent } %
