"""How to judge a position of the Vale."""

from __future__ import annotations

from ...kernel.words import Seat
from .permanents import stone_values
from .state import GOAL, LAST_ROUND, Vale
from .stones import worth


def value(s: Vale, seat: Seat) -> float:
    """Judge a position for a seat, in points ahead of the best rival."""
    worths = [prospects(s, each) for each in range(s.seats)]
    return worths[seat] - max(w for each, w in enumerate(worths) if each != seat)


def prospects(s: Vale, seat: Seat) -> float:
    """Guess the points that a seat will end with."""
    return (
        s.points[seat]
        + 0.5 * worth(s.stones[seat], stone_values(s.areas[seat]))
        + (LAST_ROUND - s.round) * len(s.areas[seat]) * (s.points[seat] < GOAL) * 0.5
    )
