### La première partie de la Vallée, racontée pendant qu’elle se joue.

vale-tutorial-understood = Compris
vale-tutorial-skip = Passer la leçon

vale-tutorial-aim = Qui a le plus de points l’emporte, dès que quelqu’un atteint 60 ou après dix manches. Capturez des créatures, invoquez-les : elles vous en rapporteront.
    .title = Votre but
vale-tutorial-hunt = Chaque manche commence par la capture. Touchez une créature libre : votre marqueur s’y pose. Laissez le pointeur dessus, ou le doigt appuyé, pour la lire.
    .title = Choisissez une créature
vale-tutorial-snake = On pose un marqueur chacun, puis un second en sens inverse. Les formes montrent qui vient ensuite. Choisissez encore une créature.
    .title = Aller, puis retour
vale-tutorial-choose = Touchez une carte qui porte votre marqueur. Vendue, elle vous donne les pierres de sa famille. Apprivoisée, elle vient dans votre main.
    .title = Vendre ou apprivoiser ?
vale-tutorial-sold = Une pierre rouge vaut 1, une bleue 3, une violette 6. Vous en gardez 4 au plus, toutes couleurs confondues. À l’autre marqueur, maintenant.
    .title = Vos premières pierres
vale-tutorial-tamed = Cette créature attend dans votre main. Pour l’invoquer, il faudra payer son prix, écrit en haut à gauche. L’autre marqueur peut vous donner des pierres.
    .title = Elle est à vous
vale-tutorial-summon = La carte qui brille peut être invoquée. Touchez-la : vous verrez ce qu’elle ferait, les pierres qu’elle coûte, et ce que vous perdriez, car on ne rend pas la monnaie.
    .title = Invoquez
vale-tutorial-save = Pas encore de quoi payer ? Ce n’est rien : vos pierres et vos cartes restent à vous pour la manche suivante.
    .title = Patience
vale-tutorial-keep = Au-delà de 4 pierres, on choisit lesquelles garder. Touchez vos pierres, puis confirmez.
    .title = Trop de pierres
vale-tutorial-end = Plus rien à faire ? Terminez votre tour. Vos deux marqueurs doivent d’abord être repris.
    .title = Votre tour s’achève
vale-tutorial-resolution = Quand tout le monde a joué, les effets marqués d’un sablier se déclenchent, une fois chacun.
    .title = La résolution
vale-tutorial-round = Une manche de plus, un emplacement de plus : votre arène grandit jusqu’à dix créatures.
    .title = Votre arène grandit
vale-tutorial-summoned = L’éclair agit une fois, à l’invocation ; l’infini, tant que la carte est là ; le sablier, à chaque manche. Cherchez les créatures qui s’aident.
    .title = Votre première créature
vale-tutorial-banish = Votre arène est pleine. Touchez une de vos créatures pour la bannir, au prix du numéro de la manche, et faire de la place.
    .title = Plus de place ?
vale-tutorial-goal = La partie s’arrête si quelqu’un a 60 points ou plus à la fin d’une manche, ou après la dixième. Vous savez tout : bonne rêverie !
    .title = Jusqu’à 60
vale-tutorial-refused = Ce n’est pas possible maintenant, et la table vous dit pourquoi. Touchez la règle pour la lire en entier.
    .title = Pas cette fois
