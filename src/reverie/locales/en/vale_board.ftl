### The board of the Vale: what the things on the table say.

vale-board-name = Board of the Vale
vale-board-market = The vale
vale-board-space = { $family }: { $count ->
    [0] no creature
    [one] { $count } creature
   *[other] { $count } creatures
}
vale-board-sale = Selling here brings { vale-stones }
vale-board-pile = Draw pile
vale-board-pile-label = Draw pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
vale-board-pile-top = On top: { $name }
vale-board-discard = Discard
vale-board-discard-label = Discard, open the pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
vale-board-discard-empty = Nothing yet: what is sold, banished or discarded comes here.
vale-board-discard-read = Touch a card to read it.
vale-board-discard-take = Touch a card to read it; taking it comes after.
vale-board-open-discard = Open the discard
vale-board-round = Round
vale-board-round-label = Round { $round } of 10
vale-board-path = The path of points
vale-board-path-label = { $name }: { vale-points }
vale-board-goal = The goal: 60 points
vale-board-phase-hunt = Hunt
vale-board-phase-act = Actions
vale-board-phase-resolve = Resolution
vale-board-draft = Order of the hunt, there and back: { $names }
vale-board-order = Turn order: { $names }
vale-board-next = { $name } now
vale-board-first = First-player tile
vale-board-opponents = Across the table
vale-board-area = Your area
vale-board-area-of = The area of { $name }
vale-board-slots = { $used } of { $slots }
vale-board-slot = Free slot
vale-board-area-there = Their area
vale-board-area-empty = Area still empty
vale-board-hand = Your hand
vale-board-hand-there = Their hand
vale-board-hand-of = { $count ->
    [0] Empty hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
vale-board-hand-known = { $count ->
    [one] You saw it go to their hand.
   *[other] You saw them go to their hand.
}
vale-board-hand-empty = Your hand is empty. Tame a creature to summon it later.
vale-board-purse = Your stones
vale-board-purse-there = Their stones
vale-board-purse-of = { $name }: { vale-stones }
vale-board-purse-worth = worth { $worth }
vale-board-stone = { $colour ->
    [red] Red stone
    [blue] Blue stone
   *[purple] Purple stone
}, worth { $value }
vale-board-stone-chosen = { vale-board-stone }, chosen
vale-board-points-label = { vale-points }
vale-board-unseen = Only you have seen this card

## A card, for ears

vale-board-card = { $card }, { $family }, cost { $cost }
vale-board-card-price = { $card }, { $family }, price { $price } instead of { $cost }
vale-board-marked-by = hunted by { $name }
vale-board-marked-by-you = hunted by you
vale-board-playable = playable

## What one does

vale-board-capture = Hunt
vale-board-sell = Sell
vale-board-sell-for = Sell for { vale-stones }
vale-board-tame = Tame
vale-board-summon = Summon
vale-board-summon-free = Summon, nothing to pay
vale-board-banish = Banish
vale-board-banish-hint = The card goes from your area to the discard pile. The price is the number of the round.
vale-board-end = End the turn
vale-board-stop = Stop here
vale-board-keep = Keep these stones
vale-board-keep-hint = Touch the { $limit } stones to keep
vale-board-more = Read it all
vale-board-cancel = Not now
vale-board-price = Price { $price }
vale-board-price-cut = instead of { $cost }
vale-board-pay-hint = Touch your stones to pay another way.
vale-board-change-lost = { $lost } too much: no change given
vale-board-exact = exact
vale-board-now = Gain at once
vale-board-once-summoned = If summoned
vale-board-each-round = Gain each round
vale-board-nothing = nothing
vale-board-card-drawn = { $count ->
    [one] { $count } card drawn
   *[other] { $count } cards drawn
}
vale-board-minus = lose { vale-points }
vale-board-reveals-draw = You will draw: no undo after this.
vale-board-reveals-card = The table will see this card: no undo after this.
vale-board-irreversible = Your turn ends: no undo after this.
vale-board-hint-hunt = Touch a free creature
vale-board-hint-act = Touch what you hunted, and your cards
vale-board-hint-choose = Touch a card that glows
vale-board-hint-point = Choose a player
vale-board-hint-retrieve = The card you take waits in the discard pile
vale-board-hint-wait = Watch the table
