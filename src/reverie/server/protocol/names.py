"""Names and words as people may write them: in any script, but nothing unseen, and nothing that passes for another."""

from __future__ import annotations

import re
import unicodedata

from .problems import Fault

JOINERS = "\u200c\u200d"
"""Zero-width, and part of real names: between letters that need them (Persian, Hindi), and within one emoji."""
LOOK_ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Scripts whose letters pass for each other's."""
LONGEST_NAME = 24
LONGEST_WORDS = 280
STACKED = 3
"""Marks that may stand over one letter."""
FLAG_OF_A_REGION = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
SELECTORS = "\ufe0e\ufe0f"


def read_name(text: str) -> str:
    """Read a name. Raises Fault with the reason why it is none."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name or len(name) > LONGEST_NAME:
        raise Fault("malformed", field="name")
    seen = FLAG_OF_A_REGION.sub("\U0001f3f4", name)
    if any(_hidden(seen, at) for at in range(len(seen))):
        raise Fault("name_hidden")
    if _stacked(seen):
        raise Fault("name_stacked")
    if any(len(_scripts(word)) > 1 for word in re.split(r"[^\w]+", seen)):
        raise Fault("name_mixed")
    return name


def read_words(text: str) -> str:
    """Read what somebody says: without what turns or hides the words of others."""
    words = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(sign for at, sign in enumerate(words) if sign in JOINERS or not _hidden(words, at)).strip()[
        :LONGEST_WORDS
    ]


def _hidden(text: str, at: int) -> bool:
    """Whether a sign cannot be seen where it stands."""
    sign = text[at]
    if sign in JOINERS:
        around = text[at - 1 : at] + text[at + 1 : at + 2]
        return len(around) < 2 or at == 0 or not all(_joins(each, sign) for each in around)
    if sign in SELECTORS:
        return at == 0
    kind = unicodedata.category(sign)
    return kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or sign in "\u115f\u1160\u3164\uffa0\u2800"


def _joins(sign: str, joiner: str) -> bool:
    """Whether something zero-width may stand beside a sign."""
    if sign in SELECTORS or unicodedata.category(sign) in ("So", "Sk"):
        return joiner == "\u200d"
    return unicodedata.category(sign) in ("Lo", "Mn", "Mc") and not unicodedata.name(sign, "").startswith(LOOK_ALIKE)


def _stacked(text: str) -> bool:
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") and sign not in SELECTORS else 0
        if marks > STACKED:
            return True
    return False


def _scripts(word: str) -> set[str]:
    """Tell of which look-alike scripts a word has letters."""
    names = (unicodedata.name(sign, "") for sign in word if sign.isalpha())
    return {script for name in names for script in LOOK_ALIKE if name.startswith(script)}
