"""The sockets: a person or a bot at a table, and whoever watches the list of open tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..kernel.codec import move_to_json
from ..kernel.words import Malformed, Refused
from . import tell
from .hall import Hall
from .limits import Bucket
from .problems import Fault
from .protocol import (
    Back,
    Bye,
    Chats,
    ClientMessage,
    Error,
    Explained,
    FromServer,
    Leave,
    OpenTables,
    Ping,
    Play,
    Point,
    Pointed,
    Pong,
    React,
    Reacted,
    RefusedMove,
    Resign,
    Say,
    TableLine,
    Undo,
    Why,
)
from .room import Room, seat_infos
from .store import Meta, Person

log = logging.getLogger("reverie.sockets")

_decode = msgspec.json.Decoder(ClientMessage).decode
BACKLOG = 8
"""Answers that a client has not taken yet, from which on it is not heard further."""
AGE_SECONDS = 20.0
SETTLE_SECONDS = 0.2
"""Changes that come together are shown together."""
CLOSE = {"bye": 1012, "slow_down": 1008, "full": 1013, "slow": 1008}


class Door:
    """Counts who is connected, and turns away who is too many."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._limits = hall.settings.limits
        self.addresses: Counter[str] = Counter()
        self.people: Counter[str] = Counter()
        self._lines: set[Line] = set()

    async def watch(self) -> None:
        """Drop those who do not take what is sent to them."""
        while True:
            await asyncio.sleep(1.0)
            late = time.monotonic() - self._limits.send_seconds
            for line in [line for line in self._lines if line.sending is not None and line.sending < late]:
                line.drop()

    def enter(self, address: str, line: Line) -> None:
        """Let somebody in. Raises Fault."""
        person = line.person
        limits = self._limits
        if self.addresses.total() >= limits.sockets or self._hall.closing:
            raise Fault("full")
        if self.addresses[address] >= limits.sockets_per_address or self.people[person] >= limits.sockets_per_person:
            raise Fault("slow_down")
        self._lines.add(line)
        self.addresses[address] += 1
        self.people[person] += 1
        self._hall.metrics.sockets.set(self.addresses.total())

    def leave(self, address: str, line: Line) -> None:
        self._lines.discard(line)
        for counter, key in ((self.addresses, address), (self.people, line.person)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
        self._hall.metrics.sockets.set(self.addresses.total())


class Line:
    """One open socket. What waits for a slow client is bounded; states are never queued, only the latest is sent."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], person: Person) -> None:
        self.hall = hall
        self.socket = socket
        self.guest = person
        self.person = person.id
        self._limits = hall.settings.limits
        self._pending: deque[bytes] = deque()
        self._work = asyncio.Event()
        self._messages = Bucket(self._limits.messages_per_second, self._limits.messages_burst)
        self._words = Bucket(self._limits.chat_per_minute / 60, self._limits.chat_burst)
        self.broken = False
        self.sending: float | None = None
        """Since when the client keeps a message waiting."""
        self._speaking: asyncio.Task[None] | None = None
        self._out: Any = socket.scope.get("reverie.send") or socket.send

    def poke(self) -> None:
        self._work.set()

    def post(self, message: bytes) -> None:
        if len(self._pending) >= self._limits.pending:
            self.broken = True
        else:
            self._pending.append(message)
        self._work.set()

    def tell(self, message: FromServer) -> None:
        self.post(tell.message_bytes(message))

    async def serve(self) -> None:
        """Speak and listen until either side has had enough."""
        speaking = self._speaking = asyncio.create_task(self._speak())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (speaking, listening):
                task.cancel()
            for outcome in await asyncio.gather(speaking, listening, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    log.error("a socket failed", exc_info=outcome)

    async def _speak(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            if self.broken:
                self.hall.metrics.dropped.inc()
                await self._close(Bye("slow", 1.0))
                return
            state = self.state()
            if state is not None and not await self._send(state):
                return
            while self._pending:
                if not await self._send(self._pending.popleft()):
                    return

    def state(self) -> bytes | None:
        """Write what this line should see now; None if it has seen it."""
        raise NotImplementedError

    async def _send(self, data: bytes) -> bool:
        """Send, and note since when: the door drops whoever does not take it."""
        self.sending = time.monotonic()
        try:
            await self._out({"type": "websocket.send", "text": data.decode(), "bytes": None})
        except Exception:
            return False
        finally:
            self.sending = None
        return True

    def drop(self) -> None:
        """End a line that is not taken up at its other end."""
        self.hall.metrics.dropped.inc()
        if self._speaking is not None:
            self._speaking.cancel()

    async def _close(self, bye: Bye) -> None:
        if await self._send(tell.message_bytes(bye)):
            await self.socket.close(code=CLOSE.get(bye.code, 1000), reason=bye.code)

    async def _listen(self) -> None:
        while True:
            while len(self._pending) > BACKLOG:
                await asyncio.sleep(0.005)
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            if not self._messages.take():
                self.hall.metrics.faults.labels("slow_down").inc()
                self.tell(Error("slow_down"))
                await self._pause()
                continue
            data = event.get("text") or event.get("bytes") or b""
            try:
                message = _decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._fault(Fault("malformed"), 0)
                await asyncio.sleep(0)
                continue
            await self._answer(message)
            if self._pending:
                await asyncio.sleep(0)

    async def _pause(self) -> None:
        """Make somebody who shouts wait before they are heard again."""
        await asyncio.sleep(0.25)

    async def _answer(self, message: ClientMessage) -> None:
        try:
            await self.carry_out(message)
        except Fault as fault:
            self._fault(fault, message.id)
        except Malformed:
            self._fault(Fault("malformed"), message.id)

    def _fault(self, fault: Fault, to: int) -> None:
        self.hall.metrics.faults.labels(fault.code).inc()
        self.tell(Error(fault.code, to, fault.values))

    async def carry_out(self, message: ClientMessage) -> None:
        """Do what a message asks for. Raises Fault or Malformed."""
        if isinstance(message, Ping):
            self.tell(Pong(message.id))
        else:
            raise Fault("malformed")

    def may_speak(self) -> bool:
        return self._words.take()


class Seat(Line):
    """A socket at a table."""

    def __init__(
        self, hall: Hall, socket: WebSocket[Any, Any, Any], person: Person, room: Room, since: int | None
    ) -> None:
        super().__init__(hall, socket, person)
        self.room = room
        self._since = since if since is not None else -2
        self._seen = -1
        self._ack = 0

    def state(self) -> bytes | None:
        room = self.room
        if room.version == self._seen or room.writing:
            return None
        self._seen = room.version
        data = room.state(self.person, self._since, self._ack, self.hall.now())
        self._since = room.live.n if room.live is not None else -2
        return data

    async def carry_out(self, message: ClientMessage) -> None:
        room, hall = self.room, self.hall
        seat = room.seat_of(self.person)
        if isinstance(message, Play):
            try:
                await hall.play(room, seat, message.n, message.move)
            except Refused as refused:
                why = refused.refusal
                self.tell(RefusedMove(message.id, why.rule, why.key, why.values, message.move))
                return
            except Fault as fault:
                if fault.code == "moved_on":
                    self._seen = -1
                raise
        elif isinstance(message, Why):
            move, refusal = await hall.why(room, seat, message.move)
            told = move_to_json(move)
            if refusal is None:
                self.tell(Explained(message.id, True, "", "", {}, told))
            else:
                self.tell(Explained(message.id, False, refusal.rule, refusal.key, refusal.values, told))
            return
        elif isinstance(message, Undo):
            await hall.undo(room, seat, message.n)
        elif isinstance(message, Resign):
            await hall.mark(room, seat, "resign")
        elif isinstance(message, Leave):
            await hall.mark(room, seat, "away")
        elif isinstance(message, Back):
            await hall.mark(room, seat, "back")
        elif isinstance(message, Say):
            await self._say(message.text)
        elif isinstance(message, React):
            self._may_speak()
            hall.pass_on(room, Reacted(seat, self.guest.name, message.reaction))
        elif isinstance(message, Point):
            hall.pass_on(room, Pointed(self.guest.name, message.n, message.seat, message.open, message.point))
        else:
            await super().carry_out(message)
            return
        self._ack = max(self._ack, message.id)
        self._seen = -1
        self.poke()

    async def _say(self, text: str) -> None:
        self._may_speak()
        text = " ".join(text.split())
        if not text:
            raise Fault("malformed")
        guest = await self.hall.store.person(self.person)
        if guest is not None:
            self.guest = guest
        await self.hall.say(self.room, self.guest, text)

    def _may_speak(self) -> None:
        if not self.may_speak():
            raise Fault("slow_down")


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
    metas = await hall.store.public_tables(60, now - 86_400_000)
    return [line_of(meta, now, person) for meta in metas]


def line_of(meta: Meta, now: int, person: str | None) -> TableLine:
    """Tell a table in one line."""
    seat = meta.seat_of(person)
    return TableLine(
        id=meta.id,
        game=meta.game,
        phase=meta.phase,
        seats=seat_infos(meta, seat),
        options=meta.options,
        clock=meta.clock,
        public=meta.public,
        ago=round((now - meta.touched) / 1000, 1),
        yours=seat is not None,
        turn=meta.phase == "playing" and seat in meta.awaited,
        result=meta.result,
    )


async def at_table(
    hall: Hall, door: Door, socket: WebSocket[Any, Any, Any], person: Person, table: str, since: int | None
) -> None:
    """Serve somebody at a table until they go."""
    room = await hall.enter(table)
    line = Seat(hall, socket, person, room, since)
    address = address_of(socket)
    door.enter(address, line)
    try:
        room.listeners.add(line)
        hall.came(room, person.id)
        line.poke()
        line.tell(Chats(await hall.store.chat(table, hall.now())))
        seat = room.seat_of(person.id)
        if seat is not None and room.live is not None and seat in room.live.away and not room.live.over:
            hall.spawn(hall.mark(room, seat, "back"))
        await line.serve()
    finally:
        room.listeners.discard(line)
        door.leave(address, line)
        hall.went(room, person.id)


def address_of(connection: Any) -> str:
    """Tell where a client calls from."""
    client = connection.scope.get("client")
    return client[0] if client else ""
