"""The Shop: each buys Influence or looks at an Item. (F18.5–F18.7)"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel.outside import Outside
from ...kernel.pile import EVERYBODY
from ...parts.deck import Known
from .choices import Do, do, pick, team
from .gains import buy
from .items import bring
from .language import Instr
from .state import Etherfields

Word = Callable[[Etherfields, Do, Instr, Outside], None]

PRICE = 2
"""What an Item costs, in Ether."""
NEITHER, INFLUENCE, ITEM = 0, 1, 2
LEAVE, TAKE = 0, 1


def shop(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Each comes once, in any order."""
    do(s, s.first, (Instr("_next_shopper", tuple(str(dreamer) for dreamer in s.clockwise())),))


def next_shopper(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The team says who comes next."""
    if instr.args:
        team(s, "shopper", [int(each) for each in instr.args], (Instr("_shopper", instr.args),))


def shopper(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """One Dreamer chooses Influence, an Item, or neither. (F18.5, F18.7)"""
    rest = tuple(each for each in instr.args if each != str(by.picked))
    do(s, s.first, (Instr("_next_shopper", rest),))
    pick(s, Do(by.picked, ()), "shop", [NEITHER, INFLUENCE, ITEM], (Instr("_shops"),))


def shops(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Buy Influence; or shuffle the Item Market, see one, and buy it or not."""
    if by.picked == INFLUENCE:
        buy(s, by, instr, out)
    elif by.picked == ITEM:
        if not len(s.item_market):
            consoled(s, by)
            return
        s.item_market.shuffle()
        number = s.item_market.draw(out).card
        out.reveal()
        s.item_market.segments.insert(0, Known(number, EVERYBODY))
        if out.listening:
            out.tell("item_offered", dreamer=by.dreamer, item=number, rule="F18.5")
        offered = [LEAVE, TAKE] if s.dreamers[by.dreamer].ether >= PRICE else [LEAVE]
        pick(s, by, "buy_item", offered, (Instr("_item_bought"),))


def item_bought(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Take the Item for its price, or gain a Gem instead. (F18.6)"""
    if by.picked == LEAVE:
        consoled(s, by)
        return
    number = s.item_market.draw(out).card
    s.change(by.dreamer, ether=s.dreamers[by.dreamer].ether - PRICE)
    bring(s, number, out)


def consoled(s: Etherfields, by: Do) -> None:
    """Who chose an Item and bought none gains a Gem. (F18.6)"""
    do(s, by.dreamer, (Instr("gain", ("gem", "1")),))


WORDS: Mapping[str, Word] = {
    "_shop": shop, "_next_shopper": next_shopper, "_shopper": shopper, "_shops": shops, "_item_bought": item_bought,
}  # fmt: skip
