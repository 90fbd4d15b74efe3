"""The hall: every table that this process serves, and all that may happen at one in play.

The store is the arbiter. A row is applied in memory, stored, and only then told; if somebody
else stored that number first, the room is read anew. Bots and clocks follow the same rule, so
whatever several processes attempt happens once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from .. import games
from ..kernel.chance import Seeded
from ..kernel.codec import move_from_json
from ..kernel.step import Deadline
from ..kernel.words import Json, Malformed, Move, Refusal, Refused, Wait
from .bots import Thinkers
from .clock import Outages
from .config import Settings
from .live import USUAL_LEVEL, Live
from .metrics import Metrics
from .problems import Fault
from .protocol import Chat, ChatLine, Judged, Pointed, Reacted
from .ratings import rate
from .room import Elsewhere, Room
from .store import Meta, Person, Row, Store, Write, Writer

log = logging.getLogger("reverie.hall")

SNAPSHOT_EVERY = 100
PRESENCE_SECONDS = 20.0
PRESENCE_SETTLES = 0.1
IDLE_SECONDS = 60.0
LOBBY = "lobby"

Passed = Chat | Reacted | Pointed | Judged


class Poke(msgspec.Struct, omit_defaults=True):
    """What processes tell each other about a table: look at the store, or pass this on."""

    process: str
    n: int | None = None
    version: int | None = None
    people: list[str] | None = None
    spectators: int = 0
    asks: bool = False
    """Whether the sender wants to know who is where."""
    message: Passed | None = None


class Hall:
    """The tables of this process."""

    def __init__(
        self, settings: Settings, store: Store, channels: ChannelsPlugin, thinkers: Thinkers, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.process = secrets.token_hex(6)
        self.rooms: dict[str, Room] = {}
        self.lobby_changed = asyncio.Event()
        self.outages = Outages()
        self.closing = False
        self._cluster = settings.redis is not None
        self._channels = channels
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._writer = Writer(store, metrics.batch.observe)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._random = random.Random()

    def now(self) -> int:
        return int(self.settings.now() * 1000)

    # Opening and closing the hall

    async def open(self) -> None:
        """Begin to serve."""
        await self._beat()
        self._writer.start()
        self.spawn(self._listen_to_lobby())
        self.spawn(self._watch())
        for table, _ in await self.store.due(self.now() + int(self.settings.lease * 1000) + 1000):
            self.spawn(self._look_at(table))

    async def farewell(self) -> None:
        """Tell clients to come back soon: this process ends."""
        self.closing = True
        for room in self.rooms.values():
            for listener in list(room.listeners):
                listener.post(b'{"type":"bye","code":"restart","again":1.0}')
        await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Finish writes, then end."""
        self.closing = True
        for room in self.rooms.values():
            self._rest(room)
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
        """Enter a room, reading it from the store if need be. Raises Fault."""
        room = self.rooms.get(id)
        if room is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(loading)
        room.touched = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        ear = await self._join(id)
        meta = await self.store.meta(id)
        if meta is None:
            await self._leave(id, ear)
            raise Fault("no_table")
        room = Room(meta)
        room.ear = ear
        if meta.start is not None:
            room.live = await self._read(meta)
        room.touched = time.monotonic()
        self.rooms[id] = room
        self.metrics.tables.set(len(self.rooms))
        if ear is not None:
            self.spawn(self._listen(room, ear))
            self.publish(id, Poke(self.process, asks=True))
        return room

    async def _read(self, meta: Meta) -> Live:
        """Read a table that has started from its rows, or from its snapshot on."""
        await asyncio.to_thread(games.find(meta.game, meta.rules).judge, meta.options)  # a judge may have books to read
        rows = await self.store.rows(meta.id)
        if len(rows) > SNAPSHOT_EVERY and meta.phase == "playing":
            snapshot = await self.store.snapshot(meta.id)
            if snapshot is not None:
                try:
                    return self._build(meta, rows, snapshot)
                except Exception:
                    log.warning("a snapshot did not fit its rows", extra={"table": meta.id}, exc_info=True)
        return self._build(meta, rows, None)

    def _build(self, meta: Meta, rows: list[Row], snapshot: tuple[int, Any] | None) -> Live:
        live = Live(meta, self.outages, self.settings.limits.rows_kept)
        if snapshot is not None:
            n, state = snapshot
            live.resume(rows[:n], state)
        for row in rows[live.n :]:
            live.apply(row)
        return live

    async def enter(self, id: str) -> Room:
        """Enter a room as it stands in the store, whatever other processes did a moment ago. Raises Fault."""
        room = await self.room(id)
        if self._cluster:
            async with room.lock:
                await self.catch_up(room)
        return room

    async def catch_up(self, room: Room) -> None:
        """Apply what others have stored meanwhile. The room must be locked."""
        if room.live is not None:
            try:
                for row in await self.store.rows(room.id, room.live.n):
                    room.live.apply(row)
            except Malformed:
                log.warning("rows did not follow: reading the table anew", extra={"table": room.id})
                await self._reload(room)
                return
        meta = await self.store.meta(room.id)
        if meta is not None:
            await self._adopt(room, meta)
        room.changed()

    async def _adopt(self, room: Room, meta: Meta) -> None:
        room.meta = meta
        if room.live is None and meta.start is not None:
            room.live = await self._read(meta)
        elif room.live is not None:
            room.live.meta = meta

    async def _reload(self, room: Room) -> None:
        meta = await self.store.meta(room.id)
        if meta is not None:
            room.live = None
            room.forget_eyes()
            await self._adopt(room, meta)
        room.changed()

    async def changed(self, meta: Meta) -> Room:
        """Take up a table whose setting was changed in the store, and tell all."""
        room = await self.room(meta.id)
        async with room.lock:
            if meta.version >= room.meta.version:
                await self._adopt(room, meta)
            room.changed()
            self.publish(meta.id, Poke(self.process, version=meta.version))
            if meta.public:
                self.publish(LOBBY, Poke(self.process))
            self.arrange(room)
        return room

    # Rows

    async def _commit(self, room: Room, row: Row) -> None:
        """Store a row that memory already holds; then tell. Raises Fault if others were faster."""
        live = room.live
        assert live is not None
        began = time.perf_counter()
        over = live.over
        write = Write(room.id, row, ",".join(map(str, sorted(live.awaited()))), self._wake(live))
        write.result = live.result() if over else None
        room.writing = True
        try:
            won = await self._writer.put(write)
        except BaseException:
            room.writing = False
            self.spawn(self._recover(room))
            raise
        room.writing = False
        if not won:
            self.metrics.conflicts.inc()
            await self._reload(room)
            self.arrange(room)
            raise Fault("moved_on")
        self.metrics.rows.labels(row.kind).inc()
        self.metrics.commit.observe(time.perf_counter() - began)
        if over:
            room.meta = msgspec.structs.replace(
                room.meta, phase="over", result=write.result, version=room.meta.version + 1
            )
            live.meta = room.meta
            self.spawn(self._settle(room))
        elif row.n >= room.snapped + SNAPSHOT_EVERY and (state := live.snapshot()) is not None:
            room.snapped = row.n
            self.spawn(self.store.put_snapshot(room.id, row.n, state))
        room.touched = time.monotonic()
        room.changed(moved=row.kind in ("move", "undo") and not over)
        if self._cluster:
            self.publish(room.id, Poke(self.process, n=row.n))
        self.arrange(room)

    async def _recover(self, room: Room) -> None:
        async with room.lock:
            await self._reload(room)
            self.arrange(room)

    async def _settle(self, room: Room) -> None:
        """After the end: ratings, and the list of open tables."""
        if room.meta.public:
            self.publish(LOBBY, Poke(self.process))
        meta = await rate(self.store, room.id)
        if meta is not None:
            await self.changed(meta)

    def _wake(self, live: Live) -> int | None:
        """Tell when another process should look whether this one has done its duty."""
        if live.over:
            return None
        due = live.clocks.due()
        if live.thinkers():
            due = min(self.now(), due) if due is not None else self.now()
        return None if due is None else due + int(self.settings.lease * 1000)

    # What people do

    async def play(self, room: Room, seat: int | None, n: int, told: Json) -> None:
        """Play a move that answers the state after row `n`. Raises Refused, Malformed or Fault."""
        async with room.lock:
            live = await self._current(room, n)
            seat = self._seated(seat)
            move = move_from_json(told, live.game.moves)
            if not room.answers(seat, n):
                raise Fault("moved_on")
            refusal = live.table.why(seat, move)
            if refusal is not None:
                self.metrics.refusals.inc()
                raise Refused(refusal)
            if seat in live.resigned:
                raise Fault("not_seated")
            if seat in live.away:
                await self._commit(room, live.mark("back", seat, self.now()))
            await self._commit(room, live.play(seat, move, self.now()))

    async def undo(self, room: Room, seat: int | None, n: int) -> None:
        """Take back a seat's last move, if the kernel allows it."""
        async with room.lock:
            live = await self._current(room, n)
            seat = self._seated(seat)
            if n != live.n:
                raise Fault("moved_on")
            if not live.can_undo(seat):
                raise Fault("no_undo")
            await self._commit(room, live.mark("undo", seat, self.now()))

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
            if kind == "back" and seat not in live.away:
                return
            if kind == "resign" and seat in live.resigned:
                return
            await self._commit(room, live.mark(kind, seat, self.now()))

    async def _current(self, room: Room, n: int) -> Live:
        live = room.playing
        if n > live.n:
            await self.catch_up(room)
        return room.playing

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
        if self._cluster:
            self.publish(room.id, Poke(self.process, message=message))

    def came(self, room: Room, person: str) -> None:
        """Somebody has come in."""
        room.gone.pop(person, None)
        self._presence(room)

    def went(self, room: Room, person: str) -> None:
        """Somebody has gone."""
        room.gone[person] = time.monotonic()
        room.touched = time.monotonic()
        self._presence(room)

    def _presence(self, room: Room) -> None:
        """Let all see who is here, a moment later: people often come and go together."""
        if room.coming is None:
            room.coming = asyncio.get_running_loop().call_later(PRESENCE_SETTLES, self._show_presence, room)

    def _show_presence(self, room: Room) -> None:
        room.coming = None
        room.changed()
        self._announce(room)

    def absent(self, room: Room, seat: int) -> bool:
        """Whether the owner of a seat has been gone for a while."""
        person = room.meta.seating[seat].person
        if person is None or person in room.people():
            return False
        since = room.gone.get(person)
        return since is None or time.monotonic() - since >= self.settings.away_seconds

    # Bots and clocks

    def arrange(self, room: Room) -> None:
        """See to it that bots think and clocks run out. The room must be locked."""
        self._rest(room)
        live = room.live
        if live is None or room.meta.phase != "playing" or live.over or self.closing:
            return
        due = live.clocks.due()
        if due is not None:
            seconds = min(max(0.0, (due - self.now()) / 1000), 3600.0)
            room.timer = asyncio.get_running_loop().call_later(
                seconds + 0.002, lambda: self.spawn(self._look_at(room.id))
            )
        for seat, level, awaited in live.thinkers():
            if seat not in room.thinking:
                task = room.thinking[seat] = self.spawn(self._think(room, seat, level, awaited))
                task.add_done_callback(partial(self._thought, room, seat))

    @staticmethod
    def _thought(room: Room, seat: int, task: asyncio.Task[None]) -> None:
        if room.thinking.get(seat) is task:
            del room.thinking[seat]

    @staticmethod
    def _rest(room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None

    async def _think(self, room: Room, seat: int, level: str, awaited: bool) -> None:
        """Let a bot answer what its seat is asked, not faster than a person would."""
        least, most = self.settings.bot_delay
        delay = self._random.uniform(least, most)
        pace = self._pace(room, seat, level) if most else None
        if pace is not None:
            await asyncio.sleep(pace)
        elif not awaited:
            await asyncio.sleep(max(delay, self.settings.chatter_delay * self._random.uniform(0.6, 1.4)))
        began = time.monotonic()
        for _ in range(3):
            live = room.live
            question = None if live is None or live.over else live.table.ask(seat)
            if live is None or question is None or live.stand_in(seat) is None:
                return
            n = live.n
            move = await self.thinkers.choose(live.table, question, level)
            rest = began + delay - time.monotonic()
            if awaited and pace is None and rest > 0:
                await asyncio.sleep(rest)
            async with room.lock:
                if isinstance(move, Wait):
                    room.thinking.pop(seat, None)
                    if room.live is not None and room.live.n != n:
                        self.arrange(room)
                    return
                if await self._bot_plays(room, seat, move):
                    self.metrics.thoughts.labels(level).inc()
                    return

    def _pace(self, room: Room, seat: int, level: str) -> float | None:
        """Tell how long a bot thinks where the game itself says so."""
        question = None if room.live is None or room.live.over else room.live.table.ask(seat)
        if room.live is None or question is None:
            return None
        return room.live.game.pace(question, level, Seeded(self._random.getrandbits(48)))

    async def _bot_plays(self, room: Room, seat: int, move: Move) -> bool:
        """Play what a bot chose; tell False if it must think again."""
        live = room.live
        if live is None or live.over or room.meta.phase != "playing" or self.closing:
            return True
        if live.stand_in(seat) is None or live.table.ask(seat) is None:
            return True
        if live.table.why(seat, move) is not None:
            return False
        room.thinking.pop(seat, None)
        with contextlib.suppress(Fault):
            await self._commit(room, live.play(seat, move, self.now()))
        return True

    async def _look_at(self, table: str, claimed: int | None = None) -> None:
        """Let every clock that has run out speak, and wake the bots."""
        try:
            room = await self.room(table)
        except Fault:
            return
        async with room.lock:
            if self._cluster:
                await self.catch_up(room)
            live = room.live
            if live is None or room.meta.phase != "playing":
                return
            with contextlib.suppress(Fault):
                await self._let_clocks_speak(room, live)
            if claimed is not None:
                await self.store.set_wake(table, claimed, None if room.live is None else self._wake(room.live))
            self.arrange(room)

    async def _let_clocks_speak(self, room: Room, live: Live) -> None:
        now = self.now()
        for key in live.clocks.expired(now):
            deadline = next((each for each in live.table.deadlines if each.key == key), None)
            if deadline is not None and not live.over:
                await self._commit(room, await self._expire(live, deadline, now))
        for seat in live.clocks.lapsed(now):
            if not live.over and seat not in live.away:
                await self._commit(room, live.mark("away", seat, now))

    async def _expire(self, live: Live, deadline: Deadline, now: int) -> Row:
        """Let a deadline pass: a bot answers for the seat where the rules say so, else the clock plays."""
        question = None if deadline.stand_in is None else live.table.ask(deadline.stand_in)
        if question is None:
            return live.expire(deadline.key, now)
        level = live.stand_in(question.seat) or USUAL_LEVEL
        return live.play(question.seat, await self.thinkers.choose(live.table, question, level), now)

    # Beside: what others left undone, who is where, what may be forgotten

    async def _watch(self) -> None:
        """Look around at every poll."""
        last_presence = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.poll)
            try:
                await self._beat()
                await self._take_over()
                if self._cluster:
                    await self._compare()
                if time.monotonic() - last_presence > PRESENCE_SECONDS:
                    last_presence = time.monotonic()
                    await self._tidy()
            except Exception:
                log.warning("the watch stumbled", exc_info=True)

    async def _beat(self) -> None:
        silence = int(max(2.5 * self.settings.poll, 2.0) * 1000)
        spans = await self.store.heartbeat(self.now(), silence)
        self.outages.learn(spans)

    async def _take_over(self) -> None:
        now = self.now()
        until = now + int(self.settings.lease * 1000)
        for table, wake in await self.store.due(now):
            if await self.store.claim(table, wake, until):
                self.spawn(self._look_at(table, until))

    async def _compare(self) -> None:
        """Notice what a lost poke would have told."""
        rooms = [room for room in self.rooms.values() if room.listeners]
        if not rooms:
            return
        latest = await self.store.latest([room.id for room in rooms])
        for room in rooms:
            n, version = latest.get(room.id, (0, 0))
            if not room.lock.locked() and (version > room.meta.version or (room.live is not None and n > room.live.n)):
                async with room.lock:
                    await self.catch_up(room)

    async def _tidy(self) -> None:
        now = time.monotonic()
        for room in list(self.rooms.values()):
            stale = [process for process, others in room.elsewhere.items() if others.until < now]
            for process in stale:
                del room.elsewhere[process]
            if stale:
                room.changed()
            if room.listeners:
                self._announce(room)
            elif room.idle and now - room.touched > IDLE_SECONDS:
                del self.rooms[room.id]
                await self._leave(room.id, room.ear)
        self.metrics.tables.set(len(self.rooms))

    def _announce(self, room: Room) -> None:
        if self._cluster:
            people, spectators = room.presence()
            self.publish(room.id, Poke(self.process, people=people, spectators=spectators))

    # Between processes

    def publish(self, channel: str, poke: Poke) -> None:
        """Tell other processes."""
        self._channels.publish(msgspec.json.encode(poke), channel)

    async def _join(self, table: str) -> Subscriber | None:
        """Listen to what other processes tell of a table."""
        return await self._channels.subscribe(table) if self._cluster else None

    async def _leave(self, table: str, ear: Subscriber | None) -> None:
        if ear is not None:
            await self._channels.unsubscribe(ear, table)

    async def _listen(self, room: Room, ear: Subscriber) -> None:
        async for data in ear.iter_events():
            try:
                await self._hear(room, msgspec.json.decode(data, type=Poke))
            except Exception:
                log.warning("a poke was not understood", extra={"table": room.id}, exc_info=True)

    async def _hear(self, room: Room, poke: Poke) -> None:
        if poke.process == self.process:
            return
        behind = room.live is not None and poke.n is not None and poke.n > room.live.n
        if behind or (poke.version is not None and poke.version > room.meta.version):
            async with room.lock:
                await self.catch_up(room)
        if poke.people is not None:
            until = time.monotonic() + 3 * PRESENCE_SECONDS
            room.elsewhere[poke.process] = Elsewhere(frozenset(poke.people), poke.spectators, until)
            room.changed()
        if poke.asks:
            self._announce(room)
        if poke.message is not None:
            room.broadcast(poke.message)

    async def _listen_to_lobby(self) -> None:
        async with self._channels.start_subscription([LOBBY]) as ear:
            async for _ in ear.iter_events():
                self.lobby_changed.set()
