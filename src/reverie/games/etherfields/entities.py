"""Entities: spawning, and moving by the die. (F16)"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Step
from .board import SpaceId, next_steps
from .choices import Do, team
from .dice import MOVEMENT, put_away, roll
from .figures import FIGURE, Arrive, Word, pushed_to, put
from .forces import entity_figure
from .language import Instr
from .state import CROWD, Etherfields

ROLLS = 3
"""How often the movement die may be rolled in a row. (F16.3)"""
SHAPESHIFTERS = 4  # F16.13


@dataclass(frozen=True)
class Spawn(Step[Etherfields]):
    """Place the figures of the Entity on spawn spaces, spread evenly. (F16.1)"""

    foreseen: ClassVar[bool] = True
    left: int
    first: bool

    def run(self, s: Etherfields, out: Outside) -> None:
        assert s.met is not None
        if not self.left or len(s.met.figures) >= SHAPESHIFTERS:  # F16.13, F1.8
            return
        s.agenda.append(replace(self, left=self.left - 1, first=False))
        team(s, "spawn", spawns(s, self.first), (Instr("_spawn"),))


def spawns(s: Etherfields, first: bool) -> list[SpaceId]:
    """List where the next figure may spawn; the first on a space that shows the current suit."""
    assert s.met is not None
    found = [space for space in s.board.bearing("spawn") if s.crowd(space) < CROWD]
    fewest = min((s.met.figures.count(space) for space in found), default=0)
    even = [space for space in found if s.met.figures.count(space) == fewest]
    suited = [space for space in even if s.board.spaces[space].suit == s.suit]
    return suited if first and suited else even


def spawn(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    assert s.met is not None
    s.meet(figures=(*s.met.figures, by.picked))
    if out.listening:
        out.tell("spawned", space=by.picked, rule="F16.1")


@dataclass(frozen=True)
class RollMovement(Step[Etherfields]):
    """Roll the movement die: for the Entity, or for each figure. (F16.3)"""

    foreseen: ClassVar[bool] = True
    figures: tuple[int, ...]
    rolls: int = 1

    def run(self, s: Etherfields, out: Outside) -> None:
        from .rapid import open_window

        s.roller, s.boosting = -1, False
        s.agenda.append(MoveBy(self.figures, self.rolls))
        roll(s, out)
        open_window(s, "roll")


@dataclass(frozen=True)
class MoveBy(Step[Etherfields]):
    """Move as the die lies. (F16.3)"""

    foreseen: ClassVar[bool] = True
    figures: tuple[int, ...]
    rolls: int

    def run(self, s: Etherfields, out: Outside) -> None:
        assert s.met is not None
        face = MOVEMENT[s.die]
        put_away(s)
        value = max(0, entity_figure(s, "own.movement", s.met.entity.movement))
        steps = {"stays": 0, "one": 1}.get(face, value)
        if face == "again" and self.rolls < ROLLS:
            s.agenda.append(RollMovement(self.figures, self.rolls + 1))
        for figure in reversed(self.figures):
            s.agenda.append(Approach(figure, steps))


@dataclass(frozen=True)
class Approach(Step[Etherfields]):
    """Take a shortest way to the nearest Dreamer, step by step, players choosing among equals. (F16.5, F16.6)"""

    foreseen: ClassVar[bool] = True
    figure: int
    left: int
    moved: bool = False

    def run(self, s: Etherfields, out: Outside) -> None:
        assert s.met is not None
        steps = ways_on(s, self.figure) if self.left and "paralysed" not in s.met.states else []
        if steps:
            s.agenda.append(replace(self, left=self.left - 1, moved=True))
            team(s, "way", steps, (Instr("_approach", (str(self.figure),)),))
        elif self.moved:
            s.agenda.append(Arrive(self.figure))


def ways_on(s: Etherfields, figure: int) -> list[SpaceId]:
    """List the next spaces on the way; none where it already is with a Dreamer, or may not stop with one."""
    assert s.met is not None
    here = s.met.figures[figure]
    goals = [each.space for each in s.dreamers]
    return [space for space in next_steps(s.board, here, goals) if space not in goals or may_stop(s, space)]


def may_stop(s: Etherfields, space: SpaceId) -> bool:
    """Whether an Entity may stop there: with room, or where it can push somebody of several out. (F16.9, F16.10)"""
    if s.crowd(space) < CROWD:
        return True
    here = [dreamer for dreamer in range(s.players) if s.dreamers[dreamer].space == space]
    return len(here) > 1 and any(pushed_to(s, FIGURE + dreamer) for dreamer in here)


def approach(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Take one step; whoever it enters upon may answer."""
    from .rapid import open_window

    put(s, int(instr.args[0]), by.picked, out, "F16.5")
    if any(each.space == by.picked for each in s.dreamers):
        open_window(s, "entered")


WORDS: Mapping[str, Word] = {"_spawn": spawn, "_approach": approach}
