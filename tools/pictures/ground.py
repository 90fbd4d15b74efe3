"""What all skeletons share: a sky, land, what is near, somebody small, the last touch."""

from __future__ import annotations

from tools.pictures import foreground, operators, scenery
from tools.pictures.canvas import HEIGHT, Vertex
from tools.pictures.scene import Scene

FRINGE_OF = {
    "hills": ("grass", "flowers", "leaves"),
    "peaks": ("rocks", "grass"),
    "forest": ("leaves", "grass", "flowers"),
    "dunes": ("rocks", "grass"),
    "sea": ("surf", "reeds", "rocks"),
    "clouds": ("clouds", "roofs"),
    "abyss": ("coral", "rocks"),
    "town": ("roofs", "leaves"),
}


CANOPY_OF = {
    "hills": ("branch", "stars"),
    "peaks": ("branch", "curtain"),
    "forest": ("branch", "vines"),
    "dunes": ("curtain", "stars"),
    "sea": ("curtain", "branch"),
    "clouds": ("stars", "curtain"),
    "abyss": ("vines",),
    "town": ("stars", "vines"),
}


def heavens(s: Scene, lamp: bool = True) -> None:
    """The sky and what hangs in it."""
    c, r = s.c, s.rng
    scenery.sky(c, s.mood, s.horizon)
    dark = s.mood in ("night", "storm", "dusk")
    if s.mood == "deep":
        scenery.shafts(c, r.uniform(90, 310), -60, c.palette.at(1), 0.3)
        operators.overhead(s)
        return
    if dark:
        scenery.stars(c, 80, s.horizon * 0.8)
        choice = r.random()
        if choice < 0.3:
            scenery.milky(c, r.uniform(-40, 40))
        elif choice < 0.5:
            scenery.aurora(c, 90, c.palette.accent if r.random() < 0.5 else c.palette.at(0.85))
    if lamp:
        x = 200 - c.light * r.uniform(-90, -40)
        scenery.halo(c, x, s.horizon - r.uniform(30, 120), r.uniform(130, 200), 4)
    c.haze = c.palette.at(scenery.MOODS[s.mood][3])
    c.depth = 0.35
    for _ in range(3):
        scenery.cloud(c, r.uniform(20, 380), r.uniform(60, s.horizon - 50), r.uniform(80, 170), 0.8, 0.5, 0.24)
    c.depth = 0.0
    operators.overhead(s)


def land(s: Scene, y: float) -> None:
    """The place from the horizon down, far to near."""
    c, r = s.c, s.rng
    s.horizon = y
    s.floor = "ground"
    if s.place in ("hills", "forest", "town", "peaks"):
        if s.place == "peaks" or r.random() < 0.4:
            with c.layer(0.55):
                top = scenery.peaks(c, y + 6, 92, 0.25)
                c.mark(*top, "le sommet lointain", "the distant peak", 4)
        else:
            with c.layer(0.66):
                scenery.hills(c, y - 8, 32, 0.3, 0.4)
        with c.layer(0.42):
            if s.place == "forest":
                scenery.treeline(c, y + 26, 54, 0.18)
            scenery.hills(c, y + 20, 26, 0.26, 0.55, 3)
            scenery.mist(c, y + 46, 60, 0.45)
        with c.layer(0.16):
            scenery.hills(c, y + 66, 22, 0.24, 0.15, 3)
            foreground.meadow(c, y + 84, HEIGHT, 0.24, y < 300)
    elif s.place == "dunes":
        for i, depth in enumerate((0.6, 0.38, 0.16)):
            with c.layer(depth):
                scenery.dunes(c, y + i * 44, 0.42 - i * 0.06)
        with c.layer(0.1):
            foreground.ripples(c, y + 104, HEIGHT, 0.34)
    elif s.place == "sea":
        with c.layer(0.62):
            scenery.hills(c, y - 8, 18, 0.3, 0.3, 2)
        with c.layer(0.1):
            scenery.sea(c, y, 0.34, 200 + c.light * 50)
        s.floor = "water"
    elif s.place == "clouds":
        for i, depth in enumerate((0.4, 0.22, 0.05)):
            with c.layer(depth):
                scenery.cloud_sea(c, y + i * 46, 0.72 - i * 0.12, 0.8 + i * 0.25)
        s.floor = "air"
    else:
        for i, depth in enumerate((0.5, 0.3, 0.12)):
            with c.layer(depth):
                scenery.hills(c, y + 10 + i * 46, 30, 0.2, 0.3)
    s.horizon = y


def near(s: Scene, y: float, tone: float = 0.1) -> None:
    """A knoll close to the eye, on which someone can stand."""
    c = s.c
    with c.layer(0.05):
        if s.floor == "water":
            scenery.waves(c, y + 14, 0.2, 10)
        elif s.floor == "air":
            scenery.cloud_sea(c, y, 0.5, 0.9)
        else:
            side = s.rng.choice((-1, 1))
            line: list[Vertex] = [
                (-10, y + 14 - side * 12),
                (90, y + 4),
                (200, y),
                (310, y + 6),
                (410, y + 16 + side * 12),
            ]
            c.shape(scenery.closed_below(line), (tone + 0.16, max(0, tone - 0.06)), rim=1.6)
            if y < 520:
                foreground.meadow(c, y + 16, HEIGHT, tone + 0.08)


def finish(s: Scene) -> None:
    """Small things, then the fringe and the corners."""
    c, r = s.c, s.rng
    with c.layer():
        s.scatter()
    with c.layer():
        foreground.fringe(c, r.choice(FRINGE_OF[s.place]))
        if s.roof and r.random() < 0.55:
            foreground.canopy(c, r.choice(CANOPY_OF[s.place]))
        foreground.vignette(c)


def actor(s: Scene, x: float, y: float, height: float = 84) -> None:
    """Someone small, in a boat where the floor is water."""
    name = s.actor
    if s.floor == "water":
        name = "rower"
    elif name == "rower":
        name = "wanderer"
    s.put(name, x, y, height * (0.66 if name in ("rower", "reader") else 1.0))


def walker(s: Scene) -> str:
    return "wanderer" if s.actor == "rower" else s.actor
