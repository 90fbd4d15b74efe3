"""Is this answer the word, and was this word told? (W3.6, W6.2)"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from ....kernel.words import Json
from ..deck import WORDS, Tongue
from ..spelling import fold
from .lexicon import Lexicon
from .sounds import Sounds
from .spelling import bare, plurals, within

MOST_WORDS = 4

FILLERS = {
    "fr": (
        "un une le la les l des du de d mon ma mes ton ta tes son sa ses ce cet cette ces c est sont je dis pense "
        "crois que qu j dirais euh heu hum bah ben alors donc peut etre peutetre oui ah oh voila moi il s reponse"
    ),
    "en": (
        "a an the some my your his her this that it s is i say think guess would er erm um uh hmm well so maybe "
        "perhaps oh ah yes answer m sure of"
    ),
}
"""What people say before the word itself."""

TYPOS = ((8, 2), (4, 1))
"""From so many letters on, so many slips are forgiven, if what was typed is no word."""

SHORT_TOKEN = 3
"""In a telling, an unknown word of so few letters is never taken for a slip."""

LONG_TOKEN = 24
"""Nor is one of more letters."""

MOST_WEIGHED = 120
"""So many letters of unknown words are weighed in a telling: there are not half as many in any that was ever meant."""


@dataclass(frozen=True)
class Forms:
    """The bare spellings that are the word: its own, in either number, and its aliases."""

    own: str
    numbers: frozenset[str]
    aliases: frozenset[str]
    spelt: tuple[str, ...]

    @property
    def all(self) -> frozenset[str]:
        """Every spelling that counts."""
        return self.numbers | self.aliases | {self.own}


class AnswerJudge:
    """Weighs answers and tellings in one language."""

    def __init__(self, language: str, lexicon: Lexicon, sounds: Sounds) -> None:
        self._language = language
        self._lexicon = lexicon
        self._sounds = sounds
        self._fillers = frozenset(FILLERS[language].split())
        self.forms = lru_cache(maxsize=None)(self._forms)
        self._runs = lru_cache(maxsize=1)(self._all_runs)
        self._foreign = foreign_words(language)

    def verdict(self, tongue: Tongue, answer: str, aloud: bool = False) -> dict[str, Json]:
        """Tell whether an answer is right, and why; of one spoken aloud somebody else chose the spelling."""
        for said in self._readings(answer):
            reason = self.sameness(tongue, said, aloud)
            if reason is not None:
                return {"verdict": "right", "reason": reason}
        return {"verdict": "wrong", "reason": "other"}

    def sameness(self, tongue: Tongue, said: str, aloud: bool = False) -> str | None:
        """Tell in what way something said, of one or a few words, is the word; None if it is another."""
        forms = self.forms(tongue)
        key = bare(said)
        if key == forms.own:
            return "same"
        if key in forms.numbers:
            return "plural"
        if key in forms.aliases:
            return "alias"
        known = self._is_known(said)
        return self._slip(forms, key, said, mistyped=not known) if aloud or not known else None

    def _slip(self, forms: Forms, key: str, said: str, mistyped: bool = True) -> str | None:
        """Tell in what way something is the word that it was not written as: mistyped, or by its sound."""
        if mistyped and any(self._is_slip(key, form) for form in forms.all):
            return "typo"
        if any(len(key) <= 2 * len(form) + 2 and self._sounds.same(said, form) for form in forms.spelt):
            return "sound"
        return None

    def _is_slip(self, key: str, form: str) -> bool:
        """Whether something typed is a form with a slip or two; a word of the other language is meant as it stands."""
        if not within(key, form, slips(form)):
            return False
        return key not in self._foreign or undoubled(key) == undoubled(form)

    def told(self, tongues: dict[str, Tongue], text: str) -> list[str]:
        """Tell which words occur in a telling: whole words only, the longest that fit. (W6.2)"""
        tokens = self._tokens(text)
        runs = self._runs()
        longest = max(map(len, runs))
        found: set[str] = set()
        unknown: set[str] = set()
        weighed = 0
        at = 0
        while at < len(tokens):
            widths = range(min(longest, len(tokens) - at), 0, -1)
            width = next((width for width in widths if tuple(tokens[at : at + width]) in runs), 0)
            if width:
                found.add("".join(tokens[at : at + width]))
            elif self._may_be_slip(tokens[at]) and tokens[at] not in unknown and weighed < MOST_WEIGHED:
                unknown.add(tokens[at])
                weighed += len(tokens[at])
            at += width or 1
        return [
            word
            for word, tongue in tongues.items()
            if self.forms(tongue).all & found
            or any(self._slip(self.forms(tongue), bare(token), token) for token in sorted(unknown))
        ]

    def _may_be_slip(self, token: str) -> bool:
        return SHORT_TOKEN < len(token) <= LONG_TOKEN and not self._lexicon.is_word(token)

    def _tokens(self, text: str) -> list[str]:
        """Cut a text into folded words; what the language writes with a hyphen stays whole."""
        tokens: list[str] = []
        for chunk in text.split():
            words = fold(chunk).split()
            joined = "".join(words)
            if len(words) > 1 and "-" in chunk and self._lexicon.is_word(joined):
                words = [joined]
            tokens += words
        return tokens

    def warm(self) -> None:
        """Work out now the forms of every word, which the first telling needs."""
        self._runs()

    def _readings(self, answer: str) -> list[str]:
        """List what an answer may mean: as it stands, and without the words around the word."""
        said = answer.lower().replace("’", "'").strip(" .!?…,;:«»\"'")
        words = [word for word in re.split(r"[\s']+", said) if word]
        if len(fold(said).split()) > 2 * MOST_WORDS:
            return []
        readings = [" ".join(words)]
        while len(words) > 1 and bare(words[0].strip(",.!?…")) in self._fillers:
            words = words[1:]
            readings.append(" ".join(words))
        return [reading for reading in readings if reading and len(fold(reading).split()) <= MOST_WORDS]

    def _is_known(self, said: str) -> bool:
        words = fold(said).split()
        return self._lexicon.is_word(bare(said)) or (len(words) > 1 and all(map(self._lexicon.is_word, words)))

    def _forms(self, tongue: Tongue) -> Forms:
        own = bare(tongue.word)
        numbers = self._numbers(tongue.word)
        aliases = {form for alias in tongue.aliases for form in (bare(alias), *self._numbers(alias))}
        return Forms(own, numbers - {own}, frozenset(aliases) - numbers, (tongue.word, *tongue.aliases))

    def _numbers(self, word: str) -> frozenset[str]:
        """List the other number of a noun: its plurals, part by part too, or the singular of a plural."""
        key = bare(word)
        found = {"".join(run) for run in self._plural_runs(word)} | plurals(key, self._language)
        if key.endswith(("s", "x")):
            found |= {lemma for lemma in self._lexicon.lemmas(word) if lemma in (key[:-1], key[:-2])}
        return frozenset(found)

    def _plural_runs(self, word: str) -> set[tuple[str, ...]]:
        """List a word as runs of folded words, every part in either number."""
        return set(product(*((part, *plurals(part, self._language)) for part in fold(word).split())))

    def _all_runs(self) -> frozenset[tuple[str, ...]]:
        """List every word of the box as a run of folded words, so that a longer one hides what it is made of."""
        found: set[tuple[str, ...]] = set()
        for entry in WORDS:
            tongue = entry.tongue(self._language)
            found |= {(form,) for form in self.forms(tongue).all}
            for form in self.forms(tongue).spelt:
                found |= self._plural_runs(form)
        return frozenset(found)


def foreign_words(language: str) -> frozenset[str]:
    """List the bare words of the box in its other language."""
    others = [entry.en if language == "fr" else entry.fr for entry in WORDS]
    return frozenset(bare(form) for other in others for form in (other.word, *other.aliases))


def undoubled(key: str) -> str:
    """Write each doubled letter once: giraffe and girafe are one slip apart, not two languages."""
    return re.sub(r"(.)\1", r"\1", key)


def slips(form: str) -> int:
    """Tell how many slips are forgiven in typing a form."""
    for letters, forgiven in TYPOS:
        if len(form) >= letters:
            return forgiven
    return 0
