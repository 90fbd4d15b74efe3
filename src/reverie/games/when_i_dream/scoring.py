"""What a night is worth. (W6.4 to W6.7)"""

from __future__ import annotations

from typing import Literal

from ...kernel.words import Points

Role = Literal["dreamer", "fairy", "boogeyman", "sandman"]

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
    if yellow == blue:
        return yellow + LEVEL  # W6.7
    return max(yellow, blue) if abs(yellow - blue) == 1 else min(yellow, blue)


def pay_dreamer(yellow: int, mentioned: int) -> Points:
    """Tell what the Dreamer scores, having mentioned so many of the yellow words. (W6.6)"""
    return yellow + (ALL_TOLD if 0 < yellow == mentioned else 0)
