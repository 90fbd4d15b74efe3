"""The creatures of fire."""

from tests.rules import rule
from tests.rules.vale.board import a_resolution, a_vale, banish, choose, keep, point, sell, summon


@rule("V:hestia")
def test_hestia_raises_the_limit_to_six() -> None:
    board = a_vale(stones=[(3, 0, 0)], areas=[["hestia"]], marks={"imp": 0, "troll": 0}).play(sell("imp"))
    assert board.stones == (6, 0, 0)
    board.play(sell("troll"))
    assert board.asked == (0, "keep")
    assert board.offers == [keep(6, 0, 0)]


@rule("V:hestia", "V2.2")
def test_hestia_banished_leaves_four_stones() -> None:
    board = a_vale(round=1, stones=[(0, 3, 3)], areas=[["hestia"]]).play(banish("hestia", 0, 1, 0))
    assert board.asked == (0, "keep")
    assert board.offers == [keep(0, 1, 3), keep(0, 2, 2)]
    board.play(keep(0, 1, 3))
    assert board.stones == (0, 1, 3)
    assert board.asked == (0, "act")


@rule("V:hestia", "V:marina")
def test_hestia_taken_away_by_another_player_with_six_stones() -> None:
    stones = [(2, 2, 2), (0, 0, 2)]
    board = a_vale(first=1, stones=stones, hands=[[], ["marina"]], areas=[["hestia"]])
    board.play(summon("marina", 0, 0, 2))
    assert board.area() == []
    assert board.asked == (0, "keep")
    assert len(board.offers) == 6
    board.play(keep(0, 2, 2))
    assert board.stones == (0, 2, 2)
    assert board.asked == (1, "act")


@rule("V:hestia", "V:cerberus")
def test_hestia_discarded_by_cerberus_asks_for_stones_before_the_next_discard() -> None:
    board = a_vale(round=4, stones=[(2, 2, 2)], hands=[["cerberus"]], areas=[["hestia", "imp", "troll"]])
    board.play(summon("cerberus", 0, 0, 1), choose("hestia"))
    assert board.asked == (0, "keep")
    board.play(keep(1, 2, 1))
    assert board.asked == (0, "discard_others")
    assert board.stones == (1, 2, 1)


@rule("V:hestia")
def test_hestia_leaving_with_four_stones_costs_none() -> None:
    board = a_vale(round=1, stones=[(1, 3, 1)], areas=[["hestia"]]).play(banish("hestia", 1))
    assert board.asked == (0, "act")
    assert board.stones == (0, 3, 1)


@rule("V:imp")
def test_imp_brings_two_red_and_comes_back() -> None:
    assert a_vale(hands=[["imp"]]).play(summon("imp")).stones == (2, 0, 0)
    board = a_resolution("imp")
    assert board.area() == [] and board.hand() == ["imp"]


@rule("V:succubus")
def test_succubus_wants_written_costs_one_to_four() -> None:
    board = a_vale(round=5, hands=[["succubus"]], areas=[["salamander", "ifrit", "phoenix", "agni"]])
    assert board.play(summon("succubus")).points == [10, 0]


@rule("V:succubus")
def test_succubus_comes_without_points_where_a_cost_is_missing() -> None:
    board = a_vale(round=5, hands=[["succubus"]], areas=[["salamander", "ifrit", "phoenix"]])
    assert board.play(summon("succubus")).points == [0, 0]


@rule("V:succubus")
def test_succubus_reads_the_printed_number() -> None:
    board = a_vale(round=6, hands=[["succubus"]], areas=[["pegasus", "salamander", "ifrit", "agni"]])
    assert board.play(summon("succubus")).points == [10, 0]


@rule("V:firefox")
def test_firefox_counts_the_hand() -> None:
    board = a_vale(stones=[(1, 0, 0)], hands=[["firefox", "imp", "troll", "odin"]])
    assert board.play(summon("firefox", 1)).points == [3, 0]


@rule("V:salamander")
def test_salamander_gives_a_red_stone_and_a_point() -> None:
    board = a_resolution("salamander")
    assert (board.stones, board.points) == ((1, 0, 0), [1, 0])


@rule("V:salamander")
def test_salamander_gives_its_point_after_the_stones_are_sorted_out() -> None:
    board = a_resolution("salamander", stones=[(0, 0, 4)])
    assert (board.asked, board.points) == ((0, "keep"), [0, 0])
    assert board.play(keep(0, 0, 4)).points == [1, 0]


@rule("V:horned_salamander")
def test_horned_salamander_gives_four_red() -> None:
    assert a_resolution("horned_salamander").stones == (4, 0, 0)
    board = a_resolution("horned_salamander", stones=[(0, 1, 0)])
    assert board.offers == [keep(3, 1, 0), keep(4, 0, 0)]


@rule("V:ifrit")
def test_ifrit_counts_the_area() -> None:
    board = a_vale(stones=[(2, 0, 0)], hands=[["ifrit"]], areas=[["troll", "odin"]])
    assert board.play(summon("ifrit", 2)).points == [3, 0]


@rule("V:incubus")
def test_incubus_counts_small_written_costs() -> None:
    board = a_vale(round=4, stones=[(2, 0, 0)], hands=[["incubus"]], areas=[["hestia", "nessie", "hae_tae"]])
    assert board.play(summon("incubus", 2)).points == [6, 0]


@rule("V:burning_skull")
def test_burning_skull_burns_a_red_stone_for_three() -> None:
    board = a_resolution("burning_skull", stones=[(2, 1, 0)])
    assert (board.stones, board.points) == ((1, 1, 0), [3, 0])
    board = a_resolution("burning_skull", stones=[(0, 1, 1)])
    assert (board.stones, board.points) == ((0, 1, 1), [0, 0])


@rule("V:lava_giant")
def test_lava_giant_counts_fire() -> None:
    board = a_vale(round=4, stones=[(3, 0, 0)], hands=[["lava_giant"]], areas=[["hestia", "agni", "nessie"]])
    assert board.payments("lava_giant") == [(2, 0, 0)]
    assert board.play(summon("lava_giant", 2)).points == [6, 0]


@rule("V:phoenix")
def test_phoenix_gives_a_point_for_each_red_stone_paid() -> None:
    board = a_vale(stones=[(3, 1, 0)], hands=[["hydra"]], areas=[["phoenix"]])
    board.play(summon("hydra", 1, 1, 0))
    assert board.points == [1, 0]
    board = a_vale(stones=[(3, 0, 0)], hands=[["troll"]], areas=[["phoenix"]])
    assert board.play(summon("troll", 3)).points == [3, 0]


@rule("V:phoenix", "V:agni")
def test_phoenix_counts_stones_not_their_value() -> None:
    board = a_vale(stones=[(2, 0, 0)], hands=[["troll"]], areas=[["phoenix", "agni"]])
    assert board.play(summon("troll", 2)).points == [2, 0]


@rule("V:phoenix", "V6.5")
def test_phoenix_gives_nothing_for_itself() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["phoenix"]])
    assert board.play(summon("phoenix", 3)).points == [0, 0]


@rule("V:agni")
def test_agni_makes_red_stones_worth_two() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["agni", "hydra", "yuki_onna"]], areas=[["agni"]], pile=[])
    assert board.payments("hydra") == [(2, 0, 0)]
    assert board.play(summon("yuki_onna")).points == [6, 0]


@rule("V:agni", "V4.8")
def test_agni_helps_to_banish() -> None:
    board = a_vale(round=4, stones=[(2, 0, 0)], areas=[["agni", "imp"]])
    assert board.why(banish("imp", 2)) == ""


@rule("V:asmodeus")
def test_asmodeus_recovers_a_small_card_with_an_instant_effect() -> None:
    board = a_resolution("asmodeus", "ifrit", "incubus", "hestia", "surtr")
    assert board.asked == (0, "recover")
    assert board.cards_offered == ["ifrit", "incubus"]
    board.play(choose("incubus"))
    assert board.hand() == ["incubus"]
    assert board.area() == ["asmodeus", "ifrit", "hestia", "surtr"]


@rule("V:asmodeus", "V5.2")
def test_asmodeus_takes_the_only_target_and_does_nothing_without_one() -> None:
    assert a_resolution("asmodeus", "ifrit").hand() == ["ifrit"]
    assert a_resolution("asmodeus", "surtr").hand() == []


@rule("V:balog")
def test_balog_recovers_a_fire_card_with_an_instant_effect() -> None:
    board = a_resolution("balog", "surtr", "ifrit", "agni", "poseidon")
    assert board.cards_offered == ["surtr", "ifrit"]
    assert board.play(choose("surtr")).hand() == ["surtr"]


@rule("V:surtr")
def test_surtr_counts_families() -> None:
    board = a_vale(round=5, stones=[(4, 0, 0)], hands=[["surtr"]], areas=[["nessie", "goblin", "kappa"]])
    assert board.play(summon("surtr", 4)).points == [6, 0]


@rule("V:marina", "V:hestia")
def test_a_chosen_victim_with_hestia_keeps_four() -> None:
    stones = [(0, 0, 2), (0, 4, 2), (0, 0, 0)]
    areas = [["imp"], ["hestia"], []]
    board = a_vale(seats=3, round=4, stones=stones, hands=[["marina"]], areas=areas)
    board.play(summon("marina", 0, 0, 2), point(1))
    assert board.asked == (1, "keep")
    assert board.offers == [keep(0, 2, 2), keep(0, 3, 1), keep(0, 4, 0)]
