### Etherfields sur l’étagère : ce que dit sa boîte.

etherfields-title = Etherfields
etherfields-cover = Une nuit d’aventure, ensemble, dans un rêve qui résiste.
