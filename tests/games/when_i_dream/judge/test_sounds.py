"""Which clues sound like the word: refused, doubtful, or fine. (W4.2)"""

from __future__ import annotations

import pytest

from reverie import games
from reverie.games.when_i_dream.judge.plain import PlainJudge
from reverie.games.when_i_dream.judge.strict import StrictJudge
from reverie.games.when_i_dream.judge.word_judge import WordJudge
from reverie.kernel.outside import Judge
from tests.games.when_i_dream.judge.labelled import VERDICTS, score_sounds, sounds


def verdict(judge: Judge, language: str, word: str, clue: str) -> str:
    found = judge.verdict({"about": "clue", "language": language, "word": word, "clue": clue})
    assert found["verdict"] == "ok" or found["rule"] == "W4.2"
    return str(found["verdict"])


@pytest.mark.rule("W4.2")
@pytest.mark.parametrize(
    ("word", "clue"),
    [("mouth", "douche"), ("lighthouse", "gare"), ("wolf", "roue"), ("cat", "rat"), ("book", "lire"), ("box", "bois")],
)
def test_short_words_one_phoneme_apart_are_doubtful_in_french(french: WordJudge, word: str, clue: str) -> None:
    assert verdict(french, "fr", word, clue) == "doubtful"


@pytest.mark.rule("W4.2")
@pytest.mark.parametrize(
    ("word", "clue"),
    [("king", "ring"), ("mouse", "house"), ("boat", "goat"), ("pirate", "parrot"), ("camel", "mammal")],
)
def test_short_words_one_phoneme_apart_are_doubtful_in_english(english: WordJudge, word: str, clue: str) -> None:
    assert verdict(english, "en", word, clue) == "doubtful"


@pytest.mark.rule("W4.2")
def test_long_words_one_phoneme_apart_are_refused(french: WordJudge, english: WordJudge) -> None:
    assert verdict(french, "fr", "apron", "sablier") == "refused"
    assert verdict(english, "en", "fountain", "mountain") == "refused"


@pytest.mark.rule("W4.2")
def test_whatever_sounds_the_same_is_refused(french: WordJudge, english: WordJudge) -> None:
    assert verdict(french, "fr", "bucket", "sot") == "refused"
    assert verdict(english, "en", "tree", "three") == "refused"


@pytest.mark.rule("W4.2")
@pytest.mark.parametrize(("word", "clue"), [("castle", "plateau"), ("banana", "cabane"), ("dragon", "wagon")])
def test_four_or_five_phonemes_with_two_differences_are_doubtful_at_most(
    french: WordJudge, word: str, clue: str
) -> None:
    assert verdict(french, "fr", word, clue) == "doubtful"
    assert verdict(french, "fr", "house", "maçon") == "ok"


@pytest.mark.rule("W4.2")
def test_a_strict_table_refuses_what_is_doubtful_and_nothing_more(french: WordJudge) -> None:
    strict = games.find("when_i_dream").judge(games.find("when_i_dream").choices({"language": "fr", "strict": True}))
    assert isinstance(strict, StrictJudge)
    doubtful = {"about": "clue", "language": "fr", "word": "mouth", "clue": "douche"}
    assert strict.verdict(doubtful) == {**french.verdict(doubtful), "verdict": "refused"}
    for question in (
        {**doubtful, "clue": "lèvre"},
        {"about": "answer", "language": "fr", "word": "mouth", "answer": "bouche"},
        {"about": "telling", "language": "fr", "words": ["mouth"], "text": "une bouche"},
    ):
        assert strict.verdict(question) == french.verdict(question)


def test_where_nothing_is_installed_short_spellings_are_doubtful_too() -> None:
    assert verdict(PlainJudge(), "fr", "mouth", "douche") == "doubtful"
    assert verdict(PlainJudge(), "fr", "apple", "somme") == "doubtful"
    assert verdict(PlainJudge(), "fr", "apron", "sablier") == "refused"


def test_the_verdicts_agree_with_the_ear(judge: WordJudge) -> None:
    hearing = score_sounds(judge)
    for expected in VERDICTS:
        assert hearing.recall(expected) >= 0.85, (expected, hearing.mistakes)
        assert hearing.precision(expected) >= 0.85, (expected, hearing.mistakes)
    assert hearing.heard["refused", "ok"] <= 2, hearing.mistakes
    assert hearing.heard["ok", "refused"] <= 1, hearing.mistakes


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_set_labelled_by_ear_is_large_and_balanced(language: str) -> None:
    labels = [label for label, _, _ in sounds(language)]
    assert len(labels) == len(set(sounds(language))) >= 150
    assert all(labels.count(label) >= 45 for label in VERDICTS)
