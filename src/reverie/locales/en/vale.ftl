### The Vale of Eternity: every word of the game.

vale-tagline = Hunt creatures, sell them or tame them, summon them.

## Families and stones

vale-family-fire = Fire
vale-family-water = Water
vale-family-earth = Earth
vale-family-wind = Wind
vale-family-dragon = Dragon

vale-stone-red = red stone
vale-stone-blue = blue stone
vale-stone-purple = purple stone

vale-stones-red = { $red ->
    [one] { $red } red stone
   *[other] { $red } red stones
}
vale-stones-blue = { $blue ->
    [one] { $blue } blue stone
   *[other] { $blue } blue stones
}
vale-stones-purple = { $purple ->
    [one] { $purple } purple stone
   *[other] { $purple } purple stones
}
vale-more-blue = { $blue } blue
vale-more-purple = { $purple } purple
vale-stones = { $red ->
    [0] { $blue ->
        [0] { $purple ->
            [0] no stone
           *[other] { vale-stones-purple }
        }
       *[other] { $purple ->
            [0] { vale-stones-blue }
           *[other] { vale-stones-blue } and { vale-more-purple }
        }
    }
   *[other] { $blue ->
        [0] { $purple ->
            [0] { vale-stones-red }
           *[other] { vale-stones-red } and { vale-more-purple }
        }
       *[other] { $purple ->
            [0] { vale-stones-red } and { vale-more-blue }
           *[other] { vale-stones-red }, { vale-more-blue } and { vale-more-purple }
        }
    }
}
vale-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What you are asked

vale-ask-hunt = Your hunt: choose a free creature.
vale-ask-act = Your turn: sell, tame, summon or banish.
vale-ask-keep = Too many stones: choose the { $limit } that you keep.
vale-ask-activate = Which active effect comes next?
vale-ask-copy_active = { $card }: which active effect do you copy?
vale-ask-copy_instant = { $card }: which instant effect do you copy?
vale-ask-recover = { $card }: which card comes back to your hand?
vale-ask-discard = { $card }: which card of your hand do you discard?
vale-ask-free_summon = { $card }: which card do you summon for free?
vale-ask-discard_others = { $card }: discard { $left ->
    [one] one more card from your area
   *[other] up to { $left } cards from your area
}, or stop here.
vale-ask-victim = { $card }: who must discard a card?
vale-ask-lose_card = { $card } strikes you: which of your cards do you discard?
vale-ask-rob = { $card }: whom do you take 1 point from?
vale-ask-retrieve = { $card }: which { $family ->
    [0] Fire
    [1] Water
    [2] Earth
    [3] Wind
   *[4] Dragon
} card do you take from the discard pile?
vale-ask-exchange = { $card }: which exchange do you choose?
vale-ask-rewards = { $card }: choose two different rewards.

## Who is awaited, and what for

vale-wait-hunt = { $name } is choosing a creature to hunt.
vale-wait-act = { $name } is playing.
vale-wait-keep = { $name } is choosing which stones to keep.
vale-wait-activate = { $name } is choosing the next effect.
vale-wait-copy_active = { $name } is choosing what { $card } copies.
vale-wait-copy_instant = { $name } is choosing what { $card } copies.
vale-wait-recover = { $name } is choosing a card to recover, thanks to { $card }.
vale-wait-discard = { $name } is choosing a card to discard for { $card }.
vale-wait-free_summon = { $name } is choosing a card to summon for free, thanks to { $card }.
vale-wait-discard_others = { $name } is feeding { $card }.
vale-wait-victim = { $name } is choosing who will suffer { $card }.
vale-wait-lose_card = { $card } strikes { $name }, who is choosing a card to discard.
vale-wait-rob = { $name } is choosing whom { $card } takes 1 point from.
vale-wait-retrieve = { $name } is searching the discard pile with { $card }.
vale-wait-exchange = { $name } is choosing an exchange with { $card }.
vale-wait-rewards = { $name } is choosing two rewards from { $card }.

## The answers there are

vale-move-mark = Hunt { $card }
    .group = Hunt
vale-move-sell = Sell { $card } for { vale-stones }
    .group = Sell
vale-move-tame = Tame { $card }
    .group = Tame
vale-move-summon = { $count ->
    [0] Summon { $card } for free
   *[other] Summon { $card } with { vale-stones }
}
    .group = Summon
vale-move-banish = { $count ->
    [0] Banish { $card } for free
   *[other] Banish { $card } with { vale-stones }
}
    .group = Banish
vale-move-end = End the turn
    .group = End
vale-move-keep = Keep { vale-stones }
    .group = Keep
vale-move-choose = { $ask ->
    [activate] Trigger { $card }
    [copy_active] Copy { $card }
    [copy_instant] Copy { $card }
    [recover] Recover { $card }
    [discard] Discard { $card }
    [free_summon] Summon { $card } for free
    [discard_others] Discard { $card }
    [lose_card] Discard { $card }
    [retrieve] Take { $card }
   *[none] Choose { $card }
}
    .group = Choose
vale-move-stop = Stop here
    .group = Stop
vale-move-point = { $ask ->
    [rob] Take 1 point from { $name }
   *[none] Choose { $name }
}
    .group = Choose a player
vale-move-pick = { $ask ->
    [rewards] { $choice ->
        [0] 1 purple stone and a card
        [1] 1 purple stone and 2 blue
        [2] 1 purple stone and 4 points
        [3] A card and 2 blue stones
        [4] A card and 4 points
       *[5] 2 blue stones and 4 points
    }
    [exchange] { $count ->
        [2] { $choice ->
            [0] Exchange 1 blue stone for 1 purple
           *[1] Exchange 1 purple stone for 3 blue
        }
       *[3] { $choice ->
            [0] Gain 1 red stone
            [1] Lose 1 point, gain 1 blue stone
           *[2] Lose 2 points, gain 1 purple stone
        }
    }
   *[none] { $choice ->
        [0] First choice
        [1] Second choice
        [2] Third choice
        [3] Fourth choice
        [4] Fifth choice
       *[5] Sixth choice
    }
}
    .group = Choose

## What happens

vale-event-round = Round { $round }. { $first } holds the first-player tile.
vale-event-revealed = The vale shows { $cards }.
vale-event-marked = { $name } hunts { $card }.
vale-event-sold = { $name } sells { $card }.
vale-event-tamed = { $name } tames { $card }.
vale-event-summoned = { $count ->
    [0] { $name } summons { $card } without paying.
   *[other] { $name } summons { $card } with { vale-stones }.
}
vale-event-stones = { $card } brings { vale-stones } to { $name }.
vale-event-stones_lost = { $reason ->
    [limit] { $name } gives back { vale-stones }, for want of room.
    [banish] { $name } pays { vale-stones } to banish { $card }.
    [exchange] { $name } gives { vale-stones } to { $card }.
   *[effect] { $name } discards { vale-stones } for { $card }.
}
vale-event-points = { $card } brings { vale-points } to { $name }.
vale-event-points_lost = { $name } loses { vale-points } to { $card }.
vale-event-reshuffled = The draw pile is empty: the discard pile is shuffled, { $cards ->
    [one] { $cards } card goes
   *[other] { $cards } cards go
} round again.
vale-event-drawn = { $drawn ->
    [none] { $name } draws a card, thanks to { $card }.
   *[other] { $name } draws { $drawn }, thanks to { $card }.
}
vale-event-discarded = { $place ->
    [hand] { $name } discards { $card } from hand.
   *[area] { $name }’s { $card } goes to the discard pile.
}
vale-event-recovered = { $name } recovers { $card }.
vale-event-retrieved = { $name } takes { $card } from the discard pile.
vale-event-piled = { $card } settles on top of the draw pile, in plain sight.
vale-event-activated = { $of ->
    [none] { $name } triggers { $card }.
   *[other] { $card } copies { $of }.
}
vale-event-idle = { $name }’s { $card } finds nothing to do.
vale-event-copied = { $card } copies { $of }.
vale-event-suffered = { $name } suffers { $card }.
vale-event-turn_ended = { $name } ends the turn.
vale-event-over = The game is over.

## Why not

vale-refusal-marked = { $card } already has a marker on it: choose a free creature.
vale-refusal-not_on_board = This card is not in the vale: hunt a creature there.
vale-refusal-hunt_first = Hunting comes first: put a marker on a free creature.
vale-refusal-markers_left = { $markers ->
    [one] Take your marker back first: sell or tame its card.
   *[other] Take your markers back first: sell or tame their cards.
}
vale-refusal-not_your_marker = Your marker is not on { $card }: sell or tame what you hunted.
vale-refusal-not_in_area = { $card } is not in your area: banish one of your creatures.
vale-refusal-not_in_hand = { $card } is not in your hand: summon a creature that is.
vale-refusal-no_slot = No slot is free: banish a creature, or wait for the next round.
vale-refusal-not_in_full = Its instant effect cannot be applied in full: keep { $card } in hand for now.
vale-refusal-not_your_stones = You do not have these stones: pay with your own.
vale-refusal-too_dear = Too dear: it costs { $price }, your stones are worth { $means }. Sell, or wait.
vale-refusal-too_little = Not enough: these stones are worth { $paid }, the price is { $price }. Add some.
vale-refusal-superfluous = One stone too many: without it the price of { $price } is still paid. Take it back.
vale-refusal-keep = Keep exactly { $limit } of your stones.
vale-refusal-choose = First choose from what { $card } offers.
vale-refusal-activate = Choose an active effect that is still to come.
vale-refusal-act = It is time for actions: sell, tame, summon, banish or end.
vale-refusal-not_asked = One moment: it is not your turn.
vale-refusal-over = The game is over.
vale-refusal-no_deadline = No hourglass has run out.
vale-refusal-change_lost = You will lose { $lost } in value: no change is given, and you can pay closer to the price.
vale-refusal-draws = A card will be drawn: no undo after this.
vale-refusal-shows = The table will see a card of your hand: no undo after this.

## Variants

vale-option-tamed = Tamed cards
vale-option-tamed-remembered = The table remembers them
vale-option-tamed-forgotten = Each remembers for themselves

## The rules

vale-rule-V1-1 = The game is for 2, 3 or 4 players.
    .title = Setup
vale-rule-V1-2 = The 70 cards are shuffled into a face-down draw pile. The discard pile is open to all.
vale-rule-V1-3 = Whoever begins holds the first-player tile. Online, chance decides.
vale-rule-V1-4 = In turn order, you start with 1, 2, 3 and 4 points, and with neither cards nor stones.
vale-rule-V1-5 = Each player has 2 hunting markers. The game opens on round 1.
vale-rule-V2-1 = A red stone is worth 1, a blue one 3, a purple one 6, unless a permanent effect says otherwise. The supply never runs out.
    .title = Magic stones
vale-rule-V2-2 = You keep at most 4 stones of all colours together. Above that, you choose at once which to keep, before anything else; the stones of one effect are counted together.
vale-rule-V2-3 = Stones lie in plain sight.
vale-rule-V2-4 = You pay with your own stones, and never exchange them with the supply unless a card says so.
vale-rule-V2-5 = No change is given: what goes beyond the price is lost.
vale-rule-V2-6 = A payment reaches the price, and each stone in it makes a difference: without it, it would fall short, or cards of your area would bring less. A price of 0 is paid with nothing.
vale-rule-V3-1 = Twice as many cards as players are revealed, sorted by family around the board.
    .title = Hunting
vale-rule-V3-2 = Whenever the draw pile runs out, the discard pile is shuffled into a new one. If both are empty, nothing is drawn.
vale-rule-V3-3 = From the first player, clockwise, each puts a marker on a free card; then, the other way round, the second one. Whoever is last thus chooses twice in a row.
vale-rule-V3-4 = A marked card cannot be marked again.
vale-rule-V4-1 = From the first player, clockwise, take as many actions as you like, in any order, then end your turn.
    .title = Actions
vale-rule-V4-2 = The turn cannot end while one of your markers is on a card.
vale-rule-V4-3 = Sell: take the marker back, discard the card and gain the stones of its family. Fire: 3 red. Water: 1 blue. Earth: 4 red. Wind: 1 red and 1 blue. Dragon: 1 purple.
vale-rule-V4-4 = Tame: take the marker back, the card goes to your hand. Hands are secret and have no limit.
vale-rule-V4-5 = Summon: if a slot is free, pay the price of a card of your hand, place it face up, then its instant effects apply.
vale-rule-V4-6 = The area has as many slots as the number of the round.
vale-rule-V4-7 = Reductions add up; a price never falls below 0.
vale-rule-V4-8 = Banish: pay the number of the round and discard a card of your own area. Reductions on summoning do not count.
vale-rule-V4-9 = A sold card pays by its family, whatever its cost.
vale-rule-V5-1 = From the first player, clockwise, each player triggers every active effect of their area once, in the order they like.
    .title = Resolution
vale-rule-V5-2 = An active effect is mandatory when it can apply; where it cannot, it does nothing. Whoever copies an active effect is free to choose any, even one that cannot apply.
vale-rule-V6-1 = When a card contradicts a rule, the card wins.
    .title = Effects
vale-rule-V6-2 = Instant: once, when summoned. Permanent: as long as the card is in the area. Active: once a round, in Resolution.
vale-rule-V6-3 = A card whose instant effect cannot be applied in full cannot be summoned. “Up to”, “all” and “if” can always be applied.
vale-rule-V6-4 = While its instant effect applies, the card is already in the area and no longer in the hand.
vale-rule-V6-5 = A permanent effect on summoning does not touch the summoning of its own card.
vale-rule-V6-6 = Recover: a summoned card returns to its owner’s hand. With no target named, it is the card that applies the effect.
vale-rule-V6-7 = “Do this, then that”: without this, no that.
vale-rule-V6-8 = When a chosen player must discard, that player decides which card, and must have one. You may choose yourself.
vale-rule-V6-9 = Order of a summon: pay, place, effects triggered by the summon, then the card’s own instant effects.
vale-rule-V6-10 = A free summon is a summon: it needs a slot and triggers all that a summon triggers, with no stone spent.
vale-rule-V7-1 = Points never fall below 0.
    .title = Score and end
vale-rule-V7-2 = After Resolution, if someone has 60 points or more, or if it was round 10, the game ends.
vale-rule-V7-3 = Otherwise the round advances by one and the first-player tile passes clockwise.
vale-rule-V7-4 = Most points win; a tie goes to the most summoned cards; after that, the victory is shared.
vale-rule-V7-5 = Score, stones, areas, number of cards in hand and the discard pile are public; hands and the draw pile are not. A drawn card is seen by its owner only; a tamed, recovered or retrieved card stays known to all or, if the table so chose, to whoever remembers it.

## The creatures

vale-card-hestia = Hestia
    .effect = Permanent: your limit is 6 stones instead of 4.
    .note = When it leaves the area the limit drops at once: you keep 4 stones of your choice.
vale-card-imp = Imp
    .effect = Instant: gain 2 red stones. Active: recover this card.
    .note = The recovery is mandatory.
vale-card-succubus = Succubus
    .effect = Instant: if your area holds written costs 1, 2, 3 and 4, gain 10 points.
    .note = Written cost: the printed number, without reductions. It may be summoned without meeting the condition.
vale-card-firefox = Firefox
    .effect = Instant: gain 1 point per card in your hand.
    .note = Firefox is already in the area and does not count itself.
vale-card-salamander = Salamander
    .effect = Active: gain 1 red stone and 1 point.
vale-card-horned_salamander = Horned Salamander
    .effect = Active: gain 4 red stones.
    .note = Mandatory: above the limit, you choose which stones to keep.
vale-card-ifrit = Ifrit
    .effect = Instant: gain 1 point per card in your area, this one included.
vale-card-incubus = Incubus
    .effect = Instant: gain 2 points per card in your area with a written cost of 2 or less, this one included.
    .note = Written cost: the printed number, without reductions.
vale-card-burning_skull = Burning Skull
    .effect = Active: discard 1 red stone; if you did, gain 3 points.
    .note = Mandatory when you have a red stone.
vale-card-lava_giant = Lava Giant
    .effect = Instant: gain 2 points per Fire card in your area, this one included.
vale-card-phoenix = Phoenix
    .effect = Permanent: with each summon, gain 1 point per red stone spent on it.
    .note = Not for its own summoning. Stones count, not their value.
vale-card-agni = Agni
    .effect = Permanent: your red stones are worth 1 more (2 instead of 1).
    .note = The value counts for summoning, for banishing and wherever a value is scored.
vale-card-asmodeus = Asmodeus
    .effect = Active: recover one of your summoned cards with an instant effect and a written cost of 2 or less.
    .note = Mandatory if there is a target. It cannot target itself: it has no instant effect.
vale-card-balog = Balog
    .effect = Active: recover one of your summoned Fire cards with an instant effect.
    .note = Mandatory if there is a target. It cannot target itself: it has no instant effect.
vale-card-surtr = Surtr
    .effect = Instant: gain 2 points per different family in your area, Fire included.
vale-card-yuki_onna = Yuki Onna
    .effect = Instant: discard all your stones and gain their value in points.
    .note = At the value of the moment. It may be summoned without stones, for 0 points.
vale-card-kappa = Kappa
    .effect = Permanent: with each summon paid with at least one blue stone, gain 2 points.
    .note = Once per summon, not per stone. Not for its own summoning.
vale-card-sea_spirit = Sea Spirit
    .effect = Active: gain 1 point per blue stone that you have.
    .note = Stones count, not their value.
vale-card-undine = Undine
    .effect = Instant: gain 1 blue stone. Active: recover this card.
vale-card-nessie = Nessie
    .effect = Active: if there is no Dragon in your area, gain 2 points.
vale-card-hae_tae = Hae-tae
    .effect = Permanent: your blue and purple stones swap their values (blue 6, purple 3).
    .note = Only the value changes, not the colour.
vale-card-snail_maiden = Snail Maiden
    .effect = Active: exchange 1 blue stone for 1 purple, or 1 purple for 3 blue.
    .note = Mandatory when you have a blue or a purple stone. The stone limit applies afterwards.
vale-card-undine_queen = Undine Queen
    .effect = Active: gain 1 blue stone.
vale-card-yuki_onna_exalted = Yuki Onna Exalted
    .effect = Instant: gain the value of your blue stones in points; you keep them.
    .note = At the value of the moment (Water Giant, Hae-tae).
vale-card-hydra = Hydra
    .effect = Instant: choose two different rewards: 1 purple stone; draw a card; 2 blue stones; 4 points.
    .note = Never the same reward twice.
vale-card-leviathan = Leviathan
    .effect = Instant: gain 7 points; a player of your choice discards one of their summoned Dragons.
    .note = There must be a summoned Dragon at the table, yours if need be. The chosen player decides which.
vale-card-triton = Triton
    .effect = Permanent: each time you tame a Water card, gain 2 blue stones.
    .note = Only the Tame action counts: not drawing, recovering or Mimic.
vale-card-water_giant = Water Giant
    .effect = Instant: gain 2 blue stones. Permanent: your blue and purple stones are worth 1 more (4 and 7).
vale-card-charybdis = Charybdis
    .effect = Active: discard 1 blue stone; if you did, gain 5 points.
    .note = Mandatory when you have a blue stone.
vale-card-poseidon = Poseidon
    .effect = Instant: gain 3 points per Water card in your area, this one included.
vale-card-young_forest_spirit = Young Forest Spirit
    .effect = Instant: discard a card from your hand, then summon another without paying its cost.
    .note = It needs 2 other cards in hand, and a free slot for the second, which must be one that can be summoned. Only the cost is waived.
vale-card-goblin = Goblin
    .effect = Active: take 1 point from an opponent of your choice.
    .note = From those who have nothing, nothing is taken.
vale-card-forest_spirit = Forest Spirit
    .effect = Instant: discard a card from your hand and gain its written cost in points.
    .note = Written cost: the printed number, without reductions. It cannot be summoned without another card in hand.
vale-card-gargoyle = Gargoyle
    .effect = Permanent: with each summon paid with at least one purple stone, gain 3 points.
    .note = Once per summon. Not for its own summoning.
vale-card-basilisk = Basilisk
    .effect = Active: gain 1 red stone; or lose 1 point for 1 blue; or lose 2 points for 1 purple.
    .note = You must choose; you cannot lose more points than you have.
vale-card-troll = Troll
    .effect = Active: if you have at least one purple stone, gain 3 points.
    .note = You keep the stone.
vale-card-goblin_soldier = Goblin Soldier
    .effect = Active: if anyone has strictly more points than you, gain 4 points; otherwise lose 4 points.
    .note = The score never falls below 0.
vale-card-medusa = Medusa
    .effect = Active: discard a card from your hand; if you did, gain 1 purple stone.
    .note = Mandatory unless your hand is empty.
vale-card-cerberus = Cerberus
    .effect = Instant: discard 0 to 3 other cards from your area.
    .note = You may discard none. There is no price for it.
vale-card-mimic = Mimic
    .effect = Active: take an Earth card from the discard pile into your hand.
    .note = Mandatory if the pile has one; you choose which.
vale-card-mud_slime = Mud Slime
    .effect = Instant: gain 6 points. Active: recover this card.
vale-card-rock_golem = Rock Golem
    .effect = Instant: gain the value of your purple stones in points; you keep them.
vale-card-stone_golem = Stone Golem
    .effect = Instant: replace each of your stones by a purple one.
    .note = Those that are left after paying for it.
vale-card-behemoth = Behemoth
    .effect = Instant: gain 3 points per different family in your area, Earth included.
vale-card-sand_giant = Sand Giant
    .effect = Instant: gain 4 points per Earth card in your area, this one included.
vale-card-dandelion_spirit = Dandelion Spirit
    .effect = Instant: draw a card. Active: recover this card.
vale-card-harpy = Harpy
    .effect = Active: if you have as many cards in hand as in your area, gain 3 points.
vale-card-pegasus = Pegasus
    .effect = Instant: draw a card. Permanent: your summons cost 1 less.
    .note = Not for its own summoning, nor for banishing. Never below 0.
vale-card-tengu = Tengu
    .effect = Instant: gain 6 points, then put this card on top of the draw pile.
    .note = It is a summon like any other: it needs a slot, and what a summon triggers is triggered.
vale-card-boreas = Boreas
    .effect = Instant: gain 1 point per Wind card in your area, this one included, then recover this card.
    .note = It needs a free slot. It may be summoned again in the same turn.
vale-card-genie = Genie
    .effect = Instant: trigger every active effect of your area once, in the order you like.
    .note = On top of Resolution. A card that has left before its turn is skipped.
vale-card-hippogriff = Hippogriff
    .effect = Instant: draw a card. Permanent: your Wind cards cost 2 less to summon.
    .note = Not for its own summoning. Adds to Pegasus.
vale-card-sylph = Sylph
    .effect = Instant: draw a card. Permanent: with each summon, gain 1 point.
    .note = Not for its own summoning; free summons count.
vale-card-genie_exalted = Genie Exalted
    .effect = Active: copy one active effect of another card in your area.
    .note = The copied card keeps its own. Copying a bare recovery returns Genie Exalted itself. An effect that cannot apply may be copied: nothing happens.
vale-card-valkyrie = Valkyrie
    .effect = Active: gain 1 point per different family in your area.
vale-card-odin = Odin
    .effect = Active: with 5 or fewer cards in hand, gain 2 points; with 6 or more, gain 1 purple stone.
vale-card-freyja = Freyja
    .effect = Active: gain 1 point per card in your area with an active effect, this one included.
vale-card-griffon = Griffon
    .effect = Active: draw a card.
vale-card-rudra = Rudra
    .effect = Instant: gain 2 points per card in your hand.
vale-card-gi_rin = Gi-rin
    .effect = Instant: gain 2 points per card in your area, this one included.
vale-card-dragon_egg = Dragon Egg
    .effect = Instant: discard this card, then summon a Dragon from your hand without paying its cost.
    .note = Another Dragon in hand must be one that can be summoned. The Egg goes to the discard pile before it.
vale-card-tidal = Tidal
    .effect = Instant: gain 5 points per Dragon in your area, this one included.
vale-card-ember = Ember
    .effect = Instant: gain 7 points; a player of your choice discards one of their summoned Water cards.
    .note = There must be a summoned Water card at the table, yours if need be. The chosen player decides which.
vale-card-marina = Marina
    .effect = Instant: gain 7 points; a player of your choice discards one of their summoned Fire cards.
    .note = There must be a summoned Fire card at the table, yours if need be. The chosen player decides which.
vale-card-boulder = Boulder
    .effect = Instant: gain 8 points; a player of your choice discards one of their summoned Wind cards.
    .note = There must be a summoned Wind card at the table, yours if need be. The chosen player decides which.
vale-card-gust = Gust
    .effect = Instant: gain 8 points; a player of your choice discards one of their summoned Earth cards.
    .note = There must be a summoned Earth card at the table, yours if need be. The chosen player decides which.
vale-card-aeris = Aeris
    .effect = Instant: recover another of your summoned cards and gain its written cost in points.
    .note = Written cost: the printed number, without reductions. It cannot be summoned into an empty area.
vale-card-scorch = Scorch
    .effect = Instant: copy one instant effect of another card in your area.
    .note = There must be an effect that can be applied now. “This card” and “other” are read from Scorch.
vale-card-willow = Willow
    .effect = Instant: gain 1 red, 1 blue and 1 purple stone and 3 points, then draw a card.
vale-card-eternity = Eternity
    .effect = Instant: gain 4 points per different family in your area, Dragon included.

## The table in words

vale-view-round = Round
vale-view-first = First-player tile
    .kind = seat
vale-view-marks = In the vale
    .kind = owned
vale-view-pile = Draw pile
vale-view-discard = Discard pile
    .kind = pile
vale-view-points = Points
vale-view-stones = Stones
    .kind = stones
vale-view-areas = Area
    .kind = cards
vale-view-hands = Hand
    .kind = cards
