"""Bots think in worker processes: a worker that crashes or hangs is replaced, and the bot still moves."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Any

from ... import bots, games
from ...bots import LEVELS
from ...bots.search import utility
from ...kernel.chance import Seeded
from ...kernel.codec import move_from_json, move_to_json
from ...kernel.table import Question
from ...kernel.view import View
from ...kernel.words import Json, Move, Wait
from ..metrics import Metrics
from .fair_queue import Asker, Crowd, FairQueue
from .live import Live
from .worker import Gone
from .workers import Workers

log = logging.getLogger("reverie.play.bot_pool")

RECONSIDERING = 8.0
"""Seconds that a game may take to look at one answer anew."""

PATIENCE = 1.5
"""Seconds that all who share the hands should take together: where they would take longer, bots think less."""

SHARE = 0.5
"""Seconds that those of one address should take together."""


def _choose(game: str, view: View, question: Question, level: str, seed: int) -> tuple[Json, float]:
    began = time.perf_counter()
    move = bots.choose(game, view, question, level, seed)
    return move_to_json(move), time.perf_counter() - began


def _weigh(game: str, view: View, question: Question, seed: int, iterations: int) -> list[tuple[Json, float, float]]:
    thoughts = bots.weigh(game, view, question, seed, iterations)
    return [(move_to_json(each.move), each.value, utility(each.value)) for each in thoughts]


def _reconsider(game: str, view: View, question: Question, move: Json, seed: int) -> list[tuple[Json, float, float]]:
    played = move_from_json(move, games.find(game).move_types())
    found = bots.reconsider(game, view, question, played, seed)
    return [(move_to_json(each), value, utility(value)) for each, value in found]


class BotPool(Workers):
    """The pool of worker processes: so many in which bots think, and one more in which games are studied."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        super().__init__(workers + 1, seconds)
        self._metrics = metrics
        self._queue = FairQueue(workers)
        self._desk = FairQueue(1)
        self._random = random.Random()
        self._takes: dict[tuple[str, str], float] = {}
        """How many seconds a move of a game takes at a level, as far as we know."""

    def wake(self) -> None:
        """Start the workers before the first bot has to think."""
        for _ in range(self._queue.hands):
            self._spawn(self._prove())

    async def choose(self, live: Live, question: Question, level: str, asker: Asker | None = None) -> Move:
        """Choose a move for a seat from what it sees. Always answers, if need be at random.

        Where many tables of the same people wait for a hand, the bot thinks as a lower level does, which is faster.
        """
        table, name = live.table, live.game.name
        view = table.view(question.seat)
        try:
            async with (
                asyncio.timeout(2 * self._seconds),
                self._queue.turn(asker or Asker("", "", live.meta.id)) as crowd,
            ):
                told = await self._think(name, view, question, self._affordable(name, level, crowd))
            return move_from_json(told, {**table.game.move_types(), Wait.kind: Wait})
        except Exception as error:
            self._metrics.lapses.labels(level).inc()
            about = {"table": live.meta.id, "game": name, "level": level, "error": repr(error)}
            log.warning("a bot failed to think and moves at random", extra=about)
            return table.sample(question.seat, Seeded(self._random.getrandbits(48)))

    async def _think(self, game: str, view: View, question: Question, level: str) -> Json:
        seed = self._random.getrandbits(48)
        try:
            told, took = await self._run(_choose, game, view, question, level, seed)
        except Gone:  # whoever ended that worker need not have meant this bot
            told, took = await self._run(_choose, game, view, question, level, seed)
        self._takes[game, level] = (self._takes.get((game, level), took) + took) / 2
        move: Json = told
        return move

    def _affordable(self, game: str, level: str, crowd: Crowd) -> str:
        """Lower a level as long as those who share the hands would wait too long for each other."""
        fitting = level
        while fitting != LEVELS[0] and self._too_long(self._takes.get((game, fitting), 0.0), crowd):
            fitting = LEVELS[LEVELS.index(fitting) - 1]
        if fitting != level:
            self._metrics.lowered.labels(level).inc()
        return fitting

    def _too_long(self, seconds: float, crowd: Crowd) -> bool:
        share = crowd.tables * seconds / self._queue.hands
        return (crowd.tables > 1 and share > SHARE) or (crowd.addresses > 1 and crowd.addresses * share > PATIENCE)

    async def weigh(
        self, asker: Asker, game: str, view: View, question: Question, iterations: int
    ) -> list[tuple[Json, float, float]]:
        """Tell what a search thinks of each answer: the move, its value, the chance to win; best first."""
        seed = self._random.getrandbits(48)
        async with self._desk.turn(asker):
            told = await self._run(_weigh, game, view, question, seed, iterations)
        return list(told)

    async def reconsider(
        self, asker: Asker, game: str, view: View, question: Question, move: Json
    ) -> list[tuple[Json, float, float]]:
        """Tell what a game thinks of an answer that was filled in, and of the best it finds, as `weigh` does."""
        seed = self._random.getrandbits(48)
        told = await self.study(asker, _reconsider, game, view, question, move, seed, seconds=RECONSIDERING)
        return list(told)

    async def study(self, asker: Asker, function: Any, *args: Any, seconds: float) -> Any:
        """Run a function where no bot waits for it, in turn. Raises what it raises, Gone or TimeoutError."""
        async with asyncio.timeout(2 * seconds), self._desk.turn(asker):
            return await self._run(function, *args, seconds=seconds)
