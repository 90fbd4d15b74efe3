"""The one interface of all bots."""

from __future__ import annotations

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.state import ask_of, some_answer
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move


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
