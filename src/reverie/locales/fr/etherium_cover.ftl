### Etherium, sur l’étagère : ce que dit sa boîte, et une partie en un coup d’œil.

etherium-title = Etherium
etherium-cover = Six peuples, des terres flottantes, et l’éther pour enjeu.
    .facts = Environ 2 heures · pour une soirée
    .aim = Qui a le plus de points de victoire après sept saisons.
etherium-glance-1 = À chaque saison, chacun programme ses actions en secret, derrière un paravent.
etherium-glance-2 = Les programmes se dévoilent ensemble et se jouent dans l’ordre d’initiative : bouger, collecter, augmenter, connecter.
etherium-glance-3 = On se rencontre sur une terre, et les dés tranchent : les armées s’affrontent, les cités sont assiégées.
etherium-glance-4 = Jetons gagnés, boosters et tout ce que vous avez bâti comptent après la septième saison.
