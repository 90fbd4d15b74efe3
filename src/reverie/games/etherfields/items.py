"""Items of the team: active in slots, inactive in Storage, restored, opened Walls and Light that they bring. (F18)"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel.outside import Outside
from ...parts.deck import Known
from .choices import NONE, Do, pick, team
from .content import ITEM, ITEMS
from .forces import figure
from .language import Instr
from .schemas import TURN
from .state import SLOTS, DreamerId, Etherfields

Word = Callable[[Etherfields, Do, Instr, Outside], None]

NUMBER_OF = {item.id: number for number, item in enumerate(ITEMS)}


def slots(s: Etherfields) -> int:
    """Tell how many Items may be active. (F2.3)"""
    return figure(s, s.first, "limit.items", SLOTS)


def item_ready(s: Etherfields, number: int) -> bool:
    """Whether an active Item can be used now: one that stays, once a turn. (F18.1)"""
    return number in s.items and ITEMS[number].id not in s.spent


def used(s: Etherfields, number: int, out: Outside) -> None:
    """An Item has served: it stays, or goes where it says. (F18.1, F18.2)"""
    item = ITEMS[number]
    if item.power.once == TURN:
        s.spent = (*s.spent, item.id)
    else:
        put_away(s, number, item.after, out)


def put_away(s: Etherfields, number: int, where: str, out: Outside) -> None:
    """Discard an active Item to Storage, or to the Item Market. (F18.2)"""
    s.items = tuple(each for each in s.items if each != number)
    if where == "market":
        s.item_market.put(Known(number), 0, out)
        s.item_market.shuffle()
    else:
        s.storage = tuple(sorted((*s.storage, number)))
    if out.listening:
        out.tell("item_away", item=number, where=where or "storage", rule="F18.2")


def bring(s: Etherfields, number: int, out: Outside) -> None:
    """An Item comes into a free slot; with none free an active one or itself is discarded. (F18.3)"""
    s.items = (*s.items, number)
    if out.listening:
        out.tell("item", item=number, rule="F18.3")
    if len(s.items) > slots(s):
        team(s, "item", list(s.items), (Instr("_item_away"),))


def item_away(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    put_away(s, by.picked, "storage", out)


def gain_item(s: Etherfields, name: str, out: Outside) -> None:
    """The team gains an Item. (F1.10)"""
    number = NUMBER_OF[name]
    if f"item.{name}" not in s.found:
        s.found = (*s.found, f"item.{name}")
        bring(s, number, out)


def restorable(s: Etherfields, dreamer: DreamerId, what: str) -> bool:
    """Whether there is something to restore. (F18.3, F19.4)"""
    if what == "item":
        return bool(s.storage)
    return any(mask != s.dreamers[dreamer].mask for mask in masks_free(s))


def masks_free(s: Etherfields) -> list[int]:
    """List the Masks of the team that nobody wears. (F19.4)"""
    worn = {each.mask for each in s.dreamers}
    return [] if s.town is None else [mask for mask in s.town.masks if mask not in worn]


def restore(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A random Item of Storage comes to a slot, or one's Mask is changed. (F18.3, F19.4)"""
    if instr.what == "item":
        if s.storage:
            number = s.storage[out.below(len(s.storage))]
            s.storage = tuple(each for each in s.storage if each != number)
            out.reveal()
            bring(s, number, out)
        return
    offered = masks_free(s)
    if offered:
        pick(s, by, "mask", [NONE, *offered], (Instr("_change_mask"),))


def change_mask(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Wear another Mask, or keep one's own."""
    if by.picked != NONE:
        s.change(by.dreamer, mask=by.picked)
        if out.listening:
            out.tell("wears", dreamer=by.dreamer, mask=by.picked, rule="F19.4")


def paying(s: Etherfields, cards: list[int], out: Outside) -> None:
    """Items that paid go to Storage. (F11.2, F18.2)"""
    for card in cards:
        put_away(s, card - ITEM, "storage", out)


WORDS: Mapping[str, Word] = {"restore": restore, "_item_away": item_away, "_change_mask": change_mask}
