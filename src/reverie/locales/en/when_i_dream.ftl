### When I Dream: all the words of the game.

when_i_dream-tagline = Masked, the Dreamer guesses words; all around, spirits help or mislead.

## The roles and the things

when_i_dream-role-dreamer = Dreamer
    .goal = Guess as many words as you can, then tell your dream.
when_i_dream-role-fairy = Fairy
    .goal = Help the Dreamer: 1 point for each yellow card.
when_i_dream-role-boogeyman = Boogeyman
    .goal = Lead the Dreamer astray: 1 point for each blue card.
when_i_dream-role-sandman = Sandman
    .goal = Keep the two sides level.

when_i_dream-side-yellow = yellow side
when_i_dream-side-blue = blue side
when_i_dream-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What you are asked

when_i_dream-ask-ready = Night falls when everybody is ready.
when_i_dream-ask-clue = Your turn: a clue of one word, or pass.
when_i_dream-ask-compose = Prepare your clue: it goes out on your turn.
when_i_dream-ask-contest = A doubtful clue went out: was it forbidden?
when_i_dream-ask-dream = Guess the word…
when_i_dream-ask-last = The night is ending: one last answer?
when_i_dream-ask-tell = Your turn: tell the dream, with the words you guessed.
when_i_dream-ask-press = Press what you hear.
when_i_dream-ask-press_last = The night is over: what did the Dreamer say to the last card?
when_i_dream-ask-mention = The Dreamer tells the dream. Tick the yellow words that you hear.

when_i_dream-field-word = your word
when_i_dream-field-text = your dream
when_i_dream-field-words = words heard

## Who is awaited, and what for

when_i_dream-wait-ready = { $name } is getting ready.
when_i_dream-wait-clue = { $name } is choosing a word.
when_i_dream-wait-compose = { $name } prepares a clue.
when_i_dream-wait-contest = { $name } may contest a clue.
when_i_dream-wait-dream = { $name } is dreaming.
when_i_dream-wait-last = { $name } may give a last answer.
when_i_dream-wait-tell = { $name } tells the dream.
when_i_dream-wait-press = { $name } holds the buttons.
when_i_dream-wait-press_last = { $name } notes the last answer.
when_i_dream-wait-mention = { $name } listens to the telling.

## The possible answers

when_i_dream-move-ready = I’m ready
    .group = Ready
when_i_dream-move-clue = { $ask ->
    [compose] Keep this word ready
   *[other] Say this word
}
    .group = Clue
when_i_dream-move-pass = { $ask ->
    [compose] Erase my clue
    [last] Do not answer
   *[other] I pass
}
    .group = Pass
when_i_dream-move-object = Contest clue { $clue }
    .group = Contest
when_i_dream-move-answer = Answer
    .group = Answer
when_i_dream-move-aloud = Answer aloud
    .group = Answer
when_i_dream-move-tell = Tell
    .group = Tell
when_i_dream-move-spoken = Said
    .group = Speak
when_i_dream-move-press = { $heard ->
    [right] Right
    [wrong] Wrong
   *[pass] A pass
}
    .group = Answer
when_i_dream-move-foul = Foul by { $name }
    .group = Foul
when_i_dream-move-mention = These words were in it
    .group = Telling

## What happens

when_i_dream-event-round = Night { $round }. { $name } will wear the mask.
when_i_dream-event-role = { $role ->
    [fairy] { $name } gets the role of Fairy.
    [boogeyman] { $name } gets the role of Boogeyman.
    [sandman] { $name } gets the role of Sandman.
   *[other] { $name } gets a secret role.
}
when_i_dream-event-ready = { $name } awaits the night.
when_i_dream-event-night = Night falls. { $name } dreams.
when_i_dream-event-card = { $called ->
    [none] A new word comes up.
   *[other] A new word comes up: “{ $called }”.
}
when_i_dream-event-clue = { $doubtful ->
    [yes] { $name }: “{ $clue }”, a doubtful clue ({ $rule }).
   *[other] { $name }: “{ $clue }”.
}
when_i_dream-event-heard = { $name } gives a clue.
when_i_dream-event-passed = { $name } passes.
when_i_dream-event-spoken = { $name } has spoken.
when_i_dream-event-settled = { $how ->
    [right] Right: it was “{ $called }”.
    [wrong] Wrong: “{ $spoken }” for “{ $called }”.
    [missed] Missed: it was “{ $called }”.
   *[other] The Dreamer has spoken.
}
when_i_dream-event-changed = { $called ->
    [none] The card has changed.
   *[other] A foul: { $name } takes “{ $called }” as a penalty.
}
when_i_dream-event-dawn = The sand has run out. Silence!
when_i_dream-event-left = The last card does not count.
when_i_dream-event-told = { $silent ->
    [yes] { $name } tells nothing.
   *[no] { $count ->
        [0] { $name } tells the dream; no yellow word is in it.
       *[other] { $name } tells the dream. In it: { $heard }.
    }
}
when_i_dream-event-was = { $role ->
    [fairy] { $name } was a Fairy.
    [boogeyman] { $name } was a Boogeyman.
   *[sandman] { $name } was a Sandman.
}
when_i_dream-event-missing = { $role ->
    [fairy] A Fairy was left over.
    [boogeyman] A Boogeyman was left over.
   *[sandman] A Sandman was left over.
}
when_i_dream-event-side = { $side ->
    [yellow] { $count ->
        [0] Nothing on the yellow side.
        [one] { $count } word on the yellow side: { $called }.
       *[other] { $count } words on the yellow side: { $called }.
    }
   *[blue] { $count ->
        [0] Nothing on the blue side.
        [one] { $count } word on the blue side: { $called }.
       *[other] { $count } words on the blue side: { $called }.
    }
}
when_i_dream-event-scored = { $points ->
    [0] { $name } scores nothing.
   *[other] { $name } scores { when_i_dream-points }.
}
when_i_dream-event-over = The game is over: everyone has dreamt.

## Why not

when_i_dream-refusal-not_yet = Not yet: first say that you are ready.
when_i_dream-refusal-one_word = A clue is one single word, in letters, { $most } characters at most.
when_i_dream-refusal-no_contest = Nothing to contest: only a doubtful clue can be, and for 4 seconds.
when_i_dream-refusal-nothing_composed = You have no clue waiting: write one first.
when_i_dream-refusal-clue = Give a clue of one word, or pass.
when_i_dream-refusal-silence = The night is over: spirits are silent. Listen to the Dreamer.
when_i_dream-refusal-answer = Give an answer, or pass.
when_i_dream-refusal-whole_answer = Answer in { $most } words at most.
when_i_dream-refusal-telling = Tell your dream, in { $most } characters at most.
when_i_dream-refusal-no_spirit = Only a spirit can commit a foul: name one of them.
when_i_dream-refusal-press = Press what the Dreamer said.
when_i_dream-refusal-mention = Tick the words of the telling.
when_i_dream-refusal-not_yellow = Only words of the yellow side can be ticked, each once.
when_i_dream-refusal-not_asked = One moment: it is not your turn.
when_i_dream-refusal-over = The game is over.
when_i_dream-refusal-no_deadline = This hourglass has not run out.

## Why a clue did not go out

when_i_dream-withheld-W4-1 = “{ $clue }” is of the same family as the word.
when_i_dream-withheld-W4-2 = “{ $clue }” sounds like the word.
when_i_dream-withheld-W4-3 = “{ $clue }” is not a word of the table’s language.
when_i_dream-withheld-then = Find another one.

## The variants

when_i_dream-option-language = Language of the words
when_i_dream-option-language-fr = French
when_i_dream-option-language-en = English
when_i_dream-option-night = Length of a night
when_i_dream-option-night-90 = 1 min 30
when_i_dream-option-night-120 = 2 minutes
when_i_dream-option-night-150 = 2 min 30
when_i_dream-option-night-180 = 3 minutes
when_i_dream-option-clue = Time for a clue
when_i_dream-option-clue-8 = 8 seconds
when_i_dream-option-clue-5 = 5 seconds
when_i_dream-option-clue-15 = 15 seconds
when_i_dream-option-clue-25 = 25 seconds
when_i_dream-option-order = After each card
when_i_dream-option-order-clockwise = The next spirit goes on
when_i_dream-option-order-left = Again from the Dreamer’s left
when_i_dream-option-fouls = Forbidden clues
when_i_dream-option-fouls-soft = Refused, without penalty
when_i_dream-option-fouls-rulebook = A penalty card
when_i_dream-option-strict = Doubtful clues
when_i_dream-option-strict-no = Said; spirits may contest them
when_i_dream-option-strict-yes = Refused
when_i_dream-option-first = First Dreamer
when_i_dream-option-first-random = At random
when_i_dream-option-first-0 = Seat 1
when_i_dream-option-first-1 = Seat 2
when_i_dream-option-first-2 = Seat 3
when_i_dream-option-first-3 = Seat 4
when_i_dream-option-first-4 = Seat 5
when_i_dream-option-first-5 = Seat 6
when_i_dream-option-first-6 = Seat 7
when_i_dream-option-first-7 = Seat 8
when_i_dream-option-first-8 = Seat 9
when_i_dream-option-first-9 = Seat 10
when_i_dream-option-voice = Voice table
when_i_dream-option-voice-no = Written clues
when_i_dream-option-voice-yes = You talk, a spirit holds the buttons
when_i_dream-option-ears = For the Dreamer
when_i_dream-option-ears-no = Clues spoken and shown
when_i_dream-option-ears-yes = Clues spoken only

## The rules

when_i_dream-rule-W1-1 = The game is for 4 to 10, over as many nights as players: each dreams once, and the mask passes to the left.
    .title = Setup
when_i_dream-rule-W1-2 = There are 110 dream cards of four words each. One of the words is live, any of the four with equal chance.
when_i_dream-rule-W1-3 = Fairies, Boogeymen and Sandmen, in this order: with 4 players, 1 + 1 + 2; with 5, 2 + 1 + 2; with 6, 3 + 2 + 1; with 7, 3 + 2 + 2; with 8, 4 + 3 + 1; with 9, 4 + 3 + 2; with 10, 5 + 4 + 1.
when_i_dream-rule-W1-4 = The first Dreamer is drawn at random; the table may choose otherwise.
when_i_dream-rule-W2-1 = There are as many roles as players. Each spirit is dealt one in secret; the one left over is seen by nobody before the day.
    .title = Night: roles
when_i_dream-rule-W2-2 = The first word of a night is one that the Dreamer cannot have seen.
when_i_dream-rule-W2-3 = The hourglass starts when everybody is ready: 2 minutes, or what the table chose.
when_i_dream-rule-W3-1 = The spirit on the Dreamer’s left gives the first clue, then clockwise without the Dreamer, as many laps as needed.
    .title = Night: the dream
when_i_dream-rule-W3-2 = A clue is exactly one word. Nothing obliges it to be helpful or true.
when_i_dream-rule-W3-3 = A spirit may pass.
when_i_dream-rule-W3-4 = A spirit who takes too long passes: 5 seconds aloud, 8 in writing. A clue may be composed ahead; it goes out when the turn comes.
when_i_dream-rule-W3-5 = The Dreamer may cut in at any moment with an answer or a pass. One answer a card.
when_i_dream-rule-W3-6 = A right answer: the card goes to the yellow side. A wrong answer or a pass: to the blue side. An answer spoken aloud counts if it sounds like the word.
when_i_dream-rule-W3-7 = A new word comes up and clues go on with the next spirit or, if the table so chose, from the Dreamer’s left.
when_i_dream-rule-W3-8 = All night long, the Dreamer does not learn whether an answer was right.
when_i_dream-rule-W3-9 = Spirits see the word, both sides and the answers. The Dreamer sees neither word, nor sides, nor counts, nor hourglass.
when_i_dream-rule-W4-1 = Forbidden: a word of the same family as the live word (Prince for Princess), or the word itself.
    .title = Forbidden clues
when_i_dream-rule-W4-2 = Forbidden: a word that sounds like it (Mountain for Fountain). A short word that differs from it in one sound only (Boat and Goat) is doubtful: it is said, and may be contested, unless the table refuses such clues.
when_i_dream-rule-W4-3 = Forbidden: a word of another language than the table’s (Vélo for Bike).
when_i_dream-rule-W4-4 = The offender takes the card as a penalty: it counts for neither side. A new word comes up, the Dreamer is told that the card has changed, the hourglass runs on.
when_i_dream-rule-W4-5 = What is not one word (several words, digits, spelling out, pictures) is refused without penalty; the seconds run on.
when_i_dream-rule-W4-6 = At a soft table a forbidden clue is refused with its reason, without penalty, and may be replaced within the seconds left.
when_i_dream-rule-W4-7 = A doubtful clue goes out. For 4 seconds the other spirits may contest it; more than half of them make it a foul. If the card was settled meanwhile, it leaves its side.
when_i_dream-rule-W5-1 = When the sand has run out, spirits are silent at once.
    .title = The end of the night
when_i_dream-rule-W5-2 = The Dreamer has 10 seconds to answer the card in play, without a further clue. Unanswered, it stays without effect.
when_i_dream-rule-W6-1 = Still masked, the Dreamer tells the dream within 75 seconds, with the words believed to be guessed: a story or a plain list.
    .title = Day
when_i_dream-rule-W6-2 = A yellow card is mentioned if its word occurs in the telling. Other words cost nothing.
when_i_dream-rule-W6-3 = Then the mask comes off: roles, sides and the missing role are shown.
when_i_dream-rule-W6-4 = Each Fairy scores the number of yellow cards.
when_i_dream-rule-W6-5 = Each Boogeyman scores the number of blue cards.
when_i_dream-rule-W6-6 = The Dreamer scores the yellow cards, and 2 more for mentioning them all. Without a yellow card there is no bonus.
when_i_dream-rule-W6-7 = Each Sandman: sides equal, the yellow cards plus 2; a difference of one, the larger side; more, the smaller side.
when_i_dream-rule-W6-8 = The cards of the night go under the pile, with another of their words live; penalty cards stay.
when_i_dream-rule-W7-1 = After everyone has dreamt: points minus penalty cards. The highest total wins; a tie goes to fewer penalties; then the victory is shared. A total may be below zero.
    .title = The end

## The table in words

when_i_dream-view-round = Night
when_i_dream-view-dreamer = Dreamer
    .kind = seat
when_i_dream-view-role = Your role
    .kind = role
when_i_dream-view-turn = Speaking now
    .kind = seat
when_i_dream-view-cards = This night
    .none = nothing yet
    .of = table
    .each = { $fate ->
        [yellow] { $word }, yellow side
        [blue] { $word }, blue side
        [foul] { $word }, penalty
        [left] { $word }, without effect
       *[other] { $word }: { $clues }
    }
    .clues = “{ $clue }” ({ $name }, clue { $number })
when_i_dream-view-withheld = Your refused clues
    .of = table
    .each = “{ $clue }” ({ $rule })
when_i_dream-view-telling = The dream
when_i_dream-view-points = Points
when_i_dream-view-penalties = Penalties
    .kind = count
