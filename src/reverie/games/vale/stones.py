"""Magic stones: what they are worth, how one pays, what one keeps. (V2)"""

from __future__ import annotations

from ...kernel.words import Move
from .deck import PRICES
from .moves import CARD_COUNT, Banish, Keep, Summon
from .state import LAST_ROUND, Stones

FACE: Stones = (1, 3, 6)
"""What a stone is worth when no permanent changes it. (V2.1)"""


def worth(stones: Stones, values: Stones) -> int:
    """Add up the value of stones."""
    return stones[0] * values[0] + stones[1] * values[1] + stones[2] * values[2]


def count(stones: Stones) -> int:
    return stones[0] + stones[1] + stones[2]


def add(a: Stones, b: Stones) -> Stones:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def take_away(a: Stones, b: Stones) -> Stones:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def covers(a: Stones, b: Stones) -> bool:
    return a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2]


def superfluous(pay: Stones, values: Stones, price: int) -> bool:
    """Whether one stone could be left out of a payment. (V2.6)"""
    over = worth(pay, values) - price
    return any(n and over >= value for n, value in zip(pay, values, strict=True))


def payments(held: Stones, values: Stones, price: int) -> list[Stones]:
    """List the legal payments: enough, and no stone too many. (V2.5, V2.6)"""
    found: list[Stones] = []
    for red in range(held[0] + 1):
        for blue in range(held[1] + 1):
            for purple in range(held[2] + 1):
                pay = (red, blue, purple)
                if worth(pay, values) >= price and not superfluous(pay, values, price):
                    found.append(pay)
    return found


class Purse:
    """Stones at their present values, and every way to pay with them. Shared, never changed."""

    def __init__(self, held: Stones, values: Stones) -> None:
        self.held = held
        self.values = values
        self.means = worth(held, values)
        self._summons: list[list[list[Move]] | None] = [None] * len(PRICES)
        self._banishes: list[list[list[Move]] | None] = [None] * (LAST_ROUND + 1)

    def summons(self, less: int) -> list[list[Move]]:
        """List, for each card, the ways to pay for summoning it at the reduced prices `PRICES[less]`."""
        found = self._summons[less]
        if found is None:
            found = [
                [Summon(card, pay) for pay in payments(self.held, self.values, price)]
                for card, price in enumerate(PRICES[less])
            ]
            self._summons[less] = found
        return found

    def banishes(self, price: int) -> list[list[Move]]:
        """List, for each card, the ways to pay for banishing it."""
        found = self._banishes[price]
        if found is None:
            ways = payments(self.held, self.values, price)
            found = [[Banish(card, pay) for pay in ways] for card in range(CARD_COUNT)]
            self._banishes[price] = found
        return found


_keeps: dict[tuple[Stones, int], list[Move]] = {}


def keeps(held: Stones, limit: int) -> list[Move]:
    """List what can be kept of stones above the limit. (V2.2)"""
    moves = _keeps.get((held, limit))
    if moves is None:
        moves = [
            Keep((red, blue, limit - red - blue))
            for red in range(min(held[0], limit) + 1)
            for blue in range(min(held[1], limit - red) + 1)
            if limit - red - blue <= held[2]
        ]
        _keeps[(held, limit)] = moves
    return moves
