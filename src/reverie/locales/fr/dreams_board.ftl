### Le plateau de Dreams : ce que disent les choses posées sur la table.

dreams-board-name = Table de Dreams
dreams-board-sky = Firmament
dreams-board-visions = Visions
dreams-board-vision = Vision { $number }
dreams-board-vision-titled = Vision { $number } : { $title }
dreams-board-study = Vision { $number } : { $title }. Regarder de près
dreams-board-told = Ce qu’on y voit, et où
dreams-board-thing = { $name } : { $place }
dreams-board-before = Vision précédente
dreams-board-after = Vision suivante
dreams-board-closer = Regarder de plus près
dreams-board-whole = Revoir l’image entière

## Ce que je suis et ce que je veux

dreams-board-role-god = Vous connaissez la vision.
dreams-board-role-mortal = Vous ignorez la vision.
dreams-board-aim-star-god = Vous connaissez la vision : montrez‑la aux dieux, cachez‑la au mortel.
dreams-board-aim-star-mortal = Vous ignorez la vision : placez une étoile l’air de rien.
dreams-board-aim-vote-god = Qui ignorait la vision ? Misez en secret.
dreams-board-aim-vote-mortal = Quelle vision les autres connaissaient-ils ? Misez en secret.

## Les endroits

dreams-board-place = { $down }, { $across }
dreams-board-down-0 = tout en haut
dreams-board-down-1 = en haut
dreams-board-down-2 = à mi‑hauteur
dreams-board-down-3 = en bas
dreams-board-down-4 = tout en bas
dreams-board-across-0 = tout à gauche
dreams-board-across-1 = à gauche
dreams-board-across-2 = au centre
dreams-board-across-3 = à droite
dreams-board-across-4 = tout à droite

## Les étoiles

dreams-board-shade-light = claire
dreams-board-shade-grey = grise
dreams-board-shade-black = noire
dreams-board-star = Prendre l’{ $star }
dreams-board-star-spent = Déjà placée : { $star }
dreams-board-stars-left = { $count ->
    [0] Plus d’étoile à placer
    [one] { $count } étoile à placer
   *[other] { $count } étoiles à placer
}
dreams-board-grip = Votre { $star } : { $place }. Les flèches la déplacent, avec Maj à grands pas ; Entrée la place pour de bon.
dreams-board-grip-nowhere = encore en main
dreams-board-across = De gauche à droite
dreams-board-down = De haut en bas
dreams-board-too-near = { $place } : trop près d’une autre étoile
dreams-board-place-star = Placer l’étoile { $shade ->
    [light] claire
    [grey] grise
   *[black] noire
} ici
dreams-board-touch = Touchez le firmament
dreams-board-drag = Ou faites-y glisser une étoile.
dreams-board-final = Une étoile placée ne bouge plus.
dreams-board-remember = Regardez bien qui place quoi : les halos s’éteignent vite.
dreams-board-placed = { $name } : { $star }, { $place }
dreams-board-lies = { $star } : { $place }
dreams-board-in-words = { $count ->
    [0] Le firmament est vide
    [one] Dans le firmament : { $count } étoile
   *[other] Dans le firmament : { $count } étoiles
}

## Le jeton

dreams-board-token = Mon jeton
dreams-board-peek-words = Votre jeton secret : ouvrez pour regarder
dreams-board-peek = Mon jeton : touchez-le ou maintenez-le pour regarder

## Le vote

dreams-board-as-god = Pour un dieu : qui est le mortel ?
dreams-board-as-mortal = Pour le mortel : quelle vision ?
dreams-board-bet-player = Miser sur { $name }
dreams-board-bet-vision = Miser sur la vision { $number }
dreams-board-your-bet-player = Votre mise : { $name }.
dreams-board-your-bet-vision = Votre mise : la vision { $number }.
dreams-board-choose = Choisissez votre mise.
dreams-board-lock = Verrouiller mon vote
dreams-board-lock-hint = Vous pouvez encore changer.
dreams-board-vote-locked = Vote verrouillé
dreams-board-locked-hint = Changez encore, si un autre hésite.
dreams-board-locked = Vote verrouillé
dreams-board-locked-count = Votes verrouillés : { $done } sur { $all }.

## La révélation

dreams-board-reveal = Révélation de la manche { $round }
dreams-board-unveils = Le voile se lève…
dreams-board-beat-lay = Les étoiles sur chaque vision
dreams-board-beat-owners = À qui est chaque étoile
dreams-board-beat-votes = Les votes
dreams-board-beat-tokens = Les jetons
dreams-board-beat-gains = Les lunes avancent
dreams-board-next = Suite
dreams-board-skip = Passer
dreams-board-go-on = Manche suivante
dreams-board-bare = Firmament
dreams-board-laid = Les étoiles posées sur la vision { $number } : { $title }
dreams-board-unmasked = Le mortel était { $name } ; la vraie vision était la { $number }.
dreams-board-true = Vision { $number }, la vraie
dreams-board-mirage = Vision { $number }, un mirage
dreams-board-bet-hidden = mise encore cachée
dreams-board-bet-on = mise :
dreams-board-no-vote = Pas de vote
dreams-board-why-unseen = +3 insoupçonné
dreams-board-why-named = +2 vision nommée
dreams-board-why-found = +2 mortel trouvé
dreams-board-why-trusted = +1 hors de soupçon
dreams-board-why-nothing = rien cette fois

## Le chemin et les manches

dreams-board-path = La voie des dieux, jusqu’à 16
dreams-board-path-label = { $name } : { dreams-points }
dreams-board-round = Manche { $round }
dreams-board-history = Les manches jouées
dreams-board-history-empty = Rien encore : chaque manche finie sera ici, tout à découvert.
dreams-board-belief = Manche { $round } : ce que les étoiles laissaient deviner
dreams-board-belief-star = { $name }, { $star } : { $place }
dreams-board-belief-shift = { $before } → { $after } %
dreams-board-belief-shift-of = vision { $number } : { $before } → { $after } %
dreams-board-lay-on = Poser les étoiles sur
