"""Fates and Quirks. (F5)"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel.outside import Outside
from ...kernel.pile import EVERYBODY
from ...parts.deck import Known
from .board import SpaceId
from .choices import NONE, Do, do, team
from .content import FATES, MAPS
from .language import Effect, Instr
from .state import Etherfields

Word = Callable[[Etherfields, Do, Instr, Outside], None]


def fate(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Draw a Fate card: it is resolved, and lies under its deck; a Quirk may stay. (F4.9, F5.1, F5.6)"""
    if not len(s.fates):
        return
    number = s.fates.draw(out).card
    out.reveal()
    s.fates.put(Known(number, EVERYBODY), len(s.fates), out)
    if out.listening:
        out.tell("fate", fate=number, rule="F5.1")
    told = FATES[number]
    if not told.quirk:
        do(s, s.first, as_team(told.power.effect))
    elif s.gate < 0:
        draw_tile(s, out)
        do(s, s.first, (Instr("_quirk", (str(number),)),))


def as_team(effect: Effect) -> Effect:
    """Let the choices of an effect be those of the team. (F1.4)"""
    named = {"choose": "_team", "may": "_team_may"}
    return tuple(
        Instr(named[each.verb], ("fate",), each.named, each.blocks) if each.verb in named else each for each in effect
    )


def team_may(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The team does it if it wishes."""
    team(s, "may", [NONE, 0], (Instr("_may", (), (), instr.blocks),))


def draw_tile(s: Etherfields, out: Outside) -> None:
    """A Slumber map tile comes to its slot; with the pile empty none comes. (F5.2, F5.5, F5.7)"""
    if len(s.map_pile):
        tile = MAPS["slumber"].tiles[s.map_pile.draw(out).card]
        out.reveal()
        s.tiles = (*s.tiles, ("slumber", tile))
        if out.listening:
            out.tell("tile", slot=tile, rule="F5.2")


def free_slots(s: Etherfields) -> list[SpaceId]:
    """List the Quirk slots on which none lies."""
    taken = {space for _, space in s.quirks}
    return [space for space in s.board.bearing("quirk") if space not in taken]


def quirk(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A Quirk stays on a free slot that the team names; with none free it does nothing more. (F5.3)"""
    team(s, "quirk", free_slots(s), (Instr("_quirk_at", instr.args),))


def quirk_at(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    number = int(instr.args[0])
    s.fates.segments.remove(Known(number, EVERYBODY))
    s.quirks = (*s.quirks, (number, by.picked))
    if out.listening:
        out.tell("quirk", fate=number, space=by.picked, rule="F5.3")


def clear_quirks(s: Etherfields, out: Outside) -> None:
    """Quirks that are cleared go under the Fate deck. (F5.8)"""
    for number, _ in s.quirks:
        s.fates.put(Known(number, EVERYBODY), len(s.fates), out)
    s.quirks = ()


def shuffle(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Shuffle the Fate deck."""
    s.fates.shuffle()
    if out.listening:
        out.tell("fates_shuffled", rule="F2.8")


WORDS: Mapping[str, Word] = {
    "_fate": fate, "_team_may": team_may, "_quirk": quirk, "_quirk_at": quirk_at, "shuffle": shuffle,
}  # fmt: skip
