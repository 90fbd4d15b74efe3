"""What a creature is: family, written cost, effects. `cards` lists the seventy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ...kernel.words import Seat
from .state import CardId, Stones

if TYPE_CHECKING:
    from ...kernel.outside import Outside
    from .state import Vale

Family = int
FIRE, WATER, EARTH, WIND, DRAGON = range(5)
FAMILIES = ("fire", "water", "earth", "wind", "dragon")

Colour = int
RED, BLUE, PURPLE = range(3)

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

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        """Apply it; `card` is the one that applies it, already in the area. (V6.4)"""
        raise NotImplementedError


@dataclass(frozen=True)
class Card:
    """A creature of the deck."""

    slug: str
    family: Family
    cost: int
    instant: tuple[Effect, ...] = ()
    active: tuple[Effect, ...] = ()
    permanent: bool = False
    """Whether it changes the rules while it lies in the area: see `permanents`."""


CARDS: list[Card] = []
FAMILY: list[Family] = []
COST: list[int] = []
INSTANT: list[tuple[Effect, ...]] = []
ACTIVE: list[tuple[Effect, ...]] = []
NUMBER: dict[str, CardId] = {}
PRICES: list[list[int]] = [[], [], [], []]
"""What each card costs: as written, one less, Wind two less, and both. (V4.7)"""
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
        wind_less = 2 if card.family == WIND else 0
        for column, less in zip(PRICES, (0, 1, wind_less, wind_less + 1), strict=True):
            column.append(max(0, card.cost - less))
        FREE_TO_SUMMON.append(not any(effect.demanding for effect in card.instant))


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
