"""The world behind the things: skies, ridges, seas, clouds, light."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import HEIGHT, WIDTH, Canvas, Pen, Vertex, box, disc, leaf, pair, poly, smooth
from tools.pictures.palette import mix

# Each mood gives ramp tones from the zenith down to the horizon.
MOODS: dict[str, tuple[float, float, float, float]] = {
    "night": (0.02, 0.14, 0.34, 0.56),
    "dusk": (0.10, 0.32, 0.60, 0.92),
    "dawn": (0.36, 0.58, 0.80, 0.98),
    "noon": (0.62, 0.76, 0.90, 1.0),
    "deep": (0.72, 0.46, 0.24, 0.08),
    "storm": (0.22, 0.10, 0.30, 0.70),
}


def sky(c: Canvas, mood: str, horizon: float) -> None:
    """Paint the sky down to the horizon and set the haze to its lowest colour."""
    tones = MOODS[mood]
    c.haze = c.palette.at(tones[3])
    end = min(1.0, max(0.35, horizon / HEIGHT))
    stops = [(end * p, c.palette.at(t), 1.0) for p, t in zip((0, 0.36, 0.72, 1), tones, strict=True)]
    c.add(f'<path d="{box(0, 0, WIDTH, HEIGHT)}" fill="{c.linear(stops)}"/>')


def halo(c: Canvas, x: float, y: float, r: float, rings: int = 4, colour: str | None = None) -> None:
    """Rings of light, storybook fashion."""
    colour = colour or c.palette.at(0.98)
    for i in range(rings, 0, -1):
        c.dot(x, y, r * (0.4 + 0.6 * i / rings), colour, 0.05 + 0.03 * (rings - i))
    c.glow(x, y, r * 0.9, colour, 0.5)


def stars(c: Canvas, count: int, lowest: float) -> None:
    """Dust of small stars: one path, three sizes."""
    r = c.rng
    for size, share, opacity in ((0.6, 0.6, 0.55), (1.0, 0.3, 0.8), (1.5, 0.1, 0.95)):
        c.dust(
            [(r.uniform(8, WIDTH - 8), r.uniform(6, lowest)) for _ in range(int(count * share))],
            size,
            c.palette.at(1),
            opacity,
        )


def aurora(c: Canvas, y: float, colour: str) -> None:
    """Curtains of light."""
    r = c.rng
    for _ in range(3):
        top = y + r.uniform(-40, 40)
        wave = [(x, top + 26 * math.sin(x / r.uniform(48, 70) + r.uniform(0, 6))) for x in range(-20, 441, 46)]
        low = [(x + 10, yy + r.uniform(70, 150)) for x, yy in reversed(wave)]
        fill = c.linear([(0, colour, 0), (0.25, colour, 0.34), (1, colour, 0)])
        c.shape(smooth([*wave, *low]), fill)


def milky(c: Canvas, tilt: float) -> None:
    """A band of star dust across the sky."""
    r = c.rng
    colour = c.palette.at(0.9)
    with c.at(200, 170, turn=tilt):
        c.shape(disc(0, 0, 300, 62), c.radial([(0, colour, 0.34), (0.5, colour, 0.13), (1, colour, 0)]))
        c.shape(disc(30, 6, 220, 26), c.radial([(0, colour, 0.3), (1, colour, 0)]))
        for size in (0.6, 1.0):
            c.dust([(r.gauss(0, 110), r.gauss(0, 20)) for _ in range(24)], size, c.palette.at(1), 0.75)


def shafts(c: Canvas, x: float, y: float, colour: str, strength: float = 0.16) -> None:
    """Beams fanning out from a light."""
    r = c.rng
    start = r.uniform(0, 30)
    fill = c.radial([(0, colour, strength), (1, colour, 0)])
    beams = []
    for i in range(7):
        a = math.radians(start + i * 51 + r.uniform(-8, 8))
        w = math.radians(r.uniform(3, 8))
        beams.append(
            f"M{pair(x, y)}L{pair(x + 420 * math.cos(a - w), y + 420 * math.sin(a - w))}"
            f"L{pair(x + 420 * math.cos(a + w), y + 420 * math.sin(a + w))}Z"
        )
    c.shape("".join(beams), fill)


# Ground --------------------------------------------------------------------


def contour(r: random.Random, y: float, rise: float, rough: float, steps: int = 9) -> list[Vertex]:
    """A skyline from the left edge to the right one."""
    p = [r.uniform(0, 6.28) for _ in range(3)]
    out: list[Vertex] = []
    for i in range(steps + 1):
        x = -12 + 424 * i / steps
        h = math.sin(x / 92 + p[0]) * 0.55 + math.sin(x / 47 + p[1]) * 0.3 + r.uniform(-1, 1) * rough
        out.append((x, y - rise * h))
    return out


def closed_below(line: list[Vertex]) -> str:
    """The skyline filled down to the bottom edge."""
    return smooth(line, closed=False) + f"L412 {HEIGHT + 6}L-12 {HEIGHT + 6}Z"


def hills(c: Canvas, y: float, rise: float = 26, tone: float = 0.2, misty: float = 0.0, grown: int = 0) -> list[Vertex]:
    """Rolling ground: its crest catches the light; far hills sink into mist, near ones into the dark."""
    r = c.rng
    line = contour(r, y, rise, 0.12)
    if grown:
        _grove(c, line, grown, tone)
    foot = mix(c.k(max(0.0, tone - 0.14)), c.haze, misty)
    c.shape(
        closed_below(line),
        c.linear(
            [(0, c.k(tone + 0.2), 1), (0.2, c.k(tone), 1), (min(0.9, 90 / max(100, HEIGHT - y)), foot, 1), (1, foot, 1)]
        ),
    )
    c.line(smooth(line, closed=False), c.k(min(1.0, tone + 0.5)), 1.2, 0.4)
    return line


def _grove(c: Canvas, line: list[Vertex], count: int, tone: float) -> None:
    """Little trees along a crest, in groups."""
    r = c.rng
    pointed, round_ = "", ""
    for _ in range(count):
        i = r.randrange(len(line) - 1)
        for _ in range(r.randint(2, 4)):
            t = r.random()
            x = line[i][0] + (line[i + 1][0] - line[i][0]) * t
            y = line[i][1] + (line[i + 1][1] - line[i][1]) * t + 3
            h = r.uniform(12, 30)
            if r.random() < 0.6:
                pointed += leaf(x, y, h, -90 + r.uniform(-4, 4), h * 0.42)
            else:
                round_ += box(x - 0.8, y - h * 0.5, 1.6, h * 0.5) + disc(x, y - h * 0.62, h * 0.3, h * 0.36)
    for d in (round_, pointed):
        if d:
            c.shape(d, (tone + 0.14, max(0.0, tone - 0.08)), rim=0.7)


def peaks(c: Canvas, y: float, rise: float, tone: float) -> tuple[float, float]:
    """Mountains with a lit face each; answers with the highest summit."""
    r = c.rng
    x = -30.0
    line: list[Vertex] = [(-40, y + 30)]
    lit, summit = [], (200.0, y)
    while x < 430:
        w = r.uniform(44, 96)
        h = rise * r.uniform(0.45, 1.1)
        top = (x + w / 2 + r.uniform(-9, 9), y - h)
        line += [(x, y + r.uniform(0, 12)), top]
        if h > y - summit[1] and 70 < top[0] < 330:
            summit = top
        s = -c.light
        zig = [
            (top[0], top[1]),
            (top[0] + s * w * 0.1, top[1] + h * 0.26),
            (top[0] + s * w * 0.03, top[1] + h * 0.4),
            (top[0] + s * w * 0.16, top[1] + h * 0.64),
            (top[0] + s * w * 0.06, y + 14),
            (top[0] - s * w * 0.5, y + 14),
        ]
        lit.append(poly(zig))
        x += w * r.uniform(0.62, 0.85)
    line += [(440, y + 20)]
    d = poly(line, closed=False) + f"L440 {HEIGHT}L-40 {HEIGHT}Z"
    c.shape(d, (tone, tone + 0.22))
    c.shape("".join(lit), c.linear([(0, c.k(0.98), 0.75), (0.5, c.k(0.8), 0.28), (1, c.k(0.7), 0)]))
    return summit


def dunes(c: Canvas, y: float, tone: float) -> list[Vertex]:
    """A dune with a sharp crest: one flank lit, one in the shade."""
    r = c.rng
    crest = r.uniform(90, 310)
    line: list[Vertex] = [
        (-12, y + r.uniform(6, 26)),
        (crest * 0.5, y + r.uniform(0, 10)),
        (crest, y - 24, 1),
        (crest + (410 - crest) * 0.5, y + r.uniform(2, 14)),
        (412, y + r.uniform(14, 30)),
    ]
    c.shape(closed_below(line), (tone + 0.16, tone + 0.04))
    side = -c.light
    fall = [
        (crest, y - 24, 1),
        (crest + side * 24, y + 20),
        (crest + side * 4, y + 64),
        (crest + side * 70, y + 150, 1),
        (crest + side * 230, y + 150, 1),
        (crest + side * 110, y + 12),
    ]
    c.shape(smooth(fall), c.linear([(0, c.k(tone - 0.1), 0.75), (1, c.k(tone - 0.1), 0)]))
    c.line(smooth(line, closed=False), c.k(0.95), 1.2, 0.6)
    return line


def treeline(c: Canvas, y: float, height: float, tone: float) -> None:
    """A row of firs."""
    r = c.rng
    pen = Pen(-10, HEIGHT)
    pen.curve(-10, y)
    x = -10.0
    while x < 410:
        w = r.uniform(12, 24)
        h = height * r.uniform(0.45, 1.0)
        base = y + 5 * math.sin(x / 60)
        for px, py in ((0.34, 0.42), (0.24, 0.4), (0.5, 1), (0.76, 0.4), (0.66, 0.42), (0.9, 0)):
            pen.curve(x + w * px, base - h * py)
        x += w * 0.86
    pen.curve(412, HEIGHT)
    c.shape(pen.text + "Z", (tone, tone + 0.16))


def mist(c: Canvas, y: float, height: float = 60, strength: float = 0.5) -> None:
    """A veil of haze lying across the picture."""
    c.shape(box(-5, y - height / 2, 410, height), c.linear([(0, c.haze, 0), (0.5, c.haze, strength), (1, c.haze, 0)]))


def cloud(
    c: Canvas, x: float, y: float, w: float, tone: float = 0.85, opacity: float = 1.0, flat: float = 0.36
) -> None:
    """One heaped cloud, lit from above, dissolving at its foot."""
    r = c.rng
    h = w * flat
    n = max(4, int(w / 26))
    tops: list[Vertex] = []
    d = []
    for i in range(n):
        t = (i + 0.5) / n
        rad = h * (0.34 + 0.4 * math.sin(math.pi * t)) * r.uniform(0.8, 1.15)
        px, py = x - w / 2 + w * t, y - rad * 0.55 - h * 0.12 * math.sin(math.pi * t)
        d.append(disc(px, py, rad))
        tops.append((px, py - rad))
    d.append(disc(x, y, w * 0.52, h * 0.26))
    colour, low = c.k(min(1, tone + 0.12)), c.k(max(0, tone - 0.2))
    c.shape("".join(d), c.linear([(0, colour, opacity), (0.55, c.k(tone), opacity * 0.85), (1, low, 0)]))
    curls = "".join(
        f"M{pair(px - h * 0.2, py + h * 0.2)}q{pair(h * 0.16, -h * 0.18)} {pair(h * 0.36, -h * 0.02)}"
        for px, py in [(v[0], v[1]) for v in tops[1:-1:2]]
    )
    if curls:
        c.line(curls, c.k(1), 1.1, 0.5 * opacity)


def cloud_sea(c: Canvas, y: float, tone: float, swell: float = 1.0) -> None:
    """A floor of clouds from edge to edge."""
    r = c.rng
    bumps = []
    x = -30.0
    while x < 430:
        rad = r.uniform(18, 40) * swell
        bumps.append(disc(x, y + r.uniform(0, 12) + rad * 0.6, rad))
        x += rad * r.uniform(0.9, 1.3)
    bumps.append(box(-5, y + 26 * swell, 410, HEIGHT - y))
    c.shape(
        "".join(bumps),
        c.linear([(0, c.k(min(1, tone + 0.2)), 1), (0.3, c.k(tone), 1), (1, c.k(max(0, tone - 0.28)), 1)]),
    )
    d = "".join(
        f"M{pair(px, py)}q{pair(10, -9)} {pair(22, 0)}"
        for px, py in ((r.uniform(10, 370), y + r.uniform(22, 70) * swell) for _ in range(8))
    )
    c.line(d, c.k(min(1, tone + 0.3)), 1.2, 0.5)


def sea(c: Canvas, y: float, tone: float = 0.3, glint_x: float | None = None) -> None:
    """Still water from the horizon to the bottom, with the light's path on it."""
    r = c.rng
    c.shape(
        box(-2, y, 404, HEIGHT - y + 2),
        c.linear([(0, c.k(min(1, tone + 0.34)), 1), (0.18, c.k(tone + 0.12), 1), (1, c.k(max(0.0, tone - 0.24)), 1)]),
    )
    d = []
    for i in range(34):
        t = (i / 34) ** 1.5
        w = 10 + 60 * t
        x = r.uniform(-10, 400)
        d.append(f"M{pair(x, y + 4 + (HEIGHT - y) * t)}q{pair(w / 2, -1.5 - 2 * t)} {pair(w, 0)}")
    c.line("".join(d), c.k(min(1, tone + 0.45)), 1, 0.35)
    if glint_x is not None:
        g = []
        for i in range(22):
            t = (i / 22) ** 1.3
            w = (5 + 30 * t) * r.uniform(0.5, 1.3)
            x = glint_x + r.uniform(-1, 1) * (4 + 22 * t)
            g.append(disc(x, y + 3 + (HEIGHT - y) * 0.8 * t, w / 2, 0.7 + 1.2 * t))
        c.shape("".join(g), c.palette.at(1), opacity=0.6)


def waves(c: Canvas, y: float, tone: float, height: float = 14) -> None:
    """A row of curling crests."""
    r = c.rng
    x = -40.0 - r.uniform(0, 30)
    out = [f"M{pair(x, y)}"]
    foam = []
    while x < 420:
        w = r.uniform(46, 74)
        h = height * r.uniform(0.7, 1.2)
        out.append(
            f"c{pair(w * 0.3, 0)} {pair(w * 0.42, -h * 0.6)} {pair(w * 0.5, -h)}"
            f"c{pair(w * 0.12, h * 0.1)} {pair(w * 0.22, h * 0.55)} {pair(w * 0.12, h * 0.75)}"
            f"c{pair(w * 0.1, h * 0.3)} {pair(w * 0.24, h * 0.25)} {pair(w * 0.38, h * 0.25)}"
        )
        foam.append(f"M{pair(x + w * 0.22, y - h * 0.25)}q{pair(w * 0.22, -h * 0.2)} {pair(w * 0.28, -h * 0.7)}")
        x += w
    c.shape("".join(out) + f"L{pair(x, HEIGHT + 6)}L-60 {HEIGHT + 6}Z", (tone + 0.14, max(0, tone - 0.14)), rim=1.2)
    c.line("".join(foam), c.k(min(1, tone + 0.5)), 1.2, 0.55)


def isle(c: Canvas, w: float, grass: float = 0.42) -> None:
    """A floating rock whose top is at local y = 0, as wide as w, tapering below."""
    r = c.rng
    h = w * r.uniform(0.55, 0.8)
    half = w / 2
    under: list[Vertex] = [
        (-half, 0, 1),
        (-half * 0.86, h * 0.16),
        (-half * 0.62, h * 0.3, 1),
        (-half * 0.5, h * 0.55),
        (-half * 0.24, h * 0.66, 1),
        (r.uniform(-8, 8) * w / 100, h, 1),
        (half * 0.2, h * 0.62, 1),
        (half * 0.42, h * 0.5),
        (half * 0.6, h * 0.26, 1),
        (half * 0.85, h * 0.14),
        (half, 0, 1),
    ]
    c.shape(smooth(under), c.lit(0.38, 0.08), rim=1.2)
    for i in range(4):
        x = half * (-0.55 + 0.3 * i + r.uniform(-0.05, 0.05))
        c.line(f"M{pair(x, h * 0.1)}l{pair(-x * 0.25, h * r.uniform(0.2, 0.4))}", 0.08, 1.4, 0.5)
    top = [
        (-half, 0, 1),
        (-half * 0.5, -w * 0.05),
        (0, -w * 0.03),
        (half * 0.5, -w * 0.06),
        (half, 0, 1),
        (half * 0.7, w * 0.07),
        (half * 0.45, w * 0.035),
        (half * 0.15, w * 0.085),
        (-half * 0.2, w * 0.04),
        (-half * 0.5, w * 0.09),
        (-half * 0.8, w * 0.045),
    ]
    c.shape(smooth(top), c.lit(grass + 0.3, grass - 0.08), rim=1)
