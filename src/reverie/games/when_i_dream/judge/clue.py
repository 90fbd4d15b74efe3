"""May this clue be said for this word? (W4.1 to W4.3)"""

from __future__ import annotations

from functools import lru_cache

from ....kernel.words import Json
from ..deck import Tongue
from .family import Family
from .lexicon import Lexicon
from .sounds import Sound, Sounds, rhyme_fully
from .spelling import bare, plurals

REFUSED_SOUND = 0.75
DOUBTFUL_SOUND = 0.60
LONG = 6
"""From so many phonemes on, words that differ in one are taken for each other: sablier, tablier."""

RHYMING = 4
"""From so many phonemes on, an ending in common may be a rhyme."""

HIDDEN = 4
"""A made-up clue may not hold the word, from so many letters on."""

OWN_WORD = 3.0
"""How common (zipf) a translation must be as a word of the table's own language to be let through as doubtful."""


class ClueJudge:
    """Weighs clues in one language."""

    def __init__(self, language: str, lexicon: Lexicon, sounds: Sounds) -> None:
        self._language = language
        self._lexicon = lexicon
        self._sounds = sounds
        self._family = Family(language, lexicon)
        self._relatives = lru_cache(maxsize=None)(self._all_relatives)
        self._associations = lru_cache(maxsize=None)(_associations)
        self._translations = lru_cache(maxsize=None)(_translations)

    def verdict(self, tongue: Tongue, clue: str) -> dict[str, Json]:
        """Tell whether a clue is ok, refused or doubtful, by which clause and why."""
        return (
            self._kin(tongue, clue)
            or self._translation(tongue, clue)
            or self._sound(tongue, clue)
            or self._foreign(tongue, clue)
            or {"verdict": "ok", "rule": None, "reason": "ok"}
        )

    def _kin(self, tongue: Tongue, clue: str) -> dict[str, Json] | None:
        # W4.1
        said = bare(clue)
        if any(said == bare(form) for form in (tongue.word, *tongue.aliases)):
            return {"verdict": "refused", "rule": "W4.1", "reason": "itself", "like": tongue.word}
        relatives = self._relatives(tongue)
        for form in (said, *sorted(self._lexicon.lemmas(clue))):
            if form in relatives:
                return _related(relatives[form], "relative")
        kinship = self._family.kinship(tongue.word, clue)
        if kinship is not None:
            return _related(tongue.word, kinship)
        for alias in tongue.aliases:
            if self._family.kinship(alias, clue) == "lemma":
                return _related(alias, "lemma")
        word = bare(tongue.word)
        if len(word) >= HIDDEN and word in said and not self._lexicon.is_word(said):
            return _related(tongue.word, "hidden")
        return None

    def _translation(self, tongue: Tongue, clue: str) -> dict[str, Json] | None:
        # W4.3
        said = bare(clue)
        if said in self._associations(tongue) or said not in self._translations(tongue):
            return None
        at_home = self._lexicon.zipf(said) >= OWN_WORD
        return {
            "verdict": "doubtful" if at_home else "refused",
            "rule": "W4.3",
            "reason": "translation",
            "like": tongue.word,
        }

    def _sound(self, tongue: Tongue, clue: str) -> dict[str, Json] | None:
        # W4.2
        said, word = self._sounds.of(clue), self._sounds.of(tongue.word)
        score = self._sounds.likeness(said, word)
        if score < 1 and bare(clue) in self._associations(tongue):
            return None
        verdict = self._alike(said, word, score)
        if verdict is None:
            return None
        return {"verdict": verdict, "rule": "W4.2", "reason": "sound", "like": tongue.word, "score": round(score, 2)}

    def _alike(self, said: Sound, word: Sound, score: float) -> str | None:
        """Weigh two sounds: refused if one is taken for the other, doubtful if short words differ in one phoneme."""
        apart = self._sounds.apart(said, word)
        longest = max(len(said), len(word))
        rhymes = longest >= RHYMING and said[-2:] == word[-2:]
        if longest >= LONG:
            if score >= REFUSED_SOUND or rhyme_fully(said, word):
                return "refused"
            return "doubtful" if score >= DOUBTFUL_SOUND and rhymes else None
        if apart < 1:
            return "refused"
        one_apart = apart == 1 and longest > 1
        two_apart = rhyme_fully(said, word) or (score >= DOUBTFUL_SOUND and rhymes)
        return "doubtful" if one_apart or two_apart else None

    def _foreign(self, tongue: Tongue, clue: str) -> dict[str, Json] | None:
        # W4.3
        if bare(clue) in self._associations(tongue):
            return None
        for part in (clue,) if self._lexicon.is_word(bare(clue)) else (clue, *clue.split("-")):
            language = self._lexicon.abroad(bare(part))
            if language is not None:
                return {"verdict": "refused", "rule": "W4.3", "reason": "foreign", "from": language}
        return None

    def _all_relatives(self, tongue: Tongue) -> dict[str, str]:
        found: dict[str, str] = {}
        for relative in tongue.relatives:
            for form in (bare(relative), *plurals(bare(relative), self._language)):
                found.setdefault(form, relative)
        return found


def _associations(tongue: Tongue) -> frozenset[str]:
    return frozenset(bare(clue) for clue, _ in tongue.associations)


def _translations(tongue: Tongue) -> frozenset[str]:
    singular = [bare(form) for form in tongue.translations]
    return frozenset((*singular, *(form + "s" for form in singular)))


def _related(like: str, how: str) -> dict[str, Json]:
    return {"verdict": "refused", "rule": "W4.1", "reason": "family", "like": like, "how": how}
