"""The small words that the whole house shares: seats, moves, refusals, verdicts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

Seat = int
Points = int
Json = Any

CLOCK: Seat = -1
"""Who plays when a deadline has passed."""

USHER: Seat = -2
"""Who plays when somebody sits down, or leaves a seat to a bot or to nobody."""

SITTERS = ("person", "bot", "nobody")
"""Who may sit on a seat."""


@dataclass(frozen=True)
class Move:
    """An answer to an ask: a small frozen value, ids and numbers only."""

    kind: ClassVar[str] = "move"


@dataclass(frozen=True)
class Expire(Move):
    """The clock's move: the deadline with this key has passed."""

    kind: ClassVar[str] = "expire"
    key: str


@dataclass(frozen=True)
class Seated(Move):
    """The usher's move: this is who sits on a seat from now on, one of SITTERS."""

    kind: ClassVar[str] = "seated"
    seat: Seat
    who: str


@dataclass(frozen=True)
class Wait(Move):
    """A bot's answer where it may speak but need not: nothing for now. It is never played."""

    kind: ClassVar[str] = "wait"


class Refusal:
    """Why a move is not legal: the rule, which sentence tells it, and the values in the sentence."""

    def __init__(self, rule: str, key: str = "", **values: Json) -> None:
        self.rule = rule
        self.key = key
        self.values: dict[str, Json] = values

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.key == other.key
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        told = ", ".join([repr(self.rule), repr(self.key)] + [f"{k}={v!r}" for k, v in self.values.items()])
        return f"Refusal({told})"

    def to_json(self) -> Json:
        return {"rule": self.rule, "key": self.key, "values": dict(self.values)}


class Refused(Exception):
    """A move was played that is not legal; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


class Malformed(ValueError):
    """Data from outside that is no move, no log, no state."""


class OutdatedSave(Malformed):
    """A save of a version that this code no longer reads, or does not read yet."""

    def __init__(self, game: str, version: int, newest: int) -> None:
        super().__init__(f"saves of {game} have versions up to {newest} here; version {version} is not read")
        self.game = game
        self.version = version


class Outdated(Malformed):
    """A log by rules that this code no longer plays, or does not play yet."""

    def __init__(self, game: str, rules: int, oldest: int, newest: int) -> None:
        played = f"rules {newest}" if oldest == newest else f"rules {oldest} to {newest}"
        super().__init__(f"{game} is played here by {played}; this table needs rules {rules}")
        self.game = game
        self.rules = rules
        self.oldest = oldest
        self.newest = newest
