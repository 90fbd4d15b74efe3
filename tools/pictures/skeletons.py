"""The ten ways a picture is built."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.pictures import scenery
from tools.pictures.canvas import HEIGHT, WIDTH, disc, leaf, pair, poly, ribbon, smooth
from tools.pictures.ground import actor, finish, heavens, land, near, walker
from tools.pictures.scene import Scene
from tools.pictures.vistas import central_totem, diagonal_path, high_horizon, low_horizon

PORTALS = {
    "arch": "M82 520V236Q82 92 200 84Q318 92 318 236V520Z",
    "keyhole": "M200 78C272 78 322 130 322 196C322 248 292 286 268 304L306 528H94L132 304C108 286 78 248 78 196C78 130 128 78 200 78Z",
    "round": disc(200, 300, 136, 196),
    "egg": "M200 64C286 64 338 220 338 330C338 444 280 532 200 532C120 532 62 444 62 330C62 220 114 64 200 64Z",
}


def portal(s: Scene) -> None:
    c, r = s.c, s.rng
    kind = r.choice(list(PORTALS))
    shape = PORTALS[kind]
    clip = c.define(f'<clipPath id=%s><path d="{shape}"/></clipPath>')
    s.horizon = 400
    c.layers[-1].append(f'<g clip-path="url(#{clip})">')
    heavens(s)
    land(s, 400)
    near(s, 474, 0.2)
    with c.layer(0.04):
        if s.stands(s.main):
            s.put(s.main, 200, 490, 280, 210)
        else:
            s.put(s.main, 200, 276, 250, 220)
    c.add("</g>")
    with c.layer():
        wall = f"M0 0H{WIDTH}V{HEIGHT}H0Z{shape}"
        dark, lit = c.palette.at(0.02), c.palette.at(0.2)
        c.add(f'<path d="{wall}" fill-rule="evenodd" fill="{c.blend(lit, dark)}"/>')
        texture = r.choice(("bricks", "leaves", "stars"))
        wclip = c.define(f'<clipPath id=%s><path d="{wall}" clip-rule="evenodd"/></clipPath>')
        with c.group(f'clip-path="url(#{wclip})"'):
            if texture == "bricks":
                rows = "".join(f"M0 {y}h400" for y in range(8, 600, 22))
                joints = "".join(
                    f"M{x + (y // 22 % 2) * 22} {y}v22" for y in range(8, 600, 22) for x in range(14, 400, 44)
                )
                c.line(rows + joints, c.palette.at(0.34), 1, 0.5)
            elif texture == "leaves":
                for tone in (0.1, 0.2):
                    d = ""
                    for _ in range(44):
                        a = r.uniform(0, math.tau)
                        d += leaf(
                            200 + 190 * math.cos(a) * r.uniform(0.8, 1.2),
                            300 + 290 * math.sin(a) * r.uniform(0.84, 1.1),
                            r.uniform(24, 44),
                            r.uniform(0, 360),
                            15,
                            4,
                        )
                    c.shape(d, c.palette.at(tone), rim=0.8)
            else:
                for size in (0.7, 1.3):
                    c.dust([(r.uniform(0, 400), r.uniform(0, 600)) for _ in range(50)], size, c.palette.at(0.9), 0.8)
        c.line(shape, c.palette.at(0.05), 12)
        c.line(shape, c.blend(c.warm(0.5), c.deep(0.5), 60 if c.light < 0 else 120), 6)
        c.line(shape, c.warm(0.85), 1.2, 0.8)
        c.mark(
            200,
            {"arch": 84, "keyhole": 78, "round": 104, "egg": 64}[kind],
            "le haut du passage",
            "the top of the opening",
            5,
        )
    with c.layer():
        if kind != "round" and s.second and not s.stands(s.second):
            s.put(s.second, 96, 150, 92, 92)
        s.floor = "ground"
        actor(s, 200 + r.choice((-1, 1)) * 64, 538, 90)
    s.roof = False
    s.place = {"bricks": "town", "leaves": "forest", "stars": "clouds"}[texture]
    s.horizon = 500
    finish(s)


def two_masses(s: Scene) -> None:
    c, r = s.c, s.rng
    s.horizon = 440
    heavens(s)
    land(s, 440)
    if s.floor == "air":
        s.floor = "ground"
    lamp_y = r.uniform(210, 260)
    with c.layer(0.06):
        if not s.stands(s.main):
            s.put(s.main, 200, 236, 260, 230, turn=r.uniform(-6, 6))
        else:
            near(s, 478, 0.2)
            s.put(s.main, 200, 492, 270, 190)
    tops = []
    for side in (-1, 1):
        with c.layer(0.06):
            top = lamp_y + side * r.uniform(24, 56)

            def x(v: float, side: int = side) -> float:
                return 200 + side * v

            cliff = [
                (x(214), top - 16, 1),
                (x(150), top - 6),
                (x(92), top, 1),
                (x(100), top + 46),
                (x(84), top + 86, 1),
                (x(112), top + 132),
                (x(96), top + 190),
                (x(128), top + 250),
                (x(104), 608, 1),
                (x(214), 608, 1),
            ]
            c.shape(smooth(cliff), c.lit(0.36, 0.03), rim=2)
            c.line(
                "".join(
                    f"M{pair(x(r.uniform(110, 190)), top + q)}l{pair(side * r.uniform(-14, 14), r.uniform(20, 50))}"
                    for q in range(30, 320, 34)
                ),
                0.5,
                1.2,
                0.4,
            )
            c.shape(
                smooth(
                    [
                        (x(214), top - 20),
                        (x(150), top - 12),
                        (x(88), top - 5, 1),
                        (x(96), top + 8),
                        (x(120), top + 3),
                        (x(146), top + 12),
                        (x(180), top + 2),
                        (x(214), top + 8),
                    ]
                ),
                c.lit(0.7, 0.3),
                rim=1,
            )
            c.mark(
                x(90),
                top,
                f"le bord de la falaise {'gauche' if side < 0 else 'droite'}",
                f"the edge of the {'left' if side < 0 else 'right'} cliff",
                4,
            )
            tops.append(top)
    with c.layer(0.02):
        if s.stands(s.second):
            s.put(s.second, 92, tops[0] - 4, 116, 96)
        else:
            s.put("lamp post", 98, tops[0] - 4, 92)
        s.put(r.choice(("stone", "sapling", "flag", "little door", "black cat")), 304, tops[1] - 6, 56)
    with c.layer():
        low = max(tops) + 36
        if not s.stands(s.main):
            c.line(f"M104 {tops[0]:.0f}Q200 {low + 40:.0f} 296 {tops[1]:.0f}", 0.92, 1.4)
            with c.naming("lanterns"):
                for i in range(1, 6):
                    t = i / 6
                    px = 104 + 192 * t
                    py = (1 - t) ** 2 * tops[0] + 2 * t * (1 - t) * (low + 40) + t * t * tops[1]
                    c.glow(px, py + 9, 22)
                    c.shape(disc(px, py + 8, 5, 6.5), c.warm(0.5))
                    if i % 2:
                        c.mark(
                            px,
                            py + 8,
                            f"le {('premier', 'deuxième', 'troisième')[i // 2]} lampion de la guirlande",
                            f"the garland’s {('first', 'second', 'third')[i // 2]} lantern",
                            5,
                        )
        near(s, 540)
        actor(s, 200 + r.choice((-1, 1)) * 44, 552, 84)
    finish(s)


def spiral(s: Scene) -> None:
    c, r = s.c, s.rng
    s.horizon = 640
    s.floor = "air"
    scenery.sky(c, s.mood, 600)
    c.shape(
        disc(200, 290, 330),
        c.radial([(0, c.palette.at(0.98), 0.9), (0.3, c.palette.at(0.75), 0.6), (1, c.palette.at(0.4), 0)]),
    )
    if s.mood in ("night", "dusk", "storm"):
        scenery.stars(c, 90, 590)
    turn, way = r.uniform(0, 360), r.choice((-1, 1))

    def at(t: float) -> tuple[float, float]:
        a = math.radians(turn) + way * t * 1.7 * math.tau
        q = 46 + 196 * t**1.1
        return 200 + q * math.cos(a) * 0.86, 290 + q * math.sin(a) * 1.22

    with c.layer(0.2):
        for width, tone, opacity in ((120, 0.3, 0.35), (84, 0.5, 0.4), (46, 0.72, 0.5), (14, 0.98, 0.75)):
            pts = [at(0.12 + 0.95 * i / 22) for i in range(23)]
            c.shape(ribbon(pts, [2, width * 0.4, width * 0.75, width], 1), c.k(tone), opacity=opacity)
        for size in (0.8, 1.2, 1.9):
            spots = [at(r.uniform(0.15, 1.0)) for _ in range(36)]
            c.dust([(x + r.gauss(0, 17), y + r.gauss(0, 17)) for x, y in spots], size, c.palette.at(1), 0.9)
    with c.layer():
        c.glow(200, 290, 130, c.palette.at(1), 0.6)
        m = s.main
        s.put(m, 200, 376 if s.stands(m) else 290, 180, 190, turn=r.uniform(-10, 10))
        tones = ("light", "dark", "mid", "light", "dark")
        for i, t in enumerate((0.44, 0.55, 0.66, 0.78, 0.9)):
            x, y = at(t)
            if s.free(x, y, 16) and math.hypot(x / 200 - 1, y / 300 - 1) < 0.88:
                s.small(x, y, tones[i], "air")
    with c.layer():
        s.put(s.second, *((316, 176) if not s.stands(s.second) else (312, 200)), 96, 90)
        s.put(walker(s), 96, 486, 80)
        c.shape(disc(96, 492, 34, 7), c.lit(0.5, 0.08))
    s.place = "clouds"
    finish(s)


def cascade(s: Scene) -> None:
    c, r = s.c, s.rng
    s.horizon = 300
    heavens(s)
    s.place = r.choice(("peaks", "hills", "forest"))
    land(s, 320)
    side = r.choice((-1, 1))

    def x(v: float) -> float:
        return 200 + side * v

    ledges = [(-24, 236, 150), (48, 322, 128), (-56, 404, 140), (36, 482, 160)]
    fall = c.linear([(0, c.palette.at(1), 0.95), (0.7, c.palette.at(0.92), 0.75), (1, c.palette.at(0.9), 0.45)])
    with c.layer(0.06):
        c.shape(
            smooth(
                [
                    (x(-112), 238),
                    (x(52), 238),
                    (x(128), 320),
                    (x(96), 420),
                    (x(150), 500),
                    (x(140), 612, 1),
                    (x(-160), 612, 1),
                    (x(-140), 500),
                    (x(-120), 400),
                    (x(-70), 320),
                ]
            ),
            c.lit(0.34, 0.04),
            rim=1.8,
        )
    for i, (lx, y, w) in enumerate(ledges):
        with c.layer(0.02):
            c.shape(
                smooth(
                    [
                        (x(lx) - w / 2, y, 1),
                        (x(lx) - w * 0.2, y - 5),
                        (x(lx) + w * 0.25, y - 3),
                        (x(lx) + w / 2, y, 1),
                        (x(lx) + w * 0.34, y + 26),
                        (x(lx) - w * 0.3, y + 24),
                    ]
                ),
                c.lit(0.62, 0.1),
                rim=1.6,
            )
            nx, ny = (ledges[i + 1][0], ledges[i + 1][1]) if i < 3 else (lx, 580)
            fx = x((lx + nx) / 2)
            c.shape(
                f"M{pair(fx - 13, y - 2)}q13-5 26 0Q{pair(fx + 20, (y + ny) / 2)} {pair(fx + 22, ny + 4)}h-44Q{pair(fx - 20, (y + ny) / 2)} {pair(fx - 13, y - 2)}Z",
                fall,
            )
            c.line(f"M{pair(fx - 5, y + 4)}V{ny - 4}M{pair(fx + 5, y + 8)}V{ny - 10}", c.palette.at(0.6), 1.2, 0.6)
            c.shape(disc(fx, ny + 3, 30, 6), c.palette.at(1), opacity=0.55)
            c.mark(
                fx,
                (y + ny) / 2,
                f"la {('première', 'deuxième', 'troisième', 'dernière')[i]} chute",
                f"the {('first', 'second', 'third', 'last')[i]} fall",
                5,
            )
    with c.layer():
        if s.stands(s.main):
            s.put(s.main, x(-40), 236, 190, 190)
        else:
            s.put(s.main, x(-24), 150, 170, 210)
        c.shape("M-10 560Q100 548 200 560T410 556V610H-10Z", c.blend(c.palette.at(0.85), c.palette.at(0.3)))
        s.taken.append((x(-60) - 30, 240, x(-60) + 30, 250))
    with c.layer():
        if s.stands(s.second):
            s.put(s.second, x(88), 322, 104, 80)
        s.put(walker(s), x(-98), 404, 78)
        s.put("rower" if r.random() < 0.5 else "paper boat", x(-40), 560, 52)
    s.floor = "ground"
    s.horizon = 470
    finish(s)


def frame_in_frame(s: Scene) -> None:
    c, r = s.c, s.rng
    s.horizon = 372
    kind = r.choice(("arch", "oval", "leaning"))
    steps = ((0, 0), (44, 0.22), (84, 0.44), (118, 0.68))

    def outline(inset: float) -> str:
        x0, x1, y0, y1 = inset, WIDTH - inset, inset * 1.35, HEIGHT - inset * 1.25
        if kind == "oval":
            return disc(200, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2)
        if kind == "arch":
            q = (x1 - x0) / 2
            return f"M{pair(x0, y1)}V{y0 + q:.0f}A{pair(q, q)} 0 0 1 {pair(x1, y0 + q)}V{y1:.0f}Z"
        t = inset * 0.08
        return poly([(x0 + t, y0), (x1 - t * 0.4, y0 + t), (x1, y1 - t), (x0 - t * 0.4, y1)])

    inner = outline(118)
    clip = c.define(f'<clipPath id=%s><path d="{inner}"/></clipPath>')
    c.layers[-1].append(f'<g clip-path="url(#{clip})">')
    heavens(s)
    land(s, 372)
    c.add("</g>")
    for i in (3, 2, 1):
        with c.layer():
            wall = f"M-2-2H402V602H-2Z{outline(steps[i][0])}"
            tone = (0, 0.06, 0.3, 0.62)[i] if s.mood in ("night", "dusk", "storm") else (0, 0.1, 0.42, 0.8)[i]
            c.add(
                f'<path d="{wall}" fill-rule="evenodd" fill="{c.blend(c.palette.at(min(1, tone + 0.12)), c.palette.at(max(0, tone - 0.05)))}"/>'
            )
            c.line(outline(steps[i][0]), c.palette.at(0.03), 7, 0.5)
            c.line(outline(steps[i][0]), c.blend(c.palette.at(1), c.palette.at(0.3), 60 if c.light < 0 else 120), 3.4)
            wclip = c.define(f'<clipPath id=%s><path d="{wall}" clip-rule="evenodd"/></clipPath>')
            with c.group(f'clip-path="url(#{wclip})"'):
                if i == 1:
                    for size in (0.7, 1.4):
                        c.dust([(r.uniform(0, 400), r.uniform(0, 600)) for _ in range(40)], size, c.palette.at(1), 0.8)
                elif i == 2:
                    for _ in range(5):
                        scenery.cloud(
                            c,
                            r.choice((r.uniform(40, 110), r.uniform(290, 360))),
                            r.uniform(140, 520),
                            r.uniform(60, 100),
                            min(1, tone + 0.3),
                            0.7,
                        )
                else:
                    c.shape("M-5 460Q100 420 200 450T405 440V610H-5Z", c.palette.at(max(0, tone - 0.18)), opacity=0.8)
    with c.layer():
        if s.stands(s.main):
            s.put(s.main, 200, 452, 240, 200)
        else:
            s.put(s.main, 200, 292, 230, 230)
    with c.layer():
        side = r.choice((-1, 1))
        if s.stands(s.second):
            s.put(s.second, 200 + side * 104, 496, 130, 100)
        else:
            s.put(s.second, 200 + side * 106, 176, 100, 110)
        s.floor = "ground"
        s.put(walker(s), 200 - side * 76, 528, 88)
    s.roof = False
    s.place = r.choice(("forest", "clouds", "town"))
    s.horizon = 470
    finish(s)


def archipelago(s: Scene) -> None:
    c, r = s.c, s.rng
    s.horizon = 560
    heavens(s)
    s.horizon = 640
    s.floor = "air"
    with c.layer(0.3):
        scenery.cloud_sea(c, 520, 0.7, 1.0)
    side = r.choice((-1, 1))

    def x(v: float) -> float:
        return 200 + side * v

    spots = [(x(-104), 190, 96, 0.4), (x(112), 150, 76, 0.45), (x(118), 452, 120, 0.12), (x(-112), 440, 104, 0.16)]
    for i, (ix, iy, w, depth) in enumerate(spots):
        with c.layer(depth), c.at(ix, iy):
            scenery.isle(c, w)
        with c.layer(depth):
            s.taken.append((ix - w / 2, iy, ix + w / 2, iy + w * 0.6))
            c.mark(
                ix,
                iy + w * 0.5,
                f"la pointe de l’île {('du fond', 'lointaine', 'de droite', 'de gauche')[i] if side > 0 else ('du fond', 'lointaine', 'de gauche', 'de droite')[i]}",
                f"the tip of the {('back', 'distant', 'right', 'left')[i] if side > 0 else ('back', 'distant', 'left', 'right')[i]} island",
                3,
            )
            if i == 2 and s.stands(s.second):
                s.put(s.second, ix, iy, 116, 96, depth=depth)
            elif i == 3:
                s.put(walker(s), ix, iy - 1, 76)
            else:
                s.put(
                    r.choice(
                        [
                            n
                            for n in ("sapling", "lamp post", "little door", "flag", "stone", "little mushroom")
                            if n not in s.used
                        ]
                    ),
                    ix,
                    iy - 1,
                    58,
                    depth=depth,
                )
    with c.layer(0.02):
        c.line(f"M{pair(spots[3][0] + side * 44, 440)}Q{pair(x(-50), 430)} {pair(x(-66), 378)}", 0.9, 1.4, 0.9, "1 4")
        if s.stands(s.main):
            with c.at(200, 372):
                scenery.isle(c, 190)
            c.shape(
                "M196 380q8-3 14 0Q216 450 220 560H184Q194 450 196 380Z",
                c.linear([(0, c.palette.at(1), 0.9), (1, c.palette.at(1), 0)]),
            )
            c.mark(204, 470, "la cascade de l’île", "the island’s waterfall", 5)
            s.put(s.main, 200, 372, 240, 190)
        else:
            s.put(s.main, 200, 310, 230, 250, turn=r.uniform(-6, 6))
        if not s.stands(s.second):
            s.put(s.second, x(96), 90 if s.second in ("moon", "crescent", "eclipse", "planet") else 340, 92, 92)
    s.place = "clouds"
    finish(s)


SKELETONS: dict[str, Callable[[Scene], None]] = {
    "low horizon": low_horizon,
    "high horizon": high_horizon,
    "diagonal path": diagonal_path,
    "central totem": central_totem,
    "portal": portal,
    "two masses": two_masses,
    "spiral": spiral,
    "cascade": cascade,
    "frame in frame": frame_in_frame,
    "archipelago": archipelago,
}
