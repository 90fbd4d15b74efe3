"""Paying: what a cost asks, whether a payment is one, and the cheapest suggestion. (F9.1, F11)"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

from ...kernel.outside import Outside
from ...kernel.words import Refusal
from .content import CARDS, FLAW
from .decks import to_discard
from .forces import figure, off
from .language import Cost
from .moves import Cards
from .schemas import CardId
from .state import DreamerId, Etherfields, Held


@dataclass(frozen=True)
class Bill:
    """So much Intent of one colour, of those that may be; and what it is for."""

    n: int
    colours: str = "c"
    purpose: str = ""


FREE = Bill(0)


def bill_of(costs: tuple[Cost, ...], purpose: str = "") -> Bill:
    """Tell the Intent that a cost asks."""
    for cost in costs:
        if cost.kind == "intent":
            return Bill(cost.n, cost.colours, purpose)
    return FREE


def needs(costs: tuple[Cost, ...], kind: str) -> int:
    """Tell how much a cost asks of something else than Intent."""
    return sum(cost.n for cost in costs if cost.kind == kind)


def serves(held: Held, bill: Bill, colour: str) -> bool:
    """Whether held Intent may pay a bill in a colour."""
    return colour in held.colours and held.purpose in ("", bill.purpose)


def held_for(s: Etherfields, dreamer: DreamerId, bill: Bill, colour: str) -> int:
    """Tell how much held Intent would go into a bill: it is spent first, for else it is lost."""
    return min(bill.n, sum(each.n for each in s.dreamers[dreamer].held if serves(each, bill, colour)))


def spirit_worth(s: Etherfields, dreamer: DreamerId) -> int:
    return figure(s, dreamer, "worth.spirit", 1)


def paid(s: Etherfields, dreamer: DreamerId, bill: Bill, cards: Cards, spirits: str) -> int:
    """Add up a payment, held Intent included."""
    colour = colour_of(s, dreamer, bill, cards, spirits)
    total = held_for(s, dreamer, bill, colour) + sum(CARDS[card].intent for card, _ in cards)
    return total + len(spirits) * spirit_worth(s, dreamer)


def colour_of(s: Etherfields, dreamer: DreamerId, bill: Bill, cards: Cards, spirits: str) -> str:
    """Tell the colour that a payment is in: that of its cards, else the one with most held Intent."""
    named = [colour for _, colour in cards] or list(spirits)
    if named:
        return named[0]
    return max(bill.colours, key=lambda colour: held_for(s, dreamer, bill, colour))


def can_boost(s: Etherfields, dreamer: DreamerId) -> bool:
    """Whether a Dreamer may still roll the Luck die on a payment. (F12.1)"""
    return s.dreamers[dreamer].boosts < figure(s, dreamer, "luck.rolls", 1)


def why_not(
    s: Etherfields,
    dreamer: DreamerId,
    bill: Bill,
    cards: Cards,
    spirits: str,
    boost: bool,
    spent: tuple[CardId, ...] = (),
) -> Refusal | None:
    """Tell why a payment is none; `spent` are hand cards that serve for something else already. (F9.2)"""
    hand = list(s.dreamers[dreamer].hand)
    for card in spent:
        hand.remove(card)
    for card, colour in cards:
        if card not in hand:
            mine = card in s.dreamers[dreamer].hand
            return Refusal("F9.2" if mine else "F9.1", "not_to_pay", dreamer=dreamer)
        hand.remove(card)
        if card >= FLAW or colour not in CARDS[card].colours or len(colour) != 1:
            return Refusal("F9.1", "no_such_intent", dreamer=dreamer)
    if len(spirits) > s.dreamers[dreamer].spirits:
        return Refusal("F11.2", "no_spirit", dreamer=dreamer)
    named = {colour for _, colour in cards} | set(spirits)
    if len(named) > 1 or not named <= set(bill.colours):
        return Refusal("F11.1", "other_colour", dreamer=dreamer)
    if bill.n == 0 and (cards or spirits or boost):
        return Refusal("F11.4", "free", dreamer=dreamer)
    total = paid(s, dreamer, bill, cards, spirits)
    if boost and (not can_boost(s, dreamer) or total < 1 or off(s, dreamer, "luck.rolls")):
        return Refusal("F12.1", "no_boost", dreamer=dreamer)
    if total < bill.n and not boost:
        return Refusal("F11.3", "short", dreamer=dreamer, paid=total, need=bill.n)
    return None


def cheapest(
    s: Etherfields, dreamer: DreamerId, bill: Bill, spent: tuple[CardId, ...] = ()
) -> tuple[Cards, str] | None:
    """Suggest a payment: the least Intent that is enough, then the fewest cards; None where there is none."""
    me = s.dreamers[dreamer]
    if bill.n == 0:
        return (), ""
    hand = list(me.hand)
    for card in spent:
        hand.remove(card)
    best: tuple[tuple[int, int, int], Cards, str] | None = None
    for colour in bill.colours:
        missing = bill.n - held_for(s, dreamer, bill, colour)
        if missing <= 0:
            return (), ""
        own = tuple(sorted(card for card in hand if card < FLAW and colour in CARDS[card].colours))
        each = spirit_worth(s, dreamer)
        for spirits in range(me.spirits + 1):
            left = missing - spirits * each
            chosen = fewest(own, left) if left > 0 else ()
            if chosen is not None:
                total = sum(CARDS[card].intent for card in chosen) + spirits * each
                rank = (total, len(chosen) + spirits, spirits)
                if best is None or rank < best[0]:
                    best = rank, tuple((card, colour) for card in chosen), colour * spirits
            if left <= 0:
                break
    return None if best is None else (best[1], best[2])


@cache
def fewest(cards: tuple[CardId, ...], need: int) -> tuple[CardId, ...] | None:
    """Choose cards whose Intent is enough with the least surplus, then the fewest of them."""
    best: tuple[tuple[int, int], tuple[CardId, ...]] | None = None
    for count in range(1, len(cards) + 1):
        for chosen in combinations(cards, count):
            total = sum(CARDS[card].intent for card in chosen)
            if total >= need and (best is None or (total, count) < best[0]):
                best = (total, count), chosen
    return None if best is None else best[1]


def pay(s: Etherfields, dreamer: DreamerId, bill: Bill, cards: Cards, spirits: str) -> int:
    """Take a payment: held Intent first, cards to the discard, Spirits to the pool. Tell how much it is."""
    total = paid(s, dreamer, bill, cards, spirits)
    colour = colour_of(s, dreamer, bill, cards, spirits) if bill.n else ""
    left = held_for(s, dreamer, bill, colour) if bill.n else 0
    kept: list[Held] = []
    for each in sorted(s.dreamers[dreamer].held, key=lambda held: (len(held.colours), not held.purpose)):
        used = min(left, each.n) if serves(each, bill, colour) else 0
        left -= used
        if used == 0:
            kept.append(each)
        elif each.n > used:
            kept.append(replace(each, n=each.n - used, colours=colour))
    s.change(dreamer, held=tuple(kept), spirits=s.dreamers[dreamer].spirits - len(spirits))
    to_discard(s, dreamer, [card for card, _ in cards])
    return total


def tell_payment(dreamer: DreamerId, bill: Bill, total: int, cards: Cards, spirits: str, out: Outside) -> None:
    """Tell all what was paid, and for how much."""
    if out.listening and bill.n:
        told = [card for card, _ in cards]
        colours = sorted({colour for _, colour in cards} | set(spirits))
        out.tell("paid", dreamer=dreamer, count=total, need=bill.n, cards=told, colours=colours, rule="F9.1")
