"""Things from drawers and attics, grown large."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import Canvas, box, disc, leaf, mirrored, pair, poly, ribbon, smooth, star
from tools.pictures.motifs.registry import motif


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
