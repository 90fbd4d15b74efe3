"""Modifiers: what changes a figure of the rules as long as it is in force. Declared where it is printed, and summed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

C = TypeVar("C")
"""The case that a figure is asked for: what is bought, who moves, where."""


@dataclass(frozen=True)
class Rule(Generic[C]):
    """Changes a figure by an amount, in the cases that it is for."""

    modifies: str
    """The figure, by the name that the game gives it."""
    by: int | Callable[[C], int]
    when: Callable[[C], bool] | None = None
    """For which cases; None: for all."""

    def amount(self, case: C) -> int:
        """Tell by how much it changes its figure in a case."""
        if self.when is not None and not self.when(case):
            return 0
        return self.by(case) if callable(self.by) else self.by


def summed(rules: Iterable[Rule[C]], modifies: str, case: C, base: int = 0) -> int:
    """Add to a figure all that modifies it in a case."""
    return base + sum([rule.amount(case) for rule in rules if rule.modifies == modifies])
