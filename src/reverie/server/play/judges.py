"""The judge of words sits in a worker of its own: whatever somebody types, no other table waits for its verdict.

A table asks before it moves, and plays the move with the verdicts that came; the log keeps them. A verdict that is late
is given by the judge that a game keeps for imagined worlds, which needs no books.
"""

from __future__ import annotations

import asyncio
import logging

from ... import games
from ...kernel.game import Choices, Game
from ...kernel.words import Json, Move
from ..metrics import Metrics
from .fair_queue import Asker, FairQueue
from .live import Live
from .workers import Workers

log = logging.getLogger("reverie.play.judges")

DEADLINE = 3.0
"""Seconds that a verdict may take; as long again it may have to wait for others."""
READING = 30.0
"""Seconds that a judge may take to read its books."""
NOBODY = Asker("", "", "")


def _open(game: str, rules: int, choices: Choices) -> None:
    games.find(game, rules).judge(choices)


def _judge(game: str, rules: int, choices: Choices, question: dict[str, Json]) -> Json:
    judge = games.find(game, rules).judge(choices)
    assert judge is not None
    return judge.verdict(question)


class Judges(Workers):
    """Asks the judges of words, one question after another."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(1, READING)
        self._metrics = metrics
        self._queue = FairQueue(1)

    def wake(self, game: Game, choices: Choices) -> None:
        """Let a judge read its books before anybody waits for a verdict."""
        if game.judges and not self._stopped:
            self._spawn(self._open(game, choices))

    async def _open(self, game: Game, choices: Choices) -> None:
        try:
            async with asyncio.timeout(2 * READING), self._queue.turn(NOBODY):
                await self._run(_open, game.name, game.rules, choices)
        except Exception:
            log.warning("a judge could not be opened", extra={"game": game.name}, exc_info=True)

    async def verdicts(self, live: Live, seat: int, move: Move, asker: Asker) -> list[Json]:
        """Tell all verdicts that a move needs. The table must be locked."""
        given: list[Json] = []
        while live.game.judges and (question := live.table.unjudged(seat, move, given)) is not None:
            given.append(await self._verdict(live, question, asker))
        return given

    async def _verdict(self, live: Live, question: dict[str, Json], asker: Asker) -> Json:
        game = live.game
        try:
            async with asyncio.timeout(2 * DEADLINE), self._queue.turn(asker):
                return await self._run(_judge, game.name, game.rules, live.table.choices, question, seconds=DEADLINE)
        except Exception as error:
            self._metrics.unjudged.inc()
            about = {"table": live.meta.id, "game": game.name, "error": repr(error)}
            log.warning("a verdict was late, and the plain judge gave one", extra=about)
            self.wake(game, live.table.choices)
            judge = game.judge_of(live.table.view(None))
            assert judge is not None
            return judge.verdict(question)
