"""Basic actions of one's own round beside cards and moves. (F13, F14.8)"""

from __future__ import annotations

from ...kernel.outside import Outside
from ...kernel.words import Move, Refusal
from .choices import do, trim_hands
from .content import FLAW
from .decks import to_discard
from .dreams import here
from .gains import removable
from .language import Instr
from .moves import AddTurns, MakeGem, Peek, Slot, Strip, Take
from .payments import Bill, cheapest, why_not
from .playing import settle_bill
from .state import DreamerId, Etherfields

CARDS_FOR_A_GEM = 3
TAKE = Bill(1, "c", "take")
"""What revealing the Secret in one's space costs. (F13.8)"""
MORPHING = Instr("remove", ("morphing",), (("range", "1"),))


def basic_options(s: Etherfields, dreamer: DreamerId) -> list[Move]:
    """Suggest basic actions."""
    me = s.dreamers[dreamer]
    found: list[Move] = []
    hand = sorted(card for card in me.hand if card < FLAW)
    if len(hand) >= CARDS_FOR_A_GEM and s.gems_left:
        found.append(MakeGem(dreamer, tuple(hand[:CARDS_FOR_A_GEM])))
    found += [AddTurns(dreamer, n) for n in range(1, min(s.hours, len(s.turn_discard)) + 1)]
    for morphing in removable(s, dreamer, MORPHING):
        found += [Strip(dreamer, morphing, "key")] if s.keys else []
        found += [Strip(dreamer, morphing, "ether")] if me.ether else []
    found += [Peek(dreamer, each.letter, card) for each in s.hidden for card in dict.fromkeys(hand)]
    paid = cheapest(s, dreamer, TAKE) if here(s, dreamer) else None
    found += [] if paid is None else [Take(dreamer, *paid)]
    return [*found, Slot(dreamer)] if why_slot(s, dreamer) is None else found


def why_basic(s: Etherfields, move: Move) -> Refusal | None:
    """Tell why a basic action cannot be taken."""
    match move:
        case MakeGem():
            return why_gem(s, move)
        case AddTurns():
            if not 0 < move.n <= min(s.hours, len(s.turn_discard)):
                return Refusal("F13.2", "so_many_turns", most=min(s.hours, len(s.turn_discard)))
        case Strip():
            if move.morphing not in removable(s, move.dreamer, MORPHING):
                return Refusal("F13.6", "no_morphing", dreamer=move.dreamer)
            there = {"key": s.keys, "ether": s.dreamers[move.dreamer].ether}
            if not there.get(move.by, 0):
                return Refusal("F13.6", "nothing_to_pay", dreamer=move.dreamer)
        case Slot():
            return why_slot(s, move.dreamer)
        case Peek():
            return why_peek(s, move)
        case Take():
            if not here(s, move.dreamer):
                return Refusal("F13.8", "no_secret", dreamer=move.dreamer)
            return why_not(s, move.dreamer, TAKE, move.pay, move.spirits, move.boost)
    return None


def why_peek(s: Etherfields, move: Peek) -> Refusal | None:
    """Tell why a Secret cannot be peeked at. (F13.3)"""
    if move.letter not in [each.letter for each in s.hidden]:
        return Refusal("F13.3", "no_secret", dreamer=move.dreamer)
    if move.card not in s.dreamers[move.dreamer].hand:
        return Refusal("F13.3", "not_in_hand", dreamer=move.dreamer)
    return None


def why_gem(s: Etherfields, move: MakeGem) -> Refusal | None:
    """Tell why no Gem can be made of these cards. (F13.4)"""
    hand = list(s.dreamers[move.dreamer].hand)
    for card in move.discards:
        if card not in hand or card >= FLAW:
            return Refusal("F13.4", "not_to_pay", dreamer=move.dreamer)
        hand.remove(card)
    if len(move.discards) != CARDS_FOR_A_GEM:
        return Refusal("F13.4", "three_cards")
    return None if s.gems_left else Refusal("F1.8", "no_gem_left")


def why_slot(s: Etherfields, dreamer: DreamerId) -> Refusal | None:
    """Tell why a Gem can be neither put in nor taken here. (F14.8)"""
    me = s.dreamers[dreamer]
    if "gem" not in s.board.spaces[me.space].signs:
        return Refusal("F14.8", "no_slot", dreamer=dreamer)
    if me.space not in s.gems_laid and not me.gems:
        return Refusal("F14.8", "no_gem", dreamer=dreamer)
    return None


def take_basic(s: Etherfields, move: Move, out: Outside) -> None:
    """Take a basic action."""
    match move:
        case MakeGem():
            to_discard(s, move.dreamer, move.discards)
            if out.listening:
                out.tell("gem_made", dreamer=move.dreamer, cards=list(move.discards), rule="F13.4")
            do(s, move.dreamer, (Instr("gain", ("gem", "1")),))
        case AddTurns():
            s.hours -= move.n
            if out.listening:
                out.tell("hours_paid", dreamer=move.dreamer, hours=s.hours, rule="F13.2")
            do(s, move.dreamer, (Instr("add_turn", (str(move.n),)),))
        case Strip():
            if move.by == "key":
                s.keys -= 1
            else:
                s.change(move.dreamer, ether=s.dreamers[move.dreamer].ether - 1)
            if out.listening:
                out.tell("stripped", dreamer=move.dreamer, by=move.by, rule="F13.6")
            do(s, move.dreamer, (Instr("_remove", ("morphing",)),), picked=move.morphing)
        case Slot():
            fill_or_empty(s, move.dreamer, out)
        case Peek():
            to_discard(s, move.dreamer, [move.card])
            if out.listening:
                out.tell("peeks", dreamer=move.dreamer, letter=move.letter, card=move.card, rule="F13.3")
            do(s, move.dreamer, (Instr("_peek"),), picked="abcd".index(move.letter))
        case Take():
            settle_bill(s, move, TAKE, (Instr("_take_secret"),), out)


def fill_or_empty(s: Etherfields, dreamer: DreamerId, out: Outside) -> None:
    """Put a Gem into the slot, or take back the one that lies there. (F14.8)"""
    me = s.dreamers[dreamer]
    there = me.space in s.gems_laid
    if there:
        s.gems_laid = tuple(space for space in s.gems_laid if space != me.space)
    else:
        s.gems_laid = (*s.gems_laid, me.space)
    s.change(dreamer, gems=me.gems + (1 if there else -1))
    if out.listening:
        out.tell("slot", dreamer=dreamer, space=me.space, filled=not there, rule="F14.8")
    trim_hands(s)
