"""All motifs, each in the file of its kind."""

from tools.pictures.motifs import (
    beasts,
    buildings,
    engines,
    figures,
    lights,
    objects,
    oddments,
    plants,
    small,
    trifles,
    water,
)
from tools.pictures.motifs.registry import MOTIFS, Motif

__all__ = [
    "MOTIFS",
    "Motif",
    "beasts",
    "buildings",
    "engines",
    "figures",
    "lights",
    "objects",
    "oddments",
    "plants",
    "small",
    "trifles",
    "water",
]
