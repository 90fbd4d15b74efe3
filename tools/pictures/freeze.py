"""Choose the deck and write it down: pictures, metadata, confusability."""

from __future__ import annotations

import json
from pathlib import Path

from . import confusable
from .check import Seen, Verdict, look
from .dream import DECK, draw, recipe
from .words import TITLES

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "web" / "public" / "dreams"
GAME = ROOT / "src" / "reverie" / "games" / "dreams"
METADATA = GAME / "pictures.json"
CONFUSABILITY = GAME / "confusability.json"
REJECTED = Path(__file__).with_name("rejected.json")
COLUMNS = ("u", "v", "tone", "weight", "motif", "fr", "en")


def path_of(number: int) -> Path:
    return PICTURES / f"{number:03}.svg"


def rejected(number: int) -> set[int]:
    """The seeds of a picture that were looked at and turned down."""
    return set(json.loads(REJECTED.read_text()).get(str(number), []))


def best(number: int, tries: int, keep: int | None = None) -> tuple[int, Verdict]:
    """The best sound variation of a picture; `keep` is taken if it is still sound."""
    if keep is not None and keep not in rejected(number):
        verdict = look(draw(number, keep))
        if not verdict.faults:
            return keep, verdict
    found: tuple[int, Verdict] | None = None
    seed = sound = 0
    while sound < tries and seed < 60:
        if seed not in rejected(number):
            verdict = look(draw(number, seed))
            if not verdict.faults:
                sound += 1
                if found is None or verdict.score > found[1].score:
                    found = seed, verdict
        seed += 1
    if found is None:
        raise RuntimeError(f"picture {number} found no sound variation: {verdict.faults}")
    return found


def title(number: int) -> tuple[str, str]:
    """A title of the main motif that no earlier picture has."""
    main = recipe(number).main
    lap = sum(recipe(n).main == main for n in range(1, number))
    return TITLES[main][lap]


def entry(number: int, seed: int, points: tuple[Seen, ...]) -> dict[str, object]:
    what = recipe(number)
    fr, en = title(number)
    return {"number": number, "seed": seed, "title": {"fr": fr, "en": en}, "skeleton": what.skeleton, "main": what.main,
            "points": [[getattr(p, name) for name in COLUMNS] for p in points]}


def frozen() -> list[dict]:
    return json.loads(METADATA.read_text())["pictures"] if METADATA.exists() else []


def freeze(numbers: list[int] | None = None, tries: int = 3, fresh: bool = False) -> None:
    """Write the deck. Pictures that are still sound keep their variation unless `fresh`."""
    kept = {p["number"]: p for p in frozen()}
    for number in numbers or range(1, DECK + 1):
        seed = None if fresh or number not in kept else kept[number]["seed"]
        seed, verdict = best(number, tries, seed)
        PICTURES.mkdir(parents=True, exist_ok=True)
        path_of(number).write_text(draw(number, seed).svg())
        kept[number] = entry(number, seed, verdict.points)
        print(f"{number:3} seed {seed:3}  {len(verdict.points)} points  score {verdict.score:.1f}", flush=True)
    deck = [kept[n] for n in sorted(kept)]
    lines = ",\n".join(json.dumps(p, ensure_ascii=False, separators=(",", ":")) for p in deck)
    METADATA.write_text(f'{{"columns":{json.dumps(COLUMNS)},"pictures":[\n{lines}\n]}}\n')
    CONFUSABILITY.write_text(confusable.table([[Seen(*q) for q in p["points"]] for p in deck]))
