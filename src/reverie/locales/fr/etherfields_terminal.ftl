### Etherfields au terminal.

etherfields-terminal-help =
    Tapez le numéro d’un choix pour le jouer : chacun est proposé avec son paiement le moins cher.
    ? NOM       explique une carte ou cherche une règle : ? Alliance, ? F8.1
etherfields-terminal-turn = Carte Tour { $card }
etherfields-terminal-clock = { $hours ->
    [one] { $hours } Heure
   *[other] { $hours } Heures
}
etherfields-terminal-keys = { $keys ->
    [one] { $keys } Clé
   *[other] { $keys } Clés
}
etherfields-terminal-met = Entité (M) : Menace { $threat }, Contact { $contact }
etherfields-terminal-has = Détresse { $distress }, Éther { $ether }, Gemmes { $gems }
etherfields-terminal-hand = main : { $cards }
etherfields-terminal-zone = zone : { $cards }
