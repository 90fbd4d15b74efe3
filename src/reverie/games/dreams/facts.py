"""What Dreams tells: each fact by its name, and which facts its asks and events have."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.facts import NUMBER, SEAT, TRUTH, Fact, Told, told
from ...kernel.words import Points
from .moves import Shade
from .state import PictureId

FACTS: Mapping[str, Fact] = {
    "seat": SEAT,
    "target": SEAT,
    "round": NUMBER,
    "lap": NUMBER,
    "pictures": Fact(tuple[int, ...] | int),
    "picture": NUMBER,
    "vision": NUMBER,
    "number": NUMBER,
    "token": NUMBER,
    "shade": Fact(Shade),
    "u": NUMBER,
    "v": NUMBER,
    "choice": NUMBER,
    "lock": TRUTH,
    "locked": TRUTH,
    "points": Fact(int | tuple[int, ...]),
    "total": NUMBER,
    # refusals
    "apart": NUMBER,
}

ASKS: Mapping[str, Told] = {"star": told("lap"), "vote": told(), "reveal": told()}

EVENTS: Mapping[str, Told] = {
    "round": told("round", "seat"),
    "reshuffled": told(pictures=int),
    "pictures": told(pictures=tuple[PictureId, ...]),
    "token": told("seat", perhaps=("token",)),
    "star": told("seat", "shade", "u", "v"),
    "voted": told("seat", "locked", perhaps=("choice",)),
    "abstained": told("seat"),
    "named": told("seat", "number"),
    "accused": told("seat", "target"),
    "unmasked": told("seat", "vision", "picture"),
    "gained": told("seat", "total", points=Points),
    "over": told(points=tuple[Points, ...]),
}
