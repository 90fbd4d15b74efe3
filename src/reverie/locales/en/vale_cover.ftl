### The Vale of Eternity on the shelf: what its box says, and a game at a glance.

vale-title = The Vale of Eternity
vale-cover = Hunt creatures, tame them, summon them.
    .facts = About 45 min · some rules to learn
    .aim = The most points win.
vale-glance-1 = Each round, everybody hunts two creatures in the vale: one on the way there, one on the way back.
vale-glance-2 = Sell a creature for the stones of its family, or tame it: it comes to your hand.
vale-glance-3 = Pay with stones to summon it. At once, for ever or every round, it brings you points and more.
vale-glance-4 = The game ends with the round in which somebody has 60 points, or after the tenth.
