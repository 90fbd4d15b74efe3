### The table of When I Dream: what the night, the cards and the day say.

when_i_dream-board-name = The dreaming room

## Before the night

when_i_dream-board-night-of = Night { $round } of { $rounds }
when_i_dream-board-sleeps = { $name } puts on the mask
when_i_dream-board-you-sleep = Tonight you are the Dreamer
when_i_dream-board-you-sleep-how = Listen to the voices, guess the word, answer whenever you like. Some voices lie.
when_i_dream-board-you-sleep-voice = Close your eyes. Your friends speak; answer aloud.
when_i_dream-board-your-role = Your role lies face down.
when_i_dream-board-roles-here = The roles at this table; one of them is left over:
when_i_dream-board-role-count = { $role ->
    [fairy] { $count ->
        [one] { $count } Fairy
       *[other] { $count } Fairies
    }
    [boogeyman] { $count ->
        [one] { $count } Boogeyman
       *[other] { $count } Boogeymen
    }
   *[sandman] { $count ->
        [one] { $count } Sandman
       *[other] { $count } Sandmen
    }
}
when_i_dream-board-who-ready = Who is ready
when_i_dream-board-is-ready = { $name } is ready
when_i_dream-board-not-ready = { $name } is getting ready
when_i_dream-board-waiting-ready = You are ready. The night waits for { $names }.
when_i_dream-board-try-voices = Try the voices
when_i_dream-board-trial = Good night

## The role, to peek at

when_i_dream-board-peek = My role
when_i_dream-board-peek-words = Your secret role: open to look
when_i_dream-board-peek-how = Press and hold to see your role
when_i_dream-board-pays-now = Now
when_i_dream-board-pays-right = If right
when_i_dream-board-pays-wrong = If wrong

## The Dreamer’s night

when_i_dream-board-speaks = { $name } speaks
when_i_dream-board-said = { $name } said
when_i_dream-board-ponders = { $name } is choosing a word…
when_i_dream-board-circle = The voices around you
when_i_dream-board-answer = Your answer
when_i_dream-board-answer-hint = I’d say…
when_i_dream-board-send-answer = Answer
when_i_dream-board-pass = I pass
when_i_dream-board-decline = Do not answer
when_i_dream-board-said-it = Said. Another word is coming.
when_i_dream-board-changed = The card has changed.
when_i_dream-board-hear = Answer aloud
when_i_dream-board-hearing = Listening…
when_i_dream-board-voice-is-on = Voice: on
when_i_dream-board-voice-is-off = Voice: off
when_i_dream-board-ears-need-voice = Clues are not written at this table: let the voices speak.
when_i_dream-board-ears-no-voice = This browser cannot speak, so clues are shown.
when_i_dream-board-last-title = The sand has run out
when_i_dream-board-last-how = There will be no more clues.
when_i_dream-board-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
when_i_dream-board-aloud = Answer aloud.
when_i_dream-board-watch-night = You hear what the Dreamer hears: no word, no sides, no hourglass.

## The spirits’ night

when_i_dream-board-hourglass = Hourglass
when_i_dream-board-sand = Hourglass: { when_i_dream-board-seconds }
when_i_dream-board-live = The word: { $word }
when_i_dream-board-yellow = Yellow
when_i_dream-board-blue = Blue
when_i_dream-board-yellow-yet = Words that are guessed will lie here.
when_i_dream-board-yellow-none = Not a word was guessed this night.
when_i_dream-board-blue-none = Not a word was missed this night.
when_i_dream-board-blue-yet = Words that are missed will lie here.
when_i_dream-board-side-label = { $side ->
    [yellow] Yellow side
   *[blue] Blue side
}: { $count ->
    [0] nothing yet
    [one] { $count } card, { $words }
   *[other] { $count } cards, { $words }
}
when_i_dream-board-order = The order of clues
when_i_dream-board-composed = clue ready
when_i_dream-board-presses = holds the buttons
when_i_dream-board-clue = Your clue
when_i_dream-board-clue-now = One word, only one
when_i_dream-board-clue-ahead = Prepare your word
when_i_dream-board-send-clue = Say it
when_i_dream-board-keep-clue = Prepare
when_i_dream-board-drafted = “{ $clue }” goes out on your turn.
when_i_dream-board-erase = Erase
when_i_dream-board-answered = { $how ->
    [right] “{ $spoken }”: right!
    [wrong] “{ $spoken }”: that was not it.
   *[other] { $name } passes.
}
when_i_dream-board-doubtful = Was “{ $clue }”, from { $name }, forbidden?
when_i_dream-board-doubt = Doubtful ({ $rule })
when_i_dream-board-doubt-W4-1 = It looks like a word of the same family.
when_i_dream-board-doubt-W4-2 = It sounds a little like the word.
when_i_dream-board-doubt-W4-3 = It might be another language.
when_i_dream-board-contest = Contest
when_i_dream-board-contested = Contested
when_i_dream-board-against = { $count } of { $needed } voices
when_i_dream-board-foul = Foul: { $name } takes “{ $word }” as a penalty.
when_i_dream-board-foul-short = Foul: { $name }
when_i_dream-board-foul-W4-1 = Foul: { $name } said “{ $clue }”, of the family of “{ $word }”.
when_i_dream-board-foul-W4-2 = Foul: { $name } said “{ $clue }”, which sounds like “{ $word }”.
when_i_dream-board-foul-W4-3 = Foul: { $name } said “{ $clue }” for “{ $word }”: not the language of the table.
when_i_dream-board-fouls = Penalties tonight
when_i_dream-board-last-spirits = Silence!
when_i_dream-board-tell-spirits = On waking, the mask comes off.
when_i_dream-board-no-card = There are no cards left.

## The voice table

when_i_dream-board-press = What did you hear?
when_i_dream-board-press-instead = Press in { $name }’s stead
when_i_dream-board-say-it = Your turn: say one word.
when_i_dream-board-right = Right
when_i_dream-board-wrong = Wrong
when_i_dream-board-he-passes = Passed
when_i_dream-board-spoken = Said
when_i_dream-board-foul-of = A foul…
when_i_dream-board-foul-by = Who gave a forbidden clue?
when_i_dream-board-mention = Which yellow words do you hear?
when_i_dream-board-mentioned-done = The telling is over
when_i_dream-board-mention-none = No yellow card tonight.

## The telling

when_i_dream-board-tell-how = A story or a plain list; extra words cost nothing.
when_i_dream-board-tell-field = Your dream
when_i_dream-board-tell-hint = I was walking in a forest, when…
when_i_dream-board-tell-done = I open my eyes
when_i_dream-board-tell-kept = Kept as you write.
when_i_dream-board-tell-aloud = Tell your dream aloud.

## The day

when_i_dream-board-day = Day breaks
when_i_dream-board-no-hurry = Take your time: the night will wait.
when_i_dream-board-dream-of = { $you ->
    [yes] Your dream
   *[no] { $name }’s dream
}
when_i_dream-board-no-telling = { $name } told nothing.
when_i_dream-board-told-aloud = { $name } told it aloud.
when_i_dream-board-listen = Hear the dream
when_i_dream-board-stop = Stop
when_i_dream-board-told-word = told
when_i_dream-board-spoken-was = answer: “{ $spoken }”
when_i_dream-board-spoken-pass = passed
when_i_dream-board-unveiled = The mask comes off
when_i_dream-board-missing = Left over
when_i_dream-board-gain = { $points ->
    [0] 0
   *[other] +{ $points }
}
when_i_dream-board-total = Total: { $points }
when_i_dream-board-left = The last card, “{ $word }”, does not count.
when_i_dream-board-next-dreamer = { $name } dreams next
when_i_dream-board-next-you = Your turn to dream
when_i_dream-board-go-on = On to night { $round }
when_i_dream-board-back-to-day = Back to the day
when_i_dream-board-why-fairy = { $yellow ->
    [0] No yellow card
    [one] { $yellow } yellow card
   *[other] { $yellow } yellow cards
}
when_i_dream-board-why-boogeyman = { $blue ->
    [0] No blue card
    [one] { $blue } blue card
   *[other] { $blue } blue cards
}
when_i_dream-board-why-dreamer-none = No yellow card
when_i_dream-board-why-dreamer-all = { when_i_dream-board-why-fairy }, and 2 points for telling { $yellow ->
    [one] it
   *[other] them all
}
when_i_dream-board-why-dreamer = { when_i_dream-board-why-fairy }; { $told ->
    [0] none told
    [one] only one told
   *[other] { $told } told
}
when_i_dream-board-why-sandman-level = Level: { when_i_dream-board-why-fairy }, and 2 points
when_i_dream-board-why-sandman-near = One card apart: the larger side counts
when_i_dream-board-why-sandman-far = Far apart: only the smaller side counts

## A person

when_i_dream-board-nights = Nights
when_i_dream-board-night-points = Night { $round }: { when_i_dream-board-gain }
when_i_dream-board-penalties = { $count ->
    [0] No penalty
    [one] { $count } penalty card
   *[other] { $count } penalty cards
}
when_i_dream-board-dreams = dreams

## Looking back

when_i_dream-board-study = What was said
when_i_dream-board-study-silent = Nothing was said that night.
when_i_dream-board-study-no-clue = No clue given.
when_i_dream-board-study-night = Night { $round }: { $name } dreams
when_i_dream-board-judged-plural = Singular or plural, it is the word.
when_i_dream-board-judged-alias = It is another name of the word.
when_i_dream-board-judged-typo = A slip of the keys does not count.
when_i_dream-board-judged-sound = Written as it sounds, it is the word.
