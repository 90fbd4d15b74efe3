# The words of the page.

page-title = Rêverie, a table for dream games
page-title-turn = ● Your turn: { $title }
page-skip = Skip to the content
page-home = Home
page-navigation = Pages
page-menu = Menu
page-close = Close
page-again = Try again
page-loading = One moment…
page-more = Show more
page-choose = Choose…
page-none = nothing
page-copied = Link copied.
page-just-now = just now

## The games

page-games = The games
page-for-players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
page-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-soon = Still a dream: coming soon
page-play-now = Play now
page-learn = Learn by playing
page-glance = How it plays
page-invite = Invite friends
page-sitting-down = Taking your seat…

## Home

page-hello = Dream games, one table, tonight.
page-lead = Open, sit down, play: no account, nothing to install. Bots take the empty seats.
page-name-here = Your name tonight
page-running = Your games
page-running-none = No game is waiting for you. One click above, and you are in.
page-running-above = Those that wait for you are above.
page-awaiting = They wait for you
page-open-tables = Open tables
page-open-none = Nobody is waiting right now. Open a table: others will see it here.
page-online = { $count ->
    [one] One person is here tonight.
   *[other] { $count } people are here tonight.
}
page-footer = Rêverie is a tribute by players. The games belong to their authors and publishers: if you like them, buy the box.
page-your-turn = Your turn
page-others-think = Others are playing
page-watch = Watch
page-full = Full
page-free-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
page-over = Game over
page-won = Won
page-lost-game = Lost
page-gave-up = Resigned
page-closed = Table closed
page-closed-text = Its host closed it, or nobody came. The night is still young: open another one, or join one.

## A new table

page-new-table = A table for { $game }
page-how-many = How many seats?
page-how-many-hint = Seats that stay free go to bots.
page-who-may-come = Who may come?
page-public = Everybody
page-private = By invitation
page-pace = At what pace?
page-clock-none = No clock
    .told = { $hourglasses ->
        [none] No clock
       *[other] The game’s own hourglasses
    }
    .hint = { $hourglasses ->
        [none] Nobody is hurried: the table can rest for weeks.
       *[other] No personal clocks: only the game’s hourglasses count.
    }
page-clock-live = Live
    .told = Live
    .hint = Ten minutes each, and fifteen seconds more with every move.
page-clock-slow = By correspondence
    .told = By correspondence
    .hint = Two days for each move, to play from afar.
page-variants = Variants
page-option = { $name }: { $value }
page-open-table = Open the table

## Before the game

page-who-plays = Around the table
page-seat = Seat { $number }
page-free-seat = Free seat
page-sit = Sit here
page-sit-down = Sit down at this table
page-add-bot = Seat a bot
page-level = Bots
page-level-which = Against which bots?
page-level-remembered = It is remembered; the preferences change it.
page-level-ask = Ask me
page-level-drowsy = Drowsy bot
    .told = Plays at whim, and lets you learn.
page-level-dreaming = Dreaming bot
    .told = Thinks a little: a game among friends.
page-level-lucid = Lucid bot
    .told = Thinks hard: it punishes mistakes.
page-level-of = Level: { $name }
page-host = host
page-here = at the table
page-away = gone for a walk
page-stand = Leave my seat
page-remove = Free the seat of { $name }
page-start = Start the game
page-start-with-bots = Fill up with bots and start
page-start-hint = { $count ->
    [one] One free seat: a bot will take it.
   *[other] { $count } free seats: bots will take them.
}
page-close-table = Close the table
page-close-sure = Close it for good
page-host-starts = The host will start the game.
page-full-watch = The table is full. You are welcome to watch.
page-invitation = Invite
page-invitation-how = Scan, or send the address: it is the invitation.
page-qr = QR code of the table’s address
page-copy-link = Copy the link
page-share = Share
page-share-text = A seat waits for you at my table for { $game }.
page-your-name = Your name

## The game

page-you = you
page-you-alone = You
page-points = { $count ->
    [one] point
   *[other] points
}
page-awaited = awaited
page-thinks = { $name } is thinking…
page-rests = Waiting for { $name }; if they stay away, a bot takes over.
page-think-many = Waiting for { $names }…
page-think-crowd = Still waiting for { $count } people…
page-table-moves = The table stirs…
page-undo = Take back my move
page-undo-back = Back to my last move
page-ask-undo = Ask to take back my move
page-plea = { $name } would like to take back their last move. What was played since would go back with it.
page-plea-waits = Waiting for { $names } to let you take back your move.
page-plea-grant = Agreed
page-plea-deny = No, let us go on
page-plea-withdraw = Leave my move
page-rule = Rule { $rule }
page-panel = Log, chat and rules
page-log = Log
page-log-earlier = What happened before
page-log-empty = The story begins here.
page-chat = Chat
page-chat-empty = Nothing yet. Say good evening!
page-say = Say something…
page-send = Send
page-feelings = Reactions
page-feeling-heart = Heart
page-feeling-laugh = Laughter
page-feeling-wow = Wonder
page-feeling-clap = Bravo
page-feeling-think = Hmm…
page-feeling-sleep = Sleepy
page-feeling-star = Star
page-feeling-ouch = Ouch
page-rules = Rules
page-search-rules = Search the rules
page-rules-none = No rule says that. Try another word.
page-rules-later = The rules of this game come with it.
page-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-connection-lost = The connection was lost. It comes back by itself…
page-connection-broken = Connection lost: it will be back. Until then, no move is sent…
page-connection-heals = Your game is safe. Nothing to do: the table returns as soon as the network does.
page-deed-offline = Offline: nobody would hear you. These buttons wait for the connection.
page-bot-stands-in = A bot is playing for you.
page-you-resigned = You have resigned: a bot finishes the game in your place. Stay and watch, if you like.
page-take-back-seat = Take my seat back
page-tempo = Pace of the bots
page-tempo-pause = Pause
page-tempo-calm = Calm
page-tempo-usual = Usual
page-tempo-quick = Quick
page-paused = The game rests.
page-go-on = Go on
page-leave = Let a bot play for a while
page-resign = Resign
page-resign-sure = Resign for good? A bot will finish the game in your place, and you cannot come back.
page-resign-alone = Resign for good? Only bots would be left: the game ends here.
page-play-on = Keep playing
page-resigned = has resigned
page-rating = rating { $rating }
page-card = Card { $number }
page-hidden-card = a hidden card
page-hidden-cards = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}
page-your-choices = Your choices
page-nothing-asked = Nothing is asked of you right now.
page-on-the-table = On the table
page-answer = Answer

## The end

page-you-win = You win. Well played!
page-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
page-result = Result
page-points-story = The score, move by move
page-points-by-round = Points by round
page-points-by-card = Points by card
page-round = Round
page-goal = Goal: { $goal }
page-rematch = Play again
page-join-rematch = Join the rematch
page-see-rematch = See the rematch
page-review = Review the game
page-see-board = See the board
page-see-result = See the result
page-verify = Verify the draws
page-download-log = Download the log

## Review

page-review-of = { $game }, looking back
page-eyes = Through whose eyes
page-eyes-of = Seen by { $name }
page-eyes-none = As a spectator
page-eyes-open = All cards open
page-link-moment = Link to this moment
page-play-on-here = Play from here
page-play-on-before = Decide again
page-moment = Moment of the game
page-moment-of = Moment { $at } of { $last }
page-moment-first = The table is laid.
page-told-all = All that happened
page-moment-quiet = Nothing stirs.
page-study = Study
page-together = Watch together
    .hint = Everybody here sees the same moment, and what each of them points at.
page-whose-decisions = Whose decisions
page-decision = This decision
page-decision-told = { $same ->
    [yes] The bot would have done the same: { $win } chance to win.
   *[no] { $win } chance to win; the best choice gave { $best }.
}
page-decision-sure = { $sure ->
    [clear] The bot is sure of that.
    [leaning] The bot leans that way, no more.
   *[close] For the bot, this is too close to call.
}
page-played = played
page-chances = Chance to win, decision by decision
page-swings = Turning points
page-swing = { $lost ->
    [one] { $lost } point of chance lost
   *[other] { $lost } points of chance lost
}
page-judging = The bot is reading the game again: { $done } of { $total } decisions…
page-judging-soon = The bot is reading the game again…
page-no-review = Nothing to review here
page-no-review-text = The link may be incomplete, or the game has been cleared away since. Those you have finished wait for you among your games.

## My games, ratings

page-my-games = My games
page-in-progress = In progress
page-finished = Finished
page-no-games = No game yet
page-no-games-text = Your games, running and finished, will gather here.
page-ratings = Ratings
page-ratings-how = Only games between people count. A rating weighs how strong everybody is and the whole final order, not just the winner.
page-ratings-none = Nobody is rated yet
page-ratings-none-text = Play one game between people, and the ladder begins.
page-place = Rank
page-name = Name
page-rating-word = Rating
page-games-played = Games
page-your-place = Your rank is { $place }, with a rating of { $rating }.

## About, fairness

page-about = About
page-about-lead = An online table for dream games, in French and English, where the rules are kept and explained.
page-about-who = Open a link, say your name, play: with friends, strangers or bots. A move that cannot be made says why, and cites the rule. Every game can be looked at again, shared, and played on from where it might have gone another way.
page-fairness = Fair draws
page-fair-1 = The server cannot cheat unseen, and you need not take its word for it.
page-fair-2 = Before the first card the server chooses a secret and shows its fingerprint (SHA-⁠256). Changing the secret later would change the fingerprint.
page-fair-3 = Every draw is computed from the secret and what each player’s browser added to it (HMAC-⁠SHA256): nobody can choose alone. Nothing is drawn in advance: there is no hidden deck to read.
page-fair-4 = When the game is over the secret opens. Your browser then computes every draw again, right here. The command “reverie verify” also replays every move.
page-verify-title = Verify a game
page-verify-none = Finish a game, and you can verify it here.
page-which-game = Which game?
page-commitment = Fingerprint, shown before the first card
page-entropy = Added by the players’ browsers
page-secret = Secret
page-secret-later = It opens at the end of the game.
page-checking = Computing the draws again…
page-check-secret = The secret is the one whose fingerprint was shown.
page-check-secret-bad = The secret is not the one whose fingerprint was shown.
page-check-draws = { $count ->
    [0] Nothing was drawn.
    [one] The only draw follows from the secret and what the browsers added.
   *[other] All { $count } draws follow from the secret and what the browsers added.
}
page-check-draws-bad = Draw number { $number } does not follow from the secret and what the browsers added.
page-check-where = Computed in this browser at { $time }.
page-privacy = What the server knows about you
page-privacy-text = The name you give yourself, your language and your games. No account, no address, no tracker: a key in a single cookie keeps your seat.

## Credits

page-credits = Credits
page-credits-games = The Vale of Eternity, Dreams, When I Dream, Etherium and Etherfields belong to their authors, illustrators and publishers. Nothing here comes from their boxes: everything was made for Rêverie, or from the free works named below.
page-credits-fans = If you like a game, treat yourself to the box: around a real table it is better still.
page-credits-parts = What the house is made of
page-credit-icons = The silhouettes that the creatures are painted from: { $names }.
page-credit-emoji = The reactions in the chat, and pictures of words in When I Dream.
page-credit-fraunces = The typeface of titles.
page-credit-figtree = The typeface of text.
page-credit-svelte = The page.
page-credit-fluent = The words, in every language.
page-credit-server = The tables online.
page-credit-openskill = The ratings.
page-credits-own = The covers, the composition of the cards, the sounds and the staging are our own.

## Preferences

page-preferences = Preferences
page-language = Language
page-sound = Sound
page-sound-on = On
page-sound-off = Off
page-sound-is-on = Sound: on
page-sound-is-off = Sound: off
page-on = On
page-off = Off
page-motion = Motion
page-motion-system = Same as the device
page-motion-full = Full
page-motion-reduced = Reduced
page-contrast = Contrast
page-contrast-system = Same as the device
page-contrast-normal = Soft
page-contrast-high = High
page-size = Text size
page-size-normal = Normal
page-size-large = Large
page-size-huge = Very large
page-colours = Colours
page-colours-normal = House colours
page-colours-distinct = Easy to tell apart
page-colours-hint = Each thing has a shape as well: colour never stands alone.
page-table-kind = Table
page-table-kind-board = In pictures
page-table-kind-text = In words
page-table-in-words = Table in words
page-table-kind-hint = The table in words plays by keyboard and by ear.
page-continue = Continue on another device
page-continue-how = { $minutes ->
    [one] Scan within a minute: you will be you on the other device.
   *[other] Scan within { $minutes } minutes: you will be you on the other device.
}
page-continue-ask = Become { $name } on this device?
page-continue-own = This link was made by { $name }. Follow it only if { $name } is you: from then on, this device plays as { $name }.
page-continue-leaves = Here you are { $you }. What you play from now on belongs to { $name }; for a day, you can go back, in the preferences.
page-continue-replaces = Here you are { $you }, and you lose nothing by leaving that name.
page-continue-become = Yes, I am { $name }
page-continue-stay = No, stay { $you }
page-before = Be { $name } again
page-sign-out-others = Sign out my other devices
page-signed-out-others = Your other devices no longer know you.
page-programs = Your programs
page-programs-what = A program can play in your place: it shows a token instead of your key, sees what you see at the table, and moves for you.
page-programs-scope = A token may play, and nothing else: it cannot change your name, open your key to another device, or make other tokens. Revoke it, and the program is shut out at once.
page-programs-none = No program plays for you.
page-program-name = What the program is called
page-program-nameless = Nameless
page-program-new = Make a token
page-program-once = This is shown once. Keep it as you keep a key.
page-program-copy = Copy the token
page-program-copied = Copied.
page-program-revoke = Revoke
page-program-revoke-named = Revoke { $name }
page-continue-arriving = Recognising you…
page-continue-failed = This link leads to you no more

## Keyboard

page-keys = Keyboard shortcuts
page-key-help = This list
page-key-preferences = Preferences
page-key-sound = Sound on or off
page-key-undo = Take back my move
page-key-log = Log
page-key-chat = Chat
page-key-rules = Rules
page-key-text = Table in words or in pictures
page-key-tab = Go from thing to thing; Enter to choose
page-key-escape = Close what is open
page-key-before = The moment before
page-key-after = The moment after
page-key-first = Beginning of the game
page-key-last = End of the game
page-key-run = Let it run

## When something is missing

page-loading-table = Laying the table…
page-loading-review = Opening the game again…
page-lost = This address leads nowhere
page-lost-text = The path was lost in the mist. Home is still where it was.
page-no-table = No table here
page-gone-no_table = The link may be incomplete, or the table has been cleared away since. Ask whoever invited you for it again, or open a table of your own.
page-gone-outdated = This table was made under older rules that are no longer played here. It is kept as it was; whoever opened it can still close it.
page-find-table = Find a table
page-go-home = Back home
page-to-table = Go to the table
page-broken = The page did not arrive
page-broken-text = The network may have gone for a walk. Check it, then try again.

error-offline = No network. Check the connection, then try again.
error-name_empty = The others need a name to call you by.
error-unreachable = The server does not answer as it should. Try again in a moment.
error-unknown = Something went wrong. Try again in a moment.
