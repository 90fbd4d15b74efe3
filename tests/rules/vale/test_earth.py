"""The creatures of earth."""

from tests.rules import rule
from tests.rules.vale.board import STOP, a_resolution, a_vale, choose, pick, point, summon


@rule("V:young_forest_spirit")
def test_young_forest_spirit_discards_one_and_summons_another_for_free() -> None:
    board = a_vale(round=2, hands=[["young_forest_spirit", "imp", "odin"]]).play(summon("young_forest_spirit"))
    assert board.asked == (0, "discard")
    board.play(choose("imp"))
    assert board.asked == (0, "free_summon")
    board.play(choose("odin"))
    assert board.area() == ["young_forest_spirit", "odin"]
    assert (board.hand(), board.discard, board.stones) == ([], ["imp"], (0, 0, 0))


@rule("V:young_forest_spirit", "V6.3")
def test_young_forest_spirit_needs_two_other_cards() -> None:
    board = a_vale(round=4, hands=[["young_forest_spirit", "imp"]])
    assert board.why(summon("young_forest_spirit")) == "V6.3 not_in_full"


@rule("V:young_forest_spirit", "V4.6")
def test_young_forest_spirit_needs_two_slots() -> None:
    hands = [["young_forest_spirit", "imp", "odin"]]
    assert a_vale(round=3, hands=hands, areas=[["troll", "agni"]]).why(summon("young_forest_spirit")) != ""
    assert a_vale(round=4, hands=hands, areas=[["troll", "agni"]]).why(summon("young_forest_spirit")) == ""


@rule("V:young_forest_spirit", "V6.3")
def test_young_forest_spirit_may_not_discard_the_only_card_that_can_follow() -> None:
    board = a_vale(round=2, hands=[["young_forest_spirit", "imp", "leviathan"]]).play(summon("young_forest_spirit"))
    assert board.cards_offered == ["leviathan"]
    assert board.why(choose("imp")) == "V6.3 choose"


@rule("V:young_forest_spirit", "V:dragon_egg")
def test_young_forest_spirit_may_call_the_egg_that_calls_a_dragon() -> None:
    board = a_vale(round=2, hands=[["young_forest_spirit", "imp", "dragon_egg", "eternity"]])
    board.play(summon("young_forest_spirit"), choose("imp"), choose("dragon_egg"), choose("eternity"))
    assert board.area() == ["young_forest_spirit", "eternity"]
    assert board.discard == ["imp", "dragon_egg"]
    assert board.points == [8, 0]


@rule("V:goblin")
def test_goblin_takes_a_point() -> None:
    assert a_resolution("goblin", points=[2, 5]).points == [3, 4]
    assert a_resolution("goblin", points=[2, 0]).points == [2, 0]


@rule("V:goblin")
def test_goblin_chooses_among_several_opponents() -> None:
    board = a_resolution("goblin", seats=3, points=[2, 5, 7])
    assert board.asked == (0, "rob")
    assert board.offers == [point(1), point(2)]
    assert board.why(point(0)) == "V7.1 choose"
    assert board.play(point(2)).points == [3, 5, 6]


@rule("V:forest_spirit")
def test_forest_spirit_discards_a_card_for_its_written_cost() -> None:
    board = a_vale(stones=[(2, 0, 0)], hands=[["forest_spirit", "behemoth", "imp"]], areas=[["pegasus"]])
    board.play(summon("forest_spirit", 1))
    assert board.cards_offered == ["behemoth", "imp"]
    board.play(choose("behemoth"))
    assert board.points == [9, 0]
    assert board.discard == ["behemoth"]


@rule("V:forest_spirit", "V6.3")
def test_forest_spirit_needs_another_card_in_hand() -> None:
    board = a_vale(stones=[(2, 0, 0)], hands=[["forest_spirit"]])
    assert board.why(summon("forest_spirit", 2)) == "V6.3 not_in_full"


@rule("V:gargoyle")
def test_gargoyle_gives_three_for_a_summon_paid_with_purple() -> None:
    board = a_vale(stones=[(0, 0, 2)], hands=[["griffon", "imp"]], areas=[["gargoyle"]])
    assert board.play(summon("griffon", 0, 0, 2)).points == [3, 0]
    assert board.play(summon("imp")).points == [3, 0]


@rule("V:gargoyle", "V6.5")
def test_gargoyle_gives_nothing_for_itself() -> None:
    board = a_vale(stones=[(0, 0, 1)], hands=[["gargoyle"]])
    assert board.play(summon("gargoyle", 0, 0, 1)).points == [0, 0]


@rule("V:basilisk")
def test_basilisk_sells_stones_for_points() -> None:
    def basilisk(choice: int) -> tuple[object, int]:
        board = a_resolution("basilisk", points=[5, 0]).play(pick(choice))
        return board.stones, board.points[0]

    assert [basilisk(choice) for choice in range(3)] == [((1, 0, 0), 5), ((0, 1, 0), 4), ((0, 0, 1), 3)]


@rule("V:basilisk")
def test_basilisk_without_points_gives_red() -> None:
    board = a_resolution("basilisk")
    assert board.asked == (0, "act")
    assert board.stones == (1, 0, 0)


@rule("V:troll")
def test_troll_likes_purple() -> None:
    board = a_resolution("troll", stones=[(0, 0, 1)])
    assert (board.points, board.stones) == ([3, 0], (0, 0, 1))
    assert a_resolution("troll", stones=[(2, 2, 0)]).points == [0, 0]


@rule("V:goblin_soldier")
def test_goblin_soldier_helps_those_behind() -> None:
    assert a_resolution("goblin_soldier", points=[5, 6]).points == [9, 6]
    assert a_resolution("goblin_soldier", points=[6, 6]).points == [2, 6]
    assert a_resolution("goblin_soldier", points=[3, 1]).points == [0, 1]
    assert a_resolution("goblin_soldier", seats=3, points=[5, 1, 6]).points == [9, 1, 6]


@rule("V:medusa")
def test_medusa_turns_a_card_into_a_purple_stone() -> None:
    board = a_resolution("medusa", hands=[["imp", "odin"]])
    assert board.asked == (0, "discard")
    board.play(choose("odin"))
    assert (board.stones, board.hand(), board.discard) == ((0, 0, 1), ["imp"], ["odin"])


@rule("V:medusa", "V5.2")
def test_medusa_is_mandatory_unless_the_hand_is_empty() -> None:
    board = a_resolution("medusa", hands=[["imp"]])
    assert board.offers == [choose("imp")]
    assert a_resolution("medusa").asked == (0, "act")


@rule("V:cerberus")
def test_cerberus_devours_up_to_three() -> None:
    areas = [["imp", "troll", "odin", "agni"]]
    board = a_vale(round=5, stones=[(0, 0, 1)], hands=[["cerberus"]], areas=areas).play(summon("cerberus", 0, 0, 1))
    assert board.cards_offered == ["imp", "troll", "odin", "agni"]
    board.play(choose("imp"), choose("odin"), choose("agni"))
    assert board.area() == ["troll", "cerberus"]
    assert board.discard == ["imp", "odin", "agni"]
    assert board.asked == (0, "act")


@rule("V:cerberus")
def test_cerberus_may_devour_none() -> None:
    board = a_vale(stones=[(0, 0, 1)], hands=[["cerberus"]], areas=[["imp"]])
    board.play(summon("cerberus", 0, 0, 1), STOP)
    assert board.area() == ["imp", "cerberus"]
    alone = a_vale(stones=[(0, 0, 1)], hands=[["cerberus"]]).play(summon("cerberus", 0, 0, 1))
    assert alone.asked == (0, "act")


@rule("V:cerberus", "V6.3")
def test_cerberus_does_not_devour_itself() -> None:
    board = a_vale(stones=[(0, 0, 1)], hands=[["cerberus"]], areas=[["imp"]]).play(summon("cerberus", 0, 0, 1))
    assert board.why(choose("cerberus")) == "V6.3 choose"
    assert board.why(choose("troll")) == "V6.3 choose"


@rule("V:mimic")
def test_mimic_takes_an_earth_card_from_the_discard_pile() -> None:
    board = a_resolution("mimic", discard=["troll", "imp", "behemoth"])
    assert board.asked == (0, "retrieve")
    assert board.cards_offered == ["troll", "behemoth"]
    board.play(choose("behemoth"))
    assert (board.hand(), board.discard) == (["behemoth"], ["troll", "imp"])


@rule("V:mimic", "V5.2")
def test_mimic_without_an_earth_card_does_nothing() -> None:
    assert a_resolution("mimic", discard=["imp"]).asked == (0, "act")


@rule("V:mud_slime")
def test_mud_slime_gives_six_and_comes_back() -> None:
    assert a_vale(stones=[(0, 0, 1)], hands=[["mud_slime"]]).play(summon("mud_slime", 0, 0, 1)).points == [6, 0]
    assert a_resolution("mud_slime").hand() == ["mud_slime"]


@rule("V:rock_golem")
def test_rock_golem_scores_purple_stones_and_keeps_them() -> None:
    board = a_vale(stones=[(0, 2, 2)], hands=[["rock_golem"]]).play(summon("rock_golem", 0, 2, 0))
    assert (board.points, board.stones) == ([12, 0], (0, 0, 2))


@rule("V:rock_golem", "V:hae_tae")
def test_rock_golem_reads_the_values_of_the_moment() -> None:
    board = a_vale(stones=[(0, 1, 2)], hands=[["rock_golem"]], areas=[["hae_tae"]])
    assert board.play(summon("rock_golem", 0, 1, 0)).points == [6, 0]


@rule("V:stone_golem")
def test_stone_golem_turns_what_is_left_into_purple() -> None:
    board = a_vale(stones=[(1, 1, 2)], hands=[["stone_golem"]]).play(summon("stone_golem", 0, 0, 1))
    assert board.stones == (0, 0, 3)
    assert board.asked == (0, "act")


@rule("V:behemoth")
def test_behemoth_counts_families() -> None:
    board = a_vale(round=4, stones=[(0, 1, 1)], hands=[["behemoth"]], areas=[["imp", "kappa", "troll"]])
    assert board.play(summon("behemoth", 0, 1, 1)).points == [11, 0]


@rule("V:sand_giant")
def test_sand_giant_counts_earth() -> None:
    board = a_vale(round=4, stones=[(0, 0, 2)], hands=[["sand_giant"]], areas=[["troll", "goblin", "imp"]])
    assert board.play(summon("sand_giant", 0, 0, 2)).points == [12, 0]
