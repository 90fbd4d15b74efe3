### Etherfields: the words of its board.

etherfields-board-name = The dream
etherfields-board-no-map = No map lies here yet.
etherfields-board-dreamer = Dreamer { $number }
etherfields-board-dreamers = The Dreamers
etherfields-board-entity = the Entity

## The map

etherfields-board-map = What is printed on the map
etherfields-board-reach = What is in reach
etherfields-board-space = row { $row }, column { $column }
etherfields-board-action = action { $number }
etherfields-board-bonus = +{ $n } to the draw
etherfields-board-secret = a Secret, face down
etherfields-board-sign-entrance = an Entrance
etherfields-board-sign-spawn = a spawn space
etherfields-board-sign-stairs = Stairs
etherfields-board-sign-trap = a Trap
etherfields-board-sign-gem = a Gem slot
etherfields-board-sign-blocked = Blocked
etherfields-board-sign-quirk = the slot of a Quirk

## The turn

etherfields-board-turn = Turn { $number }
etherfields-board-turns-left = { $count ->
    [0] This is the last turn.
    [one] 1 more turn.
   *[other] { $count } more turns.
}
etherfields-board-step-M = Morphing
etherfields-board-step-B = Basic effect
etherfields-board-step-S = Special effect
etherfields-board-step-V = Movement
etherfields-board-hours = Hours on the Clock
etherfields-board-keys = Keys
etherfields-board-team-has = The Clock shows { $hours ->
    [one] 1 Hour
   *[other] { $hours } Hours
}; the team has { $keys ->
    [0] no Key
    [one] 1 Key
   *[other] { $keys } Keys
}.

## A Dreamer

etherfields-board-distress = { $count ->
    [0] no Distress
   *[other] { $count } Distress
}
etherfields-board-ether = { $count } Ether
etherfields-board-gems = { $count ->
    [one] 1 Gem
   *[other] { $count } Gems
}
etherfields-board-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
etherfields-board-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
etherfields-board-zone = Progress
etherfields-board-kind-progress = Progress
etherfields-board-kind-rapid = Rapid
etherfields-board-kind-plain = Effect

## Whom one meets

etherfields-board-threat = Threat
etherfields-board-contact = Contact
etherfields-board-gradual = gradual
etherfields-board-laid = { $n } laid

## Paying

etherfields-board-payment = Payment
etherfields-board-paid = { $paid } of { $need }
etherfields-board-lost = { $n } lost
etherfields-board-back = Not now
etherfields-board-boost = Boost
etherfields-board-pay = Do it
etherfields-board-pay-so = Pay { $n } { $colour }
etherfields-board-cards-begin = { $count ->
    [0] Keep all and draw
    [one] Discard 1 and draw
   *[other] Discard { $count } and draw
}
etherfields-board-cards-build = { $count ->
    [0] Take all of them
   *[other] Leave { $count } out
}
etherfields-board-cards-choose = { $least ->
    [0] Choose { $count } of at most { $most }
   *[other] Choose { $count } of { $most }
}

## The story

etherfields-board-aloud = Read aloud
etherfields-board-continue = Continue
etherfields-board-book = The book
etherfields-board-before = Before
etherfields-board-after = After
etherfields-board-signs = { $count ->
    [one] 1 Sign
   *[other] { $count } Signs
}

## The town

etherfields-board-unknown = { $count } districts that nobody has found
etherfields-board-icon-GATE = Gate
etherfields-board-icon-FATE = Fate
etherfields-board-icon-SHOP = Shop
etherfields-board-icon-AWAKEN = Awakening
etherfields-board-icon-REST = Rest: each cures 1
etherfields-board-icon-RECALL = Recall: each unseals 2
etherfields-board-icon-ETHER = Each gains 1 Ether
etherfields-board-icon-GEM = A Gem
etherfields-board-icon-CLOCKplus = An Hour more
etherfields-board-icon-CLOCKminus = An Hour less
etherfields-board-icon-SEAL = Each Seals 1
etherfields-board-icon-SCRIPT = A script
etherfields-board-icon-EXPLORE = Explore

## What is to come

etherfields-board-would = { $sealed ->
    [0] { $distress ->
        [0] in its reach
       *[other] would suffer { $distress }
    }
   *[other] would Seal { $sealed }
}
etherfields-board-floods = { $space } will be under water
