"""The Dreamworld: one team marker that goes from Location to Location, and what their icons give. (F4, F23.6)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Step
from .choices import NONE, Do, do, team
from .content import DISTRICTS, GATES, SEASONS
from .forces import figure, off
from .language import Effect, Instr
from .playing import refreshed
from .schemas import District
from .slumbers import RevealSlumber
from .state import Etherfields

Word = Callable[[Etherfields, Do, Instr, Outside], None]

PLACES = [(district, place) for district in DISTRICTS for place in district.locations]
"""Every Location there is; which one it is, is its place here."""
NUMBER_OF = {place.id: number for number, (_, place) in enumerate(PLACES)}

AWAKEN, SAVE, GO = 0, 1, 10
"""What a team may choose in the town; Locations follow from GO on."""

ONCE_A_TRIP = frozenset({"REST", "RECALL", "ETHER", "GEM", "CLOCK+", "SHOP"})
"""What gives once per trip at each Location. (F4.10)"""

GIVES: Mapping[str, Effect] = {
    "REST": (Instr("each", (), (), (("", (Instr("cure", ("1",)),)),)),),
    "RECALL": (Instr("each", (), (), (("", (Instr("unseal", ("2",)),)),)),),
    "ETHER": (Instr("each", (), (), (("", (Instr("gain", ("ether", "1")),)),)),),
    "GEM": (Instr("one", (), (), (("", (Instr("gain", ("gem", "1")),)),)),),
    "CLOCK+": (Instr("hours", ("1",)),),
    "CLOCK-": (Instr("hours", ("-1",)),),
    "SEAL": (Instr("each", (), (), (("", (Instr("seal", ("1",)),)),)),),
    "FATE": (Instr("_fate"),),
    "GATE": (Instr("_gate"),),
    "SHOP": (Instr("_shop"),),
    "AWAKEN": (),
}
"""What each icon does. (F23.6)"""


def known(s: Etherfields) -> list[District]:
    """List the districts that were found. (F2.11)"""
    return [each for each in DISTRICTS if f"district.{each.slot}" in s.found]


def adjacent(one: District, other: District) -> bool:
    """Whether two districts touch on the Dreamworld: slots A1 to A4 over B1 to B4."""
    rows = abs(ord(one.slot[0]) - ord(other.slot[0]))
    return rows + abs(int(one.slot[1]) - int(other.slot[1])) == 1


def paths(s: Etherfields, place: str) -> list[str]:
    """List where free Paths lead: on in the order listed, from the last to the first, and between first Locations."""
    district = PLACES[NUMBER_OF[place]][0]
    ids = [each.id for each in district.locations]
    found = [ids[(ids.index(place) + 1) % len(ids)]]
    if place == ids[0]:
        found += [each.locations[0].id for each in known(s) if adjacent(each, district)]
    return found


def shortcuts(place: str) -> list[str]:
    """List where Shortcuts lead."""
    return [end for start, end in PLACES[NUMBER_OF[place]][0].shortcuts if start == place]


def passage_of(number: int) -> str:
    """Tell the passage that names a Location."""
    district, place = PLACES[number]
    return f"district.{district.slot}.{place.id}"


def icons(place: str) -> tuple[str, ...]:
    return PLACES[NUMBER_OF[place]][1].icons


def places_with(s: Etherfields, icon: str) -> list[int]:
    """List the known Locations that bear an icon."""
    districts = known(s)
    return [n for n, (district, place) in enumerate(PLACES) if district in districts and icon in place.icons]


def ways(s: Etherfields) -> list[int]:
    """List the Locations that the team may go to from where it is."""
    assert s.town is not None
    there = [*paths(s, s.town.at), *shortcuts(s.town.at)]
    return sorted({NUMBER_OF[place] for place in there})


def begin_trip(s: Etherfields) -> None:
    """A trip begins: what serves once a turn serves once on it. (F4.6)"""
    if s.town is not None:
        s.town = replace(s.town, given=())
        s.spent = ()
        for dreamer in range(s.players):
            zone = refreshed(s.dreamers[dreamer].zone, stretch=False)
            s.change(dreamer, used=(), until=(), held=(), boosts=0, zone=zone)


@dataclass(frozen=True)
class InTown(Step[Etherfields]):
    """The team is in the town: a moment for what may be used, then it goes on, Awakens or saves. (F4.11, F22.10)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        from .rapid import open_window

        s.agenda.append(GoOn())
        open_window(s, "town")


@dataclass(frozen=True)
class GoOn(Step[Etherfields]):
    """The team chooses: a Location, Awakening, saving."""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        s.agenda.append(InTown())
        team(s, "town", [AWAKEN, SAVE, *[GO + number for number in ways(s)]], (Instr("_town"),))


def goes(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Do what the team chose in the town."""
    from .awakening import Awaken, Saving

    assert s.town is not None
    if by.picked == AWAKEN:
        s.agenda.append(Awaken(1))
    elif by.picked == SAVE:
        s.agenda.clear()
        s.agenda.append(Saving())
    else:
        place = PLACES[by.picked - GO][1].id
        dear = place not in paths(s, s.town.at) and not off(s, s.first, "cost.shortcut")  # F4.2
        leaving = "SHOP" in icons(s.town.at) and figure(s, s.first, "cost.shop", 0) > 0
        do(s, s.first, (Instr("_arrive", (place,)),))
        for _ in range(dear + leaving):
            do(s, s.first, GIVES["SEAL"])


def arrive(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Enter a Location: its icons, left to right. (F4.3)"""
    assert s.town is not None
    place = instr.args[0]
    s.town = replace(s.town, at=place)
    if out.listening:
        out.tell("travelled", place=NUMBER_OF[place], passage=passage_of(NUMBER_OF[place]), rule="F4.3")
    do(s, s.first, tuple(Instr("_icon", (place, icon)) for icon in icons(place)))


def icon(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Resolve an icon of the Location where the team still is; some give once per trip. (F4.10)"""
    assert s.town is not None
    place, sign = instr.args
    if s.town.at != place:
        return
    kind, _, slot = sign.partition(" ")
    mark = f"{place}.{kind}"
    if kind in ONCE_A_TRIP:
        if mark in s.town.given:
            return
        s.town = replace(s.town, given=(*s.town.given, mark))
    if out.listening:
        out.tell("icon", passage=passage_of(NUMBER_OF[place]), icon=kind, rule="F23.6")
    if kind == "EXPLORE":
        explore(s, slot, out)
        return
    for season in (SEASONS[number] for number in s.town.seasons[:1]):
        if season.power.on == kind.lower():
            do(s, s.first, (*season.power.effect, *GIVES[kind]))
            return
    do(s, s.first, GIVES[kind])


def explore(s: Etherfields, slot: str, out: Outside) -> None:
    """Lay a Dreamworld tile, once for the campaign. (F4.12, F2.11)"""
    if f"district.{slot}" not in s.found and slot in {each.slot for each in DISTRICTS}:
        s.found = (*s.found, f"district.{slot}")
        s.find(f"district.{slot}")
        out.reveal()
        if out.listening:
            out.tell("explored", passage=f"district.{slot}", rule="F4.12")


def enterable(s: Etherfields) -> list[int]:
    """List the owned Gates of this district that the team has the Keys for. (F4.8)"""
    assert s.town is not None
    slot = PLACES[NUMBER_OF[s.town.at]][0].slot
    owned = [n for n, each in enumerate(GATES) if f"gate.{each.number}" in s.found and each.district == slot]
    return [n for n in owned if GATES[n].keys <= s.keys]


def gate(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Either discard the Keys of an owned Gate here and enter its Dream, or gain a Key and meet a Slumber. (F4.8)"""
    team(s, "gate", [NONE, *enterable(s)], (Instr("_through"),))


def through(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Enter a Dream, or gain a Key, then the top Slumber tile."""
    from .dreams import BeginDream

    if by.picked == NONE:
        s.agenda.append(RevealSlumber())
        do(s, s.first, (Instr("gain", ("key", "1")),))
        return
    s.keys -= GATES[by.picked].keys
    s.agenda.append(BeginDream(by.picked))


def travel(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Relocate the team to another Location, and enter it. (F4.7)"""
    assert s.town is not None
    team(s, "place", destinations(s, instr.what), (Instr("_travel"),))


def destinations(s: Etherfields, where: str) -> list[int]:
    """List the Locations that the team may relocate to: of this district, or known GATEs. (F4.7)"""
    if s.town is None or not s.town.at:
        return []
    here = NUMBER_OF[s.town.at]
    if where == "gate":
        return [n for n in places_with(s, "GATE") if n != here]
    return [n for n, (district, _) in enumerate(PLACES) if district is PLACES[here][0] and n != here]


def travels(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    do(s, s.first, (Instr("_arrive", (PLACES[by.picked][1].id,)),))


def in_town(s: Etherfields) -> bool:
    """Whether the team is on the Dreamworld: no Turn card lies there."""
    return s.town is not None and bool(s.town.at) and s.card is None


WORDS: Mapping[str, Word] = {
    "_town": goes, "_arrive": arrive, "_icon": icon, "_gate": gate, "_through": through, "travel": travel,
    "_travel": travels,
}  # fmt: skip
