"""The deck of dream pictures: what is on each, and which four can lie side by side."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources

# With twenty or more points spread over every sky, six of a picture's own are hardly ever
# left beside three others; three and three keep four pictures apart and alike.
PRIVATE_POINTS = 3
SHARED_POINTS = 3


@dataclass(frozen=True)
class Point:
    """A thing that a player could name, at a place of the sky in thousandths."""

    u: int
    v: int
    tone: str
    weight: int
    motif: str
    fr: str
    en: str


@dataclass(frozen=True)
class Picture:
    number: int
    title_fr: str
    title_en: str
    skeleton: str
    main_motif: str
    points: tuple[Point, ...]


REDRAWN = ((2, 68, 145),)
"""Pictures that were drawn anew: since which version of the rules, which one, and its number since then."""


def _read(name: str) -> dict:  # type: ignore[type-arg]
    text = resources.files("reverie.games.dreams").joinpath(name).read_text(encoding="utf-8")
    data: dict = json.loads(text)  # type: ignore[type-arg]
    return data


def _pictures() -> tuple[Picture, ...]:
    return tuple(
        Picture(
            p["number"],
            p["title"]["fr"],
            p["title"]["en"],
            p["skeleton"],
            p["main"],
            tuple(Point(*q) for q in p["points"]),
        )
        for p in _read("pictures.json")["pictures"]
    )


PICTURES: tuple[Picture, ...] = _pictures()
"""All pictures; picture number n is PICTURES[n - 1]."""


def box(rules: int) -> tuple[int, ...]:
    """List the pictures that a version of the rules plays with."""
    out = {old if since <= rules else new for since, old, new in REDRAWN}
    return tuple([picture.number for picture in PICTURES if picture.number not in out])


_MEETINGS = _read("confusability.json")
_CONF: bytes = base64.b64decode(_MEETINGS["conf"])
_LOW: int = _MEETINGS["band"][0]
_HIGH: int = _MEETINGS["band"][1]
# For each point of each picture, the pictures that have something near it, and those
# that have the same thing there; bit n - 1 stands for picture n.
_NEAR: list[list[int]] = [[int(mask, 16) for mask in row] for row in _MEETINGS["near"]]
_SHARED: list[list[int]] = [[int(mask, 16) for mask in row] for row in _MEETINGS["shared"]]


def confusability(a: int, b: int) -> float:
    """Answer how well the points of picture a would fit picture b: 0 not at all, 1 entirely."""
    return _CONF[(a - 1) * len(PICTURES) + b - 1] / 255


def _in_band(a: int, b: int) -> bool:
    size = len(PICTURES)
    both = _CONF[(a - 1) * size + b - 1] + _CONF[(b - 1) * size + a - 1]
    return _LOW <= both <= _HIGH and PICTURES[a - 1].main_motif != PICTURES[b - 1].main_motif


def _matches() -> list[int]:
    size = len(PICTURES)
    out = [0] * size
    for a in range(1, size + 1):
        for b in range(a + 1, size + 1):
            if _in_band(a, b):
                out[a - 1] |= 1 << (b - 1)
                out[b - 1] |= 1 << (a - 1)
    return out


# For each picture, those that are neither too like it nor too unlike and show another main motif.
_MATCHES: list[int] = _matches()


def _own_points(a: int, others: int) -> int:
    """Count the points of picture a that none of the others has anything near."""
    count = 0
    for mask in _NEAR[a - 1]:
        if not mask & others:
            count += 1
    return count


def _common_points(a: int, others: int) -> int:
    """Count the points of picture a that at least two of the others share."""
    count = 0
    for mask in _SHARED[a - 1]:
        common = mask & others
        if common & (common - 1):
            count += 1
    return count


def _faults(a: int, others: int) -> int:
    """Weigh what keeps picture a from lying beside the others: 0 when it may."""
    strangers: int = (others & ~_MATCHES[a - 1]).bit_count()
    return 2 * strangers + (_own_points(a, others) < PRIVATE_POINTS) + (_common_points(a, others) < SHARED_POINTS)


def fits(quadruple: Sequence[int]) -> bool:
    """Answer whether four pictures, by number, are confusable yet distinguishable.

    Does not check that the numbers differ or exist.
    """
    whole = 0
    for n in quadruple:
        whole |= 1 << (n - 1)
    for n in quadruple:
        others = whole & ~(1 << (n - 1))
        if _MATCHES[n - 1] & others != others:
            return False
    for n in quadruple:
        others = whole & ~(1 << (n - 1))
        if _own_points(n, others) < PRIVATE_POINTS or _common_points(n, others) < SHARED_POINTS:
            return False
    return True


def misfit(quadruple: Sequence[int]) -> int:
    """Name the place, from 0, of the picture that it helps most to swap; 0 when all fit."""
    whole = 0
    for n in quadruple:
        whole |= 1 << (n - 1)
    worst, place = 0, 0
    for i, n in enumerate(quadruple):
        faults = _faults(n, whole & ~(1 << (n - 1)))
        if faults > worst:
            worst, place = faults, i
    return place
