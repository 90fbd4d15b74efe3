"""When I Dream at the terminal: whole games in both languages, clues in turn, contests, a voice table, time."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from reverie.games.when_i_dream.game import GAME
from reverie.games.when_i_dream.judge.plain import PlainJudge
from reverie.games.when_i_dream.moves import Answer, Clue, Mention, Object, Press, Tell
from reverie.games.when_i_dream.scoring import BOOGEYMAN, FAIRY, SANDMAN
from reverie.games.when_i_dream.state import Said
from reverie.games.when_i_dream.view import DreamView
from reverie.kernel.chance import Seeded
from reverie.kernel.log import Entry
from reverie.kernel.outside import Judge
from reverie.kernel.table import Question, Table
from reverie.kernel.words import CLOCK, Json
from reverie.terminal.saves import Player
from reverie.terminal.session import Session
from reverie.terminal.speaker import Speaker
from reverie.words import Words
from tests.rules.when_i_dream.bedroom import Doubts

NAMES = ["Ada", "Bruno", "Camille", "Denis"]
Typist = Callable[[Question, str], str]
"""What somebody types: by what they are asked, and the prompt."""


def sit(
    typist: Typist, language: str = "en", people: int = 1, judge: Judge | None = None, **options: Json
) -> tuple[Session, StringIO]:
    """Seat some people, bots beside them, before an empty screen."""

    def read(prompt: str) -> str:
        asked = session.table.ask(session.last or 0)
        return "" if asked is None else typist(asked, prompt)

    table = Table(GAME, 4, Seeded(3), {"language": language, **options}, judge or PlainJudge())
    players = [Player(name, None if seat < people else "drowsy") for seat, name in enumerate(NAMES)]
    screen = StringIO()
    say = Speaker(Words(language), GAME.name, NAMES, language)
    session = Session(table, players, say, Console(file=screen, width=100), read)
    session.chance = Seeded(1)
    return session, screen


def said_by(session: Session, seat: int) -> set[type]:
    return {type(entry.move) for entry in session.table.entries if entry.seat == seat}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_person_gives_clues_dreams_and_tells(language: str) -> None:
    typed = 0

    def typist(asked: Question, prompt: str) -> str:
        nonlocal typed
        typed += 1
        if asked.kind == "ready":
            return "1"
        return {0: "mer", 1: "", 2: "phare"}[typed % 3]

    session, screen = sit(typist, language, night=90)
    session.run()
    assert session.table.over
    assert {Clue, Answer, Tell} <= said_by(session, 0)
    assert any(entry.seat == CLOCK for entry in session.table.entries)
    assert "when_i_dream-" not in screen.getvalue()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_voice_table_is_played_whole_by_four_at_one_keyboard(language: str) -> None:
    pressed = 0

    def typist(asked: Question, prompt: str) -> str:
        nonlocal pressed
        if asked.kind == "ready":
            return "1"
        if asked.kind == "mention":
            assert asked.fields is not None
            return "1, 2" if len(asked.fields[1]["values"]) > 1 else "0"
        session.time.now += 6
        pressed += 1
        return str(1 + pressed % 3)

    session, screen = sit(typist, language, people=4, voice=True, night=90)
    session.run()
    assert session.table.over
    mentions = [entry.move for entry in session.table.entries if isinstance(entry.move, Mention)]
    assert {Press, Mention} <= said_by(session, 1) | said_by(session, 2) | said_by(session, 3)
    words = ", ".join(f"{n} {session.say.word(word)}" for n, word in enumerate(two_of(mentions), 1))
    assert f"{Words(language).text('when_i_dream-field-words')} ({words}" in screen.getvalue()
    assert "when_i_dream-" not in screen.getvalue()


def two_of(mentions: list[Mention]) -> tuple[int, ...]:
    return next(move.words for move in mentions if len(move.words) == 2)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("role", [FAIRY, BOOGEYMAN, SANDMAN])
def test_a_role_is_told_of_somebody_by_name(language: str, role: str) -> None:
    told = Words(language).event("when_i_dream", {"kind": "role", "seat": 1, "role": role}, NAMES)
    assert told.startswith("Bruno")
    assert Words(language).text(f"when_i_dream-role-{role}") in told


DOUBTED = {"kind": "clue", "seat": 1, "clue": "doubtfulness", "doubtful": True, "rule": "W4.2"}


def test_a_doubtful_clue_is_shown_with_its_number_and_clause_and_contested() -> None:
    def typist(asked: Question, prompt: str) -> str:
        objections = [n for n, move in enumerate(asked.options, 1) if isinstance(move, Object)]
        if objections:
            return str(objections[0])
        return {"ready": "1", "clue": "doubtfulness", "last": "1", "tell": "nothing"}.get(asked.kind, "")

    session, screen = sit(typist, people=4, judge=Doubts("doubtfulness"), first=0, night=90)
    session.run()
    assert any(isinstance(entry.move, Object) for entry in session.table.entries)
    told = Words("en").text("when_i_dream-board-doubtful", clue="doubtfulness", name="Bruno")
    doubt = Words("en").text("when_i_dream-board-doubt", rule="W4.2")
    assert f"1  {told} {doubt}" in " ".join(screen.getvalue().split("\n"))
    assert Words("en").event("when_i_dream", DOUBTED, ("Ada", "Bruno")) in screen.getvalue()


def test_who_takes_too_long_is_passed() -> None:
    def typist(asked: Question, prompt: str) -> str:
        if asked.kind == "ready":
            return "1"
        if asked.kind == "clue":
            session.time.now += 9
            return "mer"
        raise EOFError

    session, screen = sit(typist, first=3)
    session.run()
    assert Clue not in said_by(session, 0)
    assert Words("en").text("terminal-late") in screen.getvalue()


def test_bots_speak_in_their_turn_however_long_the_dreamer_listens() -> None:
    listened = 0

    def typist(asked: Question, prompt: str) -> str:
        nonlocal listened
        if asked.kind == "dream" and listened < 4:
            listened += 1
            session.time.now += 20
            return ""
        if asked.kind == "dream":
            raise EOFError
        return "1"

    session, _ = sit(typist, first=0)
    session.run()
    assert [entry.seat for entry in session.table.entries if isinstance(entry.move, Clue)] == [1, 2, 3, 1]


@pytest.mark.parametrize("word", ["journal", "save", "why"])
def test_a_word_that_is_also_a_command_is_said(word: str) -> None:
    """Where any word may be the answer a command has a slash."""

    def typist(asked: Question, prompt: str) -> str:
        if asked.kind == "ready":
            return "1"
        if asked.kind == "clue" and not any(entry.seat == 0 and isinstance(entry.move, Clue) for entry in moves()):
            return word
        return "/log" if next(asking, None) else "q"

    def moves() -> list[Entry]:
        return session.table.entries

    asking = iter([True])
    session, screen = sit(typist, first=3)
    session.run()
    assert [entry.move for entry in moves() if entry.seat == 0 and isinstance(entry.move, Clue)] == [Clue(word)]
    assert screen.getvalue().count("Night 1.") == 2


def test_a_mistyped_command_is_not_said() -> None:
    def typist(asked: Question, prompt: str) -> str:
        if asked.kind == "ready":
            return "1"
        return "/ludo" if next(trying, None) else "q"

    trying = iter([True])
    session, screen = sit(typist, first=3)
    session.run()
    assert Clue not in said_by(session, 0)
    assert Words("en").text("terminal-no-command", command="/ludo") in screen.getvalue()


def test_a_clue_composed_ahead_goes_out_by_itself() -> None:
    composed: list[str] = []

    def typist(asked: Question, prompt: str) -> str:
        if asked.kind == "ready":
            return "1"
        if asked.kind == "compose" and not composed:
            composed.append("marmalade")
            return "marmalade"
        assert asked.kind != "clue" or not composed
        return "q" if any(said.clue == "marmalade" for said in clues()) else ""

    def clues() -> list[Said]:
        view = session.table.view(0)
        assert isinstance(view, DreamView)
        return [said for card in view.cards for said in card.clues if said.seat == 0]

    session, _ = sit(typist, first=2, night=90)
    session.run()
    assert [said.clue for said in clues()] == ["marmalade"]
