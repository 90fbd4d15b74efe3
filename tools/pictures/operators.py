"""The one surreal turn that each picture takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.pictures.canvas import disc, smooth
from tools.pictures.motifs import MOTIFS
from tools.pictures.palette import mix

if TYPE_CHECKING:
    from tools.pictures.scene import Scene

Box = tuple[float, float, float, float]

SHADOWS = {
    "stag": ("l’ombre du cerf", "the shadow of a stag"),
    "cat": ("l’ombre du chat", "the shadow of a cat"),
    "castle": ("l’ombre du château", "the shadow of a castle"),
    "heron": ("l’ombre du héron", "the shadow of a heron"),
    "windmill": ("l’ombre du moulin", "the shadow of a mill"),
    "raven": ("l’ombre du corbeau", "the shadow of a raven"),
    "rose": ("l’ombre de la rose", "the shadow of a rose"),
    "knight": ("l’ombre du cavalier", "the shadow of a chess knight"),
    "cactus": ("l’ombre du cactus", "the shadow of a cactus"),
    "umbrellas": ("l’ombre des parapluies", "the shadow of umbrellas"),
}
SUNS = {
    "clock": ("la montre qui tient lieu de soleil", "the watch in the sun’s place"),
    "egg": ("l’œuf qui tient lieu de lune", "the egg in the moon’s place"),
    "bulb": ("l’ampoule qui tient lieu de soleil", "the bulb in the sun’s place"),
    "mask": ("le masque qui tient lieu de lune", "the mask in the moon’s place"),
    "eclipse": ("l’éclipse", "the eclipse"),
    "rose": ("la rose qui tient lieu de soleil", "the rose in the sun’s place"),
}
HANGING = ("castle", "lighthouse", "cactus", "stilt house", "tent", "windmill", "mushrooms", "boot", "tree")


def wrong_scale(s: Scene) -> None:
    """The great thing greater, the people smaller."""
    s.grow, s.shrink = 1.16, 0.7


def wrong_medium(s: Scene) -> None:
    """What belongs in the sea is in the sky."""
    s.sea_in_the_sky = True


def substitution(s: Scene) -> None:
    """Something else hangs where the sun should be."""
    s.sun = s.rng.choice([n for n in SUNS if n not in (s.main, s.second)])


def world_inside(s: Scene) -> None:
    """The great thing stands inside a ball of glass."""
    s.glass = True


def gravity(s: Scene) -> None:
    """Another land hangs head down from above."""
    s.roof = False
    s.hanging = s.rng.choice([n for n in HANGING if n not in (s.main, s.second)])


def repetition(s: Scene) -> None:
    """The great thing again and again, farther and farther off."""
    s.echoes = True


def shadow(s: Scene) -> None:
    """The shadow is of something else."""
    s.shadow = s.rng.choice([n for n in SHADOWS if n not in (s.main, s.second)])


OPERATORS: dict[str, Callable[[Scene], None]] = {
    "wrong scale": wrong_scale,
    "wrong medium": wrong_medium,
    "substitution": substitution,
    "world inside": world_inside,
    "gravity": gravity,
    "repetition": repetition,
    "shadow": shadow,
}


def behind_main(s: Scene, x: float, y: float, size: Box) -> None:
    """What an operator puts behind the great thing, just before it is drawn."""
    c = s.c
    x0, y0, x1, y1 = size
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    w, h = x1 - x0, y1 - y0
    m = MOTIFS[s.main]
    if s.echoes:
        name = c.stamp(lambda: m.draw(c, s.rng))
        for dx, up, scale, t in ((-0.62, 0.12, 0.42, 0.72), (0.66, 0.1, 0.5, 0.62), (0.3, 0.3, 0.3, 0.82)):
            ex = cx + dx * max(150, w)
            ey = (y - up * h * 0.5) if m.standing else cy - up * h + 30
            c.use(name, ex, ey, h * scale / m.height, mix(c.palette.at(0.15), c.haze, t), 0.85)
    if s.shadow:
        fr, en = SHADOWS[s.shadow]
        b = MOTIFS[s.shadow]
        foot = y if m.standing else y1 + 40
        k = 150 / b.height
        with c.silhouette(c.palette.at(0.0), 0.5), c.at(x, foot - 2, k, 180 + 24 * c.light, False, 0.62):
            b.draw(c, s.rng)
        c.mark(x + c.light * -34, foot + 60, fr, en, 6)
    if s.glass:
        q = max(w, h) * 0.56
        c.dot(
            cx,
            cy,
            q,
            c.radial(
                [
                    (0, c.palette.at(0.95), 0.1),
                    (0.75, c.palette.at(0.9), 0.16),
                    (0.97, c.palette.at(1), 0.4),
                    (1, c.palette.at(1), 0.7),
                ]
            ),
        )


def before_main(s: Scene, size: Box) -> None:
    """What an operator puts over the great thing, just after it is drawn."""
    c = s.c
    x0, y0, x1, y1 = size
    if s.glass:
        cx, cy, q = (x0 + x1) / 2, (y0 + y1) / 2, max(x1 - x0, y1 - y0) * 0.56
        c.line(disc(cx, cy, q), c.rim("#fffdf4"), 3)
        a = c.light
        c.line(
            f"M{cx + a * q * 0.84:.0f} {cy - q * 0.1:.0f}Q{cx + a * q * 0.8:.0f} {cy - q * 0.62:.0f} {cx + a * q * 0.3:.0f} {cy - q * 0.84:.0f}",
            "#fffdf4",
            5,
            0.75,
        )
        c.dot(cx + a * q * 0.82, cy + q * 0.1, 4, "#fffdf4", 0.75)
        c.mark(cx + a * q * 0.68, cy - q * 0.56, "le reflet de la boule de verre", "the gleam on the glass ball", 6)
        c.mark(cx - a * q * 0.7, cy + q * 0.7, "le bord de la boule de verre", "the edge of the glass ball", 3)


def overhead(s: Scene) -> None:
    """What an operator hangs in the sky."""
    c = s.c
    if s.sun:
        x, y = 200 + c.light * 96, 122.0
        c.glow(x, y, 120, c.palette.at(1), 0.6)
        m = MOTIFS[s.sun]
        s.put(s.sun, x, y + (48 if m.standing else 0), 104, 104, depth=0.12)
        c.mark(x, y, *SUNS[s.sun], 7)
    if s.hanging:
        with c.layer(0.2):
            c.shape(
                smooth(
                    [
                        (-12, -12, 1),
                        (-12, 62),
                        (60, 40),
                        (130, 58),
                        (200, 70),
                        (280, 54),
                        (340, 44),
                        (412, 66),
                        (412, -12, 1),
                    ]
                ),
                (0.1, 0.34),
                rim=1.4,
            )
            s.put(s.hanging, 200 - c.light * 66, 58, 130, 120, depth=0.15, upside=True, flip=False)
            s.put("sapling", 200 + c.light * 30, 62, 54, depth=0.15, upside=True)
            c.mark(200 + c.light * 70, 52, "la terre renversée", "the upside-down land", 4)
    if s.sea_in_the_sky:
        d = "".join(
            f"M{x} {y}q14-8 28 0t28 0 28 0" for x, y in ((40, 70), (230, 52), (130, 108), (280, 140), (20, 160))
        )
        c.line(d, c.palette.at(1), 2, 0.35)
