"""The bot that judges what lies before it."""

from __future__ import annotations

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.outside import Quick
from ..kernel.state import answer, ask_of
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move
from .bot import Bot, any_answer, equals, one_of


class Greedy(Bot):
    """Tries each answer in a few imagined worlds and takes what the game's own judgement likes best.

    Among equals the lot decides, so that nobody is picked on for their seat.
    """

    def __init__(self, worlds: int = 3, nods: float = 0.0, samples: int = 12) -> None:
        self._worlds = worlds
        self._nods = nods
        """How often it nods off and answers at random."""
        self._samples = samples
        """How many answers it makes up where one is filled in."""

    def choose(self, game: Game, view: View, question: Question, chance: Chance) -> Move:
        if self._nods and chance.below(1000) < self._nods * 1000:
            return any_answer(game, view, question, chance)
        answers = question.options
        if not answers:
            answers = [any_answer(game, view, question, chance) for _ in range(self._samples)]
        if len(answers) == 1:
            return answers[0]
        worths = [0.0] * len(answers)
        seat = question.seat
        out = Quick(chance.below(1 << 30), game.judge_of(view))
        for _ in range(self._worlds):
            world = game.imagine(view, chance)
            for index, move in enumerate(answers):
                s = world.copy()
                ask = ask_of(s, seat)
                assert ask is not None
                answer(s, ask, move, out)
                worths[index] += game.values(s)[seat]
        return one_of([answers[index] for index in equals(worths)], chance)
