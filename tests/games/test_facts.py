"""Every game tells what it declares, and declares what it tells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from reverie import games
from reverie.kernel import conformance
from reverie.kernel.chance import Seeded
from reverie.kernel.codec import plain, reader
from reverie.kernel.facts import Told
from reverie.kernel.game import Game
from reverie.kernel.table import Table
from reverie.kernel.words import Json, Malformed

DECLARED = [name for name in games.names() if games.find(name).events]
EACH_GAME = pytest.mark.parametrize("game", [games.find(name) for name in DECLARED], ids=DECLARED)
MOVES = 1500


def tables(game: Game) -> Iterator[Table]:
    """Play at random with every number of seats and every option in turn; stop before each move and at the end."""
    played = number = 0
    while played < MOVES:
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        options = {option.name: option.values[number % len(option.values)] for option in game.options}
        for table, _, _ in conformance.walk(game, seats, number, options):
            yield table
            played += 1
        yield table
        number += 1


def check(game: Game, told: Told, facts: Mapping[str, Json], what: str) -> None:
    """What is told is what was declared: the same names, values of their types."""
    assert set(told.facts) <= facts.keys() <= {*told.facts, *told.perhaps}, f"{what} tells {sorted(facts)}"
    for name, value in facts.items():
        hint = told.types.get(name, game.facts[name].type)
        try:
            reader(hint)(plain(value))
        except Malformed as error:
            raise AssertionError(f"{what}: {name} is no {hint}: {error}") from None


def test_the_games_of_the_house_declare_what_they_tell() -> None:
    assert {"dreams", "vale", "when_i_dream"} <= set(DECLARED)


@EACH_GAME
def test_events_and_asks_tell_what_is_declared(game: Game) -> None:
    for table in tables(game):
        for question in table.asks:
            check(game, game.asks[question.kind], question.facts, f"ask {question.kind}")
        for _, event in table.events(table.n):
            secret = event.secret or {}
            check(game, game.events[event.kind], {**event.facts, **secret}, f"event {event.kind}")
            assert secret.keys() <= {*game.events[event.kind].perhaps}, f"event {event.kind} tells all a secret"


@EACH_GAME
def test_refusals_and_moves_speak_of_declared_facts(game: Game) -> None:
    chance = Seeded("refusals")
    known = []
    for table, _, move in conformance.walk(game, game.min_seats, "refusals"):
        known.append(move)
        if move.kind in game.moves:
            assert {name for name in plain(move) if name != "kind"} <= game.facts.keys(), move
        if chance.below(10) == 0:
            moves = conformance.hostile_moves(game, known, chance, 20)
            for refusal in conformance.check_refusals(table, moves):
                assert refusal.values.keys() <= game.facts.keys(), refusal


@EACH_GAME
def test_whatever_the_code_can_tell_is_declared_and_nothing_else(game: Game) -> None:
    """What random play did not meet is found in the code."""
    folder = Path(games.__file__).parent / game.name
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    told = set(re.findall(r'out\.tell\(\s*"(\w+)"', text)) | set(re.findall(r'(?:\}|secret), "(\w+)"', text))
    assert told == game.events.keys()
    asked = set(re.findall(r'kind: ClassVar\[str\] = "(\w+)"', text))
    assert game.asks.keys() <= asked and asked - game.moves.keys() <= game.asks.keys()


@EACH_GAME
def test_what_a_card_brings_and_what_a_fact_is_besides_are_facts_too(game: Game) -> None:
    for fact in game.facts.values():
        assert {*fact.brings} <= game.facts.keys()
        assert not fact.besides or fact.besides in game.facts
