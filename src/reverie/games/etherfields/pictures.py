"""Map pictures: the printed map as text, read as it stands in the ledger.

A space is four letters wide, a tile two spaces by two. `|` and `----` are shut Walls, blank is
open, `////` is no tile. Spaces are numbered from the picture's top left, row by row.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .language import Unreadable

WIDTH = 5
"""Letters from one space to the next."""

TERRAINS = {"~": "water", "*": "light", "@": "darkness", "&": "swamp"}
SIGNS = {"E": "entrance", "^": "stairs", "!": "trap", "$": "gem", "X": "blocked", "q": "quirk"}

_MARK = re.compile(r"S([hdcs]?)|\+(\d)|([1-9])|([a-d])|([E^!$Xq])|([~*@&])")


@dataclass(frozen=True)
class Space:
    """What is printed on one space."""

    signs: frozenset[str] = frozenset()
    """Of SIGNS, and `spawn`."""
    terrain: str = ""
    suit: str = ""
    """The suit of a spawn space that shows one."""
    action: str = ""
    secret: str = ""
    bonus: int = 0


@dataclass(frozen=True)
class Picture:
    """A picture that was read."""

    rows: int
    columns: int
    spaces: dict[tuple[int, int], Space]
    """By row and column; spaces without a tile are not there."""
    walls: frozenset[frozenset[tuple[int, int]]] = field(default=frozenset())
    """The shut edges between two spaces of the picture."""

    def find(self, sign: str) -> list[tuple[int, int]]:
        """List the spaces that bear a sign, from the top left on."""
        return [at for at, space in sorted(self.spaces.items()) if sign in space.signs]


def read_picture(lines: tuple[str, ...]) -> Picture:
    """Read a picture; blanks at a line's end do not count. Raises Unreadable."""
    wide = max(len(line) for line in lines)
    wide += -(wide - 1) % WIDTH
    grid = [line.ljust(wide) for line in lines]
    rows, columns = len(grid) // 2, wide // WIDTH
    spaces: dict[tuple[int, int], Space] = {}
    walls: set[frozenset[tuple[int, int]]] = set()
    for row in range(rows):
        line, below = grid[2 * row + 1], grid[2 * row + 2]
        for column in range(columns):
            left = column * WIDTH
            text = line[left + 1 : left + WIDTH]
            here = (row, column)
            if text != "////":
                spaces[here] = read_space(text)
            if column + 1 < columns and line[left + WIDTH] == "|":
                walls.add(frozenset({here, (row, column + 1)}))
            if row + 1 < rows and below[left + 1 : left + WIDTH] == "----":
                walls.add(frozenset({here, (row + 1, column)}))
    return Picture(rows, columns, spaces, frozenset(walls))


def read_space(text: str) -> Space:
    """Read the four letters of a space. Raises Unreadable."""
    signs: set[str] = set()
    terrain = suit = action = secret = ""
    bonus, at, inside = 0, 0, text.replace(" ", "")
    while at < len(inside):
        found = _MARK.match(inside, at)
        if not found:
            raise Unreadable(f"{text!r}: {inside[at]!r} is nothing that a space bears")
        spawn, more, digit, letter, sign, ground = found.groups()
        if spawn is not None:
            signs.add("spawn")
            suit = spawn
        bonus = int(more or bonus)
        action, secret = digit or action, letter or secret
        terrain = TERRAINS[ground] if ground else terrain
        if sign:
            signs.add(SIGNS[sign])
        at = found.end()
    return Space(frozenset(signs), terrain, suit, action, secret, bonus)
