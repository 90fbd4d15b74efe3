"""What effects count, and what they ask: each with its sign."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...kernel.words import Seat
from .deck import ACTIVE, COLOURS, COST, FAMILIES, FAMILY, Colour, Family
from .state import Vale


@dataclass(frozen=True)
class Counter:
    """Something to count for a player."""

    signs: str
    count: Callable[[Vale, Seat], int]


@dataclass(frozen=True)
class Condition:
    """Something that holds for a player, or does not."""

    signs: str
    holds: Callable[[Vale, Seat], bool]


def _hand(s: Vale, seat: Seat) -> int:
    return len(s.hands[seat])


def _area(s: Vale, seat: Seat) -> int:
    return len(s.areas[seat])


def _families(s: Vale, seat: Seat) -> int:
    return len({FAMILY[card] for card in s.areas[seat]})


def _actives(s: Vale, seat: Seat) -> int:
    return sum([1 for card in s.areas[seat] if ACTIVE[card]])


cards_in_hand = Counter("hand", _hand)
cards_in_area = Counter("card", _area)
different_families = Counter("families", _families)
cards_with_active = Counter("active", _actives)


def cards_of(family: Family) -> Counter:
    def counted(s: Vale, seat: Seat) -> int:
        return sum([1 for card in s.areas[seat] if FAMILY[card] == family])

    return Counter(FAMILIES[family], counted)


def cards_costing_at_most(most: int) -> Counter:
    def counted(s: Vale, seat: Seat) -> int:
        return sum([1 for card in s.areas[seat] if COST[card] <= most])

    return Counter(f"card cost:≤{most}", counted)


def stones_of(colour: Colour) -> Counter:
    def counted(s: Vale, seat: Seat) -> int:
        return s.stones[seat][colour]

    return Counter(COLOURS[colour], counted)


def costs(*sought: int) -> Condition:
    def hold(s: Vale, seat: Seat) -> bool:
        return set(sought) <= {COST[card] for card in s.areas[seat]}

    return Condition(" ".join([f"cost:{cost}" for cost in sought]), hold)


def none_of(family: Family) -> Condition:
    def holds(s: Vale, seat: Seat) -> bool:
        return all(FAMILY[card] != family for card in s.areas[seat])

    return Condition(f"-{FAMILIES[family]}", holds)


def has_stone(colour: Colour) -> Condition:
    def holds(s: Vale, seat: Seat) -> bool:
        return s.stones[seat][colour] > 0

    return Condition(COLOURS[colour], holds)


def _hand_equals_area(s: Vale, seat: Seat) -> bool:
    return len(s.hands[seat]) == len(s.areas[seat])


hand_equals_area = Condition("hand = card", _hand_equals_area)
