# Ce que le serveur dit par la page, le terminal et sa propre page toute simple.

error-malformed = Le serveur n’a pas compris.
error-not_you = Le serveur ne vous reconnaît plus. Rechargez la page.
error-not_host = Seul l’hôte de la table peut faire cela.
error-origin = Cette page n’a pas le droit de parler à ce serveur.
error-not_seated = Vous n’avez pas de place à cette table.
error-not_over = Cela se verra quand la partie sera finie.
error-no_table = Cette table n’existe pas.
error-no_game = Ce jeu n’est pas ici.
error-not_yet = Ce jeu n’est pas encore sur le site.
error-no_page = Il n’y a rien à cette adresse.
error-no_seat = Cette place n’existe pas.
error-no_row = La partie n’a pas de moment d’où reprendre ici.
error-no_link = Ce lien a déjà servi, ou il est trop vieux : demandez-en un autre.
error-no_save = Cette sauvegarde n’existe pas, ou n’est pas à vous.
error-no_passage = Personne n’a trouvé cela ici.
error-method = Cela ne se fait pas à cette adresse.
error-seat_taken = Cette place est prise : choisissez-en une autre.
error-seats_free = Il reste des places libres : invitez, ou complétez avec des robots.
error-started = La partie a commencé.
error-not_playing = Aucune partie n’est en cours.
error-closed = Cette table est fermée.
error-moved_on = La table a avancé. Regardez de nouveau.
error-no_undo = Ce coup ne peut plus être repris.
error-resting = La table attend quelqu’un qui a perdu la connexion.
error-not_alone = D’autres sont à cette table : son rythme n’est pas à vous seul.
error-clock_runs = Une horloge tourne : la partie ne peut pas s’arrêter.
error-still_here = Cette personne est encore là.
error-busy = Trop de monde a modifié cette table à la fois. Réessayez.
error-outdated = Cette table suit des règles (version { $rules }) qui ne se jouent plus ici. On peut encore la fermer.
error-outdated_save = Cette sauvegarde vient d’une version ({ $version }) du jeu qui ne se joue pas ici.
error-too_large = C’est trop gros.
error-kind = Le serveur ne lit pas ce genre de message.
error-many_tables = Vous avez déjà { $most } tables ouvertes. Finissez-en ou fermez-en une d’abord.
error-many_saves = Vous gardez déjà { $most } sauvegardes.
error-bearer = Le jeton d’un programme permet de jouer, mais pas de faire cela.
error-removed = L’hôte a libéré votre place à cette table : cherchez-en une autre.
error-no_way_back = Il n’y a plus de retour possible.
error-no_token = Ce jeton n’existe pas.
error-somebody = Sur cet appareil, vous êtes déjà { $name }. Confirmez que vous voulez quitter ce nom.
error-many_tokens = { $most } jetons suffisent : révoquez-en un d’abord.
error-name_hidden = Ce nom contient des caractères invisibles. Écrivez-le de nouveau.
error-name_stacked = Ce nom empile trop de signes sur une même lettre.
error-name_mixed = Ce nom mêle, dans un même mot, des lettres de plusieurs alphabets qui se ressemblent.
error-slow_down = Moins vite, s’il vous plaît.
error-full = La maison est pleine. Réessayez dans un instant.
error-internal = Quelque chose s’est mal passé sur le serveur. Votre partie est à l’abri.

bye-restart = Le serveur redémarre. De retour dans un instant…
bye-slow = Votre connexion est trop lente pour suivre. Reconnexion…

event-took_back = { $name } reprend un coup.
event-pleaded = { $name } demande à reprendre un coup.
event-granted = { $name } est d’accord.
event-denied = { $name } préfère continuer.
event-left_seat = { $name } s’absente : un robot joue à sa place.
event-came_back = { $name } est de retour.
event-resigned = { $name } abandonne.
event-rests = { $name } a perdu la connexion : toutes les pendules s’arrêtent un instant.
event-goes_on = La partie reprend sans attendre { $name }.

unbuilt-what = Le serveur tourne, mais sa page n’a pas encore été construite.
unbuilt-how = Construisez-la une fois, puis relancez le serveur :
unbuilt-still = Les robots et les programmes peuvent déjà jouer : voir /api/schema/openapi.json.

verify-ok = Tout est en ordre : { $moves ->
    [one] un coup
   *[other] { $moves } coups
} et { $outcomes ->
    [one] un tirage
   *[other] { $outcomes } tirages
} sont bien ce que disent les règles et le secret engagé.
verify-bad = Ce journal ne tient pas : { $fault }
serve-ready = Rêverie est ouverte à l’adresse { $address }
