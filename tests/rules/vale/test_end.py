"""V7: score, end, and what is public."""

from reverie.games.vale.deck import box
from reverie.games.vale.game import GAME
from reverie.games.vale.steps import EndRound
from tests.rules import rule
from tests.rules.vale.board import END, Board, a_resolution, a_vale, choose, pick, sell, summon, tame


@rule("V7.1")
def test_points_never_fall_below_nothing() -> None:
    board = a_resolution("goblin_soldier", points=[3, 0])
    assert board.points == [0, 0]


@rule("V7.1")
def test_from_nothing_nothing_is_taken() -> None:
    assert a_resolution("goblin", points=[2, 0]).points == [2, 0]


@rule("V7.1")
def test_a_loss_beyond_ones_points_cannot_be_chosen() -> None:
    board = a_resolution("basilisk", points=[1, 0])
    assert board.offers == [pick(0), pick(1)]


def at_the_end(**given: object) -> Board:
    return a_vale(agenda=[EndRound()], **given)  # type: ignore[arg-type]


@rule("V7.2")
def test_sixty_points_end_the_game_after_resolution() -> None:
    assert at_the_end(points=[60, 10], round=4).table.over
    assert at_the_end(points=[10, 75], round=4).table.over
    assert not at_the_end(points=[59, 59], round=4).table.over


@rule("V7.2")
def test_sixty_points_do_not_stop_a_round() -> None:
    board = a_vale(points=[59, 0], hands=[["mud_slime"]], stones=[(0, 0, 1)], areas=[[], ["salamander"]])
    board.play(summon("mud_slime", 0, 0, 1))
    assert board.points == [65, 0]
    board.play(END)
    assert board.asked == (1, "act")
    board.play(END)
    assert board.table.over
    assert board.points == [65, 1]


@rule("V7.2")
def test_the_tenth_round_is_the_last() -> None:
    assert at_the_end(points=[5, 3], round=10).table.over
    assert not at_the_end(points=[5, 3], round=9).table.over


@rule("V7.2")
def test_when_the_game_is_over_nothing_can_be_played() -> None:
    board = at_the_end(round=10)
    refusal = board.table.why(0, END)
    assert refusal is not None and (refusal.rule, refusal.key) == ("V7.2", "over")


@rule("V7.3")
def test_the_round_advances_and_the_tile_passes_clockwise() -> None:
    board = at_the_end(seats=3, first=2, round=6)
    assert (board.state.round, board.state.first) == (7, 0)
    board = at_the_end(seats=4, first=1, round=1)
    assert (board.state.round, board.state.first) == (2, 2)


@rule("V7.4")
def test_most_points_win() -> None:
    board = at_the_end(seats=3, points=[40, 61, 60], areas=[["imp"], [], ["troll"]])
    assert board.table.winners == [1]


@rule("V7.4")
def test_a_tie_goes_to_the_most_summoned_cards() -> None:
    board = at_the_end(points=[60, 60], areas=[["imp"], ["troll", "odin"]])
    assert board.table.winners == [1]


@rule("V7.4")
def test_a_tie_in_both_is_shared() -> None:
    board = at_the_end(seats=3, points=[60, 60, 12], areas=[["imp"], ["troll"], ["odin", "harpy"]])
    assert board.table.winners == [0, 1]


@rule("V7.4")
def test_nobody_has_won_before_the_end() -> None:
    assert a_vale(points=[61, 2]).table.winners == []


@rule("V7.5")
def test_the_table_is_public_and_hands_are_not() -> None:
    board = a_vale(
        points=[3, 9], stones=[(1, 0, 0)], hands=[["imp"], ["troll", "odin"]], unseen=["imp", "troll", "odin"],
        areas=[["agni"]], discard=["kappa"],
    )  # fmt: skip
    for seat, hands in ((0, ((1,), (-1, -1))), (1, ((-1,), (35, 55))), (None, ((-1,), (-1, -1)))):
        view = board.table.view(seat)
        assert (view.points, view.stones, view.areas, view.discard) == (
            (3, 9),
            ((1, 0, 0), (0, 0, 0)),
            ((11,), ()),
            (16,),
        )
        assert view.hands == hands
        assert (view.pile, view.pile_top) == (65, ())


@rule("V7.5")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    board = a_vale(stones=[(3, 0, 0)], hands=[["dandelion_spirit"]], pile=["troll"])
    events = board.table.play(0, summon("dandelion_spirit", 3))
    assert events[-1].seen_by(0) == {"kind": "drawn", "seat": 0, "card": 45, "drawn": 35}
    assert events[-1].seen_by(1) == {"kind": "drawn", "seat": 0, "card": 45}
    assert events[-1].seen_by(None) == {"kind": "drawn", "seat": 0, "card": 45}
    assert board.table.view(1).hands[0] == (-1,)


@rule("V7.5")
def test_a_tamed_card_is_known_to_all() -> None:
    board = a_vale(marks={"kappa": 0}).play(tame("kappa"))
    assert board.table.view(1).hands[0] == (16,)
    assert board.table.view(None).hands[0] == (16,)


@rule("V7.5")
def test_a_recovered_and_a_retrieved_card_are_known_to_all() -> None:
    recovered = a_resolution("undine")
    assert recovered.table.view(1).hands[0] == (18,)
    retrieved = a_resolution("mimic", discard=["troll"]).play(choose("troll"))
    assert retrieved.table.view(1).hands[0] == (35,)


@rule("V7.5")
def test_a_card_of_an_imagined_hand_is_any_that_was_not_seen() -> None:
    from reverie.kernel.chance import Seeded

    board = a_vale(hands=[["imp"], ["troll"]], unseen=["imp", "troll"], areas=[["agni"]], discard=["kappa"])
    chance = Seeded(3)
    seen = {GAME.imagine(board.table.view(0), chance).hands[1][0] for _ in range(2000)}  # type: ignore[attr-defined]
    assert seen == set(box(GAME.version)) - {1, 11, 16}


@rule("V7.5")
def test_the_discard_pile_is_open_to_all() -> None:
    board = a_vale(marks={"kappa": 0}).play(sell("kappa"))
    assert board.table.view(1).discard == (16,)
