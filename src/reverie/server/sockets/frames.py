"""The wire: uvicorn's socket with a shorter way in and out.

Nearly all that people say is one short text frame, and all that they are told is one text frame:
those are read and written here. Everything else of the protocol (the handshake, pings, closing,
messages in parts, whatever is malformed or too long) is left to the library, a whole frame at a time,
and counted: no page of ours needs many of those.
"""

from __future__ import annotations

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ..config import Limits
from ..connections import Connections
from ..rate_limit import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a whole text message."""
MASKED = 0x80
SHORT = 126
"""From this length on, a frame tells its length in two more bytes; one more, and in eight."""


class Reader(Protocol):
    """Whoever holds the other end of a wire."""

    def heard(self, message: bytes) -> None:
        """Take a message."""

    def relieved(self) -> None:
        """Notice that the client takes what is sent again."""

    def cut(self) -> None:
        """Notice that the wire is cut."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """A socket."""

    def __init__(self, *args: Any, connections: Connections, **more: Any) -> None:
        super().__init__(*args, **more)
        self._all = connections
        self._limits: Limits = connections.limits
        self._odd = Bucket(self._limits.frames_per_second, self._limits.frames_burst)
        """What is left of frames that are no whole message."""
        self._began = self.loop.time()
        self._ended = 0.0
        """Since when this connection should be over; zero: it goes on."""
        self._reader: Reader | None = None
        self._held = bytearray()
        """What came and is not read yet: the beginning of a frame, or all that came after the client had to wait."""
        self._in_parts = False
        """Whether a message has begun of which more frames will come."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["reverie.frames"] = self  # type: ignore[typeddict-unknown-key]

    def late(self, now: float) -> bool:
        """Whether the other end keeps us waiting: with its handshake, or with taking our farewell."""
        if self.transport.is_closing() or self.disconnected:
            self._ended = self._ended or now
            return now > self._ended + self._limits.send_seconds
        return not self.handshake_initiated and now > self._began + self._limits.head_seconds

    def cut(self) -> None:
        """End it at once."""
        self.transport.abort()

    def attach(self, reader: Reader) -> None:
        """Let somebody read from now on, beginning with what has come already."""
        self._reader = reader
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                reader.heard(event.get("bytes") or (event.get("text") or "").encode())
            elif event["type"] == "websocket.disconnect":
                reader.cut()
        self.resume_reading()

    def pause_reading(self) -> None:
        """Let the client wait with what it has to say."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Let the client speak again, beginning with what it has said already."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if self._held:
                self.data_received(b"")
            if not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

    # In

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            return
        if self._held:
            self._held += data
            data = bytes(self._held)
            self._held.clear()
        start = 0
        while start < len(data) and not self.transport.is_closing():
            if self._reader is None and not self.close_sent:
                self.pause_reading()  # until somebody is there who reads
            if self.read_paused and not self.close_sent:
                self._held += data[start:]
                return
            body, end = _frame_at(data, start)
            if end - body > self.config.ws_max_size:
                super().data_received(data[start:])
                return
            if body == 0 or end > len(data):
                self._held += data[start:]
                return
            self._take(data, start, body, end)
            start = end

    def _take(self, data: bytes, start: int, body: int, end: int) -> None:
        """Take a whole frame that lies somewhere in the data."""
        whole = data[start] == TEXT and data[start + 1] & MASKED and not self._in_parts
        if whole and self._reader is not None and not self.close_sent:
            self._reader.heard(apply_mask(data[body:end], data[body - 4 : body]))
            return
        if not self._odd.take():
            self.cut()
            return
        opcode, final = data[start] & 0x0F, data[start] & 0x80
        if opcode < 8:
            self._in_parts = not final
        super().data_received(data[start:end])

    def send_receive_event_to_app(self) -> None:
        if self._reader is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._reader.heard(message)

    # Out

    def write(self, message: bytes) -> None:
        """Send a text message at once. Whether the client takes it is told by `choked`."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        length = len(message)
        if length < SHORT:
            head = bytes((TEXT, length))
        elif length < 65_536:
            head = bytes((TEXT, SHORT)) + length.to_bytes(2)
        else:
            head = bytes((TEXT, SHORT + 1)) + length.to_bytes(8)
        self.transport.write(head + message)

    @property
    def choked(self) -> bool:
        """Whether the client does not take what was sent before."""
        return not self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reader is not None:
            self._reader.relieved()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leaves(self)
        super().connection_lost(exc)
        if self._reader is not None:
            self._reader.cut()


def _frame_at(data: bytes, start: int) -> tuple[int, int]:
    """Tell where the body of a frame begins and ends; zero where too little of it is there to tell."""
    if len(data) < start + 2:
        return 0, 0
    length = data[start + 1] & 0x7F
    body = start + 2
    if length >= SHORT:
        size = 2 if length == SHORT else 8
        if len(data) < body + size:
            return 0, 0
        length = int.from_bytes(data[body : body + size])
        body += size
    if data[start + 1] & MASKED:
        body += 4
    return body, body + length
