### Etherium au terminal.

etherium-terminal-season = Saison { $season } sur 7
etherium-terminal-order = initiative : { $names }
etherium-terminal-supply = Réserve : { $cubes }
etherium-terminal-sector = Secteur { $sector } · { $name }
etherium-terminal-ruin = une ruine
etherium-terminal-column-levels = Niveaux
etherium-terminal-column-cubes = Cubes
etherium-terminal-column-tokens = Jetons
etherium-terminal-column-stars = Étoiles
etherium-terminal-hand = Vos cartes Flash : { $cards }
etherium-terminal-levels = armée { $army }, collecteur { $collector }, défense { $defence }, guide { $guide }
etherium-terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
etherium-terminal-programme = Tapez { $count } actions, en numéros ou en mots : 1 déplacer forêt, 2 collecter forêt, 3 augmenter guide, 4 connecter
etherium-terminal-order-cards = Tapez les numéros de vos cartes dans l’ordre où elles doivent agir ; 0 pour aucune.
etherium-terminal-discard = { $count ->
    [one] Tapez le numéro de la carte que vous défaussez.
   *[other] Tapez les numéros des { $count } cartes que vous défaussez.
}
etherium-terminal-etherise = Tapez combien de roche, de bois et de métal, par exemple : 1 2 0. { $count } ressources de base font 1 Éther ; vous pouvez en faire { $most } au plus.
etherium-terminal-commands = Un numéro pour choisir · ? aide · ? NOM explique une carte · voir explique ce qui est en vue · pourquoi (pas) · annuler · sauver · règles · journal · q
etherium-terminal-help =
    Tapez le numéro d’un choix pour le jouer ; un programme en numéros (6 2 18 18) ou en mots (1 déplacer forêt, 2 collecter forêt, 3 connecter, 4 connecter).
    ? NOM           explique une carte Flash ou cherche une règle : ? Ralliement, ? E8.2
    voir            explique vos cartes, la saison et les peuples
