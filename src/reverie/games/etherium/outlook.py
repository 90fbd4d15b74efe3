"""What a programme would do if nobody interfered: what pages and terminals show before it is locked.

It is played on a table laid from the view alone, in every way that its player might choose, and nothing
hidden is looked at: so it can give nothing away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ...kernel.outside import Quick
from ...kernel.words import Move, Refusal, Seat
from .actions import carry_out, etherise, most_ether, ways_to, why_not
from .acts import choices_of
from .lands import Place
from .panel import ABOUT, CARDS, CONNECT, ETHERISE, TRANSFORM, UNLAID, VERB, ActionId
from .peoples import ARMY, COLLECTOR, PEOPLES
from .plan import collect_at_once
from .state import Etherium

MOST_WORLDS = 300
"""How many ways are followed; with more of them nothing is certain any more."""


@dataclass(frozen=True)
class Foreseen:
    """What is certain of one token."""

    action: ActionId
    works: Literal["surely", "perhaps", "never"]
    """Whether it is possible, whatever its player chooses on the way."""
    rule: str
    """The clause against it, where it is not sure to work."""
    why: str
    """The sentence against it."""
    army: tuple[Place, ...]
    collector: tuple[Place, ...]
    """Where each may stand afterwards."""


@dataclass(frozen=True)
class Outlook:
    """What a programme would do."""

    tokens: tuple[Foreseen, ...]


def foresee(s: Etherium, seat: Seat, actions: tuple[ActionId, ...]) -> Outlook:
    """Follow a programme in every way it may be executed, as if nobody else were there."""
    start = s.copy()
    start.agenda = []
    worlds, certain = [start], True
    told: list[Foreseen] = []
    for action in actions:
        if action == UNLAID:
            continue
        against = [refusal for w in worlds if (refusal := why_not(w, seat, action)) is not None]
        told.append(foreseen(worlds, seat, action, against, certain))
        worlds = distinct(after for w in worlds for after in all_ways(w, seat, action))
        told[-1] = standing(told[-1], worlds, seat)
        if len(worlds) > MOST_WORLDS:
            worlds, certain = worlds[:MOST_WORLDS], False
        if VERB[action] == CONNECT:
            certain = False
    return Outlook(tuple(told))


def foreseen(worlds: list[Etherium], seat: Seat, action: ActionId, against: list[Refusal], certain: bool) -> Foreseen:
    """Tell how sure an action is to be possible."""
    works: Literal["surely", "perhaps", "never"] = "perhaps"
    if certain and not against:
        works = "surely"
    elif certain and len(against) == len(worlds):
        works = "never"
    first = against[0] if against else Refusal("")
    return Foreseen(action, works, first.rule, first.key, (), ())


def standing(told: Foreseen, worlds: list[Etherium], seat: Seat) -> Foreseen:
    """Add where the units may stand afterwards."""
    army = tuple(sorted({w.units[ARMY][seat] for w in worlds}))
    collector = tuple(sorted({w.units[COLLECTOR][seat] for w in worlds}))
    return Foreseen(told.action, told.works, told.rule, told.why, army, collector)


def all_ways(w: Etherium, seat: Seat, action: ActionId) -> Iterator[Etherium]:
    """Make the tables that an action may lead to; of a connection nothing is known."""
    if why_not(w, seat, action) is not None:
        for colour in range(3):
            if w.supply[colour]:
                after = w.copy()
                after.supply[colour] -= 1
                after.cubes[seat][colour] += 1
                yield after
        yield w
        return
    verb, about = VERB[action], ABOUT[action]
    if verb == CONNECT or (verb, about) == (TRANSFORM, CARDS):
        yield w if verb == CONNECT else drawn(w, seat, action)
    elif (verb, about) == (TRANSFORM, ETHERISE):
        rate = PEOPLES[w.peoples[seat]].rate
        for times in range(1, most_ether(w, seat) + 1):
            for paid in choices_of(times * rate, w.cubes[seat]):
                after = w.copy()
                etherise(after, seat, paid, Quick(0))
                yield after
    else:
        for way in ways_to(w, seat, action):
            yield gone(w, seat, action, way)


def gone(w: Etherium, seat: Seat, action: ActionId, way: Move) -> Etherium:
    """Execute an action in one way, without what others may do after it."""
    after = w.copy()
    if way.kind == "pass" and VERB[action] != TRANSFORM:
        collect_at_once(after, seat)
    else:
        carry_out(after, seat, action, way, Quick(0))
    after.agenda.clear()
    return after


def drawn(w: Etherium, seat: Seat, action: ActionId) -> Etherium:
    """Pay for cards; which they are is not looked at."""
    after = w.copy()
    hand = after.hands[seat].copy()
    carry_out(after, seat, action, ways_to(after, seat, action)[0], Quick(0))
    after.hands[seat] = hand
    return after


def distinct(worlds: Iterator[Etherium]) -> list[Etherium]:
    """Keep one of those that are alike for whoever programmes."""
    found: dict[object, Etherium] = {}
    for w in worlds:
        key = (
            tuple(map(tuple, w.units)),
            tuple(map(tuple, w.cubes)),
            tuple(map(tuple, w.levels)),
            tuple(w.capacities),
        )
        found.setdefault(key, w)
        if len(found) > MOST_WORLDS:
            break
    return list(found.values())
