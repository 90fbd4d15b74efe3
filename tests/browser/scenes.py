"""Moments of the Vale and of Etherium that come rarely: found in games among bots, and sat down to in the browser."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import reverie
from reverie.bots import choose
from reverie.games.vale.deck import FAMILY, NUMBER
from reverie.games.vale.permanents import terms_of
from reverie.games.vale.stones import worth
from reverie.kernel.table import Question, Table


@dataclass(frozen=True)
class Played:
    """A game among bots that can be told again at any time."""

    game: str
    level: str
    seed: int
    seats: int = 3
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def id(self) -> str:
        return f"{self.game}{self.level}{self.seed}"


GAMES = {
    "vale": (
        Played("vale", "dreaming", 73),
        Played("vale", "drowsy", 320),
        Played("vale", "drowsy", 46),
        Played("vale", "drowsy", 19, 4),
    ),
    "etherium": (
        Played("etherium", "drowsy", 1, 4),
        Played("etherium", "drowsy", 2, 6, (("board", "drafted"), ("peoples", "choose"))),
        Played("etherium", "drowsy", 17),
    ),
}
"""Among these, every question of their games is asked."""
NAMES = ("Ondine", "Sélène", "Morphée", "Hypnos", "Nyx", "Phantase")

Wish = Callable[[Table, Question], bool]
"""Whether something is so at a table, when somebody is asked."""


@dataclass(frozen=True)
class Moment:
    """Row n of a table: a seat is asked something there."""

    table: str
    n: int
    seat: int

    @property
    def path(self) -> str:
        return f"/review/{self.table}?n={self.n}&eyes={self.seat}"


def asks(kind: str) -> Wish:
    """A moment at which there is a real choice of a kind."""
    return lambda table, question: question.kind == kind and (len(question.options) > 1 or question.fields is not None)


def offers(kind: str) -> Wish:
    """A moment at which a kind of move could be made."""
    return lambda table, question: any(move.kind == kind for move in question.options)


def loses_change(table: Table, question: Question) -> bool:
    """A moment at which a card can be paid for in more ways than one, and never exactly."""
    area = table.view(question.seat).areas[question.seat]
    ways: dict[int, list[int]] = {}
    for move in question.options:
        if move.kind == "summon":
            ways.setdefault(move.card, []).append(worth(move.pay, terms_of(area).values))
    return any(len(paid) > 1 and min(paid) > terms_of(area).prices[card] for card, paid in ways.items())


def crowded(table: Table, question: Question) -> bool:
    """A moment at which four creatures of one family lie in the vale."""
    families = [FAMILY[card] for card, _ in table.view(question.seat).marks]
    return any(families.count(family) == 4 for family in families)


def paired(table: Table, question: Question) -> bool:
    """A moment at which two families that are neighbours in the vale have two creatures each."""
    families = [FAMILY[card] for card, _ in table.view(question.seat).marks]
    return any(families.count(left) == families.count(right) == 2 for left, right in ((0, 1), (2, 3)))


def lies(slug: str) -> Wish:
    """A moment at which a creature lies in the vale."""
    return lambda table, question: any(card == NUMBER[slug] for card, _ in table.view(question.seat).marks)


class Scenes:
    """Finished games of bots on a site, and where in them something happens."""

    def __init__(self, database: Path, folder: Path) -> None:
        self._database = database
        self._folder = folder
        self._there: set[str] = set()

    def find(self, wish: Wish, game: str = "vale") -> Moment:
        """The first moment that fits a wish; its game is on the site then."""
        for played in GAMES[game]:
            for n, (table, question) in enumerate(_told(played)):
                if question is not None and wish(table, question):
                    self._bring(played)
                    return Moment(played.id, n, question.seat)
        raise AssertionError("no such moment comes in these games")

    def _bring(self, played: Played) -> None:
        if played.id in self._there:
            return
        file = self._folder / f"{played.id}.json"
        file.write_text(json.dumps(_exported(played)), encoding="utf-8")
        command = [sys.executable, "-m", "reverie.cli", "admin", "import", str(file), "--database", str(self._database)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self._there.add(played.id)


@cache
def _told(played: Played) -> list[tuple[Table, Question | None]]:
    """A game among bots, moment by moment."""
    return [(table.copy(), question) for table, question in _moments(played)]


def _moments(played: Played) -> Iterator[tuple[Table, Question | None]]:
    """Play a game among bots; tell the table before every move, and at the end."""
    table = reverie.table(played.game, seats=played.seats, seed=played.seed, options=dict(played.options))
    n = 0
    while not table.over:
        question = table.ask(table.asks[0].seat)
        assert question is not None
        yield table, question
        table.play(question.seat, choose(played.game, table.view(question.seat), question, played.level, seed=n))
        n += 1
    yield table, None


def _exported(played: Played) -> dict[str, Any]:
    """A game among bots as `reverie admin export` would write it."""
    *_, (table, _) = _moments(played)
    log = table.log()
    host = {"id": "bots", "name": "Somnus", "named": True, "language": None}
    chance = [*log["start"], *(outcome for move in log["moves"] for outcome in move.get("chance", []))]
    rows = [{"n": n, "kind": "move", "at": n, **move} for n, move in enumerate(log["moves"], start=1)]
    meta = {
        "id": played.id,
        "game": log["game"],
        "rules": log["rules"],
        "options": log["options"],
        "clock": {"kind": "none"},
        "public": False,
        "host": "bots",
        "phase": "over",
        "version": 1,
        "created": 0,
        "started": 0,
        "touched": 0,
        "secret": "00" * 32,
        "entropy": "[]",
        "start": log["start"],
        "inherited": len(chance),
        "result": {"scores": list(table.scores), "winners": list(table.winners)},
        "rated": False,
        "rematch": None,
        "branch": None,
        "awaited": [],
        "wake": None,
        "seating": [{"bot": played.level, "name": NAMES[seat]} for seat in range(played.seats)],
    }
    return {"export": 1, "table": meta, "people": [host], "rows": rows}
