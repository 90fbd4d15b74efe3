"""The map, the turn, Entities, Morphings and States. (F8, F14–F17)"""

from __future__ import annotations

import pytest

from reverie.games.etherfields.board import FAR, Board, board_of, tile_at
from reverie.games.etherfields.content import MASKS, MORPHINGS, NUMBER_OF
from reverie.games.etherfields.entities import MoveBy, RollMovement, Spawn, may_stop, spawns, ways_on
from reverie.games.etherfields.forces import entity_figure, hand_limit, terrains
from reverie.games.etherfields.moves import Act, AddTurns, Choose, Draw, MakeGem, Pass, Play, Slot, Strip, Walk
from reverie.games.etherfields.pictures import Space
from reverie.games.etherfields.state import Placed
from reverie.games.etherfields.steps import BeginTurn, TakeStep
from reverie.kernel.outside import Outside
from reverie.kernel.state import settle
from tests.rules import rule

from .night import AGAIN, STAYS, STEP, VALUE, Night, a_night, at, cards

MORPHING = {each.id: number for number, each in enumerate(MORPHINGS)}
QUICK = NUMBER_OF["quick_exit"]


def c(*names: str) -> tuple[tuple[int, str], ...]:
    return tuple((card, "c") for card in cards(*names))


def step(night: Night, sign: str) -> None:
    """Let one step of the Turn card come, with nobody answering."""
    assert night.s.card is not None
    night.s.step = night.s.card.steps.index(sign)
    night.s.agenda.append(TakeStep())
    settle(night.s, Outside(night.dice))
    night.table._look()


# The map


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


# The turn


def begin(night: Night, first: bool = False) -> None:
    night.s.agenda = [BeginTurn(first)]
    settle(night.s, Outside(night.dice))
    night.table._look()


@rule("F8.1", "F8.13")
def test_the_draw_step_discards_at_will_then_draws() -> None:
    night = a_night(2, hands=(("quick_exit", "new_deal", "side_bet"), ()))
    begin(night, first=True)
    night.choose(0)
    night.play(Draw(cards("new_deal")), seat=0)
    assert len(night.me().hand) == 6 and night.me().discard == cards("new_deal")
    assert len(night.me(1).hand) == 4 and night.kind() == "round"


@rule("F8.2", "F8.13")
def test_a_lone_dreamer_draws_five_up_to_seven() -> None:
    night = a_night(hands=(("quick_exit", "new_deal", "side_bet"),))
    begin(night, first=True)
    night.choose(0)
    night.play(Draw(), seat=0)
    assert len(night.me().hand) == 7
    other = a_night(options={"lone": "off"})
    begin(other, first=True)
    other.choose(0)
    assert len(other.me().hand) == 4


@rule("F8.1")
def test_the_space_one_stands_on_as_the_phase_begins_gives_its_bonus() -> None:
    night = a_night(2, tiles=("B2", "B3", "C2", "C3"), spaces=(at(4, 4), at(3, 3)))
    begin(night, first=True)
    night.choose(0)
    assert (len(night.me(0).hand), len(night.me(1).hand)) == (5, 4)


@rule("F8.3")
def test_an_empty_deck_is_reshuffled_at_a_price_then_drawing_goes_on() -> None:
    night = a_night(2)
    discard = night.me().owned[1:]
    night.s.decks[0].segments = night.s.decks[0].segments[:1]
    night.s.change(0, discard=discard)
    night.do("draw 4")
    assert night.kind() == "pick" and len(night.me().hand) == 1 and night.me().discard == ()
    night.choose(0)
    assert night.me().distress == 1 and len(night.me().hand) == 4


@rule("F8.5")
def test_with_deck_and_discard_empty_drawing_stops() -> None:
    night = a_night(2)
    night.s.change(0, hand=night.me().owned[:6])
    night.s.decks[0].segments = []
    night.s.change(0, hand=night.me().owned[:5], zone=(Placed(NUMBER_OF["crowbar"]),), discard=())
    night.s.met = None
    night.do("draw 1")
    assert len(night.me().hand) == 5


@rule("F8.7")
def test_passing_does_not_bar_the_next_round_and_the_step_ends_when_all_pass_in_a_row() -> None:
    night = a_night(2, hands=(("quick_exit",), ("quick_exit",)))
    night.play(Pass())
    night.play(Play(1, QUICK))
    night.play(Pass(), seat=1)
    night.play(Pass(), seat=1)
    assert night.table.awaited == [0] and night.kind() == "round"
    night.play(Pass())
    night.play(Pass(), seat=1)
    assert night.kind() != "round"


@rule("F8.6", "F21.7")
def test_rounds_go_clockwise_and_one_person_may_steer_several() -> None:
    night = a_night(3, seats=2)
    assert [night.s.seat_of(dreamer) for dreamer in range(3)] == [0, 1, 0]
    seats = []
    for _ in range(3):
        seats.append(night.table.awaited[0])
        night.play(Pass(), seat=seats[-1])
    assert seats == [0, 1, 0]
    night = a_night(2)
    night.refused(Play(1, QUICK), "F8.6")


@rule("F8.8")
def test_in_free_rounds_anyone_acts_at_any_time_without_limit() -> None:
    hands = (("haymaker", "headlong"), ("quick_exit",))
    night = a_night(2, hands=hands, spaces=(at(3, 3), at(3, 4)), figures=(at(3, 2),), options={"rounds": "free"})
    assert night.table.awaited == [0, 1]
    for name in ("haymaker", "headlong"):
        night.play(Act(0, "assault", ((NUMBER_OF[name], "w"),)))
    assert night.met.threat == 3
    night.play(Play(1, QUICK))
    night.let_go()
    night.play(Pass(), seat=0)
    night.play(Pass(), seat=1)
    assert night.kind() != "round"


@rule("F8.9")
def test_the_first_player_passes_as_each_turn_but_the_first_starts() -> None:
    night = a_night(2)
    begin(night, first=True)
    assert night.s.first == 0
    begin(night)
    assert night.s.first == 1


@rule("F8.10", "F15.2", "F8.11", "F2.7")
def test_the_turn_card_is_resolved_top_to_bottom_and_discarded() -> None:
    night = a_night(turn="1", dice=(STAYS,), spaces=(at(3, 5),))
    night.pass_all()
    night.let_go()
    assert night.me().distress == 1 and night.s.turn == 2 and night.s.current == 1
    top = night.s.turn_discard.segments[0]
    assert top.card == 0  # type: ignore[union-attr]


@rule("F15.3")
def test_a_blocked_step_is_skipped() -> None:
    night = a_night(turn="1", spaces=(at(3, 5),), blocked=(1,))
    step(night, "B")
    assert night.me().distress == 0


@rule("F15.6")
def test_a_card_shows_the_next_turn_card() -> None:
    night = a_night(archetypes=("specialist",), hands=(("loupe", "loupe"),))
    told = night.play(Play(0, NUMBER_OF["loupe"]))
    assert {"kind": "turn_seen", "turn": 1, "rule": "F15.6"} in told
    last = a_night(archetypes=("specialist",), hands=(("loupe",),), later=())
    last.refused(Play(0, NUMBER_OF["loupe"]), "F1.5")


# Entities


@rule("F16.1")
def test_entities_spawn_evenly_the_first_on_the_current_suit() -> None:
    night = a_night(entity="empty_boots", figures=(), turn="1")
    assert spawns(night.s, True) == [at(2, 2)]
    night.s.agenda.append(Spawn(2, True))
    settle(night.s, Outside(night.dice))
    night.table._look()
    assert night.met.figures == (at(2, 2),)
    offered = [move.option for move in night.table.asks[0].options]  # type: ignore[attr-defined]
    assert offered == [at(2, 5), at(3, 2), at(3, 5)]


def moved(night: Night, *faces: int) -> tuple[int, ...]:
    """Let the Entity roll and move, taking the first way each time; tell where its figures stand."""
    night.dice.faces = list(faces)
    night.s.agenda.append(RollMovement(tuple(range(len(night.met.figures)))))
    settle(night.s, Outside(night.dice))
    night.table._look()
    while night.kind() not in ("round", "over"):
        night.play(night.options()[0])
    return night.met.figures


@rule("F16.3")
@pytest.mark.parametrize(("faces", "steps"), [((STAYS,), 0), ((STEP,), 1), ((VALUE,), 3), ((AGAIN, STEP), 4)])
def test_the_movement_die_says_how_far(faces: tuple[int, ...], steps: int) -> None:
    tiles = ("B2", "B3", "B4", "C2", "C3", "C4")
    night = a_night(entity="empty_boots", tiles=tiles, figures=(at(2, 7), at(2, 7)), spaces=(at(4, 2),))
    before = night.s.board.distance(at(2, 7), at(4, 2))
    figures = moved(night, *faces)
    assert [before - night.s.board.distance(space, at(4, 2)) for space in figures] == [steps, steps]


@rule("F16.3")
def test_three_rolls_at_the_most() -> None:
    night = a_night(figures=(at(2, 5),), spaces=(at(2, 5),))
    night.dice.faces = [AGAIN, AGAIN, AGAIN, AGAIN]
    night.s.agenda.append(RollMovement((0,)))
    settle(night.s, Outside(night.dice))
    night.table._look()
    assert len(night.dice.faces) == 1


@rule("F16.3", "F17.1")
def test_swifter_makes_two_more_and_a_one_stays_one() -> None:
    night = a_night(met={"morphings": (MORPHING["swifter"],)})
    assert entity_figure(night.s, "own.movement", 2) == 4
    tiles = ("B2", "B3", "B4")
    night = a_night(tiles=tiles, figures=(at(3, 7),), spaces=(at(3, 2),), met={"morphings": (MORPHING["swifter"],)})
    assert moved(night, STEP) == (at(3, 6),)
    assert moved(night, VALUE) == (at(3, 3),)


@rule("F16.5")
def test_players_choose_among_equal_ways() -> None:
    night = a_night(figures=(at(2, 2),), spaces=(at(3, 3),))
    assert ways_on(night.s, 0) == [at(2, 3), at(3, 2)]
    night.dice.faces = [STEP]
    night.s.agenda.append(RollMovement((0,)))
    settle(night.s, Outside(night.dice))
    night.table._look()
    assert night.kind() == "settle"


@rule("F16.6")
def test_it_stops_in_its_targets_space_and_stays_with_a_dreamer() -> None:
    night = a_night(entity="empty_boots", figures=(at(3, 2), at(3, 3)), spaces=(at(3, 3),))
    assert moved(night, VALUE) == (at(3, 3), at(3, 3))


@rule("F16.2")
def test_all_figures_act_at_once_and_hit_a_dreamer_once() -> None:
    night = a_night(2, entity="empty_boots", figures=(at(3, 3), at(3, 3)), spaces=(at(3, 3), at(3, 4)))
    step(night, "B")
    night.let_go()
    assert (night.me(0).distress, night.me(1).distress) == (1, 0)


@rule("F16.9", "F16.10")
def test_an_entity_pushes_one_of_several_dreamers_out_of_a_full_space() -> None:
    spaces = (at(3, 5),) * 3
    night = a_night(3, entity="empty_boots", figures=(at(3, 5), at(3, 4)), spaces=spaces)
    assert night.s.crowd(at(3, 5)) == 4 and may_stop(night.s, at(3, 5))
    figures = moved(night, STEP)
    assert figures == (at(3, 5), at(3, 5)) and night.s.crowd(at(3, 5)) == 4


@rule("F16.9")
def test_with_just_one_dreamer_in_a_full_space_it_stops_at_range_one() -> None:
    night = a_night(figures=(at(3, 5),) * 3 + (at(3, 3),), spaces=(at(3, 5),))
    assert not may_stop(night.s, at(3, 5))
    moved(night, VALUE)
    night.s.meet(figures=(*night.met.figures[:3], at(3, 4)))
    assert ways_on(night.s, 3) == []


@rule("F16.7", "F14.9")
def test_entities_trigger_no_traps() -> None:
    night = a_night(tiles=("B1", "B2", "B3"), figures=(at(2, 2),), spaces=(at(2, 0),))
    assert moved(night, VALUE) == (at(2, 1),) and len(night.s.sealed[0]) == 0


# Morphings and States


@rule("F17.1")
def test_morphings_work_while_they_lie_on_the_entity() -> None:
    night = a_night(spaces=(at(2, 5),), met={"morphings": (MORPHING["sharper"], MORPHING["longer"])})
    assert entity_figure(night.s, "own.range", 1) == 2
    step(night, "B")
    night.let_go()
    assert night.me().distress == 2
    night.do("morph 3")
    assert len(night.met.morphings) == 5 and len(night.s.morphings_left) == 7


@rule("F17.1")
def test_a_heavier_one_seals_two_more() -> None:
    night = a_night(turn="3", spaces=(at(2, 5),), met={"morphings": (MORPHING["heavier"],)})
    step(night, "S")
    assert len(night.s.sealed[0]) == 4


def test_a_paralysed_entity_does_not_move_and_a_dazed_one_reaches_less() -> None:
    night = a_night(met={"states": ("paralysed", "dazed")}, spaces=(at(3, 3),))
    assert entity_figure(night.s, "own.range", 2) == 1
    assert moved(night, VALUE) == (at(2, 5),)


@rule("F17.4")
def test_a_stunned_entity_causes_no_distress_and_a_poisoned_one_takes_no_morphing() -> None:
    night = a_night(spaces=(at(2, 5),), met={"states": ("stunned", "poisoned")})
    step(night, "B")
    night.do("morph 1")
    assert night.me().distress == 0 and night.met.morphings == ()


@rule("F17.4")
def test_states_leave_as_the_turn_ends_but_poison() -> None:
    night = a_night(met={"states": ("stunned", "poisoned")}, dice=(STAYS,))
    night.pass_all()
    night.let_go()
    assert night.met.states == ("poisoned",)


@rule("F17.5")
def test_with_no_token_free_a_state_is_ignored() -> None:
    night = a_night(spaces=(at(2, 5),), met={"states": ("stunned", "poisoned")})
    night.do("state stunned range=1")
    assert night.met.states == ("stunned", "poisoned") and not night.s.state_left("stunned")
    night.do("state dazed range=1")
    assert night.met.states[-1] == "dazed"


def test_a_die_that_nobody_rolled_moves_nothing() -> None:
    night = a_night(figures=(at(2, 5),))
    night.s.die = STAYS
    night.s.agenda.append(MoveBy((0,), 1))
    settle(night.s, Outside(night.dice))
    night.table._look()
    assert night.met.figures == (at(2, 5),)
