"""Somebody asks to take back a move that others have answered: they may let them, or not."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel.table import Table
from ...kernel.words import Seat


class Plea(NamedTuple):
    """Who asks to take back their last move, who has granted it, and whether somebody would not."""

    seat: int
    granted: tuple[int, ...] = ()
    denied: bool = False


def read_plea(told: Any) -> Plea | None:
    """Read what a snapshot wrote."""
    return None if told is None else Plea(told[0], tuple(told[1]), told[2])


def way_back(table: Table, seat: Seat) -> list[Seat]:
    """Tell whose last moves must go back, one after the other, until a seat's own has; none: there is no way."""
    twin, found = table.copy(), list[Seat]()
    while movers := twin.movers_since(seat):
        if not twin.take_back(movers[0], granted=True):
            break
        found.append(movers[0])
        if len(movers) == 1:
            return found
    return []
