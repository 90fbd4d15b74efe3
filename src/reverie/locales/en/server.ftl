# What the server says through the page, the terminal and its own plain page.

error-malformed = The server did not understand that.
error-not_you = The server does not know you any more. Reload the page.
error-not_host = Only the host of the table may do that.
error-origin = This page may not speak to that server.
error-not_seated = You have no seat at this table.
error-not_over = That can be seen when the game is over.
error-no_table = There is no such table.
error-no_game = There is no such game here.
error-not_yet = This game is not on the site yet.
error-no_page = There is nothing at this address.
error-no_seat = There is no such seat.
error-no_row = The game has no such moment to play on from.
error-no_link = This link has been used already, or is too old: ask for another.
error-no_save = There is no such save, or it is not yours.
error-no_passage = Nobody has found that here.
error-method = That cannot be done at this address.
error-seat_taken = This seat is taken: choose another.
error-seats_free = Some seats are still free: invite somebody, or fill up with bots.
error-started = The game has begun.
error-not_playing = The game is not being played.
error-closed = This table has been closed.
error-moved_on = The table has moved on. Look again.
error-no_undo = That move cannot be taken back any more.
error-resting = The table is waiting for somebody who lost the connection.
error-not_alone = Others sit at this table: its pace is not yours alone.
error-clock_runs = A clock is running: the game cannot rest.
error-still_here = That player is still here.
error-busy = Too many people changed this table at once. Try again.
error-outdated = This table was made under rules (version { $rules }) that are no longer played here. It can still be closed.
error-outdated_save = This save was made by a version ({ $version }) of the game that is not played here.
error-too_large = That is too large.
error-kind = The server does not read that kind of message.
error-many_tables = You have { $most } open tables already. Finish or close one first.
error-many_saves = You keep { $most } saves already.
error-bearer = A program’s token may play, but not do this.
error-removed = The host has freed your seat at this table: look for another.
error-no_way_back = There is no way back any more.
error-no_token = There is no such token.
error-somebody = On this device you are already { $name }. Confirm that you want to leave that name.
error-many_tokens = { $most } tokens are enough: revoke one first.
error-name_hidden = This name holds characters that cannot be seen. Type it again.
error-name_stacked = This name piles too many marks on one letter.
error-name_mixed = This name mixes letters of several alphabets that look alike in one word.
error-slow_down = Slower, please.
error-full = The house is full. Try again in a moment.
error-internal = Something went wrong on the server. Your game is safe.

bye-restart = The server is restarting. Back in a moment…
bye-slow = Your connection is too slow to follow. Reconnecting…

event-took_back = { $name } takes back a move.
event-pleaded = { $name } asks to take back a move.
event-granted = { $name } agrees.
event-denied = { $name } would rather go on.
event-left_seat = { $name } is away: a bot plays on.
event-came_back = { $name } is back.
event-resigned = { $name } resigns.
event-rests = { $name } lost the connection: all clocks stop for a moment.
event-goes_on = The game goes on without waiting for { $name }.

unbuilt-what = The server is running, but its page has not been built yet.
unbuilt-how = Build it once, then start the server again:
unbuilt-still = Bots and programs can already play: see /api/schema/openapi.json.

verify-ok = All is well: { $moves ->
    [one] one move
   *[other] { $moves } moves
} and { $outcomes ->
    [one] one draw or die
   *[other] { $outcomes } draws and dice
} are what the rules and the committed secret say.
verify-bad = This log does not hold: { $fault }
serve-ready = Rêverie is open at { $address }
