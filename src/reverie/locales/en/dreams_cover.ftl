### Dreams on the shelf: what its box says, and a game at a glance.

dreams-title = Dreams
dreams-cover = Draw a dream in stars. One of you is dreaming of something else.
    .facts = About 30 min · light
    .aim = Be the first to bring your moon to 16.
dreams-glance-1 = Four visions appear. The gods know which is the true one; the mortal, one of you, does not.
dreams-glance-2 = In turn, each places three stars in one sky, where the true vision shows something.
dreams-glance-3 = Then all bet in secret: the gods on who is the mortal, the mortal on the true vision.
dreams-glance-4 = Good bets and staying unsuspected move your moon. The first to 16 ends the game.
