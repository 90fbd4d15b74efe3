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
terminal-pile = pioche : { $count }
terminal-column-player = Joueur
terminal-column-points = Points
terminal-commands = ? aide · pourquoi (pas) · annuler · sauver · règles · journal · q
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
