"""Things from drawers and attics, grown large."""

from __future__ import annotations

import math
import random

from ..canvas import Canvas, box, disc, leaf, mirrored, pair, poly, ribbon, smooth, star
from .registry import motif


@motif("clock", "air ground", 170, 230, standing=False)
def clock(c: Canvas, r: random.Random) -> None:
    """A pocket watch."""
    c.glow(0, 18, 130, c.accent, 0.3)
    c.line("M0-112q-10-20-34-18t-40 14q-18 12-34 2", 0.75, 3, 0.9)
    c.line(disc(0, -92, 15), c.blend(c.warm(0.5), c.deep(0.3)), 5)
    c.shape(box(-9, -80, 18, 20), c.blend(c.warm(0.5), c.deep(0.4), 0), rim=1)
    c.dot(0, 18, 84, c.blend(c.warm(0.55), c.deep(0.6), 50 if c.light < 0 else 130))
    c.dot(0, 18, 74, 0.1)
    c.shape(disc(0, 18, 71), c.radial([(0, c.k(1), 1), (0.7, c.k(0.95), 1), (1, c.k(0.72), 1)], 0.4, 0.35))
    for i in range(12):
        a = math.radians(i * 30)
        x, y = math.sin(a), -math.cos(a)
        q = (50, 64) if i % 3 == 0 else (57, 64)
        c.line(f"M{pair(q[0] * x, 18 + q[0] * y)}L{pair(q[1] * x, 18 + q[1] * y)}", 0.08, 4 if i % 3 == 0 else 2)
    c.line(disc(0, 42, 15), 0.35, 1.4)
    c.line("M0 42l7-9", 0.2, 1.4)
    hour, minute = r.uniform(0, 360), r.choice((0, 60, 120, 240, 300))
    for angle, n, w in ((hour, 36, 9), (minute, 56, 6)):
        with c.at(0, 18, 1, angle):
            c.shape(
                smooth([(-w * 0.3, 10, 1), (-w * 0.5, -n * 0.5), (0, -n, 1), (w * 0.5, -n * 0.5), (w * 0.3, 10, 1)]),
                0.03,
            )
    c.dot(0, 18, 6, c.accent)
    c.line("M-58-22Q-40-52-6-56", "#fffdf4", 4, 0.7)
    for angle, n, fr, en in (
        (hour, 34, "la petite aiguille", "the hour hand"),
        (minute, 54, "la grande aiguille", "the minute hand"),
    ):
        a = math.radians(angle)
        c.mark(n * math.sin(a), 18 - n * math.cos(a), fr, en, 6)
    c.mark(0, -92, "l’anneau de la montre", "the ring of the watch", 6)
    c.mark(0, 18, "le pivot des aiguilles", "the pivot of the hands", 6)
    c.mark(-104, -118, "la chaîne de la montre", "the watch chain", 5)
    c.mark(0, 76, "le six du cadran", "the six on the dial", 4)
    c.mark(58, 18, "le trois du cadran", "the three on the dial", 3)


@motif("hourglass", "ground air", 140, 230)
def hourglass(c: Canvas, r: random.Random) -> None:
    c.glow(0, -110, 120, c.accent, 0.35)
    glass = smooth(
        mirrored(
            [
                (0, -204, 1),
                (46, -204, 1),
                (50, -168),
                (34, -134),
                (9, -112),
                (34, -88),
                (50, -54),
                (46, -16, 1),
                (0, -16, 1),
            ]
        )
    )
    c.shape(glass, c.linear([(0, c.k(0.95), 0.5), (0.5, c.k(0.7), 0.25), (1, c.k(0.95), 0.45)], 0))
    with c.clipped(glass):
        c.shape(box(-60, -172, 120, 62), c.blend(c.k(0.2), c.k(0.5)))
        c.shape("M-60-172Q-40-188-18-172T26-174T62-172V-150H-60Z", c.k(0.7))
        c.shape("M-34-174q8-16 24-16 4-8 14-6l-6 9q8 6 4 13Z", 0.06)
        c.shape("M-60-10Q-30-22-14-40T8-64T36-36T64-12V0H-60Z", c.blend(c.warm(0.4), c.deep(0.3)))
        c.line("M0-112V-60", c.warm(0.6), 2.4)
        c.shape("M-22-34v-14l9-9 9 9v14Z", 0.05)
        c.shape(box(-16, -46, 6, 7), c.warm(0.7))
        c.shape(leaf(26, -26, 30, -90, 12), 0.06)
    c.line("M-40-196Q-44-160-30-138M-40-24Q-44-54-30-80", "#fffdf4", 3, 0.65)
    c.shape(glass, "#000000", rim=1.8, opacity=0.01)
    for s in (-1, 1):
        c.shape(
            smooth(
                [
                    (s * 54, -208, 1),
                    (s * 60, -208, 1),
                    (s * 57, -160),
                    (s * 62, -110),
                    (s * 57, -60),
                    (s * 60, -12, 1),
                    (s * 54, -12, 1),
                    (s * 52, -60),
                    (s * 55, -110),
                    (s * 52, -160),
                ]
            ),
            c.lit(0.7, 0.1),
            rim=1,
        )
    for y in (-222, -16):
        c.shape(
            f"M-68 {y}q0-5 5-5h126q5 0 5 5v8q0 5-5 5h-126q-5 0-5-5Z", c.blend(c.warm(0.3), c.deep(0.6), 20), rim=1.4
        )
    c.mark(0, -112, "le col du sablier", "the neck of the hourglass", 8)
    c.mark(-10, -190, "la baleine du sablier", "the whale in the hourglass", 6)
    c.mark(-13, -44, "la maison du sablier", "the house in the hourglass", 6)
    c.mark(26, -46, "l’arbre du sablier", "the tree in the hourglass", 4)
    c.mark(-62, -218, "le coin haut du sablier", "the upper corner of the hourglass", 4)
    c.mark(62, -12, "le coin bas du sablier", "the lower corner of the hourglass", 4)


@motif("key", "air ground", 110, 240, standing=False)
def key(c: Canvas, r: random.Random) -> None:
    c.glow(0, -60, 130, c.accent, 0.35)
    metal = c.blend(c.warm(0.55), c.deep(0.55), 45 if c.light < 0 else 135)
    bow = smooth(
        mirrored([(0, -122), (22, -116), (34, -100), (54, -92), (56, -62), (40, -46), (22, -30), (8, -22), (0, -20)])
    ) + smooth(
        list(
            reversed(mirrored([(0, -102), (14, -98), (20, -84), (36, -78), (36, -66), (24, -58), (12, -44), (0, -40)]))
        )
    )
    c.shape(bow, metal, rim=1.8)
    c.shape("M-8-24H8V112Q0 122-8 112Z", metal, rim=1.6)
    c.shape("M-14-18h28v9h-28ZM-12-4h24v6h-24Z", c.blend(c.warm(0.7), c.deep(0.4), 0))
    c.shape("M8 62H44V74H34V82H44V108H30V98H22V108H8Z", metal, rim=1.4)
    c.line("M-4-2V106", "#fffdf4", 1.6, 0.6)
    c.shape("M-16-70Q0-88 16-70Q0-54-16-70Z", 1)
    c.dot(0, -70, 7.5, c.k(0.3))
    c.dot(0, -70, 4, 0.02)
    c.dot(-2, -73, 1.6, 1)
    for x, y in ((-46, -77), (46, -77), (0, -112)):
        c.dot(x, y, 4.5, c.k(0.9))
        c.dot(x - 1, y - 1, 1.6, 1)
    c.mark(0, -70, "l’œil dans la clef", "the eye in the key", 8)
    c.mark(0, -118, "le haut de la clef", "the head of the key", 6)
    c.mark(40, 68, "la haute dent de la clef", "the key’s upper tooth", 5)
    c.mark(38, 102, "la basse dent de la clef", "the key’s lower tooth", 6)
    c.mark(-46, -77, "la perle gauche de la clef", "the key’s left pearl", 4)
    c.mark(0, -8, "la bague de la clef", "the key’s collar", 3)


def one_umbrella(c: Canvas, tone: float) -> None:
    c.line("M0-6V74q0 14-12 14t-11-12", 0.08, 4)
    c.line("M-1-6V70", 0.8, 1, 0.6)
    top = smooth(
        [
            (0, -66, 1),
            (44, -52),
            (80, -4, 1),
            (66, -14),
            (54, -12),
            (40, -2, 1),
            (24, -14),
            (14, -12),
            (0, -2, 1),
            (-14, -12),
            (-24, -14),
            (-40, -2, 1),
            (-54, -12),
            (-66, -14),
            (-80, -4, 1),
            (-44, -52),
        ]
    )
    fill = (
        c.blend(c.warm(0.35), c.deep(0.55), 50)
        if tone < 0
        else c.paint(c.lit(min(1, tone + 0.35), max(0, tone - 0.15)))
    )
    c.shape(top, fill, rim=1.8)
    c.line("M0-66Q-34-44-40-2M0-66V-2M0-66Q34-44 40-2", 0.05, 1.2, 0.5)
    c.line("M0-66v-12", 0.08, 3)


@motif("umbrellas", "air", 240, 220, standing=False)
def umbrellas(c: Canvas, r: random.Random) -> None:
    spots = (
        (-66, 62, 0.62, 14, 0.5, "du parapluie du bas", "lowest umbrella"),
        (78, 20, 0.74, -12, 0.15, "du parapluie sombre", "dark umbrella"),
        (-10, -40, 1.0, 6, -1.0, "du grand parapluie", "large umbrella"),
    )
    for x, y, s, turn, tone, fr, en in spots:
        with c.at(x, y, s, turn):
            one_umbrella(c, tone)
            c.mark(0, -70, f"la pointe {fr}", f"the tip of the {en}", 5)
            c.mark(-17, 86, f"la poignée {fr}", f"the handle of the {en}", 5)
    c.shape(
        "".join(f"M{x} {y}q-4 9 0 12q4-3 0-12Z" for x, y in ((-100, -20), (50, 90), (100, -60), (-60, -70), (10, 70))),
        0.95,
        opacity=0.8,
    )


@motif("mask", "air ground", 170, 230, standing=False)
def mask(c: Canvas, r: random.Random) -> None:
    """A carnival mask on ribbons, half night, half day."""
    for s in (-1, 1):
        c.shape(
            ribbon([(s * 70, -20), (s * 100, 10), (s * 84, 50), (s * 108, 92)], [9, 11, 9, 2]),
            c.blend(c.accent, c.deep(0.5)),
        )
    for i, a in enumerate((-140, -120, -105, -90, -75, -60, -40)):
        n = (56, 68, 74, 84, 74, 68, 56)[i]
        e = math.radians(a)
        c.shape(
            leaf(math.cos(e) * 30, -66 + math.sin(e) * 10, n, a, 20, 0),
            c.lit(0.5, 0.1) if i % 2 else c.blend(c.warm(0.3), c.deep(0.5)),
            rim=1,
        )
        c.dot(math.cos(e) * (30 + n * 0.72), -66 + math.sin(e) * (10 + n * 0.72), 4, c.k(1) if i % 2 else c.k(0.06))
    face = smooth(mirrored([(0, -84), (48, -78), (76, -44), (74, 4), (56, 54), (26, 92), (0, 100)]))
    c.shape(face, c.lit(1, 0.72), rim=2)
    with c.clipped(face):
        c.shape(box(0, -100, 100, 220), c.blend(c.k(0.34), c.k(0.05)))
        c.shape(
            "".join(disc(r.uniform(8, 70), r.uniform(-76, 70), r.choice((0.9, 1.3, 1.8))) for _ in range(16)),
            1,
            opacity=0.85,
        )
        c.shape(disc(-34, 34, 14, 9), c.accent, opacity=0.5)
    c.shape(smooth([(-60, -8, 1), (-38, -26), (-14, -6, 1), (-36, 4)]), 0.02)
    c.shape(smooth([(60, -8, 1), (38, -26), (14, -6, 1), (36, 4)]), c.warm(0.5))
    c.glow(37, -10, 34)
    c.line("M-62-28Q-38-48-12-30", 0.1, 3.4)
    c.line("M62-28Q38-48 12-30", 0.92, 3.4)
    c.shape("M-2-16Q-13 24-11 32Q-4 40 0 36Z", 0.5, opacity=0.6)
    c.shape("M2-16Q13 24 11 32Q4 40 0 36Z", 0.6, opacity=0.4)
    c.shape(smooth([(-24, 60, 1), (-8, 54), (0, 58), (8, 54), (24, 60, 1), (0, 72)]), c.blend(c.accent, c.deep(0.4)))
    c.shape("M36 4q-6 13 0 17q6-4 0-17Z", c.warm(0.6))
    c.mark(-37, -12, "l’œil noir du masque", "the mask’s black eye", 8)
    c.mark(37, -12, "l’œil brillant du masque", "the mask’s shining eye", 8)
    c.mark(0, 62, "la bouche du masque", "the mask’s mouth", 6)
    c.mark(0, -136, "la plume du milieu", "the middle plume", 6)
    c.mark(-64, -108, "la plume de gauche", "the left plume", 4)
    c.mark(0, 97, "le menton du masque", "the mask’s chin", 4)
    c.mark(-107, 90, "le ruban gauche du masque", "the mask’s left ribbon", 4)


@motif("teapot", "air ground", 220, 170)
def teapot(c: Canvas, r: random.Random) -> None:
    body_fill = c.lit(0.98, 0.5)
    c.line("M66-88Q128-104 118-56Q108-22 60-30", c.blend(c.k(0.95), c.k(0.4)), 12)
    c.line("M66-92Q130-108 122-58", "#fffdf4", 2, 0.6)
    spout = smooth(
        [(-58, -44), (-84, -58), (-96, -96), (-118, -112, 1), (-100, -116), (-84, -106), (-72, -84), (-52, -76)]
    )
    c.shape(spout, body_fill, rim=1.6)
    body = smooth(
        [
            (-72, -52),
            (-60, -92),
            (-20, -112),
            (24, -112),
            (62, -92),
            (76, -52),
            (56, -14),
            (24, 0, 1),
            (-22, 0, 1),
            (-54, -14),
        ]
    )
    c.shape(body, body_fill, rim=2)
    with c.clipped(body):
        c.shape("M-90-30Q-60-58-34-44T20-50T84-40V10H-90Z", c.blend(c.accent, c.deep(0.4)), opacity=0.92)
        c.shape("M-90-16Q-50-38-20-26T40-30T90-22V10H-90Z", c.deep(0.55))
        c.dot(26, -70, 12, c.warm(0.5))
        c.shape("M-44-38l12-22 12 20Z M-22-36l9-18 10 16Z", c.deep(0.75))
        c.line("M-56-78Q-50-98-24-104", "#fffdf4", 4, 0.8)
    c.shape("M-28 0h58l-5 9h-48Z", c.lit(0.8, 0.3), rim=1)
    c.shape(smooth([(-36, -110), (-26, -126), (0, -132), (28, -126), (38, -110), (0, -104)]), c.lit(0.95, 0.5), rim=1.6)
    c.dot(1, -138, 9, c.blend(c.warm(0.5), c.deep(0.3)))
    c.line("M-116-116q-14-14-4-30t-6-34M-104-124q-8-16 4-28", 1, 3, 0.4)
    c.mark(-114, -112, "le bec de la théière", "the teapot’s spout", 8)
    c.mark(1, -140, "le bouton du couvercle", "the knob of the lid", 6)
    c.mark(119, -66, "l’anse de la théière", "the teapot’s handle", 6)
    c.mark(26, -70, "le soleil peint sur la théière", "the sun painted on the teapot", 5)
    c.mark(-32, -48, "la montagne peinte", "the painted mountain", 4)
    c.mark(-124, -172, "la vapeur du thé", "the steam of the tea", 4)
    c.mark(0, 5, "le pied de la théière", "the foot of the teapot", 3)


@motif("knight", "ground", 150, 240)
def knight(c: Canvas, r: random.Random) -> None:
    """A chess knight, and a small door in its foot."""
    for y, w, h in ((0, 70, 20), (-20, 58, 14), (-34, 46, 12)):
        c.shape(
            f"M{-w} {y}q0-{h} {w * 0.2:.0f}-{h}h{w * 1.6:.0f}q{w * 0.2:.0f} 0 {w * 0.2:.0f} {h}Z",
            c.lit(0.62, 0.06),
            rim=1.4,
        )
    horse = smooth(
        [
            (-44, -44, 1),
            (-36, -84),
            (-8, -112),
            (-4, -130),
            (-30, -122),
            (-52, -110),
            (-68, -116),
            (-72, -136),
            (-50, -160),
            (-38, -190),
            (-18, -208),
            (-14, -230, 1),
            (2, -212),
            (30, -200),
            (52, -164),
            (58, -116),
            (50, -74),
            (46, -44, 1),
        ]
    )
    c.shape(horse, c.lit(0.74, 0.06), rim=2.2)
    mane = smooth(
        [(2, -212), (34, -202), (58, -164), (64, -112), (54, -60), (46, -52), (44, -100), (38, -150), (20, -184)]
    )
    c.shape(mane, c.blend(c.accent, c.deep(0.6), 60), rim=1.2)
    c.line("M14-196Q40-170 46-120M28-196Q54-160 54-100M50-150Q56-110 50-70", c.warm(0.5), 1.2, 0.5)
    c.line("M-30-122Q-10-128 6-150", 0.05, 2, 0.7)
    c.shape(smooth([(-30, -178), (-22, -186), (-12, -180), (-20, -172)]), c.warm(0.6))
    c.dot(-21, -179, 3, 0.02)
    c.dot(-62, -132, 3, 0.03)
    c.line("M-70-122q10 2 18-4", 0.04, 2)
    c.shape("M-10 0v-12q10-12 20 0v12Z", 0.03)
    c.glow(0, -8, 22)
    c.shape("M-7 0v-11q7-9 14 0v11Z", c.warm(0.5))
    c.mark(-21, -179, "l’œil du cavalier", "the knight’s eye", 8)
    c.mark(-13, -226, "l’oreille du cavalier", "the knight’s ear", 6)
    c.mark(-68, -130, "les naseaux du cavalier", "the knight’s nostrils", 6)
    c.mark(58, -130, "la crinière du cavalier", "the knight’s mane", 5)
    c.mark(0, -8, "la porte du socle", "the door in the plinth", 7)
    c.mark(-66, -4, "le socle du cavalier", "the knight’s plinth", 3)


@motif("egg", "ground air", 150, 200)
def egg(c: Canvas, r: random.Random) -> None:
    """A great egg, cracked, with a light inside."""
    c.glow(0, -90, 150)
    c.shape(disc(0, 2, 66, 10), 0.03, opacity=0.4)
    shell = smooth(mirrored([(0, -190), (34, -178), (62, -130), (72, -78), (58, -24), (24, 0), (0, 3)]))
    c.shape(shell, c.lit(1, 0.55), rim=2)
    with c.clipped(shell):
        c.shape(
            "".join(disc(r.uniform(-64, 64), r.uniform(-180, -4), r.uniform(1.5, 4.5)) for _ in range(26)),
            0.45,
            opacity=0.3,
        )
        crack = [
            (-80, -104),
            (-48, -118),
            (-34, -96),
            (-12, -116),
            (4, -92),
            (22, -112),
            (40, -94),
            (58, -112),
            (82, -100),
            (82, -76),
            (56, -84),
            (38, -66),
            (22, -84),
            (2, -60),
            (-14, -84),
            (-36, -66),
            (-50, -88),
            (-80, -78),
        ]
        c.shape(poly(crack), c.radial([(0, "#fffdf4", 1), (0.5, c.warm(0.4), 1), (1, c.accent, 1)]))
        c.shape("M-20-70v-14l8-16 10 12 10-18 8 20v14Z", 0.05)
        c.line("M-12-118l-8-22 6-8M40-94l14 22-4 14M4-60l6 20", 0.2, 1.6, 0.7)
    c.shape(disc(-30, -146, 12, 20), "#fffdf4", opacity=0.45)
    c.mark(0, -186, "la pointe de l’œuf", "the tip of the egg", 6)
    c.mark(2, -88, "la ville dans l’œuf", "the town in the egg", 9)
    c.mark(-62, -96, "la fissure de gauche", "the left end of the crack", 5)
    c.mark(62, -94, "la fissure de droite", "the right end of the crack", 5)
    c.mark(-30, -146, "le reflet sur la coquille", "the gleam on the shell", 4)
    c.mark(0, -4, "le bas de l’œuf", "the foot of the egg", 3)


@motif("hand", "ground water", 170, 240)
def hand(c: Canvas, r: random.Random) -> None:
    """A giant open hand that holds a light."""
    skin = c.lit(0.9, 0.28)
    fingers = [
        ([(-34, -108), (-48, -140), (-56, -168), (-58, -186)], 21),
        ([(-12, -118), (-18, -160), (-20, -194), (-20, -216)], 22),
        ([(12, -118), (16, -160), (18, -196), (18, -220)], 22),
        ([(34, -110), (46, -146), (52, -176), (54, -196)], 20),
    ]
    c.shape(
        smooth(
            [
                (-34, 8),
                (-32, -30),
                (-42, -64),
                (-46, -108),
                (-20, -124),
                (20, -124),
                (44, -110),
                (50, -72),
                (36, -34),
                (36, 8),
            ]
        ),
        skin,
        rim=1.8,
    )
    for spine, w in fingers:
        c.shape(ribbon(spine, [w, w, w * 0.9, w * 0.62], tip=False), skin, rim=1.6)
        c.dot(*spine[-1], w * 0.31, c.k(0.85))
    c.shape(
        smooth([(40, -64), (60, -84), (78, -112), (92, -122), (98, -110), (88, -84), (70, -54), (46, -36)]),
        skin,
        rim=1.8,
    )
    c.line("M-36-70Q-4-92 34-84M-30-50Q0-64 26-100M30-44Q8-60 6-100", 0.3, 1.6, 0.55)
    c.line("M-52-150l9-3M-25-160l10 0M12-160l10 0M42-148l10 2", 0.3, 1.2, 0.5)
    c.shape(smooth([(-40, 10), (-36, -14), (0, -8), (38, -14), (42, 10)]), c.blend(c.accent, c.deep(0.6)), rim=1)
    c.glow(0, -92, 80)
    c.shape(star(0, -92, 30, 8, 0.34), c.warm(0.6))
    c.dot(0, -92, 9, "#fffdf4")
    c.mark(0, -92, "la lumière dans la paume", "the light in the palm", 9)
    for (spine, _), fr, en in zip(
        fingers,
        ("le petit doigt", "l’annulaire", "le majeur", "l’index"),
        ("the little finger", "the ring finger", "the middle finger", "the forefinger"),
        strict=True,
    ):
        c.mark(*spine[-1], f"le bout de {fr}" if fr.startswith("l’") else f"le bout du {fr[3:]}", f"the tip of {en}", 5)
    c.mark(94, -118, "le bout du pouce", "the tip of the thumb", 6)
    c.mark(0, -6, "le bracelet", "the bracelet", 4)


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
