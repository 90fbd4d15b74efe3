### La révélation d’Etherium : ce que dit le théâtre.

## Ses temps

etherium-reveal-name = La révélation
etherium-reveal-numbers = Les numéros de cette saison
etherium-reveal-number = Numéro { $number }
etherium-reveal-token = { $number } : { $action }
etherium-reveal-beat-dawn = Une saison commence
etherium-reveal-beat-season = La saison se révèle
etherium-reveal-beat-cards = Les cartes se montrent
etherium-reveal-beat-card = Une carte agit
etherium-reveal-beat-screens = Les paravents tombent
etherium-reveal-beat-number = Numéro { $number }
etherium-reveal-beat-action = Action { $number } : { $action }
etherium-reveal-beat-conflict = { $siege ->
    [yes] Siège
   *[no] Assaut
}
etherium-reveal-beat-pillage = Pillage
etherium-reveal-beat-roll = Les dés roulent
etherium-reveal-beat-tie = Égalité : on relance
etherium-reveal-beat-won = Le combat est tranché
etherium-reveal-beat-after = Après le combat
etherium-reveal-beat-more = Et puis
etherium-reveal-beat-dusk = La saison s’achève
etherium-reveal-beat-end = On compte les étoiles
etherium-reveal-fails = Impossible
etherium-reveal-programme = { $name } : { $actions }
etherium-reveal-unfolds = La révélation se poursuit.
etherium-reveal-waits = À vous de répondre : la révélation presse le pas.

## Son allure

etherium-reveal-pause = Pause
etherium-reveal-play = Reprendre
etherium-reveal-step = Moment suivant
etherium-reveal-back = Moment d’avant
etherium-reveal-skip = Montrer la table telle qu’elle est
etherium-reveal-speed = Vitesse { $speed }×
etherium-reveal-replay = Revoir la saison
etherium-reveal-again = Encore une fois, depuis les programmes

## Un combat

etherium-reveal-fight = { $siege ->
    [yes] Siège : { $place }
   *[no] Assaut : { $place }
}
etherium-reveal-side-army = Armée
etherium-reveal-side-defence = Défense
etherium-reveal-to-roll = n’a pas encore lancé
etherium-reveal-to-beat = { $total } à battre
etherium-reveal-winner = l’emporte
etherium-reveal-out = hors course
etherium-reveal-die = { $die }
etherium-reveal-dice = Dés : { $dice }
etherium-reveal-source-affinity = sa saison
etherium-reveal-source-capacity = une capacité
etherium-reveal-source-season = la saison
etherium-reveal-source-guide = guide
etherium-reveal-added = { $source } +{ $count }

## Pourquoi

etherium-reveal-why = Pourquoi ?
etherium-reveal-clause = Règle { $rule }
etherium-reveal-how = Comment on en est arrivé là
etherium-reveal-part-level = niveau
etherium-reveal-part-people = pouvoir
etherium-reveal-part-affinity = sa saison
etherium-reveal-part-capacity = capacité
etherium-reveal-part-card = carte
etherium-reveal-part-season = saison
etherium-reveal-part-drought = sécheresse
etherium-reveal-no-longer = Votre plan était bon quand vous l’avez posé : ceci s’est passé depuis.

## Cartes Flash

etherium-reveal-window-priority = Une carte avant votre action ?
etherium-reveal-window-fight = Une carte avant ce combat ?
etherium-reveal-window-loss = { $unit ->
    [0] Votre armée va perdre un niveau.
   *[1] Votre collecteur va perdre un niveau.
}
etherium-reveal-window-roll = Votre jet : { $total } pour l’instant.
etherium-reveal-guide = { $count ->
    [0] Tel quel
   *[other] Guide +{ $count }
}
etherium-reveal-pass = Passer
etherium-reveal-hold = Me demander avant mes actions et mes combats
    .short = Me demander
etherium-reveal-hold-hint = Sinon, la page passe pour vous, au même rythme que si vous réfléchissiez. Personne ne sait ce qu’il en est.
etherium-reveal-until-season = Passer jusqu’à la fin de la saison
etherium-reveal-passes-for-you = La page passe pour vous.
etherium-reveal-passing = Vous passez jusqu’à la fin de la saison
    .short = Vous passez
etherium-reveal-never = Ne plus demander pour { $card }
etherium-reveal-asked-again = Redemander pour chaque carte
etherium-reveal-nothing-fits = Aucune de vos cartes ne changerait rien maintenant.

## Les étoiles

etherium-reveal-stars = D’où viennent les étoiles
etherium-reveal-by-source = Les étoiles, selon ce qui les a rapportées
etherium-reveal-season-stars = { $name }, saison { $season } : { $stars }

## La part des dés

etherium-reveal-luck = La part des dés
etherium-reveal-luck-told = { $dice ->
    [one] { $dice } dé lancé
   *[other] { $dice } dés lancés
} : { $side ->
    [above] { $beyond } points au-dessus de la moyenne.
    [below] { $beyond } points au-dessous de la moyenne.
   *[even] la moyenne exactement.
}
etherium-reveal-luck-fights = Combats gagnés : { $won } sur { $fights } ; { $by ->
    [0] aucun n’a été tranché par les seuls dés.
    [one] { $by } a été tranché par les seuls dés.
   *[other] { $by } ont été tranchés par les seuls dés.
}
etherium-reveal-by-dice = { $won ->
    [yes] Gagné en { $place } par les seuls dés
   *[no] Perdu en { $place } par les seuls dés
}
