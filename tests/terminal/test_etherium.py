"""Etherium at the keyboard: whole games, typed in numbers and in words."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import reverie
from reverie.games.etherium.view import EtheriumView
from reverie.kernel.chance import Seeded
from reverie.terminal.etherium import BOARD, read_programme
from reverie.terminal.saves import Player
from reverie.terminal.session import Session
from reverie.terminal.speaker import Speaker
from reverie.words import Words


def seated(language: str, seats: int, options: dict[str, object]) -> tuple[Session, io.StringIO]:
    """Seat one person, who answers as it comes, among bots that nod."""
    screen = io.StringIO()
    table = reverie.table("etherium", seats, seed=4, options=options)
    players = [Player("Ada"), *[Player(name, "drowsy") for name in ("Ben", "Cyd", "Dan")[: seats - 1]]]
    say = Speaker(Words(language), "etherium", [player.name for player in players])
    console = Console(file=screen, width=140, color_system=None)
    session = Session(table, players, say, console, lambda prompt: typed(session), seed=4, chance=Seeded(1))
    return session, screen


def typed(session: Session) -> str:
    """Type an answer to what Ada is asked."""
    question = session.table.ask(0)
    assert question is not None
    view = session.table.view(0)
    assert isinstance(view, EtheriumView)
    assert [move.kind for move in question.options] != ["pass"], "who is alone here is not asked to pass"
    if question.options:
        return str(len(question.options))
    move = session.table.sample(0, Seeded(session.table.n))
    if question.kind == "programme":
        return " ".join(["18", "18", "1", "2", "3", "4"][: len(view.programme)])
    if question.kind == "etherise":
        return " ".join(map(str, move.cubes))  # type: ignore[attr-defined]
    cards = list(move.cards)  # type: ignore[attr-defined]
    hand = list(view.hand)
    numbers = []
    for card in cards:
        at = hand.index(card)
        hand[at] = -1
        numbers.append(str(at + 1))
    return " ".join(numbers) or "0"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"board": "drafted", "peoples": "choose"})])
def test_a_whole_game_is_played_at_the_keyboard(language: str, seats: int, options: dict[str, object]) -> None:
    session, screen = seated(language, seats, options)
    session.run()
    assert session.table.over
    told = screen.getvalue()
    assert Words(language).text("terminal-over") in told
    assert Words(language).text("etherium-tally-army") in told, "where the stars come from"
    assert "etherium-" not in told and "???" not in told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "1 move forest, 2 collect forest, 3 upgrade guide, 4 connect"),
        ("en", "mov for, coll for, upgr gui, con"),
        ("fr", "1 déplacer forêt, 2 collecter forêt, 3 augmenter guide, 4 connecter"),
        ("fr", "depl foret, coll foret, augm guide, conn"),
        ("en", "2 7 13 18"),
    ],
)
def test_a_programme_is_typed_in_words_or_numbers(language: str, line: str) -> None:
    assert read_programme(line, Speaker(Words(language), "etherium", ["Ada"])) == (1, 6, 12, 17)


@pytest.mark.parametrize("line", ["dance", "move", "collect city", "1 move forest, 2 sleep", ""])
def test_what_is_no_programme_is_not_read(line: str) -> None:
    assert read_programme(line, Speaker(Words("en"), "etherium", ["Ada"])) is None


def test_the_board_shows_lands_peoples_and_the_season() -> None:
    table = reverie.table("etherium", 3, seed=2)
    screen = io.StringIO()
    say = Speaker(Words("en"), "etherium", ["Ada", "Ben", "Cyd"])
    Console(file=screen, width=140, color_system=None).print(BOARD.draw(table.view(0), say))
    told = screen.getvalue()
    for word in ("Night", "M0 forest", "⚔ Ada", "⛏ Cyd", "C3 ruin", "Ada (you)", "Supply"):
        assert word in told, word
