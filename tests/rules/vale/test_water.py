"""The creatures of water."""

from tests.rules import rule
from tests.rules.vale.board import END, a_resolution, a_vale, choose, keep, pick, point, sell, summon, tame


@rule("V:yuki_onna")
def test_yuki_onna_turns_all_stones_into_points() -> None:
    board = a_vale(stones=[(2, 1, 1)], hands=[["yuki_onna"]]).play(summon("yuki_onna"))
    assert (board.points, board.stones) == ([11, 0], (0, 0, 0))


@rule("V:yuki_onna")
def test_yuki_onna_comes_without_stones_too() -> None:
    assert a_vale(hands=[["yuki_onna"]]).play(summon("yuki_onna")).points == [0, 0]


@rule("V:yuki_onna", "V:water_giant", "V:agni")
def test_yuki_onna_reads_the_values_of_the_moment() -> None:
    board = a_vale(stones=[(1, 1, 1)], hands=[["yuki_onna"]], areas=[["agni", "water_giant"]])
    assert board.play(summon("yuki_onna")).points == [13, 0]


@rule("V:kappa")
def test_kappa_gives_two_for_a_summon_paid_with_blue() -> None:
    board = a_vale(stones=[(0, 2, 0)], hands=[["agni", "imp"]], areas=[["kappa"]])
    assert board.play(summon("agni", 0, 2, 0)).points == [2, 0]
    assert board.play(summon("imp")).points == [2, 0]


@rule("V:kappa", "V6.5")
def test_kappa_gives_nothing_for_itself() -> None:
    board = a_vale(stones=[(0, 1, 0)], hands=[["kappa"]])
    assert board.play(summon("kappa", 0, 1, 0)).points == [0, 0]


@rule("V:sea_spirit")
def test_sea_spirit_counts_blue_stones() -> None:
    assert a_resolution("sea_spirit", stones=[(1, 3, 0)]).points == [3, 0]


@rule("V:sea_spirit", "V:hae_tae")
def test_sea_spirit_counts_stones_not_value() -> None:
    assert a_resolution("sea_spirit", "hae_tae", stones=[(0, 2, 0)]).points == [2, 0]


@rule("V:undine")
def test_undine_brings_a_blue_stone_and_comes_back() -> None:
    assert a_vale(stones=[(1, 0, 0)], hands=[["undine"]]).play(summon("undine", 1)).stones == (0, 1, 0)
    assert a_resolution("undine").hand() == ["undine"]


@rule("V:nessie")
def test_nessie_shuns_dragons() -> None:
    assert a_resolution("nessie").points == [2, 0]
    assert a_resolution("nessie", "tidal").points == [0, 0]
    assert a_resolution("nessie", others=[["tidal"]]).points == [2, 0]


@rule("V:hae_tae")
def test_hae_tae_swaps_blue_and_purple() -> None:
    board = a_vale(stones=[(0, 1, 1)], hands=[["odin", "harpy"]], areas=[["hae_tae"]])
    assert board.payments("odin") == [(0, 1, 0)]
    assert sorted(board.payments("harpy")) == [(0, 0, 1), (0, 1, 0)]


@rule("V:hae_tae", "V:water_giant")
def test_hae_tae_with_water_giant_makes_blue_seven_and_purple_four() -> None:
    area = ["hae_tae", "water_giant"]
    seven = a_vale(stones=[(0, 1, 0)], hands=[["griffon", "rudra"]], areas=[area])
    assert seven.payments("griffon") == [(0, 1, 0)]
    assert seven.payments("rudra") == []
    four = a_vale(stones=[(0, 0, 1)], hands=[["agni", "valkyrie"]], areas=[area])
    assert four.payments("agni") == [(0, 0, 1)]
    assert four.payments("valkyrie") == []
    both = a_vale(stones=[(1, 2, 1)], hands=[["yuki_onna"]], areas=[area]).play(summon("yuki_onna"))
    assert both.points == [19, 0]


@rule("V:snail_maiden")
def test_snail_maiden_exchanges_either_way() -> None:
    board = a_resolution("snail_maiden", stones=[(0, 1, 1)])
    assert board.asked == (0, "exchange")
    assert board.play(pick(0)).stones == (0, 0, 2)
    board = a_resolution("snail_maiden", stones=[(0, 1, 1)])
    assert board.play(pick(1)).stones == (0, 4, 0)


@rule("V:snail_maiden", "V5.2")
def test_snail_maiden_must_exchange_what_there_is() -> None:
    assert a_resolution("snail_maiden", stones=[(2, 0, 0)]).stones == (2, 0, 0)
    board = a_resolution("snail_maiden", stones=[(2, 0, 1)])
    assert board.stones == (2, 3, 0)
    assert board.asked == (0, "keep")


@rule("V:undine_queen")
def test_undine_queen_gives_a_blue_stone() -> None:
    assert a_resolution("undine_queen").stones == (0, 1, 0)


@rule("V:yuki_onna_exalted")
def test_yuki_onna_exalted_scores_blue_stones_and_keeps_them() -> None:
    board = a_vale(stones=[(3, 2, 1)], hands=[["yuki_onna_exalted"]]).play(summon("yuki_onna_exalted", 3))
    assert (board.points, board.stones) == ([6, 0], (0, 2, 1))


@rule("V:yuki_onna_exalted", "V:hae_tae", "V:water_giant")
def test_yuki_onna_exalted_reads_the_values_of_the_moment() -> None:
    areas = [["hae_tae", "water_giant"]]
    board = a_vale(stones=[(3, 1, 0)], hands=[["yuki_onna_exalted"]], areas=areas)
    assert board.play(summon("yuki_onna_exalted", 3)).points == [7, 0]


@rule("V:hydra")
def test_hydra_gives_two_different_rewards() -> None:
    def hydra() -> object:
        return a_vale(stones=[(4, 0, 0)], hands=[["hydra"]], pile=["troll"]).play(summon("hydra", 4))

    rewards = []
    for choice in range(6):
        board = hydra()
        board.play(pick(choice))  # type: ignore[attr-defined]
        rewards.append((board.stones, board.hand(), board.points[0]))  # type: ignore[attr-defined]
    assert rewards == [
        ((0, 0, 1), ["troll"], 0),
        ((0, 2, 1), [], 0),
        ((0, 0, 1), [], 4),
        ((0, 2, 0), ["troll"], 0),
        ((0, 0, 0), ["troll"], 4),
        ((0, 2, 0), [], 4),
    ]


@rule("V:hydra")
def test_hydra_offers_no_reward_twice() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["hydra"]]).play(summon("hydra", 4))
    assert board.asked == (0, "rewards")
    assert len(board.offers) == 6
    assert board.why(pick(6)) == "V6.3 choose"


@rule("V:leviathan")
def test_leviathan_gives_seven_and_a_dragon_goes() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["leviathan"]], areas=[[], ["tidal", "troll"]])
    board.play(summon("leviathan", 4))
    assert board.points == [7, 0]
    assert board.area(1) == ["troll"]
    assert board.discard == ["tidal"]


@rule("V:leviathan", "V6.3")
def test_leviathan_needs_a_dragon_somewhere() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["leviathan", "tidal"]])
    assert board.why(summon("leviathan", 4)) == "V6.3 not_in_full"
    board = a_vale(stones=[(4, 0, 0)], hands=[["leviathan"]], areas=[["tidal"]])
    assert board.play(summon("leviathan", 4)).area() == ["leviathan"]


@rule("V:triton")
def test_triton_gives_two_blue_for_taming_water() -> None:
    board = a_vale(areas=[["triton"]], marks={"kappa": 0, "troll": 0})
    assert board.play(tame("kappa")).stones == (0, 2, 0)
    assert board.play(tame("troll")).stones == (0, 2, 0)


@rule("V:triton")
def test_triton_minds_the_limit() -> None:
    board = a_vale(areas=[["triton"]], stones=[(3, 0, 0)], marks={"kappa": 0}).play(tame("kappa"))
    assert board.offers == [keep(2, 2, 0), keep(3, 1, 0)]


@rule("V:triton")
def test_triton_answers_to_taming_only() -> None:
    sold = a_vale(areas=[["triton"]], marks={"kappa": 0}).play(sell("kappa"))
    assert sold.stones == (0, 1, 0)
    recovered = a_resolution("triton", "undine")
    assert (recovered.hand(), recovered.stones) == (["undine"], (0, 0, 0))
    drawn = a_vale(areas=[["triton"]], stones=[(3, 0, 0)], hands=[["dandelion_spirit"]], pile=["kappa"])
    drawn.play(summon("dandelion_spirit", 3))
    assert (drawn.hand(), drawn.stones) == (["kappa"], (0, 0, 0))


@rule("V:water_giant")
def test_water_giant_brings_two_blue_and_makes_stones_worth_more() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["water_giant", "agni", "griffon"]]).play(summon("water_giant", 4))
    assert board.stones == (0, 2, 0)
    assert board.payments("agni") == [(0, 1, 0)]
    assert board.payments("griffon") == [(0, 2, 0)]
    purple = a_vale(stones=[(0, 0, 1)], hands=[["griffon"]], areas=[["water_giant"]])
    assert purple.payments("griffon") == [(0, 0, 1)]


@rule("V:charybdis")
def test_charybdis_swallows_a_blue_stone_for_five() -> None:
    board = a_resolution("charybdis", stones=[(0, 2, 1)])
    assert (board.stones, board.points) == ((0, 1, 1), [5, 0])
    assert a_resolution("charybdis", stones=[(2, 0, 1)]).points == [0, 0]


@rule("V:poseidon")
def test_poseidon_counts_water() -> None:
    board = a_vale(round=4, stones=[(1, 0, 1)], hands=[["poseidon"]], areas=[["nessie", "triton", "imp"]])
    assert board.play(summon("poseidon", 1, 0, 1)).points == [9, 0]


@rule("V:leviathan", "V6.8")
def test_leviathan_lets_the_victim_choose_among_dragons() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["leviathan"]], areas=[["gust"], ["tidal", "ember"]])
    board.play(summon("leviathan", 4), point(1))
    assert board.asked == (1, "lose_card")
    board.play(choose("ember"))
    assert board.area(1) == ["tidal"]
    board.play(END)
    assert board.asked == (1, "act")
