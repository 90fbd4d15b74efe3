"""Bots think in worker processes: a worker that crashes or hangs is replaced, and the bot still moves."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
from typing import Any

from pebble import ProcessPool

from .. import bots, games
from ..bots.search import utility
from ..kernel.chance import Seeded
from ..kernel.codec import move_from_json, move_to_json
from ..kernel.table import Question, Table
from ..kernel.view import View
from ..kernel.words import Json, Move, Wait
from .config import more_games

log = logging.getLogger("reverie.bots")


def _wake(folders: list[str]) -> None:
    """Prepare a worker: it ends with its server, not by the terminal's interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    more_games(folders)


def _nothing() -> None:
    """Be there."""


def _choose(game: str, view: View, question: Question, level: str, seed: int) -> Json:
    return move_to_json(bots.choose(game, view, question, level, seed))


def _weigh(game: str, view: View, question: Question, seed: int, iterations: int) -> list[tuple[Json, float, float]]:
    thoughts = bots.weigh(game, view, question, seed, iterations)
    return [(move_to_json(each.move), each.value, utility(each.value)) for each in thoughts]


class Thinkers:
    """The pool of worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._pool = ProcessPool(
            max_workers=workers,
            max_tasks=0,
            initializer=_wake,
            initargs=[list(games.__path__)],
            context=multiprocessing.get_context("spawn"),
        )
        self._random = random.Random()
        self._awake = False
        """Whether any worker was started: most of a house's servers may never need one."""
        self.failures = 0

    @property
    def ready(self) -> bool:
        """Whether bots can think, or will as soon as one has to."""
        return not self._awake or bool(self._pool.active)

    def wake(self) -> None:
        """Start the workers before the first bot has to think."""
        self._awake = True
        self._pool.schedule(_nothing)

    async def choose(self, table: Table, question: Question, level: str) -> Move:
        """Choose a move for a seat from what it sees. Always answers, if need be at random."""
        name, view = table.game.name, table.view(question.seat)
        try:
            told = await self.run(_choose, name, view, question, level, self._random.getrandbits(48))
            return move_from_json(told, {**table.game.move_types(), Wait.kind: Wait})
        except Exception as error:
            self.failures += 1
            log.warning("a bot failed to think", extra={"game": name, "level": level, "error": repr(error)})
            return table.sample(question.seat, Seeded(self._random.getrandbits(48)))

    async def weigh(
        self, game: str, view: View, question: Question, iterations: int
    ) -> list[tuple[Json, float, float]]:
        """Tell what a search thinks of each answer: the move, its value, the chance to win; best first."""
        told = await self.run(_weigh, game, view, question, self._random.getrandbits(48), iterations)
        return list(told)

    async def run(self, function: Any, *args: Any, seconds: float | None = None) -> Any:
        """Run a function in a worker. Raises what it raises, or that it took too long."""
        self._awake = True
        future = self._pool.schedule(function, args=args, timeout=seconds or self._seconds)
        return await asyncio.wrap_future(future)

    def stop(self) -> None:
        """End the workers at once: nothing they know is needed."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)
