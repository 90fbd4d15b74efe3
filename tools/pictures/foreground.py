"""What is nearest to the eye: fringes below, canopies above, the grain of the ground, the dark corners."""

from __future__ import annotations

import math

from tools.pictures.canvas import HEIGHT, WIDTH, Canvas, Vertex, box, leaf, pair, poly, ribbon, smooth, star
from tools.pictures.scenery import closed_below, cloud_sea, waves


def fringe(c: Canvas, kind: str) -> None:
    """The dark edge nearest to the eye."""
    FRINGES[kind](c)


def _bank(c: Canvas, y: float, tone: float = 0.04) -> None:
    r = c.rng
    mid = r.uniform(18, 30)
    line: list[Vertex] = [
        (-10, y - 26),
        (70, y - 6),
        (150, y + mid * 0.5),
        (250, y + mid * 0.4),
        (330, y - 4),
        (410, y - 30),
    ]
    c.shape(closed_below(line), (tone + 0.07, tone), rim=1.4)


def _grass(c: Canvas) -> None:
    r = c.rng
    _bank(c, 560)
    for tone, n, tall in ((0.12, 16, 74), (0.03, 22, 54)):
        d = []
        for _ in range(n):
            x = r.choice((r.uniform(-6, 150), r.uniform(250, 406), r.uniform(0, 400)))
            lift = abs(x - 200) / 200
            d.append(
                leaf(
                    x,
                    606,
                    26 + tall * (0.3 + lift) * r.uniform(0.6, 1.2),
                    -90 + r.uniform(-24, 24),
                    r.uniform(5, 9),
                    r.uniform(-16, 16),
                )
            )
        c.shape("".join(d), tone, rim=0.8)


def _reeds(c: Canvas) -> None:
    r = c.rng
    _grass(c)
    for _ in range(7):
        x = r.choice((r.uniform(6, 110), r.uniform(290, 394)))
        h = r.uniform(70, 150)
        lean = r.uniform(-10, 10)
        c.line(f"M{pair(x, 604)}q{pair(0, -h * 0.6)} {pair(lean, -h)}", 0.06, 2)
        with c.at(x + lean, 604 - h, turn=lean * 0.8):
            c.shape("M-3.2 4C-4-10-3-26 0-27 3-26 4-10 3.2 4 1.5 7-1.5 7-3.2 4Z", c.lit(0.4, 0.08))


def _leaves(c: Canvas) -> None:
    """Large leaves from the lower corners, and a hanging branch above."""
    r = c.rng
    for side in (-1, 1):
        x0 = 200 + side * 214
        for i in range(6):
            a = -90 - side * (8 + i * 15) + r.uniform(-6, 6)
            n = 96 - i * 6 + r.uniform(-10, 20)
            c.shape(leaf(x0, 612, n, a, 26, side * -10), c.lit(0.14, 0.02), rim=1)
            e = math.radians(a)
            c.line(f"M{pair(x0, 612)}l{pair(math.cos(e) * n * 0.8, math.sin(e) * n * 0.8)}", 0.24, 0.9, 0.5)
    _bank(c, 584)


def _rocks(c: Canvas) -> None:
    r = c.rng
    for side in (-1, 1):
        for i in range(3):
            w, h = r.uniform(60, 100), r.uniform(36, 80) * (1.2 - i * 0.35)
            x = 200 + side * (196 - i * 52 + r.uniform(-8, 8))
            d = poly(
                [
                    (x - w / 2, 606),
                    (x - w * 0.36, 606 - h * 0.6),
                    (x - w * 0.1, 606 - h),
                    (x + w * 0.2, 606 - h * 0.86),
                    (x + w * 0.42, 606 - h * 0.4),
                    (x + w / 2, 606),
                ]
            )
            c.shape(d, c.lit(0.2, 0.02), rim=1.2)
    _bank(c, 590)


def _surf(c: Canvas) -> None:
    waves(c, 556, 0.16, 20)
    waves(c, 582, 0.06, 18)


def _clouds(c: Canvas) -> None:
    cloud_sea(c, 548, 0.5, 0.9)
    cloud_sea(c, 578, 0.26, 0.7)


def _coral(c: Canvas) -> None:
    r = c.rng
    _bank(c, 578)
    for side in (-1, 1):
        for i in range(4):
            x = 200 + side * (188 - i * 34 + r.uniform(-6, 6))
            h = r.uniform(60, 120) * (1 - i * 0.17)
            sway = r.uniform(-16, 16)
            if i % 2:
                c.shape(
                    ribbon(
                        [(x, 606), (x + sway, 606 - h * 0.35), (x - sway, 606 - h * 0.7), (x + sway * 0.6, 606 - h)],
                        [9, 8, 6, 0.5],
                    ),
                    c.lit(0.22, 0.03),
                    rim=0.9,
                )
            else:
                for a in (-22, 20):
                    e = math.radians(-90 + a)
                    c.shape(
                        ribbon(
                            [
                                (x, 606),
                                (x + math.cos(e) * h * 0.5 + a * 0.1, 606 + math.sin(e) * h * 0.5),
                                (x + math.cos(e) * h * 0.85, 606 + math.sin(e) * h * 0.85),
                            ],
                            [8, 6, 5],
                            3,
                            tip=False,
                        ),
                        c.lit(0.3, 0.04),
                        rim=0.9,
                    )
                    c.dot(x + math.cos(e) * h * 0.86, 606 + math.sin(e) * h * 0.86, 3, c.deep(0.3))


def _roofs(c: Canvas) -> None:
    r = c.rng
    x = -14.0
    while x < 410:
        w = r.uniform(38, 66)
        lift = abs(x + w / 2 - 200) / 200
        h = 22 + 46 * lift + r.uniform(0, 16)
        y = 606 - h
        c.shape(
            poly([(x, 606), (x, y), (x - 4, y), (x + w / 2, y - w * 0.42), (x + w + 4, y), (x + w, y), (x + w, 606)]),
            c.lit(0.16, 0.02),
            rim=1.2,
        )
        if r.random() < 0.6:
            c.shape(box(x + w * 0.68, y - w * 0.36, 7, 18), 0.05, rim=0.8)
        if r.random() < 0.7:
            c.glow(x + w / 2, y + 10, 14, c.accent, 0.5)
            c.shape(box(x + w / 2 - 4, y + 4, 8, 11), c.warm(0.3))
        x += w + r.uniform(0, 4)


def _flowers(c: Canvas) -> None:
    r = c.rng
    _grass(c)
    for i in range(9):
        x = r.choice((r.uniform(4, 140), r.uniform(260, 396)))
        h = r.uniform(34, 104) * (0.5 + abs(x - 200) / 260)
        lean = r.uniform(-9, 9)
        c.line(f"M{pair(x, 604)}q{pair(0, -h * 0.6)} {pair(lean, -h)}", 0.1, 1.6)
        y = 604 - h
        if i % 3:
            c.shape(
                "".join(leaf(x + lean, y, 9, a + h, 7) for a in range(0, 360, 72)), c.deep(0.25) if i % 2 else c.k(0.62)
            )
            c.dot(x + lean, y, 2.4, 0.98)
        else:
            c.shape(f"M{pair(x + lean - 5, y)}q5-16 10 0q-5 5-10 0Z", c.deep(0.1))


def canopy(c: Canvas, kind: str) -> None:
    """Something close to the eye in the upper corners."""
    r = c.rng
    side = r.choice((-1, 1))

    def x(v: float) -> float:
        return 200 + side * v

    if kind == "branch":
        spine = [(x(214), 70 + r.uniform(-14, 20)), (x(160), 52), (x(110), 58 + r.uniform(-10, 10)), (x(62), 40)]
        c.shape(ribbon(spine, [13, 8, 5, 1]), 0.03, rim=1)
        d, lit = "", ""
        for i in range(17):
            t = i / 16
            px, py = x(210 - 150 * t), 64 - 22 * t + r.uniform(-8, 8)
            blade = leaf(px, py, r.uniform(18, 32), 90 + r.uniform(-60, 60), r.uniform(8, 13), r.uniform(-5, 5))
            if i % 3:
                d += blade
            else:
                lit += blade
        c.shape(d, (0.12, 0.02), rim=0.8)
        c.shape(lit, c.deep(0.4), rim=0.8)
    elif kind == "vines":
        for corner in (-1, 1):
            for i in range(5):
                px = 200 + corner * (196 - i * 19)
                n = r.uniform(60, 150) * (1 - i * 0.15)
                sway = r.uniform(-7, 7)
                c.line(f"M{pair(px, -4)}q{pair(sway, n * 0.5)} {pair(0, n)}", 0.04, 1.6)
                c.shape(
                    "".join(
                        leaf(px + sway * 0.4, n * t, 12, 90 + (50 if q % 2 else -50), 7)
                        for q, t in enumerate((0.3, 0.45, 0.6, 0.75, 0.9))
                    ),
                    0.06,
                    rim=0.6,
                )
    elif kind == "curtain":
        for corner in (-1, 1):
            edge = 200 + corner * 204
            inner = 200 + corner * 122
            c.shape(
                smooth(
                    [
                        (edge, -10, 1),
                        (inner, -10, 1),
                        (inner + corner * 10, 70),
                        (edge - corner * 30, 170),
                        (edge, 230, 1),
                    ]
                ),
                c.blend(c.deep(0.45), c.deep(0.85), 0 if corner < 0 else 180),
                rim=1.2,
            )
            for i in range(1, 4):
                px = inner + corner * i * 20
                c.line(
                    f"M{pair(px, -6)}Q{pair(px + corner * 6, 60)} {pair(edge - corner * (30 - i * 9), 160 + i * 12)}",
                    c.deep(0.9),
                    2,
                    0.6,
                )
    else:
        for corner in (-1, 1):
            for i in range(3):
                px, n = 200 + corner * (182 - i * 30), r.uniform(50, 120) * (1 - i * 0.22)
                c.line(f"M{pair(px, -4)}V{n:.0f}", 0.7, 0.9, 0.8)
                c.glow(px, n + 6, 20, c.accent, 0.6)
                c.shape(star(px, n + 6, 9, 5, 0.45), c.warm(0.5))


def meadow(c: Canvas, top: float, bottom: float, tone: float, bloom: bool = True) -> None:
    """Blades and small flowers that give the ground its grain."""
    r = c.rng
    light, dark = "", ""
    for i in range(40):
        t = (i / 40) ** 0.8
        y = top + (bottom - top) * t
        h = 3 + 7 * t
        blade = f"M{r.randrange(400)} {y + r.uniform(-6, 6):.0f}l{r.randint(-3, 3)}-{h:.0f}"
        if i % 2:
            light += blade
        else:
            dark += blade
    c.line(dark, max(0.0, tone - 0.16), 1.4, 0.6)
    c.line(light, min(1.0, tone + 0.34), 1.2, 0.5)
    if bloom:
        c.dust([(r.uniform(0, 400), top + (bottom - top) * r.random()) for _ in range(16)], 1.3, c.accent, 0.8)
        c.dust([(r.uniform(0, 400), top + (bottom - top) * r.random()) for _ in range(14)], 1.0, c.k(0.98), 0.7)


def ripples(c: Canvas, top: float, bottom: float, tone: float) -> None:
    """Wind marks in sand."""
    r = c.rng
    d = ""
    for i in range(22):
        t = (i / 22) ** 0.9
        w = 30 + 70 * t
        d += f"M{pair(r.uniform(-20, 380), top + (bottom - top) * t)}q{pair(w * 0.3, -3 - 3 * t)} {pair(w * 0.5, 0)}t{pair(w * 0.5, 0)}"
    c.line(d, min(1.0, tone + 0.3), 1.2, 0.4)


FRINGES = {
    "grass": _grass,
    "reeds": _reeds,
    "leaves": _leaves,
    "rocks": _rocks,
    "surf": _surf,
    "clouds": _clouds,
    "coral": _coral,
    "roofs": _roofs,
    "flowers": _flowers,
}


def vignette(c: Canvas) -> None:
    """Darken the corners, which lie outside the sky's ellipse."""
    dark = c.palette.at(0)
    name = c.define(
        '<radialGradient id=%s r=".72">'
        + c.stops([(0.62, dark, 0), (0.82, dark, 0.2), (1, dark, 0.62)])
        + "</radialGradient>"
    )
    c.add(f'<path d="{box(0, 0, WIDTH, HEIGHT)}" fill="url(#{name})"/>')
