"""The rooms of this process: read from the store when somebody enters, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .. import games
from ..kernel.words import Malformed
from .live import Live
from .problems import Fault
from .records import Meta, Row
from .room import Room

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("reverie.rooms")

SNAPSHOT_EVERY = 100
IDLE_SECONDS = 60.0


class Rooms:
    """The tables that this process holds in memory."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __getitem__(self, id: str) -> Room:
        return self._rooms[id]

    async def get(self, id: str) -> Room:
        """Enter a room, reading it from the store if need be. Raises Fault."""
        room = self._rooms.get(id)
        if room is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(loading)
        room.touched = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        ear = await self._hall.neighbours.join(id)
        meta = await self._store.meta(id)
        if meta is None:
            await self._hall.neighbours.leave(id, ear)
            raise Fault("no_table")
        room = Room(meta, self._hall.now())
        if meta.start is not None:
            room.live = await self._read(meta)
        room.touched = time.monotonic()
        self._rooms[id] = room
        self._hall.metrics.tables.set(len(self._rooms))
        self._hall.neighbours.attend(room, ear)
        return room

    async def _read(self, meta: Meta) -> Live:
        """Read a table that has started from its rows, or from its snapshot on."""
        await asyncio.to_thread(games.find(meta.game, meta.rules).judge, meta.options)  # a judge may have books to read
        rows = await self._store.rows(meta.id)
        if len(rows) > SNAPSHOT_EVERY and meta.phase == "playing":
            snapshot = await self._store.snapshot(meta.id)
            if snapshot is not None:
                try:
                    return self._build(meta, rows, snapshot)
                except Exception:
                    log.warning("a snapshot did not fit its rows", extra={"table": meta.id}, exc_info=True)
        return self._build(meta, rows, None)

    def _build(self, meta: Meta, rows: list[Row], snapshot: tuple[int, Any] | None) -> Live:
        live = Live(meta, self._hall.outages, self._hall.settings.limits.rows_kept)
        if snapshot is not None:
            n, state = snapshot
            live.resume(rows[:n], state)
        for row in rows[live.n :]:
            live.apply(row)
        return live

    # As it stands in the store. The room must be locked.

    async def catch_up(self, room: Room) -> None:
        """Apply what others have stored meanwhile. Who must not notice it is not told."""
        if room.writing:
            await self.reload(room)
            return
        live = room.live
        rows = [] if live is None else await self._store.rows(room.id, live.n)
        meta = await self._store.meta(room.id)
        if live is not None:
            try:
                for row in rows:
                    live.apply(row)
                    room.took(row)
            except Malformed:
                log.warning("rows did not follow: reading the table anew", extra={"table": room.id})
                await self.reload(room)
                return
        if meta is not None:
            known = room.meta
            await self.adopt(room, meta)
            if room.live is not live or meta.setting != known.setting:
                room.changed()

    async def adopt(self, room: Room, meta: Meta) -> None:
        """Take over a table's setting, and with it what lies on the table: nobody sees one without the other."""
        live = room.live
        if live is None and meta.start is not None:
            live = await self._read(meta)
        elif live is not None:
            live.meta = meta
        room.meta, room.live = meta, live
        room.came_or_went(self._hall.now())

    async def reload(self, room: Room) -> None:
        """Read a table anew, and forget what memory holds of it."""
        meta = await self._store.meta(room.id)
        if meta is not None:
            room.live = None if meta.start is None else await self._read(meta)
            room.forget_eyes()
            await self.adopt(room, meta)
        room.changed()

    async def tidy(self) -> None:
        """Forget who was elsewhere too long ago, and rooms that nobody would miss."""
        now = time.monotonic()
        for room in self:
            stale = [process for process, others in room.elsewhere.items() if others.until < now]
            for process in stale:
                del room.elsewhere[process]
            if stale:
                room.came_or_went(self._hall.now())
                self._hall.absences.arrange(room)
                room.changed()
            if room.listeners:
                self._hall.neighbours.announce(room)
            elif room.idle and now - room.touched > IDLE_SECONDS:
                del self._rooms[room.id]
                await self._hall.neighbours.leave(room.id, room.ear)
        self._hall.metrics.tables.set(len(self._rooms))
