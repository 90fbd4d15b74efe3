"""What a clue brings to mind, also when it stands in no list: for bots that dream.

A clue is looked up in the associations of the box by its spelling, its lemma, its stem, its root and its parts; from
there the meaning spreads to words with much the same associations, in either language.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from ..games.when_i_dream.deck import NUMBER, WORDS, Word
from .family import roots
from .lexicon import lemma_book
from .spelling import bare, distance

EXACT, LEMMA, STEM, ROOT, PART, COGNATE = 1.0, 0.95, 0.8, 0.6, 0.5, 0.5
"""How far a way of finding a clue in the lists is trusted."""

NEAR = 1.0
"""What the name of a word says about those easily taken for it."""

NAMED = 3.0
SPREAD = 0.9
"""How strongly a meaning spreads to words with like associations."""

LEAST_PART = 4
LEAST_COGNATE = 6
COGNATE_SLIP = 0.2
OTHER = {"fr": "en", "en": "fr"}

Weights = dict[Word, float]


class Lists:
    """The associations of the box in one language, found by clue."""

    def __init__(self, language: str) -> None:
        import snowballstemmer

        self.language = language
        self._stemmer = snowballstemmer.stemmer("french" if language == "fr" else "english")
        self.terms: dict[str, Weights] = defaultdict(dict)
        self.names: dict[str, Word] = {}
        self.kin: dict[str, set[Word]] = defaultdict(set)
        for number, entry in enumerate(WORDS):
            tongue = entry.tongue(language)
            for clue, strength in tongue.associations:
                self.terms[bare(clue)][number] = float(strength)
            for form in (tongue.word, *tongue.aliases):
                self.names[bare(form)] = number
            for form in (tongue.word, *tongue.aliases, *tongue.relatives):
                self.kin[bare(form)].add(number)
        self._stems: dict[str, set[str]] = defaultdict(set)
        self._roots: dict[str, set[str]] = defaultdict(set)
        for term in (*self.terms, *self.names):
            self._stems[self.stem(term)].add(term)
            for root in roots(term, language):
                self._roots[root].add(term)

    def stem(self, key: str) -> str:
        """Cut the endings off a bare spelling."""
        return str(self._stemmer.stemWord(key))

    def lemma(self, clue: str) -> str:
        """Tell the bare lemma of a clue."""
        low = clue.lower()
        return bare(lemma_book(self.language).get(low, low))

    def same(self, clue: str) -> dict[str, float]:
        """Find the listed clues that a clue is or comes from, with how far each is trusted."""
        key, lemma = bare(clue), self.lemma(clue)
        found: dict[str, float] = {}
        for term, trust in self._alike(clue, key, lemma):
            if (term in self.terms or term in self.names) and trust > found.get(term, 0.0):
                found[term] = trust
        return found

    def _alike(self, clue: str, key: str, lemma: str) -> Iterator[tuple[str, float]]:
        yield key, EXACT
        yield lemma, LEMMA
        for term in self._stems.get(self.stem(lemma), ()):
            yield term, STEM
        for root in roots(lemma, self.language):
            for term in self._roots.get(root, ()):
                yield term, ROOT
        parts = [bare(part) for part in clue.replace("'", "-").replace("’", "-").split("-")]
        for cut in range(LEAST_PART, len(key) - LEAST_PART + 1):
            parts += (key[:cut], key[cut:])
        for part in parts:
            if len(part) >= LEAST_PART:
                yield part, PART
                yield self.lemma(part), PART

    def cognates(self, clue: str) -> list[str]:
        """Find the listed clues that are spelt nearly as a clue of the other language."""
        key = bare(clue)
        if len(key) < LEAST_COGNATE:
            return [key] if key in self.terms else []
        slips = int(len(key) * COGNATE_SLIP)
        return [
            term
            for term in self.terms
            if term[:2] == key[:2] and abs(len(term) - len(key)) <= slips and distance(term, key) <= slips
        ]


class Meaning:
    """What clues of one language bring to mind."""

    def __init__(self, language: str) -> None:
        self._home = Lists(language)
        self._away = Lists(OTHER[language])
        self._like = _likenesses((self._home, self._away))
        self.of = lru_cache(maxsize=4096)(self._of)

    def _of(self, clue: str) -> dict[str, float]:
        """Tell how well a clue suggests each word, by id; about 3 for the best, words not suggested left out."""
        direct = self._direct(clue)
        named = self._named(clue)
        sources = {**direct, **dict.fromkeys(named, NAMED)}
        every = sum(sources.values())
        weights: Weights = defaultdict(float, direct)
        for source, strength in sources.items():
            for word, likeness in self._like[source].items():
                weights[word] += SPREAD * strength * likeness * strength / every
        for word in named:
            for near in _neighbours()[word]:
                weights[near] += NEAR
        return {WORDS[word].id: round(weights[word], 4) for word in sorted(weights) if word not in named}

    def _direct(self, clue: str) -> Weights:
        """Find the words whose lists hold the clue, here or, for want of that, in the other language."""
        found: Weights = {}
        for term, trust in sorted(self._home.same(clue).items()):
            _keep_best(found, self._home.terms.get(term, {}), trust)
            if term in self._home.names:
                other = WORDS[self._home.names[term]].tongue(self._away.language).word
                _keep_best(found, self._away.terms.get(bare(other), {}), trust * COGNATE)
        if not found:
            for term in sorted(self._away.cognates(clue)):
                _keep_best(found, self._away.terms[term], COGNATE)
        return found

    def _named(self, clue: str) -> set[Word]:
        """Find the words that a clue names, by themselves or by a relative: nobody may give it for them. (W4.1)"""
        return self._home.kin.get(bare(clue), set()) | self._home.kin.get(self._home.lemma(clue), set())


def _keep_best(found: Weights, more: Weights, trust: float) -> None:
    for word, strength in more.items():
        found[word] = max(found.get(word, 0.0), strength * trust)


@lru_cache(maxsize=1)
def _neighbours() -> list[set[Word]]:
    """List, for each word, those easily taken for it, either way."""
    found: list[set[Word]] = [set() for _ in WORDS]
    for number, entry in enumerate(WORDS):
        for near in entry.near:
            found[number].add(NUMBER[near])
            found[NUMBER[near]].add(number)
    return found


def _likenesses(lists: tuple[Lists, Lists]) -> list[Weights]:
    """Tell how like the associations of any two words are: the cosine of their lists, rare clues counting most."""
    dots: list[Weights] = [defaultdict(float) for _ in WORDS]
    squares = [0.0] * len(WORDS)
    for one in lists:
        for holders in one.terms.values():
            rarity = math.log(len(WORDS) / len(holders)) ** 2
            for word, strength in holders.items():
                squares[word] += rarity * strength * strength
                for other, its in holders.items():
                    if other != word:
                        dots[word][other] += rarity * strength * its
    return [
        {other: dot / math.sqrt(squares[word] * squares[other]) for other, dot in sorted(dots[word].items())}
        for word in range(len(WORDS))
    ]


@lru_cache(maxsize=2)
def _open(language: str) -> Meaning:
    return Meaning(language)


def meaning(language: str, clue: str) -> dict[str, float]:
    """Tell how well any clue suggests each word of the box, by id: about 3 for the best, unsuggested words left out.

    The first call in a process opens the lists, which takes about a second.
    """
    return dict(_open(language).of(clue))
