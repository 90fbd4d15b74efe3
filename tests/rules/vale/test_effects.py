"""V6: effects."""

from tests.rules import rule
from tests.rules.vale.board import END, a_resolution, a_vale, banish, choose, point, sell, summon, tame


@rule("V6.1")
def test_a_card_that_contradicts_a_rule_wins() -> None:
    board = a_vale(stones=[(3, 0, 0)], areas=[["hestia"]], marks={"imp": 0}).play(sell("imp"))
    assert board.stones == (6, 0, 0)
    assert board.asked == (0, "act")


@rule("V6.2")
def test_instant_happens_once_when_summoned() -> None:
    board = a_vale(hands=[["imp"]]).play(summon("imp"))
    assert board.stones == (2, 0, 0)
    board.play(END)
    assert board.stones == (2, 0, 0)


@rule("V6.2")
def test_permanent_lasts_while_the_card_lies_in_the_area() -> None:
    board = a_vale(stones=[(4, 0, 0)], areas=[["pegasus"]], hands=[["troll"]])
    assert board.payments("troll") == [(2, 0, 0)]
    board = a_vale(round=1, stones=[(4, 0, 0)], areas=[["pegasus"]], hands=[["troll"]]).play(banish("pegasus", 1))
    assert board.payments("troll") == [(3, 0, 0)]


@rule("V6.2")
def test_active_happens_once_a_round_in_resolution() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["undine_queen"]], pile=["imp", "kappa", "goblin", "harpy"])
    board.play(summon("undine_queen", 3))
    assert board.stones == (0, 0, 0)
    board.play(END, END)
    assert board.stones == (0, 1, 0)
    assert board.asked[1] == "hunt"


@rule("V6.3")
def test_a_card_whose_instant_effect_cannot_be_applied_in_full_stays_in_hand() -> None:
    board = a_vale(stones=[(0, 0, 2)], hands=[["aeris"]])
    assert board.why(summon("aeris", 0, 0, 2)) == "V6.3 not_in_full"
    assert board.offers == [END]


@rule("V6.3")
def test_up_to_all_and_if_can_always_be_applied() -> None:
    for card, stones in (("cerberus", (0, 0, 1)), ("genie", (4, 0, 0)), ("succubus", (0, 0, 0)), ("imp", (0, 0, 0))):
        board = a_vale(stones=[stones], hands=[[card]])
        assert board.why(summon(card, *stones)) == ""


@rule("V6.4")
def test_while_it_resolves_the_card_is_in_the_area_and_out_of_the_hand() -> None:
    in_area = a_vale(stones=[(2, 0, 0)], hands=[["ifrit"]]).play(summon("ifrit", 2))
    assert in_area.points == [1, 0]
    out_of_hand = a_vale(stones=[(1, 0, 0)], hands=[["firefox"]]).play(summon("firefox", 1))
    assert out_of_hand.points == [0, 0]


@rule("V6.5")
def test_a_permanent_does_not_affect_its_own_summoning() -> None:
    kappa = a_vale(stones=[(0, 1, 0)], hands=[["kappa"]]).play(summon("kappa", 0, 1, 0))
    assert kappa.points == [0, 0]
    pegasus = a_vale(stones=[(2, 0, 0)], hands=[["pegasus"]])
    assert pegasus.why(summon("pegasus", 2)) == "V4.5 too_dear"
    agni = a_vale(stones=[(2, 0, 0)], hands=[["agni"]])
    assert agni.why(summon("agni", 2)) == "V4.5 too_dear"


@rule("V6.6")
def test_recover_returns_a_card_to_its_owners_hand() -> None:
    board = a_resolution("undine")
    assert board.area() == []
    assert board.hand() == ["undine"]


@rule("V6.6", "V:genie_exalted")
def test_with_no_target_named_the_card_that_applies_the_effect_returns() -> None:
    board = a_resolution("genie_exalted", "undine").play(choose("genie_exalted"))
    assert board.hand() == ["genie_exalted", "undine"]


@rule("V6.7")
def test_without_the_first_part_there_is_no_second() -> None:
    assert a_resolution("burning_skull").points == [0, 0]
    assert a_resolution("charybdis", stones=[(4, 0, 0)]).points == [0, 0]
    assert a_resolution("medusa").stones == (0, 0, 0)


@rule("V6.8")
def test_the_chosen_player_decides_which_card_goes() -> None:
    areas = [["imp"], ["agni", "surtr", "troll"]]
    board = a_vale(round=4, stones=[(0, 0, 2)], hands=[["marina"]], areas=areas)
    board.play(summon("marina", 0, 0, 2))
    assert board.points == [7, 0]
    assert board.asked == (0, "victim")
    board.play(point(1))
    assert board.asked == (1, "lose_card")
    assert board.cards_offered == ["agni", "surtr"]
    assert board.why(choose("troll")) == "V6.8 choose"
    board.play(choose("surtr"))
    assert board.area(1) == ["agni", "troll"]
    assert board.asked == (0, "act")


@rule("V6.8")
def test_one_may_choose_oneself() -> None:
    board = a_vale(round=4, stones=[(0, 0, 2)], hands=[["marina"]], areas=[["imp"], ["agni"]])
    board.play(summon("marina", 0, 0, 2), point(0))
    assert board.area() == ["marina"]
    assert board.area(1) == ["agni"]


@rule("V6.8")
def test_a_player_without_such_a_card_cannot_be_chosen() -> None:
    areas = [["imp"], ["troll"], ["agni"]]
    board = a_vale(seats=3, round=4, stones=[(0, 0, 2)], hands=[["marina"]], areas=areas)
    board.play(summon("marina", 0, 0, 2))
    assert board.offers == [point(0), point(2)]
    assert board.why(point(1)) == "V6.8 choose"


@rule("V6.9")
def test_a_summon_pays_places_triggers_and_then_applies_its_own_effects() -> None:
    board = a_vale(round=4, stones=[(2, 0, 0)], hands=[["ifrit"]], areas=[["phoenix", "sylph"]])
    board.play(summon("ifrit", 2))
    assert board.kinds == ["summoned", "points", "points", "points"]
    assert [(event["card"], event["points"], event["total"]) for event in board.events[1:]] == [
        (10, 2, 2),
        (52, 1, 3),
        (6, 3, 6),
    ]


@rule("V6.9")
def test_stones_are_paid_before_the_card_counts_them() -> None:
    board = a_vale(stones=[(1, 1, 0)], hands=[["yuki_onna", "salamander"]]).play(summon("salamander", 1))
    board.play(summon("yuki_onna"))
    assert board.points == [3, 0]


@rule("V6.10")
def test_a_free_summon_needs_a_slot() -> None:
    board = a_vale(round=1, hands=[["young_forest_spirit", "imp", "troll"]])
    assert board.why(summon("young_forest_spirit")) == "V6.3 not_in_full"
    board = a_vale(round=2, hands=[["young_forest_spirit", "imp", "troll"]])
    assert board.why(summon("young_forest_spirit")) == ""


@rule("V6.10")
def test_a_free_summon_triggers_what_any_summon_triggers_with_no_stone_spent() -> None:
    areas = [["sylph", "phoenix", "kappa", "gargoyle"]]
    board = a_vale(round=6, stones=[(1, 1, 1)], hands=[["young_forest_spirit", "imp", "troll"]], areas=areas)
    board.play(summon("young_forest_spirit"), choose("imp"), choose("troll"))
    assert board.points == [2, 0]
    assert board.stones == (1, 1, 1)


@rule("V6.10")
def test_a_card_that_may_not_be_summoned_may_not_be_summoned_for_free() -> None:
    board = a_vale(round=3, hands=[["young_forest_spirit", "aeris", "leviathan", "marina"]])
    board.play(summon("young_forest_spirit"), choose("marina"))
    assert board.cards_offered == ["aeris"]
    assert board.why(choose("leviathan")) == "V6.10 choose"


@rule("V6.2", "V4.4")
def test_taming_triggers_no_instant_effect() -> None:
    board = a_vale(marks={"imp": 0}).play(tame("imp"))
    assert board.stones == (0, 0, 0)
