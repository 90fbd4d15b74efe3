"""However long and strange a text is, its verdict comes quickly: tables share one loop with the judge."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from reverie.games.when_i_dream.deck import WORDS
from reverie.games.when_i_dream.judge.word_judge import WordJudge
from reverie.games.when_i_dream.spelling import ANSWER_LENGTH, CLUE_LENGTH, TELLING_LENGTH

MANY = [entry.id for entry in WORDS[:110]]
"""More cards than anybody ever guessed in a night: one for each in the box."""

PLAIN, ACCENTED = "abcdefghijklmnopqrstuvwxyz", "éèàùïœæßêôûç"
SECONDS = 0.2
"""Ten times what the slowest took when it was measured, by the processor's clock."""


def junk(letters: str, least: int, most: int, length: int = TELLING_LENGTH, seed: int = 3) -> str:
    """Make up words that nobody knows."""
    chance = random.Random(seed)
    words = ["".join(chance.choices(letters, k=chance.randint(least, most))) for _ in range(length)]
    return " ".join(words)[:length]


def mistyped(judge: WordJudge) -> str:
    return " ".join(entry.tongue(judge.language).word[:-1] + "q" for entry in WORDS)[:TELLING_LENGTH]


TELLINGS: dict[str, Callable[[WordJudge], str]] = {
    "many short words": lambda _: junk(PLAIN, 4, 4),
    "words": lambda _: junk(PLAIN, 4, 6),
    "long words": lambda _: junk(PLAIN, 20, 24),
    "accents": lambda _: junk(ACCENTED, 4, 6),
    "one word": lambda _: "x" * TELLING_LENGTH,
    "one letter": lambda _: "a " * (TELLING_LENGTH // 2),
    "hyphens": lambda _: "a-" * (TELLING_LENGTH // 2),
    "ligatures": lambda _: "ﬃ" * TELLING_LENGTH,
    "every word with a slip": mistyped,
}


@pytest.mark.parametrize("kind", TELLINGS)
def test_a_telling_is_weighed_quickly(judge: WordJudge, kind: str) -> None:
    question = {"about": "telling", "language": judge.language, "words": MANY, "text": TELLINGS[kind](judge)}
    began = time.thread_time()
    judge.verdict(question)
    assert time.thread_time() - began < SECONDS


@pytest.mark.parametrize(("about", "most"), [("clue", CLUE_LENGTH), ("answer", ANSWER_LENGTH)])
def test_a_clue_or_an_answer_is_weighed_quickly(judge: WordJudge, about: str, most: int) -> None:
    for seed in range(20):
        said = junk(ACCENTED if seed % 2 else PLAIN, 3 + seed, 60, most, seed)
        question = {"about": about, "language": judge.language, "word": MANY[seed], about: said}
        began = time.thread_time()
        judge.verdict(question)
        assert time.thread_time() - began < SECONDS / 2, said


def test_slips_are_forgiven_at_the_end_of_a_long_telling(english: WordJudge) -> None:
    told = "the old man and the sea were here and there " * 50 + "a dragonn and a bycycle"
    words = [entry.id for entry in WORDS if entry.en.word in ("dragon", "bicycle")]
    verdict = english.verdict({"about": "telling", "language": "en", "words": words, "text": told})
    assert len(words) == 2 and sorted(verdict["mentioned"]) == sorted(words)
