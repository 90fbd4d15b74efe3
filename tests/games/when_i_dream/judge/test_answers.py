"""Which answers are right, and which words were told."""

from __future__ import annotations

import pytest

from reverie.games.when_i_dream.deck import WORDS
from reverie.games.when_i_dream.judge.word_judge import WordJudge
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


@pytest.mark.rule("W3.6")
@pytest.mark.parametrize(("word", "said"), [("swan", "un signe"), ("bucket", "saut"), ("island", "il")])
def test_a_homophone_is_right_only_when_it_was_spoken(french: WordJudge, word: str, said: str) -> None:
    question = {"about": "answer", "language": "fr", "word": word, "answer": said}
    assert french.verdict({**question, "aloud": True}) == {"verdict": "right", "reason": "sound"}
    assert french.verdict({**question, "aloud": False}) == {"verdict": "wrong", "reason": "other"}


@pytest.mark.rule("W3.6")
def test_an_english_homophone_is_right_when_it_was_spoken(english: WordJudge) -> None:
    question = {"about": "answer", "language": "en", "word": "deer", "answer": "dear", "aloud": True}
    assert english.verdict(question)["verdict"] == "right"
    assert english.verdict({**question, "answer": "door"})["verdict"] == "wrong"
    assert english.verdict({**question, "answer": "deed"})["verdict"] == "wrong"


@pytest.mark.rule("W3.6")
@pytest.mark.parametrize(("word", "said"), [("helicopter", "helicopter"), ("tiger", "tiger"), ("angel", "angel")])
def test_a_word_of_the_other_language_is_no_slip(french: WordJudge, word: str, said: str) -> None:
    assert answer(french, word, said)["verdict"] == "wrong"


@pytest.mark.rule("W3.6")
@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("cinema", "movie theater"),
        ("caravan", "camper"),
        ("caravan", "a trailer"),
        ("rooster", "cock"),
        ("supermarket", "grocery store"),
    ],
)
def test_what_others_call_it_is_right_in_english(english: WordJudge, word: str, said: str) -> None:
    assert answer(english, word, said) == {"verdict": "right", "reason": "alias"}


@pytest.mark.rule("W3.6")
@pytest.mark.parametrize(
    ("word", "said"), [("fir", "un sapin de Noël"), ("chess", "jeu d’échecs"), ("corn", "épi de maïs")]
)
def test_what_others_call_it_is_right_in_french(french: WordJudge, word: str, said: str) -> None:
    assert answer(french, word, said) == {"verdict": "right", "reason": "alias"}


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
