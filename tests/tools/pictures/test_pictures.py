"""The frozen deck: sound files, enough to see on each, and the same again from the same seed."""

from __future__ import annotations

import itertools
import json
import math
import random
import re
import time
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from reverie.games.dreams.pictures import PICTURES, confusability, fits, misfit

ROOT = Path(__file__).resolve().parents[3]
FROZEN = ROOT / "web" / "public" / "dreams"
METADATA = json.loads((ROOT / "src/reverie/games/dreams/pictures.json").read_text(encoding="utf-8"))
NUMBERS = [p.number for p in PICTURES]


def svg_of(number: int) -> str:
    return (FROZEN / f"{number:03}.svg").read_text(encoding="utf-8")


def test_deck_is_large_enough_and_numbered_without_gaps() -> None:
    assert len(PICTURES) >= 72
    assert [p.number for p in PICTURES] == list(range(1, len(PICTURES) + 1))
    assert sorted(FROZEN.glob("*.svg")) == [FROZEN / f"{n:03}.svg" for n in NUMBERS]


@pytest.mark.parametrize("number", NUMBERS)
def test_picture_is_a_light_and_harmless_file(number: int) -> None:
    text = svg_of(number)
    assert len(text.encode()) < 40_000
    root = ET.fromstring(text)
    assert root.get("viewBox") == "0 0 400 600"
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert not names & {"script", "image", "foreignObject", "style", "a", "animate", "set", "text"}
    for element in root.iter():
        for key, value in element.attrib.items():
            assert not key.startswith("on")
            if key.endswith("href"):
                assert value.startswith("#")
            assert all(target.startswith("#") for target in re.findall(r"url\(([^)]*)\)", value))


@pytest.mark.parametrize("number", NUMBERS)
def test_picture_can_share_a_page_with_others(number: int) -> None:
    text = svg_of(number)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(rf"d{number}_[0-9a-z]+", name) for name in ids)
    assert set(re.findall(r"#([\w]+)[)\"]", text)) - set(re.findall(r"#([0-9a-f]{6})\"", text)) <= set(ids)


@pytest.mark.parametrize("picture", PICTURES, ids=lambda p: str(p.number))
def test_picture_has_enough_to_point_at(picture) -> None:  # type: ignore[no-untyped-def]
    points = picture.points
    assert 20 <= len(points) <= 28
    assert all(p.u**2 + p.v**2 <= 1000**2 for p in points)
    tones = Counter(p.tone for p in points)
    assert set(tones) == {"light", "mid", "dark"} and min(tones.values()) >= 3
    assert min(Counter((p.u > 0, p.v > 0) for p in points).values()) >= 3
    assert all(math.hypot(p.u - q.u, p.v - q.v) >= 60 for p in points for q in points if p is not q)
    assert all(1 <= p.weight <= 10 for p in points)


@pytest.mark.parametrize("picture", PICTURES, ids=lambda p: str(p.number))
def test_every_point_has_one_name_in_each_language(picture) -> None:  # type: ignore[no-untyped-def]
    assert picture.title_fr and picture.title_en
    assert len({p.fr for p in picture.points}) == len({p.en for p in picture.points}) == len(picture.points)
    for p in picture.points:
        assert re.match(r"(le |la |les |l’|un |une )", p.fr), p.fr
        assert p.en.startswith("the "), p.en
        assert "'" not in p.fr + p.en


def test_no_two_pictures_share_a_title_and_neighbours_share_nothing() -> None:
    assert len({p.title_fr for p in PICTURES}) == len({p.title_en for p in PICTURES}) == len(PICTURES)
    for a, b in itertools.pairwise(PICTURES):
        assert a.main_motif != b.main_motif
        assert a.skeleton != b.skeleton


def test_at_least_thirty_six_main_motifs() -> None:
    assert len({p.main_motif for p in PICTURES}) >= 36


@pytest.mark.parametrize("number", [1, 72])
def test_same_seed_gives_the_frozen_bytes(number: int) -> None:
    from tools.pictures.dream import draw

    assert draw(number, METADATA["pictures"][number - 1]["seed"]).svg() == svg_of(number)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("l’œil gauche du chat", "l’œil droit du chat"),
        ("l’oreille gauche du chat", "l’oreille droite du chat"),
        ("la tour de gauche", "la tour de droite"),
        ("la nacelle du haut à gauche", "la nacelle du haut à droite"),
        ("la pointe de l’aile gauche", "la pointe de l’aile droite"),
    ],
)
def test_mirrored_things_change_sides_in_their_names(name: str, other: str) -> None:
    from tools.pictures.sides import mirrored_fr

    assert mirrored_fr(name) == other
    assert mirrored_fr(other) == name


def test_confusability_is_a_share_and_whole_with_itself() -> None:
    assert confusability(5, 5) == 1
    assert all(0 <= confusability(a, b) <= 1 for a in NUMBERS[:20] for b in NUMBERS[:20])


def random_quadruples(count: int) -> list[list[int]]:
    chance = random.Random("quadruples")
    return [chance.sample(NUMBERS, 4) for _ in range(count)]


def fitting_quadruple(chance: random.Random, pile: list[int]) -> list[int] | None:
    """Four from the pile, swapped one at a time until they fit, fifty times at most."""
    four = [pile.pop() for _ in range(4)]
    for _ in range(50):
        if fits(four):
            return four
        place, other = misfit(four), chance.randrange(len(pile))
        four[place], pile[other] = pile[other], four[place]
    return four if fits(four) else None


def test_fitting_does_not_depend_on_order() -> None:
    chance = random.Random("order")
    four = next(found for _ in range(50) if (found := fitting_quadruple(chance, chance.sample(NUMBERS, 72))))
    assert all(fits(chance.sample(four, 4)) for _ in range(24))


def test_fitting_pictures_never_share_a_main_motif() -> None:
    by_motif: dict[str, list[int]] = {}
    for p in PICTURES:
        by_motif.setdefault(p.main_motif, []).append(p.number)
    twins = next(numbers for numbers in by_motif.values() if len(numbers) > 1)
    chance = random.Random("twins")
    for _ in range(2000):
        others = chance.sample([n for n in NUMBERS if n not in twins], 2)
        assert not fits([*twins[:2], *others])


def test_swapping_finds_fitting_pictures_in_nine_rounds_of_ten() -> None:
    chance = random.Random("table")
    rounds = [0, 0]
    for _ in range(40):
        pile = chance.sample(NUMBERS, 72)
        for _ in range(10):
            rounds[fitting_quadruple(chance, pile) is not None] += 1
    assert rounds[True] / sum(rounds) > 0.9


def test_fits_answers_quickly() -> None:
    quadruples = random_quadruples(2000)
    best = math.inf
    for _ in range(3):
        start = time.perf_counter()
        for four in quadruples:
            fits(four)
        best = min(best, (time.perf_counter() - start) / len(quadruples))
    assert best < 200e-6
