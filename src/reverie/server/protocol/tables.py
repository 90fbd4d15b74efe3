"""Tables: opened, filled, listed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .basics import Body, Entropy, Json, Phase, RowNumber, SaveId, SeatCount, SeatNumber


class NoClock(Struct, tag_field="kind", tag="none", frozen=True):
    """Nobody is hurried: a table can rest for weeks. Deadlines of the rules themselves still hold."""


class LiveClock(Struct, tag_field="kind", tag="live", frozen=True):
    """A bank of seconds for each seat, and some back for each move."""

    bank: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 15


class SlowClock(Struct, tag_field="kind", tag="slow", frozen=True):
    """Days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)] = 2


Clock = NoClock | LiveClock | SlowClock


class NewTable(Body):
    """Open a table; you become its host and sit on seat 0."""

    game: str
    seats: SeatCount
    options: dict[str, Json] = {}
    clock: Clock = NoClock()
    public: bool = False
    entropy: Entropy = ""
    save: SaveId | None = None
    """Go on where a session ended, with as many seats as the game allows now."""


class PlayNow(Body):
    """Sit down against bots and start, in one call."""

    game: str
    seats: SeatCount | None = None
    """None: the number that suits the game."""
    options: dict[str, Json] = {}
    level: str | None = None
    """The level of the bots; None: the usual one."""
    entropy: Entropy = ""
    save: SaveId | None = None


class Sit(Body):
    """Take a free seat (None: the first); sitting elsewhere already, you change seats."""

    seat: SeatNumber | None = None
    entropy: Entropy = ""


class SeatBot(Body):
    """Put a bot on a free seat (None: the first), or change its level.

    In play: let a bot stand in for a person who has been away for a while; host only.
    """

    seat: SeatNumber | None = None
    level: str | None = None


class OneSeat(Body):
    """Names a seat: to remove whoever is on it, or to hand the table over to them."""

    seat: SeatNumber


class Branch(Body):
    """Play on from row `n` of a finished game against bots, on a new table."""

    n: RowNumber
    seat: SeatNumber = 0
    level: str | None = None


class SeatInfo(Body):
    """Who is on a seat."""

    seat: int
    name: str | None
    """None: nobody; bots are named too."""
    bot: str | None = None
    """The level, if a bot owns the seat."""
    away: bool = False
    """In play: a bot stands in until the owner returns."""
    resigned: bool = False
    online: bool = False
    host: bool = False
    you: bool = False
    rating: int | None = None
    entropy: str = ""
    """What the seat added to the secret."""


class Result(Body):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    resigned: list[int] = []
    ratings: dict[int, tuple[int, int]] = {}
    """By seat: the rating before and after, at a table of people."""
    outcome: Literal["won", "lost", "saved"] = "won"
    """A team may also lose all together, or save its game to play on."""
    save: str | None = None
    """The save that the game left, for the next session to go on from."""


class Fairness(Body):
    """The proof: the hash is told before the first card, the secret after the last."""

    commitment: str
    """SHA-256 of the secret."""
    entropy: str
    """What the seats added, as mixed in; empty before the start."""
    secret: str | None = None
    """Hexadecimal; only when the game is over."""


class TableInfo(Body):
    """Everything about a table but the game itself."""

    id: str
    game: str
    rules: int
    phase: Phase
    seats: list[SeatInfo]
    options: dict[str, Json]
    clock: Clock
    public: bool
    fair: Fairness
    host: bool
    """Whether you are its host."""
    spectators: int = 0
    result: Result | None = None
    rematch: str | None = None
    """The table that follows this one."""
    branch: str | None = None
    """The table this one was branched from."""
    save: str | None = None
    """The save that this table began with."""


class TableLine(Body):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    options: dict[str, Json]
    clock: Clock
    public: bool
    ago: float
    """Seconds since it was last touched; in play, since it began."""
    yours: bool = False
    """Whether you sit there."""
    turn: bool = False
    """Whether it waits for you."""
    result: Result | None = None


class TableList(Body):
    """Some tables, latest first; `more` is the `before` of the next page."""

    tables: list[TableLine]
    more: str | None = None
