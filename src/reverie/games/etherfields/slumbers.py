"""The Slumber deck and the map that Slumbers are met on. (F6, F2.5, F2.6)"""

from __future__ import annotations

from .board import Tile
from .content import MAPS


def setup_tiles() -> tuple[Tile, ...]:
    """Tell the two tiles that always lie there outside Dreams. (F6.1)"""
    drawn = MAPS["slumber"]
    return tuple((drawn.id, tile) for tile in drawn.setup)
