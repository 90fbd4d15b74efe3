"""Spellings laid bare for comparing, their distance, and the plural of a noun."""

from __future__ import annotations

from collections.abc import Sequence

_PLAIN = str.maketrans(
    {
        **dict(zip("àâäáãåçèéêëìîïíñòôöóõùûüúÿýš", "aaaaaaceeeeiiiinooooouuuuyys", strict=True)),
        **dict.fromkeys("-'’ .", None),
        "œ": "oe",
        "æ": "ae",
        "ß": "ss",
    }
)


def bare(word: str) -> str:
    """Reduce a word to lower-case letters without accents, hyphens, apostrophes and spaces."""
    low = word.lower()
    return low if low.isascii() and low.isalpha() else low.translate(_PLAIN)


def distance(one: Sequence[str], other: Sequence[str], close: frozenset[tuple[str, str]] = frozenset()) -> float:
    """Count the letters (or sounds) to add, drop, change or swap with their neighbour to turn one into the other.

    To change one for another that is close counts half.
    """
    before: list[float] = []
    row = [float(j) for j in range(len(other) + 1)]
    for i, a in enumerate(one, 1):
        last, row, before_last = row, [float(i)], before
        for j, b in enumerate(other, 1):
            change = 0.0 if a == b else 0.5 if (a, b) in close else 1.0
            best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change)
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                best = min(best, before_last[j - 2] + 1)
            row.append(best)
        before = last
    return row[-1]


def within(one: str, other: str, most: int) -> bool:
    """Whether two spellings are at most so far apart; what is plainly further is not measured."""
    if abs(len(one) - len(other)) > most or len(set(one) ^ set(other)) > 2 * most:
        return False
    return distance(one, other) <= most


IRREGULAR = {
    "fr": {"oeil": "yeux", "travail": "travaux", "vitrail": "vitraux", "corail": "coraux", "ail": "aulx"},
    "en": {
        "mouse": "mice",
        "goose": "geese",
        "foot": "feet",
        "tooth": "teeth",
        "man": "men",
        "woman": "women",
        "child": "children",
        "cactus": "cacti",
        "octopus": "octopi",
        "hippopotamus": "hippopotami",
        "stadium": "stadia",
        "spaghetti": "spaghettis",
        "die": "dice",
    },
}


def plurals(word: str, language: str) -> frozenset[str]:
    """List the plurals that a bare noun may have, right or commonly taken for right."""
    found = {word + "s"}
    for ending, irregular in IRREGULAR[language].items():
        if word == ending or (len(ending) > 2 and word.endswith(ending)):
            found.add(word[: -len(ending)] + irregular)
    if language == "fr":
        if word.endswith(("au", "eu", "ou")):
            found.add(word + "x")
        if word.endswith("al"):
            found.add(word[:-1] + "ux")
        if word.endswith(("s", "x", "z")):
            found = {word}
    else:
        if word.endswith(("s", "x", "z", "ch", "sh", "o")):
            found.add(word + "es")
        if word.endswith("y"):
            found.add(word[:-1] + "ies")
        if word.endswith("f"):
            found.add(word[:-1] + "ves")
        if word.endswith("fe"):
            found.add(word[:-2] + "ves")
    return frozenset(found)
