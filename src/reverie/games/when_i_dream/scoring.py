"""What a night is worth. (W6.4 to W6.7)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ...kernel.words import Points

Role = Literal["dreamer", "fairy", "boogeyman", "sandman"]

Balance = Literal["level", "near", "far"]

Reason = Literal[
    "fairy",
    "boogeyman",
    "sandman-level",
    "sandman-near",
    "sandman-far",
    "dreamer",
    "dreamer-all",
    "dreamer-none",
]
"""Why a role scores what it scores."""

DREAMER: Role = "dreamer"
FAIRY: Role = "fairy"
BOOGEYMAN: Role = "boogeyman"
SANDMAN: Role = "sandman"

ROLE_SETS: dict[int, tuple[int, int, int]] = {
    4: (1, 1, 2),
    5: (2, 1, 2),
    6: (3, 2, 1),
    7: (3, 2, 2),
    8: (4, 3, 1),
    9: (4, 3, 2),
    10: (5, 4, 1),
}
"""By players: how many Fairies, Boogeymen and Sandmen. (W1.3)"""

SANDMAN_FINDS: dict[Balance, Reason] = {"level": "sandman-level", "near": "sandman-near", "far": "sandman-far"}

ALL_TOLD = 2
LEVEL = 2


def role_set(seats: int) -> list[Role]:
    """List the role cards of a table: as many as players. (W1.3, W2.1)"""
    fairies, boogeymen, sandmen = ROLE_SETS[seats]
    return [FAIRY] * fairies + [BOOGEYMAN] * boogeymen + [SANDMAN] * sandmen


def pay(role: Role, yellow: int, blue: int) -> Points:
    """Tell what a spirit scores."""
    if role == FAIRY:
        return yellow  # W6.4
    if role == BOOGEYMAN:
        return blue  # W6.5
    balance = balanced(yellow, blue)
    if balance == "level":
        return yellow + LEVEL  # W6.7
    return max(yellow, blue) if balance == "near" else min(yellow, blue)


def balanced(yellow: int, blue: int) -> Balance:
    """Tell how a Sandman finds the two sides. (W6.7)"""
    if yellow == blue:
        return "level"
    return "near" if abs(yellow - blue) == 1 else "far"


def pay_dreamer(yellow: int, mentioned: int) -> Points:
    """Tell what the Dreamer scores, having mentioned so many of the yellow words. (W6.6)"""
    return yellow + (ALL_TOLD if has_told_all(yellow, mentioned) else 0)


def has_told_all(yellow: int, mentioned: int) -> bool:
    """Tell whether there was something to tell, and all of it was told. (W6.6)"""
    return 0 < yellow == mentioned


def reason(role: Role, yellow: int, blue: int, mentioned: int) -> Reason:
    """Tell by which rule a role scores what it scores, for the sentence that says so. (W6.4 to W6.7)"""
    if role == FAIRY:
        return "fairy"
    if role == BOOGEYMAN:
        return "boogeyman"
    if role == SANDMAN:
        return SANDMAN_FINDS[balanced(yellow, blue)]
    if has_told_all(yellow, mentioned):
        return "dreamer-all"
    return "dreamer" if yellow else "dreamer-none"


def totals(points: Sequence[Points], penalties: Sequence[Sequence[int]]) -> list[Points]:
    """Take a point off for each penalty card. (W7.1)"""
    return [gained - len(taken) for gained, taken in zip(points, penalties, strict=True)]
