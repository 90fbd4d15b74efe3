"""The answers that players of the Vale can give.

Moves are values, so each is made once and shared: `mark(card)`, `summons(card, payments)`…
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.words import Move, Seat
from .state import CardId, Stones


@dataclass(frozen=True)
class Mark(Move):
    """Put a capture marker on a card."""

    kind: ClassVar[str] = "mark"
    card: CardId


@dataclass(frozen=True)
class Sell(Move):
    """Discard a marked card for the stones of its family."""

    kind: ClassVar[str] = "sell"
    card: CardId


@dataclass(frozen=True)
class Tame(Move):
    """Take a marked card into hand."""

    kind: ClassVar[str] = "tame"
    card: CardId


@dataclass(frozen=True)
class Summon(Move):
    """Pay for a card of the hand and place it."""

    kind: ClassVar[str] = "summon"
    card: CardId
    pay: Stones


@dataclass(frozen=True)
class Banish(Move):
    """Pay to discard a card of one's own area."""

    kind: ClassVar[str] = "banish"
    card: CardId
    pay: Stones


@dataclass(frozen=True)
class End(Move):
    """End the turn."""

    kind: ClassVar[str] = "end"


@dataclass(frozen=True)
class Keep(Move):
    """Keep these stones, give the others back."""

    kind: ClassVar[str] = "keep"
    stones: Stones


@dataclass(frozen=True)
class Choose(Move):
    """Choose a card: to activate, copy, recover, discard, take or summon, as asked."""

    kind: ClassVar[str] = "choose"
    card: CardId


@dataclass(frozen=True)
class Stop(Move):
    """Choose no further card."""

    kind: ClassVar[str] = "stop"


@dataclass(frozen=True)
class Point(Move):
    """Choose a player."""

    kind: ClassVar[str] = "point"
    seat: Seat


@dataclass(frozen=True)
class Pick(Move):
    """Choose among the printed alternatives of a card, by number."""

    kind: ClassVar[str] = "pick"
    choice: int


MOVES: tuple[type[Move], ...] = (Mark, Sell, Tame, Summon, Banish, End, Keep, Choose, Stop, Point, Pick)

CARD_COUNT = 70
"""How many cards the newest box holds."""
MARK: list[Move] = [Mark(card) for card in range(CARD_COUNT)]
SELL_OR_TAME: list[list[Move]] = [[Sell(card), Tame(card)] for card in range(CARD_COUNT)]
CHOOSE: list[Move] = [Choose(card) for card in range(CARD_COUNT)]
POINT: list[Move] = [Point(seat) for seat in range(4)]
PICK: list[Move] = [Pick(choice) for choice in range(6)]
END: Move = End()
STOP: Move = Stop()
