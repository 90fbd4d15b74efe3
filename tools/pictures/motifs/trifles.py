"""More small things, of the kind that turn up in pockets and on window sills."""

from __future__ import annotations

import random

from tools.pictures.canvas import Canvas, box, disc, leaf, mirrored, pair, poly, ribbon, smooth
from tools.pictures.motifs.registry import motif


@motif("candle", "ground", 24, 60)
def candle(c: Canvas, r: random.Random) -> None:
    c.glow(0, -50, 44)
    c.shape(smooth([(-8, 2, 1), (-8, -30), (-3, -34), (4, -32), (8, -28), (8, 2, 1)]), c.lit(1, 0.6), rim=0.8)
    c.shape("M-8-26q-4 12 1 14M8-22q3 8-2 12", 0.9)
    c.shape("M0-34Q-8-44 0-60Q8-44 0-34Z", c.blend("#fffdf4", c.accent))
    c.shape("M-16 2q16-7 32 0q-4 7-16 7t-16-7Z", c.lit(0.6, 0.1), rim=0.8)
    c.mark(0, -46, "la bougie", "the candle", 7)


@motif("teacup", "ground air", 44, 40)
def teacup(c: Canvas, r: random.Random) -> None:
    c.line("M16-24q14-2 12 8t-16 8", c.k(0.9), 4)
    c.shape("M-20-30H20Q20-4 6 0H-6Q-20-4-20-30Z", c.lit(1, 0.66), rim=1)
    c.shape(disc(0, -30, 20, 4.6), c.blend(c.deep(0.2), c.deep(0.6)))
    c.line("M-19-22Q0-16 19-22", c.accent, 2.4)
    c.shape(disc(0, 3, 26, 4), c.lit(0.95, 0.6), rim=0.8)
    c.line("M-5-38q-5-7 0-13t0-12M6-38q-4-6 0-11", 1, 2, 0.5)
    c.mark(0, -17, "la tasse de thé", "the teacup", 6)


@motif("pawn", "ground", 32, 56)
def pawn(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth(mirrored([(0, -34, 1), (9, -34, 1), (6, -28), (9, -12), (15, -6), (16, 2, 1), (0, 3, 1)])),
        c.lit(0.3, 0.02),
        rim=1.4,
    )
    c.shape(disc(0, -43, 10.5), c.lit(0.36, 0.03), rim=1.4)
    c.mark(0, -42, "le pion noir", "the black pawn", 6)


@motif("signpost", "ground", 50, 70)
def signpost(c: Canvas, r: random.Random) -> None:
    c.shape(box(-2.5, -68, 5, 70), c.lit(0.26, 0.03), rim=0.8)
    c.shape("M-4-64H24L32-57 24-50H-4Z", c.lit(0.3, 0.06), rim=1.2)
    c.shape("M4-46H-22L-30-39-22-32H4Z", c.lit(0.3, 0.04), rim=1.2)
    c.mark(22, -57, "le poteau indicateur", "the signpost", 6)


@motif("hare", "ground", 50, 60)
def hare(c: Canvas, r: random.Random) -> None:
    c.shape(leaf(-10, -34, 30, -104, 9, 2) + leaf(-5, -35, 30, -84, 9, 2), c.lit(0.3, 0.04), rim=1)
    c.shape(
        smooth(
            [
                (-20, -28),
                (-12, -38),
                (0, -34),
                (4, -24),
                (18, -18),
                (24, -4),
                (18, 2, 1),
                (-10, 2, 1),
                (-8, -10),
                (-14, -20),
            ]
        ),
        c.lit(0.3, 0.02),
        rim=1.4,
    )
    c.dot(23, -4, 4.4, 0.95)
    c.dot(-11, -30, 1.8, c.warm(0.4))
    c.mark(-8, -50, "les oreilles du lièvre", "the hare’s ears", 6)
    c.mark(23, -4, "la queue du lièvre", "the hare’s tail", 3)


@motif("whale tail", "water", 70, 50)
def whale_tail(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth(
            [
                (-9, 4, 1),
                (-4, -20),
                (-12, -34),
                (-36, -44, 1),
                (-16, -48),
                (0, -36),
                (16, -48),
                (36, -44, 1),
                (12, -34),
                (4, -20),
                (9, 4, 1),
            ]
        ),
        c.lit(0.3, 0.02),
        rim=1.6,
    )
    c.line("M-26 5q10-5 20 0M8 5q10-5 20 0", 1, 1.4, 0.7)
    c.mark(0, -34, "la queue qui plonge", "the diving tail", 6)


@motif("water lantern", "water", 36, 36)
def water_lantern(c: Canvas, r: random.Random) -> None:
    c.glow(0, -14, 46)
    c.shape("M-12-28H12L14-2H-14Z", c.blend(c.warm(0.85), c.warm(0.1)), rim=0.8)
    c.line("M-4-28V-2M5-28V-2", c.deep(0.3), 1)
    c.shape("M-18-2H18L14 4H-14Z", 0.08)
    c.mark(0, -14, "la lanterne sur l’eau", "the lantern on the water", 7)


@motif("envelope", "air", 44, 32, standing=False)
def envelope(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, r.uniform(-24, 24)):
        c.shape(box(-21, -14, 42, 28), c.lit(1, 0.8), rim=0.8)
        c.line("M-21-14L0 3 21-14", 0.5, 1.2)
        c.dot(0, 2, 5, c.accent)
        c.mark(0, 0, "la lettre cachetée", "the sealed letter", 6)


@motif("bowler hat", "air", 60, 36, standing=False)
def bowler_hat(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, r.uniform(-14, 14)):
        c.shape("M-19 8Q-22-20 0-21T19 8Z", c.lit(0.26, 0.02), rim=1.6)
        c.shape(
            smooth([(-32, 2, 1), (-18, 9), (0, 11), (18, 9), (32, 2, 1), (22, 15), (0, 18), (-22, 15)]),
            c.lit(0.2, 0.01),
            rim=1.2,
        )
        c.line("M-19 5Q0 12 19 5", c.accent, 3)
        c.mark(0, -6, "le chapeau melon", "the bowler hat", 6)


@motif("apple", "air", 40, 46, standing=False)
def apple(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth([(0, -10), (12, -16), (21, -4), (15, 14), (4, 19), (0, 17), (-4, 19), (-15, 14), (-21, -4), (-12, -16)]),
        c.blend(c.warm(0.2), c.deep(0.5), 50 if c.light < 0 else 130),
        rim=1.6,
    )
    c.line("M0-10q1-8 5-12", 0.05, 2.4)
    c.shape(leaf(3, -16, 18, -20, 9), c.lit(0.7, 0.3))
    c.mark(0, 2, "la pomme suspendue", "the hanging apple", 6)


@motif("small feather", "air", 40, 50, standing=False)
def small_feather(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, r.uniform(20, 60)):
        c.shape(leaf(0, 18, 46, -90, 20, 5), c.lit(1, 0.75), rim=0.8)
        c.line("M0 28Q-1 0 4-22", 0.5, 1.4)
        c.mark(1, -4, "la plume perdue", "the lost feather", 6)


@motif("crow", "air", 60, 40, standing=False)
def crow(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth(
            [
                (-28, 2, 1),
                (-18, -5),
                (-6, -3),
                (2, -20),
                (22, -28, 1),
                (16, -8),
                (12, 2),
                (30, 10, 1),
                (10, 10),
                (-8, 9),
                (-18, 4),
            ]
        ),
        c.lit(0.2, 0.01),
        rim=1.2,
    )
    c.mark(0, 2, "la corneille", "the crow", 6)


@motif("cage", "air", 36, 60, standing=False)
def cage(c: Canvas, r: random.Random) -> None:
    c.glow(0, 6, 36)
    c.dot(0, 8, 5, c.warm(0.6))
    c.line("M0-36v8M-15 22V-8Q-15-28 0-28Q15-28 15-8V22M-7 22V-10Q-5-26 0-28Q5-26 7-10V22M-15 2H15", 0.06, 1.8)
    c.shape("M-18 22H18V28H-18Z", 0.05, rim=0.8)
    c.mark(0, 8, "la lueur en cage", "the caged light", 6)


@motif("scarf", "air", 80, 40, standing=False)
def scarf(c: Canvas, r: random.Random) -> None:
    c.shape(
        ribbon([(-38, 6), (-18, -10), (2, 6), (22, -8), (40, 4)], [7, 12, 11, 12, 8], tip=True),
        c.blend(c.warm(0.2), c.deep(0.45), 0),
        rim=1.2,
    )
    c.line("M38 0l8 2M37 4l8 5M36 8l6 7", c.accent, 1.6)
    c.mark(2, 5, "l’écharpe au vent", "the scarf on the wind", 5)


@motif("rocking horse", "ground", 60, 50)
def rocking_horse(c: Canvas, r: random.Random) -> None:
    c.line("M-28-2Q0 12 28-2", c.accent, 3.4)
    c.shape(
        smooth(
            [
                (-26, -34),
                (-20, -46),
                (-12, -42),
                (-6, -28),
                (12, -26),
                (22, -20),
                (20, -2, 1),
                (14, -2, 1),
                (12, -12),
                (-8, -12),
                (-12, -2, 1),
                (-18, -2, 1),
                (-14, -20),
                (-22, -30),
            ]
        ),
        c.lit(0.95, 0.5),
        rim=1.2,
    )
    c.shape("M-2-29h12l2 8H-3Z", c.deep(0.2))
    c.mark(-20, -38, "le cheval à bascule", "the rocking horse", 6)


@motif("boulder", "ground water", 50, 40)
def boulder(c: Canvas, r: random.Random) -> None:
    c.shape(poly([(-26, 3), (-20, -18), (-6, -30), (12, -26), (24, -10), (28, 3)]), c.lit(0.28, 0.02), rim=1.4)
    c.line(f"M{pair(-6, -30)}l6 16-8 14M12-26l-4 14 8 12", 0.5, 1, 0.4)
    c.mark(0, -16, "le rocher fendu", "the split rock", 5)
