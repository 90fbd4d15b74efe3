"""What others hold: kept in mind by the table, or by each for themselves. (V7.5)"""

from __future__ import annotations

import pytest

from reverie.games.vale.deck import NUMBER
from reverie.games.vale.view import UNSEEN, ValeView
from reverie.kernel.chance import Seeded
from tests.rules import rule
from tests.rules.vale.board import Board, a_resolution, a_vale, choose, summon, tame


def hands(board: Board, seat: int | None) -> tuple[tuple[int, ...], ...]:
    view = board.table.view(seat)
    assert isinstance(view, ValeView)
    return view.hands


def a_taming(remembers: bool) -> Board:
    board = a_vale(hands=[["troll"]], unseen=["troll"], marks={"imp": 0, "kappa": 0}, remembers=remembers)
    return board.play(tame("imp"))


@rule("V7.5", "V4.4")
def test_the_table_keeps_tamed_cards_in_mind() -> None:
    board = a_taming(remembers=True)
    assert hands(board, 1)[0] == hands(board, None)[0] == (NUMBER["imp"], UNSEEN)


@rule("V7.5", "V4.4")
def test_where_the_table_forgets_others_see_how_many_cards_are_held_and_no_more() -> None:
    board = a_taming(remembers=False)
    assert hands(board, 1)[0] == hands(board, None)[0] == (UNSEEN, UNSEEN)
    assert hands(board, 0)[0] == (NUMBER["troll"], NUMBER["imp"])


@rule("V7.5")
def test_a_forgotten_card_may_be_anywhere_in_imagined_worlds() -> None:
    board, chance = a_taming(remembers=False), Seeded(1)
    view = board.table.view(1)
    worlds = [board.table.game.imagine(view, chance) for _ in range(60)]
    assert all(board.table.game.view(world, 1) == view for world in worlds)
    held = [NUMBER["imp"] in world.hands[0] for world in worlds]  # type: ignore[attr-defined]
    assert not all(held)


@rule("V7.5")
def test_to_show_a_card_that_others_may_have_forgotten_cannot_be_taken_back() -> None:
    assert a_taming(remembers=True).play(summon("imp")).table.can_undo(0)
    board = a_taming(remembers=False)
    assert board.table.can_undo(0)
    assert not board.play(summon("imp")).table.can_undo(0)


@rule("V7.5")
@pytest.mark.parametrize(("remembers", "known"), [(True, True), (False, False)])
def test_cards_recovered_retrieved_or_drawn_before_all_are_kept_in_mind_likewise(remembers: bool, known: bool) -> None:
    recovered = a_resolution("imp", remembers=remembers)
    retrieved = a_resolution("mimic", discard=["troll"], remembers=remembers).play(choose("troll"))
    drawn = a_vale(stones=[(3, 1, 0)], hands=[["tengu", "dandelion_spirit"]], remembers=remembers)
    drawn.play(summon("tengu", 3), summon("dandelion_spirit", 0, 1))
    for board, card in ((recovered, "imp"), (retrieved, "troll"), (drawn, "tengu")):
        assert board.hand() == [card]
        assert hands(board, 1)[0] == ((NUMBER[card],) if known else (UNSEEN,))
