"""A judge of words that needs nothing but the box: for imagined worlds, and where no better one is installed.

Every verdict explains itself: the clause and a short reason.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....kernel.outside import Judge
from ....kernel.words import Json
from ..deck import NUMBER, WORDS, Tongue
from ..spelling import fold, without_article

REFUSED = 0.75
DOUBTFUL = 0.6
"""How alike a spelling must be for anybody to call it forbidden."""

LONG = 7
"""Below so many letters people argue about a difference of one."""

ENDINGS = ("es", "s", "x", "e", "ed", "ing", "er", "ies", "aux")


class PlainJudge(Judge):
    """Compares spellings: the word, its aliases, relatives and translations."""

    def verdict(self, question: dict[str, Json]) -> Json:
        language = question["language"]
        match question["about"]:
            case "clue":
                return judge_clue(question["word"], language, question["clue"])
            case "answer":
                return judge_answer(WORDS[NUMBER[question["word"]]].tongue(language), question["answer"])
            case "telling":
                told = f" {fold(question['text'])} "
                words = [(word, WORDS[NUMBER[word]].tongue(language)) for word in question["words"]]
                return {"mentioned": [word for word, tongue in words if is_mentioned(tongue, told)]}
        raise ValueError(f"no verdict on {question['about']!r}")


def judge_clue(word: str, language: str, clue: str) -> Json:
    """Tell whether a clue to a word of the box is allowed. (W4.1 to W4.3)"""
    own, relatives, foreign = forms_of(word, language)
    said = fold(clue)
    if any(same_form(said, form) for form in own):
        return {"verdict": "refused", "rule": "W4.1", "reason": "itself"}
    if any(same_form(said, form) for form in relatives):
        return {"verdict": "refused", "rule": "W4.1", "reason": "family"}
    if said in foreign:
        return {"verdict": "refused", "rule": "W4.3", "reason": "translation"}
    if len(said) > 4:
        likeness = max(alike(said, form) for form in own)
        if likeness >= REFUSED and max(len(said), len(own[0])) >= LONG:
            return {"verdict": "refused", "rule": "W4.2", "reason": "sound"}
        if likeness >= REFUSED or (likeness >= DOUBTFUL and said[-2:] == own[0][-2:]):
            return {"verdict": "doubtful", "rule": "W4.2", "reason": "sound"}
    return {"verdict": "ok", "rule": None, "reason": "ok"}


class Forms(NamedTuple):
    """What may not be said of a word, folded."""

    own: list[str]
    relatives: list[str]
    foreign: list[str]


@lru_cache(2 * len(WORDS))
def forms_of(word: str, language: str) -> Forms:
    """List what may not be said of a word in a language."""
    entry = WORDS[NUMBER[word]]
    tongue, other = (entry.fr, entry.en) if language == "fr" else (entry.en, entry.fr)
    return Forms(
        [fold(form) for form in (tongue.word, *tongue.aliases)],
        [fold(form) for form in tongue.relatives],
        [fold(form) for form in (*tongue.translations, other.word, *other.aliases)],
    )


def judge_answer(tongue: Tongue, answer: str) -> Json:
    """Tell whether an answer is the word."""
    said = without_article(fold(answer))
    for form in (tongue.word, *tongue.aliases):
        if said == without_article(fold(form)):
            return {"verdict": "right", "reason": "same"}
    for form in (tongue.word, *tongue.aliases):
        if same_form(said, without_article(fold(form)), ("s", "x", "es")):
            return {"verdict": "right", "reason": "plural"}
    return {"verdict": "wrong", "reason": "other"}


def is_mentioned(tongue: Tongue, told: str) -> bool:
    """Whether a word occurs in a folded telling, alone or in the plural."""
    forms = [fold(form) for form in (tongue.word, *tongue.aliases)]
    return any(f" {form}{ending} " in told for form in forms for ending in ("", "s", "x", "es"))


def same_form(one: str, other: str, endings: tuple[str, ...] = ENDINGS) -> bool:
    """Whether two folded spellings differ at most by a common ending."""
    if one == other:
        return True
    short, long = (one, other) if len(one) < len(other) else (other, one)
    return len(short) > 2 and long.startswith(short) and long[len(short) :] in endings


def alike(one: str, other: str) -> float:
    """Tell how alike two spellings are, from 0 to 1: one minus their distance by length; 0 if hardly."""
    longest = max(len(one), len(other))
    least = max(abs(len(one) - len(other)), sum([c not in other for c in one]))
    if least > (1 - DOUBTFUL) * longest:
        return 0.0
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, row[0] = row[0], i
        for j, b in enumerate(other, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (a != b))
    return 1 - row[-1] / longest
