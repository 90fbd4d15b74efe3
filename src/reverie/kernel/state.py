"""What lies on the table, and how the agenda moves on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .chance import Chance
from .derive import derived_copy
from .outside import Outside, Quick
from .step import Ask, Form, Step
from .words import Move, Seat


@dataclass
class State:
    """Everything on the table as plain data. Games extend it with fields; `copy` shares nothing mutable.

    Unless a game writes its own, for speed, `copy` is derived from the annotations of the fields.
    """

    agenda: list[Step[Any]]
    """A stack: the last step is the next thing to happen. An empty agenda is the end."""

    def copy(self) -> State:
        """Make another state, equal to this one, that shares nothing that can be changed."""
        twin: State = derived_copy(self)
        return twin

    def meanwhile(self) -> list[Ask[Any, Any]]:
        """Tell who may speak beside what is asked on top: never awaited, at most one ask a seat.

        An answer leaves the agenda as it is, and may push steps that interrupt it. Whoever is asked
        on top is not asked anything beside it. Playouts and searches do not look here.
        """
        return []

    def seated(self, seat: Seat, who: str, out: Outside) -> None:
        """Take note of who sits on a seat now, one of SITTERS; the usher speaks, the log records it."""


def open_asks(s: State) -> list[Ask[Any, Any]]:
    """List who is asked now, then who may speak meanwhile. The agenda must be settled."""
    if not s.agenda:
        return []
    asks = s.agenda[-1].asks(s)
    beside = s.meanwhile()
    if not beside:
        return asks
    asked = {ask.seat for ask in asks}
    return [*asks, *[ask for ask in beside if ask.seat not in asked]]


def ask_of(s: State, seat: Seat) -> Ask[Any, Any] | None:
    """Find what a seat is asked now, on top or else beside it."""
    if not s.agenda:
        return None
    for ask in s.agenda[-1].asks(s):
        if ask.seat == seat:
            return ask
    for ask in s.meanwhile():
        if ask.seat == seat:
            return ask
    return None


def settle(s: State, out: Outside) -> None:
    """Run the agenda until somebody is asked or the game is over."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Ask) or (step.scene and step.asks(s)):
            return
        agenda.pop()
        step.run(s, out)


def answer(s: State, ask: Ask[Any, Any], move: Move, out: Outside) -> None:
    """Carry out a legal answer to an open ask and run on. Legality is not checked."""
    agenda = s.agenda
    if agenda[-1] is ask:
        agenda.pop()
    ask.take(s, move, out)
    settle(s, out)


def expire(s: State, key: str, out: Outside) -> None:
    """Let the clock speak: the deadline `key` of the step on top has passed."""
    s.agenda[-1].expire(s, key, out)
    settle(s, out)


def usher(s: State, seat: Seat, who: str, out: Outside) -> None:
    """Let the usher speak: this is who sits on a seat from now on."""
    s.seated(seat, who, out)
    settle(s, out)


def some_answer(s: State, ask: Ask[Any, Any], chance: Chance) -> Move:
    """Choose any legal answer at random."""
    if isinstance(ask, Form):
        return ask.sample(s, chance)
    options = ask.options(s)
    return options[chance.below(len(options))]


def playout(s: State, out: Quick, decisions: int = 1_000_000) -> int:
    """Play on at random until the end, or for so many decisions; tell how many were made."""
    agenda = s.agenda
    random = out.random
    made = 0
    while agenda and made < decisions:
        step = agenda.pop()
        if isinstance(step, Ask):
            made += 1
            options = step.options(s)
            if options:
                step.take(s, options[int(random() * len(options))], out)
            else:
                assert isinstance(step, Form)
                step.take(s, step.sample(s, out), out)
        elif step.scene and (asks := step.asks(s)):
            made += 1
            agenda.append(step)
            ask = asks[out.below(len(asks))]
            ask.take(s, some_answer(s, ask, out), out)
        else:
            step.run(s, out)
    return made
