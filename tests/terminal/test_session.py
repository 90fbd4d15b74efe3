"""The terminal: whole games, bad input, why, undo, save and resume, replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.errors import MarkupError
from typer.testing import CliRunner

import reverie
from reverie.cli import NAMES as BOT_NAMES
from reverie.cli import app
from reverie.games.vale.view import ValeView
from reverie.games.when_i_dream.moves import Answer, Ready
from reverie.terminal.replay import watch
from reverie.terminal.saves import Player, read_save, to_save
from reverie.terminal.session import Session
from reverie.terminal.speaker import Speaker
from reverie.words import FOLDER as LOCALES
from reverie.words import Words


def lines(*typed: str) -> Callable[[str], str]:
    """Type these lines, then nothing more."""
    left: Iterator[str] = iter(typed)

    def read(prompt: str) -> str:
        for line in left:
            return line
        raise EOFError

    return read


def sit(read: Callable[[str], str], language: str = "en", people: int = 1, seed: int = 5) -> tuple[Session, StringIO]:
    table = reverie.table("vale", 2, seed=seed)
    names = ["Ada", "Bruno"]
    players = [Player(name, None if seat < people else "drowsy") for seat, name in enumerate(names)]
    screen = StringIO()
    console = Console(file=screen, width=120)
    return Session(table, players, Speaker(Words(language), "vale", names), console, read), screen


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_can_be_played_by_numbers(language: str) -> None:
    def first_choice(prompt: str) -> str:
        return "1"

    session, screen = sit(first_choice, language)
    session.run()
    assert session.table.over
    assert Words(language).text("terminal-over") in screen.getvalue()
    assert "vale-" not in screen.getvalue()


def test_bad_input_gets_an_answer_and_changes_nothing() -> None:
    session, screen = sit(lines("", "0", "99", "-1", "foo", "1.5", "?", "? nobody", "rules xyzzy", "1 2", "\x00", "q"))
    session.run()
    assert all(entry.seat != 0 for entry in session.table.entries)
    assert "Type a number from 1 to" in screen.getvalue()


@pytest.mark.parametrize("game", reverie.games.names())
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_stranger_is_told_who_they_are(game: str, language: str) -> None:
    words = ["play", game, "--name", "Ada", "--language", language, "--seed", "3"]
    told = CliRunner().invoke(app, words, input="q\n").output
    assert {"fr": "Vous êtes Ada.", "en": "You are Ada."}[language] in told
    assert {"fr": "Ada (vous)", "en": "Ada (you)"}[language] in told


@pytest.mark.parametrize("game", reverie.games.names())
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_example_of_the_help_finds_something(game: str, language: str) -> None:
    own = Words(language).text(f"{game}-terminal-help")
    line = next(line for line in own.splitlines() if line.startswith("? "))
    examples = re.findall(r"\? [^,?]+", line.partition(":")[2])
    assert len(examples) == 2 and examples[1].removeprefix("? ") in reverie.games.find(game).clauses
    words = ["play", game, "--language", language, "--seed", "3"]
    told = CliRunner().invoke(app, words, input="\n".join([*examples, "q"])).output
    assert {"fr": "Je ne trouve rien", "en": "I find nothing"}[language] not in told
    helped = CliRunner().invoke(app, words, input="?\nq\n").output
    assert (examples[1] in helped) and ("Kappa" in helped) == (game == "vale")


def test_cards_in_sight_are_explained() -> None:
    session, screen = sit(lines("cards", "q"))
    session.run()
    view = session.table.view(0)
    assert isinstance(view, ValeView)
    (card, _), *_ = view.marks
    assert " ".join(session.say.effect(card).split()[:4]) in screen.getvalue()


def test_the_commands_are_listed_once() -> None:
    session, screen = sit(lines("1", "1", "q"))
    session.run()
    assert screen.getvalue().count("explains those in sight") == 1


def test_what_one_rule_is_against_is_told_in_one_line() -> None:
    session, screen = sit(lines("why sell", "q"))
    session.run()
    assert screen.getvalue().count("[V3.3]") == 1


def test_why_cites_the_rule_against_what_cannot_be_done() -> None:
    session, screen = sit(lines("why end", "q"))
    session.run()
    assert "V3.3" in screen.getvalue()


def test_a_name_is_explained_whatever_its_accents() -> None:
    session, screen = sit(lines("? oeuf de dragon", "? méduse", "? meduse", "q"), "fr")
    session.run()
    assert screen.getvalue().count("Méduse") >= 2


def test_the_story_is_told_once() -> None:
    seed = next(seed for seed in range(20) if reverie.table("vale", 2, seed=seed).asks[0].seat == 0)
    session, screen = sit(lines("1", "1", "q"), seed=seed)
    session.run()
    assert screen.getvalue().count("Round 1. Ada") == 1


def test_undo_takes_back_a_mark() -> None:
    session, screen = sit(lines("1", "undo", "q"), seed=5)
    session.run()
    assert "Taken back." in screen.getvalue()


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, _ = sit(lines("1", f"save {file}", "q"))
    session.run()
    table, players = read_save(json.loads(file.read_text()))
    assert table.log() == session.table.log()
    assert [player.name for player in players] == ["Ada", "Bruno"]
    assert players[1].level == "drowsy"


@pytest.mark.parametrize(("language", "said"), [("fr", None), ("en", None), ("en", "fr")])
def test_a_game_of_words_is_played_in_the_language_of_the_player(
    tmp_path: Path, language: str, said: str | None
) -> None:
    file = tmp_path / "game.json"
    words = ["play", "when_i_dream", "--language", language, *(["--option", f"language={said}"] if said else [])]
    assert CliRunner().invoke(app, words, input=f"save {file}\nq\n").exit_code == 0
    table, _ = read_save(json.loads(file.read_text()))
    assert table.choices["language"] == (said or language)


def test_a_saved_night_goes_on_with_its_judge() -> None:
    night = reverie.table("when_i_dream", 4, seed=3)
    while night.n < night.seats:
        night.play(night.awaited[0], Ready())
    table, _ = read_save(night.log())
    dreamer = next(ask.seat for ask in table.asks if ask.kind == "dream")
    table.play(dreamer, Answer("lighthouse"))
    assert table.entries[-1].verdicts


def test_nothing_in_a_save_rules_the_terminal(tmp_path: Path) -> None:
    wicked = "\x1b]0;x\x07[red][/]\x1b[2J\u202e"
    night = reverie.table("when_i_dream", 4, seed=3, options={"language": "en"})
    while night.n < night.seats:
        night.play(night.awaited[0], Ready())
    dreamer = next(ask.seat for ask in night.asks if ask.kind == "dream")
    night.play(dreamer, Answer("a \x1b[2J[/]\u202e"))
    save = to_save(night, [Player(f"{wicked} {seat}") for seat in range(4)])
    file = tmp_path / "save.json"
    broken = {**save, "players": 7, "log": {"game": wicked}}
    for told, command in ((save, "play"), (save, "replay"), (broken, "replay"), ({"kind": wicked}, "verify")):
        file.write_text(json.dumps(told))
        words = [command, *(["--resume"] if command == "play" else []), str(file)]
        shown = CliRunner().invoke(app, words, input="\n" * 12 + "q\n")
        assert shown.exit_code in (0, 1, 2) and not isinstance(shown.exception, MarkupError), shown.exception
        assert "\x1b]0" not in shown.output and "\x1b[2J" not in shown.output and "\u202e" not in shown.output
        assert command != "replay" or told is broken or "(red)(/)" in shown.output


def test_a_save_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    session, screen = sit(lines(f"save {tmp_path}/no/such/folder/x.json", "q"))
    session.run()
    assert "Cannot write" in screen.getvalue()


def test_two_people_at_one_keyboard_pass_it_on_before_a_hand_is_shown() -> None:
    prompts: list[str] = []
    typed = iter(["", "1", "", "1", "q"])

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return next(typed)

    session, _ = sit(read, people=2)
    session.run()
    passing = [prompt for prompt in prompts if "alone at the screen" in prompt]
    assert len(passing) == 2
    assert passing[0] != passing[1]


def test_a_log_is_watched_step_by_step() -> None:
    session, _ = sit(lines("1", "1", "q"))
    session.run()
    console = Console(file=(shown := StringIO()), width=120)
    watch(session.table, session.say, console, lines("", "n", "b", "3", "s1", "s9", "what", "q"))
    assert f"move 0 of {session.table.n}" in shown.getvalue()
    assert f"move 3 of {session.table.n}" in shown.getvalue()


@pytest.mark.parametrize(
    "words",
    [
        ["play", "chess"],
        ["play", "vale", "--seats", "9"],
        ["play", "vale", "--people", "5"],
        ["play", "vale", "--level", "genius"],
        ["play", "vale", "--option", "speed=high"],
        ["play", "--resume", "/nowhere.json"],
        ["replay", "/nowhere.json"],
        ["arena", "vale", "--bots", "greedy,nobody"],
        ["arena", "vale", "--bots", "search:soon,greedy"],
        ["arena", "vale", "--bots", "greedy"],
    ],
)
def test_a_wrong_command_gets_a_readable_answer(words: list[str]) -> None:
    result = CliRunner().invoke(app, [*words, "--language", "en"])
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_a_file_that_is_no_log_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    for text in ("{", "[]", '{"format": 1}', '{"save": 1, "players": [], "log": null}'):
        file.write_text(text)
        assert CliRunner().invoke(app, ["replay", str(file), "-l", "en"]).exit_code == 2


def test_the_games_are_listed() -> None:
    result = CliRunner().invoke(app, ["games", "-l", "en"])
    assert result.exit_code == 0
    for name in reverie.games.names():
        assert name in result.output


def test_no_bot_is_called_like_a_card() -> None:
    told = [path.read_text(encoding="utf-8") for path in LOCALES.glob("*/*.ftl")]
    cards = {line.partition(" = ")[2].strip() for text in told for line in text.splitlines() if "-card-" in line}
    assert "Ondine" in cards
    assert cards.isdisjoint(BOT_NAMES)
