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

FEW = 6
"""How many stars one takes in at a glance."""

REACH = 3.5 * SPREAD
REACH2 = REACH * REACH
SHARPNESS = 1.0 / (2.0 * SPREAD * SPREAD)
PEAK = SHARPNESS / math.pi
FLOOR = STRAY / math.pi

Fits = list[float]
"""How likely a star is under each of the four pictures."""

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
    crowding: float
    """How much each star says the less the more there are: 0 as much as ever, 1 all together no more than a few."""
    forgets: float
    """How likely a lap makes it forget who placed a star."""
    hand: float
    """How far from where it means to it places a star."""


CLEAR = Eyes(0.0, 0.0, 0.0, 1.5, 0.5, 0.0, 0.0)
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
    """The four pictures of a round as somebody sees them."""

    def __init__(self, pictures: list[list[Spot]]) -> None:
        self.pictures = pictures
        self.marks: list[list[list[Fits]]] = []
        """For each spot of each picture, and each shade: how well a star there fits the four."""
        for spots in pictures:
            self.marks.append([self.fits(spot.x, spot.y) for spot in spots])

    def fits(self, x: float, y: float) -> list[Fits]:
        """Tell for each shade how likely a god would put such a star there if each picture were the vision."""
        found: list[Fits] = [[], [], []]
        for spots in self.pictures:
            near = [0.0, 0.0, 0.0]
            for spot in spots:
                dy = spot.y - y
                if dy > REACH or dy < -REACH:
                    continue
                dx = spot.x - x
                distance2 = dx * dx + dy * dy
                if distance2 < REACH2:
                    near[spot.shade] += spot.share * PEAK * math.exp(-distance2 * SHARPNESS)
            other = FLOOR + OTHER_TONE * (near[0] + near[1] + near[2])
            for shade in range(3):
                found[shade].append(other + (1.0 - OTHER_TONE) * near[shade])
        return found

    def fits_of(self, star: Star) -> Fits:
        """Tell how likely a star is under each picture."""
        return self.fits(star.u / 1000, star.v / 1000)[SHADES.index(star.shade)]


def look(picture: PictureId, eyes: Eyes, luck: random.Random) -> list[Spot]:
    """See a picture once, with such eyes."""
    seen: list[tuple[float, float, int, float]] = []
    for point in PICTURES[picture - 1].points:
        if luck.random() < eyes.overlooks:
            continue
        x, y = point.u / 1000 + luck.gauss(0.0, eyes.blur), point.v / 1000 + luck.gauss(0.0, eyes.blur)
        shade = TONES[point.tone]
        if luck.random() < eyes.mistakes:
            shade = 1 if shade != 1 else 2 * luck.randrange(2)
        seen.append((x, y, shade, float(point.weight)))
    if not seen:
        return look(picture, CLEAR, luck)
    total = sum([weight for _, _, _, weight in seen])
    return [Spot(x, y, shade, weight / total) for x, y, shade, weight in seen]


@lru_cache(maxsize=256)
def look_at_all(pictures: tuple[PictureId, ...], eyes: Eyes, whose: str) -> Sight:
    """See the pictures of a round; the same eyes see the same all round long."""
    luck = random.Random(f"{whose} {pictures}")
    return Sight([look(picture, eyes, luck) for picture in pictures])


def believe(logs: Sequence[Sequence[float]], eyes: Eyes) -> Belief:
    """Weigh the four pictures by the logarithms of how well stars fit them, starting from equal chances.

    Nobody takes in a crowded sky star by star: the more there are, the less each counts.
    """
    temper = eyes.temper * max(1.0, len(logs) / FEW) ** eyes.crowding
    weights = [sum([each[j] for each in logs]) / temper for j in range(4)]
    most = max(weights)
    chances = [math.exp(weight - most) for weight in weights]
    total = sum(chances)
    return [chance / total for chance in chances]
