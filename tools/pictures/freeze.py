"""Choose the deck and write it down: pictures, metadata, confusability."""

from __future__ import annotations

import json
from pathlib import Path

from tools.pictures import confusable
from tools.pictures.check import Seen, Verdict, faults_of, look
from tools.pictures.choose import beside, choose
from tools.pictures.dream import DECK, FIRST, FROZEN, draw, path_of, recipe
from tools.pictures.words import TITLES

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "src" / "reverie" / "games" / "dreams"
METADATA = GAME / "pictures.json"
CONFUSABILITY = GAME / "confusability.json"
REJECTED = Path(__file__).with_name("rejected.json")
COLUMNS = ("u", "v", "tone", "weight", "motif", "fr", "en")


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
    return {
        "number": number,
        "seed": seed,
        "title": {"fr": fr, "en": en},
        "skeleton": what.skeleton,
        "main": what.main,
        "points": [[getattr(p, name) for name in COLUMNS] for p in points],
    }


def frozen() -> list[dict]:
    return json.loads(METADATA.read_text())["pictures"] if METADATA.exists() else []


def freeze(numbers: list[int] | None = None, tries: int = 3, fresh: bool = False) -> None:
    """Write the deck. Pictures keep their variation while it is sound; `numbers` or all are chosen anew if `fresh`."""
    kept = {p["number"]: p["seed"] for p in frozen()}
    anew = set(numbers or range(1, DECK + 1)) if fresh else set()
    seeds, visible = {}, []
    FROZEN.mkdir(parents=True, exist_ok=True)
    for number in range(1, DECK + 1):
        seeds[number], verdict = best(number, tries, None if number in anew else kept.get(number))
        visible.append(verdict.visible)
        path_of(number).write_text(draw(number, seeds[number]).svg())
        print(f"{number:3} seed {seeds[number]:3}  score {verdict.score:.1f}", flush=True)
    deck = choose(visible[:FIRST])
    for points in visible[FIRST:]:
        deck.append(beside(points, deck))
    if poor := [number for number, points in enumerate(deck, 1) if faults_of(points)]:
        raise RuntimeError(f"too little to point at on {poor}")
    lines = ",\n".join(
        json.dumps(entry(n, seeds[n], points), ensure_ascii=False, separators=(",", ":"))
        for n, points in enumerate(deck, 1)
    )
    METADATA.write_text(f'{{"columns":{json.dumps(COLUMNS)},"pictures":[\n{lines}\n]}}\n')
    CONFUSABILITY.write_text(confusable.table(deck, FIRST))
