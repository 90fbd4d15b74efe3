"""The one interface of all bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.state import ask_of, some_answer
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move

T = TypeVar("T")


class Bot:
    """A player who sees a view and answers a question."""

    def choose(self, game: Game, view: View, question: Question, chance: Chance) -> Move:
        """Choose a legal answer from what the seat knows."""
        raise NotImplementedError


def any_answer(game: Game, view: View, question: Question, chance: Chance) -> Move:
    """Choose any answer; one that is filled in is made up in an imagined world."""
    if question.options:
        return question.options[chance.below(len(question.options))]
    s = game.imagine(view, chance)
    ask = ask_of(s, question.seat)
    assert ask is not None
    return some_answer(s, ask, chance)


CLOSE = 1e-9
"""How little two sums may differ that would be equal but for rounding."""


def equals(worths: Sequence[float]) -> list[int]:
    """List the places of the best: several where they are worth the same."""
    best = max(worths)
    return [place for place, worth in enumerate(worths) if worth >= best - CLOSE]


def one_of(answers: Sequence[T], chance: Chance) -> T:
    """Draw by lot among answers that are as good as each other."""
    return answers[0] if len(answers) == 1 else answers[chance.below(len(answers))]
