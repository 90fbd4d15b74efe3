"""Asks that many rules share: cubes to take, to lose, to steal, cards to discard, a place to go to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, TypeVar

from ...kernel.outside import Outside
from ...kernel.step import Ask, Deadline, Step
from ...kernel.words import Json, Move, Refusal, Seat
from .acts import choices_of, discard, gain, is_safe, lose, put, steal, tell_nothing
from .cards import FLASH
from .lands import Place, distances
from .moves import PASS, Discard, Go, Lose, Pass, Play, Steal, Take, go, lose_these, steal_these, take_these
from .peoples import ARMY
from .state import CHOICE_SECONDS, Etherium

M = TypeVar("M", bound=Move)


@dataclass(frozen=True)
class Happening(Step[Etherium]):
    """A step that all may know to come: nothing in it is secret."""

    foreseen: ClassVar[bool] = True


@dataclass(frozen=True)
class Choice(Ask[Etherium, M]):
    """An ask of one seat, with a clock. What it holds is public."""

    foreseen: ClassVar[bool] = True
    passes: ClassVar[bool] = False
    """Whether it is a window, which the clock passes; else the seat's bot answers. (E21.2)"""

    def deadlines(self, s: Etherium) -> list[Deadline]:
        if not s.clock:
            return []
        return [Deadline(self.kind, CHOICE_SECONDS * s.clock, stand_in=None if self.passes else self.seat)]

    def expire(self, s: Etherium, key: str, out: Outside) -> None:
        """Take the first answer there is."""  # E21.2
        s.agenda.pop()
        answer = self.first(s)
        self.take(s, answer, out)

    def first(self, s: Etherium) -> M:
        """Tell the answer that is given where nobody gives one."""
        answer: M = self.options(s)[0]  # type: ignore[assignment]
        return answer


# Basics


@dataclass(frozen=True)
class TakeBasics(Choice[Take | Pass]):
    """Take basics from the supply, of any kinds."""  # E9.9

    kind: ClassVar[str] = "take"
    rule: ClassVar[str] = "E9.9"
    count: int
    why_taken: str
    """night, consolation, harmony, winds or connection."""
    optional: bool

    def options(self, s: Etherium) -> list[Move]:
        ways: list[Move] = [take_these(cubes) for cubes in choices_of(self.count, s.supply)]
        return [*ways, PASS] if self.optional else ways

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"count": self.count, "why": self.why_taken, "optional": self.optional}

    def take(self, s: Etherium, move: Take | Pass, out: Outside) -> None:
        if isinstance(move, Take):
            gain(s, self.seat, move.cubes, CLAUSE_OF[self.why_taken], self.why_taken, out)
        elif out.listening:
            out.tell("declined", seat=self.seat, why=self.why_taken, rule=CLAUSE_OF[self.why_taken])


taking = cache(TakeBasics)


CLAUSE_OF = {
    "night": "E4.7",
    "consolation": "E7.5",
    "harmony": "E4.5",
    "winds": "E5.12",
    "card": "E5.12",
    "connection": "E12.5",
    "capacity": "E4.6",
}
"""The clause by which something is gained."""


def may_take(s: Etherium, seat: Seat, count: int, why: str, optional: bool, out: Outside) -> None:
    """Let a seat take basics, as far as the supply lasts; ask only where there is a choice."""
    ways = choices_of(count, s.supply)
    if not any(ways[0]):
        tell_nothing(seat, "E9.5", why, out)
    elif len(ways) == 1 and not optional:
        gain(s, seat, ways[0], CLAUSE_OF[why], why, out)
    else:
        s.agenda.append(taking(seat, count, why, optional))


@dataclass(frozen=True)
class LoseBasics(Choice[Lose]):
    """Lose basics of one's choice. (T1, T3)"""

    kind: ClassVar[str] = "lose"
    rule: ClassVar[str] = "E12.5"
    count: int

    def options(self, s: Etherium) -> list[Move]:
        return [lose_these(cubes) for cubes in choices_of(self.count, s.cubes[self.seat])]

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"count": self.count}

    def take(self, s: Etherium, move: Lose, out: Outside) -> None:
        lose(s, self.seat, move.cubes, "E12.5", out)


def must_lose(s: Etherium, seat: Seat, count: int, out: Outside) -> None:
    """Make a seat lose basics; who owns fewer loses all of them. (E12.5)"""
    ways = choices_of(count, s.cubes[seat])
    if not any(ways[0]):
        tell_nothing(seat, "E12.5", "connection", out)
    elif len(ways) == 1:
        lose(s, seat, ways[0], "E12.5", out)
    else:
        s.agenda.append(LoseBasics(seat, count))


@dataclass(frozen=True)
class StealBasics(Choice[Steal]):
    """Steal basics of one's choice from one of these opponents."""  # E9.8, E12.5, E15.3

    kind: ClassVar[str] = "steal"
    rule: ClassVar[str] = "E9.8"
    count: int
    victims: tuple[Seat, ...]
    only: int | None
    """The one colour that may be stolen; None: any basics."""
    clause: str

    def options(self, s: Etherium) -> list[Move]:
        return list(thefts(s, self.count, self.victims, self.only))

    def facts(self, s: Etherium) -> dict[str, Json]:
        if len(self.victims) > 1:
            return {"count": self.count}
        return {"count": self.count, "victim": self.victims[0]}

    def take(self, s: Etherium, move: Steal, out: Outside) -> None:
        steal(s, self.seat, move.victim, move.cubes, self.clause, out)


def thefts(s: Etherium, count: int, victims: tuple[Seat, ...], only: int | None) -> list[Steal]:
    """List the thefts there are; a theft of nothing is none. (E9.8)"""
    found: list[Steal] = []
    for victim in victims:
        held = s.cubes[victim]
        if only is not None:
            held = [held[colour] if colour == only else 0 for colour in range(3)]
        found += [steal_these(victim, cubes) for cubes in choices_of(count, held) if any(cubes)]
    return found


def may_steal(
    s: Etherium, seat: Seat, count: int, victims: tuple[Seat, ...], only: int | None, clause: str, out: Outside
) -> None:
    """Let a seat steal; ask only where there is a choice."""
    ways = thefts(s, count, victims, only)
    if not ways:
        tell_nothing(seat, "E9.8", "theft", out)
    elif len(ways) == 1:
        steal(s, seat, ways[0].victim, ways[0].cubes, clause, out)
    else:
        s.agenda.append(StealBasics(seat, count, victims, only, clause))


def opponents(s: Etherium, seat: Seat) -> tuple[Seat, ...]:
    """List the others."""
    return tuple([other for other in range(s.seats) if other != seat])


# Cards


@dataclass(frozen=True)
class DiscardOne(Choice[Discard]):
    """Lose a Flash card of one's choice. (T2)"""

    kind: ClassVar[str] = "discard"
    rule: ClassVar[str] = "E12.5"

    def options(self, s: Etherium) -> list[Move]:
        return [Discard((card,)) for card in sorted(set(s.hands[self.seat]))]

    def take(self, s: Etherium, move: Discard, out: Outside) -> None:
        discard(s, self.seat, move.cards, "E12.5", out)


def why_not_played(s: Etherium, seat: Seat, move: Move, window: str) -> Refusal:
    """Tell why a card cannot be played here: not held, not now, or it would change nothing."""
    if not isinstance(move, Play) or type(move.card) is not int or not 0 <= move.card < len(FLASH):
        return Refusal("E5.13", "window_first")
    if move.card not in s.hands[seat]:
        return Refusal("E5.14", "not_in_hand", card=move.card)
    if FLASH[move.card].window != window:
        return Refusal("E5.10", "not_now", card=move.card, window=FLASH[move.card].window)
    return Refusal("E5.16", "changes_nothing", card=move.card)


# Places


@dataclass(frozen=True)
class Flee(Choice[Go]):
    """Choose where a unit flees to, or an army retreats."""  # E17

    kind: ClassVar[str] = "flee"
    rule: ClassVar[str] = "E17.4"
    unit: int

    def options(self, s: Etherium) -> list[Move]:
        return [go(self.unit, place) for place in refuges(s, self.seat, self.unit)]

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"unit": self.unit}

    def take(self, s: Etherium, move: Go, out: Outside) -> None:
        flee_to(s, self.seat, self.unit, move.place, out)


@dataclass(frozen=True)
class Flight(Happening):
    """A unit has to leave; where there is no choice it goes by itself."""  # E17.1, E17.2

    rule: ClassVar[str] = "E17.1"
    seat: Seat
    unit: int

    def run(self, s: Etherium, out: Outside) -> None:
        places = refuges(s, self.seat, self.unit)
        if len(places) == 1:
            flee_to(s, self.seat, self.unit, places[0], out)
        else:
            s.agenda.append(Flee(self.seat, self.unit))


def refuges(s: Etherium, seat: Seat, unit: int) -> list[Place]:
    """List the nearest places where a fleeing unit is safe. (E17.1–E17.5)"""
    for ring in distances(s.sectors, s.units[unit][seat]):
        safe = [place for place in ring if is_safe(s, seat, unit, place)]
        if safe:
            return safe
    raise AssertionError("E17.5: there is always a place")


def flee_to(s: Etherium, seat: Seat, unit: int, place: Place, out: Outside) -> None:
    """Flee, or retreat, to a place."""
    retreats = unit == ARMY and s.owner(s.units[unit][seat]) is not None
    rule = "E17.2" if retreats else "E17.1"
    put(s, seat, unit, (s.units[unit][seat], place), rule, "retreat" if retreats else "flight", out)
