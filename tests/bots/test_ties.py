"""Answers that are as good as each other are drawn by lot: nobody is picked on for their seat."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from reverie.bots import Bot, Greedy, Search
from reverie.bots.bot import equals, one_of
from reverie.games.vale.moves import Point
from reverie.kernel.chance import Seeded
from tests.rules.vale.board import Board, a_vale, summon


def a_choice_between_two() -> Board:
    """Seat 3 names who discards a Water card: 0 or 1, both far behind the leader, who has none."""
    board = a_vale(
        seats=4,
        first=3,
        points=[0, 0, 50, 0],
        stones=[(0, 0, 0), (0, 0, 0), (0, 0, 0), (1, 0, 1)],
        hands=[[], [], [], ["ember"]],
        areas=[["kappa"], ["nessie"], ["imp"], []],
    )
    return board.play(summon("ember", 1, 0, 1))


@pytest.mark.parametrize("bot", [Greedy(), Search(None, 6)], ids=["greedy", "search"])
def test_each_of_two_equal_victims_is_named_about_as_often(bot: Bot) -> None:
    board = a_choice_between_two()
    game, view, question = board.table.game, board.table.view(3), board.table.asks[0]
    assert question.options == [Point(0), Point(1)]
    named = Counter(cast(Point, bot.choose(game, view, question, Seeded(seed))).seat for seed in range(200))
    assert 70 <= named[0] <= 130, named


def test_a_better_answer_is_never_left_to_the_lot() -> None:
    board = a_vale(
        seats=3,
        first=2,
        points=[0, 40, 0],
        stones=[(0, 0, 0), (0, 0, 0), (1, 0, 1)],
        hands=[[], [], ["ember"]],
        areas=[["kappa"], ["charybdis"]],
    ).play(summon("ember", 1, 0, 1))
    game, view, question = board.table.game, board.table.view(2), board.table.asks[0]
    assert {Greedy().choose(game, view, question, Seeded(seed)) for seed in range(20)} == {Point(1)}


def test_sums_that_only_rounding_parts_are_equal() -> None:
    assert equals([0.1 + 0.2, 0.3, 0.2]) == [0, 1]
    assert {one_of("abc", Seeded(seed)) for seed in range(50)} == {"a", "b", "c"}
