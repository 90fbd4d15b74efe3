"""The choke point: the only place where what a seat knows becomes bytes.

Everything that depends on the game goes through here, and the game's part is a `View` by type:
there is no way from a state to a socket.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw

from ..kernel.codec import move_to_json, plain
from ..kernel.event import Event
from ..kernel.table import Question, Table
from ..kernel.view import View
from ..kernel.words import Json
from .live import Live
from .protocol import Ask, FromServer, State, Waiting

_encode = msgspec.json.Encoder(order="deterministic").encode
NULL = Raw(b"null")


def view_bytes(view: View) -> Raw:
    """Write a view. Anything else is a programmer's mistake."""
    if not isinstance(view, View):
        raise TypeError(f"only a View is told, not a {type(view).__name__}")
    return Raw(_encode(plain(view)))


def tell_ask(question: Question) -> Ask:
    """Write what a seat is asked; only that seat may read it."""
    return Ask(
        question.kind,
        question.rule,
        question.awaited,
        question.facts,
        [move_to_json(move) for move in question.options],
        question.fields,
    )


def tell_waiting(table: Table) -> list[Waiting]:
    """Tell who is awaited, as all may know it."""
    return [Waiting(seat, kind, facts) for seat, kind, facts in table.waiting]


def tell_event(n: int, event: Event, seat: int | None) -> Json:
    """Tell an event as a seat perceives it."""
    return {"n": n, **event.seen_by(seat)}


def message_bytes(message: FromServer) -> bytes:
    """Write a message that holds nothing of the game, or only what was told here."""
    return _encode(message)


def since_row(live: Live, since: int) -> list[tuple[int, Event]]:
    """List what happened after a row, oldest first."""
    found: list[tuple[int, Event]] = []
    for n, events in reversed(live.events):
        if n <= since:
            break
        found += [(n, event) for event in reversed(events)]
    return found[::-1]


class Eyes:
    """What one seat, or a spectator, knows of a live table after its last row: written once, sent often."""

    def __init__(self, live: Live, seat: int | None) -> None:
        self.n = live.n
        self.seat = seat
        self.view = view_bytes(live.table.view(seat))
        self.ask = NULL
        self.undo = False
        if seat is not None and not live.over:
            question = live.table.ask(seat)
            if question is not None:
                self.ask = Raw(_encode(tell_ask(question)))
            self.undo = live.can_undo(seat)
        self.waiting = [] if live.over else tell_waiting(live.table)

    def state(self, live: Live, since: int, ack: int, info: Raw, now: int) -> bytes:
        """Write the whole table, and what happened since row `since`."""
        oldest = live.events[0][0] if live.events else live.n + 1
        fresh = not oldest - 1 <= since <= live.n
        events = [] if fresh else [tell_event(n, event, self.seat) for n, event in since_row(live, since)]
        clocks = [] if live.over else live.clocks.tell(now, self.seat)
        return _encode(
            State(
                self.n, since, fresh, ack, self.seat, info, self.view, self.ask, self.waiting, events, clocks, self.undo
            )
        )


def lobby_state(seat: int | None, ack: int, info: Raw) -> bytes:
    """Write a table on which nothing lies yet."""
    return _encode(State(0, 0, True, ack, seat, info, NULL, NULL, [], [], [], False))
