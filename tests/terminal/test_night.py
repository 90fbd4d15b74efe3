"""When I Dream at the terminal: clues in turn, the Dreamer cuts in, time passes."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from reverie.games.when_i_dream.game import GAME
from reverie.games.when_i_dream.judge import PlainJudge
from reverie.games.when_i_dream.moves import Answer, Clue, Tell
from reverie.kernel.chance import Seeded
from reverie.kernel.table import Table
from reverie.kernel.words import CLOCK
from reverie.terminal.session import Player, Session
from reverie.terminal.speaker import Speaker
from reverie.words import Words

NAMES = ["Ada", "Bruno", "Camille", "Denis"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_person_gives_clues_dreams_and_tells(language: str) -> None:
    typed = 0

    def read(prompt: str) -> str:
        nonlocal typed
        typed += 1
        asked = session.table.ask(0)
        assert asked is not None
        if asked.kind == "ready":
            return "1"
        return {0: "mer", 1: "", 2: "phare"}[typed % 3]

    table = Table(GAME, 4, Seeded(3), {"language": language, "night": 90}, PlainJudge())
    players = [Player(name, None if seat == 0 else "drowsy") for seat, name in enumerate(NAMES)]
    screen = StringIO()
    session = Session(table, players, Speaker(Words(language), GAME.name, NAMES), Console(file=screen, width=100), read)
    session.chance = Seeded(1)
    session.run()
    assert table.over
    mine = {type(entry.move) for entry in table.entries if entry.seat == 0}
    assert {Clue, Answer, Tell} <= mine
    assert any(entry.seat == CLOCK for entry in table.entries)
    assert "when_i_dream-" not in screen.getvalue()


def test_who_takes_too_long_is_passed() -> None:
    table = Table(GAME, 4, Seeded(3), {"first": 3}, PlainJudge())
    players = [Player(name, None if seat == 0 else "drowsy") for seat, name in enumerate(NAMES)]
    screen = StringIO()

    def read(prompt: str) -> str:
        asked = session.table.ask(0)
        assert asked is not None
        if asked.kind == "ready":
            return "1"
        if asked.kind == "clue":
            session.time.now += 9
            return "mer"
        raise EOFError

    session = Session(table, players, Speaker(Words("en"), GAME.name, NAMES), Console(file=screen, width=100), read)
    session.run()
    assert not any(isinstance(entry.move, Clue) for entry in table.entries if entry.seat == 0)
    assert Words("en").text("terminal-late") in screen.getvalue()
