"""Where things stand: spaces, Walls, ranges and ways, from the tiles that lie on the Dreamscape. (F2.1, F14)

A space is a number: eight times its row plus its column, on the grid of all twelve slots.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from .content import MAPS
from .pictures import Space

COLUMNS = 8

SpaceId = int
Tile = tuple[str, str]
"""The map that a tile belongs to, and its slot."""

Edge = tuple[SpaceId, SpaceId]
"""Between two adjacent spaces, the lower first."""

NOWHERE: SpaceId = -1
FAR = 99


@dataclass(frozen=True)
class Board:
    """The spaces of the tiles that lie there."""

    spaces: dict[SpaceId, Space]
    tiles: dict[SpaceId, Tile]
    walls: frozenset[Edge]
    """Shut edges, the lower space first."""

    def beside(self, space: SpaceId, through: bool = False) -> list[SpaceId]:
        """List the adjacent spaces that a step may reach; `through` Walls too. (F14.3, F14.4)"""
        row, column = divmod(space, COLUMNS)
        found = [space - COLUMNS] if row else []
        found += [space - 1] if column else []
        found += [space + 1] if column + 1 < COLUMNS else []
        found.append(space + COLUMNS)
        return [there for there in found if self.is_open(there) and (through or not self.walled(space, there))]

    def is_open(self, space: SpaceId) -> bool:
        """Whether there is such a space, and it is not Blocked."""
        printed = self.spaces.get(space)
        return printed is not None and "blocked" not in printed.signs

    def walled(self, one: SpaceId, other: SpaceId) -> bool:
        """Whether a Wall lies between two adjacent spaces."""
        return edge(one, other) in self.walls

    def bearing(self, sign: str) -> list[SpaceId]:
        """List the spaces that bear a sign."""
        return [space for space, printed in sorted(self.spaces.items()) if sign in printed.signs]

    def distances(self, start: SpaceId) -> dict[SpaceId, int]:
        """Tell the orthogonal steps from a space to all that are connected with it. (F14.5)"""
        found = {start: 0}
        edge = deque([start])
        while edge:
            here = edge.popleft()
            for there in self.beside(here):
                if there not in found:
                    found[there] = found[here] + 1
                    edge.append(there)
        return found

    def distance(self, one: SpaceId, other: SpaceId) -> int:
        """Tell how far apart two spaces are; FAR where nothing connects them."""
        return _distances(self, one).get(other, FAR)

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


@cache
def _distances(board: Board, start: SpaceId) -> dict[SpaceId, int]:
    return board.distances(start)


@cache
def board_of(tiles: tuple[Tile, ...], token: Edge | None = None, opened: tuple[Edge, ...] = ()) -> Board:
    """Lay tiles in their slots, with the Wall token and without Walls that are open; an absent neighbour shuts."""
    spaces: dict[SpaceId, Space] = {}
    owners: dict[SpaceId, Tile] = {}
    walls: set[Edge] = set()
    for map_id in sorted({map_id for map_id, _ in tiles}):
        drawn = MAPS[map_id]
        top = min(slot_of(tile)[0] for tile in drawn.tiles)
        left = min(slot_of(tile)[1] for tile in drawn.tiles)
        for (row, column), printed in drawn.picture.spaces.items():
            space = (row + top) * COLUMNS + column + left
            tile = (map_id, tile_at(space))
            if tile in tiles:
                spaces[space], owners[space] = printed, tile
        for wall in drawn.picture.walls:
            one, other = sorted((row + top) * COLUMNS + column + left for row, column in wall)
            walls.add((one, other))
    walls |= set() if token is None else {token}
    return Board(spaces, owners, frozenset(walls - set(opened)))


def edge(one: SpaceId, other: SpaceId) -> Edge:
    """Write the edge between two adjacent spaces."""
    return (one, other) if one < other else (other, one)


def slot_of(tile: str) -> tuple[int, int]:
    """Tell the first row and column of a slot: C2 begins at (4, 2)."""
    return 2 * "ABC".index(tile[0]), 2 * (int(tile[1]) - 1)


def tile_at(space: SpaceId) -> str:
    """Tell the slot that a space belongs to."""
    row, column = divmod(space, COLUMNS)
    return f"{'ABC'[row // 2]}{column // 2 + 1}"


Way = tuple[SpaceId, ...]
"""The spaces that a move enters, in order."""


def ways(
    board: Board,
    start: SpaceId,
    steps: int,
    through: int,
    price: Callable[[SpaceId], int],
    open_: Callable[[SpaceId], bool],
) -> dict[SpaceId, Way]:
    """List for each space in reach the cheapest way there: at most so many steps, through at most so many Walls.

    `price` is what leaving a space costs besides; `open_` tells where one may stop.
    """
    best: dict[tuple[SpaceId, int], tuple[int, Way]] = {(start, 0): (0, ())}
    edge: list[tuple[SpaceId, int]] = [(start, 0)]
    for _ in range(steps):
        after: list[tuple[SpaceId, int]] = []
        for here, passed in edge:
            extra, way = best[here, passed]
            for there in board.beside(here, through=passed < through):
                key = (there, passed + (1 if board.walled(here, there) else 0))
                cost = extra + price(here)
                if there != start and (key not in best or cost < best[key][0]):
                    best[key] = (cost, (*way, there))
                    after.append(key)
        edge = after
    found: dict[SpaceId, tuple[int, int, Way]] = {}
    for (space, _), (extra, way) in best.items():
        told = (extra, len(way), way)
        if way and open_(space) and told < found.get(space, (FAR, FAR, ())):
            found[space] = told
    return {space: way for space, (_, _, way) in sorted(found.items())}


def next_steps(board: Board, start: SpaceId, goals: Iterable[SpaceId]) -> list[SpaceId]:
    """List the first spaces of all shortest ways to the nearest of some spaces; none where it stands on one. (F16.5)"""
    near = [(board.distance(start, goal), goal) for goal in set(goals)]
    nearest = min((distance for distance, _ in near), default=FAR)
    if nearest in (0, FAR):
        return []
    aims = [goal for distance, goal in near if distance == nearest]
    return [there for there in board.beside(start) if any(board.distance(there, aim) == nearest - 1 for aim in aims)]
