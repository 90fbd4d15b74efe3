### Etherfields : tous les mots du jeu, sauf ceux qu’il faut d’abord trouver.

etherfields-tagline = Une ville n’ose plus se réveiller. Ensemble, retrouvez le matin qu’elle a mis en gage.

## Options

etherfields-option-rounds = Manches
etherfields-option-rounds-structured = Chacun son tour
etherfields-option-rounds-free = Libres
etherfields-option-dreamers = Rêveurs
etherfields-option-dreamers-seats = Un par siège
etherfields-option-dreamers-2 = Deux
etherfields-option-dreamers-3 = Trois
etherfields-option-dreamers-4 = Quatre
etherfields-option-depth = Profondeur
etherfields-option-depth-usual = Habituelle
etherfields-option-depth-gentle = Douce
etherfields-option-depth-deep = Profonde
etherfields-option-lone = Aide au Rêveur seul
etherfields-option-lone-on = Une carte de plus
etherfields-option-lone-off = Aucune
etherfields-option-night = La nuit
etherfields-option-night-initiation = L’Initiation, puis la ville
etherfields-option-night-town = La ville
etherfields-option-night-slumber = Un seul Songe
etherfields-option-die = Dé de mouvement
etherfields-option-die-tile = Un lancer par Entité
etherfields-option-die-figure = Un lancer par figurine

## Les choses

etherfields-who = { $several ->
    [yes] { $dreamer } : {""}
   *[other] {""}
}
etherfields-intent = { $n ->
    [one] 1 Détermination
   *[other] { $n } Déterminations
}
etherfields-card-leaden_feet = { etherfields-flaw-leaden_feet }
etherfields-card-tongue_tied = { etherfields-flaw-tongue_tied }
etherfields-card-trembling = { etherfields-flaw-trembling }
etherfields-card-deja_vu = { etherfields-flaw-deja_vu }
etherfields-card-doubt = { etherfields-flaw-doubt }
etherfields-card-cold_sweat = { etherfields-flaw-cold_sweat }
etherfields-card-owl = { etherfields-mask-owl }
etherfields-card-fox = { etherfields-mask-fox }
etherfields-card-ox = { etherfields-mask-ox }
etherfields-card-hare = { etherfields-mask-hare }
etherfields-card-moth = { etherfields-mask-moth }
etherfields-card-raven = { etherfields-mask-raven }
etherfields-card-stag = { etherfields-mask-stag }
etherfields-card-lantern = { etherfields-mask-lantern }
etherfields-card-note_0 = la Note 0
etherfields-card-candle_stub = { etherfields-item-candle_stub }
etherfields-card-chalk = { etherfields-item-chalk }
etherfields-card-train_ticket = { etherfields-item-train_ticket }
etherfields-card-pocket_mirror = { etherfields-item-pocket_mirror }
etherfields-card-spool = { etherfields-item-spool }
etherfields-mask-none = Garder le sien
etherfields-face-critical = échec critique
etherfields-face-blank = face vide
etherfields-face-plus_1 = +1
etherfields-face-plus_2 = +2
etherfields-face-plus_3 = +3
etherfields-face-stays = elle reste
etherfields-face-one = une case
etherfields-face-value = sa valeur
etherfields-face-again = sa valeur, puis un autre lancer
etherfields-letter-a = le Secret a
etherfields-letter-b = le Secret b
etherfields-letter-c = le Secret c
etherfields-letter-d = le Secret d
etherfields-token-key = une Clé
etherfields-token-ether = un Éther
etherfields-shows-gambler = une carte de Flambeuse
etherfields-shows-specialist = une carte de Spécialiste
etherfields-shows-tough_guy = une carte de Dur à cuire
etherfields-shows-free_spirit = une carte de Rebelle
etherfields-shows-market = une carte du Marché
etherfields-shows-flaw = une Faiblesse
etherfields-action-assault = Assaut
etherfields-action-contact = Contact
etherfields-figure-0 = l’Entité
etherfields-figure-1 = la deuxième figurine
etherfields-figure-2 = la troisième figurine
etherfields-figure-3 = la quatrième figurine
etherfields-push-none = Personne de plus
etherfields-pull-none = Personne
etherfields-step-0 = La première étape
etherfields-step-1 = La deuxième étape
etherfields-step-2 = La troisième étape
etherfields-penalty-0 = Subir 1 Détresse
etherfields-penalty-1 = Sceller 3 cartes
etherfields-penalty-2 = Défausser 1 Éther
etherfields-may-none = Non
etherfields-may-0 = Oui
etherfields-drawn_flaw-0 = La résoudre
etherfields-drawn_flaw-1 = La retirer pour 1 Éther
etherfields-shop-0 = Ni l’un ni l’autre
etherfields-shop-1 = De l’Influence
etherfields-shop-2 = Un Objet
etherfields-buy_item-0 = Ne pas l’acheter, et gagner une Gemme
etherfields-buy_item-1 = L’acheter pour 2 Éther
etherfields-delta-0 = Tout soigner
etherfields-delta-1 = Tout desceller
etherfields-delta-2 = Tout dévoiler
etherfields-delta-3 = Remélanger son paquet
etherfields-delta-4 = Restaurer son Masque
etherfields-skip-0 = Affronter ce Songe
etherfields-skip-1 = L’éviter
etherfields-town-0 = Se Réveiller
etherfields-town-1 = Sauvegarder et finir la session
etherfields-gate-none = Gagner une Clé, et rencontrer un Songe
etherfields-look-0 = La laisser dessus
etherfields-look-1 = La mettre dessous
etherfields-icon-name = { $icon ->
    [GATE] PORTE
    [FATE] DESTIN
    [REST] REPOS
    [RECALL] RAPPEL
    [ETHER] ÉTHER
    [GEM] GEMME
    [SHOP] ÉCHOPPE
    [SEAL] SCELLER
    [AWAKEN] RÉVEIL
    [EXPLORE] EXPLORER
    [CLOCK-] HORLOGE−
   *[other] HORLOGE+
}
etherfields-colours = { $colours ->
    [a] Conscience
    [c] Ruse
    [w] Colère
   *[other] Détermination au choix
}

## Ce qui est demandé

etherfields-ask-round = { $several ->
    [yes] Votre manche : agissez avec l’un de vos Rêveurs, ou passez.
   *[other] Votre manche : agissez, ou passez.
}
etherfields-wait-round = { $name } joue sa manche.
etherfields-ask-answer = { $about ->
    [step] Une étape de la carte Tour va venir : répondez-vous ?
    [roll] Le dé est tombé : répondez-vous ?
    [plus] Un plus est tombé : en profitez-vous ?
    [distress] Une Détresse est due : la prévenez-vous ?
    [entered] Une Entité entre dans une case : répondez-vous ?
    [town] Entre deux Lieux : utilisez-vous quelque chose ?
   *[other] Répondez-vous ?
}
etherfields-wait-answer = { $name } peut répondre.
etherfields-ask-beside = Dans la manche d’un autre, vous pouvez jouer une carte Éclair.
etherfields-wait-beside = { $name } peut jouer une carte Éclair.
etherfields-about = { $about ->
    [archetype] Qui serez-vous cette nuit ?
    [mask] Quel Masque ?
    [item] Quel Objet ?
    [place] Quel Lieu ?
    [who] Qui ?
    [dead] Qui des morts gagne une Faiblesse ?
    [penalty] Le rêve prend son dû : lequel ?
    [peek] Quel Secret étudier ?
    [spawn] Où apparaît-elle ?
    [way] Par où vient-elle ?
    [space] Quelle case ?
    [entrance] Par quelle Entrée ?
    [quirk] Sur quel emplacement de Singularité ?
    [choose] Que choisissez-vous ?
    [loot] Quel Butin ?
    [fate] Que demande l’équipe au Destin ?
    [may] Le voulez-vous ?
    [place_card] Quel Progrès placer ?
    [push] Qui est poussé ?
    [pull] Qui est attiré ?
    [pushed] Qui est poussé dehors ?
    [flip] Quel Progrès voiler ?
    [unflip] Quel Progrès dévoiler ?
    [ready] Quel Progrès sert encore une fois ?
    [morphing] Quel Métamorphe retirer ?
    [flaw] Quelle Faiblesse retirer ?
    [drawn_flaw] Vous avez pioché une Faiblesse.
    [step] Quelle étape bloquer ?
    [light] Où poser le jeton Jour ?
    [wall] Quel bord ?
    [shopper] Qui va au comptoir ?
    [shop] Qu’achetez-vous ?
    [buy_item] Cet Objet vous est proposé.
    [delta] Delta : que choisissez-vous ?
    [tile] Quelle tuile vient dessus ?
    [skip] Ce Songe, l’équipe l’affronte-t-elle ?
    [town] Où va l’équipe ?
   *[gate] Que fait l’équipe à la PORTE ?
}
etherfields-ask-pick = { etherfields-about }
etherfields-wait-pick = { $name } choisit.
etherfields-ask-settle = { etherfields-about } Vous tranchez.
etherfields-wait-settle = { $name } tranche pour l’équipe.
etherfields-ask-advise = { etherfields-about } Que proposez-vous ?
etherfields-wait-advise = { $name } peut proposer.
etherfields-ask-cards = { $about ->
    [begin] Que défaussez-vous avant de piocher ?
    [discard] Que défaussez-vous ?
    [cycle] Que défaussez-vous, pour en piocher autant ?
    [limit] Votre main est trop pleine : que défaussez-vous ?
   *[give] Que donnez-vous ?
}
etherfields-wait-cards = { $name } choisit des cartes.
etherfields-ask-look = { $count ->
    [one] Vous voyez la carte du dessus de votre paquet.
   *[other] Vous voyez les { $count } cartes du dessus de votre paquet.
}
etherfields-wait-look = { $name } regarde son paquet.
etherfields-ask-buy = Le Marché montre { $cards } : qu’achetez-vous ?
etherfields-wait-buy = { $name } est au Marché.
etherfields-ask-build = Composez votre paquet : que laissez-vous de côté ?
etherfields-wait-build = { $name } compose son paquet.
etherfields-ask-wander = { $steps ->
    [one] Avancez d’une case au plus.
   *[other] Avancez de { $steps } cases au plus.
}
etherfields-wait-wander = { $name } se déplace.
etherfields-field-discards = Cartes

## Les réponses

etherfields-paying = { $pay ->
    [none] {""}
   *[other] {""} · { $pay }
}
etherfields-move-draw = { $discards ->
    [none] { $ask ->
        [build] Tout garder
       *[other] Ne rien défausser
    }
   *[other] { $ask ->
        [build] Laisser { $discards }
       *[other] Défausser { $discards }
    }
}
etherfields-move-walk = { $hours ->
    [none] Se déplacer
    [0] { etherfields-who }Aller : { $path }{ etherfields-paying }
   *[other] { etherfields-who }Effort, { $hours } h : { $path }{ etherfields-paying }
}
etherfields-move-act = { $action ->
    [none] Agir
   *[other] { etherfields-who }{ $action }{ etherfields-paying }
}
etherfields-move-play = { $card ->
    [none] Jouer une carte
   *[other] { etherfields-who }Jouer { $card }{ etherfields-paying }
}
etherfields-move-place = { $card ->
    [none] Placer un Progrès
   *[other] { etherfields-who }Placer { $card }{ etherfields-paying }{ $instead ->
        [none] {""}
       *[other] {""} à la place de : { $instead }
    }
}
etherfields-move-use = { $card ->
    [none] Utiliser
   *[other] { etherfields-who }Utiliser { $card }{ etherfields-paying }
}
etherfields-move-rid = { $card ->
    [none] Se défaire d’une Faiblesse
   *[other] { etherfields-who }Se défaire de : { $card }{ etherfields-paying }
}
etherfields-move-back = { $discards ->
    [none] { etherfields-who }Action du dos{ etherfields-paying }
   *[other] { etherfields-who }Action du dos, en défaussant { $discards }
}
etherfields-move-make_gem = { $discards ->
    [none] Faire une Gemme
   *[other] { etherfields-who }Une Gemme, en défaussant { $discards }
}
etherfields-move-add_turns = { $n ->
    [none] Ajouter des tours
    [one] { etherfields-who }Ajouter un tour, pour une Heure
   *[other] { etherfields-who }Ajouter { $n } tours, pour { $n } Heures
}
etherfields-move-strip = { $by ->
    [none] Retirer un Métamorphe
   *[other] { etherfields-who }Retirer { $morphing }, pour { $by }
}
etherfields-move-slot = { etherfields-who }Logement de Gemme
etherfields-move-peek = { $card ->
    [none] Étudier un Secret
   *[other] { etherfields-who }Étudier { $letter }, en défaussant { $card }
}
etherfields-move-take = { etherfields-who }Révéler le Secret d’ici{ etherfields-paying }
etherfields-move-reroll = { etherfields-who }Relancer le dé, pour une Gemme
etherfields-move-pass = { $ask ->
    [answer] Laisser passer
    [wander] S’arrêter
   *[other] Passer
}
etherfields-move-choose = { $option ->
    [none] Choisir
   *[other] { $option }
}
etherfields-move-suggest = { $option ->
    [none] Proposer
   *[other] Proposer : { $option }
}
etherfields-move-want = { $card ->
    [none] { $ask ->
        [buy] Rien de plus
        [look] Aucune
       *[other] Choisir une carte
    }
   *[other] { $card }
}

## Ce qui arrive

etherfields-event-first = { $dreamer } commence.
etherfields-event-became = { $dreamer } est : { $archetype }.
etherfields-event-built = { $cards ->
    [none] { $dreamer } compose un paquet de { $count } cartes.
   *[other] { $dreamer } compose un paquet de { $count } cartes, sans { $cards }.
}
etherfields-event-entered = { $dreamer } entre par { $space }.
etherfields-event-unlocked = La ville s’ouvre devant vous.
etherfields-event-awakens = L’équipe se Réveille.
etherfields-event-death = L’équipe se Réveille d’une mort.
etherfields-event-died = Mort en rêve : { $dreamers }.
etherfields-event-restarted = L’Initiation recommence.
etherfields-event-saved = La session est sauvegardée.
etherfields-event-travelled = L’équipe entre ici : { $passage }.
etherfields-event-icon = { $passage } : { etherfields-icon-name }.
etherfields-event-explored = L’équipe découvre : { $passage }.
etherfields-event-fate = Destin : { $fate }.
etherfields-event-quirk = La Singularité { $fate } reste en { $space }.
etherfields-event-fates_shuffled = Les Destins sont mélangés.
etherfields-event-market = Le Marché montre { $cards } à { $dreamer }.
etherfields-event-bought = { $dreamer } achète { $card }.
etherfields-event-bought_none = { $dreamer } n’achète plus rien.
etherfields-event-item_offered = Un Objet est proposé à { $dreamer } : { $item }.
etherfields-event-slumber_tile = Les Songes montrent : { $passage }.
etherfields-event-slumber = Un Songe commence : { $passage }.
etherfields-event-slumber_over = { $how ->
    [won] Le Songe est surmonté.
    [skipped] Le Songe est évité.
    [out] Plus de tours : le Songe finit.
   *[other] Le Songe finit.
}
etherfields-event-slumber_added = Aux Songes s’ajoute : { $passage }.
etherfields-event-slumber_gone = La campagne dit adieu à : { $passage }.
etherfields-event-slumbers_seen = Les prochains Songes : { $passages }.
etherfields-event-delta = Delta : l’Horloge revient à { $hours }, les Songes sont mélangés.
etherfields-event-dream = Un Rêve commence : { $passage }.
etherfields-event-dream_over = { $how ->
    [won] Le Rêve est gagné.
   *[other] Le Rêve est fini, sans qu’on l’ait gagné.
}
etherfields-event-read = { $passage }
etherfields-event-note = { $dreamer } trouve une Note : { $passage }.
etherfields-event-tile = Le plan { $slot } est posé.
etherfields-event-secrets = Face cachée sur le plan : { $letters }.
etherfields-event-came = Quelqu’un vient : { $passage }.
etherfields-event-peeks = { $dreamer } défausse { $card } pour étudier { $letter }.
etherfields-event-peeked = { $passage ->
    [none] { $dreamer } a vu { $letter }.
   *[other] { $dreamer } a vu { $letter } : { $passage }.
}
etherfields-event-revealed = { $dreamer } révèle { $letter } : { $passage }.
etherfields-event-flooded = L’Eau prend { $space }.
etherfields-event-marked = { $mark ->
    [open] Le passage est ouvert.
   *[other] Le Rêve s’en souviendra.
}
etherfields-event-sign = { $sign ->
    [kind] Un Signe : Bon cœur.
   *[other] Un Signe : Prise.
}
etherfields-event-masks = { $dreamer } tire des Masques : { $masks }.
etherfields-event-wears = { $dreamer } porte le Masque { $mask }.
etherfields-event-turn = Tour { $number } : { $first } commence.
etherfields-event-turn_card = Carte Tour : { $turn }.
etherfields-event-turn_added = Un tour s’ajoute.
etherfields-event-turn_seen = La prochaine carte Tour : { $turn }.
etherfields-event-step = Étape { $sign }.
etherfields-event-step_skipped = Une étape est sautée.
etherfields-event-blocked = { $step ->
    [0] La première étape est bloquée.
    [1] La deuxième étape est bloquée.
   *[2] La troisième étape est bloquée.
}
etherfields-event-action_step_over = Tous ont passé.
etherfields-event-round_over = { $passed ->
    [yes] { $dreamer } passe.
   *[no] { $dreamer } finit sa manche.
}
etherfields-event-passed = { $dreamers } : on passe.
etherfields-event-waved = { $seat } laisse passer.
etherfields-event-clock = Horloge : { $hours }.
etherfields-event-chose = { $dreamer } choisit : { $thing }.
etherfields-event-team_chose = L’équipe choisit : { $thing }.
etherfields-event-suggested = { $seat } propose : { $thing }.
etherfields-event-chose_cards = { $cards ->
    [none] { $about ->
        [give] { $dreamer } ne donne rien.
       *[other] { $dreamer } ne défausse rien.
    }
   *[other] { $about ->
        [give] { $dreamer } donne { $cards } à { $to }.
       *[other] { $dreamer } défausse { $cards }.
    }
}
etherfields-event-drew = { $dreamer } pioche { $card }.
etherfields-event-top = { $dreamer } : sur le paquet, { $shows }.
etherfields-event-reshuffled = { $dreamer } remélange son paquet.
etherfields-event-sealed = { $count ->
    [0] { $dreamer } n’a rien à sceller.
    [one] { $dreamer } scelle 1 carte.
   *[other] { $dreamer } scelle { $count } cartes.
}
etherfields-event-unsealed = { $dreamer } descelle { $cards }.
etherfields-event-lost_card = { $dreamer } perd { $card }, au hasard.
etherfields-event-looks = { $cards ->
    [none] { $dreamer } regarde son paquet.
   *[other] { $dreamer } regarde son paquet : { $cards }.
}
etherfields-event-looked = { $under ->
    [yes] { $dreamer } met la carte dessous.
   *[no] { $dreamer } la laisse dessus.
}
etherfields-event-took = { $dreamer } prend { $card }.
etherfields-event-took_none = { $dreamer } n’en prend aucune.
etherfields-event-flaw = { $dreamer } pioche une Faiblesse : { $card }.
etherfields-event-flaw_removed = { $dreamer } perd la Faiblesse { $card }.
etherfields-event-gained_flaw = { $dreamer } gagne une Faiblesse : { $card }.
etherfields-event-rid = { $dreamer } se défait de : { $card }.
etherfields-event-played = { $dreamer } joue { $card }.
etherfields-event-placed = { $instead ->
    [none] { $dreamer } place { $card }.
   *[other] { $dreamer } place { $card } et défausse { $instead }.
}
etherfields-event-used = { $dreamer } utilise { $card }.
etherfields-event-back = { $dreamer } use du dos : { $back }.
etherfields-event-flipped = Carte voilée pour { $dreamer } : { $card }.
etherfields-event-unflipped = Carte dévoilée pour { $dreamer } : { $card }.
etherfields-event-paid = { $cards ->
    [none] { $dreamer } paie { $count } sur { $need }.
   *[other] { $dreamer } paie { $count } sur { $need } : { $cards }.
}
etherfields-event-acts = { $dreamer } agit : { $thing }.
etherfields-event-succeeded = { $lost ->
    [0] C’est payé.
   *[other] C’est payé, { $lost } de trop.
}
etherfields-event-failed = Trop peu : { $paid } sur { $need }.
etherfields-event-instalment = { $thing } : versement { $count } sur { $need }.
etherfields-event-lifted = Un versement se perd : { $thing }.
etherfields-event-completed = { $thing } : le compte y est.
etherfields-event-held = { $dreamer } retient { $count } : { etherfields-colours }.
etherfields-event-gained = { $what ->
    [ether] { $dreamer } gagne { $count } Éther.
    [gem] { $count ->
        [one] { $dreamer } gagne 1 Gemme.
       *[other] { $dreamer } gagne { $count } Gemmes.
    }
    [spirit] { $count ->
        [one] { $dreamer } gagne 1 Esprit.
       *[other] { $dreamer } gagne { $count } Esprits.
    }
   *[key] { $count ->
        [one] L’équipe gagne 1 Clé.
       *[other] L’équipe gagne { $count } Clés.
    }
}
etherfields-event-gem_made = { $dreamer } défausse { $cards } pour une Gemme.
etherfields-event-hours_paid = { $dreamer } paie des Heures : il en reste { $hours }.
etherfields-event-stripped = { $dreamer } défausse { $by } contre un Métamorphe.
etherfields-event-slot = { $filled ->
    [yes] { $dreamer } pose une Gemme en { $space }.
   *[no] { $dreamer } reprend la Gemme en { $space }.
}
etherfields-event-effort = { $dreamer } fait un Effort : il reste { $hours } h.
etherfields-event-item = L’équipe a : { $item }.
etherfields-event-item_away = { $where ->
    [market] { $item } retourne au Marché des Objets.
   *[other] { $item } va aux Archives.
}
etherfields-event-light = Il fait Jour : { $spaces }.
etherfields-event-opened = Un Mur s’ouvre entre { $edge }.
etherfields-event-wall = Un Mur se dresse entre { $edge }.
etherfields-event-rolled = { $dreamer } lance le dé de Chance : { $face }.
etherfields-event-entity_rolled = Le dé de mouvement : { $face }.
etherfields-event-rerolled = { $dreamer } défausse une Gemme et relance.
etherfields-event-walked = { $dreamers } : en { $space }.
etherfields-event-moved = { $dreamer } arrive en { $space }.
etherfields-event-entity_moved = L’Entité va en { $space }.
etherfields-event-spawned = L’Entité apparaît en { $space }.
etherfields-event-state = L’Entité est : { $state }.
etherfields-event-dreamer_state = { $dreamer } est : { $state }.
etherfields-event-morphed = Un Métamorphe vient à l’Entité : { $morphing }.
etherfields-event-unmorphed = Un Métamorphe s’en va : { $morphing }.
etherfields-event-threat = Menace : { $count }.
etherfields-event-contact = Contact : { $count }.
etherfields-event-due = { $count ->
    [one] { $dreamer } va subir 1 Détresse.
   *[other] { $dreamer } va subir { $count } Détresses.
}
etherfields-event-prevented = Pour { $dreamer }, on prévient { $count } Détresse.
etherfields-event-suffered = { $count ->
    [one] { $dreamer } subit 1 Détresse.
   *[other] { $dreamer } subit { $count } Détresses.
}
etherfields-event-cured = { $count ->
    [one] { $dreamer } soigne 1 Détresse.
   *[other] { $dreamer } soigne { $count } Détresses.
}

## Ce qui est refusé

etherfields-refusal-acted = Une seule action de Rêve par manche : vous l’avez faite.
etherfields-refusal-back_discards = Défaussez autant de cartes de votre main que le dos le demande.
etherfields-refusal-choose_cards = Choisissez des cartes.
etherfields-refusal-done_already = C’est fait : cette action ne se fait plus.
etherfields-refusal-effort = L’Effort sert une fois par tour, pour autant d’Heures qu’il y en a : { $hours }.
etherfields-refusal-effort_whole = Un Effort paie tout le chemin, ou rien.
etherfields-refusal-free = C’est gratuit : ne payez rien.
etherfields-refusal-full = { $space } est pleine : on peut la traverser, pas s’y arrêter.
etherfields-refusal-how_many = De { $least } à { $most } cartes.
etherfields-refusal-no_back = La carte du dessus de votre paquet n’offre pas d’action maintenant.
etherfields-refusal-no_boost = Vous ne pouvez pas lancer le dé de Chance sur ce paiement.
etherfields-refusal-no_gem = Vous n’avez pas de Gemme.
etherfields-refusal-no_gem_left = Il ne reste pas de Gemme dans la réserve.
etherfields-refusal-no_morphing = Aucun Métamorphe de ce nom n’est à portée.
etherfields-refusal-no_secret = Il n’y a pas de tel Secret.
etherfields-refusal-no_slot = Il n’y a pas de logement de Gemme ici.
etherfields-refusal-no_spirit = Vous n’avez pas tant d’Esprits.
etherfields-refusal-no_step = On ne peut pas aller de là en { $space } d’un pas.
etherfields-refusal-no_such_action = Ce n’est pas une action d’une manche.
etherfields-refusal-no_such_intent = Cette carte ne donne pas de Détermination de cette couleur.
etherfields-refusal-not_here = Cette action n’est pas devant vous.
etherfields-refusal-not_in_hand = Cette carte n’est pas dans votre main.
etherfields-refusal-not_in_zone = Cette carte n’est pas dans votre zone.
etherfields-refusal-not_now = Ce n’est pas le moment.
etherfields-refusal-not_ready = Cela ne peut pas servir maintenant.
etherfields-refusal-not_to_leave_out = Cette carte ne peut pas rester de côté.
etherfields-refusal-not_to_pay = Cette carte ne peut pas payer.
etherfields-refusal-not_to_place = Ce n’est pas un Progrès de votre main.
etherfields-refusal-not_to_play = Cette carte ne se joue pas de votre main.
etherfields-refusal-not_your_round = Ce n’est pas la manche de ce Rêveur.
etherfields-refusal-nothing_to_do = Cela ne changerait rien maintenant.
etherfields-refusal-nothing_to_pay = Il n’y a rien pour le payer.
etherfields-refusal-nothing_to_place = Vous n’avez pas de Progrès à placer, ou plus de place.
etherfields-refusal-other_colour = Tout le paiement est d’une couleur que l’action demande.
etherfields-refusal-out_of_range = C’est hors de portée.
etherfields-refusal-paralysed = Paralysé, on ne se déplace pas.
etherfields-refusal-short = Trop peu : { $paid } sur { $need }.
etherfields-refusal-so_far = { $steps ->
    [one] Une case au plus.
   *[other] { $steps } cases au plus, et une au moins.
}
etherfields-refusal-so_many_turns = { $most ->
    [0] Aucun tour ne peut s’ajouter.
    [one] Un tour au plus.
   *[other] { $most } tours au plus.
}
etherfields-refusal-three_cards = Trois cartes Influence, ni plus ni moins.
etherfields-refusal-walk_on = Déplacez ce Rêveur, ou arrêtez-vous.
etherfields-refusal-wall = Un Mur barre le chemin vers { $space }.
etherfields-refusal-would_kill = Attention : { $dreamer } en mourra, et l’équipe perd avec.
etherfields-refusal-zone_full = La zone est pleine : dites quel Progrès s’en va d’abord.
etherfields-refusal-zone_not_full = La zone n’est pas pleine : rien n’a à s’en aller.

## Les possibilités d’un choix

etherfields-effect-cure-1 = Soignez 1 Détresse.
etherfields-effect-each-buy = Chaque Rêveur : achetez de l’Influence.
etherfields-effect-each-cure-1 = Chaque Rêveur : soignez 1 Détresse.
etherfields-effect-each-gain-ether-1 = Chaque Rêveur : gagnez 1 Éther.
etherfields-effect-each-gain-ether-1-gain-key-1 = Chaque Rêveur : gagnez 1 Éther. Gagnez 1 Clé.
etherfields-effect-each-gain-ether-1-hours-1 = Chaque Rêveur : gagnez 1 Éther. +1 Heure.
etherfields-effect-each-gain-ether-1-one-gain-ether-1 = Chaque Rêveur : gagnez 1 Éther. Un Rêveur : gagnez 1 Éther.
etherfields-effect-each-gain-ether-2 = Chaque Rêveur : gagnez 2 Éther.
etherfields-effect-each-unseal-2 = Chaque Rêveur : descellez 2.
etherfields-effect-each-unseal-3 = Chaque Rêveur : descellez 3.
etherfields-effect-gain-key-1 = Gagnez 1 Clé.
etherfields-effect-gain-spirit-1 = Gagnez un Esprit.
etherfields-effect-hold-a-3-for-contact = +3 Conscience pour un Contact.
etherfields-effect-hold-w-3-for-assault = +3 Colère pour un Assaut.
etherfields-effect-hours-1 = +1 Heure.
etherfields-effect-hours-1-gain-key-1 = −1 Heure ; gagnez 1 Clé.
etherfields-effect-one-gain-gem-1 = Un Rêveur : gagnez 1 Gemme.
etherfields-effect-one-gain-gem-1-one-gain-gem-1 = Un Rêveur : gagnez 1 Gemme. Un Rêveur : gagnez 1 Gemme.
etherfields-effect-relocate-adjacent-walls-any = Relocalisez-vous sur une case adjacente, même à travers un Mur.
etherfields-effect-restore-item = Restaurez un Objet.
etherfields-effect-seal-2 = Scellez 2.
etherfields-effect-suffer-1 = Subissez 1 Détresse.
etherfields-effect-unseal-3 = Descellez 3.

## Les cartes Tour

etherfields-turn-0 = ♥ V B
etherfields-turn-1 = ♥ M V B
etherfields-turn-2 = ♥ V S
etherfields-turn-3 = ♦ B V
etherfields-turn-4 = ♦ V B S
etherfields-turn-5 = ♦ M B V
etherfields-turn-6 = ♣ V V B
etherfields-turn-7 = ♣ M V
etherfields-turn-8 = ♣ B S V
etherfields-turn-9 = ♠ V B M
etherfields-turn-10 = ♠ S V B
etherfields-turn-11 = ♠ M V S

## Les cases

etherfields-space-0 = A1 nord-ouest
etherfields-space-1 = A1 nord-est
etherfields-space-2 = A2 nord-ouest
etherfields-space-3 = A2 nord-est
etherfields-space-4 = A3 nord-ouest
etherfields-space-5 = A3 nord-est
etherfields-space-6 = A4 nord-ouest
etherfields-space-7 = A4 nord-est
etherfields-space-8 = A1 sud-ouest
etherfields-space-9 = A1 sud-est
etherfields-space-10 = A2 sud-ouest
etherfields-space-11 = A2 sud-est
etherfields-space-12 = A3 sud-ouest
etherfields-space-13 = A3 sud-est
etherfields-space-14 = A4 sud-ouest
etherfields-space-15 = A4 sud-est
etherfields-space-16 = B1 nord-ouest
etherfields-space-17 = B1 nord-est
etherfields-space-18 = B2 nord-ouest
etherfields-space-19 = B2 nord-est
etherfields-space-20 = B3 nord-ouest
etherfields-space-21 = B3 nord-est
etherfields-space-22 = B4 nord-ouest
etherfields-space-23 = B4 nord-est
etherfields-space-24 = B1 sud-ouest
etherfields-space-25 = B1 sud-est
etherfields-space-26 = B2 sud-ouest
etherfields-space-27 = B2 sud-est
etherfields-space-28 = B3 sud-ouest
etherfields-space-29 = B3 sud-est
etherfields-space-30 = B4 sud-ouest
etherfields-space-31 = B4 sud-est
etherfields-space-32 = C1 nord-ouest
etherfields-space-33 = C1 nord-est
etherfields-space-34 = C2 nord-ouest
etherfields-space-35 = C2 nord-est
etherfields-space-36 = C3 nord-ouest
etherfields-space-37 = C3 nord-est
etherfields-space-38 = C4 nord-ouest
etherfields-space-39 = C4 nord-est
etherfields-space-40 = C1 sud-ouest
etherfields-space-41 = C1 sud-est
etherfields-space-42 = C2 sud-ouest
etherfields-space-43 = C2 sud-est
etherfields-space-44 = C3 sud-ouest
etherfields-space-45 = C3 sud-est
etherfields-space-46 = C4 sud-ouest
etherfields-space-47 = C4 sud-est

## Ce que dit la règle

etherfields-rule-F1-1 = De 1 à 4 Rêveurs, une seule équipe : tous gagnent ou tous perdent.
    .title = Généralités
etherfields-rule-F1-2 = Une carte, un plan ou un texte qui contredit une règle l’emporte.
etherfields-rule-F1-3 = « Joueurs », dans un coût ou un nombre, désigne les Rêveurs en jeu, qui que ce soit qui les mène.
etherfields-rule-F1-4 = Un choix de l’équipe se fait en commun ; en cas de désaccord, le premier joueur tranche.
etherfields-rule-F1-5 = On ne peut pas choisir une possibilité dont la condition n’est pas remplie.
etherfields-rule-F1-6 = Les effets d’une même étape sont simultanés ; là où l’ordre compte, les joueurs le choisissent.
etherfields-rule-F1-7 = On ne mélange une pile que si quelque chose le dit.
etherfields-rule-F1-8 = Pénurie : ce qui manque à sa réserve n’est ni gagné ni posé. Seule la Détresse fait exception (F20.2).
etherfields-rule-F1-9 = Ce qu’on a gagné dans un Rêve ne se gagne pas une seconde fois en y revenant.
etherfields-rule-F1-10 = L’Éther et les Gemmes appartiennent à un Rêveur ; les Clés, les Heures, les Objets et les Notes à l’équipe, qui désigne qui prend une Gemme qu’elle gagne.
etherfields-rule-F1-11 = « Chacun » va du premier joueur dans le sens des aiguilles d’une montre, et chacun fait son propre choix.
etherfields-rule-F1-12 = Pour un Rêveur seul, « un autre Rêveur » est lui-même.
etherfields-rule-F1-13 = Un nombre qu’une règle abaisse ne passe pas sous 0 ; un coût supérieur à 0 reste d’au moins 1.
etherfields-rule-F2-1 = Le Site du Rêve a 12 emplacements, rangées A à C, colonnes 1 à 4. Un plan se pose à l’emplacement de son code et compte 4 cases, 2 sur 2.
    .title = Plateau
etherfields-rule-F2-2 = Les Archives gardent les Notes, les Objets inactifs (face cachée, lisibles à tout moment) et les autres gains de l’équipe.
etherfields-rule-F2-3 = Trois emplacements d’Objets actifs ; un quatrième peut être débloqué.
etherfields-rule-F2-4 = L’emplacement du Portail porte le Portail du Rêve en cours, sinon rien.
etherfields-rule-F2-5 = Pile des Songes : face cachée ; Delta a un dos à part, sa place est donc connue. Pendant un Rêve, la tuile de son Entité est posée sur la pile.
etherfields-rule-F2-6 = Les plans du Songe débloqués qui ne sont pas sur le Site du Rêve forment une pile face cachée.
etherfields-rule-F2-7 = Pile des Tours : face visible, et l’on n’en voit que le dessus, la carte Tour en cours. Défausse des Tours : face cachée ; d’abord les cartes laissées hors de la pile, par-dessus celles qui sont résolues.
etherfields-rule-F2-8 = Piles des Destins et des Faiblesses : face cachée ; une carte résolue va dessous, sauf indication contraire.
etherfields-rule-F2-9 = Pile des Saisons : face visible, celle du dessus est la Saison en cours ; on peut la lire toute, sans changer le dessus.
etherfields-rule-F2-10 = L’Horloge compte les Heures.
etherfields-rule-F2-11 = Mappemonde onirique : 8 emplacements, A1 à A4 et B1 à B4 ; un plan trouvé y reste pour toute la campagne.
etherfields-rule-F2-12 = Le dos de la carte du dessus d’un paquet (archétype, Marché ou Faiblesse) est visible de tous.
etherfields-rule-F3-1 = Au début d’une session, on mélange les Tours, les Destins, les Faiblesses, le Marché d’Influence, les plans du Songe et les Songes au-dessus de Delta ; pas les Saisons.
    .title = Mise en place
etherfields-rule-F3-2 = On dispose les plans trouvés, la Sagesse et les Portails possédés. L’intérieur d’un Portail n’est pas lu avant que le jeu dise de révéler, d’étudier ou de gagner.
etherfields-rule-F3-3 = L’Horloge part de 5, 4, 3, 2 ou 1 Heures pour 1, 2, 3, 4 ou 5 Rêveurs.
etherfields-rule-F3-4 = Chacun prend un archétype différent : plateau, figurine, pion personnel, paquet avec les cartes achetées, actions de base, ses Signes.
etherfields-rule-F3-5 = L’équipe désigne un premier joueur ; en ligne, au hasard.
etherfields-rule-F3-6 = Les Secrets, le Marché des Objets et les Masques que personne ne possède sont hors du jeu tant qu’on ne les nomme pas.
etherfields-rule-F3-7 = Vient alors le Réveil à partir de l’étape 4 (F23.1), qui place tout le monde.
etherfields-rule-F3-8 = La toute première session entre plutôt dans l’Initiation. Ce qui n’est pas encore trouvé reste dehors : Mappemonde, Songes, Saisons, Objets, Masques, Sagesse, Notes. Le Marché d’Influence a ses 81 cartes ; quatre paquets scellés restent fermés jusqu’à ce qu’un texte les ouvre.
etherfields-rule-F3-9 = Les codes des Secrets peuvent sauter ou répéter des lettres ; il n’y a rien à en conclure.
etherfields-rule-F4-1 = Un seul pion d’équipe va de Lieu en Lieu : ni tours, ni pioche, ni Détermination pour se déplacer.
    .title = Mappemonde onirique
etherfields-rule-F4-2 = Une Voie est libre. Un Raccourci fait sceller 1 carte à chaque Rêveur.
etherfields-rule-F4-3 = Entrer dans un Lieu en résout toutes les icônes, de gauche à droite.
etherfields-rule-F4-4 = Y rester ne résout rien de plus.
etherfields-rule-F4-5 = De la main, on n’y joue que des cartes Éclair. Progrès actifs, Objets, Notes et Masques aussi, si leur effet peut s’appliquer.
etherfields-rule-F4-6 = « Une fois par tour » y signifie une fois par trajet : de la fin d’un Songe ou d’un Rêve au début du suivant.
etherfields-rule-F4-7 = Relocaliser l’équipe demande un autre Lieu, et c’est y entrer.
etherfields-rule-F4-8 = PORTE : ou bien défausser les Clés d’un Portail possédé de ce quartier et entrer dans ce Rêve, ou bien gagner 1 Clé, puis résoudre la tuile du dessus des Songes.
etherfields-rule-F4-9 = DESTIN : piochez et résolvez une carte Destin.
etherfields-rule-F4-10 = REPOS, RAPPEL, ÉTHER, GEMME, HORLOGE+ et ÉCHOPPE donnent une fois par trajet dans chaque Lieu.
etherfields-rule-F4-11 = Un Lieu résolu, ou un Rêve fini, l’équipe peut se Réveiller dès l’étape 1, ou sauvegarder.
etherfields-rule-F4-12 = EXPLORER pose le plan nommé de la Mappemonde, une fois pour la campagne.
etherfields-rule-F4-13 = TEXTE lit le premier texte de la liste du Lieu dont la condition est remplie et qu’on n’y a pas lu.
etherfields-rule-F5-1 = Une carte Destin se résout quand on la pioche, puis va sous sa pile.
    .title = Destins et Singularités
etherfields-rule-F5-2 = Une Singularité fait d’abord piocher un plan du Songe, posé selon son code si c’est possible.
etherfields-rule-F5-3 = Elle reste ensuite sur un emplacement de Singularité libre, et sa règle s’applique ; s’il n’y en a pas, elle va sous sa pile et ne fait rien d’autre. L’équipe désigne l’emplacement.
etherfields-rule-F5-4 = Cela vaut même si l’équipe est sur la Mappemonde : le prochain Songe la trouvera là.
etherfields-rule-F5-5 = Un plan posé peut ne toucher qu’un coin, ou rien.
etherfields-rule-F5-6 = Dans un Rêve, une Singularité va sous sa pile sans effet.
etherfields-rule-F5-7 = Si la pile des plans du Songe est vide, aucun plan ne vient ; le reste de F5.3 demeure.
etherfields-rule-F5-8 = Une Singularité retirée va sous la pile des Destins.
etherfields-rule-F6-1 = Hors des Rêves, les deux plans de départ sont toujours sur le Site du Rêve. Les plans ajoutés y restent jusqu’à un Rêve ou un Réveil.
    .title = Songes
etherfields-rule-F6-2 = On révèle la tuile du dessus : une Entité commence un Songe, toute autre est seulement résolue.
etherfields-rule-F6-3 = Dans l’ordre : pile des Tours (les 12 mélangées, on en prend le nombre indiqué), génération, reste de la mise en place, premier tour. Les Rêveurs partent d’où ils se trouvent.
etherfields-rule-F6-4 = La victoire, telle que la tuile la définit, donne le Butin : l’encadré de la carte Tour en cours, ou de la dernière si elle vient d’être défaussée.
etherfields-rule-F6-5 = Éviter : au début de n’importe quel tour, même du premier, l’équipe peut subir à la place la ligne Éviter de la tuile ; le Songe finit sans Butin.
etherfields-rule-F6-6 = Un Songe finit par la victoire, Plus de tours ou une mort. L’Entité, ses jetons, les Métamorphes et les États s’en vont. Le plan, les Singularités, les Sens interdits, les Gemmes posées et les positions restent.
etherfields-rule-F6-7 = Les tuiles résolues ou ajoutées vont face cachée tout au fond des Songes, sous Delta.
etherfields-rule-F6-8 = La Délivrance (F23.12) demande sa Sagesse.
etherfields-rule-F6-9 = Une tuile peut fixer sa propre durée, ou faire de Plus de tours sa victoire.
etherfields-rule-F6-10 = Delta : chacun choisit entre tout soigner, tout desceller, tout dévoiler, remélanger son paquet sans pénalité, ou restaurer son Masque.
etherfields-rule-F6-11 = Puis l’Horloge revient à F3.3, et les Songes au-dessus de Delta sont mélangés. Le plan reste.
etherfields-rule-F6-12 = Finir un Songe ou un Rêve ne défausse ni main, ni Progrès, ni Gemme, ni Éther, ne descelle rien et ne mélange aucun paquet.
etherfields-rule-F6-13 = Une victoire par Contact donne le Don de la tuile au lieu du Butin.
etherfields-rule-F6-14 = Les marqueurs de Menace et de Contact sont sur la tuile, non sur une figurine.
etherfields-rule-F7-1 = Un Portail montre sa zone, ses Clés, sa mise en place, son nombre de cartes Tour, son introduction ; derrière : son but, ses règles et actions propres, Plus de tours.
    .title = Rêves
etherfields-rule-F7-2 = Dans l’ordre : Clés ; plan du Songe et Singularités retirés ; mise en place ; autant de cartes Tour au hasard parmi 12 ; introduction ; le Portail retourné à son emplacement ; chacun choisit une Entrée ; premier tour, les mains gardées.
etherfields-rule-F7-3 = Un Rêve finit par un texte, par Plus de tours ou par une mort.
etherfields-rule-F7-4 = Alors tout s’en va sauf ce qu’on a gagné ; les plans de départ du Songe reviennent, les autres sont mélangés ; chacun choisit une Entrée ; l’équipe est sur la Mappemonde, là où elle était.
etherfields-rule-F7-5 = « Révélez » avec un code entier prend ce Secret ; avec une lettre seule, celui du Rêve en cours. Il va à son emplacement, sinon à côté du plateau.
etherfields-rule-F7-6 = En entrant, avant le premier tour, chacun soigne 1 Détresse ou descelle 3 cartes.
etherfields-rule-F7-7 = On vérifie un but après chaque action et après chaque étape d’une carte Tour ; atteint, son texte est lu aussitôt.
etherfields-rule-F7-8 = On peut commencer à la fois des actions pour Bon cœur et pour Prise ; le premier but atteint compte.
etherfields-rule-F8-1 = Pioche : chacun peut défausser autant de cartes de sa main qu’il veut, puis pioche 4 cartes, plus le bonus de la case où il se tenait au début de la phase.
    .title = Tour
etherfields-rule-F8-2 = La main est de 6 cartes au plus, sauf effet contraire : la pioche s’arrête là, et jamais plus tôt par choix. Si la limite baisse, on défausse aussitôt.
etherfields-rule-F8-3 = Piocher dans un paquet vide fait mélanger la défausse en un nouveau paquet ; aussitôt 1 Détresse ou 3 cartes scellées ; puis la pioche continue.
etherfields-rule-F8-4 = Un mélange ordonné par un effet ajoute la défausse au paquet, sans pénalité.
etherfields-rule-F8-5 = Paquet et défausse vides tous deux : la pioche s’arrête, sans pénalité.
etherfields-rule-F8-6 = Actions par manches : des manches à partir du premier joueur, dans le sens des aiguilles d’une montre. Dans une manche, au plus une action de Rêve (plan, Entité, Portail, carte de Rêve) et autant d’autres qu’on veut (déplacements, actions de base, Influence, Objets, Masque, placer un Progrès).
etherfields-rule-F8-7 = Passer n’empêche pas de jouer à la manche suivante. L’étape finit quand tous passent à la suite ou que personne ne peut plus jouer.
etherfields-rule-F8-8 = Actions libres : chacun agit à tout moment, une action à la fois, sans limite d’actions de Rêve, jusqu’à ce que tous passent à la suite ; là où l’ordre compte, F1.4.
etherfields-rule-F8-9 = Le marqueur de premier joueur passe dans le sens des aiguilles d’une montre au début de chaque tour, sauf du premier d’un Songe ou d’un Rêve.
etherfields-rule-F8-10 = Phase du Site du Rêve : les étapes de la carte Tour en cours, de haut en bas. Seulement des cartes Éclair et les effets qui le disent.
etherfields-rule-F8-11 = Puis elle est défaussée, et « jusqu’à la fin du tour » cesse. S’il reste des cartes, tour suivant ; sinon, Plus de tours.
etherfields-rule-F8-12 = Résoudre la carte Tour par un effet pendant la phase des Rêveurs ne la défausse pas.
etherfields-rule-F8-13 = Un Rêveur seul pioche 5 cartes et en tient 7 en main.
etherfields-rule-F9-1 = Une carte de la main peut être défaussée pour sa Détermination chaque fois qu’on paie un coût ; s’il y en a plusieurs sortes, on en choisit une.
    .title = Influence et Progrès
etherfields-rule-F9-2 = Une carte sert de Détermination ou d’effet, pas des deux, et ne peut pas se payer elle-même.
etherfields-rule-F9-3 = La jouer, dans sa propre manche : condition, coût (0 : aucun), effet, défausse.
etherfields-rule-F9-4 = Les cartes Éclair aussi au cours d’une action, dans la manche des autres, pendant la phase du Site du Rêve, sur la Mappemonde.
etherfields-rule-F9-5 = Les cartes de départ portent au dos l’action de leur archétype, utilisable tant qu’une telle carte est sur le dessus, face cachée, de votre paquet. Même par un autre archétype qui la possède ; les cartes du Marché n’en ont pas.
etherfields-rule-F9-6 = Une carte gagnée va sur votre défausse.
etherfields-rule-F9-7 = Un Progrès n’a pas d’effet en main ; son coût de pose le met dans la zone, actif.
etherfields-rule-F9-8 = Au plus 4 s’y trouvent, voilés compris. À la limite, on en défausse d’abord un, et jamais autrement par choix.
etherfields-rule-F9-9 = Posé, il ne donne pas de Détermination et survit à son usage, sauf mention contraire. Les copies égales ne s’additionnent pas.
etherfields-rule-F9-10 = Voilé : inactif jusqu’à ce qu’on le dévoile. Les couleurs ne comptent que les cartes actives.
etherfields-rule-F9-11 = Un Progrès a les couleurs de sa Détermination ; à deux couleurs, il compte dans les deux.
etherfields-rule-F9-12 = « Une fois par tour » vaut pour chaque copie et chaque tour ; « une fois par Songe ou par Rêve » de même.
etherfields-rule-F10-1 = Sceller X : les X premières cartes Influence du paquet vont, sans être vues, dans votre pile scellée ; les Faiblesses rencontrées reviennent dessus.
    .title = Sceller, paquet, Marché
etherfields-rule-F10-2 = Sur un paquet vide, sceller, ou ce qu’il en reste, est ignoré ; pas de mélange. On peut quand même le choisir comme pénalité.
etherfields-rule-F10-3 = Desceller X : les X premières cartes scellées vont à la défausse.
etherfields-rule-F10-4 = De 20 à 40 cartes, ce qu’on ne vérifie qu’en composant un paquet (mise en place, Réveil). Qui en possède moins les prend toutes ; le surplus attend.
etherfields-rule-F10-5 = Toutes les Faiblesses possédées y entrent et ne comptent pas.
etherfields-rule-F10-6 = Acheter de l’Influence : piochez les 3 premières cartes du Marché, achetez-en tant que vous voulez avec votre Éther, elles vont sur la défausse ; le reste va au fond.
etherfields-rule-F10-7 = Une carte rendue au Marché, d’où qu’elle vienne, va au fond ; chacun pourra l’acheter ensuite.
etherfields-rule-F10-8 = Personne ne sait quelles cartes non vues sont scellées ; une carte connue sur le dessus d’un paquet reste connue quand elle est scellée.
etherfields-rule-F11-1 = Détermination : Conscience (parler, voir, comprendre), Ruse (bouger, ruser, inventer), Colère (se battre, forcer, endurer).
    .title = Coûts
etherfields-rule-F11-2 = Sources, mêlées à volonté : cartes de la main, Objets actifs (aux Archives), effets en jeu.
etherfields-rule-F11-3 = La cible d’abord, puis le paiement ; l’excédent est perdu, sauf s’il mène à un autre paiement d’un Assaut ou d’un Contact.
etherfields-rule-F11-4 = 0 est gratuit ; un coût en Détresse se subit ; un coût en Gemme se défausse.
etherfields-rule-F11-5 = Une action du plan demande que son Rêveur soit dans sa case, sauf Assaut, Contact et règles volantes.
etherfields-rule-F11-6 = Assaut et Contact ont une portée de 1, sauf indication ou changement ; un coût en Colère ou en Conscience n’en fait pas un à lui seul.
etherfields-rule-F11-7 = Ils peuvent être payés plusieurs fois d’un coup : un effet par paiement entier, chacun avec sa cible, le tout formant une seule action de Rêve.
etherfields-rule-F11-8 = L’interaction sans marque d’une Entité demande d’être dans sa case, à portée 1 d’une grande Entité ; sans figurine en jeu, ou sur un Portail, n’importe où.
etherfields-rule-F11-9 = Un coût, puis le signe des joueurs : graduel. Le coût de base une fois par joueur, en versements de quiconque sur plusieurs tours, chacun un marqueur de Détermination de sa couleur ; au complet, l’action se résout et ils reviennent.
etherfields-rule-F11-10 = S’il y a un choix de couleurs, tous les versements ont la même.
etherfields-rule-F11-11 = S’il n’y a plus de marqueur, on peut en prendre un à une autre action, qui perd ce versement ; sinon, rien n’est payé.
etherfields-rule-F11-12 = Pour une Entité à plusieurs figurines, les marqueurs sont sur sa tuile ; on nomme la cible quand c’est complet.
etherfields-rule-F11-13 = Le signe des joueurs, puis un coût : multiplié, payé en une fois.
etherfields-rule-F11-14 = Une action à usage unique, une fois résolue, reçoit un Sens interdit.
etherfields-rule-F11-15 = La Détermination qu’un effet donne (« +3 Colère ») est retenue par son Rêveur, s’ajoute à tout coût de cette couleur, et se perd à la fin de sa manche (manches libres : de l’étape d’actions).
etherfields-rule-F11-16 = Un supplément de déplacement se paie en Ruse, même là où le déplacement est gratuit ou coûte des Heures.
etherfields-rule-F11-17 = Plusieurs versements d’un coût graduel peuvent être payés d’un coup, en une seule action de Rêve.
etherfields-rule-F12-1 = Une fois par tour chacun, après avoir mis au moins 1 Détermination dans un coût, même trop peu, même un déplacement, un Rêveur peut lancer le dé de Chance.
    .title = Dé de Chance
etherfields-rule-F12-2 = Le résultat lie (sauf relances) ; on n’ajoute rien après.
etherfields-rule-F12-3 = Critique : l’action échoue même payée ; le paiement est perdu ; défaussez 1 Éther, subissez 1 Détresse ou scellez 3 cartes.
etherfields-rule-F12-4 = Face vide : rien. +1, +2, +3 : autant d’une couleur qu’on vient de payer.
etherfields-rule-F12-5 = Toujours trop peu : échec, le paiement est perdu ; un déplacement manqué ne va nulle part. Un Assaut ou un Contact a les effets qui sont payés en entier.
etherfields-rule-F13-1 = Effort, une fois par tour chacun : X Heures, avancez de X cases.
    .title = Actions de base
etherfields-rule-F13-2 = Ajouter des tours : X Heures, X fois F15.4. Avant l’étape de défausse de la dernière carte ; X au plus ce qu’il y a là.
etherfields-rule-F13-3 = Étudier : défaussez 1 carte de votre main ; voyez pendant 5 secondes un Secret de ce Rêve au dos d’Influence, d’Objet, de Faiblesse, de Destin ou de Songe.
etherfields-rule-F13-4 = Défaussez 3 cartes Influence de votre main : 1 Gemme.
etherfields-rule-F13-5 = Défaussez 1 Gemme : relancez n’importe quel dé que n’importe qui vient de lancer. Dans toute phase, aussi celui d’une Entité, sans limite ; le dernier compte.
etherfields-rule-F13-6 = Défaussez 1 Clé ou 1 Éther : retirez un Métamorphe d’une Entité à portée 1.
etherfields-rule-F13-7 = Le Masque porté, comme il le dit.
etherfields-rule-F13-8 = Prendre : 1 Ruse, révélez le Secret qui est dans votre case.
etherfields-rule-F14-1 = Se déplacer : 1 case par Ruse, jamais en diagonale.
    .title = Plan
etherfields-rule-F14-2 = Se relocaliser ignore la distance, les Murs et les obstacles, pas les cases bloquées.
etherfields-rule-F14-3 = Les Murs arrêtent le déplacement et la portée de tous. Une brèche au milieu ou sur la moitié du bord est ouverte ; un jour entre deux plans ne l’est pas.
etherfields-rule-F14-4 = Les cases cernées de rouge sont bloquées : on n’y entre pas, on ne les traverse pas, on ne s’y relocalise pas, on ne mesure pas à travers elles.
etherfields-rule-F14-5 = Portée : 0 la même case, 1 adjacente ou plus près, N pas orthogonaux autour des Murs ; c’est un maximum. Mesurée une fois, au début de l’action ; les figurines ne l’arrêtent pas.
etherfields-rule-F14-6 = « Toute portée » demande un chemin, « toute case » rien.
etherfields-rule-F14-7 = Une Entrée entre deux cases sert aux deux.
etherfields-rule-F14-8 = Logement de Gemme : une Gemme qu’y met un Rêveur présent agit tant qu’elle reste ; un Rêveur présent peut la reprendre. Elle retourne à la réserve avec son plan.
etherfields-rule-F14-9 = Piège : à chaque traversée, arrêt ou relocalisation dessus, comme le Songe ou le Rêve le dit.
etherfields-rule-F14-10 = Les Escaliers, les cases spéciales et le terrain (Jour, Nuit, Marais, Eau) ne comptent que là où on les nomme.
etherfields-rule-F14-11 = Un terrain au milieu d’un plan compte dans 4 cases, sur une ligne dans 2 ; les jetons de même.
etherfields-rule-F14-12 = Jour et Nuit dans une case : tous deux y sont ignorés.
etherfields-rule-F14-13 = Une règle volante (cadre bleu) vaut partout : son action de n’importe où, son instruction dès qu’elle est révélée.
etherfields-rule-F14-14 = Une carte de recouvrement n’a qu’une bonne place, même à cheval ou de biais ; ce qu’elle couvre monte dessus ; elle reste, sauf mention contraire.
etherfields-rule-F14-15 = Un déplacement nomme son chemin, se paie en entier avant le premier pas, et un pas qu’une règle arrête y met fin.
etherfields-rule-F14-16 = Le Trou bloque sa case, le pion Mur ferme son bord ; il y en a un de chaque, qui bouge quand on le pose à nouveau.
etherfields-rule-F14-17 = Un Rêveur prend, porte et dépose gratuitement un pion Histoire de sa case, en tout nombre ; relocalisation et poussées le gardent.
etherfields-rule-F14-18 = Une marque (inondée, éclairée, teinte, acquiescé) est notée par le Rêve, ne coûte pas de pion et s’en va avec lui.
etherfields-rule-F15-1 = Étapes (M Métamorphe, B Base, S Spécial, V dé de mouvement), une Couleur ♥♦♣♠, un Butin.
    .title = Cartes Tour
etherfields-rule-F15-2 = À une étape, tout ce qui en porte le signe agit (Entités, Portail, cartes de Rêve, Singularités) ; si rien ne le fait, elle est sautée.
etherfields-rule-F15-3 = Bloquer une étape : un marqueur universel sur une étape de la carte en cours ; elle est sautée.
etherfields-rule-F15-4 = Ajouter un tour : la carte du fond de la défausse des Tours va face visible sous la pile des Tours. On ne la voit pas avant qu’elle soit dessus.
etherfields-rule-F15-5 = Les Couleurs ne comptent que là où on les nomme.
etherfields-rule-F15-6 = « Voyez la prochaine carte Tour » montre à tous celle qui est sous la carte en cours ; la dernière n’en a pas.
etherfields-rule-F16-1 = Elles sont générées sur des cases de génération au choix des joueurs, réparties également ; celle qui montre la Couleur en cours prend la première.
    .title = Entités
etherfields-rule-F16-2 = Toutes les figurines d’une Entité agissent ensemble ; à portée de l’une d’elles, un Rêveur est touché une fois.
etherfields-rule-F16-3 = V, le dé de mouvement : reste ; 1 case ; sa valeur ; sa valeur, puis encore un lancer. Un lancer par tuile d’Entité (option : par figurine), trois lancers au plus.
etherfields-rule-F16-4 = Une tuile qui ignore le dé suit son texte ou reste.
etherfields-rule-F16-5 = Elle prend un plus court chemin légal vers le Rêveur le plus proche ; entre égaux, les joueurs choisissent.
etherfields-rule-F16-6 = Elle s’arrête en entrant dans la case visée ; déjà avec un Rêveur, ou sans chemin, elle ne bouge pas.
etherfields-rule-F16-7 = Les Entités n’utilisent pas les actions du plan.
etherfields-rule-F16-8 = Une case tient au plus 4 figurines ou pions d’Entité, Rêveurs compris ; un Rêveur peut traverser une case pleine, pas s’y arrêter.
etherfields-rule-F16-9 = Une Entité qui s’arrête ou apparaît dans une case pleine pousse l’excédent dans une case adjacente, au choix des joueurs ; s’il n’y a là qu’un Rêveur, elle s’arrête à portée 1. L’excédent est un Rêveur s’il y en a deux ou plus, une Entité s’il n’y en a aucun.
etherfields-rule-F16-10 = Une poussée demande une voisine ouverte avec de la place, sinon l’arrivante s’arrête avant ou n’apparaît pas ; qui est poussé déclenche les Pièges.
etherfields-rule-F16-11 = Une grande Entité emplit sa case, n’est jamais poussée, pousse tous les autres dehors en entrant, et s’arrête. Sa case compte pour pleine.
etherfields-rule-F16-12 = Les Compagnons et les figurines posées par des Rêveurs ne sont ni Rêveurs ni Entités ; ils comptent dans la limite.
etherfields-rule-F16-13 = Il y a quatre Changeformes humains et quatre créatures (F1.8).
etherfields-rule-F16-14 = Une Entité liée à un terrain ne se déplace que sur lui, vers celle de ses cases qui est la plus proche d’un Rêveur.
etherfields-rule-F16-15 = Une Entité endormie ne bouge ni n’agit ; on ne la pousse ni ne la tire.
etherfields-rule-F17-1 = Un effet M pioche au hasard des Métamorphes, face visible sur l’Entité ; ils agissent tant qu’ils y sont, puis reviennent.
    .title = Métamorphes et États
etherfields-rule-F17-2 = Une limite abaissée agit aussitôt (F8.2).
etherfields-rule-F17-3 = Désorienté : portée 1 au plus. Paralysé : ni déplacement ni relocalisation. Sur une Entité jusqu’à la fin du tour, sur un Rêveur jusqu’à la fin de la prochaine phase des Rêveurs.
etherfields-rule-F17-4 = Entité Sonnée : sa Détresse est ignorée ce tour. Entité Empoisonnée : plus de nouveau Métamorphe jusqu’à la fin du Songe ou du Rêve.
etherfields-rule-F17-5 = Chaque jeton a deux États ; s’il n’en reste pas, l’État est ignoré.
etherfields-rule-F18-1 = Tout Rêveur peut utiliser un Objet actif : pour son effet, et il reste sauf mention « défausser », ou défaussé pour sa Détermination.
    .title = Objets, Notes, Échoppe
etherfields-rule-F18-2 = Les Objets défaussés vont face cachée aux Archives, certains au Marché des Objets.
etherfields-rule-F18-3 = Restaurer : un Objet au hasard des Archives va à un emplacement libre ; si tout est plein, défaussez un Objet actif ou celui qu’on a tiré.
etherfields-rule-F18-4 = Une Note sert à tout Rêveur, une fois, puis reste aux Archives pour qu’on la lise.
etherfields-rule-F18-5 = ÉCHOPPE : chacun, dans l’ordre qu’on veut, choisit Influence (F10.6) ou Objet : mélangez le Marché des Objets, piochez-en 1, achetez-le pour 2 Éther ou non, à un emplacement actif (s’il n’y en a pas, F18.3).
etherfields-rule-F18-6 = Qui a choisi Objet et n’en achète pas, même à un Marché vide, gagne 1 Gemme.
etherfields-rule-F18-7 = Ne choisir ni l’un ni l’autre à une ÉCHOPPE est permis et ne donne rien.
etherfields-rule-F19-1 = Gagner une Faiblesse : celle du dessus de sa pile va sur votre défausse.
    .title = Faiblesses, Masques, Sagesse, Saisons, Horloge, Signes
etherfields-rule-F19-2 = Piochée, elle compte comme une carte piochée et se résout aussitôt, dans toute phase.
etherfields-rule-F19-3 = Dans la zone de Progrès, elle ne compte pas dans la limite. Retirée, elle va sous la pile des Faiblesses.
etherfields-rule-F19-4 = Un Rêveur porte un Masque que l’équipe possède. Restaurer : en changer, ou reprendre un Masque défaussé. Un nouveau peut être porté aussitôt.
etherfields-rule-F19-5 = La Sagesse est toujours en vigueur, si nombreuse soit-elle.
etherfields-rule-F19-6 = La Saison modifie la Mappemonde. Un Rêve gagné en amène d’ordinaire une bonne, un Rêve manqué une mauvaise, une mort aucune.
etherfields-rule-F19-7 = Les Heures restent entre 0 et 12.
etherfields-rule-F19-8 = Les Signes, personnels ou universels, ne comptent que là où on les nomme.
etherfields-rule-F19-9 = Une pile de Faiblesses vide n’en donne pas.
etherfields-rule-F20-1 = Un Rêveur supporte 7 Détresses ; la 8e tue.
    .title = Détresse et mort
etherfields-rule-F20-2 = Une Détresse due par une réserve vide tue.
etherfields-rule-F20-3 = Moins de 6 cartes entre paquet, main et défausse tue ; les cartes scellées et posées ne comptent pas. Les Faiblesses comptent.
etherfields-rule-F20-4 = Une mort est aussitôt la défaite de toute l’équipe : la procédure de Mort (F23.3).
etherfields-rule-F20-5 = Dans un Rêve, ses éléments retournent aux Secrets, sauf ce qu’on a gagné ; son Portail est gardé.
etherfields-rule-F20-6 = Mourir dans l’Initiation la recommence.
etherfields-rule-F21-1 = Le Réveil a 11 étapes (F23.1) ; une session commence à la 4e, un Réveil complet à la 1re.
    .title = Réveil, sauvegarde, sièges
etherfields-rule-F21-2 = Sauvegarder, seulement toutes icônes résolues : achetez de l’Influence si vous voulez ; chacun défausse tout son Éther pour une carte de sauvegarde ; Réveil, étapes 1 à 3. Tout ce qui est possédé ou débloqué est gardé.
etherfields-rule-F21-3 = Sauvegarder dans un Rêve est une mort. Abandonner aussi.
etherfields-rule-F21-4 = Quitter la page n’est pas sauvegarder : une table attend telle qu’elle est. Les sauvegardes forment un arbre ; on peut repartir de n’importe laquelle.
etherfields-rule-F21-5 = Sieste régénérante (option, active) : le Portail d’un Rêve manqué est marqué à la fin de la session ou à un Réveil, et l’on peut y entrer une fois sans Clés.
etherfields-rule-F21-6 = Chaque session peut avoir d’autres gens et un autre nombre de Rêveurs ; cartes, Faiblesses, Signes et cartes d’Éther appartiennent à l’archétype.
etherfields-rule-F21-7 = Option « Rêveurs » : autant que de sièges, ou jusqu’à 4 ; le Rêveur i est mené par le siège i modulo le nombre de sièges. Une seule personne peut donc en mener plusieurs.
etherfields-rule-F21-8 = Option « profondeur » : habituelle ; douce : 2 cartes Tour de plus par Rêve, 1 par Songe, 12 au plus ; profonde : 1 de moins pour chacun.
etherfields-rule-F21-9 = Une table est une session. Elle part d’une sauvegarde, simples données de sa mise en place, et finit quand l’équipe a sauvegardé ou que le Finale est terminé.
etherfields-rule-F21-10 = Le score d’une session est le nombre de Rêves gagnés, le même pour tous ; avec au moins un, tous ont gagné.
etherfields-rule-F22-1 = Un texte se lit quand il est nommé : les mots, les instructions dans l’ordre, les choix.
    .title = Textes, secrets, écran
etherfields-rule-F22-2 = Les textes non lus (leurs mots aussi), les Secrets non révélés et l’ordre des piles n’atteignent personne.
etherfields-rule-F22-3 = Mains, défausses, Progrès et plateaux sont visibles de tous ; les cartes scellées et face cachée, de personne.
etherfields-rule-F22-4 = Ce qu’on étudie est montré à qui étudie, qui peut le partager.
etherfields-rule-F22-5 = Un choix de l’équipe est clos quand tous proposent la même chose ou que le premier joueur confirme ; une égalité d’Entité laissée ouverte prend la rangée la plus basse, puis la colonne.
etherfields-rule-F22-6 = Une carte Éclair au cours d’un paiement est une question dans la question ; cible et paiement restent.
etherfields-rule-F22-7 = Un choix qui tuerait est permis, après un avertissement.
etherfields-rule-F22-8 = Pas d’horloge d’ordinaire ; n’importe qui peut faire passer un siège absent, ou un robot le prendre.
etherfields-rule-F22-9 = « Trop dur ? » énumère ce qui n’a pas servi : Objets, Masque, action du dos, dé de Chance, Horloge, Éviter, Butin, Progrès et Gemmes des Songes, Sieste, sauvegarde.
etherfields-rule-F22-10 = Moments d’Éclair hors de sa propre manche : avant chaque étape d’une carte Tour, après chaque lancer, avant de subir une Détresse, au cours d’un paiement, entre deux Lieux. On ne demande qu’à qui pourrait jouer.
etherfields-rule-F23-1 = Réveil : 1 tout soigner · 2 tout desceller · 3 mains et Progrès défaussés ; Clés, Gemmes, Esprits aux réserves · 4 les Rêveurs peuvent changer · 5 paquets recomposés et mélangés · 6 un Masque chacun · 7 Objets actifs choisis pour tous les emplacements · 8 Destins mélangés ; Songes mélangés au-dessus de Delta · 9 Horloge remise · 10 Site du Rêve vidé, plans de départ, le reste mélangé, Rêveurs sur les Entrées · 11 l’équipe à un RÉVEIL connu.
    .title = Sagesse
etherfields-rule-F23-2 = Le Réveil garde l’Éther.
etherfields-rule-F23-3 = Mort : chacun perd la moitié de son Éther, la perte arrondie vers le bas ; qui est mort (s’ils sont plusieurs, l’équipe en nomme un) gagne une Faiblesse ; Réveil, étapes 1 à 11.
etherfields-rule-F23-4 = Carte de sauvegarde : 1 Éther à la session suivante, puis elle s’en va.
etherfields-rule-F23-5 = Sieste : après Plus de tours comme après une mort ; la marque paie toutes les Clés, une fois, puis s’en va.
etherfields-rule-F23-6 = Icônes : PORTE, DESTIN, ÉCHOPPE comme dit plus haut · RÉVEIL un lieu pour l’étape 11 de F23.1 · REPOS chacun soigne 1 · RAPPEL chacun descelle 2 · ÉTHER chacun +1 · GEMME +1 · HORLOGE+, HORLOGE− une Heure · SCELLER chacun scelle 1 · TEXTE · EXPLORER.
