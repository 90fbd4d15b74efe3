"""Print how many clauses of each game are cited by tests; fail if one is not, or if one does not exist.

A game that is not on the site yet is in the making: it is told how far it is, and fails only where a test cites
what its ledger does not say. Of what it does not play yet (`Game.to_come`) no test is asked.

Tests are collected, not run: `python -m tests.rules`.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pathlib import Path

import pytest

from reverie import games
from reverie.kernel.game import Game

HERE = Path(__file__).parent


class Citations:
    """Gathers the clauses that collected tests cite."""

    def __init__(self) -> None:
        self.cited: dict[str, int] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for clause in mark.args:
                    self.cited[clause] = self.cited.get(clause, 0) + 1


def collect() -> dict[str, int]:
    """Tell how many tests cite each clause."""
    citations = Citations()
    silence = io.StringIO()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    quiet = ["-p", "no:cacheprovider", "-W", "ignore"]
    with contextlib.redirect_stdout(silence), contextlib.redirect_stderr(silence):
        code = pytest.main(["--collect-only", "-q", *quiet, str(HERE)], plugins=[citations])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(silence.getvalue())
    return citations.cited


def clauses_of(game: Game) -> list[str]:
    """List the clauses of a game: those of its ledger, then one for each card that has a name of its own."""
    letter = game.clauses[0].rstrip("0123456789.")
    cards = game.content().get("cards", [])
    return [*game.clauses, *(f"{letter}:{card['slug']}" for card in cards if "slug" in card)]


def main() -> int:
    cited = collect()
    known: set[str] = set()
    sound = True
    for name in games.names():
        game = games.find(name)
        clauses = clauses_of(game)
        known.update(clauses)
        missing = [clause for clause in clauses if clause not in cited and clause not in game.to_come]
        tests = sum(cited.get(clause, 0) for clause in clauses)
        done = sum(clause in cited for clause in clauses)
        making = f" (in the making: {len(game.to_come)} are to come)" if game.to_come else ""
        print(f"{name}: {done}/{len(clauses)} clauses cited, {tests} citations{making}")
        if missing and game.on_the_site:
            sound = False
        if missing:
            print(f"  no test cites {', '.join(missing)}")
    strangers = sorted(set(cited) - known)
    if strangers:
        sound = False
        print(f"cited, and in no ledger: {', '.join(strangers)}")
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
