### When I Dream : tous les mots du jeu.

when_i_dream-tagline = Masqué, le Rêveur devine des mots ; autour de lui, des esprits l’aident ou l’égarent.

## Les rôles et les choses

when_i_dream-role-dreamer = Rêveur
    .goal = Devinez le plus de mots possible, puis racontez votre rêve.
when_i_dream-role-fairy = Fée
    .goal = Aidez le Rêveur : 1 point par carte jaune.
when_i_dream-role-boogeyman = Croque-Mitaine
    .goal = Égarez le Rêveur : 1 point par carte bleue.
when_i_dream-role-sandman = Marchand de Sable
    .goal = Gardez les deux côtés à égalité.

when_i_dream-side-yellow = côté jaune
when_i_dream-side-blue = côté bleu
when_i_dream-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui vous est demandé

when_i_dream-ask-ready = La nuit tombera quand tout le monde sera là.
when_i_dream-ask-clue = À vous : un indice, un seul mot, ou passez.
when_i_dream-ask-compose = Préparez votre indice : il partira à votre tour.
when_i_dream-ask-contest = Un indice douteux est parti : était-il interdit ?
when_i_dream-ask-dream = Devinez le mot…
when_i_dream-ask-last = La nuit s’achève : une dernière réponse ?
when_i_dream-ask-tell = À vous de raconter, avec les mots devinés.
when_i_dream-ask-press = Touchez ce que vous entendez.
when_i_dream-ask-press_last = La nuit est finie : qu’a répondu le Rêveur à la dernière carte ?
when_i_dream-ask-mention = Le Rêveur raconte. Cochez les mots jaunes que vous entendez.

when_i_dream-field-word = votre mot
when_i_dream-field-text = votre rêve
when_i_dream-field-words = mots entendus

## Qui est attendu, et pour quoi

when_i_dream-wait-ready = { $name } se prépare.
when_i_dream-wait-clue = { $name } choisit son mot.
when_i_dream-wait-compose = { $name } prépare un indice.
when_i_dream-wait-contest = { $name } peut contester un indice.
when_i_dream-wait-dream = { $name } rêve.
when_i_dream-wait-last = { $name } peut donner une dernière réponse.
when_i_dream-wait-tell = { $name } raconte son rêve.
when_i_dream-wait-press = { $name } tient les boutons.
when_i_dream-wait-press_last = { $name } note la dernière réponse.
when_i_dream-wait-mention = { $name } écoute le récit.

## Les réponses possibles

when_i_dream-move-ready = Je suis là
    .group = Présence
when_i_dream-move-clue = { $ask ->
    [compose] Préparer ce mot
   *[other] Dire ce mot
}
    .group = Indice
when_i_dream-move-pass = { $ask ->
    [compose] Effacer mon indice
    [last] Ne pas répondre
   *[other] Je passe
}
    .group = Passer
when_i_dream-move-object = Contester l’indice { $clue }
    .group = Contester
when_i_dream-move-answer = Répondre
    .group = Répondre
when_i_dream-move-aloud = Répondre à voix haute
    .group = Répondre
when_i_dream-move-tell = Raconter
    .group = Raconter
when_i_dream-move-spoken = C’est dit
    .group = Parler
when_i_dream-move-press = { $heard ->
    [right] Juste
    [wrong] Faux
   *[pass] Passe
}
    .group = Réponse
when_i_dream-move-foul = Faute : { $name }
    .group = Faute
when_i_dream-move-mention = Ces mots y étaient
    .group = Récit

## Ce qui arrive

when_i_dream-event-round = Nuit { $round }. { $name } mettra le masque.
when_i_dream-event-role = { $role ->
    [fairy] { $name } reçoit le rôle de Fée.
    [boogeyman] { $name } reçoit le rôle de Croque-Mitaine.
    [sandman] { $name } reçoit le rôle de Marchand de Sable.
   *[other] { $name } reçoit un rôle secret.
}
when_i_dream-event-ready = { $name } attend la nuit.
when_i_dream-event-night = La nuit tombe. { $name } rêve.
when_i_dream-event-card = { $called ->
    [none] Un nouveau mot paraît.
   *[other] Un nouveau mot paraît : « { $called } ».
}
when_i_dream-event-clue = { $doubtful ->
    [yes] { $name } : « { $clue } », indice douteux ({ $rule }).
   *[other] { $name } : « { $clue } ».
}
when_i_dream-event-heard = { $name } donne un indice.
when_i_dream-event-passed = { $name } passe.
when_i_dream-event-spoken = { $name } a parlé.
when_i_dream-event-settled = { $how ->
    [right] Juste : c’était « { $called } ».
    [wrong] Faux : « { $spoken } » pour « { $called } ».
    [missed] Manqué : c’était « { $called } ».
   *[other] Le Rêveur a parlé.
}
when_i_dream-event-changed = { $called ->
    [none] La carte a changé.
   *[other] Faute : { $name } prend « { $called } » en pénalité.
}
when_i_dream-event-dawn = Le sable s’est écoulé. Silence !
when_i_dream-event-left = La dernière carte ne compte pas.
when_i_dream-event-told = { $silent ->
    [yes] { $name } ne raconte rien.
   *[no] { $count ->
        [0] { $name } raconte son rêve ; aucun mot jaune n’y figure.
       *[other] { $name } raconte son rêve. On y reconnaît { $heard }.
    }
}
when_i_dream-event-was = { $role ->
    [fairy] { $name } était une Fée.
    [boogeyman] { $name } était un Croque-Mitaine.
   *[sandman] { $name } était un Marchand de Sable.
}
when_i_dream-event-missing = { $role ->
    [fairy] Une Fée était restée de côté.
    [boogeyman] Un Croque-Mitaine était resté de côté.
   *[sandman] Un Marchand de Sable était resté de côté.
}
when_i_dream-event-side = { $side ->
    [yellow] { $count ->
        [0] Rien du côté jaune.
        [one] { $count } mot du côté jaune : { $called }.
       *[other] { $count } mots du côté jaune : { $called }.
    }
   *[blue] { $count ->
        [0] Rien du côté bleu.
        [one] { $count } mot du côté bleu : { $called }.
       *[other] { $count } mots du côté bleu : { $called }.
    }
}
when_i_dream-event-scored = { $points ->
    [0] { $name } ne marque rien.
   *[other] { $name } marque { when_i_dream-points }.
}
when_i_dream-event-over = La partie est finie : tout le monde a rêvé.

## Pourquoi pas

when_i_dream-refusal-not_yet = Pas encore : dites d’abord que vous êtes là.
when_i_dream-refusal-one_word = Un indice est un seul mot, en lettres, de { $most } signes au plus.
when_i_dream-refusal-no_contest = Rien à contester : seul un indice douteux se conteste, et pendant 4 secondes.
when_i_dream-refusal-nothing_composed = Vous n’avez pas d’indice en attente : écrivez-en un d’abord.
when_i_dream-refusal-clue = Donnez un indice d’un seul mot, ou passez.
when_i_dream-refusal-silence = La nuit est finie : les esprits se taisent. Écoutez le Rêveur.
when_i_dream-refusal-answer = Donnez une réponse, ou passez.
when_i_dream-refusal-whole_answer = Répondez en { $most } mots au plus.
when_i_dream-refusal-telling = Racontez votre rêve, en { $most } signes au plus.
when_i_dream-refusal-no_spirit = Seul un esprit peut faire une faute : désignez-en un.
when_i_dream-refusal-press = Touchez ce que le Rêveur a dit.
when_i_dream-refusal-mention = Cochez les mots du récit.
when_i_dream-refusal-not_yellow = Seuls les mots du côté jaune se cochent, une fois chacun.
when_i_dream-refusal-not_asked = Un instant : ce n’est pas à vous.
when_i_dream-refusal-over = La partie est finie.
when_i_dream-refusal-no_deadline = Ce sablier ne s’est pas écoulé.

## Pourquoi un indice n’est pas parti

when_i_dream-withheld-W4-1 = « { $clue } » est de la même famille que le mot.
when_i_dream-withheld-W4-2 = « { $clue } » sonne comme le mot.
when_i_dream-withheld-W4-3 = « { $clue } » n’est pas un mot de la langue de la table.
when_i_dream-withheld-then = Trouvez-en un autre.

## Les variantes

when_i_dream-option-language = Langue des mots
when_i_dream-option-language-fr = français
when_i_dream-option-language-en = anglais
when_i_dream-option-night = Durée d’une nuit
when_i_dream-option-night-90 = 1 min 30
when_i_dream-option-night-120 = 2 minutes
when_i_dream-option-night-150 = 2 min 30
when_i_dream-option-night-180 = 3 minutes
when_i_dream-option-clue = Temps pour un indice
when_i_dream-option-clue-8 = 8 secondes
when_i_dream-option-clue-5 = 5 secondes
when_i_dream-option-clue-15 = 15 secondes
when_i_dream-option-clue-25 = 25 secondes
when_i_dream-option-order = Après chaque carte
when_i_dream-option-order-clockwise = L’esprit suivant continue
when_i_dream-option-order-left = On reprend à gauche du Rêveur
when_i_dream-option-fouls = Indices interdits
when_i_dream-option-fouls-soft = Refusés, sans pénalité
when_i_dream-option-fouls-rulebook = Une carte de pénalité
when_i_dream-option-strict = Indices douteux
when_i_dream-option-strict-no = Dits, et contestables
when_i_dream-option-strict-yes = Refusés
when_i_dream-option-first = Premier Rêveur
when_i_dream-option-first-random = Au hasard
when_i_dream-option-first-0 = Place 1
when_i_dream-option-first-1 = Place 2
when_i_dream-option-first-2 = Place 3
when_i_dream-option-first-3 = Place 4
when_i_dream-option-first-4 = Place 5
when_i_dream-option-first-5 = Place 6
when_i_dream-option-first-6 = Place 7
when_i_dream-option-first-7 = Place 8
when_i_dream-option-first-8 = Place 9
when_i_dream-option-first-9 = Place 10
when_i_dream-option-voice = Table vocale
when_i_dream-option-voice-no = Indices écrits
when_i_dream-option-voice-yes = On se parle, un esprit tient les boutons
when_i_dream-option-ears = Pour le Rêveur
when_i_dream-option-ears-no = Indices dits et affichés
when_i_dream-option-ears-yes = Indices dits seulement

## Les règles

when_i_dream-rule-W1-1 = On joue de 4 à 10, en autant de nuits qu’il y a de personnes : chacune rêve une fois, et le masque passe à gauche.
    .title = Mise en place
when_i_dream-rule-W1-2 = Il y a 110 cartes Rêve de quatre mots chacune. Un seul de ces mots est en jeu, n’importe lequel avec la même chance.
when_i_dream-rule-W1-3 = Fées, Croque-Mitaines et Marchands de Sable, dans cet ordre : à 4 personnes, 1 + 1 + 2 ; à 5, 2 + 1 + 2 ; à 6, 3 + 2 + 1 ; à 7, 3 + 2 + 2 ; à 8, 4 + 3 + 1 ; à 9, 4 + 3 + 2 ; à 10, 5 + 4 + 1.
when_i_dream-rule-W1-4 = Le premier Rêveur est tiré au sort ; la table peut en décider autrement.
when_i_dream-rule-W2-1 = Il y a autant de rôles que de personnes. Chaque esprit en reçoit un, en secret ; celui qui reste n’est vu de personne avant le jour.
    .title = La nuit : les rôles
when_i_dream-rule-W2-2 = Le premier mot d’une nuit est un mot que le Rêveur n’a pas pu voir.
when_i_dream-rule-W2-3 = Le sablier part quand tout le monde est prêt : 2 minutes, ou ce que la table a choisi.
when_i_dream-rule-W3-1 = L’esprit à gauche du Rêveur donne le premier indice, puis on tourne dans le sens horaire, sans le Rêveur, autant de tours qu’il faut.
    .title = La nuit : le rêve
when_i_dream-rule-W3-2 = Un indice est exactement un mot. Rien n’oblige à aider ni à dire vrai.
when_i_dream-rule-W3-3 = Un esprit peut passer.
when_i_dream-rule-W3-4 = Un esprit qui tarde passe son tour : 5 secondes de vive voix, 8 par écrit. On peut préparer son indice d’avance ; il part quand le tour vient.
when_i_dream-rule-W3-5 = Le Rêveur intervient quand il veut, par une réponse ou en passant. Une seule réponse par carte.
when_i_dream-rule-W3-6 = Réponse juste : la carte va du côté jaune. Réponse fausse, ou Rêveur qui passe : du côté bleu. Dite à voix haute, une réponse compte si elle sonne comme le mot.
when_i_dream-rule-W3-7 = Un nouveau mot paraît et les indices reprennent avec l’esprit suivant, ou, si la table l’a choisi, à gauche du Rêveur.
when_i_dream-rule-W3-8 = De toute la nuit, le Rêveur n’apprend pas si ses réponses sont justes.
when_i_dream-rule-W3-9 = Les esprits voient le mot, les deux côtés et les réponses. Le Rêveur ne voit ni mot, ni côtés, ni comptes, ni sablier.
when_i_dream-rule-W4-1 = Interdit : un mot de la famille du mot en jeu (Prince pour Princesse), ou le mot lui-même.
    .title = Indices interdits
when_i_dream-rule-W4-2 = Interdit : un mot qui sonne comme lui (Sablier pour Tablier). Un mot court qui n’en diffère que d’un son (Bouche et Douche) est douteux : il est dit, et l’on peut le contester, sauf si la table refuse de tels indices.
when_i_dream-rule-W4-3 = Interdit : un mot d’une autre langue que celle de la table (Bike pour Vélo).
when_i_dream-rule-W4-4 = Qui commet la faute prend la carte en pénalité : elle ne compte pour aucun côté. Un nouveau mot paraît, le Rêveur apprend que la carte a changé, le sablier continue.
when_i_dream-rule-W4-5 = Ce qui n’est pas un seul mot (plusieurs mots, chiffres, épellation, images) est refusé sans pénalité ; les secondes continuent.
when_i_dream-rule-W4-6 = À une table clémente, un indice interdit est refusé avec sa raison, sans pénalité, et peut être remplacé dans les secondes qui restent.
when_i_dream-rule-W4-7 = Un indice douteux part. Pendant 4 secondes, les autres esprits peuvent le contester ; plus de la moitié d’entre eux en fait une faute. Si la carte est déjà rangée, elle quitte son côté.
when_i_dream-rule-W5-1 = Quand le sablier est écoulé, les esprits se taisent aussitôt.
    .title = La fin de la nuit
when_i_dream-rule-W5-2 = Le Rêveur a 10 secondes pour répondre encore à la carte en jeu, sans autre indice. S’il ne répond pas, elle reste sans effet.
when_i_dream-rule-W6-1 = Toujours masqué, le Rêveur raconte son rêve en 75 secondes, avec les mots qu’il pense avoir devinés : une histoire ou une simple liste.
    .title = Le jour
when_i_dream-rule-W6-2 = Une carte jaune est citée si son mot figure dans le récit. Les autres mots ne coûtent rien.
when_i_dream-rule-W6-3 = Puis le masque tombe : rôles, côtés et rôle manquant sont montrés.
when_i_dream-rule-W6-4 = Chaque Fée marque le nombre de cartes jaunes.
when_i_dream-rule-W6-5 = Chaque Croque-Mitaine marque le nombre de cartes bleues.
when_i_dream-rule-W6-6 = Le Rêveur marque les cartes jaunes, et 2 de plus s’il les a toutes citées. Sans carte jaune, pas de supplément.
when_i_dream-rule-W6-7 = Chaque Marchand de Sable : à égalité, les cartes jaunes plus 2 ; à une carte d’écart, le plus grand côté ; au-delà, le plus petit.
when_i_dream-rule-W6-8 = Les cartes de la nuit vont sous la pile, un autre de leurs mots en jeu ; les pénalités restent.
when_i_dream-rule-W7-1 = Quand chacun a rêvé : points moins pénalités. Le plus haut total l’emporte ; à égalité, le moins de pénalités ; sinon, la victoire est partagée. Un total peut être négatif.
    .title = La fin

## La table en mots

when_i_dream-view-round = Nuit
when_i_dream-view-dreamer = Rêveur
    .kind = seat
when_i_dream-view-role = Votre rôle
    .kind = role
when_i_dream-view-turn = La parole est à
    .kind = seat
when_i_dream-view-cards = Cette nuit
    .none = rien encore
    .of = table
    .each = { $fate ->
        [yellow] { $word }, côté jaune
        [blue] { $word }, côté bleu
        [foul] { $word }, pénalité
        [left] { $word }, sans effet
       *[other] { $word } : { $clues }
    }
    .clues = « { $clue } » ({ $name }, indice { $number })
when_i_dream-view-withheld = Vos indices refusés
    .of = table
    .each = « { $clue } » ({ $rule })
when_i_dream-view-telling = Le rêve
when_i_dream-view-points = Points
when_i_dream-view-penalties = Pénalités
    .kind = count
