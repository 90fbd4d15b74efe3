### La Vallée de l’Éternité au terminal.

vale-terminal-round = Manche { $round } · initiative : { $name }
vale-terminal-discard = défausse : { $count }
vale-terminal-market = Autour du plateau
vale-terminal-column-stones = Pierres
vale-terminal-column-area = Arène
vale-terminal-column-hand = Main
vale-terminal-commands = Un numéro pour choisir · ? aide · ? NOM explique une carte · cartes explique celles en vue · pourquoi (pas) · annuler · sauver · règles · journal · q
vale-terminal-help =
    Tapez le numéro d’un choix pour le jouer.
    ? NOM           explique une carte ou cherche une règle : ? Kappa, ? V4.2
    cartes          explique toutes les cartes en vue
