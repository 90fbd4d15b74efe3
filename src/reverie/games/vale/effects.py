"""The effect vocabulary: small words from which the cards are written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.words import Points, Seat
from .acts import (
    discard_from_area,
    draw,
    gain_points,
    gain_stones,
    leave_area,
    lose_points,
    recover,
    show_what_hand_allows,
    spend_stones,
)
from .choices import (
    REWARDS,
    ChooseRewards,
    ChooseVictim,
    CopyAnActive,
    CopyAnInstant,
    Deal,
    DiscardACard,
    DiscardBeforeSummon,
    DiscardOtherCards,
    Exchange,
    RecoverACard,
    SummonForFree,
    TakeADiscarded,
    TakeAPoint,
    activate,
    activate_all,
    affordable,
    copyable_actives,
    copyable_instants,
    deal_in_signs,
    exchange,
    free_summons,
    lose_a_card,
    owners_of,
    recover_target,
    take_a_point,
)
from .counting import Condition, Counter
from .deck import (
    ACTIVE,
    COLOURS,
    COST,
    FAMILIES,
    FAMILY,
    FREE_TO_SUMMON,
    INSTANT,
    RED,
    Colour,
    Effect,
    Family,
    without,
)
from .permanents import terms_of
from .signs import OR, THEN, points_in_signs, stones_in_signs
from .state import NO_STONES, CardId, Stones, Vale
from .stones import count, worth


@dataclass(frozen=True)
class GainPoints(Effect):
    """Gain points."""

    points: Points

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        gain_points(s, seat, self.points, card, out)

    def signs(self) -> str:
        return points_in_signs(self.points)


@dataclass(frozen=True)
class GainStones(Effect):
    """Gain stones."""

    stones: Stones

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        gain_stones(s, seat, self.stones, card, out)

    def signs(self) -> str:
        return " ".join(stones_in_signs(self.stones))


@dataclass(frozen=True)
class PointsPer(Effect):
    """Gain points for each thing counted."""

    counter: Counter
    points: Points

    def does(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return self.counter.count(s, seat) > 0

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        gain_points(s, seat, self.points * self.counter.count(s, seat), card, out)

    def signs(self) -> str:
        return f"{points_in_signs(self.points)} per {self.counter.signs}"


@dataclass(frozen=True)
class PointsWorth(Effect):
    """Gain points equal to the value of one's stones of a colour, which are kept."""

    colour: Colour

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        gain_points(s, seat, s.stones[seat][self.colour] * terms_of(s.areas[seat]).values[self.colour], card, out)

    def signs(self) -> str:
        return f"{COLOURS[self.colour]} {THEN} p:="


@dataclass(frozen=True)
class PointsIf(Effect):
    """Gain points if something holds."""

    condition: Condition
    points: Points

    def does(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return self.condition.holds(s, seat)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        if self.condition.holds(s, seat):
            gain_points(s, seat, self.points, card, out)

    def signs(self) -> str:
        return f"{self.condition.signs} {THEN} {points_in_signs(self.points)}"


@dataclass(frozen=True)
class PointsOrLoss(Effect):
    """Gain points behind any opponent, lose as many otherwise."""

    points: Points

    def does(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return max(s.points) > 0

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        if max(s.points) > s.points[seat]:
            gain_points(s, seat, self.points, card, out)
        else:
            lose_points(s, seat, self.points, card, out)

    def signs(self) -> str:
        return f"rival > {THEN} {points_in_signs(self.points)}{OR}{points_in_signs(-self.points)}"


@dataclass(frozen=True)
class Draw(Effect):
    """Draw a card."""

    def does(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return len(s.pile) > 0 or bool(s.discard)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        draw(s, seat, card, out)

    def signs(self) -> str:
        return "draw"


@dataclass(frozen=True)
class RecoverSelf(Effect):
    """The card that applies it returns to hand."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        recover(s, seat, card, out)

    def signs(self) -> str:
        return "recover"


@dataclass(frozen=True)
class DiscardSelf(Effect):
    """The card that applies it is discarded."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        discard_from_area(s, seat, card, out)

    def signs(self) -> str:
        return "-card"


@dataclass(frozen=True)
class OntoThePile(Effect):
    """The card that applies it goes on top of the draw pile, before everybody's eyes."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        leave_area(s, seat, card)
        s.pile.put_on_top(card)
        if out.listening:
            out.tell("piled", seat=seat, card=card)

    def signs(self) -> str:
        return f"{THEN} pile"


@dataclass(frozen=True)
class TradeStone(Effect):
    """Discard a stone of a colour; having done so, gain points."""

    colour: Colour
    points: Points

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return s.stones[seat][self.colour] > 0

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        spend_stones(s, seat, (1, 0, 0) if self.colour == RED else (0, 1, 0), card, "effect", out)
        gain_points(s, seat, self.points, card, out)

    def signs(self) -> str:
        return f"-{COLOURS[self.colour]} {THEN} {points_in_signs(self.points)}"


@dataclass(frozen=True)
class DiscardAllStones(Effect):
    """Discard all stones for points equal to their value."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        stones = s.stones[seat]
        spend_stones(s, seat, stones, card, "effect", out)
        gain_points(s, seat, worth(stones, terms_of(s.areas[seat]).values), card, out)

    def signs(self) -> str:
        return f"-stones {THEN} p:="


@dataclass(frozen=True)
class StonesToPurple(Effect):
    """Replace every stone by a purple one."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        stones = s.stones[seat]
        others = (stones[0], stones[1], 0)
        if others != NO_STONES:
            spend_stones(s, seat, others, card, "exchange", out)
            gain_stones(s, seat, (0, 0, count(others)), card, out)

    def signs(self) -> str:
        return f"stones {THEN} purple"


@dataclass(frozen=True)
class WithinMeans(Effect):
    """Choose one of some exchanges, each at a loss of points and stones."""

    deals: tuple[Deal, ...]

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return bool(affordable(s, seat, self.deals))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        choices = affordable(s, seat, self.deals)
        if len(choices) == 1:
            exchange(s, seat, card, self.deals[choices[0]], out)
        else:
            s.agenda.append(Exchange(seat, card, self.deals))

    def signs(self) -> str:
        return OR.join([deal_in_signs(deal) for deal in self.deals])


@dataclass(frozen=True)
class TwoRewards(Effect):
    """Choose two different rewards of four."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        s.agenda.append(ChooseRewards(seat, card))

    def signs(self) -> str:
        return "2× " + OR.join([reward.signs() for reward in REWARDS])


@dataclass(frozen=True)
class ByHandSize(Effect):
    """Gain points with so many cards in hand or fewer, stones with more."""

    most: int
    points: Points
    stones: Stones

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        if len(s.hands[seat]) <= self.most:
            gain_points(s, seat, self.points, card, out)
        else:
            gain_stones(s, seat, self.stones, card, out)

    def signs(self) -> str:
        few = f"hand ≤{self.most} {points_in_signs(self.points)}"
        return few + OR + " ".join([f"hand ≥{self.most + 1}", *stones_in_signs(self.stones)])


@dataclass(frozen=True)
class TakePoint(Effect):
    """Take a point from an opponent."""

    def does(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return any(points for other, points in enumerate(s.points) if other != seat)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        if s.seats == 2:
            take_a_point(s, seat, 1 - seat, card, out)
        else:
            s.agenda.append(TakeAPoint(seat, card))

    def signs(self) -> str:
        return f"rival {THEN} {points_in_signs(1)}"


@dataclass(frozen=True)
class RecoverOne(Effect):
    """Recover a summoned card that has an instant effect, of a family or of a small cost."""

    family: Family = -1
    most: int = 99

    def targets(self, s: Vale, seat: Seat) -> list[CardId]:
        return [
            card
            for card in s.areas[seat]
            if INSTANT[card] and COST[card] <= self.most and self.family in (-1, FAMILY[card])
        ]

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return bool(self.targets(s, seat))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        choose_to_recover(s, seat, card, self.targets(s, seat), False, out)

    def signs(self) -> str:
        family = [] if self.family < 0 else [FAMILIES[self.family]]
        cost = [] if self.most == 99 else [f"cost:≤{self.most}"]
        return " ".join(["recover", *family, "instant", *cost])


@dataclass(frozen=True)
class RecoverForCost(Effect):
    """Recover another summoned card and gain its written cost in points."""

    demanding: ClassVar[bool] = True

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        return bool(area)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        choose_to_recover(s, seat, card, without(s.areas[seat], card), True, out)

    def signs(self) -> str:
        return f"recover card {THEN} p:="


def choose_to_recover(s: Vale, seat: Seat, card: CardId, targets: list[CardId], for_cost: bool, out: Outside) -> None:
    """Recover the only target, or ask which."""
    if len(targets) == 1:
        recover_target(s, seat, card, targets[0], for_cost, out)
    else:
        s.agenda.append(RecoverACard(seat, card, tuple(targets), for_cost))


@dataclass(frozen=True)
class DiscardForCost(Effect):
    """Discard a card of the hand for points equal to its written cost."""

    demanding: ClassVar[bool] = True

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        return bool(hand)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        s.agenda.append(DiscardACard(seat, card))

    def signs(self) -> str:
        return f"-hand {THEN} p:="


@dataclass(frozen=True)
class DiscardForStones(Effect):
    """Discard a card of the hand; having done so, gain stones."""

    stones: Stones

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return bool(s.hands[seat])

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        s.agenda.append(DiscardACard(seat, card, self.stones))

    def signs(self) -> str:
        return " ".join(["-hand", THEN, *stones_in_signs(self.stones)])


@dataclass(frozen=True)
class DiscardOthers(Effect):
    """Discard up to so many of one's other summoned cards."""

    most: int

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        if len(s.areas[seat]) > 1:
            s.agenda.append(DiscardOtherCards(seat, card, self.most))

    def signs(self) -> str:
        return f"0–{self.most} -card"


@dataclass(frozen=True)
class PlayerDiscards(Effect):
    """A player of one's choice discards one of their summoned cards of a family."""

    demanding: ClassVar[bool] = True
    family: Family

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        if FAMILY[card] == self.family or any(FAMILY[own] == self.family for own in area):
            return True
        return any(other != seat for other in owners_of(s, self.family))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        owners = owners_of(s, self.family)
        if len(owners) == 1:
            lose_a_card(s, owners[0], card, self.family, out)
        else:
            s.agenda.append(ChooseVictim(seat, card, self.family))

    def signs(self) -> str:
        return f"-{FAMILIES[self.family]}"


@dataclass(frozen=True)
class TakeFromDiscard(Effect):
    """Take a card of a family from the discard pile."""

    family: Family

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return any(FAMILY[other] == self.family for other in s.discard)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        s.agenda.append(TakeADiscarded(seat, card, self.family))

    def signs(self) -> str:
        return f"pile {FAMILIES[self.family]} {THEN} hand"


@dataclass(frozen=True)
class FreeSummonAfterDiscard(Effect):
    """Discard a card of the hand, then summon another without paying."""

    demanding: ClassVar[bool] = True

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        if len(hand) < 2 or len(area) + 1 >= s.round:
            return False
        if any(FREE_TO_SUMMON[other] for other in hand):
            return True
        after = [*area, card]
        return any(free_summons(s, seat, without(hand, gone), after) for gone in hand)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        show_what_hand_allows(s, seat, out)
        s.agenda.append(DiscardBeforeSummon(seat, card))

    def signs(self) -> str:
        return f"-hand {THEN} summon cost:0"


@dataclass(frozen=True)
class FreeSummonOfFamily(Effect):
    """Summon a card of a family from the hand without paying; the card that applies it has left."""

    demanding: ClassVar[bool] = True
    family: Family

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        return bool(free_summons(s, seat, hand, area, self.family))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        show_what_hand_allows(s, seat, out)
        s.agenda.append(SummonForFree(seat, card, self.family))

    def signs(self) -> str:
        return f"{THEN} summon {FAMILIES[self.family]} cost:0"


@dataclass(frozen=True)
class ActivateAll(Effect):
    """Activate every active effect of the area, once each, in the order one likes."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        activate_all(s, seat, [other for other in s.areas[seat] if ACTIVE[other]], out)

    def signs(self) -> str:
        return "active active active"


@dataclass(frozen=True)
class CopyActive(Effect):
    """Copy an active effect of another card of the area."""

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return bool(copyable_actives(s, seat, card))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        others = copyable_actives(s, seat, card)
        if len(others) == 1:
            activate(s, seat, card, others[0], out)
        else:
            s.agenda.append(CopyAnActive(seat, card))

    def signs(self) -> str:
        return "copy active"


@dataclass(frozen=True)
class CopyInstant(Effect):
    """Copy an instant effect of another card of the area."""

    demanding: ClassVar[bool] = True

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        return bool(copyable_instants(s, seat, card, hand, area))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        show_what_hand_allows(s, seat, out)
        s.agenda.append(CopyAnInstant(seat, card))

    def signs(self) -> str:
        return "copy instant"
