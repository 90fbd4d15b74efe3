"""Small things that fill a quiet corner; a picture scatters several."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import Canvas, box, disc, leaf, mirrored, poly, ribbon, smooth, star
from tools.pictures.motifs.registry import motif


@motif("star", "air", 24, 24, standing=False)
def bright_star(c: Canvas, r: random.Random) -> None:
    c.glow(0, 0, 30, c.palette.at(1), 0.7)
    c.shape(star(0, 0, 15, 4, 0.16), c.palette.at(1))
    c.mark(0, 0, "la grande étoile", "the great star", 7)


@motif("comet", "air", 90, 60, standing=False)
def comet(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth([(-4, 4), (30, -22), (80, -44, 1), (40, -8), (6, 10)]),
        c.linear([(0, c.palette.at(1), 0.85), (1, c.palette.at(1), 0)], -30),
    )
    c.glow(0, 6, 26, c.palette.at(1), 0.8)
    c.dot(0, 6, 6, "#fffdf4")
    c.mark(0, 6, "la comète", "the comet", 7)


@motif("birds", "air", 90, 50, standing=False)
def birds(c: Canvas, r: random.Random) -> None:
    for x, y, s in ((0, 0, 1.2), (-32, 14, 0.9), (30, 16, 0.8)):
        with c.at(x, y, s, r.uniform(-10, 10)):
            c.shape("M0 2C-6-8-16-10-24-6C-14-6-8 0-3 6Q0 9 4 6C9 0 15-5 25-7C16-11 6-8 0 2Z", 0.03, rim=0.8)
    c.mark(0, 3, "l’oiseau de tête", "the leading bird", 6)
    c.mark(-32, 16, "l’oiseau de l’aile gauche", "the bird on the left", 4)
    c.mark(30, 18, "l’oiseau de l’aile droite", "the bird on the right", 4)


@motif("paper birds", "air", 120, 70, standing=False)
def paper_birds(c: Canvas, r: random.Random) -> None:
    spots = (
        (-8, 6, 1.1, -8, "le plus grand oiseau de papier", "the largest paper bird"),
        (44, -18, 0.75, 8, "l’oiseau de papier du haut", "the upper paper bird"),
        (-48, -22, 0.62, -14, "le petit oiseau de papier", "the little paper bird"),
    )
    for x, y, s, turn, fr, en in spots:
        with c.at(x, y, s, turn):
            c.shape("M0 4L-12-26 10-6Z", c.k(0.78))
            c.shape("M0 4L20-32 16 0Z", c.k(1))
            c.shape("M-30-2L0 4 16 0 34 12 2 14Z", c.lit(1, 0.8))
            c.shape("M-30-2L-38 6-22 3Z", c.accent)
            c.mark(4, 2, fr, en, 6)


@motif("kite", "air", 80, 130, standing=False)
def kite(c: Canvas, r: random.Random) -> None:
    c.line("M0 34Q-12 60 2 82T-4 128", 0.9, 1.2)
    for y, x in ((56, -6), (80, 1), (104, 3)):
        c.shape(f"M{x} {y}l-9-6v11ZM{x} {y}l9-6v11Z", c.accent)
    c.shape("M0-52L-30-10 0 36Z", c.k(0.95), rim=0.8)
    c.shape("M0-52L30-10 0 36Z", c.blend(c.warm(0.2), c.deep(0.4)))
    c.shape("M-30-10H30L0 36Z", c.deep(0.3), opacity=0.5)
    c.line("M0-52V36M-30-10H30", 0.08, 1.2)
    c.mark(0, -48, "la pointe du cerf-volant", "the tip of the kite", 6)
    c.mark(0, -10, "la croix du cerf-volant", "the cross of the kite", 5)
    c.mark(-3, 124, "la queue du cerf-volant", "the tail of the kite", 5)


@motif("butterfly", "air", 50, 44, standing=False)
def butterfly(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, r.uniform(-20, 20)):
        for s in (-1, 1):
            c.shape(
                smooth([(0, 0), (s * 12, -18), (s * 26, -20), (s * 24, -4), (s * 8, 3)]),
                c.blend(c.warm(0.4), c.deep(0.2)),
                rim=0.8,
            )
            c.shape(smooth([(0, 2), (s * 16, 2), (s * 19, 14), (s * 9, 18)]), c.deep(0.2))
            c.dot(s * 18, -12, 2.4, 0.98)
        c.shape(leaf(0, 16, 26, -90, 5), 0.03)
        c.mark(0, -2, "le papillon", "the butterfly", 6)


@motif("paper boat", "water air", 56, 40)
def paper_boat(c: Canvas, r: random.Random) -> None:
    c.shape("M0-38L-13-8H13Z", c.lit(1, 0.8))
    c.shape("M0-38L13-8H2Z", c.k(0.62))
    c.shape("M-32-16L-13-8H13L32-16 20 4H-20Z", c.lit(1, 0.72), rim=0.8)
    c.shape("M13-8L32-16 20 4H4Z", c.k(0.58), opacity=0.8)
    c.mark(0, -34, "la voile du bateau de papier", "the paper boat’s sail", 6)
    c.mark(0, 0, "le bateau de papier", "the paper boat", 4)


@motif("little fish", "air water", 60, 34, standing=False)
def little_fish(c: Canvas, r: random.Random) -> None:
    c.shape(smooth([(18, 0), (34, -13, 1), (30, 0), (34, 13, 1)]), c.blend(c.accent, c.deep(0.4)))
    c.shape(
        smooth([(-28, 0), (-12, -14), (8, -10), (20, 0), (8, 10), (-12, 13)]),
        c.blend(c.warm(0.3), c.deep(0.4)),
        rim=1.2,
    )
    c.line("M-10-10Q-4 0-10 10M4-9Q9 0 4 9", "#fffdf4", 1.6, 0.7)
    c.dot(-19, -2, 2.4, 0.02)
    c.mark(-10, 0, "le poisson rayé", "the striped fish", 6)


@motif("sky lantern", "air", 36, 50, standing=False)
def sky_lantern(c: Canvas, r: random.Random) -> None:
    c.glow(0, 4, 48)
    c.shape(
        smooth(mirrored([(0, -22), (14, -18), (17, 0), (11, 20, 1), (0, 21)])),
        c.blend(c.warm(0.2), c.warm(0.85)),
        rim=0.8,
    )
    c.line("M-11 20h22", 0.1, 1.4)
    c.mark(0, 4, "le lampion volant", "the sky lantern", 7)


@motif("little balloon", "air", 50, 76, standing=False)
def little_balloon(c: Canvas, r: random.Random) -> None:
    skin = smooth(mirrored([(0, -36), (20, -30), (25, -10), (14, 10), (5, 18, 1), (0, 18)]))
    c.shape(skin, c.lit(0.95, 0.45), rim=1.2)
    with c.clipped(skin):
        c.shape("M-9-40Q-14-10-3 20H3Q14-10 9-40Z", c.deep(0.15))
    c.line("M-5 18l1 10M5 18l-1 10", 0.1, 0.9)
    c.shape("M-6 28h12l-1 9h-10Z", 0.08)
    c.mark(0, 32, "la petite nacelle", "the little basket", 6)
    c.mark(0, -30, "la petite montgolfière", "the little balloon", 5)


@motif("little cloud", "air", 80, 40, standing=False)
def little_cloud(c: Canvas, r: random.Random) -> None:
    c.shape(
        disc(-18, 2, 14) + disc(2, -6, 18) + disc(20, 4, 12) + disc(0, 9, 36, 8),
        c.linear([(0, c.k(1), 0.98), (1, c.k(0.72), 0.9)]),
    )
    c.line("M-4-14q8-7 14 0M-24-2q6-7 12-3", 1, 1.4, 0.8)
    c.mark(0, 0, "le petit nuage", "the little cloud", 5)


@motif("ladder", "air", 40, 120, standing=False)
def ladder(c: Canvas, r: random.Random) -> None:
    c.line("M-12 60L-7-60M12 60L7-60", 0.06, 3.4)
    c.line("".join(f"M{-11 + i * 0.7:.1f} {48 - i * 16}h{22 - i * 1.4:.1f}" for i in range(7)), 0.1, 2.6)
    c.line("M-13 60L-8-60", 0.85, 0.9, 0.7)
    c.mark(0, -58, "le haut de l’échelle", "the top of the ladder", 6)
    c.mark(0, 56, "le bas de l’échelle", "the foot of the ladder", 4)


@motif("floating key", "air water", 30, 60, standing=False)
def floating_key(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, r.uniform(-35, 35)):
        c.glow(0, 0, 34, c.accent, 0.4)
        c.line(disc(0, -17, 9), c.blend(c.warm(0.5), c.deep(0.3)), 4)
        c.line("M0-8V26M1 24h9M1 16h7", c.blend(c.warm(0.4), c.deep(0.4), 0), 4)
        c.mark(0, 2, "la clef flottante", "the floating key", 6)


@motif("dark fish", "air water", 80, 40, standing=False)
def dark_fish(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth(
            [(-40, 2), (-20, -14), (10, -14), (30, 0), (48, -14, 1), (42, 2), (48, 18, 1), (30, 4), (8, 14), (-20, 14)]
        ),
        c.lit(0.22, 0.02),
        rim=1.4,
    )
    c.shape(smooth([(-6, -13), (6, -26, 1), (16, -11)]), 0.05)
    c.dot(-26, -2, 2.6, c.warm(0.4))
    c.mark(-24, -1, "le poisson noir", "the dark fish", 6)


@motif("bat", "air", 80, 44, standing=False)
def bat(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth(
            mirrored(
                [
                    (0, -6),
                    (4, -14, 1),
                    (8, -4),
                    (22, -14),
                    (42, -12, 1),
                    (36, -2),
                    (34, 10, 1),
                    (26, 4),
                    (18, 14, 1),
                    (10, 8),
                    (0, 18, 1),
                ]
            )
        ),
        c.lit(0.16, 0.01),
        rim=1,
    )
    c.shape(disc(-2.6, -3, 1.2) + disc(2.6, -3, 1.2), c.accent)
    c.mark(0, 2, "la chauve-souris", "the bat", 6)


@motif("dark balloon", "air", 40, 80, standing=False)
def dark_balloon(c: Canvas, r: random.Random) -> None:
    c.shape(smooth(mirrored([(0, -34), (17, -28), (20, -10), (8, 10), (0, 13)])), c.lit(0.26, 0.02), rim=1.6)
    c.shape("M-4 17l4-5 4 5Z", 0.03)
    c.line("M0 17q-8 14 0 24t-4 20", 0.06, 1.4)
    c.mark(0, -10, "le ballon noir", "the black balloon", 6)


@motif("falling leaf", "air", 40, 40, standing=False)
def falling_leaf(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, r.uniform(-40, 40)):
        c.shape(leaf(-20, 6, 42, -12, 24, 4), c.lit(0.2, 0.03), rim=1.2)
        c.line("M-28 9L16-2M-8 4l6-9M0 2l8 6M4 1l5-7", 0.5, 1, 0.6)
        c.mark(0, 1, "la feuille qui tombe", "the falling leaf", 5)


@motif("bubble", "air water", 44, 44, standing=False)
def bubble(c: Canvas, r: random.Random) -> None:
    c.shape(disc(0, 0, 19), c.radial([(0, c.k(0.9), 0.1), (0.8, c.k(0.95), 0.25), (1, c.k(1), 0.8)]))
    c.line("M-12-6Q-8-14 0-14", "#fffdf4", 2.4, 0.95)
    c.shape("M-7 8q7-8 14 0l-2 3h-10Z", c.deep(0.2))
    c.line("M0 2v-10", 0.06, 1.4)
    c.shape("M1-8l7 8h-7Z", 1)
    c.mark(0, 0, "la bulle au voilier", "the bubble with a boat", 6)


@motif("moonlet", "air", 40, 40, standing=False)
def moonlet(c: Canvas, r: random.Random) -> None:
    c.glow(0, 0, 40, c.k(1), 0.5)
    c.shape(disc(0, 0, 15), c.lit(1, 0.55))
    c.shape(disc(5, 3, 3.4) + disc(-4, 6, 2.2) + disc(2, -6, 1.8), 0.62, opacity=0.7)
    c.mark(0, 0, "la petite lune", "the little moon", 6)


@motif("lamp post", "ground", 40, 120)
def lamp_post(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth([(-9, 2, 1), (-4, -10), (-2.5, -90, 1), (2.5, -90, 1), (4, -10), (9, 2, 1)]), c.lit(0.3, 0.03), rim=1
    )
    c.glow(0, -106, 60)
    c.shape("M-8-114h16l-4 22h-8Z", c.blend("#fffdf4", c.accent))
    c.shape("M-11-114L0-126 11-114Z", 0.04, rim=0.8)
    c.mark(0, -104, "le réverbère", "the street lamp", 7)


@motif("little mushroom", "ground", 40, 36)
def little_mushroom(c: Canvas, r: random.Random) -> None:
    for x, s in ((-10, 0.7), (6, 1.0)):
        with c.at(x, 0, s):
            c.shape(ribbon([(0, 2), (1, -12), (0, -22)], [9, 7, 8], tip=False), c.lit(0.98, 0.6))
            c.shape(
                smooth([(-17, -20), (-12, -32), (0, -37), (12, -32), (17, -20), (0, -23)]),
                c.blend(c.warm(0.3), c.deep(0.35)),
                rim=1,
            )
            c.shape(disc(-6, -29, 2.2) + disc(4, -31, 2.6) + disc(10, -25, 1.7), 1)
    c.mark(6, -28, "le petit champignon", "the little mushroom", 6)


@motif("stone", "ground water", 60, 40)
def stone(c: Canvas, r: random.Random) -> None:
    c.shape(smooth([(-30, 4, 1), (-26, -14), (-8, -24), (14, -20), (28, -6), (32, 4, 1)]), c.lit(0.24, 0.02), rim=1.6)
    c.shape(smooth([(-16, -20), (-10, -36), (6, -38), (16, -26), (10, -17)]), c.lit(0.3, 0.04), rim=1.4)
    c.shape(smooth([(-7, -36), (-3, -46), (7, -46), (9, -38), (2, -35)]), c.lit(0.36, 0.06), rim=1.2)
    c.mark(1, -42, "le cairn", "the cairn", 6)


@motif("milestone", "ground", 36, 50)
def milestone(c: Canvas, r: random.Random) -> None:
    c.shape("M-14 2v-34q14-20 28 0v34Z", c.lit(0.3, 0.03), rim=1.6)
    c.shape(star(0, -24, 8, 5, 0.42), c.accent)
    c.mark(0, -25, "la borne à l’étoile", "the star milestone", 6)


@motif("little door", "ground", 40, 60)
def little_door(c: Canvas, r: random.Random) -> None:
    c.glow(0, -28, 50)
    c.shape("M-20 2v-38q20-28 40 0v38Z", c.lit(0.4, 0.04), rim=1.4)
    c.shape("M-14 2v-36q14-20 28 0v36Z", c.radial([(0, "#fffdf4", 1), (1, c.accent, 1)], 0.5, 0.7))
    c.mark(0, -24, "la petite porte", "the little door", 7)


@motif("sapling", "ground", 50, 70)
def sapling(c: Canvas, r: random.Random) -> None:
    c.shape(ribbon([(0, 2), (3, -26), (-2, -52)], [6, 4, 2]), 0.04)
    for x, y, q in ((-12, -50, 14), (10, -54, 15), (-2, -66, 15)):
        c.shape(disc(x, y, q), c.lit(0.34, 0.05), rim=1.2)
    c.mark(0, -58, "le jeune arbre", "the young tree", 5)


@motif("black cat", "ground", 40, 50)
def black_cat(c: Canvas, r: random.Random) -> None:
    c.line("M14-4q18-2 14-20t4-18", 0.02, 4)
    c.shape(smooth([(-7, -30), (-14, -10), (-14, 2, 1), (18, 2, 1), (17, -12), (7, -30)]), c.lit(0.16, 0.01), rim=1.2)
    c.shape(
        smooth([(-14, -50, 1), (-6, -44), (6, -44), (14, -50, 1), (13, -34), (0, -26), (-13, -34)]),
        c.lit(0.18, 0.01),
        rim=1.2,
    )
    c.shape(disc(-5, -37, 2.4, 1.8) + disc(5, -37, 2.4, 1.8), c.warm(0.3))
    c.mark(0, -38, "le chat noir", "the black cat", 7)


@motif("lily", "water", 60, 30)
def lily(c: Canvas, r: random.Random) -> None:
    c.shape("M0 0L29-5C22-12-32-12-32 0C-32 12 20 12 27 5Z", c.lit(0.5, 0.14), rim=1)
    for a in (-150, -120, -90, -60, -30):
        c.shape(leaf(-4, -3, 20, a, 11), c.lit(1, 0.7), rim=0.6)
    c.dot(-4, -6, 3.4, c.warm(0.2))
    c.mark(-4, -10, "le nénuphar", "the water lily", 6)


@motif("buoy", "water", 36, 56)
def buoy(c: Canvas, r: random.Random) -> None:
    c.shape("M-17 0q17-14 34 0q-4 9-17 9t-17-9Z", c.lit(0.25, 0.02), rim=1.2)
    c.shape("M-9-6L-3-38h6L9-6Z", c.lit(0.3, 0.04), rim=1)
    c.line("M-7-16h14M-5-26h10", c.accent, 3)
    c.glow(0, -44, 28)
    c.dot(0, -44, 4.6, c.warm(0.7))
    c.mark(0, -42, "la bouée", "the buoy", 6)


@motif("fin", "water", 50, 40)
def fin(c: Canvas, r: random.Random) -> None:
    c.shape(smooth([(-22, 2, 1), (-8, -16), (14, -36, 1), (12, -14), (20, 2, 1)]), c.lit(0.28, 0.02), rim=1.6)
    c.line("M-34 4q10-4 20 0M16 4q10-4 20 0", 1, 1.4, 0.7)
    c.mark(9, -26, "l’aileron", "the fin", 6)


@motif("message", "water", 50, 40)
def message(c: Canvas, r: random.Random) -> None:
    with c.at(0, -6, 1, -28):
        c.shape(
            smooth([(-24, -9), (8, -10), (16, -4), (30, -4, 1), (30, 4, 1), (16, 4), (8, 10), (-24, 9)]),
            c.linear([(0, c.k(1), 0.85), (1, c.k(0.7), 0.6)]),
            rim=1,
        )
        c.shape(box(-14, -5, 20, 9), c.warm(0.8))
        c.shape(box(29, -3.4, 7, 7), 0.1)
        c.mark(0, 0, "la bouteille à la mer", "the message in a bottle", 6)
    c.line("M-30 6q9-4 18 0t18 0 18 0", 1, 1.2, 0.6)


@motif("ring of stones", "ground", 90, 30)
def ring_of_stones(c: Canvas, r: random.Random) -> None:
    c.glow(0, -8, 50)
    for i in range(7):
        a = math.pi * (1 + i / 6)
        x, y = 38 * math.cos(a), -4 + 12 * math.sin(a)
        c.shape(
            smooth([(x - 6, y + 6, 1), (x - 5, y - 8), (x + 3, y - 10), (x + 6, y + 6, 1)]), c.lit(0.3, 0.03), rim=1
        )
    c.shape("M0-34q-12 16-8 24q8 10 16 0q4-8-3-14q0 6-4 8q3-10-1-18Z", c.blend(c.warm(0.7), c.accent))
    c.mark(0, -14, "le feu dans les pierres", "the fire among the stones", 7)


@motif("flag", "ground", 40, 70)
def flag(c: Canvas, r: random.Random) -> None:
    c.line("M0 2V-66", 0.05, 2.6)
    c.shape("M1-66q14-7 22 0t20-3q-6 10-1 20q-12 4-20-1t-21 2Z", c.blend(c.warm(0.1), c.deep(0.4), 0), rim=1)
    c.mark(20, -56, "le fanion", "the pennant", 6)


@motif("piano key", "air", 90, 50, standing=False)
def piano_key(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, r.uniform(-14, 14)):
        for i in range(5):
            c.shape(box(-40 + i * 16, -14, 15, 34), c.lit(1, 0.8), rim=0.6)
        for i in (0, 1, 3):
            c.shape(box(-29 + i * 16, -14, 9, 20), 0.03)
        c.mark(-8, -5, "la touche noire", "the black piano key", 5)
        c.mark(32, 12, "la dernière touche blanche", "the last white piano key", 4)


@motif("dice", "air", 40, 40, standing=False)
def dice(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, r.uniform(-12, 12)):
        c.shape(poly([(0, -20), (18, -11), (0, -2), (-18, -11)]), c.k(1))
        c.shape(poly([(-18, -11), (0, -2), (0, 20), (-18, 10)]), c.k(0.78))
        c.shape(poly([(18, -11), (0, -2), (0, 20), (18, 10)]), c.k(0.5))
        c.shape(disc(0, -11, 4, 2.2) + disc(-13, 0, 2, 2.8) + disc(-5, 10, 2, 2.8) + disc(9, 4, 2, 2.8), c.deep(0.4))
        c.mark(0, 0, "le dé", "the die", 6)


@motif("planetoid", "air", 70, 44, standing=False)
def planetoid(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, r.uniform(-25, 25)):
        c.dot(0, 0, 15, c.lit(0.4, 0.04))
        c.line("M-14-4Q0 2 14-4M-14 5Q0 11 14 5", 0.6, 1.4, 0.5)
        c.line("M-14-2C-40 4-34 12 0 8S40-6 14-5", c.k(0.92), 2.6)
        c.mark(0, -3, "la planète sombre", "the dark planet", 6)
