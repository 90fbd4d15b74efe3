"""Before the first turn: archetypes, Entrances, and what the Slumber deck brings. (F3)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Step
from .choices import Do, do, pick
from .content import ARCHETYPES, FLAWS, SLUMBERS, deck_of
from .decks import lay_deck
from .dreams import BeginDream
from .language import Instr
from .state import Etherfields
from .steps import BeginSlumber
from .walking import has_room

Word = Callable[[Etherfields, Do, Instr, Outside], None]

FLAW_COUNT = len(FLAWS)
ENTITIES = tuple(number for number, tile in enumerate(SLUMBERS) if tile.figures is not None and tile.found)
"""The tiles of the first Slumber deck that are Entities."""


@dataclass(frozen=True)
class ChooseArchetypes(Step[Etherfields]):
    """Each takes a different archetype; the very first session then enters the Initiation. (F3.4, F3.8)"""

    foreseen: ClassVar[bool] = True
    slumber: bool

    def run(self, s: Etherfields, out: Outside) -> None:
        s.agenda += [Reveal()] if self.slumber else [BeginDream(0)]
        for word in ("_enter", "_take") if self.slumber else ("_take",):
            for dreamer in reversed(s.clockwise()):
                do(s, dreamer, (Instr(word),))


def take(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Choose an archetype that nobody has."""
    taken = {each.archetype for each in s.dreamers}
    pick(s, by, "archetype", [n for n in range(len(ARCHETYPES)) if n not in taken], by.then("_become"))


def become(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Take an archetype's board and deck. (F3.4)"""
    cards = deck_of(ARCHETYPES[by.picked])
    s.change(by.dreamer, archetype=by.picked, owned=tuple(sorted(cards)))
    lay_deck(s, by.dreamer, cards, out)
    out.reveal()
    if out.listening:
        out.tell("became", dreamer=by.dreamer, archetype=by.picked, rule="F3.4")


def enter(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Choose an Entrance."""
    offered = [space for space in s.board.bearing("entrance") if has_room(s, space)]
    pick(s, by, "entrance", offered, by.then("_stand"))


def stand(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    s.change(by.dreamer, space=by.picked, start=by.picked)
    if out.listening:
        out.tell("entered", dreamer=by.dreamer, space=by.picked, rule="F7.2")


@dataclass(frozen=True)
class Reveal(Step[Etherfields]):
    """The top Slumber tile is revealed: its Entity starts a Slumber. (F6.2)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        s.agenda.append(BeginSlumber(ENTITIES[out.below(len(ENTITIES))]))
        out.reveal()


WORDS: Mapping[str, Word] = {"_take": take, "_become": become, "_enter": enter, "_stand": stand}
