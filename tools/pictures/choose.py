"""Choose the deck's points together: each picture needs some that are its own and some that others share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from tools.pictures.check import FEWEST, Seen, named_apart
from tools.pictures.confusable import PRIVATE, SHARED, SIGMA

ROOM = 0.062
ROUNDS = 6


def _meet(a: Sequence[Seen], b: Sequence[Seen]) -> np.ndarray:
    """The likeness of every point of A to every point of B."""
    ax, bx = (np.array([(p.u, p.v) for p in points], dtype=float) / 1000 for points in (a, b))
    same = np.array([[p.tone == q.tone for q in b] for p in a])
    squared = ((ax[:, None] - bx[None]) ** 2).sum(axis=2)
    out: np.ndarray = np.exp(-squared / (2 * SIGMA**2)) * np.where(same, 1.0, 0.4)
    return out


def _quadrant(p: Seen) -> tuple[bool, bool]:
    return p.u > 0, p.v > 0


def _pick(visible: Sequence[Seen], merit: np.ndarray) -> list[int]:
    """The points of most merit that keep the budget of tones and quadrants and leave each other room."""
    order = [int(i) for i in np.argsort(-merit, kind="stable")]
    chosen: list[int] = []
    tones: Counter[str] = Counter()
    quadrants: Counter[tuple[bool, bool]] = Counter()

    def take(i: int) -> None:
        p = visible[i]
        if all(np.hypot(p.u - visible[j].u, p.v - visible[j].v) >= ROOM * 1000 for j in chosen):
            chosen.append(i)
            tones[p.tone] += 1
            quadrants[_quadrant(p)] += 1

    for i in order:
        if tones[visible[i].tone] < 3 or quadrants[_quadrant(visible[i])] < 3:
            take(i)
    for i in order:
        if len(chosen) < FEWEST and i not in chosen:
            take(i)
    return sorted(chosen)


def beside(visible: Sequence[Seen], deck: Sequence[Sequence[Seen]]) -> tuple[Seen, ...]:
    """Settle on the points of one picture more, in view of a deck whose points stay as they are."""
    meet = [_meet(visible, points) for points in deck]
    merit = _merit(visible, np.array([likeness.max(axis=1) for likeness in meet]))
    return _named(visible, _pick(visible, merit))


def _merit(visible: Sequence[Seen], best: np.ndarray) -> np.ndarray:
    """Tell how much each point is worth by its best likeness to each other picture: own ones most, then shared ones."""
    near, shared = (best >= PRIVATE).mean(axis=0), (best > SHARED).mean(axis=0)
    own = (1 - near) ** 3
    common = 3 * shared**2 * (1 - shared) + shared**3
    weight = np.array([p.weight for p in visible], dtype=float)
    merit: np.ndarray = own * 2.2 + common + weight * 0.01
    return merit


def _named(visible: Sequence[Seen], chosen: Sequence[int]) -> tuple[Seen, ...]:
    return tuple(named_apart(sorted((visible[i] for i in chosen), key=lambda p: (p.v, p.u))))


def choose(deck: Sequence[Sequence[Seen]]) -> list[tuple[Seen, ...]]:
    """Settle on the points of every picture, each in view of what the others show."""
    n = len(deck)
    meet = {(a, b): _meet(deck[a], deck[b]) for a in range(n) for b in range(n) if a != b}
    chosen = [_pick(points, np.array([p.weight for p in points], dtype=float)) for points in deck]
    for _ in range(ROUNDS):
        for a in range(n):
            best = np.array([meet[a, b][:, chosen[b]].max(axis=1) for b in range(n) if b != a])
            crowds = np.array([meet[b, a][chosen[b]].max(axis=0) for b in range(n) if b != a])
            cost = (crowds >= PRIVATE).mean(axis=0)
            chosen[a] = _pick(deck[a], _merit(deck[a], best) - cost * 0.3)
    return [_named(deck[a], chosen[a]) for a in range(n)]
