"""How easily one picture is taken for another, for the whole deck at once."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence

import numpy as np

from tools.pictures.check import Seen

SIGMA = 0.12
PRIVATE, SHARED = 0.25, 0.6
LOW, HIGH = 0.30, 0.90


def likeness(a: Sequence[Seen], b: Sequence[Seen]) -> np.ndarray:
    """For each point of A its best match in B: exp(-d²/2σ²), less if the tones differ."""
    ax, bx = (np.array([(p.u, p.v) for p in points], dtype=float) / 1000 for points in (a, b))
    same = np.array([[p.tone == q.tone for q in b] for p in a])
    squared = ((ax[:, None] - bx[None]) ** 2).sum(axis=2)
    best: np.ndarray = (np.exp(-squared / (2 * SIGMA**2)) * np.where(same, 1.0, 0.4)).max(axis=1)
    return best


def table(deck: Sequence[Sequence[Seen]], first: int) -> str:
    """All that choosing four pictures needs, as JSON: confusability, its band, and where points meet.

    The band is that of the first pictures alone: those that were drawn later change nothing for them.
    """
    n = len(deck)
    matrix = np.zeros((n, n))
    near = [[0] * len(points) for points in deck]
    shared = [[0] * len(points) for points in deck]
    for a in range(n):
        weights = np.array([p.weight for p in deck[a]], dtype=float)
        for b in range(n):
            if a == b:
                matrix[a, b] = 1
                continue
            best = likeness(deck[a], deck[b])
            matrix[a, b] = (weights * best).sum() / weights.sum()
            for i, k in enumerate(best):
                if k >= PRIVATE:
                    near[a][i] |= 1 << b
                if k > SHARED:
                    shared[a][i] |= 1 << b
    stored = np.round(matrix * 255).astype(np.uint8)
    pairs = (stored.astype(int) + stored.astype(int).T)[np.triu_indices(first, 1)]
    low, high = (round(float(np.quantile(pairs, q))) for q in (LOW, HIGH))
    return (
        json.dumps(
            {
                "conf": base64.b64encode(stored.tobytes()).decode(),
                "band": [low, high],
                "near": [[f"{x:x}" for x in row] for row in near],
                "shared": [[f"{x:x}" for x in row] for row in shared],
            },
            separators=(",", ":"),
        )
        + "\n"
    )
