"""Trees, flowers, mushrooms."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import Canvas, disc, leaf, mirrored, pair, ribbon, smooth, star
from tools.pictures.motifs.registry import motif

FRUITS = {
    "lantern": ("la lanterne {} de l’arbre", "the tree’s {} lantern"),
    "moon": ("la lune {} dans l’arbre", "the {} moon in the tree"),
    "key": ("la clef {} de l’arbre", "the tree’s {} key"),
    "star": ("l’étoile {} dans l’arbre", "the {} star in the tree"),
    "eye": ("l’œil {} de l’arbre", "the tree’s {} eye"),
}
PLACES = (
    ("du haut", "topmost"),
    ("de gauche", "left"),
    ("de droite", "right"),
    ("du milieu", "middle"),
    ("du bas", "lowest"),
)


def _fruit(c: Canvas, kind: str, x: float, y: float) -> None:
    c.line(f"M{pair(x, y - 16)}v8", 0.2, 1)
    c.glow(x, y, 26)
    if kind == "lantern":
        c.shape(
            smooth(mirrored([(x, y - 9), (x + 7, y - 5), (x + 6, y + 6), (x, y + 9)], x)),
            c.blend(c.warm(0.8), c.accent),
        )
        c.line(f"M{pair(x - 4, y - 8)}h8M{pair(x - 4, y + 9)}h8", 0.08, 1.6)
    elif kind == "moon":
        c.shape(f"M{pair(x + 3, y - 9)}a9 9 0 1 0 5 12a7.5 7.5 0 0 1-5-12Z", c.warm(0.6))
    elif kind == "key":
        c.line(disc(x, y - 5, 4), c.warm(0.3), 2.2)
        c.line(f"M{pair(x, y - 1)}v13m0-3h5m-5-4h4", c.warm(0.3), 2.2)
    elif kind == "star":
        c.shape(star(x, y, 11, 5, 0.45), c.warm(0.6))
    else:
        c.shape(f"M{pair(x - 11, y)}q11-13 22 0q-11 13-22 0Z", 1)
        c.dot(x, y, 5, c.accent)
        c.dot(x, y, 2.4, 0.01)


@motif("tree", "ground", 220, 260)
def tree(c: Canvas, r: random.Random) -> None:
    """A bare, branching tree that bears strange fruit."""
    twigs: list[tuple[float, float]] = []
    limbs: list[tuple[str, int]] = []

    def grow(x: float, y: float, angle: float, length: float, width: float, level: int) -> None:
        bend = r.uniform(-16, 16)
        mx, my = (
            x + math.cos(math.radians(angle + bend)) * length * 0.5,
            y + math.sin(math.radians(angle + bend)) * length * 0.5,
        )
        ex, ey = x + math.cos(math.radians(angle)) * length, y + math.sin(math.radians(angle)) * length
        limbs.append(
            (
                ribbon(
                    [(x, y), (mx, my), (ex, ey)], [width, width * 0.8, width * (0.62 if level else 0.2)], 1, tip=False
                ),
                level,
            )
        )
        if level == 0:
            twigs.append((ex, ey))
            return
        forks = (
            (-r.uniform(22, 36), r.uniform(20, 34))
            if level < 3
            else (-r.uniform(38, 52), r.uniform(-9, 9), r.uniform(38, 52))
        )
        for fork in forks:
            aim = angle + fork
            aim += (-90 - aim) * 0.06
            grow(ex, ey, aim, length * r.uniform(0.76, 0.92), width * (0.6 if len(forks) == 2 else 0.52), level - 1)

    grow(r.uniform(-4, 4), -70, -90 + r.uniform(-5, 5), 56, 28, 3)
    crown = c.k(0.72)
    c.shape(disc(0, -178, 112, 82), c.radial([(0, crown, 0.42), (0.7, crown, 0.2), (1, crown, 0)]))
    trunk = smooth(
        [
            (-13, -92),
            (-15, -56),
            (-24, -18),
            (-52, 4, 1),
            (-20, -4),
            (-4, 6, 1),
            (10, -4),
            (44, 6, 1),
            (24, -16),
            (14, -56),
            (13, -92),
        ]
    )
    c.shape(trunk, c.lit(0.36, 0.04), rim=1.6)
    for rank in range(4):
        c.shape("".join(d for d, level in limbs if level == rank), c.lit(0.34, 0.05), rim=0 if rank == 3 else 1)
    c.line("M-4-84Q-9-40-18-12M4-80Q6-40 12-12M0-50Q0-20-3-4", 0.5, 1, 0.45)
    leaves = {0.86: "", 0.62: "", 0.4: ""}
    for x, y in twigs:
        for _ in range(5):
            tone = r.choice(list(leaves))
            leaves[tone] += leaf(x + r.gauss(0, 17), y + r.gauss(0, 13), r.uniform(9, 15), r.uniform(0, 360), 6)
    for tone, d in leaves.items():
        c.shape(d, tone, opacity=0.92)
    kind = r.choice(list(FRUITS))
    fr, en = FRUITS[kind]
    spots = [
        min(twigs, key=lambda p: p[1]),
        min(twigs),
        max(twigs),
        min(twigs, key=lambda p: abs(p[0]) + abs(p[1] + 170)),
        max(twigs, key=lambda p: p[1]),
    ]
    seen: list[tuple[float, float]] = []
    for (x, y), (place_fr, place_en) in zip(spots, PLACES, strict=True):
        if all(math.hypot(x - a, y - b) > 26 for a, b in seen):
            seen.append((x, y))
            _fruit(c, kind, x, y + 16)
            c.mark(x, y + 16, fr.format(place_fr), en.format(place_en), 6)
    c.mark(0, -84, "la fourche de l’arbre", "the fork of the tree", 4)
    c.mark(-46, 2, "la racine de gauche", "the left root", 3)
    c.mark(40, 3, "la racine de droite", "the right root", 3)


@motif("lotus", "water ground", 200, 150)
def lotus(c: Canvas, r: random.Random) -> None:
    c.glow(0, -70, 120, c.accent, 0.4)
    c.shape(disc(-30, 2, 90, 15), c.lit(0.5, 0.14), rim=1)
    c.shape(disc(70, 6, 48, 8), c.lit(0.4, 0.1), rim=1)
    for spread, height, tone in ((82, 96, 0.62), (60, 122, 0.76)):
        for t in (-1, 1, -0.55, 0.55, 0):
            x = t * spread
            tip = (x * 1.16, -height * (1 - 0.34 * abs(t)))
            petal = smooth(
                [
                    (0, -4, 1),
                    (x * 0.5 - 22, tip[1] * 0.4),
                    (x * 0.92 - 12, tip[1] * 0.8),
                    (*tip, 1),
                    (x * 0.92 + 12, tip[1] * 0.8),
                    (x * 0.5 + 22, tip[1] * 0.4),
                ]
            )
            c.shape(petal, c.linear([(0, c.k(1), 1), (0.4, c.k(tone + 0.12), 1), (1, c.deep(0.3), 1)]), rim=1.4)
    c.glow(0, -50, 46, c.warm(0.6), 0.95)
    for t in (-1, 1, -0.4, 0.4):
        x = t * 62
        petal = smooth(
            [
                (0, -2, 1),
                (x * 0.4 - 18, -20),
                (x - 13, -44),
                (x * 1.25, -66 + 14 * abs(t), 1),
                (x + 15, -34),
                (x * 0.4 + 18, -10),
            ]
        )
        c.shape(petal, c.linear([(0, c.k(1), 1), (0.5, c.k(0.85), 1), (1, c.deep(0.15), 1)]), rim=1.4)
    c.shape(
        smooth([(0, 0, 1), (-20, -14), (-21, -34), (0, -62, 1), (21, -34), (20, -14)]),
        c.linear([(0, c.k(1), 1), (1, c.accent, 1)]),
        rim=1.4,
    )
    c.mark(0, -118, "le plus haut pétale du lotus", "the highest lotus petal", 7)
    c.mark(-94, -62, "le pétale gauche du lotus", "the left lotus petal", 5)
    c.mark(94, -62, "le pétale droit du lotus", "the right lotus petal", 5)
    c.mark(0, -46, "le cœur du lotus", "the heart of the lotus", 8)
    c.mark(-112, 2, "la feuille du lotus", "the lotus leaf", 4)


@motif("mushrooms", "ground", 200, 190)
def mushrooms(c: Canvas, r: random.Random) -> None:
    def one(x: float, h: float, w: float, lean: float) -> None:
        c.shape(
            ribbon([(x, 4), (x + lean * 0.2, -h * 0.5), (x + lean, -h)], [w * 0.3, w * 0.2, w * 0.24], tip=False),
            c.lit(0.95, 0.4),
            rim=1.2,
        )
        with c.at(x + lean, -h, turn=lean * 0.25):
            c.shape(disc(0, 0, w * 0.46, w * 0.12), (0.25, 0.7))
            c.line(
                "".join(
                    f"M0 {-w * 0.04:.1f}L{pair(w * 0.43 * t, w * 0.1 * (1 - abs(t)) ** 0.5)}"
                    for t in (-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9)
                ),
                0.92,
                0.9,
                0.6,
            )
            cap = smooth(
                [
                    (-w * 0.52, 1),
                    (-w * 0.42, -w * 0.3),
                    (0, -w * 0.46),
                    (w * 0.42, -w * 0.3),
                    (w * 0.52, 1),
                    (w * 0.26, -w * 0.08),
                    (-w * 0.26, -w * 0.08),
                ]
            )
            c.shape(cap, c.blend(c.warm(0.25), c.deep(0.6), 50 if c.light < 0 else 130), rim=2)
            c.shape(
                "".join(
                    disc(w * px, w * py, w * q, w * q * 0.75)
                    for px, py, q in (
                        (-0.24, -0.22, 0.06),
                        (0.02, -0.34, 0.075),
                        (0.24, -0.2, 0.055),
                        (0.04, -0.16, 0.045),
                        (-0.38, -0.08, 0.04),
                        (0.4, -0.07, 0.035),
                    )
                ),
                1,
                opacity=0.92,
            )

    c.glow(0, -70, 110, c.accent, 0.3)
    one(-56, 84, 84, -12)
    one(56, 62, 70, 14)
    one(2, 140, 120, 6)
    one(-22, 34, 40, -4)
    one(88, 26, 32, 3)
    c.shape("M-5 2v-22q6-11 13 0v22Z", 0.05)
    c.glow(2, -12, 16, c.warm(0.4), 0.9)
    c.shape("M-3 2v-20q4.5-8 9.5 0v20Z", c.warm(0.4))
    c.mark(8, -192, "le grand chapeau", "the great mushroom cap", 7)
    c.mark(-68, -118, "le champignon de gauche", "the left mushroom", 6)
    c.mark(70, -92, "le champignon de droite", "the right mushroom", 5)
    c.mark(2, -10, "la porte du champignon", "the mushroom’s door", 7)
    c.mark(11, -176, "la tache blanche du chapeau", "the white spot on the cap", 4)
    c.mark(91, -36, "le tout petit champignon", "the tiny mushroom", 4)


@motif("dandelion", "ground", 150, 260)
def dandelion(c: Canvas, r: random.Random) -> None:
    c.line("M-6 0Q8-80 0-168", c.blend(c.k(0.3), c.k(0.75), 270), 4)
    for a, n in ((-150, 70), (-30, 76), (-165, 50), (-18, 46)):
        c.shape(leaf(-5, 2, n, a, 22, 8 if a < -90 else -8), c.lit(0.5, 0.14), rim=1)
    c.glow(0, -176, 96, c.k(1), 0.55)
    c.dot(0, -176, 70, c.k(1), 0.12)
    spokes, tufts = "", ""
    for i in range(44):
        a = i * 2.39996
        q = 66 * math.sqrt((i + 8) / 52)
        x, y = q * math.cos(a), -176 + q * math.sin(a)
        spokes += f"M{pair(x * 0.12, -176 + (y + 176) * 0.12)}L{pair(x, y)}"
        for da in (-0.5, 0, 0.5):
            tufts += f"M{pair(x, y)}l{pair(7 * math.cos(a + da), 7 * math.sin(a + da))}"
    c.line(spokes, 0.95, 0.6, 0.55)
    c.line(tufts, 1, 1, 0.9)
    c.dot(0, -176, 9, c.deep(0.2))
    c.dot(-2, -178, 4, c.warm(0.4))
    flights = [(62, -228, 20), (92, -204, 34), (108, -262, 26), (44, -266, 8)]
    for x, y, turn in flights:
        with c.at(x, y, 1, turn):
            c.line("M0 0v16M0 0l-8-9M0 0l-3-12M0 0l3-12M0 0l8-9", 1, 1.2)
            c.shape(leaf(0, 15, 8, 90, 4), 0.15)
    c.mark(0, -176, "le cœur du pissenlit", "the heart of the dandelion", 8)
    c.mark(0, -240, "le haut de la boule de duvet", "the top of the puffball", 5)
    c.mark(-64, -176, "le bord du duvet", "the edge of the down", 4)
    c.mark(108, -262, "la graine la plus lointaine", "the farthest seed", 6)
    c.mark(92, -202, "la graine qui s’envole", "the seed that flies off", 5)
    c.mark(4, -80, "la tige du pissenlit", "the dandelion’s stalk", 3)
    c.mark(62, -32, "la feuille du pissenlit", "the dandelion’s leaf", 3)


@motif("cactus", "ground", 150, 210)
def cactus(c: Canvas, r: random.Random) -> None:
    """A cactus that blooms with little suns."""

    def limb(spine: list[tuple[float, float]], w: float) -> None:
        d = ribbon(spine, [w * 0.9, w, w, w * 0.9, w * 0.45], tip=False)
        c.shape(d, c.lit(0.55, 0.12), rim=1.8)
        c.line(smooth([(x - 0.26 * w, y) for x, y in spine], closed=False), 0.75, 1.1, 0.5)
        c.line("".join(smooth([(x + s * w, y) for x, y in spine], closed=False) for s in (0, 0.26)), 0.12, 1.1, 0.5)

    limb([(-22, -62), (-48, -62), (-58, -84), (-58, -118), (-57, -138)], 24)
    limb([(20, -86), (46, -88), (56, -108), (56, -150), (55, -170)], 22)
    limb([(0, 4), (0, -60), (0, -120), (0, -170), (0, -200)], 44)
    blooms = [
        (0, -204, 17, "la fleur du sommet", "the topmost bloom"),
        (-57, -142, 13, "la fleur de gauche", "the left bloom"),
        (55, -174, 13, "la fleur de droite", "the right bloom"),
    ]
    for x, y, q, fr, en in blooms:
        c.glow(x, y, q * 2.6)
        c.shape("".join(leaf(x, y, q, a + q, q * 0.62) for a in range(0, 360, 45)), c.blend(c.warm(0.5), c.accent))
        c.dot(x, y, q * 0.3, c.warm(0.9))
        c.mark(x, y, fr, en, 7)
    c.mark(-56, -66, "le coude du cactus", "the crook of the cactus", 4)
    c.mark(0, -100, "le tronc du cactus", "the trunk of the cactus", 3)


@motif("rose", "ground air", 150, 250)
def rose(c: Canvas, r: random.Random) -> None:
    c.shape(ribbon([(-4, 0), (8, -50), (-2, -100), (2, -150)], [7, 5, 5, 6]), c.lit(0.5, 0.12), rim=1)
    for x, y, a in ((4, -52, -30), (2, -92, -150), (2, -28, -160)):
        d = leaf(x, y, 58, a, 30, 6)
        c.shape(d, c.lit(0.55, 0.12), rim=1.2)
        e = math.radians(a)
        c.line(f"M{pair(x, y)}l{pair(44 * math.cos(e), 44 * math.sin(e))}", 0.75, 1, 0.6)
    c.glow(0, -190, 100, c.accent, 0.35)
    petals = (
        ((-62, -182), (-66, -222), (-30, -232), (0, -170), (-30, -142)),
        ((62, -182), (66, -222), (30, -232), (0, -170), (30, -142)),
        ((-36, -232), (0, -252), (36, -232), (20, -180), (-20, -180)),
        ((-50, -170), (-56, -198), (-10, -206), (10, -150), (-20, -138)),
        ((50, -172), (54, -202), (10, -210), (-10, -152), (22, -138)),
        ((-34, -162), (0, -184), (34, -164), (22, -136), (-18, -134)),
    )
    for i, p in enumerate(petals):
        c.shape(
            smooth(p), c.blend(c.warm(0.42 - i * 0.03), c.deep(0.32 + 0.03 * i), 60 if c.light < 0 else 120), rim=1.6
        )
    c.line("M-16-208Q0-226 18-208Q20-192 2-190Q-12-192-6-204Q2-212 8-204", c.deep(0.7), 2.6, 0.8)
    c.line("M-17-210Q0-229 19-210", c.warm(0.8), 1.4, 0.8)
    for s in (-1, 1):
        c.shape(leaf(0, -140, 40, -90 + s * 104, 12, s * 6), c.lit(0.5, 0.1))
    c.shape("M66-166q-6 10 0 14q6-4 0-14Z", c.k(1))
    c.mark(2, -203, "le cœur de la rose", "the heart of the rose", 8)
    c.mark(0, -248, "le pétale du haut", "the top petal", 5)
    c.mark(-62, -204, "le pétale de gauche", "the left petal", 5)
    c.mark(62, -204, "le pétale de droite", "the right petal", 5)
    c.mark(66, -156, "la goutte de rosée", "the dewdrop", 5)
    c.mark(46, -76, "la feuille haute de la rose", "the rose’s upper leaf", 4)
    c.mark(-48, -118, "la feuille gauche de la rose", "the rose’s left leaf", 4)
