### Le plateau de la Vallée : ce que disent les choses posées sur la table.

vale-board-name = Plateau de la Vallée
vale-board-market = La vallée
vale-board-space = { $family } : { $count ->
    [0] aucune créature
    [one] { $count } créature
   *[other] { $count } créatures
}
vale-board-sale = Une vente ici rapporte { vale-stones }
vale-board-pile = Pioche
vale-board-pile-label = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
vale-board-pile-top = Sur le dessus : { $name }
vale-board-discard = Défausse
vale-board-discard-label = Défausse, ouvrir la pile : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
vale-board-discard-empty = Rien encore : ce qui est vendu, banni ou défaussé viendra ici.
vale-board-discard-read = Touchez une carte pour la lire.
vale-board-discard-take = Touchez une carte pour la lire ; vous la prendrez ensuite.
vale-board-open-discard = Ouvrir la défausse
vale-board-round = Manche
vale-board-round-label = Manche { $round } sur 10
vale-board-path = Le chemin des points
vale-board-path-label = { $name } : { vale-points }
vale-board-goal = Le but : 60 points
vale-board-phase-hunt = Capture
vale-board-phase-act = Actions
vale-board-phase-resolve = Résolution
vale-board-draft = Ordre de capture, aller puis retour : { $names }
vale-board-order = Ordre du tour : { $names }
vale-board-next = à { $name } maintenant
vale-board-first = Tuile d’initiative
vale-board-opponents = En face de vous
vale-board-area = Votre arène
vale-board-area-of = Arène : { $name }
vale-board-slots = { $used } sur { $slots }
vale-board-slot = Emplacement libre
vale-board-area-there = Son arène
vale-board-area-empty = Arène encore vide
vale-board-hand = Votre main
vale-board-hand-there = Sa main
vale-board-hand-of = { $count ->
    [0] Main vide
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
vale-board-hand-known = { $count ->
    [one] Vous l’avez vue entrer dans sa main.
   *[other] Vous les avez vues entrer dans sa main.
}
vale-board-hand-empty = Votre main est vide. Apprivoisez une créature pour l’invoquer plus tard.
vale-board-purse = Vos pierres
vale-board-purse-there = Ses pierres
vale-board-purse-of = { $name } : { vale-stones }
vale-board-purse-worth = valeur { $worth }
vale-board-stone = { $colour ->
    [red] Pierre rouge
    [blue] Pierre bleue
   *[purple] Pierre violette
}, vaut { $value }
vale-board-stone-chosen = { vale-board-stone }, choisie
vale-board-points-label = { vale-points }
vale-board-unseen = Personne d’autre ne connaît cette carte

## Une carte, pour les oreilles

vale-board-card = { $card }, { $family }, coût { $cost }
vale-board-card-price = { $card }, { $family }, prix { $price } au lieu de { $cost }
vale-board-marked-by = capturée par { $name }
vale-board-marked-by-you = capturée par vous
vale-board-playable = jouable

## Ce qu’on fait

vale-board-capture = Capturer
vale-board-sell = Vendre
vale-board-sell-for = Vendre pour { vale-stones }
vale-board-tame = Apprivoiser
vale-board-summon = Invoquer
vale-board-summon-free = Invoquer, rien à payer
vale-board-banish = Bannir
vale-board-banish-hint = La carte quitte votre arène pour la défausse. Le prix est le numéro de la manche.
vale-board-end = Terminer le tour
vale-board-stop = S’arrêter là
vale-board-keep = Garder ces pierres
vale-board-keep-hint = Touchez les { $limit } pierres à garder
vale-board-more = Tout lire
vale-board-cancel = Pas maintenant
vale-board-price = Prix { $price }
vale-board-price-cut = au lieu de { $cost }
vale-board-pay-hint = Touchez vos pierres pour payer autrement.
vale-board-change-lost = { $lost } en trop : on ne rend pas la monnaie
vale-board-exact = le compte est bon
vale-board-now = Gain immédiat
vale-board-once-summoned = Si on l’invoque
vale-board-each-round = Gain à chaque manche
vale-board-nothing = rien
vale-board-card-drawn = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
vale-board-minus = perdre { vale-points }
vale-board-reveals-draw = Vous piocherez : impossible d’annuler ensuite.
vale-board-reveals-card = La table découvrira cette carte : impossible d’annuler ensuite.
vale-board-irreversible = Votre tour s’achève : impossible d’annuler ensuite.
vale-board-hint-hunt = Touchez une créature libre
vale-board-hint-act = Touchez vos captures et vos cartes
vale-board-hint-choose = Touchez une carte qui brille
vale-board-hint-point = Choisissez une personne
vale-board-hint-retrieve = La carte à reprendre attend dans la défausse
vale-board-hint-wait = Regardez la table
