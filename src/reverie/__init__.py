"""Rêverie: five dream games as a library. `table` opens a table, `replay` rebuilds one."""

from __future__ import annotations

from collections.abc import Mapping

from . import games
from .kernel.chance import Chance, Committed, Recorded, Seeded, commitment
from .kernel.event import Event
from .kernel.game import Game, Option
from .kernel.replay import replay as _replay
from .kernel.table import Question, Table
from .kernel.view import View
from .kernel.words import CLOCK, Expire, Json, Malformed, Move, Refusal, Refused, Seat

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "Chance",
    "Committed",
    "Event",
    "Expire",
    "Game",
    "Json",
    "Malformed",
    "Move",
    "Option",
    "Question",
    "Recorded",
    "Refusal",
    "Refused",
    "Seat",
    "Seeded",
    "Table",
    "View",
    "commitment",
    "games",
    "replay",
    "table",
]


def table(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Json] | None = None,
    chance: Chance | None = None,
) -> Table:
    """Open a table of a game by name. The seed fixes all chance; without one it is fresh.

    `seats` defaults to the fewest that can play. Raises Malformed for a game, a number of
    seats or an option that does not exist.
    """
    rules = games.find(game)
    count = rules.min_seats if seats is None else seats
    choices = rules.choices(options, seats=count)
    return Table(rules, count, Seeded(seed) if chance is None else chance, choices, rules.judge(choices))


def replay(log: Json, upto: int | None = None, chance: Chance | None = None) -> Table:
    """Rebuild the table of a log, or its first `upto` moves, without any generator.

    Raises Malformed, naming the first move at fault, if the rules refuse the log. To play on,
    give a `chance`.
    """
    return _replay(log, games.find, upto, chance)
