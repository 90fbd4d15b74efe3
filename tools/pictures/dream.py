"""One picture: its recipe from its number, its drawing from its seed."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from reverie.games.dreams.pictures import REDRAWN
from tools.pictures.canvas import Canvas
from tools.pictures.motifs import MOTIFS
from tools.pictures.operators import OPERATORS
from tools.pictures.palette import PALETTES
from tools.pictures.scene import Scene
from tools.pictures.skeletons import SKELETONS

FIRST = 144
"""The pictures of the first rules: what was drawn anew for later ones comes after them."""

DECK = FIRST + len(REDRAWN)
ORIGINAL = {new: old for _, old, new in REDRAWN}
"""Of each picture that was drawn anew, which one it replaces: it is another variation of that."""

FROZEN = Path(__file__).resolve().parents[2] / "web" / "public" / "dreams"
FIGURES = ("wanderer", "child", "rower", "reader")
MAINS = tuple(n for n, m in MOTIFS.items() if max(m.width, m.height) >= 150 and n not in ("acrobat", "swing"))
SEA_BEASTS = (
    "whale",
    "jellyfish",
    "koi",
    "octopus",
    "turtle",
    "seahorse",
    "fish shoal",
    "ship",
    "submarine",
    "swan",
    "lotus",
)
PLACES = ("hills", "peaks", "forest", "dunes", "sea", "clouds", "abyss", "town")
MOODS = ("night", "dusk", "dawn", "night", "dusk", "storm", "noon", "deep")


def path_of(number: int) -> Path:
    """Where picture `number` lies once frozen."""
    return FROZEN / f"{number:03}.svg"


@dataclass(frozen=True)
class Recipe:
    number: int
    main: str
    skeleton: str
    operator: str
    palette: int
    mood: str
    place: str


def _order(count: int, salt: int) -> list[int]:
    items = list(range(count))
    random.Random(f"dreams {salt}").shuffle(items)
    return items


def recipe(number: int, seed: int = 0) -> Recipe:
    """What picture `number` is made of; later seeds change operator and mood, never main motif or skeleton.

    Neighbours differ in every respect.
    """
    number = ORIGINAL.get(number, number)
    lapse = seed // 12
    i = number - 1
    lap, place_in_lap = divmod(i, len(MAINS))
    main = MAINS[_order(len(MAINS), 1)[(place_in_lap + lap * 7) % len(MAINS)]]
    skeletons = list(SKELETONS)
    skeleton = skeletons[(i * 3 + i // 10 + lap) % len(skeletons)]
    operators = list(OPERATORS)
    operator = operators[(i * 2 + i // 7 + lap + lapse) % len(operators)]
    if main in SEA_BEASTS and operator != "world inside" and skeleton != "portal":
        operator = "wrong medium" if i % 2 else operator
    mood = MOODS[(i * 5 + i // 8 + lapse) % len(MOODS)]
    place = PLACES[(i * 3 + i // 8) % len(PLACES)]
    if place == "abyss" or mood == "deep":
        place, mood = ("abyss", "deep") if main in SEA_BEASTS or i % 2 else ("hills", "dawn")
    if "water" in MOTIFS[main].homes and "ground" not in MOTIFS[main].homes and MOTIFS[main].standing:
        place = "sea"
    return Recipe(number, main, skeleton, operator, (i * 7 + i // 16) % len(PALETTES), mood, place)


def draw(number: int, seed: int) -> Canvas:
    """Draw picture `number` in the variation `seed`."""
    what = recipe(number, seed)
    r = random.Random(f"dream {what.number} {seed}")
    c = Canvas(f"d{number}_", PALETTES[what.palette], r, light=r.choice((-1, 1)))
    second = r.choice(
        [n for n in MAINS if n != what.main and MOTIFS[n].homes & {"ground", "air"} and n not in ("swan", "lotus")]
    )
    if what.main in SEA_BEASTS:
        second = r.choice(
            (
                "moon",
                "crescent",
                "lighthouse",
                "castle",
                "tree",
                "stair",
                "arch",
                "windmill",
                "stilt house",
                "planet",
                second,
            )
        )
    scene = Scene(c, r, what.main, second, r.choice(FIGURES), what.mood, what.place, turn=r.randrange(3))
    OPERATORS[what.operator](scene)
    SKELETONS[what.skeleton](scene)
    return c
