### Etherfields at a terminal.

etherfields-terminal-help =
    Type the number of a choice to play it: each is offered with its cheapest payment.
    ? NAME      explains a card or looks up a rule: ? Half a Lullaby, ? F8.1
etherfields-terminal-turn = Turn card { $card }
etherfields-terminal-clock = { $hours ->
    [one] { $hours } Hour
   *[other] { $hours } Hours
}
etherfields-terminal-keys = { $keys ->
    [one] { $keys } Key
   *[other] { $keys } Keys
}
etherfields-terminal-met = Entity (M): Threat { $threat }, Contact { $contact }
etherfields-terminal-has = Distress { $distress }, Ether { $ether }, Gems { $gems }
etherfields-terminal-hand = hand: { $cards }
etherfields-terminal-zone = zone: { $cards }
