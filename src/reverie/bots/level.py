"""The bots that people meet: a level is a way to play any game."""

from __future__ import annotations

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move
from .bot import Bot


class Level(Bot):
    """Plays as the game itself advises this level, and thinks in its own way where the game is silent."""

    def __init__(self, name: str, otherwise: Bot) -> None:
        self._name = name
        self._otherwise = otherwise

    def choose(self, game: Game, view: View, question: Question, chance: Chance) -> Move:
        advised = game.advise(view, question, self._name, chance)
        if advised is not None:
            return advised
        return self._otherwise.choose(game, view, question, chance)
