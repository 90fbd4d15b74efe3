"""What is a word in a language: spellings, how common they are, their lemmas, and who else uses them."""

from __future__ import annotations

import gzip
import json
import math
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from importlib.util import find_spec
from pathlib import Path

from ..deck import WORDS
from .spelling import bare

ABROAD = {"en": 2.6, "fr": 3.0, "es": 3.0, "it": 3.0, "de": 2.7}
"""How common (zipf) a word must be in another language before it counts as one of its words."""

RARE = 2.0
FAR_MORE = 4.2
"""A word that is rare here and so common elsewhere is still a word from there: love, home, black."""

ADOPTED: dict[str, str] = json.loads((Path(__file__).parent / "adopted.json").read_text("utf-8"))
"""Words that came from elsewhere, or from nowhere, and are at home now; most lexicons are too old to know them."""


def folder(package: str) -> Path:
    """Find where an installed package keeps its data, without importing it."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"the judge of words needs {package}: pip install 'reverie[words]'", name=package)
    return Path(spec.origin).parent


def counts(language: str) -> dict[str, int]:
    """Read how often each spelling of a language was met."""
    path = folder("spellchecker") / "resources" / f"{language}.json.gz"
    read: dict[str, int] = json.loads(gzip.decompress(path.read_bytes()))
    return read


def zipfs(language: str, least: float = 0.0) -> dict[str, float]:
    """Read how common spellings are: the logarithm of their occurrences in a thousand million words."""
    met = counts(language)
    scale = 1e9 / sum(met.values())
    few = 10**least / scale
    return {spelling: math.log10(times * scale) for spelling, times in met.items() if times >= few}


@lru_cache(maxsize=2)
def lemma_book(language: str) -> Mapping[str, str]:
    """Open the book that tells the lemma of each form."""
    from simplemma.strategies.dictionaries import DefaultDictionaryFactory

    return DefaultDictionaryFactory().get_dictionary(language)


class Lexicon:
    """The words of one language. All questions but `lemmas` are about bare spellings: no case, accent or hyphen."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._book = lemma_book(language)
        self._common: dict[str, float] = {}
        self._accented: dict[str, tuple[float, str]] = {}
        for spelling in self._book:
            if spelling.islower():
                self._admit(spelling, 0.0)
        for spelling, zipf in zipfs(language).items():
            self._admit(spelling, zipf)
        self._box = frozenset(bare(spelling) for spelling in (*box_words(language), *ADOPTED[language].split()))

    def _admit(self, spelling: str, zipf: float) -> None:
        key = bare(spelling)
        if zipf >= self._common.get(key, -1.0):
            self._common[key] = zipf
        if not spelling.isascii() and zipf >= self._accented.get(key, (-1.0, ""))[0]:
            self._accented[key] = (zipf, spelling)

    def is_word(self, key: str) -> bool:
        """Whether a bare spelling is a word of the language, or one that the box itself uses."""
        return key in self._common or key in self._box

    def zipf(self, key: str) -> float:
        """Tell how common a bare spelling is, from 0 (hardly met) to 8."""
        return self._common.get(key, 0.0)

    def spelt(self, word: str) -> str:
        """Give a word typed without its accents the accents of the word it most likely is."""
        if not word.isascii() or word in self._book:
            return word
        return self._accented.get(bare(word), (0.0, word))[1]

    def lemmas(self, word: str) -> frozenset[str]:
        """Tell the bare spellings of the lemmas of a word, itself among them."""
        low = word.lower()
        found = {bare(low)}
        for spelling in (low, self.spelt(low)):
            lemma = self._book.get(spelling)
            if lemma is not None:
                found.add(bare(lemma))
        return frozenset(found)

    @cached_property
    def _strangers(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for language, least in ABROAD.items():
            if language != self.language:
                for spelling, zipf in zipfs(language, least).items():
                    key = bare(spelling)
                    if self._is_stranger(key, zipf):
                        found.setdefault(key, language)
        return found

    def _is_stranger(self, key: str, elsewhere: float) -> bool:
        here = self._common.get(key)
        return key not in self._box and (here is None or (here < RARE and elsewhere >= FAR_MORE))

    def abroad(self, key: str) -> str | None:
        """Tell in which other language a bare spelling that is no word here, or hardly one, is common."""
        return self._strangers.get(key)

    def warm(self) -> None:
        """Read now what the first question about a foreign word would read."""
        self.abroad("")


def box_words(language: str) -> Iterable[str]:
    """List every spelling that the box uses in a language."""
    for entry in WORDS:
        tongue = entry.tongue(language)
        yield tongue.word
        yield from tongue.aliases
        for clue, _ in tongue.associations:
            yield clue
