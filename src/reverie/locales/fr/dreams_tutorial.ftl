### La première manche de Dreams, racontée pendant qu’elle se joue.

dreams-tutorial-understood = Compris
dreams-tutorial-skip = Passer la leçon

dreams-tutorial-visions = Voici quatre visions. Une seule est la vraie, et un endroit de l’image est le même endroit du firmament. Touchez une image pour la regarder de près.
    .title = Quatre visions
dreams-tutorial-token = Touchez votre jeton. Les dieux y lisent le numéro de la vraie vision ; un seul d’entre vous est mortel, et l’ignore.
    .title = Dieu ou mortel ?
dreams-tutorial-god = Vous connaissez la vraie vision. Choisissez une étoile et touchez le firmament là où l’image montre quelque chose : assez pour que les dieux vous croient, sans l’offrir au mortel.
    .title = Un signe, pas une preuve
dreams-tutorial-mortal = Vous ignorez la vraie vision. Regardez où les autres placent leurs étoiles, puis placez la vôtre comme si vous saviez.
    .title = Faites semblant
dreams-tutorial-confirm = Déplacez-la tant que vous voulez, au doigt ou aux flèches ; une fois placée, elle ne bouge plus.
    .title = Bien là ?
dreams-tutorial-halo = Un halo montre qui vient de placer une étoile, puis s’éteint. Ensuite, à vous de vous en souvenir.
    .title = Qui a placé quoi ?
dreams-tutorial-shades = Claire, grise, noire : les règles n’en disent rien. Beaucoup placent la claire sur une lumière, la noire sur une ombre.
    .title = Trois nuances
dreams-tutorial-accuse = Toutes les étoiles sont là. Misez sur la personne que vous croyez mortelle : +2 si c’est elle, et +1 si personne ne mise sur vous.
    .title = Qui ne savait pas ?
dreams-tutorial-name = Toutes les étoiles sont là. Misez sur la vision que vous croyez vraie : +2 si c’est elle, et +3 si aucun dieu ne mise sur vous.
    .title = Quelle était la vraie ?
dreams-tutorial-lock = Changez d’avis tant que vous voulez, puis verrouillez. Tout se dévoile quand chacun a verrouillé.
    .title = Verrouillez
dreams-tutorial-reveal = Les étoiles se posent sur chaque vision. Devinez laquelle, avant qu’on le dise.
    .title = La révélation
dreams-tutorial-tokens = D’abord les étoiles de chacun, puis les votes, puis les jetons : qui a trompé qui ?
    .title = Tout se montre
dreams-tutorial-gains = Les lunes avancent sur la voie des dieux. Prenez le temps de regarder : rien ne continue avant que tout le monde ait vu.
    .title = Les gains
dreams-tutorial-goal = Nouvelles visions, nouveaux jetons. La partie s’arrête à la manche où une lune atteint 16. Vous savez tout : bonne rêverie !
    .title = Jusqu’à 16
