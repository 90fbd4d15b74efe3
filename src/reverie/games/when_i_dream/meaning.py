"""What a clue brings to mind: how likely each word of the box is behind it.

The written associations speak first. A clue that no list has is understood by the lists that hold
a form of it (rugissement, rugir), by the word of the box that it names, and by likeness: what
brings requin to mind brings dauphin a little.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from .deck import NUMBER, WORDS, Word
from .spelling import fold

STRENGTH = {1: 0.3, 2: 0.6, 3: 1.0}
NEAR = 0.15
"""How alike two words are for being written down as easily mixed up."""
NAMED = 0.5
"""How strongly the name of a word of the box stands for the words like it."""
LIKENESS = 0.25
"""How much the likeness of words weighs against the lists themselves."""
DOUBT = 0.006
"""How likely a clue is that nothing explains."""
FAINT = 0.012
"""How little likelier than that a clue may be without anybody's thinking of it."""
KEPT = 16_384
"""How many clues are remembered once they were thought about: more than all lists of a language hold."""


class Sense(NamedTuple):
    """What a clue brings to mind. Shared: not to be changed."""

    behind: array[float]
    """For each word how likely a spirit who means it says this clue."""
    mean: float
    """How likely a spirit who means any word at all says it."""
    strong: tuple[Word, ...]
    """The words that explain it at all."""


class Meaning:
    """The meanings of one language."""

    def __init__(self, language: str) -> None:
        self.clues: list[dict[str, float]] = [
            {fold(clue): STRENGTH[strength] for clue, strength in entry.tongue(language).associations}
            for entry in WORDS
        ]
        """For each word, its clues and how strong they are."""
        self.heard: dict[str, dict[Word, float]] = {}
        """For each clue, the words that list it."""
        for word, clues in enumerate(self.clues):
            for clue, strength in clues.items():
                self.heard.setdefault(clue, {})[word] = strength
        self.names: dict[str, Word] = {}
        for word, entry in enumerate(WORDS):
            tongue = entry.tongue(language)
            for form in (*tongue.aliases, tongue.word):
                self.names[fold(form)] = word
        self.like = self._likeness()
        self._prefixes: dict[str, list[str]] = {}
        for clue in self.heard:
            self._prefixes.setdefault(clue[:4], []).append(clue)
        self.sense: Callable[[str], Sense] = lru_cache(KEPT)(self._sense)
        """Tell what a clue brings to mind."""

    def _likeness(self) -> list[dict[Word, float]]:
        """Tell how alike words are, from 0 to 1, by the rare clues that they share."""
        rare = {clue: math.log(len(WORDS) / len(words)) for clue, words in self.heard.items()}
        lengths = [
            math.sqrt(sum((strength * rare[clue]) ** 2 for clue, strength in clues.items())) for clues in self.clues
        ]
        like: list[dict[Word, float]] = []
        for word, clues in enumerate(self.clues):
            shared: dict[Word, float] = {}
            for clue, strength in clues.items():
                for other, theirs in self.heard[clue].items():
                    shared[other] = shared.get(other, 0.0) + strength * theirs * rare[clue] ** 2
            for other in shared:
                shared[other] /= lengths[word] * lengths[other]
            for near in WORDS[word].near:
                other = NUMBER[near]
                shared[other] = shared.get(other, 0.0) + NEAR
            shared.pop(word, None)
            like.append(shared)
        return like

    def _sense(self, clue: str) -> Sense:
        behind = self._behind(fold(clue))
        strong = tuple([word for word, weight in enumerate(behind) if weight > DOUBT])
        return Sense(behind, sum(behind) / len(behind), strong)

    def _behind(self, clue: str) -> array[float]:
        direct = [0.0] * len(WORDS)
        for form, share in self._forms(clue):
            for word, strength in self.heard[form].items():
                direct[word] = max(direct[word], share * strength)
        spread = list(direct)
        named = self.names.get(clue)
        if named is not None:
            spread[named] = max(spread[named], NAMED)
        likely = list(direct)
        for word, weight in enumerate(spread):
            if weight:
                for other, like in self.like[word].items():
                    likely[other] += LIKENESS * weight * like
        if named is not None:
            likely[named] *= 0.05  # nobody may say the word itself
        return array("d", [weight + DOUBT if weight >= FAINT else DOUBT for weight in likely])

    def _forms(self, clue: str) -> list[tuple[str, float]]:
        """List the clues of the box that a clue is, or is a form of, with how surely."""
        forms: list[tuple[str, float]] = [(clue, 1.0)] if clue in self.heard else []
        best = 0.8 if not forms else 0.5
        for other in self._prefixes.get(clue[:4], ()):
            if other != clue:
                sure = same_stem(clue, other)
                if sure:
                    forms.append((other, best * sure))
        return forms


def same_stem(one: str, other: str) -> float:
    """Tell how surely two spellings are forms of one word: what they share at their beginning."""
    common = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        common += 1
    longest, shortest = max(len(one), len(other)), min(len(one), len(other))
    if common >= shortest - 1 and longest - common <= 3:
        return 1.0
    if common >= 5 and longest - common <= 6:
        return 0.6
    if common >= 4 and common >= shortest - 1 and longest - common <= 7:
        return 0.5
    return 0.0


@cache
def meaning(language: str) -> Meaning:
    """Learn a language once."""
    return Meaning(language)
