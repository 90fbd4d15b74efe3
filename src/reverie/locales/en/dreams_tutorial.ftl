### The first round of Dreams, told as it is played.

dreams-tutorial-understood = Got it
dreams-tutorial-skip = Skip the lesson

dreams-tutorial-visions = Here are four visions. Only one is true, and a place on the picture is the same place in the sky. Touch a picture to look at it closely.
    .title = Four visions
dreams-tutorial-token = Touch your token. Gods read the number of the true vision on it; one of you alone is mortal, and does not know.
    .title = God or mortal?
dreams-tutorial-god = You know the true vision. Choose a star and touch the sky where the picture shows something: enough for the gods to believe you, not so much that the mortal knows.
    .title = A hint, not a proof
dreams-tutorial-mortal = You do not know the true vision. Look where the others place their stars, then place yours as if you knew.
    .title = Pretend
dreams-tutorial-confirm = Move it as long as you like, by finger or by arrow keys; once placed, it stays.
    .title = Just there?
dreams-tutorial-halo = A halo shows who has just placed a star, then fades. After that it is for you to remember.
    .title = Who placed what?
dreams-tutorial-shades = Light, grey, black: the rules do not say what they mean. Many place the light one on a light, the black one on a shadow.
    .title = Three shades
dreams-tutorial-accuse = All the stars are there. Bet on the player you take for the mortal: +2 if you are right, and +1 if nobody bets on you.
    .title = Who did not know?
dreams-tutorial-name = All the stars are there. Bet on the vision you take for true: +2 if you are right, and +3 if no god bets on you.
    .title = Which was the true one?
dreams-tutorial-lock = Change your mind as often as you like, then lock. All is shown when everybody has locked.
    .title = Lock it
dreams-tutorial-reveal = The stars are laid over each vision. Guess which it was, before it is told.
    .title = The reveal
dreams-tutorial-tokens = Whose stars they are, then the votes, then the tokens: who fooled whom?
    .title = All is shown
dreams-tutorial-gains = The moons move along the path of the gods. Take your time: nothing goes on before everybody has seen it.
    .title = The gains
dreams-tutorial-goal = New visions, new tokens. The game ends with the round in which a moon reaches 16. You know it all: sweet dreams!
    .title = To 16
