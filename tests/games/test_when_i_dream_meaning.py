"""What clues bring to mind to the bots of When I Dream, whether they stand in a list or not."""

from __future__ import annotations

import pytest

from reverie.games.when_i_dream.deck import NUMBER, WORDS
from reverie.games.when_i_dream.meaning import DOUBT, meaning


def first(language: str, clue: str, count: int = 1) -> list[str]:
    behind = meaning(language).sense(clue).behind
    return [WORDS[word].id for word in sorted(range(len(WORDS)), key=lambda word: -behind[word])[:count]]


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
        clue, _ = entry.tongue(language).associations[0]
        assert meaning(language).sense(clue).behind[NUMBER[entry.id]] >= 0.9, entry.id


def test_a_meaning_spreads_to_like_words() -> None:
    behind = meaning("fr").sense("rugissement").behind
    assert behind[NUMBER["wolf"]] > behind[NUMBER["apron"]]


def test_a_word_of_the_box_suggests_what_is_like_it_rather_than_itself() -> None:
    behind = meaning("en").sense("lion").behind
    assert behind[NUMBER["tiger"]] > 5 * behind[NUMBER["lion"]]


def test_a_word_without_meaning_suggests_nothing() -> None:
    assert set(meaning("fr").sense("zblorg").behind) == {DOUBT}
