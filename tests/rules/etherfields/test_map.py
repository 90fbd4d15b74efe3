"""The map: spaces, walls, ranges, slots, traps, and what is paid on it. (F2, F13, F14, F17)"""

from __future__ import annotations

from reverie.games.etherfields.board import FAR, Board, board_of, tile_at
from reverie.games.etherfields.content import MASKS, MORPHINGS, NUMBER_OF
from reverie.games.etherfields.forces import hand_limit, terrains
from reverie.games.etherfields.moves import AddTurns, Choose, Draw, MakeGem, Pass, Slot, Strip, Walk
from reverie.games.etherfields.pictures import Space
from tests.rules import rule

from .night import a_night, at, cards

MORPHING = {each.id: number for number, each in enumerate(MORPHINGS)}
QUICK = NUMBER_OF["quick_exit"]


def c(*names: str) -> tuple[tuple[int, str], ...]:
    return tuple((card, "c") for card in cards(*names))


@rule("F14.1")
def test_a_move_costs_a_cunning_a_space_and_is_never_diagonal() -> None:
    night = a_night(hands=(("quick_exit",),))
    night.refused(Walk(0, (at(2, 2),), c("quick_exit")), "F14.1")
    night.refused(Walk(0, (at(2, 3), at(2, 2), at(3, 2)), c("quick_exit")), "F11.3")
    night.play(Walk(0, (at(2, 3), at(2, 2)), c("quick_exit")))
    assert night.me().space == at(2, 2)


@rule("F14.3")
def test_walls_stop_movement_and_range() -> None:
    night = a_night(hands=(("quick_exit",),), spaces=(at(2, 3),))
    night.refused(Walk(0, (at(2, 4),), c("quick_exit")), "F14.3")
    assert night.s.board.distance(at(2, 3), at(2, 4)) == 3


@rule("F14.3", "F14.5")
def test_range_is_counted_in_steps_round_walls() -> None:
    board = board_of((("slumber", "B2"), ("slumber", "B3")))
    assert board.distance(at(2, 3), at(2, 3)) == 0 and board.distance(at(2, 3), at(3, 3)) == 1
    assert board.distance(at(2, 2), at(3, 5)) == 4
    assert tile_at(at(2, 3)) == "B2" and tile_at(at(3, 4)) == "B3"


@rule("F2.1", "F14.3")
def test_where_a_neighbour_tile_is_absent_the_edge_is_shut() -> None:
    night = a_night(hands=(("quick_exit",),), spaces=(at(3, 2),))
    assert at(4, 2) not in night.s.board.beside(at(3, 2))
    night.refused(Walk(0, (at(4, 2),), c("quick_exit")), "F14.4")


@rule("F14.4")
def test_a_blocked_space_is_never_entered_nor_measured_through() -> None:
    spaces = {number: Space(frozenset({"blocked"}) if number == 1 else frozenset()) for number in range(3)}
    board = Board(spaces, {}, frozenset())
    assert board.beside(0) == [] and board.beside(0, through=True) == [] and not board.is_open(1)
    assert board.distance(0, 2) == FAR


@rule("F17.2")
def test_a_limit_that_a_morphing_lowers_acts_at_once() -> None:
    owl = next(number for number, mask in enumerate(MASKS) if mask.id == "owl")
    hand = ("quick_exit", "quick_exit", "quick_exit", "new_deal", "new_deal", "side_bet", "side_bet")
    night = a_night(hands=(hand,), dreamer={"mask": owl}, options={"lone": "off"})
    night.s.meet(morphings=tuple(n for n, each in enumerate(MORPHINGS) for _ in range(each.copies) if n != 4))
    night.do("morph 1")
    assert night.met.morphings[-1] == MORPHING["unmasking"] and night.kind() == "cards"


@rule("F14.15", "F14.1")
def test_a_move_is_paid_whole_before_its_first_step() -> None:
    night = a_night(hands=(("quick_exit", "new_deal"),))
    told = night.play(Walk(0, (at(2, 3), at(2, 2), at(3, 2)), c("quick_exit", "new_deal")))
    assert [event["kind"] for event in told] == ["paid", "succeeded", "walked", "walked", "walked"]


@rule("F14.9")
def test_a_trap_springs_on_each_crossing() -> None:
    night = a_night(tiles=("B1", "B2", "B3"), hands=(("quick_exit", "new_deal"),), spaces=(at(2, 2),))
    night.play(Walk(0, (at(2, 1), at(2, 0)), c("quick_exit")))
    assert len(night.s.sealed[0]) == 1
    night.play(Pass())
    night.play(Walk(0, (at(2, 1),), c("new_deal")))
    assert len(night.s.sealed[0]) == 2


@rule("F14.9", "F14.2")
def test_a_relocation_onto_a_trap_triggers_it() -> None:
    night = a_night(tiles=("B1", "B2", "B3"))
    night.do("relocate any")
    night.choose(at(2, 1))
    assert night.me().space == at(2, 1) and len(night.s.sealed[0]) == 1


@rule("F14.2")
def test_relocating_ignores_walls() -> None:
    night = a_night(spaces=(at(2, 3),))
    night.do("relocate tiles")
    assert Choose(at(2, 4)) in night.options() and Choose(at(2, 3)) not in night.options()


@rule("F14.8", "F8.2", "F2.1")
def test_a_gem_in_a_slot_works_while_it_stays_and_may_be_taken_back() -> None:
    night = a_night(tiles=("A1", "A2", "B2", "B3"), spaces=(at(0, 0),), dreamer={"gems": 1}, options={"lone": "off"})
    assert hand_limit(night.s, 0) == 6
    night.play(Slot(0))
    assert night.me().gems == 0 and hand_limit(night.s, 0) == 7
    night.play(Slot(0))
    assert night.me().gems == 1 and hand_limit(night.s, 0) == 6
    assert a_night(dreamer={"gems": 1}).why(Slot(0)).rule == "F14.8"  # type: ignore[union-attr]


@rule("F8.2", "F14.8")
def test_when_the_limit_falls_the_surplus_is_discarded_at_once() -> None:
    names = ("quick_exit", "quick_exit", "quick_exit", "new_deal", "new_deal", "side_bet", "side_bet")
    night = a_night(
        tiles=("A1", "A2", "B2", "B3"),
        spaces=(at(0, 0),),
        hands=(names,),
        gems_laid=(at(0, 0),),
        options={"lone": "off"},
    )
    night.play(Slot(0))
    assert night.kind() == "cards"
    night.play(Draw((QUICK,)), seat=0)
    assert len(night.me().hand) == 6


@rule("F14.12")
def test_light_and_darkness_in_one_space_are_both_ignored() -> None:
    night = a_night(tiles=("A3", "B2", "B3"), light=((at(0, 4),), (at(3, 3),)))
    assert terrains(night.s, at(0, 4)) == frozenset() and terrains(night.s, at(3, 3)) == {"light"}
    assert terrains(night.s, at(0, 5)) == {"darkness"}


@rule("F16.8")
def test_four_figures_fill_a_space_that_dreamers_may_cross_and_not_stop_in() -> None:
    figures = (at(2, 3),) * 3
    night = a_night(2, hands=(("quick_exit",),), spaces=(at(3, 3), at(2, 3)), figures=figures)
    night.refused(Walk(0, (at(2, 3),), c("quick_exit")), "F16.8")
    night.play(Walk(0, (at(2, 3), at(2, 2)), c("quick_exit")))
    assert night.me().space == at(2, 2)


@rule("F13.1", "F11.16")
def test_effort_pays_steps_with_hours_once_a_turn() -> None:
    night = a_night(hands=(("quick_exit",),), hours=3)
    night.play(Walk(0, (at(2, 3), at(2, 2)), hours=2))
    assert night.s.hours == 1 and night.me().space == at(2, 2)
    night.refused(Walk(0, (at(2, 3),), hours=1), "F13.1")


# Basic actions


@rule("F13.2", "F15.4")
def test_hours_add_turns_as_long_as_cards_are_there() -> None:
    night = a_night(hours=2, later=())
    assert len(night.s.turn_discard) == 11
    night.play(AddTurns(0, 2))
    assert len(night.s.turns) == 2 and night.s.hours == 0 and len(night.s.turn_discard) == 9
    night.refused(AddTurns(0, 1), "F13.2")


@rule("F13.4")
def test_three_cards_make_a_gem() -> None:
    night = a_night(hands=(("quick_exit", "quick_exit", "new_deal"),))
    night.refused(MakeGem(0, cards("quick_exit", "new_deal")), "F13.4")
    night.play(MakeGem(0, cards("quick_exit", "quick_exit", "new_deal")))
    assert night.me().gems == 1 and night.me().hand == ()


@rule("F1.8")
def test_what_a_pool_lacks_is_not_gained() -> None:
    night = a_night(dreamer={"gems": 5})
    night.do("gain gem 2", "gain ether 20")
    assert night.me().gems == 6 and night.me().ether == 16
    night.refused(MakeGem(0, ()), "F13.4")


@rule("F13.6")
def test_a_key_or_an_ether_removes_a_morphing_in_range_one() -> None:
    night = a_night(spaces=(at(3, 3),), figures=(at(3, 2),), met={"morphings": (1, 4)}, keys=1)
    night.refused(Strip(0, 2, "key"), "F13.6")
    night.refused(Strip(0, 1, "ether"), "F13.6")
    night.play(Strip(0, 4, "key"))
    assert night.met.morphings == (1,) and night.s.keys == 0
    far = a_night(spaces=(at(3, 4),), figures=(at(2, 2),), met={"morphings": (1,)}, keys=1)
    far.refused(Strip(0, 1, "key"), "F13.6")
