"""The wire of HTTP: uvicorn's protocol, which waits for no head, no body and no reader without end.

What one connection may send before its request is whole is bounded in bytes and in time; so is how long it may leave
an answer lying. `Connections` looks at each once a second.
"""

from __future__ import annotations

import asyncio
import socket
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ..config import LONGEST_FILE
from ..connections import Connections

HEADERS = 100
"""The headers that one request may have."""
PIPELINE = 2
"""Requests that may come before the first of them is answered."""
LINGER_SECONDS = 2.0
"""How long an answer to half a request may be read."""


class TooMuch(Exception):
    """A head is too long, or too many requests come at once."""


class RequestProtocol(HttpToolsProtocol):
    """A connection over which requests come."""

    def __init__(self, *args: Any, connections: Connections, **more: Any) -> None:
        super().__init__(*args, **more)
        self._all = connections
        self._limits = connections.limits
        self._in_body = False
        self._in_request = False
        self._came = 0
        """Bytes that came since then, whether they are of the body or only around it."""
        self._unparsed = 0
        """Bytes that came since the last whole head."""
        self._size = 0
        """Bytes of address and headers of this request."""
        self._due = 0.0
        """By when the next piece of a request must have come; zero: no request is awaited."""
        self._last = 0.0
        """By when the whole of it must have come."""
        self._stalled = 0.0
        """Since when the client does not take what is sent; zero: it does."""
        self._ended = 0.0
        """Since when this connection should be over; zero: it goes on."""
        self._answering: RequestResponseCycle | None = None
        """The request that is being answered: not the last one that came, if there are several."""

    # Its life

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:  # else the body of an answer waits 40 ms until its head has been acknowledged
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if self._all.arrives(self, self.client[0] if self.client else ""):
            self._due = self.loop.time() + self._limits.head_seconds
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leaves(self)
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        made = self.ws_protocol_class

        def goes_on(**more: Any) -> Any:
            assert made is not None
            protocol = made(**more)
            self._all.goes_on(self, protocol)  # type: ignore[arg-type]
            return protocol

        self.ws_protocol_class = goes_on  # type: ignore[assignment]
        super().handle_websocket_upgrade()

    def late(self, now: float) -> bool:
        """Whether the other end keeps us waiting for too long."""
        if self.transport.is_closing():
            self._ended = self._ended or now
            return now > self._ended + LINGER_SECONDS
        if self._stalled and now > self._stalled + self._limits.stalled_seconds:
            return True
        if self.flow.read_paused:  # we are who lets them wait
            return False
        return 0 < self._due < now or 0 < self._last < now

    def cut(self) -> None:
        """End it at once."""
        self.transport.abort()

    # In

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            return
        if not self._in_body:
            self._unparsed += len(data)
        elif self._is_too_long(len(data)):
            return
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError as error:
            refused = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self._refuse(refused if isinstance(error.__context__, TooMuch) else HTTPStatus.BAD_REQUEST)
            return
        if not self._in_body and self._unparsed > self._limits.head_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif not self._in_request and not self._due and (self.cycle is None or self.cycle.response_complete):
            self._due = self.loop.time() + self._limits.head_seconds  # something came, but no request yet

    def _is_too_long(self, more: int) -> bool:
        """Whether more came than any body takes, however it is cut into chunks: then we read no further."""
        self._came += more
        if self._came <= 2 * LONGEST_FILE:
            return False
        self.transport.pause_reading()
        self._due = self.loop.time() + LINGER_SECONDS
        return True

    def on_message_begin(self) -> None:
        super().on_message_begin()
        now = self.loop.time()
        self._in_request = True
        self._size = 0
        self._due, self._last = now + self._limits.head_seconds, now + self._limits.request_seconds

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= HEADERS:
            raise TooMuch
        self._measure(len(name) + len(value))
        super().on_header(name, value)

    def _measure(self, length: int) -> None:
        self._size += length
        if self._size > self._limits.head_bytes:
            raise TooMuch

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            raise TooMuch
        super().on_headers_complete()
        self._in_body = True
        self._unparsed = self._came = 0
        self._due = self.loop.time() + self._limits.body_seconds

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._due = self.loop.time() + self._limits.body_seconds

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_body = self._in_request = False
        self._due = self._last = 0.0

    def _refuse(self, status: HTTPStatus) -> None:
        """Say in one line why a request is not taken, and end."""
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode())
        self.transport.close()

    # Out

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._in_body and not self.pipeline:
            # The answer did not wait for the rest of the request: nor do we.
            self._last = self.loop.time() + LINGER_SECONDS

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stalled = 0.0
