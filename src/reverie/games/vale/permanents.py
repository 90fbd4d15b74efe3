"""The permanent effects: what an area changes as long as its cards lie there. (V6.2)"""

from __future__ import annotations

from ...kernel.words import Points
from .deck import FAMILY, PRICES, WATER
from .state import LIMIT, NO_STONES, CardId, Stones
from .stones import FACE, Purse

HESTIA, PHOENIX, AGNI = 0, 10, 11
KAPPA, HAE_TAE, TRITON, WATER_GIANT = 16, 20, 26, 27
GARGOYLE, PEGASUS, HIPPOGRIFF, SYLPH = 33, 47, 51, 52


GIVERS = frozenset((PHOENIX, KAPPA, GARGOYLE, SYLPH))
"""Cards that give points for a summon."""


def stone_limit(area: list[CardId]) -> int:
    """How many stones the owner of an area may hold. (V2.2)"""
    return LIMIT + 2 if HESTIA in area else LIMIT


_VALUES: list[Stones] = [
    (red, (purple if swapped else blue) + more, (blue if swapped else purple) + more)
    for red in (FACE[0], FACE[0] + 1)
    for swapped in (False, True)
    for more in (0, 1)
    for blue, purple in ((FACE[1], FACE[2]),)
]
_PURSES: list[dict[Stones, Purse]] = [{} for _ in _VALUES]


def stone_values(area: list[CardId]) -> Stones:
    """What each colour is worth to the owner of an area. (V2.1)"""
    return _VALUES[(AGNI in area) * 4 + (HAE_TAE in area) * 2 + (WATER_GIANT in area)]


def purse_of(held: Stones, area: list[CardId]) -> Purse:
    """Look at stones as the owner of an area can spend them."""
    index = (AGNI in area) * 4 + (HAE_TAE in area) * 2 + (WATER_GIANT in area)
    purse = _PURSES[index].get(held)
    if purse is None:
        purse = Purse(held, _VALUES[index])
        _PURSES[index][held] = purse
    return purse


def reduction(area: list[CardId]) -> int:
    """Which of the `PRICES` the owner of an area pays. (V4.7)"""
    return (PEGASUS in area) + 2 * (HIPPOGRIFF in area)


def prices(area: list[CardId]) -> list[int]:
    """What summoning each card costs the owner of an area, by card number. (V4.7)"""
    return PRICES[reduction(area)]


def points_for_summon(area: list[CardId], pay: Stones) -> list[tuple[CardId, Points]]:
    """What the cards of an area give for a summon paid with these stones. (V6.5, V6.9)"""
    given: list[tuple[CardId, Points]] = []
    for card in area:
        if card not in GIVERS:
            continue
        if card == PHOENIX:
            if pay[0]:
                given.append((card, pay[0]))
        elif card == KAPPA:
            if pay[1]:
                given.append((card, 2))
        elif card == GARGOYLE:
            if pay[2]:
                given.append((card, 3))
        elif card == SYLPH:
            given.append((card, 1))
    return given


def stones_for_taming(area: list[CardId], card: CardId) -> Stones:
    """What the cards of an area give for taming a card."""
    return (0, 2, 0) if TRITON in area and FAMILY[card] == WATER else NO_STONES
