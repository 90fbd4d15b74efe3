"""Magic stones: what they are worth, how one pays, what one keeps. (V2)"""

from __future__ import annotations

from ...kernel.words import Move
from .deck import PRICES
from .moves import CARD_COUNT, Banish, Keep, Summon
from .state import LAST_ROUND, CardId, Stones

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
            owed = price - red * values[0] - blue * values[1]
            purple = -(-owed // values[2]) if owed > 0 else 0
            pay = (red, blue, purple)
            if purple <= held[2] and not superfluous(pay, values, price):
                found.append(pay)
    return found


class Purse:
    """Stones at their present values, and every way to pay with them. Shared, never changed."""

    def __init__(self, held: Stones, values: Stones) -> None:
        self.held = held
        self.values = values
        self.means = worth(held, values)
        self._payments: dict[int, list[Stones]] = {}
        self.summons: list[list[list[Move] | None]] = [[None] * CARD_COUNT for _ in PRICES]
        """For each of the `PRICES` and each card the ways to summon it; None until asked for."""
        self.banishes: list[list[list[Move] | None]] = [[None] * CARD_COUNT for _ in range(LAST_ROUND + 1)]
        """For each price and each card the ways to banish it; None until asked for."""

    def payments(self, price: int) -> list[Stones]:
        """List the legal payments of a price."""
        found = self._payments.get(price)
        if found is None:
            found = payments(self.held, self.values, price)
            self._payments[price] = found
        return found

    def ways_to_summon(self, card: CardId, less: int) -> list[Move]:
        """Find the ways to pay for summoning a card at the reduced prices `PRICES[less]`."""
        ways: list[Move] = [Summon(card, pay) for pay in self.payments(PRICES[less][card])]
        self.summons[less][card] = ways
        return ways

    def ways_to_banish(self, card: CardId, price: int) -> list[Move]:
        """Find the ways to pay for banishing a card."""
        ways: list[Move] = [Banish(card, pay) for pay in self.payments(price)]
        self.banishes[price][card] = ways
        return ways


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
