### La Vallée de l’Éternité : tous les mots du jeu.

vale-tagline = Capturez des créatures, vendez-les ou apprivoisez-les, invoquez-les.

## Familles et pierres

vale-family-fire = Feu
vale-family-water = Eau
vale-family-earth = Terre
vale-family-wind = Vent
vale-family-dragon = Dragon

vale-stone-red = pierre rouge
vale-stone-blue = pierre bleue
vale-stone-purple = pierre violette

vale-stones-red = { $red ->
    [one] { $red } pierre rouge
   *[other] { $red } pierres rouges
}
vale-stones-blue = { $blue ->
    [one] { $blue } pierre bleue
   *[other] { $blue } pierres bleues
}
vale-stones-purple = { $purple ->
    [one] { $purple } pierre violette
   *[other] { $purple } pierres violettes
}
vale-more-blue = { $blue ->
    [one] { $blue } bleue
   *[other] { $blue } bleues
}
vale-more-purple = { $purple ->
    [one] { $purple } violette
   *[other] { $purple } violettes
}
vale-stones = { $red ->
    [0] { $blue ->
        [0] { $purple ->
            [0] aucune pierre
           *[other] { vale-stones-purple }
        }
       *[other] { $purple ->
            [0] { vale-stones-blue }
           *[other] { vale-stones-blue } et { vale-more-purple }
        }
    }
   *[other] { $blue ->
        [0] { $purple ->
            [0] { vale-stones-red }
           *[other] { vale-stones-red } et { vale-more-purple }
        }
       *[other] { $purple ->
            [0] { vale-stones-red } et { vale-more-blue }
           *[other] { vale-stones-red }, { vale-more-blue } et { vale-more-purple }
        }
    }
}
vale-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui vous est demandé

vale-ask-hunt = À vous de capturer une créature libre.
vale-ask-act = À vous : vendez, apprivoisez, invoquez ou bannissez.
vale-ask-keep = Trop de pierres : choisissez les { $limit } que vous gardez.
vale-ask-activate = Quel effet activable déclenchez-vous maintenant ?
vale-ask-copy_active = { $card } : quel effet activable copiez-vous ?
vale-ask-copy_instant = { $card } : quel effet instantané copiez-vous ?
vale-ask-recover = { $card } : quelle carte revient dans votre main ?
vale-ask-discard = { $card } : quelle carte de votre main défaussez-vous ?
vale-ask-free_summon = { $card } : quelle carte invoquez-vous gratuitement ?
vale-ask-discard_others = { $card } : défaussez { $left ->
    [one] encore une carte de votre arène
   *[other] jusqu’à { $left } cartes de votre arène
}, ou arrêtez-vous là.
vale-ask-victim = { $card } : qui doit défausser une carte ?
vale-ask-lose_card = { $card } vous frappe : laquelle de vos cartes défaussez-vous ?
vale-ask-rob = { $card } : à qui prenez-vous 1 point ?
vale-ask-retrieve = { $card } : quelle carte { $family ->
    [0] Feu
    [1] Eau
    [2] Terre
    [3] Vent
   *[4] Dragon
} reprenez-vous dans la défausse ?
vale-ask-exchange = { $card } : quel échange choisissez-vous ?
vale-ask-rewards = { $card } : choisissez deux récompenses différentes.

## Qui est attendu, et pour quoi

vale-wait-hunt = { $name } choisit une créature à capturer.
vale-wait-act = { $name } joue son tour.
vale-wait-keep = { $name } choisit les pierres à garder.
vale-wait-activate = { $name } choisit l’effet suivant.
vale-wait-copy_active = { $name } choisit l’effet que copie { $card }.
vale-wait-copy_instant = { $name } choisit l’effet que copie { $card }.
vale-wait-recover = { $name } choisit une carte à récupérer grâce à { $card }.
vale-wait-discard = { $name } choisit une carte à défausser pour { $card }.
vale-wait-free_summon = { $name } choisit une carte à invoquer gratuitement grâce à { $card }.
vale-wait-discard_others = { $name } nourrit { $card }.
vale-wait-victim = { $name } choisit qui subira { $card }.
vale-wait-lose_card = { $card } frappe { $name }, qui choisit une carte à défausser.
vale-wait-rob = { $name } choisit à qui { $card } prendra 1 point.
vale-wait-retrieve = { $name } fouille la défausse avec { $card }.
vale-wait-exchange = { $name } choisit un échange avec { $card }.
vale-wait-rewards = { $name } choisit deux récompenses offertes par { $card }.

## Les réponses possibles

vale-move-mark = Capturer { $card }
    .group = Capturer
vale-move-sell = Vendre { $card } : { vale-stones }
    .group = Vendre
vale-move-tame = Apprivoiser { $card }
    .group = Apprivoiser
vale-move-summon = { $count ->
    [0] Invoquer { $card } gratuitement
   *[other] Invoquer { $card } avec { vale-stones }
}
    .group = Invoquer
vale-move-banish = { $count ->
    [0] Bannir { $card } gratuitement
   *[other] Bannir { $card } avec { vale-stones }
}
    .group = Bannir
vale-move-end = Terminer le tour
    .group = Terminer
vale-move-keep = Garder { vale-stones }
    .group = Garder
vale-move-choose = { $ask ->
    [activate] Déclencher { $card }
    [copy_active] Copier { $card }
    [copy_instant] Copier { $card }
    [recover] Récupérer { $card }
    [discard] Défausser { $card }
    [free_summon] Invoquer { $card } gratuitement
    [discard_others] Défausser { $card }
    [lose_card] Défausser { $card }
    [retrieve] Reprendre { $card }
   *[none] Choisir { $card }
}
    .group = Choisir
vale-move-stop = S’arrêter là
    .group = S’arrêter
vale-move-point = { $ask ->
    [rob] Prendre 1 point à { $name }
   *[none] Désigner { $name }
}
    .group = Désigner
vale-move-pick = { $ask ->
    [rewards] { $choice ->
        [0] 1 pierre violette et une carte
        [1] 1 pierre violette et 2 bleues
        [2] 1 pierre violette et 4 points
        [3] Une carte et 2 pierres bleues
        [4] Une carte et 4 points
       *[5] 2 pierres bleues et 4 points
    }
    [exchange] { $count ->
        [2] { $choice ->
            [0] Échanger 1 pierre bleue contre 1 violette
           *[1] Échanger 1 pierre violette contre 3 bleues
        }
       *[3] { $choice ->
            [0] Recevoir 1 pierre rouge
            [1] Perdre 1 point, recevoir 1 pierre bleue
           *[2] Perdre 2 points, recevoir 1 pierre violette
        }
    }
   *[none] { $choice ->
        [0] Premier choix
        [1] Deuxième choix
        [2] Troisième choix
        [3] Quatrième choix
        [4] Cinquième choix
       *[5] Sixième choix
    }
}
    .group = Choisir

## Ce qui arrive

vale-event-round = Manche { $round }. { $first } tient la tuile d’initiative.
vale-event-revealed = La vallée montre { $cards }.
vale-event-marked = { $name } capture { $card }.
vale-event-sold = { $name } vend { $card }.
vale-event-tamed = { $name } apprivoise { $card }.
vale-event-summoned = { $count ->
    [0] { $name } invoque { $card } sans rien payer.
   *[other] { $name } invoque { $card } avec { vale-stones }.
}
vale-event-stones = { $card } rapporte { vale-stones } à { $name }.
vale-event-stones_lost = { $reason ->
    [limit] { $name } rend { vale-stones }, faute de place.
    [banish] { $name } paie { vale-stones } pour bannir { $card }.
    [exchange] { $name } donne { vale-stones } à { $card }.
   *[effect] { $name } défausse { vale-stones } pour { $card }.
}
vale-event-points = { $card } rapporte { vale-points } à { $name }.
vale-event-points_lost = { $card } coûte { vale-points } à { $name }.
vale-event-reshuffled = La pioche est vide : la défausse est mélangée, { $cards ->
    [one] { $cards } carte repart
   *[other] { $cards } cartes repartent
} pour un tour.
vale-event-drawn = { $drawn ->
    [none] { $name } pioche une carte grâce à { $card }.
   *[other] { $name } pioche { $drawn } grâce à { $card }.
}
vale-event-discarded = { $place ->
    [hand] { $name } défausse { $card } de sa main.
   *[area] { $card }, chez { $name }, part à la défausse.
}
vale-event-recovered = { $name } récupère { $card }.
vale-event-retrieved = { $name } reprend { $card } dans la défausse.
vale-event-piled = { $card } se pose sur la pioche, au vu de tout le monde.
vale-event-activated = { $of ->
    [none] { $name } déclenche { $card }.
   *[other] { $card } copie { $of }.
}
vale-event-idle = Chez { $name }, { $card } ne trouve rien à faire.
vale-event-copied = { $card } copie { $of }.
vale-event-suffered = { $name } subit { $card }.
vale-event-turn_ended = { $name } termine son tour.
vale-event-over = La partie est finie.

## Pourquoi pas

vale-refusal-marked = { $card } porte déjà un marqueur : choisissez une créature libre.
vale-refusal-not_on_board = Cette carte n’est pas dans la vallée : capturez-y une créature.
vale-refusal-hunt_first = La capture d’abord : posez un marqueur sur une carte libre.
vale-refusal-markers_left = { $markers ->
    [one] Reprenez d’abord votre marqueur : vendez ou apprivoisez sa carte.
   *[other] Reprenez d’abord vos marqueurs : vendez ou apprivoisez ces cartes.
}
vale-refusal-not_your_marker = { $card } ne porte pas votre marqueur : vendez ou apprivoisez vos captures.
vale-refusal-not_in_area = { $card } n’est pas dans votre arène : bannissez l’une de vos créatures.
vale-refusal-not_in_hand = { $card } n’est pas dans votre main : on n’invoque que de sa main.
vale-refusal-no_slot = Plus d’emplacement libre : bannissez une créature, ou attendez la prochaine manche.
vale-refusal-not_in_full = Son effet instantané ne peut pas s’appliquer en entier : gardez { $card } en main pour l’instant.
vale-refusal-not_your_stones = Vous n’avez pas ces pierres : payez avec les vôtres.
vale-refusal-too_dear = Trop cher : il faut { $price }, vos pierres valent { $means }. Vendez, ou patientez.
vale-refusal-too_little = Pas assez : ces pierres valent { $paid }, le prix est de { $price }. Ajoutez-en.
vale-refusal-superfluous = Une pierre de trop : sans elle, le prix de { $price } est encore payé. Reprenez-la.
vale-refusal-keep = Gardez exactement { $limit } pierres parmi les vôtres.
vale-refusal-choose = Choisissez d’abord parmi ce que propose { $card }.
vale-refusal-activate = Choisissez un effet activable qui reste à déclencher.
vale-refusal-act = C’est le temps des actions : vendre, apprivoiser, invoquer, bannir ou terminer.
vale-refusal-not_asked = Un instant : ce n’est pas à vous.
vale-refusal-over = La partie est finie.
vale-refusal-no_deadline = Aucun sablier ne s’est écoulé.
vale-refusal-change_lost = Vous perdrez { $lost } de valeur : on ne rend pas la monnaie, et vous pouvez payer plus près du prix.
vale-refusal-draws = Une carte sera piochée : impossible d’annuler ensuite.
vale-refusal-shows = La table découvrira une carte de votre main : impossible d’annuler ensuite.

## Les variantes

vale-option-tamed = Cartes apprivoisées
vale-option-tamed-remembered = La table s’en souvient
vale-option-tamed-forgotten = À chacun de s’en souvenir

## Les règles

vale-rule-V1-1 = On joue à 2, 3 ou 4.
    .title = Mise en place
vale-rule-V1-2 = Les 70 cartes, mélangées, forment une pioche face cachée. La défausse est ouverte à tout le monde.
vale-rule-V1-3 = Qui commence tient la tuile d’initiative. En ligne, le sort en décide.
vale-rule-V1-4 = Dans l’ordre du tour, on commence avec 1, 2, 3 et 4 points, sans carte ni pierre.
vale-rule-V1-5 = Chaque personne a 2 marqueurs de capture. La partie s’ouvre à la manche 1.
vale-rule-V2-1 = Une pierre rouge vaut 1, une bleue 3, une violette 6, sauf effet permanent. La réserve ne s’épuise jamais.
    .title = Pierres magiques
vale-rule-V2-2 = On garde au plus 4 pierres, toutes couleurs confondues. Au-delà, on choisit aussitôt lesquelles garder, avant toute autre chose ; les pierres d’un même effet comptent ensemble.
vale-rule-V2-3 = Les pierres se voient : elles sont publiques.
vale-rule-V2-4 = On paie avec ses propres pierres, et on ne les échange pas avec la réserve, sauf si une carte le dit.
vale-rule-V2-5 = On ne rend pas la monnaie : ce qui dépasse le prix est perdu.
vale-rule-V2-6 = Un paiement atteint le prix, et chaque pierre y compte : sans elle, il ne suffirait plus, ou des cartes de l’arène rapporteraient moins. Un prix de 0 se paie avec rien.
vale-rule-V3-1 = On révèle deux cartes par personne, rangées par famille autour du plateau.
    .title = Capture
vale-rule-V3-2 = Si la pioche s’épuise, à tout moment, la défausse mélangée en forme une nouvelle. Si les deux sont vides, on ne pioche pas.
vale-rule-V3-3 = À partir de la tuile d’initiative, dans le sens horaire, chacun pose un marqueur sur une carte libre ; puis, en sens inverse, le second. Qui joue en dernier choisit donc deux fois de suite.
vale-rule-V3-4 = Une carte marquée ne peut pas l’être une seconde fois.
vale-rule-V4-1 = À partir de la tuile d’initiative, dans le sens horaire, on joue autant d’actions qu’on veut, dans l’ordre qu’on veut, puis on termine son tour.
    .title = Actions
vale-rule-V4-2 = Le tour ne se termine pas tant qu’un de vos marqueurs est sur une carte.
vale-rule-V4-3 = Vendre : reprenez le marqueur, défaussez la carte et recevez les pierres de sa famille. Feu : 3 rouges. Eau : 1 bleue. Terre : 4 rouges. Vent : 1 rouge et 1 bleue. Dragon : 1 violette.
vale-rule-V4-4 = Apprivoiser : reprenez le marqueur, la carte va dans votre main. Les mains sont secrètes et sans limite.
vale-rule-V4-5 = Invoquer : s’il reste un emplacement, payez le prix d’une carte de votre main, posez-la face visible, puis ses effets instantanés s’appliquent.
vale-rule-V4-6 = L’arène a autant d’emplacements que le numéro de la manche.
vale-rule-V4-7 = Les réductions s’ajoutent ; un prix ne descend jamais sous 0.
vale-rule-V4-8 = Bannir : payez le numéro de la manche et défaussez une carte de votre arène. Les réductions d’invocation ne comptent pas.
vale-rule-V4-9 = Une carte vendue paie selon sa famille, quel que soit son coût.
vale-rule-V5-1 = À partir de la tuile d’initiative, dans le sens horaire, chacun déclenche une fois chaque effet activable de son arène, dans l’ordre de son choix.
    .title = Résolution
vale-rule-V5-2 = Un effet activable est obligatoire dès qu’il peut s’appliquer ; sinon, il ne fait rien. Qui copie un effet activable le choisit librement, même s’il ne peut pas s’appliquer.
vale-rule-V6-1 = Quand une carte contredit une règle, la carte l’emporte.
    .title = Effets
vale-rule-V6-2 = Instantané : une fois, à l’invocation. Permanent : tant que la carte est dans l’arène. Activable : une fois par manche, en résolution.
vale-rule-V6-3 = Une carte dont l’effet instantané ne peut pas s’appliquer en entier ne s’invoque pas. « Jusqu’à », « tous » et « si » peuvent toujours s’appliquer.
vale-rule-V6-4 = Pendant que son effet instantané s’applique, la carte est déjà dans l’arène et n’est plus dans la main.
vale-rule-V6-5 = Un effet permanent sur les invocations ne touche pas l’invocation de sa propre carte.
vale-rule-V6-6 = Récupérer : une carte invoquée retourne dans la main de qui la possède. Sans cible nommée, c’est la carte qui applique l’effet.
vale-rule-V6-7 = « Faites ceci, puis cela » : sans ceci, pas de cela.
vale-rule-V6-8 = Quand une personne désignée doit défausser, elle choisit sa carte, et doit en avoir une. On peut se désigner soi-même.
vale-rule-V6-9 = Ordre d’une invocation : payer, poser, effets déclenchés par l’invocation, puis effets instantanés de la carte.
vale-rule-V6-10 = Une invocation gratuite reste une invocation : il lui faut un emplacement, et elle déclenche tout ce qu’une invocation déclenche, sans pierre dépensée.
vale-rule-V7-1 = Les points ne descendent jamais sous 0.
    .title = Score et fin
vale-rule-V7-2 = Après la résolution, si quelqu’un a 60 points ou plus, ou si c’était la 10ᵉ manche, la partie s’achève.
vale-rule-V7-3 = Sinon, la manche avance d’un cran et la tuile d’initiative passe dans le sens horaire.
vale-rule-V7-4 = Le plus de points l’emporte ; à égalité, le plus de cartes invoquées ; sinon, la victoire est partagée.
vale-rule-V7-5 = Score, pierres, arènes, nombre de cartes en main et défausse sont publics ; mains et pioche ne le sont pas. Une carte piochée n’est vue que de qui la pioche ; une carte apprivoisée, récupérée ou reprise reste connue de tout le monde ou, si la table l’a choisi, de qui s’en souvient.

## Les créatures

vale-card-hestia = Hestia
    .effect = Permanent : votre limite passe de 4 à 6 pierres.
    .note = Quand elle quitte l’arène, la limite retombe aussitôt : vous gardez 4 pierres de votre choix.
vale-card-imp = Diablotin
    .effect = Instantané : recevez 2 pierres rouges. Activable : récupérez cette carte.
    .note = La récupération est obligatoire.
vale-card-succubus = Succube
    .effect = Instantané : si votre arène réunit des coûts écrits de 1, 2, 3 et 4, gagnez 10 points.
    .note = Coût écrit : le nombre imprimé, sans réduction. On peut l’invoquer sans remplir la condition.
vale-card-firefox = Renard de feu
    .effect = Instantané : gagnez 1 point par carte dans votre main.
    .note = Le Renard, déjà dans l’arène, ne se compte pas.
vale-card-salamander = Salamandre
    .effect = Activable : recevez 1 pierre rouge et 1 point.
vale-card-horned_salamander = Salamandre cornue
    .effect = Activable : recevez 4 pierres rouges.
    .note = Obligatoire : au-delà de la limite, vous choisissez les pierres à garder.
vale-card-ifrit = Ifrit
    .effect = Instantané : gagnez 1 point par carte de votre arène, celle-ci comprise.
vale-card-incubus = Incube
    .effect = Instantané : gagnez 2 points par carte de votre arène dont le coût écrit est de 2 ou moins, celle-ci comprise.
    .note = Coût écrit : le nombre imprimé, sans réduction.
vale-card-burning_skull = Crâne ardent
    .effect = Activable : défaussez 1 pierre rouge ; si vous l’avez fait, gagnez 3 points.
    .note = Obligatoire si vous avez une pierre rouge.
vale-card-lava_giant = Géant de lave
    .effect = Instantané : gagnez 2 points par carte Feu de votre arène, celle-ci comprise.
vale-card-phoenix = Phénix
    .effect = Permanent : à chaque invocation, gagnez 1 point par pierre rouge dépensée pour la payer.
    .note = Pas pour sa propre invocation. On compte les pierres, non leur valeur.
vale-card-agni = Agni
    .effect = Permanent : vos pierres rouges valent 1 de plus (2 au lieu de 1).
    .note = La valeur compte pour invoquer, pour bannir et pour les effets qui comptent une valeur.
vale-card-asmodeus = Asmodée
    .effect = Activable : récupérez une de vos cartes invoquées à effet instantané dont le coût écrit est de 2 ou moins.
    .note = Obligatoire si une cible existe. Ne peut pas se viser : pas d’effet instantané.
vale-card-balog = Balog
    .effect = Activable : récupérez une de vos cartes Feu invoquées à effet instantané.
    .note = Obligatoire si une cible existe. Ne peut pas se viser : pas d’effet instantané.
vale-card-surtr = Surtr
    .effect = Instantané : gagnez 2 points par famille différente dans votre arène, le Feu compris.
vale-card-yuki_onna = Yuki-Onna
    .effect = Instantané : défaussez toutes vos pierres et gagnez autant de points que leur valeur.
    .note = Selon leur valeur du moment. On peut l’invoquer sans pierre, pour 0 point.
vale-card-kappa = Kappa
    .effect = Permanent : à chaque invocation payée avec au moins une pierre bleue, gagnez 2 points.
    .note = Une fois par invocation, non par pierre. Pas pour sa propre invocation.
vale-card-sea_spirit = Esprit de la mer
    .effect = Activable : gagnez 1 point par pierre bleue que vous avez.
    .note = On compte les pierres, non leur valeur.
vale-card-undine = Ondine
    .effect = Instantané : recevez 1 pierre bleue. Activable : récupérez cette carte.
vale-card-nessie = Nessie
    .effect = Activable : s’il n’y a aucun Dragon dans votre arène, gagnez 2 points.
vale-card-hae_tae = Hae-tae
    .effect = Permanent : vos pierres bleues et violettes échangent leurs valeurs (bleue 6, violette 3).
    .note = Seule la valeur change, non la couleur.
vale-card-snail_maiden = Demoiselle escargot
    .effect = Activable : échangez 1 pierre bleue contre 1 violette, ou 1 violette contre 3 bleues.
    .note = Obligatoire si vous avez une pierre bleue ou violette. La limite de pierres s’applique ensuite.
vale-card-undine_queen = Reine des ondines
    .effect = Activable : recevez 1 pierre bleue.
vale-card-yuki_onna_exalted = Yuki-Onna exaltée
    .effect = Instantané : gagnez autant de points que la valeur de vos pierres bleues, que vous gardez.
    .note = Selon leur valeur du moment (Géant d’eau, Hae-tae).
vale-card-hydra = Hydre
    .effect = Instantané : choisissez deux récompenses différentes : 1 pierre violette ; piocher une carte ; 2 pierres bleues ; 4 points.
    .note = Jamais deux fois la même récompense.
vale-card-leviathan = Léviathan
    .effect = Instantané : gagnez 7 points ; une personne de votre choix défausse un de ses Dragons invoqués.
    .note = Il faut au moins un Dragon invoqué à la table, le vôtre au besoin. La personne désignée choisit lequel.
vale-card-triton = Triton
    .effect = Permanent : chaque fois que vous apprivoisez une carte Eau, recevez 2 pierres bleues.
    .note = Seule l’action d’apprivoiser compte : ni piocher, ni récupérer, ni Mimique.
vale-card-water_giant = Géant d’eau
    .effect = Instantané : recevez 2 pierres bleues. Permanent : vos pierres bleues et violettes valent 1 de plus (4 et 7).
vale-card-charybdis = Charybde
    .effect = Activable : défaussez 1 pierre bleue ; si vous l’avez fait, gagnez 5 points.
    .note = Obligatoire si vous avez une pierre bleue.
vale-card-poseidon = Poséidon
    .effect = Instantané : gagnez 3 points par carte Eau de votre arène, celle-ci comprise.
vale-card-young_forest_spirit = Jeune esprit de la forêt
    .effect = Instantané : défaussez une carte de votre main, puis invoquez-en une autre sans payer son coût.
    .note = Il faut 2 autres cartes en main, et un emplacement libre pour la seconde, qui doit pouvoir s’invoquer. Seul le coût est offert.
vale-card-goblin = Gobelin
    .effect = Activable : prenez 1 point à un adversaire de votre choix.
    .note = À qui n’a rien, on ne prend rien.
vale-card-forest_spirit = Esprit de la forêt
    .effect = Instantané : défaussez une carte de votre main et gagnez autant de points que son coût écrit.
    .note = Coût écrit : le nombre imprimé, sans réduction. Ne s’invoque pas sans autre carte en main.
vale-card-gargoyle = Gargouille
    .effect = Permanent : à chaque invocation payée avec au moins une pierre violette, gagnez 3 points.
    .note = Une fois par invocation. Pas pour sa propre invocation.
vale-card-basilisk = Basilic
    .effect = Activable : recevez 1 pierre rouge ; ou perdez 1 point pour 1 bleue ; ou perdez 2 points pour 1 violette.
    .note = Le choix est obligatoire ; on ne peut pas perdre plus de points qu’on n’en a.
vale-card-troll = Troll
    .effect = Activable : si vous avez au moins une pierre violette, gagnez 3 points.
    .note = La pierre reste à vous.
vale-card-goblin_soldier = Soldat gobelin
    .effect = Activable : si quelqu’un a strictement plus de points que vous, gagnez 4 points ; sinon, perdez 4 points.
    .note = Le score ne descend pas sous 0.
vale-card-medusa = Méduse
    .effect = Activable : défaussez une carte de votre main ; si vous l’avez fait, recevez 1 pierre violette.
    .note = Obligatoire, sauf main vide.
vale-card-cerberus = Cerbère
    .effect = Instantané : défaussez de 0 à 3 autres cartes de votre arène.
    .note = N’en défausser aucune est permis. Aucun prix de bannissement.
vale-card-mimic = Mimique
    .effect = Activable : prenez dans votre main une carte Terre de la défausse.
    .note = Obligatoire si la défausse en contient une ; vous choisissez laquelle.
vale-card-mud_slime = Gelée de boue
    .effect = Instantané : gagnez 6 points. Activable : récupérez cette carte.
vale-card-rock_golem = Golem de roche
    .effect = Instantané : gagnez autant de points que la valeur de vos pierres violettes, que vous gardez.
vale-card-stone_golem = Golem de pierre
    .effect = Instantané : remplacez chacune de vos pierres par une violette.
    .note = Celles qui restent après l’avoir payé.
vale-card-behemoth = Béhémoth
    .effect = Instantané : gagnez 3 points par famille différente dans votre arène, la Terre comprise.
vale-card-sand_giant = Géant de sable
    .effect = Instantané : gagnez 4 points par carte Terre de votre arène, celle-ci comprise.
vale-card-dandelion_spirit = Esprit du pissenlit
    .effect = Instantané : piochez une carte. Activable : récupérez cette carte.
vale-card-harpy = Harpie
    .effect = Activable : si vous avez autant de cartes en main que dans votre arène, gagnez 3 points.
vale-card-pegasus = Pégase
    .effect = Instantané : piochez une carte. Permanent : vos invocations coûtent 1 de moins.
    .note = Pas pour sa propre invocation, ni pour bannir. Jamais sous 0.
vale-card-tengu = Tengu
    .effect = Instantané : gagnez 6 points, puis posez cette carte sur la pioche.
    .note = C’est une invocation comme une autre : il faut un emplacement, et ce qu’elle déclenche se déclenche.
vale-card-boreas = Borée
    .effect = Instantané : gagnez 1 point par carte Vent de votre arène, celle-ci comprise, puis récupérez cette carte.
    .note = Il faut un emplacement libre. On peut l’invoquer de nouveau dans le même tour.
vale-card-genie = Génie
    .effect = Instantané : déclenchez une fois chaque effet activable de votre arène, dans l’ordre de votre choix.
    .note = En plus de la résolution. Une carte partie avant son tour est passée.
vale-card-hippogriff = Hippogriffe
    .effect = Instantané : piochez une carte. Permanent : vos cartes Vent coûtent 2 de moins à invoquer.
    .note = Pas pour sa propre invocation. S’ajoute à Pégase.
vale-card-sylph = Sylphe
    .effect = Instantané : piochez une carte. Permanent : à chaque invocation, gagnez 1 point.
    .note = Pas pour sa propre invocation ; les invocations gratuites comptent.
vale-card-genie_exalted = Génie exalté
    .effect = Activable : copiez un effet activable d’une autre carte de votre arène.
    .note = La carte copiée garde le sien. Copier une simple récupération fait revenir le Génie exalté lui-même. On peut copier un effet qui ne s’applique pas : rien ne se passe.
vale-card-valkyrie = Valkyrie
    .effect = Activable : gagnez 1 point par famille différente dans votre arène.
vale-card-odin = Odin
    .effect = Activable : avec 5 cartes en main ou moins, gagnez 2 points ; avec 6 ou plus, recevez 1 pierre violette.
vale-card-freyja = Freyja
    .effect = Activable : gagnez 1 point par carte de votre arène à effet activable, celle-ci comprise.
vale-card-griffon = Griffon
    .effect = Activable : piochez une carte.
vale-card-rudra = Rudra
    .effect = Instantané : gagnez 2 points par carte dans votre main.
vale-card-gi_rin = Gi-rin
    .effect = Instantané : gagnez 2 points par carte de votre arène, celle-ci comprise.
vale-card-dragon_egg = Œuf de dragon
    .effect = Instantané : défaussez cette carte, puis invoquez un Dragon de votre main sans payer son coût.
    .note = Il faut en main un autre Dragon qui puisse s’invoquer. L’Œuf part dans la défausse avant lui.
vale-card-tidal = Mascaret
    .effect = Instantané : gagnez 5 points par Dragon de votre arène, celui-ci compris.
vale-card-ember = Molosse de Braise
    .effect = Instantané : gagnez 7 points ; une personne de votre choix défausse une de ses cartes Eau invoquées.
    .note = Il faut au moins une carte Eau invoquée à la table, la vôtre au besoin. La personne désignée choisit laquelle.
vale-card-marina = Marina
    .effect = Instantané : gagnez 7 points ; une personne de votre choix défausse une de ses cartes Feu invoquées.
    .note = Il faut au moins une carte Feu invoquée à la table, la vôtre au besoin. La personne désignée choisit laquelle.
vale-card-boulder = Rocher
    .effect = Instantané : gagnez 8 points ; une personne de votre choix défausse une de ses cartes Vent invoquées.
    .note = Il faut au moins une carte Vent invoquée à la table, la vôtre au besoin. La personne désignée choisit laquelle.
vale-card-gust = Bourrasque
    .effect = Instantané : gagnez 8 points ; une personne de votre choix défausse une de ses cartes Terre invoquées.
    .note = Il faut au moins une carte Terre invoquée à la table, la vôtre au besoin. La personne désignée choisit laquelle.
vale-card-aeris = Aeris
    .effect = Instantané : récupérez une autre de vos cartes invoquées et gagnez autant de points que son coût écrit.
    .note = Coût écrit : le nombre imprimé, sans réduction. Ne s’invoque pas dans une arène vide.
vale-card-scorch = Brasier
    .effect = Instantané : copiez un effet instantané d’une autre carte de votre arène.
    .note = Il faut un effet qui puisse s’appliquer maintenant. « Cette carte » et « autre » se lisent depuis Brasier.
vale-card-willow = Saule
    .effect = Instantané : recevez 1 pierre rouge, 1 bleue et 1 violette, gagnez 3 points, puis piochez une carte.
vale-card-eternity = Eternity
    .effect = Instantané : gagnez 4 points par famille différente dans votre arène, le Dragon compris.

## La table en mots

vale-view-round = Manche
vale-view-first = Tuile d’initiative
    .kind = seat
vale-view-marks = Dans la vallée
    .kind = owned
vale-view-pile = Pioche
vale-view-discard = Défausse
    .kind = pile
vale-view-points = Points
vale-view-stones = Pierres
    .kind = stones
vale-view-areas = Arène
    .kind = cards
vale-view-hands = Main
    .kind = cards
