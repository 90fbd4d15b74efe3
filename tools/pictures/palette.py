"""Colours: four ramp colours and an accent, blended the way the eye does (OKLab)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

Lab = tuple[float, float, float]


def _linear(channel: int) -> float:
    x = channel / 255
    return x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4


def _gamma(x: float) -> int:
    x = min(1.0, max(0.0, x))
    x = 12.92 * x if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055
    return round(x * 255)


@lru_cache(maxsize=4096)
def lab(colour: str) -> Lab:
    r, g, b = (_linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    )


def hex_of(colour: Lab) -> str:
    big_l, a, b = colour
    l = (big_l + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (big_l - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (big_l - 0.0894841775 * a - 1.2914855480 * b) ** 3
    rgb = (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    )
    return "#" + "".join(f"{_gamma(x):02x}" for x in rgb)


def mix(a: str, b: str, t: float) -> str:
    """Blend from a (t = 0) to b (t = 1)."""
    if t <= 0:
        return a
    if t >= 1:
        return b
    la, lb = lab(a), lab(b)
    return hex_of((la[0] + (lb[0] - la[0]) * t, la[1] + (lb[1] - la[1]) * t, la[2] + (lb[2] - la[2]) * t))


@dataclass(frozen=True)
class Palette:
    name: str
    ramp: tuple[str, str, str, str]
    accent: str

    def at(self, t: float) -> str:
        """The ramp's colour at t, 0 the darkest and 1 the lightest."""
        t = min(1.0, max(0.0, t)) * 3
        i = min(2, int(t))
        return mix(self.ramp[i], self.ramp[i + 1], t - i)


PALETTES = tuple(
    Palette(name, (a, b, c, d), accent)
    for name, a, b, c, d, accent in (
        ("midnight", "#080d2b", "#2a2c7c", "#7f6fd0", "#ffe3cf", "#ffc857"),
        ("ember", "#1d0b22", "#7a1f4b", "#ee6a4a", "#ffe6a8", "#6ff0e0"),
        ("lagoon", "#04182b", "#0f5c7a", "#4cc3b0", "#fff1c9", "#ff7a6b"),
        ("plum", "#170a33", "#5a2383", "#d86fa6", "#ffe3cc", "#ffd34e"),
        ("moss", "#071c1d", "#1f5a47", "#8fb85f", "#fff2b8", "#ff8a4c"),
        ("slate", "#0c1424", "#33506f", "#93b3c4", "#fff3df", "#ffb02e"),
        ("rose", "#2a1440", "#93407f", "#f29a8e", "#fff0d4", "#18b8b4"),
        ("abyss", "#020f2b", "#08488a", "#2fb3c6", "#e2ffe9", "#ff7fa0"),
        ("bone", "#17101f", "#57405a", "#c9a387", "#fff1d6", "#f0442c"),
        ("aurora", "#070f2e", "#1d3f7a", "#35c2a0", "#eaffc9", "#d78bff"),
        ("wine", "#1c0720", "#741741", "#d9653d", "#ffdf95", "#6ec8ff"),
        ("lilac", "#171541", "#5748a8", "#c39be6", "#fff0ea", "#ffad4d"),
        ("sand", "#24132e", "#8a3f4c", "#eaa35a", "#fff4c9", "#1f8fc4"),
        ("mint", "#061530", "#1c5d86", "#74cfbd", "#fffbe0", "#ff5c8a"),
        ("orchid", "#0f0a38", "#4526a0", "#dc6cc0", "#ffe6da", "#74f2de"),
        ("copper", "#081e26", "#2a6660", "#cf955a", "#ffeec2", "#ff5f45"),
    )
)
