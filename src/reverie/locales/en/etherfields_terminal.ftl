### Etherfields at a terminal.

etherfields-terminal-help =
    Type the number of a choice to play it: each is offered with its cheapest payment.
    ? NAME      explains a card or looks up a rule: ? Half a Lullaby, ? F8.1
