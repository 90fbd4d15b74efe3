### Le terminal : la table, les commandes, l’arène.

terminal-prompt = ›
terminal-you = { $name } (vous)
terminal-you-are = { $count ->
    [one] Vous êtes { $names }.
   *[other] À ce clavier : { $names }.
}
terminal-bots-are = { $count ->
    [one] { $names } est un robot (niveau { $levels }).
   *[other] { $names } sont des robots (niveau { $levels }).
}
terminal-round = Manche { $round } · initiative : { $name }
terminal-pile = pioche : { $count }
terminal-discard = défausse : { $count }
terminal-market = Autour du plateau
terminal-column-player = Joueur
terminal-column-points = Points
terminal-column-stones = Pierres
terminal-column-area = Arène
terminal-column-hand = Main
terminal-dreams-round = Manche { $round } · { $name } distribue
terminal-dreams-halos = Les noms disent qui a placé une étoile depuis votre tour ; retenez-le, on ne le redira pas.
terminal-dreams-place = Vos étoiles : { $shades }. Tapez une nuance, puis la distance vers la droite et vers le bas, de -100 à 100 : { $first } -30 45
terminal-dreams-bet = Tapez le numéro de votre mise :
terminal-dreams-column-player = Joueur
terminal-dreams-column-stars = Étoiles
terminal-dreams-column-vote = Mise
terminal-dreams-column-gain = Gain
terminal-etherium-season = Saison { $season } sur 7
terminal-etherium-order = initiative : { $names }
terminal-etherium-supply = Réserve : { $cubes }
terminal-etherium-sector = Secteur { $sector } · { $name }
terminal-etherium-ruin = une ruine
terminal-etherium-column-levels = Niveaux
terminal-etherium-column-cubes = Cubes
terminal-etherium-column-tokens = Jetons
terminal-etherium-column-stars = Étoiles
terminal-etherium-hand = Vos cartes Flash : { $cards }
terminal-etherium-levels = armée { $army }, collecteur { $collector }, défense { $defence }, guide { $guide }
terminal-etherium-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-etherium-programme = Tapez { $count } actions, en numéros ou en mots : 1 déplacer forêt, 2 collecter forêt, 3 augmenter guide, 4 connecter
terminal-etherium-order-cards = Tapez les numéros de vos cartes dans l’ordre où elles doivent agir ; 0 pour aucune.
terminal-etherium-discard = { $count ->
    [one] Tapez le numéro de la carte que vous défaussez.
   *[other] Tapez les numéros des { $count } cartes que vous défaussez.
}
terminal-etherium-etherise = Tapez combien de roche, de bois et de métal, par exemple : 1 2 0. { $count } ressources de base font 1 Éther ; vous pouvez en faire { $most } au plus.
terminal-night-role = Votre rôle : { $role }
terminal-commands = ? aide · pourquoi (pas) · annuler · sauver · règles · journal · q
terminal-commands-vale = Un numéro pour choisir · ? aide · ? NOM explique une carte · cartes explique celles en vue · pourquoi (pas) · annuler · sauver · règles · journal · q
terminal-commands-dreams = ? aide · images les raconte de nouveau · pourquoi (pas) · annuler · sauver · règles · journal · q
terminal-commands-when_i_dream = ? aide · avec une barre : /pourquoi · /annuler · /sauver · /règles · /journal · q
terminal-commands-etherium = Un numéro pour choisir · ? aide · ? NOM explique une carte · voir explique ce qui est en vue · pourquoi (pas) · annuler · sauver · règles · journal · q
terminal-form = Entrée pour répondre, champ par champ.
terminal-write = { $count ->
    [0] Écrivez, puis Entrée.
   *[other] Écrivez, ou choisissez un numéro, puis Entrée.
}
terminal-field = { $field } :
terminal-wait = Entrée seule pour écouter encore.
terminal-late = Trop tard : le temps est écoulé.
terminal-choose = { $count ->
    [one] Tapez 1 pour choisir.
   *[other] Tapez un numéro de 1 à { $count }.
}
terminal-several = Les numéros de votre choix, de 1 à { $count }, séparés par des espaces ; 0 pour aucun.
terminal-number = Un nombre entre { $least } et { $most }, s’il vous plaît.
terminal-help =
    pourquoi [MOT]  dit ce que vous ne pouvez pas faire, et quelle règle s’y oppose
    annuler         reprend votre dernier coup, si personne n’a rien appris depuis
    sauver [F]      enregistre la partie dans un fichier (reverie play --resume F la reprend)
    règles [M]      montre les règles, ou celles qui contiennent un mot
    journal         raconte la partie depuis le début
    q               quitte la table
terminal-help-vale =
    Tapez le numéro d’un choix pour le jouer.
    ? NOM           explique une carte ou cherche une règle : ? Kappa, ? V4.2
    cartes          explique toutes les cartes en vue
terminal-help-dreams =
    Tapez une étoile par sa nuance, sa distance vers la droite et vers le bas (claire -30 45), ou le numéro d’une mise.
    ? TITRE         raconte une image ou cherche une règle : ? Le navire de papier, ? D3.6
    images          raconte de nouveau les quatre images
terminal-help-when_i_dream =
    Écrivez un mot pour le dire, ou tapez le numéro d’un choix ; Entrée seule pour écouter encore.
    Tout mot peut être une réponse : quand on vous en demande un, les commandes prennent une barre, /journal, /annuler.
    ? MOT           cherche une règle : ? masque, ? W3.2
terminal-help-etherium =
    Tapez le numéro d’un choix pour le jouer ; un programme en numéros (6 2 18 18) ou en mots (1 déplacer forêt, 2 collecter forêt, 3 connecter, 4 connecter).
    ? NOM           explique une carte Flash ou cherche une règle : ? Ralliement, ? E8.2
    voir            explique vos cartes, la saison et les peuples
terminal-nothing-to-see = Il n’y a rien de plus à voir.
terminal-why-not = Je ne vois rien qui s’y oppose : essayez, un refus cite sa règle.
terminal-unclear = Je n’ai pas compris. Répondez comme indiqué plus haut, ou Entrée seule pour répondre champ par champ.
terminal-no-command = Je ne connais pas la commande « { $command } ». Tapez « ? » pour les voir toutes.
terminal-nothing-found = Je ne trouve rien pour « { $word } ».
terminal-undone = C’est repris.
terminal-no-undo = Impossible de reprendre ce coup : quelqu’un a répondu, ou une carte a été vue.
terminal-saved = Partie enregistrée dans { $path }.
terminal-cannot-save = Impossible d’écrire { $path } : { $reason }.
terminal-left = À bientôt.
terminal-pass-keyboard = { $name }, c’est à vous. Entrée quand personne d’autre ne regarde.
terminal-over = La partie est finie
terminal-winners = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}
terminal-step = coup { $n } sur { $count }
terminal-watch = Entrée : suivant · b : retour · un numéro : aller à · s2 : par les yeux de la place 2 · s0 : de loin · q
terminal-seats = { $least } à { $most } joueurs
terminal-games = Les jeux de la maison
terminal-playing = Les robots jouent
terminal-bot = Robot
terminal-win-rate = Victoires
terminal-interval = intervalle à 95 %
terminal-mean = Points en moyenne
terminal-per-second = par seconde
terminal-measure = Mesure
terminal-plotted = Graphique : { $path }
terminal-balance = { $seats } places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
terminal-trait = Compté par
terminal-value = Lequel
terminal-played = Jouées
terminal-edge = × part équitable
terminal-source = Points venus de
terminal-of-winners = Vainqueurs
terminal-part = Part des leurs
terminal-everybody = Tout le monde
terminal-counted = { $thing } : { $count }
terminal-tally-seat = place
terminal-tally-moves = coups par partie
terminal-tally-margin = points entre le premier et le deuxième
terminal-tally-sources = points des vainqueurs
terminal-level-drowsy = Somnolent
terminal-level-dreaming = Songeur
terminal-level-lucid = Lucide
terminal-error = Pardon : { $reason }
