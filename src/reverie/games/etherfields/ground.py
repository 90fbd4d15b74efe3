"""Words that change the ground: Light tokens, the Wall token, Walls that open. (F14.11, F14.16)"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel.outside import Outside
from .board import Edge, SpaceId, edge, tile_at
from .choices import Do, pick
from .language import Instr
from .state import DreamerId, Etherfields

Word = Callable[[Etherfields, Do, Instr, Outside], None]

TOKENS = 2
"""Terrain tokens of each kind."""
WIDE = 100
"""An edge is chosen as one number: its lower space times this, plus the other."""


def lightable(s: Etherfields, dreamer: DreamerId, instr: Instr) -> list[tuple[SpaceId, ...]]:
    """List where a Light token may lie: own space; with `wide` a line of it, or the middle of its tile. (F14.11)"""
    here = s.dreamers[dreamer].space
    found: list[tuple[SpaceId, ...]] = [(here,)]
    if instr.has("wide"):
        tile = [space for space in s.board.spaces if tile_at(space) == tile_at(here)]
        found += [edge(here, there) for there in s.board.beside(here, through=True)]
        found.append(tuple(sorted(tile)))
    return [spaces for spaces in found if spaces not in s.light]


def terrain(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A Light token comes, of two there are."""
    if len(s.light) < TOKENS:
        pick(s, by, "light", list(range(len(lightable(s, by.dreamer, instr)))), (Instr("_light", instr.args),))


def light(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    spaces = lightable(s, by.dreamer, instr)[by.picked]
    s.light = (*s.light, spaces)
    if out.listening:
        out.tell("light", spaces=list(spaces), rule="F14.11")


def walls_beside(s: Etherfields, dreamer: DreamerId) -> list[Edge]:
    """List the Walls round a Dreamer's space that part it from another."""
    here = s.dreamers[dreamer].space
    return [edge(here, there) for there in s.board.beside(here, through=True) if s.board.walled(here, there)]


def open_wall(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A Wall of one's own space is open this turn."""
    pick(s, by, "wall", [one * WIDE + other for one, other in walls_beside(s, by.dreamer)], (Instr("_open_wall"),))


def opens(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    s.opened = (*s.opened, divmod(by.picked, WIDE))
    if out.listening:
        out.tell("opened", edge=list(divmod(by.picked, WIDE)), rule="F14.3")


def shuttable(s: Etherfields, dreamer: DreamerId) -> list[Edge]:
    """List the open edges of a Dreamer's space."""
    here = s.dreamers[dreamer].space
    return [edge(here, there) for there in s.board.beside(here)]


def wall(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The one Wall token comes beside a Dreamer, from wherever it stood. (F14.16)"""
    s.wall = None
    edges = shuttable(s, by.dreamer)
    pick(s, by, "wall", [one * WIDE + other for one, other in edges], (Instr("_wall"),))


def walls_off(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    s.wall = divmod(by.picked, WIDE)
    if out.listening:
        out.tell("wall", edge=list(s.wall), rule="F14.16")


WORDS: Mapping[str, Word] = {
    "terrain": terrain, "_light": light, "open_wall": open_wall, "_open_wall": opens, "_wall_at": wall,
    "_wall": walls_off,
}  # fmt: skip
