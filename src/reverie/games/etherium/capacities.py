"""The seven capacities. (E11.4–E11.6)"""

from __future__ import annotations

from dataclasses import dataclass

from .peoples import Basics

CapacityId = int

RESOURCE, INSIGHT, HARVEST, BASTION, VANGUARD, FORTUNE, TAILWIND = range(7)


@dataclass(frozen=True)
class Capacity:
    """What is printed on a capacity token."""

    slug: str
    stars: int
    extra: Basics
    """What it costs beside the people's price in Ether."""
    season: bool = False
    """Whether it has the season icon: it acts at the reveal. (E4.6)"""


CAPACITIES = (
    Capacity("resource", 1, (1, 1, 1), season=True),
    Capacity("insight", 2, (0, 0, 0), season=True),
    Capacity("harvest", 2, (0, 2, 0)),
    Capacity("bastion", 3, (2, 0, 0)),
    Capacity("vanguard", 2, (0, 0, 2)),
    Capacity("fortune", 3, (1, 1, 0)),
    Capacity("tailwind", 3, (0, 1, 1)),
)

HARVEST_MORE = 1
BASTION_ROLL = 2
VANGUARD_ROLL = 1
TAILWIND_POINTS = 1
