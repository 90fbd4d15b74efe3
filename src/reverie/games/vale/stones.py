"""Magic stones: what they are worth, how one pays, what one keeps. (V2)"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.words import Move, Points
from .moves import CARD_COUNT, Banish, Keep, Summon
from .state import LAST_ROUND, NO_STONES, CardId, Stones

ONE: tuple[Stones, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
"""A stone of each colour."""

Earned = Callable[[Stones], Points]
"""What a payment brings beside what it pays for."""

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


def superfluous(pay: Stones, values: Stones, price: int, earned: Earned | None = None) -> bool:
    """Whether one stone could be left out of a payment, and nothing would be earned less. (V2.6)"""
    over = worth(pay, values) - price
    for colour, count in enumerate(pay):
        if count and over >= values[colour] and (earned is None or earned(pay) == earned(take_away(pay, ONE[colour]))):
            return True
    return False


def payments(held: Stones, values: Stones, price: int, earned: Earned | None = None) -> list[Stones]:
    """List the legal payments: enough, and no stone too many. (V2.5, V2.6)"""
    if price <= 0:
        return [NO_STONES]
    found: list[Stones] = []
    for red in range(held[0] + 1):
        for blue in range(held[1] + 1):
            owed = price - red * values[0] - blue * values[1]
            least = -(-owed // values[2]) if owed > 0 else 0
            most = min(least, held[2]) if earned is None else held[2]
            for purple in range(least, most + 1):
                pay = (red, blue, purple)
                if not superfluous(pay, values, price, earned):
                    found.append(pay)
    return found


PAYMENTS: dict[tuple[Stones, Stones], dict[int, list[Stones]]] = {}
"""For stones held and their values the legal payments of each price, as far as they were asked for."""
BANISHES: dict[tuple[Stones, Stones], list[list[list[Move] | None]]] = {}
"""For stones held and their values, each price and each card the ways to banish it."""


class Purse:
    """Stones at their present values, and every way to pay present prices. Shared, never changed."""

    def __init__(self, held: Stones, values: Stones, prices: tuple[int, ...], earned: Earned | None) -> None:
        self.held = held
        self.values = values
        self.prices = prices
        self._earned = earned
        """What a summon earns by its payment, where stones may be added for that."""
        self.means = worth(held, values)
        self._payments = PAYMENTS.setdefault((held, values), {})
        self._summoning: dict[int, list[Stones]] = self._payments if earned is None else {}
        self.summons: list[list[Move] | None] = [None] * CARD_COUNT
        """For each card the ways to summon it; None until asked for."""
        banishes = BANISHES.get((held, values))
        if banishes is None:
            banishes = BANISHES[(held, values)] = [[None] * CARD_COUNT for _ in range(LAST_ROUND + 1)]
        self.banishes: list[list[list[Move] | None]] = banishes
        """For each price and each card the ways to banish it; None until asked for."""

    def payments(self, price: int) -> list[Stones]:
        """List the legal payments of a price, when nothing is earned by paying it."""
        found = self._payments.get(price)
        if found is None:
            found = payments(self.held, self.values, price)
            self._payments[price] = found
        return found

    def ways_to_summon(self, card: CardId) -> list[Move]:
        """Find the ways to pay for summoning a card."""
        price = self.prices[card]
        pays = self._summoning.get(price)
        if pays is None:
            pays = self._summoning[price] = payments(self.held, self.values, price, self._earned)
        ways: list[Move] = [Summon(card, pay) for pay in pays]
        self.summons[card] = ways
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
