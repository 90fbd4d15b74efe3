"""The writer: gathers the rows of many tables, so that one wait for the disk serves them all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from .records import Write
from .store import Store


class Writer:
    """Stores rows of many tables together, so that one wait for the disk serves them all."""

    def __init__(self, store: Store, seen: Callable[[list[str], float], None] = lambda kinds, began: None) -> None:
        self._store = store
        self._seen = seen
        """Told the kinds of the rows of every batch that was stored, and when its oldest row began to wait."""
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._writing = False
        self._began = 0.0
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def put(self, write: Write) -> bool:
        """Store a row; tell whether it was the first of its number. Returns once it is on disk."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if not self._waiting:
            self._began = time.perf_counter()
            self._work.set()
        self._waiting.append((write, future))
        return await future

    async def stop(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            while self._waiting or self._writing:
                await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            batch, self._waiting, began = self._waiting, [], self._began
            batch.sort(key=_place)
            writes = [write for write, _ in batch]
            self._writing = True
            try:
                won = await self._store.put_rows(writes)
                self._seen([write.row.kind for write in writes], began)
            except Exception as error:
                for _, future in batch:
                    if not future.done():
                        future.set_exception(error)
                continue
            finally:
                self._writing = False
            for write, future in batch:
                key = (write.table, write.row.n)
                if not future.done():
                    future.set_result(key in won)
                won.discard(key)


def _place(item: tuple[Write, asyncio.Future[bool]]) -> tuple[str, int]:
    return item[0].table, item[0].row.n
