"""What each seat of the Vale knows, and the worlds it may imagine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.pile import EVERYBODY, Pile
from ...kernel.state import open_asks
from ...kernel.step import Step
from ...kernel.view import View
from ...kernel.words import Points, Seat
from .deck import CARDS, box
from .permanents import terms_of
from .state import CardId, Stones, Vale
from .steps import clockwise, hunters

UNSEEN: CardId = -1
"""A card that the seat has not seen."""


@dataclass(frozen=True)
class ValeView(View):
    """Everything public, and one's own hand. (V7.5)"""

    seats: int
    first: Seat
    round: int
    points: tuple[Points, ...]
    stones: tuple[Stones, ...]
    hands: tuple[tuple[CardId, ...], ...]
    """Cards that the seat has seen, then UNSEEN for each other."""
    areas: tuple[tuple[CardId, ...], ...]
    marks: tuple[tuple[CardId, Seat | None], ...]
    pile: int
    """How many cards the draw pile has."""
    pile_top: tuple[CardId, ...]
    """Cards that all know to lie on top of it, the topmost last."""
    discard: tuple[CardId, ...]
    unseen: tuple[CardId, ...]
    """Which cards of one's own hand nobody else has seen."""
    agenda: tuple[Step[Any], ...]
    """The whole of it, for all steps are foreseen: a round has its printed order, and what effects add lies open."""
    rules: int
    remembers: bool

    told: ClassVar[tuple[str, ...]] = ("limits", "values", "prices", "banishing", "slots", "hunts", "order")

    @property
    def limits(self) -> tuple[int, ...]:
        """How many stones each seat may hold. (V2.2)"""
        return tuple([terms_of(list(area)).limit for area in self.areas])

    @property
    def values(self) -> tuple[Stones, ...]:
        """What each colour is worth to each seat. (V2.1)"""
        return tuple([terms_of(list(area)).values for area in self.areas])

    @property
    def prices(self) -> tuple[int, ...]:
        """What summoning each card costs the seat now, by card number; a spectator summons nothing. (V4.7)"""
        return () if self.seat is None else terms_of(list(self.areas[self.seat])).prices

    @property
    def banishing(self) -> int:
        """What banishing a card costs now. (V4.8)"""
        return self.round

    @property
    def slots(self) -> int:
        """How many cards an area has room for now. (V4.6)"""
        return self.round

    @property
    def hunts(self) -> tuple[Seat, ...]:
        """Who hunts in turn, as far as there are cards. (V3.3)"""
        return hunters(self.seats, self.first)[: len(self.marks)]

    @property
    def order(self) -> tuple[Seat, ...]:
        """Who acts in turn; then all resolve in the same order. (V4.1, V5.1)"""
        return clockwise(self.seats, self.first)


def view(s: Vale, seat: Seat | None) -> ValeView:
    """Tell what a seat, or a spectator, knows."""
    unseen = s.unseen
    hands: list[tuple[CardId, ...]] = []
    for owner, hand in enumerate(s.hands):
        if owner == seat:
            hands.append(tuple(hand))
        elif unseen.isdisjoint(hand):
            hands.append(tuple(sorted(hand)))
        else:
            seen = sorted([card for card in hand if card not in unseen])
            hands.append(tuple(seen + [UNSEEN] * (len(hand) - len(seen))))
    return ValeView(
        seat,
        s.seats,
        s.first,
        s.round,
        tuple(s.points),
        tuple(s.stones),
        tuple(hands),
        tuple([tuple(area) for area in s.areas]),
        tuple(s.marks.items()),
        len(s.pile),
        tuple(s.pile.top),
        tuple(s.discard),
        () if seat is None else tuple(sorted(unseen.intersection(s.hands[seat]))),
        tuple(s.agenda),
        s.rules,
        s.remembers,
    )


def imagine(v: ValeView, chance: Chance) -> Vale:
    """Deal the unseen cards at random: a table that could be the real one."""
    hidden = unseen_cards(v)
    while True:
        s = laid(v, shuffled(hidden, chance))
        if all_can_answer(s):
            return s


def unseen_cards(v: ValeView) -> list[CardId]:
    """List the cards that the seat sees nowhere: in the pile or in other hands."""
    seen = {card for card, _ in v.marks} | set(v.pile_top) | set(v.discard)
    for cards in v.hands + v.areas:
        seen.update(cards)
    return [card for card in box(v.rules) if card not in seen]


def shuffled(cards: list[CardId], chance: Chance) -> list[CardId]:
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def laid(v: ValeView, hidden: list[CardId]) -> Vale:
    """Lay the table as the seat sees it, with the unseen cards in this order."""
    cards = hidden.copy()
    unseen = set(v.unseen)
    hands: list[list[CardId]] = []
    for hand in v.hands:
        dealt: list[CardId] = []
        for card in hand:
            if card == UNSEEN:
                card = cards.pop()
                unseen.add(card)
            dealt.append(card)
        hands.append(dealt)
    pile = Pile(cards)
    pile.top = list(v.pile_top)
    pile.knowers = [EVERYBODY] * len(pile.top)
    return Vale(
        list(v.agenda),
        v.seats,
        v.first,
        v.round,
        list(v.points),
        list(v.stones),
        hands,
        [list(area) for area in v.areas],
        dict(v.marks),
        pile,
        list(v.discard),
        unseen,
        v.rules,
        v.remembers,
    )


def all_can_answer(s: Vale) -> bool:
    """Whether those who are asked have an answer: whoever must summon a Dragon holds one."""
    return all(ask.options(s) for ask in open_asks(s))


def features(v: ValeView) -> list[float]:
    """Tell a view as figures: where each card is, then points, stones, hands and the round."""
    me = v.seat or 0
    place = [0.0] * len(CARDS)
    for card in v.discard:
        place[card] = 1.0
    for card in v.pile_top:
        place[card] = 2.0
    for card, owner in v.marks:
        place[card] = 3.0 if owner is None else 4.0 + (owner - me) % v.seats
    for seat in range(v.seats):
        far = (seat - me) % v.seats
        for card in v.hands[seat]:
            if card != UNSEEN:
                place[card] = 8.0 + far
        for card in v.areas[seat]:
            place[card] = 12.0 + far
    figures = [*place, float(v.round), float((v.first - me) % v.seats), float(v.pile)]
    for turn in range(v.seats):
        seat = (me + turn) % v.seats
        figures += [float(v.points[seat]), float(len(v.hands[seat])), *(float(n) for n in v.stones[seat])]
    return figures
