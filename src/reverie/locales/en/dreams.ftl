### Dreams: every word of the game.

dreams-tagline = Gods share a vision; a mortal among them guesses it, and pretends.

## The things

dreams-god = god
dreams-mortal = mortal
dreams-vision = true vision
dreams-mirage = mirage
dreams-sky = sky
dreams-token = token
dreams-vote-disc = vote disc
dreams-path = path of the gods
dreams-moon = crescent moon
dreams-dealer = dealer

dreams-shade-light = light star
dreams-shade-grey = grey star
dreams-shade-black = black star

dreams-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What a token says

dreams-token-0 = You are the mortal: you do not know the true vision.
dreams-token-1 = You are a god: the true vision is 1.
dreams-token-2 = You are a god: the true vision is 2.
dreams-token-3 = You are a god: the true vision is 3.
dreams-token-4 = You are a god: the true vision is 4.

## What you are asked

dreams-ask-star = Your turn: place a star anywhere in the sky.
dreams-ask-vote = Your vote, in secret.

dreams-ask-reveal = Look at the round, then go on.

dreams-field-shade = star
dreams-field-u = from left (−1000) to right (1000)
dreams-field-v = from top (−1000) to bottom (1000)
dreams-field-choice = Your bet
dreams-field-lock = lock it

## Who is awaited, and what for

dreams-wait-star = { $name } is placing a star.
dreams-wait-vote = { $name } is voting.
dreams-wait-reveal = { $name } is still looking at the round.

## The answers there are

dreams-move-star = Place the { $shade ->
    [light] light star
    [grey] grey star
   *[black] black star
} at { $u }; { $v }
    .group = Place
dreams-move-vote = { $lock ->
    [yes] Bet on { $choice } and lock it
   *[no] Bet on { $choice }
}
    .group = Vote
dreams-move-go_on = Go on
    .group = Go on

## What happens

dreams-event-round = Round { $round }. { $name } deals the tokens.
dreams-event-reshuffled = The pictures set aside return to the pile: { $pictures } pictures.
dreams-event-pictures = Four pictures appear.
dreams-event-token = { $name } receives a token.
dreams-event-star = { $name } places a star.
dreams-event-voted = { $locked ->
    [yes] { $name }’s vote is locked.
   *[no] { $name } is still in two minds.
}
dreams-event-abstained = { $name } did not vote.
dreams-event-accused = { $name } bets on { $target }.
dreams-event-named = { $name } bets on vision { $number }.
dreams-event-unmasked = The mortal was { $name }; the true vision was { $vision }.
dreams-event-gained = { $points ->
    [0] { $name } gains nothing and stays at { $total }.
   *[other] { $name } gains { dreams-points }: { $total } in all.
}
dreams-event-over = The game is over.

## Why not

dreams-refusal-star_first = It is time to place a star.
dreams-refusal-outside = This place is outside the sky: stay inside.
dreams-refusal-not_left = This star is already placed: take another.
dreams-refusal-too_near = Too near another star: move it away a little.
dreams-refusal-vote_first = It is time to vote.
dreams-refusal-look_first = The round lies open: look at it, then go on.
dreams-refusal-no_vision = Bet on a vision, from 1 to 4.
dreams-refusal-no_player = Bet on somebody at the table.
dreams-refusal-yourself = You cannot bet on yourself: choose somebody else.
dreams-refusal-not_asked = One moment: it is not your turn.
dreams-refusal-over = The game is over.
dreams-refusal-no_deadline = No hourglass has run out.

## The table in words

dreams-view-round = Round
dreams-view-dealer = Dealer
    .kind = seat
dreams-view-points = Points
dreams-view-left = Stars to place
    .none = none
    .kind = shade

## The variants

dreams-option-owner = Owner of each star
dreams-option-owner-hidden = From memory
dreams-option-owner-at_vote = Shown at the vote
dreams-option-owner-always = Always shown
dreams-option-clock = Hourglasses
dreams-option-clock-usual = 30 s a star, 60 s a vote
dreams-option-clock-none = None

## The rules

dreams-rule-D1-1 = The game is for 3 to 6. Each has a colour, a score of 0 and three stars: one light, one grey, one black.
    .title = Setup
dreams-rule-D1-2 = 72 dream pictures are shuffled into a pile.
dreams-rule-D1-3 = There are four piles of tokens, one for each number from 1 to 4. Each has one mortal token; all others, one fewer than there are players, are god tokens of that number.
dreams-rule-D1-4 = The first dealer is drawn at random; afterwards the deal passes to the left.
dreams-rule-D2-1 = Four pictures are revealed as a square, numbered 1 to 4, all oriented like the sky: a place on a picture is a place in the sky.
    .title = A round begins
dreams-rule-D2-2 = One pile is chosen blindly and dealt, one token each. The vision and the mortal are drawn at random, independently; nobody can know more.
dreams-rule-D2-3 = You see only your own token. A god’s shows the number of the true vision; the mortal’s says that they do not know it.
dreams-rule-D3-1 = The dealer starts, then play passes to the left: one star a turn, three laps, until all are placed.
    .title = The stars
dreams-rule-D3-2 = You choose which of your remaining stars to place, and any place in the sky.
dreams-rule-D3-3 = A placed star is final: nobody moves or removes it.
dreams-rule-D3-4 = Shades have no meaning in the rules; players give them one.
dreams-rule-D3-5 = Stars are not in the players’ colours: remember for yourselves. A halo in the player’s colour marks the placing for 2 seconds, then is gone; the log does not tell. A variant shows whose stars they are, for the vote or always.
dreams-rule-D3-6 = The sky is an ellipse. Nothing is placed outside it, nor almost on top of another star: each must be told from the others.
dreams-rule-D3-7 = No grid, no snapping, no tracing: too exact a place would give the vision away.
dreams-rule-D4-1 = All vote secretly and at the same time. Each god bets on the player they take for the mortal; the mortal bets on the number of the true vision.
    .title = The vote
dreams-rule-D4-2 = A god cannot bet on themself.
dreams-rule-D4-3 = A vote can be changed until every player has locked theirs.
dreams-rule-D4-4 = All votes are shown at once, then all tokens. The round lies open until everybody has seen it.
dreams-rule-D4-5 = From outside, a god’s turn and the mortal’s look the same in every respect.
dreams-rule-D5-1 = The mortal gains 3 points if no god bet on them.
    .title = Score
dreams-rule-D5-2 = The mortal gains 2 points if they named the true vision.
dreams-rule-D5-3 = A god gains 2 points for betting on the mortal.
dreams-rule-D5-4 = A god gains 1 point if nobody bet on them.
dreams-rule-D5-5 = The gains add up.
dreams-rule-D6-1 = If nobody has 16 points, the stars come back, the four pictures are set aside, the tokens are restacked and the next dealer takes over.
    .title = Next round and end
dreams-rule-D6-2 = The game ends with the round in which someone reaches or passes 16 points. The highest score wins; several can win; there is no tie-break.
dreams-rule-D6-3 = When fewer than four pictures remain, those set aside return to the pile.
dreams-rule-D6-4 = Among people: 30 seconds a star, 60 a vote, 45 to look at a round that lies open, unless the table plays without hourglasses. Alone against bots nobody is hurried, unless one wishes it. After that, a bot places the star for the player’s true role; a missing vote is an abstention: it suspects nobody, names nothing and gains nothing as a bet.
dreams-rule-D6-5 = Talk is free, truth and lies alike. A spectator who sees tokens cannot write to players.
