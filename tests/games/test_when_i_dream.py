"""When I Dream as a whole: a moody judge makes every turn of the night common, and secrecy holds."""

from __future__ import annotations

import itertools
import json
from zlib import crc32

import pytest

from reverie.games.when_i_dream.deck import NUMBER, WORDS
from reverie.games.when_i_dream.game import GAME, WhenIDream
from reverie.games.when_i_dream.judge.plain import PlainJudge
from reverie.games.when_i_dream.moves import Answer, Pass
from reverie.games.when_i_dream.spelling import fold, is_one_word
from reverie.games.when_i_dream.state import Dream
from reverie.games.when_i_dream.view import DreamView
from reverie.kernel import conformance
from reverie.kernel.chance import Seeded
from reverie.kernel.codec import plain
from reverie.kernel.game import Choices
from reverie.kernel.outside import Judge, Outside, Quick
from reverie.kernel.state import answer, ask_of, playout, settle
from reverie.kernel.table import Table
from reverie.kernel.words import Json


class Moody(Judge):
    """Refuses, doubts and agrees by the letters of the question alone."""

    def verdict(self, question: dict[str, Json]) -> Json:
        mood = crc32(json.dumps(question).encode())
        if question["about"] == "clue":
            verdict = ("ok", "refused", "doubtful")[mood % 3]
            return {"verdict": verdict, "rule": None if verdict == "ok" else "W4.2", "reason": "mood"}
        if question["about"] == "answer":
            return {"verdict": ("right", "wrong")[mood % 2], "reason": "mood"}
        return {"mentioned": question["words"]}


class MoodyDream(WhenIDream):
    """The game under a moody judge."""

    def judge(self, choices: Choices) -> Judge:
        return Moody()


MOODY = MoodyDream()
VARIANTS = ({}, {"fouls": "rulebook"}, {"voice": True}, {"order": "left", "language": "en"})


@pytest.mark.parametrize("seats", [4, 7, 10])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_promise_holds_under_a_moody_judge(seats: int, options: dict[str, Json]) -> None:
    conformance.check_game(MOODY, seats, f"moody {seats}", options, one_in=16)


@pytest.mark.parametrize("options", VARIANTS[:2], ids=str)
def test_a_log_rebuilds_a_moody_night_without_the_judge(options: dict[str, Json]) -> None:
    conformance.check_replay(MOODY, 5, "moody", options)


def test_right_wrong_and_pass_look_alike_to_the_dreamer_at_any_moment_of_any_night() -> None:
    compared = 0
    for table, _, _ in itertools.islice(conformance.walk(MOODY, 5, "alike", {"fouls": "rulebook"}), 400):
        s = table._state
        assert isinstance(s, Dream)
        ask = ask_of(s, s.dreamer)
        if ask is None or ask.kind != "dream" or s.live() is None:
            continue
        told = []
        for move, right in (
            (Answer("phare"), True),
            (Answer("phare"), False),
            (Answer("loup"), False),
            (Pass(), False),
        ):
            world, out = s.copy(), Outside(Seeded("next"), Firm(right))
            again = ask_of(world, s.dreamer)
            assert again is not None
            answer(world, again, move, out)
            after = conformance.stand(table, world)
            clocks = conformance.clocks(after, s.dreamer)
            seen = conformance.told(out.events, s.dreamer)
            asked = conformance.asked(after.ask(s.dreamer))
            told.append((json.dumps(plain(after.view(s.dreamer))), seen, asked, clocks, after.waiting, after.scores))
        assert told[0] == told[1] == told[2] == told[3]
        compared += 1
    assert compared > 50


class Firm(Judge):
    """Finds every answer right, or every one wrong."""

    def __init__(self, right: bool) -> None:
        self.right = right

    def verdict(self, question: dict[str, Json]) -> Json:
        return {"verdict": "right" if self.right else "wrong", "reason": "firm"}


@pytest.mark.parametrize("seats", [4, 7, 10])
def test_a_random_playout_ends_without_any_clock(seats: int) -> None:
    out = Quick(seats, PlainJudge())
    s = GAME.new(seats, GAME.choices({"fouls": "rulebook"}), out)
    settle(s, out)
    playout(s, out, 100_000)
    assert s.agenda == []


def test_features_have_a_fixed_length() -> None:
    lengths = set()
    for table, _, _ in itertools.islice(conformance.walk(GAME, 4, "features"), 60):
        lengths |= {len(GAME.features(table.view(seat))) for seat in (0, 1, 2, 3)}
    assert len(lengths) == 1


# The words of the box


def test_every_word_has_clues_and_near_misses_in_both_languages() -> None:
    for entry in WORDS:
        assert len(entry.near) >= 4 and all(near in NUMBER and near != entry.id for near in entry.near), entry.id
        assert entry.picture
        for language in ("fr", "en"):
            tongue = entry.tongue(language)
            legal = [clue for clue, _ in tongue.associations if is_one_word(clue, language)]
            assert len(legal) >= 24, (entry.id, language)
            assert len({fold(clue) for clue in legal}) == len(legal), (entry.id, language)


def test_no_two_words_of_a_card_are_close() -> None:
    for card in range(0, len(WORDS), 4):
        four = WORDS[card : card + 4]
        for one, other in itertools.permutations(four, 2):
            assert other.id not in one.near, (one.id, other.id)


def test_a_view_tells_the_parts_of_a_round_in_their_order() -> None:
    table = Table(MOODY, 4, Seeded("parts"), judge=Moody())
    chance = Seeded("answers")
    parts: list[str] = []
    while not table.over:
        view = table.view(None)
        assert isinstance(view, DreamView)
        if parts[-1:] != [view.scene]:
            parts.append(view.scene)
        ask = table.asks[chance.below(len(table.asks))]
        table.play(ask.seat, table.sample(ask.seat, chance))
    last = table.view(None)
    assert isinstance(last, DreamView)
    assert last.scene == "over"
    rounds = " ".join(parts).split("dusk")[1:]
    assert len(rounds) == last.round
    assert all(each.split() in (["night", "telling"], ["night", "last", "telling"]) for each in rounds), rounds
