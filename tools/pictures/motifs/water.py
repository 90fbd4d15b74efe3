"""Beasts of the sea, most of them far from it."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import Canvas, disc, leaf, pair, ribbon, smooth
from tools.pictures.motifs.registry import motif


@motif("whale", "air water", 280, 120, standing=False)
def whale(c: Canvas, r: random.Random) -> None:
    body = smooth(
        [
            (-128, 8),
            (-124, -16),
            (-100, -38),
            (-52, -52),
            (4, -48),
            (58, -28),
            (100, -14),
            (118, -16),
            (134, -34),
            (160, -50, 1),
            (150, -28),
            (138, -14),
            (152, -4),
            (166, 14, 1),
            (140, 10),
            (116, 0),
            (92, 8),
            (44, 28),
            (-10, 42),
            (-66, 44),
            (-108, 30),
        ]
    )
    fin = smooth([(-46, 26), (-24, 30), (-6, 52), (0, 84, 1), (-22, 70), (-42, 48)])
    c.shape(smooth([(6, 34), (24, 30), (44, 44), (56, 66, 1), (34, 58), (14, 48)]), c.lit(0.16, 0.04))
    c.shape(body, c.lit(0.5, 0.1), rim=2)
    with c.clipped(body):
        c.shape(
            smooth([(-140, 18), (-96, 14), (-50, 24), (10, 26), (60, 14), (70, 40), (0, 60), (-140, 56)]), (0.9, 0.6)
        )
        grooves = "".join(
            f"M{-126 + i * 3} {20 + i * 4}C-90 {24 + i * 5} -40 {30 + i * 4} {30 - i * 12} {27 + i * 4}"
            for i in range(5)
        )
        c.line(grooves, 0.3, 1.1, 0.7)
        c.shape(disc(-20, -62, 130, 26), c.k(1), opacity=0.14)
        c.shape(
            "".join(disc(r.uniform(-90, 90), r.uniform(-36, 4), r.choice((0.9, 1.3, 2))) for _ in range(22)),
            c.k(0.98),
            opacity=0.75,
        )
    c.line("M-126 14C-104 18-92 22-80 14", 0.05, 1.6)
    c.shape(fin, c.lit(0.42, 0.08), rim=1.6)
    c.dot(-78, 2, 5, 0.03)
    c.dot(-79, 1, 3.2, c.accent)
    c.dot(-80, -0.4, 1.2, c.warm(0.9))
    c.mark(-78, 2, "l’œil de la baleine", "the whale’s eye", 9)
    c.mark(-120, 14, "la gueule de la baleine", "the whale’s mouth", 4)
    c.mark(156, -46, "le haut de la queue de la baleine", "the upper tip of the whale’s tail", 7)
    c.mark(162, 10, "le bas de la queue de la baleine", "the lower tip of the whale’s tail", 4)
    c.mark(-3, 76, "la nageoire de la baleine", "the whale’s fin", 6)
    c.mark(-40, 34, "le ventre rayé de la baleine", "the whale’s striped belly", 4)


@motif("jellyfish", "air water", 130, 230, standing=False)
def jellyfish(c: Canvas, r: random.Random) -> None:
    c.glow(0, -60, 130, c.accent, 0.45)
    for i in range(7):
        x = -42 + i * 14
        s = r.uniform(-16, 16)
        n = r.uniform(80, 140) - abs(i - 3) * 8
        c.line(f"M{pair(x, -34)}c{pair(s, n * 0.3)} {pair(-s, n * 0.6)} {pair(s * 0.6, n)}", c.k(0.9), 1.4, 0.75)
    for i, x in enumerate((-20, 2, 22)):
        s = (-1) ** i * 13
        d = ribbon(
            [(x, -40), (x + s, -4), (x - s * 0.8, 32), (x + s * 0.7, 70), (x, 104 - 12 * (i % 2))],
            [13, 15, 11, 8, 0.5],
            4,
        )
        c.shape(d, c.linear([(0, c.warm(0.3), 0.95), (1, c.accent, 0.1)]))
    bell = smooth(
        [
            (-62, -36),
            (-60, -74),
            (-36, -108),
            (0, -118),
            (36, -108),
            (60, -74),
            (62, -36),
            (50, -28),
            (38, -38),
            (24, -26),
            (10, -38),
            (-4, -26),
            (-18, -38),
            (-32, -26),
            (-46, -37),
        ]
    )
    c.shape(bell, c.linear([(0, c.k(1), 0.95), (0.5, c.k(0.75), 0.85), (1, c.accent, 0.75)]), rim=1.6)
    with c.clipped(bell):
        c.shape(smooth([(-40, -40), (-36, -76), (0, -94), (36, -76), (40, -40), (0, -52)]), c.accent, opacity=0.35)
        c.shape(smooth([(-20, -50), (-16, -74), (0, -80), (16, -74), (20, -50), (0, -58)]), c.warm(0.8), opacity=0.8)
        for x in (-46, -24, 24, 46):
            c.line(f"M0-116Q{pair(x * 1.05, -96)} {pair(x, -34)}", c.k(1), 1, 0.5)
        c.shape(disc(-26, -92, 16, 7), c.k(1), opacity=0.5)
    c.mark(0, -114, "le sommet de la méduse", "the top of the jellyfish", 6)
    c.mark(0, -66, "le cœur lumineux de la méduse", "the jellyfish’s glowing heart", 9)
    c.mark(-60, -44, "le bord gauche de la méduse", "the left brim of the jellyfish", 4)
    c.mark(60, -44, "le bord droit de la méduse", "the right brim of the jellyfish", 4)
    c.mark(0, 94, "le bout du long tentacule", "the end of the long tentacle", 6)
    c.mark(2, 12, "les rubans de la méduse", "the jellyfish’s ribbons", 4)


@motif("koi", "air water", 210, 120, standing=False)
def koi(c: Canvas, r: random.Random) -> None:
    tail = smooth([(58, 6), (80, -14), (112, -44, 1), (104, -8), (120, 10), (108, 46, 1), (82, 24)])
    c.shape(tail, c.linear([(0, c.k(0.98), 0.95), (0.5, c.accent, 0.9), (1, c.k(0.9), 0.35)], 20))
    c.line("M66 6Q88-8 106-34M68 8Q92 6 110 8M68 12Q88 22 104 38", c.k(1), 1, 0.6)
    c.shape(
        smooth([(-30, -30), (-4, -58), (34, -48, 1), (28, -26)]), c.linear([(0, c.accent, 0.9), (1, c.k(0.8), 0.8)])
    )
    c.shape(
        smooth([(-20, 26), (-8, 50), (16, 66, 1), (10, 40), (4, 26)]), c.linear([(0, c.accent, 0.95), (1, c.k(1), 0.5)])
    )
    body = smooth(
        [
            (-100, 6),
            (-88, -14),
            (-58, -30),
            (-16, -36),
            (28, -24),
            (66, -4),
            (70, 10),
            (40, 22),
            (-6, 34),
            (-56, 30),
            (-88, 20),
        ]
    )
    c.shape(body, c.lit(1, 0.6), rim=1.6)
    with c.clipped(body):
        c.shape(smooth([(-60, -40), (-30, -44), (-14, -20), (-32, -4), (-58, -12)]), c.accent)
        c.shape(smooth([(4, -30), (36, -30), (48, -8), (22, 4), (6, -10)]), c.accent)
        c.shape(smooth([(-6, 16), (18, 10), (30, 24), (6, 36)]), c.deep(0.2))
        scales = "".join(
            f"M{pair(-40 + i * 14 - (j % 2) * 7, -18 + j * 11)}q7 5 0 11" for i in range(8) for j in range(4)
        )
        c.line(scales, c.k(0.3), 0.9, 0.45)
    c.line("M-62-14Q-52 4-62 20", 0.3, 1.2, 0.7)
    c.line("M-98 10q-12 6-14 16M-96 14q-4 8-2 16", 0.9, 1.3)
    c.dot(-80, -4, 5, 0.04)
    c.dot(-81.5, -5.5, 1.6, 1)
    c.mark(-80, -4, "l’œil de la carpe", "the carp’s eye", 8)
    c.mark(30, -48, "la nageoire dorsale de la carpe", "the carp’s back fin", 5)
    c.mark(110, -40, "le haut de la queue de la carpe", "the top of the carp’s tail", 5)
    c.mark(106, 42, "le bas de la queue de la carpe", "the bottom of the carp’s tail", 4)
    c.mark(-38, -22, "la tache de la carpe", "the carp’s patch", 5)
    c.mark(14, 62, "la nageoire basse de la carpe", "the carp’s lower fin", 4)


@motif("octopus", "air water", 220, 220, standing=False)
def octopus(c: Canvas, r: random.Random) -> None:
    arms = [
        (
            [(-26, 20), (-66, 40), (-104, 20), (-112, -18), (-92, -34), (-80, -20)],
            "le tentacule enroulé de gauche",
            "the curled left arm",
        ),
        (
            [(26, 20), (66, 40), (104, 20), (112, -18), (92, -34), (80, -20)],
            "le tentacule enroulé de droite",
            "the curled right arm",
        ),
        ([(-20, 30), (-52, 66), (-92, 72), (-104, 98), (-84, 110)], "le tentacule bas de gauche", "the low left arm"),
        ([(20, 30), (52, 66), (92, 72), (104, 98), (84, 110)], "le tentacule bas de droite", "the low right arm"),
        ([(-8, 34), (-26, 72), (-18, 100), (-38, 120)], "", ""),
        ([(8, 34), (22, 74), (10, 104), (34, 124)], "", ""),
    ]
    for i, (spine, fr, en) in enumerate(arms):
        d = ribbon(spine, [28, 22, 15, 9, 3])
        c.shape(d, c.lit(0.52, 0.16) if i > 3 else c.lit(0.42, 0.1), rim=1.4)
        c.shape(
            "".join(disc(x * 0.985, y + 3, 2.6 - 0.25 * j) for j, (x, y) in enumerate(spine[1:5])), 0.92, opacity=0.8
        )
        if fr:
            c.mark(*spine[-1], fr, en, 5)
    head = smooth(
        [
            (0, -104),
            (38, -94),
            (58, -60),
            (50, -24),
            (34, 4),
            (36, 26),
            (14, 38),
            (-14, 38),
            (-36, 26),
            (-34, 4),
            (-50, -24),
            (-58, -60),
            (-38, -94),
        ]
    )
    c.shape(head, c.lit(0.7, 0.14), rim=2)
    with c.clipped(head):
        c.shape(
            "".join(disc(r.uniform(-40, 40), r.uniform(-94, -36), r.uniform(1.5, 4.5)) for _ in range(16)),
            0.9,
            opacity=0.4,
        )
        c.shape(disc(-18, -80, 26, 14), c.k(1), opacity=0.22)
    for s in (-1, 1):
        c.shape(disc(s * 22, -4, 12, 9), 0.96)
        c.shape(disc(s * 21, -3, 6.4, 7), c.accent)
        c.shape(disc(s * 21, -3, 5.4, 2), 0.02)
        c.line(f"M{s * 9}-9Q{s * 22}-18 {s * 35}-7", 0.1, 2)
    c.mark(-22, -3, "l’œil gauche du poulpe", "the octopus’s left eye", 8)
    c.mark(22, -3, "l’œil droit du poulpe", "the octopus’s right eye", 8)
    c.mark(0, -98, "le crâne du poulpe", "the octopus’s crown", 6)


@motif("turtle", "air water", 250, 170, standing=False)
def turtle(c: Canvas, r: random.Random) -> None:
    """A turtle that carries a wood and a house."""
    skin = c.lit(0.52, 0.14)
    c.shape(smooth([(60, 24), (92, 34), (112, 64, 1), (84, 62), (56, 44)]), c.lit(0.3, 0.08), rim=1.2)
    c.shape(smooth([(-20, 34), (-8, 60), (-30, 88), (-58, 96, 1), (-50, 66), (-48, 38)]), skin, rim=1.6)
    c.shape(smooth([(92, 10), (116, 12), (134, 22, 1), (112, 26)]), skin)
    head = smooth([(-76, 14), (-96, -2), (-116, -12), (-134, -4), (-138, 12), (-122, 24), (-100, 28), (-82, 34)])
    c.shape(head, skin, rim=1.8)
    c.line("M-136 14Q-124 16-116 12", 0.05, 1.2)
    c.dot(-122, 0, 4, 0.03)
    c.dot(-123, -1, 1.4, 1)
    shell = smooth([(-92, 22), (-84, -18), (-46, -46), (6, -54), (58, -42), (92, -8), (100, 22), (50, 42), (-40, 44)])
    c.shape(shell, c.lit(0.6, 0.1), rim=2)
    with c.clipped(shell):
        c.line("M-92 14Q0 34 100 14M-50-44L-34 26M4-54L6 34M56-42L46 28M-84-8Q0 14 92-4", 0.08, 2.2, 0.7)
        for x, y in ((-62, -4), (-16, -8), (28, -8), (68, -2)):
            c.shape(disc(x, y, 13, 9), c.k(0.85), opacity=0.22)
    moss = smooth([(-70, -30), (-40, -54), (6, -62), (54, -50), (78, -28), (40, -34), (10, -42), (-30, -34)])
    c.shape(moss, c.lit(0.78, 0.4), rim=1)
    for x, h in ((-46, 30), (-32, 44), (-20, 32), (52, 28), (60, 38)):
        y = -50 + abs(x) * 0.12
        c.shape(leaf(x, y + 4, h, -90, 17), c.lit(0.4, 0.06), rim=0.9)
    c.shape("M2-58v-22l16-15 16 15v24Z", c.lit(0.8, 0.3), rim=1)
    c.shape("M-3-78l21-21 21 21-4 3-17-16-17 16Z", 0.08)
    c.glow(18, -70, 22)
    c.shape("M14-62v-11h8v11Z", c.warm(0.4))
    c.mark(-122, 0, "l’œil de la tortue", "the turtle’s eye", 7)
    c.mark(18, -68, "la fenêtre sur la carapace", "the window on the shell", 8)
    c.mark(-32, -84, "le grand arbre de la carapace", "the tall tree on the shell", 5)
    c.mark(-52, 88, "la nageoire de la tortue", "the turtle’s flipper", 6)
    c.mark(108, 62, "la patte arrière de la tortue", "the turtle’s back leg", 4)
    c.mark(6, 6, "le milieu de la carapace", "the middle of the shell", 4)


@motif("seahorse", "air water", 110, 220, standing=False)
def seahorse(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth([(22, -12), (52, -30), (60, -4, 1), (56, 18), (26, 22)]),
        c.linear([(0, c.accent, 0.95), (1, c.k(0.95), 0.4)], 0),
    )
    c.line("M26-4L56-22M28 4L58-4M28 12L54 12", c.k(1), 1, 0.6)
    body = ribbon(
        [(-6, -74), (12, -52), (14, -16), (10, 20), (-4, 56), (2, 86), (26, 92), (34, 72), (20, 64), (16, 74)],
        [26, 34, 48, 44, 28, 17, 12, 9, 6, 2],
    )
    c.shape(body, c.lit(0.8, 0.24), rim=1.8)
    with c.clipped(body):
        c.line("".join(f"M-40 {-44 + i * 13}Q{8} {-34 + i * 13} 60 {-46 + i * 13}" for i in range(11)), 0.2, 1.3, 0.5)
        c.line("M-8-50Q-14-10-6 26", c.k(1), 3, 0.4)
    head = smooth(
        [
            (-58, -66),
            (-40, -74),
            (-26, -92),
            (-6, -100),
            (14, -92),
            (18, -72),
            (4, -58),
            (-18, -56),
            (-34, -60),
            (-56, -58),
        ]
    )
    c.shape(
        smooth([(-8, -96), (-10, -114, 1), (0, -104), (8, -118, 1), (12, -100), (24, -106, 1), (18, -86)]),
        c.lit(0.7, 0.2),
        rim=1,
    )
    c.shape(head, c.lit(0.85, 0.3), rim=1.6)
    c.dot(-14, -80, 6, 0.04)
    c.dot(-14, -80, 3.6, c.accent)
    c.dot(-15.5, -81.5, 1.3, 1)
    c.mark(-14, -80, "l’œil de l’hippocampe", "the seahorse’s eye", 8)
    c.mark(-57, -62, "le museau de l’hippocampe", "the seahorse’s snout", 6)
    c.mark(6, -110, "la couronne de l’hippocampe", "the seahorse’s crown", 5)
    c.mark(54, -10, "la nageoire de l’hippocampe", "the seahorse’s fin", 5)
    c.mark(20, 78, "la queue enroulée", "the curled tail", 6)
    c.mark(6, 4, "le ventre de l’hippocampe", "the seahorse’s belly", 4)


@motif("fish shoal", "air water", 240, 140, standing=False)
def shoal(c: Canvas, r: random.Random) -> None:
    """Many small fish that swim as one great fish."""
    marks = []
    for _ in range(46):
        t = r.random()
        x = -100 + 200 * t
        spread = 46 * math.sin(math.pi * min(1, t * 1.25)) ** 0.8 if t < 0.8 else 20 + (t - 0.8) * 150
        y = r.uniform(-1, 1) * max(8, spread)
        s = r.uniform(0.7, 1.3)
        d = (
            f"M{pair(x - 9 * s, y)}q{pair(7 * s, -7 * s)} {pair(15 * s, 0)}l{pair(5 * s, -4 * s)}v{pair(8 * s, 0).split()[0]}"
            f"l{pair(-5 * s, -4 * s)}q{pair(-8 * s, 7 * s)} {pair(-15 * s, 0)}Z"
        )
        c.shape(d, c.k(r.choice((0.2, 0.5, 0.8, 0.95))))
        marks.append((x, y))
    c.glow(-72, -8, 26)
    c.shape("M-84-8q10-11 24 0l8-6v13l-8-6q-13 10-24-1Z", c.warm(0.3))
    c.mark(-76, -8, "le poisson lumineux", "the shining fish", 8)
    c.mark(*min(marks), "le poisson de tête", "the leading fish", 4)
    c.mark(*max(marks), "le dernier poisson du banc", "the last fish of the shoal", 4)
    c.mark(*min(marks, key=lambda p: p[1]), "le dos du banc", "the back of the shoal", 4)
    c.mark(*max(marks, key=lambda p: p[1]), "le ventre du banc", "the belly of the shoal", 4)
