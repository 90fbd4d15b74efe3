"""The thirteen season cards: whose season it is, who goes first, what holds until it ends. (E4)"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .peoples import ERTIS, HIVALIA, MAUHEA, MEINAS, NOBODY, PSOLOS, RECES, PeopleId

SeasonId = int

RING = (RECES, ERTIS, HIVALIA, MEINAS, PSOLOS, MAUHEA)
"""The peoples as their seasons run: forward on A cards, backward on B cards."""


@dataclass(frozen=True)
class Season:
    """A season card. What it adds holds for everyone. (E4.3)"""

    slug: str
    people: PeopleId
    """Who has affinity. (E4.5)"""
    forward: bool
    wood: int = 0
    metal: int = 0
    rock: int = 0
    ether: int = 0
    """More at a collect in a forest, in a mine, on a mountain, on the Ether."""
    kind: int = 0
    """More at each collect, of its kind."""
    basics: int = 0
    """More, or less, at each collect of basics."""
    discount: int = 0
    """Basics less for each upgrade."""
    connection: int = 0
    """More on every connection roll."""
    omens: bool = False
    """All may re-roll their 1s and 2s."""
    armies_last: bool = False
    """Armies lose no level."""
    calm: bool = False
    """No slipstream."""
    action: str = ""
    """What may be done at the reveal: take a basic, move the own army or collector one step, draw. (E4.7)"""

    @property
    def first(self) -> PeopleId:
        """The people that has the initiative. Psolos is first in Night. (E4.5)"""
        return PSOLOS if self.people == NOBODY else self.people


SEASONS = (
    Season("night", NOBODY, True, action="take"),
    Season("overgrowth", ERTIS, True, wood=2),
    Season("wild_omens", ERTIS, False, omens=True),
    Season("red_vein", RECES, True, metal=2),
    Season("war_drums", RECES, False, armies_last=True, action="army"),
    Season("rockslide", PSOLOS, True, rock=2),
    Season("great_works", PSOLOS, False, discount=1),
    Season("ether_tide", HIVALIA, True, ether=1),
    Season("resonance", HIVALIA, False, connection=2),
    Season("fair_winds", MEINAS, True, kind=1),
    Season("dead_calm", MEINAS, False, calm=True, action="collector"),
    Season("lean_sky", MAUHEA, True, basics=-1),
    Season("flash_storm", MAUHEA, False, action="draw"),
)

NIGHT: SeasonId = 0
NO_SEASON: SeasonId = -1
"""Before a season is revealed, and after it has ended."""

LAST_SEASON = 7  # E4.1


def card_of(people: PeopleId, forward: bool) -> SeasonId:
    """Find one of the two cards of a people's colour."""
    return next(n for n, each in enumerate(SEASONS) if each.people == people and each.forward == forward)


def ring_from(season: SeasonId) -> list[PeopleId]:
    """List all peoples in the order printed on a card."""
    card = SEASONS[season]
    at = RING.index(card.first)
    turn = 1 if card.forward else -1
    return [RING[(at + turn * k) % len(RING)] for k in range(len(RING))]


@cache
def initiative(season: SeasonId, peoples: tuple[PeopleId, ...]) -> tuple[int, ...]:
    """List the seats in the order of a card; absent peoples are skipped. (E4.4)"""
    return tuple(peoples.index(people) for people in ring_from(season) if people in peoples)
