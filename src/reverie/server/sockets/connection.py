"""A line: one open socket, whatever is at its other end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket

from ...kernel.words import Malformed
from ..play import encoder
from ..play.tables import Tables
from ..protocol.messages import Bye, ClientMessage, Error, FromServer, Ping, Pong
from ..protocol.problems import Fault
from ..rate_limit import address_of
from ..store.records import Person
from .budgets import Budgets
from .frames import FrameProtocol
from .weight import weighed

log = logging.getLogger("reverie.sockets.connection")

_decode = msgspec.json.Decoder(ClientMessage).decode
INBOX = 16
"""Messages that wait to be heard, from which on no more are read."""
GLANCES = 16
"""Messages that wait, from which on what is gone in a moment is skipped."""
BACKLOG = 8
"""Answers that a client has not taken yet, from which on it is not heard further."""
CLOSE = {"slow": 1008}


class Connection:
    """One open socket. What waits for a slow client is bounded; states are never queued, only the latest is sent."""

    def __init__(self, tables: Tables, budgets: Budgets, socket: WebSocket[Any, Any, Any], person: Person) -> None:
        self.tables = tables
        self.budgets = budgets
        self.guest = person
        self.person = person.id
        self.address = address_of(socket)
        self.came: float = socket.scope["reverie.came"]  # type: ignore[typeddict-item]
        """When they knocked, before it was seen who they are."""
        self._socket = socket
        self._frames: FrameProtocol = socket.scope["reverie.frames"]  # type: ignore[typeddict-item]
        self._loop = asyncio.get_running_loop()
        self._limits = tables.settings.limits
        self._pending: deque[bytes] = deque()
        self._due = False
        """Whether what is new will be sent in a moment."""
        self._inbox: deque[bytes] = deque()
        self._ear: asyncio.Future[None] | None = None
        """Set while nothing is there to be heard."""
        self._over = False
        self._bye: Bye | None = None
        """Why we close the line, if we do."""
        self.choked: float | None = None
        """Since when the client does not take what is sent."""

    # Out

    def poke(self) -> None:
        """Something changed: send it once all that changes together has changed."""
        if not self._due:
            self._due = True
            self._loop.call_soon(self._speak)

    def post(self, message: bytes) -> None:
        """Send a message, after the state if there is a new one."""
        if len(self._pending) >= self._limits.pending:
            self._speak()
        if len(self._pending) >= self._limits.pending:
            self.drop()
        else:
            self._pending.append(message)
            self.poke()

    def glance(self, message: bytes) -> None:
        """Send what is gone in a moment, unless more important things wait."""
        if len(self._pending) < GLANCES and not self._frames.choked:
            self._pending.append(message)
            self.poke()

    def tell(self, message: FromServer) -> None:
        self.post(encoder.message_bytes(message))

    def _speak(self) -> None:
        self._due = False
        if self._over:
            return
        if self._frames.choked:
            self.choked = self.choked or time.monotonic()
            return
        try:
            state = self.state()
        except Exception:
            log.exception("a state could not be told")
            self.cut()
            return
        if state is not None:
            self._frames.write(state)
        while self._pending and not self._frames.choked:
            self._frames.write(self._pending.popleft())

    def state(self) -> bytes | None:
        """Write what this line should see now; None if it has seen it."""
        raise NotImplementedError

    def relieved(self) -> None:
        self.choked = None
        self.poke()

    def drop(self) -> None:
        """End a line that is not taken up at its other end."""
        if self._over:
            return
        self.tables.metrics.dropped.inc()
        if self._frames.choked:
            self._frames.transport.abort()
        else:
            self._bye = Bye("slow", 1.0)
        self.cut()

    def part(self, code: str, again: float) -> None:
        """End a line whose client may come back after so many seconds."""
        self._bye = Bye(code, again)
        self.cut()

    # In

    def heard(self, message: bytes) -> None:
        self._inbox.append(message)
        if len(self._inbox) >= INBOX:
            self._frames.pause_reading()
        self._wake()

    def cut(self) -> None:
        self._over = True
        self._wake()

    def _wake(self) -> None:
        if self._ear is not None and not self._ear.done():
            self._ear.set_result(None)

    async def serve(self) -> None:
        """Listen and speak until either side has had enough."""
        self._frames.attach(self)
        try:
            # A task of its own is woken directly, not through all that stands around a request.
            await asyncio.create_task(self._attend())
        finally:
            self._over = True
        if self._bye is not None:
            self._frames.write(encoder.message_bytes(self._bye))
            await self._socket.close(code=CLOSE.get(self._bye.code, 1000), reason=self._bye.code)

    async def _attend(self) -> None:
        while not self._over:
            if self._inbox:
                await self._listen(self._inbox.popleft())
                continue
            self._frames.resume_reading()
            if not self._inbox and not self._over:
                self._ear = self._loop.create_future()
                await self._ear

    async def _listen(self, data: bytes) -> None:
        if not self.budgets.hears(self.person, self.address):
            self._fault(Fault("slow_down"), _id_of(data))
            await self._pause()
            return
        await weighed(self._read(data), self._weigh)
        if self._inbox:
            await asyncio.sleep(0)
        while len(self._pending) > BACKLOG and not self._over:
            await asyncio.sleep(0.005)

    def _weigh(self, seconds: float) -> None:
        self.budgets.weighs(self.person, self.address, seconds)

    async def _pause(self) -> None:
        """Make somebody who shouts wait before they are heard again."""
        await asyncio.sleep(1.0)

    async def _read(self, data: bytes) -> None:
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._fault(Fault("malformed"), 0)
        else:
            await self._answer(message)

    async def _answer(self, message: ClientMessage) -> None:
        try:
            await self.carry_out(message)
        except Fault as fault:
            self._fault(fault, message.id)
        except Malformed:
            self._fault(Fault("malformed"), message.id)
        except Exception:
            log.exception("a message could not be carried out", extra={"kind": type(message).__name__})
            self._fault(Fault("internal"), message.id)

    def _fault(self, fault: Fault, to: int) -> None:
        self.tables.metrics.faults.labels(fault.code).inc()
        self.tell(Error(fault.code, to, fault.values))

    async def carry_out(self, message: ClientMessage) -> None:
        """Do what a message asks for. Raises Fault or Malformed."""
        if isinstance(message, Ping):
            self.tell(Pong(message.id))
        else:
            raise Fault("malformed")


def _id_of(data: bytes) -> int:
    """Tell by which id whoever sent a message awaits an answer; 0: they await none."""
    try:
        message: ClientMessage = _decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
    return message.id
