"""What lies on the table, and how the agenda moves on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .chance import Chance
from .outside import Outside, Quick
from .step import Ask, Form, Step
from .words import Move, Seat


@dataclass
class State:
    """Everything on the table as plain data. Games extend it with fields; `copy` shares nothing mutable."""

    agenda: list[Step[Any]]
    """A stack: the last step is the next thing to happen. An empty agenda is the end."""

    def copy(self) -> State:
        raise NotImplementedError


def open_asks(s: State) -> list[Ask[Any, Any]]:
    """List who is asked now. The agenda must be settled."""
    return s.agenda[-1].asks(s) if s.agenda else []


def ask_of(s: State, seat: Seat) -> Ask[Any, Any] | None:
    """Find what a seat is asked now."""
    for ask in open_asks(s):
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
