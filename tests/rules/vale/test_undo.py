"""Undo gives no information: what can be taken back in the Vale, and what cannot."""

from tests.rules import rule
from tests.rules.vale.board import END, a_hunt, a_resolution, a_vale, choose, mark, sell, summon, tame


@rule("V4.3", "V4.4")
def test_sales_and_tamings_can_be_taken_back_one_by_one() -> None:
    board = a_vale(marks={"imp": 0, "kappa": 0})
    before = board.table.view(1)
    board.play(sell("imp"), tame("kappa"))
    assert board.table.undo(0)
    assert board.hand() == [] and board.stones == (3, 0, 0)
    assert board.table.undo(0)
    assert board.table.view(1) == before
    assert not board.table.undo(0)


@rule("V3.3")
def test_a_marker_can_be_taken_back_until_another_answers() -> None:
    board = a_hunt("imp", "kappa", "goblin", "harpy").play(mark("imp"))
    assert board.table.can_undo(0) and not board.table.can_undo(1)
    board.play(mark("kappa"))
    assert not board.table.can_undo(0)
    assert board.table.undo(1)
    assert board.asked == (1, "hunt")
    assert not board.table.undo(0)
    assert board.why(mark("imp")) == "V3.4 marked"


@rule("V4.1")
def test_the_end_of_a_turn_can_be_taken_back() -> None:
    board = a_vale().play(END)
    assert board.table.undo(0)
    assert board.asked == (0, "act")


@rule("V7.5")
def test_a_draw_cannot_be_taken_back() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["dandelion_spirit"]]).play(summon("dandelion_spirit", 3))
    assert not board.table.undo(0)


@rule("V7.5", "V:tengu")
def test_drawing_a_card_that_all_know_can_be_taken_back() -> None:
    board = a_vale(stones=[(3, 1, 0)], hands=[["tengu", "dandelion_spirit"]])
    board.play(summon("tengu", 3), summon("dandelion_spirit", 0, 1, 0))
    assert board.hand() == ["tengu"]
    assert board.table.undo(0)
    assert board.table.view(1).pile_top == (48,)


@rule("V7.5")
def test_showing_a_card_that_nobody_had_seen_cannot_be_taken_back() -> None:
    board = a_vale(hands=[["imp", "hestia"]], unseen=["imp"]).play(summon("hestia"))
    assert board.table.can_undo(0)
    board.play(summon("imp"))
    assert not board.table.undo(0)
    board = a_resolution("medusa", hands=[["imp"]], unseen=["imp"]).play(choose("imp"))
    assert not board.table.undo(0)


@rule("V7.5", "V:dragon_egg")
def test_an_egg_that_betrays_an_unseen_dragon_cannot_be_taken_back() -> None:
    hands = [["dragon_egg", "tidal"]]
    seen = a_vale(stones=[(3, 0, 0)], hands=hands).play(summon("dragon_egg", 3))
    assert seen.table.undo(0)
    unseen = a_vale(stones=[(3, 0, 0)], hands=hands, unseen=["tidal"]).play(summon("dragon_egg", 3))
    assert not unseen.table.undo(0)


@rule("V7.5", "V:young_forest_spirit")
def test_a_discard_that_betrays_what_can_follow_cannot_be_taken_back() -> None:
    hands = [["young_forest_spirit", "imp", "leviathan", "odin"]]
    board = a_vale(hands=hands, unseen=["odin"]).play(summon("young_forest_spirit"))
    assert not board.table.undo(0)
    board.play(choose("imp"))
    assert not board.table.undo(0)


@rule("V7.5", "V:scorch")
def test_scorch_that_betrays_a_hand_cannot_be_taken_back() -> None:
    hands = [["scorch", "imp", "odin"]]
    board = a_vale(stones=[(0, 1, 1)], hands=hands, unseen=["odin"], areas=[["young_forest_spirit"]])
    board.play(summon("scorch", 0, 1, 1))
    assert not board.table.undo(0)


@rule("V3.1")
def test_the_end_of_a_round_cannot_be_taken_back() -> None:
    board = a_vale().play(END, END)
    assert board.asked[1] == "hunt"
    assert not board.table.undo(1)
