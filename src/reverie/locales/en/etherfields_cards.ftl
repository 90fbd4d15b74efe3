### Etherfields: The sentences of cards, made from their data

etherfields-then = ; {""}
etherfields-or-else = {""} / {""}
etherfields-or = or
etherfields-colon = : {""}
etherfields-opened = { $before }: { $effect }
etherfields-card-plain = { $cost ->
    [none] { $effect }
   *[other] Cost { $cost }. { $effect }
}
etherfields-card-rapid = { $cost ->
    [none] Rapid. { $effect }
   *[other] Rapid. Cost { $cost }. { $effect }
}
etherfields-card-progress = Progress, placed for { $cost }. { $effect }
etherfields-card-rid = Pay { $cost } to be rid of it.
etherfields-after-storage = Discard it.
etherfields-after-market = It goes to the Item Market.
etherfields-once-turn = once a turn
etherfields-once-stretch = once per Slumber or Dream
etherfields-on-plus = after a plus of yours on the Luck die
etherfields-on-entered = when an Entity enters your space
etherfields-on-boost = after your boost
etherfields-on-payment = within a payment
etherfields-on-gate = at a GATE
etherfields-on-fate = before a FATE
etherfields-colour-a = Awareness
etherfields-colour-c = Cunning
etherfields-colour-w = Wrath
etherfields-colour-any = any one colour
etherfields-suit-h = ♥
etherfields-suit-d = ♦
etherfields-suit-c = ♣
etherfields-suit-s = ♠
etherfields-terrain-water = Water
etherfields-terrain-light = Light
etherfields-terrain-darkness = Darkness
etherfields-terrain-swamp = Swamp
etherfields-cost-intent = { $n } { $colours }
etherfields-cost-discard = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
etherfields-cost-seal = Seal { $n }
etherfields-cost-gem = { $n ->
    [one] 1 Gem
   *[other] { $n } Gems
}
etherfields-when-suit = on { $suits }
etherfields-when-terrain = on { $terrains }
etherfields-when-space = on Stairs
etherfields-when-distress = with { $value } Distress or more
etherfields-when-zone = with { $value } active Progress or more
etherfields-rolled-plus = on +n, { $effect }
etherfields-rolled-blank = on a blank, { $effect }
etherfields-rolled-critical = on a critical, { $effect }
etherfields-do-roll = roll Luck: { $faces }
etherfields-do-add_slumber = add its successor to the Slumber deck
etherfields-do-add_turn = { $n ->
    [one] add a turn
   *[other] add { $n } turns
}
etherfields-do-block_step = { $suits ->
    [none] block a step
   *[other] block a step on { $suits }
}
etherfields-do-borrow = another Dreamer gives you up to { $n } hand cards
etherfields-do-bury = this card goes under the Market
etherfields-do-buy = buy Influence
etherfields-do-contact = add { $n } to Contact
etherfields-do-cure = { $n ->
    [one] cure 1 Distress
   *[other] cure { $n } Distress
}
etherfields-do-cycle = discard up to { $n } hand cards, draw as many
etherfields-do-discard = { $way ->
    [any] for each other hand card that you discard, { $inner }
    [random] { $n ->
        [one] discard 1 card at random
       *[other] discard { $n } cards at random
    }
   *[other] { $n ->
        [one] discard 1 card
       *[other] discard { $n } cards
    }
}
etherfields-do-draw = { $per ->
    [a] draw 1 for each active Awareness Progress, at least { $least }, at most { $most }
   *[other] { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
}
etherfields-do-each = each Dreamer: { $inner }
etherfields-do-flip = { $n ->
    [one] flip 1 Progress
   *[other] flip { $n } Progress
}
etherfields-do-gain = { $thing ->
    [ether] gain { $n } Ether
    [gem] { $n ->
        [one] gain 1 Gem
       *[other] gain { $n } Gems
    }
    [key] { $n ->
        [one] gain 1 Key
       *[other] gain { $n } Keys
    }
    [spirit] { $n ->
        [one] gain a Spirit
       *[other] gain { $n } Spirits
    }
    [flaw] { $n ->
        [one] gain a Flaw
       *[other] gain { $n } Flaws
    }
   *[other] gain it
}
etherfields-do-give = { $n ->
    [one] give a hand card to any Dreamer
   *[other] give { $n } hand cards to any Dreamer
}
etherfields-do-hit = { $way ->
    [one] one Dreamer in range { $n }: { $inner }
   *[other] each Dreamer in range { $n }: { $inner }
}
etherfields-do-hold = { $for ->
    [contact] +{ $n } { $colours } for a Contact
    [assault] +{ $n } { $colours } for an Assault
   *[other] +{ $n } { $colours }
}
etherfields-do-hours = { $n ->
    [-1] −1 Hour
    [one] +1 Hour
   *[other] +{ $n } Hours
}
etherfields-do-if = { $condition }: { $inner }
etherfields-do-look = { $take ->
    [none] { $place ->
        [none] look at your deck’s top card; it may go underneath
       *[other] look at your deck’s top card; a Progress may be placed for { $place } less, else it may go underneath
    }
   *[other] { $of ->
        [progress] look at your deck’s top { $n }, take a Progress among them, the rest goes underneath; if there is none, { $other }
       *[other] look at your deck’s top { $n }, take 1, the rest goes underneath
    }
}
etherfields-do-lure = an Entity within { $range } moves { $n } towards you
etherfields-do-may = if you wish: { $inner }
etherfields-do-morph = { $n ->
    [one] 1 Morphing comes onto it
   *[other] { $n } Morphings come onto it
}
etherfields-do-move = { $walls ->
    [none] move { $n }
    [any] move { $n }, Walls may be passed
   *[other] move { $n } through a Wall
}
etherfields-do-one = one Dreamer: { $inner }
etherfields-do-open_wall = a Wall is open this turn
etherfields-do-other = { $range ->
    [-1] another Dreamer: { $inner }
   *[other] another Dreamer in range { $range }: { $inner }
}
etherfields-do-peek = Peek without discarding
etherfields-do-place = the Wall comes beside them
etherfields-do-prevent = { $to ->
    [self] prevent { $n } Distress to yourself
    [near] prevent { $n } Distress to yourself or a Dreamer in range 1
    [other] prevent { $n } Distress to another Dreamer in range 1
   *[seal] prevent { $n } Seal
}
etherfields-do-pull = pull a figure within { $range }, { $n ->
    [one] one space
   *[other] { $n } spaces
} nearer
etherfields-do-push = { $way ->
    [all] push any figures in range { $range } one space each
   *[other] push an Entity in range { $range } one space
}
etherfields-do-ready = another of your once-a-turn Progress may serve again
etherfields-do-recolour = { $n } Intent of it changes colour
etherfields-do-relocate = { $thing ->
    [adjacent] relocate to an adjacent space, through a Wall if you like
    [tiles] relocate to any space of your tile or an adjacent one
    [dreamer] { $range ->
        [-1] { $inner ->
            [none] relocate to any Dreamer
           *[other] relocate to any Dreamer, who does this: { $inner }
        }
       *[other] relocate to a Dreamer within { $range }
    }
    [stairs] relocate to other Stairs
    [entrance] relocate to an Entrance
   *[any] relocate to any space
}
etherfields-do-remove = { $thing ->
    [morphing] remove a Morphing in range 1
    [flaw] remove one of your Flaws in hand or zone
   *[other] it leaves the campaign
}
etherfields-do-reorder = reorder the top { $n } Slumber tiles
etherfields-do-reroll = { $thing ->
    [boost] roll your own boost again
   *[other] roll any die again
}
etherfields-do-restore = { $thing ->
    [item] restore an Item
   *[other] restore your Mask
}
etherfields-do-seal = Seal { $n }
etherfields-do-see_turn = see the next Turn card
etherfields-do-shuffle = shuffle the Fate deck
etherfields-do-state = { $thing ->
    [stunned] an Entity in range { $range } is Stunned
    [poisoned] an Entity in range { $range } is Poisoned
    [paralysed] an Entity in range { $range } is Paralysed
   *[dazed] an Entity in range { $range } is Dazed
}
etherfields-do-suffer = suffer { $n } Distress
etherfields-do-terrain = { $way ->
    [wide] place a Light token on your space, on a line of it or in the middle of its tile
   *[other] place a Light token on your space
}
etherfields-do-threat = remove 1 Threat
etherfields-do-together = you and a Dreamer in your space, together: { $inner }
etherfields-do-travel = { $thing ->
    [gate] relocate the team to a known GATE
   *[other] relocate the team in this district
}
etherfields-do-treat = treat the die just rolled as +{ $n }
etherfields-do-two = two Dreamers, each: { $inner }
etherfields-do-unflip = { $way ->
    [all] unflip all Progress
   *[other] unflip { $n } Progress
}
etherfields-do-unseal = unseal { $n }
etherfields-do-until = { $thing ->
    [intent_a] no Awareness this turn
   *[other] no boost this turn
}
etherfields-rule-of-luck_blank = a blank on your boost counts as +{ $by }
etherfields-rule-of-luck_plus = a plus on your boost counts as { $by } more
etherfields-rule-of-luck_rolls = you may boost twice a turn
etherfields-rule-of-limit_hand = your hand limit is { $by } more
etherfields-rule-of-limit_items = { $by ->
    [one] one more Item slot
   *[other] { $by } more Item slots
}
etherfields-rule-of-limit_progress = you may have { $by } Progress more
etherfields-rule-of-draw = your draw step draws { $by } more
etherfields-rule-of-worth_spirit = each of your Spirits is worth 2 Intent of one colour
etherfields-rule-of-cost_assault = each effect of your Assaults costs { $less } less, at least 1
etherfields-rule-of-cost_contact = Contact costs { $less } less, at least 1
etherfields-rule-of-cost_instalment = your gradual instalments cost { $less } less, at least 1
etherfields-rule-of-cost_leave = { $how ->
    [off] you pay no surcharge for leaving a space
   *[other] leaving it costs { $by } Cunning more
}
etherfields-rule-of-cost_move = your moves cost { $by } Cunning more
etherfields-rule-of-cost_shortcut = Shortcuts are free
etherfields-rule-of-cost_shop = leaving a SHOP costs as a Shortcut
etherfields-rule-of-distress_first = { $by ->
    [-1] your first Distress of each Slumber or Dream is prevented
   *[other] your first Distress of each Slumber or Dream is { $by } more
}
etherfields-rule-of-distress_turn = instead of your first Distress of each turn, Seal { $by }
etherfields-rule-of-seal = each Seal on you is { $less } less
etherfields-rule-of-move_walls = your moves ignore Walls
etherfields-rule-of-range_assault = { $how ->
    [most] Assault has range { $by } at most
   *[other] your Assaults have range { $by }
}
etherfields-rule-of-range_contact = your Contacts have range { $by }
etherfields-rule-of-range_most = range { $by } at most
etherfields-rule-of-own_distress = { $how ->
    [off] its Distress is ignored
   *[other] its Distress is { $by } more
}
etherfields-rule-of-own_seal = its Seals are { $by } more
etherfields-rule-of-own_movement = its Movement is { $by } more; a 1 stays 1
etherfields-rule-of-own_range = its ranges are { $by } more
etherfields-rule-of-mask = Masks have no effect
etherfields-rule-of-progress = placed Progress has no effect; placing goes on
etherfields-rule-of-reroll = no die is rolled again
etherfields-rule-of-reroll_gem = Gems roll no die again
etherfields-rule-of-move = no move
etherfields-rule-of-relocate = no relocation
etherfields-rule-of-morphing = no new Morphing
etherfields-rule-of-step_B = no B step
etherfields-rule-of-step_S = no S step
etherfields-rule-of-clock_reset = the Clock resets { $less } lower
etherfields-rule-of-loot = Loot gives one Dreamer { $by } Ether more
