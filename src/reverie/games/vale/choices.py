"""The choices that effects raise: each one an ask, pushed by an effect, cited by its clause."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Ask, M, Step
from ...kernel.words import Json, Move, Points, Refusal, Seat
from .acts import (
    discard_from_area,
    discard_from_hand,
    draw,
    gain_points,
    gain_stones,
    lose_points,
    recover,
    show_what_hand_allows,
    spend_stones,
    start,
    summon,
    take_before_all,
)
from .deck import ACTIVE, COST, FAMILY, INSTANT, Family, possible, summonable, without
from .moves import CHOOSE, PICK, POINT, STOP, Choose, Pick, Point, Stop
from .signs import THEN, points_in_signs, stones_in_signs
from .state import ANY_COPY, NO_STONES, CardId, Stones, Vale
from .stones import add, covers


@dataclass(frozen=True)
class ChoiceByCard(Ask[Vale, M]):
    """An ask that a card raises: `card` applies the effect."""

    foreseen: ClassVar[bool] = True
    card: CardId

    def facts(self, s: Vale) -> dict[str, Json]:
        return {"card": self.card}

    def reason(self, s: Vale, move: Move) -> Refusal:
        return Refusal(self.rule, "choose", card=self.card)


@dataclass(frozen=True)
class Activations(Step[Vale]):
    """Trigger the active effects still to come; ask for the order where there is one."""  # V5.1

    rule: ClassVar[str] = "V5.1"
    foreseen: ClassVar[bool] = True
    seat: Seat
    left: tuple[CardId, ...]

    def run(self, s: Vale, out: Outside) -> None:
        area = s.areas[self.seat]
        activate_all(s, self.seat, [card for card in self.left if card in area], out)


@dataclass(frozen=True)
class Activate(Ask[Vale, Choose]):
    """Choose which active effect comes next."""  # V5.1

    kind: ClassVar[str] = "activate"
    rule: ClassVar[str] = "V5.1"
    foreseen: ClassVar[bool] = True
    left: tuple[CardId, ...]

    def options(self, s: Vale) -> list[Move]:
        return [CHOOSE[card] for card in self.left]

    def take(self, s: Vale, move: Choose, out: Outside) -> None:
        s.agenda.append(Activations(self.seat, tuple([card for card in self.left if card != move.card])))
        activate(s, self.seat, move.card, move.card, out)

    def reason(self, s: Vale, move: Move) -> Refusal:
        return Refusal(self.rule, "activate")


def activate_all(s: Vale, seat: Seat, cards: list[CardId], out: Outside) -> None:
    """Trigger the active effects of these cards, asking for the order where there is one. (V5.1)"""
    if len(cards) > 1:
        s.agenda.append(Activate(seat, tuple(cards)))
    elif cards:
        activate(s, seat, cards[0], cards[0], out)


def activate(s: Vale, seat: Seat, card: CardId, of: CardId, out: Outside) -> None:
    """Let `card` apply the active effect of `of`, if it can apply. (V5.2)"""
    for effect in ACTIVE[of]:
        if not effect.applies(s, seat, card):
            if out.listening:
                out.tell("idle", seat=seat, card=card)
            return
    if out.listening:
        if any(effect.does(s, seat, card) for effect in ACTIVE[of]):
            out.tell("activated", seat=seat, card=card, of=of)
        else:
            out.tell("idle", seat=seat, card=card)
    start(s, seat, card, of, True, out)


@dataclass(frozen=True)
class CopyAnActive(ChoiceByCard[Choose]):
    """Choose whose active effect to copy."""  # V5.2, V6.6

    kind: ClassVar[str] = "copy_active"
    rule: ClassVar[str] = "V5.2"

    def options(self, s: Vale) -> list[Move]:
        return [CHOOSE[other] for other in copyable_actives(s, self.seat, self.card)]

    def take(self, s: Vale, move: Choose, out: Outside) -> None:
        activate(s, self.seat, self.card, move.card, out)


def copyable_actives(s: Vale, seat: Seat, card: CardId) -> list[CardId]:
    """List the other cards of the area whose active effect may be copied."""
    others = [other for other in s.areas[seat] if other != card and ACTIVE[other]]
    if s.rules >= ANY_COPY:
        return others
    return [other for other in others if all(effect.applies(s, seat, card) for effect in ACTIVE[other])]


@dataclass(frozen=True)
class CopyAnInstant(ChoiceByCard[Choose]):
    """Choose whose instant effect to copy."""  # V6.3

    kind: ClassVar[str] = "copy_instant"
    rule: ClassVar[str] = "V6.3"

    def options(self, s: Vale) -> list[Move]:
        area = without(s.areas[self.seat], self.card)
        hand = s.hands[self.seat]
        return [CHOOSE[other] for other in copyable_instants(s, self.seat, self.card, hand, area)]

    def take(self, s: Vale, move: Choose, out: Outside) -> None:
        if out.listening:
            out.tell("copied", seat=self.seat, card=self.card, of=move.card)
        start(s, self.seat, self.card, move.card, False, out)


def copyable_instants(s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> list[CardId]:
    """List the cards of an area whose instant effects `card` could apply in full."""
    return [other for other in area if INSTANT[other] and possible(s, seat, card, other, hand, area)]


@dataclass(frozen=True)
class RecoverACard(ChoiceByCard[Choose]):
    """Choose which summoned card returns to hand."""  # V6.6

    kind: ClassVar[str] = "recover"
    rule: ClassVar[str] = "V6.6"
    targets: tuple[CardId, ...]
    for_cost: bool = False
    """Whether its written cost is gained in points."""

    def options(self, s: Vale) -> list[Move]:
        return [CHOOSE[target] for target in self.targets]

    def take(self, s: Vale, move: Choose, out: Outside) -> None:
        recover_target(s, self.seat, self.card, move.card, self.for_cost, out)


def recover_target(s: Vale, seat: Seat, card: CardId, target: CardId, for_cost: bool, out: Outside) -> None:
    recover(s, seat, target, out)
    if for_cost:
        gain_points(s, seat, COST[target], card, out)


@dataclass(frozen=True)
class DiscardACard(ChoiceByCard[Choose]):
    """Choose a card of the hand to discard, for points or stones."""  # V6.7

    kind: ClassVar[str] = "discard"
    rule: ClassVar[str] = "V6.7"
    stones: Stones = NO_STONES
    """What is gained; with no stones, points equal to the card's written cost."""

    def options(self, s: Vale) -> list[Move]:
        return [CHOOSE[card] for card in s.hands[self.seat]]

    def take(self, s: Vale, move: Choose, out: Outside) -> None:
        discard_from_hand(s, self.seat, move.card, out)
        if self.stones == NO_STONES:
            gain_points(s, self.seat, COST[move.card], self.card, out)
        else:
            gain_stones(s, self.seat, self.stones, self.card, out)


@dataclass(frozen=True)
class DiscardBeforeSummon(ChoiceByCard[Choose]):
    """Choose a card to discard such that another can then be summoned."""  # V6.3, V6.7

    kind: ClassVar[str] = "discard"
    rule: ClassVar[str] = "V6.3"

    def options(self, s: Vale) -> list[Move]:
        hand, area = s.hands[self.seat], s.areas[self.seat]
        return [CHOOSE[card] for card in hand if free_summons(s, self.seat, without(hand, card), area)]

    def take(self, s: Vale, move: Choose, out: Outside) -> None:
        discard_from_hand(s, self.seat, move.card, out)
        show_what_hand_allows(s, self.seat, out)
        s.agenda.append(SummonForFree(self.seat, self.card))


ANY_FAMILY: Family = -1


def free_summons(
    s: Vale, seat: Seat, hand: list[CardId], area: list[CardId], family: Family = ANY_FAMILY
) -> list[CardId]:
    """List the cards of a hand that could be summoned without paying. (V6.10)"""
    return [
        card
        for card in hand
        if family in (ANY_FAMILY, FAMILY[card]) and summonable(s, seat, card, without(hand, card), area)
    ]


@dataclass(frozen=True)
class SummonForFree(ChoiceByCard[Choose]):
    """Choose a card of the hand to summon without paying."""  # V6.10

    kind: ClassVar[str] = "free_summon"
    rule: ClassVar[str] = "V6.10"
    family: Family = ANY_FAMILY

    def options(self, s: Vale) -> list[Move]:
        found = free_summons(s, self.seat, s.hands[self.seat], s.areas[self.seat], self.family)
        return [CHOOSE[card] for card in found]

    def take(self, s: Vale, move: Choose, out: Outside) -> None:
        summon(s, self.seat, move.card, NO_STONES, out)


@dataclass(frozen=True)
class DiscardOtherCards(ChoiceByCard[Move]):
    """Choose another summoned card to discard, or stop."""  # V6.3

    kind: ClassVar[str] = "discard_others"
    rule: ClassVar[str] = "V6.3"
    left: int

    def options(self, s: Vale) -> list[Move]:
        return [CHOOSE[other] for other in s.areas[self.seat] if other != self.card] + [STOP]

    def take(self, s: Vale, move: Move, out: Outside) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Choose)
        if self.left > 1 and len(s.areas[self.seat]) > 2:
            s.agenda.append(DiscardOtherCards(self.seat, self.card, self.left - 1))
        discard_from_area(s, self.seat, move.card, out)

    def facts(self, s: Vale) -> dict[str, Json]:
        return {"card": self.card, "left": self.left}


@dataclass(frozen=True)
class ChooseVictim(ChoiceByCard[Point]):
    """Choose the player who must discard a summoned card of a family."""  # V6.8

    kind: ClassVar[str] = "victim"
    rule: ClassVar[str] = "V6.8"
    family: Family

    def options(self, s: Vale) -> list[Move]:
        return [POINT[seat] for seat in owners_of(s, self.family)]

    def take(self, s: Vale, move: Point, out: Outside) -> None:
        lose_a_card(s, move.seat, self.card, self.family, out)

    def facts(self, s: Vale) -> dict[str, Json]:
        return {"card": self.card, "family": self.family}


def owners_of(s: Vale, family: Family) -> list[Seat]:
    """List the players with a summoned card of a family."""
    return [seat for seat in range(s.seats) if any(FAMILY[card] == family for card in s.areas[seat])]


def lose_a_card(s: Vale, victim: Seat, card: CardId, family: Family, out: Outside) -> None:
    """Make a player discard a summoned card of a family; that player decides which. (V6.8)"""
    owned = [other for other in s.areas[victim] if FAMILY[other] == family]
    if len(owned) == 1:
        discard_from_area(s, victim, owned[0], out)
    else:
        if out.listening:
            out.tell("suffered", seat=victim, card=card)
        s.agenda.append(DiscardASummoned(victim, card, tuple(owned)))


@dataclass(frozen=True)
class DiscardASummoned(ChoiceByCard[Choose]):
    """Choose which of one's summoned cards is discarded."""  # V6.8

    kind: ClassVar[str] = "lose_card"
    rule: ClassVar[str] = "V6.8"
    targets: tuple[CardId, ...]

    def options(self, s: Vale) -> list[Move]:
        return [CHOOSE[target] for target in self.targets]

    def take(self, s: Vale, move: Choose, out: Outside) -> None:
        discard_from_area(s, self.seat, move.card, out)


@dataclass(frozen=True)
class TakeAPoint(ChoiceByCard[Point]):
    """Choose the opponent to take a point from."""  # V7.1

    kind: ClassVar[str] = "rob"
    rule: ClassVar[str] = "V7.1"

    def options(self, s: Vale) -> list[Move]:
        return [POINT[seat] for seat in range(s.seats) if seat != self.seat]

    def take(self, s: Vale, move: Point, out: Outside) -> None:
        take_a_point(s, self.seat, move.seat, self.card, out)


def take_a_point(s: Vale, seat: Seat, victim: Seat, card: CardId, out: Outside) -> None:
    gain_points(s, seat, lose_points(s, victim, 1, card, out), card, out)


@dataclass(frozen=True)
class TakeADiscarded(ChoiceByCard[Choose]):
    """Choose a card of a family from the discard pile."""  # V5.2

    kind: ClassVar[str] = "retrieve"
    rule: ClassVar[str] = "V5.2"
    family: Family

    def options(self, s: Vale) -> list[Move]:
        return [CHOOSE[card] for card in s.discard if FAMILY[card] == self.family]

    def take(self, s: Vale, move: Choose, out: Outside) -> None:
        s.discard.remove(move.card)
        take_before_all(s, self.seat, move.card)
        if out.listening:
            out.tell("retrieved", seat=self.seat, card=move.card)

    def facts(self, s: Vale) -> dict[str, Json]:
        return {"card": self.card, "family": self.family}


Deal = tuple[Points, Stones, Stones]
"""A printed exchange: points lost, stones given, stones gained."""


def deal_in_signs(deal: Deal) -> str:
    lost, given, gained = deal
    points = [points_in_signs(-lost)] if lost else []
    stones = [*stones_in_signs(given), THEN] if given != NO_STONES else []
    return " ".join([*points, *stones, *stones_in_signs(gained)])


@dataclass(frozen=True)
class Exchange(ChoiceByCard[Pick]):
    """Choose one of the printed exchanges."""  # V5.2

    kind: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "V5.2"
    deals: tuple[Deal, ...]

    def options(self, s: Vale) -> list[Move]:
        return [PICK[choice] for choice in affordable(s, self.seat, self.deals)]

    def take(self, s: Vale, move: Pick, out: Outside) -> None:
        exchange(s, self.seat, self.card, self.deals[move.choice], out)

    def facts(self, s: Vale) -> dict[str, Json]:
        alternatives = [deal_in_signs(deal) for deal in self.deals]
        return {"card": self.card, "deals": self.deals, "count": len(self.deals), "alternatives": alternatives}


def affordable(s: Vale, seat: Seat, deals: tuple[Deal, ...]) -> list[int]:
    """List the exchanges that a player can pay for."""
    return [
        choice
        for choice, (points, given, _) in enumerate(deals)
        if s.points[seat] >= points and covers(s.stones[seat], given)
    ]


def exchange(s: Vale, seat: Seat, card: CardId, deal: Deal, out: Outside) -> None:
    points, given, gained = deal
    lose_points(s, seat, points, card, out)
    spend_stones(s, seat, given, card, "exchange", out)
    gain_stones(s, seat, gained, card, out)


@dataclass(frozen=True)
class Reward:
    """A printed reward."""

    stones: Stones = NO_STONES
    cards: int = 0
    points: Points = 0

    def signs(self) -> str:
        points = [points_in_signs(self.points)] if self.points else []
        return " ".join([*stones_in_signs(self.stones), *["draw"] * self.cards, *points])


REWARDS = (Reward((0, 0, 1)), Reward(cards=1), Reward((0, 2, 0)), Reward(points=4))
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""Two different rewards, in the order of the picks."""


@dataclass(frozen=True)
class ChooseRewards(ChoiceByCard[Pick]):
    """Choose two different rewards."""  # V6.3

    kind: ClassVar[str] = "rewards"
    rule: ClassVar[str] = "V6.3"

    def options(self, s: Vale) -> list[Move]:
        return PICK.copy()

    def take(self, s: Vale, move: Pick, out: Outside) -> None:
        one, other = [REWARDS[reward] for reward in PAIRS[move.choice]]
        gain_points(s, self.seat, one.points + other.points, self.card, out)
        for _ in range(one.cards + other.cards):
            draw(s, self.seat, self.card, out)
        stones = add(one.stones, other.stones)
        if stones != NO_STONES:
            gain_stones(s, self.seat, stones, self.card, out)

    def facts(self, s: Vale) -> dict[str, Json]:
        return {
            "card": self.card,
            "alternatives": [" ".join([REWARDS[each].signs() for each in pair]) for pair in PAIRS],
        }
