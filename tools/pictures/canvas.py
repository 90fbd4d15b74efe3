"""A sheet to draw on: layers, shared gradients, and the salient points a drawing leaves."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from tools.pictures.palette import Palette, mix
from tools.pictures.sides import mirrored_en, mirrored_fr

WIDTH, HEIGHT = 400, 600
Matrix = tuple[float, float, float, float, float, float]
Vertex = Sequence[float]
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def times(m: Matrix, n: Matrix) -> Matrix:
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )


class Grain:
    """How finely paths are written: tenths, or whole units where the pencil is scaled down."""

    places = 1


def num(x: float, places: int | None = None) -> str:
    """Write a number as short as SVG allows."""
    text = f"{x:.{Grain.places if places is None else places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0."):
        return "-" + text[2:]
    return "0" if text in ("-0", "") else text


def pair(x: float, y: float) -> str:
    return run(x, y)


def run(*values: float) -> str:
    """Write numbers one after another with the fewest separators."""
    out = ""
    for x in values:
        text = num(x)
        if out and not (
            text.startswith("-") or (text.startswith(".") and "." in out.rsplit(" ", 1)[-1].rsplit("-", 1)[-1])
        ):
            out += " "
        out += text
    return out


class Pen:
    """Writes a path in relative steps, which are shorter, without letting rounding add up."""

    def __init__(self, x: float, y: float) -> None:
        self.places = Grain.places
        self.x, self.y = round(x, self.places), round(y, self.places)
        self.text = "M" + run(self.x, self.y)

    def curve(self, *points: float) -> None:
        steps = [round(p - (self.x, self.y)[i % 2], self.places) for i, p in enumerate(points)]
        self.text += ("c" if len(points) == 6 else "l") + run(*steps)
        self.x, self.y = round(self.x + steps[-2], self.places), round(self.y + steps[-1], self.places)


# Paths ---------------------------------------------------------------------


def smooth(vertices: Sequence[Vertex], closed: bool = True, pull: float = 1.0) -> str:
    """A soft curve through the vertices; a vertex with a third value of 1 is a corner."""
    n = len(vertices)
    pen = Pen(vertices[0][0], vertices[0][1])
    k = pull / 6
    for i in range(n if closed else n - 1):
        p1, p2 = vertices[i], vertices[(i + 1) % n]
        p0 = vertices[i - 1] if closed or i > 0 else p1
        p3 = vertices[(i + 2) % n] if closed or i + 2 < n else p2
        corner1, corner2 = len(p1) > 2 and p1[2] == 1, len(p2) > 2 and p2[2] == 1
        if corner1 and corner2:
            pen.curve(p2[0], p2[1])
            continue
        if corner1:
            c1 = (p1[0] + (p2[0] - p1[0]) * k * 2, p1[1] + (p2[1] - p1[1]) * k * 2)
        else:
            c1 = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        if corner2:
            c2 = (p2[0] - (p2[0] - p1[0]) * k * 2, p2[1] - (p2[1] - p1[1]) * k * 2)
        else:
            c2 = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        pen.curve(*c1, *c2, p2[0], p2[1])
    return pen.text + ("Z" if closed else "")


def poly(vertices: Sequence[Vertex], closed: bool = True) -> str:
    pen = Pen(vertices[0][0], vertices[0][1])
    for v in vertices[1:]:
        pen.curve(v[0], v[1])
    return pen.text + ("Z" if closed else "")


def mirrored(half: Sequence[Vertex], axis: float = 0) -> list[Vertex]:
    """The half outline (top to bottom, right side) followed by its reflection."""
    back = [(2 * axis - v[0], *v[1:]) for v in reversed(half) if abs(v[0] - axis) > 0.01]
    return [*half, *back]


def ribbon(spine: Sequence[Vertex], widths: Sequence[float], steps: int = 2, tip: bool = True) -> str:
    """A tapering band along a spine; widths are spread evenly from first to last."""
    line = spline(spine, steps)
    n = len(line) - 1
    left: list[Vertex] = []
    right: list[Vertex] = []
    for i, (x, y) in enumerate(line):
        ax, ay = line[max(0, i - 1)]
        bx, by = line[min(n, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        t = i / n * (len(widths) - 1)
        j = min(len(widths) - 2, int(t))
        w = (widths[j] + (widths[j + 1] - widths[j]) * (t - j)) / 2
        nx, ny = -(by - ay) / length * w, (bx - ax) / length * w
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    if tip:
        left[0], right[0] = (*left[0], 1), (*right[0], 1)
        left[-1], right[-1] = (*left[-1], 1), (*right[-1], 1)
    return smooth([*left, *reversed(right)])


def spline(vertices: Sequence[Vertex], steps: int = 5) -> list[tuple[float, float]]:
    """Points along the soft curve through the vertices."""
    n = len(vertices)
    out: list[tuple[float, float]] = []
    for i in range(n - 1):
        p1, p2 = vertices[i], vertices[i + 1]
        p0 = vertices[i - 1] if i else p1
        p3 = vertices[i + 2] if i + 2 < n else p2
        for s in range(steps):
            t = s / steps
            a, b = t * t, t * t * t
            x, y = (
                0.5
                * (
                    2 * p1[q]
                    + (p2[q] - p0[q]) * t
                    + (2 * p0[q] - 5 * p1[q] + 4 * p2[q] - p3[q]) * a
                    + (3 * p1[q] - p0[q] - 3 * p2[q] + p3[q]) * b
                )
                for q in (0, 1)
            )
            out.append((x, y))
    out.append((vertices[-1][0], vertices[-1][1]))
    return out


def leaf(x: float, y: float, length: float, angle: float, width: float, bend: float = 0) -> str:
    """A pointed leaf from its stalk at (x, y); angle in degrees, 0 to the right."""
    a = math.radians(angle)
    ux, uy = math.cos(a), math.sin(a)
    px, py = -uy, ux
    tip = (x + ux * length + px * bend, y + uy * length + py * bend)

    def side(s: float) -> tuple[float, float, float, float]:
        return (
            x + ux * length * 0.3 + px * (width * s),
            y + uy * length * 0.3 + py * (width * s),
            x + ux * length * 0.75 + px * (width * s * 0.7 + bend * 0.6),
            y + uy * length * 0.75 + py * (width * s * 0.7 + bend * 0.6),
        )

    l, r = side(0.5), side(-0.5)
    pen = Pen(x, y)
    pen.curve(*l, *tip)
    pen.curve(r[2], r[3], r[0], r[1], x, y)
    return pen.text + "Z"


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    places, Grain.places = Grain.places, 1
    text = f"M{run(x - rx, y)}a{run(rx, ry)} 0 1 0 {run(2 * rx, 0)}a{run(rx, ry)} 0 1 0{run(-2 * rx, 0)}Z"
    Grain.places = places
    return text


def box(x: float, y: float, w: float, h: float) -> str:
    return f"M{pair(x, y)}v{num(h)}h{num(w)}v{num(-h)}Z"


def star(x: float, y: float, r: float, rays: int = 4, waist: float = 0.18, turn: float = -90) -> str:
    tips = []
    for i in range(rays * 2):
        a = math.radians(turn + i * 180 / rays)
        d = r if i % 2 == 0 else r * waist
        tips.append((x + d * math.cos(a), y + d * math.sin(a)))
    return poly(tips)


# The sheet -----------------------------------------------------------------


@dataclass(frozen=True)
class Mark:
    """A salient point as drawn, before the picture has been looked at."""

    x: float
    y: float
    fr: str
    en: str
    weight: int
    motif: str
    layer: int


Paint = str | float | tuple[float, float] | tuple[float, float, float]


@dataclass
class Canvas:
    prefix: str
    palette: Palette
    rng: random.Random
    light: int = -1
    """Where the light comes from: -1 the left, 1 the right."""
    haze: str = "#888888"
    depth: float = 0.0
    """How far away the pencil is, 0 in front and 1 lost in the haze."""
    bias: float = 0.0
    """How much lighter (or darker, below 0) the middle tones are painted."""
    layers: list[list[str]] = field(default_factory=lambda: [[]])
    marks: list[Mark] = field(default_factory=list)
    _defs: dict[str, str] = field(default_factory=dict)
    _matrix: Matrix = IDENTITY
    _motif: str = "sky"
    _ink: str | None = None
    _mute: int = 0

    # Colours

    def k(self, t: float) -> str:
        """The ramp's colour at t as seen through the haze."""
        return mix(self.palette.at(t + self.bias * (1 - abs(2 * t - 1))), self.haze, self.depth)

    @property
    def accent(self) -> str:
        return mix(self.palette.accent, self.haze, self.depth * 0.55)

    def warm(self, t: float = 0.5) -> str:
        """The accent lightened towards white: the heart of a glow."""
        return mix(self.accent, "#fffdf4", t)

    def deep(self, t: float = 0.5) -> str:
        """The accent in shadow."""
        return mix(self.accent, self.k(0.02), t)

    def define(self, body: str) -> str:
        """Keep a definition once and return its id; `body` has %s where the id goes."""
        if body not in self._defs:
            n, name = len(self._defs), ""
            while True:
                name = DIGITS[n % 36] + name
                n //= 36
                if not n:
                    break
            self._defs[body] = f"{self.prefix}{name}"
        return self._defs[body]

    def linear(self, stops: Sequence[tuple[float, str, float]], angle: float = 90) -> str:
        """A gradient over the shape's box; angle 90 runs from top to bottom."""
        a = math.radians(angle)
        dx, dy = math.cos(a) / 2, math.sin(a) / 2
        ends = (
            ""
            if angle == 0
            else (f' x1="{num(0.5 - dx, 2)}" y1="{num(0.5 - dy, 2)}" x2="{num(0.5 + dx, 2)}" y2="{num(0.5 + dy, 2)}"')
        )
        return f"url(#{self.define(f'<linearGradient id=%s{ends}>' + self.stops(stops) + '</linearGradient>')})"

    def radial(self, stops: Sequence[tuple[float, str, float]], fx: float = 0.5, fy: float = 0.5) -> str:
        centre = "" if (fx, fy) == (0.5, 0.5) else f' cx="{num(fx, 2)}" cy="{num(fy, 2)}" r=".75"'
        return f"url(#{self.define(f'<radialGradient id=%s{centre}>' + self.stops(stops) + '</radialGradient>')})"

    @staticmethod
    def stops(stops: Sequence[tuple[float, str, float]]) -> str:
        return "".join(
            "<stop"
            + (f' offset="{num(o, 2)}"' if o else "")
            + f' stop-color="{c}"'
            + (f' stop-opacity="{num(a, 2)}"' if a < 1 else "")
            + "/>"
            for o, c, a in stops
        )

    def paint(self, fill: Paint) -> str:
        """A colour as given, a ramp tone, or two tones (and an angle) as a gradient."""
        if isinstance(fill, str):
            return fill
        if isinstance(fill, (int, float)):
            return self.k(fill)
        angle = fill[2] if len(fill) > 2 else 90
        return self.blend(self.k(fill[0]), self.k(fill[1]), angle)

    def blend(self, a: str, b: str, angle: float = 90) -> str:
        return self.linear([(0, a, 1), (1, b, 1)], angle)

    def lit(self, bright: float, dark: float) -> tuple[float, float, float]:
        """Two tones running away from the light."""
        return (bright, dark, 40 if self.light < 0 else 140)

    def rim(self, colour: str | None = None, strength: float = 0.9) -> str:
        colour = colour or self.k(0.95)
        angle = 50 if self.light < 0 else 130
        return self.linear([(0, colour, strength), (0.42, colour, strength * 0.2), (0.62, colour, 0)], angle)

    # Strokes

    def add(self, element: str) -> None:
        if not self._mute:
            self.layers[-1].append(element)

    def shape(self, d: str, fill: Paint, rim: float = 0, opacity: float = 1, rim_colour: str | None = None) -> None:
        """A filled form, with a rim of light of the given width on its lit side."""
        if self._ink:
            fill, rim, opacity = self._ink, 0, 1
        extra = f' fill-opacity="{num(opacity, 2)}"' if opacity < 1 else ""
        if rim:
            extra += f' stroke="{self.rim(rim_colour)}"' + ("" if rim == 1 else f' stroke-width="{num(rim, 1)}"')
        self.add(f'<path d="{d}" fill="{self.paint(fill)}"{extra}/>')

    def line(self, d: str, colour: Paint, width: float = 1, opacity: float = 1, dash: str = "") -> None:
        if self._ink:
            colour, opacity = self._ink, 1
        if not d:
            return
        extra = "" if width == 1 else f' stroke-width="{num(width, 2)}"'
        if opacity < 1:
            extra += f' stroke-opacity="{num(opacity, 2)}"'
        if dash:
            extra += f' stroke-dasharray="{dash}"'
        self.add(f'<path d="{d}" fill="none" stroke="{self.paint(colour)}" stroke-linecap="round"{extra}/>')

    def dot(self, x: float, y: float, r: float, fill: Paint, opacity: float = 1) -> None:
        if self._ink:
            fill, opacity = self._ink, 1
        extra = f' fill-opacity="{num(opacity, 2)}"' if opacity < 1 else ""
        self.add(f'<circle cx="{num(x, 1)}" cy="{num(y, 1)}" r="{num(r, 1)}" fill="{self.paint(fill)}"{extra}/>')

    def dust(self, spots: Sequence[tuple[float, float]], size: float, colour: Paint, opacity: float = 1) -> None:
        """Many equal dots in one stroke."""
        self.line("".join(f"M{x:.0f} {y:.0f}h0" for x, y in spots), colour, size * 2, opacity)

    def glow(self, x: float, y: float, r: float, colour: str | None = None, strength: float = 0.8) -> None:
        """A soft light around a place."""
        if self._ink:
            return
        colour = colour or self.accent
        fill = self.radial(
            [(0, colour, strength), (0.25, colour, strength * 0.5), (0.6, colour, strength * 0.13), (1, colour, 0)]
        )
        self.dot(x, y, r, fill)

    @contextmanager
    def group(self, attributes: str) -> Iterator[None]:
        self.add(f"<g {attributes}>")
        yield
        self.add("</g>")

    @contextmanager
    def clipped(self, d: str) -> Iterator[None]:
        """Draw only inside the given outline."""
        if self._ink:
            self._mute += 1
            yield
            self._mute -= 1
            return
        with self.group(
            f'clip-path="url(#{self.define(f"<clipPath id=%s><path d={chr(34)}{d}{chr(34)}/></clipPath>")})"'
        ):
            yield

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False, squash: float = 1
    ) -> Iterator[None]:
        """Move the pencil: local (0, 0) comes to (x, y), scaled, turned, mirrored."""
        before = self._matrix
        a = math.radians(turn)
        sx, sy = (-scale if flip else scale), scale * squash
        self._matrix = times(before, (math.cos(a) * sx, math.sin(a) * sx, -math.sin(a) * sy, math.cos(a) * sy, x, y))
        text = f"translate({num(x, 1)} {num(y, 1)})"
        if turn:
            text += f"rotate({num(turn, 1)})"
        if flip or squash != 1:
            text += f"scale({num(sx, 3)} {num(sy, 3)})"
        elif scale != 1:
            text += f"scale({num(scale, 3)})"
        light, places = self.light, Grain.places
        if flip:
            self.light = -self.light
        Grain.places = 0 if math.hypot(self._matrix[0], self._matrix[1]) < 0.72 else 1
        with self.group(f'transform="{text}"'):
            yield
        self.light, Grain.places = light, places
        self._matrix = before

    @contextmanager
    def silhouette(self, ink: str, opacity: float = 1) -> Iterator[None]:
        """Draw everything as one flat shape, without details or points."""
        before = self._ink
        with self.group(f'opacity="{num(opacity, 2)}"' if opacity < 1 else ""):
            self._ink = ink
            yield
            self._ink = before

    def stamp(self, draw: Callable[[], None]) -> str:
        """Keep a silhouette for repeated use; it takes the colour that is current where it is used."""
        self.layers.append([])
        before, self._ink = self._ink, "currentColor"
        draw()
        self._ink = before
        return self.define("<g id=%s>" + "".join(self.layers.pop()).replace("%", "%%") + "</g>")

    def use(self, name: str, x: float, y: float, scale: float, colour: str, opacity: float) -> None:
        self.add(
            f'<use href="#{name}" transform="translate({num(x, 1)} {num(y, 1)})scale({num(scale, 3)})" color="{colour}" opacity="{num(opacity, 2)}"/>'
        )

    @contextmanager
    def layer(self, depth: float = 0.0) -> Iterator[None]:
        """Start a layer in front of all that was drawn so far."""
        before = self.depth
        self.depth = depth
        self.layers.append([])
        yield
        self.depth = before

    @contextmanager
    def naming(self, motif: str) -> Iterator[None]:
        before = self._motif
        self._motif = motif
        yield
        self._motif = before

    def mark(self, x: float, y: float, fr: str, en: str, weight: int = 5) -> None:
        """Leave a salient point, a thing that a player could name."""
        if self._ink:
            return
        m = self._matrix
        if m[0] < 0:
            fr, en = mirrored_fr(fr), mirrored_en(en)
        self.marks.append(
            Mark(
                m[0] * x + m[2] * y + m[4],
                m[1] * x + m[3] * y + m[5],
                fr,
                en,
                weight,
                self._motif,
                len(self.layers) - 1,
            )
        )

    # The finished sheet

    def svg(self, upto: int | None = None, grain: bool = True) -> str:
        """The picture as SVG; with `upto`, only the layers up to that one."""
        layers = self.layers if upto is None else self.layers[: upto + 1]
        body = "".join("".join(layer) for layer in layers)
        body += "</g>" * (body.count("<g") - body.count("</g>"))
        if grain:
            body += self._grain()
        defs = "".join(
            text % f'"{name}"' for text, name in self._defs.items() if f"#{name})" in body or f'#{name}"' in body
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{defs}</defs>{body}</svg>\n'
        )

    def _grain(self) -> str:
        name = self.define(
            '<filter id=%s x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
            '<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/>'
            '<feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 0 0 0 -1.6 1"/></filter>'
        )
        dark = self.define(
            '<filter id=%s x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
            '<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7"/>'
            '<feColorMatrix values="0 0 0 0 .03 0 0 0 0 .02 0 0 0 0 .1 0 0 0 -1.8 1.1"/></filter>'
        )
        return (
            f'<rect width="{WIDTH}" height="{HEIGHT}" filter="url(#{name})" opacity=".09"/>'
            f'<rect width="{WIDTH}" height="{HEIGHT}" filter="url(#{dark})" opacity=".13"/>'
        )
