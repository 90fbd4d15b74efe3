### Etherfields: every word of the game, save those that must be found first.

etherfields-tagline = A town no longer dares to wake. Together, find the morning that it pawned.

## Options

etherfields-option-rounds = Rounds
etherfields-option-rounds-structured = In turn
etherfields-option-rounds-free = Free
etherfields-option-dreamers = Dreamers
etherfields-option-dreamers-seats = One a seat
etherfields-option-dreamers-2 = Two
etherfields-option-dreamers-3 = Three
etherfields-option-dreamers-4 = Four
etherfields-option-depth = Depth
etherfields-option-depth-usual = Usual
etherfields-option-depth-gentle = Gentle
etherfields-option-depth-deep = Deep
etherfields-option-lone = Help for a lone Dreamer
etherfields-option-lone-on = One more card
etherfields-option-lone-off = None
etherfields-option-night = The night
etherfields-option-night-initiation = The Initiation, then the town
etherfields-option-night-town = The town
etherfields-option-night-slumber = A single Slumber
etherfields-option-die = Movement die
etherfields-option-die-tile = One roll an Entity
etherfields-option-die-figure = One roll a figure

## Things

etherfields-who = { $several ->
    [yes] { $dreamer }:{" "}
   *[other] {""}
}
etherfields-intent = { $n } Intent
etherfields-card-leaden_feet = { etherfields-flaw-leaden_feet }
etherfields-card-tongue_tied = { etherfields-flaw-tongue_tied }
etherfields-card-trembling = { etherfields-flaw-trembling }
etherfields-card-deja_vu = { etherfields-flaw-deja_vu }
etherfields-card-doubt = { etherfields-flaw-doubt }
etherfields-card-cold_sweat = { etherfields-flaw-cold_sweat }
etherfields-card-owl = { etherfields-mask-owl }
etherfields-card-fox = { etherfields-mask-fox }
etherfields-card-ox = { etherfields-mask-ox }
etherfields-card-hare = { etherfields-mask-hare }
etherfields-card-moth = { etherfields-mask-moth }
etherfields-card-raven = { etherfields-mask-raven }
etherfields-card-stag = { etherfields-mask-stag }
etherfields-card-lantern = { etherfields-mask-lantern }
etherfields-card-note_0 = Note 0
etherfields-card-candle_stub = { etherfields-item-candle_stub }
etherfields-card-chalk = { etherfields-item-chalk }
etherfields-card-train_ticket = { etherfields-item-train_ticket }
etherfields-card-pocket_mirror = { etherfields-item-pocket_mirror }
etherfields-card-spool = { etherfields-item-spool }
etherfields-mask-none = Keep one’s own
etherfields-face-critical = critical
etherfields-face-blank = blank
etherfields-face-plus_1 = +1
etherfields-face-plus_2 = +2
etherfields-face-plus_3 = +3
etherfields-face-stays = it stays
etherfields-face-one = one space
etherfields-face-value = its value
etherfields-face-again = its value, then another roll
etherfields-letter-a = Secret a
etherfields-letter-b = Secret b
etherfields-letter-c = Secret c
etherfields-letter-d = Secret d
etherfields-token-key = a Key
etherfields-token-ether = an Ether
etherfields-shows-gambler = a Gambler card
etherfields-shows-specialist = a Specialist card
etherfields-shows-tough_guy = a Tough Guy card
etherfields-shows-free_spirit = a Free Spirit card
etherfields-shows-market = a Market card
etherfields-shows-flaw = a Flaw
etherfields-action-assault = Assault
etherfields-action-contact = Contact
etherfields-figure-0 = the Entity
etherfields-figure-1 = the second figure
etherfields-figure-2 = the third figure
etherfields-figure-3 = the fourth figure
etherfields-push-none = Nobody more
etherfields-pull-none = Nobody
etherfields-step-0 = The first step
etherfields-step-1 = The second step
etherfields-step-2 = The third step
etherfields-penalty-0 = Suffer 1 Distress
etherfields-penalty-1 = Seal 3 cards
etherfields-penalty-2 = Discard 1 Ether
etherfields-may-none = No
etherfields-may-0 = Yes
etherfields-drawn_flaw-0 = Resolve it
etherfields-drawn_flaw-1 = Remove it for 1 Ether
etherfields-shop-0 = Neither
etherfields-shop-1 = Influence
etherfields-shop-2 = An Item
etherfields-buy_item-0 = Leave it, and gain a Gem
etherfields-buy_item-1 = Buy it for 2 Ether
etherfields-delta-0 = Cure all
etherfields-delta-1 = Unseal all
etherfields-delta-2 = Unflip all
etherfields-delta-3 = Reshuffle one’s own deck
etherfields-delta-4 = Restore one’s own Mask
etherfields-skip-0 = Face this Slumber
etherfields-skip-1 = Skip it
etherfields-town-0 = Awaken
etherfields-town-1 = Save and end the session
etherfields-gate-none = Gain a Key, and meet a Slumber
etherfields-look-0 = Leave it on top
etherfields-look-1 = Put it under
etherfields-icon-name = { $icon ->
    [GATE] GATE
    [FATE] FATE
    [REST] REST
    [RECALL] RECALL
    [ETHER] ETHER
    [GEM] GEM
    [SHOP] SHOP
    [SEAL] SEAL
    [AWAKEN] AWAKEN
    [EXPLORE] EXPLORE
    [CLOCK-] CLOCK−
   *[other] CLOCK+
}
etherfields-colours = { $colours ->
    [a] Awareness
    [c] Cunning
    [w] Wrath
   *[other] Intent of any colour
}

## What is asked

etherfields-ask-round = { $several ->
    [yes] Your round: act with one of your Dreamers, or pass.
   *[other] Your round: act, or pass.
}
etherfields-wait-round = { $name } plays a round.
etherfields-ask-answer = { $about ->
    [step] A step of the Turn card is about to come: do you answer?
    [roll] The die has fallen: do you answer?
    [plus] A plus has fallen: do you use it?
    [distress] Distress is due: do you prevent it?
    [entered] An Entity enters a space: do you answer?
    [town] Between two Locations: do you use anything?
   *[other] Do you answer?
}
etherfields-wait-answer = { $name } may answer.
etherfields-ask-beside = In another’s round you may play a Rapid card.
etherfields-wait-beside = { $name } may play a Rapid card.
etherfields-about = { $about ->
    [archetype] Who will you be tonight?
    [mask] Which Mask?
    [item] Which Item?
    [place] Which Location?
    [who] Who?
    [dead] Who of the dead gains a Flaw?
    [penalty] The dream takes its due: which?
    [peek] Which Secret do you peek at?
    [spawn] Where does it appear?
    [way] Which way does it come?
    [space] Which space?
    [entrance] By which Entrance?
    [quirk] On which Quirk slot?
    [choose] Which do you choose?
    [loot] Which Loot?
    [fate] What does the team ask of Fate?
    [may] Do you wish it?
    [place_card] Which Progress do you place?
    [push] Who is pushed?
    [pull] Who is drawn nearer?
    [pushed] Who is pushed out?
    [flip] Which Progress is flipped?
    [unflip] Which Progress is unflipped?
    [ready] Which Progress serves once more?
    [morphing] Which Morphing goes?
    [flaw] Which Flaw goes?
    [drawn_flaw] You have drawn a Flaw.
    [step] Which step is blocked?
    [light] Where does the Light token lie?
    [wall] Which edge?
    [shopper] Who comes to the counter?
    [shop] What do you buy?
    [buy_item] This Item is offered to you.
    [delta] Delta: which do you choose?
    [tile] Which tile comes next?
    [skip] Does the team face this Slumber?
    [town] Where does the team go?
   *[gate] What does the team do at the GATE?
}
etherfields-ask-pick = { etherfields-about }
etherfields-wait-pick = { $name } chooses.
etherfields-ask-settle = { etherfields-about } You settle it.
etherfields-wait-settle = { $name } settles it for the team.
etherfields-ask-advise = { etherfields-about } What do you suggest?
etherfields-wait-advise = { $name } may suggest.
etherfields-ask-cards = { $about ->
    [begin] What do you discard before drawing?
    [discard] What do you discard?
    [cycle] What do you discard, to draw as many?
    [limit] Your hand is too full: what do you discard?
   *[give] What do you give?
}
etherfields-wait-cards = { $name } chooses cards.
etherfields-ask-look = { $count ->
    [one] You see the top card of your deck.
   *[other] You see the top { $count } cards of your deck.
}
etherfields-wait-look = { $name } looks at their deck.
etherfields-ask-buy = The Market shows { $cards }: what do you buy?
etherfields-wait-buy = { $name } is at the Market.
etherfields-ask-build = Build your deck: what stays out?
etherfields-wait-build = { $name } builds a deck.
etherfields-ask-wander = { $steps ->
    [one] Move one space at most.
   *[other] Move { $steps } spaces at most.
}
etherfields-wait-wander = { $name } moves.
etherfields-field-discards = Cards

## The answers

etherfields-paying = { $pay ->
    [none] {""}
   *[other] {""} · { $pay }
}
etherfields-move-draw = { $discards ->
    [none] { $ask ->
        [build] Keep all
       *[other] Discard nothing
    }
   *[other] { $ask ->
        [build] Leave out { $discards }
       *[other] Discard { $discards }
    }
}
etherfields-move-walk = { $hours ->
    [none] Move
    [0] { etherfields-who }Go: { $path }{ etherfields-paying }
   *[other] { etherfields-who }Effort, { $hours } h: { $path }{ etherfields-paying }
}
etherfields-move-act = { $action ->
    [none] Act
   *[other] { etherfields-who }{ $action }{ etherfields-paying }
}
etherfields-move-play = { $card ->
    [none] Play a card
   *[other] { etherfields-who }Play { $card }{ etherfields-paying }
}
etherfields-move-place = { $card ->
    [none] Place a Progress
   *[other] { etherfields-who }Place { $card }{ etherfields-paying }{ $instead ->
        [none] {""}
       *[other] {""} instead of: { $instead }
    }
}
etherfields-move-use = { $card ->
    [none] Use
   *[other] { etherfields-who }Use { $card }{ etherfields-paying }
}
etherfields-move-rid = { $card ->
    [none] Get rid of a Flaw
   *[other] { etherfields-who }Get rid of { $card }{ etherfields-paying }
}
etherfields-move-back = { $discards ->
    [none] { etherfields-who }Back action{ etherfields-paying }
   *[other] { etherfields-who }Back action, discarding { $discards }
}
etherfields-move-make_gem = { $discards ->
    [none] Make a Gem
   *[other] { etherfields-who }A Gem, of { $discards }
}
etherfields-move-add_turns = { $n ->
    [none] Add turns
    [one] { etherfields-who }Add a turn, for an Hour
   *[other] { etherfields-who }Add { $n } turns, for { $n } Hours
}
etherfields-move-strip = { $by ->
    [none] Remove a Morphing
   *[other] { etherfields-who }Remove { $morphing }, for { $by }
}
etherfields-move-slot = { etherfields-who }Gem slot
etherfields-move-peek = { $card ->
    [none] Peek at a Secret
   *[other] { etherfields-who }Peek at { $letter }, discarding { $card }
}
etherfields-move-take = { etherfields-who }Reveal the Secret here{ etherfields-paying }
etherfields-move-reroll = { etherfields-who }Re-roll the die, for a Gem
etherfields-move-pass = { $ask ->
    [answer] Let it pass
    [wander] Stop here
   *[other] Pass
}
etherfields-move-choose = { $option ->
    [none] Choose
   *[other] { $option }
}
etherfields-move-suggest = { $option ->
    [none] Suggest
   *[other] Suggest: { $option }
}
etherfields-move-want = { $card ->
    [none] { $ask ->
        [buy] Nothing more
        [look] None
       *[other] Choose a card
    }
   *[other] { $card }
}

## What happens

etherfields-event-first = { $dreamer } begins.
etherfields-event-became = { $dreamer } is the { $archetype }.
etherfields-event-built = { $cards ->
    [none] { $dreamer } builds a deck of { $count } cards.
   *[other] { $dreamer } builds a deck of { $count } cards, without { $cards }.
}
etherfields-event-entered = { $dreamer } enters by { $space }.
etherfields-event-unlocked = The town opens before you.
etherfields-event-awakens = The team Awakens.
etherfields-event-death = The team Awakens from a death.
etherfields-event-died = Dead in a dream: { $dreamers }.
etherfields-event-restarted = The Initiation begins again.
etherfields-event-saved = The session is saved.
etherfields-event-travelled = The team enters here: { $passage }.
etherfields-event-icon = { $passage }: { etherfields-icon-name }.
etherfields-event-explored = The team finds: { $passage }.
etherfields-event-fate = Fate: { $fate }.
etherfields-event-quirk = The Quirk { $fate } stays on { $space }.
etherfields-event-fates_shuffled = The Fates are shuffled.
etherfields-event-market = The Market shows { $dreamer } { $cards }.
etherfields-event-bought = { $dreamer } buys { $card }.
etherfields-event-bought_none = { $dreamer } buys nothing more.
etherfields-event-item_offered = An Item is offered to { $dreamer }: { $item }.
etherfields-event-slumber_tile = The Slumbers show: { $passage }.
etherfields-event-slumber = A Slumber begins: { $passage }.
etherfields-event-slumber_over = { $how ->
    [won] The Slumber is overcome.
    [skipped] The Slumber is skipped.
    [out] Out of turns: the Slumber ends.
   *[other] The Slumber ends.
}
etherfields-event-slumber_added = Added to the Slumbers: { $passage }.
etherfields-event-slumber_gone = This leaves the campaign: { $passage }.
etherfields-event-slumbers_seen = The next Slumbers: { $passages }.
etherfields-event-delta = Delta: the Clock returns to { $hours }, the Slumbers are shuffled.
etherfields-event-dream = A Dream begins: { $passage }.
etherfields-event-dream_over = { $how ->
    [won] The Dream is won.
   *[other] The Dream is over, and was not won.
}
etherfields-event-read = { $passage }
etherfields-event-note = { $dreamer } finds a Note: { $passage }.
etherfields-event-tile = Tile { $slot } is laid.
etherfields-event-secrets = Face down on the map: { $letters }.
etherfields-event-came = Somebody comes: { $passage }.
etherfields-event-peeks = { $dreamer } discards { $card } to peek at { $letter }.
etherfields-event-peeked = { $passage ->
    [none] { $dreamer } has seen { $letter }.
   *[other] { $dreamer } has seen { $letter }: { $passage }.
}
etherfields-event-revealed = { $dreamer } reveals { $letter }: { $passage }.
etherfields-event-flooded = Water takes { $space }.
etherfields-event-marked = { $mark ->
    [open] The way is open.
   *[other] The Dream will remember.
}
etherfields-event-sign = { $sign ->
    [kind] A Sign: Kind.
   *[other] A Sign: Taken.
}
etherfields-event-masks = { $dreamer } turns up Masks: { $masks }.
etherfields-event-wears = { $dreamer } wears the { $mask } Mask.
etherfields-event-turn = Turn { $number }: { $first } begins.
etherfields-event-turn_card = Turn card: { $turn }.
etherfields-event-turn_added = A turn is added.
etherfields-event-turn_seen = The next Turn card: { $turn }.
etherfields-event-step = Step { $sign }.
etherfields-event-step_skipped = A step is skipped.
etherfields-event-blocked = { $step ->
    [0] The first step is blocked.
    [1] The second step is blocked.
   *[2] The third step is blocked.
}
etherfields-event-action_step_over = All have passed.
etherfields-event-round_over = { $passed ->
    [yes] { $dreamer } passes.
   *[no] { $dreamer } ends a round.
}
etherfields-event-passed = Passing: { $dreamers }.
etherfields-event-waved = { $seat } lets it pass.
etherfields-event-clock = Clock: { $hours }.
etherfields-event-chose = { $dreamer } chooses: { $thing }.
etherfields-event-team_chose = The team chooses: { $thing }.
etherfields-event-suggested = { $seat } suggests: { $thing }.
etherfields-event-chose_cards = { $cards ->
    [none] { $about ->
        [give] { $dreamer } gives nothing.
       *[other] { $dreamer } discards nothing.
    }
   *[other] { $about ->
        [give] { $dreamer } gives { $to } { $cards }.
       *[other] { $dreamer } discards { $cards }.
    }
}
etherfields-event-drew = { $dreamer } draws { $card }.
etherfields-event-top = On top of the deck of { $dreamer }: { $shows }.
etherfields-event-reshuffled = { $dreamer } reshuffles a deck.
etherfields-event-sealed = { $count ->
    [0] { $dreamer } has nothing to Seal.
    [one] { $dreamer } Seals 1 card.
   *[other] { $dreamer } Seals { $count } cards.
}
etherfields-event-unsealed = { $dreamer } unseals { $cards }.
etherfields-event-lost_card = { $dreamer } loses { $card }, at random.
etherfields-event-looks = { $cards ->
    [none] { $dreamer } looks at a deck.
   *[other] { $dreamer } looks at a deck: { $cards }.
}
etherfields-event-looked = { $under ->
    [yes] { $dreamer } puts the card under.
   *[no] { $dreamer } leaves it on top.
}
etherfields-event-took = { $dreamer } takes { $card }.
etherfields-event-took_none = { $dreamer } takes none.
etherfields-event-flaw = { $dreamer } draws a Flaw: { $card }.
etherfields-event-flaw_removed = { $dreamer } loses the Flaw { $card }.
etherfields-event-gained_flaw = { $dreamer } gains a Flaw: { $card }.
etherfields-event-rid = { $dreamer } gets rid of { $card }.
etherfields-event-played = { $dreamer } plays { $card }.
etherfields-event-placed = { $instead ->
    [none] { $dreamer } places { $card }.
   *[other] { $dreamer } places { $card } and discards { $instead }.
}
etherfields-event-used = { $dreamer } uses { $card }.
etherfields-event-back = { $dreamer } uses the back: { $back }.
etherfields-event-flipped = { $card } of { $dreamer } is flipped.
etherfields-event-unflipped = { $card } of { $dreamer } is unflipped.
etherfields-event-paid = { $cards ->
    [none] { $dreamer } pays { $count } of { $need }.
   *[other] { $dreamer } pays { $count } of { $need }: { $cards }.
}
etherfields-event-acts = { $dreamer } acts: { $thing }.
etherfields-event-succeeded = { $lost ->
    [0] It is paid.
   *[other] It is paid, { $lost } too much.
}
etherfields-event-failed = Too little: { $paid } of { $need }.
etherfields-event-instalment = { $thing }: instalment { $count } of { $need }.
etherfields-event-lifted = An instalment is lost: { $thing }.
etherfields-event-completed = { $thing }: it is complete.
etherfields-event-held = { $dreamer } holds { $count }: { etherfields-colours }.
etherfields-event-gained = { $what ->
    [ether] { $dreamer } gains { $count } Ether.
    [gem] { $count ->
        [one] { $dreamer } gains 1 Gem.
       *[other] { $dreamer } gains { $count } Gems.
    }
    [spirit] { $count ->
        [one] { $dreamer } gains 1 Spirit.
       *[other] { $dreamer } gains { $count } Spirits.
    }
   *[key] { $count ->
        [one] The team gains 1 Key.
       *[other] The team gains { $count } Keys.
    }
}
etherfields-event-gem_made = { $dreamer } discards { $cards } for a Gem.
etherfields-event-hours_paid = { $dreamer } pays Hours: { $hours } are left.
etherfields-event-stripped = { $dreamer } discards { $by } against a Morphing.
etherfields-event-slot = { $filled ->
    [yes] { $dreamer } lays a Gem on { $space }.
   *[no] { $dreamer } takes back the Gem of { $space }.
}
etherfields-event-effort = { $dreamer } makes an Effort: { $hours } h are left.
etherfields-event-item = The team has: { $item }.
etherfields-event-item_away = { $where ->
    [market] { $item } goes back to the Item Market.
   *[other] { $item } goes to Storage.
}
etherfields-event-light = It is Light: { $spaces }.
etherfields-event-opened = A Wall opens between { $edge }.
etherfields-event-wall = A Wall rises between { $edge }.
etherfields-event-rolled = { $dreamer } rolls Luck: { $face }.
etherfields-event-entity_rolled = The movement die: { $face }.
etherfields-event-rerolled = { $dreamer } discards a Gem and re-rolls.
etherfields-event-walked = { $dreamers }: to { $space }.
etherfields-event-moved = { $dreamer } comes to { $space }.
etherfields-event-entity_moved = The Entity goes to { $space }.
etherfields-event-spawned = The Entity appears on { $space }.
etherfields-event-state = The Entity is { $state }.
etherfields-event-dreamer_state = { $dreamer } is { $state }.
etherfields-event-morphed = A Morphing comes onto the Entity: { $morphing }.
etherfields-event-unmorphed = A Morphing goes: { $morphing }.
etherfields-event-threat = Threat: { $count }.
etherfields-event-contact = Contact: { $count }.
etherfields-event-due = { $dreamer } is about to suffer { $count } Distress.
etherfields-event-prevented = { $count } Distress is prevented for { $dreamer }.
etherfields-event-suffered = { $dreamer } suffers { $count } Distress.
etherfields-event-cured = { $dreamer } cures { $count } Distress.

## What is refused

etherfields-refusal-acted = One Dream action a round: you have taken it.
etherfields-refusal-back_discards = Discard as many hand cards as the back asks for.
etherfields-refusal-choose_cards = Choose cards.
etherfields-refusal-done_already = This is done, and cannot be done again.
etherfields-refusal-effort = Effort serves once a turn, for as many Hours as there are: { $hours }.
etherfields-refusal-effort_whole = An Effort pays the whole way, or nothing.
etherfields-refusal-free = This is free: pay nothing.
etherfields-refusal-full = { $space } is full: you may cross it, not stop there.
etherfields-refusal-how_many = { $least } to { $most } cards.
etherfields-refusal-no_back = The top card of your deck offers no action now.
etherfields-refusal-no_boost = You cannot roll the Luck die on this payment.
etherfields-refusal-no_gem = You have no Gem.
etherfields-refusal-no_gem_left = No Gem is left in the pool.
etherfields-refusal-no_morphing = No such Morphing is in range.
etherfields-refusal-no_secret = There is no such Secret.
etherfields-refusal-no_slot = There is no Gem slot here.
etherfields-refusal-no_spirit = You have not so many Spirits.
etherfields-refusal-no_step = No step leads from there to { $space }.
etherfields-refusal-no_such_action = That is no action of a round.
etherfields-refusal-no_such_intent = This card gives no Intent of that colour.
etherfields-refusal-not_here = This action is not before you.
etherfields-refusal-not_in_hand = This card is not in your hand.
etherfields-refusal-not_in_zone = This card is not in your zone.
etherfields-refusal-not_now = This is not the moment.
etherfields-refusal-not_ready = This cannot serve now.
etherfields-refusal-not_to_leave_out = This card cannot stay out.
etherfields-refusal-not_to_pay = This card cannot pay.
etherfields-refusal-not_to_place = This is no Progress of your hand.
etherfields-refusal-not_to_play = This card is not played from your hand.
etherfields-refusal-not_your_round = It is not that Dreamer’s round.
etherfields-refusal-nothing_to_do = It would change nothing now.
etherfields-refusal-nothing_to_pay = There is nothing to pay it with.
etherfields-refusal-nothing_to_place = You have no Progress to place, or no room left.
etherfields-refusal-other_colour = All of a payment is of one colour that the action asks for.
etherfields-refusal-out_of_range = That is out of range.
etherfields-refusal-paralysed = Whoever is Paralysed does not move.
etherfields-refusal-short = Too little: { $paid } of { $need }.
etherfields-refusal-so_far = { $steps ->
    [one] One space at most.
   *[other] { $steps } spaces at most, and at least one.
}
etherfields-refusal-so_many_turns = { $most ->
    [0] No turn can be added.
    [one] One turn at most.
   *[other] { $most } turns at most.
}
etherfields-refusal-three_cards = Three Influence cards, no more and no fewer.
etherfields-refusal-walk_on = Move this Dreamer, or stop.
etherfields-refusal-wall = A Wall bars the way to { $space }.
etherfields-refusal-would_kill = Beware: { $dreamer } will die of it, and the team loses too.
etherfields-refusal-zone_full = The zone is full: say which Progress leaves first.
etherfields-refusal-zone_not_full = The zone is not full: nothing has to leave.

## The options of a choice

etherfields-effect-cure-1 = Cure 1 Distress.
etherfields-effect-each-buy = Each Dreamer: buy Influence.
etherfields-effect-each-cure-1 = Each Dreamer: cure 1 Distress.
etherfields-effect-each-gain-ether-1 = Each Dreamer: gain 1 Ether.
etherfields-effect-each-gain-ether-1-gain-key-1 = Each Dreamer: gain 1 Ether. Gain 1 Key.
etherfields-effect-each-gain-ether-1-hours-1 = Each Dreamer: gain 1 Ether. +1 Hour.
etherfields-effect-each-gain-ether-1-one-gain-ether-1 = Each Dreamer: gain 1 Ether. One Dreamer: gain 1 Ether.
etherfields-effect-each-gain-ether-2 = Each Dreamer: gain 2 Ether.
etherfields-effect-each-unseal-2 = Each Dreamer: unseal 2.
etherfields-effect-each-unseal-3 = Each Dreamer: unseal 3.
etherfields-effect-gain-key-1 = Gain 1 Key.
etherfields-effect-gain-spirit-1 = Gain a Spirit.
etherfields-effect-hold-a-3-for-contact = +3 Awareness for a Contact.
etherfields-effect-hold-w-3-for-assault = +3 Wrath for an Assault.
etherfields-effect-hours-1 = +1 Hour.
etherfields-effect-hours-1-gain-key-1 = −1 Hour; gain 1 Key.
etherfields-effect-one-gain-gem-1 = One Dreamer: gain 1 Gem.
etherfields-effect-one-gain-gem-1-one-gain-gem-1 = One Dreamer: gain 1 Gem. One Dreamer: gain 1 Gem.
etherfields-effect-relocate-adjacent-walls-any = Relocate to an adjacent space, through a Wall if you like.
etherfields-effect-restore-item = Restore an Item.
etherfields-effect-seal-2 = Seal 2.
etherfields-effect-suffer-1 = Suffer 1 Distress.
etherfields-effect-unseal-3 = Unseal 3.

## Turn cards

etherfields-turn-0 = ♥ V B
etherfields-turn-1 = ♥ M V B
etherfields-turn-2 = ♥ V S
etherfields-turn-3 = ♦ B V
etherfields-turn-4 = ♦ V B S
etherfields-turn-5 = ♦ M B V
etherfields-turn-6 = ♣ V V B
etherfields-turn-7 = ♣ M V
etherfields-turn-8 = ♣ B S V
etherfields-turn-9 = ♠ V B M
etherfields-turn-10 = ♠ S V B
etherfields-turn-11 = ♠ M V S

## Spaces

etherfields-space-0 = A1 north-west
etherfields-space-1 = A1 north-east
etherfields-space-2 = A2 north-west
etherfields-space-3 = A2 north-east
etherfields-space-4 = A3 north-west
etherfields-space-5 = A3 north-east
etherfields-space-6 = A4 north-west
etherfields-space-7 = A4 north-east
etherfields-space-8 = A1 south-west
etherfields-space-9 = A1 south-east
etherfields-space-10 = A2 south-west
etherfields-space-11 = A2 south-east
etherfields-space-12 = A3 south-west
etherfields-space-13 = A3 south-east
etherfields-space-14 = A4 south-west
etherfields-space-15 = A4 south-east
etherfields-space-16 = B1 north-west
etherfields-space-17 = B1 north-east
etherfields-space-18 = B2 north-west
etherfields-space-19 = B2 north-east
etherfields-space-20 = B3 north-west
etherfields-space-21 = B3 north-east
etherfields-space-22 = B4 north-west
etherfields-space-23 = B4 north-east
etherfields-space-24 = B1 south-west
etherfields-space-25 = B1 south-east
etherfields-space-26 = B2 south-west
etherfields-space-27 = B2 south-east
etherfields-space-28 = B3 south-west
etherfields-space-29 = B3 south-east
etherfields-space-30 = B4 south-west
etherfields-space-31 = B4 south-east
etherfields-space-32 = C1 north-west
etherfields-space-33 = C1 north-east
etherfields-space-34 = C2 north-west
etherfields-space-35 = C2 north-east
etherfields-space-36 = C3 north-west
etherfields-space-37 = C3 north-east
etherfields-space-38 = C4 north-west
etherfields-space-39 = C4 north-east
etherfields-space-40 = C1 south-west
etherfields-space-41 = C1 south-east
etherfields-space-42 = C2 south-west
etherfields-space-43 = C2 south-east
etherfields-space-44 = C3 south-west
etherfields-space-45 = C3 south-east
etherfields-space-46 = C4 south-west
etherfields-space-47 = C4 south-east

## The rules

etherfields-rule-F1-1 = 1 to 4 Dreamers, one team: all win or all lose.
    .title = General
etherfields-rule-F1-2 = A card, tile or script that contradicts a rule wins.
etherfields-rule-F1-3 = “Players” in a cost or number means Dreamers in play, whoever steers them.
etherfields-rule-F1-4 = A team choice is common; the first player settles disagreement.
etherfields-rule-F1-5 = An option whose requirement is not met cannot be chosen.
etherfields-rule-F1-6 = Effects of one step are simultaneous; where order matters, players choose it.
etherfields-rule-F1-7 = A pile is shuffled only when something says so.
etherfields-rule-F1-8 = Shortage: what its pool lacks is not gained or placed. Distress alone differs (F20.2).
etherfields-rule-F1-9 = A thing gained in a Dream is not gained again on a later visit.
etherfields-rule-F1-10 = Ether and Gems belong to a Dreamer; Keys, Hours, Items and Notes to the team, which names who takes a Gem it gains.
etherfields-rule-F1-11 = “Each” goes from the first player clockwise, and each makes their own choice.
etherfields-rule-F1-12 = For a lone Dreamer “another Dreamer” is that Dreamer.
etherfields-rule-F1-13 = A number that a rule lowers stays at 0 or more; a cost above 0 stays at 1 or more.
etherfields-rule-F2-1 = Dreamscape: 12 slots, rows A–C, columns 1–4. A map tile lies in the slot of its code and has 4 spaces, 2 × 2.
    .title = Board
etherfields-rule-F2-2 = Storage: Notes, inactive Items (face down, readable at any time), other team gains.
etherfields-rule-F2-3 = Three active Item slots; a fourth can be unlocked.
etherfields-rule-F2-4 = The Gate slot holds the current Dream’s Gate, else nothing.
etherfields-rule-F2-5 = Slumber deck: face down; Delta has a back of its own, so its place is open. During a Dream the Dream’s Entity tile lies on the deck.
etherfields-rule-F2-6 = Unlocked Slumber map tiles not on the Dreamscape: a face-down pile.
etherfields-rule-F2-7 = Turn deck: face up, only its top (the current Turn card) may be seen. Turn discard: face down; cards left out of the deck, then resolved ones above.
etherfields-rule-F2-8 = Fate and Flaw decks: face down; a resolved card goes to the bottom unless it says otherwise.
etherfields-rule-F2-9 = Season deck: face up, its top the current Season; all of it may be read without changing the top.
etherfields-rule-F2-10 = The Clock counts Hours.
etherfields-rule-F2-11 = Dreamworld: 8 slots, A1–A4, B1–B4; a found tile stays for the campaign.
etherfields-rule-F2-12 = The back of a deck’s top card (archetype, Market or Flaw) is open to all.
etherfields-rule-F3-1 = A session shuffles the Turn, Fate and Flaw decks, the Influence Market, the Slumber map pile, and the Slumber deck above Delta; not the Season deck.
    .title = Setup
etherfields-rule-F3-2 = Found tiles, Wisdom and owned Gates are laid out. A Gate’s inside is unread until the game says reveal, peek or gain.
etherfields-rule-F3-3 = The Clock starts at 5, 4, 3, 2, 1 Hours for 1, 2, 3, 4, 5 Dreamers.
etherfields-rule-F3-4 = Each takes a different archetype: board, figure, personal token, deck with bought cards, basic actions, own Signs.
etherfields-rule-F3-5 = The team names a first player; online, at random.
etherfields-rule-F3-6 = Secrets, the Item Market and unowned Masks are out of play until named.
etherfields-rule-F3-7 = Then Awakening from step 4 (F23.1), which places everyone.
etherfields-rule-F3-8 = The very first session enters the Initiation instead. What is not yet found is left out: Dreamworld, Slumbers, Seasons, Items, Masks, Wisdom, Notes. The Influence Market holds its 81 cards, four sealed packs stay shut until a script opens them.
etherfields-rule-F3-9 = Secret codes may skip or repeat letters; nothing follows from it.
etherfields-rule-F4-1 = One team marker goes from Location to Location: no turns, no draw step, no Intent to move.
    .title = Dreamworld
etherfields-rule-F4-2 = A Path is free. A Shortcut makes each Dreamer Seal 1.
etherfields-rule-F4-3 = Entering a Location resolves all its icons, left to right.
etherfields-rule-F4-4 = Staying resolves nothing again.
etherfields-rule-F4-5 = From hand only Rapid cards are playable here. Active Progress, Items, Notes and Masks too, if their effect can apply.
etherfields-rule-F4-6 = “Once per turn” here is once per trip: from the end of one Slumber or Dream to the start of the next.
etherfields-rule-F4-7 = Relocating the team needs a different Location, and enters it.
etherfields-rule-F4-8 = GATE: either discard the Keys of an owned Gate of this district and enter that Dream, or gain 1 Key, then resolve the top Slumber tile.
etherfields-rule-F4-9 = FATE: draw and resolve one Fate card.
etherfields-rule-F4-10 = REST, RECALL, ETHER, GEM, CLOCK+ and SHOP give once per trip at each Location.
etherfields-rule-F4-11 = With a Location resolved, or a Dream over, the team may Awaken from step 1, or save.
etherfields-rule-F4-12 = EXPLORE lays the named Dreamworld tile, once for the campaign.
etherfields-rule-F4-13 = SCRIPT reads the first script of the Location’s list whose condition holds and that was not read there.
etherfields-rule-F5-1 = A Fate card is resolved on drawing, then goes to the bottom.
    .title = Fate and Quirks
etherfields-rule-F5-2 = A Quirk first draws a Slumber map tile and places it by its code, if possible.
etherfields-rule-F5-3 = It then stays on a free Quirk slot and its rule applies; with none free it goes to the bottom and does nothing more. The team names the slot.
etherfields-rule-F5-4 = This holds though the team is on the Dreamworld: the next Slumber meets it.
etherfields-rule-F5-5 = A placed tile may touch only a corner, or nothing.
etherfields-rule-F5-6 = Inside a Dream a Quirk goes to the bottom without effect.
etherfields-rule-F5-7 = With the Slumber map pile empty no tile comes; the rest of F5.3 stands.
etherfields-rule-F5-8 = A Quirk that is cleared goes under the Fate deck.
etherfields-rule-F6-1 = Outside Dreams the two setup tiles always lie on the Dreamscape. Added ones stay until a Dream or an Awakening.
    .title = Slumbers
etherfields-rule-F6-2 = The top Slumber tile is revealed: an Entity starts a Slumber, any other is just resolved.
etherfields-rule-F6-3 = Order: Turn deck (all 12 shuffled, the tile’s number drawn), spawn, other setup, first turn. Dreamers start where they stand.
etherfields-rule-F6-4 = Victory, as the tile defines it, gains Loot: the box of the current Turn card, or of the last one if just discarded.
etherfields-rule-F6-5 = Skip: at the start of any turn, the first included, the team may take the tile’s Skip line instead; the Slumber ends without Loot.
etherfields-rule-F6-6 = A Slumber ends by victory, Out of turns or death. The Entity, its tokens, Morphings and States leave. Map, Quirks, Block tokens, slotted Gems, positions stay.
etherfields-rule-F6-7 = Resolved and added Slumber tiles go face down to the very bottom, under Delta.
etherfields-rule-F6-8 = Deliverance (F23.12) needs its Wisdom.
etherfields-rule-F6-9 = A tile may set its own length, or make Out of turns its victory.
etherfields-rule-F6-10 = Delta: each chooses one: cure all, unseal all, unflip all, reshuffle own deck without penalty, restore own Mask.
etherfields-rule-F6-11 = Then the Clock returns to F3.3 and the Slumber tiles are shuffled above Delta. The map stays.
etherfields-rule-F6-12 = Ending a Slumber or Dream discards no hand, Progress, Gem or Ether, unseals and shuffles no deck.
etherfields-rule-F6-13 = A victory by Contact gains the tile’s Gift instead of Loot.
etherfields-rule-F6-14 = Threat and Contact markers lie on the tile, not on a figure.
etherfields-rule-F7-1 = A Gate shows district, Keys, setup, number of Turn cards, introduction; behind: goal, special rules and actions, Out of turns.
    .title = Dreams
etherfields-rule-F7-2 = Order: Keys; Slumber map and Quirks cleared; setup; that many random Turn cards of 12; introduction; Gate flipped into its slot; each chooses an Entrance; first turn, hands kept.
etherfields-rule-F7-3 = A Dream ends by a script, Out of turns or death.
etherfields-rule-F7-4 = Then all of it leaves save what was gained; the setup Slumber tiles return, the others are shuffled; each chooses an Entrance; the team is on the Dreamworld where it was.
etherfields-rule-F7-5 = “Reveal” with a full code takes that Secret, with a bare letter the current Dream’s. It goes to its slot, else beside the board.
etherfields-rule-F7-6 = On entering, before the first turn, each cures 1 or unseals 3.
etherfields-rule-F7-7 = A goal is checked after every action and after every step of a Turn card; met, its script is read at once.
etherfields-rule-F7-8 = Actions that serve Kind and Taken may both be begun; the first goal met counts.
etherfields-rule-F8-1 = Draw step: each may discard any hand cards, then draws 4 plus the bonus of the space they stood on as the phase began.
    .title = Turn
etherfields-rule-F8-2 = The hand limit is 6 unless an effect changes it: drawing stops there, and never earlier by choice. If the limit falls, discard at once.
etherfields-rule-F8-3 = A draw meeting an empty deck shuffles the discard into a new one; at once 1 Distress or Seal 3; then drawing goes on.
etherfields-rule-F8-4 = A reshuffle ordered by an effect adds the discard to the deck, without penalty.
etherfields-rule-F8-5 = Deck and discard both empty: drawing stops, no penalty.
etherfields-rule-F8-6 = Action step, structured (option `rounds`, default): rounds from the first player clockwise. In a round: at most one Dream action (map tile, Entity, Gate, Dream card) and any number of others (moves, basic actions, Influence, Items, Mask, placing Progress).
etherfields-rule-F8-7 = Passing does not bar the next round. The step ends when all pass in a row or nobody can play.
etherfields-rule-F8-8 = Action step, free (option): anyone acts at any time, one action at a time, without limit of Dream actions, until all pass in a row; where order matters, F1.4.
etherfields-rule-F8-9 = The first-player marker passes clockwise as each turn starts. Not as the first of a Slumber or Dream starts.
etherfields-rule-F8-10 = Dreamscape phase: the current Turn card’s steps, top to bottom. Only Rapid cards and effects that say so.
etherfields-rule-F8-11 = Then it is discarded and “until end of turn” stops. Cards left: next turn; none: Out of turns.
etherfields-rule-F8-12 = Resolving the Turn card by an effect in the Dreamers phase does not discard it.
etherfields-rule-F8-13 = A lone Dreamer draws 5 and has hand limit 7 (option `lone`, on).
etherfields-rule-F9-1 = A hand card may be discarded for its Intent whenever a cost is paid; of several kinds, one is chosen.
    .title = Influence and Progress
etherfields-rule-F9-2 = A card serves for Intent or effect, not both, and cannot pay for itself.
etherfields-rule-F9-3 = Playing it, in one’s own round: condition, cost (0: none), effect, discard.
etherfields-rule-F9-4 = Rapid cards also within an action, in others’ rounds, in the Dreamscape phase, on the Dreamworld.
etherfields-rule-F9-5 = Starting cards bear their archetype’s back action, usable while such a card is the face-down top of one’s deck. Also by another archetype who owns it; Market cards have none.
etherfields-rule-F9-6 = A gained card goes on one’s discard.
etherfields-rule-F9-7 = Progress has no effect in hand; its placement cost puts it in the zone, active.
etherfields-rule-F9-8 = At most 4 there, flipped included. At the limit one is discarded first, never otherwise by choice.
etherfields-rule-F9-9 = Placed, it gives no Intent and survives its use unless it says so. Equal copies do not add up.
etherfields-rule-F9-10 = Flipped: inactive until unflipped. Colour counts see active cards only.
etherfields-rule-F9-11 = A Progress has the colours of its Intent; one of two colours counts in both.
etherfields-rule-F9-12 = “Once a turn” is once for each copy and turn; “once per Slumber or Dream” likewise.
etherfields-rule-F10-1 = Seal X: the top X Influence cards go unseen to one’s sealed pile; Flaws met go back on top.
    .title = Seal, deck, Market
etherfields-rule-F10-2 = On an empty deck Seal, or its rest, is ignored; no reshuffle. It may still be chosen as a penalty.
etherfields-rule-F10-3 = Unseal X: the top X sealed go to the discard.
etherfields-rule-F10-4 = 20 to 40 cards, checked only when a deck is built (setup, Awakening). Owning fewer, take all; the surplus waits.
etherfields-rule-F10-5 = All owned Flaws go in and do not count.
etherfields-rule-F10-6 = Buying Influence: draw the Market’s top 3, buy any with own Ether onto the discard, the rest to the bottom.
etherfields-rule-F10-7 = A card returned to the Market, of any origin, goes to the bottom; anyone may buy it later.
etherfields-rule-F10-8 = Nobody knows which unseen cards are sealed; a card known on top of a deck stays known when sealed.
etherfields-rule-F11-1 = Intent: Awareness (talk, see, understand), Cunning (move, trick, invent), Wrath (fight, force, endure).
    .title = Costs
etherfields-rule-F11-2 = Sources, mixed at will: hand cards, active Items (to Storage), effects in play.
etherfields-rule-F11-3 = Target first, then payment; surplus is lost, save towards a further payment of an Assault or Contact.
etherfields-rule-F11-4 = 0 is free; a Distress cost is suffered; a Gem cost discarded.
etherfields-rule-F11-5 = A map action needs its Dreamer in its space, save Assault, Contact, flying rules.
etherfields-rule-F11-6 = Assault and Contact have range 1 unless printed or changed; a Wrath or Awareness cost alone does not make one.
etherfields-rule-F11-7 = They may be paid several times at once: one effect per full payment, each with its own target, together one Dream action.
etherfields-rule-F11-8 = An Entity’s unmarked interaction needs the Dreamer in its space, of a Big Entity range 1; without a figure in play, or on a Gate, anywhere.
etherfields-rule-F11-9 = Cost, then players sign: gradual. The base cost once per player, in instalments by anyone over turns, each an Intent marker of its colour; complete, it resolves and they return.
etherfields-rule-F11-10 = With a choice of colours, all instalments share one.
etherfields-rule-F11-11 = No marker left: one may be taken from another action, which loses that instalment; else nothing is paid.
etherfields-rule-F11-12 = For an Entity of several figures markers lie on its tile; the target is named on completion.
etherfields-rule-F11-13 = Players sign, then cost: multiplied, paid in one go.
etherfields-rule-F11-14 = A single-use action, once resolved, gets a Block token.
etherfields-rule-F11-15 = Intent that an effect gives (“+3w”) is held by its Dreamer, adds to any cost of that colour, and is lost when their round ends (free rounds: the action step).
etherfields-rule-F11-16 = A surcharge on moving is paid in Cunning, also where the move itself is free or costs Hours.
etherfields-rule-F11-17 = Several instalments of a gradual cost may be paid at once, as one Dream action.
etherfields-rule-F12-1 = Once per turn each, after putting at least 1 Intent into any cost, even short, even a move, a Dreamer may roll.
    .title = Boost
etherfields-rule-F12-2 = The result binds (re-rolls apart); nothing is added after it.
etherfields-rule-F12-3 = Critical: the action fails even if paid; payment lost; discard 1 Ether, suffer 1 Distress or Seal 3.
etherfields-rule-F12-4 = Blank: nothing. +1, +2, +3: as much of a colour just paid.
etherfields-rule-F12-5 = Still short: it fails, payment lost; a failed move goes nowhere. An Assault or Contact has the effects that are fully paid.
etherfields-rule-F13-1 = Effort, once per turn each: X Hours, move X spaces.
    .title = Basic actions
etherfields-rule-F13-2 = Add turns: X Hours, X times F15.4. Before the last card’s discard step; X at most what is there.
etherfields-rule-F13-3 = Peek: discard 1 hand card; see for 5 seconds a Secret of this Dream with an Influence, Item, Flaw, Fate or Slumber back.
etherfields-rule-F13-4 = Discard 3 Influence cards from hand: 1 Gem.
etherfields-rule-F13-5 = Discard 1 Gem: re-roll any die just rolled by anyone. In any phase, Entities’ too, without limit; the last counts.
etherfields-rule-F13-6 = Discard 1 Key or 1 Ether: remove a Morphing from an Entity in range 1.
etherfields-rule-F13-7 = The active Mask, as it says.
etherfields-rule-F13-8 = Take: 1c, reveal the Secret that lies in one’s space.
etherfields-rule-F14-1 = Moving: 1 space per Cunning, never diagonal.
    .title = Map
etherfields-rule-F14-2 = Relocating ignores distance, Walls and obstacles, not Blocked spaces.
etherfields-rule-F14-3 = Walls stop movement and range for all. A gap in the middle or at half the edge is open; chinks between tiles are not.
etherfields-rule-F14-4 = Spaces in a red outline are Blocked: never entered, crossed, relocated to or measured through.
etherfields-rule-F14-5 = Range: 0 same space, 1 adjacent or nearer, N orthogonal steps round Walls; a maximum. Measured once as the action starts; figures do not stop it.
etherfields-rule-F14-6 = “Any range” needs a connection, “any space” nothing.
etherfields-rule-F14-7 = An Entrance between two spaces serves both.
etherfields-rule-F14-8 = Gem slot: a Gem put in by a Dreamer there works while it stays; a Dreamer there may take it back. It returns to the pool with its tile.
etherfields-rule-F14-9 = Trap: on each crossing, stop or relocation onto it, as the Slumber or Dream says.
etherfields-rule-F14-10 = Stairs, special spaces and Terrain (Light, Darkness; ours: Swamp, Water) matter only where named.
etherfields-rule-F14-11 = Terrain in a tile’s middle counts in 4 spaces, on a line in 2; tokens likewise.
etherfields-rule-F14-12 = Light and Darkness in one space: both ignored there.
etherfields-rule-F14-13 = A flying rule (blue frame) holds everywhere: its action from anywhere, its instruction as soon as revealed.
etherfields-rule-F14-14 = An overlay card has one right place, even across slots or askew; what it covers is lifted onto it; it stays unless it says otherwise.
etherfields-rule-F14-15 = A move names its path, is paid whole before its first step, and a step that a rule stops ends it.
etherfields-rule-F14-16 = The Hole blocks its space, the Wall token shuts its edge; there is one of each, which moves when placed again.
etherfields-rule-F14-17 = A Story token is taken, carried and laid down by a Dreamer in its space, free, any number; relocation and pushes keep it.
etherfields-rule-F14-18 = A mark (flooded, lit, dyed, nodded) is noted by the Dream, costs no token and leaves with it.
etherfields-rule-F15-1 = Steps (M Morphing, B Basic, S Special, V movement die), a suit ♥♦♣♠, Loot.
    .title = Turn cards
etherfields-rule-F15-2 = At a step all that bears its sign acts (Entities, Gate, Dream cards, Quirks); if nothing does, it is skipped.
etherfields-rule-F15-3 = Block a step: a universal marker on one of the current card; it is skipped.
etherfields-rule-F15-4 = Add a turn: the bottom card of the Turn discard goes face up under the Turn deck. Unseen until it is on top.
etherfields-rule-F15-5 = Suits matter only where named.
etherfields-rule-F15-6 = “See the next Turn card” shows the one under the current card to all; the last card has none.
etherfields-rule-F16-1 = They spawn on spawn spaces of the players’ choice, spread evenly; one showing the current suit takes the first.
    .title = Entities
etherfields-rule-F16-2 = All figures of an Entity act at once; in range of any of them, a Dreamer is hit once.
etherfields-rule-F16-3 = V: the movement die: stays; 1 space; its value; its value, then roll again. One roll per Entity tile (option: per figure), three rolls at most.
etherfields-rule-F16-4 = A tile that ignores the die follows its text or stays.
etherfields-rule-F16-5 = It takes a shortest legal way to the nearest Dreamer, players choosing among equals.
etherfields-rule-F16-6 = It stops on entering the target’s space; already with a Dreamer, or with no way, it does not move.
etherfields-rule-F16-7 = Entities use no map actions.
etherfields-rule-F16-8 = A space holds 4 figures or Entity tokens at most; Dreamers may cross a full one, not stop there.
etherfields-rule-F16-9 = An Entity stopping or spawning in a full space pushes the excess to an adjacent one, players’ choice; with just one Dreamer there it stops at range 1. The excess is a Dreamer if there are two or more, with none an Entity.
etherfields-rule-F16-10 = A push needs an open neighbour with room, else the arrival stops short or is not spawned; the pushed trigger Traps.
etherfields-rule-F16-11 = A Big Entity fills its space, is never pushed, pushes all others out on entering, and stops. Its space counts as full.
etherfields-rule-F16-12 = Companions and figures placed by Dreamers are neither Dreamers nor Entities; they count in the limit.
etherfields-rule-F16-13 = There are four human and four creature Shapeshifters (F1.8).
etherfields-rule-F16-14 = An Entity bound to a terrain moves only over it, to its space nearest to a Dreamer.
etherfields-rule-F16-15 = A sleeping Entity neither moves nor acts, and is neither pushed nor pulled.
etherfields-rule-F17-1 = An M effect draws random Morphings face up onto the Entity; they work while there, then return.
    .title = Morphings and States
etherfields-rule-F17-2 = A lowered limit acts at once (F8.2).
etherfields-rule-F17-3 = Dazed: range 1 at most. Paralysed: no move, no relocation. On an Entity until end of turn, on a Dreamer until the end of the next Dreamers phase.
etherfields-rule-F17-4 = Stunned Entity: its Distress is ignored this turn. Poisoned Entity: no new Morphing until the Slumber or Dream ends.
etherfields-rule-F17-5 = Each token has two States; with none free the State is ignored.
etherfields-rule-F18-1 = Any Dreamer may use an active Item: its effect, kept unless it says discard, or discarded for Intent.
    .title = Items, Notes, Shop
etherfields-rule-F18-2 = Discarded Items go face down to Storage, some to the Item Market.
etherfields-rule-F18-3 = Restore: a random Item of Storage to a free slot; if full, discard an active one or the drawn one.
etherfields-rule-F18-4 = A Note serves any Dreamer, once, then stays in Storage to be read.
etherfields-rule-F18-5 = SHOP: each chooses Influence (F10.6) or Item: shuffle the Item Market, draw 1, buy it for 2 Ether or not, into an active slot (if full, F18.3).
etherfields-rule-F18-6 = Who chose Item and bought none, even from an empty Market, gains 1 Gem.
etherfields-rule-F18-7 = Choosing neither at a SHOP is allowed and gives nothing.
etherfields-rule-F19-1 = Gaining a Flaw: the top of the Flaw deck goes on one’s discard.
    .title = Flaws, Masks, Wisdom, Seasons, Clock, Signs
etherfields-rule-F19-2 = Drawn, it counts as a card drawn and is resolved at once, in any phase.
etherfields-rule-F19-3 = In the Progress zone it does not count in the limit. Removed, it goes under the Flaw deck.
etherfields-rule-F19-4 = A Dreamer wears one owned Mask. Restore: change it or bring back a discarded one. A new one may be worn at once.
etherfields-rule-F19-5 = Wisdom is always in force, however much.
etherfields-rule-F19-6 = The Season alters the Dreamworld. A won Dream usually brings a good one, a failed one a bad one, death none.
etherfields-rule-F19-7 = Hours stay within 0 and 12.
etherfields-rule-F19-8 = Signs, personal or universal, matter only where named.
etherfields-rule-F19-9 = An empty Flaw deck gives no Flaw.
etherfields-rule-F20-1 = A Dreamer bears 7 Distress; the 8th kills.
    .title = Distress and death
etherfields-rule-F20-2 = Distress due from an empty pool kills.
etherfields-rule-F20-3 = Fewer than 6 cards in deck, hand and discard kills; sealed and placed cards do not count. Flaws count.
etherfields-rule-F20-4 = A death is the whole team’s loss at once: the Death procedure (F23.3).
etherfields-rule-F20-5 = In a Dream, its parts return to the Secrets save what was gained; its Gate is kept.
etherfields-rule-F20-6 = Dying in the Initiation restarts it.
etherfields-rule-F21-1 = Awakening has 11 steps (F23.1); a session starts at 4, a full one at 1.
    .title = Awakening, saving, seats
etherfields-rule-F21-2 = Saving, only with all icons resolved: buy Influence if wished; each discards all Ether for one save card; Awakening 1–3. All that is owned or unlocked is kept.
etherfields-rule-F21-3 = Saving in a Dream is a death. So is giving up.
etherfields-rule-F21-4 = Leaving the page is not saving: a table waits as it stands. Saves form a tree; play may branch from any.
etherfields-rule-F21-5 = Nap (option, on): a failed Dream’s Gate is marked at the session’s end or an Awakening, and may be entered once without Keys.
etherfields-rule-F21-6 = Each session may have other people and another number of Dreamers; cards, Flaws, Signs and Ether cards belong to the archetype.
etherfields-rule-F21-7 = Option `dreamers`: as many as seats, or up to 4; Dreamer i is steered by seat i modulo seats. So one person may steer several.
etherfields-rule-F21-8 = Option `depth`: usual; gentle: 2 more Turn cards a Dream, 1 more a Slumber, 12 at most; deep: 1 fewer each.
etherfields-rule-F21-9 = A table is one session. It starts from a save, which is plain data and part of its setup, and ends when the team has saved or the Finale is over.
etherfields-rule-F21-10 = A session’s score is the Dreams won in it, the same for all seats; with at least one, all have won.
etherfields-rule-F22-1 = A script is read when named: text, instructions in order, choices.
    .title = Scripts, secrets, screen
etherfields-rule-F22-2 = Unread scripts (their words included), unrevealed Secrets and pile orders reach no client.
etherfields-rule-F22-3 = Hands, discards, Progress and boards are open to all; sealed and face-down cards to nobody.
etherfields-rule-F22-4 = A peek is shown to the peeker, who may share it.
etherfields-rule-F22-5 = A team choice closes when all people suggest the same or the first player confirms; an Entity’s tie left open takes the lowest row, then column.
etherfields-rule-F22-6 = A Rapid card within a payment is a nested ask; target and payment stay.
etherfields-rule-F22-7 = A choice that would kill is legal after a warning.
etherfields-rule-F22-8 = No clocks by default; an absent seat may be passed by anyone or taken by a bot.
etherfields-rule-F22-9 = “Too hard?” lists what is unused: Items, Mask, back action, boost, Clock, Skip, Loot, Progress and Gems from Slumbers, Nap, saving.
etherfields-rule-F22-10 = Rapid windows outside one’s own round: before each step of a Turn card, after each roll, before Distress is suffered, within a payment, between Locations. Only seats that could play something are asked.
etherfields-rule-F23-1 = Awakening: 1 cure all · 2 unseal all · 3 hands and Progress discarded; Keys, Gems, Spirits to the pools · 4 Dreamers may change · 5 decks rebuilt and shuffled · 6 a Mask each · 7 active Items chosen for all slots · 8 Fate shuffled; Slumber shuffled above Delta · 9 Clock reset · 10 Dreamscape cleared, setup tiles, the rest shuffled, Dreamers on Entrances · 11 team on a known AWAKEN.
    .title = Wisdom
etherfields-rule-F23-2 = Awakening keeps Ether.
etherfields-rule-F23-3 = Death: each loses half their Ether, the loss rounded down; who died (several: the team names one) gains a Flaw; Awakening 1–11.
etherfields-rule-F23-4 = Save card: 1 Ether at the next session, then gone.
etherfields-rule-F23-5 = Nap: after Out of turns or death alike; the mark pays all Keys, once, then goes.
etherfields-rule-F23-6 = Icons: GATE, FATE, SHOP as ruled · AWAKEN a place for F23.1 step 11 · REST each cures 1 · RECALL each unseals 2 · ETHER each +1 · GEM +1 · CLOCK+, CLOCK− one Hour · SEAL each Seals 1 · SCRIPT · EXPLORE.
