### Etherium: every word of the game.

etherium-tagline = Everybody plans in secret on floating lands, then watches the plans collide.

## Cubes, tokens, units

etherium-cubes-rock = { $count } rock
etherium-cubes-wood = { $count } wood
etherium-cubes-metal = { $count } metal
etherium-cubes-ether = { $count } Ether
etherium-cubes-booster = { $count ->
    [one] { $count } booster
   *[other] { $count } boosters
}
etherium-cubes-none = nothing
etherium-basics = { $count ->
    [one] { $count } basic
   *[other] { $count } basics
}
etherium-stars = { $points ->
    [one] { $points } star
   *[other] { $points } stars
}

etherium-unit = { $unit ->
    [0] army
    [1] collector
    [2] defence
   *[3] guide
}
etherium-your-unit = { $unit ->
    [0] your army
    [1] your collector
    [2] your defence
   *[3] your guide
}
etherium-token = { $token ->
    [0] Army
    [1] Ether
    [2] Connection
    [3] Booster
   *[4] Rampage
}
etherium-token-army = Army
etherium-token-ether = Ether
etherium-token-connection = Connection
etherium-token-booster = Booster
etherium-token-rampage = Rampage
etherium-source-capacities = capacities
etherium-source-guide = guide
etherium-source-cubes = Ether cubes

## The lands

etherium-terrain = { $terrain ->
    [0] mine
    [1] forest
    [2] mountain
    [3] Ether
    [4] city
   *[other] ruin
}
etherium-terrain-mine = mine
etherium-terrain-forest = forest
etherium-terrain-mountain = mountain
etherium-terrain-ether = Ether
etherium-terrain-city = city
etherium-terrain-ruin = ruin
etherium-place = { $place ->
    [0] the Ether
    [1] L0
    [2] L1
    [3] L2
    [4] L3
    [5] L4
    [6] L5
    [7] M0
    [8] M1
    [9] M2
    [10] M3
    [11] M4
    [12] M5
    [13] S0
    [14] S1
    [15] S2
    [16] S3
    [17] S4
    [18] S5
    [19] C0
    [20] C1
    [21] C2
    [22] C3
    [23] C4
   *[24] C5
}
etherium-in = { $place ->
    [0] to the Ether
   *[other] to { etherium-place }
}
etherium-at = { $terrain ->
    [0] { etherium-place } (mine)
    [1] { etherium-place } (forest)
    [2] { etherium-place } (mountain)
    [3] the Ether
   *[4] the city { etherium-place }
}
etherium-on = { $terrain ->
    [0] in a mine
    [1] in a forest
    [2] on a mountain
    [3] on the Ether
   *[4] in a city
}
etherium-some-terrain = { $terrain ->
    [3] the Ether
   *[other] a { etherium-terrain }
}
etherium-points = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
etherium-none-left = { $way ->
    [0] No Ether is left in the supply.
    [1] No Flash card is left.
   *[3] No booster is left in the supply.
}

## The panel

etherium-action = { $action ->
    [-1] nothing yet
    [0] move to a mine
    [1] move to a forest
    [2] move to a mountain
    [3] move to the Ether
    [4] move to a city
    [5] collect in a mine
    [6] collect in a forest
    [7] collect on a mountain
    [8] collect on the Ether
    [9] upgrade the army
    [10] upgrade the collector
    [11] upgrade the defence
    [12] upgrade the guide
    [13] etherise
    [14] Flash cards
    [15] a capacity
    [16] a booster
   *[17] connect
}
etherium-verb-move = Move
etherium-verb-collect = Collect
etherium-verb-upgrade = Upgrade
etherium-verb-transform = Transform
etherium-verb-connect = Connect

etherium-named-army = army
etherium-named-collector = collector
etherium-named-defence = defence
etherium-named-guide = guide
etherium-named-etherise = Ether
etherium-named-cards = cards
etherium-named-capacity = capacity
etherium-named-booster = booster

## The peoples

etherium-people = { $people ->
    [0] Psolos
    [1] Reces
    [2] Hivalia
    [3] Ertis
    [4] Meinas
   *[5] Mauhéa
}
etherium-people-psolos = Psolos, the Builders
    .power = 1 rock more at each collect of any kind.
    .season = In their season: 2 rock more still.
etherium-people-reces = Reces, the Barbarians
    .power = Wins ties in assaults and sieges, attacking or defending; pillages 1 basic more.
    .season = In their season: army +3 on all its rolls.
etherium-people-hivalia = Hivalia, the Harmonics
    .power = May take 2 basics from the supply after each collect of Ether by an opponent.
    .season = In their season: transformations cost 1 Ether less.
etherium-people-ertis = Ertis, the Shamans
    .power = May re-roll its 1s and 2s; 1 wood more at each collect in a forest.
    .season = In their season: 2 wood more at each collect of any kind.
etherium-people-meinas = Meinas, the Wayfarers
    .power = 1 movement point more on each move.
    .season = In their season: 1 more still.
etherium-people-mauhea = Mauhéa, the Seers
    .power = At the start of a season draws 2 Flash cards and keeps 1; may hold 8 cards.
    .season = In their season: draws 1 Flash card at the reveal.

## The seasons

etherium-season = { $season ->
    [0] { etherium-season-night }
    [1] { etherium-season-overgrowth }
    [2] { etherium-season-wild_omens }
    [3] { etherium-season-red_vein }
    [4] { etherium-season-war_drums }
    [5] { etherium-season-rockslide }
    [6] { etherium-season-great_works }
    [7] { etherium-season-ether_tide }
    [8] { etherium-season-resonance }
    [9] { etherium-season-fair_winds }
    [10] { etherium-season-dead_calm }
    [11] { etherium-season-lean_sky }
   *[12] { etherium-season-flash_storm }
}
etherium-season-night = Night
    .effect = Each may take 1 basic.
etherium-season-overgrowth = Overgrowth
    .effect = Collects in a forest bring 2 wood more.
etherium-season-wild_omens = Wild Omens
    .effect = All may re-roll their 1s and 2s.
etherium-season-red_vein = Red Vein
    .effect = Collects in a mine bring 2 metal more.
etherium-season-war_drums = War Drums
    .effect = Armies lose no level. At the reveal each may move their army one step, into a city too.
etherium-season-rockslide = Rockslide
    .effect = Collects on a mountain bring 2 rock more.
etherium-season-great_works = Great Works
    .effect = Upgrades cost 1 basic less.
etherium-season-ether_tide = Ether Tide
    .effect = Collects on the Ether bring 1 Ether more.
etherium-season-resonance = Resonance
    .effect = 2 more on every connection roll.
etherium-season-fair_winds = Fair Winds
    .effect = Each collect brings 1 more of its kind.
etherium-season-dead_calm = Dead Calm
    .effect = No slipstream: every step spends a point. At the reveal each may move their collector one step.
etherium-season-lean_sky = Lean Sky
    .effect = Collects of basics bring 1 less.
etherium-season-flash_storm = Flash Storm
    .effect = At the reveal each may draw 1 Flash card.

## The capacities

etherium-capacity = { $capacity ->
    [0] { etherium-capacity-resource }
    [1] { etherium-capacity-insight }
    [2] { etherium-capacity-harvest }
    [3] { etherium-capacity-bastion }
    [4] { etherium-capacity-vanguard }
    [5] { etherium-capacity-fortune }
   *[6] { etherium-capacity-tailwind }
}
etherium-capacity-resource = Resource
    .effect = At each reveal of a season: gain 1 of each basic.
etherium-capacity-insight = Insight
    .effect = At each reveal of a season: draw 1 Flash card.
etherium-capacity-harvest = Harvest
    .effect = Your collects bring 1 more of their kind, on the Ether too.
etherium-capacity-bastion = Bastion
    .effect = 2 more on your defence rolls; your defence keeps its level when it wins.
etherium-capacity-vanguard = Vanguard
    .effect = 1 more on your army rolls; your army keeps its level when it wins.
etherium-capacity-fortune = Fortune
    .effect = Once a season, re-roll all dice of your roll.
etherium-capacity-tailwind = Tailwind
    .effect = 1 movement point more on your moves.

## What a connection brings

etherium-connection = { $line ->
    [1] lose 4 basics
    [2] lose a Flash card
    [3] lose 2 basics
    [4] draw a Flash card
    [5] steal 2 basics
    [6] gain 1 Ether
    [7] gain 4 basics
    [8] gain 2 Ether
    [9] the army gains a level
    [10] draw 2 Flash cards
    [11] gain a booster
   *[12] take a Connection token
}

## What you are asked

etherium-ask-become = Choose your people.
etherium-ask-lay = Lay a terrain on a free place that touches what lies.
etherium-ask-keep = Which card do you keep?
etherium-ask-storm = Draw a Flash card?
etherium-ask-step = Move { etherium-your-unit } one step, if you like.
etherium-ask-window = Season window: which cards do you lay, in which order?
etherium-ask-programme = Lay your { $count } action tokens, in secret.
etherium-ask-priority = Play a Flash card, or pass.
etherium-ask-execute = Action { $number }: { etherium-action }. How?
etherium-ask-take = { $optional ->
    [yes] You may take { etherium-basics } from the supply.
   *[no] Take { etherium-basics } from the supply.
}
etherium-ask-lose = Which { etherium-basics } do you lose?
etherium-ask-steal = What do you steal ({ etherium-basics })?
etherium-ask-upgrade = Which unit do you upgrade?
etherium-ask-transform = Which transformation do you make?
etherium-ask-etherise = Which basics become Ether, { $count } for 1? At most { $most } Ether.
etherium-ask-dice = It is your season: roll one die, or two?
etherium-ask-roll = Your roll: { $dice }, { $total } in all. Change it, or end it.
etherium-ask-order = Which conflict comes first?
etherium-ask-prize = You have won the siege. What do you take from { $victim }?
etherium-ask-loss = Your { etherium-unit } is about to lose a level. Play a card against it, or pass.
etherium-ask-flee = Where does { etherium-your-unit } flee?
etherium-ask-put = { $card }: where does { etherium-your-unit } go?
etherium-ask-discard = Which Flash card do you lose?
etherium-ask-hand = You hold too many cards: discard { $count }.

etherium-field-cards = Cards
etherium-field-cubes = Rock, wood, metal
etherium-field-actions = Actions, one for each token
etherium-field-lock = lock it

## Who is awaited, and what for

etherium-wait-become = { $name } is choosing a people.
etherium-wait-lay = { $name } is laying a terrain.
etherium-wait-keep = { $name } is choosing which card to keep.
etherium-wait-storm = { $name } may draw a card.
etherium-wait-step = { $name } may move a step.
etherium-wait-window = { $name } is choosing cards for the season window.
etherium-wait-programme = { $name } is programming.
etherium-wait-priority = { $name } may play a card.
etherium-wait-execute = { $name } executes action { $number }: { etherium-action }.
etherium-wait-take = { $name } may take basics.
etherium-wait-lose = { $name } is choosing what to lose.
etherium-wait-steal = { $name } is choosing what to steal.
etherium-wait-upgrade = { $name } is choosing a unit to upgrade.
etherium-wait-transform = { $name } is choosing a transformation.
etherium-wait-etherise = { $name } is making Ether.
etherium-wait-dice = { $name } is choosing one die or two.
etherium-wait-roll = { $name } has rolled { $dice }.
etherium-wait-order = { $name } decides which conflict comes first.
etherium-wait-prize = { $name } is choosing what to take from { $victim }.
etherium-wait-loss = { $name } may save the level of the { etherium-unit }.
etherium-wait-flee = { $name } is choosing where to flee.
etherium-wait-put = { $name } is choosing a place for { $card }.
etherium-wait-discard = { $name } is choosing a card to lose.
etherium-wait-hand = { $name } is discarding.

## The answers there are

etherium-move-become = Play { etherium-people }
    .group = Choose a people
etherium-move-lay = Lay a { etherium-terrain } at { etherium-place }
    .group = Lay a terrain
etherium-move-keep = Keep { $card }
    .group = Keep
etherium-move-agree = Yes
    .group = Yes
etherium-move-pass = { $ask ->
    [execute] Do it
    [step] Stay
    [take] Take nothing
   *[other] Pass
}
    .group = Pass
etherium-move-window = { $count ->
    [0] Lay no card
   *[other] Lay { $cards }
}
    .group = Lay cards
etherium-move-programme = { $lock ->
    [yes] Programme: { $actions }
   *[no] Draft: { $actions }
}
    .group = Programme
etherium-move-play = Play { $card }
    .group = Play a card
etherium-move-go = { $unit ->
    [0] The army { etherium-in }
   *[1] The collector { etherium-in }
}
    .group = Move
etherium-move-take = Take { $cubes }
    .group = Take
etherium-move-lose = Lose { $cubes }
    .group = Lose
etherium-move-steal = Steal { $cubes } from { $victim }
    .group = Steal
etherium-move-upgrade = Upgrade the { etherium-unit } for { $cubes }
    .group = Upgrade
etherium-move-transform = { $way ->
    [0] Etherise
    [1] Take Flash cards
    [2] Take a capacity
   *[3] Take a booster
}
    .group = Transform
etherium-move-etherise = Turn { $cubes } into Ether
    .group = Etherise
etherium-move-buy = Take { etherium-capacity }
    .group = Take a capacity
etherium-move-dice = { $count ->
    [one] Roll one die
   *[other] Roll two dice
}
    .group = Roll
etherium-move-reroll = { $face ->
    [0] Re-roll all dice with Fortune
   *[other] Re-roll a { $face }
}
    .group = Re-roll
etherium-move-stop = { $guide ->
    [0] Leave the roll as it is
   *[other] End the roll with { $guide } of the guide
}
    .group = End the roll
etherium-move-begin = First { etherium-place }
    .group = Decide the order
etherium-move-pillage = First the collector of { $victim }
    .group = Decide the order
etherium-move-rob = Rob { $cubes }
    .group = Rob the city
etherium-move-lower = Lower the guide
    .group = Lower the guide
etherium-move-discard = Discard { $cards }
    .group = Discard

## What happens

etherium-event-choosing = The peoples are chosen in this order: { $order }.
etherium-event-people = { $name } plays { etherium-people }.
etherium-event-draft = { etherium-season } gives the order for laying terrains: { $order }.
etherium-event-lay = { $name } lays a { etherium-terrain } at { etherium-place }.
etherium-event-set_up = { $name } begins at { etherium-place } with { $cubes }.
etherium-event-season_begins = Season { $season } begins.
etherium-event-season = Season { $number }: { etherium-season }. Initiative: { $order }.
etherium-event-drew = { $card ->
    [none] { $name } draws a Flash card.
   *[other] { $name } draws { $card }.
}
etherium-event-drew_several = { $name } draws { $count ->
    [one] one Flash card
   *[other] { $count } Flash cards
}.
etherium-event-kept_card = { $card ->
    [none] { $name } keeps one of them.
   *[other] { $name } keeps { $card }.
}
etherium-event-no_card = { $name }: there is no Flash card to be had.
etherium-event-reshuffled = The discard is shuffled into a new pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
etherium-event-discarded = { $name } discards { $cards }.
etherium-event-gained = { $why ->
    [night] { $name } takes { $cubes } in the Night.
    [consolation] { $name } takes { $cubes } for consolation.
    [harmony] { $name }, in harmony, takes { $cubes }.
    [capacity] { $name } gains { $cubes } by a capacity.
   *[other] { $name } gains { $cubes }.
}
etherium-event-nothing = { $why ->
    [theft] { $name } finds nothing to steal.
    [connection] { $name }: the connection changes nothing.
   *[other] { $name } gets nothing: the supply has run out.
}
etherium-event-declined = { $why ->
    [night] { $name } takes nothing in the Night.
    [consolation] { $name } takes nothing for consolation.
    [harmony] { $name }, in harmony, takes nothing.
    [storm] { $name } draws no card.
    [step] { $name } takes no step.
   *[other] { $name } does nothing.
}
etherium-event-lost = { $name } loses { $cubes }.
etherium-event-paid = { $name } pays { $cubes }.
etherium-event-stole = { $name } steals { $cubes } from { $victim }.
etherium-event-token = { $token ->
    [0] { $name } takes an Army token.
    [1] { $name } takes an Ether token.
    [2] { $name } takes a Connection token.
    [3] The third booster: { $name } takes the Booster token.
   *[4] { $name } takes the Rampage token.
}
etherium-event-no_token = { $name } gets no { etherium-token } token: none is left.
etherium-event-moved = { $why ->
    [flight] { $name }: the { etherium-unit } flees to { etherium-at }.
    [retreat] { $name }: the army retreats to { etherium-at }.
    [slipstream] { $name }: the slipstream carries the { etherium-unit } to { etherium-at }.
    [card] { $name }: by a card, the { etherium-unit } stands at { etherium-at }.
    [season] { $name }: the { etherium-unit } takes a step to { etherium-at }.
   *[move] { $name }: the { etherium-unit } goes to { etherium-at }.
}
etherium-event-raised = { $name }: the { etherium-unit } rises to level { $level }.
etherium-event-highest = { $name }: the { etherium-unit } is at the highest level already.
etherium-event-lowered = { $name }: the { etherium-unit } falls to level { $level }.
etherium-event-lowest = { $name }: the { etherium-unit } stays at level { $level }, the lowest.
etherium-event-kept = { $name }: the { etherium-unit } keeps its level { $level } { $why ->
    [season] thanks to { etherium-season }
    [capacity] thanks to { etherium-capacity }
   *[card] thanks to { $card }
}.
etherium-event-collected = { $name } collects at { etherium-at }: { $cubes }.
etherium-event-capacity = { $name } takes the capacity { etherium-capacity }.
etherium-event-transforms = { $name } chooses: { etherium-action }.
etherium-event-played = { $name } plays { $card }.
etherium-event-fizzled = { $card }, laid by { $name }, can change nothing any more.
etherium-event-laid = { $name } has laid { $cards }.
etherium-event-answered = { $name } has answered.
etherium-event-locked = { $name } locks the programme.
etherium-event-unlocked = { $name } unlocks the programme.
etherium-event-late = { $name }’s time to programme is over.
etherium-event-programme = { $name } shows: { $actions }.
etherium-event-number = Number { $number }.
etherium-event-acts = { $name }, action { $number }: { etherium-action }.
etherium-event-failed = { $name }, action { $number }: { etherium-action }. { $why ->
    [out_of_reach] Neither army nor collector gets there with { etherium-points }.
    [becalmed] Without slipstream neither army nor collector gets there with { etherium-points }.
    [collector_elsewhere] The collector stands { etherium-on }.
    [nothing_to_collect] Level { $level }, less { $count }: nothing would come.
    [supply_empty] The supply has run out.
    [at_the_top] The { etherium-unit } is at the highest level.
    [upgrade_too_dear] It would cost { $cubes }{ $unit ->
        [3] {""}
       *[other] ; { $most } at hand
    }.
    [guide_too_dear] It would cost { $count ->
        [one] 1 basic
       *[other] { $count } basics of different kinds
    }.
    [rate_too_dear] It would take { etherium-basics }; { $most } at hand.
    [ether_too_dear] It would cost { $count } Ether; { $most } at hand.
    [no_capacity] { $count ->
        [0] No capacity is left to take.
       *[other] No capacity that is left can be paid.
    }
   *[none_left] { etherium-none-left }
}
etherium-event-rolled = { $of ->
    [0] { $name } rolls for the army: { $dice }
    [1] { $name } rolls for the defence: { $dice }
   *[2] { $name } rolls for a connection: { $dice }
}{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } more
}. { $total } in all.
etherium-event-rerolled = { $why ->
    [fortune] With Fortune { $name } re-rolls all dice: { $dice }. { $total } in all.
    [card] { $name } re-rolls all dice: { $dice }. { $total } in all.
   *[low] { $name } re-rolls a low die: { $dice }. { $total } in all.
}
etherium-event-added = { $card } adds { $count }: { $total } in all.
etherium-event-total = { $guide ->
    [0] { $name } stands at { $total }.
   *[other] { $name } adds { $guide } of the guide: { $total } in all.
}
etherium-event-connected = { $name } connects at { $total }: { etherium-connection }.
etherium-event-assault = Assault at { etherium-at }: { $sides }.
etherium-event-siege = Siege of the city of { $victim }: { $sides }.
etherium-event-tied = { $total } each: { $sides } roll again.
etherium-event-won = { $by_tie ->
    [yes] A tie at { $total }: { $name } wins, for Reces wins ties.
   *[no] { $name } wins, { $total } against { $against }.
}
etherium-event-empty_city = There is nothing to rob from { $victim }.
etherium-event-pillage = { $name } pillages the collector of { $victim } at { etherium-at }.
etherium-event-season_ends = Season { $season } ends.
etherium-event-scored = { $name } has { etherium-stars }.
etherium-event-over = The game is over.

## Why not

etherium-refusal-programme_first = It is time to programme.
etherium-refusal-other_tokens = You have { $count } action tokens this season.
etherium-refusal-no_slot = Token { $token } lies on no slot of the panel.
etherium-refusal-slot_taken = The slots for “{ etherium-action }” are taken: { $count } at most.
etherium-refusal-token_missing = Token { $token } is not laid yet: lay it before you lock.
etherium-refusal-too_late = Your time is over: your programme stays locked.
etherium-refusal-lay_first = It is the season window: lay cards, or none.
etherium-refusal-not_in_hand = { $card ->
    [none] You do not hold this card.
   *[other] You do not hold { $card }.
}
etherium-refusal-not_now = { $window ->
    [season] { $card } is played in the season window only.
    [priority] { $card } is played before an action of yours, a fight of yours, or in the season window.
    [roll] { $card } is played on a roll of yours.
   *[loss] { $card } is played when a level is about to be lost.
}
etherium-refusal-not_first_season = { $card } cannot be played in the first season.
etherium-refusal-changes_nothing = { $card } would change nothing now.
etherium-refusal-window_first = Play a card, or pass.
etherium-refusal-discard_first = Discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
etherium-refusal-not_yours = You do not hold these cards.
etherium-refusal-etherise_first = Say which basics become Ether.
etherium-refusal-not_owned = You do not have so many.
etherium-refusal-not_at_the_rate = { $count } basics make 1 Ether, and you can make { $most } at most.
etherium-refusal-out_of_reach = Neither army nor collector reaches { etherium-some-terrain } with { etherium-points }.
etherium-refusal-becalmed = Without slipstream, neither army nor collector reaches { etherium-some-terrain } with { etherium-points }.
etherium-refusal-too_far = One move does not take { etherium-your-unit } there.
etherium-refusal-stands_there = A move ends elsewhere than it began: { etherium-your-unit } stands there already.
etherium-refusal-wrong_terrain = A move ends on the kind of terrain that was programmed: { etherium-action }.
etherium-refusal-not_its_city = A collector enters its own city only.
etherium-refusal-collector_elsewhere = Your collector stands { etherium-on }.
etherium-refusal-nothing_to_collect = A collect here would bring nothing: level { $level }, less { $count }.
etherium-refusal-supply_empty = A collect here would bring nothing: the supply has run out.
etherium-refusal-at_the_top = Your { etherium-unit } is at the highest level.
etherium-refusal-upgrade_too_dear = Upgrading { etherium-your-unit } costs { $cubes }{ $unit ->
    [3] {""}
   *[other] , and you have { $most }
}.
etherium-refusal-guide_too_dear = Upgrading your guide costs { $count ->
    [one] 1 basic
   *[other] { $count } basics of different kinds
}.
etherium-refusal-rate_too_dear = It takes { $count } basics to make 1 Ether, and you have { $most }.
etherium-refusal-ether_too_dear = That costs { $count } Ether, and you have { $most }.
etherium-refusal-none_left = { etherium-none-left }
etherium-refusal-no_capacity = { $count ->
    [0] There is no capacity left that you could take.
   *[other] There is no capacity left that you can pay.
}
etherium-refusal-will_fail = As things stand, { $count ->
    [one] token { $tokens } will not work
   *[other] tokens { $tokens } will not work
}.
etherium-refusal-not_asked = One moment: it is not your turn.
etherium-refusal-over = The game is over.
etherium-refusal-no_deadline = No time has run out.

## The variants

etherium-option-board = Board
etherium-option-board-standard = Standard
etherium-option-board-drafted = Laid by the players
etherium-option-peoples = Peoples
etherium-option-peoples-random = Dealt at random
etherium-option-peoples-choose = Chosen
etherium-option-six_peoples = All six peoples
etherium-option-six_peoples-no = Four, up to four players
etherium-option-six_peoples-yes = All six
etherium-option-clock = Hourglasses
etherium-option-clock-none = None
etherium-option-clock-usual = 120 s a programme
etherium-option-clock-double = 240 s a programme

## The Flash cards

etherium-card-battle_fervour = Battle Fervour
    .effect = On your army roll: +3.
etherium-card-raised_ramparts = Raised Ramparts
    .effect = On your defence roll: +3.
etherium-card-attunement = Attunement
    .effect = On your connection roll: +3.
etherium-card-lucky_star = Lucky Star
    .effect = On any roll of yours: +2.
etherium-card-second_throw = Second Throw
    .effect = On a roll of yours: re-roll all your dice.
etherium-card-iron_discipline = Iron Discipline
    .effect = When your army is about to lose a level: it loses none in this conflict.
etherium-card-swift_escape = Swift Escape
    .effect = When your collector is about to lose a level: it loses none in this pillage.
etherium-card-quarry_thief = Quarry Thief
    .effect = Steal 2 rock from one opponent.
etherium-card-timber_thief = Timber Thief
    .effect = Steal 2 wood from one opponent.
etherium-card-ore_thief = Ore Thief
    .effect = Steal 2 metal from one opponent.
etherium-card-wood_windfall = Wood Windfall
    .effect = Gain 3 wood.
etherium-card-rock_windfall = Rock Windfall
    .effect = Gain 3 rock.
etherium-card-metal_windfall = Metal Windfall
    .effect = Gain 3 metal.
etherium-card-trade_winds = Trade Winds
    .effect = Gain 2 basics of any kind.
etherium-card-ether_spark = Ether Spark
    .effect = Gain 1 Ether.
etherium-card-muster = Muster
    .effect = Put your army on an adjacent terrain, no city. Not in the first season.
etherium-card-forest_trail = Forest Trail
    .effect = Put your collector on any forest.
etherium-card-mountain_trail = Mountain Trail
    .effect = Put your collector on any mountain.
etherium-card-mine_shaft = Mine Shaft
    .effect = Put your collector on any mine.
etherium-card-bumper_harvest = Bumper Harvest
    .effect = This season your collects bring 1 more of their kind.
etherium-card-guild_favour = Guild Favour
    .effect = This season your upgrades cost 1 basic less.
etherium-card-drought = Drought
    .effect = This season opponents’ collects of basics bring 1 less. Not in the first season.
etherium-card-forced_drill = Forced Drill
    .effect = Upgrade one of your units, paying.
etherium-card-quick_transmutation = Quick Transmutation
    .effect = Make one transformation, paying.
etherium-card-extra_shift = Extra Shift
    .effect = Collect where your collector stands.
etherium-card-open_channel = Open Channel
    .effect = Make a connection.

## The rules

etherium-rule-E1-1 = The game is for 2 to 6 players, each a different people, chosen or at random. Two to four players take from Psolos, Reces, Hivalia and Ertis, or, if the table wishes, from all six; five and six from all six.
    .title = Setup
etherium-rule-E1-2 = The supply: 20 cubes each of rock (yellow), wood (green), metal (red), Ether (blue) and booster (black).
etherium-rule-E1-3 = Victory tokens: 12 Army, 8 Ether, 6 Connection, 4 Booster, 3 Rampage.
etherium-rule-E1-4 = Capacity tokens: 7 kinds, 2 of each.
etherium-rule-E1-5 = With five or six players: 30 cubes of each colour; 18, 12, 9, 6 and 5 victory tokens; 3 of each capacity.
etherium-rule-E1-6 = The season pile: Night, then six seasons of six colours in random order, those of absent peoples included. Each is one of the two cards of its colour, at random.
etherium-rule-E1-7 = The 43 Flash cards form a face-down pile; nobody starts with one.
etherium-rule-E1-8 = Each player has an army, a collector, a defence and a guide at their people’s levels, its resources from the supply, and action tokens 1 to 4.
etherium-rule-E1-9 = Army and collector start on the terrain in front of their city: the medium one of their sector.
etherium-rule-E1-10 = Peoples are dealt at random; or else, in a random order of seats, each takes a free one before all else.
etherium-rule-E2-1 = 17 boxes: the Ether, 4 large, 4 medium and 4 small terrains, 4 cities. With five or six players 25, six of each.
    .title = The board
etherium-rule-E2-2 = The Ether rests on all large terrains, a small one on large ones, a medium one on a large one and a city: adjacent, and higher.
etherium-rule-E2-3 = Adjacent means joined on the board; every step goes up or down.
etherium-rule-E2-4 = On the standard board large terrains are mines, medium ones forests, small ones mountains.
etherium-rule-E2-5 = Sectors in seat order: two players take 0 and 2, three take 0 to 2, five take 0 to 4 of six; four and six take all.
etherium-rule-E2-6 = A sector without a player keeps its terrains; its city is a ruin, of no kind, that no unit enters.
etherium-rule-E2-7 = Any number of units may share a terrain.
etherium-rule-E3-1 = On a board laid by the players, the Ether lies in the middle first. Cities and ruins stand in their sectors too.
    .title = The board laid by the players
etherium-rule-E3-2 = A season card is drawn; in its initiative order each player lays one terrain; then another card, until all lie. Night is among them, no card comes twice, and all return before the season pile is made.
etherium-rule-E3-3 = A terrain goes anywhere that touches what lies already: a large or medium one at any time, a small one once one of its large ones lies. A ruin’s sector is open to all.
etherium-rule-E3-4 = The player picks any terrain of the common pool. Height and neighbours belong to the place, the kind to the terrain.
etherium-rule-E4-1 = There are seven seasons; Night is always the first.
    .title = A season
etherium-rule-E4-2 = A season: draw Flash cards, reveal the season, programme, reveal the programmes and execute.
etherium-rule-E4-3 = The card’s bonus or malus holds for everyone until the season ends.
etherium-rule-E4-4 = Initiative is the order on the card; absent peoples are skipped.
etherium-rule-E4-5 = The card’s people has affinity: its season bonus works this season, beside its power. Night favours nobody; Psolos is first in it.
etherium-rule-E4-6 = At the reveal, capacities with the season icon act by themselves in initiative order, as far as the supply lasts; Mauhéa’s season draw with them.
etherium-rule-E4-7 = After that, the card’s action, if any, may be done in initiative order.
etherium-rule-E4-8 = Units moved by cards, powers or seasons, not by programme, move in reverse initiative order.
etherium-rule-E4-9 = Such a move is one step to an adjacent place, or a placing: without slipstream or movement bonus. It may end on the Ether; cities are entered as in E8.6.
etherium-rule-E4-10 = A season ends after the conflicts of its last number: first the hands are checked, then all that holds this season ends.
etherium-rule-E5-1 = At the start of a season each player draws one Flash card, in seat order; Mauhéa chooses before the reveal.
    .title = Flash cards
etherium-rule-E5-2 = A Flash card acts once and is discarded.
etherium-rule-E5-3 = With the season symbol it is played at the reveal of the season only; with the Flash symbol at any moment.
etherium-rule-E5-4 = A player may play any number of cards.
etherium-rule-E5-5 = Cards resolve in the order laid down. In the season window: each player’s first card in initiative order, then each one’s second, and so on; cards that move a unit after all others, in reverse initiative order.
etherium-rule-E5-6 = Nobody plays a card for another’s roll, unit or action.
etherium-rule-E5-7 = When a season ends, whoever holds more than 6 cards discards down to 6 of their choice, all at once; until then there is no limit. After the seventh season nobody discards.
etherium-rule-E5-8 = An empty pile is renewed from the shuffled discard when a card is to be drawn. If both are empty, nothing is drawn.
etherium-rule-E5-9 = Some cards cannot be played in the first season.
etherium-rule-E5-10 = “Any moment” is the card’s own window: priority, roll or loss. Priority cards also go in the season window.
etherium-rule-E5-11 = The season window comes after the season’s action: all at once and in secret, each who holds a card lays any number of season and priority cards in an order, or none; then all are shown.
etherium-rule-E5-12 = Targets, units and places are named when the card resolves; a card that can change nothing by then is discarded without effect.
etherium-rule-E5-13 = The priority window opens before one’s own action; and before the first die of an assault or siege, one turn in initiative order for each player whose army or city is in it. Card by card, until they stop.
etherium-rule-E5-14 = The roll window opens to the roller, after the roll. The loss window opens to the owner when an army above level 1 is about to lose a level in an assault or siege, or such a collector in a pillage.
etherium-rule-E5-15 = Whether a window opens hangs on public things only: it opens to each player concerned who holds any card, whichever.
etherium-rule-E5-16 = A card that would change nothing cannot be played. A roll card always changes its roll, a card that holds this season always holds; such cards add up.
etherium-rule-E5-17 = An action by card is that action in full: cost, bonuses, tokens, consequences. It must be possible and needs no slot.
etherium-rule-E5-18 = No card is played after the last conflict of the seventh season.
etherium-rule-E6-1 = Everybody programmes at once, in secret.
    .title = Programming
etherium-rule-E6-2 = Each token lies on a slot of the panel, at most one to a slot. Every token owned is placed, on any slot, whether the action is possible or not.
etherium-rule-E6-3 = The token’s number says when its action is executed.
etherium-rule-E6-4 = There are five actions: move names the kind of the destination, not the unit; collect the terrain’s; upgrade the unit; transform which of the four; connect nothing.
etherium-rule-E6-5 = Tokens 1 to 4 are always there, 5 with one booster, 6 with two; boosters count as they are before the season begins, so that a gain or loss counts from the next season.
etherium-rule-E6-6 = A programme may be sent unlocked, with tokens missing, and changed until all are locked.
etherium-rule-E7-1 = All programmes are shown whole, at once.
    .title = Execution
etherium-rule-E7-2 = Everyone executes action 1 in initiative order, then action 2, and so on.
etherium-rule-E7-3 = Whoever has more actions than the others plays the last ones alone; conflicts are looked for after these numbers too.
etherium-rule-E7-4 = A programmed action that is possible is mandatory. That is judged when its turn comes, and again after each card of its window.
etherium-rule-E7-5 = If it is impossible, the player may take one basic of their choice from the supply, of a kind that is left.
etherium-rule-E7-6 = Unit, amount, cubes, purchase and target are chosen on execution.
etherium-rule-E7-7 = Conflicts are found and resolved after all have executed a number, before the next.
etherium-rule-E7-8 = Whoever holds no card and has but one way to execute is not asked.
etherium-rule-E8-1 = One unit, army or collector, steps to an adjacent terrain and ends on the programmed kind.
    .title = Moving
etherium-rule-E8-2 = Slipstream: each step down gives one more step, in chains, if one likes.
etherium-rule-E8-3 = So there is 1 movement point plus bonuses; every step needs a point left; a step up spends it, a step down does not.
etherium-rule-E8-4 = Terrains with enemy units may be crossed without conflict.
etherium-rule-E8-5 = A move ends elsewhere than it began.
etherium-rule-E8-6 = An army may enter any city but a ruin, a collector only its own.
etherium-rule-E8-7 = A move is possible if either unit has a legal destination. Only unit and destination are chosen: the way changes nothing, and a shortest one is shown.
etherium-rule-E9-1 = Mines give metal, forests wood, mountains rock; Ether and boosters are advanced resources.
    .title = Resources and collecting
etherium-rule-E9-2 = Collecting needs the collector on the programmed kind of terrain.
etherium-rule-E9-3 = It yields the collector’s level plus bonuses.
etherium-rule-E9-4 = On the Ether it yields Ether cubes and one Ether token, each as far as it lasts.
etherium-rule-E9-5 = Nobody takes more than the supply holds. If several gain at once, they do in initiative order.
etherium-rule-E9-6 = The terrain’s own resource: level plus bonuses minus maluses, at least 0; bonuses in another resource come apart.
etherium-rule-E9-7 = Collecting is impossible if neither cube nor token would come, bonuses included.
etherium-rule-E9-8 = Cubes paid or lost return to the supply. A theft is always from an opponent: the thief chooses the cubes and takes what there is; a theft of nothing cannot be chosen.
etherium-rule-E9-9 = Cubes to be gained, lost, stolen or paid are named in one answer; what falls short of the number is simply less, except in a price.
etherium-rule-E10-1 = Levels run from 1 to 4; no unit falls below 1. A guide may start at 0: not yet acquired.
    .title = Upgrading
etherium-rule-E10-2 = Upgrading raises the programmed unit by exactly one level.
etherium-rule-E10-3 = The army costs metal, the collector wood, the defence rock, by the people’s formula, where X is the level to reach; at least 1.
etherium-rule-E10-4 = The guide costs one rock, one wood and one metal, the same for every level, the first included.
etherium-rule-E10-5 = Upgrading is impossible at level 4, or when it cannot be paid.
etherium-rule-E10-6 = Discounts add up; at least 1 cube is paid; on a guide the payer chooses what is spared.
etherium-rule-E11-1 = Prices are the people’s; one purchase an action, etherisation excepted.
    .title = Transforming
etherium-rule-E11-2 = Etherisation: basics of any mix, at the people’s rate, for 1 Ether, at least once and repeatable within the action, at most what the supply holds; it brings no Ether token.
etherium-rule-E11-3 = Cards: the people’s number of Flash cards for its price in Ether; if fewer are left, those.
etherium-rule-E11-4 = Capacity: one token for the people’s price in Ether plus the token’s extra in basics.
etherium-rule-E11-5 = A player owns at most one capacity of each kind.
etherium-rule-E11-6 = A capacity is permanent. It works at once, with the season icon from the next reveal; it is never stolen or sold.
etherium-rule-E11-7 = Booster: one cube for the people’s price in Ether.
etherium-rule-E11-8 = Transforming is impossible if it cannot be paid, or if no cube, card or allowed token is left.
etherium-rule-E12-1 = Roll one die; the result, after changes, is read in the connection table. 12 or more is its last line.
    .title = Connecting
etherium-rule-E12-2 = A people in its own season may roll one die more. That is chosen before the roll; the two are added.
etherium-rule-E12-3 = At most twice a season by programme; a connection by card does not count.
etherium-rule-E12-4 = Connecting is always possible.
etherium-rule-E12-5 = “Resources” in the table are basics; whoever owns fewer loses all of them; what cannot be had (no card, cube, token or victim) is nothing.
etherium-rule-E13-1 = Dice have faces 1 to 6.
    .title = Dice
etherium-rule-E13-2 = An army or a defence rolls as many dice as its level; they are added.
etherium-rule-E13-3 = The guide adds from 0 to its level to any roll of its owner, chosen after the roll. In a conflict it adds all of it, unless the roller says less.
etherium-rule-E13-4 = Changes come right after one’s own roll, before the next player rolls.
etherium-rule-E13-5 = Bonuses of powers, seasons and capacities add themselves; cards and re-rolls are chosen, in any order; the guide comes last and ends the roll.
etherium-rule-E13-6 = Each re-roll effect serves once a roll; 1s and 2s are re-rolled once, die by die; two sources of that count as one.
etherium-rule-E13-7 = The roller is asked only if they hold a card, may re-roll or, in a connection, have a guide.
etherium-rule-E14-1 = There is a conflict when, after a number, a unit stands with an enemy army. Enemy collectors alone do not fight.
    .title = Conflicts
etherium-rule-E14-2 = Units that crossed, or parted within the number, do not fight.
etherium-rule-E14-3 = A conflict from before the programmes are shown waits for the end of action 1; it is void if the units have parted.
etherium-rule-E14-4 = Assaults come before pillages: all assaults and sieges, then what pillages there are left.
etherium-rule-E14-5 = Of several, the involved player with the highest initiative decides the order, anew before each, among those of the same turn.
etherium-rule-E14-6 = Assaults and sieges are rolled one by one in reverse initiative order.
etherium-rule-E14-7 = The highest total wins; a tie is rolled again from the start, with new dice: cards played stay spent and their bonus is gone; the window before the dice is not repeated.
etherium-rule-E14-8 = Several armies in one place: all roll, the best wins and takes one Army token, all others lose. Tied leaders alone roll again.
etherium-rule-E14-9 = After the fight all sides lose a level, army or defence.
etherium-rule-E14-10 = The order in a conflict: priority window, dice, token and prize, levels in initiative order, flights.
etherium-rule-E15-1 = Assault: armies on one terrain. The winner stays and takes 1 Army token; the loser flees.
    .title = Assault and pillage
etherium-rule-E15-2 = Pillage: an army with an enemy collector. No dice: the army wins.
etherium-rule-E15-3 = It steals 2 basics of its choice from the collector’s owner.
etherium-rule-E15-4 = The collector loses a level and flees.
etherium-rule-E15-5 = The army pillages every enemy collector there, each a conflict of its own, on the Ether too, never in a city.
etherium-rule-E16-1 = An army in an enemy city fights its defence.
    .title = Siege
etherium-rule-E16-2 = If the defence wins, it takes 1 Army token.
etherium-rule-E16-3 = If the army wins, it robs the city or lowers the guide.
etherium-rule-E16-4 = Robbing: one booster, or 2 Ether, or 4 basics of its choice.
etherium-rule-E16-5 = A stolen booster brings the Rampage token, one a player; who has it may take 1 Army token instead, and likewise if none is left.
etherium-rule-E16-6 = Lowering: the guide loses a level, the attacker takes 1 Army token. It needs a guide of level 2 or more.
etherium-rule-E16-7 = If none of these is possible, the winner takes 1 Army token.
etherium-rule-E16-8 = The army, winner or not, retreats.
etherium-rule-E16-9 = Several armies and the defence fight one siege; an army that wins takes its one Army token and robs or lowers, without a second; the Rampage token comes beside it.
etherium-rule-E16-10 = The owner’s own units in the city neither fight nor leave.
etherium-rule-E17-1 = A unit flees to an adjacent terrain, never the Ether, where no new conflict arises; failing that one further, and so on.
    .title = Flight and retreat
etherium-rule-E17-2 = A retreat goes to the first terrain without a new conflict, chosen like a flight.
etherium-rule-E17-3 = Armies avoid enemy units, collectors enemy armies; the own city is allowed, others not; distance is in steps, whoever stands between.
etherium-rule-E17-4 = The owner chooses among the nearest; several units go in initiative order.
etherium-rule-E17-5 = Such a place always exists.
etherium-rule-E18-1 = Boosters lie in the city, without limit.
    .title = Boosters
etherium-rule-E18-2 = The third booster in the city, however gained, brings the Booster token: one a player, kept for good.
etherium-rule-E18-3 = A stolen booster joins the thief’s at once; for both, action tokens follow from the next season.
etherium-rule-E18-4 = What the victim has programmed this season is still executed.
etherium-rule-E19-1 = The game ends after the last action of the seventh season and its conflicts.
    .title = End and score
etherium-rule-E19-2 = Stars: Army 2, Ether token 1, Connection 4, Booster 4, Rampage 6.
etherium-rule-E19-3 = Stars: each capacity its value; the guide 1 a level; 1 for every 2 Ether cubes.
etherium-rule-E19-4 = Victory tokens that have run out cannot be claimed.
etherium-rule-E19-5 = Most stars wins; a tie goes to the most other cubes, basics and boosters; then the victory is shared.
etherium-rule-E20-1 = Cubes are public; so are levels, places, tokens, capacities, the supply, the discard, hand sizes, and who has answered or locked.
    .title = What is known
etherium-rule-E20-2 = A programme is secret until all are shown. Hands, draws, cards laid before all are shown, both piles and which card of a colour is in are secret too.
etherium-rule-E21-1 = Clocks: 120 seconds a programme, 45 a season window, 20 any other choice; a table may double them, or play without.
    .title = Online and solo
etherium-rule-E21-2 = When time is up, tokens laid stay, a window is passed, the seat’s bot does the rest; where there is no bot, missing tokens go, lowest first, to connect, then to the first free slots in panel order, and the first option is taken.
etherium-rule-E21-3 = Solo: one person against 1 to 3 bots; below 18 stars novice, 18 to 23 adept, 24 to 29 master, from 30 legend.
etherium-rule-E21-4 = One or two people are offered bots up to four seats first: a game of two has few conflicts.

## What a balance counts

etherium-tally-people = people
etherium-tally-initiative = initiative in the last season
etherium-tally-army = Army tokens
etherium-tally-ether = Ether tokens
etherium-tally-connection = Connection tokens
etherium-tally-booster = Booster token
etherium-tally-rampage = Rampage token
etherium-tally-capacities = { etherium-source-capacities }
etherium-tally-guide = { etherium-source-guide }
etherium-tally-cubes = { etherium-source-cubes }
etherium-tally-actions = actions a game
etherium-tally-consolations = consolations a game
etherium-tally-assaults = assaults a game
etherium-tally-sieges = sieges a game
etherium-tally-pillages = pillages a game
etherium-tally-connections = connections a game
