"""Things that carry people: balloon, train, ship, wheel, carousel, bed."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import Canvas, box, disc, mirrored, pair, poly, smooth, star
from tools.pictures.motifs.registry import motif


@motif("balloon", "air", 160, 240, standing=False)
def balloon(c: Canvas, r: random.Random) -> None:
    skin = smooth(mirrored([(0, -120), (40, -114), (74, -84), (80, -40), (60, 4), (30, 38), (16, 52, 1), (0, 54)]))
    c.glow(0, 60, 60)
    c.shape(skin, c.lit(0.98, 0.42), rim=2)
    with c.clipped(skin):
        for s in (-1, 1):
            c.shape(
                smooth(
                    [(0, -122), (s * 62, -70), (s * 66, -20), (s * 20, 54), (s * 9, 54), (s * 34, -20), (s * 32, -74)]
                ),
                c.blend(c.accent, c.deep(0.45)),
            )
        c.shape(
            smooth([(0, -122), (14, -70), (14, -20), (4, 54), (-4, 54), (-14, -20), (-14, -70)]),
            c.blend(c.accent, c.deep(0.35)),
        )
        c.shape(disc(-30, -76, 20, 32), c.k(1), opacity=0.28)
        c.line("M-84-28Q0-2 84-28M-84-16Q0 10 84-16", 0.08, 1.6, 0.5)
    c.line("M-15 52L-13 86M15 52L13 86M-5 54L-5 86M5 54L5 86", 0.1, 1.2)
    c.dot(0, 62, 6, c.warm(0.7))
    c.shape("M-18 84h36l-4 28q-14 6-28 0Z", c.lit(0.55, 0.08), rim=1.2)
    c.line("M-17 94h34M-15 103h30", 0.75, 1, 0.5)
    c.dot(-5, 79, 4.2, 0.05)
    c.shape("M-10 88q5-9 10 0Z", 0.05)
    c.line("M18 92q8 6 6 16", 0.2, 1)
    c.dot(24, 110, 4, 0.12)
    c.mark(0, -116, "le sommet du ballon", "the top of the balloon", 6)
    c.mark(0, 62, "la flamme du ballon", "the balloon’s flame", 7)
    c.mark(0, 98, "la nacelle", "the balloon’s basket", 8)
    c.mark(-76, -40, "le flanc gauche du ballon", "the balloon’s left side", 4)
    c.mark(76, -40, "le flanc droit du ballon", "the balloon’s right side", 4)
    c.mark(0, -14, "la ceinture du ballon", "the balloon’s belt", 3)


@motif("train", "air ground", 270, 120)
def train(c: Canvas, r: random.Random) -> None:
    """A night train that needs no rails."""
    for i, x in enumerate((40, 108)):
        c.shape(f"M{x - 30}-14v-46q0-6 6-6h48q6 0 6 6v46Z", c.lit(0.55 - i * 0.08, 0.1), rim=1.4)
        c.shape(f"M{x - 34}-62q4-12 20-12h28q16 0 20 12Z", c.lit(0.4, 0.05), rim=1)
        for k in (-17, 0, 17):
            c.glow(x + k, -42, 15, c.accent, 0.6)
            c.shape(box(x + k - 6, -52, 12, 17), c.warm(0.45))
        c.line(f"M{x - 28}-26h56", c.accent, 2)
        for k in (-18, 18):
            c.dot(x + k, -8, 9, 0.03)
            c.dot(x + k, -8, 3.6, 0.7)
    c.line("M4-16h10M70-16h8", 0.1, 4)
    c.shape("M-44-16v-62h44v62Z", c.lit(0.5, 0.08), rim=1.4)
    c.shape("M-52-78q6-12 30-12t30 12Z", c.lit(0.36, 0.04), rim=1)
    c.glow(-22, -58, 24)
    c.shape(box(-34, -68, 24, 20), c.warm(0.5))
    c.shape("M-110-22v-34q0-8 8-8h60v44Z", c.lit(0.6, 0.1), rim=1.6)
    c.line("M-92-63v40M-72-63v40", c.accent, 2.4)
    c.shape("M-98-64l-5-28h22l-5 28Z", c.lit(0.4, 0.05), rim=1)
    c.shape(box(-106, -96, 28, 6), 0.1, rim=0.8)
    c.shape(smooth([(-74, -64), (-72, -78), (-60, -78), (-58, -64)]), c.blend(c.warm(0.4), c.deep(0.4)))
    c.shape("M-110-22l-24 20h34v-20Z", c.lit(0.3, 0.03), rim=1)
    for x, q in ((-92, 14), (-58, 14), (-24, 12)):
        c.dot(x, -12, q, 0.02)
        c.dot(x, -12, q - 3, 0.45)
        c.dot(x, -12, q - 6, 0.05)
    c.line("M-94-12h72", 0.8, 2.4)
    c.glow(-116, -48, 46)
    c.dot(-112, -48, 7, "#fffdf4")
    for x, y, q in ((-86, -112, 11), (-70, -128, 15), (-44, -140, 20), (-8, -148, 24)):
        c.dot(x, y, q, 0.95, 0.55)
    c.mark(-112, -48, "le phare de la locomotive", "the engine’s headlamp", 8)
    c.mark(-92, -96, "la cheminée de la locomotive", "the engine’s funnel", 5)
    c.mark(-8, -148, "le panache de fumée", "the plume of smoke", 5)
    c.mark(-22, -58, "la cabine du train", "the engine’s cab", 5)
    c.mark(40, -44, "le premier wagon", "the first carriage", 4)
    c.mark(128, -44, "la dernière fenêtre du train", "the train’s last window", 6)
    c.mark(-92, -12, "la grande roue du train", "the engine’s great wheel", 4)


@motif("ship", "water air", 230, 230)
def ship(c: Canvas, r: random.Random) -> None:
    c.line("M-8-20V-214M-68-24V-158M62-24V-170", 0.08, 4)
    c.line("M-112-34L-68-150M-8-210L-112-40M62-166L104-40", 0.5, 0.8, 0.6)

    def sail(x: float, top: float, low: float, w: float) -> None:
        d = smooth(
            [
                (x - w * 0.42, top, 1),
                (x + w * 0.42, top, 1),
                (x + w * 0.62, (top + low) / 2),
                (x + w * 0.56, low, 1),
                (x + 4, low - 9),
                (x - w * 0.5, low, 1),
                (x - w * 0.3, (top + low) / 2),
            ]
        )
        c.shape(d, c.lit(1, 0.56), rim=1.4)
        c.line(
            f"M{pair(x - w * 0.2, top)}Q{pair(x - w * 0.04, (top + low) / 2)} {pair(x - w * 0.24, low - 4)}M{pair(x + w * 0.16, top)}Q{pair(x + w * 0.34, (top + low) / 2)} {pair(x + w * 0.26, low - 4)}",
            0.55,
            1,
            0.5,
        )

    sail(-68, -148, -106, 54)
    sail(-68, -102, -44, 66)
    sail(62, -158, -112, 54)
    sail(62, -108, -44, 64)
    sail(-8, -196, -146, 58)
    sail(-8, -142, -46, 84)
    c.shape(star(-2, -94, 20, 8, 0.4), c.accent)
    hull = smooth(
        [
            (-126, -44, 1),
            (-104, -32),
            (-60, -26),
            (40, -26),
            (82, -34),
            (118, -52, 1),
            (112, -14),
            (88, 6),
            (-74, 6),
            (-104, -14),
        ]
    )
    c.shape(hull, c.lit(0.5, 0.05), rim=2)
    c.line("M-112-24Q0-10 112-28", c.accent, 2.4)
    c.line("M-104-14Q0 0 106-18", 0.65, 1, 0.5)
    for x in (-62, -34, -6, 22, 50):
        c.dot(x, -7, 3.4, c.warm(0.4))
    c.glow(112, -62, 26)
    c.dot(112, -62, 5, c.warm(0.7))
    c.line("M-126-44L-152-58", 0.1, 3)
    c.shape("M-8-214q12-8 20-1t18-3q-4 8 0 13q-10 3-18-1t-20 2Z", c.accent)
    c.mark(20, -214, "le pavillon du navire", "the ship’s flag", 6)
    c.mark(-2, -94, "l’étoile de la grand-voile", "the star on the mainsail", 7)
    c.mark(112, -62, "le fanal de poupe", "the stern lantern", 7)
    c.mark(-150, -57, "le beaupré du navire", "the ship’s bowsprit", 5)
    c.mark(-68, -150, "le haut de la misaine", "the head of the foresail", 4)
    c.mark(62, -160, "le haut de l’artimon", "the head of the mizzen sail", 4)
    c.mark(-6, -7, "le hublot du milieu", "the middle porthole", 4)


@motif("big wheel", "ground", 210, 240)
def big_wheel(c: Canvas, r: random.Random) -> None:
    c.shape("M-6-128L-58 4h10L0-116 48 4h10L6-128Z", c.lit(0.4, 0.06), rim=1)
    c.glow(0, -128, 130, c.accent, 0.3)
    spokes = "".join(
        f"M0-128L{pair(92 * math.cos(i * math.pi / 6), -128 + 92 * math.sin(i * math.pi / 6))}" for i in range(12)
    )
    c.line(spokes, 0.6, 1.2)
    c.line(disc(0, -128, 92), 0.15, 5)
    c.line(disc(0, -128, 92), 0.9, 1.4)
    c.line(disc(0, -128, 62), 0.75, 1.6, 0.8)
    lamps = "".join(
        disc(92 * math.cos(i * math.pi / 18), -128 + 92 * math.sin(i * math.pi / 18), 1.8) for i in range(36)
    )
    c.shape(lamps, c.warm(0.6))
    where = {
        0: ("de droite", "right-hand"),
        2: ("du bas à droite", "lower right"),
        4: ("du bas à gauche", "lower left"),
        6: ("de gauche", "left-hand"),
        8: ("du haut à gauche", "upper left"),
        10: ("du haut à droite", "upper right"),
    }
    for i in range(0, 12, 2):
        a = i * math.pi / 6
        x, y = 92 * math.cos(a), -128 + 92 * math.sin(a)
        c.glow(x, y + 14, 22, c.accent, 0.45)
        c.shape(
            f"M{pair(x - 12, y + 8)}q12-18 24 0l-3 14q-9 6-18 0Z",
            c.lit(0.98, 0.4) if i % 4 else c.blend(c.warm(0.3), c.deep(0.4)),
            rim=1,
        )
        c.shape(box(x - 6, y + 7, 12, 6), c.warm(0.6))
        fr, en = where[i]
        c.mark(x, y + 12, f"la nacelle {fr}", f"the {en} cabin", 6)
    c.dot(0, -128, 12, 0.05)
    c.shape(star(0, -128, 11, 8, 0.5), c.warm(0.3))
    c.mark(0, -128, "le moyeu de la grande roue", "the hub of the big wheel", 7)
    c.mark(-52, 0, "le pied de la grande roue", "the foot of the big wheel", 3)


@motif("carousel", "ground", 210, 210)
def carousel(c: Canvas, r: random.Random) -> None:
    c.glow(0, -80, 130, c.accent, 0.45)
    c.shape(disc(0, -4, 100, 14), c.lit(0.5, 0.06), rim=1.4)
    c.shape(box(-14, -120, 28, 114), c.lit(0.9, 0.4))
    c.shape("".join(f"M-14 {y}L14 {y + 12}V{y + 20}L-14 {y + 8}Z" for y in range(-116, -20, 22)), c.accent)
    for x, y, s in ((-66, -46, 1), (60, -40, 1), (-4, -34, 1.1)):
        c.line(f"M{x}-122V-8", c.warm(0.4), 2.4)
        with c.at(x, y, s):
            horse = smooth(
                [
                    (-34, -24),
                    (-28, -36),
                    (-18, -42, 1),
                    (-12, -30),
                    (-4, -16),
                    (14, -16),
                    (26, -12),
                    (36, 4, 1),
                    (24, -2),
                    (20, 10),
                    (26, 24, 1),
                    (16, 14),
                    (8, 8),
                    (-8, 8),
                    (-16, 16),
                    (-28, 18, 1),
                    (-18, 6),
                    (-18, -10),
                    (-24, -18),
                    (-34, -17),
                ]
            )
            c.shape(horse, c.lit(1, 0.6), rim=1.4)
            c.shape(smooth([(-2, -18), (10, -20), (14, -8), (0, -4)]), c.blend(c.accent, c.deep(0.3)))
            c.line("M-14-38q8 8 10 20", c.accent, 3)
            c.dot(-24, -29, 1.6, 0.02)
    c.shape(poly([(-100, -116), (100, -116), (94, -104), (-94, -104)]), c.lit(0.5, 0.08))
    roof = smooth([(0, -190, 1), (24, -158), (62, -134), (108, -118, 1), (-108, -118, 1), (-62, -134), (-24, -158)])
    c.shape(roof, c.lit(1, 0.46), rim=1.8)
    with c.clipped(roof):
        for a, b in ((-108, -70), (-36, -10), (16, 42), (76, 108)):
            c.shape(f"M0-194L{a} -116H{b}Z", c.blend(c.accent, c.deep(0.4)))
    c.shape("M-108-120" + "q13.5 24 27 0" * 8 + "Z", c.lit(0.98, 0.5), rim=1)
    c.shape("".join(disc(-94 + i * 27, -108, 2.8) for i in range(8)), c.warm(0.5))
    c.dot(0, -194, 6, c.warm(0.4))
    c.mark(0, -194, "la boule du manège", "the carousel’s finial", 6)
    c.mark(-93, -80, "le cheval de gauche", "the left horse", 6)
    c.mark(34, -70, "la tête du cheval de droite", "the right horse’s head", 6)
    c.mark(-30, -66, "la tête du cheval du milieu", "the middle horse’s head", 7)
    c.mark(104, -118, "le bord droit du manège", "the carousel’s right eave", 4)
    c.mark(-104, -118, "le bord gauche du manège", "the carousel’s left eave", 4)
    c.mark(0, 4, "le plancher du manège", "the carousel’s floor", 3)


@motif("bed", "air water", 230, 170, standing=False)
def bed(c: Canvas, r: random.Random) -> None:
    """A bed under way, its blanket trailing like a sea."""
    c.line("M-96 20V62M92 10V56M-60 26V68M104-2V40", 0.06, 6)
    c.dot(-96, 64, 5, 0.1)
    c.dot(92, 58, 5, 0.1)
    head = smooth([(70, 16, 1), (72, -50), (84, -78), (104, -84), (116, -70), (116, 4, 1)])
    c.shape(head, c.lit(0.55, 0.08), rim=1.8)
    c.dot(97, -90, 7, c.warm(0.3))
    c.shape(smooth([(-108, 30, 1), (-112, -14), (-100, -30), (-88, -22), (-84, 30, 1)]), c.lit(0.5, 0.08), rim=1.4)
    c.shape("M-96 4H96L90 34H-92Z", c.lit(0.4, 0.05))
    c.shape(smooth([(44, -4), (46, -26), (66, -34), (92, -28), (98, -8), (80, 0)]), c.lit(1, 0.66), rim=1.4)
    c.dot(60, -26, 12, 0.5)
    c.shape(smooth([(48, -28), (52, -42), (66, -42), (73, -30), (64, -34), (54, -26)]), 0.06)
    c.line("M52-24q4 3 7 0", 0.05, 1.4)
    quilt = smooth(
        [
            (54, -12),
            (30, -28),
            (-6, -34),
            (-46, -26),
            (-84, -20),
            (-104, 0),
            (-112, 36),
            (-140, 66, 1),
            (-104, 58),
            (-84, 40),
            (-60, 62),
            (-34, 40),
            (-10, 58),
            (14, 36),
            (40, 46),
            (58, 18),
        ]
    )
    c.shape(quilt, c.blend(c.warm(0.2), c.deep(0.55), 60), rim=2)
    with c.clipped(quilt):
        c.line(
            "M-110 8Q-20-16 60 4M-120 28Q-20 4 60 22M-120 48Q-20 26 60 40M-70-30Q-86 10-66 60M-24-34Q-36 10-20 60M20-34Q12 10 26 60",
            c.warm(0.7),
            1.2,
            0.45,
        )
        for x, y in ((-46, -4), (0, -10), (-88, 20), (-42, 28), (6, 22)):
            c.shape(star(x, y, 6, 5, 0.45), c.warm(0.8))
    c.mark(60, -26, "la tête du dormeur", "the sleeper’s head", 8)
    c.mark(97, -90, "la boule du chevet", "the bedpost knob", 6)
    c.mark(-138, 65, "la traîne de la couverture", "the trailing blanket", 7)
    c.mark(-110, -24, "le pied du lit", "the foot of the bed", 4)
    c.mark(0, -10, "l’étoile de la couverture", "the star on the blanket", 5)
    c.mark(92, 57, "la roulette du lit", "the castor of the bed", 4)


@motif("submarine", "air water", 230, 150, standing=False)
def submarine(c: Canvas, r: random.Random) -> None:
    c.shape("M-10-40l4-34h36l6 36Z", c.lit(0.6, 0.1), rim=1.4)
    c.line("M14-74v-34h-18", 0.12, 5)
    c.dot(-8, -108, 5, c.warm(0.5))
    c.shape(smooth([(92, 0), (126, -36, 1), (130, -30), (118, 0), (130, 34, 1), (124, 38)]), c.lit(0.4, 0.06), rim=1.2)
    hull = smooth(
        [(-112, 4), (-96, -30), (-50, -46), (20, -46), (72, -34), (106, -4), (74, 32), (20, 44), (-52, 44), (-98, 34)]
    )
    c.shape(hull, c.blend(c.warm(0.35), c.deep(0.6), 70), rim=2)
    with c.clipped(hull):
        c.shape(disc(-30, -40, 90, 14), "#fffdf4", opacity=0.2)
        c.line("M-56-50Q-66 0-56 50M34-50Q44 0 34 50", c.deep(0.75), 1.6, 0.6)
        c.shape("".join(disc(x, y, 1.4) for x in (-62, 40) for y in (-30, -16, 16, 30)), c.deep(0.8))
    for x, q in ((-82, 17), (-18, 13), (14, 13), (64, 9)):
        c.glow(x, 0, q * 2, c.k(1), 0.5)
        c.dot(x, 0, q, 0.06)
        c.shape(disc(x, 0, q - 3.5), c.radial([(0, "#fffdf4", 1), (1, c.k(0.8), 1)], 0.4, 0.4))
    c.shape(disc(-82, 4, 5, 7), 0.1)
    c.shape(disc(-118, 20, 8), c.warm(0.8))
    c.shape(
        poly([(-122, 18), (-220, 6), (-220, 60), (-120, 24)]),
        c.linear([(0, c.warm(0.6), 0), (1, c.warm(0.6), 0.55)], 0),
    )
    for x, y, q in ((40, -70, 5), (52, -88, 7), (44, -108, 4)):
        c.line(disc(x, y, q), 1, 1.2, 0.8)
    c.mark(-82, 0, "le grand hublot", "the large porthole", 8)
    c.mark(-8, -108, "le périscope", "the periscope", 7)
    c.mark(-118, 20, "le projecteur du sous-marin", "the submarine’s searchlight", 6)
    c.mark(14, 0, "le hublot du milieu", "the middle porthole", 4)
    c.mark(126, -33, "le gouvernail", "the rudder", 5)
    c.mark(52, -88, "la grosse bulle", "the big bubble", 4)
