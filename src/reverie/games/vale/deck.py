"""What a creature is: family, written cost, effects. `cards` lists the seventy."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ...kernel.words import Seat
from ...parts.modifiers import Rule
from .state import CardId, Stones

if TYPE_CHECKING:
    from ...kernel.outside import Outside
    from .state import Vale

Family = int
FIRE, WATER, EARTH, WIND, DRAGON = range(5)
FAMILIES = ("fire", "water", "earth", "wind", "dragon")

Colour = int
RED, BLUE, PURPLE = range(3)
COLOURS = ("red", "blue", "purple")

SALE: tuple[Stones, ...] = ((3, 0, 0), (0, 1, 0), (4, 0, 0), (1, 1, 0), (0, 0, 1))
"""The stones that a sold card brings, by family. (V4.3)"""


@dataclass(frozen=True)
class Effect:
    """A word of the effect vocabulary."""

    demanding: ClassVar[bool] = False
    """Whether there are tables on which it cannot be applied in full: then `possible` tells."""

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        """Whether it can be applied in full by `card`, about to join `area`. (V6.3)

        `hand` and `area` are the seat's without the card; stones have been paid.
        """
        return True

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        """Whether, as an active effect, it can apply now. (V5.2)"""
        return True

    def does(self, s: Vale, seat: Seat, card: CardId) -> bool:
        """Whether, as an active effect, it would do anything now: if not, that is told."""
        return self.applies(s, seat, card)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        """Apply it; `card` is the one that applies it, already in the area. (V6.4)"""
        raise NotImplementedError

    def signs(self) -> str:
        """Tell it in signs, as it is printed on a card: one word for each, told in `signs`."""
        raise NotImplementedError


@dataclass(frozen=True)
class Occasion:
    """What a figure is asked for: a card, and the stones that are paid for it."""

    card: CardId
    pay: Stones


@dataclass(frozen=True)
class Permanent:
    """A word of permanent effects: the rules that it brings while its card lies in an area. (V6.2)"""

    def rules(self) -> tuple[Rule[Occasion], ...]:
        """Tell which figures it modifies, by how much and when."""
        raise NotImplementedError

    def signs(self) -> str:
        """Tell it in signs, as it is printed on a card."""
        raise NotImplementedError


@dataclass(frozen=True)
class Card:
    """A creature of the deck."""

    slug: str
    family: Family
    cost: int
    instant: tuple[Effect, ...] = ()
    permanent: tuple[Permanent, ...] = ()
    active: tuple[Effect, ...] = ()
    since: int = 1
    """The version of the rules that put it into the box."""


CARDS: list[Card] = []
FAMILY: list[Family] = []
COST: list[int] = []
INSTANT: list[tuple[Effect, ...]] = []
ACTIVE: list[tuple[Effect, ...]] = []
NUMBER: dict[str, CardId] = {}
WEIGHT: list[int] = []
"""A bit for each card with a permanent effect, 0 for the others: an area's sum tells which are in force."""
MODIFYING: set[CardId] = set()
"""The cards with a permanent effect."""
MODIFIERS: dict[str, set[CardId]] = {}
"""For each figure of the rules the cards that modify it."""
FREE_TO_SUMMON: list[bool] = []
"""Whether a card's instant effects can always be applied in full, whatever lies on the table."""


def print_cards(*cards: Card) -> None:
    """Put cards into the box; their numbers are their places."""
    for card in cards:
        NUMBER[card.slug] = len(CARDS)
        CARDS.append(card)
        FAMILY.append(card.family)
        COST.append(card.cost)
        INSTANT.append(card.instant)
        ACTIVE.append(card.active)
        WEIGHT.append(1 << sum([1 for weight in WEIGHT if weight]) if card.permanent else 0)
        if card.permanent:
            MODIFYING.add(NUMBER[card.slug])
        for permanent in card.permanent:
            for rule in permanent.rules():
                MODIFIERS.setdefault(rule.modifies, set()).add(NUMBER[card.slug])
        FREE_TO_SUMMON.append(not any(effect.demanding for effect in card.instant))


@cache
def box(rules: int) -> tuple[CardId, ...]:
    """List the cards that a version of the rules plays with."""
    return tuple([number for number, card in enumerate(CARDS) if card.since <= rules])


def possible(s: Vale, seat: Seat, card: CardId, of: CardId, hand: list[CardId], area: list[CardId]) -> bool:
    """Whether `card` could apply the instant effects of `of` in full. (V6.3)"""
    for effect in INSTANT[of]:
        if not effect.possible(s, seat, card, hand, area):
            return False
    return True


def summonable(s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
    """Whether a card could be placed with a hand and an area, cost aside. (V4.5, V6.3)

    `hand` is what remains without the card.
    """
    return len(area) < s.round and (FREE_TO_SUMMON[card] or possible(s, seat, card, card, hand, area))


def without(cards: list[CardId], card: CardId) -> list[CardId]:
    return [other for other in cards if other != card]
