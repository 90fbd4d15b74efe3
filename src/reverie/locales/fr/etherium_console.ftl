### La console d’Etherium : programmer en secret, ce que donnerait un plan, et ce que l’on devine des autres.

etherium-console-name = Votre paravent
etherium-console-programme = Le programme, jeton par jeton
etherium-console-next = Jeton { $token } : touchez une action ou une terre.
etherium-console-picked = Vous tenez le jeton { $token }. Où va-t-il ?
etherium-console-whole = Tous les jetons sont posés, et tout réussit si personne ne s’en mêle.
etherium-console-maybe = Tout est posé. Le « ? » dépend de la suite.
etherium-console-all-laid = Tous les jetons sont posés. Reprenez-en un d’abord.
etherium-console-unlaid = Le jeton { $token } n’est pas encore posé.
etherium-console-token = { $token } : { etherium-action }.
etherium-console-walk = { $unit ->
    [0] Votre armée
   *[1] Votre collecteur
} → { $land }.
etherium-console-rise = { $unit ->
    [0] L’armée passe
    [1] Le collecteur passe
    [2] La défense passe
   *[3] Le guide passe
} au niveau { $level }.
etherium-console-gain = Rapporte { $cubes }.
etherium-console-ether-token = Et un jeton Éther.
etherium-console-capacity = Prend { etherium-capacity }.
etherium-console-cards = { $count ->
    [one] Pioche une carte Flash.
   *[other] Pioche { $count } cartes Flash.
}
etherium-console-pay = Coûte { $cubes }.
etherium-console-never = impossible en l’état
etherium-console-perhaps = peut-être possible
etherium-console-perhaps-says = Cela dépend de ce qui précède.
etherium-console-perhaps-why = Pas sûr : { $why }
etherium-console-slot = { $verb } : { $word }
etherium-console-slots = { $count ->
    [one] un emplacement
   *[other] { $count } emplacements
}
etherium-console-price = { $paid ->
    [ether] { $count } Éther
   *[basics] { etherium-basics }
}
etherium-console-lying = { $count ->
    [one] le jeton { $tokens } y est posé
   *[other] les jetons { $tokens } y sont posés
}

etherium-console-undo = Annuler
etherium-console-redo = Rétablir
etherium-console-clear = Reprendre tous les jetons
etherium-console-walk-plan = Parcourir le plan sur les terres
etherium-console-fold = Replier les emplacements
etherium-console-unfold = Déplier les emplacements
etherium-console-lock = Valider
etherium-console-locked = Paravent fermé
etherium-console-waiting = { $count ->
    [one] Programme encore : { $names }
   *[other] Programment encore : { $names }
}
etherium-console-unlock = Le modifier

## Ce qui n’est que deviné

etherium-console-guess = Deviner les autres
etherium-console-only = Simple supposition
etherium-console-sandbox = Ce que vous devinez des autres
etherium-console-whose = De qui vous devinez le programme
etherium-console-sandbox-what = Choisissez quelqu’un et posez ce que vous lui prêtez. Personne n’en saura rien.
etherium-console-sandbox-how = Dés à leur moyenne, ni connexions ni cartes. Qui n’est pas deviné reste immobile.
etherium-console-guess-hint = Que pose { $people } ? Personne ne voit vos suppositions.
etherium-console-forget = Oublier les suppositions
etherium-console-mine = Revenir au mien
etherium-console-numbers = La saison, numéro par numéro
etherium-console-number = Numéro { $number }
etherium-console-stars = { $people } : { $before } étoiles avant, { $after } après
etherium-console-fight = { $number } · Un combat : { $land }
etherium-console-percent = { $percent } %
