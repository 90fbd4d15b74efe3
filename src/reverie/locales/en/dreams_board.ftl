### The board of Dreams: what the things on the table say.

dreams-board-name = Table of Dreams
dreams-board-sky = Sky
dreams-board-visions = Visions
dreams-board-vision = Vision { $number }
dreams-board-vision-titled = Vision { $number }: { $title }
dreams-board-study = Vision { $number }: { $title }. Look closely
dreams-board-told = What is on it, and where
dreams-board-thing = { $name }: { $place }
dreams-board-before = Previous vision
dreams-board-after = Next vision
dreams-board-closer = Look closer
dreams-board-whole = See the whole picture again

## What I am and what I want

dreams-board-role-god = You know the vision.
dreams-board-role-mortal = You do not know the vision.
dreams-board-aim-star-god = You know the vision: show it to the gods, not to the mortal.
dreams-board-aim-star-mortal = You do not know the vision: place a star as if you did.
dreams-board-aim-vote-god = Who did not know the vision? Bet in secret.
dreams-board-aim-vote-mortal = Which vision did the others know? Bet in secret.

## Places

dreams-board-place = { $down }, { $across }
dreams-board-down-0 = at the very top
dreams-board-down-1 = high up
dreams-board-down-2 = halfway down
dreams-board-down-3 = low down
dreams-board-down-4 = at the very bottom
dreams-board-across-0 = far left
dreams-board-across-1 = left
dreams-board-across-2 = centre
dreams-board-across-3 = right
dreams-board-across-4 = far right

## The stars

dreams-board-shade-light = light
dreams-board-shade-grey = grey
dreams-board-shade-black = black
dreams-board-star = Take the { $star }
dreams-board-star-spent = Already placed: { $star }
dreams-board-stars-left = { $count ->
    [0] No star left to place
    [one] { $count } star to place
   *[other] { $count } stars to place
}
dreams-board-grip = Your { $star }: { $place }. Arrows move it, with Shift in big steps; Enter places it for good.
dreams-board-grip-nowhere = still in your hand
dreams-board-across = From left to right
dreams-board-down = From top to bottom
dreams-board-too-near = { $place }: too near another star
dreams-board-place-star = Place the { $shade ->
    [light] light
    [grey] grey
   *[black] black
} star here
dreams-board-touch = Touch the sky
dreams-board-drag = Or drag a star into it.
dreams-board-final = A placed star stays where it is.
dreams-board-remember = Watch who places what: halos fade fast.
dreams-board-placed = { $name }: { $star }, { $place }
dreams-board-lies = { $star }: { $place }
dreams-board-in-words = { $count ->
    [0] The sky is empty
    [one] In the sky: { $count } star
   *[other] In the sky: { $count } stars
}

## The token

dreams-board-token = My token
dreams-board-peek-words = Your secret token: open to look
dreams-board-peek = My token: touch it or hold it to look

## The vote

dreams-board-as-god = As a god: who is the mortal?
dreams-board-as-mortal = As the mortal: which vision?
dreams-board-bet-player = Bet on { $name }
dreams-board-bet-vision = Bet on vision { $number }
dreams-board-your-bet-player = Your bet: { $name }.
dreams-board-your-bet-vision = Your bet: vision { $number }.
dreams-board-choose = Choose your bet.
dreams-board-lock = Lock my vote
dreams-board-lock-hint = You can still change it.
dreams-board-vote-locked = Vote locked
dreams-board-locked-hint = You may change it while others hesitate.
dreams-board-locked = Vote locked
dreams-board-locked-count = Votes locked: { $done } of { $all }.

## The reveal

dreams-board-reveal = Reveal of round { $round }
dreams-board-unveils = The veil lifts…
dreams-board-beat-lay = The stars over each vision
dreams-board-beat-owners = Whose stars they are
dreams-board-beat-votes = The votes
dreams-board-beat-tokens = The tokens
dreams-board-beat-gains = The moons move on
dreams-board-next = Next
dreams-board-skip = Skip
dreams-board-go-on = Next round
dreams-board-bare = Sky
dreams-board-laid = The stars laid over vision { $number }: { $title }
dreams-board-unmasked = The mortal was { $name }; vision { $number } was the true one.
dreams-board-true = Vision { $number }, the true one
dreams-board-mirage = Vision { $number }, a mirage
dreams-board-bet-hidden = bet still hidden
dreams-board-bet-on = bet:
dreams-board-no-vote = No vote
dreams-board-why-unseen = +3 unsuspected
dreams-board-why-named = +2 vision named
dreams-board-why-found = +2 mortal found
dreams-board-why-trusted = +1 beyond suspicion
dreams-board-why-nothing = nothing this time

## The path and the rounds

dreams-board-path = The path of the gods, to 16
dreams-board-path-label = { $name }: { dreams-points }
dreams-board-round = Round { $round }
dreams-board-history = The rounds so far
dreams-board-history-empty = Nothing yet: every round that is over will be here, all open.
dreams-board-belief = Round { $round }: what the stars gave away
dreams-board-belief-star = { $name }, { $star }: { $place }
dreams-board-belief-shift = { $before } → { $after }%
dreams-board-belief-shift-of = vision { $number }: { $before } → { $after }%
dreams-board-lay-on = Lay the stars over
