### Etherfields : Les phrases des cartes, faites de leurs données

etherfields-then = {""} ; {""}
etherfields-or-else = {""} / {""}
etherfields-or = ou
etherfields-colon = {""} : {""}
etherfields-opened = { $before } : { $effect }
etherfields-card-plain = { $cost ->
    [none] { $effect }
   *[other] Coût { $cost }. { $effect }
}
etherfields-card-rapid = { $cost ->
    [none] Éclair. { $effect }
   *[other] Éclair. Coût { $cost }. { $effect }
}
etherfields-card-progress = Progrès, placé pour { $cost }. { $effect }
etherfields-card-rid = Payez { $cost } pour en être débarrassé.
etherfields-after-storage = Défaussez-le.
etherfields-after-market = Il retourne au Marché des Objets.
etherfields-once-turn = une fois par tour
etherfields-once-stretch = une fois par Songe ou par Rêve
etherfields-on-plus = après un plus de votre dé de Chance
etherfields-on-entered = quand une Entité entre dans votre case
etherfields-on-boost = après votre dé de Chance
etherfields-on-payment = au cours d’un paiement
etherfields-on-gate = à une PORTE
etherfields-on-fate = avant un DESTIN
etherfields-colour-a = Conscience
etherfields-colour-c = Ruse
etherfields-colour-w = Colère
etherfields-colour-any = d’une même couleur
etherfields-suit-h = ♥
etherfields-suit-d = ♦
etherfields-suit-c = ♣
etherfields-suit-s = ♠
etherfields-terrain-water = Eau
etherfields-terrain-light = Jour
etherfields-terrain-darkness = Nuit
etherfields-terrain-swamp = Marais
etherfields-cost-intent = { $n } { $colours }
etherfields-cost-discard = { $n ->
    [one] défausser 1 carte
   *[other] défausser { $n } cartes
}
etherfields-cost-seal = sceller { $n }
etherfields-cost-gem = { $n ->
    [one] 1 Gemme
   *[other] { $n } Gemmes
}
etherfields-when-suit = sur { $suits }
etherfields-when-terrain = sur { $terrains }
etherfields-when-space = sur un Escalier
etherfields-when-distress = avec { $value } Détresses ou plus
etherfields-when-zone = avec { $value } Progrès actifs ou plus
etherfields-rolled-plus = sur +n, { $effect }
etherfields-rolled-blank = sur une face vide, { $effect }
etherfields-rolled-critical = sur un échec critique, { $effect }
etherfields-do-roll = lancez le dé de Chance : { $faces }
etherfields-do-add_slumber = ajoutez son successeur aux Songes
etherfields-do-add_turn = { $n ->
    [one] ajoutez un tour
   *[other] ajoutez { $n } tours
}
etherfields-do-block_step = { $suits ->
    [none] bloquez une étape
   *[other] bloquez une étape sur { $suits }
}
etherfields-do-borrow = un autre Rêveur vous donne jusqu’à { $n } cartes de sa main
etherfields-do-bury = cette carte va sous le Marché
etherfields-do-buy = achetez de l’Influence
etherfields-do-contact = ajoutez { $n } au Contact
etherfields-do-cure = { $n ->
    [one] soignez 1 Détresse
   *[other] soignez { $n } Détresses
}
etherfields-do-cycle = défaussez jusqu’à { $n } cartes de votre main, piochez-en autant
etherfields-do-discard = { $way ->
    [any] pour chaque autre carte de votre main que vous défaussez, { $inner }
    [random] { $n ->
        [one] défaussez 1 carte au hasard
       *[other] défaussez { $n } cartes au hasard
    }
   *[other] { $n ->
        [one] défaussez 1 carte
       *[other] défaussez { $n } cartes
    }
}
etherfields-do-draw = { $per ->
    [a] piochez 1 carte par Progrès de Conscience actif, au moins { $least }, au plus { $most }
   *[other] { $n ->
        [one] piochez 1 carte
       *[other] piochez { $n } cartes
    }
}
etherfields-do-each = chaque Rêveur : { $inner }
etherfields-do-flip = { $n ->
    [one] voilez 1 Progrès
   *[other] voilez { $n } Progrès
}
etherfields-do-gain = { $thing ->
    [ether] gagnez { $n } Éther
    [gem] { $n ->
        [one] gagnez 1 Gemme
       *[other] gagnez { $n } Gemmes
    }
    [key] { $n ->
        [one] gagnez 1 Clé
       *[other] gagnez { $n } Clés
    }
    [spirit] { $n ->
        [one] gagnez un Esprit
       *[other] gagnez { $n } Esprits
    }
    [flaw] { $n ->
        [one] gagnez une Faiblesse
       *[other] gagnez { $n } Faiblesses
    }
   *[other] gagnez-le
}
etherfields-do-give = { $n ->
    [one] donnez une carte de votre main à un Rêveur
   *[other] donnez { $n } cartes de votre main à un Rêveur
}
etherfields-do-hit = { $way ->
    [one] un Rêveur à portée { $n } : { $inner }
   *[other] chaque Rêveur à portée { $n } : { $inner }
}
etherfields-do-hold = { $for ->
    [contact] +{ $n } { $colours } pour un Contact
    [assault] +{ $n } { $colours } pour un Assaut
   *[other] +{ $n } { $colours }
}
etherfields-do-hours = { $n ->
    [-1] −1 Heure
    [one] +1 Heure
   *[other] +{ $n } Heures
}
etherfields-do-if = { $condition } : { $inner }
etherfields-do-look = { $take ->
    [none] { $place ->
        [none] regardez la première carte de votre pioche ; elle peut passer dessous
       *[other] regardez la première carte de votre pioche ; un Progrès peut être placé pour { $place } de moins, sinon elle peut passer dessous
    }
   *[other] { $of ->
        [progress] regardez les { $n } premières cartes de votre pioche, prenez-y un Progrès, le reste passe dessous ; s’il n’y en a pas, { $other }
       *[other] regardez les { $n } premières cartes de votre pioche, prenez-en 1, le reste passe dessous
    }
}
etherfields-do-lure = une Entité à { $range } cases au plus avance de { $n } vers vous
etherfields-do-may = si vous le souhaitez : { $inner }
etherfields-do-morph = { $n ->
    [one] 1 Métamorphe lui vient
   *[other] { $n } Métamorphes lui viennent
}
etherfields-do-move = { $walls ->
    [none] déplacement { $n }
    [any] déplacement { $n }, les Murs se franchissent
   *[other] déplacement { $n } à travers un Mur
}
etherfields-do-one = un Rêveur : { $inner }
etherfields-do-open_wall = un Mur est ouvert ce tour-ci
etherfields-do-other = { $range ->
    [-1] un autre Rêveur : { $inner }
   *[other] un autre Rêveur à portée { $range } : { $inner }
}
etherfields-do-peek = Étudiez sans défausser
etherfields-do-place = le Mur vient à côté de lui
etherfields-do-prevent = { $to ->
    [self] évitez-vous { $n } Détresse
    [near] évitez { $n } Détresse, à vous ou à un Rêveur à portée 1
    [other] évitez { $n } Détresse à un autre Rêveur à portée 1
   *[seal] évitez de sceller { $n } carte
}
etherfields-do-pull = tirez une figurine à { $range } cases au plus, { $n ->
    [one] d’une case
   *[other] de { $n } cases
} vers vous
etherfields-do-push = { $way ->
    [all] poussez d’une case autant de figurines que vous voulez à portée { $range }
   *[other] poussez d’une case une Entité à portée { $range }
}
etherfields-do-ready = un autre de vos Progrès « une fois par tour » peut resservir
etherfields-do-recolour = { $n } Détermination change de couleur
etherfields-do-relocate = { $thing ->
    [adjacent] relocalisez-vous sur une case adjacente, même à travers un Mur
    [tiles] relocalisez-vous sur n’importe quelle case de votre plan ou d’un plan voisin
    [dreamer] { $range ->
        [-1] { $inner ->
            [none] relocalisez-vous auprès d’un Rêveur
           *[other] relocalisez-vous auprès d’un Rêveur, et pour lui : { $inner }
        }
       *[other] relocalisez-vous auprès d’un Rêveur à { $range } cases au plus
    }
    [stairs] relocalisez-vous sur d’autres Escaliers
    [entrance] relocalisation sur une Entrée
   *[any] relocalisez-vous sur n’importe quelle case
}
etherfields-do-remove = { $thing ->
    [morphing] retirez un Métamorphe à portée 1
    [flaw] retirez une de vos Faiblesses, en main ou posée
   *[other] elle quitte la campagne
}
etherfields-do-reorder = remettez dans l’ordre voulu les { $n } premiers Songes
etherfields-do-reroll = { $thing ->
    [boost] relancez le dé de votre propre paiement
   *[other] relancez n’importe quel dé
}
etherfields-do-restore = { $thing ->
    [item] restaurez un Objet
   *[other] restaurez votre Masque
}
etherfields-do-seal = scellez { $n }
etherfields-do-see_turn = voyez la prochaine carte Tour
etherfields-do-shuffle = mélangez les Destins
etherfields-do-state = { $thing ->
    [stunned] une Entité à portée { $range } est Sonnée
    [poisoned] une Entité à portée { $range } est Empoisonnée
    [paralysed] une Entité à portée { $range } est Paralysée
   *[dazed] une Entité à portée { $range } est Désorientée
}
etherfields-do-suffer = subissez { $n } Détresse
etherfields-do-terrain = { $way ->
    [wide] posez un jeton Jour sur votre case, sur une de ses lignes ou au milieu de son plan
   *[other] posez un jeton Jour sur votre case
}
etherfields-do-threat = retirez 1 Menace
etherfields-do-together = vous et un Rêveur de votre case, ensemble : { $inner }
etherfields-do-travel = { $thing ->
    [gate] relocalisez l’équipe à une PORTE connue
   *[other] relocalisez l’équipe dans ce quartier
}
etherfields-do-treat = le dé qui vient d’être lancé vaut +{ $n }
etherfields-do-two = deux Rêveurs, chacun : { $inner }
etherfields-do-unflip = { $way ->
    [all] dévoilez tous vos Progrès
   *[other] dévoilez { $n } Progrès
}
etherfields-do-unseal = descellez { $n }
etherfields-do-until = { $thing ->
    [intent_a] pas de Conscience ce tour-ci
   *[other] pas de dé de Chance sur vos paiements ce tour-ci
}
etherfields-rule-of-luck_blank = une face vide sur votre paiement vaut +{ $by }
etherfields-rule-of-luck_plus = un plus sur votre paiement vaut { $by } de mieux
etherfields-rule-of-luck_rolls = vous pouvez lancer le dé de Chance deux fois par tour
etherfields-rule-of-limit_hand = votre limite de main augmente de { $by }
etherfields-rule-of-limit_items = { $by ->
    [one] un emplacement d’Objet de plus
   *[other] { $by } emplacements d’Objet de plus
}
etherfields-rule-of-limit_progress = vous pouvez avoir { $by } Progrès de plus
etherfields-rule-of-draw = votre étape de pioche donne { $by } carte de plus
etherfields-rule-of-worth_spirit = chacun de vos Esprits vaut 2 Déterminations d’une même couleur
etherfields-rule-of-cost_assault = chaque effet de vos Assauts coûte { $less } de moins, au moins 1
etherfields-rule-of-cost_contact = le Contact coûte { $less } de moins, au moins 1
etherfields-rule-of-cost_instalment = vos versements progressifs coûtent { $less } de moins, au moins 1
etherfields-rule-of-cost_leave = { $how ->
    [off] quitter une case ne vous coûte pas de supplément
   *[other] la quitter coûte { $by } Ruse de plus
}
etherfields-rule-of-cost_move = vos déplacements coûtent { $by } Ruse de plus
etherfields-rule-of-cost_shortcut = les Raccourcis sont gratuits
etherfields-rule-of-cost_shop = quitter une ÉCHOPPE coûte autant qu’un Raccourci
etherfields-rule-of-distress_first = { $by ->
    [-1] votre première Détresse de chaque Songe ou Rêve est évitée
   *[other] votre première Détresse de chaque Songe ou Rêve augmente de { $by }
}
etherfields-rule-of-distress_turn = au lieu de votre première Détresse de chaque tour, scellez { $by }
etherfields-rule-of-seal = vous scellez chaque fois { $less } carte de moins
etherfields-rule-of-move_walls = vos déplacements ignorent les Murs
etherfields-rule-of-range_assault = { $how ->
    [most] l’Assaut porte à { $by } au plus
   *[other] vos Assauts portent à { $by }
}
etherfields-rule-of-range_contact = vos Contacts portent à { $by }
etherfields-rule-of-range_most = portée { $by } au plus
etherfields-rule-of-own_distress = { $how ->
    [off] sa Détresse est ignorée
   *[other] sa Détresse augmente de { $by }
}
etherfields-rule-of-own_seal = elle scelle { $by } cartes de plus
etherfields-rule-of-own_movement = son Mouvement augmente de { $by } ; un 1 reste 1
etherfields-rule-of-own_range = ses portées augmentent de { $by }
etherfields-rule-of-mask = les Masques sont sans effet
etherfields-rule-of-progress = les Progrès posés sont sans effet ; on peut encore en poser
etherfields-rule-of-reroll = aucun dé n’est relancé
etherfields-rule-of-reroll_gem = les Gemmes ne relancent aucun dé
etherfields-rule-of-move = pas de déplacement
etherfields-rule-of-relocate = pas de relocalisation
etherfields-rule-of-morphing = pas de nouveau Métamorphe
etherfields-rule-of-step_B = pas d’étape B
etherfields-rule-of-step_S = pas d’étape S
etherfields-rule-of-clock_reset = l’Horloge revient { $less } plus bas
etherfields-rule-of-loot = le Butin donne à un Rêveur { $by } Éther de plus
