"""Golden games are replayed move by move; a divergence names the first move that does something else."""

import json
from pathlib import Path

import pytest

import reverie
from tests.games.golden import FOLDER, first_difference

GAMES = sorted(FOLDER.glob("*.json"))


def test_there_are_three_golden_games_of_the_vale() -> None:
    assert [path.name for path in GAMES if path.name.startswith("vale-")] == [
        "vale-2.json",
        "vale-3.json",
        "vale-4.json",
    ]


def test_there_are_golden_games_of_dreams_by_both_rules() -> None:
    games = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in GAMES}
    rules = {name: kept["log"]["rules"] for name, kept in games.items() if name.startswith("dreams-")}
    assert rules == {"dreams-3.json": 1, "dreams-4.json": 2, "dreams-5.json": 1}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert first_difference(kept) is None
    table = reverie.replay(kept["log"])
    assert table.over
    assert (table.scores, table.winners) == (kept["scores"], kept["winners"])


def test_a_divergence_names_the_first_move_at_fault() -> None:
    kept = json.loads(GAMES[0].read_text(encoding="utf-8"))
    number = 40
    kept["moves"][number]["events"] = ["something else"]
    difference = first_difference(kept)
    assert difference is not None and difference.startswith(f"move {number - 1}, ")
