"""Decks: piles that are known in places, with unordered pools between.

`kernel.pile.Pile` has one pool with a known top and bottom, and is quick. A deck has any number of
segments, from the top down: cards whose place is known (to some, or to all), and pools that nobody
has looked into. A marker laid inside, a card put back third from the top, a shuffle of what lies
above a marker: each leaves pools, and a card of a pool is drawn when it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..kernel.chance import Chance
from ..kernel.pile import EVERYBODY, NOBODY, Card, Knowers
from ..kernel.words import Seat


@dataclass(frozen=True)
class Known:
    """A card whose place is known: who knows which it is, and, if its back differs, what all see of it."""

    card: Card
    knowers: Knowers = EVERYBODY
    back: str = ""

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator, knows which card it is."""
        return self.knowers == EVERYBODY or (seat is not None and bool(self.knowers >> seat & 1))


@dataclass
class Pool:
    """Cards without an order, at least one. Equal to another that holds the same."""

    cards: list[Card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pool) and sorted(self.cards) == sorted(other.cards)

    __hash__ = None  # type: ignore[assignment]

    def take(self, chance: Chance) -> Card:
        """Draw a card."""
        index = chance.below(len(self.cards))
        card, last = self.cards[index], self.cards.pop()
        if index < len(self.cards):
            self.cards[index] = last
        return card


Segment = Known | Pool

Seen = tuple[int | tuple[Card | None, Knowers, str], ...]
"""A deck as a seat sees it, from the top: how many cards lie in a pool, or one card in its place (None: which is
not known), who knows it, and its back."""


@dataclass
class Deck:
    """Cards face down, from the top to the bottom."""

    segments: list[Segment]

    @staticmethod
    def of(cards: list[Card]) -> Deck:
        """Shuffle cards into a deck."""
        return Deck([Pool(cards.copy())] if cards else [])

    def copy(self) -> Deck:
        return Deck([Pool(each.cards.copy()) if isinstance(each, Pool) else each for each in self.segments])

    def __len__(self) -> int:
        return sum(len(each.cards) if isinstance(each, Pool) else 1 for each in self.segments)

    def cards(self) -> list[Card]:
        """List all that is in it, sorted, which tells no order."""
        return sorted(
            card for each in self.segments for card in (each.cards if isinstance(each, Pool) else [each.card])
        )

    def draw(self, chance: Chance, bottom: bool = False) -> Known:
        """Take the card on top, or the lowest. The deck must not be empty."""
        at = len(self.segments) - 1 if bottom else 0
        end = self.segments[at]
        if isinstance(end, Known):
            del self.segments[at]
            return end
        card = end.take(chance)
        if not end.cards:
            del self.segments[at]
        return Known(card, NOBODY)

    def put(self, card: Known, depth: int, chance: Chance) -> None:
        """Lay a card under so many others: 0 is on top, the size of the deck is underneath."""
        self.segments.insert(self._part(depth, chance), card)

    def look(self, seat: Seat, count: int, chance: Chance) -> list[Card]:
        """Let a seat look at the top cards, which stay where they are; fewer, if there are fewer."""
        seen: list[Known] = []
        for _ in range(min(count, len(self))):
            card = self.draw(chance)
            knowers = card.knowers if card.knowers == EVERYBODY else card.knowers | 1 << seat
            seen.append(Known(card.card, knowers, card.back))
        self.segments[:0] = seen
        return [card.card for card in seen]

    def reorder(self, cards: list[Card], seat: Seat) -> None:
        """Let a seat that has looked lay the top cards in another order: no other knows any of them now."""
        count = len(cards)
        top: dict[Card, Known] = {}
        for each in self.segments[:count]:
            assert isinstance(each, Known) and each.seen_by(seat)
            top[each.card] = each
        assert sorted(top) == sorted(cards), "the same cards, in another order"
        self.segments[:count] = [Known(card, 1 << seat, top[card].back) for card in cards]

    def shuffle(self, cards: list[Card] | None = None) -> None:
        """Shuffle the whole deck, with more cards: nobody knows any place any more."""
        mixed = self.cards() + (cards or [])
        self.segments = [Pool(mixed)] if mixed else []

    def shuffle_above(self, marker: Callable[[Known], bool], cards: list[Card] | None = None) -> None:
        """Shuffle what lies above the first card that is the marker, with more cards; without a marker, all."""
        for at, each in enumerate(self.segments):
            if isinstance(each, Known) and marker(each):
                above = Deck(self.segments[:at])
                above.shuffle(cards)
                self.segments[:at] = above.segments
                return
        self.shuffle(cards)

    def _part(self, depth: int, chance: Chance) -> int:
        """Find the segment that begins under so many cards; a pool that reaches across is parted by chance."""
        at = 0
        while depth > 0:
            each = self.segments[at]
            size = len(each.cards) if isinstance(each, Pool) else 1
            if isinstance(each, Pool) and depth < size:
                upper = Pool([each.take(chance) for _ in range(depth)])
                self.segments.insert(at, upper)
                return at + 1
            depth -= size
            at += 1
        return at

    def seen_by(self, seat: Seat | None) -> Seen:
        """Tell what a seat, or a spectator, knows of it. Pools that touch look like one."""
        seen: list[int | tuple[Card | None, Knowers, str]] = []
        for each in self.segments:
            if isinstance(each, Known):
                if each.knowers == NOBODY and not each.back:
                    seen.append(1)
                else:
                    seen.append((each.card if each.seen_by(seat) else None, each.knowers, each.back))
            else:
                seen.append(len(each.cards))
        merged: list[int | tuple[Card | None, Knowers, str]] = []
        for part in seen:
            last = merged[-1] if merged else None
            if isinstance(part, int) and isinstance(last, int):
                merged[-1] = last + part
            else:
                merged.append(part)
        return tuple(merged)


def imagined(seen: Seen, unseen: list[Card], chance: Chance) -> Deck:
    """Make a deck that looks so, with cards drawn from those that are somewhere out of sight."""
    deck = Deck([])
    pool = Pool(unseen)
    for part in seen:
        if isinstance(part, int):
            deck.segments.append(Pool([pool.take(chance) for _ in range(part)]))
        else:
            card, knowers, back = part
            deck.segments.append(Known(pool.take(chance) if card is None else card, knowers, back))
    return deck
