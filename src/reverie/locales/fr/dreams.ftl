### Dreams : tous les mots du jeu.

dreams-tagline = Des dieux partagent une vision ; parmi eux, un mortel la devine et fait semblant.

## Les choses

dreams-god = dieu
dreams-mortal = mortel
dreams-vision = vraie vision
dreams-mirage = mirage
dreams-sky = firmament
dreams-token = jeton
dreams-vote-disc = disque de vote
dreams-path = voie des dieux
dreams-moon = croissant de lune
dreams-dealer = donneur

dreams-shade-light = étoile claire
dreams-shade-grey = étoile grise
dreams-shade-black = étoile noire

dreams-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce que dit un jeton

dreams-token-0 = Vous êtes le mortel : vous ignorez la vraie vision.
dreams-token-1 = Vous êtes un dieu : la vraie vision est la 1.
dreams-token-2 = Vous êtes un dieu : la vraie vision est la 2.
dreams-token-3 = Vous êtes un dieu : la vraie vision est la 3.
dreams-token-4 = Vous êtes un dieu : la vraie vision est la 4.

## Ce qui vous est demandé

dreams-ask-star = À vous : placez une étoile où vous voulez dans le firmament.
dreams-ask-vote = À vous de voter, en secret.

dreams-ask-reveal = Regardez la manche, puis continuez.

dreams-field-shade = étoile
dreams-field-u = de gauche (−1000) à droite (1000)
dreams-field-v = de haut (−1000) en bas (1000)
dreams-field-choice = Votre mise
dreams-field-lock = verrouiller

## Qui est attendu, et pour quoi

dreams-wait-star = { $name } place une étoile.
dreams-wait-vote = { $name } vote.
dreams-wait-reveal = { $name } regarde encore la manche.

## Les réponses possibles

dreams-move-star = Placer l’{ $shade ->
    [light] étoile claire
    [grey] étoile grise
   *[black] étoile noire
} en { $u } ; { $v }
    .group = Placer
dreams-move-vote = { $lock ->
    [yes] Miser sur { $choice } et verrouiller
   *[no] Miser sur { $choice }
}
    .group = Voter
dreams-move-go_on = Continuer
    .group = Continuer

## Ce qui se passe

dreams-event-round = Manche { $round }. { $name } distribue les jetons.
dreams-event-reshuffled = Les images écartées reviennent dans la pile : { $pictures } images.
dreams-event-pictures = Quatre images apparaissent.
dreams-event-token = { $name } reçoit un jeton.
dreams-event-star = { $name } place une étoile.
dreams-event-voted = { $locked ->
    [yes] { $name } verrouille son vote.
   *[no] { $name } hésite encore.
}
dreams-event-abstained = { $name } n’a pas voté.
dreams-event-accused = { $name } mise sur { $target }.
dreams-event-named = { $name } mise sur la vision { $number }.
dreams-event-unmasked = Le mortel était { $name } ; la vraie vision était la { $vision }.
dreams-event-gained = { $points ->
    [0] { $name } ne gagne rien et reste à { $total }.
   *[other] { $name } gagne { dreams-points } : { $total } en tout.
}
dreams-event-over = La partie est finie.

## Pourquoi pas

dreams-refusal-star_first = C’est le moment de placer une étoile.
dreams-refusal-outside = Cet endroit est hors du firmament : restez à l’intérieur.
dreams-refusal-not_left = Cette étoile est déjà placée : prenez-en une autre.
dreams-refusal-too_near = Trop près d’une autre étoile : écartez-la un peu.
dreams-refusal-vote_first = C’est le moment de voter.
dreams-refusal-look_first = La manche est à découvert : regardez-la, puis continuez.
dreams-refusal-no_vision = Misez sur une vision, de 1 à 4.
dreams-refusal-no_player = Misez sur quelqu’un de la table.
dreams-refusal-yourself = On ne mise pas sur soi-même : choisissez quelqu’un d’autre.
dreams-refusal-not_asked = Un instant : ce n’est pas à vous.
dreams-refusal-over = La partie est finie.
dreams-refusal-no_deadline = Aucun sablier n’est écoulé.

## La table en mots

dreams-view-round = Manche
dreams-view-dealer = Donne
    .kind = seat
dreams-view-points = Points
dreams-view-left = Étoiles à placer
    .none = aucune
    .kind = shade

## Les variantes

dreams-option-owner = Auteur de chaque étoile
dreams-option-owner-hidden = De mémoire
dreams-option-owner-at_vote = Montré au vote
dreams-option-owner-always = Toujours montré
dreams-option-clock = Sabliers
dreams-option-clock-usual = 30 s par étoile, 60 s pour voter
dreams-option-clock-none = Aucun

## Les règles

dreams-rule-D1-1 = On joue de 3 à 6. Chacun a une couleur, un score de 0 et trois étoiles : une claire, une grise, une noire.
    .title = Mise en place
dreams-rule-D1-2 = 72 images de rêve sont mélangées en une pile.
dreams-rule-D1-3 = Il y a quatre piles de jetons, une pour chaque nombre de 1 à 4. Chacune compte un jeton mortel ; tous les autres, un de moins qu’il n’y a de joueurs, sont des jetons dieu à ce nombre.
dreams-rule-D1-4 = Le premier donneur est tiré au sort ; ensuite, la donne passe à gauche.
dreams-rule-D2-1 = Quatre images sont révélées en carré, numérotées de 1 à 4, toutes orientées comme le firmament : un endroit d’une image est un endroit du firmament.
    .title = La manche commence
dreams-rule-D2-2 = Une pile est choisie à l’aveugle et distribuée, un jeton chacun. La vision et le mortel sont tirés au hasard, indépendamment ; personne ne peut en savoir plus.
dreams-rule-D2-3 = On ne voit que son propre jeton. Celui d’un dieu montre le nombre de la vraie vision ; celui du mortel dit qu’il ne la connaît pas.
dreams-rule-D3-1 = Le donneur commence, puis on tourne vers la gauche : une étoile par tour, trois tours de table, jusqu’à ce que toutes soient placées.
    .title = Les étoiles
dreams-rule-D3-2 = On choisit laquelle de ses étoiles restantes placer, et n’importe quel endroit du firmament.
dreams-rule-D3-3 = Une étoile placée l’est pour de bon : personne ne la déplace ni ne l’enlève.
dreams-rule-D3-4 = Les nuances n’ont aucun sens dans les règles ; c’est aux joueurs de leur en donner un.
dreams-rule-D3-5 = Les étoiles ne sont pas aux couleurs des joueurs : à chacun de se souvenir. Un halo de la couleur du joueur marque la pose pendant 2 secondes, puis s’éteint ; le journal n’en garde rien. Une variante montre à qui sont les étoiles, au vote ou toujours.
dreams-rule-D3-6 = Le firmament est une ellipse. On ne place rien hors d’elle, ni presque sur une autre étoile : il faut pouvoir les distinguer.
dreams-rule-D3-7 = Ni grille, ni aimant, ni calque : une pose trop exacte trahirait la vision.
dreams-rule-D4-1 = Tous votent en secret et en même temps. Chaque dieu mise sur le joueur qu’il prend pour le mortel ; le mortel mise sur le nombre de la vraie vision.
    .title = Le vote
dreams-rule-D4-2 = Un dieu ne mise pas sur lui-même.
dreams-rule-D4-3 = On peut changer son vote tant que tous n’ont pas verrouillé le leur.
dreams-rule-D4-4 = Tous les votes sont montrés d’un coup, puis tous les jetons. La manche reste à découvert jusqu’à ce que tout le monde l’ait vue.
dreams-rule-D4-5 = De l’extérieur, le tour d’un dieu et celui du mortel se ressemblent en tout point.
dreams-rule-D5-1 = Le mortel gagne 3 points si aucun dieu n’a misé sur lui.
    .title = Le score
dreams-rule-D5-2 = Le mortel gagne 2 points s’il a nommé la vraie vision.
dreams-rule-D5-3 = Un dieu gagne 2 points s’il a misé sur le mortel.
dreams-rule-D5-4 = Un dieu gagne 1 point si personne n’a misé sur lui.
dreams-rule-D5-5 = Les gains s’additionnent.
dreams-rule-D6-1 = Si personne n’a 16 points, chacun reprend ses étoiles, les quatre images sont écartées, les jetons rempilés, et le donneur suivant prend la main.
    .title = La suite et la fin
dreams-rule-D6-2 = La partie s’arrête avec la manche où quelqu’un atteint ou dépasse 16 points. Le plus haut score gagne ; on peut gagner à plusieurs, rien ne départage.
dreams-rule-D6-3 = Quand il reste moins de quatre images, celles qui ont été écartées reviennent dans la pile.
dreams-rule-D6-4 = Entre joueurs : 30 secondes par étoile, 60 pour voter, 45 pour regarder une manche à découvert, sauf si la table joue sans sablier. Face aux seuls robots, rien ne presse, sauf choix contraire. Passé ce temps, un robot place l’étoile selon le vrai rôle du joueur ; un vote manquant est une abstention : il ne soupçonne personne, ne nomme rien et ne rapporte rien de cette mise.
dreams-rule-D6-5 = La parole est libre, vérités et mensonges compris. Un spectateur qui voit les jetons ne peut pas écrire aux joueurs.
