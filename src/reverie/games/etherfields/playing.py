"""Cards: playing them, placing and using Progress, the back action. (F9)"""

from __future__ import annotations

from dataclasses import replace

from ...kernel.outside import Outside
from ...kernel.words import Move, Refusal
from .content import BACKS, CARDS, FLAW, ITEM, MASK, MASKS, NOTE
from .decks import seal, to_discard
from .dice import Reckon, RollLuck, occasion_of
from .executor import can
from .forces import figure, holds, power_of, silenced, unmasked
from .items import item_ready, used
from .language import Instr
from .moves import Back, Place, Play, Rid, Take, Use
from .payments import FREE, Bill, bill_of, cheapest, needs, pay, tell_payment, why_not
from .schemas import STRETCH, CardId, Kept
from .state import PROGRESS, DreamerId, Etherfields, Placed


def can_play(s: Etherfields, dreamer: DreamerId, card: CardId) -> bool:
    """Whether a card's condition holds, and its effect has something to do."""
    power = CARDS[card].power
    return holds(s, dreamer, power.requires) and can(s, dreamer, power.effect, card)


def bill_for(card: CardId) -> Bill:
    """Tell what playing or placing a card costs."""
    return bill_of(CARDS[card].cost) if CARDS[card].cost else FREE


def play_options(s: Etherfields, dreamer: DreamerId, card: CardId) -> list[Move]:
    """Suggest playing a card, if it can be paid."""
    found = cheapest(s, dreamer, bill_for(card), (card,))
    return [] if found is None else [Play(dreamer, card, *found)]


def why_play(s: Etherfields, move: Play) -> Refusal | None:
    """Tell why a card cannot be played."""
    hand = s.dreamers[move.dreamer].hand
    if move.card not in hand or move.card >= FLAW or CARDS[move.card].progress:
        return Refusal("F9.3", "not_to_play", dreamer=move.dreamer)
    if occasion_of(move.card):
        return Refusal("F9.4", "not_now", card=move.card)
    if not can_play(s, move.dreamer, move.card):
        return Refusal("F1.5", "nothing_to_do", card=move.card)
    return why_not(s, move.dreamer, bill_for(move.card), move.pay, move.spirits, move.boost, (move.card,))


def take_play(s: Etherfields, move: Play, out: Outside) -> None:
    """Play a card: cost, effect, discard. (F9.3)"""
    if out.listening:
        out.tell("played", dreamer=move.dreamer, card=move.card, rule="F9.3")
    to_discard(s, move.dreamer, [move.card])
    settle_bill(s, move, bill_for(move.card), CARDS[move.card].power.effect, out, card=move.card)


def settle_bill(
    s: Etherfields,
    move: Play | Place | Use | Rid | Back | Take,
    bill: Bill,
    effect: tuple[Instr, ...],
    out: Outside,
    card: CardId = -1,
) -> None:
    """Take the payment of a bill and see, after the die, whether it was enough."""
    total = pay(s, move.dreamer, bill, move.pay, move.spirits, out)
    tell_payment(move.dreamer, bill, total, move.pay, move.spirits, out)
    s.agenda.append(Reckon(move.dreamer, bill.n, total, move.boost, False, effect, card))
    if move.boost:
        boosted(s, move.dreamer)


def boosted(s: Etherfields, dreamer: DreamerId) -> None:
    """Let the Luck die be rolled before the payment is reckoned. (F12.1)"""
    s.change(dreamer, boosts=s.dreamers[dreamer].boosts + 1)
    s.agenda.append(RollLuck(dreamer, True))


# Progress


def limit(s: Etherfields, dreamer: DreamerId) -> int:
    return figure(s, dreamer, "limit.progress", PROGRESS)


def placed(s: Etherfields, dreamer: DreamerId) -> int:
    """Count the Progress in the zone, flipped included; Flaws do not count. (F9.8, F19.3)"""
    return sum(each.card < FLAW for each in s.dreamers[dreamer].zone)


def place_bill(s: Etherfields, dreamer: DreamerId, card: CardId, less: int = 0) -> Bill:
    """Tell what placing a Progress costs."""
    bill = bill_for(card)
    return replace(bill, n=max(1, bill.n - less)) if bill.n else bill


def place_options(s: Etherfields, dreamer: DreamerId, card: CardId) -> list[Move]:
    found = cheapest(s, dreamer, bill_for(card), (card,))
    if found is None:
        return []
    full = placed(s, dreamer) >= limit(s, dreamer)
    zone = dict.fromkeys(each.card for each in s.dreamers[dreamer].zone if each.card < FLAW)
    return [Place(dreamer, card, *found, False, instead) for instead in (zone if full else [-1])]


def why_place(s: Etherfields, move: Place) -> Refusal | None:
    """Tell why a Progress cannot be placed."""
    me = s.dreamers[move.dreamer]
    if move.card not in me.hand or move.card >= FLAW or not CARDS[move.card].progress:
        return Refusal("F9.7", "not_to_place", dreamer=move.dreamer)
    full = placed(s, move.dreamer) >= limit(s, move.dreamer)
    if full and move.instead not in [each.card for each in me.zone if each.card < FLAW]:
        return Refusal("F9.8", "zone_full", dreamer=move.dreamer)
    if not full and move.instead != -1:
        return Refusal("F9.8", "zone_not_full", dreamer=move.dreamer)
    return why_not(s, move.dreamer, bill_for(move.card), move.pay, move.spirits, move.boost, (move.card,))


def take_place(s: Etherfields, move: Place, out: Outside) -> None:
    """Place a Progress; at the limit one leaves first. (F9.7, F9.8)"""
    hand = list(s.dreamers[move.dreamer].hand)
    hand.remove(move.card)
    s.change(move.dreamer, hand=tuple(hand))
    effect = (Instr("_place", (str(move.card), str(move.instead))),)
    settle_bill(s, move, bill_for(move.card), effect, out, card=move.card)


def lay_in_zone(s: Etherfields, dreamer: DreamerId, card: CardId, instead: int, out: Outside) -> None:
    """Lay a card into the zone, active."""
    me = s.dreamers[dreamer]
    zone = list(me.zone)
    if instead >= 0:
        zone.remove(next(each for each in zone if each.card == instead))
        s.change(dreamer, discard=(*me.discard, instead))
    s.change(dreamer, zone=(*zone, Placed(card)))
    if out.listening:
        gone = {} if instead < 0 else {"instead": instead}
        out.tell("placed", dreamer=dreamer, card=card, rule="F9.7", **gone)


def ready(s: Etherfields, dreamer: DreamerId, card: CardId) -> bool:
    """Whether an active Progress can be used now: each copy once. (F9.12)"""
    power = power_of(card)
    if card >= ITEM:
        return item_ready(s, card - ITEM) and can(s, dreamer, power.effect, card)
    if card >= NOTE:
        return card - NOTE in s.notes and can(s, dreamer, power.effect, card)
    if card >= MASK:
        me = s.dreamers[dreamer]
        worn = me.mask == card - MASK and MASKS[me.mask].id not in me.used and not unmasked(s)
        return worn and bool(power.effect) and can(s, dreamer, power.effect, card)
    if not power.effect or card >= FLAW or silenced(s) or not holds(s, dreamer, power.requires):
        return False
    if not any(each.card == card and not each.flipped and not each.used for each in s.dreamers[dreamer].zone):
        return False
    return can(s, dreamer, power.effect, card)


def usable(s: Etherfields, dreamer: DreamerId) -> list[CardId]:
    """List what a Dreamer may use at all: Progress, the Mask, Notes and Items. (F9.12, F13.7, F18.1, F18.4)"""
    me = s.dreamers[dreamer]
    mask = [MASK + me.mask] if me.mask >= 0 else []
    team = [*[NOTE + number for number in s.notes], *[ITEM + number for number in s.items]]
    return [*dict.fromkeys(each.card for each in me.zone), *mask, *team]


def use_options(s: Etherfields, dreamer: DreamerId, card: CardId) -> list[Move]:
    found = cheapest(s, dreamer, bill_of(power_of(card).use))
    return [] if found is None else [Use(dreamer, card, *found)]


def why_use(s: Etherfields, move: Use) -> Refusal | None:
    """Tell why a Progress cannot be used."""
    if move.card not in usable(s, move.dreamer):
        return Refusal("F9.7", "not_in_zone", dreamer=move.dreamer)
    if occasion_of(move.card) or not ready(s, move.dreamer, move.card):
        return Refusal("F9.12", "not_ready", card=move.card)
    bill = bill_of(power_of(move.card).use)
    return why_not(s, move.dreamer, bill, move.pay, move.spirits, move.boost)


def take_use(s: Etherfields, move: Use, out: Outside) -> None:
    """Use a Progress: it stays. (F9.9) An Item stays, or goes where it says. (F18.1)"""
    if out.listening:
        out.tell("used", dreamer=move.dreamer, card=move.card, rule="F9.12")
    mark_used(s, move.dreamer, move.card, out)
    power = power_of(move.card)
    settle_bill(s, move, bill_of(power.use), power.effect, out, card=move.card)


def mark_used(s: Etherfields, dreamer: DreamerId, card: CardId, out: Outside) -> None:
    """Note that a copy has served, or the Mask, an Item, or a Note: that one for good."""
    if card >= ITEM:
        used(s, card - ITEM, out)
        return
    if card >= NOTE:
        s.notes = tuple(number for number in s.notes if number != card - NOTE)
        return
    if card >= MASK:
        s.change(dreamer, used=(*s.dreamers[dreamer].used, MASKS[card - MASK].id))
        return
    zone = list(s.dreamers[dreamer].zone)
    at = next(n for n, each in enumerate(zone) if each.card == card and not each.flipped and not each.used)
    zone[at] = replace(zone[at], used=1)
    s.change(dreamer, zone=tuple(zone))


def refreshed(zone: tuple[Placed, ...], stretch: bool) -> tuple[Placed, ...]:
    """Let Progress serve again: as a turn begins, or with `stretch` as a Slumber or Dream does."""
    return tuple(replace(each, used=0) if stretch or power_of(each.card).once != STRETCH else each for each in zone)


# The back action (F9.5)


def back_of_top(s: Etherfields, dreamer: DreamerId) -> Kept | None:
    """Tell the back action that a Dreamer's deck shows; Market cards have none."""
    deck = s.decks[dreamer]
    if not len(deck):
        return None
    top = deck.segments[0]
    back = getattr(top, "back", "")
    return BACKS.get(back)


def back_ready(s: Etherfields, dreamer: DreamerId) -> bool:
    """Whether the back action can be used: once a turn."""
    back = back_of_top(s, dreamer)
    if back is None or back.id in s.dreamers[dreamer].used:
        return False
    if needs(back.power.use, "discard") > len(s.dreamers[dreamer].hand):
        return False
    return can(s, dreamer, back.power.effect, -1)


def back_options(s: Etherfields, dreamer: DreamerId) -> list[Move]:
    """Suggest the back action; what it discards is up to its Dreamer."""
    back = back_of_top(s, dreamer)
    if back is None or back.power.rapid or not back_ready(s, dreamer):
        return []
    if needs(back.power.use, "discard"):
        return [Back(dreamer, (card,)) for card in dict.fromkeys(s.dreamers[dreamer].hand)]
    found = cheapest(s, dreamer, bill_of(back.power.use))
    return [] if found is None else [Back(dreamer, (), *found)]


def why_back(s: Etherfields, move: Back) -> Refusal | None:
    """Tell why the back action cannot be used."""
    back = back_of_top(s, move.dreamer)
    if back is None or back.power.rapid or not back_ready(s, move.dreamer):
        return Refusal("F9.5", "no_back", dreamer=move.dreamer)
    hand = list(s.dreamers[move.dreamer].hand)
    if len(move.discards) != needs(back.power.use, "discard") or any(card not in hand for card in move.discards):
        return Refusal("F9.5", "back_discards", dreamer=move.dreamer)
    bill = bill_of(back.power.use)
    return why_not(s, move.dreamer, bill, move.pay, move.spirits, move.boost, move.discards)


def take_back_action(s: Etherfields, move: Back, out: Outside) -> None:
    """Use the back action: its cost, then its effect."""
    back = back_of_top(s, move.dreamer)
    assert back is not None
    s.change(move.dreamer, used=(*s.dreamers[move.dreamer].used, back.id))
    if out.listening:
        out.tell("back", dreamer=move.dreamer, back=back.id, cards=list(move.discards), rule="F9.5")
    to_discard(s, move.dreamer, move.discards)
    settle_bill(s, move, bill_of(back.power.use), back.power.effect, out)
    sealed = needs(back.power.use, "seal")
    if sealed:
        seal(s, move.dreamer, sealed, out)
