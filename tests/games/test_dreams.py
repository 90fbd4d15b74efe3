"""Dreams as bots play it: they see badly, keep their secrets, and finish."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import reverie
from reverie import bots
from reverie.games.dreams.bot import belief, beliefs, mind_of, put
from reverie.games.dreams.game import GAME
from reverie.games.dreams.moves import Star, Vote
from reverie.games.dreams.pictures import PICTURES
from reverie.games.dreams.sight import CLEAR, Sight, look_at_all
from reverie.games.dreams.state import MORTAL
from reverie.games.dreams.view import DreamsView
from reverie.kernel import conformance
from reverie.kernel.chance import Seeded
from reverie.kernel.table import Table
from reverie.kernel.words import Wait
from tests.rules.dreams.sky import a_game, a_sky, a_vote, all_stars, lock

EACH_TABLE = pytest.mark.parametrize("seats", [3, 4, 5, 6])
EACH_LEVEL = pytest.mark.parametrize("level", bots.LEVELS)


def play(seats: int, level: str, seed: int) -> Table:
    """Let bots of a level play a game."""
    table = a_game(seats, seed).table
    chance = Seeded(seed)
    while not table.over:
        question = next(ask for ask in table.asks if ask.awaited)
        move = GAME.advise(table.view(question.seat), question, level, chance)
        assert move is not None
        table.play(question.seat, move)
    return table


@EACH_TABLE
def test_a_game_keeps_every_promise_at_every_table(seats: int) -> None:
    conformance.check_game(GAME, seats, "dreams", one_in=40)


@EACH_TABLE
@EACH_LEVEL
def test_bots_of_every_level_finish_a_game(seats: int, level: str) -> None:
    table = play(seats, level, 5)
    assert max(table.scores) >= 16 and table.winners


def test_a_bot_answers_through_the_door_of_the_house() -> None:
    table = a_game(4).table
    question = table.asks[0]
    move = bots.choose("dreams", table.view(question.seat), question, "dreaming", seed=3)
    assert isinstance(move, Star) and table.why(question.seat, move) is None


def test_a_bot_votes_for_its_role_and_locks() -> None:
    sky = a_vote(4, mortal=1)
    for question in sky.table.asks:
        for seed in range(20):
            move = GAME.advise(sky.view(question.seat), question, "dreaming", Seeded(seed))
            assert isinstance(move, Vote) and move.lock
            assert sky.table.why(question.seat, move) is None


def test_a_bot_that_has_locked_its_vote_leaves_it() -> None:
    sky = a_vote(4, mortal=1).play(lock(1), seat=0)
    question = sky.table.ask(0)
    assert question is not None
    assert GAME.advise(sky.view(0), question, "lucid", Seeded(1)) == Wait()


@pytest.mark.parametrize("kind", ["star", "vote"])
def test_thinking_takes_a_god_and_the_mortal_the_same_work(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a mortal's thought costs, a god's costs too: the same places are weighed."""
    looked: list[tuple[float, float]] = []
    fits = Sight.fits

    def count(self: Sight, x: float, y: float) -> list[list[float]]:
        looked.append((x, y))
        return fits(self, x, y)

    monkeypatch.setattr(Sight, "fits", count)
    work = []
    for mortal in (0, 1):
        looked.clear()
        look_at_all.cache_clear()
        sky = a_sky(4, mortal=mortal, stars=all_stars(4, 8 if kind == "star" else 12))
        question = sky.table.ask(0)
        assert question is not None and question.kind == kind
        assert (sky.view(0).token == MORTAL) is (mortal == 0)
        GAME.advise(sky.view(0), question, "dreaming", Seeded(2))
        work.append(list(looked))
    assert work[0] == work[1]


def test_the_eyes_of_a_bot_see_the_same_all_round_long() -> None:
    sky = a_sky(3)
    before = mind_of(sky.view(0), 0, "dreaming").sight
    sky.play(*all_stars(3, 4))
    assert mind_of(sky.view(0), 0, "dreaming").sight.pictures == before.pictures


def test_bots_see_less_than_there_is_and_the_drowsy_least() -> None:
    seen = {
        level: sum(
            len(spots) for seat in range(6) for spots in mind_of(a_sky(6).view(seat), seat, level).sight.pictures
        )
        for level in bots.LEVELS
    }
    there = 6 * sum(len(PICTURES[number - 1].points) for number in (1, 2, 3, 4))
    assert seen["drowsy"] < seen["dreaming"] < seen["lucid"] < there


@pytest.mark.parametrize("level", ["dreaming", "lucid"])
def test_a_mortal_bot_names_the_vision_as_often_as_people_do(level: str) -> None:
    """At the table of three and of six, where it was worst; `make soak` plays hundreds of games."""
    for seats in (3, 6):
        named = rounds = 0
        for seed in range(8):
            table, chance = reverie.table("dreams", seats, seed=f"named {seed}"), Seeded(seed)
            while not table.over:
                question = next(ask for ask in table.asks if ask.awaited)
                move = GAME.advise(table.view(question.seat), question, level, chance)
                assert move is not None
                table.play(question.seat, move)
            view = table.view(None)
            assert isinstance(view, DreamsView)
            rounds += len(view.nights)
            named += sum(night.votes[night.mortal] == night.vision for night in view.nights)
        assert 0.45 * rounds <= named <= 0.75 * rounds, (seats, named, rounds)


def test_memory_fades_unless_the_table_shows_owners() -> None:
    forgotten = [not known for seat in range(6) for known in mind_of(a_vote(6).view(seat), seat, "drowsy").known]
    assert 0 < sum(forgotten) < len(forgotten)
    for seat in range(6):
        assert all(mind_of(a_vote(6, owner="at_vote").view(seat), seat, "drowsy").known)


class Unlucky(random.Random):
    """A hand that misses the sky a thousand times."""

    missed = 0

    def gauss(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        self.missed += 1
        return mu + 40 * sigma if self.missed < 2_000 else super().gauss(mu, sigma)


def test_a_hand_that_misses_the_sky_finds_it_again() -> None:
    """D3.6"""
    mind = mind_of(a_sky(3).view(0), 0, "drowsy")
    star = put(mind, {(0.9, 0.0, 0): 1.0}, Unlucky(1))
    assert star.u**2 + star.v**2 <= 1_000_000


def test_belief_follows_the_stars() -> None:
    """Stars on the strongest points of picture 3 make it the likeliest, step by step."""
    strong = sorted(PICTURES[2].points, key=lambda point: -point.weight)[:6]
    shades = {"light": "light", "mid": "grey", "dark": "black"}
    stars = [Star(shades[point.tone], point.u, point.v) for point in strong]
    steps = beliefs((1, 2, 3, 4), stars)
    assert steps[0] == [0.25] * 4
    assert len(steps) == 7 and all(abs(sum(step) - 1) < 1e-9 for step in steps)
    assert steps[-1].index(max(steps[-1])) == 2


def test_belief_is_as_the_page_reckons_it() -> None:
    """The page draws it from the same examples: web/tests/dreams.test.ts."""
    examples = json.loads((Path(__file__).parent / "data" / "dreams_beliefs.json").read_text(encoding="utf-8"))
    assert len(examples) == 4
    for example in examples:
        steps = beliefs(tuple(example["pictures"]), [Star(*star) for star in example["stars"]])
        for step, told in zip(steps, example["beliefs"], strict=True):
            assert step == pytest.approx(told, abs=1e-5)


def test_belief_of_a_view_has_a_step_for_each_star() -> None:
    view = a_sky(4, stars=all_stars(4, 5)).view(None)
    assert len(belief(view)) == 6
    assert belief(view) == beliefs(view.pictures, all_stars(4, 5))


def test_clear_eyes_overlook_nothing() -> None:
    sight = look_at_all((1, 2, 3, 4), CLEAR, "")
    assert [len(spots) for spots in sight.pictures] == [len(picture.points) for picture in PICTURES[:4]]


def test_a_position_is_judged_for_each_seat() -> None:
    sky = a_vote(4, points=[3, 0, 9, 1])
    values = GAME.values(sky.state)
    assert len(values) == 4 and values.index(max(values)) == 2


@EACH_TABLE
def test_features_are_as_many_for_every_seat_and_moment(seats: int) -> None:
    sky = a_sky(seats)
    sizes = {len(GAME.features(sky.view(seat))) for seat in (*range(seats), None)}
    sky.play(*all_stars(seats))
    assert sizes == {len(GAME.features(sky.view(0)))}


def test_the_box_names_every_picture_and_is_light() -> None:
    box = GAME.content()
    assert box["shades"] == ["light", "grey", "black"]
    for titles in box["titles"].values():
        assert len(titles) == len(set(titles)) == len(PICTURES)
    assert len(json.dumps(box)) < 15_000


def test_a_late_star_names_whose_bot_stands_in() -> None:
    sky = a_sky(4, dealer=2)
    (deadline,) = sky.table.deadlines
    assert deadline.stand_in == 2
    (deadline,) = a_vote(4).table.deadlines
    assert deadline.stand_in is None
