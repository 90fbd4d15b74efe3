"""V1: the table is laid."""

import pytest

import reverie
from reverie import Malformed
from tests.rules import rule


@rule("V1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert reverie.table("vale", seats=seats, seed=1).seats == seats


@rule("V1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(Malformed):
        reverie.table("vale", seats=seats, seed=1)


@rule("V1.2")
def test_seventy_cards_less_those_revealed_lie_face_down() -> None:
    view = reverie.table("vale", seats=3, seed=1).view(0)
    assert (view.pile, len(view.marks), view.pile_top, view.discard) == (64, 6, (), ())


@rule("V1.2")
def test_the_draw_pile_has_no_order_before_it_is_drawn() -> None:
    state = reverie.table("vale", seats=2, seed=1)._state
    assert len(state.pile.pool) == 66
    assert state.pile.top == [] and state.pile.bottom == []


@rule("V1.3")
def test_the_seed_chooses_the_first_player() -> None:
    firsts = [reverie.table("vale", seats=4, seed=seed).view(None).first for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3}
    assert firsts == [reverie.table("vale", seats=4, seed=seed).view(None).first for seed in range(60)]


@rule("V1.4")
def test_points_follow_turn_order() -> None:
    for seed in range(20):
        table = reverie.table("vale", seats=4, seed=seed)
        first = table.view(None).first
        assert [table.scores[(first + turn) % 4] for turn in range(4)] == [1, 2, 3, 4]


@rule("V1.4")
def test_nobody_starts_with_cards_or_stones() -> None:
    view = reverie.table("vale", seats=3, seed=5).view(None)
    assert view.hands == ((), (), ())
    assert view.stones == ((0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert view.areas == ((), (), ())


@rule("V1.5")
def test_everybody_marks_twice_and_the_first_round_is_the_first() -> None:
    table = reverie.table("vale", seats=3, seed=5)
    assert table.view(None).round == 1
    hunters = []
    while table.asks[0].kind == "hunt":
        ask = table.asks[0]
        hunters.append(ask.seat)
        table.play(ask.seat, ask.options[0])
    assert sorted(hunters) == [0, 0, 1, 1, 2, 2]
