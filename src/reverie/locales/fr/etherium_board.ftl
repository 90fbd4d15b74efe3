### Le plateau d’Etherium : ce que disent les choses posées sur la table.

etherium-board-name = Plateau d’Etherium
etherium-board-lands = Les îles flottantes
etherium-board-closer = Voir de plus près
etherium-board-whole = Voir tout le plateau
etherium-board-peoples = Les peuples
etherium-board-several = plusieurs réponses

## Les terrains par leur nom

etherium-board-people-psolos = Psolos
etherium-board-people-reces = Reces
etherium-board-people-hivalia = Hivalia
etherium-board-people-ertis = Ertis
etherium-board-people-meinas = Meinas
etherium-board-people-mauhea = Mauhéa
etherium-board-land-ether = l’Éther
etherium-board-land-mine = la mine
    .mine = votre mine
etherium-board-land-forest = la forêt
    .mine = votre forêt
etherium-board-land-mountain = la montagne
    .mine = votre montagne
etherium-board-land-city = la cité
    .mine = votre cité
etherium-board-land-ruin = la cité en ruine
    .mine = votre ruine
etherium-board-land-nothing = l’emplacement libre
    .mine = votre emplacement libre
etherium-board-land-of = { $people ->
    [Hivalia] { $land } d’Hivalia
    [Ertis] { $land } d’Ertis
   *[other] { $land } de { $people }
}
etherium-board-land-lost = { $land } devant les ruines
etherium-board-land-between = { $land } entre { $one } et { $two }
etherium-board-ruins = les ruines
etherium-board-place = { $land } ({ $code })
etherium-board-about-mine = On y collecte du métal.
etherium-board-about-forest = On y collecte du bois.
etherium-board-about-mountain = On y collecte de la roche.
etherium-board-about-ether = On y collecte de l’Éther et des jetons Éther.
etherium-board-about-city = Sa défense la garde ; ses boosters y reposent.
etherium-board-about-ruin = Personne n’y entre.
etherium-board-about-nothing = Rien n’y est encore posé.
etherium-board-height = { $height ->
    [0] L’île la plus basse.
   *[other] Hauteur { $height }.
}
etherium-board-unit-army = { $mine ->
    [yes] votre armée, niveau { $level }
   *[no] { $people ->
        [Hivalia] armée d’Hivalia, niveau { $level }
        [Ertis] armée d’Ertis, niveau { $level }
       *[other] armée de { $people }, niveau { $level }
    }
}
etherium-board-unit-collector = { $mine ->
    [yes] votre collecteur, niveau { $level }
   *[no] { $people ->
        [Hivalia] collecteur d’Hivalia, niveau { $level }
        [Ertis] collecteur d’Ertis, niveau { $level }
       *[other] collecteur de { $people }, niveau { $level }
    }
}

etherium-board-reach-army = { $mine ->
    [yes] Votre armée y parvient en un déplacement.
   *[no] { $people ->
        [Hivalia] L’armée d’Hivalia y parvient en un déplacement.
        [Ertis] L’armée d’Ertis y parvient en un déplacement.
       *[other] L’armée de { $people } y parvient en un déplacement.
    }
}
etherium-board-reach-collector = { $mine ->
    [yes] Votre collecteur y parvient en un déplacement.
   *[no] { $people ->
        [Hivalia] Le collecteur d’Hivalia y parvient en un déplacement.
        [Ertis] Le collecteur d’Ertis y parvient en un déplacement.
       *[other] Le collecteur de { $people } y parvient en un déplacement.
    }
}

## Les saisons

etherium-board-seasons = Saison { $season } sur 7
etherium-board-season = Saison { $number } : { $season }
etherium-board-season-to-come = Saison { $season }, encore cachée
etherium-board-initiative = Initiative

## Peuples, réserve, cartes

etherium-board-supply = La réserve
etherium-board-pile = { $count ->
    [one] { $count } carte Flash dans la pioche
   *[other] { $count } cartes Flash dans la pioche
}
etherium-board-cards = { $count ->
    [0] aucune carte Flash
    [one] { $count } carte Flash
   *[other] { $count } cartes Flash
}
etherium-board-level = { etherium-unit } { $level }
etherium-board-next-level = { $count ->
    [one] (niveau suivant : { $count } cube)
   *[other] (niveau suivant : { $count } cubes)
}
etherium-board-units = Unités et niveaux
etherium-board-owns = Cubes
etherium-board-prices = Tarifs
etherium-board-prices-told = { $rate } ressources de base pour 1 Éther · cartes { $cards } Éther · capacité { $capacity } Éther · booster { $booster } Éther
etherium-board-won = Gagné
etherium-board-held = En main
etherium-board-extra = coûte en plus :
etherium-board-locked = programme verrouillé
etherium-board-open = programme en cours
etherium-board-hand = { $count ->
    [one] Votre main : { $count } carte Flash
   *[other] Votre main : { $count } cartes Flash
}
etherium-board-look = Lire { $card }
etherium-board-chosen = choisie, numéro { $number }
etherium-board-window-season = Saison
etherium-board-window-priority = Avant une action
etherium-board-window-roll = Sur votre jet
etherium-board-window-loss = Contre une perte

## Réponses

etherium-board-lay = { $count ->
    [one] Poser cette carte
   *[other] Poser ces { $count } cartes, dans cet ordre
}
etherium-board-lay-none = Ne poser aucune carte
etherium-board-discard = Défausser { $count } sur { $of }
etherium-board-pay = Quelles ressources deviennent de l’Éther
etherium-board-less = { $kind ->
    [rock] moins de roche
    [wood] moins de bois
   *[metal] moins de métal
}
etherium-board-more = { $kind ->
    [rock] plus de roche
    [wood] plus de bois
   *[metal] plus de métal
}
etherium-board-etherise = { $count ->
    [0] Faire de l’Éther
   *[other] Faire { $count } Éther
}
etherium-board-token = Jeton { $number }
etherium-board-lock = Verrouiller le programme
etherium-board-reaches = En un déplacement, l’armée atteint : { $army }. Le collecteur atteint : { $collector }.
