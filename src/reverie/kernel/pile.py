"""Piles: a known top, an unordered pool that nobody has looked at, a known bottom."""

from __future__ import annotations

from .chance import Chance

Card = int
Knowers = int
"""A set of seats as bits; EVERYBODY knows what all saw."""

EVERYBODY: Knowers = -1
NOBODY: Knowers = 0


class Pile:
    """Cards face down. What lies in the pool has no order until it is drawn."""

    def __init__(self, pool: list[Card]) -> None:
        self.top: list[Card] = []
        """Cards whose place is known to somebody, the topmost last."""
        self.knowers: list[Knowers] = []
        """For each card of the top, who knows it."""
        self.pool = pool
        self.bottom: list[Card] = []
        """Cards laid underneath before everybody's eyes, the lowest last."""

    def __len__(self) -> int:
        return len(self.top) + len(self.pool) + len(self.bottom)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Pile)
            and self.top == other.top
            and self.knowers == other.knowers
            and sorted(self.pool) == sorted(other.pool)
            and self.bottom == other.bottom
        )

    def __hash__(self) -> int:
        return len(self)

    def copy(self) -> Pile:
        twin = Pile(self.pool.copy())
        if self.top:
            twin.top = self.top.copy()
            twin.knowers = self.knowers.copy()
        if self.bottom:
            twin.bottom = self.bottom.copy()
        return twin

    def draw(self, chance: Chance) -> tuple[Card, Knowers]:
        """Take the top card and tell who knew it. The pile must not be empty."""
        if self.top:
            return self.top.pop(), self.knowers.pop()
        pool = self.pool
        if pool:
            index = chance.below(len(pool))
            card = pool[index]
            pool[index] = pool[-1]
            pool.pop()
            return card, NOBODY
        return self.bottom.pop(0), EVERYBODY

    def deal(self, count: int, chance: Chance) -> list[Card]:
        """Take that many cards before everybody's eyes, or as many as there are."""
        dealt: list[Card] = []
        pool = self.pool
        while len(dealt) < count:
            if pool and not self.top:
                index = chance.below(len(pool))
                dealt.append(pool[index])
                last = pool.pop()
                if index < len(pool):
                    pool[index] = last
            elif len(self):
                dealt.append(self.draw(chance)[0])
            else:
                break
        return dealt

    def put_on_top(self, card: Card, knowers: Knowers = EVERYBODY) -> None:
        """Lay a card on top; `knowers` saw which."""
        self.top.append(card)
        self.knowers.append(knowers)

    def put_underneath(self, card: Card) -> None:
        """Lay a card under the pile before everybody's eyes."""
        self.bottom.append(card)

    def peek(self, seat: int, chance: Chance) -> Card:
        """Let one seat look at the top card, which stays there."""
        card, knowers = self.draw(chance)
        self.put_on_top(card, knowers if knowers == EVERYBODY else knowers | 1 << seat)
        return card

    def shuffle_in(self, cards: list[Card]) -> None:
        """Shuffle cards into the whole pile: nobody knows any place any more."""
        self.pool += self.top
        self.pool += self.bottom
        self.pool += cards
        self.top = []
        self.knowers = []
        self.bottom = []
