"""Before the first turn: archetypes, Entrances, and where the session begins. (F3)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Step
from .awakening import Awaken, take_up
from .choices import Do, do, pick
from .content import ARCHETYPES, SLUMBERS, deck_of
from .decks import lay_deck
from .dreams import BeginDream
from .language import Instr
from .slumbers import RevealSlumber
from .state import Etherfields
from .town import InTown
from .walking import has_room

Word = Callable[[Etherfields, Do, Instr, Outside], None]

ENTITIES = tuple(number for number, tile in enumerate(SLUMBERS) if tile.figures is not None and tile.found)
"""The tiles of the first Slumber deck that are Entities."""


@dataclass(frozen=True)
class ChooseArchetypes(Step[Etherfields]):
    """Each takes a different archetype; then the night begins. (F3.4, F3.7, F3.8)"""

    foreseen: ClassVar[bool] = True
    night: str

    def run(self, s: Etherfields, out: Outside) -> None:
        match self.night:
            case "initiation":
                s.agenda.append(BeginDream(0))
            case "slumber":
                s.agenda.append(RevealSlumber())
            case _:
                s.agenda += [InTown(), SaveCards(), Awaken(5)]
        for word in ("_enter", "_take") if self.night == "slumber" else ("_take",):
            for dreamer in reversed(s.clockwise()):
                do(s, dreamer, (Instr(word),))


@dataclass(frozen=True)
class SaveCards(Step[Etherfields]):
    """A save card is an Ether, then gone. (F23.4)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        assert s.town is not None
        for dreamer, each in enumerate(s.dreamers):
            if each.archetype in s.town.save_cards:
                do(s, dreamer, (Instr("gain", ("ether", "1")),))
        played = {each.archetype for each in s.dreamers}
        s.town = replace(s.town, save_cards=tuple(card for card in s.town.save_cards if card not in played))


def take(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Choose an archetype that nobody has."""
    taken = {each.archetype for each in s.dreamers}
    pick(s, by, "archetype", [n for n in range(len(ARCHETYPES)) if n not in taken], by.then("_become"))


def become(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Take an archetype's board and deck. (F3.4)"""
    if s.town is not None:
        take_up(s, by.dreamer, by.picked)
    else:
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


WORDS: Mapping[str, Word] = {"_take": take, "_become": become, "_enter": enter, "_stand": stand}
