### Dreams at a terminal.

dreams-terminal-round = Round { $round } · { $name } deals
dreams-terminal-halos = The names tell who placed a star since your turn; remember, it will not be told again.
dreams-terminal-place = Your stars: { $shades }. Type a shade, then how far right and how far down, from -100 to 100: { $first } -30 45
dreams-terminal-bet = Type the number of your bet:
dreams-terminal-column-player = Player
dreams-terminal-column-stars = Stars
dreams-terminal-column-vote = Bet
dreams-terminal-column-gain = Gain
dreams-terminal-commands = ? help · pictures tells them again · why says why not · undo · save · rules · log · q
dreams-terminal-help =
    Type a star as its shade, how far right and how far down (light -30 45), or the number of a bet.
    ? TITLE     tells a picture or looks up a rule: ? The Paper Ship, ? D3.6
    pictures    tells the four pictures again
