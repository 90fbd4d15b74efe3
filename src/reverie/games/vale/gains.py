"""Effects that win and lose points and stones: one half of the words from which the cards are written."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.outside import Outside
from ...kernel.words import Points, Seat
from .acts import (
    gain_points,
    gain_stones,
    lose_points,
    spend_stones,
)
from .choices import (
    REWARDS,
    ChooseRewards,
    Deal,
    Exchange,
    TakeAPoint,
    affordable,
    deal_in_signs,
    exchange,
    take_a_point,
)
from .counting import Condition, Counter
from .deck import (
    COLOURS,
    RED,
    Colour,
    Effect,
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
