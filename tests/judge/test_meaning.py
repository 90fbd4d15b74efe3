"""What clues bring to mind, for bots."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from reverie.games.when_i_dream.deck import WORDS
from reverie.judge import meaning

from .labelled import cases


def first(language: str, clue: str, count: int = 1) -> list[str]:
    weights = meaning(language, clue)
    return sorted(weights, key=lambda word: -weights[word])[:count]


@pytest.mark.parametrize(
    ("language", "clue", "word"),
    [
        ("fr", "rugir", "lion"),
        ("fr", "rugissement", "lion"),
        ("fr", "galopait", "horse"),
        ("fr", "samouraï", "ninja"),
        ("en", "roaring", "lion"),
        ("en", "galloped", "horse"),
        ("en", "samurais", "ninja"),
    ],
)
def test_a_clue_is_understood_in_any_form(language: str, clue: str, word: str) -> None:
    assert word in first(language, clue, 2)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_listed_clue_suggests_its_words(language: str) -> None:
    for entry in WORDS:
        clue, strength = entry.tongue(language).associations[0]
        assert meaning(language, clue)[entry.id] >= strength


def test_a_meaning_spreads_to_like_words() -> None:
    assert meaning("fr", "rugissement")["wolf"] > meaning("fr", "rugissement").get("apron", 0.0)


def test_a_word_of_the_box_suggests_its_neighbours_but_never_itself() -> None:
    assert "tiger" in first("en", "lion", 6)
    assert "lion" not in meaning("en", "lion")
    assert "wolf" not in meaning("fr", "louveteau")


def test_a_word_without_meaning_suggests_nothing() -> None:
    assert meaning("fr", "zblorg") == {}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_three_clues_of_a_person_lead_to_the_word(language: str) -> None:
    said: dict[str, list[str]] = {}
    for part in ("tune", "check"):
        for label, word, clue in cases("clues", language, part):
            if label == "ok":
                said.setdefault(f"{part}:{word}", []).append(clue)
    ranks = []
    for name, clues in said.items():
        if len(clues) < 3:
            continue
        score: Counter[str] = Counter()
        for clue in clues[:3]:
            weights = meaning(language, clue)
            every = sum(weights.values()) or 1.0
            for entry in WORDS:
                score[entry.id] += math.log(weights.get(entry.id, 0.0) / every + 1e-4)
        ranks.append(sorted(score, key=lambda word: -score[word]).index(name.partition(":")[2]))
    assert sum(rank == 0 for rank in ranks) / len(ranks) >= 0.65
    assert sum(rank < 5 for rank in ranks) / len(ranks) >= 0.90
