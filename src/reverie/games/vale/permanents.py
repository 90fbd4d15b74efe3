"""The vocabulary of permanent effects, and the terms on which the owner of an area plays. (V6.2)"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from ...kernel.words import Points
from ...parts.modifiers import Rule, summed
from .deck import (
    CARDS,
    COLOURS,
    COST,
    FAMILIES,
    FAMILY,
    MODIFIERS,
    MODIFYING,
    WEIGHT,
    Colour,
    Family,
    Occasion,
    Permanent,
)
from .signs import THEN, more_or_less, points_in_signs, stones_in_signs
from .state import ADDED_STONES, LIMIT, NO_STONES, CardId, Stones
from .stones import FACE, ONE, Purse

# The figures that permanent effects modify.
HELD = "held"
"""How many stones may be held. (V2.2)"""
WORTH = COLOURS
"""What a stone of each colour is worth. (V2.1)"""
PRICE = "price"
"""What summoning a card costs. (V4.7)"""
SUMMONING = "summoning"
"""The points that a summon brings beside its own effects. (V6.9)"""
TAMING = tuple(f"taming {colour}" for colour in COLOURS)
"""The stones of each colour that taming brings."""

HOLDERS = MODIFIERS.setdefault(HELD, set())
"""The cards that modify how many stones may be held."""
GIVERS = MODIFIERS.setdefault(SUMMONING, set())
"""The cards that give points for a summon."""

Rules = tuple[Rule[Occasion], ...]


@dataclass(frozen=True)
class HoldMore(Permanent):
    """Hold more stones."""

    more: int

    def rules(self) -> Rules:
        return (Rule(HELD, self.more),)

    def signs(self) -> str:
        return f"stones {more_or_less(self.more)}"


@dataclass(frozen=True)
class WorthMore(Permanent):
    """Stones of some colours are worth more."""

    colours: tuple[Colour, ...]
    more: int

    def rules(self) -> Rules:
        return tuple([Rule(WORTH[colour], self.more) for colour in self.colours])

    def signs(self) -> str:
        return " ".join([f"{COLOURS[colour]} {more_or_less(self.more)}" for colour in self.colours])


@dataclass(frozen=True)
class SwapValues(Permanent):
    """Two colours exchange what they are worth on their faces."""

    one: Colour
    other: Colour

    def rules(self) -> Rules:
        more = FACE[self.other] - FACE[self.one]
        return (Rule(WORTH[self.one], more), Rule(WORTH[self.other], -more))

    def signs(self) -> str:
        return f"{COLOURS[self.one]} swap {COLOURS[self.other]}"


@dataclass(frozen=True)
class CostLess(Permanent):
    """Summoning costs less, all cards or those of a family."""

    less: int
    family: Family = -1

    def rules(self) -> Rules:
        return (Rule(PRICE, -self.less, None if self.family < 0 else of_family(self.family)),)

    def signs(self) -> str:
        return f"{'summon' if self.family < 0 else FAMILIES[self.family]} {more_or_less(-self.less)}"


@dataclass(frozen=True)
class PointsForSummon(Permanent):
    """A summon brings points; where a colour is named, one that is paid with such a stone."""

    points: Points
    colour: Colour = -1

    def rules(self) -> Rules:
        return (Rule(SUMMONING, self.points, None if self.colour < 0 else paid_with(self.colour)),)

    def signs(self) -> str:
        paid = [] if self.colour < 0 else [COLOURS[self.colour]]
        return " ".join(["summon", *paid, THEN, points_in_signs(self.points)])


@dataclass(frozen=True)
class PointsForEachPaid(Permanent):
    """A summon brings points for each stone of a colour that is spent on it."""

    points: Points
    colour: Colour

    def rules(self) -> Rules:
        points, colour = self.points, self.colour

        def each(occasion: Occasion) -> int:
            return points * occasion.pay[colour]

        return (Rule(SUMMONING, each),)

    def signs(self) -> str:
        return f"summon {points_in_signs(self.points)} per {COLOURS[self.colour]}"


@dataclass(frozen=True)
class StonesForTaming(Permanent):
    """Taming a card of a family brings stones."""

    family: Family
    stones: Stones

    def rules(self) -> Rules:
        tamed = of_family(self.family)
        return tuple([Rule(TAMING[colour], count, tamed) for colour, count in enumerate(self.stones) if count])

    def signs(self) -> str:
        return " ".join(["tame", FAMILIES[self.family], THEN, *stones_in_signs(self.stones)])


def of_family(family: Family) -> Callable[[Occasion], bool]:
    """Whether it is about a card of a family."""

    def holds(occasion: Occasion) -> bool:
        return FAMILY[occasion.card] == family

    return holds


def paid_with(colour: Colour) -> Callable[[Occasion], bool]:
    """Whether a stone of a colour is among what is paid."""

    def holds(occasion: Occasion) -> bool:
        return occasion.pay[colour] > 0

    return holds


NOTHING = Occasion(-1, NO_STONES)
"""What figures that are for all occasions are asked for."""


@cache
def rules_of(card: CardId) -> Rules:
    """List what a card modifies while it lies in an area."""
    return tuple([rule for permanent in CARDS[card].permanent for rule in permanent.rules()])


@cache
def points_given(card: CardId, pay: Stones) -> Points:
    """Tell what a card gives for a summon of another that is paid with these stones."""
    return summed(rules_of(card), SUMMONING, Occasion(NOTHING.card, pay))


@cache
def stones_given(giver: CardId, card: CardId) -> Stones:
    """Tell what a card gives for taming another."""
    red, blue, purple = [summed(rules_of(giver), figure, Occasion(card, NO_STONES)) for figure in TAMING]
    return red, blue, purple


@cache
def tamers() -> frozenset[CardId]:
    """List the cards that give stones for taming."""
    return frozenset([card for figure in TAMING for card in MODIFIERS.get(figure, ())])


def heeds_stones(card: CardId) -> bool:
    """Whether what a card gives for a summon depends on the stones that are paid."""
    return any(points_given(card, stone) != points_given(card, NO_STONES) for stone in ONE)


class Terms:
    """On which terms the owner of an area plays. Made once for all areas with the same permanents; never changed."""

    def __init__(self, permanents: list[CardId]) -> None:
        rules = [rule for card in permanents for rule in rules_of(card)]
        self.limit = summed(rules, HELD, NOTHING, LIMIT)
        """How many stones may be held. (V2.2)"""
        red, blue, purple = [summed(rules, WORTH[colour], NOTHING, FACE[colour]) for colour in range(3)]
        self.values: Stones = (red, blue, purple)
        """What each colour is worth. (V2.1)"""
        self.prices: tuple[int, ...] = tuple(
            [max(0, summed(rules, PRICE, Occasion(card, NO_STONES), cost)) for card, cost in enumerate(COST)]
        )
        """What summoning each card costs, by card number. (V4.7)"""
        self._earning = tuple([card for card in permanents if heeds_stones(card)])
        self.exact = PURSES.setdefault((self.values, self.prices, ()), {})
        """The purses in which no stone is added to a payment, as far as they were looked at."""
        self.added = PURSES.setdefault((self.values, self.prices, self._earning), {})

    def purse(self, held: Stones, rules: int) -> Purse:
        """Look at stones as they can be spent under a version of the rules."""
        purses = self.exact if rules < ADDED_STONES else self.added
        try:
            return purses[held]
        except KeyError:
            purse = Purse(held, self.values, self.prices, None if purses is self.exact else self.earned)
            purses[held] = purse
            return purse

    def earned(self, pay: Stones) -> Points:
        """Tell what the cards of the area give for a summon because it is paid with these stones."""
        return sum([points_given(card, pay) for card in self._earning])


PURSES: dict[tuple[Stones, tuple[int, ...], tuple[CardId, ...]], dict[Stones, Purse]] = {}
"""For the same values, the same prices and the same cards that earn by stones, the purses looked at so far."""

TERMS: dict[int, Terms] = {}
"""The terms by the weight of the permanents in force."""


def terms_of(area: list[CardId]) -> Terms:
    """Find the terms on which the owner of an area plays."""
    weight = 0
    if not MODIFYING.isdisjoint(area):
        for card in area:
            weight += WEIGHT[card]
    try:
        return TERMS[weight]
    except KeyError:
        terms = Terms(sorted([card for card in area if WEIGHT[card]]))
        TERMS[weight] = terms
        return terms


def limit_of(area: list[CardId]) -> int:
    """Tell how many stones the owner of an area may hold. (V2.2)"""
    return LIMIT if HOLDERS.isdisjoint(area) else terms_of(area).limit


def points_for_summon(area: list[CardId], pay: Stones) -> list[tuple[CardId, Points]]:
    """Tell what the cards of an area, in their order, give for a summon paid with these stones. (V6.5, V6.9)"""
    if GIVERS.isdisjoint(area):
        return []
    given = [(card, points_given(card, pay)) for card in area if card in GIVERS]
    return [(card, points) for card, points in given if points]


def stones_for_taming(area: list[CardId], card: CardId) -> list[tuple[CardId, Stones]]:
    """Tell what the cards of an area, in their order, give for taming a card."""
    if tamers().isdisjoint(area):
        return []
    given = [(giver, stones_given(giver, card)) for giver in area]
    return [(giver, stones) for giver, stones in given if stones != NO_STONES]
