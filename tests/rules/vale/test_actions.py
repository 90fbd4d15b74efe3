"""V4: actions."""

from collections.abc import Callable

import pytest

from reverie.games.vale.deck import NUMBER
from reverie.games.vale.moves import Banish, Summon
from tests.rules import rule
from tests.rules.vale.board import END, a_vale, banish, mark, sell, summon, tame


@rule("V4.1")
def test_actions_in_any_order_and_number_then_the_next_player() -> None:
    board = a_vale(stones=[(1, 0, 0)], hands=[["imp", "hestia"]], marks={"kappa": 0, "troll": 0, "odin": 1})
    board.play(summon("imp"), tame("troll"), summon("hestia"), sell("kappa"), summon("troll", 3), END)
    assert board.area() == ["imp", "hestia", "troll"]
    assert board.asked == (1, "act")


@rule("V4.1")
def test_players_act_clockwise_from_the_first() -> None:
    board = a_vale(seats=3, first=1)
    acting = []
    for _ in range(3):
        acting.append(board.asked)
        board.play(END)
    assert acting == [(1, "act"), (2, "act"), (0, "act")]


@rule("V4.1")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    board = a_vale(marks={"kappa": 0, "troll": 1})
    assert board.why(sell("troll"), seat=1) == "V4.1 not_asked"
    assert board.why(mark("kappa")) == "V4.1 act"


@rule("V4.2")
def test_a_turn_does_not_end_while_a_marker_lies() -> None:
    board = a_vale(marks={"kappa": 0, "troll": 0})
    assert board.refuses(END) == "V4.2"
    board.play(sell("kappa"))
    assert board.why(END) == "V4.2 markers_left"
    board.play(tame("troll"))
    assert board.why(END) == ""


@rule("V4.2")
def test_markers_of_others_do_not_matter() -> None:
    assert a_vale(marks={"troll": 1}).why(END) == ""


@rule("V4.3", "V4.9")
@pytest.mark.parametrize(
    ("card", "stones"),
    [
        ("agni", (3, 0, 0)),
        ("imp", (3, 0, 0)),
        ("yuki_onna", (0, 1, 0)),
        ("poseidon", (0, 1, 0)),
        ("goblin", (4, 0, 0)),
        ("sand_giant", (4, 0, 0)),
        ("harpy", (1, 1, 0)),
        ("gi_rin", (1, 1, 0)),
        ("dragon_egg", (0, 0, 1)),
        ("eternity", (0, 0, 1)),
    ],
)
def test_a_sold_card_pays_by_its_family_whatever_its_cost(card: str, stones: tuple[int, int, int]) -> None:
    board = a_vale(marks={card: 0}).play(sell(card))
    assert board.stones == stones
    assert board.discard == [card]
    assert board.state.marks == {}


@rule("V4.3")
def test_one_sells_only_what_one_marked() -> None:
    board = a_vale(marks={"kappa": 0, "troll": 1}, hands=[["imp"]])
    assert board.why(sell("troll")) == "V4.3 not_your_marker"
    assert board.why(sell("imp")) == "V4.3 not_your_marker"


@rule("V4.4")
def test_a_tamed_card_goes_to_hand() -> None:
    board = a_vale(marks={"kappa": 0}).play(tame("kappa"))
    assert board.hand() == ["kappa"]
    assert board.state.marks == {}
    assert board.stones == (0, 0, 0)


@rule("V4.4")
def test_one_tames_only_what_one_marked() -> None:
    board = a_vale(marks={"kappa": 0, "troll": 1})
    assert board.why(tame("troll")) == "V4.4 not_your_marker"


@rule("V4.4")
def test_a_hand_has_no_limit() -> None:
    hand = [
        "imp", "hestia", "agni", "troll", "odin", "harpy", "boreas", "genie", "sylph", "rudra", "tidal", "gust",
    ]  # fmt: skip
    board = a_vale(hands=[hand], marks={"kappa": 0}).play(tame("kappa"))
    assert len(board.hand()) == 13


@rule("V4.5")
def test_a_summoned_card_is_paid_and_lies_in_the_area() -> None:
    board = a_vale(stones=[(3, 1, 0)], hands=[["troll"]]).play(summon("troll", 0, 1, 0))
    assert board.area() == ["troll"]
    assert board.hand() == []
    assert board.stones == (3, 0, 0)


@rule("V4.5")
def test_one_summons_only_from_hand() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[[], ["troll"]], marks={"imp": 0})
    assert board.why(summon("imp")) == "V4.5 not_in_hand"
    assert board.why(summon("troll", 3)) == "V4.5 not_in_hand"


@rule("V4.5")
def test_a_card_beyond_ones_means_is_too_dear() -> None:
    board = a_vale(stones=[(2, 0, 0)], hands=[["troll"]])
    assert board.why(summon("troll", 2, 0, 0)) == "V4.5 too_dear"


@rule("V4.6")
def test_the_area_has_as_many_slots_as_the_round_has_number() -> None:
    full = a_vale(round=2, hands=[["imp"]], areas=[["troll", "odin"]])
    assert full.why(summon("imp")) == "V4.6 no_slot"
    assert a_vale(round=3, hands=[["imp"]], areas=[["troll", "odin"]]).why(summon("imp")) == ""


@rule("V4.6")
def test_one_slot_in_the_first_round() -> None:
    board = a_vale(round=1, hands=[["imp", "hestia"]]).play(summon("imp"))
    assert board.why(summon("hestia")) == "V4.6 no_slot"


@rule("V4.7")
def test_reductions_add_up() -> None:
    board = a_vale(round=4, stones=[(4, 0, 0)], hands=[["sylph", "harpy", "troll"]], areas=[["pegasus", "hippogriff"]])
    assert board.payments("sylph") == [(1, 0, 0)]
    assert board.payments("harpy") == [(0, 0, 0)]
    assert board.payments("troll") == [(2, 0, 0)]


@rule("V4.7")
def test_a_price_never_falls_below_nothing() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["imp"]], areas=[["pegasus"]])
    assert board.payments("imp") == [(0, 0, 0)]


@rule("V4.8")
def test_banishing_costs_the_number_of_the_round() -> None:
    board = a_vale(round=3, stones=[(4, 0, 0)], areas=[["troll"]]).play(banish("troll", 3))
    assert board.area() == []
    assert board.discard == ["troll"]
    assert board.stones == (1, 0, 0)


@rule("V4.8")
def test_one_banishes_only_from_ones_own_area() -> None:
    board = a_vale(stones=[(4, 0, 0)], areas=[[], ["troll"]], hands=[["imp"]])
    assert board.why(banish("troll", 3)) == "V4.8 not_in_area"
    assert board.why(banish("imp", 3)) == "V4.8 not_in_area"


@rule("V4.8")
def test_reductions_on_summoning_do_not_help_to_banish() -> None:
    board = a_vale(round=3, stones=[(3, 0, 0)], areas=[["pegasus", "hippogriff", "harpy"]])
    assert board.why(banish("harpy", 2)) == "V2.6 too_little"
    assert board.why(banish("harpy", 3)) == ""


@rule("V4.8")
def test_banishing_frees_the_slot() -> None:
    board = a_vale(round=1, stones=[(1, 0, 0)], areas=[["troll"]], hands=[["imp"]])
    assert board.why(summon("imp")) == "V4.6 no_slot"
    board.play(banish("troll", 1), summon("imp"))
    assert board.area() == ["imp"]


@rule("V4.5", "V4.8")
@pytest.mark.parametrize("number", [float, str, lambda card: (card,), lambda card: None])
def test_what_is_no_card_is_refused(number: Callable[[int], object]) -> None:
    board = a_vale(stones=[(1, 1, 0)], hands=[["salamander"]], areas=[["imp"]])
    assert board.why(Summon(number(NUMBER["salamander"]), (1, 0, 0))) == "V4.5 not_in_hand"  # type: ignore[arg-type]
    assert board.why(Banish(number(NUMBER["imp"]), (1, 0, 0))) == "V4.8 not_in_area"  # type: ignore[arg-type]
