"""Moons, suns and other lamps of the sky."""

from __future__ import annotations

import math
import random

from tools.pictures.canvas import Canvas, box, disc, leaf, mirrored, pair, smooth, star
from tools.pictures.motifs.registry import motif


@motif("crescent", "air", 160, 180, standing=False)
def crescent(c: Canvas, r: random.Random) -> None:
    """A crescent moon, and someone small fishing from its horn."""
    c.glow(-10, 0, 150, c.k(0.98), 0.55)
    c.shape("M34-80C-24-92-82-50-82 4C-82 56-34 92 20 86C-14 74-34 42-32 4C-30-36-2-66 34-80Z", c.lit(1, 0.74), rim=1.2)
    c.shape(disc(-58, -14, 9, 11), 0.72, opacity=0.6)
    c.shape(disc(-50, 26, 6, 8), 0.72, opacity=0.6)
    c.shape(disc(-34, 58, 8, 6), 0.72, opacity=0.5)
    c.shape(disc(-36, -48, 6, 6), 0.72, opacity=0.5)
    c.line("M-34-6Q-24 0-31 8M-44-20q7-5 13 0", 0.4, 2)
    c.shape(smooth([(2, 84), (4, 66), (14, 58), (24, 66), (26, 88)]), 0.06, rim=1)
    c.dot(15, 52, 7, 0.08)
    c.shape("M4 49l11-14 12 13Z", c.accent)
    c.line("M22 66Q44 30 76 20", 0.1, 1.6)
    c.line("M76 20V88", c.k(0.95), 0.8, 0.9)
    c.glow(76, 96, 24)
    c.shape(star(76, 96, 10, 5, 0.45), c.warm(0.5))
    c.mark(31, -79, "la corne haute de la lune", "the moon’s upper horn", 8)
    c.mark(15, 44, "le pêcheur sur la lune", "the angler on the moon", 7)
    c.mark(76, 96, "l’étoile au bout du fil", "the star on the line", 7)
    c.mark(75, 21, "le bout de la canne", "the tip of the rod", 4)
    c.mark(-80, 4, "le dos de la lune", "the back of the moon", 4)
    c.mark(-58, -14, "le cratère de la lune", "the moon’s crater", 3)


@motif("moon", "air", 170, 170, standing=False)
def moon(c: Canvas, r: random.Random) -> None:
    c.glow(0, 0, 165, c.k(0.98), 0.6)
    c.shape(disc(0, 0, 76), c.radial([(0, c.k(1), 1), (0.6, c.k(0.93), 1), (1, c.k(0.7), 1)], 0.36, 0.32))
    for x, y, q in ((-26, -20, 17), (22, 10, 13), (-6, 38, 10), (34, -34, 8), (-46, 18, 7), (8, -48, 6)):
        c.shape(disc(x, y, q, q * 0.9), 0.74, opacity=0.55)
        c.line(f"M{pair(x - q, y + 1)}a{q} {q * 0.9:.1f} 0 0 0 {2 * q} 0", 1, 1.2, 0.8)
    with c.at(34, -66, 1, 26):
        c.shape("M-9 2v-15l10-10 10 10v15Z", c.lit(0.4, 0.06), rim=0.9)
        c.shape("M-13-12L1-26 15-12 11-11 1-20-9-11Z", 0.04)
        c.glow(1, -5, 14)
        c.shape(box(-2, -9, 6, 7), c.warm(0.4))
        c.mark(1, -6, "la maison sur la lune", "the house on the moon", 7)
    with c.at(-52, -54, 1, -44):
        c.shape(leaf(0, 3, 26, -90, 11) + leaf(10, 4, 18, -84, 8), c.lit(0.34, 0.05), rim=0.8)
        c.mark(0, -14, "l’arbre de la lune", "the tree on the moon", 5)
    c.line("M-14 74L-18 132M2 74L0 132M-15 84h16M-16 96h16M-17 108h16M-18 120h17", 0.08, 2.2)
    c.mark(-9, 128, "l’échelle de la lune", "the moon’s ladder", 6)
    c.mark(-26, -20, "la mer de la lune", "the moon’s sea", 6)
    c.mark(0, -73, "le haut de la lune", "the top of the moon", 6)
    c.mark(22, 10, "le cratère du milieu", "the middle crater", 4)
    c.mark(34, -34, "le petit cratère", "the small crater", 4)
    c.mark(-46, 18, "le cratère de gauche", "the left crater", 3)
    c.mark(-6, 38, "le cratère du bas", "the lower crater", 3)
    c.mark(0, 73, "le bas de la lune", "the foot of the moon", 4)


@motif("eclipse", "air", 200, 200, standing=False)
def eclipse(c: Canvas, r: random.Random) -> None:
    c.glow(0, 0, 190, c.accent, 0.6)
    for i in range(24):
        a = i * 15
        c.shape(
            leaf(58 * math.cos(math.radians(a)), 58 * math.sin(math.radians(a)), 40 if i % 2 else 62, a, 8, 4),
            c.warm(0.5),
            opacity=0.5 if i % 2 else 0.75,
        )
    c.dot(0, 0, 67, c.warm(0.85))
    c.shape(disc(0, 0, 62), c.radial([(0, c.k(0.04), 1), (0.8, c.k(0.07), 1), (1, c.k(0.25), 1)]))
    s = c.light
    c.glow(s * 46, -46, 34, c.warm(0.9), 1)
    c.dot(s * 45, -45, 7, "#fffdf4")
    c.shape("M-30 4Q0-22 30 4Q0 26-30 4Z", 0.16)
    c.dot(0, 3, 9, 0.02)
    c.line("M-30 4Q0-22 30 4", 0.5, 1.2)
    c.mark(s * 45, -45, "le diamant de l’éclipse", "the diamond of the eclipse", 9)
    c.mark(0, 3, "l’œil de l’éclipse", "the eye of the eclipse", 7)
    c.mark(0, -62, "le haut de l’anneau", "the top of the ring", 5)
    c.mark(0, 64, "le bas de l’anneau", "the foot of the ring", 5)


@motif("lantern", "air ground", 110, 210, standing=False)
def lantern(c: Canvas, r: random.Random) -> None:
    c.glow(0, 14, 150)
    c.line(disc(0, -86, 14), 0.3, 4)
    c.shape(
        smooth(mirrored([(0, -74, 1), (8, -70), (16, -58), (46, -42), (52, -34, 1), (0, -34, 1)])),
        c.lit(0.6, 0.08),
        rim=1.6,
    )
    glass = smooth(mirrored([(0, -34, 1), (42, -34, 1), (48, 16), (40, 62, 1), (0, 62, 1)]))
    c.shape(glass, c.radial([(0, c.warm(0.9), 1), (0.5, c.warm(0.3), 0.95), (1, c.deep(0.25), 0.95)]))
    with c.clipped(glass):
        c.shape("M-50 62Q-30 26-8 40T44 34V64H-50Z", c.deep(0.6), opacity=0.85)
        c.shape("M-50 64Q-26 44 4 52T50 46V66H-50Z", 0.04)
        c.shape("M-16 50v-13l9-8 9 8v15Z", 0.06)
        c.shape("M-10 46v-6h5v6Z", c.warm(0.7))
        c.shape("".join(leaf(x, 54, 22, -90, 9) for x in (-30, 22, 30)), 0.05)
        c.dot(16, -8, 9, "#fffdf4")
    c.line("M-42-34Q-50 16-40 62M42-34Q50 16 40 62M-15-34Q-18 16-14 62M15-34Q18 16 14 62", 0.08, 3)
    c.line("M-44-34Q-52 16-42 62", 0.9, 1, 0.7)
    c.shape(
        smooth(mirrored([(0, 62, 1), (46, 62, 1), (50, 72), (30, 84), (10, 92), (0, 98)])), c.lit(0.5, 0.05), rim=1.4
    )
    c.mark(0, -98, "l’anneau de la lanterne", "the lantern’s ring", 5)
    c.mark(16, -8, "la lune dans la lanterne", "the moon in the lantern", 9)
    c.mark(-7, 42, "la maison dans la lanterne", "the house in the lantern", 6)
    c.mark(0, 94, "la pointe de la lanterne", "the lantern’s point", 5)
    c.mark(-44, -38, "le toit de la lanterne", "the lantern’s roof", 4)


@motif("planet", "air", 220, 150, standing=False)
def planet(c: Canvas, r: random.Random) -> None:
    c.glow(0, 0, 120, c.k(0.9), 0.4)
    with c.at(0, 0, 1, -18):
        c.line(disc(0, 0, 104, 22), 0.75, 9, 0.55)
        c.line(disc(0, 0, 90, 17), 0.98, 3, 0.8)
        ball = disc(0, 0, 60)
        c.shape(ball, c.lit(0.95, 0.14), rim=2)
        with c.clipped(ball):
            for y, w, tone in ((-36, 8, 0.4), (-16, 12, 0.75), (8, 7, 0.3), (26, 12, 0.6), (44, 6, 0.2)):
                c.line(f"M-64 {y}Q0 {y + 12} 64 {y}", tone, w, 0.42)
            c.dot(22, 6, 9, c.accent, 0.9)
            c.dot(22, 6, 5, c.warm(0.5), 0.9)
        with c.clipped("M-130-2H130V60H-130Z"):
            c.line(disc(0, 0, 104, 22), c.blend(c.k(1), c.k(0.6), 0), 9, 0.95)
            c.line(disc(0, 0, 90, 17), c.accent, 3)
    c.dot(84, -56, 10, 0.9)
    c.dot(87, -53, 10, 0.25, 0.5)
    c.mark(20, -1, "la tempête de la planète", "the planet’s storm", 7)
    c.mark(-99, 32, "le bout gauche de l’anneau", "the left end of the ring", 5)
    c.mark(99, -32, "le bout droit de l’anneau", "the right end of the ring", 5)
    c.mark(84, -56, "la lune de la planète", "the planet’s moon", 6)
    c.mark(-14, -56, "le pôle de la planète", "the planet’s pole", 4)


@motif("cloud face", "air", 230, 150, standing=False)
def cloud_face(c: Canvas, r: random.Random) -> None:
    """A sleeping cloud that breathes out the wind."""
    puffs = (
        disc(-40, 6, 46)
        + disc(8, -18, 54)
        + disc(58, 8, 42)
        + disc(-74, 26, 30)
        + disc(88, 28, 26)
        + disc(6, 30, 82, 28)
    )
    c.glow(0, 0, 150, c.k(1), 0.3)
    c.shape(puffs, c.linear([(0, c.k(1), 1), (0.55, c.k(0.84), 1), (1, c.k(0.5), 1)]), rim=1.2)
    c.line("M-70 0q14-24 36-18M-10-52q24-20 48-4M44-12q24-18 42 2", 1, 2, 0.8)
    c.line("M-34 10q10 8 20 0M6 8q10 8 20 0", 0.12, 2.6)
    c.shape(disc(-34, 26, 9, 5) + disc(28, 24, 9, 5), c.accent, opacity=0.5)
    c.shape(disc(-6, 34, 6, 7), 0.25)
    for i, y in enumerate((34, 44, 54)):
        c.line(f"M-20 {y}q-30 {4 + i * 5}-58-{2 - i * 2}t-44 {4 + i * 4}", c.k(1), 2 - i * 0.4, 0.8)
    c.shape("".join(f"M{x} {y}q-5 12 0 15q5-3 0-15Z" for x, y in ((30, 66), (58, 62), (44, 86))), c.accent)
    c.mark(-6, 34, "la bouche du nuage", "the cloud’s mouth", 7)
    c.mark(-24, 13, "l’œil clos de gauche", "the closed left eye", 5)
    c.mark(16, 11, "l’œil clos de droite", "the closed right eye", 5)
    c.mark(8, -68, "le sommet du nuage", "the top of the cloud", 5)
    c.mark(-118, 44, "le souffle du nuage", "the cloud’s breath", 5)
    c.mark(44, 94, "la goutte de pluie", "the raindrop", 5)
