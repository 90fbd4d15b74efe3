"""Beasts of land and air."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import Canvas, disc, leaf, mirrored, pair, ribbon, smooth
from tools.pictures.motifs.registry import motif


@motif("owl", "ground air", 130, 210)
def owl(c: Canvas, r: random.Random) -> None:
    body = smooth(
        mirrored(
            [(0, -196), (30, -196), (52, -212, 1), (58, -180), (56, -140), (66, -96), (58, -40), (30, -8), (0, -2)]
        )
    )
    c.shape(smooth([(-14, -20), (14, -20), (18, 26, 1), (0, 18), (-18, 26, 1)]), c.lit(0.24, 0.06))
    c.shape(body, c.lit(0.52, 0.1), rim=2)
    with c.clipped(body):
        c.shape(smooth(mirrored([(0, -130), (30, -122), (40, -70), (24, -16), (0, -6)])), (0.9, 0.5))
        rows = "".join(
            f"M{pair(-34 + i * 13 + (j % 2) * 6.5, -104 + j * 15)}q6 9 12 0" for j in range(6) for i in range(6)
        )
        c.line(rows, 0.22, 1.6, 0.7)
    for s in (-1, 1):
        wing = smooth([(s * 54, -138), (s * 70, -92), (s * 62, -38), (s * 42, -6, 1), (s * 40, -50), (s * 38, -100)])
        c.shape(wing, c.lit(0.42, 0.05), rim=1.4)
        c.line(f"M{s * 62}-92Q{s * 52}-60 {s * 46}-24M{s * 56}-110Q{s * 48}-80 {s * 43}-50", 0.6, 1.1, 0.5)
        c.shape(disc(s * 26, -160, 27, 29), (0.92, 0.6))
        for a in range(0, 360, 30):
            e = math.radians(a)
            c.line(
                f"M{pair(s * 26 + 16 * math.cos(e), -160 + 17 * math.sin(e))}l{pair(8 * math.cos(e), 9 * math.sin(e))}",
                0.35,
                1,
                0.5,
            )
        c.dot(s * 26, -160, 15.5, 0.03)
        c.dot(s * 26, -160, 13.5, c.accent)
        c.dot(s * 26, -160, 7.5, 0.01)
        c.dot(s * 26 - 4, -165, 3, 1)
        c.shape(
            smooth([(s * 2, -178), (s * 20, -192), (s * 52, -210, 1), (s * 40, -184), (s * 14, -174)]),
            c.lit(0.3, 0.05),
            rim=1,
        )
        c.shape("".join(leaf(s * 18 + i * 6 - 6, -4, 12, 90, 5) for i in range(3)), 0.85)
    c.shape("M-7-152Q0-160 7-152L0-132Z", c.lit(0.95, 0.4), rim=0.8)
    c.mark(-26, -160, "l’œil gauche du hibou", "the owl’s left eye", 9)
    c.mark(26, -160, "l’œil droit du hibou", "the owl’s right eye", 9)
    c.mark(-51, -208, "l’aigrette gauche du hibou", "the owl’s left tuft", 5)
    c.mark(51, -208, "l’aigrette droite du hibou", "the owl’s right tuft", 5)
    c.mark(0, -142, "le bec du hibou", "the owl’s beak", 5)
    c.mark(0, -76, "le ventre du hibou", "the owl’s breast", 4)
    c.mark(0, 2, "les serres du hibou", "the owl’s claws", 5)


@motif("cat", "ground", 130, 200)
def cat(c: Canvas, r: random.Random) -> None:
    c.shape(
        ribbon([(20, -12), (72, -10), (96, -44), (80, -86), (92, -116)], [18, 20, 16, 13, 7], tip=False),
        c.lit(0.3, 0.06),
        rim=1.6,
    )
    body = smooth(
        [
            (-22, -130),
            (-40, -96),
            (-46, -52),
            (-50, -12),
            (-48, 0, 1),
            (50, 0, 1),
            (62, -26),
            (56, -70),
            (34, -112),
            (22, -130),
        ]
    )
    c.shape(body, c.lit(0.36, 0.05), rim=2)
    head = smooth(
        [
            (-44, -196, 1),
            (-22, -180),
            (0, -176),
            (22, -180),
            (44, -196, 1),
            (48, -160),
            (40, -134),
            (16, -118),
            (-16, -118),
            (-40, -134),
            (-48, -160),
        ]
    )
    c.shape(smooth([(-10, -122), (-30, -60), (-22, 0, 1), (6, 0, 1), (8, -60)]), c.lit(0.34, 0.1))
    c.line("M-24-60Q-30-24-24-2M6-60Q8-24 6-2M34-60Q52-30 40-4", 0.55, 1.2, 0.55)
    c.shape(head, c.lit(0.4, 0.07), rim=2)
    for s in (-1, 1):
        c.shape(smooth([(s * 39, -184, 1), (s * 24, -172), (s * 42, -164)]), c.deep(0.35))
        c.shape(f"M{s * 8}-150Q{s * 20}-164 {s * 32}-152Q{s * 20}-142 {s * 8}-150Z", c.warm(0.15))
        c.shape(disc(s * 20, -151, 2.4, 6.5), 0.02)
        c.line(f"M{s * 12}-132L{s * 50}-138M{s * 12}-129L{s * 48}-126", 0.9, 0.8, 0.7)
    c.shape("M-5-138h10l-5 6Z", c.k(0.8))
    c.line("M0-132q-5 6-10 2M0-132q5 6 10 2", 0.75, 1.2)
    c.shape(smooth([(-16, -108), (0, -100), (16, -108), (0, -92)]), c.accent)
    c.dot(0, -90, 5, c.warm(0.5))
    c.mark(-20, -151, "l’œil gauche du chat", "the cat’s left eye", 8)
    c.mark(20, -151, "l’œil droit du chat", "the cat’s right eye", 8)
    c.mark(-42, -190, "l’oreille gauche du chat", "the cat’s left ear", 5)
    c.mark(42, -190, "l’oreille droite du chat", "the cat’s right ear", 5)
    c.mark(91, -112, "le bout de la queue du chat", "the tip of the cat’s tail", 6)
    c.mark(0, -92, "le grelot du chat", "the cat’s bell", 5)
    c.mark(-14, -6, "les pattes du chat", "the cat’s paws", 4)


def _antler(c: Canvas, s: int) -> list[tuple[float, float]]:
    tips = []
    main = [(s * 10, -168), (s * 30, -190), (s * 44, -222), (s * 38, -262)]
    c.shape(ribbon(main, [8, 7, 5, 1]), c.lit(0.95, 0.6), rim=0.8)
    for (x, y), (dx, dy) in (
        ((s * 22, -180), (s * 26, -12)),
        ((s * 36, -200), (s * 34, -22)),
        ((s * 43, -226), (s * 24, -26)),
        ((s * 42, -240), (-s * 20, -24)),
    ):
        c.shape(ribbon([(x, y), (x + dx * 0.6, y + dy * 0.3), (x + dx, y + dy)], [5, 4, 0.8]), c.lit(0.95, 0.6))
        tips.append((x + dx, y + dy))
    return [*tips, (s * 38, -262)]


@motif("stag", "ground", 150, 270)
def stag(c: Canvas, r: random.Random) -> None:
    """A stag seen from the front, lights caught in its antlers."""
    for x in (-9, 9):
        c.shape(smooth([(x - 6, -96), (x - 5, -50), (x - 4, -4, 1), (x + 4, -4, 1), (x + 5, -50), (x + 6, -96)]), 0.05)
    for s in (-1, 1):
        c.shape(
            smooth(
                [
                    (s * 31, -104),
                    (s * 32, -78),
                    (s * 24, -54),
                    (s * 25, -28),
                    (s * 22, -2, 1),
                    (s * 14, -2, 1),
                    (s * 16, -30),
                    (s * 14, -56),
                    (s * 10, -84),
                ]
            ),
            c.lit(0.42, 0.07),
            rim=1.2,
        )
        c.shape(f"M{s * 13}-2h{s * 10}v-7h{-s * 10}Z", 0.03)
    body = smooth(mirrored([(0, -150), (13, -146), (20, -126), (31, -110), (34, -88), (22, -70), (0, -62)]))
    c.shape(body, c.lit(0.52, 0.08), rim=2)
    c.shape(smooth(mirrored([(0, -132), (9, -126), (13, -104), (6, -80), (0, -72)])), (0.9, 0.55), opacity=0.85)
    c.line("M-6-116l2 12M0-112v14M6-116l-2 12M-3-98l1 10M4-98l-1 10", 0.3, 1.1, 0.6)
    tips = _antler(c, -1) + _antler(c, 1)
    for s in (-1, 1):
        c.shape(leaf(s * 14, -164, 36, -12 if s > 0 else -168, 17, -s * 4), c.lit(0.46, 0.12), rim=1.2)
    head = smooth(mirrored([(0, -178), (14, -174), (18, -158), (14, -138), (9, -122), (0, -116)]))
    c.shape(head, c.lit(0.66, 0.16), rim=1.8)
    c.shape(smooth(mirrored([(0, -134), (7, -132), (8, -122), (0, -117)])), 0.06)
    for s in (-1, 1):
        c.dot(s * 12, -154, 3, 0.02)
        c.dot(s * 12.6, -155, 1, 1)
    names = [
        ("la lanterne de gauche dans les bois", "the lantern in the left antler"),
        ("la lanterne de droite dans les bois", "the lantern in the right antler"),
    ]
    for i, (fr, en) in enumerate(names):
        x, y = tips[1 + 5 * i]
        c.line(f"M{pair(x, y)}v12", 0.3, 1)
        c.glow(x, y + 18, 26)
        c.shape(disc(x, y + 18, 5, 6.5), c.warm(0.5))
        c.mark(x, y + 18, fr, en, 8)
    c.mark(*tips[4], "la pointe gauche des bois", "the left tip of the antlers", 6)
    c.mark(*tips[9], "la pointe droite des bois", "the right tip of the antlers", 6)
    c.mark(0, -122, "le museau du cerf", "the stag’s nose", 6)
    c.mark(0, -100, "le poitrail du cerf", "the stag’s chest", 4)
    c.mark(-18, -5, "le sabot gauche du cerf", "the stag’s left hoof", 3)
    c.mark(18, -5, "le sabot droit du cerf", "the stag’s right hoof", 3)


@motif("heron", "ground water", 120, 220)
def heron(c: Canvas, r: random.Random) -> None:
    c.line("M4-92L-4-44L2 0M16-90L22-46L14 0", 0.3, 3)
    c.line("M2 0l-12 3M2 0l8 4M14 0l-8 4M14 0l12 3", 0.3, 2)
    c.shape(smooth([(28, -118), (66, -96), (92, -66, 1), (56, -78), (30, -84)]), c.lit(0.4, 0.06), rim=1)
    body = smooth([(-22, -112), (-8, -134), (22, -138), (52, -116), (66, -90), (30, -80), (0, -84), (-18, -94)])
    c.shape(body, c.lit(1, 0.5), rim=1.8)
    c.line("M0-112Q26-120 56-96M2-102Q26-108 48-90M6-94Q24-98 40-86", 0.35, 1.4, 0.6)
    c.shape(
        ribbon(
            [(-12, -112), (-32, -134), (-22, -162), (-2, -182), (-8, -202), (-22, -206)],
            [24, 15, 11, 10, 11, 12],
            tip=False,
        ),
        c.lit(1, 0.6),
        rim=1.6,
    )
    c.shape(
        smooth([(-10, -198), (-18, -212), (-32, -212), (-74, -200, 1), (-34, -199), (-20, -194)]),
        c.lit(0.98, 0.5),
        rim=1,
    )
    c.shape("M-34-209L-76-200-33-202Z", c.accent)
    c.shape(ribbon([(-14, -210), (8, -214), (34, -202)], [5, 4, 0.5]), 0.08)
    c.dot(-24, -206, 2.6, 0.02)
    c.mark(-72, -200, "le bec du héron", "the heron’s beak", 7)
    c.mark(-24, -206, "l’œil du héron", "the heron’s eye", 6)
    c.mark(30, -203, "la huppe du héron", "the heron’s crest", 5)
    c.mark(86, -69, "la queue du héron", "the heron’s tail", 4)
    c.mark(20, -108, "l’aile repliée du héron", "the heron’s folded wing", 5)
    c.mark(2, -2, "le pied du héron", "the heron’s foot", 5)


@motif("snail", "ground", 220, 150)
def snail(c: Canvas, r: random.Random) -> None:
    """A snail whose shell is lived in."""
    c.shape(ribbon([(-84, -70), (-98, -96), (-104, -118)], [8, 6, 4], tip=False), c.lit(0.7, 0.3), rim=1)
    c.shape(ribbon([(-72, -72), (-76, -102), (-72, -124)], [8, 6, 4], tip=False), c.lit(0.7, 0.3), rim=1)
    for x, y in ((-104, -120), (-72, -126)):
        c.glow(x, y, 16)
        c.dot(x, y, 5, c.warm(0.4))
    foot = smooth(
        [
            (-92, -74),
            (-66, -76),
            (-50, -44),
            (-10, -30),
            (60, -28),
            (118, -2, 1),
            (20, 2),
            (-60, 2),
            (-92, -4),
            (-88, -34),
            (-100, -54),
        ]
    )
    c.shape(foot, c.lit(0.85, 0.3), rim=1.8)
    c.line("M-84-8Q-20-2 80-8M-80-16Q-40-8 0-14", 0.3, 1.2, 0.5)
    c.shape(disc(18, -74, 66, 62), c.lit(0.6, 0.08), rim=2.2)
    whorl = []
    for i in range(60):
        a = i * 0.21
        q = 60 * (1 - i / 66)
        whorl.append((18 + q * math.cos(a - 0.6) * 1.04, -74 + q * math.sin(a - 0.6) * 0.98))
    c.shape(disc(2, -96, 40, 26), c.k(1), opacity=0.12)
    c.line(smooth(whorl[::3], closed=False), 0.04, 3.6, 0.85)
    c.line(smooth([(x - 1.5, y - 2) for x, y in whorl[::3]], closed=False), 0.92, 1.2, 0.75)
    for x, y in ((-24, -70), (50, -100), (58, -56)):
        c.glow(x, y, 20)
        c.shape(f"M{x - 5} {y + 8}v-10q5-8 10 0v10Z", c.warm(0.35))
    c.shape("M26-134v-16h9v18Z", 0.1, rim=0.8)
    c.line("M30-152q-6-8 2-14t0-14", 0.9, 2, 0.5)
    c.mark(-104, -120, "la longue corne de l’escargot", "the snail’s long horn", 6)
    c.mark(-72, -126, "l’autre corne de l’escargot", "the snail’s other horn", 5)
    c.mark(18, -74, "le cœur de la spirale", "the heart of the spiral", 8)
    c.mark(50, -100, "la fenêtre haute de la coquille", "the shell’s high window", 6)
    c.mark(-24, -70, "la fenêtre avant de la coquille", "the shell’s front window", 5)
    c.mark(31, -148, "la cheminée de l’escargot", "the snail’s chimney", 5)
    c.mark(112, -3, "la queue de l’escargot", "the snail’s tail", 5)


@motif("moth", "air", 240, 190, standing=False)
def moth(c: Canvas, r: random.Random) -> None:
    for s in (-1, 1):
        low = smooth(
            [
                (s * 6, 6),
                (s * 40, 16),
                (s * 66, 44),
                (s * 60, 74),
                (s * 38, 84),
                (s * 26, 98, 1),
                (s * 20, 70),
                (s * 8, 40),
            ]
        )
        c.shape(low, c.lit(0.5, 0.16), rim=1.4)
        c.dot(s * 42, 52, 12, 0.06)
        c.dot(s * 42, 52, 8, c.accent)
        c.dot(s * 42, 52, 3.5, c.warm(0.85))
        top = smooth(
            [
                (s * 4, -10),
                (s * 30, -50),
                (s * 74, -80),
                (s * 118, -84, 1),
                (s * 114, -46),
                (s * 96, -10),
                (s * 62, 14),
                (s * 22, 16),
            ]
        )
        c.shape(top, c.lit(0.9, 0.34), rim=1.8)
        with c.clipped(top):
            c.line(
                f"M{s * 6}-4L{s * 110}-76M{s * 6} 0L{s * 108}-44M{s * 6} 4L{s * 92}-10M{s * 6} 8L{s * 60} 14",
                0.3,
                1,
                0.5,
            )
            c.line(smooth([(s * 128, -70), (s * 104, -44), (s * 88, -14), (s * 56, 10)], closed=False), 0.12, 9, 0.7)
            c.line(
                smooth([(s * 62, -82), (s * 56, -40), (s * 40, -12), (s * 30, 18)], closed=False), c.deep(0.2), 4, 0.8
            )
        c.dot(s * 72, -44, 15, 0.08)
        c.dot(s * 72, -44, 11, c.accent)
        c.dot(s * 71, -45, 5, 0.02)
        c.dot(s * 69, -47, 2, 1)
        c.shape(leaf(s * 4, -28, 42, -90 + s * 34, 10, s * 8), c.lit(0.8, 0.4))
        c.mark(
            s * 72,
            -44,
            f"l’œil de l’aile {'gauche' if s < 0 else 'droite'}",
            f"the eye on the {'left' if s < 0 else 'right'} wing",
            8,
        )
        c.mark(
            s * 114,
            -80,
            f"la pointe de l’aile {'gauche' if s < 0 else 'droite'}",
            f"the tip of the {'left' if s < 0 else 'right'} wing",
            6,
        )
        c.mark(
            s * 27,
            92,
            f"la traîne {'gauche' if s < 0 else 'droite'} du papillon",
            f"the moth’s {'left' if s < 0 else 'right'} tail",
            4,
        )
    body = smooth(mirrored([(0, -34), (9, -28), (11, -8), (8, 20), (5, 50), (0, 60)]))
    c.shape(body, c.lit(0.75, 0.12), rim=1.2)
    c.line("M-8 2h16M-8 12h16M-7 22h14M-6 32h12M-4 42h8", 0.15, 1.6, 0.6)
    c.mark(0, -26, "la tête du papillon de nuit", "the moth’s head", 6)


@motif("fox", "ground", 200, 130)
def fox(c: Canvas, r: random.Random) -> None:
    """A fox curled asleep, its tail about it."""
    body = smooth([(-84, -14), (-78, -56), (-40, -88), (10, -92), (58, -72), (84, -36), (80, -6), (40, 2), (-40, 2)])
    c.shape(body, c.blend(c.warm(0.15), c.deep(0.62), 50 if c.light < 0 else 130), rim=2)
    c.line("M-30-74Q4-84 38-66M-16-62Q14-70 40-54", c.warm(0.5), 1.2, 0.5)
    tail = smooth(
        [
            (84, -34),
            (86, -6),
            (64, 20),
            (30, 28),
            (-6, 22),
            (-34, 10),
            (-58, -21, 1),
            (-28, -20),
            (10, -16),
            (44, -16),
            (62, -30),
        ]
    )
    head = smooth(
        [
            (-70, -86, 1),
            (-58, -66),
            (-34, -66),
            (-18, -86, 1),
            (-12, -54),
            (-20, -32),
            (-44, -14),
            (-58, -18),
            (-72, -34),
            (-80, -56),
        ]
    )
    c.shape(head, c.blend(c.warm(0.3), c.deep(0.4), 60), rim=1.8)
    c.shape(smooth([(-68, -80, 1), (-62, -66), (-70, -62)]), c.deep(0.75))
    c.shape(smooth([(-20, -80, 1), (-28, -66), (-17, -62)]), c.deep(0.75))
    c.shape(smooth([(-74, -46), (-58, -38), (-48, -20), (-56, -17), (-70, -32)]), c.k(0.98))
    c.shape(smooth([(-22, -44), (-34, -36), (-46, -18), (-36, -18), (-20, -34)]), c.k(0.95))
    c.line("M-66-44q6 5 11 0M-36-44q6 5 11 0", 0.03, 2)
    c.dot(-49, -18, 3.6, 0.02)
    c.shape(tail, c.blend(c.warm(0.2), c.deep(0.5), 60), rim=1.4)
    c.shape(smooth([(-58, -21, 1), (-28, -20), (0, -16), (-6, -4), (4, 4), (-4, 20), (-30, 12)]), 0.96)
    c.mark(-49, -18, "la truffe du renard", "the fox’s nose", 7)
    c.mark(-69, -82, "l’oreille gauche du renard", "the fox’s left ear", 5)
    c.mark(-19, -82, "l’oreille droite du renard", "the fox’s right ear", 5)
    c.mark(-30, -8, "le bout blanc de la queue", "the white tip of the tail", 6)
    c.mark(14, -90, "le dos du renard", "the fox’s back", 5)
    c.mark(78, -24, "la croupe du renard", "the fox’s haunch", 3)


@motif("swan", "water", 200, 170)
def swan(c: Canvas, r: random.Random) -> None:
    c.shape(disc(6, 4, 94, 9), c.k(0.05), opacity=0.3)
    body = smooth(
        [
            (-66, -16),
            (-58, -46),
            (-20, -62),
            (30, -70),
            (72, -84, 1),
            (96, -68, 1),
            (84, -34),
            (54, -6),
            (0, 2),
            (-48, 0),
        ]
    )
    c.shape(
        ribbon(
            [(-44, -24), (-74, -56), (-60, -94), (-36, -116), (-42, -142), (-62, -146)],
            [44, 26, 19, 16, 16, 18],
            tip=False,
        ),
        c.lit(1, 0.62),
        rim=1.6,
    )
    c.shape(body, c.lit(1, 0.5), rim=2)
    for i, (x, y) in enumerate(((40, -78), (20, -68), (0, -58))):
        c.shape(
            smooth(
                [(x - 60, y + 40), (x - 30, y + 8), (x + 20, y), (x + 50, y - 6, 1), (x + 34, y + 30), (x - 10, y + 50)]
            ),
            c.lit(0.98, 0.62 - i * 0.06),
            rim=1,
        )
    c.line("M-20-30Q20-50 66-52M-30-20Q16-34 60-34M-20-10Q16-18 48-18", 0.55, 1.2, 0.55)
    c.shape(smooth([(-56, -154), (-72, -152), (-94, -134, 1), (-70, -136), (-56, -138)]), c.lit(1, 0.7))
    c.shape("M-72-148L-98-133-70-137Z", c.accent)
    c.shape("M-64-150l-10 4 5 8 8-3Z", 0.03)
    c.dot(-62, -148, 2.2, 0.02)
    c.shape("M-66-158l-3-13 6 6 3-9 5 9 6-5-2 12Z", c.warm(0.3), rim=0.6)
    c.mark(-94, -135, "le bec du cygne", "the swan’s beak", 7)
    c.mark(-60, -168, "la couronne du cygne", "the swan’s crown", 7)
    c.mark(-70, -60, "la courbe du cou", "the curve of the neck", 5)
    c.mark(92, -70, "la queue du cygne", "the swan’s tail", 6)
    c.mark(10, -40, "l’aile du cygne", "the swan’s wing", 4)


@motif("elephant", "ground", 190, 230)
def elephant(c: Canvas, r: random.Random) -> None:
    """An elephant on legs as long as a dream, with a tower on its back."""
    for x in (-34, 48):
        c.line(f"M{x + 10}-112L{x + 18}-56L{x + 8} 0", 0.16, 5)
        c.dot(x + 18, -56, 4, 0.2)
    for x in (-48, 34):
        c.shape(ribbon([(x, -112), (x - 4, -56), (x + 2, -2)], [13, 6, 5], tip=False), c.lit(0.4, 0.1), rim=1)
        c.shape(disc(x - 4, -56, 6, 5), c.lit(0.5, 0.14))
        c.shape(f"M{x - 7} 2q9-12 18 0Z", c.lit(0.4, 0.1))
    c.line("M72-140q14 16 8 38", 0.3, 3)
    body = smooth(
        [(-64, -128), (-50, -164), (0, -172), (52, -164), (76, -140), (70, -110), (40, -100), (-10, -98), (-50, -104)]
    )
    c.shape(body, c.lit(0.55, 0.12), rim=2)
    c.shape(
        smooth([(-8, -172), (20, -178), (46, -170), (48, -126), (20, -120), (-10, -128)]),
        c.blend(c.accent, c.deep(0.6)),
        rim=1,
    )
    c.line("M-8-130q8 8 14 1t14 1 14 0 14-2", c.warm(0.6), 1.6)
    c.shape("M2-174v-34h34v36Z", c.lit(0.9, 0.4), rim=1.2)
    c.shape("M-4-206L19-234 42-206Z", c.deep(0.3), rim=1)
    c.glow(19, -190, 20)
    c.shape("M14-178v-12q5-7 10 0v12Z", c.warm(0.5))
    trunk = ribbon([(-86, -140), (-104, -110), (-100, -74), (-112, -50), (-128, -54)], [30, 22, 15, 10, 7], tip=False)
    c.shape(trunk, c.lit(0.5, 0.14), rim=1.4)
    head = smooth([(-58, -172), (-88, -174), (-106, -152), (-104, -126), (-84, -112), (-58, -116), (-44, -140)])
    c.shape(head, c.lit(0.62, 0.18), rim=1.8)
    c.shape(
        smooth([(-62, -166), (-34, -172), (-16, -148), (-26, -118), (-48, -112), (-62, -130)]),
        c.lit(0.46, 0.08),
        rim=1.4,
    )
    c.shape(ribbon([(-94, -118), (-112, -108), (-126, -116)], [7, 5, 0.6]), 1)
    c.dot(-88, -146, 3, 0.02)
    c.dot(-89, -147, 1, 1)
    c.line("M-106-104q7 3 12 1M-107-92q6 3 11 1M-106-80q5 3 10 1", 0.15, 1, 0.6)
    c.mark(-127, -54, "le bout de la trompe", "the tip of the trunk", 7)
    c.mark(-88, -146, "l’œil de l’éléphant", "the elephant’s eye", 6)
    c.mark(19, -184, "la porte de la tour", "the tower’s door", 7)
    c.mark(19, -230, "le toit de la tour", "the tower’s roof", 6)
    c.mark(-52, -56, "le genou de l’éléphant", "the elephant’s knee", 4)
    c.mark(-45, -2, "le pied avant de l’éléphant", "the elephant’s front foot", 5)
    c.mark(38, -2, "le pied arrière de l’éléphant", "the elephant’s back foot", 4)


@motif("raven", "ground air", 170, 150)
def raven(c: Canvas, r: random.Random) -> None:
    c.line("M-4-26l-6 26M14-24l2 24M-10 0l-10 2M-10 0l8 3M16 0l-8 3M16 0l11 2", 0.1, 3)
    c.shape(smooth([(40, -60), (76, -40), (112, -8, 1), (96, -4, 1), (60, -24), (28, -34)]), c.lit(0.22, 0.02), rim=1.2)
    body = smooth(
        [
            (-56, -112),
            (-40, -130),
            (-14, -128),
            (2, -104),
            (34, -84),
            (62, -44),
            (40, -28),
            (0, -20),
            (-28, -32),
            (-44, -66),
            (-46, -92),
        ]
    )
    c.shape(body, c.lit(0.3, 0.02), rim=2)
    c.shape(
        smooth([(-16, -92), (20, -84), (56, -52), (84, -16, 1), (44, -34), (4, -40), (-18, -62)]),
        c.lit(0.36, 0.03),
        rim=1.4,
    )
    c.line("M-4-66Q30-58 62-30M-8-76Q28-70 58-42M0-54Q24-48 44-34", 0.6, 1, 0.45)
    c.shape(smooth([(-50, -116), (-72, -116), (-98, -100, 1), (-70, -100), (-48, -98)]), c.lit(0.5, 0.1), rim=1)
    c.line("M-96-101Q-72-107-52-106", 0.02, 1.2)
    c.dot(-40, -112, 5, 0.85)
    c.dot(-40, -112, 3.6, c.accent)
    c.dot(-40, -112, 1.8, 0.01)
    c.line("M-90-97v16", 0.8, 1)
    c.glow(-90, -70, 26)
    c.line(disc(-90, -75, 5), c.warm(0.3), 2.4)
    c.line("M-90-70v18M-90-56h7M-90-62h5", c.warm(0.3), 2.4)
    c.mark(-40, -112, "l’œil du corbeau", "the raven’s eye", 8)
    c.mark(-90, -62, "la clef au bec du corbeau", "the key in the raven’s beak", 8)
    c.mark(82, -18, "la pointe de l’aile du corbeau", "the tip of the raven’s wing", 5)
    c.mark(106, -6, "la queue du corbeau", "the raven’s tail", 5)
    c.mark(-16, -128, "la nuque du corbeau", "the raven’s nape", 3)
    c.mark(-10, 0, "la patte du corbeau", "the raven’s foot", 4)
