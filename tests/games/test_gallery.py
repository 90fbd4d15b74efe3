"""The gallery of golden games: a change of the rules says which old games it breaks, and at which move."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie import Game, games
from tests.games.gallery import GALLERY, SHOWN, first_difference, lacking, read, written

PATHS = sorted(GALLERY.glob("*/*.json"))
NEWEST = [games.find(name) for name in SHOWN]
VERSIONS = [games.find(game.name, rules) for game in NEWEST for rules in range(game.oldest, game.version + 1)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_of_the_gallery_goes_as_it_went(path: Path) -> None:
    assert first_difference(read(path)) is None


@pytest.mark.parametrize("game", VERSIONS, ids=lambda game: f"{game.name}-{game.rules}")
def test_the_gallery_shows_every_version_with_every_number_of_seats_every_option_and_every_bot(game: Game) -> None:
    assert lacking(game) == [], "python -m tests.games.gallery plays what is missing"


def test_what_is_read_was_written() -> None:
    kept = read(PATHS[0])
    assert written(kept["log"], kept["bots"], kept["fields"]) == PATHS[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("number", [0, 7, 25, 50])
def test_the_first_move_that_does_something_else_is_named(number: int) -> None:
    kept = read(PATHS[0])
    kept["moments"][number] = [["something else"], ""] if number % 25 == 0 else ["00000000"]
    kept["moments"][number + 1] = ["11111111"]
    told = first_difference(kept)
    assert told is not None and told.startswith("the setup" if number == 0 else f"move {number}, ")


def test_a_move_that_the_rules_refuse_is_named() -> None:
    kept = read(PATHS[0])
    kept["log"]["moves"][30]["seat"] += 1
    told = first_difference(kept)
    assert told is not None and told.startswith("move 31, ") and "refused" in told
