"""Effects in signs, as they are printed: words with a space between, which each table draws in its own way.

`p:3` points, `p:=` as many as what stands before, `cost:≤2` a written cost; `red`, `fire`, `draw`,
`recover`, `summon`… are drawn; a hyphen before a word means that it is given up; `→` then, `/` or,
`per` for each.
"""

from __future__ import annotations

from ...kernel.words import Points
from .deck import COLOURS, Card, Effect, Permanent
from .state import Stones

THEN = "→"
OR = " / "


def points_in_signs(points: Points) -> str:
    """Write points; lost ones have a minus."""
    return f"p:{points}" if points >= 0 else f"p:−{-points}"


def stones_in_signs(stones: Stones, before: str = "") -> list[str]:
    """Write one word for each stone, with a hyphen before it where it is given up."""
    return [before + colour for colour, count in zip(COLOURS, stones, strict=True) for _ in range(count)]


def more_or_less(amount: int) -> str:
    """Write by how much something changes."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def words(parts: tuple[Effect, ...] | tuple[Permanent, ...]) -> str:
    """Write effects that follow each other."""
    return " ".join([part.signs() for part in parts])


def effects_of(card: Card) -> list[dict[str, str]]:
    """Tell what is printed on a card: each effect with its kind, in signs."""
    kinds = (("instant", card.instant), ("permanent", card.permanent), ("active", card.active))
    return [{"kind": kind, "signs": words(parts)} for kind, parts in kinds if parts]
