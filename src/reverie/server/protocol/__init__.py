"""Every word that a client and the server exchange: HTTP bodies, and socket messages both ways.

All is JSON. A body or message with a field that does not fit its type is refused whole; unknown
fields are ignored, so that an older client survives a newer server. Socket messages carry their
kind in `type`. Moments are never told: clients get seconds remaining or seconds ago.

`n` is the number of the table's last row. It only grows: a move, an undo, a seat that leaves or
returns each add one. Whoever holds `n` knows how far they have seen.
"""
