"""What the parts written by hand save beside the library's own way: `python -m bench.by_hand`.

Each figure is processor time of this process for one thing, the library's way and ours in the same run,
the best of five rounds. The decision records in `docs/decisions` quote it.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.static_files import create_static_files_router
from tests.server.test_live import begun
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from reverie.server.app import create
from reverie.server.config import Settings, driver
from reverie.server.connections import Connections
from reverie.server.logs import JsonLines
from reverie.server.metrics import Metrics
from reverie.server.rate_limit import Buckets
from reverie.server.sockets.frames import FrameProtocol
from reverie.server.store.records import Row, Write, new_id
from reverie.server.store.store import Store

ROUNDS = 5
MESSAGES = 20_000
HELLO = b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
HELLO += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
SAID = b'{"type":"move","id":7,"n":12,"move":{"kind":"mark","card":"kappa"}}'
TOLD = b'{"type":"state",' + b"x" * 6_000 + b"}"


class Echo:
    """Answers every message with a state, through our frames."""

    def __init__(self, frames: FrameProtocol) -> None:
        self._frames = frames
        self.over = asyncio.Event()

    def heard(self, message: bytes) -> None:
        self._frames.write(TOLD)

    def relieved(self) -> None:
        """Nothing waits."""

    def cut(self) -> None:
        self.over.set()


async def by_library(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": TOLD.decode()})


async def by_frames(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    echo = Echo(scope["reverie.frames"])
    scope["reverie.frames"].attach(echo)
    await echo.over.wait()


def talk(port: int) -> None:
    """Say many short things in a thread, one after the other is answered."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(HELLO)
        line.recv(65_536)
        frame = bytes((0x81, 0x80 | len(SAID))) + bytes(4) + SAID
        size = len(TOLD) + 4
        for _ in range(MESSAGES // 20):
            line.sendall(frame * 20)
            left = 20 * size
            while left:
                left -= len(line.recv(min(left, 262_144)))


async def sockets(app: Any, protocol: Any) -> float:
    """Tell the seconds that the server's own thread works for one message and its answer."""
    config = uvicorn.Config(app, port=0, ws=protocol, log_config=None, lifespan="off", ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    began = time.thread_time()
    await asyncio.to_thread(talk, port)
    spent = time.thread_time() - began
    server.should_exit = True
    await serving
    return spent / MESSAGES


async def writer(quick: bool, rows: int) -> float:
    """Tell the seconds that the process works to store one row of a batch of so many."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(driver(f"sqlite:///{folder}/reverie.db"))
        await store.open()
        host = await store.new_person("Ada", 0)
        like = msgspec.structs.replace(begun(seats=2, people=0).meta, host=host.id)
        metas = [msgspec.structs.replace(like, id=new_id()) for _ in range(rows)]
        for meta in metas:
            await store.new_table(meta)
        if not quick:
            assert store._quick is not None
            store._quick.close()
            store._quick = None
        times = 60
        began = time.process_time()
        for n in range(1, times + 1):
            await store.put_rows([Write(m.id, Row(n, 1000 + n, "move", 0, {"kind": "end"}), "0", None) for m in metas])
        spent = time.process_time() - began
        await store.close()
    return spent / (times * rows)


async def request(app: Any, path: str) -> int:
    """Ask for a file as a browser does; tell how many bytes came."""
    got = 0

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        nonlocal got
        got += len(message.get("body", b""))

    headers = [(b"host", b"x"), (b"accept-encoding", b"gzip")]
    scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "path": path}
    scope |= {"raw_path": path.encode(), "query_string": b"", "root_path": "", "scheme": "http", "headers": headers}
    scope |= {"client": ("127.0.0.1", 1), "server": ("x", 80), "state": {}, "extensions": {}}
    await app(scope, receive, send)
    return got


async def files(app: Any, path: str) -> float:
    """Tell the seconds that the process works to serve a file once."""
    assert await request(app, path) > 0
    times = 200
    began = time.process_time()
    for _ in range(times):
        await request(app, path)
    return (time.process_time() - began) / times


def a_page(folder: Path) -> Path:
    """Lay out a page of about the size of ours: a shell and a script of 200 kB."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>" + "<p>Rêverie</p>" * 100)
    words = " ".join(f"function dream{n}(s){{return s.dreams[{n % 97}]+{n}}}" for n in range(5_000))
    (folder / "assets" / "page-1234.js").write_text(words)
    return folder


async def static() -> list[tuple[str, float, float]]:
    with tempfile.TemporaryDirectory() as name:
        folder = a_page(Path(name))

        @get("/health")
        async def health() -> str:
            return "ok"

        router = create_static_files_router(path="/", directories=[folder], html_mode=True)
        squeezed = CompressionConfig(backend="gzip", minimum_size=1000)
        theirs = Litestar([health, router], compression_config=squeezed, logging_config=None)
        ours = create(Settings(database=driver(f"{name}/reverie.db"), page=folder))
        return [
            (path, await best(lambda path=path: files(theirs, path)), await best(lambda path=path: files(ours, path)))
            for path in ("/index.html", "/assets/page-1234.js")
        ]


async def limits() -> tuple[float, float]:
    """Tell the seconds that the process works to count one request, beside what the request takes by itself."""

    @get("/health")
    async def health() -> str:
        return "ok"

    counted = RateLimitConfig(rate_limit=("second", 1_000_000))
    bare, limited = Litestar([health], logging_config=None), Litestar([health], middleware=[counted.middleware])
    theirs = await best(lambda: files(limited, "/health")) - await best(lambda: files(bare, "/health"))
    buckets, began, times = Buckets(1_000_000, 1_000_000), time.process_time(), 20_000
    for n in range(times):
        assert buckets.take(f"10.0.0.{n % 100}")
    return theirs, (time.process_time() - began) / times


def log_lines() -> float:
    """Tell the seconds that one line of the log takes."""
    record = logging.LogRecord("reverie.play.commit", logging.WARNING, "", 0, "a table could not be read", (), None)
    record.table = "abcdefghjkmn"
    formatter = JsonLines()
    began = time.process_time()
    for _ in range(20_000):
        formatter.format(record)
    return (time.process_time() - began) / 20_000


async def best(measure: Callable[[], Awaitable[float]]) -> float:
    return min([await measure() for _ in range(ROUNDS)])


def line(what: str, theirs: float, ours: float) -> None:
    print(f"{what:44} {theirs * 1e6:9.1f} µs {ours * 1e6:9.1f} µs {theirs / ours:6.1f} ×", flush=True)


async def main() -> None:
    everybody = Connections(Settings(), Metrics())
    print(f"{'':44} {'library':>12} {'by hand':>12}")
    line(
        "socket: a message and a state of 6 kB",
        await best(lambda: sockets(by_library, WebSocketsSansIOProtocol)),
        await best(lambda: sockets(by_frames, partial(FrameProtocol, connections=everybody))),
    )
    for rows in (1, 8, 64):
        theirs, ours = await best(lambda n=rows: writer(False, n)), await best(lambda n=rows: writer(True, n))
        line(f"SQLite: a row in a batch of {rows}", theirs, ours)
    for path, theirs, ours in await static():
        line(f"static: {path}", theirs, ours)
    line("limits: a request is counted", *await limits())
    print(f"{'log: a line':44} {'':12} {log_lines() * 1e6:9.1f} µs")


if __name__ == "__main__":
    asyncio.run(main())
