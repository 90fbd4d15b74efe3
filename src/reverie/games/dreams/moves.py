"""The answers that players of Dreams can give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from ...kernel.words import Move

Shade = Literal["light", "grey", "black"]


@dataclass(frozen=True)
class Star(Move):
    """Put a star of a shade on the sky; also the star as it then lies there."""

    kind: ClassVar[str] = "star"
    shade: Shade
    u: int
    """From left to right, in thousandths of half the width of the sky."""
    v: int
    """From top to bottom, in thousandths of half its height."""


@dataclass(frozen=True)
class Vote(Move):
    """Bet: a god on a seat, the mortal on the number of a picture. One shape for both. (D4.1, D4.5)"""

    kind: ClassVar[str] = "vote"
    choice: int
    lock: bool
    """Whether the vote may be shown as soon as all others are locked too. (D4.3)"""


@dataclass(frozen=True)
class GoOn(Move):
    """Say that one has seen how the round went."""

    kind: ClassVar[str] = "go_on"


MOVES: tuple[type[Move], ...] = (Star, Vote, GoOn)

GO_ON: Move = GoOn()
