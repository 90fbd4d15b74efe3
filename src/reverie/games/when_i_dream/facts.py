"""What When I Dream tells: each fact by its name, and which facts its asks and events have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ...kernel.facts import NUMBER, SAID, SEAT, TEXT, TRUTH, WORD, WORDS, Fact, Told, told
from .deck import Word
from .scoring import Role
from .state import Fate, Side

FACTS: Mapping[str, Fact] = {
    "seat": SEAT,
    "round": NUMBER,
    "number": NUMBER,
    "count": NUMBER,
    "points": NUMBER,
    "word": WORD,
    "words": WORDS,
    "called": Fact(str | tuple[str, ...], "said"),
    "clue": SAID,
    "spoken": SAID,
    "heard": Fact(tuple[str, ...]),
    "text": TEXT,
    "silent": TRUTH,
    "done": TRUTH,
    "doubtful": TRUTH,
    "role": Fact(Role),
    "side": Fact(Side),
    "rule": Fact(str | None),
    "how": Fact(Literal["right", "wrong", "missed"]),
    "why": TEXT,
    "reason": TEXT,
    "cards": Fact(tuple[tuple[Word, str | None, Fate, int | None, str, str], ...]),
    # refusals
    "most": NUMBER,
}

ASKS: Mapping[str, Told] = {
    "ready": told(),
    "clue": told("number"),
    "compose": told("number"),
    "contest": told(),
    "dream": told("number"),
    "last": told("number"),
    "tell": told(),
    "press": told("number"),
    "press_last": told(),
    "mention": told(),
}

EVENTS: Mapping[str, Told] = {
    "round": told("round", "seat"),
    "role": told("seat", perhaps=("role",)),
    "ready": told("seat"),
    "night": told("seat"),
    "card": told(perhaps=("word", "called")),
    "clue": told("seat", "clue", perhaps=("number", "doubtful", "rule")),
    "passed": told("seat"),
    "spoken": told("seat"),
    "settled": told(perhaps=("word", "called", "spoken", "how", "why")),
    "changed": told(perhaps=("seat", "word", "called", "clue", "rule")),
    "dawn": told(),
    "left": told(),
    "told": told("seat", "text", "silent", "words", "cards", "heard", "count"),
    "was": told("seat", "role"),
    "missing": told("role"),
    "side": told("side", "words", "count", called=tuple[str, ...]),
    "scored": told("seat", "points"),
    "over": told(),
}
