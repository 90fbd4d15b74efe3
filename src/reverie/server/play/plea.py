"""Somebody asks to take back a move that others have answered: they may let them, or not."""

from __future__ import annotations

from typing import Any, NamedTuple


class Plea(NamedTuple):
    """Who asks to take back their last move, who has granted it, and whether somebody would not."""

    seat: int
    granted: tuple[int, ...] = ()
    denied: bool = False


def read_plea(told: Any) -> Plea | None:
    """Read what a snapshot wrote."""
    return None if told is None else Plea(told[0], tuple(told[1]), told[2])
