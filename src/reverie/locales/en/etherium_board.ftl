### The board of Etherium: what the things on the table say.

etherium-board-name = Board of Etherium
etherium-board-lands = The floating lands
etherium-board-closer = Look closer
etherium-board-whole = See the whole board
etherium-board-peoples = The peoples
etherium-board-several = several answers

## The lands by name

etherium-board-people-psolos = Psolos
etherium-board-people-reces = Reces
etherium-board-people-hivalia = Hivalia
etherium-board-people-ertis = Ertis
etherium-board-people-meinas = Meinas
etherium-board-people-mauhea = Mauhéa
etherium-board-land-ether = the Ether
etherium-board-land-mine = the mine
    .mine = your mine
etherium-board-land-forest = the forest
    .mine = your forest
etherium-board-land-mountain = the mountain
    .mine = your mountain
etherium-board-land-city = the city
    .mine = your city
etherium-board-land-ruin = the ruined city
    .mine = your ruin
etherium-board-land-nothing = the free place
    .mine = your free place
etherium-board-land-of = { $land } of { $people }
etherium-board-land-lost = { $land } before the ruins
etherium-board-land-between = { $land } between { $one } and { $two }
etherium-board-ruins = the ruins
etherium-board-place = { $land } ({ $code })
etherium-board-about-mine = Gives metal.
etherium-board-about-forest = Gives wood.
etherium-board-about-mountain = Gives rock.
etherium-board-about-ether = Gives Ether and Ether tokens.
etherium-board-about-city = Its defence stands here; boosters lie here.
etherium-board-about-ruin = Nobody enters.
etherium-board-about-nothing = Nothing lies here yet.
etherium-board-height = { $height ->
    [0] It floats lowest.
   *[other] Height { $height }.
}
etherium-board-unit-army = { $mine ->
    [yes] your army, level { $level }
   *[no] army of { $people }, level { $level }
}
etherium-board-unit-collector = { $mine ->
    [yes] your collector, level { $level }
   *[no] collector of { $people }, level { $level }
}

etherium-board-reach-army = { $mine ->
    [yes] Your army gets here in one move.
   *[no] The army of { $people } gets here in one move.
}
etherium-board-reach-collector = { $mine ->
    [yes] Your collector gets here in one move.
   *[no] The collector of { $people } gets here in one move.
}

## Seasons

etherium-board-seasons = Season { $season } of 7
etherium-board-season = Season { $number }: { $season }
etherium-board-season-to-come = Season { $season }, still hidden
etherium-board-initiative = Initiative

## Peoples, supply, cards

etherium-board-supply = The supply
etherium-board-pile = { $count ->
    [one] { $count } Flash card in the pile
   *[other] { $count } Flash cards in the pile
}
etherium-board-cards = { $count ->
    [0] no Flash card
    [one] { $count } Flash card
   *[other] { $count } Flash cards
}
etherium-board-level = { etherium-unit } { $level }
etherium-board-next-level = { $count ->
    [one] (next level: { $count } cube)
   *[other] (next level: { $count } cubes)
}
etherium-board-units = Units and levels
etherium-board-owns = Cubes
etherium-board-prices = Prices
etherium-board-prices-told = { $rate } basics for 1 Ether · cards { $cards } Ether · capacity { $capacity } Ether · booster { $booster } Ether
etherium-board-won = Won
etherium-board-held = In hand
etherium-board-extra = costs besides:
etherium-board-locked = programme locked
etherium-board-open = still programming
etherium-board-hand = { $count ->
    [one] Your hand: { $count } Flash card
   *[other] Your hand: { $count } Flash cards
}
etherium-board-look = Read { $card }
etherium-board-chosen = chosen, number { $number }
etherium-board-window-season = Season
etherium-board-window-priority = Before an action
etherium-board-window-roll = On your roll
etherium-board-window-loss = Against a loss

## Answers

etherium-board-lay = { $count ->
    [one] Lay this card
   *[other] Lay these { $count } cards, in this order
}
etherium-board-lay-none = Lay no card
etherium-board-discard = Discard { $count } of { $of }
etherium-board-pay = Which basics become Ether
etherium-board-less = { $kind ->
    [rock] less rock
    [wood] less wood
   *[metal] less metal
}
etherium-board-more = { $kind ->
    [rock] more rock
    [wood] more wood
   *[metal] more metal
}
etherium-board-etherise = { $count ->
    [0] Make Ether
   *[other] Make { $count } Ether
}
etherium-board-token = Token { $number }
etherium-board-lock = Lock the programme
etherium-board-reaches = In one move the army gets to: { $army }. The collector to: { $collector }.
