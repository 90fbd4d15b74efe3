"""What the current Turn card is about to do: told by the engine, so that no page reckons it."""

from __future__ import annotations

from dataclasses import replace

from reverie.games.etherfields.forecast import Coming, forecast
from reverie.games.etherfields.view import EtherfieldsView
from reverie.kernel.chance import Seeded
from tests.rules import rule

from .night import Night, a_night, at
from .test_initiation import a_dream


def told(night: Night, sign: str) -> Coming:
    """Find the first step of a sign that is to come."""
    return next(each for each in forecast(night.s) if each.sign == sign)


@rule("F16.2")
def test_who_stands_in_range_of_a_figure_is_told_what_it_costs() -> None:
    night = a_night(2, turn="5", spaces=(at(3, 5), at(3, 3)), figures=(at(2, 5),))
    basic, special = told(night, "B"), told(night, "S")
    assert (basic.dreamers, basic.distress, basic.sealed) == ((0,), 1, 0)
    assert set(basic.spaces) == {at(2, 5), at(2, 4), at(3, 5)}
    assert (special.distress, special.sealed) == (0, 2)
    assert set(basic.spaces) < set(special.spaces)


@rule("F16.5")
def test_a_movement_tells_the_first_spaces_of_the_shortest_ways() -> None:
    night = a_night(1, turn="5", spaces=(at(3, 4),), figures=(at(2, 5),))
    assert set(told(night, "V").spaces) == {at(2, 4), at(3, 5)}
    night.s.meet(states=("paralysed",))
    assert told(night, "V").spaces == ()


@rule("F15.3")
def test_a_step_that_is_blocked_or_past_is_not_to_come() -> None:
    night = a_night(1, turn="5", spaces=(at(3, 4),), figures=(at(2, 5),))
    assert [each.sign for each in forecast(night.s)] == ["V", "B", "S"]
    night.s.blocked = (1,)
    assert [each.sign for each in forecast(night.s)] == ["V", "S"]
    night.s.step = 1
    assert [(each.step, each.sign) for each in forecast(night.s)] == [(2, "S")]


@rule("F17.1")
def test_what_lies_on_the_entity_is_reckoned_in() -> None:
    night = a_night(1, turn="5", spaces=(at(3, 4),), figures=(at(2, 5),))
    assert told(night, "B").dreamers == ()
    night.s.meet(morphings=(0, 3))
    longer = told(night, "B")
    assert (longer.dreamers, longer.distress) == ((0,), 2)
    night.s.meet(states=("stunned",))
    assert told(night, "B").distress == 0


@rule("F30.3")
def test_the_next_flooded_space_is_always_shown() -> None:
    night = a_dream(tiles=("A2", "B2"), turn="1")
    assert told(night, "V").floods == (at(3, 2),)
    dry = a_dream(tiles=("A2",), turn="1")
    assert told(dry, "V").floods == ()


def test_it_follows_from_what_all_see() -> None:
    night = a_night(2, turn="5", spaces=(at(3, 5), at(3, 3)), figures=(at(2, 5),))
    view = night.table.view(None)
    assert isinstance(view, EtherfieldsView) and view.coming == forecast(night.s)
    again = night.table.game.view(night.table.game.imagine(view, Seeded(3)), None)
    assert isinstance(again, EtherfieldsView) and again == replace(view, coming=again.coming)
    assert again.coming == view.coming
