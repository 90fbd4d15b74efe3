"""What is kept, as values: people, tables, rows, and how they are written into columns."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from ...kernel.saves import Save
from ..protocol.basics import Phase
from ..protocol.tables import Clock, Result

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    """Make up an id that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Person(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    named: bool
    language: str | None
    sign_outs: int = 0
    """How often they signed out everywhere."""
    bearer: bool = False
    """Whether a program asks, by one of their tokens."""


class Sitting(msgspec.Struct, frozen=True):
    """Who owns a seat: a person, a bot of a level, or nobody."""

    person: str | None = None
    bot: str | None = None
    entropy: str = ""
    name: str = ""
    """The person's name when the table was read."""
    rating: int | None = None


class Meta(msgspec.Struct, frozen=True):
    """A table without its moves."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    clock: Clock
    public: bool
    host: str
    phase: Phase
    version: int
    created: int
    started: int | None
    touched: int
    secret: str
    entropy: str
    start: list[int] | None
    inherited: int
    result: Result | None
    rated: bool
    rematch: str | None
    branch: str | None
    awaited: frozenset[int]
    wake: int | None
    seating: tuple[Sitting, ...]
    save: str | None = None
    """The id of the save that the table began with."""
    began_with: Save | None = None
    """That save, where the table was read for itself and not in a list."""
    removed: frozenset[str] = frozenset()
    """Whom the host sent away: they may not sit down again."""

    @property
    def setting(self) -> Meta:
        """The table without what every row changes."""
        return msgspec.structs.replace(self, awaited=frozenset(), wake=None, touched=0)

    def seat_of(self, person: str | None) -> int | None:
        """Find where a person sits."""
        if person is not None:
            for seat, sitting in enumerate(self.seating):
                if sitting.person == person:
                    return seat
        return None


class Row(msgspec.Struct, frozen=True):
    """One row of a table's truth."""

    n: int
    kind: str
    seat: int
    at: int
    move: dict[str, Any] | None = None
    chance: list[int] = []
    verdicts: list[Any] = []


class Line(msgspec.Struct, frozen=True):
    """What a row is, without what it says."""

    n: int
    kind: str
    seat: int
    gone: list[int] | None = None
    """Of a row that takes back: which moves, by their places among those that stood, where it is not the last alone."""


R = TypeVar("R", Row, Line)


def standing(rows: Iterable[R]) -> list[R]:
    """Keep the moves that were not taken back."""
    kept: list[R] = []
    for row in rows:
        if row.kind == "move":
            kept.append(row)
        elif row.kind == "undo":
            for place in reversed(taken_back(row) or [len(kept) - 1]):
                del kept[place]
    return kept


def taken_back(row: Row | Line) -> list[int] | None:
    """Tell the places of the moves that a row takes back; None: the last one's."""
    if isinstance(row, Line):
        return row.gone
    return None if row.move is None else row.move["gone"]


class Write(msgspec.Struct):
    """A row to be stored, and what changes about its table with it."""

    table: str
    row: Row
    awaited: str
    wake: int | None
    result: Result | None = None
    """Set by the row that ends the game."""
    save: Save | None = None
    """What the next session may go on from, if that row leaves something."""
    snapshot: tuple[int, str] | None = None
    """How the table stood after a row that can no longer be taken back, now and then: a cache for who will read it."""


class Conflict(Exception):
    """Somebody else was faster."""


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def digest(token: str) -> str:
    """Hash a token: only hashes are kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def meta_values(meta: Meta) -> dict[str, Any]:
    return {
        "game": meta.game,
        "rules": meta.rules,
        "seats": len(meta.seating),
        "options": text(meta.options),
        "clock": text(meta.clock),
        "public": meta.public,
        "host": meta.host,
        "phase": meta.phase,
        "version": meta.version,
        "created": meta.created,
        "started": meta.started,
        "touched": meta.touched,
        "secret": meta.secret,
        "entropy": meta.entropy,
        "start": None if meta.start is None else text(meta.start),
        "inherited": meta.inherited,
        "result": None if meta.result is None else text(meta.result),
        "rated": meta.rated,
        "rematch": meta.rematch,
        "branch": meta.branch,
        "awaited": ",".join(str(seat) for seat in sorted(meta.awaited)),
        "wake": meta.wake,
        "removed": " ".join(sorted(meta.removed)) or None,
    }


def seat_values(meta: Meta) -> list[dict[str, Any]]:
    return [
        {"table_id": meta.id, "seat": seat, "person": sat.person, "bot": sat.bot, "entropy": sat.entropy}
        for seat, sat in enumerate(meta.seating)
    ]


def read_meta(row: Any, seating: dict[int, Sitting]) -> Meta:
    return Meta(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        clock=msgspec.json.decode(row.clock, type=Clock),
        public=row.public,
        host=row.host,
        phase=row.phase,
        version=row.version,
        created=row.created,
        started=row.started,
        touched=row.touched,
        secret=row.secret,
        entropy=row.entropy,
        start=None if row.start is None else msgspec.json.decode(row.start),
        inherited=row.inherited,
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        rated=row.rated,
        rematch=row.rematch,
        branch=row.branch,
        awaited=frozenset(int(seat) for seat in row.awaited.split(",") if seat),
        wake=row.wake,
        seating=tuple(seating.get(seat, Sitting()) for seat in range(row.seats)),
        save=row.save,
        removed=frozenset((row.removed or "").split()),
    )


ROW_COLUMNS = ("table_id", "n", "kind", "seat", "at", "move", "chance", "verdicts")


def row_values(table: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table,
        "n": row.n,
        "kind": row.kind,
        "seat": row.seat,
        "at": row.at,
        "move": None if row.move is None else text(row.move),
        "chance": text(row.chance) if row.chance else None,
        "verdicts": text(row.verdicts) if row.verdicts else None,
    }


def read_row(row: Any) -> Row:
    return Row(
        row.n,
        row.kind,
        row.seat,
        row.at,
        None if row.move is None else msgspec.json.decode(row.move),
        [] if row.chance is None else msgspec.json.decode(row.chance),
        [] if row.verdicts is None else msgspec.json.decode(row.verdicts),
    )
