"""Modifiers: declared where they are printed, and summed."""

from dataclasses import dataclass

from reverie.parts.modifiers import Rule, summed


@dataclass(frozen=True)
class Journey:
    miles: int
    by_night: bool


LANTERN = Rule[Journey]("toll", -2, lambda journey: journey.by_night)
LOAD = Rule[Journey]("toll", lambda journey: journey.miles)
WINGS = Rule[Journey]("speed", 3)


def test_what_modifies_a_figure_is_added_up() -> None:
    assert summed([LANTERN, LOAD, WINGS], "toll", Journey(4, True), 10) == 12
    assert summed([LANTERN, LOAD, WINGS], "speed", Journey(4, True)) == 3


def test_a_rule_counts_only_where_it_is_for_the_case() -> None:
    assert summed([LANTERN, LOAD], "toll", Journey(1, False), 10) == 11
    assert LANTERN.amount(Journey(1, True)) == -2


def test_without_rules_a_figure_is_as_it_was() -> None:
    assert summed([], "toll", Journey(4, True), 10) == 10
