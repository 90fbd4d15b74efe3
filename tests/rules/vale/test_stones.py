"""V2: magic stones."""

import pytest

from tests.rules import rule
from tests.rules.vale.board import END, a_vale, banish, keep, sell, summon


@rule("V2.1")
def test_red_is_worth_one_blue_three_purple_six() -> None:
    assert a_vale(stones=[(1, 0, 0)], hands=[["salamander"]]).payments("salamander") == [(1, 0, 0)]
    assert a_vale(stones=[(0, 1, 0)], hands=[["harpy"]]).payments("harpy") == [(0, 1, 0)]
    assert a_vale(stones=[(0, 1, 0)], hands=[["agni"]]).payments("agni") == []
    assert a_vale(stones=[(0, 0, 1)], hands=[["odin"]]).payments("odin") == [(0, 0, 1)]
    assert a_vale(stones=[(0, 0, 1)], hands=[["griffon"]]).payments("griffon") == []


@rule("V2.1")
def test_the_supply_never_runs_out() -> None:
    board = a_vale(seats=4, stones=[(4, 0, 0)] * 4, marks={"imp": 0})
    board.play(sell("imp"), keep(4, 0, 0))
    assert board.stones == (4, 0, 0)


@rule("V2.2")
def test_above_four_stones_the_owner_chooses_at_once_what_to_keep() -> None:
    board = a_vale(stones=[(0, 1, 2)], marks={"imp": 0})
    board.play(sell("imp"))
    assert board.stones == (3, 1, 2)
    assert board.asked == (0, "keep")
    assert {move.stones for move in board.offers} == {(3, 1, 0), (3, 0, 1), (2, 1, 1), (2, 0, 2), (1, 1, 2)}
    board.play(keep(1, 1, 2))
    assert board.stones == (1, 1, 2)
    assert board.asked == (0, "act")


@rule("V2.2")
def test_four_stones_may_be_held() -> None:
    board = a_vale(stones=[(0, 0, 1)], marks={"imp": 0}).play(sell("imp"))
    assert board.stones == (3, 0, 1)
    assert board.asked == (0, "act")


@rule("V2.2")
@pytest.mark.parametrize("stones", [(3, 1, 2), (1, 1, 1), (0, 2, 2), (4, 0, 0), (-1, 3, 2)])
def test_one_keeps_exactly_the_limit_out_of_what_one_has(stones: tuple[int, int, int]) -> None:
    board = a_vale(stones=[(0, 1, 2)], marks={"imp": 0}).play(sell("imp"))
    assert board.why(keep(*stones)) == "V2.2 keep"


@rule("V2.2")
def test_nothing_else_happens_before_the_choice() -> None:
    board = a_vale(stones=[(0, 1, 2)], hands=[["hestia"]], marks={"imp": 0}).play(sell("imp"))
    assert board.why(summon("hestia")) == "V2.2 keep"
    assert board.why(END) == "V2.2 keep"
    assert board.why(END, seat=1) == "V2.2 not_asked"


@rule("V2.3")
def test_stones_are_public() -> None:
    board = a_vale(stones=[(1, 2, 0), (0, 0, 3)])
    for seat in (0, 1, None):
        assert board.table.view(seat).stones == ((1, 2, 0), (0, 0, 3))


@rule("V2.4")
def test_stones_are_not_exchanged_nor_borrowed() -> None:
    board = a_vale(stones=[(3, 0, 0), (0, 1, 0)], hands=[["harpy"]])
    assert board.why(summon("harpy", 0, 1, 0)) == "V2.4 not_your_stones"
    assert board.why(summon("harpy", 4, 0, 0)) == "V2.4 not_your_stones"
    assert {type(move).__name__ for move in board.offers} == {"Summon", "End"}


@rule("V2.5")
def test_no_change_is_given() -> None:
    board = a_vale(stones=[(0, 0, 1)], hands=[["salamander"]]).play(summon("salamander", 0, 0, 1))
    assert board.stones == (0, 0, 0)


@rule("V2.6")
def test_every_payment_without_a_superfluous_stone_is_offered() -> None:
    board = a_vale(stones=[(3, 1, 1)], hands=[["agni"]])
    assert sorted(board.payments("agni")) == [(0, 0, 1), (1, 1, 0)]


@rule("V2.6")
def test_a_payment_may_overshoot_if_each_stone_is_needed() -> None:
    board = a_vale(stones=[(1, 2, 0)], hands=[["agni"]])
    assert sorted(board.payments("agni")) == [(0, 2, 0), (1, 1, 0)]


@rule("V2.6")
def test_a_superfluous_stone_is_refused() -> None:
    board = a_vale(stones=[(2, 1, 1)], hands=[["harpy"]])
    assert board.why(summon("harpy", 1, 1, 0)) == "V2.6 superfluous"
    assert board.why(summon("harpy", 0, 1, 1)) == "V2.6 superfluous"


@rule("V2.6")
def test_too_little_is_refused() -> None:
    board = a_vale(stones=[(2, 1, 0)], hands=[["harpy"]])
    assert board.why(summon("harpy", 2, 0, 0)) == "V2.6 too_little"
    assert board.why(summon("harpy")) == "V2.6 too_little"


@rule("V2.6")
def test_a_price_of_nothing_is_paid_with_nothing() -> None:
    board = a_vale(stones=[(2, 1, 0)], hands=[["imp"]])
    assert board.payments("imp") == [(0, 0, 0)]
    assert board.why(summon("imp", 1, 0, 0)) == "V2.6 superfluous"


@rule("V2.6")
def test_banishing_is_paid_by_the_same_rule() -> None:
    board = a_vale(round=4, stones=[(1, 1, 1)], areas=[["imp"]])
    assert board.why(banish("imp", 1, 1, 0)) == ""
    assert board.why(banish("imp", 0, 0, 1)) == ""
    assert board.why(banish("imp", 0, 1, 0)) == "V2.6 too_little"
    assert board.why(banish("imp", 1, 0, 1)) == "V2.6 superfluous"


@rule("V2.6", "V:phoenix")
def test_a_stone_may_be_added_where_it_earns_points() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["horned_salamander"]], areas=[["phoenix"]])
    assert sorted(board.payments("horned_salamander")) == [(2, 0, 0), (3, 0, 0), (4, 0, 0)]
    assert board.play(summon("horned_salamander", 4)).points == [4, 0]


@rule("V2.6", "V:kappa", "V:gargoyle")
def test_a_second_stone_that_earns_nothing_more_is_superfluous() -> None:
    board = a_vale(stones=[(1, 2, 2)], hands=[["agni"]], areas=[["kappa"]])
    assert sorted(board.payments("agni")) == [(0, 0, 1), (0, 1, 1), (0, 2, 0), (1, 1, 0)]
    assert board.why(summon("agni", 0, 2, 1)) == "V2.6 superfluous"
    assert board.why(summon("agni", 1, 0, 1)) == "V2.6 superfluous"
    assert board.play(summon("agni", 0, 1, 1)).points == [2, 0]
    board = a_vale(stones=[(0, 1, 1)], hands=[["agni"]], areas=[["gargoyle", "hae_tae"]])
    assert sorted(board.payments("agni")) == [(0, 1, 0), (0, 1, 1)]
    assert board.play(summon("agni", 0, 1, 1)).points == [3, 0]


@rule("V2.6")
def test_stones_are_added_neither_to_a_price_of_nothing_nor_to_a_banishment() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["imp"]], areas=[["phoenix"]])
    assert board.payments("imp") == [(0, 0, 0)]
    assert board.why(summon("imp", 1)) == "V2.6 superfluous"
    assert board.why(banish("phoenix", 4)) == "V2.6 superfluous"
    assert board.why(banish("phoenix", 3)) == ""


@rule("V2.6")
def test_a_card_whose_points_do_not_depend_on_stones_lets_none_be_added() -> None:
    board = a_vale(stones=[(3, 1, 0)], hands=[["salamander"]], areas=[["sylph"]])
    assert sorted(board.payments("salamander")) == [(0, 1, 0), (1, 0, 0)]


@rule("V2.6")
def test_under_version_1_no_stone_is_added() -> None:
    board = a_vale(stones=[(4, 1, 0)], hands=[["horned_salamander"]], areas=[["phoenix", "kappa"]], rules=1)
    assert sorted(board.payments("horned_salamander")) == [(0, 1, 0), (2, 0, 0)]
    assert board.why(summon("horned_salamander", 3)) == "V2.6 superfluous"


@rule("V2.6")
@pytest.mark.parametrize("pay", [(True, 0, 0), (1.0, 0, 0), (1, 0), (1, 0, 0, 0), "100", None, (-1, 1, 0), ("1", 0, 0)])
def test_what_is_no_payment_is_refused(pay: object) -> None:
    from reverie.games.vale.deck import NUMBER
    from reverie.games.vale.moves import Summon

    board = a_vale(stones=[(1, 1, 0)], hands=[["salamander"]])
    assert board.why(Summon(NUMBER["salamander"], pay)) == "V2.4 not_your_stones"  # type: ignore[arg-type]
