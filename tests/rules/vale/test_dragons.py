"""The dragons."""

import pytest

from tests.rules import rule
from tests.rules.vale.board import STOP, a_vale, choose, keep, pick, point, summon


@rule("V:dragon_egg")
def test_dragon_egg_breaks_and_a_dragon_comes_for_free() -> None:
    board = a_vale(round=1, stones=[(3, 0, 0)], hands=[["dragon_egg", "eternity", "tidal", "imp"]])
    board.play(summon("dragon_egg", 3))
    assert board.asked == (0, "free_summon")
    assert board.cards_offered == ["eternity", "tidal"]
    board.play(choose("tidal"))
    assert board.area() == ["tidal"]
    assert board.discard == ["dragon_egg"]
    assert (board.points, board.stones) == ([5, 0], (0, 0, 0))


@rule("V:dragon_egg", "V6.3")
def test_dragon_egg_needs_a_dragon_that_can_come() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["dragon_egg", "imp"]])
    assert board.why(summon("dragon_egg", 3)) == "V6.3 not_in_full"
    board = a_vale(stones=[(3, 0, 0)], hands=[["dragon_egg", "ember"]])
    assert board.why(summon("dragon_egg", 3)) == "V6.3 not_in_full"
    board = a_vale(stones=[(3, 0, 0)], hands=[["dragon_egg", "ember"]], areas=[[], ["kappa"]])
    assert board.why(summon("dragon_egg", 3)) == ""


@rule("V:dragon_egg", "V4.6")
def test_dragon_egg_in_a_full_area_cannot_come() -> None:
    board = a_vale(round=1, stones=[(3, 0, 0)], hands=[["dragon_egg", "tidal"]], areas=[["imp"]])
    assert board.why(summon("dragon_egg", 3)) == "V4.6 no_slot"


@rule("V:dragon_egg", "V:aeris")
def test_the_egg_is_gone_before_the_dragon_comes() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["dragon_egg", "aeris"]])
    assert board.why(summon("dragon_egg", 3)) == "V6.3 not_in_full"
    board = a_vale(stones=[(3, 0, 0)], hands=[["dragon_egg", "aeris"]], areas=[["troll"]])
    board.play(summon("dragon_egg", 3), choose("aeris"))
    assert (board.area(), board.hand(), board.points) == (["aeris"], ["troll"], [3, 0])


@rule("V:dragon_egg", "V:sylph", "V6.10")
def test_egg_and_dragon_are_two_summons() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["dragon_egg", "tidal"]], areas=[["sylph"]])
    board.play(summon("dragon_egg", 3), choose("tidal"))
    assert board.points == [7, 0]


@rule("V:tidal")
def test_tidal_counts_dragons() -> None:
    board = a_vale(stones=[(0, 0, 1)], hands=[["tidal"]], areas=[["gust", "imp"], ["ember"]])
    assert board.play(summon("tidal", 0, 0, 1)).points == [10, 0]


@rule("V:ember", "V:marina", "V:boulder", "V:gust")
@pytest.mark.parametrize(
    ("dragon", "prey", "points"),
    [("ember", "kappa", 7), ("marina", "agni", 7), ("boulder", "sylph", 8), ("gust", "mimic", 8)],
)
def test_each_dragon_gives_points_and_a_card_of_its_prey_goes(dragon: str, prey: str, points: int) -> None:
    areas = [[], ["tidal", prey]]
    board = a_vale(stones=[(0, 0, 2)], hands=[[dragon]], areas=areas).play(summon(dragon, 0, 0, 2))
    assert board.points == [points, 0]
    assert board.area(1) == ["tidal"]
    assert board.discard == [prey]


@rule("V:ember", "V:marina", "V:boulder", "V:gust", "V6.3")
@pytest.mark.parametrize("dragon", ["ember", "marina", "boulder", "gust"])
def test_no_dragon_comes_without_its_prey(dragon: str) -> None:
    board = a_vale(stones=[(0, 0, 2)], hands=[[dragon]], areas=[["tidal"], ["eternity"]])
    assert board.why(summon(dragon, 0, 0, 2)) == "V6.3 not_in_full"


@rule("V:gust", "V6.8")
def test_gust_may_strike_its_own_side() -> None:
    board = a_vale(round=4, stones=[(0, 0, 2)], hands=[["gust"]], areas=[["troll", "mimic"], ["goblin"]])
    board.play(summon("gust", 0, 0, 2), point(0))
    assert board.asked == (0, "lose_card")
    board.play(choose("troll"))
    assert board.area() == ["mimic", "gust"]


@rule("V:aeris")
def test_aeris_recovers_another_card_for_its_written_cost() -> None:
    board = a_vale(round=4, stones=[(0, 1, 1)], hands=[["aeris"]], areas=[["odin", "hestia"]])
    board.play(summon("aeris", 0, 1, 1))
    assert board.asked == (0, "recover")
    assert board.cards_offered == ["odin", "hestia"]
    board.play(choose("odin"))
    assert (board.hand(), board.points) == (["odin"], [6, 0])


@rule("V:aeris", "V:hestia", "V:young_forest_spirit", "V2.2")
def test_aeris_recovering_hestia_leaves_four_of_six_stones() -> None:
    hands = [["young_forest_spirit", "imp", "aeris"]]
    board = a_vale(stones=[(2, 2, 2)], hands=hands, areas=[["hestia"]])
    board.play(summon("young_forest_spirit"), choose("imp"), choose("aeris"), choose("hestia"))
    assert board.hand() == ["hestia"]
    assert board.asked == (0, "keep")
    assert len(board.offers) == 6
    board.play(keep(0, 2, 2))
    assert (board.stones, board.points, board.asked) == ((0, 2, 2), [0, 0], (0, "act"))


@rule("V:aeris", "V:pegasus")
def test_aeris_reads_the_printed_number() -> None:
    board = a_vale(stones=[(0, 1, 1)], hands=[["aeris"]], areas=[["pegasus"]])
    assert board.why(summon("aeris", 0, 1, 1)) == ""
    assert board.play(summon("aeris", 0, 1, 1)).points == [3, 0]


@rule("V:scorch")
def test_scorch_copies_an_instant_effect() -> None:
    board = a_vale(round=4, stones=[(0, 1, 1)], hands=[["scorch"]], areas=[["mud_slime", "tidal", "hestia"]])
    board.play(summon("scorch", 0, 1, 1))
    assert board.asked == (0, "copy_instant")
    assert board.cards_offered == ["mud_slime", "tidal"]
    assert board.play(choose("tidal")).points == [10, 0]


@rule("V:scorch", "V6.3")
def test_scorch_needs_an_effect_that_can_be_resolved_now() -> None:
    alone = a_vale(stones=[(0, 1, 1)], hands=[["scorch"]], areas=[["hestia", "agni"]])
    assert alone.why(summon("scorch", 0, 1, 1)) == "V6.3 not_in_full"
    not_now = a_vale(stones=[(0, 1, 1)], hands=[["scorch"]], areas=[["forest_spirit"]])
    assert not_now.why(summon("scorch", 0, 1, 1)) == "V6.3 not_in_full"
    now = a_vale(stones=[(0, 1, 1)], hands=[["scorch", "imp"]], areas=[["forest_spirit"]])
    assert now.why(summon("scorch", 0, 1, 1)) == ""


@rule("V:scorch", "V:boreas")
def test_scorch_copying_a_recover_returns_itself() -> None:
    board = a_vale(stones=[(0, 1, 1)], hands=[["scorch"]], areas=[["dandelion_spirit", "boreas"]])
    board.play(summon("scorch", 0, 1, 1), choose("boreas"))
    assert board.points == [2, 0]
    assert board.hand() == ["scorch"]
    assert board.area() == ["dandelion_spirit", "boreas"]


@rule("V:scorch", "V:leviathan")
def test_scorch_copying_leviathan_is_itself_a_dragon_that_can_go() -> None:
    board = a_vale(stones=[(0, 1, 1)], hands=[["scorch"]], areas=[["leviathan"]])
    board.play(summon("scorch", 0, 1, 1), choose("leviathan"))
    assert board.points == [7, 0]
    assert board.area() == ["leviathan"]
    assert board.discard == ["scorch"]


@rule("V:scorch", "V:aeris")
def test_scorch_copying_aeris_recovers_a_card_other_than_itself() -> None:
    board = a_vale(stones=[(0, 1, 1)], hands=[["scorch"]], areas=[["aeris"]])
    board.play(summon("scorch", 0, 1, 1), choose("aeris"))
    assert (board.area(), board.hand(), board.points) == (["scorch"], ["aeris"], [9, 0])


@rule("V:scorch", "V:cerberus")
def test_scorch_copying_cerberus_devours_others() -> None:
    board = a_vale(stones=[(0, 1, 1)], hands=[["scorch"]], areas=[["cerberus", "imp"]])
    board.play(summon("scorch", 0, 1, 1), choose("cerberus"))
    assert board.cards_offered == ["cerberus", "imp"]
    board.play(choose("cerberus"), STOP)
    assert board.area() == ["imp", "scorch"]


@rule("V:scorch", "V:genie")
def test_scorch_copying_genie_activates_everything() -> None:
    board = a_vale(round=4, stones=[(0, 1, 1)], hands=[["scorch"]], areas=[["genie", "undine_queen", "imp"]])
    board.play(summon("scorch", 0, 1, 1), choose("genie"), choose("undine_queen"))
    assert board.stones == (0, 1, 0)
    assert board.hand() == ["imp"]


@rule("V:scorch", "V:young_forest_spirit")
def test_scorch_copying_young_forest_spirit_needs_its_cards_and_a_slot() -> None:
    hands = [["scorch", "imp", "odin"]]
    board = a_vale(round=2, stones=[(0, 1, 1)], hands=hands, areas=[["young_forest_spirit"]])
    assert board.why(summon("scorch", 0, 1, 1)) == "V6.3 not_in_full"
    board = a_vale(round=3, stones=[(0, 1, 1)], hands=hands, areas=[["young_forest_spirit"]])
    board.play(summon("scorch", 0, 1, 1), choose("young_forest_spirit"), choose("imp"), choose("odin"))
    assert board.area() == ["young_forest_spirit", "scorch", "odin"]


@rule("V:scorch", "V:hydra")
def test_scorch_copying_hydra_chooses_its_own_rewards() -> None:
    board = a_vale(stones=[(0, 1, 1)], hands=[["scorch"]], areas=[["hydra"]])
    board.play(summon("scorch", 0, 1, 1), choose("hydra"), pick(5))
    assert (board.points, board.stones) == ([4, 0], (0, 2, 0))


@rule("V:willow")
def test_willow_gives_one_of_each_three_points_and_a_card() -> None:
    board = a_vale(stones=[(0, 0, 2)], hands=[["willow"]], pile=["troll"]).play(summon("willow", 0, 0, 2))
    assert (board.stones, board.points, board.hand()) == ((1, 1, 1), [3, 0], ["troll"])


@rule("V:willow", "V2.2")
def test_willow_counts_its_stones_together_before_points_and_card() -> None:
    stones = [(4, 0, 2)]
    board = a_vale(stones=stones, hands=[["willow"]], areas=[["hestia"]], pile=["troll"])
    board.play(summon("willow", 0, 0, 2))
    assert board.stones == (5, 1, 1)
    assert (board.asked, board.points, board.hand()) == ((0, "keep"), [0, 0], [])
    board.play(keep(4, 1, 1))
    assert (board.points, board.hand()) == ([3, 0], ["troll"])


@rule("V:eternity")
def test_eternity_counts_families() -> None:
    board = a_vale(round=5, stones=[(0, 0, 2)], hands=[["eternity"]], areas=[["imp", "kappa", "troll", "odin"]])
    assert board.play(summon("eternity", 0, 0, 2)).points == [20, 0]
