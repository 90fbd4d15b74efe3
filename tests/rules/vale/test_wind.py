"""The creatures of wind."""

import pytest

from reverie.games.vale.steps import Act, Resolve
from tests.rules import rule
from tests.rules.vale.board import END, a_resolution, a_vale, choose, keep, mark, pick, summon


@rule("V:dandelion_spirit")
def test_dandelion_spirit_draws_and_comes_back() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["dandelion_spirit"]], pile=["troll"])
    assert board.play(summon("dandelion_spirit", 3)).hand() == ["troll"]
    assert a_resolution("dandelion_spirit").hand() == ["dandelion_spirit"]


@rule("V:harpy")
def test_harpy_balances_hand_and_area() -> None:
    assert a_resolution("harpy", "agni", hands=[["imp", "odin"]]).points == [3, 0]
    assert a_resolution("harpy", "agni", hands=[["imp"]]).points == [0, 0]


@rule("V:pegasus")
def test_pegasus_draws_and_makes_cards_cheaper() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["pegasus", "salamander"]], pile=["troll"])
    board.play(summon("pegasus", 3))
    assert board.hand() == ["salamander", "troll"]
    assert board.payments("salamander") == [(0, 0, 0)]
    assert board.payments("troll") == []


@rule("V:pegasus", "V:cerberus")
def test_cerberus_taking_pegasus_away_makes_cards_dear_again() -> None:
    board = a_vale(stones=[(4, 1, 0)], hands=[["cerberus", "harpy"]], areas=[["pegasus"]])
    board.play(summon("cerberus", 1, 1, 0))
    assert board.stones == (3, 0, 0)
    board.play(choose("pegasus"))
    assert board.payments("harpy") == [(3, 0, 0)]


@rule("V:tengu")
def test_tengu_gives_six_and_goes_on_top_of_the_pile() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["tengu"]]).play(summon("tengu", 3))
    assert board.points == [6, 0]
    assert (board.area(), board.hand()) == ([], [])
    for seat in (0, 1, None):
        assert board.table.view(seat).pile_top == (48,)


@rule("V:tengu", "V4.6")
def test_tengu_needs_a_slot_and_leaves_it_free() -> None:
    full = a_vale(round=1, stones=[(3, 0, 0)], hands=[["tengu"]], areas=[["imp"]])
    assert full.why(summon("tengu", 3)) == "V4.6 no_slot"
    board = a_vale(round=1, stones=[(3, 0, 0)], hands=[["tengu", "imp"]]).play(summon("tengu", 3), summon("imp"))
    assert board.area() == ["imp"]


@rule("V:tengu", "V:sylph")
def test_tengu_counts_as_summoned() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["tengu"]], areas=[["sylph"]]).play(summon("tengu", 3))
    assert board.points == [7, 0]


@rule("V:tengu", "V7.5")
def test_whoever_draws_tengu_draws_a_card_that_all_know() -> None:
    board = a_vale(stones=[(3, 3, 0)], hands=[["tengu", "dandelion_spirit"]], pile=["troll"])
    board.play(summon("tengu", 3))
    events = board.table.play(0, summon("dandelion_spirit", 0, 1, 0))
    assert events[-1].seen_by(1) == {"kind": "drawn", "seat": 0, "card": 45, "drawn": 48}
    assert board.hand() == ["tengu"]
    assert board.table.view(1).hands[0] == (48,)
    assert board.table.view(1).pile_top == ()


@rule("V:tengu", "V3.1")
def test_tengu_is_revealed_in_the_next_round() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["tengu"]]).play(summon("tengu", 3), END, END)
    assert board.asked == (1, "hunt")
    assert board.why(mark("tengu")) == ""


@rule("V:tengu", "V3.2")
def test_tengu_on_an_empty_pile_is_the_pile() -> None:
    board = a_vale(stones=[(3, 1, 0)], hands=[["tengu", "dandelion_spirit"]], pile=[], discard=["troll"])
    board.play(summon("tengu", 3), summon("dandelion_spirit", 0, 1, 0))
    assert board.hand() == ["tengu"]
    assert board.discard == ["troll"]


@rule("V:boreas")
def test_boreas_counts_wind_and_returns() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["boreas"]], areas=[["harpy"]]).play(summon("boreas", 4))
    assert board.points == [2, 0]
    assert (board.area(), board.hand()) == (["harpy"], ["boreas"])


@rule("V:boreas", "V4.6")
def test_boreas_comes_again_in_the_same_turn_and_needs_a_slot() -> None:
    board = a_vale(round=2, stones=[(4, 0, 0)], hands=[["boreas"]], areas=[["hippogriff"]])
    board.play(summon("boreas", 2), summon("boreas", 2))
    assert board.points == [4, 0]
    full = a_vale(round=1, stones=[(4, 0, 0)], hands=[["boreas"]], areas=[["hippogriff"]])
    assert full.why(summon("boreas", 2)) == "V4.6 no_slot"


@rule("V:genie")
def test_genie_activates_everything_once_in_the_order_chosen() -> None:
    areas = [["undine_queen", "sea_spirit", "imp"]]
    board = a_vale(round=4, stones=[(4, 0, 0)], hands=[["genie"]], areas=areas, pile=["odin", "agni", "gust", "ember"])
    board.play(summon("genie", 4))
    assert board.cards_offered == ["undine_queen", "sea_spirit", "imp"]
    board.play(choose("undine_queen"), choose("sea_spirit"))
    assert board.points == [1, 0]
    assert board.hand() == ["imp"]
    assert board.asked == (0, "act")
    board.play(END, END, choose("undine_queen"))
    assert board.points == [3, 0]


@rule("V:genie")
def test_genie_skips_a_card_that_has_left() -> None:
    areas = [["balog", "imp", "salamander"]]
    board = a_vale(round=4, stones=[(4, 0, 0)], hands=[["genie"]], areas=areas).play(summon("genie", 4))
    board.play(choose("balog"))
    assert board.hand() == ["imp"]
    assert board.area() == ["balog", "salamander", "genie"]
    assert (board.points, board.stones) == ([1, 0], (1, 0, 0))
    assert board.asked == (0, "act")


@rule("V:genie")
def test_genie_alone_does_nothing() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["genie"]]).play(summon("genie", 4))
    assert board.asked == (0, "act")


@rule("V:hippogriff")
def test_hippogriff_draws_and_makes_wind_cheaper() -> None:
    board = a_vale(stones=[(4, 1, 0)], hands=[["hippogriff", "odin", "troll"]], pile=["harpy"])
    board.play(summon("hippogriff", 1, 1, 0))
    assert board.hand() == ["odin", "troll", "harpy"]
    assert board.payments("harpy") == [(1, 0, 0)]
    assert board.payments("troll") == [(3, 0, 0)]
    assert board.payments("odin") == []


@rule("V:sylph")
def test_sylph_draws_and_gives_a_point_for_each_summon() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["sylph", "imp"]], pile=["hestia"])
    board.play(summon("sylph", 4))
    assert board.points == [0, 0]
    board.play(summon("imp"), summon("hestia"))
    assert board.points == [2, 0]


@rule("V:genie_exalted")
def test_genie_exalted_copies_another_active_effect() -> None:
    board = a_resolution("genie_exalted", "troll", "undine_queen", stones=[(0, 0, 1)])
    board.play(choose("genie_exalted"))
    assert board.asked == (0, "copy_active")
    assert board.cards_offered == ["troll", "undine_queen"]
    board.play(choose("troll"))
    assert board.points == [3, 0]
    board.play(choose("troll"))
    assert (board.points, board.stones) == ([6, 0], (0, 1, 1))


@rule("V:genie_exalted", "V6.6")
def test_genie_exalted_copying_a_bare_recover_returns_itself() -> None:
    board = a_resolution("genie_exalted", "imp").play(choose("genie_exalted"))
    assert board.hand() == ["genie_exalted", "imp"]
    assert board.area() == []


@rule("V:genie_exalted", "V5.2")
def test_genie_exalted_may_copy_what_cannot_apply_and_then_does_nothing() -> None:
    board = a_resolution("genie_exalted", "charybdis", "medusa", hands=[["imp"]]).play(choose("genie_exalted"))
    assert board.cards_offered == ["charybdis", "medusa"]
    board.play(choose("charybdis"))
    assert (board.points, board.stones, board.hand()) == ([0, 0], (0, 0, 0), ["imp"])
    assert board.kinds == ["idle"]
    assert a_resolution("genie_exalted", "hestia").points == [0, 0]


@rule("V:genie_exalted", "V5.2")
def test_under_version_1_genie_exalted_copies_only_what_can_apply() -> None:
    board = a_resolution("genie_exalted", "charybdis", "salamander", rules=1).play(choose("genie_exalted"))
    assert (board.points, board.stones) == ([1, 0], (1, 0, 0))
    assert board.cards_offered == ["charybdis", "salamander"]


@rule("V:genie_exalted")
def test_genie_exalted_copies_a_choice() -> None:
    board = a_resolution("genie_exalted", "basilisk", points=[4, 0])
    board.play(choose("genie_exalted"), pick(2))
    assert (board.points, board.stones) == ([2, 0], (0, 0, 1))
    board.play(pick(1))
    assert (board.points, board.stones) == ([1, 0], (0, 1, 1))


@rule("V:genie_exalted", "V:genie")
def test_genie_lets_genie_exalted_copy() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["genie"]], areas=[["genie_exalted", "undine_queen"]])
    board.play(summon("genie", 4), choose("genie_exalted"))
    assert board.stones == (0, 2, 0)


@rule("V5.2", "V:harpy", "V:troll", "V:sea_spirit")
@pytest.mark.parametrize(
    ("card", "hand"), [("harpy", ["imp", "kappa"]), ("troll", []), ("sea_spirit", []), ("goblin", [])]
)
def test_an_active_effect_that_brings_nothing_is_told_so(card: str, hand: list[str]) -> None:
    board = a_vale(areas=[[card]], hands=[hand], points=[5, 0], agenda=[Act(0), Resolve(0), Act(1)])
    board.play(END)
    assert [event["kind"] for event in board.events] == ["turn_ended", "idle"]


@rule("V5.2", "V:nessie")
def test_nessie_beside_a_dragon_is_told_to_do_nothing() -> None:
    board = a_vale(areas=[["nessie", "tidal"]], agenda=[Act(0), Resolve(0), Act(1)]).play(END)
    assert board.kinds == ["turn_ended", "idle"]
    board = a_vale(areas=[["nessie"]], agenda=[Act(0), Resolve(0), Act(1)]).play(END)
    assert board.kinds == ["turn_ended", "activated", "points"]


@rule("V:valkyrie")
def test_valkyrie_counts_families() -> None:
    assert a_resolution("valkyrie", "imp", "kappa", "agni").cards_offered == ["valkyrie", "imp"]
    assert a_resolution("valkyrie", "hestia", "kappa", "agni").points == [3, 0]


@rule("V:odin")
def test_odin_weighs_the_hand() -> None:
    five = ["imp", "agni", "troll", "harpy", "tidal"]
    assert a_resolution("odin", hands=[five]).points == [2, 0]
    board = a_resolution("odin", hands=[[*five, "gust"]])
    assert (board.points, board.stones) == ([0, 0], (0, 0, 1))


@rule("V:freyja")
def test_freyja_counts_active_effects() -> None:
    board = a_resolution("freyja", "hestia", "imp", "undine").play(choose("freyja"))
    assert board.points == [3, 0]


@rule("V:griffon")
def test_griffon_draws() -> None:
    board = a_resolution("griffon", pile=["troll", "imp"])
    assert len(board.hand()) == 1
    assert len(board.state.pile) == 1


@rule("V:rudra")
def test_rudra_counts_the_hand_twice() -> None:
    board = a_vale(stones=[(2, 0, 1)], hands=[["rudra", "imp", "troll", "odin"]])
    assert board.play(summon("rudra", 2, 0, 1)).points == [6, 0]


@rule("V:gi_rin")
def test_gi_rin_counts_the_area_twice() -> None:
    board = a_vale(stones=[(1, 1, 1)], hands=[["gi_rin"]], areas=[["imp", "troll"]])
    assert board.play(summon("gi_rin", 1, 1, 1)).points == [6, 0]


@rule("V:horned_salamander", "V:genie_exalted", "V2.2")
def test_a_copied_gain_minds_the_limit_each_time() -> None:
    board = a_resolution("genie_exalted", "horned_salamander").play(choose("genie_exalted"))
    assert board.stones == (8, 0, 0)
    assert board.asked == (0, "keep")
    board.play(keep(4, 0, 0))
    assert board.stones == (4, 0, 0)
