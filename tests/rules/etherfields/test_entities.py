"""Entities: how they spawn and move, their Morphings and States. (F16, F17)"""

from __future__ import annotations

import pytest

from reverie.games.etherfields.content import MORPHINGS
from reverie.games.etherfields.entities import MoveBy, RollMovement, Spawn, may_stop, spawns, ways_on
from reverie.games.etherfields.forces import entity_figure
from reverie.games.etherfields.steps import TakeStep
from reverie.kernel.outside import Outside
from reverie.kernel.state import settle
from tests.rules import rule

from .night import AGAIN, STAYS, STEP, VALUE, Night, a_night, at

MORPHING = {each.id: number for number, each in enumerate(MORPHINGS)}


def step(night: Night, sign: str) -> None:
    """Let one step of the Turn card come, with nobody answering."""
    assert night.s.card is not None
    night.s.step = night.s.card.steps.index(sign)
    night.s.agenda.append(TakeStep())
    settle(night.s, Outside(night.dice))
    night.table._look()


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


@rule("F16.13", "F1.8")
def test_a_fifth_shapeshifter_is_not_placed() -> None:
    night = a_night(figures=())
    night.s.agenda.append(Spawn(5, True))
    night.do()
    for _ in range(6):
        if night.kind() == "settle":
            night.play(night.options()[0])
    assert len(night.met.figures) == 4
