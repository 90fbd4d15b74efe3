"""Dreams at the terminal: pictures and stars in words, a star by its place, a bet by its number."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from reverie.games.dreams.game import GAME
from reverie.games.dreams.moves import GoOn, Star, Vote
from reverie.games.dreams.pictures import PICTURES
from reverie.games.dreams.state import MORTAL
from reverie.games.dreams.view import DreamsView
from reverie.kernel.chance import Seeded
from reverie.kernel.table import Table
from reverie.kernel.view import View
from reverie.terminal.dreams import BOARD
from reverie.terminal.saves import Player
from reverie.terminal.session import Session
from reverie.terminal.speaker import Speaker
from reverie.words import Words
from tests.rules.dreams.sky import a_sky, a_vote, grey, light

NAMES = ["Ada", "Bruno", "Camille", "Denis"]
FIRST = {"fr": "claire", "en": "light"}


def speaker(language: str) -> Speaker:
    return Speaker(Words(language), GAME.name, NAMES)


def drawn(view: View, language: str = "en") -> str:
    console = Console(file=(screen := StringIO()), width=2000)
    console.print(BOARD.draw(view, speaker(language)))
    return " ".join(screen.getvalue().replace("│", " ").split())


def a_table() -> Table:
    return Table(GAME, 3, Seeded(3))


def played(lines: list[str], width: int = 2000) -> str:
    """Type these lines at a table with two bots; tell what the screen showed."""
    typed = iter(lines)
    players = [Player(name, None if seat == 0 else "drowsy") for seat, name in enumerate(NAMES[:3])]
    console = Console(file=(screen := StringIO()), width=width)
    session = Session(a_table(), players, speaker("en"), console, lambda prompt: next(typed))
    session.chance = Seeded(1)
    session.run()
    return screen.getvalue()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_person_plays_a_whole_game(language: str) -> None:
    """Stars by shade and place, bets by number, and on to the next round."""
    shades = {"fr": ["claire", "grise", "noire"], "en": ["light", "grey", "black"]}[language]
    places = iter(range(10_000))

    def read(prompt: str) -> str:
        asked = session.table.ask(0)
        assert asked is not None
        view = session.table.view(0)
        assert isinstance(view, DreamsView)
        if asked.kind != "star":
            return "1" if asked.awaited else ""
        at = next(places) * 37
        return f"{shades[3 - len(view.left[0])]} {at % 120 - 60} {at // 7 % 120 - 60}"

    table = Table(GAME, 4, Seeded(3))
    players = [Player(name, None if seat == 0 else "drowsy") for seat, name in enumerate(NAMES)]
    screen = StringIO()
    session = Session(table, players, speaker(language), Console(file=screen, width=140), read)
    session.chance = Seeded(1)
    session.run()
    assert table.over
    mine = {type(entry.move) for entry in table.entries if entry.seat == 0}
    assert mine == {Star, Vote, GoOn}
    assert "dreams-" not in screen.getvalue()


def test_pictures_are_told_by_what_is_where() -> None:
    console = Console(file=(screen := StringIO()), width=2000)
    console.print(BOARD.look(a_sky(4).view(0), speaker("en")))
    told = screen.getvalue()
    for picture in PICTURES[:4]:
        assert picture.title_en in told
        assert picture.title_en in drawn(a_sky(4).view(0))
    assert "the house on the moon" in told and "at the very top" in told


@pytest.mark.parametrize(("asking", "times"), [([], 1), (["pictures"], 2), (["images"], 2)])
def test_pictures_are_told_once_a_round_and_on_demand(asking: list[str], times: int) -> None:
    screen = played(["light 10 20", "grey 60 20", *asking, "q"])
    assert screen.count("Round 1 · ") == 3
    assert screen.count("Vision 1: ") == times


def test_the_next_round_tells_its_own_pictures() -> None:
    screen = played(["light 10 20", "grey 60 20", "black -40 10", "1", "1", "q"])
    assert "Round 2" in screen
    assert screen.count("Vision 1: ") == 2


def test_stars_are_told_by_place_and_only_the_last_lap_by_placer() -> None:
    sky = a_sky(4, dealer=0).play(light(-900, 0), light(0, -900), light(300, 300), light(-300, 300), grey(300, -300))
    told = drawn(sky.view(1))
    assert "light star: halfway down, far left" in told
    assert "-90 0 Ada" not in told
    assert "30 30 Camille" in told and "-30 30 Denis" in told and "30 -30 Ada" in told


@pytest.mark.parametrize("mortal", [0, 1])
def test_bets_are_listed_by_role(mortal: int) -> None:
    sky = a_vote(4, mortal=mortal)
    question = sky.table.ask(0)
    assert question is not None
    assert (sky.view(0).token == MORTAL) is (mortal == 0)
    move = BOARD.read("2", sky.view(0), question, speaker("en"))
    assert move == Vote(2, True)
    assert BOARD.read("5" if mortal == 0 else "4", sky.view(0), question, speaker("en")) is None
    console = Console(file=(screen := StringIO()))
    console.print(BOARD.hint(sky.view(0), speaker("en")))
    assert ("Bet on vision 2" if mortal == 0 else "Bet on Camille") in screen.getvalue()


def test_whoever_has_bet_is_left_in_peace_until_the_round_is_open() -> None:
    screen = played(["light 10 20", "grey 60 20", "black -40 10", "1", "q"])
    assert screen.count("Type the number of your bet:") == 1
    assert "the true one" in screen


@pytest.mark.parametrize("line", ["claire 10 20", "clair 10, 20", "c 10 20", "light 10 20"])
def test_a_star_is_typed_in_short(line: str) -> None:
    sky = a_sky(4, dealer=0)
    question = sky.table.ask(0)
    assert question is not None
    assert BOARD.read(line, sky.view(0), question, speaker("fr")) == light(100, 200)


@pytest.mark.parametrize("line", ["", "claire", "verte 10 20", "claire 10", "10 20", "claire a b"])
def test_what_is_no_star_is_none(line: str) -> None:
    sky = a_sky(4, dealer=0)
    question = sky.table.ask(0)
    assert question is not None
    assert BOARD.read(line, sky.view(0), question, speaker("fr")) is None


def test_a_reveal_tells_everything() -> None:
    told = drawn(a_vote(4, mortal=1, vision=3).vote(1, 3, 1, 0).view(2))
    for word in ("Vision 3, the true one", "mortal", "Vision 3", "+3", "grey star"):
        assert word in told


def test_a_picture_is_explained_by_its_title() -> None:
    assert BOARD.explain(PICTURES[5].title_fr.upper(), speaker("fr")) is not None
    assert BOARD.explain("nothing of the kind", speaker("fr")) is None


def test_what_is_no_star_is_answered_and_a_refusal_cites_its_rule() -> None:
    """There is no list to choose from: a number of one would lead nowhere."""
    screen = played(["blue", "7", "light 100 100", "q"])
    assert screen.count("I did not understand.") == 2
    assert "[D3.6]" in screen
    assert "Type a number" not in screen


@pytest.mark.parametrize(("asked", "rule"), [("why", "D3.6"), ("why light 99 99", "D3.6"), ("why bet", "D3.1")])
def test_why_cites_the_rule_against_a_star_or_a_bet(asked: str, rule: str) -> None:
    assert f"[{rule}]" in played([asked, "q"])


def test_why_names_stars_as_they_are_typed_and_bets_by_name() -> None:
    screen = played(["why", "q"])
    assert "light 100 100" in screen
    assert "Bet on Bruno · Bet on Camille" in screen or "Bet on vision 1 · Bet on vision 2" in screen
