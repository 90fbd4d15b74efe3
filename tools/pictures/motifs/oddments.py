"""More things from drawers and attics: a feather, a book, an instrument, a boot."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import Canvas, box, disc, leaf, mirrored, pair, poly, ribbon, smooth
from tools.pictures.motifs.registry import motif


@motif("feather", "air", 120, 240, standing=False)
def feather(c: Canvas, r: random.Random) -> None:
    with c.at(0, 0, 1, 24):
        c.glow(0, -20, 120, c.k(1), 0.3)
        vane = smooth(
            [
                (2, -122, 1),
                (24, -104),
                (38, -70),
                (40, -34),
                (30, -28),
                (38, -8),
                (32, 24),
                (20, 22),
                (22, 46),
                (6, 70, 1),
                (-14, 52),
                (-18, 30),
                (-30, 24),
                (-38, -10),
                (-30, -18),
                (-42, -46),
                (-36, -84),
                (-18, -110),
            ]
        )
        c.shape(vane, c.lit(1, 0.5), rim=1.6)
        with c.clipped(vane):
            c.shape(smooth([(-50, -70), (0, -92), (50, -74), (50, -48), (0, -66), (-50, -44)]), c.accent, opacity=0.75)
            c.shape(smooth([(-50, -20), (0, -42), (50, -24), (50, -6), (0, -24), (-50, -2)]), c.deep(0.3), opacity=0.75)
            c.line(
                "".join(f"M0 {y}Q-20 {y - 14} -44 {y - 12}M0 {y}Q20 {y - 14} 44 {y - 12}" for y in range(-100, 72, 9)),
                0.3,
                0.9,
                0.5,
            )
        c.line("M2-120Q-6 0 4 74Q6 98 14 122", c.blend(c.k(0.98), c.k(0.3)), 3.4)
        c.shape("M12 112l6 12-10-6Z", 0.04)
        c.mark(2, -118, "la pointe de la plume", "the tip of the feather", 7)
        c.mark(14, 122, "le bec de la plume", "the nib of the feather", 7)
        c.mark(36, -62, "le bord droit de la plume", "the feather’s right edge", 4)
        c.mark(-38, -54, "le bord gauche de la plume", "the feather’s left edge", 4)
        c.mark(2, 68, "le bas des barbes", "the foot of the feather’s vane", 4)


@motif("book", "ground air", 240, 170)
def book(c: Canvas, r: random.Random) -> None:
    """An open book from which a paper town rises."""
    c.glow(0, -60, 130)
    c.shape(
        poly([(-118, -18), (0, 6), (118, -18), (118, -8), (0, 18), (-118, -8)]),
        c.blend(c.accent, c.deep(0.5), 0),
        rim=1,
    )
    for s in (-1, 1):
        for i in range(3):
            c.shape(
                smooth(
                    [
                        (0, 4 - i * 2, 1),
                        (s * 30, -22 - i * 5),
                        (s * 80, -30 - i * 5),
                        (s * 112, -20 - i * 4, 1),
                        (s * 110, -14 - i * 4, 1),
                        (s * 70, -18),
                    ]
                ),
                c.k(0.7 + 0.12 * i),
            )
        c.shape(
            smooth(
                [
                    (0, -2, 1),
                    (s * 30, -34),
                    (s * 80, -44),
                    (s * 114, -32, 1),
                    (s * 110, -18, 1),
                    (s * 66, -22),
                    (s * 24, -8),
                ]
            ),
            c.lit(1, 0.8),
            rim=1.2,
        )
        c.line(f"M{s * 30}-22Q{s * 60}-32 {s * 96}-28M{s * 26}-16Q{s * 56}-26 {s * 90}-22", 0.4, 1.2, 0.5)
    for x, w, h, tone in ((-52, 24, 62, 0.5), (-22, 28, 96, 0.34), (12, 24, 74, 0.46), (42, 28, 108, 0.28)):
        y = -24 - abs(x) * 0.08
        c.shape(
            poly([(x - w / 2, y), (x - w / 2, y - h), (x, y - h - w * 0.8), (x + w / 2, y - h), (x + w / 2, y)]),
            c.lit(tone + 0.45, tone - 0.15),
            rim=1.2,
        )
        for q in range(2):
            c.shape(box(x - 4, y - h + 8 + q * 22, 8, 11), c.warm(0.4))
    c.shape(leaf(-80, -34, 40, -90, 18), c.lit(0.5, 0.15), rim=1)
    c.shape(leaf(76, -34, 46, -88, 18), c.lit(0.5, 0.15), rim=1)
    c.shape("M-2-146a18 18 0 1 0 16 26a15 15 0 0 1-16-26Z", c.warm(0.6))
    c.shape(poly([(-8, 10), (8, 8), (10, 46), (0, 38), (-8, 48)]), c.blend(c.accent, c.deep(0.3)))
    c.mark(42, -154, "la tour de papier", "the paper tower", 6)
    c.mark(-22, -142, "le pignon de papier", "the paper gable", 5)
    c.mark(2, -130, "la lune du livre", "the book’s moon", 7)
    c.mark(-112, -30, "le coin gauche du livre", "the book’s left corner", 5)
    c.mark(112, -30, "le coin droit du livre", "the book’s right corner", 5)
    c.mark(2, 40, "le signet du livre", "the book’s ribbon", 6)
    c.mark(76, -72, "l’arbre de papier", "the paper tree", 4)


@motif("bottle", "air ground water", 120, 240)
def bottle(c: Canvas, r: random.Random) -> None:
    """A bottle with a ship and a sea inside."""
    glass = smooth(
        mirrored(
            [
                (0, -214, 1),
                (17, -214, 1),
                (17, -170),
                (30, -148),
                (54, -124),
                (60, -90),
                (60, -16),
                (50, 0, 1),
                (0, 2, 1),
            ]
        )
    )
    c.glow(0, -80, 110, c.accent, 0.35)
    c.shape(glass, c.linear([(0, c.k(0.95), 0.5), (0.5, c.k(0.6), 0.25), (1, c.k(0.9), 0.5)], 0))
    with c.clipped(glass):
        c.dot(22, -104, 13, c.warm(0.8))
        c.shape("".join(disc(r.uniform(-50, 50), r.uniform(-150, -90), 1.1) for _ in range(10)), 1)
        c.shape("M-64-46Q-44-60-22-48T22-50T66-46V6H-64Z", c.blend(c.k(0.5), c.k(0.1)))
        c.line("M-6-46V-104", 0.04, 2.4)
        c.shape("M-3-102Q28-82 26-54H-3Z", c.lit(1, 0.6))
        c.shape("M-9-96Q-28-76-32-54H-9Z", c.lit(0.95, 0.5))
        c.shape("M-36-48H32Q28-34 16-32H-20Q-32-34-36-48Z", c.lit(0.4, 0.03), rim=1)
        c.shape("M-64-30Q-40-42-16-32T30-34T66-30V6H-64Z", c.blend(c.accent, c.deep(0.5)), opacity=0.85)
        c.line("M-50-14q12-6 24 0t24 0 24 0", c.warm(0.6), 1.2, 0.6)
    c.shape(glass, "#000000", rim=2.2, opacity=0.01)
    c.line("M-46-116Q-52-90-50-30", "#fffdf4", 4, 0.6)
    c.line("M-10-206V-172", "#fffdf4", 2.6, 0.6)
    c.shape(box(-21, -206, 42, 8), c.lit(0.8, 0.3), rim=1)
    c.shape(smooth([(-14, -212, 1), (-16, -238, 1), (16, -238, 1), (14, -212, 1)]), c.lit(0.6, 0.2), rim=1)
    c.mark(0, -234, "le bouchon de la bouteille", "the cork of the bottle", 7)
    c.mark(22, -104, "la lune dans la bouteille", "the moon in the bottle", 7)
    c.mark(-6, -104, "le mât du petit bateau", "the little ship’s mast", 6)
    c.mark(-32, -46, "la proue du petit bateau", "the little ship’s bow", 5)
    c.mark(54, -126, "l’épaule de la bouteille", "the bottle’s shoulder", 4)
    c.mark(0, -6, "le fond de la bouteille", "the bottom of the bottle", 4)


@motif("bulb", "air ground", 130, 210, standing=False)
def bulb(c: Canvas, r: random.Random) -> None:
    """A light bulb with a little island for a filament."""
    glass = smooth(mirrored([(0, -104), (40, -96), (64, -58), (58, -14), (34, 18), (24, 44, 1), (0, 46, 1)]))
    c.glow(0, -40, 160)
    c.shape(glass, c.radial([(0, c.warm(0.9), 0.95), (0.6, c.warm(0.4), 0.65), (1, c.accent, 0.45)]), rim=2)
    with c.clipped(glass):
        c.shape(smooth([(-38, -10, 1), (-10, -18), (38, -10, 1), (20, 4), (6, 26, 1), (-8, 8), (-24, 4)]), 0.08)
        c.shape(ribbon([(0, -14), (2, -34), (-2, -52)], [7, 5, 3]), 0.05)
        c.shape(disc(-14, -58, 16, 12) + disc(10, -64, 18, 13) + disc(0, -48, 22, 9), c.k(0.2))
        c.shape("M16-14v-10l7-6 7 6v11Z", 0.05)
        c.line("M-30-14v-10M-26-14v-7", 0.05, 2)
    c.line("M-48-66Q-40-88-18-94", "#fffdf4", 4, 0.8)
    for i, y in enumerate((48, 60, 72)):
        c.shape(f"M{-25 + i * 2} {y}q25 7 {50 - i * 4} 0v8q-{25 - i * 2} 7-{50 - i * 4} 0Z", c.lit(0.8, 0.15), rim=1)
    c.shape("M-14 84q14 6 28 0l-6 12q-8 4-16 0Z", 0.06)
    c.mark(0, -100, "le sommet de l’ampoule", "the top of the bulb", 6)
    c.mark(-2, -60, "l’arbre dans l’ampoule", "the tree in the bulb", 8)
    c.mark(23, -18, "la cabane dans l’ampoule", "the hut in the bulb", 5)
    c.mark(6, 22, "le dessous de l’île", "the underside of the island", 4)
    c.mark(0, 94, "le culot de l’ampoule", "the cap of the bulb", 6)
    c.mark(-62, -50, "le flanc de l’ampoule", "the side of the bulb", 3)


@motif("gramophone", "ground", 200, 220)
def gramophone(c: Canvas, r: random.Random) -> None:
    c.shape("M-70 4v-38h116v38Z", c.lit(0.55, 0.1), rim=1.6)
    c.shape("M-78 8v-9h132v9ZM-76-34v-8h128v8Z", c.lit(0.7, 0.16), rim=1)
    c.shape(disc(-14, -46, 52, 9), 0.03)
    c.shape(disc(-14, -48, 16, 3.4), c.accent)
    c.line("M52-18h16v14", 0.2, 3)
    c.dot(68, -2, 4, c.warm(0.4))
    c.line("M34-44Q44-92 16-106", c.blend(c.warm(0.5), c.deep(0.4)), 9)
    horn = smooth(
        [
            (24, -98, 1),
            (4, -118),
            (-20, -146),
            (-62, -158, 1),
            (-84, -186),
            (-66, -214),
            (-30, -220),
            (6, -212, 1),
            (16, -168),
            (24, -136),
            (38, -112, 1),
        ]
    )
    c.shape(horn, c.blend(c.warm(0.4), c.deep(0.55), 50 if c.light < 0 else 130), rim=2)
    with c.at(-34, -188, 1, 38):
        c.shape(disc(0, 0, 52, 30), c.radial([(0, c.k(0.02), 1), (0.5, c.deep(0.6), 1), (1, c.warm(0.2), 1)]), rim=1.4)
        c.line(
            "".join(f"M0 0L{pair(52 * math.cos(a), 30 * math.sin(a))}" for a in [i * 0.785 for i in range(8)]),
            c.warm(0.5),
            1,
            0.4,
        )
    for x, y, s in ((-92, -222, 0.9), (-62, -252, 1.1), (-114, -186, 0.7)):
        with c.at(x, y, s, -12):
            c.shape(disc(0, 0, 7, 5), 0.97)
            c.line("M6-1V-26q10 3 9 12", 0.97, 2.4)
    c.mark(-34, -188, "le cœur du pavillon", "the heart of the horn", 8)
    c.mark(-62, -258, "la note la plus haute", "the highest note", 6)
    c.mark(-114, -190, "la note de gauche", "the left note", 4)
    c.mark(-14, -48, "le disque", "the record", 6)
    c.mark(68, -4, "la manivelle", "the crank", 5)
    c.mark(-72, 2, "le coin du gramophone", "the corner of the gramophone", 3)


@motif("mirror", "ground", 150, 240)
def mirror(c: Canvas, r: random.Random) -> None:
    """A standing mirror that reflects another place."""
    c.line("M-66 4L-54-120M66 4L54-120", 0.1, 7)
    c.line("M-68 4L-56-120", 0.7, 1.2, 0.6)
    c.shape("M-82 6h34l-6-9h-22ZM48 6h34l-6-9h-22Z", 0.1, rim=1)
    c.shape(disc(0, -126, 66, 100), c.blend(c.warm(0.5), c.deep(0.6), 50 if c.light < 0 else 130), rim=2)
    glass = disc(0, -126, 54, 88)
    c.shape(glass, c.linear([(0, c.k(0.9), 1), (0.5, c.k(0.98), 1), (1, c.k(0.5), 1)]))
    with c.clipped(glass):
        c.dot(-14, -160, 20, c.warm(0.4))
        c.shape("M-60-112Q-30-138-6-120T60-124V-20H-60Z", c.k(0.5))
        c.shape("M-60-92Q-20-114 14-98T60-100V-20H-60Z", c.k(0.3))
        c.shape("M-8-30Q-30-60 0-76Q20-86 6-100L12-100Q34-86 16-72Q-4-58 22-30Z", c.k(0.92))
        c.shape("".join(leaf(x, -86 + abs(x) * 0.1, 32, -90, 13) for x in (-38, -28, 36)), 0.08)
        c.shape("M20-210L-50-60-36-56 36-204Z", "#fffdf4", opacity=0.28)
    c.shape(
        smooth([(-20, -222), (-10, -238), (0, -246, 1), (10, -238), (20, -222), (0, -228)]),
        c.blend(c.warm(0.6), c.deep(0.3)),
        rim=1.2,
    )
    c.mark(0, -242, "la couronne du miroir", "the mirror’s crest", 6)
    c.mark(-14, -160, "le soleil du miroir", "the sun in the mirror", 8)
    c.mark(8, -98, "le chemin du miroir", "the path in the mirror", 5)
    c.mark(-64, -126, "le bord gauche du miroir", "the mirror’s left edge", 4)
    c.mark(64, -126, "le bord droit du miroir", "the mirror’s right edge", 4)
    c.mark(-65, 2, "le pied gauche du miroir", "the mirror’s left foot", 4)
    c.mark(36, -108, "l’arbre du miroir", "the tree in the mirror", 4)


@motif("cello", "ground air", 120, 260)
def cello(c: Canvas, r: random.Random) -> None:
    c.line("M0 0V-20", 0.2, 3)
    wood = c.blend(c.warm(0.25), c.deep(0.68), 40 if c.light < 0 else 140)
    body = smooth(
        mirrored(
            [
                (0, -146),
                (24, -146),
                (44, -134),
                (46, -112),
                (34, -98),
                (30, -84),
                (38, -70),
                (58, -54),
                (58, -28),
                (36, -12),
                (0, -8),
            ]
        )
    )
    c.shape(body, wood, rim=2.2)
    with c.clipped(body):
        c.line(
            "M-34-124Q-38-70-40-26M-20-134Q-22-80-26-18M22-134Q24-80 28-18M36-124Q40-70 44-26", c.deep(0.8), 1.2, 0.4
        )
    c.shape("M-7-196h14l2 122h-18Z", 0.05)
    c.shape("M-22-64q-6-12 1-22q5 8 0 14q-4 8 1 22Z M22-64q6-12-1-22q-5 8 0 14q4 8-1 22Z", 0.03)
    c.shape("M-16-52h32l-3-6h-26ZM-10-48h20l-6 32h-8Z", 0.05)
    c.line("M-4-226V-20M0-226V-20M4-226V-20", 0.98, 0.7, 0.9)
    c.shape(
        smooth([(-7, -194, 1), (-8, -226), (-4, -244), (8, -250), (14, -240), (6, -234), (7, -194, 1)]), wood, rim=1.2
    )
    c.line("M-8-210h-12M-8-222h-12M8-204h12M8-216h12", 0.12, 3.4)
    c.line("M-74-118L84-40", c.blend(c.k(0.98), c.k(0.4), 0), 2.6)
    c.line("M-72-112L82-36", 1, 1, 0.8)
    for x, y, q in ((56, -180, 1.1), (78, -210, 0.8), (-64, -196, 0.9)):
        with c.at(x, y, q, 10):
            c.shape(
                smooth([(0, 0), (-16, -14), (-30, -6, 1), (-12, -2), (0, 8), (12, -2), (30, -6, 1), (16, -14)]), 0.96
            )
    c.mark(8, -246, "la volute du violoncelle", "the cello’s scroll", 7)
    c.mark(0, -54, "le chevalet", "the cello’s bridge", 6)
    c.mark(-72, -116, "le bout gauche de l’archet", "the left end of the bow", 6)
    c.mark(82, -41, "le bout droit de l’archet", "the right end of the bow", 5)
    c.mark(78, -212, "l’oiseau de musique le plus haut", "the highest music-bird", 5)
    c.mark(-64, -198, "l’oiseau de musique de gauche", "the left music-bird", 4)
    c.mark(0, -4, "la pique du violoncelle", "the cello’s spike", 4)


@motif("globe", "ground", 170, 230)
def globe(c: Canvas, r: random.Random) -> None:
    """An armillary sphere with a small sun."""
    c.shape("M-46 6q6-16 34-18v-44h24v44q28 2 34 18Z", c.lit(0.6, 0.08), rim=1.6)
    c.shape("M-16-56q16-12 32 0l-5 14h-22Z", c.blend(c.warm(0.4), c.deep(0.5)), rim=1)
    c.glow(0, -132, 110)
    metal = c.blend(c.warm(0.5), c.deep(0.5), 50)
    c.line(disc(0, -132, 80), c.k(0.12), 9)
    c.line(disc(0, -132, 80), metal, 6)
    with c.at(0, -132, 1, -24):
        c.line(disc(0, 0, 80, 22), 0.85, 5)
        c.line(disc(0, 0, 26, 80), metal, 4)
        c.line("M-96 0H96", 0.7, 2.4)
        c.shape("M-106 0l14-6v12ZM110 0l-18-8v16Z", c.warm(0.3))
    with c.at(0, -132, 1, 34):
        c.line(disc(0, 0, 79, 34), c.accent, 3.4, 0.9)
    c.dot(0, -132, 20, c.warm(0.6))
    c.dot(-4, -136, 10, "#fffdf4")
    c.dot(44, -154, 8, 0.2)
    c.dot(42, -156, 3, 0.9)
    c.dot(-50, -104, 6, 0.95)
    c.mark(0, -132, "le petit soleil de la sphère", "the sphere’s little sun", 9)
    c.mark(44, -154, "la planète sombre de la sphère", "the sphere’s dark planet", 6)
    c.mark(-50, -104, "la planète claire de la sphère", "the sphere’s pale planet", 5)
    c.mark(0, -212, "le haut de la sphère", "the top of the sphere", 5)
    c.mark(99, -176, "la pointe de la flèche", "the point of the arrow", 6)
    c.mark(-96, -90, "la queue de la flèche", "the tail of the arrow", 4)
    c.mark(0, 2, "le pied de la sphère", "the foot of the sphere", 4)


@motif("boot", "ground", 170, 220)
def boot(c: Canvas, r: random.Random) -> None:
    """An old boot that became a house."""
    outline = smooth(
        [
            (-46, -168, 1),
            (54, -172, 1),
            (50, -110),
            (54, -56),
            (56, 0, 1),
            (-96, 0, 1),
            (-98, -26),
            (-74, -48),
            (-46, -60),
            (-40, -110),
        ]
    )
    c.shape(outline, c.blend(c.warm(0.15), c.deep(0.72), 40 if c.light < 0 else 140), rim=2)
    c.shape("M-100 0h160v12h-46v-6h-30v6h-84Z", 0.05, rim=1)
    c.shape(smooth([(-54, -160), (-50, -180), (0, -174), (56, -182), (62, -164), (0, -156)]), c.deep(0.3), rim=1.4)
    c.line(
        "M-40-136L-8-128M-40-118L-8-110M-42-100L-10-92M-46-82L-14-74M-8-136L-40-126M-8-118L-40-108M-10-100L-44-90",
        0.96,
        2.4,
    )
    c.shape("M14 0v-30q12-14 24 0v30Z", 0.04)
    c.dot(33, -14, 2, c.warm(0.5))
    c.glow(24, -88, 34)
    c.shape(disc(24, -88, 12), c.warm(0.5))
    c.line("M24-100v24M12-88h24", 0.06, 2)
    c.glow(-66, -24, 24)
    c.shape(disc(-66, -24, 8), c.warm(0.5))
    c.shape(
        smooth([(-60, -174, 1), (-30, -196), (0, -224, 1), (32, -200), (68, -178, 1), (0, -184)]),
        c.lit(0.6, 0.1),
        rim=1.8,
    )
    c.shape("M22-204v-28h13v38Z", c.lit(0.4, 0.06), rim=1)
    c.shape(disc(30, -242, 7) + disc(39, -254, 9), 0.95, opacity=0.5)
    c.mark(24, -88, "la fenêtre ronde de la botte", "the boot’s round window", 8)
    c.mark(26, -16, "la porte de la botte", "the boot’s door", 6)
    c.mark(-66, -24, "le hublot au bout de la botte", "the window in the boot’s toe", 6)
    c.mark(0, -220, "le toit de la botte", "the boot’s roof", 6)
    c.mark(39, -254, "la fumée de la botte", "the boot’s smoke", 4)
    c.mark(-26, -106, "les lacets", "the laces", 5)
