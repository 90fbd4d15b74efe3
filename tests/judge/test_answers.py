"""Which answers are right, and which words were told."""

from __future__ import annotations

import pytest

from reverie.games.when_i_dream.deck import WORDS
from reverie.judge import WordJudge
from reverie.kernel.words import Json


def answer(judge: WordJudge, word: str, said: str) -> Json:
    return judge.verdict({"about": "answer", "language": judge.language, "word": word, "answer": said})


def told(judge: WordJudge, words: list[str], text: str) -> list[str]:
    verdict = judge.verdict({"about": "telling", "language": judge.language, "words": words, "text": text})
    return list(verdict["mentioned"])


@pytest.mark.rule("W3.6")
@pytest.mark.parametrize(
    ("word", "said", "reason"),
    [
        ("fish", "C’est un poisson !", "same"),
        ("horse", "les chevaux", "plural"),
        ("eye", "yeux", "plural"),
        ("werewolf", "loups-garous", "plural"),
        ("alien", "alien", "alias"),
        ("computer", "ordinatuer", "typo"),
        ("poppy", "coklico", "sound"),
        ("chocolate", "chokola", "typo"),
        ("giraffe", "jiraf", "sound"),
        ("rainbow", "arc en ciel", "same"),
    ],
)
def test_right_answers(french: WordJudge, word: str, said: str, reason: str) -> None:
    assert answer(french, word, said) == {"verdict": "right", "reason": reason}


@pytest.mark.rule("W3.6")
@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("fish", "poison"),
        ("princess", "prince"),
        ("lion", "lionne"),
        ("cat", "chats et chiens"),
        ("fish", "le joli petit poisson rouge"),
        ("bus", "bu"),
        ("lion", ""),
        ("lion", "…"),
    ],
)
def test_wrong_answers(french: WordJudge, word: str, said: str) -> None:
    assert answer(french, word, said) == {"verdict": "wrong", "reason": "other"}


def test_every_word_and_alias_is_its_own_answer_and_nobody_elses(judge: WordJudge) -> None:
    for entry in WORDS:
        tongue = entry.tongue(judge.language)
        for form in (tongue.word, *tongue.aliases):
            assert answer(judge, entry.id, form)["verdict"] == "right"
    for entry, other in zip(WORDS, WORDS[1:] + WORDS[:1], strict=True):
        assert answer(judge, entry.id, other.tongue(judge.language).word)["verdict"] == "wrong"


@pytest.mark.rule("W6.2")
def test_words_are_told_in_any_number_and_by_their_accepted_forms(french: WordJudge) -> None:
    text = "J’ai vu des chevaux, l'ours et un ARC-EN-CIEL ; puis un élefant mangeait deux oeufs…"
    assert told(french, ["horse", "bear", "rainbow", "elephant", "egg", "cat"], text) == [
        "horse",
        "bear",
        "rainbow",
        "elephant",
        "egg",
    ]


@pytest.mark.rule("W6.2")
def test_a_part_of_another_word_is_not_told(french: WordJudge, english: WordJudge) -> None:
    assert told(french, ["mouse", "bow", "door", "wolf"], "Une chauve-souris, un arc en ciel, un porte-clés.") == []
    assert told(french, ["wolf", "werewolf"], "un loup garou") == ["werewolf"]
    assert told(english, ["ant", "rain"], "an important rainbow") == []
    assert told(english, ["wolf", "teddy"], "The wolf's teddy-bear") == ["wolf", "teddy"]


@pytest.mark.rule("W6.2")
def test_nothing_told_is_nothing_mentioned(judge: WordJudge) -> None:
    assert told(judge, ["lion"], "") == []
    assert told(judge, [], "lion") == []
