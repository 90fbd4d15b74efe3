"""The board: the list of open tables, live."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket

from . import tell
from .clock import DAY
from .door import Door, address_of
from .hall import Hall
from .line import Line
from .protocol.messages import OpenTables
from .protocol.tables import TableLine
from .records import Meta, Person
from .room import seat_infos

AGE_SECONDS = 20.0
SETTLE_SECONDS = 0.2
"""Changes that come together are shown together."""


class Watcher(Line):
    """A socket at the list of open tables."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], person: Person) -> None:
        super().__init__(hall, socket, person)
        self._news: bytes | None = None

    def show(self, news: bytes) -> None:
        self._news = news
        self.poke()

    def state(self) -> bytes | None:
        news, self._news = self._news, None
        return news


class Board:
    """The list of open tables, shown to whoever watches it."""

    def __init__(self, hall: Hall, door: Door) -> None:
        self._hall = hall
        self._door = door
        self._watchers: set[Watcher] = set()

    async def run(self) -> None:
        """Show the list whenever it changes, and now and then for its ages."""
        changed = self._hall.lobby_changed
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(AGE_SECONDS):
                    await changed.wait()
            await asyncio.sleep(SETTLE_SECONDS)
            changed.clear()
            if self._watchers:
                news = await self._news()
                for watcher in self._watchers:
                    watcher.show(news)

    async def _news(self) -> bytes:
        return tell.message_bytes(OpenTables(await open_tables(self._hall), len(self._door.people)))

    async def watch(self, socket: WebSocket[Any, Any, Any], person: Person) -> None:
        """Serve somebody at the list until they go."""
        watcher = Watcher(self._hall, socket, person)
        address = address_of(socket)
        self._door.enter(address, watcher)
        try:
            watcher.show(await self._news())
            self._watchers.add(watcher)
            await watcher.serve()
        finally:
            self._watchers.discard(watcher)
            self._door.leave(address, watcher)


async def open_tables(hall: Hall, person: str | None = None) -> list[TableLine]:
    """List the public tables of the last day that wait for people or can be watched."""
    now = hall.now()
    metas = await hall.store.public_tables(60, now - DAY)
    return [line_of(meta, now, person) for meta in metas]


def line_of(meta: Meta, now: int, person: str | None) -> TableLine:
    """Tell a table in one line."""
    seat = meta.seat_of(person)
    ago = (now - meta.touched) / 1000
    if meta.phase == "playing":
        ago -= ago % 60  # a move that not all may notice must not be seen here
    return TableLine(
        id=meta.id,
        game=meta.game,
        phase=meta.phase,
        seats=seat_infos(meta, seat),
        options=meta.options,
        clock=meta.clock,
        public=meta.public,
        ago=round(ago, 1),
        yours=seat is not None,
        turn=meta.phase == "playing" and seat in meta.awaited,
        result=meta.result,
    )
