"""However a client cuts its messages into frames and packets, the server hears the same."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.streams import StreamReader

from tests.server.players import Guest, Running

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Tap:
    """A client that says exactly the bytes it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer
        self._stream = StreamReader()

    async def frame(self) -> Frame:
        """Read the next frame."""
        parsing = Frame.parse(self._stream.read_exact, mask=False)
        while True:
            try:
                next(parsing)
            except StopIteration as parsed:
                return parsed.value
            data = await asyncio.wait_for(self._reader.read(65_536), 10)
            if data:
                self._stream.feed_data(data)
            else:
                self._stream.feed_eof()

    async def pong(self) -> int:
        """Wait for the answer to a ping of the table's protocol; tell to which."""
        while True:
            frame = await self.frame()
            if frame.opcode is Opcode.TEXT:
                message = json.loads(frame.data)
                if message["type"] == "pong":
                    return int(message["to"])


@asynccontextmanager
async def tap(guest: Guest, path: str) -> AsyncIterator[Tap]:
    address = urlsplit(guest.site.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {address.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {guest.cookie}", "", ""]
    writer.write("\r\n".join(lines).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Tap(reader, writer)
    finally:
        writer.close()


def ping(id: int, padding: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": id, "padding": "x" * padding}).encode()


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


async def test_frames_come_in_any_pieces(site: Running) -> None:
    async with site.guest() as ada, tap(ada, "/ws/lobby") as line:
        for id, padding in ((1, 0), (2, 60), (3, 500), (4, 9_000)):
            data = framed(ping(id, padding))
            for byte in data[:40]:
                line.writer.write(bytes((byte,)))
                await line.writer.drain()
                await asyncio.sleep(0)
            line.writer.write(data[40:] + framed(ping(0)))
            assert [await line.pong(), await line.pong()] == [id, 0]


async def test_several_frames_come_in_one_piece(site: Running) -> None:
    async with site.guest() as ada, tap(ada, "/ws/lobby") as line:
        line.writer.write(b"".join(framed(ping(id, 100 * id)) for id in range(1, 6)))
        assert [await line.pong() for _ in range(5)] == [1, 2, 3, 4, 5]


async def test_a_message_comes_in_parts_with_a_ping_between(site: Running) -> None:
    async with site.guest() as ada, tap(ada, "/ws/lobby") as line:
        whole = ping(7)
        line.writer.write(framed(whole[:5], fin=False) + framed(b"still there?", Opcode.PING))
        line.writer.write(framed(whole[5:9], Opcode.CONT, fin=False) + framed(whole[9:], Opcode.CONT) + framed(ping(8)))
        heard = []
        while len(heard) < 3:
            frame = await line.frame()
            if frame.opcode is Opcode.PONG:
                heard.append(bytes(frame.data))
            elif b"pong" in frame.data:
                heard.append(json.loads(frame.data)["to"])
        assert heard == [b"still there?", 7, 8]


async def test_a_message_may_be_binary(site: Running) -> None:
    async with site.guest() as ada, tap(ada, "/ws/lobby") as line:
        line.writer.write(framed(ping(9), Opcode.BINARY) + framed(ping(10)))
        assert [await line.pong(), await line.pong()] == [9, 10]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (framed(ping(1), mask=False), 1002),
        (b"\xf1" + framed(ping(1))[1:], 1002),
        (framed(ping(1, 20_000)), 1009),
        (framed(ping(1, 20_000))[:60], 1009),
        (framed(ping(1)[:5], fin=False) + framed(ping(1)), 1002),
        (framed(Close(1000, "").serialize(), Opcode.CLOSE), 1000),
    ],
    ids=["unmasked", "reserved", "too_long", "will_be_too_long", "begun_anew", "close"],
)
async def test_what_breaks_the_protocol_ends_the_line(site: Running, data: bytes, code: int) -> None:
    async with site.guest() as ada, tap(ada, "/ws/lobby") as line:
        line.writer.write(data)
        while (frame := await line.frame()).opcode is not Opcode.CLOSE:
            assert b"pong" not in frame.data
        assert Close.parse(frame.data).code == code
        async with tap(ada, "/ws/lobby") as other:
            other.writer.write(framed(ping(3)))
            assert await other.pong() == 3
