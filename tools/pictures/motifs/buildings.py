"""Towers, stairs, bridges, houses."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import Canvas, box, disc, leaf, mirrored, pair, poly, smooth, star
from tools.pictures.motifs.registry import motif


def window(c: Canvas, x: float, y: float, w: float = 7, h: float = 11) -> None:
    """A lit window with a round head, its foot at (x, y)."""
    c.glow(x, y - h * 0.5, h * 1.7, c.accent, 0.6)
    c.shape(f"M{pair(x - w / 2, y)}v{-h * 0.6:.1f}q{pair(w / 2, -h * 0.7)} {pair(w, 0)}v{h * 0.6:.1f}Z", c.warm(0.4))


@motif("lighthouse", "ground", 150, 270)
def lighthouse(c: Canvas, r: random.Random) -> None:
    for s in (-1, 1):
        far = s * 190
        beam = c.linear([(0, c.warm(0.6), 0.75), (1, c.accent, 0)], 0 if s > 0 else 180)
        c.shape(poly([(s * 8, -232), (far, -268), (far, -196), (s * 8, -224)]), beam)
    c.glow(0, -228, 90)
    c.shape(smooth([(-62, 6), (-50, -14), (-26, -20), (10, -18), (44, -22), (66, 6)]), c.lit(0.3, 0.04), rim=1.4)
    body = smooth([(-32, -12, 1), (-26, -90), (-19, -196, 1), (19, -196, 1), (26, -90), (32, -12, 1)])
    c.shape(body, c.lit(1, 0.42), rim=1.6)
    with c.clipped(body):
        for y in (-176, -128, -80, -32):
            c.shape(
                f"M-40 {y}Q0 {y + 9} 40 {y}V{y + 22}Q0 {y + 31} -40 {y + 22}Z",
                c.blend(c.accent, c.deep(0.5), 0 if c.light < 0 else 180),
            )
        c.shape(box(6 if c.light < 0 else -36, -200, 30, 200), 0.05, opacity=0.22)
    c.shape("M-9-10v-20q9-12 18 0v20Z", 0.05)
    window(c, 0, -92)
    window(c, -2, -148, 6, 9)
    c.shape("M-27-196h54l-4 8h-46Z", 0.08, rim=1)
    c.line("M-26-196v-12M-13-196v-12M0-196v-12M13-196v-12M26-196v-12M-27-208h54", 0.12, 1.6)
    c.shape(box(-13, -244, 26, 48), c.blend(c.warm(0.7), c.accent))
    c.dot(0, -228, 10, "#fffdf4")
    c.line("M-13-244v46M0-244v46M13-244v46", 0.08, 1.8)
    c.shape(
        smooth(mirrored([(0, -272, 1), (5, -266), (20, -246), (22, -241, 1), (0, -241, 1)])), c.lit(0.5, 0.05), rim=1.4
    )
    c.mark(0, -228, "la lampe du phare", "the lighthouse lamp", 10)
    c.mark(0, -268, "la pointe du phare", "the tip of the lighthouse", 5)
    c.mark(0, -97, "la fenêtre du phare", "the lighthouse window", 5)
    c.mark(0, -20, "la porte du phare", "the lighthouse door", 6)
    c.mark(-26, -202, "la rambarde du phare", "the lighthouse railing", 3)
    c.mark(-58, 0, "le rocher du phare", "the lighthouse rock", 3)


@motif("stair", "ground", 220, 240)
def stair(c: Canvas, r: random.Random) -> None:
    """A stair that climbs to a door in the air."""
    n = 9
    for i in range(n):
        t = i / (n - 1)
        x, y, w = -92 + 138 * t, -8 - 138 * t, 46 - 10 * t
        c.shape(
            poly([(x - w / 2, y), (x + w / 2, y), (x + w / 2 - 4, y + 20), (x - w / 2 + 6, y + 14)]), c.lit(0.3, 0.05)
        )
        c.shape(
            poly([(x - w / 2, y), (x - w / 2 + 7, y - 7), (x + w / 2 + 5, y - 7), (x + w / 2, y)]),
            c.lit(0.98, 0.6),
            rim=0.8,
        )
    c.shape(poly([(18, -150), (30, -162), (104, -162), (96, -150), (88, -136), (30, -138)]), c.lit(0.6, 0.1), rim=1)
    c.glow(66, -202, 110)
    c.shape("M36-158V-214Q66-254 96-214V-158Z", c.lit(0.5, 0.06), rim=1.8)
    c.shape(
        "M44-158V-210Q66-240 88-210V-158Z",
        c.radial([(0, "#fffdf4", 1), (0.5, c.warm(0.4), 1), (1, c.accent, 1)], 0.5, 0.7),
    )
    c.shape("M88-158V-210Q96-206 108-214L110-152Z", c.lit(0.4, 0.08), rim=1)
    c.dot(104, -182, 2.4, c.warm(0.5))
    c.shape("M44-158h44L70-142H14Z", c.warm(0.5), opacity=0.6)
    c.shape(star(66, -196, 11), "#fffdf4")
    c.mark(66, -196, "l’étoile derrière la porte", "the star behind the door", 8)
    c.mark(66, -232, "le haut de la porte", "the top of the door", 6)
    c.mark(104, -182, "la poignée de la porte", "the door handle", 5)
    c.mark(-92, -10, "la première marche", "the first step", 6)
    c.mark(-23, -80, "la marche du milieu", "the middle step", 4)
    c.mark(30, -136, "la dernière marche", "the last step", 4)


@motif("bridge", "ground water", 260, 130)
def bridge(c: Canvas, r: random.Random) -> None:
    c.shape(
        "M-134 4Q0-118 134 4L110 4Q104-30 74-32Q46-32 40 4H34Q26-58 0-58Q-26-58-34 4H-40Q-46-32-74-32Q-104-30-110 4Z",
        c.lit(0.5, 0.08),
        rim=1.8,
    )
    c.line("M-96-20Q-80-44-60-36M60-36Q80-44 96-20M-30-8Q-28-66 0-66Q28-66 30-8", 0.75, 1.2, 0.5)
    c.shape(
        smooth([(-134, 2), (-70, -42), (0, -59), (70, -42), (134, 2), (70, -34), (0, -50), (-70, -34)]), c.lit(0.9, 0.4)
    )
    c.line("M-134-14Q0-134 134-14", 0.12, 2.4)
    for x in range(-120, 121, 20):
        y = -0.00325 * (134 * 134 - x * x)
        c.line(f"M{pair(x, y + 2)}v-16", 0.12, 1.6)
    posts = (
        (-78, "la lanterne gauche du pont", "the bridge’s left lantern"),
        (0, "la lanterne du milieu du pont", "the bridge’s middle lantern"),
        (78, "la lanterne droite du pont", "the bridge’s right lantern"),
    )
    for x, fr, en in posts:
        y = -0.00325 * (134 * 134 - x * x)
        c.line(f"M{pair(x, y)}v-42", 0.06, 2.6)
        c.glow(x, y - 48, 34)
        c.shape(
            smooth(mirrored([(x, y - 57), (x + 6, y - 54), (x + 5, y - 42), (x, y - 40)], x)),
            c.blend(c.warm(0.9), c.accent),
        )
        c.shape(f"M{pair(x - 8, y - 54)}l8-7 8 7Z", 0.05)
        c.mark(x, y - 48, fr, en, 7)
    c.mark(0, -20, "l’arche du pont", "the bridge’s arch", 4)
    c.mark(-128, 0, "le pied gauche du pont", "the bridge’s left foot", 3)
    c.mark(128, 0, "le pied droit du pont", "the bridge’s right foot", 3)


@motif("castle", "ground", 200, 240)
def castle(c: Canvas, r: random.Random) -> None:
    def tower(x: float, w: float, h: float, roof: float, flag: bool = False) -> None:
        c.shape(
            poly([(x - w / 2, 4), (x - w * 0.46, -h), (x + w * 0.46, -h), (x + w / 2, 4)]), c.lit(0.78, 0.2), rim=1.2
        )
        c.shape(box(x - w * 0.58, -h - 5, w * 1.16, 8), c.lit(0.9, 0.3))
        c.shape(
            smooth(
                [
                    (x, -h - roof, 1),
                    (x + w * 0.2, -h - roof * 0.4),
                    (x + w * 0.66, -h - 4, 1),
                    (x - w * 0.66, -h - 4, 1),
                    (x - w * 0.2, -h - roof * 0.4),
                ]
            ),
            c.blend(c.accent, c.deep(0.65), 30 if c.light < 0 else 150),
            rim=1.2,
        )
        if flag:
            c.line(f"M{pair(x, -h - roof)}v-18", 0.1, 1.4)
            c.shape(f"M{pair(x, -h - roof - 18)}q9-4 14 1t14-2q-4 7-1 11q-9 1-14-2t-13 2Z", c.warm(0.3))

    tower(-74, 26, 84, 46)
    tower(76, 24, 96, 44)
    tower(-38, 30, 128, 56)
    tower(42, 28, 140, 60, True)
    c.shape("M-66 4v-66h8v-7h10v7h12v-7h10v7h14v-7h10v7h12v-7h10v7h12v-7h10v7h8v66Z", c.lit(0.66, 0.16), rim=1.2)
    tower(2, 42, 158, 76, True)
    c.shape("M-14 4v-26q16-24 32 0v26Z", 0.04)
    c.line("M-6 4v-34M2 4v-38M10 4v-34M-14-14h32", 0.35, 1.2)
    for x, y in ((2, -128), (-38, -100), (42, -112), (-74, -58), (76, -66), (2, -84), (-44, -24), (52, -26)):
        window(c, x, y, 6, 10)
    c.mark(2, -232, "la flèche du château", "the castle’s spire", 7)
    c.mark(18, -248, "la bannière du donjon", "the keep’s banner", 6)
    c.mark(2, -133, "la fenêtre du donjon", "the keep’s window", 6)
    c.mark(2, -14, "la herse du château", "the castle gate", 6)
    c.mark(-74, -126, "la tour de gauche", "the left tower", 5)
    c.mark(76, -136, "la tour de droite", "the right tower", 5)
    c.mark(-38, -182, "le toit de la seconde tour", "the second tower’s roof", 4)


@motif("windmill", "ground", 200, 250)
def windmill(c: Canvas, r: random.Random) -> None:
    body = smooth([(-46, 4, 1), (-38, -60), (-26, -136, 1), (26, -136, 1), (38, -60), (46, 4, 1)])
    c.shape(body, c.lit(0.95, 0.34), rim=1.6)
    with c.clipped(body):
        c.line(
            "".join(f"M{pair(-50 + (j % 2) * 9 + i * 18, -124 + j * 16)}h10" for j in range(8) for i in range(6)),
            0.25,
            1.4,
            0.35,
        )
        c.shape(box(12 if c.light < 0 else -56, -140, 44, 150), 0.05, opacity=0.24)
    c.shape("M-11 4v-28q11-13 22 0v28Z", 0.05)
    c.dot(6, -10, 1.6, c.warm(0.5))
    window(c, 0, -62)
    window(c, -2, -100, 6, 9)
    c.shape(
        smooth(mirrored([(0, -178, 1), (14, -166), (30, -142), (32, -134, 1), (0, -134, 1)])),
        c.blend(c.accent, c.deep(0.6), 40),
        rim=1.4,
    )
    turn = r.uniform(12, 40)
    with c.at(0, -148, 1, turn):
        for i in range(4):
            with c.at(0, 0, 1, i * 90):
                c.line("M0 0V-100", 0.08, 3.4)
                c.shape("M3-24H26L22-98H3Z", c.lit(1, 0.55), opacity=0.92, rim=1)
                c.line("M3-38H25M3-52H25M3-66H24M3-80H23M14-24V-98", 0.2, 1, 0.6)
    c.dot(0, -148, 7, 0.05)
    c.dot(-1, -149, 3, c.warm(0.3))
    names = [("du haut", "top"), ("de droite", "right-hand"), ("du bas", "bottom"), ("de gauche", "left-hand")]
    for i, (fr, en) in enumerate(names):
        a = math.radians(turn + i * 90 - 90)
        c.mark(98 * math.cos(a), -148 + 98 * math.sin(a), f"l’aile {fr} du moulin", f"the mill’s {en} sail", 5)
    c.mark(0, -148, "le moyeu du moulin", "the hub of the mill", 7)
    c.mark(0, -12, "la porte du moulin", "the mill door", 5)
    c.mark(0, -67, "la fenêtre du moulin", "the mill window", 5)


@motif("stilt house", "ground water", 160, 250)
def stilt_house(c: Canvas, r: random.Random) -> None:
    c.line("M-44-100L-60 4M-16-100L-22 4M18-100L24 4M46-100L64 4M-52-50L22-50M-58-14L58-40M-20-50L54-10", 0.1, 4)
    c.line("M-46-100L-62 4M-18-100L-24 4", 0.7, 1, 0.5)
    c.line("M70-100L92 4M84-100L106 4M74-82h14M77-66h14M80-50h14M84-34h14M87-18h14", 0.16, 2.4)
    c.shape("M-68-104h150l-8 10H-60Z", c.lit(0.6, 0.1), rim=1.2)
    c.shape("M-48-104l-6-58 50-10 58 8-4 60Z", c.lit(0.72, 0.2), rim=1.4)
    c.line("M-50-118h100M-51-132h102M-53-146h106", 0.12, 1, 0.4)
    c.shape(
        smooth([(-66, -156, 1), (-40, -180), (0, -222, 1), (10, -220, 1), (46, -184), (70, -156, 1), (2, -168)]),
        c.blend(c.accent, c.deep(0.68), 40),
        rim=1.8,
    )
    c.line("M-42-170Q-10-196 4-214M-16-168Q0-190 6-212M14-168Q12-190 8-212M42-168Q22-192 9-213", c.warm(0.5), 1, 0.4)
    c.shape("M30-184v-30h12v38Z", c.lit(0.5, 0.1), rim=1)
    c.shape(disc(38, -226, 7) + disc(46, -238, 9) + disc(58, -250, 11), 0.95, opacity=0.5)
    window(c, -26, -122, 16, 22)
    window(c, 26, -124, 13, 18)
    c.shape("M-7-104v-30q7-8 14 0v30Z", 0.05)
    c.mark(4, -218, "le faîte de la maison", "the ridge of the house", 6)
    c.mark(-26, -132, "la grande fenêtre", "the large window", 7)
    c.mark(26, -132, "la petite fenêtre", "the small window", 5)
    c.mark(36, -208, "la cheminée", "the chimney", 5)
    c.mark(58, -250, "la fumée de la maison", "the smoke of the house", 4)
    c.mark(92, -34, "l’échelle de la maison", "the ladder of the house", 5)
    c.mark(-58, -4, "le pilotis de gauche", "the left stilt", 3)


@motif("arch", "ground", 190, 240)
def arch(c: Canvas, r: random.Random) -> None:
    """A standing door frame full of another sky."""
    inside = "M-58 0V-148Q-58-208 0-208Q58-208 58-148V0Z"
    c.glow(0, -110, 150)
    c.shape(inside, c.linear([(0, c.k(0.12), 1), (0.5, c.deep(0.35), 1), (1, c.warm(0.7), 1)]))
    with c.clipped(inside):
        c.dust([(r.uniform(-54, 54), r.uniform(-200, -110)) for _ in range(18)], 1.2, 1)
        c.dot(20, -156, 17, c.warm(0.9))
        c.shape("M-60-52Q-36-84-12-66T60-70V0H-60Z", c.deep(0.55))
        c.shape("M-60-26Q-24-56 10-40T60-44V2H-60Z", c.deep(0.75))
        c.shape("M-4 2Q-18-18 4-30Q14-36 6-42L12-42Q26-32 14-26Q0-14 24 2Z", c.warm(0.8), opacity=0.9)
        for x in (-40, -30, 40):
            c.shape(leaf(x, -34, 30, -90, 12), 0.05)
    c.shape(
        "M-58 0V-148Q-58-208 0-208Q58-208 58-148V0H80V-148Q80-232 0-232Q-80-232-80-148V0Z", c.lit(0.85, 0.24), rim=1.8
    )
    stones = "M-80-30h22M-80-62h22M-80-94h22M-80-126h22M58-30h22M58-62h22M58-94h22M58-126h22"
    for a in range(-75, 76, 25):
        e = math.radians(a - 90)
        stones += (
            f"M{pair(58 * math.cos(e), -148 + 60 * math.sin(e))}L{pair(80 * math.cos(e), -148 + 84 * math.sin(e))}"
        )
    c.line(stones, 0.15, 1.4, 0.55)
    c.shape("M-12-236L12-236 8-204-8-204Z", c.lit(1, 0.5), rim=1)
    c.shape(star(0, -220, 8), c.accent)
    c.shape("M-92 6v-8h40v8ZM52 6v-8h40v8Z", c.lit(0.7, 0.15), rim=1)
    c.mark(0, -220, "la clef de voûte", "the keystone", 7)
    c.mark(20, -156, "la lune sous l’arche", "the moon under the arch", 8)
    c.mark(-68, -110, "le pilier gauche de l’arche", "the arch’s left pillar", 4)
    c.mark(68, -110, "le pilier droit de l’arche", "the arch’s right pillar", 4)
    c.mark(9, -40, "le chemin sous l’arche", "the path under the arch", 6)
    c.mark(40, -56, "l’arbre sous l’arche", "the tree under the arch", 4)


@motif("tent", "ground", 220, 200)
def tent(c: Canvas, r: random.Random) -> None:
    """A circus tent, lit from within."""
    c.glow(0, -60, 130)
    walls = "M-92 4L-84-76H84L92 4Z"
    c.shape(walls, c.lit(0.95, 0.5))
    with c.clipped(walls):
        c.shape(
            "".join(poly([(x * 0.92, -76), (x * 0.92 + 22, -76), (x + 25, 6), (x, 6)]) for x in (-100, -50, 0, 50)),
            c.blend(c.accent, c.deep(0.5)),
        )
    c.shape(
        "M-18 4Q-14-40 0-70Q14-40 18 4Z",
        c.radial([(0, "#fffdf4", 1), (0.6, c.warm(0.4), 1), (1, c.accent, 1)], 0.5, 0.8),
    )
    c.shape("M0-72Q-16-30-34 4H-20Q-12-36 0-72ZM0-72Q16-30 34 4H20Q12-36 0-72Z", 0.08)
    roof = smooth([(0, -168, 1), (18, -130), (52, -98), (104, -76, 1), (-104, -76, 1), (-52, -98), (-18, -130)])
    c.shape(roof, c.lit(1, 0.5), rim=1.8)
    with c.clipped(roof):
        for a, b in ((-104, -72), (-40, -13), (13, 40), (72, 104)):
            c.shape(f"M0-172L{a} -74H{b}Z", c.blend(c.accent, c.deep(0.4)))
    scallop = "M-104-78" + "q13 22 26 0" * 8
    c.shape(scallop + "Z", c.lit(0.6, 0.12), rim=1)
    c.line("M0-168v-30", 0.1, 2)
    c.shape("M0-198q12-6 20 1t18-2q-5 8-1 15q-10 2-18-2t-19 3Z", c.warm(0.3), rim=0.8)
    c.line("M-104-76L-124 4M104-76L124 4", 0.7, 1)
    c.mark(28, -190, "le fanion du chapiteau", "the tent’s pennant", 6)
    c.mark(0, -164, "la pointe du chapiteau", "the peak of the tent", 6)
    c.mark(0, -20, "l’entrée du chapiteau", "the tent’s entrance", 8)
    c.mark(-100, -76, "le bord gauche du chapiteau", "the tent’s left eave", 4)
    c.mark(100, -76, "le bord droit du chapiteau", "the tent’s right eave", 4)
