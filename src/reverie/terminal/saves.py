"""A game at the terminal as a file: the log, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import reverie

from .. import bots
from ..kernel.chance import Seeded
from ..kernel.table import Table
from ..kernel.words import Json, Malformed
from ..words import printable

SAVE_FORMAT = 1
BRACKETS = str.maketrans("[]", "()")
"""Square ones are markup to the terminal."""


@dataclass
class Player:
    """Who sits at a seat: a person at the keyboard, or a bot of a level."""

    name: str
    level: str | None = None


def to_save(table: Table, players: Sequence[Player]) -> Json:
    """Write a session so that it can be taken up again."""
    seats = [{"name": player.name, "level": player.level} for player in players]
    return {"save": SAVE_FORMAT, "players": seats, "log": table.log()}


def read_save(data: Json) -> tuple[Table, list[Player]]:
    """Read a saved session, or a bare log. Raises Malformed if it is neither."""
    if isinstance(data, dict) and "save" in data:
        log, seats = data.get("log"), data.get("players")
    else:
        log, seats = data, None
    table = reverie.replay(log, chance=Seeded())
    players = [Player(f"{seat + 1}") for seat in range(table.seats)]
    if seats is not None:
        if not isinstance(seats, list) or len(seats) != table.seats:
            raise Malformed("the save names as many players as there are seats")
        players = [_player(told) for told in seats]
    return table, players


def plain_name(name: str) -> str:
    """Write a name without what the terminal would take for anything else."""
    return printable(name).translate(BRACKETS)


def _player(told: Json) -> Player:
    if not isinstance(told, dict) or not isinstance(told.get("name"), str):
        raise Malformed("a player of a save has a name")
    level = told.get("level")
    if level is not None and level not in bots.LEVELS:
        raise Malformed(f"no bot has the level {level!r}")
    return Player(plain_name(told["name"]), level)
