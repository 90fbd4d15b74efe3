"""A scene being composed: where things stand, what room is left, what may still be added."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

from tools.pictures import operators
from tools.pictures.canvas import HEIGHT, WIDTH, Canvas, disc
from tools.pictures.motifs import MOTIFS

# Places where many pictures of the deck have something, and how bright it is: this is what
# makes four pictures confusable. Sky coordinates; tone as in the finished picture.
ANCHORS: tuple[tuple[float, float, str], ...] = (
    (0.02, -0.83, "light"),
    (0.50, -0.58, "dark"),
    (-0.52, -0.56, "light"),
    (-0.78, -0.10, "dark"),
    (0.78, -0.06, "light"),
    (0.60, 0.50, "dark"),
    (-0.58, 0.50, "light"),
    (0.06, 0.80, "dark"),
)

SMALL: dict[str, dict[str, tuple[str, ...]]] = {
    "air": {
        "light": (
            "star",
            "comet",
            "paper birds",
            "sky lantern",
            "moonlet",
            "little cloud",
            "bubble",
            "dice",
            "piano key",
            "envelope",
            "small feather",
        ),
        "dark": (
            "birds",
            "bat",
            "dark balloon",
            "falling leaf",
            "ladder",
            "planetoid",
            "dark fish",
            "bowler hat",
            "crow",
        ),
        "mid": ("kite", "butterfly", "little balloon", "floating key", "little fish", "apple", "cage", "scarf"),
    },
    "ground": {
        "light": ("lamp post", "little door", "ring of stones", "candle", "teacup", "rocking horse"),
        "dark": ("stone", "milestone", "black cat", "sapling", "pawn", "signpost", "hare", "boulder"),
        "mid": ("flag", "little mushroom"),
    },
    "water": {
        "light": ("paper boat", "lily", "message", "water lantern"),
        "dark": ("fin", "stone", "whale tail", "boulder"),
        "mid": ("buoy", "lily"),
    },
}
SEA_IN_THE_SKY: dict[str, tuple[str, ...]] = {
    "light": ("bubble", "paper boat", "star", "lily", "moonlet", "message"),
    "dark": ("dark fish", "buoy", "whale tail", "bowler hat", "planetoid"),
    "mid": ("little fish", "floating key", "kite"),
}
SIZES = {
    "star": 1.0,
    "comet": 1.0,
    "birds": 0.85,
    "paper birds": 0.7,
    "kite": 0.62,
    "butterfly": 0.9,
    "little fish": 0.85,
    "sky lantern": 0.8,
    "little balloon": 0.75,
    "little cloud": 0.9,
    "ladder": 0.6,
    "floating key": 0.8,
    "dark fish": 0.75,
    "bat": 0.75,
    "dark balloon": 0.75,
    "falling leaf": 0.9,
    "bubble": 1.0,
    "moonlet": 1.0,
    "lamp post": 0.62,
    "little mushroom": 0.9,
    "stone": 0.8,
    "milestone": 0.8,
    "little door": 0.8,
    "sapling": 0.8,
    "black cat": 0.85,
    "lily": 0.8,
    "buoy": 0.8,
    "fin": 0.9,
    "message": 0.85,
    "ring of stones": 0.7,
    "flag": 0.75,
    "piano key": 0.6,
    "dice": 0.8,
    "planetoid": 0.85,
    "paper boat": 0.8,
}


@dataclass
class Scene:
    c: Canvas
    rng: random.Random
    main: str
    second: str
    actor: str
    mood: str
    place: str
    horizon: float = 420
    floor: str = "ground"
    """What lies below the horizon: ground, water or air."""
    taken: list[tuple[float, float, float, float]] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    grow: float = 1.0
    shrink: float = 1.0
    sun: str = ""
    hanging: str = ""
    shadow: str = ""
    glass: bool = False
    echoes: bool = False
    sea_in_the_sky: bool = False
    turn: int = 0
    roof: bool = True
    """Whether something may hang into the upper corners."""

    def put(
        self,
        name: str,
        x: float,
        y: float,
        height: float,
        width: float = 400,
        turn: float = 0,
        flip: bool | None = None,
        depth: float | None = None,
        upside: bool = False,
    ) -> None:
        """Draw a motif no taller and no wider than asked; (x, y) is its foot, or its centre if it floats."""
        m = MOTIFS[name]
        c = self.c
        great = name == self.main and name not in self.used
        if great:
            height, width = height * self.grow, width * self.grow
        elif name == self.actor:
            height *= self.shrink
        scale = min(height / m.height, width / m.width)
        if flip is None:
            flip = self.rng.random() < 0.5
        w, h = m.width * scale, m.height * scale
        top = y - h if m.standing and not upside else (y if m.standing else y - h / 2)
        size = (x - w / 2, top, x + w / 2, top + h)
        self.used.add(name)
        self.taken.append(size)
        before = c.depth
        if depth is not None:
            c.depth = depth
        with c.naming(name):
            if m.standing and not upside and y > 200:
                shade = c.palette.at(0)
                c.shape(
                    disc(x, y + 1, w * 0.46, max(3.0, w * 0.055)),
                    c.radial([(0, shade, 0.5), (0.6, shade, 0.3), (1, shade, 0)]),
                )
            if great:
                light = self.mood in ("noon", "dawn")
                c.glow(
                    (size[0] + size[2]) / 2,
                    (size[1] + size[3]) / 2,
                    max(w, h) * 0.72,
                    c.palette.at(1),
                    0.5 if light else 0.36,
                )
                c.bias = -0.16 if light else 0.1
                operators.behind_main(self, x, y, size)
            with c.at(x, y, scale, turn, flip, -1 if upside else 1):
                m.draw(c, self.rng)
            if great:
                operators.before_main(self, size)
                c.bias = 0.0
        c.depth = before

    def free(self, x: float, y: float, margin: float = 8) -> bool:
        return all(
            not (x0 - margin < x < x1 + margin and y0 - margin < y < y1 + margin) for x0, y0, x1, y1 in self.taken
        )

    def home(self, y: float) -> str:
        return "air" if y < self.horizon - 6 else self.floor

    def stands(self, name: str) -> bool:
        return MOTIFS[name].standing

    def small(self, x: float, y: float, tone: str, home: str | None = None) -> bool:
        """Add a small thing of about that brightness at a place; answers whether one was left."""
        home = home or self.home(y)
        kinds = SEA_IN_THE_SKY if home == "air" and self.sea_in_the_sky else SMALL[home]
        names = [n for n in kinds[tone] if n not in self.used]
        if not names:
            return False
        name = self.rng.choice(names)
        m = MOTIFS[name]
        size = m.height * SIZES.get(name, 0.82) * self.rng.uniform(0.9, 1.12)
        foot = y + size * 0.55 if m.standing else y
        self.put(name, x, foot, size, depth=0.0)
        return True

    def scatter(self) -> None:
        """Put small things on the deck's anchors that are still free, then in the widest gaps."""
        r = self.rng
        for u, v, tone in ANCHORS:
            x = WIDTH / 2 * (1 + u) + r.uniform(-7, 7)
            y = HEIGHT / 2 * (1 + v) + r.uniform(-9, 9)
            if self.free(x, y, 7):
                self.small(x, y, tone)
        for i in range(14):
            spot = self._widest_gap(0.3 if i < 4 else 0.22)
            if spot is None:
                break
            self.small(*spot, ("light", "mid", "dark")[(i + self.turn) % 3])

    def _widest_gap(self, least: float) -> tuple[float, float] | None:
        """The emptiest place of the ellipse, if it is that far from every point so far."""
        best, where = least, None
        for _ in range(60):
            a, q = self.rng.uniform(0, math.tau), math.sqrt(self.rng.random()) * 0.84
            u, v = q * math.cos(a), q * math.sin(a)
            x, y = WIDTH / 2 * (1 + u), HEIGHT / 2 * (1 + v)
            if not self.free(x, y):
                continue
            gap = min((math.hypot(m.x / 200 - 1 - u, m.y / 300 - 1 - v) for m in self.c.marks), default=1.0)
            if gap > best:
                best, where = gap, (x, y)
        return where
