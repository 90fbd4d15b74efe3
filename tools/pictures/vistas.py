"""Skeletons of open land: horizons low and high, a path, a totem."""

from __future__ import annotations

from tools.pictures import foreground, scenery
from tools.pictures.canvas import HEIGHT, Canvas, Vertex, disc, poly, ribbon, spline
from tools.pictures.ground import actor, finish, heavens, land, near, walker
from tools.pictures.scene import Scene


def low_horizon(s: Scene) -> None:
    c, r = s.c, s.rng
    s.horizon = 424
    heavens(s)
    land(s, 424)
    side = r.choice((-1, 1))
    with c.layer(0.04):
        if s.stands(s.main):
            near(s, 492, 0.16)
            s.put(s.main, 200 - side * 34, 500, 300, 250)
        else:
            s.put(s.main, 200 - side * 16, 232, 270, 300, turn=r.uniform(-6, 6))
    with c.layer(0.16):
        if s.stands(s.second):
            s.put(s.second, 200 + side * 110, 480, 128, 120)
        else:
            s.put(s.second, 200 + side * 104, 150, 110, 110)
    with c.layer():
        near(s, 536)
        actor(s, 200 - side * 62 if not s.stands(s.main) else 200 + side * 34, 546)
    finish(s)


def high_horizon(s: Scene) -> None:
    c, r = s.c, s.rng
    s.horizon = 196
    heavens(s)
    land(s, 196)
    side = r.choice((-1, 1))
    with c.layer(0.3):
        if s.stands(s.second):
            s.put(s.second, 200 + side * 84, 246, 120, 110)
        else:
            s.put(s.second, 200 + side * 84, 122, 110, 120)
    if s.floor == "ground":
        with c.layer(0.1):
            scenery.hills(c, 330, 22, 0.24, 0, 2)
    with c.layer(0.03):
        c.shape(disc(200 - side * 20, 486, 100, 16), c.k(0.0), opacity=0.28)
        if s.stands(s.main):
            s.put(s.main, 200 - side * 20, 488, 280, 250)
        else:
            s.put(s.main, 200 - side * 10, 360, 250, 290, turn=r.uniform(-8, 8))
    with c.layer():
        actor(s, 200 + side * 92, 520, 88)
    finish(s)


def road(c: Canvas, line: list[Vertex], kind: str) -> None:
    """A path that narrows as it goes away."""
    if kind == "road":
        c.shape(ribbon(line, [92, 60, 34, 20, 10], 5), c.blend(c.k(0.98), c.k(0.72), 270), rim=1)
        return
    spots = spline(line, 5)
    n = len(spots) - 1
    for i in range(n):
        (x0, y0), (x1, y1) = spots[i], spots[i + 1]
        w0, w1 = 78 * (1 - i / n) ** 1.15 + 9, 78 * (1 - (i + 1) / n) ** 1.15 + 9
        if kind == "keys":
            c.shape(
                poly([(x0 - w0, y0), (x0 + w0, y0), (x1 + w1, y1 + 1), (x1 - w1, y1 + 1)]),
                c.k(1 if i % 2 else 0.9),
                rim=0.8,
            )
            if i % 7 not in (2, 6):
                c.shape(
                    poly(
                        [
                            (x1 - w1, y1 - 3),
                            (x1 + w1 * 0.2, y1 - 3),
                            (x1 + w1 * 0.22, y1 + 3 + w1 * 0.03),
                            (x1 - w1, y1 + 3 + w1 * 0.03),
                        ]
                    ),
                    0.02,
                )
        else:
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2
            c.shape(disc(mx, my + 2, w0 * 0.5, w0 * 0.17), 0.03, opacity=0.5)
            c.shape(disc(mx, my, w0 * 0.5, w0 * 0.15), c.lit(1, 0.6), rim=0.8)


def diagonal_path(s: Scene) -> None:
    c, r = s.c, s.rng
    side = r.choice((-1, 1))
    s.horizon = 270
    heavens(s)
    if s.place in ("sea", "clouds", "abyss"):
        s.place = "hills"
    land(s, 270)

    def x(v: float) -> float:
        return 200 + side * v

    with c.layer(0.1):
        hill = [(x(-212), 470), (x(-90), 440), (x(20), 360), (x(120), 300), (x(212), 286)]
        hill = hill if side > 0 else list(reversed(hill))
        c.shape(scenery.closed_below(hill), (0.4, 0.08), rim=1.6)
        foreground.meadow(c, 440, HEIGHT, 0.24)
        kind = r.choice(("road", "keys", "stones"))
        line = [(x(-60), 612), (x(34), 520), (x(-22), 440), (x(50), 372), (x(88), 306)]
        road(c, line, kind)
        names = {
            "road": ("le tournant du chemin", "the bend in the path"),
            "keys": ("le clavier du chemin", "the keyboard path"),
            "stones": ("le gué de pierres", "the stepping stones"),
        }
        c.mark(x(-14), 446, *names[kind], 5)
        c.mark(x(24), 524, "le début du chemin", "the beginning of the path", 4)
    with c.layer(0.08):
        if s.stands(s.main):
            s.put(s.main, x(84), 312, 230, 200)
        else:
            s.put(s.main, x(56), 190, 220, 250, turn=r.uniform(-8, 8))
    with c.layer(0.04):
        if s.stands(s.second):
            s.put(s.second, x(-98), 476, 160, 130)
        else:
            s.put(s.second, x(-92), 330, 130, 130)
    with c.layer():
        s.put(walker(s), x(20), 500, 84)
    finish(s)


def central_totem(s: Scene) -> None:
    c, r = s.c, s.rng
    s.horizon = 452
    s.grow = 1.0
    heavens(s, lamp=False)
    scenery.halo(c, 200, 232, 190, 5)
    if r.random() < 0.5:
        scenery.shafts(c, 200, 232, c.palette.at(1), 0.22)
    land(s, 452)
    for side in (-1, 1):
        with c.layer(0.34):
            if s.stands(s.second):
                s.put(s.second, 200 + side * 104, 484, 110, 92, flip=side > 0)
            else:
                s.put(s.second, 200 + side * 108, 300, 96, 92, flip=side > 0)
    with c.layer():
        near(s, 508, 0.14)
        if s.stands(s.main):
            s.put(s.main, 200, 520, 380, 270, flip=False)
        else:
            c.line(f"M200-6V{90}", 0.9, 1.2, 0.6)
            s.put(s.main, 200, 272, 350, 290, flip=False)
    with c.layer():
        actor(s, 200 + r.choice((-1, 1)) * 70, 548, 74)
    finish(s)
