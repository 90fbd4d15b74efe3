"""What happens in the Vale, in the order of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, TypeGuard

from ...kernel.outside import Outside, Unforeseeable, Unforeseen
from ...kernel.state import answer
from ...kernel.step import Ask, Step
from ...kernel.words import Move, Refusal, Seat
from .acts import discard_from_area, gain_stones, refill, spend_stones, summon, take_before_all
from .choices import activate_all
from .deck import ACTIVE, FAMILY, FREE_TO_SUMMON, SALE, possible, summonable, without
from .moves import END, MARK, SELL_OR_TAME, Banish, End, Mark, Sell, Summon, Tame
from .permanents import stones_for_taming, terms_of
from .state import ADDED_STONES, GOAL, LAST_ROUND, CardId, Stones, Vale
from .stones import Earned, count, covers, superfluous, worth


@dataclass(frozen=True)
class BeginRound(Step[Vale]):
    """Reveal cards; then all hunt, act and resolve."""  # V3.1

    rule: ClassVar[str] = "V3.1"
    foreseen: ClassVar[bool] = True

    def run(self, s: Vale, out: Outside) -> None:
        if out.listening:
            out.tell("round", round=s.round, first=s.first)
        count = 2 * s.seats
        revealed = s.pile.deal(count, out)
        while len(revealed) < count and refill(s, out):  # V3.2
            revealed += s.pile.deal(count - len(revealed), out)
        revealed.sort()
        s.marks = dict.fromkeys(revealed)
        if out.listening:
            out.tell("revealed", cards=revealed)
        plan = round_plan(s.seats, s.first)
        s.agenda += plan[:-count]
        s.agenda += plan[len(plan) - len(revealed) :]


@dataclass(frozen=True)
class Hunt(Ask[Vale, Mark]):
    """Put a marker on a free card."""  # V3.3, V3.4

    kind: ClassVar[str] = "hunt"
    rule: ClassVar[str] = "V3.3"
    foreseen: ClassVar[bool] = True

    def options(self, s: Vale) -> list[Move]:
        return [MARK[card] for card, owner in s.marks.items() if owner is None]

    def take(self, s: Vale, move: Mark, out: Outside) -> None:
        s.marks[move.card] = self.seat
        if out.listening:
            out.tell("marked", seat=self.seat, card=move.card)

    def reason(self, s: Vale, move: Move) -> Refusal:
        if isinstance(move, Mark):
            if s.marks.get(move.card) is not None:
                return Refusal("V3.4", "marked", card=move.card)
            return Refusal("V3.3", "not_on_board")
        return Refusal("V3.3", "hunt_first")


@dataclass(frozen=True)
class Act(Ask[Vale, Move]):
    """Take an action, or end the turn."""  # V4.1

    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "V4.1"
    foreseen: ClassVar[bool] = True

    def options(self, s: Vale) -> list[Move]:
        seat = self.seat
        options: list[Move] = []
        for card, owner in s.marks.items():
            if owner == seat:
                options += SELL_OR_TAME[card]
        if not options:  # V4.2
            options.append(END)
        area = s.areas[seat]
        terms, held = terms_of(area), s.stones[seat]
        purse = (terms.exact if s.rules < ADDED_STONES else terms.added).get(held) or terms.purse(held, s.rules)
        if len(area) < s.round:  # V4.6
            hand = s.hands[seat]
            summons = purse.summons
            for card in hand:
                ways = summons[card]
                if ways is None:
                    ways = purse.ways_to_summon(card)
                if ways and (FREE_TO_SUMMON[card] or possible(s, seat, card, card, without(hand, card), area)):
                    options += ways
        if area and purse.means >= s.round:  # V4.8
            banishes = purse.banishes[s.round]
            for card in area:
                ways = banishes[card]
                options += purse.ways_to_banish(card, s.round) if ways is None else ways
        return options

    def take(self, s: Vale, move: Move, out: Outside) -> None:
        if isinstance(move, End):
            if out.listening:
                out.tell("turn_ended", seat=self.seat)
            return
        s.agenda.append(self)
        seat = self.seat
        if isinstance(move, Sell):
            sell(s, seat, move.card, out)
        elif isinstance(move, Tame):
            tame(s, seat, move.card, out)
        elif isinstance(move, Summon):
            summon(s, seat, move.card, move.pay, out)
        elif isinstance(move, Banish):
            banish(s, seat, move.card, move.pay, out)

    def reason(self, s: Vale, move: Move) -> Refusal:
        if isinstance(move, End):
            return Refusal("V4.2", "markers_left", markers=list(s.marks.values()).count(self.seat))
        if isinstance(move, (Sell, Tame)):
            return Refusal("V4.3" if isinstance(move, Sell) else "V4.4", "not_your_marker", card=move.card)
        if isinstance(move, Summon):
            return why_not_summon(s, self.seat, move)
        if isinstance(move, Banish):
            if type(move.card) is not int or move.card not in s.areas[self.seat]:
                return Refusal("V4.8", "not_in_area", card=move.card)
            return why_not_pay(s, self.seat, move.pay, s.round, None)
        return Refusal("V4.1", "act")

    def warn(self, s: Vale, move: Move) -> Refusal | None:
        if isinstance(move, (Summon, Banish)):
            terms = terms_of(s.areas[self.seat])
            price = s.round if isinstance(move, Banish) else terms.prices[move.card]
            worths = [worth(pay, terms.values) for pay in terms.purse(s.stones[self.seat], s.rules).payments(price)]
            lost = worth(move.pay, terms.values) - price
            if lost > min(worths) - price:
                return Refusal("V2.5", "change_lost", lost=lost)
        return None if isinstance(move, End) else cannot_be_undone(s, self, move)


def cannot_be_undone(s: Vale, ask: Act, move: Move) -> Refusal | None:
    """Tell if an action draws a card, or shows one that others have not seen."""
    after, out = s.copy(), Outside(Unforeseen())
    try:
        answer(after, ask, move, out)
    except Unforeseeable:
        return Refusal("V7.5", "draws")
    return Refusal("V7.5", "shows") if out.revealed else None


def sell(s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
    """Discard a marked card for the stones of its family."""  # V4.3, V4.9
    del s.marks[card]
    s.discard.append(card)
    if out.listening:
        out.tell("sold", seat=seat, card=card)
    gain_stones(s, seat, SALE[FAMILY[card]], card, out)


def tame(s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
    """Take a marked card into hand."""  # V4.4
    del s.marks[card]
    take_before_all(s, seat, card)
    if out.listening:
        out.tell("tamed", seat=seat, card=card)
    for giver, stones in stones_for_taming(s.areas[seat], card):
        gain_stones(s, seat, stones, giver, out)


def banish(s: Vale, seat: Seat, card: CardId, pay: Stones, out: Outside) -> None:
    """Pay the number of the round and discard a card of one's own area."""  # V4.8
    spend_stones(s, seat, pay, card, "banish", out)
    discard_from_area(s, seat, card, out)


def why_not_summon(s: Vale, seat: Seat, move: Summon) -> Refusal:
    """Find the clause against a summon that is not legal."""
    card, hand, area = move.card, s.hands[seat], s.areas[seat]
    if type(card) is not int or card not in hand:
        return Refusal("V4.5", "not_in_hand", card=card)
    if len(area) >= s.round:
        return Refusal("V4.6", "no_slot", slots=s.round)
    if not summonable(s, seat, card, without(hand, card), area):
        return Refusal("V6.3", "not_in_full", card=card)
    terms = terms_of(area)
    price = terms.prices[card]
    return why_not_pay(s, seat, move.pay, price, terms.earned if price and s.rules >= ADDED_STONES else None)


def why_not_pay(s: Vale, seat: Seat, pay: object, cost: int, earned: Earned | None) -> Refusal:
    """Find the clause against a payment that is not legal."""
    values = terms_of(s.areas[seat]).values
    if not is_stones(pay) or not covers(s.stones[seat], pay):
        return Refusal("V2.4", "not_your_stones")
    means = worth(s.stones[seat], values)
    if means < cost:
        return Refusal("V4.5", "too_dear", price=cost, means=means)
    if worth(pay, values) < cost:
        return Refusal("V2.6", "too_little", price=cost, paid=worth(pay, values))
    if superfluous(pay, values, cost, earned):
        return Refusal("V2.6", "superfluous", price=cost, paid=worth(pay, values), stones=count(pay))
    return Refusal("V4.1", "act")


def is_stones(pay: object) -> TypeGuard[Stones]:
    """Whether a payment from outside has the shape of one."""
    return isinstance(pay, tuple) and len(pay) == 3 and all(type(n) is int and n >= 0 for n in pay)


@dataclass(frozen=True)
class Resolve(Step[Vale]):
    """Trigger every active effect of one's area once."""  # V5.1

    rule: ClassVar[str] = "V5.1"
    foreseen: ClassVar[bool] = True
    seat: Seat

    def run(self, s: Vale, out: Outside) -> None:
        activate_all(s, self.seat, [card for card in s.areas[self.seat] if ACTIVE[card]], out)


@dataclass(frozen=True)
class EndRound(Step[Vale]):
    """End the game, or pass the tile and go on."""  # V7.2, V7.3

    rule: ClassVar[str] = "V7.2"
    foreseen: ClassVar[bool] = True

    def run(self, s: Vale, out: Outside) -> None:
        if max(s.points) >= GOAL or s.round == LAST_ROUND:
            if out.listening:
                out.tell("over", points=list(s.points))
            return
        s.round += 1
        s.first = (s.first + 1) % s.seats
        s.agenda.append(BEGIN_ROUND)


HUNT = [Hunt(seat) for seat in range(4)]
ACT = [Act(seat) for seat in range(4)]
RESOLVE = [Resolve(seat) for seat in range(4)]
BEGIN_ROUND = BeginRound()
END_ROUND = EndRound()


def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """List the seats from the first player on. (V4.1)"""
    return tuple([(first + turn) % seats for turn in range(seats)])


def hunters(seats: int, first: Seat) -> tuple[Seat, ...]:
    """List who hunts in turn: there and back. (V3.3)"""
    there = clockwise(seats, first)
    return there + there[::-1]


@cache
def round_plan(seats: int, first: Seat) -> list[Step[Vale]]:
    """List the steps of a round, the last to come first: hunt, act, resolve."""
    order = clockwise(seats, first)
    plan: list[Step[Vale]] = [*(HUNT[seat] for seat in hunters(seats, first)), *(ACT[seat] for seat in order)]
    plan += [*(RESOLVE[seat] for seat in order), END_ROUND]
    return plan[::-1]
