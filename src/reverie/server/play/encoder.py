"""The choke point: the only place where what a seat knows becomes bytes.

Everything that depends on the game goes through here, and the game's part is a `View` by type:
there is no way from a state to a socket.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Raw

from ...kernel.codec import plain
from ...kernel.event import Event
from ...kernel.game import NO_GUESSES
from ...kernel.table import Question, Table
from ...kernel.view import View
from ...kernel.words import Json, Move, Refusal, Seat
from ..protocol.messages import Ask, Foreseen, FromServer, Plea, Reason, State, Waiting
from .live import Live

_encode = msgspec.json.Encoder(order="deterministic").encode
NULL = Raw(b"null")


def view_bytes(view: View) -> Raw:
    """Write a view. Anything else is a programmer's mistake."""
    if not isinstance(view, View):
        raise TypeError(f"only a View is told, not a {type(view).__name__}")
    return Raw(_encode(plain(view)))


_beginnings: dict[type[Move], bytes] = {}
"""How the moves of a class begin where msgspec writes the rest as `plain` would; else nothing."""


def move_bytes(move: Move) -> bytes:
    """Write a move, as `plain` would, only faster."""
    beginning = _beginnings.get(type(move))
    if beginning is None:
        beginning = b'{"kind":"%b",' % move.kind.encode()
        rest = _encode(move)[1:]  # a compiled class has fields that msgspec does not see
        if msgspec.json.decode(_encode(plain(move))) != _decoded(beginning + rest):
            beginning = b""
        _beginnings[type(move)] = beginning
    return beginning + _encode(move)[1:] if beginning else _encode(plain(move))


def _decoded(data: bytes) -> Json:
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError:
        return None


def tell_ask(question: Question) -> Ask:
    """Write what a seat is asked; only that seat may read it."""
    options = Raw(b"[%b]" % b",".join([move_bytes(move) for move in question.options]))
    return Ask(question.kind, question.rule, question.awaited, question.facts, options, question.fields)


def tell_waiting(table: Table) -> list[Waiting]:
    """Tell who is awaited, as all may know it."""
    return [Waiting(seat, kind, facts) for seat, kind, facts in table.waiting]


def waiting_bytes(live: Live) -> Raw:
    """Write who is awaited."""
    return Raw(_encode([] if live.over else tell_waiting(live.table)))


def tell_event(n: int, event: Event, seat: int | None) -> Json:
    """Tell an event as a seat perceives it."""
    return {"n": n, **event.seen_by(seat)}


def tell_foreseen(to: int, table: Table, seat: Seat, move: Move, guesses: Mapping[Seat, Move] = NO_GUESSES) -> Foreseen:
    """Tell a seat, and nobody else, what a move of its own would lead to, perhaps beside moves it guesses of others."""
    refusal = table.why(seat, move)
    events = table.preview(seat, move) if refusal is None else None
    seen = None if events is None else [plain(event.seen_by(seat)) for event in events]
    warning = table.warn(seat, move) if refusal is None else None
    outlook = table.outlook(seat, move, guesses)
    return Foreseen(to, plain(move), _reason(refusal), _reason(warning), seen, outlook)


def _reason(refusal: Refusal | None) -> Reason | None:
    return None if refusal is None else Reason(refusal.rule, refusal.key, refusal.values)


def message_bytes(message: FromServer) -> bytes:
    """Write a message that holds nothing of the game, or only what was told here."""
    return _encode(message)


def since_row(live: Live, since: int, seat: int | None) -> list[tuple[int, Event]]:
    """List what happened after a row and may be noticed, oldest first, each with the number of its row."""
    found: list[tuple[int, Event]] = []
    for n, events in reversed(live.events):
        if n <= since:
            break
        if events and live.noticed(seat, n):
            number = live.number(seat, n)
            found += [(number, event) for event in reversed(events)]
    return found[::-1]


class EncodedView:
    """What one seat, or a spectator, knows of a live table after its last row: written once, sent often."""

    def __init__(self, live: Live, seat: int | None, waiting: Raw) -> None:
        self.n = live.number(seat)
        self.seat = seat
        self.view = view_bytes(live.table.view(seat))
        self.asked = b"null"
        self.undo = self.ask_undo = False
        waits = live.pleaded_with()
        self.plea = Plea(live.plea.seat, waits) if live.plea is not None and waits else None
        if seat is not None and not live.over:
            question = live.table.ask(seat)
            if question is not None:
                self.asked = _encode(tell_ask(question))
            self.undo = live.can_undo(seat)
            self.ask_undo = live.may_plead(seat)
        self.ask = Raw(self.asked)
        self.waiting = waiting

    def state(self, live: Live, since: int, ack: int, info: Raw, now: int) -> bytes:
        """Write the whole table, and what happened since row `since`."""
        oldest = live.events[0][0] if live.events else live.n + 1
        fresh = not oldest - 1 <= since <= live.n
        happened = [] if fresh else since_row(live, since, self.seat)
        events = [tell_event(n, event, self.seat) for n, event in happened]
        clocks = [] if live.over else live.clocks.tell(now, self.seat)
        return _encode(
            State(
                self.n,
                0 if fresh else live.number(self.seat, since),
                fresh,
                ack,
                self.seat,
                info,
                self.view,
                self.ask,
                self.waiting,
                events,
                clocks,
                self.undo,
                self.ask_undo,
                self.plea,
            )
        )


def lobby_state(seat: int | None, ack: int, info: Raw) -> bytes:
    """Write a table on which nothing lies yet."""
    return _encode(State(0, 0, True, ack, seat, info, NULL, NULL, Raw(b"[]"), [], [], False, False, None))
