"""The floating lands: sockets, what joins them, and how far a unit gets. (E2, E8)"""

from __future__ import annotations

from functools import lru_cache

Place = int
"""A socket, whatever the number of sectors: the Ether, then six each of large, medium, small and city."""

Terrain = int

MINE, FOREST, MOUNTAIN, ETHER, CITY, RUIN, NOTHING = range(7)
"""What lies on a socket. Nobody enters a ruin; NOTHING lies yet, or ever, on the others."""

TERRAINS = ("mine", "forest", "mountain", "ether", "city", "ruin", "nothing")

MOST_SECTORS = 6
THE_ETHER: Place = 0
LARGE, MEDIUM, SMALL, CITIES = (1 + size * MOST_SECTORS for size in range(4))
"""The first socket of each size: sector 0's."""

PLACES = ("E", *(f"{size}{sector}" for size in "LMSC" for sector in range(MOST_SECTORS)))

HEIGHTS = (1, *[0] * 6, *[2] * 6, *[3] * 6, *[1] * 6)  # B1–B5

STANDARD = {LARGE: MINE, MEDIUM: FOREST, SMALL: MOUNTAIN}  # E2.4

POOLS = {
    4: {LARGE: (2, 1, 1), MEDIUM: (1, 2, 1), SMALL: (1, 1, 2)},
    6: {LARGE: (3, 2, 1), MEDIUM: (1, 3, 2), SMALL: (2, 1, 3)},
}
"""How many mines, forests and mountains of each size a drafted board has, by sectors."""

SECTORS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}  # E2.5


def sectors_for(seats: int) -> int:
    """Tell how many sectors a board has. (E2.1)"""
    return 4 if seats <= 4 else 6


def size_of(place: Place) -> Place:
    """Tell the first socket of the size of a place; the Ether is its own."""
    return place and place - (place - 1) % MOST_SECTORS


def sector_of(place: Place) -> int:
    """Tell the sector of a place that is not the Ether."""
    return (place - 1) % MOST_SECTORS


@lru_cache(None)
def sockets(sectors: int) -> tuple[Place, ...]:
    """List the places of a board with so many sectors. (E2.1)"""
    return (THE_ETHER, *(size + sector for size in (LARGE, MEDIUM, SMALL, CITIES) for sector in range(sectors)))


@lru_cache(None)
def neighbours(sectors: int) -> tuple[tuple[Place, ...], ...]:
    """Tell what each place is joined to. (E2.2, E2.3)"""
    joined: list[set[Place]] = [set() for _ in PLACES]
    for q in range(sectors):
        edges = [(THE_ETHER, LARGE + q), (LARGE + q, MEDIUM + q), (MEDIUM + q, CITIES + q)]
        edges += [(LARGE + q, SMALL + q), (SMALL + q, LARGE + (q + 1) % sectors)]
        for one, other in edges:
            joined[one].add(other)
            joined[other].add(one)
    return tuple(tuple(sorted(places)) for places in joined)


@lru_cache(None)
def distances(sectors: int, start: Place) -> tuple[tuple[Place, ...], ...]:
    """List the other places by their distance in edges, the nearest first. (E17.3)"""
    joined = neighbours(sectors)
    rings: list[tuple[Place, ...]] = []
    seen: set[Place] = {start}
    ring: tuple[Place, ...] = (start,)
    while ring:
        ring = tuple(sorted({place for near in ring for place in joined[near]} - seen))
        seen.update(ring)
        if ring:
            rings.append(ring)
    return tuple(rings)


@lru_cache(None)
def ways(sectors: int, start: Place, points: int, slipstream: bool) -> dict[Place, tuple[Place, ...]]:
    """Tell where one move may end, and a shortest way there. (E8.2, E8.3)

    Every step needs a point left; a step up spends it, and so does a step down without slipstream.
    Cities are dead ends, so that who may enter them does not change the rest.
    """
    joined = neighbours(sectors)
    found: dict[Place, tuple[Place, ...]] = {}
    ring: dict[tuple[Place, int], tuple[Place, ...]] = {(start, points): (start,)}
    seen = set(ring)
    while ring:
        further: dict[tuple[Place, int], tuple[Place, ...]] = {}
        for (place, left), way in ring.items():
            if not left:
                continue
            for near in joined[place]:
                up = HEIGHTS[near] > HEIGHTS[place]
                at = (near, left - 1 if up or not slipstream else left)
                if near != start and near not in found:
                    found[near] = (*way, near)
                if at not in seen:
                    seen.add(at)
                    further[at] = (*way, near)
        ring = further
    return dict(sorted(found.items()))


def sockets_to_draft(sectors: int) -> tuple[Place, ...]:
    """List the sockets that a drafted board fills. (E3.2)"""
    return tuple(size + sector for size in (LARGE, MEDIUM, SMALL) for sector in range(sectors))
