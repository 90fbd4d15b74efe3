"""The things on the table of the Vale."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.pile import Pile
from ...kernel.state import State
from ...kernel.words import Points, Seat

CardId = int

Stones = tuple[int, int, int]
"""Red, blue and purple: a count of each, or a value of each."""

LAST_ROUND = 10
GOAL = 60
LIMIT = 4
NO_STONES: Stones = (0, 0, 0)

ADDED_STONES = 2
"""The first version in which a stone may be added to a payment where it earns something. (V2.6)"""
ANY_COPY = 2
"""The first version in which any active effect may be copied, be it in vain. (V5.2)"""


@dataclass
class Vale(State):
    """The table. Seats index the lists."""

    seats: int
    first: Seat
    """Who holds the first-player tile."""
    round: int
    points: list[Points]
    stones: list[Stones]
    hands: list[list[CardId]]
    areas: list[list[CardId]]
    marks: dict[CardId, Seat | None]
    """The cards around the board, and whose marker lies on each."""
    pile: Pile
    discard: list[CardId]
    unseen: set[CardId]
    """Cards in hands that only their owner has seen, or that nobody else is held to remember."""
    rules: int = 1
    """The version of the rules that is played here."""
    remembers: bool = True
    """Whether the table remembers the cards that all saw go to a hand."""

    def copy(self) -> Vale:
        return Vale(
            self.agenda.copy(),
            self.seats,
            self.first,
            self.round,
            self.points.copy(),
            self.stones.copy(),
            [hand.copy() for hand in self.hands],
            [area.copy() for area in self.areas],
            self.marks.copy(),
            self.pile.copy(),
            self.discard.copy(),
            self.unseen.copy(),
            self.rules,
            self.remembers,
        )
