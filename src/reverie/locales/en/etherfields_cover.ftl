### Etherfields on the shelf: what its box says.

etherfields-title = Etherfields
etherfields-cover = A night’s adventure, together, in a dream that fights back.
