"""Words as people type them: what is one word, and when two spellings are the same."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

CLUE_LENGTH = 30
ANSWER_LENGTH = 60
ANSWER_WORDS = 4
TELLING_LENGTH = 4000

ELIDED = frozenset(("l", "d", "j", "m", "t", "s", "c", "n", "qu"))
ARTICLES = frozenset(
    ("le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "mon", "ma", "mes", "the", "a", "an", "my", "some")
)


TURNING = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
"""What turns the writing of others around."""
CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""What rules a terminal."""


def tidy(text: str) -> str:
    """Write a text in its composed form, without what is no writing: else it is shown as it was typed."""
    return CONTROLS.sub(" ", TURNING.sub("", unicodedata.normalize("NFC", text))).strip()


@lru_cache(50_000)
def fold(text: str) -> str:
    """Reduce a text to bare lower-case letters and single spaces, for comparing."""
    lowered = tidy(text).lower().replace("œ", "oe").replace("æ", "ae")
    bare = [c for c in unicodedata.normalize("NFD", lowered) if not unicodedata.combining(c)]
    return " ".join("".join(c if c.isalnum() else " " for c in bare).split())


def without_article(folded: str) -> str:
    """Take leading articles off a folded text, unless nothing would be left."""
    words = folded.split()
    while len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    return " ".join(words)


def is_one_word(text: object, language: str) -> bool:
    """Whether somebody typed exactly one word: letters, inner hyphens and apostrophes. (W4.5)

    Digits, pictures, several words and a word spelt out letter by letter are not.
    """
    if not isinstance(text, str) or not 0 < len(text) <= 2 * CLUE_LENGTH:
        return False
    clean = tidy(text).replace("’", "'")
    if not 2 <= len(clean) <= CLUE_LENGTH:
        return False
    head, mark, _ = clean.lower().partition("'")
    if mark and language == "fr" and head in ELIDED:
        return False
    parts = clean.replace("'", "-").split("-")
    if not all(part and all(map(_is_letter, part)) for part in parts):
        return False
    return not _is_spelt_out(parts)


def _is_spelt_out(parts: list[str]) -> bool:
    longest = max(len(part) for part in parts)
    return (len(parts) > 1 and longest == 1) or (len(parts) > 2 and longest == 2)


def _is_letter(c: str) -> bool:
    return c.isalpha() and unicodedata.name(c, "").startswith("LATIN")


def is_answer(text: object) -> bool:
    """Whether somebody typed an answer: something to read, four words at most."""
    return _is_text(text, ANSWER_LENGTH) and 1 <= len(fold(str(text)).split()) <= ANSWER_WORDS


def is_telling(text: object) -> bool:
    """Whether somebody typed a dream, or nothing at all."""
    return text == "" or _is_text(text, TELLING_LENGTH)


def _is_text(text: object, most: int) -> bool:
    return isinstance(text, str) and 0 < len(text) <= most and not any(0xD800 <= ord(c) < 0xE000 for c in text)
