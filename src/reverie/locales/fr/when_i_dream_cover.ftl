### When I Dream, sur l’étagère : ce que dit sa boîte, et une partie en un coup d’œil.

when_i_dream-title = When I Dream
when_i_dream-cover = Les yeux fermés, devinez ce que les esprits murmurent.
    .facts = Environ 40 min · léger
    .aim = Qui a le plus de points l’emporte, quand tout le monde a rêvé.
when_i_dream-glance-1 = L’un de vous rêve, les yeux fermés. Les autres voient un mot et soufflent chacun un indice.
when_i_dream-glance-2 = Les fées aident, les croque-mitaines égarent, les marchands de sable veulent l’équilibre. Les rôles sont secrets.
when_i_dream-glance-3 = Les mots devinés vont au soleil, les mots manqués à la lune.
when_i_dream-glance-4 = À l’aube, le Rêveur raconte son rêve et ôte son masque, les rôles se dévoilent, et chacun compte ses points.
