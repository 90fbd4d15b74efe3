"""V3: hunting."""

from reverie.games.vale.steps import BeginRound, EndRound
from tests.rules import rule
from tests.rules.vale.board import END, a_hunt, a_new_round, a_vale, mark, sell, summon

FOUR = ("imp", "kappa", "goblin", "harpy")


@rule("V3.1")
def test_twice_as_many_cards_as_players_are_revealed_sorted_by_family() -> None:
    board = a_new_round(seats=4)
    assert len(board.state.marks) == 8
    assert list(board.state.marks) == sorted(board.state.marks)
    assert set(board.state.marks.values()) == {None}


@rule("V3.2")
def test_the_discard_pile_is_reshuffled_in_the_middle_of_a_reveal() -> None:
    board = a_new_round(pile=["imp"], discard=["kappa", "goblin", "harpy", "tidal", "odin"])
    assert len(board.state.marks) == 4
    assert board.discard == []
    assert len(board.state.pile) == 2


@rule("V3.2")
def test_with_too_few_cards_all_are_revealed_and_as_many_markers_placed() -> None:
    board = a_new_round(seats=3, pile=["imp"], discard=["kappa", "goblin"])
    assert len(board.state.marks) == 3
    hunters = []
    while board.asked[1] == "hunt":
        hunters.append(board.asked[0])
        board.play(board.offers[0])
    assert hunters == [0, 1, 2]
    assert board.asked == (0, "act")


@rule("V3.2")
def test_with_no_card_at_all_nobody_hunts() -> None:
    board = a_new_round(pile=[])
    assert board.state.marks == {}
    assert board.asked == (0, "act")


@rule("V3.2")
def test_drawing_reshuffles_too() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["dandelion_spirit"]], pile=[], discard=["troll"])
    board.play(summon("dandelion_spirit", 3, 0, 0))
    assert board.hand() == ["troll"]
    assert board.discard == []
    assert board.kinds == ["summoned", "reshuffled", "drawn"]


@rule("V3.2")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["dandelion_spirit"]], pile=[])
    board.play(summon("dandelion_spirit", 3, 0, 0))
    assert board.hand() == []
    assert board.area() == ["dandelion_spirit"]


@rule("V3.2", "V7.5")
def test_a_reshuffled_card_is_known_to_nobody() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["dandelion_spirit"]], pile=[], discard=["troll"])
    board.play(summon("dandelion_spirit", 3, 0, 0))
    assert board.table.view(1).hands[0] == (-1,)


@rule("V3.3")
def test_hunters_go_round_and_back() -> None:
    board = a_hunt("imp", "kappa", "goblin", "harpy", "tidal", "odin", seats=3, first=1)
    hunters = []
    while board.asked[1] == "hunt":
        hunters.append(board.asked[0])
        board.play(board.offers[0])
    assert hunters == [1, 2, 0, 0, 2, 1]


@rule("V3.3")
def test_a_marker_goes_on_a_card_of_the_board() -> None:
    board = a_hunt(*FOUR)
    assert sorted(board.cards_offered) == ["goblin", "harpy", "imp", "kappa"]
    assert board.why(mark("odin")) == "V3.3 not_on_board"
    board.play(mark("kappa"))
    assert board.events == [{"kind": "marked", "seat": 0, "card": 16}]


@rule("V3.3")
def test_hunting_comes_first() -> None:
    board = a_hunt(*FOUR)
    assert board.why(sell("imp")) == "V3.3 hunt_first"
    assert board.why(END) == "V3.3 hunt_first"
    assert board.why(mark("imp"), seat=1) == "V3.3 not_asked"


@rule("V3.4")
def test_a_marked_card_cannot_be_marked_again() -> None:
    board = a_hunt(*FOUR).play(mark("kappa"))
    assert board.why(mark("kappa")) == "V3.4 marked"
    assert "kappa" not in board.cards_offered
    board.play(mark("imp"))
    assert board.why(mark("imp")) == "V3.4 marked"


@rule("V3.1", "V7.3")
def test_a_round_follows_a_round() -> None:
    board = a_vale(agenda=[BeginRound(), EndRound()], round=4, first=1, seats=3)
    assert board.state.round == 5
    assert board.asked == (2, "hunt")
