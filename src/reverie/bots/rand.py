"""The bot that takes things as they come."""

from __future__ import annotations

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move
from .bot import Bot, any_answer


class Random(Bot):
    """Answers at random."""

    def choose(self, game: Game, view: View, question: Question, chance: Chance) -> Move:
        return any_answer(game, view, question, chance)
