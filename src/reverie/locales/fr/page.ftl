# Les mots de la page.

page-title = Rêverie, une table pour les jeux de rêve
page-title-turn = ● À vous : { $title }
page-skip = Aller au contenu
page-home = Accueil
page-navigation = Pages
page-menu = Menu
page-close = Fermer
page-again = Réessayer
page-loading = Un instant…
page-more = En voir plus
page-choose = Choisir…
page-none = rien
page-copied = Lien copié.
page-just-now = à l’instant

## Les jeux

page-games = Les jeux
page-for-players = { $least ->
    [1] De 1 à { $most } personnes
   *[other] De { $least } à { $most } personnes
}
page-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
page-soon = Encore en songe : bientôt ici
page-play-now = Jouer maintenant
page-learn = Apprendre en jouant
page-glance = En images
page-invite = Inviter des amis
page-sitting-down = On s’installe…

## Accueil

page-hello = Des jeux de rêve, une table, ce soir.
page-lead = Ouvrez, asseyez-vous, jouez : ni compte, ni installation. Des robots prennent les places libres.
page-name-here = Ici, on vous appelle
page-running = Vos parties
page-running-none = Aucune partie ne vous attend. Un clic ci-dessus, et vous y êtes.
page-running-above = Celles qui vous attendent sont en haut.
page-awaiting = On vous attend
page-open-tables = Tables ouvertes
page-open-none = Personne n’attend pour l’instant. Ouvrez une table : les autres la verront ici.
page-online = { $count ->
    [one] Une personne est là ce soir.
   *[other] { $count } personnes sont là ce soir.
}
page-footer = Rêverie est un hommage de joueurs. Les jeux appartiennent à leurs auteurs et éditeurs : s’ils vous plaisent, achetez la boîte.
page-your-turn = À vous de jouer
page-others-think = Aux autres de jouer
page-watch = À regarder
page-full = Complète
page-free-seats = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
page-over = Partie terminée
page-won = Victoire
page-lost-game = Défaite
page-gave-up = Abandon
page-closed = Table fermée
page-closed-text = Son hôte l’a fermée, ou personne n’est venu. La nuit est encore longue : ouvrez-en une autre, ou rejoignez-⁠en une.

## Une nouvelle table

page-new-table = Nouvelle table : { $game }
page-how-many = Combien de places ?
page-how-many-hint = Les places restées libres iront à des robots.
page-who-may-come = Qui peut venir ?
page-public = Tout le monde
page-private = Sur invitation
page-pace = À quel rythme ?
page-clock-none = Sans pendule
    .told = { $hourglasses ->
        [none] Sans pendule
       *[other] Sabliers du jeu
    }
    .hint = { $hourglasses ->
        [none] Personne n’est pressé : la table peut attendre des semaines.
       *[other] Pas de pendule par personne : seuls comptent les sabliers du jeu.
    }
page-clock-live = En direct
    .told = En direct
    .hint = Dix minutes par personne, et quinze secondes de plus à chaque coup.
page-clock-slow = Au long cours
    .told = Au long cours
    .hint = Deux jours par coup, pour jouer à distance.
page-variants = Variantes
page-option = { $name } : { $value }
page-open-table = Ouvrir la table

## Avant la partie

page-who-plays = Autour de la table
page-seat = Place { $number }
page-free-seat = Place libre
page-sit = S’asseoir ici
page-sit-down = S’asseoir à cette table
page-add-bot = Un robot
page-level = Robots
page-level-which = Contre quels robots ?
page-level-remembered = C’est retenu ; les préférences le changent.
page-level-ask = Me demander
page-level-drowsy = Robot somnolent
    .told = Joue à sa fantaisie, et vous laisse apprendre.
page-level-dreaming = Robot songeur
    .told = Réfléchit un peu : une partie entre amis.
page-level-lucid = Robot lucide
    .told = Réfléchit beaucoup : ne pardonne pas les fautes.
page-level-of = Niveau : { $name }
page-host = hôte
page-here = à table
page-away = fait un tour
page-stand = Quitter ma place
page-remove = Libérer la place occupée par { $name }
page-start = Commencer la partie
page-start-with-bots = Compléter et commencer
page-start-hint = { $count ->
    [one] Une place libre : un robot la prendra.
   *[other] { $count } places libres : des robots les prendront.
}
page-close-table = Fermer la table
page-close-sure = La fermer pour de bon
page-host-starts = L’hôte lancera la partie.
page-full-watch = La table est complète. Vous pouvez regarder.
page-invitation = Invitez
page-invitation-how = Scannez, ou envoyez l’adresse : c’est elle, l’invitation.
page-qr = Code QR de l’adresse de la table
page-copy-link = Copier le lien
page-share = Partager
page-share-text = Une place vous attend à ma table : { $game }.
page-your-name = Votre nom

## La partie

page-you = vous
page-you-alone = Vous
page-points = { $count ->
    [one] point
   *[other] points
}
page-awaited = on l’attend
page-thinks = { $name } réfléchit…
page-rests = On attend { $name } ; à défaut, un robot prendra le relais.
page-think-many = On attend { $names }…
page-think-crowd = On attend encore { $count } personnes…
page-table-moves = La table s’anime…
page-undo = Reprendre mon coup
page-undo-back = Revenir à mon dernier coup
page-ask-undo = Demander à reprendre mon coup
page-plea = { $name } voudrait reprendre son dernier coup. Ce qui s’est joué depuis serait repris aussi.
page-plea-waits = Pour reprendre votre coup, il manque un accord : { $names }.
page-plea-grant = D’accord
page-plea-deny = Non, continuons
page-plea-withdraw = Laisser mon coup
page-rule = Règle { $rule }
page-panel = Journal, discussion et règles
page-log = Journal
page-log-earlier = Ce qui s’est passé avant
page-log-empty = L’histoire commence ici.
page-chat = Discussion
page-chat-empty = Rien encore. Dites bonsoir !
page-say = Dites quelque chose…
page-send = Envoyer
page-feelings = Réactions
page-feeling-heart = Cœur
page-feeling-laugh = Rire
page-feeling-wow = Étonnement
page-feeling-clap = Bravo
page-feeling-think = Hum…
page-feeling-sleep = Dodo
page-feeling-star = Étoile
page-feeling-ouch = Aïe
page-rules = Règles
page-search-rules = Chercher dans les règles
page-rules-none = Aucune règle ne dit cela. Essayez un autre mot.
page-rules-later = Les règles de ce jeu arrivent avec lui.
page-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
page-connection-lost = La connexion s’est perdue. Elle revient d’elle-même…
page-connection-broken = Connexion perdue : elle va revenir. D’ici là, aucun coup ne part…
page-connection-heals = La partie est à l’abri. Rien à faire : la table revient dès que le réseau revient.
page-deed-offline = Hors ligne : personne ne vous entendrait. Ces boutons attendent la connexion.
page-bot-stands-in = Un robot joue à votre place.
page-you-resigned = Vous avez abandonné : un robot finit la partie à votre place. Restez regarder, si le cœur vous en dit.
page-take-back-seat = Reprendre ma place
page-tempo = Rythme des robots
page-tempo-pause = Pause
page-tempo-calm = Calme
page-tempo-usual = Habituel
page-tempo-quick = Rapide
page-paused = La partie est en pause.
page-go-on = Reprendre
page-leave = Laisser un robot jouer un moment
page-resign = Abandonner
page-resign-sure = Abandonner pour de bon ? Un robot finira la partie à votre place, et vous ne pourrez pas revenir.
page-resign-alone = Abandonner pour de bon ? Il ne resterait que des robots : la partie s’arrête là.
page-play-on = Continuer à jouer
page-resigned = a abandonné
page-rating = cote { $rating }
page-card = Carte { $number }
page-hidden-card = une carte cachée
page-hidden-cards = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
page-your-choices = Vos choix
page-nothing-asked = Rien ne vous est demandé pour l’instant.
page-on-the-table = Sur la table
page-answer = Répondre

## La fin

page-you-win = Vous gagnez. Bien joué !
page-wins = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
page-result = Résultat
page-points-story = Le score, coup par coup
page-points-by-round = Points par manche
page-points-by-card = Points par carte
page-round = Manche
page-goal = Objectif : { $goal }
page-rematch = Une revanche
page-join-rematch = Rejoindre la revanche
page-see-rematch = Voir la revanche
page-review = Revoir la partie
page-see-board = Voir le plateau
page-see-result = Voir le résultat
page-verify = Vérifier le hasard
page-download-log = Télécharger le journal

## Revoir

page-review-of = { $game }, après coup
page-eyes = Par les yeux de qui
page-eyes-of = Vu par { $name }
page-eyes-none = En spectateur
page-eyes-open = Cartes sur table
page-link-moment = Lien vers ce moment
page-play-on-here = Rejouer d’ici
page-play-on-before = Décider autrement
page-moment = Moment de la partie
page-moment-of = Moment { $at } sur { $last }
page-moment-first = La table est mise.
page-told-all = Tout ce qui s’est passé
page-moment-quiet = Rien ne bouge.
page-study = Analyse
page-together = Regarder ensemble
    .hint = Toutes les personnes ici voient le même moment, et ce que chacune montre du doigt.
page-whose-decisions = Les choix de qui
page-decision = Ce choix
page-decision-told = { $same ->
    [yes] Le robot aurait fait pareil : { $win } de chances de gagner.
   *[no] { $win } de chances de gagner ; le meilleur choix en donnait { $best }.
}
page-decision-sure = { $sure ->
    [clear] Le robot en est sûr.
    [leaning] Le robot penche de ce côté, sans plus.
   *[close] Pour le robot, c’est trop serré pour trancher.
}
page-played = joué
page-chances = Chances de gagner, choix après choix
page-swings = Les tournants
page-swing = { $lost ->
    [one] { $lost } point de chances perdu
   *[other] { $lost } points de chances perdus
}
page-judging = Le robot relit la partie : { $done } choix sur { $total }…
page-judging-soon = Le robot relit la partie…
page-no-review = Rien à revoir ici
page-no-review-text = Le lien est peut-être incomplet, ou la partie a été rangée depuis. Celles que vous avez finies vous attendent dans vos parties.

## Mes parties, classement

page-my-games = Mes parties
page-in-progress = En cours
page-finished = Finies
page-no-games = Pas encore de partie
page-no-games-text = Vos parties, en cours et finies, se retrouveront ici.
page-ratings = Classement
page-ratings-how = Seules comptent les parties entre personnes. La cote tient compte de la force de chacun et de tout le classement final, pas seulement du vainqueur.
page-ratings-none = Personne n’est encore classé
page-ratings-none-text = Jouez une partie entre personnes, et le classement commence.
page-place = Rang
page-name = Nom
page-rating-word = Cote
page-games-played = Parties
page-your-place = Vous êtes au rang { $place }, avec une cote de { $rating }.

## À propos, équité

page-about = À propos
page-about-lead = Une table en ligne pour des jeux de rêve, en français et en anglais, où les règles sont tenues et expliquées.
page-about-who = On ouvre un lien, on dit son nom, on joue : avec des amis, des inconnus ou des robots. Un coup impossible dit pourquoi, et cite la règle. Toute partie peut être revue, partagée, et reprise là où elle aurait pu tourner autrement.
page-fairness = Un hasard honnête
page-fair-1 = Le serveur ne peut pas tricher sans que cela se voie, et vous n’avez pas à le croire sur parole.
page-fair-2 = Avant la première carte, le serveur choisit un secret et en montre l’empreinte (SHA-⁠256). Changer le secret ensuite changerait l’empreinte.
page-fair-3 = Chaque tirage est calculé à partir du secret et de ce qu’y ajoute le navigateur de chaque joueur (HMAC-⁠SHA256) : personne ne peut choisir seul. Rien n’est tiré d’avance : il n’y a pas de pioche cachée à lire.
page-fair-4 = La partie finie, le secret s’ouvre. Votre navigateur refait alors chaque tirage, ici même. La commande « reverie verify » rejoue aussi chaque coup.
page-verify-title = Vérifier une partie
page-verify-none = Terminez une partie, et vous pourrez la vérifier ici.
page-which-game = Quelle partie ?
page-commitment = Empreinte, montrée avant la première carte
page-entropy = Ajouté par les navigateurs des joueurs
page-secret = Secret
page-secret-later = Il s’ouvrira à la fin de la partie.
page-checking = On refait les tirages…
page-check-secret = Le secret est bien celui dont l’empreinte avait été montrée.
page-check-secret-bad = Le secret n’est pas celui dont l’empreinte avait été montrée.
page-check-draws = { $count ->
    [0] Aucun tirage n’a eu lieu.
    [one] Le seul tirage découle bien du secret et des ajouts des navigateurs.
   *[other] Les { $count } tirages découlent bien du secret et des ajouts des navigateurs.
}
page-check-draws-bad = Le tirage numéro { $number } ne découle pas du secret et des ajouts des navigateurs.
page-check-where = Calculé dans ce navigateur à { $time }.
page-privacy = Ce que le serveur sait de vous
page-privacy-text = Le nom que vous vous donnez, votre langue et vos parties. Pas de compte, pas d’adresse, pas de traceur : une clé dans un seul cookie garde votre place.

## Crédits

page-credits = Crédits
page-credits-games = La Vallée de l’Éternité, Dreams, When I Dream, Etherium et Etherfields appartiennent à leurs auteurs, illustrateurs et éditeurs. Rien ici ne vient de leurs boîtes : tout a été fait pour Rêverie, ou à partir des œuvres libres nommées ci-dessous.
page-credits-fans = Si un jeu vous plaît, offrez-vous la boîte : autour d’une vraie table, c’est encore mieux.
page-credits-parts = Ce dont la maison est faite
page-credit-icons = Les silhouettes dont sont peintes les créatures : { $names }.
page-credit-emoji = Les réactions de la discussion, et des images de mots dans When I Dream.
page-credit-fraunces = Le caractère des titres.
page-credit-figtree = Le caractère du texte.
page-credit-svelte = La page.
page-credit-fluent = Les mots, dans chaque langue.
page-credit-server = Les tables en ligne.
page-credit-openskill = Le classement.
page-credits-own = Les couvertures, la composition des cartes, les sons et la mise en scène sont de la maison.

## Préférences

page-preferences = Préférences
page-language = Langue
page-sound = Son
page-sound-on = Activé
page-sound-off = Coupé
page-sound-is-on = Son : activé
page-sound-is-off = Son : coupé
page-on = Oui
page-off = Non
page-motion = Mouvement
page-motion-system = Selon l’appareil
page-motion-full = Complet
page-motion-reduced = Réduit
page-contrast = Contraste
page-contrast-system = Selon l’appareil
page-contrast-normal = Doux
page-contrast-high = Fort
page-size = Taille du texte
page-size-normal = Normale
page-size-large = Grande
page-size-huge = Très grande
page-colours = Couleurs
page-colours-normal = De la maison
page-colours-distinct = Bien distinctes
page-colours-hint = Chaque chose a aussi sa forme : la couleur n’est jamais seule.
page-table-kind = Table
page-table-kind-board = En images
page-table-kind-text = En mots
page-table-in-words = Table en mots
page-table-kind-hint = La table en mots se joue au clavier et à l’oreille.
page-continue = Continuer sur un autre appareil
page-continue-how = { $minutes ->
    [one] Scannez d’ici une minute : vous serez vous, sur l’autre appareil.
   *[other] Scannez d’ici { $minutes } minutes : vous serez vous, sur l’autre appareil.
}
page-continue-ask = Devenir { $name } sur cet appareil ?
page-continue-own = Ce lien a été créé par { $name }. Ne le suivez que si c’est bien vous : cet appareil jouera ensuite sous ce nom.
page-continue-leaves = Ici, vous êtes { $you }. Ce que vous jouerez ensuite reviendra à { $name } ; pendant un jour, vous pouvez faire marche arrière dans les préférences.
page-continue-replaces = Ici, vous êtes { $you }, et vous ne perdez rien en quittant ce nom.
page-continue-become = Oui, je suis { $name }
page-continue-stay = Non, rester { $you }
page-before = Redevenir { $name }
page-sign-out-others = Déconnecter mes autres appareils
page-signed-out-others = Vos autres appareils ne vous reconnaissent plus.
page-programs = Vos programmes
page-programs-what = Un programme peut jouer à votre place : il présente un jeton au lieu de votre clé, voit ce que vous voyez à la table et joue pour vous.
page-programs-scope = Un jeton permet de jouer, et rien d’autre : ni changer votre nom, ni ouvrir votre clé à un autre appareil, ni créer d’autres jetons. Révoquez-le, et le programme est aussitôt mis à la porte.
page-programs-none = Aucun programme ne joue pour vous.
page-program-name = Nom du programme
page-program-nameless = Sans nom
page-program-new = Créer un jeton
page-program-once = Il ne sera montré qu’une fois. Gardez-le comme une clé.
page-program-copy = Copier le jeton
page-program-copied = Copié.
page-program-revoke = Révoquer
page-program-revoke-named = Révoquer { $name }
page-continue-arriving = On vous reconnaît…
page-continue-failed = Ce lien ne mène plus à vous

## Clavier

page-keys = Raccourcis clavier
page-key-help = Cette liste
page-key-preferences = Préférences
page-key-sound = Activer ou couper le son
page-key-undo = Reprendre mon coup
page-key-log = Journal
page-key-chat = Discussion
page-key-rules = Règles
page-key-text = Table en mots ou en images
page-key-tab = Passer d’une chose à l’autre ; Entrée pour choisir
page-key-escape = Fermer ce qui est ouvert
page-key-before = Moment d’avant
page-key-after = Moment d’après
page-key-first = Début de la partie
page-key-last = Fin de la partie
page-key-run = Dérouler

## Quand quelque chose manque

page-loading-table = On prépare la table…
page-loading-review = On rouvre la partie…
page-lost = Cette adresse ne mène nulle part
page-lost-text = Le chemin s’est perdu dans la brume. L’accueil, lui, n’a pas bougé.
page-no-table = Pas de table ici
page-gone-no_table = Le lien est peut-être incomplet, ou la table a été rangée depuis. Redemandez-le à qui vous invite, ou ouvrez votre propre table.
page-gone-outdated = Cette table suit d’anciennes règles qui ne se jouent plus ici. Elle reste telle qu’elle était ; qui l’a ouverte peut encore la fermer.
page-find-table = Trouver une table
page-go-home = Retour à l’accueil
page-to-table = Aller à la table
page-broken = La page n’a pas pu venir
page-broken-text = Le réseau est peut-être parti faire un tour. Vérifiez-le, puis réessayez.

error-offline = Pas de réseau. Vérifiez la connexion, puis réessayez.
error-name_empty = Il faut un nom à montrer aux autres.
error-unreachable = Le serveur ne répond pas comme prévu. Réessayez dans un instant.
error-unknown = Quelque chose s’est mal passé. Réessayez dans un instant.
