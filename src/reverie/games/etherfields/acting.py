"""Actions of the map and of the Entity: where they may be taken, what they cost, paying them. (F11)"""

from __future__ import annotations

from dataclasses import replace

from ...kernel.outside import Outside
from ...kernel.words import Move, Refusal
from .content import CARDS, FATES, FLAW, MAPS, intent_of
from .dice import Reckon
from .dreams import gate_of
from .executor import can
from .forces import figure, holds, within
from .language import Instr
from .moves import Act
from .payments import Bill, bill_of, cheapest, needs, pay, read_payment, tell_payment, why_not
from .playing import boosted, limit, placed
from .schemas import Action
from .state import DreamerId, Etherfields


def action_of(s: Etherfields, dreamer: DreamerId, key: str) -> Action | None:
    """Find an action: `assault` and `contact` of the Entity, or `map.digit` where the Dreamer stands. (F11.5)"""
    of_quirk = key.startswith("quirk.")
    if not of_quirk and (s.met is None or key not in s.met.entity.actions):
        map_id, _, digit = key.partition(".")
        here = s.dreamers[dreamer].space
        if s.board.tiles[here][0] != map_id or not digit or s.board.spaces[here].action != digit:
            return None
    return action_of_key(s, key)


def action_of_key(s: Etherfields, key: str) -> Action | None:
    """Find an action wherever it is: of the Entity, of the Dream's Gate, of a map."""
    if s.met is not None and key in s.met.entity.actions:
        return s.met.entity.actions[key]
    map_id, _, digit = key.partition(".")
    if map_id == "quirk":
        return next((each for each in quirk_actions(s) if each.id == digit), None)
    gate = gate_of(s)
    if gate is not None and gate.map == map_id:
        return gate.actions.get(digit)
    return MAPS[map_id].actions.get(digit) if map_id in MAPS else None


def quirk_actions(s: Etherfields) -> list[Action]:
    """List the actions that Quirks offer. (F5.3)"""
    told = [FATES[fate] for fate, _ in s.quirks]
    return [
        Action(each.id, each.power.use, "plain", "", False, "", each.power.requires, each.power.effect, "prepare")
        for each in told
        if each.power.use
    ]


def keys_of(s: Etherfields, dreamer: DreamerId) -> list[str]:
    """List the actions that are before a Dreamer."""
    found = [] if s.met is None else list(s.met.entity.actions)
    found += [f"quirk.{each.id}" for each in quirk_actions(s)]
    here = s.dreamers[dreamer].space
    digit = s.board.spaces[here].action
    return [*found, f"{s.board.tiles[here][0]}.{digit}"] if digit else found


def price(s: Etherfields, dreamer: DreamerId, action: Action) -> Bill:
    """Tell what one effect of an action costs a Dreamer. (F11.3, F11.13)"""
    bill = bill_of(action.cost, action.keyword)
    if action.keyword and bill.n:
        bill = replace(bill, n=figure(s, dreamer, f"cost.{action.keyword}", bill.n))
    if action.paid == "gradual":
        bill = replace(bill, n=figure(s, dreamer, "cost.instalment", bill.n))
    return replace(bill, n=bill.n * s.players) if action.paid == "multiplied" else bill


def in_range(s: Etherfields, dreamer: DreamerId, action: Action) -> bool:
    """Whether a Dreamer is near enough: Assault and Contact have range 1. (F11.6, F14.5)"""
    if not action.keyword:
        return True
    most = within(s, dreamer, figure(s, dreamer, f"range.{action.keyword}", 1))
    here = s.dreamers[dreamer].space
    return s.met is not None and any(s.board.distance(here, there) <= most for there in s.met.figures)


def why_act(s: Etherfields, move: Act) -> Refusal | None:
    """Tell why an action cannot be taken, or paid so."""
    action = action_of(s, move.dreamer, move.action)
    if action is None:
        return Refusal("F11.5", "not_here", dreamer=move.dreamer)
    refusal = why_not_now(s, move.dreamer, move.action, action)
    if refusal is not None:
        return refusal
    bill = price(s, move.dreamer, action)
    return why_not(s, move.dreamer, bill, move.pay, move.spirits, move.boost)


def why_not_now(s: Etherfields, dreamer: DreamerId, key: str, action: Action) -> Refusal | None:
    """Tell why an action cannot be taken at all."""
    if s.acted and not s.free:
        return Refusal("F8.6", "acted", dreamer=dreamer)
    if key in s.single:
        return Refusal("F11.14", "done_already")
    if action.once == "each" and (key, dreamer) in s.done:
        return Refusal("F30.5", "done_already")
    if not holds(s, dreamer, action.when):
        return Refusal("F1.5", "not_now")
    if not in_range(s, dreamer, action):
        return Refusal("F11.6", "out_of_range", dreamer=dreamer)
    if needs(action.cost, "gem") > s.dreamers[dreamer].gems:
        return Refusal("F11.4", "no_gem", dreamer=dreamer)
    if any(cost.kind == "place" for cost in action.cost):
        if not placeable(s, dreamer):
            return Refusal("F9.8", "nothing_to_place", dreamer=dreamer)
    elif not can(s, dreamer, action.effect, -1):
        return Refusal("F1.5", "nothing_to_do")
    return None


def placeable(s: Etherfields, dreamer: DreamerId) -> list[int]:
    """List the Progress in hand that there is room for."""
    if placed(s, dreamer) >= limit(s, dreamer):
        return []
    return sorted({card for card in s.dreamers[dreamer].hand if card < FLAW and CARDS[card].progress})


def act_options(s: Etherfields, dreamer: DreamerId) -> list[Move]:
    """Suggest actions with their cheapest payment."""
    found: list[Move] = []
    for key in keys_of(s, dreamer):
        action = action_of(s, dreamer, key)
        if action is None or why_not_now(s, dreamer, key, action) is not None:
            continue
        paid = cheapest(s, dreamer, price(s, dreamer, action))
        if paid is not None:
            found.append(Act(dreamer, key, *paid))
    return found


def take_act(s: Etherfields, move: Act, out: Outside) -> None:
    """Pay an action, and let happen as much of it as is paid. (F11.3, F11.7)"""
    action = action_of(s, move.dreamer, move.action)
    assert action is not None
    from .naming import action_name

    s.acted = True
    bill = price(s, move.dreamer, action)
    if out.listening:
        out.tell("acts", dreamer=move.dreamer, action=move.action, thing=action_name(s, move.action), rule="F11.3")
    gems = needs(action.cost, "gem")
    if gems:
        s.change(move.dreamer, gems=s.dreamers[move.dreamer].gems - gems)
    reading = read_payment(s, move.dreamer, bill, move.pay, move.spirits) if bill.n else None
    colour = "" if reading is None else reading.colour
    total = pay_all(s, move, bill, action, out)
    tell_payment(move.dreamer, bill, total, move.pay, move.spirits, out)
    effect = action.effect
    if any(cost.kind == "place" for cost in action.cost):
        effect = (Instr("_place_free"), *effect)
    if action.once == "each":
        effect = (Instr("_done", (move.action,)), *effect)
    gradual = action.paid == "gradual"
    if gradual:
        effect = (Instr("_instal", (move.action, colour)),)
    single = move.action if action.single_use and not gradual else ""
    each = bool(action.keyword) or gradual
    s.agenda.append(Reckon(move.dreamer, bill.n, total, move.boost, each, effect, single=single))
    if move.boost:
        boosted(s, move.dreamer)


def pay_all(s: Etherfields, move: Act, bill: Bill, action: Action, out: Outside) -> int:
    """Take the payment; an Assault or Contact that is paid several times takes held Intent for all of them."""
    if not action.keyword and action.paid != "gradual":
        return pay(s, move.dreamer, bill, move.pay, move.spirits, out)
    whole = replace(bill, n=max(bill.n, most_of(s, move)))
    return pay(s, move.dreamer, whole, move.pay, move.spirits, out)


def most_of(s: Etherfields, move: Act) -> int:
    """Tell how much Intent a Dreamer could put into a payment at all, with what they lay down."""
    held = sum(each.n for each in s.dreamers[move.dreamer].held)
    return held + sum(intent_of(card)[1] for card, _ in move.pay) + 2 * len(move.spirits)
