"""Words of a turn and of its end: what a draw step, a Skip, a Loot and the end of a Slumber set in motion."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel.outside import Outside
from .choices import Do, do
from .forces import figure
from .language import Instr
from .state import DRAWS, LONE_DRAWS, Etherfields

Word = Callable[[Etherfields, Do, Instr, Outside], None]


def draws(s: Etherfields, dreamer: int) -> int:
    """Tell how many cards a Dreamer draws in the draw step, before the bonus of their space. (F8.1, F8.13)"""
    return figure(s, dreamer, "draw", LONE_DRAWS if s.lone and s.players == 1 else DRAWS)


def draw_step(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Draw, with the bonus of the space that the Dreamer stood on as the phase began. (F8.1)"""
    start = s.dreamers[by.dreamer].start
    bonus = s.board.spaces[start].bonus if start in s.board.spaces else 0
    do(s, by.dreamer, (Instr("draw", (str(draws(s, by.dreamer) + bonus),)),))


def skip(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Skip the Slumber: its line, and no Loot. (F6.5)"""
    assert s.met is not None
    if by.picked:
        finish(s, "skipped", out, "F6.5")
        do(s, s.first, s.met.entity.skip)


def finish(s: Etherfields, how: str, out: Outside, rule: str) -> None:
    """End the Slumber: nothing more of the turn comes."""
    from .steps import EndSlumber
    from .town import InTown

    s.agenda.clear()
    if s.town is not None:
        s.agenda.append(InTown())
    s.agenda.append(EndSlumber(how))
    if out.listening:
        out.tell("slumber_over", how=how, rule=rule)


WORDS: Mapping[str, Word] = {"_draw_step": draw_step, "_skip": skip}
