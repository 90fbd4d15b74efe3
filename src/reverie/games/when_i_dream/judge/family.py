"""Words of one family: the same lemma, one derived from the other, or one a part of the other. (W4.1)"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from .lexicon import Lexicon
from .spelling import bare

ENDINGS = {
    "fr": (
        "able ables ace ade ades age ages aie aies aire aires aison al ale ance ant ante ard arde asse ate ateur "
        "ation ations atrice aux ceau ceaux e eau eaux ee ees el elle ellement elles ement ence er eraie ere eres "
        "erie eries eron erre ers es esque esse esses et eter etier ets ette ettes eur eurs euse euses eux ie ien "
        "ienne iennes iens ier iere ieres iers ies ification ifier ille iller illon illons in ine ines ins ique "
        "iques ir ise iser isme issant issement iste istes istique ment nerie oir oire oires oirs ois oise on "
        "onne onner onnerie onnier ons ot oter otte otter rice rices s u ue ues ure ures us x"
    ),
    "en": (
        "s es ed ing er ers or y ies ied ier iest ie ish ful fuls less ness ly like let lets ling lings ess esses "
        "ette ettes dom hood ship ist ists ism ian ic ical al ous able ible ment ation ery ry age en ward wards some "
        "wise ster eer ted ting man men woman women ify ified ise ized ize proof work works worker"
    ),
}
_ENDINGS = {language: frozenset(endings.split()) for language, endings in ENDINGS.items()}
OPENINGS = {
    "fr": "re de des dis em en im in a mi anti sur sous super mini pre tele auto bio para inter ultra extra micro",
    "en": "un re de dis mis pre over under out non anti super mini micro inter sub multi mega semi tele auto",
}
LEAST_ROOT = {"fr": 4, "en": 3}
LEAST_PART = {"fr": 4, "en": 3}
COMMON_PART = 3.3
"""How common (zipf) the other half must be before a long word counts as two."""

LEAST_REST = 5
"""How many letters must follow an opening such as re- or un-."""

VOWELS = "aeiouy"

STRANGERS: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "strangers.json").read_text("utf-8"))
"""For each word, clues that look like its family and are not; `*ant` stands for all that ends so."""


@lru_cache(maxsize=16384)
def roots(word: str, language: str) -> frozenset[str]:
    """List what may be the root of a bare word: itself without one ending, a doubled consonant or a final e."""
    least = LEAST_ROOT[language]
    endings = _ENDINGS[language]
    found = {word}
    for cut in range(1, len(word) - least + 1):
        if word[-cut:] in endings:
            found.add(word[:-cut])
    for root in tuple(found):
        if len(root) > least and root[-1] == root[-2] and root[-1] not in VOWELS:
            found.add(root[:-1])
        if len(root) > 4 and root[-1] == "e":
            found.add(root[:-1])
    return frozenset(root for root in found if len(root) >= least or root == word)


class Strangers:
    """Clues that only look like family: each a word, or `*` and an ending."""

    def __init__(self, clues: str) -> None:
        named = clues.split()
        self._words = frozenset(bare(clue) for clue in named if clue[0] != "*")
        self._endings = tuple(clue[1:] for clue in named if clue[0] == "*")

    def __contains__(self, clue: str) -> bool:
        return clue in self._words or (bool(self._endings) and clue.endswith(self._endings))


class Family:
    """Finds out whether two words of a language belong to one family."""

    def __init__(self, language: str, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._language = language
        self._openings = tuple(OPENINGS[language].split())
        self._least_part = LEAST_PART[language]
        self._strangers = {word: Strangers(clues) for word, clues in STRANGERS[language].items()}

    def kinship(self, word: str, clue: str) -> str | None:
        """Tell how a clue is related to a word, or None."""
        one, other = bare(word), bare(clue)
        if one == other:
            return "itself"
        lemmas = self._lexicon.lemmas(clue)
        strangers = self._strangers.get(word)
        if strangers is not None and any(lemma in strangers for lemma in lemmas - {one}):
            return None
        if self._lexicon.lemmas(word) & lemmas:
            return "lemma"
        if self._is_part(word, clue, lemmas):
            return "part"
        if any(self._are_derived(one, lemma) for lemma in lemmas):
            return "derived"
        return None

    def _are_derived(self, one: str, other: str) -> bool:
        if self._share_root(one, other):
            return True
        for opening in self._openings:
            for long, short in ((one, other), (other, one)):
                rest = long.removeprefix(opening)
                if rest != long and len(rest) >= LEAST_REST and self._share_root(rest, short):
                    return True
        return False

    def _share_root(self, one: str, other: str) -> bool:
        return not roots(one, self._language).isdisjoint(roots(other, self._language))

    def _is_part(self, word: str, clue: str, lemmas: frozenset[str]) -> bool:
        word_parts, clue_parts = _parts(word), _parts(clue)
        if len(word_parts) > 1 and any(lemma in word_parts for lemma in lemmas):
            return True
        if len(clue_parts) > 1 and self._lexicon.lemmas(word) & clue_parts:
            return True
        return self._is_half(bare(word), bare(clue)) or any(self._is_half(lemma, bare(word)) for lemma in lemmas)

    def _is_half(self, long: str, short: str) -> bool:
        """Whether a long word is a short one and another common one, written together."""
        return any(short == half and self._lexicon.zipf(rest) >= COMMON_PART for half, rest in self._halves(long))

    def _halves(self, word: str) -> Iterator[tuple[str, str]]:
        for cut in range(self._least_part, len(word) - self._least_part + 1):
            yield word[:cut], word[cut:]
            yield word[cut:], word[:cut]


def _parts(word: str) -> frozenset[str]:
    pieces = word.lower().replace("’", "-").replace("'", "-").replace(" ", "-").split("-")
    return frozenset(bare(piece) for piece in pieces if len(piece) > 2)
