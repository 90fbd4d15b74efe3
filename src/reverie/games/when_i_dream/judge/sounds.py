"""How a word sounds, from the pronouncing dictionaries of gruut, and how much two words sound alike."""

from __future__ import annotations

import sqlite3
import threading
from base64 import b64decode, b64encode
from functools import lru_cache

from .lexicon import Lexicon, folder
from .spelling import distance

Sound = tuple[str, ...]
"""Phonemes in a row."""

REACH = 3
"""How many letters before and after a letter the model of unknown words looks at."""

SILENT = {"fr": ("", "_", "ə"), "en": ("", "_")}
"""What makes no difference between two words, such as the French mute e."""

MERGED = {
    "fr": {"ɛ": "e", "ɔ": "o", "ɑ": "a", "œ": "ø", "œ̃": "ɛ̃", "ɡ": "g"},
    "en": {"ɪ": "ə", "ʌ": "ə", "ɚ": "ə", "ɝ": "ɜ", "ɡ": "g", "ˈɪ": "I", "ˌɪ": "I"},
}
"""Phonemes that many speakers do not tell apart; in English, the weak vowels."""

CLOSE = {
    "fr": (),
    "en": ("p b", "t d", "k g", "s z", "f v", "θ ð", "θ t", "t͡ʃ d͡ʒ", "ʃ t͡ʃ", "I i", "I ə", "ʊ u", "ɑ ɔ", "ɛ eɪ"),
}
"""Phonemes that are easily taken for each other: three and tree, ship and sheep."""

VOWELS = frozenset("aeiouyæɑɐɒɔəɛɜɪʊʌøœIɚɝ")
RHYMING = 2
"""How many vowels words share that rhyme so fully as to sound alike."""


def rhyme_fully(one: Sound, other: Sound) -> bool:
    """Whether two words differ only before their first vowel and share two syllables or more: dragon, wagon."""
    tail, same = _tail(one), _tail(other)
    return tail == same and one != other and sum(map(_is_vowel, tail)) >= RHYMING


def _tail(sound: Sound) -> Sound:
    first = next((i for i, each in enumerate(sound) if _is_vowel(each)), len(sound))
    return sound[first:]


def _is_vowel(sound: str) -> bool:
    return sound[0] in VOWELS


class Sounds:
    """How words of one language are pronounced; a word in no dictionary is read by the language's spelling."""

    def __init__(self, language: str, lexicon: Lexicon) -> None:
        import pycrfsuite

        self._lexicon = lexicon
        self._merged = MERGED[language]
        self._silent = SILENT[language]
        pairs = [pair.split() for pair in CLOSE[language]]
        self._close = frozenset([both for one, other in pairs for both in ((one, other), (other, one))])
        place = folder(f"gruut_lang_{language}")
        with sqlite3.connect(f"file:{place / 'lexicon.db'}?mode=ro", uri=True) as book:
            rows = book.execute("SELECT word, phonemes FROM word_phonemes ORDER BY pron_order DESC")
            self._book: dict[str, str] = dict(rows)
        book.close()
        self._reader = pycrfsuite.Tagger()
        self._reader.open(str(place / "g2p" / "model.crf"))
        self._reading = threading.Lock()
        self.of = lru_cache(maxsize=8192)(self._of)

    def _of(self, word: str) -> Sound:
        """Tell how a word sounds; `of` remembers the last ones asked for."""
        spelt = self._lexicon.spelt(word.lower().replace("’", "'"))
        known = self._book.get(spelt)
        if known is None and not spelt.isalpha():
            parts = spelt.replace("-", " ").replace("'", " ").split()
            if len(parts) > 1:
                return tuple(sound for part in parts for sound in self.of(part))
        return self._plain(known.split() if known is not None else self._read(spelt))

    def _read(self, word: str) -> list[str]:
        letters = [b64encode(letter.encode()).decode() for letter in word if letter.isalpha()]
        if not letters:
            return []
        with self._reading:
            codes = self._reader.tag([_surroundings(letters, i) for i in range(len(letters))])
        return [sound for code in codes for sound in b64decode(code).decode().split("|")]

    def _plain(self, sounds: list[str]) -> Sound:
        plain = []
        for sound in sounds:
            clean = self._merged.get(sound) or sound.strip("ˈˌː")
            if clean not in self._silent:
                plain.append(self._merged.get(clean, clean))
        return tuple(plain)

    def likeness(self, one: Sound, other: Sound) -> float:
        """Tell how much two words sound alike, from 0 to 1: one minus their distance by length."""
        return 1 - self.apart(one, other) / max(len(one), len(other), 1)

    def apart(self, one: Sound, other: Sound) -> float:
        """Count the phonemes in which two words differ, one for a close one counting half."""
        return distance(one, other, self._close)

    def same(self, one: str, other: str) -> bool:
        """Whether two words sound the same."""
        return bool(self.of(one)) and self.of(one) == self.of(other)


def _surroundings(letters: list[str], i: int) -> dict[str, str | float | bool]:
    seen: dict[str, str | float | bool] = {"bias": 1.0, "grapheme": letters[i]}
    if i == 0:
        seen["begin"] = True
    if i == len(letters) - 1:
        seen["end"] = True
    for step in range(1, REACH + 1):
        if i >= step:
            seen[f"grapheme-{step}"] = letters[i - step]
        if i + step < len(letters):
            seen[f"grapheme+{step}"] = letters[i + step]
    return seen
