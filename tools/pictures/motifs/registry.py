"""The book of motifs: what each is called, where it lives and how large it is drawn."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from tools.pictures.canvas import Canvas

Draw = Callable[[Canvas, random.Random], None]


@dataclass(frozen=True)
class Motif:
    name: str
    draw: Draw
    homes: frozenset[str]
    """Where it may be put: air, ground, water."""
    width: float
    height: float
    standing: bool
    """Whether local (0, 0) is the middle of its foot rather than its centre."""


MOTIFS: dict[str, Motif] = {}


def motif(name: str, homes: str, width: float, height: float, standing: bool = True) -> Callable[[Draw], Draw]:
    """Enter a drawing into the book."""

    def enter(draw: Draw) -> Draw:
        MOTIFS[name] = Motif(name, draw, frozenset(homes.split()), width, height, standing)
        return draw

    return enter
