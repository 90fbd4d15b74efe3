"""Flaws: resolved as they are drawn, lying in the zone, got rid of. (F19)"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel.outside import Outside
from ...kernel.words import Move, Refusal
from ...parts.deck import Known
from .choices import Do, do, pick
from .content import FLAW, FLAWS
from .language import Instr
from .moves import Rid
from .payments import bill_of, cheapest, why_not
from .schemas import CardId
from .state import DreamerId, Etherfields, Placed

Word = Callable[[Etherfields, Do, Instr, Outside], None]

RESOLVE, REMOVE = 0, 1


def drawn(s: Etherfields, dreamer: DreamerId, card: CardId, out: Outside) -> None:
    """A Flaw that is drawn is resolved at once: an Ether removes it, or it does what it says. (F19.2)"""
    me = s.dreamers[dreamer]
    s.change(dreamer, discard=(*me.discard, card))
    if out.listening:
        out.tell("flaw", dreamer=dreamer, card=card, rule="F19.2")
    offered = [RESOLVE, REMOVE] if me.ether else [RESOLVE]
    pick(s, Do(dreamer, (), card), "drawn_flaw", offered, (Instr("_flaw"),))


def flaw(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Resolve a Flaw that was drawn, or remove it for an Ether."""
    me = s.dreamers[by.dreamer]
    if by.picked == REMOVE:
        s.change(by.dreamer, ether=me.ether - 1)
        remove(s, by.dreamer, by.card, out)
        return
    told = FLAWS[by.card - FLAW]
    if told.after == "zone":
        s.change(by.dreamer, discard=without(me.discard, by.card), zone=(*me.zone, Placed(by.card)))
        if out.listening:
            out.tell("placed", dreamer=by.dreamer, card=by.card, rule="F19.2")
    do(s, by.dreamer, told.power.effect, by.card)


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """Take the last of equal cards from a row."""
    at = len(cards) - 1 - cards[::-1].index(card)
    return (*cards[:at], *cards[at + 1 :])


def remove(s: Etherfields, dreamer: DreamerId, card: CardId, out: Outside) -> None:
    """Put a Flaw under the Flaw deck, wherever it lies open. (F19.3)"""
    me = s.dreamers[dreamer]
    zone = tuple(each for each in me.zone if each.card != card)
    hand, discard = (without(cards, card) if card in cards else cards for cards in (me.hand, me.discard))
    s.change(dreamer, hand=hand, discard=discard, zone=zone, owned=without(me.owned, card))
    s.flaws.put(Known(card), len(s.flaws), out)
    if out.listening:
        out.tell("flaw_removed", dreamer=dreamer, card=card, rule="F19.3")


def until(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Something is off until the end of the turn."""
    s.change(by.dreamer, until=(*s.dreamers[by.dreamer].until, instr.what))


# Paying to be rid of one in the zone


def why_rid(s: Etherfields, move: Rid) -> Refusal | None:
    """Tell why a Flaw in the zone cannot be discarded."""
    if move.card not in [each.card for each in s.dreamers[move.dreamer].zone] or move.card < FLAW:
        return Refusal("F19.3", "not_in_zone", dreamer=move.dreamer)
    bill = bill_of(FLAWS[move.card - FLAW].discard)
    return why_not(s, move.dreamer, bill, move.pay, move.spirits, move.boost)


def rid_options(s: Etherfields, dreamer: DreamerId) -> list[Move]:
    """Suggest being rid of Flaws in the zone."""
    found: list[Move] = []
    for card in (each.card for each in s.dreamers[dreamer].zone if each.card >= FLAW):
        paid = cheapest(s, dreamer, bill_of(FLAWS[card - FLAW].discard))
        found += [] if paid is None else [Rid(dreamer, card, *paid)]
    return found


def rid(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A Flaw leaves the zone for the discard."""
    me = s.dreamers[by.dreamer]
    s.change(
        by.dreamer,
        zone=tuple(each for each in me.zone if each.card != by.card),
        discard=(*me.discard, by.card),
    )
    if out.listening:
        out.tell("rid", dreamer=by.dreamer, card=by.card, rule="F19.3")


WORDS: Mapping[str, Word] = {"_flaw": flaw, "until": until, "_rid": rid}
