"""The log: rules version, setup, chance and moves. It rebuilds any moment of any game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .codec import move_from_json, move_to_json
from .saves import Save, read_save
from .words import Json, Malformed, Move, Seat

FORMAT = 1


@dataclass
class Entry:
    """One move of the log, with what the outside said while it was carried out."""

    seat: Seat
    move: Move
    chance: list[int] = field(default_factory=list)
    verdicts: list[Json] = field(default_factory=list)
    revealed: bool = False
    """Whether somebody learnt something by it: it cannot be taken back."""
    noticed: tuple[Seat, ...] | None = None
    """Who alone, beside the mover, noticed it; None: all."""

    def noticed_by(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator, noticed the move at all."""
        return self.noticed is None or (seat is not None and (seat == self.seat or seat in self.noticed))

    @property
    def final(self) -> bool:
        return bool(self.chance or self.verdicts or self.revealed)

    def to_json(self) -> Json:
        told: dict[str, Json] = {"seat": self.seat, "move": move_to_json(self.move)}
        if self.chance:
            told["chance"] = self.chance
        if self.verdicts:
            told["verdicts"] = self.verdicts
        return told


@dataclass
class Log:
    """A whole game as data."""

    game: str
    rules: int
    seats: int
    options: dict[str, Json]
    start: list[int]
    """The chance outcomes of the setup."""
    entries: list[Entry]
    save: Save | None = None
    """What the game began with, if it goes on where another ended."""

    def to_json(self) -> Json:
        told: dict[str, Json] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "start": self.start,
            "moves": [entry.to_json() for entry in self.entries],
        }
        if self.save is not None:
            told["save"] = self.save.to_json()
        return told


def read_entry(data: Json, moves: Mapping[str, type[Move]]) -> Entry:
    """Read one move of a log. Legality is not checked."""
    if not isinstance(data, dict) or type(data.get("seat")) is not int:
        raise Malformed("an entry of a log has a seat and a move")
    chance, verdicts = data.get("chance", []), data.get("verdicts", [])
    if not _whole_numbers(chance) or not isinstance(verdicts, list):
        raise Malformed("chance is a list of whole numbers, verdicts a list")
    return Entry(data["seat"], move_from_json(data.get("move"), moves), list(chance), list(verdicts))


@dataclass
class Header:
    """All of a log but its moves, which stay JSON."""

    game: str
    rules: int
    seats: int
    options: dict[str, Json]
    start: list[int]
    moves: list[Json]
    save: Save | None


def read_header(data: Json) -> Header:
    """Read all of a log but its moves."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Malformed(f"this is no log of format {FORMAT}")
    game, rules, seats = data.get("game"), data.get("rules"), data.get("seats")
    options, start, moves = data.get("options"), data.get("start"), data.get("moves")
    if not isinstance(game, str) or type(rules) is not int or type(seats) is not int:
        raise Malformed("a log names its game, the version of its rules and its seats")
    if not isinstance(options, dict) or not isinstance(moves, list) or start is None or not _whole_numbers(start):
        raise Malformed("a log has options, a start and moves")
    save = read_save(data["save"]) if "save" in data else None
    return Header(game, rules, seats, options, list(start), moves, save)


def _whole_numbers(value: Json) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)
