"""A line: one open socket, whatever is at its other end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket

from ..kernel.words import Malformed
from . import tell
from .hall import Hall
from .limits import Bucket
from .problems import Fault
from .protocol.messages import Bye, ClientMessage, Error, FromServer, Ping, Pong
from .records import Person
from .wire import Wire

log = logging.getLogger("reverie.line")

_decode = msgspec.json.Decoder(ClientMessage).decode
INBOX = 16
"""Messages that wait to be heard, from which on no more are read."""
BACKLOG = 8
"""Answers that a client has not taken yet, from which on it is not heard further."""
CLOSE = {"slow": 1008}


class Line:
    """One open socket. What waits for a slow client is bounded; states are never queued, only the latest is sent."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], person: Person) -> None:
        self.hall = hall
        self.guest = person
        self.person = person.id
        self._socket = socket
        self._wire: Wire = socket.scope["reverie.wire"]  # type: ignore[typeddict-item]
        self._loop = asyncio.get_running_loop()
        self._limits = hall.settings.limits
        self._pending: deque[bytes] = deque()
        self._due = False
        """Whether what is new will be sent in a moment."""
        self._inbox: deque[bytes] = deque()
        self._ear: asyncio.Future[None] | None = None
        """Set while nothing is there to be heard."""
        self._over = False
        self._bye: Bye | None = None
        """Why we close the line, if we do."""
        self._messages = Bucket(self._limits.messages_per_second, self._limits.messages_burst)
        self._words = Bucket(self._limits.chat_per_minute / 60, self._limits.chat_burst)
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
            self.drop()
        else:
            self._pending.append(message)
            self.poke()

    def tell(self, message: FromServer) -> None:
        self.post(tell.message_bytes(message))

    def _speak(self) -> None:
        self._due = False
        if self._over:
            return
        if self._wire.choked:
            self.choked = self.choked or time.monotonic()
            return
        try:
            state = self.state()
        except Exception:
            log.exception("a state could not be told")
            self.cut()
            return
        if state is not None:
            self._wire.write(state)
        while self._pending and not self._wire.choked:
            self._wire.write(self._pending.popleft())

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
        self.hall.metrics.dropped.inc()
        if self._wire.choked:
            self._wire.transport.abort()
        else:
            self._bye = Bye("slow", 1.0)
        self.cut()

    # In

    def heard(self, message: bytes) -> None:
        self._inbox.append(message)
        if len(self._inbox) >= INBOX:
            self._wire.pause_reading()
        self._wake()

    def cut(self) -> None:
        self._over = True
        self._wake()

    def _wake(self) -> None:
        if self._ear is not None and not self._ear.done():
            self._ear.set_result(None)

    async def serve(self) -> None:
        """Listen and speak until either side has had enough."""
        self._wire.attach(self)
        try:
            # A task of its own is woken directly, not through all that stands around a request.
            await asyncio.create_task(self._attend())
        finally:
            self._over = True
        if self._bye is not None:
            self._wire.write(tell.message_bytes(self._bye))
            await self._socket.close(code=CLOSE.get(self._bye.code, 1000), reason=self._bye.code)

    async def _attend(self) -> None:
        while not self._over:
            if self._inbox:
                await self._listen(self._inbox.popleft())
            else:
                self._wire.resume_reading()
                self._ear = self._loop.create_future()
                await self._ear

    async def _listen(self, data: bytes) -> None:
        if not self._messages.take():
            self.hall.metrics.faults.labels("slow_down").inc()
            self.tell(Error("slow_down"))
            await self._pause()
            return
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._fault(Fault("malformed"), 0)
        else:
            await self._answer(message)
        if self._inbox:
            await asyncio.sleep(0)
        while len(self._pending) > BACKLOG and not self._over:
            await asyncio.sleep(0.005)

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
        except Exception:
            log.exception("a message could not be carried out", extra={"kind": type(message).__name__})
            self._fault(Fault("internal"), message.id)

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
