### Etherfields : les mots de son plateau.

etherfields-board-name = Le rêve
etherfields-board-no-map = Aucun plan n’est encore posé.
etherfields-board-dreamer = Rêveur { $number }
etherfields-board-dreamers = Les Rêveurs
etherfields-board-entity = l’Entité

## Le plan

etherfields-board-map = Ce que porte le plan
etherfields-board-reach = Ce qui est à portée
etherfields-board-space = rangée { $row }, colonne { $column }
etherfields-board-action = action { $number }
etherfields-board-bonus = +{ $n } à la pioche
etherfields-board-secret = un Secret, face cachée
etherfields-board-sign-entrance = une Entrée
etherfields-board-sign-spawn = une case de Génération
etherfields-board-sign-stairs = des Escaliers
etherfields-board-sign-trap = un Piège
etherfields-board-sign-gem = un emplacement de Gemme
etherfields-board-sign-blocked = bloquée
etherfields-board-sign-quirk = l’emplacement d’une Singularité

## Le tour

etherfields-board-turn = Tour { $number }
etherfields-board-turns-left = { $count ->
    [0] C’est le dernier tour.
    [one] Encore 1 tour.
   *[other] Encore { $count } tours.
}
etherfields-board-step-M = Métamorphe
etherfields-board-step-B = effet de Base
etherfields-board-step-S = effet Spécial
etherfields-board-step-V = mouvement
etherfields-board-hours = Heures de l’Horloge
etherfields-board-keys = Clés
etherfields-board-team-has = L’Horloge marque { $hours ->
    [one] { $hours } Heure
   *[other] { $hours } Heures
} ; l’équipe a { $keys ->
    [0] zéro Clé
    [one] 1 Clé
   *[other] { $keys } Clés
}.

## Un Rêveur

etherfields-board-distress = { $count ->
    [0] aucune Détresse
   *[other] { $count } Détresse
}
etherfields-board-ether = { $count } Éther
etherfields-board-gems = { $count ->
    [one] { $count } Gemme
   *[other] { $count } Gemmes
}
etherfields-board-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
etherfields-board-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
etherfields-board-zone = Progrès
etherfields-board-kind-progress = Progrès
etherfields-board-kind-rapid = Éclair
etherfields-board-kind-plain = Effet

## Qui l’on rencontre

etherfields-board-threat = Menace
etherfields-board-contact = Contact
etherfields-board-gradual = progressif
etherfields-board-laid = { $n ->
    [one] { $n } posé
   *[other] { $n } posés
}

## Payer

etherfields-board-payment = Paiement
etherfields-board-paid = { $paid } sur { $need }
etherfields-board-lost = { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
}
etherfields-board-back = Pas maintenant
etherfields-board-boost = Coup de chance
etherfields-board-pay = C’est payé
etherfields-board-pay-so = Payer { $n } { $colour }
etherfields-board-cards-begin = { $count ->
    [0] Tout garder et piocher
    [one] Défausser { $count } carte et piocher
   *[other] Défausser { $count } cartes et piocher
}
etherfields-board-cards-build = { $count ->
    [0] Toutes les prendre
   *[other] En laisser { $count } de côté
}
etherfields-board-cards-choose = { $least ->
    [0] En choisir { $count }, { $most } au plus
   *[other] En choisir { $count } sur { $most }
}

## L’histoire

etherfields-board-aloud = Lire à voix haute
etherfields-board-continue = Continuer
etherfields-board-book = Le livre
etherfields-board-before = Avant
etherfields-board-after = Après
etherfields-board-signs = { $count ->
    [one] { $count } Signe
   *[other] { $count } Signes
}

## La ville

etherfields-board-unknown = { $count } quartiers que personne n’a trouvés
etherfields-board-icon-GATE = Portail
etherfields-board-icon-FATE = Destin
etherfields-board-icon-SHOP = Échoppe
etherfields-board-icon-AWAKEN = Réveil
etherfields-board-icon-REST = Repos : chacun guérit 1
etherfields-board-icon-RECALL = Souvenir : chacun descelle 2
etherfields-board-icon-ETHER = Chacun gagne 1 Éther
etherfields-board-icon-GEM = Une Gemme
etherfields-board-icon-CLOCKplus = Une Heure de plus
etherfields-board-icon-CLOCKminus = Une Heure de moins
etherfields-board-icon-SEAL = Chacun scelle 1
etherfields-board-icon-SCRIPT = Un récit
etherfields-board-icon-EXPLORE = Explorer

## Ce qui vient

etherfields-board-would = { $sealed ->
    [0] { $distress ->
        [0] à sa portée
       *[other] subirait { $distress }
    }
   *[other] scellerait { $sealed }
}
etherfields-board-floods = { $space } sera sous l’eau
