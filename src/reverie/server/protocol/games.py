"""Which games there are."""

from __future__ import annotations

from .basics import Body, Json


class OptionInfo(Body):
    """A variant a table may choose; the first value is the usual one against bots."""

    name: str
    values: list[Json]
    usual: Json
    """What a table has that people open for each other and do not choose it."""


class GameInfo(Body):
    """A game of the house."""

    name: str
    built: bool
    """Whether it can be played; the others are announced."""
    seats: tuple[int, int]
    """The fewest and the most."""
    options: list[OptionInfo]
    levels: list[str]
    """The levels of its bots, weakest first."""
    rules: int
    """The version of the rules that new tables use."""


class GameContent(Body):
    """The public facts of a game's box."""

    name: str
    clauses: list[str]
    content: Json
