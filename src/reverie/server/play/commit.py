"""The commit: a row is applied in memory, stored, and only then told.

The store is the arbiter: if somebody else stored that number first, the table is read anew. Bots and
clocks follow the same rule, so whatever several processes attempt happens once.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from ...kernel.words import Move
from ..config import Settings
from ..metrics import Metrics
from ..protocol.problems import Fault
from ..store.records import Row, Write
from ..store.store import Store
from ..store.writer import Writer
from .cache import RoomCache
from .judges import Judges
from .observers import Observers
from .opening import SNAPSHOT_EVERY
from .room import Room
from .tasks import Tasks

log = logging.getLogger("reverie.play.commit")


class Commits:
    """Stores rows, and tells of them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        cache: RoomCache,
        judges: Judges,
        observers: Observers,
        metrics: Metrics,
        tasks: Tasks,
    ) -> None:
        self._settings = settings
        self._judges = judges
        self._cache = cache
        self._observers = observers
        self._metrics = metrics
        self._tasks = tasks
        self._writer = Writer(store, metrics.stored)

    def start(self) -> None:
        self._writer.start()

    async def stop(self) -> None:
        """Finish what was begun."""
        await self._writer.stop()

    async def play(self, room: Room, seat: int, move: Move) -> None:
        """Play a move of a seat, of the clock or of the usher. The room must be locked. Raises Refused or Fault."""
        live = room.live
        assert live is not None
        verdicts = await self._judges.verdicts(live, seat, move, room.asker())
        await self.put(room, live.play(seat, move, self._settings.moment(), verdicts))

    async def put(self, room: Room, row: Row) -> None:
        """Store a row that memory already holds; then tell. Raises Fault if others were faster.

        Where it is not certain that a row was stored, nothing is told and no further row is stored
        before the table was read anew: a row on top of one that is lost would break the log.
        """
        live = room.live
        assert live is not None
        if room.writing:
            raise Fault("busy")
        over = live.over
        write = Write(room.id, row, ",".join(map(str, sorted(live.awaited()))), self.wake(room))
        if over:
            write.result, write.save = live.result(), live.left()
        aside = live.lay_aside(SNAPSHOT_EVERY)
        write.snapshot = None if aside is None else (aside.n, aside.state)
        live.forget()
        room.writing = True
        try:
            won = await self._writer.put(write)
            if not won:
                self._metrics.conflicts.inc()
                await self._cache.reload(room)
        except BaseException:
            self._tasks.spawn(self._recover(room))
            raise
        room.writing = False
        if not won:
            self._observers.stands(room)
            raise Fault("moved_on")
        if over:
            room.meta = msgspec.structs.replace(
                room.meta, phase="over", result=write.result, version=room.meta.version + 1
            )
            live.meta = room.meta
        room.touched = time.monotonic()
        room.took(row)
        self._observers.stored(room, row)
        self._observers.stands(room)

    async def _recover(self, room: Room) -> None:
        """Read a table anew, as soon as the store answers again."""
        async with room.lock:
            while not self._tasks.closing:
                try:
                    await self._cache.reload(room)
                except Exception:
                    log.warning("a table could not be read anew yet", extra={"table": room.id}, exc_info=True)
                    await asyncio.sleep(self._settings.poll)
                else:
                    room.writing = False
                    self._observers.stands(room)
                    return

    def wake(self, room: Room) -> int | None:
        """Tell when another process should look whether this one has done its duty."""
        live = room.live
        if live is None or live.over:
            return None
        now = self._settings.moment()
        due = live.clocks.due()
        if live.newcomers() or (live.thinkers() and room.attended(now)):
            due = min(now, due) if due is not None else now
        return None if due is None else due + int(self._settings.lease * 1000)
