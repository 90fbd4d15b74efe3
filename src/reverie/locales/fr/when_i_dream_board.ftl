### La table de When I Dream : ce que disent la nuit, les cartes et le jour.

when_i_dream-board-name = La chambre du rêve

## Avant la nuit

when_i_dream-board-night-of = Nuit { $round } sur { $rounds }
when_i_dream-board-sleeps = { $name } met le masque
when_i_dream-board-you-sleep = Cette nuit, vous rêvez
when_i_dream-board-you-sleep-how = Écoutez les voix, devinez le mot, répondez quand vous voulez. Certaines voix mentent.
when_i_dream-board-you-sleep-voice = Fermez les yeux. Vos amis parlent ; répondez à voix haute.
when_i_dream-board-your-role = Votre rôle est face cachée.
when_i_dream-board-roles-here = Les rôles de cette table ; l’un d’eux reste de côté :
when_i_dream-board-role-count = { $role ->
    [fairy] { $count ->
        [one] { $count } Fée
       *[other] { $count } Fées
    }
    [boogeyman] { $count ->
        [one] { $count } Croque-Mitaine
       *[other] { $count } Croque-Mitaines
    }
   *[sandman] { $count ->
        [one] { $count } Marchand de Sable
       *[other] { $count } Marchands de Sable
    }
}
when_i_dream-board-who-ready = Qui est là
when_i_dream-board-is-ready = { $name } est là
when_i_dream-board-not-ready = { $name } arrive
when_i_dream-board-waiting-ready = Vous êtes là. La nuit attend { $names }.
when_i_dream-board-try-voices = Essayer les voix
when_i_dream-board-trial = Bonne nuit

## Le rôle, à regarder en cachette

when_i_dream-board-peek = Mon rôle
when_i_dream-board-peek-words = Votre rôle secret : ouvrez pour regarder
when_i_dream-board-peek-how = Maintenez appuyé pour voir votre rôle
when_i_dream-board-pays-now = Maintenant
when_i_dream-board-pays-right = Si c’est juste
when_i_dream-board-pays-wrong = Si c’est faux

## La nuit du Rêveur

when_i_dream-board-speaks = { $name } parle
when_i_dream-board-said = { $name } a dit
when_i_dream-board-ponders = { $name } choisit son mot…
when_i_dream-board-circle = Les voix autour de vous
when_i_dream-board-answer = Votre réponse
when_i_dream-board-answer-hint = Je dirais…
when_i_dream-board-send-answer = Répondre
when_i_dream-board-pass = Je passe
when_i_dream-board-decline = Ne pas répondre
when_i_dream-board-said-it = C’est dit. Un autre mot vient.
when_i_dream-board-changed = La carte a changé.
when_i_dream-board-hear = Répondre à voix haute
when_i_dream-board-hearing = J’écoute…
when_i_dream-board-voice-is-on = Voix : activée
when_i_dream-board-voice-is-off = Voix : coupée
when_i_dream-board-ears-need-voice = À cette table, les indices ne se lisent pas : faites parler les voix.
when_i_dream-board-ears-no-voice = Ce navigateur ne parle pas : les indices s’affichent.
when_i_dream-board-last-title = Le sable s’est écoulé
when_i_dream-board-last-how = Il n’y aura plus d’indice.
when_i_dream-board-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
when_i_dream-board-aloud = Répondez à voix haute.
when_i_dream-board-watch-night = Vous écoutez comme le Rêveur : ni mot, ni côtés, ni sablier.

## La nuit des esprits

when_i_dream-board-hourglass = Sablier
when_i_dream-board-sand = Sablier : { when_i_dream-board-seconds }
when_i_dream-board-live = Le mot : { $word }
when_i_dream-board-yellow = Jaune
when_i_dream-board-blue = Bleu
when_i_dream-board-yellow-yet = Les mots devinés viendront ici.
when_i_dream-board-yellow-none = Aucun mot deviné cette nuit.
when_i_dream-board-blue-none = Aucun mot manqué cette nuit.
when_i_dream-board-blue-yet = Les mots manqués viendront ici.
when_i_dream-board-side-label = { $side ->
    [yellow] Côté jaune
   *[blue] Côté bleu
} : { $count ->
    [0] rien encore
    [one] { $count } carte, { $words }
   *[other] { $count } cartes, { $words }
}
when_i_dream-board-order = L’ordre des indices
when_i_dream-board-composed = indice prêt
when_i_dream-board-presses = tient les boutons
when_i_dream-board-clue = Votre indice
when_i_dream-board-clue-now = Un mot, un seul
when_i_dream-board-clue-ahead = Préparez votre mot
when_i_dream-board-send-clue = Dire
when_i_dream-board-keep-clue = Préparer
when_i_dream-board-drafted = « { $clue } » partira à votre tour.
when_i_dream-board-erase = Effacer
when_i_dream-board-answered = { $how ->
    [right] « { $spoken } » : juste !
    [wrong] « { $spoken } » : ce n’était pas cela.
   *[other] { $name } passe.
}
when_i_dream-board-doubtful = { $name } a dit « { $clue } » : est-ce interdit ?
when_i_dream-board-doubt = Douteux ({ $rule })
when_i_dream-board-doubt-W4-1 = Cela ressemble à un mot de la même famille.
when_i_dream-board-doubt-W4-2 = Cela sonne un peu comme le mot.
when_i_dream-board-doubt-W4-3 = Cela pourrait être une autre langue.
when_i_dream-board-contest = Contester
when_i_dream-board-contested = Contesté
when_i_dream-board-against = { $count } sur { $needed } voix
when_i_dream-board-foul = Faute : { $name } prend « { $word } » en pénalité.
when_i_dream-board-foul-short = Faute : { $name }
when_i_dream-board-foul-W4-1 = Faute : { $name } a dit « { $clue } », de la famille de « { $word } ».
when_i_dream-board-foul-W4-2 = Faute : { $name } a dit « { $clue } », qui sonne comme « { $word } ».
when_i_dream-board-foul-W4-3 = Faute : { $name } a dit « { $clue } » pour « { $word } » : ce n’est pas la langue de la table.
when_i_dream-board-fouls = Pénalités de la nuit
when_i_dream-board-last-spirits = Silence !
when_i_dream-board-tell-spirits = Au réveil, le masque tombera.
when_i_dream-board-no-card = Il n’y a plus de carte.

## La table vocale

when_i_dream-board-press = Qu’avez-vous entendu ?
when_i_dream-board-press-instead = Toucher pour { $name }
when_i_dream-board-say-it = À vous : dites un mot.
when_i_dream-board-right = Juste
when_i_dream-board-wrong = Faux
when_i_dream-board-he-passes = Passe
when_i_dream-board-spoken = C’est dit
when_i_dream-board-foul-of = Une faute…
when_i_dream-board-foul-by = Qui a donné un indice interdit ?
when_i_dream-board-mention = Quels mots jaunes entendez-vous ?
when_i_dream-board-mentioned-done = Le récit est fini
when_i_dream-board-mention-none = Aucune carte jaune cette nuit.

## Le récit

when_i_dream-board-tell-how = Une histoire ou une simple liste ; les mots en trop ne coûtent rien.
when_i_dream-board-tell-field = Votre rêve
when_i_dream-board-tell-hint = Je marchais dans une forêt, quand…
when_i_dream-board-tell-done = J’ouvre les yeux
when_i_dream-board-tell-kept = Gardé au fil de l’écriture.
when_i_dream-board-tell-aloud = Racontez votre rêve à voix haute.

## Le jour

when_i_dream-board-day = Le jour se lève
when_i_dream-board-no-hurry = Prenez le temps de regarder : la nuit attendra.
when_i_dream-board-dream-of = { $you ->
    [yes] Vous avez rêvé
   *[no] { $name } a rêvé
}
when_i_dream-board-no-telling = { $name } n’a rien raconté.
when_i_dream-board-told-aloud = { $name } a raconté de vive voix.
when_i_dream-board-listen = Écouter le rêve
when_i_dream-board-stop = Arrêter
when_i_dream-board-told-word = cité
when_i_dream-board-spoken-was = réponse : « { $spoken } »
when_i_dream-board-spoken-pass = passé
when_i_dream-board-unveiled = Le masque tombe
when_i_dream-board-missing = Resté de côté
when_i_dream-board-gain = { $points ->
    [0] 0
   *[other] +{ $points }
}
when_i_dream-board-total = Total : { $points }
when_i_dream-board-left = La dernière carte, « { $word } », ne compte pas.
when_i_dream-board-next-dreamer = { $name } rêve ensuite
when_i_dream-board-next-you = À vous de rêver
when_i_dream-board-go-on = Vers la nuit { $round }
when_i_dream-board-back-to-day = Revoir le jour
when_i_dream-board-why-fairy = { $yellow ->
    [0] Pas de carte jaune
    [one] { $yellow } carte jaune
   *[other] { $yellow } cartes jaunes
}
when_i_dream-board-why-boogeyman = { $blue ->
    [0] Pas de carte bleue
    [one] { $blue } carte bleue
   *[other] { $blue } cartes bleues
}
when_i_dream-board-why-dreamer-none = Pas de carte jaune
when_i_dream-board-why-dreamer-all = { when_i_dream-board-why-fairy }, et 2 points pour { $yellow ->
    [one] l’avoir citée
   *[other] les avoir toutes citées
}
when_i_dream-board-why-dreamer = { when_i_dream-board-why-fairy } ; { $told ->
    [0] aucune n’est citée
    [one] une seule est citée
   *[other] { $told } sont citées
}
when_i_dream-board-why-sandman-level = Égalité : { when_i_dream-board-why-fairy }, et 2 points
when_i_dream-board-why-sandman-near = À une carte près : le plus grand côté compte
when_i_dream-board-why-sandman-far = Grand écart : seul le plus petit côté compte

## Une personne

when_i_dream-board-nights = Ses nuits
when_i_dream-board-night-points = Nuit { $round } : { when_i_dream-board-gain }
when_i_dream-board-penalties = { $count ->
    [0] Aucune pénalité
    [one] { $count } carte de pénalité
   *[other] { $count } cartes de pénalité
}
when_i_dream-board-dreams = rêve

## Le retour sur la partie

when_i_dream-board-study = Ce qui s’est dit
when_i_dream-board-study-silent = Rien ne s’est dit cette nuit.
when_i_dream-board-study-no-clue = Aucun indice.
when_i_dream-board-study-night = Nuit { $round } : { $name } rêve
when_i_dream-board-judged-plural = Au singulier ou au pluriel, c’est le mot.
when_i_dream-board-judged-alias = C’est un autre nom du mot.
when_i_dream-board-judged-typo = Une faute de frappe ne compte pas.
when_i_dream-board-judged-sound = Écrit comme il se prononce, c’est le mot.
