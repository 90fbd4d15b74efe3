### Le terminal : la table, les commandes, l’arène.

terminal-prompt = ›
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
terminal-dreams-halos = Placées depuis votre tour ; retenez-le, on ne le redira pas :
terminal-dreams-place = Vos étoiles : { $shades }. Tapez une nuance, puis la distance vers la droite et vers le bas, de -100 à 100 : { $first } -30 45
terminal-dreams-bet = Tapez le numéro de votre mise :
terminal-dreams-column-player = Joueur
terminal-dreams-column-stars = Étoiles
terminal-dreams-column-vote = Mise
terminal-dreams-column-gain = Gain
terminal-commands = Un numéro pour choisir · ? aide · ? NOM explique une carte · pourquoi (pas) · annuler · sauver · règles · journal · q
terminal-form = Entrée pour répondre, champ par champ.
terminal-write = Écrivez votre réponse, ou choisissez un numéro.
terminal-wait = Entrée seule pour écouter encore.
terminal-late = Trop tard : le temps est écoulé.
terminal-choose = { $count ->
    [one] Tapez 1 pour choisir.
   *[other] Tapez un numéro de 1 à { $count }.
}
terminal-several = Les numéros de votre choix, de 1 à { $count }, séparés par des espaces ; 0 pour aucun.
terminal-number = Un nombre entre { $least } et { $most }, s’il vous plaît.
terminal-help =
    Tapez le numéro d’un choix pour le jouer.
    ? NOM           explique une carte ou cherche une règle (? Kappa, ? V4.2)
    pourquoi [MOT]  dit ce que vous ne pouvez pas faire, et quelle règle s’y oppose
    annuler         reprend votre dernier coup, si personne n’a rien appris depuis
    sauver [F]      enregistre la partie dans un fichier (reverie play --resume F la reprend)
    règles [M]      montre les règles, ou celles qui contiennent un mot
    journal         raconte la partie depuis le début
    q               quitte la table
terminal-why-not = Je ne vois rien qui s’y oppose : essayez, un refus cite sa règle.
terminal-unclear = Je n’ai pas compris. Répondez comme indiqué plus haut, ou Entrée seule pour répondre champ par champ.
terminal-nothing-found = Je ne trouve rien pour « { $word } ».
terminal-undone = C’est repris.
terminal-no-undo = Impossible de reprendre ce coup : quelqu’un a répondu, ou une carte a été vue.
terminal-saved = Partie enregistrée dans { $path }.
terminal-cannot-save = Impossible d’écrire { $path } : { $reason }.
terminal-left = À bientôt.
terminal-pass-keyboard = { $name }, c’est à vous. Entrée quand vous êtes seul devant l’écran.
terminal-over = La partie est finie
terminal-winners = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}
terminal-step = coup { $n } sur { $count }
terminal-watch = Entrée : suivant · b : retour · un numéro : aller à · s2 : par les yeux du siège 2 · s0 : de loin · q
terminal-seats = { $least } à { $most } joueurs
terminal-games = Les jeux de la maison
terminal-playing = Les robots jouent
terminal-bot = Robot
terminal-win-rate = Victoires
terminal-interval = intervalle à 95 %
terminal-mean = Points en moyenne
terminal-per-second = par seconde
terminal-measure = Mesure
terminal-plotted = Graphique : { $path }
terminal-level-drowsy = Somnolent
terminal-level-dreaming = Rêveur
terminal-level-lucid = Lucide
terminal-error = Désolé : { $reason }
