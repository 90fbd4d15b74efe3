"""What can happen to points, stones and cards: the verbs that steps and effects use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.pile import EVERYBODY
from ...kernel.step import Ask, Step
from ...kernel.words import Json, Move, Points, Refusal, Seat
from .deck import ACTIVE, INSTANT, Effect
from .moves import Keep
from .permanents import HOLDERS, limit_of, points_for_summon
from .state import LIMIT, NO_STONES, CardId, Stones, Vale
from .stones import count, covers, keeps, take_away


@dataclass(frozen=True)
class KeepStones(Ask[Vale, Keep]):
    """Above the limit: choose which stones to keep."""  # V2.2

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "V2.2"
    foreseen: ClassVar[bool] = True

    def options(self, s: Vale) -> list[Move]:
        return keeps(s.stones[self.seat], limit_of(s.areas[self.seat]))

    def take(self, s: Vale, move: Keep, out: Outside) -> None:
        lost = take_away(s.stones[self.seat], move.stones)
        s.stones[self.seat] = move.stones
        if out.listening:
            out.tell("stones_lost", seat=self.seat, stones=lost, reason="limit")

    def reason(self, s: Vale, move: Move) -> Refusal:
        return Refusal(self.rule, "keep", limit=limit_of(s.areas[self.seat]))

    def facts(self, s: Vale) -> dict[str, Json]:
        return {"limit": limit_of(s.areas[self.seat])}


KEEP_STONES = [KeepStones(seat) for seat in range(4)]


@dataclass(frozen=True)
class Apply(Step[Vale]):
    """Apply one part of a card's effects; `card` applies what is printed on `of`."""  # V6.2

    rule: ClassVar[str] = "V6.2"
    foreseen: ClassVar[bool] = True
    seat: Seat
    card: CardId
    of: CardId
    active: bool
    part: int

    def run(self, s: Vale, out: Outside) -> None:
        effects = ACTIVE[self.of] if self.active else INSTANT[self.of]
        effects[self.part].apply(s, self.seat, self.card, out)


def start(s: Vale, seat: Seat, card: CardId, of: CardId, active: bool, out: Outside) -> None:
    """Begin the effects printed on `of`, applied by `card`, in their order."""
    effects: tuple[Effect, ...] = ACTIVE[of] if active else INSTANT[of]
    if not effects:
        return
    if len(effects) > 1:
        s.agenda += [Apply(seat, card, of, active, part) for part in range(len(effects) - 1, 0, -1)]
    effects[0].apply(s, seat, card, out)


def gain_points(s: Vale, seat: Seat, points: Points, card: CardId, out: Outside) -> None:
    """Give points, for a card."""
    if points:
        s.points[seat] += points
        if out.listening:
            out.tell("points", seat=seat, points=points, card=card, total=s.points[seat])


def lose_points(s: Vale, seat: Seat, points: Points, card: CardId, out: Outside) -> Points:
    """Take points, never below 0; tell how many went. (V7.1)"""
    lost = min(points, s.points[seat])
    if lost:
        s.points[seat] -= lost
        if out.listening:
            out.tell("points_lost", seat=seat, points=lost, card=card, total=s.points[seat])
    return lost


def gain_stones(s: Vale, seat: Seat, stones: Stones, card: CardId, out: Outside) -> None:
    """Give stones, then mind the limit before anything else happens. (V2.2)"""
    red, blue, purple = s.stones[seat]
    red, blue, purple = red + stones[0], blue + stones[1], purple + stones[2]
    s.stones[seat] = (red, blue, purple)
    if out.listening:
        out.tell("stones", seat=seat, stones=stones, card=card)
    if red + blue + purple > LIMIT:
        mind_limit(s, seat)


def spend_stones(s: Vale, seat: Seat, stones: Stones, card: CardId, reason: str, out: Outside) -> None:
    """Give stones back to the supply."""
    assert covers(s.stones[seat], stones)
    s.stones[seat] = take_away(s.stones[seat], stones)
    if out.listening and stones != NO_STONES:
        out.tell("stones_lost", seat=seat, stones=stones, card=card, reason=reason)


def mind_limit(s: Vale, seat: Seat) -> None:
    """Ask which stones to keep, if there are too many. (V2.2)"""
    if count(s.stones[seat]) > limit_of(s.areas[seat]):
        s.agenda.append(KEEP_STONES[seat])


def refill(s: Vale, out: Outside) -> bool:
    """Make sure that the pile has a card, if any is left. (V3.2)"""
    if len(s.pile):
        return True
    if not s.discard:
        return False
    s.pile.shuffle_in(s.discard)
    s.discard = []
    if out.listening:
        out.tell("reshuffled", cards=len(s.pile))
    return True


def draw(s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
    """Draw a card into hand, seen by its owner only, unless all knew it. (V3.2, V7.5)"""
    if not refill(s, out):
        return
    drawn, knowers = s.pile.draw(out)
    s.hands[seat].append(drawn)
    if knowers != EVERYBODY or not s.remembers:
        s.unseen.add(drawn)
    if out.listening:
        if knowers == EVERYBODY:
            out.tell("drawn", seat=seat, card=card, drawn=drawn)
        else:
            out.whisper((seat,), {"drawn": drawn}, "drawn", seat=seat, card=card)


def take_before_all(s: Vale, seat: Seat, card: CardId) -> None:
    """Take a card into hand before everybody's eyes. (V7.5)"""
    s.hands[seat].append(card)
    if not s.remembers:
        s.unseen.add(card)


def leave_hand(s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
    """Take a card out of a hand before everybody's eyes."""
    s.hands[seat].remove(card)
    if card in s.unseen:
        s.unseen.remove(card)
        out.reveal()


def show_what_hand_allows(s: Vale, seat: Seat, out: Outside) -> None:
    """Note that what was just done tells others something of the cards that they have not seen."""
    if not s.unseen.isdisjoint(s.hands[seat]):
        out.reveal()


def discard_from_hand(s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
    """Discard a card of a hand."""
    leave_hand(s, seat, card, out)
    s.discard.append(card)
    if out.listening:
        out.tell("discarded", seat=seat, card=card, place="hand")


def leave_area(s: Vale, seat: Seat, card: CardId) -> None:
    """Take a card out of an area; its permanent effects end at once."""
    s.areas[seat].remove(card)
    if card in HOLDERS:
        mind_limit(s, seat)


def discard_from_area(s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
    """Discard a summoned card."""
    leave_area(s, seat, card)
    s.discard.append(card)
    if out.listening:
        out.tell("discarded", seat=seat, card=card, place="area")


def recover(s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
    """Return a summoned card to its owner's hand. (V6.6)"""
    leave_area(s, seat, card)
    take_before_all(s, seat, card)
    if out.listening:
        out.tell("recovered", seat=seat, card=card)


def summon(s: Vale, seat: Seat, card: CardId, pay: Stones, out: Outside) -> None:
    """Summon a card of the hand: pay, place, what the summon triggers, its own effects. (V6.9)"""
    leave_hand(s, seat, card, out)
    area = s.areas[seat]
    given = points_for_summon(area, pay)
    s.stones[seat] = take_away(s.stones[seat], pay)
    area.append(card)
    if out.listening:
        out.tell("summoned", seat=seat, card=card, pay=pay)
    for giver, points in given:
        gain_points(s, seat, points, giver, out)
    start(s, seat, card, card, False, out)
