"""Paying: what a cost asks, whether a payment is one, and the cheapest suggestion. (F9.1, F11)"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

from ...kernel.outside import Outside
from ...kernel.words import Refusal
from .content import ITEM, MASKS, intent_of
from .decks import to_discard
from .forces import figure, off, unmasked
from .items import paying
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


@dataclass(frozen=True)
class Reading:
    """What a payment comes to: its colour, how much, and whether a Mask changed the colour of one Intent."""

    colour: str
    total: int
    changed: bool = False


def read_payment(s: Etherfields, dreamer: DreamerId, bill: Bill, cards: Cards, spirits: str) -> Reading | None:
    """Read a payment: all of one colour, save one Intent that a Mask changes; None where it is none. (F11.1)"""
    worth = spirit_worth(s, dreamer)
    each = [(colour, intent_of(card)[1]) for card, colour in cards] + [(colour, worth) for colour in spirits]
    best: Reading | None = None
    for colour in bill.colours:
        if f"intent.{colour}" in s.dreamers[dreamer].until:
            continue
        strange = [n for named, n in each if named != colour]
        if strange and (len(strange) > 1 or not recolours(s, dreamer)):
            continue
        total = held_for(s, dreamer, bill, colour) + sum(n for named, n in each if named == colour) + len(strange)
        reading = Reading(colour, total, bool(strange))
        if best is None or (not reading.changed, total) > (not best.changed, best.total):
            best = reading
    return best


def recolours(s: Etherfields, dreamer: DreamerId) -> bool:
    """Whether a Dreamer's Mask still changes the colour of an Intent this turn."""
    mask = s.dreamers[dreamer].mask
    if mask < 0 or MASKS[mask].power.on != "payment" or unmasked(s):
        return False
    return MASKS[mask].id not in s.dreamers[dreamer].used


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
    there = [*s.dreamers[dreamer].hand, *[ITEM + number for number in s.items]]
    for card in spent:
        there.remove(card)
    for card, colour in cards:
        if card not in there:
            mine = card in s.dreamers[dreamer].hand
            return Refusal("F9.2" if mine else "F9.1", "not_to_pay", dreamer=dreamer)
        there.remove(card)
        if colour not in intent_of(card)[0] or len(colour) != 1:
            return Refusal("F9.1", "no_such_intent", dreamer=dreamer)
    if len(spirits) > s.dreamers[dreamer].spirits:
        return Refusal("F11.2", "no_spirit", dreamer=dreamer)
    if bill.n == 0:
        return Refusal("F11.4", "free", dreamer=dreamer) if cards or spirits or boost else None
    reading = read_payment(s, dreamer, bill, cards, spirits)
    if reading is None:
        tied = any(f"intent.{colour}" in s.dreamers[dreamer].until for colour in bill.colours)
        return Refusal("F19.2" if tied else "F11.1", "other_colour", dreamer=dreamer)
    total = reading.total
    if boost and (not can_boost(s, dreamer) or total < 1 or off(s, dreamer, "luck.rolls")):
        return Refusal("F12.1", "no_boost", dreamer=dreamer)
    if total < bill.n and not boost:
        return Refusal("F11.3", "short", dreamer=dreamer, paid=total, need=bill.n)
    return None


def cheapest(
    s: Etherfields, dreamer: DreamerId, bill: Bill, spent: tuple[CardId, ...] = ()
) -> tuple[Cards, str] | None:
    """Suggest a payment: the least Intent that is enough, then the fewest cards; None where there is none.

    The team's Items pay only where the hand does not reach; a Mask's Intent of another colour last.
    """
    if bill.n == 0:
        return (), ""
    hand = list(s.dreamers[dreamer].hand)
    for card in spent:
        hand.remove(card)
    found = _cheapest(s, dreamer, bill, hand)
    if found is None and s.items:
        found = _cheapest(s, dreamer, bill, [*hand, *[ITEM + number for number in s.items]])
    if found is None and recolours(s, dreamer):
        found = _recoloured(s, dreamer, bill, hand)
    return found


def _cheapest(s: Etherfields, dreamer: DreamerId, bill: Bill, there: list[CardId]) -> tuple[Cards, str] | None:
    me = s.dreamers[dreamer]
    best: tuple[tuple[int, int, int], Cards, str] | None = None
    for colour in bill.colours:
        if f"intent.{colour}" in me.until:
            continue
        missing = bill.n - held_for(s, dreamer, bill, colour)
        if missing <= 0:
            return (), ""
        own = tuple(sorted(card for card in there if colour in intent_of(card)[0]))
        each = spirit_worth(s, dreamer)
        for spirits in range(me.spirits + 1):
            left = missing - spirits * each
            chosen = fewest(own, left) if left > 0 else ()
            if chosen is not None:
                total = sum(intent_of(card)[1] for card in chosen) + spirits * each
                rank = (total, len(chosen) + spirits, spirits)
                if best is None or rank < best[0]:
                    best = rank, tuple((card, colour) for card in chosen), colour * spirits
            if left <= 0:
                break
    return None if best is None else (best[1], best[2])


def _recoloured(s: Etherfields, dreamer: DreamerId, bill: Bill, hand: list[CardId]) -> tuple[Cards, str] | None:
    """Suggest a payment in which one card gives one Intent of another colour than its own."""
    for card in sorted(hand, key=lambda card: intent_of(card)[1]):
        strange = [colour for colour in intent_of(card)[0] if colour not in bill.colours]
        rest = hand.copy()
        rest.remove(card)
        found = _cheapest(s, dreamer, replace(bill, n=bill.n - 1), rest) if strange and bill.n > 1 else ((), "")
        if strange and found is not None:
            cards: Cards = (*found[0], (card, strange[0]))
            if read_payment(s, dreamer, bill, cards, found[1]) is not None:
                return cards, found[1]
    return None


@cache
def fewest(cards: tuple[CardId, ...], need: int) -> tuple[CardId, ...] | None:
    """Choose cards whose Intent is enough with the least surplus, then the fewest of them."""
    best: tuple[tuple[int, int], tuple[CardId, ...]] | None = None
    for count in range(1, len(cards) + 1):
        for chosen in combinations(cards, count):
            total = sum(intent_of(card)[1] for card in chosen)
            if total >= need and (best is None or (total, count) < best[0]):
                best = (total, count), chosen
    return None if best is None else best[1]


def pay(s: Etherfields, dreamer: DreamerId, bill: Bill, cards: Cards, spirits: str, out: Outside) -> int:
    """Take a payment: held Intent first, cards to the discard, Spirits to the pool. Tell how much it is."""
    if bill.n == 0:
        return 0
    reading = read_payment(s, dreamer, bill, cards, spirits)
    assert reading is not None
    total, colour = reading.total, reading.colour
    left = held_for(s, dreamer, bill, colour)
    if reading.changed:
        s.change(dreamer, used=(*s.dreamers[dreamer].used, MASKS[s.dreamers[dreamer].mask].id))
    kept: list[Held] = []
    for each in sorted(s.dreamers[dreamer].held, key=lambda held: (len(held.colours), not held.purpose)):
        used = min(left, each.n) if serves(each, bill, colour) else 0
        left -= used
        if used == 0:
            kept.append(each)
        elif each.n > used:
            kept.append(replace(each, n=each.n - used, colours=colour))
    s.change(dreamer, held=tuple(kept), spirits=s.dreamers[dreamer].spirits - len(spirits))
    to_discard(s, dreamer, [card for card, _ in cards if card < ITEM])
    paying(s, [card for card, _ in cards if card >= ITEM], out)
    return total


def tell_payment(dreamer: DreamerId, bill: Bill, total: int, cards: Cards, spirits: str, out: Outside) -> None:
    """Tell all what was paid, and for how much."""
    if out.listening and bill.n:
        told = [card for card, _ in cards]
        colours = sorted({colour for _, colour in cards} | set(spirits))
        out.tell("paid", dreamer=dreamer, count=total, need=bill.n, cards=told, colours=colours, rule="F9.1")
