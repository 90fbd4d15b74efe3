"""What one seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from .step import Step
from .words import Seat


@dataclass(frozen=True)
class View:
    """Everything that one seat, or a spectator (None), knows; memory included.

    Games extend it with frozen fields. A view is the only thing about a table that ever
    reaches a client or a bot.
    """

    unsaid: ClassVar[tuple[str, ...]] = ()
    """Fields that stay in a mind: a bot needs them to remember, a page is not sent them."""
    told: ClassVar[tuple[str, ...]] = ()
    """Properties that follow from the fields by the rules: a page is sent them, so that it reckons none itself."""

    seat: Seat | None


def agenda_in_sight(agenda: list[Step[Any]]) -> tuple[Step[Any], ...]:
    """Tell what all may know of an agenda: the step on top, and before it in the stack those that are foreseen.

    `imagine` makes up the others.
    """
    for step in agenda:
        if not step.foreseen:
            return tuple([step for step in agenda[:-1] if step.foreseen] + agenda[-1:])
    return tuple(agenda)
