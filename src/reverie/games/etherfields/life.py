"""Distress, and death by any of its three ways. (F20)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Step
from .decks import seal
from .forces import figure, has_rule
from .state import BEARS, DreamerId, Due, Etherfields

FIRST_HURT = "hurt"


def suffer(s: Etherfields, dreamer: DreamerId, n: int, out: Outside) -> None:
    """Let Distress come to a Dreamer; whoever may prevent it is asked first."""
    from .rapid import open_window

    me = s.dreamers[dreamer]
    if not me.hurt and n:
        n = figure(s, dreamer, "distress.first", n)
    instead = has_rule(s, dreamer, "distress.turn")
    if n and instead is not None and FIRST_HURT not in me.used:
        n -= 1
        seal(s, dreamer, instead.by, out)
    s.change(dreamer, hurt=True, used=(*me.used, FIRST_HURT))
    if n <= 0:
        return
    s.dues = (*s.dues, Due(dreamer, n))
    s.agenda.append(Bear())
    if out.listening:
        out.tell("due", dreamer=dreamer, count=n, rule="F20.1")
    open_window(s, "distress")


@dataclass(frozen=True)
class Bear(Step[Etherfields]):
    """Suffer what was not prevented. (F20.1, F20.2)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        due, s.dues = s.dues[-1], s.dues[:-1]
        dreamer = due.dreamer
        for _ in range(due.n):
            if s.dreamers[dreamer].distress >= BEARS:
                die(s, [dreamer], out, "F20.1")
                return
            if not s.distress_left:
                die(s, [dreamer], out, "F20.2")
                return
            s.change(dreamer, distress=s.dreamers[dreamer].distress + 1)
        if out.listening and due.n:
            out.tell("suffered", dreamer=dreamer, count=due.n, rule="F20.1")


def die(s: Etherfields, dreamers: list[DreamerId], out: Outside, rule: str) -> None:
    """A death is the whole team's loss, at once. (F20.4)"""
    from .awakening import Death
    from .dreams import Restart

    campaign = s.gate == 0 or s.town is not None
    s.outcome = "" if campaign else "lost"
    s.dead = tuple(dreamers)
    s.agenda.clear()
    if out.listening:
        out.tell("died", dreamers=list(dreamers), rule=rule)
    if campaign:
        s.agenda.append(Restart() if s.gate == 0 else Death())
