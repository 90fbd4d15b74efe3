### La Vallée de l’Éternité, sur l’étagère : ce que dit sa boîte, et une partie en un coup d’œil.

vale-title = La Vallée de l’Éternité
vale-cover = Capturez des créatures, apprivoisez-les, invoquez-les.
    .facts = Environ 45 min · quelques règles à apprendre
    .aim = Qui a le plus de points l’emporte.
vale-glance-1 = À chaque manche, chacun capture deux créatures de la vallée : une à l’aller, une au retour.
vale-glance-2 = Vendez une créature contre les pierres de sa famille, ou apprivoisez-la : elle vient dans votre main.
vale-glance-3 = Payez en pierres pour l’invoquer. Aussitôt, pour toujours ou à chaque manche, elle rapporte des points et plus encore.
vale-glance-4 = La partie s’achève avec la manche où quelqu’un a 60 points, ou après la dixième.
