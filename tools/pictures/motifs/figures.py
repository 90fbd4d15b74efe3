"""Small people, each on an errand."""

from __future__ import annotations

import random

from tools.pictures.canvas import Canvas, disc, ribbon, smooth, star
from tools.pictures.motifs.registry import motif


@motif("wanderer", "ground", 60, 100)
def wanderer(c: Canvas, r: random.Random) -> None:
    c.shape(
        smooth([(0, -76), (-10, -64), (-18, -34), (-26, 0, 1), (-10, 2), (8, 1), (22, 0, 1), (16, -36), (9, -66)]),
        c.lit(0.42, 0.04),
        rim=1.6,
    )
    c.line("M-4-60Q-10-30-12-2M4-58Q8-30 10-2", 0.6, 0.9, 0.45)
    c.shape(smooth([(-9, -70), (-5, -64), (8, -64), (11, -71), (0, -75)]), c.blend(c.accent, c.deep(0.4)))
    c.dot(1, -82, 8.5, c.k(0.6))
    c.shape(smooth([(-20, -83), (-8, -86), (-6, -100), (8, -100), (10, -86), (22, -84), (0, -79)]), 0.04, rim=1)
    c.shape(ribbon([(8, -62), (22, -54), (32, -60)], [7, 6, 4]), c.lit(0.36, 0.05))
    c.line("M33-80L33 2", 0.2, 2)
    c.line("M33-80q8-4 10 4", 0.2, 1.6)
    c.glow(43, -66, 40)
    c.shape("M38-74h10l2 14h-14Z", c.blend("#fffdf4", c.accent))
    c.line("M38-75h10M37-60h12", 0.05, 1.6)
    c.mark(43, -66, "la lanterne du marcheur", "the wanderer’s lantern", 8)
    c.mark(1, -94, "le chapeau du marcheur", "the wanderer’s hat", 6)
    c.mark(0, -6, "le manteau du marcheur", "the wanderer’s coat", 3)


@motif("child", "ground", 70, 140)
def child(c: Canvas, r: random.Random) -> None:
    """A child with a balloon."""
    c.line("M-5-22V0M6-22V0", 0.05, 4)
    c.shape(smooth([(-2, -58), (-14, -20, 1), (16, -20, 1), (8, -58)]), c.blend(c.accent, c.deep(0.5)), rim=1.2)
    c.dot(2, -66, 9, c.k(0.7))
    c.shape(smooth([(-9, -62), (-8, -76), (4, -79), (13, -72), (12, -58), (7, -70), (-4, -70)]), 0.05)
    c.shape(ribbon([(6, -52), (16, -62), (22, -76)], [5, 4, 3]), c.k(0.55))
    c.line("M22-76Q30-96 24-116", 0.95, 0.9)
    c.glow(24, -134, 40)
    c.shape(
        smooth([(24, -152), (38, -144), (38, -128), (24, -115), (10, -128), (10, -144)]),
        c.blend(c.warm(0.6), c.accent),
        rim=1,
    )
    c.shape(disc(18, -141, 3, 5), "#fffdf4", opacity=0.8)
    c.mark(24, -134, "le ballon de l’enfant", "the child’s balloon", 8)
    c.mark(2, -68, "la tête de l’enfant", "the child’s head", 6)
    c.mark(1, -3, "les souliers de l’enfant", "the child’s shoes", 3)


@motif("rower", "water", 130, 80)
def rower(c: Canvas, r: random.Random) -> None:
    c.shape(disc(0, 6, 66, 6), 0.03, opacity=0.35)
    c.shape(smooth([(6, -8), (2, -30), (10, -42), (22, -38), (28, -8)]), c.lit(0.4, 0.05), rim=1.2)
    c.dot(13, -50, 8, c.k(0.65))
    c.shape(smooth([(1, -50), (13, -64, 1), (27, -49), (13, -52)]), c.blend(c.accent, c.deep(0.4)))
    c.line("M-30-42L46 10", 0.12, 3)
    c.shape("M42 6l14 7-3 6-14-9Z", 0.2)
    c.shape(
        smooth([(-70, -18, 1), (-40, -10), (0, -6), (40, -10), (66, -20, 1), (52, 6), (20, 10), (-30, 10), (-56, 4)]),
        c.lit(0.5, 0.05),
        rim=1.8,
    )
    c.line("M-64-12Q0 2 60-14", 0.8, 1.2, 0.6)
    c.line("M-62-18V-52q0-6 8-6", 0.1, 2)
    c.glow(-53, -48, 34)
    c.shape(disc(-53, -49, 5, 7), c.warm(0.6))
    c.mark(-53, -49, "le fanal de la barque", "the boat’s lamp", 8)
    c.mark(13, -54, "le chapeau du rameur", "the rower’s hat", 6)
    c.mark(66, -19, "la poupe de la barque", "the stern of the boat", 4)
    c.mark(-69, -16, "la proue de la barque", "the bow of the boat", 4)


@motif("reader", "ground", 80, 80)
def reader(c: Canvas, r: random.Random) -> None:
    """Someone sitting with a book of light."""
    c.shape(
        smooth(
            [
                (4, -54),
                (22, -40),
                (28, -12),
                (20, 2, 1),
                (-40, 2, 1),
                (-44, -6),
                (-22, -12),
                (-28, -30),
                (-12, -34),
                (-8, -20),
                (-6, -46),
            ]
        ),
        c.lit(0.4, 0.05),
        rim=1.6,
    )
    c.dot(0, -62, 9, c.k(0.65))
    c.shape(smooth([(-6, -70), (4, -74), (13, -66), (16, -48), (8, -50), (5, -64)]), 0.05)
    c.glow(-34, -38, 44)
    c.shape("M-52-34l16-10 2 14-16 8ZM-36-44l14 4-2 14-10-4Z", c.blend("#fffdf4", c.accent))
    c.shape(star(-42, -60, 5) + star(-28, -70, 4) + star(-50, -78, 3.4), c.warm(0.8))
    c.mark(-36, -36, "le livre de lumière", "the book of light", 8)
    c.mark(2, -64, "la tête de la lectrice", "the reader’s head", 6)
    c.mark(-36, -3, "les pieds de la lectrice", "the reader’s feet", 3)


@motif("acrobat", "air", 150, 110, standing=False)
def acrobat(c: Canvas, r: random.Random) -> None:
    """A walker on a rope, with parasol and pole."""
    c.line("M-200 34Q0 52 200 30", 0.9, 1.4, 0.9)
    c.shape(ribbon([(0, 0), (-8, 20), (-10, 43)], [9, 6, 4]), c.k(0.1))
    c.shape(ribbon([(2, 0), (14, 18), (18, 42)], [9, 6, 4]), c.lit(0.3, 0.05))
    c.shape(
        smooth([(0, -36), (-9, -4), (-16, 8, 1), (18, 8, 1), (9, -6), (8, -36)]),
        c.blend(c.accent, c.deep(0.5)),
        rim=1.2,
    )
    c.dot(4, -44, 8, c.k(0.7))
    c.shape(smooth([(-4, -44), (-2, -54), (8, -55), (13, -46), (6, -49)]), 0.05)
    c.line("M-64-8L74-30", 0.2, 2)
    c.line("M6-30L28-56", c.k(0.6), 3.4)
    c.line("M28-54L34-78", 0.1, 1.6)
    c.shape(
        smooth(
            [
                (36, -92, 1),
                (60, -78),
                (66, -64, 1),
                (54, -68),
                (44, -62, 1),
                (32, -70),
                (20, -68, 1),
                (10, -76),
                (2, -74, 1),
                (14, -90),
            ]
        ),
        c.lit(0.98, 0.5),
        rim=1.4,
    )
    c.mark(36, -88, "l’ombrelle de la funambule", "the rope-walker’s parasol", 7)
    c.mark(4, -46, "la tête de la funambule", "the rope-walker’s head", 6)
    c.mark(73, -30, "le bout du balancier", "the end of the pole", 4)
    c.mark(-63, -8, "l’autre bout du balancier", "the pole’s other end", 4)
    c.mark(4, 44, "les pieds sur le fil", "the feet on the rope", 5)


@motif("swing", "air", 90, 220, standing=False)
def swing(c: Canvas, r: random.Random) -> None:
    """A girl on a swing that hangs from nothing one can see."""
    c.line("M-16-190L-14 24M24-190L20 24", 0.9, 1.2, 0.9)
    c.shape("M-22 24h50v5h-50Z", 0.1, rim=0.8)
    c.shape(
        smooth([(0, -26), (-8, 6), (-12, 26, 1), (24, 28, 1), (14, 4), (10, -26)]),
        c.blend(c.accent, c.deep(0.45)),
        rim=1.2,
    )
    c.shape(ribbon([(0, 26), (-18, 36), (-34, 48)], [8, 6, 4]), c.k(0.6))
    c.shape(ribbon([(10, 28), (-6, 44), (-18, 60)], [8, 6, 4]), c.k(0.6))
    c.shape(
        ribbon([(2, -20), (-10, -26), (-15, -40)], [5, 4, 3]) + ribbon([(9, -20), (20, -24), (22, -38)], [5, 4, 3]),
        c.k(0.6),
    )
    c.dot(3, -36, 8.5, c.k(0.7))
    c.shape(smooth([(-4, -42), (4, -47), (12, -42), (30, -34), (44, -40, 1), (34, -24), (14, -30), (8, -40)]), 0.05)
    c.mark(3, -38, "la fille à la balançoire", "the girl on the swing", 7)
    c.mark(-30, 50, "les pieds de la balançoire", "the feet on the swing", 5)
    c.mark(25, 26, "le bord de la balançoire", "the edge of the swing", 4)
    c.mark(42, -38, "la mèche au vent", "the lock in the wind", 4)
