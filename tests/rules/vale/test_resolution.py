"""V5: resolution."""

from reverie.games.vale.steps import Act, Resolve
from tests.rules import rule
from tests.rules.vale.board import END, a_resolution, a_vale, choose


@rule("V5.1")
def test_each_active_effect_is_triggered_once_in_the_order_chosen() -> None:
    board = a_resolution("undine_queen", "sea_spirit", "troll")
    assert board.asked == (0, "activate")
    assert board.cards_offered == ["undine_queen", "sea_spirit", "troll"]
    board.play(choose("undine_queen"))
    assert board.cards_offered == ["sea_spirit", "troll"]
    board.play(choose("troll"))
    assert board.stones == (0, 1, 0)
    assert board.points == [1, 0]
    assert board.asked == (0, "act")


@rule("V5.1")
def test_the_order_matters() -> None:
    board = a_resolution("undine_queen", "sea_spirit").play(choose("sea_spirit"))
    assert board.points == [0, 0]


@rule("V5.1")
def test_players_resolve_clockwise_from_the_first() -> None:
    areas = [["goblin", "valkyrie"], ["goblin_soldier", "salamander"], ["troll", "harpy"]]
    board = a_vale(seats=3, first=2, areas=areas)
    board.play(END, END, END)
    assert board.asked == (2, "activate")
    board.play(choose("troll"))
    assert board.asked == (0, "activate")
    board.play(choose("valkyrie"))
    board.play(board.offers[0])
    assert board.asked == (1, "activate")


@rule("V5.1")
def test_only_an_effect_still_to_come_can_be_chosen() -> None:
    board = a_resolution("undine_queen", "sea_spirit", "hestia")
    assert board.why(choose("hestia")) == "V5.1 activate"
    assert board.why(END) == "V5.1 activate"
    assert board.why(choose("sea_spirit"), seat=1) == "V5.1 not_asked"


@rule("V5.2")
def test_an_effect_that_applies_is_mandatory() -> None:
    board = a_resolution("horned_salamander", stones=[(0, 0, 4)])
    assert board.stones == (4, 0, 4)
    assert board.asked == (0, "keep")


@rule("V5.2")
def test_an_effect_that_cannot_apply_does_nothing() -> None:
    board = a_vale(areas=[["burning_skull"]], agenda=[Act(1), Resolve(0), Act(0)]).play(END)
    assert board.points == [0, 0]
    assert board.stones == (0, 0, 0)
    assert board.kinds == ["turn_ended", "idle"]


@rule("V5.2")
def test_no_choice_is_left_to_a_player_with_one_possibility() -> None:
    board = a_resolution("snail_maiden", stones=[(0, 1, 0)])
    assert board.asked == (0, "act")
    assert board.stones == (0, 0, 1)
