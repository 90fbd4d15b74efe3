"""The hall: every table that this process serves, and all that may happen at one in play.

The store is the arbiter. A row is applied in memory, stored, and only then told; if somebody
else stored that number first, the room is read anew. Bots and clocks follow the same rule, so
whatever several processes attempt happens once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from ..kernel.codec import move_from_json
from ..kernel.words import Json, Move, Refusal, Refused
from .absence import Absences
from .bots import Thinkers
from .clock import DAY, Outages
from .config import Settings
from .duties import Duties
from .live import Live
from .metrics import Metrics
from .neighbours import Neighbours, Passed
from .problems import Fault
from .protocol.messages import Chat, ChatLine
from .ratings import rate
from .records import Meta, Person, Row, Write, text
from .room import Room
from .rooms import SNAPSHOT_EVERY, Rooms
from .store import Store
from .watch import Watch
from .writer import Writer

log = logging.getLogger("reverie.hall")

PRESENCE_SETTLES = 0.1


class Hall:
    """The tables of this process."""

    def __init__(
        self, settings: Settings, store: Store, channels: ChannelsPlugin, thinkers: Thinkers, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.lobby_changed = asyncio.Event()
        self.outages = Outages()
        self.closing = False
        self.neighbours = Neighbours(self, channels)
        self.rooms = Rooms(self)
        self.duties = Duties(self)
        self.absences = Absences(self)
        self._watch = Watch(self)
        self._writer = Writer(store, metrics.stored)
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        return int(self.settings.now() * 1000)

    # Opening and closing the hall

    async def open(self) -> None:
        """Begin to serve."""
        await self._watch.beat()
        self._writer.start()
        self.spawn(self.neighbours.listen_to_lobby())
        self.spawn(self._watch.run())
        for table, _ in await self.store.due(self.now() + int(self.settings.lease * 1000) + 1000):
            self.spawn(self.duties.look_at(table))
        self.spawn(self._rate_what_was_left())

    async def _rate_what_was_left(self) -> None:
        """Rate the games that ended just before a server did."""
        for table in await self.store.unrated(self.now() - DAY):
            self.spawn(self._rate(table))

    async def farewell(self) -> None:
        """Tell clients to come back soon: this process ends."""
        self.closing = True
        for room in self.rooms:
            for listener in list(room.listeners):
                listener.post(b'{"type":"bye","code":"restart","again":1.0}')
        await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Finish writes, then end."""
        self.closing = True
        for room in self.rooms:
            self.duties.rest(room)
            self.absences.rest(room)
        await self._writer.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    # Rooms

    async def room(self, id: str) -> Room:
        """Enter a room. Raises Fault."""
        return await self.rooms.get(id)

    async def enter(self, id: str) -> Room:
        """Enter a room as it stands in the store, whatever other processes did a moment ago. Raises Fault."""
        room = await self.rooms.get(id)
        if self.neighbours.any:
            async with room.lock:
                await self.rooms.catch_up(room)
        return room

    async def changed(self, meta: Meta) -> Room:
        """Take up a table whose setting was changed in the store, and tell all."""
        room = await self.rooms.get(meta.id)
        async with room.lock:
            if meta.version >= room.meta.version:
                await self.rooms.adopt(room, meta)
            room.changed()
            self.neighbours.changed(room)
            self.duties.arrange(room)
        return room

    # Rows

    async def commit(self, room: Room, row: Row) -> None:
        """Store a row that memory already holds; then tell. Raises Fault if others were faster.

        Where it is not certain that a row was stored, nothing is told and no further row is stored
        before the table was read anew: a row on top of one that is lost would break the log.
        """
        live = room.live
        assert live is not None
        if room.writing:
            raise Fault("busy")
        over = live.over
        write = Write(room.id, row, ",".join(map(str, sorted(live.awaited()))), self.duties.wake(live))
        write.result = live.result() if over else None
        if row.n >= room.snapped + SNAPSHOT_EVERY and (state := live.snapshot()) is not None:
            write.snapshot = text(state)
        room.writing = True
        try:
            won = await self._writer.put(write)
            if not won:
                self.metrics.conflicts.inc()
                await self.rooms.reload(room)
        except BaseException:
            self.spawn(self._recover(room))
            raise
        room.writing = False
        if not won:
            self.duties.arrange(room)
            raise Fault("moved_on")
        if write.snapshot is not None:
            room.snapped = row.n
        if over:
            room.meta = msgspec.structs.replace(
                room.meta, phase="over", result=write.result, version=room.meta.version + 1
            )
            live.meta = room.meta
            self.spawn(self._settle(room))
        room.touched = time.monotonic()
        room.took(row)
        self.neighbours.stored(room, row.n)
        self.duties.arrange(room)

    async def _recover(self, room: Room) -> None:
        """Read a table anew, as soon as the store answers again."""
        async with room.lock:
            while not self.closing:
                try:
                    await self.rooms.reload(room)
                except Exception:
                    log.warning("a table could not be read anew yet", extra={"table": room.id}, exc_info=True)
                    await asyncio.sleep(self.settings.poll)
                else:
                    room.writing = False
                    self.duties.arrange(room)
                    return

    async def _settle(self, room: Room) -> None:
        """After the end: ratings, and the list of open tables."""
        if room.meta.public:
            self.neighbours.lobby_changed()
        await self._rate(room.id)

    async def _rate(self, table: str) -> None:
        meta = await rate(self.store, table)
        if meta is not None:
            await self.changed(meta)

    # What people do

    async def play(self, room: Room, seat: int | None, n: int, told: Json) -> None:
        """Play a move that answers the state after row `n`. Raises Refused, Malformed or Fault."""
        async with room.lock:
            live, seat, answered = await self._current(room, seat, n)
            move = move_from_json(told, live.game.moves)
            if not room.answers(seat, answered):
                raise Fault("moved_on")
            if seat in live.resigned:
                raise Fault("not_seated")
            if live.misses(seat) and live.table.why(seat, move) is None:
                await self.commit(room, live.mark("back", seat, self.now()))
            if live.absentee is not None:
                raise Fault("resting")
            try:
                row = live.play(seat, move, self.now())
            except Refused:
                self.metrics.refusals.inc()
                raise
            await self.commit(room, row)

    async def undo(self, room: Room, seat: int | None, n: int) -> None:
        """Take back a seat's last move, if the kernel allows it."""
        async with room.lock:
            live, seat, row = await self._current(room, seat, n)
            if row != live.n:
                raise Fault("moved_on")
            if not live.can_undo(seat):
                raise Fault("no_undo")
            if live.misses(seat):
                await self.commit(room, live.mark("back", seat, self.now()))
            if live.absentee is not None:
                raise Fault("resting")
            await self.commit(room, live.mark("undo", seat, self.now()))

    async def why(self, room: Room, seat: int | None, told: Json) -> tuple[Move, Refusal | None]:
        """Tell why a move is not legal now."""
        async with room.lock:
            live = room.playing
            seat = self._seated(seat)
            move = move_from_json(told, live.game.moves)
            return move, live.table.why(seat, move)

    async def mark(self, room: Room, seat: int | None, kind: str) -> None:
        """Let a seat leave, return or resign; what is so already stays so."""
        async with room.lock:
            live = room.playing
            seat = self._seated(seat)
            if kind == "away" and (seat in live.away or seat in live.resigned):
                return
            if kind == "back" and not live.misses(seat):
                return
            if kind == "resign" and seat in live.resigned:
                return
            await self.commit(room, live.mark(kind, seat, self.now()))

    async def _current(self, room: Room, seat: int | None, n: int) -> tuple[Live, int, int]:
        """Tell the table in play, the seat, and the row that the seat counts as `n`."""
        live = room.playing
        seat = self._seated(seat)
        if n > live.number(seat):
            await self.rooms.catch_up(room)
            live = room.playing
        return live, seat, live.row_of(seat, n)

    @staticmethod
    def _seated(seat: int | None) -> int:
        if seat is None:
            raise Fault("not_seated")
        return seat

    async def say(self, room: Room, person: Person, text: str) -> ChatLine:
        """Keep what somebody says, and pass it on."""
        line = await self.store.say(room.id, person, room.seat_of(person.id), text, self.now())
        self.pass_on(room, Chat(line))
        return line

    def pass_on(self, room: Room, message: Passed) -> None:
        """Tell everybody in the room, here and elsewhere."""
        room.broadcast(message)
        self.neighbours.pass_on(room, message)

    def came(self, room: Room) -> None:
        """Somebody has come in."""
        self._presence(room)

    def went(self, room: Room) -> None:
        """Somebody has gone."""
        room.touched = time.monotonic()
        self._presence(room)

    def _presence(self, room: Room) -> None:
        """Let all see who is here, a moment later: people often come and go together."""
        room.came_or_went(self.now())
        self.absences.arrange(room)
        if room.coming is None:
            room.coming = asyncio.get_running_loop().call_later(PRESENCE_SETTLES, self._show_presence, room)

    def _show_presence(self, room: Room) -> None:
        room.coming = None
        room.changed()
        self.neighbours.announce(room)

    def absent(self, room: Room, seat: int) -> bool:
        """Whether the owner of a seat has been gone for a while."""
        person = room.meta.seating[seat].person
        if person is None or person in room.people():
            return False
        since = room.gone.get(person)
        return since is None or self.now() - since >= self.settings.away_seconds * 1000
