### Etherium : tous les mots du jeu.

etherium-tagline = Sur des terres flottantes, on prépare tout en secret, puis on regarde les plans se heurter.

## Cubes, jetons, unités

etherium-cubes-rock = { $count } roche
etherium-cubes-wood = { $count } bois
etherium-cubes-metal = { $count } métal
etherium-cubes-ether = { $count } Éther
etherium-cubes-booster = { $count ->
    [one] { $count } booster
   *[other] { $count } boosters
}
etherium-cubes-none = rien
etherium-basics = { $count ->
    [one] { $count } ressource de base
   *[other] { $count } ressources de base
}
etherium-stars = { $points ->
    [one] { $points } étoile
   *[other] { $points } étoiles
}

etherium-unit = { $unit ->
    [0] l’armée
    [1] le collecteur
    [2] la défense
   *[3] le guide
}
etherium-your-unit = { $unit ->
    [0] votre armée
    [1] votre collecteur
    [2] votre défense
   *[3] votre guide
}
etherium-token = { $token ->
    [0] Armée
    [1] Éther
    [2] Connexion
    [3] Booster
   *[4] Saccage
}
etherium-token-army = Armée
etherium-token-ether = Éther
etherium-token-connection = Connexion
etherium-token-booster = Booster
etherium-token-rampage = Saccage
etherium-source-capacities = capacités
etherium-source-guide = guide
etherium-source-cubes = cubes d’Éther

## Les terres

etherium-terrain = { $terrain ->
    [0] mine
    [1] forêt
    [2] montagne
    [3] Éther
    [4] cité
   *[other] ruine
}
etherium-terrain-mine = mine
etherium-terrain-forest = forêt
etherium-terrain-mountain = montagne
etherium-terrain-ether = Éther
etherium-terrain-city = cité
etherium-terrain-ruin = ruine
etherium-place = { $place ->
    [0] l’Éther
    [1] L0
    [2] L1
    [3] L2
    [4] L3
    [5] L4
    [6] L5
    [7] M0
    [8] M1
    [9] M2
    [10] M3
    [11] M4
    [12] M5
    [13] S0
    [14] S1
    [15] S2
    [16] S3
    [17] S4
    [18] S5
    [19] C0
    [20] C1
    [21] C2
    [22] C3
    [23] C4
   *[24] C5
}
etherium-in = { $place ->
    [0] sur l’Éther
   *[other] en { etherium-place }
}
etherium-at = { $terrain ->
    [0] dans la mine { etherium-place }
    [1] dans la forêt { etherium-place }
    [2] sur la montagne { etherium-place }
    [3] sur l’Éther
   *[4] dans la cité { etherium-place }
}
etherium-on = { $terrain ->
    [0] dans une mine
    [1] dans une forêt
    [2] sur une montagne
    [3] sur l’Éther
   *[4] dans une cité
}
etherium-some-terrain = { $terrain ->
    [0] une mine
    [1] une forêt
    [2] une montagne
    [3] l’Éther
   *[4] une cité
}
etherium-points = { $count ->
    [one] { $count } point de mouvement
   *[other] { $count } points de mouvement
}
etherium-none-left = { $way ->
    [0] Il ne reste plus d’Éther dans la réserve.
    [1] Il ne reste plus de carte Flash.
   *[3] Il ne reste plus de booster dans la réserve.
}

## Le panneau

etherium-action = { $action ->
    [-1] rien encore
    [0] aller sur une mine
    [1] aller sur une forêt
    [2] aller sur une montagne
    [3] aller sur l’Éther
    [4] aller dans une cité
    [5] collecter dans une mine
    [6] collecter en forêt
    [7] collecter en montagne
    [8] collecter sur l’Éther
    [9] augmenter l’armée
    [10] augmenter le collecteur
    [11] augmenter la défense
    [12] augmenter le guide
    [13] éthériser
    [14] prendre des cartes Flash
    [15] prendre une capacité
    [16] prendre un booster
   *[17] connecter
}
etherium-verb-move = Déplacer
etherium-verb-collect = Collecter
etherium-verb-upgrade = Augmenter
etherium-verb-transform = Transformer
etherium-verb-connect = Connecter

etherium-named-army = armée
etherium-named-collector = collecteur
etherium-named-defence = défense
etherium-named-guide = guide
etherium-named-etherise = Éther
etherium-named-cards = cartes
etherium-named-capacity = capacité
etherium-named-booster = booster

## Les peuples

etherium-people = { $people ->
    [0] Psolos
    [1] Reces
    [2] Hivalia
    [3] Ertis
    [4] Meinas
   *[5] Mauhéa
}
etherium-people-psolos = Psolos, les Bâtisseurs
    .power = 1 roche de plus à chaque collecte, où que ce soit.
    .season = En leur saison : encore 2 roche de plus.
etherium-people-reces = Reces, les Barbares
    .power = Gagnent les égalités d’assaut et de siège, en attaque comme en défense ; pillent 1 ressource de base de plus.
    .season = En leur saison : +3 à tous les jets de leur armée.
etherium-people-hivalia = Hivalia, les Harmoniques
    .power = Peuvent prendre 2 ressources de base dans la réserve après chaque collecte d’Éther d’un adversaire.
    .season = En leur saison : les transformations coûtent 1 Éther de moins.
etherium-people-ertis = Ertis, les Chamanes
    .power = Peuvent relancer leurs 1 et leurs 2 ; 1 bois de plus à chaque collecte en forêt.
    .season = En leur saison : 2 bois de plus à chaque collecte, où que ce soit.
etherium-people-meinas = Meinas, les Nomades
    .power = 1 point de mouvement de plus à chaque déplacement.
    .season = En leur saison : encore 1 de plus.
etherium-people-mauhea = Mauhéa, les Oracles
    .power = Piochent 2 cartes Flash au début d’une saison et en gardent 1 ; peuvent garder 8 cartes en main.
    .season = En leur saison : piochent 1 carte Flash à la révélation.

## Les saisons

etherium-season = { $season ->
    [0] { etherium-season-night }
    [1] { etherium-season-overgrowth }
    [2] { etherium-season-wild_omens }
    [3] { etherium-season-red_vein }
    [4] { etherium-season-war_drums }
    [5] { etherium-season-rockslide }
    [6] { etherium-season-great_works }
    [7] { etherium-season-ether_tide }
    [8] { etherium-season-resonance }
    [9] { etherium-season-fair_winds }
    [10] { etherium-season-dead_calm }
    [11] { etherium-season-lean_sky }
   *[12] { etherium-season-flash_storm }
}
etherium-season-night = Nuit
    .effect = Chacun peut prendre 1 ressource de base.
etherium-season-overgrowth = Foisonnement
    .effect = Une collecte en forêt rapporte 2 bois de plus.
etherium-season-wild_omens = Présages fous
    .effect = Tous peuvent relancer leurs 1 et leurs 2.
etherium-season-red_vein = Veine rouge
    .effect = Une collecte dans une mine rapporte 2 métal de plus.
etherium-season-war_drums = Tambours de guerre
    .effect = Les armées ne perdent aucun niveau. À la révélation, chacun peut déplacer son armée d’un pas, même dans une cité.
etherium-season-rockslide = Éboulement
    .effect = Une collecte en montagne rapporte 2 roche de plus.
etherium-season-great_works = Grands travaux
    .effect = Une augmentation coûte 1 ressource de base de moins.
etherium-season-ether_tide = Marée d’Éther
    .effect = Une collecte sur l’Éther rapporte 1 Éther de plus.
etherium-season-resonance = Résonance
    .effect = +2 à chaque jet de connexion.
etherium-season-fair_winds = Vents favorables
    .effect = Chaque collecte rapporte 1 cube de plus de sa ressource.
etherium-season-dead_calm = Calme plat
    .effect = Pas d’aspiration : chaque pas coûte un point. À la révélation, chacun peut déplacer son collecteur d’un pas.
etherium-season-lean_sky = Ciel maigre
    .effect = Une collecte de ressources de base rapporte 1 cube de moins.
etherium-season-flash_storm = Pluie d’éclairs
    .effect = À la révélation, chacun peut piocher 1 carte Flash.

## Les capacités

etherium-capacity = { $capacity ->
    [0] { etherium-capacity-resource }
    [1] { etherium-capacity-insight }
    [2] { etherium-capacity-harvest }
    [3] { etherium-capacity-bastion }
    [4] { etherium-capacity-vanguard }
    [5] { etherium-capacity-fortune }
   *[6] { etherium-capacity-tailwind }
}
etherium-capacity-resource = Ressource
    .effect = À chaque révélation d’une saison : recevez 1 roche, 1 bois et 1 métal.
etherium-capacity-insight = Intuition
    .effect = À chaque révélation d’une saison : piochez 1 carte Flash.
etherium-capacity-harvest = Moisson
    .effect = Vos collectes rapportent 1 cube de plus de leur ressource, l’Éther compris.
etherium-capacity-bastion = Bastion
    .effect = +2 à vos jets de défense ; votre défense garde son niveau quand elle gagne.
etherium-capacity-vanguard = Avant-garde
    .effect = +1 à vos jets d’armée ; votre armée garde son niveau quand elle gagne.
etherium-capacity-fortune = Fortune
    .effect = Une fois par saison, relancez tous les dés d’un de vos jets.
etherium-capacity-tailwind = Vent arrière
    .effect = 1 point de mouvement de plus à vos déplacements.

## Ce que rapporte une connexion

etherium-connection = { $line ->
    [1] perdre 4 ressources de base
    [2] perdre une carte Flash
    [3] perdre 2 ressources de base
    [4] piocher une carte Flash
    [5] voler 2 ressources de base
    [6] recevoir 1 Éther
    [7] recevoir 4 ressources de base
    [8] recevoir 2 Éther
    [9] l’armée gagne un niveau
    [10] piocher 2 cartes Flash
    [11] recevoir un booster
   *[12] prendre un jeton Connexion
}

## Ce qui vous est demandé

etherium-ask-become = Choisissez votre peuple.
etherium-ask-lay = Posez un terrain sur une place libre qui touche ce qui est déjà là.
etherium-ask-keep = Quelle carte gardez-vous ?
etherium-ask-storm = Piochez-vous une carte Flash ?
etherium-ask-step = Déplacez { etherium-your-unit } d’un pas, si vous voulez.
etherium-ask-window = Fenêtre de saison : quelles cartes posez-vous, et dans quel ordre ?
etherium-ask-programme = Posez vos { $count } jetons d’Action, en secret.
etherium-ask-priority = Jouez une carte Flash, ou passez.
etherium-ask-execute = Action { $number }, { etherium-action } : comment ?
etherium-ask-take = { $optional ->
    [yes] Vous pouvez prendre { etherium-basics } dans la réserve.
   *[no] Prenez { etherium-basics } dans la réserve.
}
etherium-ask-lose = Que perdez-vous ({ etherium-basics }) ?
etherium-ask-steal = Que volez-vous ({ etherium-basics }) ?
etherium-ask-upgrade = Quelle unité augmentez-vous ?
etherium-ask-transform = Quelle transformation faites-vous ?
etherium-ask-etherise = Quelles ressources deviennent de l’Éther, { $count } pour 1 ? Au plus { $most } Éther.
etherium-ask-dice = C’est votre saison : un dé, ou deux ?
etherium-ask-roll = Votre jet : { $dice }, { $total } en tout. Changez-le, ou arrêtez-vous là.
etherium-ask-order = Par quel conflit commence-t-on ?
etherium-ask-prize = Vous avez gagné le siège. Que prenez-vous à { $victim } ?
etherium-ask-loss = { $unit ->
    [0] Votre armée
   *[1] Votre collecteur
} va perdre un niveau. Jouez une carte contre cela, ou passez.
etherium-ask-flee = Où s’enfuit { etherium-your-unit } ?
etherium-ask-put = { $card } : où va { etherium-your-unit } ?
etherium-ask-discard = Quelle carte Flash perdez-vous ?
etherium-ask-hand = Trop de cartes en main : défaussez-en { $count }.

etherium-field-cards = Cartes
etherium-field-cubes = Roche, bois, métal
etherium-field-actions = Actions, une par jeton
etherium-field-lock = verrouiller

## Qui est attendu, et pour quoi

etherium-wait-become = { $name } choisit un peuple.
etherium-wait-lay = { $name } pose un terrain.
etherium-wait-keep = { $name } choisit la carte à garder.
etherium-wait-storm = { $name } peut piocher une carte.
etherium-wait-step = { $name } peut faire un pas.
etherium-wait-window = { $name } choisit ses cartes pour la fenêtre de saison.
etherium-wait-programme = { $name } prépare son programme.
etherium-wait-priority = { $name } peut jouer une carte.
etherium-wait-execute = { $name } exécute son action { $number } : { etherium-action }.
etherium-wait-take = { $name } peut prendre des ressources.
etherium-wait-lose = { $name } choisit ce qui sera perdu.
etherium-wait-steal = { $name } choisit son butin.
etherium-wait-upgrade = { $name } choisit l’unité à augmenter.
etherium-wait-transform = { $name } choisit une transformation.
etherium-wait-etherise = { $name } éthérise.
etherium-wait-dice = { $name } choisit entre un dé et deux.
etherium-wait-roll = { $name } a fait { $dice }.
etherium-wait-order = { $name } décide de l’ordre des conflits.
etherium-wait-prize = { $name } choisit ce que { $victim } va perdre.
etherium-wait-loss = { $name } peut sauver un niveau : { etherium-unit }.
etherium-wait-flee = { $name } choisit un refuge.
etherium-wait-put = { $name } choisit une place avec { $card }.
etherium-wait-discard = { $name } choisit la carte à perdre.
etherium-wait-hand = { $name } se défausse.

## Les réponses possibles

etherium-move-become = Jouer { etherium-people }
    .group = Choisir un peuple
etherium-move-lay = Poser une { etherium-terrain } en { etherium-place }
    .group = Poser un terrain
etherium-move-keep = Garder { $card }
    .group = Garder
etherium-move-agree = Oui
    .group = Oui
etherium-move-pass = { $ask ->
    [execute] Le faire
    [step] Rester sur place
    [take] Ne rien prendre
   *[other] Passer
}
    .group = Passer
etherium-move-window = { $count ->
    [0] Ne poser aucune carte
   *[other] Poser { $cards }
}
    .group = Poser des cartes
etherium-move-programme = { $lock ->
    [yes] Programme : { $actions }
   *[no] Brouillon : { $actions }
}
    .group = Programmer
etherium-move-play = Jouer { $card }
    .group = Jouer une carte
etherium-move-go = { $unit ->
    [0] L’armée { etherium-in }
   *[1] Le collecteur { etherium-in }
}
    .group = Déplacer
etherium-move-take = Prendre { $cubes }
    .group = Prendre
etherium-move-lose = Perdre { $cubes }
    .group = Perdre
etherium-move-steal = Voler { $cubes } à { $victim }
    .group = Voler
etherium-move-upgrade = Augmenter { etherium-unit } pour { $cubes }
    .group = Augmenter
etherium-move-transform = { $way ->
    [0] Éthériser
    [1] Prendre des cartes Flash
    [2] Prendre une capacité
   *[3] Prendre un booster
}
    .group = Transformer
etherium-move-etherise = Changer { $cubes } en Éther
    .group = Éthériser
etherium-move-buy = Prendre { etherium-capacity }
    .group = Prendre une capacité
etherium-move-dice = { $count ->
    [one] Lancer un dé
   *[other] Lancer deux dés
}
    .group = Lancer
etherium-move-reroll = { $face ->
    [0] Relancer tous les dés avec Fortune
   *[other] Relancer un { $face }
}
    .group = Relancer
etherium-move-stop = { $guide ->
    [0] Laisser le jet tel quel
   *[other] Arrêter le jet avec { $guide } du guide
}
    .group = Arrêter le jet
etherium-move-begin = D’abord { etherium-in }
    .group = Décider de l’ordre
etherium-move-pillage = D’abord piller { $victim }
    .group = Décider de l’ordre
etherium-move-rob = Piller { $cubes }
    .group = Piller la cité
etherium-move-lower = Abaisser le guide
    .group = Abaisser le guide
etherium-move-discard = Défausser { $cards }
    .group = Défausser

## Ce qui se passe

etherium-event-choosing = Les peuples se choisissent dans cet ordre : { $order }.
etherium-event-people = { $name } joue { etherium-people }.
etherium-event-draft = { etherium-season } donne l’ordre pour poser les terrains : { $order }.
etherium-event-lay = { $name } pose une { etherium-terrain } en { etherium-place }.
etherium-event-set_up = { $name } commence en { etherium-place } avec { $cubes }.
etherium-event-season_begins = La saison { $season } commence.
etherium-event-season = Saison { $number } : { etherium-season }. Initiative : { $order }.
etherium-event-drew = { $card ->
    [none] { $name } pioche une carte Flash.
   *[other] { $name } pioche { $card }.
}
etherium-event-drew_several = { $name } pioche { $count ->
    [one] une carte Flash
   *[other] { $count } cartes Flash
}.
etherium-event-kept_card = { $card ->
    [none] { $name } en garde une.
   *[other] { $name } garde { $card }.
}
etherium-event-no_card = { $name } : aucune carte Flash.
etherium-event-reshuffled = La défausse, mélangée, devient la pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
etherium-event-discarded = { $name } défausse { $cards }.
etherium-event-gained = { $why ->
    [night] { $name } prend { $cubes } pendant la Nuit.
    [consolation] { $name } se console avec { $cubes }.
    [harmony] { $name }, en harmonie, prend { $cubes }.
    [capacity] { $name } reçoit { $cubes } par une capacité.
   *[other] { $name } reçoit { $cubes }.
}
etherium-event-nothing = { $why ->
    [theft] { $name } ne trouve rien à voler.
    [connection] { $name } : la connexion ne change rien.
   *[other] { $name } ne reçoit rien : la réserve est vide.
}
etherium-event-declined = { $why ->
    [night] { $name } ne prend rien pendant la Nuit.
    [consolation] { $name } ne veut rien pour se consoler.
    [harmony] { $name }, en harmonie, ne prend rien.
    [storm] { $name } ne pioche pas.
    [step] { $name } reste sur place.
   *[other] { $name } ne fait rien.
}
etherium-event-lost = { $name } perd { $cubes }.
etherium-event-paid = { $name } paie { $cubes }.
etherium-event-stole = { $name } vole { $cubes } à { $victim }.
etherium-event-token = { $token ->
    [0] { $name } prend un jeton Armée.
    [1] { $name } prend un jeton Éther.
    [2] { $name } prend un jeton Connexion.
    [3] Troisième booster : { $name } prend le jeton Booster.
   *[4] { $name } prend le jeton Saccage.
}
etherium-event-no_token = { $name } n’a pas de jeton { etherium-token } : il n’en reste plus.
etherium-event-moved = { $why ->
    [flight] { $name } : { etherium-unit } s’enfuit { etherium-at }.
    [retreat] { $name } : l’armée se replie { etherium-at }.
    [slipstream] { $name } : l’aspiration porte { etherium-unit } { etherium-at }.
    [card] { $name } : une carte met { etherium-unit } { etherium-at }.
    [season] { $name } : d’un pas, { etherium-unit } va { etherium-at }.
   *[move] { $name } : { etherium-unit } va { etherium-at }.
}
etherium-event-raised = { $name } : { etherium-unit } monte au niveau { $level }.
etherium-event-highest = { $name } : { etherium-unit } est déjà au plus haut niveau.
etherium-event-lowered = { $name } : { etherium-unit } descend au niveau { $level }.
etherium-event-lowest = { $name } : { etherium-unit } reste au niveau { $level }, le plus bas.
etherium-event-kept = { $name } : { etherium-unit } garde son niveau { $level } { $why ->
    [season] grâce à la saison « { etherium-season } »
    [capacity] grâce à la capacité « { etherium-capacity } »
   *[card] grâce à la carte « { $card } »
}.
etherium-event-collected = { $name } collecte { etherium-at } : { $cubes }.
etherium-event-capacity = { $name } prend la capacité { etherium-capacity }.
etherium-event-transforms = { $name } choisit : { etherium-action }.
etherium-event-played = { $name } joue { $card }.
etherium-event-fizzled = { $card } ne peut plus rien changer ; { $name } la défausse.
etherium-event-laid = { $name } a posé { $cards }.
etherium-event-answered = { $name } a répondu.
etherium-event-locked = { $name } verrouille son programme.
etherium-event-unlocked = { $name } déverrouille son programme.
etherium-event-late = { $name } n’a plus de temps pour programmer.
etherium-event-programme = { $name } montre : { $actions }.
etherium-event-number = Numéro { $number }.
etherium-event-acts = { $name }, action { $number } : { etherium-action }.
etherium-event-failed = { $name }, action { $number }, { etherium-action } : { $why ->
    [out_of_reach] ni l’armée ni le collecteur n’y arrive avec { etherium-points }.
    [becalmed] sans aspiration, ni l’armée ni le collecteur n’y arrive avec { etherium-points }.
    [collector_elsewhere] le collecteur est { etherium-on }.
    [nothing_to_collect] niveau { $level }, moins { $count }, rien ne viendrait.
    [supply_empty] la réserve est vide.
    [at_the_top] { etherium-unit } est au plus haut niveau.
    [upgrade_too_dear] il faudrait { $cubes }{ $unit ->
        [3] {""}
       *[other] , il y en a { $most }
    }.
    [guide_too_dear] il faudrait { $count ->
        [one] 1 ressource de base
       *[other] { $count } ressources de base de sortes différentes
    }.
    [rate_too_dear] il faudrait { etherium-basics }, il y en a { $most }.
    [ether_too_dear] il faudrait { $count } Éther, il y en a { $most }.
    [no_capacity] { $count ->
        [0] il ne reste aucune capacité à prendre.
       *[other] aucune capacité qui reste ne peut être payée.
    }
   *[none_left] { $way ->
        [0] il ne reste plus d’Éther dans la réserve.
        [1] il ne reste plus de carte Flash.
       *[3] il ne reste plus de booster dans la réserve.
    }
}
etherium-event-rolled = { $of ->
    [0] { $name } lance pour l’armée : { $dice }
    [1] { $name } lance pour la défense : { $dice }
   *[2] { $name } lance pour une connexion : { $dice }
}{ $bonus ->
    [0] {""}
   *[other] , plus { $bonus }
}. { $total } en tout.
etherium-event-rerolled = { $why ->
    [fortune] Avec Fortune, { $name } relance tous les dés : { $dice }. { $total } en tout.
    [card] { $name } relance tous les dés : { $dice }. { $total } en tout.
   *[low] { $name } relance un petit dé : { $dice }. { $total } en tout.
}
etherium-event-added = { $card } ajoute { $count } : { $total } en tout.
etherium-event-total = { $guide ->
    [0] { $name } en reste à { $total }.
   *[other] { $name } ajoute { $guide } du guide : { $total } en tout.
}
etherium-event-connected = { $name } se connecte à { $total } : { etherium-connection }.
etherium-event-assault = Assaut { etherium-at } : { $sides }.
etherium-event-siege = Siège { etherium-at }, défendue par { $victim } : { $sides }.
etherium-event-tied = Égalité à { $total } : { $sides } relancent.
etherium-event-won = { $by_tie ->
    [yes] Égalité à { $total } : { $name } l’emporte, car Reces gagne les égalités.
   *[no] { $name } l’emporte, { $total } contre { $against }.
}
etherium-event-empty_city = Il n’y a rien à prendre à { $victim }.
etherium-event-pillage = { $name } pille { $victim }, dont le collecteur se trouve { etherium-at }.
etherium-event-season_ends = La saison { $season } s’achève.
etherium-event-scored = { $name } a { etherium-stars }.
etherium-event-over = La partie est finie.

## Pourquoi pas

etherium-refusal-programme_first = C’est le moment de programmer.
etherium-refusal-other_tokens = Vous avez { $count } jetons d’Action cette saison.
etherium-refusal-no_slot = Le jeton { $token } n’est sur aucun emplacement du panneau.
etherium-refusal-slot_taken = Plus de place pour « { etherium-action } » : { $count } au plus.
etherium-refusal-token_missing = Le jeton { $token } n’est pas posé : posez-le avant de verrouiller.
etherium-refusal-too_late = Le temps est écoulé : votre programme reste verrouillé.
etherium-refusal-lay_first = C’est la fenêtre de saison : posez des cartes, ou aucune.
etherium-refusal-not_in_hand = { $card ->
    [none] Vous n’avez pas cette carte.
   *[other] Vous n’avez pas { $card }.
}
etherium-refusal-not_now = { $window ->
    [season] { $card } ne se joue que dans la fenêtre de saison.
    [priority] { $card } se joue avant une de vos actions, avant un de vos combats ou dans la fenêtre de saison.
    [roll] { $card } se joue sur un de vos jets.
   *[loss] { $card } se joue quand un niveau va être perdu.
}
etherium-refusal-not_first_season = { $card } ne se joue pas à la première saison.
etherium-refusal-changes_nothing = { $card } ne changerait rien maintenant.
etherium-refusal-window_first = Jouez une carte, ou passez.
etherium-refusal-discard_first = Défaussez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
etherium-refusal-not_yours = Vous n’avez pas ces cartes.
etherium-refusal-etherise_first = Dites quelles ressources deviennent de l’Éther.
etherium-refusal-not_owned = Vous n’en avez pas autant.
etherium-refusal-not_at_the_rate = Il faut { $count } ressources de base pour 1 Éther, et vous pouvez en faire { $most } au plus.
etherium-refusal-out_of_reach = Ni l’armée ni le collecteur n’atteint { etherium-some-terrain } avec { etherium-points }.
etherium-refusal-becalmed = Sans aspiration, ni l’armée ni le collecteur n’atteint { etherium-some-terrain } avec { etherium-points }.
etherium-refusal-too_far = Un déplacement ne suffit pas : { etherium-your-unit } n’y arrive pas.
etherium-refusal-stands_there = Un déplacement finit ailleurs qu’il n’a commencé : { etherium-your-unit } s’y trouve déjà.
etherium-refusal-wrong_terrain = Un déplacement finit sur le terrain programmé : { etherium-action }.
etherium-refusal-not_its_city = Un collecteur n’entre que dans sa propre cité.
etherium-refusal-collector_elsewhere = Votre collecteur est { etherium-on }.
etherium-refusal-nothing_to_collect = Une collecte ici ne rapporterait rien : niveau { $level }, moins { $count }.
etherium-refusal-supply_empty = Une collecte ici ne rapporterait rien : la réserve est vide.
etherium-refusal-at_the_top = Au plus haut niveau déjà : { etherium-your-unit }.
etherium-refusal-upgrade_too_dear = Augmenter { etherium-your-unit } coûte { $cubes }{ $unit ->
    [3] {""}
   *[other] , vous en avez { $most }
}.
etherium-refusal-guide_too_dear = Augmenter votre guide coûte { $count ->
    [one] 1 ressource de base
   *[other] { $count } ressources de base de sortes différentes
}.
etherium-refusal-rate_too_dear = Il faut { $count } ressources de base pour 1 Éther, vous en avez { $most }.
etherium-refusal-ether_too_dear = Cela coûte { $count } Éther, vous en avez { $most }.
etherium-refusal-none_left = { etherium-none-left }
etherium-refusal-no_capacity = { $count ->
    [0] Il ne reste aucune capacité que vous puissiez prendre.
   *[other] Il ne reste aucune capacité que vous puissiez payer.
}
etherium-refusal-will_fail = En l’état, { $count ->
    [one] le jeton { $tokens } ne donnera rien
   *[other] les jetons { $tokens } ne donneront rien
}.
etherium-refusal-not_asked = Un instant : ce n’est pas à vous.
etherium-refusal-over = La partie est finie.
etherium-refusal-no_deadline = Aucun sablier n’est écoulé.

## Les variantes

etherium-option-board = Plateau
etherium-option-board-standard = Habituel
etherium-option-board-drafted = Posé par les joueurs
etherium-option-peoples = Peuples
etherium-option-peoples-random = Au hasard
etherium-option-peoples-choose = Au choix
etherium-option-six_peoples = Les six peuples
etherium-option-six_peoples-no = Quatre, jusqu’à quatre joueurs
etherium-option-six_peoples-yes = Tous les six
etherium-option-clock = Sabliers
etherium-option-clock-none = Aucun
etherium-option-clock-usual = 120 s par programme
etherium-option-clock-double = 240 s par programme

## Les cartes Flash

etherium-card-battle_fervour = Ferveur guerrière
    .effect = Sur un jet de votre armée : +3.
etherium-card-raised_ramparts = Remparts dressés
    .effect = Sur un jet de votre défense : +3.
etherium-card-attunement = Diapason
    .effect = Sur un de vos jets de connexion : +3.
etherium-card-lucky_star = Bonne étoile
    .effect = Sur n’importe lequel de vos jets : +2.
etherium-card-second_throw = Second jet
    .effect = Sur un de vos jets : relancez tous vos dés.
etherium-card-iron_discipline = Discipline de fer
    .effect = Quand votre armée va perdre un niveau : elle n’en perd aucun dans ce conflit.
etherium-card-swift_escape = Fuite éclair
    .effect = Quand votre collecteur va perdre un niveau : il n’en perd aucun dans ce pillage.
etherium-card-quarry_thief = Razzia de roche
    .effect = Volez 2 roche à un adversaire.
etherium-card-timber_thief = Razzia de bois
    .effect = Volez 2 bois à un adversaire.
etherium-card-ore_thief = Razzia de métal
    .effect = Volez 2 métal à un adversaire.
etherium-card-wood_windfall = Aubaine de bois
    .effect = Recevez 3 bois.
etherium-card-rock_windfall = Aubaine de roche
    .effect = Recevez 3 roche.
etherium-card-metal_windfall = Aubaine de métal
    .effect = Recevez 3 métal.
etherium-card-trade_winds = Alizés
    .effect = Recevez 2 ressources de base de votre choix.
etherium-card-ether_spark = Étincelle d’Éther
    .effect = Recevez 1 Éther.
etherium-card-muster = Ralliement
    .effect = Mettez votre armée sur un terrain voisin, pas dans une cité. Pas à la première saison.
etherium-card-forest_trail = Sentier de forêt
    .effect = Mettez votre collecteur sur n’importe quelle forêt.
etherium-card-mountain_trail = Sentier de montagne
    .effect = Mettez votre collecteur sur n’importe quelle montagne.
etherium-card-mine_shaft = Puits de mine
    .effect = Mettez votre collecteur sur n’importe quelle mine.
etherium-card-bumper_harvest = Récolte record
    .effect = Cette saison, vos collectes rapportent 1 cube de plus de leur ressource.
etherium-card-guild_favour = Faveur de la guilde
    .effect = Cette saison, vos augmentations coûtent 1 ressource de base de moins.
etherium-card-drought = Sécheresse
    .effect = Cette saison, les collectes de ressources de base des adversaires rapportent 1 cube de moins. Pas à la première saison.
etherium-card-forced_drill = Entraînement forcé
    .effect = Augmentez une de vos unités, en payant.
etherium-card-quick_transmutation = Transmutation éclair
    .effect = Faites une transformation, en payant.
etherium-card-extra_shift = Double journée
    .effect = Collectez là où se trouve votre collecteur.
etherium-card-open_channel = Canal ouvert
    .effect = Faites une connexion.

## Les règles

etherium-rule-E1-1 = On joue de 2 à 6, chacun avec un peuple différent, choisi ou tiré au sort. À deux, trois ou quatre, on prend parmi Psolos, Reces, Hivalia et Ertis, ou parmi les six si la table le veut ; à cinq et six, parmi les six.
    .title = Mise en place
etherium-rule-E1-2 = La réserve : 20 cubes de chaque couleur, roche (jaune), bois (vert), métal (rouge), Éther (bleu) et booster (noir).
etherium-rule-E1-3 = Jetons Victoire : 12 Armée, 8 Éther, 6 Connexion, 4 Booster, 3 Saccage.
etherium-rule-E1-4 = Jetons Capacité : 7 sortes, 2 de chacune.
etherium-rule-E1-5 = À cinq ou six : 30 cubes par couleur ; 18, 12, 9, 6 et 5 jetons Victoire ; 3 de chaque capacité.
etherium-rule-E1-6 = La pile des saisons : la Nuit, puis six saisons de six couleurs dans un ordre tiré au sort, celles des peuples absents comprises. Chacune est l’une des deux cartes de sa couleur, au hasard.
etherium-rule-E1-7 = Les 43 cartes Flash forment une pioche face cachée ; personne n’en a au départ.
etherium-rule-E1-8 = Chacun a une armée, un collecteur, une défense et un guide aux niveaux de son peuple, ses ressources prises dans la réserve, et les jetons d’Action 1 à 4.
etherium-rule-E1-9 = L’armée et le collecteur partent du terrain devant leur cité : le moyen de leur secteur.
etherium-rule-E1-10 = Les peuples sont tirés au sort ; ou bien, dans un ordre de places tiré au sort, chacun en prend un qui est libre, avant toute autre chose.
etherium-rule-E2-1 = 17 boîtes : l’Éther, 4 grands terrains, 4 moyens, 4 petits et 4 cités. À cinq ou six, 25, et six de chaque.
    .title = Le plateau
etherium-rule-E2-2 = L’Éther repose sur tous les grands terrains, un petit sur des grands, un moyen sur un grand et sur une cité : ce qui repose est voisin de ce qui le porte, et plus haut.
etherium-rule-E2-3 = Sont voisins les terrains reliés sur le plateau ; chaque pas monte ou descend.
etherium-rule-E2-4 = Sur le plateau habituel, les grands terrains sont des mines, les moyens des forêts, les petits des montagnes.
etherium-rule-E2-5 = Les secteurs suivent les places : à deux 0 et 2, à trois 0 à 2, à cinq 0 à 4 sur six ; à quatre et à six, tous.
etherium-rule-E2-6 = Un secteur sans joueur garde ses terrains ; sa cité est une ruine, d’aucune sorte, où n’entre aucune unité.
etherium-rule-E2-7 = Un terrain accueille autant d’unités qu’on veut.
etherium-rule-E3-1 = Sur un plateau posé par les joueurs, l’Éther est d’abord posé au milieu. Cités et ruines sont aussi en place, chacune dans son secteur.
    .title = Le plateau posé par les joueurs
etherium-rule-E3-2 = On pioche une carte de saison ; dans son ordre d’initiative, chacun pose un terrain ; puis une autre, jusqu’à ce que tout soit posé. La Nuit en est, aucune carte ne vient deux fois, et toutes retournent avant qu’on fasse la pile des saisons.
etherium-rule-E3-3 = Un terrain se pose partout où il touche ce qui est déjà là : un grand ou un moyen à tout moment, un petit dès qu’un de ses grands est posé. Le secteur d’une ruine est ouvert à tous.
etherium-rule-E3-4 = On prend n’importe quel terrain du lot commun. La hauteur et les voisins tiennent à la place, la sorte au terrain.
etherium-rule-E4-1 = Il y a sept saisons ; la Nuit vient toujours en premier.
    .title = Une saison
etherium-rule-E4-2 = Une saison : piocher des cartes Flash, révéler la saison, programmer, révéler les programmes et les exécuter.
etherium-rule-E4-3 = Le bonus ou le malus de la carte vaut pour tous jusqu’à la fin de la saison.
etherium-rule-E4-4 = L’initiative est l’ordre inscrit sur la carte ; on saute les peuples absents.
etherium-rule-E4-5 = Le peuple de la carte a l’affinité : son bonus de saison vaut cette saison, en plus de son pouvoir. La Nuit ne favorise personne ; Psolos y est premier.
etherium-rule-E4-6 = À la révélation, les capacités à l’icône de saison agissent d’elles-mêmes dans l’ordre d’initiative, autant que la réserve le permet ; Mauhéa pioche avec elles en sa saison.
etherium-rule-E4-7 = Ensuite, l’action de la carte, s’il y en a une, peut se faire dans l’ordre d’initiative.
etherium-rule-E4-8 = Les unités que déplacent cartes, pouvoirs ou saisons, et non un programme, bougent dans l’ordre inverse de l’initiative.
etherium-rule-E4-9 = Un tel déplacement est un pas vers une place voisine, ou une pose : ni aspiration ni bonus de mouvement. Il peut finir sur l’Éther ; on entre dans les cités comme en E8.6.
etherium-rule-E4-10 = Une saison finit après les conflits de son dernier numéro : d’abord les mains, puis tout ce qui valait pour la saison.
etherium-rule-E5-1 = Au début d’une saison, chacun pioche une carte Flash, dans l’ordre des places ; Mauhéa choisit avant la révélation.
    .title = Les cartes Flash
etherium-rule-E5-2 = Une carte Flash agit une fois, puis se défausse.
etherium-rule-E5-3 = Avec le symbole de saison, elle ne se joue qu’à la révélation de la saison ; avec le symbole Flash, à tout moment.
etherium-rule-E5-4 = On joue autant de cartes qu’on veut.
etherium-rule-E5-5 = Les cartes agissent dans l’ordre où elles sont posées. Dans la fenêtre de saison : la première carte de chacun dans l’ordre d’initiative, puis la deuxième de chacun, et ainsi de suite ; celles qui déplacent une unité après toutes les autres, dans l’ordre inverse de l’initiative.
etherium-rule-E5-6 = On ne joue pas de carte sur le jet, l’unité ou l’action de quelqu’un d’autre.
etherium-rule-E5-7 = À la fin d’une saison, qui a plus de 6 cartes en main se défausse jusqu’à 6, à son choix, tous en même temps ; jusque-là, pas de limite. Après la septième saison, personne ne se défausse.
etherium-rule-E5-8 = Une pioche vide se refait avec la défausse mélangée au moment de piocher. Si les deux sont vides, on ne pioche rien.
etherium-rule-E5-9 = Certaines cartes ne se jouent pas à la première saison.
etherium-rule-E5-10 = « À tout moment » veut dire dans la fenêtre de la carte : priorité, jet ou perte. Les cartes de priorité se posent aussi dans la fenêtre de saison.
etherium-rule-E5-11 = La fenêtre de saison vient après l’action de la saison : tous en même temps et en secret, ceux qui ont une carte posent autant de cartes de saison et de priorité qu’ils veulent, dans un ordre, ou aucune ; puis toutes sont montrées.
etherium-rule-E5-12 = Cibles, unités et places se nomment quand la carte agit ; celle qui ne peut alors plus rien changer est défaussée sans effet.
etherium-rule-E5-13 = La fenêtre de priorité s’ouvre à chacun avant son action ; et, avant le premier dé d’un assaut ou d’un siège, une fois, dans l’ordre d’initiative, à tous ceux dont l’armée ou la cité y est engagée. Carte après carte, tant qu’on veut.
etherium-rule-E5-14 = La fenêtre de jet s’ouvre à qui lance, après le jet. La fenêtre de perte s’ouvre au maître d’une armée au-dessus du niveau 1 qui va perdre un niveau dans un assaut ou un siège, ou d’un tel collecteur dans un pillage.
etherium-rule-E5-15 = L’ouverture d’une fenêtre ne tient qu’à ce qui est public : elle s’ouvre à chacun des intéressés qui a une carte, quelle qu’elle soit.
etherium-rule-E5-16 = Une carte qui ne changerait rien ne se joue pas. Une carte de jet change toujours son jet, une carte qui vaut pour la saison vaut toujours ; elles s’additionnent.
etherium-rule-E5-17 = Une action par carte est l’action entière : coût, bonus, jetons, suites. Elle doit être possible et ne demande pas d’emplacement.
etherium-rule-E5-18 = On ne joue plus de carte après le dernier conflit de la septième saison.
etherium-rule-E6-1 = Tout le monde programme en même temps, en secret.
    .title = Programmer
etherium-rule-E6-2 = Chaque jeton se pose sur un emplacement du panneau, un seul par emplacement. Tous les jetons qu’on a se posent, n’importe où, que l’action soit possible ou non.
etherium-rule-E6-3 = Le numéro du jeton dit quand son action s’exécute.
etherium-rule-E6-4 = Il y a cinq actions : déplacer nomme la sorte du lieu d’arrivée, pas l’unité ; collecter, celle du terrain ; augmenter, l’unité ; transformer, une des quatre transformations ; connecter ne nomme rien.
etherium-rule-E6-5 = Les jetons 1 à 4 sont toujours là, le 5 avec un booster, le 6 avec deux ; on compte les boosters d’avant la saison, si bien qu’un gain ou une perte vaut dès la suivante.
etherium-rule-E6-6 = Un programme peut s’envoyer sans être verrouillé, des jetons manquants, et changer tant que tous ne sont pas verrouillés.
etherium-rule-E7-1 = Tous les programmes se montrent en entier, d’un coup.
    .title = Exécuter
etherium-rule-E7-2 = Chacun exécute l’action 1 dans l’ordre d’initiative, puis l’action 2, et ainsi de suite.
etherium-rule-E7-3 = Qui a plus d’actions que les autres joue les dernières tout seul ; après ces numéros aussi, on cherche les conflits.
etherium-rule-E7-4 = Une action programmée qui est possible est obligatoire. On en juge quand vient son tour, et de nouveau après chaque carte de sa fenêtre.
etherium-rule-E7-5 = Si elle est impossible, on peut prendre une ressource de base de son choix dans la réserve, parmi ce qui reste.
etherium-rule-E7-6 = Unité, quantité, cubes, achat et cible se choisissent à l’exécution.
etherium-rule-E7-7 = Les conflits se cherchent et se règlent quand tous ont exécuté un numéro, avant le suivant.
etherium-rule-E7-8 = Qui n’a pas de carte et n’a qu’une façon d’exécuter n’est pas interrogé.
etherium-rule-E8-1 = Une unité, armée ou collecteur, passe de terrain en terrain voisin et finit sur la sorte programmée.
    .title = Se déplacer
etherium-rule-E8-2 = L’aspiration : chaque pas qui descend en offre un de plus, en chaîne, si l’on veut.
etherium-rule-E8-3 = On a donc 1 point de mouvement, plus les bonus ; chaque pas demande qu’il en reste un ; un pas qui monte le dépense, un pas qui descend non.
etherium-rule-E8-4 = On traverse sans conflit les terrains où sont des unités ennemies.
etherium-rule-E8-5 = Un déplacement finit ailleurs qu’il n’a commencé.
etherium-rule-E8-6 = Une armée entre dans toute cité, sauf une ruine ; un collecteur, seulement dans la sienne.
etherium-rule-E8-7 = Un déplacement est possible si l’une des deux unités a une arrivée permise. On ne choisit que l’unité et l’arrivée : le chemin ne change rien, on en montre un des plus courts.
etherium-rule-E9-1 = Les mines donnent du métal, les forêts du bois, les montagnes de la roche ; Éther et boosters sont des ressources avancées.
    .title = Ressources et collecte
etherium-rule-E9-2 = Pour collecter, il faut le collecteur sur un terrain de la sorte programmée.
etherium-rule-E9-3 = On reçoit le niveau du collecteur, plus les bonus.
etherium-rule-E9-4 = Sur l’Éther, on reçoit des cubes d’Éther et un jeton Éther, chacun tant qu’il y en a.
etherium-rule-E9-5 = Personne ne prend plus que la réserve ne contient. Si plusieurs reçoivent en même temps, c’est dans l’ordre d’initiative.
etherium-rule-E9-6 = La ressource du terrain : niveau plus bonus moins malus, au moins 0 ; les bonus d’une autre ressource s’y ajoutent à part.
etherium-rule-E9-7 = Une collecte qui ne rapporterait ni cube ni jeton, bonus compris, est impossible.
etherium-rule-E9-8 = Les cubes payés ou perdus retournent dans la réserve. On vole toujours un adversaire : qui vole choisit les cubes et prend ce qu’il y a ; on ne choisit pas un vol de rien.
etherium-rule-E9-9 = Les cubes à recevoir, perdre, voler ou payer se nomment en une réponse ; ce qui manque au compte est autant de moins, sauf dans un prix.
etherium-rule-E10-1 = Les niveaux vont de 1 à 4 ; aucune unité ne descend sous 1. Un guide peut commencer à 0 : il reste à acquérir.
    .title = Augmenter
etherium-rule-E10-2 = Une augmentation monte l’unité programmée d’un niveau exactement.
etherium-rule-E10-3 = L’armée coûte du métal, le collecteur du bois, la défense de la roche, selon la formule du peuple, où X est le niveau à atteindre ; au moins 1.
etherium-rule-E10-4 = Le guide coûte une roche, un bois et un métal, autant à chaque niveau, le premier compris.
etherium-rule-E10-5 = Une unité de niveau 4 ne s’augmente plus ; une augmentation qu’on ne peut payer est impossible.
etherium-rule-E10-6 = Les remises s’additionnent ; on paie au moins 1 cube ; pour un guide, qui paie choisit ce qui est épargné.
etherium-rule-E11-1 = Les prix sont ceux du peuple ; un achat par action, sauf pour l’éthérisation.
    .title = Transformer
etherium-rule-E11-2 = Éthérisation : des ressources de base mêlées à son gré, au taux du peuple, pour 1 Éther, au moins une fois et autant qu’on veut dans l’action, dans la limite de la réserve ; elle n’apporte pas de jeton Éther.
etherium-rule-E11-3 = Cartes : le nombre de cartes Flash du peuple pour son prix en Éther ; s’il en reste moins, celles-là.
etherium-rule-E11-4 = Capacité : un jeton pour le prix du peuple en Éther, plus le supplément du jeton en ressources de base.
etherium-rule-E11-5 = On a au plus une capacité de chaque sorte.
etherium-rule-E11-6 = Une capacité reste acquise. Elle agit aussitôt, ou avec l’icône de saison dès la prochaine révélation ; elle ne se vole ni ne se vend.
etherium-rule-E11-7 = Booster : un cube pour le prix du peuple en Éther.
etherium-rule-E11-8 = Une transformation est impossible si on ne peut la payer, ou s’il ne reste ni cube, ni carte, ni jeton permis.
etherium-rule-E12-1 = On lance un dé ; le résultat, après changements, se lit dans la table des connexions. À partir de 12, c’est la dernière ligne.
    .title = Connecter
etherium-rule-E12-2 = En sa saison, un peuple peut lancer un dé de plus. On le décide avant le jet ; les deux s’additionnent.
etherium-rule-E12-3 = Au plus deux fois par saison au programme ; une connexion par carte ne compte pas.
etherium-rule-E12-4 = On peut toujours connecter.
etherium-rule-E12-5 = Dans la table, les ressources sont celles de base ; qui en a moins les perd toutes ; ce qui ne peut se faire, faute de carte, de cube, de jeton ou de victime, ne donne rien.
etherium-rule-E13-1 = Les dés ont des faces de 1 à 6.
    .title = Les dés
etherium-rule-E13-2 = Une armée ou une défense lance autant de dés que son niveau ; on les additionne.
etherium-rule-E13-3 = Le guide ajoute de 0 à son niveau à tout jet de son maître, au choix, après le jet. Dans un conflit, il ajoute tout, sauf si qui lance en dit moins.
etherium-rule-E13-4 = Les changements viennent juste après son propre jet, avant que le suivant lance.
etherium-rule-E13-5 = Les bonus de pouvoirs, de saisons et de capacités s’ajoutent d’eux-mêmes ; cartes et relances se choisissent, dans n’importe quel ordre ; le guide vient en dernier et clôt le jet.
etherium-rule-E13-6 = Chaque effet de relance sert une fois par jet ; les 1 et les 2 se relancent une fois, dé par dé ; deux sources de cet effet n’en font qu’une.
etherium-rule-E13-7 = On n’interroge qui lance que s’il a une carte, peut relancer ou, pour une connexion, a un guide.
etherium-rule-E14-1 = Il y a conflit quand, après un numéro, une unité se trouve avec une armée ennemie. Des collecteurs ennemis seuls ne se battent pas.
    .title = Les conflits
etherium-rule-E14-2 = Des unités qui se sont croisées, ou séparées pendant le numéro, ne se battent pas.
etherium-rule-E14-3 = Un conflit né avant que les programmes soient montrés attend la fin de l’action 1 ; il tombe si les unités se sont séparées.
etherium-rule-E14-4 = Les assauts passent avant les pillages : tous les assauts et les sièges, puis ce qui reste de pillages.
etherium-rule-E14-5 = S’il y en a plusieurs, celui des intéressés qui a la meilleure initiative décide de l’ordre, à nouveau avant chacun, parmi ceux du même tour.
etherium-rule-E14-6 = Dans un assaut ou un siège, on lance l’un après l’autre, dans l’ordre inverse de l’initiative.
etherium-rule-E14-7 = Le plus haut total gagne ; une égalité se relance depuis le début, avec de nouveaux dés : les cartes jouées restent dépensées et leur bonus est perdu ; la fenêtre d’avant les dés ne se rouvre pas.
etherium-rule-E14-8 = Plusieurs armées au même endroit : toutes lancent, la meilleure gagne et prend un jeton Armée, toutes les autres perdent. Les premiers à égalité relancent entre eux.
etherium-rule-E14-9 = Après le combat, tous les camps perdent un niveau, armée ou défense.
etherium-rule-E14-10 = L’ordre d’un conflit : fenêtre de priorité, dés, jeton et butin, niveaux dans l’ordre d’initiative, fuites.
etherium-rule-E15-1 = Assaut : des armées sur un terrain. Le vainqueur reste et prend 1 jeton Armée ; le perdant fuit.
    .title = Assaut et pillage
etherium-rule-E15-2 = Pillage : une armée avec un collecteur ennemi. Pas de dés : l’armée gagne.
etherium-rule-E15-3 = Elle vole 2 ressources de base de son choix au maître du collecteur.
etherium-rule-E15-4 = Le collecteur perd un niveau et fuit.
etherium-rule-E15-5 = L’armée pille chaque collecteur ennemi présent, chaque fois dans un conflit à part, sur l’Éther aussi, jamais dans une cité.
etherium-rule-E16-1 = Une armée dans une cité ennemie combat sa défense.
    .title = Siège
etherium-rule-E16-2 = Si la défense gagne, elle prend 1 jeton Armée.
etherium-rule-E16-3 = Si l’armée gagne, elle pille la cité ou abaisse le guide.
etherium-rule-E16-4 = Piller : un booster, ou 2 Éther, ou 4 ressources de base de son choix.
etherium-rule-E16-5 = Un booster volé apporte le jeton Saccage, un par joueur ; qui l’a déjà peut prendre 1 jeton Armée à la place, de même s’il n’en reste plus.
etherium-rule-E16-6 = Abaisser : le guide perd un niveau, l’attaquant prend 1 jeton Armée. Il faut un guide de niveau 2 ou plus.
etherium-rule-E16-7 = Si rien de cela n’est possible, le vainqueur prend 1 jeton Armée.
etherium-rule-E16-8 = L’armée, qu’elle gagne ou non, se replie.
etherium-rule-E16-9 = Plusieurs armées et la défense livrent un seul siège ; une armée qui gagne prend son unique jeton Armée et pille ou abaisse, sans en prendre un second ; le jeton Saccage s’y ajoute.
etherium-rule-E16-10 = Les unités du maître de la cité ne se battent pas et ne partent pas.
etherium-rule-E17-1 = Une unité fuit vers un terrain voisin, jamais l’Éther, où ne naît aucun nouveau conflit ; à défaut, un pas plus loin, et ainsi de suite.
    .title = Fuite et repli
etherium-rule-E17-2 = Un repli va au premier terrain sans nouveau conflit, choisi comme pour une fuite.
etherium-rule-E17-3 = Les armées évitent les unités ennemies, les collecteurs les armées ennemies ; sa propre cité est permise, les autres non ; la distance se compte en pas, quoi qu’il y ait entre.
etherium-rule-E17-4 = Le maître de l’unité choisit parmi les plus proches ; plusieurs unités partent dans l’ordre d’initiative.
etherium-rule-E17-5 = Il y a toujours un tel endroit.
etherium-rule-E18-1 = Les boosters sont dans la cité, sans limite.
    .title = Les boosters
etherium-rule-E18-2 = Le troisième booster dans la cité, d’où qu’il vienne, apporte le jeton Booster : un par joueur, gardé pour de bon.
etherium-rule-E18-3 = Un booster volé rejoint aussitôt ceux du voleur ; pour les deux, les jetons d’Action suivent à la saison prochaine.
etherium-rule-E18-4 = Ce que la victime a programmé cette saison s’exécute encore.
etherium-rule-E19-1 = La partie finit après la dernière action de la septième saison et ses conflits.
    .title = Fin et score
etherium-rule-E19-2 = Étoiles : Armée 2, jeton Éther 1, Connexion 4, Booster 4, Saccage 6.
etherium-rule-E19-3 = Étoiles : chaque capacité sa valeur ; le guide 1 par niveau ; 1 pour 2 cubes d’Éther.
etherium-rule-E19-4 = Un jeton Victoire épuisé ne se réclame plus.
etherium-rule-E19-5 = Le plus d’étoiles gagne ; à égalité, le plus d’autres cubes, ressources de base et boosters ; si l’égalité demeure, la victoire est partagée.
etherium-rule-E20-1 = Les cubes sont publics ; de même les niveaux, les places, les jetons, les capacités, la réserve, la défausse, le nombre de cartes en main, et qui a répondu ou verrouillé.
    .title = Ce qui est connu
etherium-rule-E20-2 = Un programme est secret jusqu’à ce que tous soient montrés. Les mains, ce qu’on pioche, les cartes posées avant d’être montrées, les deux pioches et laquelle des deux cartes d’une couleur est dans la pile sont secrets aussi.
etherium-rule-E21-1 = Les sabliers : 120 secondes par programme, 45 par fenêtre de saison, 20 pour tout autre choix ; une table peut les doubler ou s’en passer.
    .title = En ligne et en solo
etherium-rule-E21-2 = Le temps écoulé, les jetons posés restent, une fenêtre est passée, le robot de la place fait le reste ; sans robot, les jetons manquants vont, du plus petit au plus grand, sur connecter, puis sur les premiers emplacements libres du panneau, et la première réponse est prise.
etherium-rule-E21-3 = En solo : une personne contre 1 à 3 robots ; moins de 18 étoiles novice, de 18 à 23 adepte, de 24 à 29 maître, à partir de 30 légende.
etherium-rule-E21-4 = À une ou deux personnes, on propose d’abord des robots jusqu’à quatre places : à deux, les conflits sont rares.

## What a balance counts

etherium-tally-people = peuple
etherium-tally-initiative = initiative à la dernière saison
etherium-tally-army = jetons Armée
etherium-tally-ether = jetons Éther
etherium-tally-connection = jetons Connexion
etherium-tally-booster = jeton Booster
etherium-tally-rampage = jeton Saccage
etherium-tally-capacities = { etherium-source-capacities }
etherium-tally-guide = { etherium-source-guide }
etherium-tally-cubes = { etherium-source-cubes }
etherium-tally-actions = actions par partie
etherium-tally-consolations = consolations par partie
etherium-tally-assaults = assauts par partie
etherium-tally-sieges = sièges par partie
etherium-tally-pillages = pillages par partie
etherium-tally-connections = connexions par partie
