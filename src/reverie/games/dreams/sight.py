"""How a bot sees: badly, like people.

A picture is a set of salient points, and a bot that knew them exactly would play far too well. So
each bot overlooks some points of each picture, misplaces the others a little, takes some tones
for others, trusts what it sees only so far, and forgets in time who placed which star.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from .moves import Star
from .pictures import PICTURES
from .state import SHADES, PictureId

TONES = {"light": 0, "mid": 1, "dark": 2}
"""For each tone of a picture, the shade of star that matches it, as an index of SHADES."""

SPREAD = 0.09
"""How far from what it means a star may lie, as bots believe."""

STRAY = 0.05
"""How likely a star means nothing, as bots believe."""

OTHER_TONE = 0.25
"""How well a star fits a point whose tone is not its shade."""

REACH2 = (3.5 * SPREAD) ** 2
SHARPNESS = 1.0 / (2.0 * SPREAD * SPREAD)
PEAK = SHARPNESS / math.pi
FLOOR = STRAY / math.pi

Belief = list[float]
"""How likely each of the four pictures is, adding up to 1."""


@dataclass(frozen=True)
class Eyes:
    """How well a level sees, judges and remembers."""

    overlooks: float
    """The share of points that it does not see."""
    blur: float
    """How far it misplaces the others."""
    mistakes: float
    """The share of tones that it takes for others."""
    temper: float
    """How little it trusts what it sees: 1 fully, more is less."""
    forgets: float
    """How likely a lap makes it forget who placed a star."""
    hand: float
    """How far from where it means to it places a star."""


CLEAR = Eyes(0.0, 0.0, 0.0, 1.5, 0.0, 0.0)
"""The eyes of somebody who studies a game afterwards."""


@dataclass(frozen=True)
class Spot:
    """A point of a picture as somebody sees it, in halves of the sky."""

    x: float
    y: float
    shade: int
    """Which star would match, as an index of SHADES."""
    share: float
    """Its part of all that the picture shows."""


class Sight:
    """A picture as somebody sees it."""

    def __init__(self, spots: list[Spot]) -> None:
        self.spots = spots

    def likelihood(self, x: float, y: float, shade: int) -> float:
        """Tell how likely a god would put such a star there if this were the true vision."""
        total = FLOOR
        for spot in self.spots:
            dx, dy = spot.x - x, spot.y - y
            distance2 = dx * dx + dy * dy
            if distance2 < REACH2:
                fit = spot.share * PEAK * math.exp(-distance2 * SHARPNESS)
                total += fit if spot.shade == shade else fit * OTHER_TONE
        return total


def look(picture: PictureId, eyes: Eyes, random: random.Random) -> Sight:
    """See a picture once, with such eyes."""
    seen: list[tuple[float, float, int, float]] = []
    for point in PICTURES[picture - 1].points:
        if random.random() < eyes.overlooks:
            continue
        x, y = point.u / 1000 + random.gauss(0.0, eyes.blur), point.v / 1000 + random.gauss(0.0, eyes.blur)
        shade = TONES[point.tone]
        if random.random() < eyes.mistakes:
            shade = 1 if shade != 1 else 2 * random.randrange(2)
        seen.append((x, y, shade, float(point.weight)))
    if not seen:
        return look(picture, CLEAR, random)
    total = sum([weight for _, _, _, weight in seen])
    return Sight([Spot(x, y, shade, weight / total) for x, y, shade, weight in seen])


@lru_cache(maxsize=256)
def look_at_all(pictures: tuple[PictureId, ...], eyes: Eyes, whose: str) -> tuple[Sight, ...]:
    """See the pictures of a round; the same eyes see the same all round long."""
    seen = random.Random(f"{whose} {pictures}")
    return tuple([look(picture, eyes, seen) for picture in pictures])


def fits_of(sights: Sequence[Sight], star: Star) -> list[float]:
    """Tell how likely a star is under each picture."""
    x, y, shade = star.u / 1000, star.v / 1000, SHADES.index(star.shade)
    return [sight.likelihood(x, y, shade) for sight in sights]


def believe(fits: Sequence[Sequence[float]], temper: float) -> Belief:
    """Weigh the four pictures by how well stars fit them, starting from equal chances."""
    weights = [0.0] * 4
    for fit in fits:
        for j in range(4):
            weights[j] += math.log(fit[j])
    most = max(weights)
    chances = [math.exp((weight - most) / temper) for weight in weights]
    total = sum(chances)
    return [chance / total for chance in chances]
