"""Look at a picture as a player would: what can be seen, how bright it is, whether there is enough of it."""

from __future__ import annotations

import io
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import resvg_py
from PIL import Image

from tools.pictures.canvas import HEIGHT, WIDTH, Canvas, Mark
from tools.pictures.scene import ANCHORS

SCALE = 0.5
LIMIT = 40_000
FEWEST, MOST = 20, 26
APART = 0.105
EDGE = 0.96
TONES = ("dark", "mid", "light")


@dataclass(frozen=True)
class Seen:
    """A salient point that is really there, in sky coordinates of -1000 to 1000."""

    u: int
    v: int
    tone: str
    weight: int
    motif: str
    fr: str
    en: str


@dataclass(frozen=True)
class Verdict:
    points: tuple[Seen, ...]
    visible: tuple[Seen, ...]
    """All that can be seen, strongest first; `points` are the best of them for this picture alone."""
    faults: tuple[str, ...]
    score: float


def pixels(svg: str) -> np.ndarray:
    """The picture at half size as an array of rows, columns and red, green, blue in 0..1."""
    data = resvg_py.svg_to_bytes(svg_string=svg, width=round(WIDTH * SCALE), skip_system_fonts=True)
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB"), dtype=np.float32) / 255


def luminance(image: np.ndarray) -> np.ndarray:
    return image @ np.array([0.299, 0.587, 0.114], dtype=np.float32)


def _patch(image: np.ndarray, x: float, y: float, radius: int) -> np.ndarray:
    px, py = round(x * SCALE), round(y * SCALE)
    return image[max(0, py - radius) : py + radius + 1, max(0, px - radius) : px + radius + 1]


def _sky(mark: Mark) -> tuple[float, float]:
    return mark.x / (WIDTH / 2) - 1, mark.y / (HEIGHT / 2) - 1


def look(c: Canvas) -> Verdict:
    """Check a drawing and choose its salient points."""
    size = len(c.svg().encode())
    if size >= LIMIT:
        return Verdict((), (), (f"{size} bytes",), 0)
    if sum(math.hypot(*_sky(m)) <= EDGE for m in c.marks) < FEWEST + 2:
        return Verdict((), (), ("few marks",), 0)
    final = pixels(c.svg(grain=False))
    grey = luminance(final)
    rows, columns = np.mgrid[0 : grey.shape[0], 0 : grey.shape[1]]
    inside = ((columns / SCALE / (WIDTH / 2) - 1) ** 2 + (rows / SCALE / (HEIGHT / 2) - 1) ** 2) <= 1
    low, high = np.quantile(grey[inside], (1 / 3, 2 / 3))
    alone = {n: pixels(c.svg(upto=n, grain=False)) for n in {m.layer for m in c.marks} if n < len(c.layers) - 1}

    candidates: list[tuple[float, Seen]] = []
    for mark in c.marks:
        u, v = _sky(mark)
        if math.hypot(u, v) > EDGE:
            continue
        if mark.layer in alone:
            change = np.abs(_patch(final, mark.x, mark.y, 2) - _patch(alone[mark.layer], mark.x, mark.y, 2)).mean()
            if change > 0.07:
                continue
        contrast = float(_patch(final, mark.x, mark.y, 6).std(axis=(0, 1)).mean())
        if contrast < 0.022:
            continue
        brightness = float(_patch(grey, mark.x, mark.y, 2).mean())
        tone = TONES[int(brightness > low) + int(brightness > high)]
        seen = Seen(round(u * 1000), round(v * 1000), tone, mark.weight, mark.motif, mark.fr, mark.en)
        candidates.append((mark.weight + 14 * min(contrast, 0.2), seen))
    candidates.sort(key=lambda item: (-item[0], item[1].u, item[1].v))
    visible = tuple(p for _, p in candidates)
    points = _choose(visible)
    return Verdict(tuple(points), visible, tuple(faults_of(points)), _score(points, size))


def _choose(visible: tuple[Seen, ...]) -> list[Seen]:
    """The strongest points that leave each other room, few enough, named apart."""
    chosen: list[Seen] = []
    quadrants: Counter[tuple[bool, bool]] = Counter()
    for p in visible:
        if len(chosen) == MOST:
            break
        if quadrants[p.u > 0, p.v > 0] >= 9:
            continue
        if all(math.hypot(p.u - q.u, p.v - q.v) >= APART * 1000 for q in chosen):
            chosen.append(p)
            quadrants[p.u > 0, p.v > 0] += 1
    return named_apart(sorted(chosen, key=lambda p: (p.v, p.u)))


def named_apart(points: list[Seen]) -> list[Seen]:
    """Two things of one name in a picture get their place added to it."""
    count = Counter(p.fr for p in points)
    out = []
    for p in points:
        if count[p.fr] > 1:
            twins = [q for q in points if q.fr == p.fr]
            wide = max(q.u for q in twins) - min(q.u for q in twins) >= max(q.v for q in twins) - min(
                q.v for q in twins
            )
            first = p == min(twins, key=lambda q: q.u if wide else q.v)
            fr, en = (
                (("à gauche", "on the left") if first else ("à droite", "on the right"))
                if wide
                else (("en haut", "above") if first else ("en bas", "below"))
            )
            p = Seen(p.u, p.v, p.tone, p.weight, p.motif, f"{p.fr}, {fr}", f"{p.en}, {en}")
        out.append(p)
    return out


def faults_of(points: Sequence[Seen]) -> list[str]:
    faults = []
    if len(points) < FEWEST:
        faults.append(f"{len(points)} points")
    tones = Counter(p.tone for p in points)
    faults += [f"{tones[t]} {t}" for t in TONES if tones[t] < 3]
    quadrants = Counter((p.u > 0, p.v > 0) for p in points)
    faults += [f"{quadrants[a, b]} in a quadrant" for a in (False, True) for b in (False, True) if quadrants[a, b] < 3]
    if len({p.fr for p in points}) < len(points) or len({p.en for p in points}) < len(points):
        faults.append("names twice")
    return faults


def anchored(points: tuple[Seen, ...] | list[Seen]) -> int:
    """How many of the deck's anchors have a point of their tone."""
    return sum(
        any(p.tone == tone and math.hypot(p.u / 1000 - u, p.v / 1000 - v) < 0.075 for p in points)
        for u, v, tone in ANCHORS
    )


def _score(points: list[Seen], size: int) -> float:
    tones = Counter(p.tone for p in points)
    return anchored(points) + 0.15 * min(tones.values(), default=0) - size / 40_000
