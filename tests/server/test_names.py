"""What is a real name, in any script, and what only pretends to be one."""

from __future__ import annotations

import pytest

from reverie.server.protocol.names import read_name, read_words
from reverie.server.protocol.problems import Fault

REAL = [
    *(
        "Zoé d’Été",
        "Жанна",
        "Ελένη",
        "李小龍",
        "さくら",
        "한지민",
        "محمد",
        "שרה",
        "Nguyễn Thị Hạnh",
        "O’Brien-Łuk",
        "R2 D2",
    ),
    *("می\u200cخواهم", "पूर्\u200dण", "क्\u200dष", "Ada 🌙", "👨\u200d👩\u200d👧", "🏳️\u200d🌈", "🇫🇷", "❤️"),
    *("\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "Ada Жанна", "Ånne", "👍🏽"),
]


@pytest.mark.parametrize("name", REAL)
def test_a_real_name_is_taken(name: str) -> None:
    assert read_name(f"  {name} ") == read_name(name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (" \t ", "malformed"),
        ("\u0958" * 24, "malformed"),
        ("A\u200bda", "name_hidden"),
        ("Ada\u200c", "name_hidden"),
        ("A\u200dda", "name_hidden"),
        ("Ada\u202e", "name_hidden"),
        ("\u2066Ada\u2069", "name_hidden"),
        ("A\u00adda", "name_hidden"),
        ("\u3164", "name_hidden"),
        ("a\x1b[31m", "name_hidden"),
        ("a\0b", "name_hidden"),
        ("\U000e0041da", "name_hidden"),
        ("a" + "\u0335\u0336\u0337\u0338\u0321", "name_stacked"),
        ("\u0410da", "name_mixed"),
        ("Αda", "name_mixed"),
    ],
)
def test_what_pretends_to_be_a_name_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(Fault) as refused:
        read_name(name)
    assert refused.value.code == why


def test_names_that_look_the_same_are_the_same() -> None:
    assert read_name("Zoe\u0301") == read_name("Zo\u00e9")


def test_words_turn_and_hide_nothing() -> None:
    assert read_words("hello\u202e dlrow \u2066x\u200b\x1b[31m") == "hello dlrow x[31m"
    assert read_words("می\u200cخواهم 👨\u200d👩\u200d👧") == "می\u200cخواهم 👨\u200d👩\u200d👧"
