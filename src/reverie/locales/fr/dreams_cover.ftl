### Dreams, sur l’étagère : ce que dit sa boîte, et une partie en un coup d’œil.

dreams-title = Dreams
dreams-cover = Dessinez un rêve en étoiles. L’un de vous fait un autre rêve.
    .facts = Environ 30 min · léger
    .aim = Amenez votre lune à 16 avant les autres.
dreams-glance-1 = Quatre visions apparaissent. Les dieux savent laquelle est vraie ; le mortel, l’un de vous, l’ignore.
dreams-glance-2 = Chacun son tour, on place trois étoiles dans un seul firmament, là où la vraie vision montre quelque chose.
dreams-glance-3 = Puis on mise en secret : les dieux sur le mortel, le mortel sur la vraie vision.
dreams-glance-4 = Bien miser et rester insoupçonné fait avancer votre lune. La première à 16 achève la partie.
