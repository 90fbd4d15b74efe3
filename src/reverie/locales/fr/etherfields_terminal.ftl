### Etherfields au terminal.

etherfields-terminal-help =
    Tapez le numéro d’un choix pour le jouer : chacun est proposé avec son paiement le moins cher.
    ? NOM       explique une carte ou cherche une règle : ? Alliance, ? F8.1
