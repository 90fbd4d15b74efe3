"""The rooms of this process: read from the store when somebody enters, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator

from ... import games
from ...kernel.words import Malformed, Outdated, OutdatedSave
from ..config import Settings
from ..metrics import Metrics
from ..protocol.problems import Fault
from ..store.records import Meta
from ..store.store import Store
from .judges import Judges
from .live import Live
from .observers import Observers
from .opening import Opening
from .room import Room

log = logging.getLogger("reverie.play.cache")

IDLE_SECONDS = 60.0


class RoomCache:
    """The tables that this process holds in memory."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        opening: Opening,
        judges: Judges,
        observers: Observers,
        metrics: Metrics,
    ) -> None:
        self._settings = settings
        self._store = store
        self._opening = opening
        self._judges = judges
        self._observers = observers
        self._metrics = metrics
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __contains__(self, id: str) -> bool:
        return id in self._rooms

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
        await self._observers.opening(id)
        try:
            meta = await self._store.meta(id)
            if meta is None:
                raise Fault("no_table")
            room = Room(meta, self._settings.moment())
            if meta.start is not None:
                room.live = await self._read(meta)
        except BaseException:
            await self._observers.forgotten(id)
            raise
        room.touched = time.monotonic()
        self._rooms[id] = room
        self._metrics.tables.set(len(self._rooms))
        self._observers.opened(room)
        return room

    async def _read(self, meta: Meta) -> Live | None:
        """Read a table that has started, as it stands; None: by rules, or from a save, that are not played here."""
        try:
            game = games.find(meta.game, meta.rules)
            self._judges.wake(game, game.choices(meta.options))
            return await self._opening.read(meta, kept=self._settings.limits.rows_kept)
        except (Outdated, OutdatedSave):
            return None
        except Malformed:
            log.exception("a table is not what its rules lead to", extra={"table": meta.id})
            return None

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
        room.came_or_went(self._settings.moment())

    async def reload(self, room: Room) -> None:
        """Read a table anew, and forget what memory holds of it."""
        meta = await self._store.meta(room.id)
        if meta is not None:
            room.live = None if meta.start is None else await self._read(meta)
            room.forget_encoded()
            await self.adopt(room, meta)
        room.changed()

    async def tidy(self) -> None:
        """Forget rooms that nobody would miss."""
        now = time.monotonic()
        for room in self:
            if room.idle and now - room.touched > IDLE_SECONDS:
                del self._rooms[room.id]
                if room.timer is not None:
                    room.timer.cancel()
                await self._observers.forgotten(room.id)
        self._metrics.tables.set(len(self._rooms))
