### The reveal of Etherium: what the theatre says.

## Its beats

etherium-reveal-name = The reveal
etherium-reveal-numbers = Numbers of this season
etherium-reveal-number = Number { $number }
etherium-reveal-token = { $number }: { $action }
etherium-reveal-beat-dawn = A season begins
etherium-reveal-beat-season = The season is revealed
etherium-reveal-beat-cards = The cards are shown
etherium-reveal-beat-card = A card acts
etherium-reveal-beat-screens = The screens fall
etherium-reveal-beat-number = Number { $number }
etherium-reveal-beat-action = Action { $number }: { $action }
etherium-reveal-beat-conflict = { $siege ->
    [yes] Siege
   *[no] Assault
}
etherium-reveal-beat-pillage = Pillage
etherium-reveal-beat-roll = The dice are cast
etherium-reveal-beat-tie = Equal: once more
etherium-reveal-beat-won = The fight is decided
etherium-reveal-beat-after = After the fight
etherium-reveal-beat-more = And then
etherium-reveal-beat-dusk = The season ends
etherium-reveal-beat-end = The stars are counted
etherium-reveal-fails = Impossible
etherium-reveal-programme = { $name }: { $actions }
etherium-reveal-unfolds = The reveal goes on.
etherium-reveal-waits = It is yours to answer: the reveal hurries.

## Its pace

etherium-reveal-pause = Pause
etherium-reveal-play = Go on
etherium-reveal-step = Next moment
etherium-reveal-back = Moment before
etherium-reveal-skip = Show the table as it is
etherium-reveal-speed = Speed { $speed }×
etherium-reveal-replay = See the season again
etherium-reveal-again = Once more, from the programmes on

## A fight

etherium-reveal-fight = { $siege ->
    [yes] Siege of { $place }
   *[no] Assault on { $place }
}
etherium-reveal-side-army = Army
etherium-reveal-side-defence = Defence
etherium-reveal-to-roll = still to roll
etherium-reveal-to-beat = { $total } to beat
etherium-reveal-winner = wins
etherium-reveal-out = left behind
etherium-reveal-die = { $die }
etherium-reveal-dice = Dice: { $dice }
etherium-reveal-source-affinity = its season
etherium-reveal-source-capacity = a capacity
etherium-reveal-source-season = the season
etherium-reveal-source-guide = guide
etherium-reveal-added = { $source } +{ $count }

## Why

etherium-reveal-why = Why?
etherium-reveal-clause = Rule { $rule }
etherium-reveal-how = How it came to that
etherium-reveal-part-level = level
etherium-reveal-part-people = power
etherium-reveal-part-affinity = its season
etherium-reveal-part-capacity = capacity
etherium-reveal-part-card = card
etherium-reveal-part-season = season
etherium-reveal-part-drought = drought
etherium-reveal-no-longer = Your plan was good when it was laid: this happened since.

## Flash cards

etherium-reveal-window-priority = A card before your action?
etherium-reveal-window-fight = A card before this fight?
etherium-reveal-window-loss = { $unit ->
    [0] Your army is about to lose a level.
   *[1] Your collector is about to lose a level.
}
etherium-reveal-window-roll = Your roll: { $total } so far.
etherium-reveal-guide = { $count ->
    [0] As it is
   *[other] Guide +{ $count }
}
etherium-reveal-pass = Pass
etherium-reveal-hold = Ask me before my actions and fights
    .short = Ask me
etherium-reveal-hold-hint = Off: the page passes for you, at the same pace as if you thought it over. Nobody learns which.
etherium-reveal-until-season = Pass until the season ends
etherium-reveal-passes-for-you = The page passes for you.
etherium-reveal-passing = Passing until the season ends
    .short = Passing
etherium-reveal-never = Never ask for { $card }
etherium-reveal-asked-again = Ask for every card again
etherium-reveal-nothing-fits = None of your cards would change anything now.

## The stars

etherium-reveal-stars = How the stars were made
etherium-reveal-by-source = Stars by what they were won with
etherium-reveal-season-stars = { $name }, season { $season }: { $stars }

## The dice’s share

etherium-reveal-luck = The dice’s share
etherium-reveal-luck-told = { $dice ->
    [one] { $dice } die was cast
   *[other] { $dice } dice were cast
}: { $side ->
    [above] { $beyond } pips above the average.
    [below] { $beyond } pips below the average.
   *[even] the average exactly.
}
etherium-reveal-luck-fights = { $won } of { $fights } fights won; { $by ->
    [0] none was decided by the dice alone.
    [one] { $by } was decided by the dice alone.
   *[other] { $by } were decided by the dice alone.
}
etherium-reveal-by-dice = { $won ->
    [yes] Won at { $place } by the dice alone
   *[no] Lost at { $place } by the dice alone
}
