"""Worker processes that belong together: one that crashes or is late is given up, and another takes its place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ... import games
from ..config import more_games
from .worker import Worker, pack

log = logging.getLogger("reverie.play.workers")

AGAIN = 1.0
"""Seconds until a worker is tried again, where not even a new one does anything."""


def _with_games(folders: list[str], function: Any, args: tuple[Any, ...]) -> Any:
    """Do something in a worker that knows the games of the house."""
    more_games(folders)
    return function(*args)


def _nothing() -> None:
    """Be there, and know the games."""
    for name in games.names():
        games.find(name)


class Workers:
    """Some worker processes: started when they are needed, and so many kept until they are needed again."""

    def __init__(self, kept: int, seconds: float) -> None:
        self._kept = kept
        self._seconds = seconds
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._proving = False
        self._stopped = False
        self.ready = True
        """Whether a worker does what it is given, or will as soon as there is something."""

    @property
    def workers(self) -> list[Worker]:
        """The processes there are now."""
        return list(self._workers)

    async def _run(self, function: Any, *args: Any, seconds: float | None = None) -> Any:
        """Run a function of a module in a worker. Raises what it raises, Gone or TimeoutError."""
        task = pack(_with_games, list(games.__path__), function, args)
        worker: Worker | None = None
        answered = False
        try:
            async with asyncio.timeout(seconds or self._seconds):
                worker = await self._take()
                well, found = await worker.do(task)
            answered = True
        finally:
            if worker is not None and answered:
                self._put_back(worker)
            elif not self._stopped:
                self._lose(worker)
        if well:
            return found
        try:
            raise found
        finally:
            del found, task  # else this frame, which the error remembers, would keep both for a while

    async def _take(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._end(worker)
        worker = await Worker.start()
        self._workers.add(worker)
        if self._stopped:
            self._end(worker)
        return worker

    def _put_back(self, worker: Worker) -> None:
        if self._stopped or len(self._idle) >= self._kept:
            self._end(worker)
        else:
            self._idle.append(worker)

    def _lose(self, worker: Worker | None) -> None:
        """Give up a worker that did not answer, and see whether another would."""
        if worker is not None:
            self._end(worker)
        if not self._proving:
            self._proving = True
            self._spawn(self._prove())

    def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.end()

    async def _prove(self) -> None:
        """Have a worker do nothing; until one does, none is ready."""
        while not self._stopped:
            try:
                await self._run(_nothing)
            except Exception:
                self.ready = False
                log.exception("no worker does anything")
                await asyncio.sleep(AGAIN)
            else:
                self.ready = True
                self._proving = False
                return

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """End the workers at once: nothing they know is needed."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        for worker in self.workers:
            self._end(worker)
