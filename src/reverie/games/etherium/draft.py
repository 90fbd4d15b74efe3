"""Before the first season: choosing peoples, laying the board, setting up. (E1, E3)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.words import Move, Seat
from .choices import Choice, Happening
from .lands import MEDIUM, NOTHING, POOLS, SECTORS, SMALL, Place, neighbours, size_of, sockets_to_draft
from .moves import Become, Lay
from .peoples import ARMY, COLLECTOR, PEOPLES, start_of
from .seasons import SEASONS, initiative
from .state import Etherium

# Peoples


@dataclass(frozen=True)
class ChoosePeople(Choice[Become]):
    """Take a free people."""  # E1.10

    kind: ClassVar[str] = "become"
    rule: ClassVar[str] = "E1.10"

    def options(self, s: Etherium) -> list[Move]:
        return [Become(people) for people in s.box if people not in s.peoples]

    def take(self, s: Etherium, move: Become, out: Outside) -> None:
        assign(s, self.seat, move.people, out)


def assign(s: Etherium, seat: Seat, people: int, out: Outside) -> None:
    """Give a people to a seat. (E1.1)"""
    s.peoples = tuple([people if each == seat else other for each, other in enumerate(s.peoples)])
    if out.listening:
        out.tell("people", seat=seat, people=people, rule="E1.1")


def deal_peoples(s: Etherium, out: Outside) -> None:
    """Deal the peoples at random. (E1.10)"""
    left = list(s.box)
    for seat in range(s.seats):
        assign(s, seat, left.pop(out.below(len(left))), out)


# The drafted board


@dataclass(frozen=True)
class DrawForBoard(Happening):
    """Draw a season card; in its order each lays one terrain. Again until all lie."""  # E3.2

    rule: ClassVar[str] = "E3.2"

    def run(self, s: Etherium, out: Outside) -> None:
        free = len(free_sockets(s))
        if not free:
            s.draft = ()
            s.order = ()
            return
        left = [card for card in range(len(SEASONS)) if card not in s.draft]
        card = left[out.below(len(left))]
        s.draft = (*s.draft, card)
        s.order = initiative(card, s.peoples)
        if out.listening:
            out.tell("draft", season=card, order=list(s.order), rule="E3.2")
        s.agenda.append(self)
        s.agenda += [LayTerrain(seat) for seat in reversed(s.order[:free])]


@dataclass(frozen=True)
class LayTerrain(Choice[Lay]):
    """Lay any terrain of the pool on a free socket of its size that touches what lies."""  # E3.3, E3.4

    kind: ClassVar[str] = "lay"
    rule: ClassVar[str] = "E3.3"

    def options(self, s: Etherium) -> list[Move]:
        return [
            Lay(terrain, place)
            for place in open_sockets(s)
            for terrain, left in enumerate(pool(s, size_of(place)))
            if left
        ]

    def take(self, s: Etherium, move: Lay, out: Outside) -> None:
        s.kinds = (*s.kinds[: move.place], move.terrain, *s.kinds[move.place + 1 :])
        if out.listening:
            out.tell("lay", seat=self.seat, terrain=move.terrain, place=move.place, rule="E3.3")


def free_sockets(s: Etherium) -> list[Place]:
    """List the sockets on which nothing lies yet."""
    return [place for place in sockets_to_draft(s.sectors) if s.kinds[place] == NOTHING]


def open_sockets(s: Etherium) -> list[Place]:
    """List the free sockets that touch what lies: a small one needs one of its large ones. (E3.3)"""
    joined = neighbours(s.sectors)
    return [
        place
        for place in free_sockets(s)
        if size_of(place) != SMALL or any(s.kinds[near] != NOTHING for near in joined[place])
    ]


def pool(s: Etherium, size: Place) -> list[int]:
    """Count the terrains of a size that are left: mines, forests, mountains. (E3.4)"""
    laid = [s.kinds[size + sector] for sector in range(s.sectors)]
    return [count - laid.count(terrain) for terrain, count in enumerate(POOLS[s.sectors][size])]


# Setting up


@dataclass(frozen=True)
class SetUp(Happening):
    """Each player's units, levels and resources."""  # E1.8, E1.9

    rule: ClassVar[str] = "E1.8"

    def run(self, s: Etherium, out: Outside) -> None:
        for seat, number in enumerate(s.peoples):
            people = PEOPLES[number]
            start = start_of(people, s.seats)
            for colour, count in enumerate(start):
                s.supply[colour] -= count
                s.cubes[seat][colour] = count
            for unit, level in enumerate(people.levels):
                s.levels[unit][seat] = level
            home = MEDIUM + SECTORS[s.seats][seat]
            s.units[ARMY][seat] = s.units[COLLECTOR][seat] = home
            if out.listening:
                out.tell("set_up", seat=seat, people=number, place=home, cubes=list(start), rule="E1.8")
