"""What one TCP connection may cost: heads and bodies that do not end, floods of frames, readers that do not read."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode

from reverie.server.config import Limits, Settings
from reverie.server.connections import Connections, files_for
from reverie.server.http.requests import RequestProtocol
from reverie.server.metrics import Metrics
from reverie.server.rate_limit import counted
from reverie.server.sockets.connection import INBOX
from tests.server.conftest import quick
from tests.server.players import Running, running
from tests.server.test_frames import framed, ping, tap

pytestmark = pytest.mark.asyncio(loop_scope="session")

TIGHT = Limits(
    head_seconds=0.3,
    body_seconds=0.3,
    request_seconds=2.0,
    connections_per_address=6,
    frames_per_second=0.1,
    frames_burst=20,
    handshakes_per_second=0.01,
    handshakes_burst=4,
    pages_per_second=0.01,
    pages_burst=4,
)


@asynccontextmanager
async def open_site(folder: Path, limits: Limits = TIGHT, proxies: tuple[str, ...] = ()) -> AsyncIterator[Running]:
    async with running(quick(f"sqlite:///{folder}/reverie.db", limits=limits, proxies=proxies)) as site:
        yield site


class Line:
    """A client that says exactly the bytes it is told to, over TCP alone."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def say(self, data: bytes, pieces: int = 1, pause: float = 0.0) -> int:
        """Say something so many times, until nobody listens any more; tell how often it was said."""
        for k in range(pieces):
            if self._reader.at_eof() or self._writer.is_closing():
                return k
            try:
                self._writer.write(data)
                await self._writer.drain()
            except OSError:
                return k
            await asyncio.sleep(pause)
        return pieces

    async def rest(self) -> bytes:
        """Read until the server ends the connection."""
        heard = b""
        async with asyncio.timeout(30):
            try:
                while data := await self._reader.read(65_536):
                    heard += data
            except ConnectionError:
                pass
        return heard

    async def answer(self) -> bytes:
        """Read the first line of an answer."""
        async with asyncio.timeout(30):
            return await self._reader.readline()

    def close(self) -> None:
        self._writer.close()


@asynccontextmanager
async def line_to(site: Running) -> AsyncIterator[Line]:
    address = urlsplit(site.address)
    line = Line(*await asyncio.open_connection(address.hostname, address.port))
    try:
        yield line
    finally:
        line.close()


HEAD = b"GET /api/games HTTP/1.1\r\nHost: reverie\r\n"


@pytest.mark.parametrize(
    ("begun", "piece"),
    [
        (HEAD + b"X: ", b"x" * 1_000),
        (HEAD, b"X: y\r\n" * 10),
        (b"GET /", b"x" * 1_000),
        (b"", b"\r\n" * 500),
        (b"POST /api/verify HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X: y\r\n" * 100),
    ],
    ids=["header", "headers", "address", "nothing", "trailers"],
)
async def test_a_head_without_end_is_refused_soon(tmp_path: Path, begun: bytes, piece: bytes) -> None:
    async with open_site(tmp_path, Limits()) as site, line_to(site) as line:
        await line.say(begun)
        said = await line.say(piece, 1_000_000)
        assert said * len(piece) < 4_000_000
        heard = await line.rest()
        assert not heard or b" 431 " in heard or b" 400 " in heard
        async with line_to(site) as other:
            await other.say(HEAD + b"\r\n")
            assert b" 200 " in await other.answer()


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"\r\n",
        b"GET / HT",
        HEAD,
        b"POST /api/verify HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
    ],
    ids=["nothing", "a line", "half a line", "half a head", "half a body"],
)
async def test_half_a_request_is_not_awaited_for_long(tmp_path: Path, half: bytes) -> None:
    async with open_site(tmp_path) as site, line_to(site) as line:
        await line.say(half)
        await line.rest()
        assert len(site.process.connections) == 0


async def test_a_body_that_drips_is_not_awaited_for_long(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, line_to(site) as line:
        await line.say(b"POST /api/verify HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n")
        assert await line.say(b" ", 9_000, pause=0.05) < 9_000


async def test_nobody_sends_the_rest_of_what_was_answered_for_long(tmp_path: Path) -> None:
    async with open_site(tmp_path, Limits(body_seconds=60, request_seconds=120)) as site, line_to(site) as line:
        strange = b"Origin: https://elsewhere.example\r\n"
        await line.say(b"POST /api/play HTTP/1.1\r\n" + strange + b"Transfer-Encoding: chunked\r\n\r\n")
        assert b" 403 " in await line.answer()
        assert await line.say(b"1\r\nx\r\n", 100_000, pause=0.005) < 100_000


@pytest.mark.parametrize("around", [b"1;", b"FFFFFFFF\r\n"], ids=["around a chunk", "a chunk"])
async def test_a_body_without_end_is_not_read_for_long(tmp_path: Path, around: bytes) -> None:
    async with open_site(tmp_path, Limits()) as site, line_to(site) as line:
        await line.say(b"POST /api/verify HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + around)
        assert await line.say(b"x" * 100_000, 10_000) < 300, "more was taken than lies on the way"


async def test_requests_do_not_pile_up_on_one_connection(tmp_path: Path) -> None:
    async with open_site(tmp_path, Limits()) as site, line_to(site) as line:
        await line.say((HEAD + b"\r\n") * 2_000)
        assert (await line.rest()).count(b" 200 ") < 20


async def test_nobody_is_answered_who_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[bool] = []
    lost: list[Any] = []
    send, connection_lost = RequestResponseCycle.send, RequestProtocol.connection_lost

    async def watched(self: RequestResponseCycle, message: Any) -> None:
        answered.append(self.disconnected or self.transport not in lost)
        await send(self, message)

    def noted(self: RequestProtocol, exc: Exception | None) -> None:
        lost.append(self.transport)
        connection_lost(self, exc)

    monkeypatch.setattr(RequestResponseCycle, "send", watched)
    monkeypatch.setattr(RequestProtocol, "connection_lost", noted)
    monkeypatch.setattr("reverie.server.app.SLOW_SECONDS", 0.1)
    async with open_site(tmp_path, Limits(requests_per_second=0.01, requests_burst=1)) as site:
        for _ in range(3):
            async with line_to(site) as line:
                await line.say((HEAD + b"\r\n") * 6)
        async with line_to(site) as line:
            await line.say(HEAD + b"\r\n")
            assert b" 429 " in await line.answer()
    assert len(answered) >= 2 and all(answered)


@pytest.mark.parametrize(
    "frame",
    [framed(b"", Opcode.PING), framed(b"", Opcode.PONG), framed(b"", Opcode.CONT, fin=False)],
    ids=["ping", "pong", "part"],
)
async def test_a_flood_of_frames_that_say_nothing_is_cut(tmp_path: Path, frame: bytes) -> None:
    async with open_site(tmp_path) as site, site.guest() as eve, tap(eve, "/ws/lobby") as line:
        line.writer.write(framed(b"", fin=False) if frame[0] & 0x0F == Opcode.CONT else framed(ping(1)))
        line.writer.write(frame * 10_000)
        with suppress(EOFError, ConnectionError):
            while await line.frame():
                pass
        assert not site.process.admission.people


async def test_messages_in_one_packet_wait_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from reverie.server.sockets.connection import Connection

    longest = 0
    heard = Connection.heard

    def counting(self: Connection, message: bytes) -> None:
        nonlocal longest
        heard(self, message)
        longest = max(longest, len(self._inbox))

    monkeypatch.setattr(Connection, "heard", counting)
    limits = Limits(messages_per_second=10_000, messages_burst=10_000)
    async with open_site(tmp_path, limits) as site, site.guest() as ada, tap(ada, "/ws/lobby") as line:
        line.writer.write(b"".join(framed(ping(id)) for id in range(500)))
        assert [await line.pong() for _ in range(500)] == list(range(500))
    assert longest <= INBOX


async def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with open_site(tmp_path, Limits(connections_per_address=6)) as site, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line_to(site)) for _ in range(9)]
        ended = [asyncio.create_task(line.rest()) for line in lines]
        await asyncio.wait(ended[6:], timeout=20)
        assert [task.done() for task in ended] == [False] * 6 + [True] * 3
        lines[0].close()
        while len(site.process.connections) > 5:
            await asyncio.sleep(0.01)
        async with line_to(site) as late:
            await late.say(HEAD + b"\r\n")
            assert b" 200 " in await late.answer()
        for task in ended:
            task.cancel()


async def test_a_socket_stays_the_connection_it_was(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as ada:
        await ada.web.aclose()
        async with tap(ada, "/ws/lobby"):
            while len(site.process.connections) != 1:
                await asyncio.sleep(0.01)
        while len(site.process.connections):
            await asyncio.sleep(0.01)


async def test_the_connections_of_a_proxy_are_not_counted_but_whom_it_brings_is(tmp_path: Path) -> None:
    limits = Limits(connections_per_address=2, guests_per_minute=0.01, guests_burst=1)
    async with open_site(tmp_path, limits, ("127.0.0.1",)) as site, AsyncExitStack() as stack:
        codes = []
        for visitor in (b"192.0.2.1", b"192.0.2.1", b"192.0.2.2", b"2001:db8::1", b"2001:db8::2"):
            line = await stack.enter_async_context(line_to(site))
            await line.say(b"GET /api/me HTTP/1.1\r\nHost: reverie\r\nX-Forwarded-For: " + visitor + b"\r\n\r\n")
            codes.append((await line.answer()).split()[1])
        assert codes == [b"200", b"429", b"200", b"200", b"429"]


async def test_too_many_handshakes_are_turned_away_at_the_door(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as eve:
        address = site.address.replace("http", "ws", 1) + "/ws/tables/nowhere"
        for _ in range(TIGHT.handshakes_burst):
            async with connect(address, additional_headers={"Cookie": eve.cookie}) as socket:
                assert b"no_table" in (await socket.recv(decode=False))
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers={"Cookie": eve.cookie})


async def test_who_is_not_let_in_opens_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_site(tmp_path, Limits(sockets_per_person=1)) as site, site.guest() as eve:
        table = (await eve.post("/api/play", game="vale"))["id"]
        async with eve.at(table):
            opened: list[str] = []
            monkeypatch.setattr(site.process.tables, "enter", opened.append)
            address = site.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
            async with connect(address, additional_headers={"Cookie": eve.cookie}) as socket:
                assert b"slow_down" in (await socket.recv(decode=False))
            assert opened == []


async def test_the_files_of_the_page_are_counted_too(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, line_to(site) as line:
        answers = []
        for _ in range(TIGHT.pages_burst + 1):
            await line.say(b"HEAD /nothing.txt HTTP/1.1\r\nHost: reverie\r\n\r\n")
            answers.append((await line.answer()).split()[1])
            while (await line.answer()).strip():
                pass
        assert answers == [b"405"] * TIGHT.pages_burst + [b"429"]


async def test_an_answer_that_nobody_takes_is_not_kept(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_bytes(b"<!doctype html>")
    (page / "long.bin").write_bytes(b"x" * 30_000_000)
    limits = Limits(stalled_seconds=0.3)
    settings = quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits, proxies=(), page=page)
    async with running(settings) as site, line_to(site) as line:
        await line.say(b"GET /long.bin HTTP/1.1\r\nHost: reverie\r\n\r\n")
        async with asyncio.timeout(30):
            while len(site.process.connections) == 0:
                await asyncio.sleep(0.01)
            while len(site.process.connections):
                await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("address", "by"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("a socket", "a socket"),
    ],
)
async def test_ipv6_is_counted_by_its_network(address: str, by: str) -> None:
    assert counted(address) == by


async def test_a_process_may_open_as_many_files_as_it_is_let() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (600, hard))
        assert files_for(700) == 700 == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert files_for(hard + 1) == hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
        assert files_for(200) == 300
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    settings = Settings(limits=Limits(connections=2))

    class Wire:
        def late(self, now: float) -> bool:
            return now > 1

        def cut(self) -> None:
            connections.leaves(self)

    connections = Connections(settings, Metrics())
    wires = [Wire() for _ in range(3)]
    assert [connections.arrives(wire, f"192.0.2.{k}") for k, wire in enumerate(wires)] == [True, True, False]
    connections.sweep(0)
    assert len(connections) == 2
    connections.sweep(2)
    assert len(connections) == 0
