"""What attacks from one address, within the limits that the site ships with, cost everybody else.

python -m tests.server.siege attack                     # all of them, one after another
python -m tests.server.siege attack --name pings --seconds 30

A few pairs play from 127.0.0.1 at an even pace. Their moves are timed before and during the attack, which comes from
127.0.0.2 and from a process of its own. To add one, write what one client does for ever, and name it in `ATTACKS`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket as sockets
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Opcode

from tests.server.players import Line, any_move
from tests.server.processes import end_with_parent
from tests.server.test_frames import framed

FROM = ("127.0.0.2", 0)
"""Where attacks come from."""
Trouble = (OSError, TimeoutError, WebSocketException, httpx.HTTPError, AssertionError, EOFError)


@dataclass
class Target:
    """What an attack is told."""

    address: str
    tables: list[str]
    """Tables that others play at."""

    @property
    def place(self) -> tuple[str, int]:
        parts = urlsplit(self.address)
        assert parts.hostname is not None and parts.port is not None
        return parts.hostname, parts.port


Attack = Callable[[Target], Awaitable[None]]


# Over TCP alone


@asynccontextmanager
async def wire(target: Target) -> AsyncIterator[asyncio.StreamWriter]:
    """Connect, and read whatever comes without looking at it."""
    reader, writer = await asyncio.open_connection(*target.place, local_addr=FROM)

    async def swallow() -> None:
        with contextlib.suppress(OSError):
            while await reader.read(65_536):
                pass
        writer.close()

    swallowing = asyncio.create_task(swallow())
    try:
        yield writer
    finally:
        swallowing.cancel()
        writer.close()


def saying(begun: bytes, piece: bytes, pause: float = 0.0) -> Attack:
    """Begin something, and go on without end."""

    async def attack(target: Target) -> None:
        async with wire(target) as writer:
            writer.write(begun)
            while not writer.is_closing():
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(pause)

    return attack


HEAD = b"GET /api/games HTTP/1.1\r\nHost: reverie\r\n"


# Over a socket


async def known(target: Target) -> str:
    """Become a guest; tell the cookie."""
    transport = httpx.AsyncHTTPTransport(local_address=FROM[0], verify=False)
    async with httpx.AsyncClient(base_url=target.address, transport=transport, timeout=30) as web:
        (await web.get("/api/me")).raise_for_status()
        return "; ".join(f"{name}={value}" for name, value in web.cookies.items())


eve: dict[str, asyncio.Future[str]] = {}
"""The attacker's cookie: one person, however many sockets."""


async def eves(target: Target) -> str:
    if target.address not in eve or (eve[target.address].done() and eve[target.address].exception()):
        eve[target.address] = asyncio.ensure_future(known(target))
    return await asyncio.shield(eve[target.address])


@asynccontextmanager
async def socket(target: Target, path: str) -> AsyncIterator[ClientConnection]:
    """Open a socket, and take whatever is told."""
    address = target.address.replace("http", "ws", 1) + path
    headers = {"Cookie": await eves(target)}
    async with connect(address, additional_headers=headers, max_size=None, ping_interval=None, local_addr=FROM) as line:

        async def swallow() -> None:
            with contextlib.suppress(WebSocketException):
                async for _ in line:
                    pass

        swallowing = asyncio.create_task(swallow())
        try:
            yield line
        finally:
            swallowing.cancel()


def shouting(*messages: str | bytes, raw: bool = False) -> Attack:
    """Say things to somebody's table as fast as they are taken."""

    async def attack(target: Target) -> None:
        async with socket(target, f"/ws/tables/{random.choice(target.tables)}") as line:
            while True:
                for message in messages:
                    if raw:
                        assert isinstance(message, bytes)
                        if line.transport.is_closing():
                            return
                        line.transport.write(message * 1_000)
                    else:
                        await line.send(message)
                await asyncio.sleep(0)

    return attack


async def handshakes(target: Target) -> None:
    """Open sockets to tables, as many as may be, and leave at once."""
    async with socket(target, f"/ws/tables/{random.choice(target.tables)}"):
        pass


async def arrivals(target: Target) -> None:
    """Connect, and leave at once."""
    _, writer = await asyncio.open_connection(*target.place, local_addr=FROM)
    writer.close()


# Over HTTP, as a guest


@asynccontextmanager
async def guest(target: Target) -> AsyncIterator[httpx.AsyncClient]:
    """Become a guest of one's own."""
    transport = httpx.AsyncHTTPTransport(local_address=FROM[0], verify=False)
    async with httpx.AsyncClient(base_url=target.address, transport=transport, timeout=30) as web:
        (await web.get("/api/me")).raise_for_status()
        yield web


def checking(*logs: bytes) -> Attack:
    """Have nonsense checked as fast as it is taken."""

    async def attack(target: Target) -> None:
        async with guest(target) as web:
            while True:
                for log in logs:
                    await web.post("/api/verify", content=log, headers={"content-type": "application/json"})

    return attack


def crowding(watched: bool) -> Attack:
    """Open tables where only bots play, the longest thinkers, and look at them or not."""

    async def attack(target: Target) -> None:
        async with guest(target) as web, AsyncExitStack() as stack:
            for _ in range(2):
                opened = await web.post("/api/play", json={"game": "vale", "seats": 4, "level": "lucid"})
                table = opened.raise_for_status().json()["id"]
                await web.post(f"/api/tables/{table}/stand")
                if watched:
                    await stack.enter_async_context(watching(target, web, table))
            await asyncio.sleep(600)

    return attack


@asynccontextmanager
async def watching(target: Target, web: httpx.AsyncClient, table: str) -> AsyncIterator[ClientConnection]:
    cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    address = target.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None, local_addr=FROM) as line:
        swallowing = asyncio.create_task(_swallow(line))
        try:
            yield line
        finally:
            swallowing.cancel()


async def _swallow(line: ClientConnection) -> None:
    with contextlib.suppress(WebSocketException):
        async for _ in line:
            pass


async def opens(target: Target) -> None:
    """Open tables against bots, as many as may be, as somebody new each time, and look at each."""
    async with guest(target) as web:
        while True:
            game = random.choice(("vale", "dreams", "when_i_dream"))
            opened = await web.post("/api/play", json={"game": game, "seats": 4, "level": "drowsy"})
            if opened.is_error:
                return
            await web.get(f"/api/tables/{opened.json()['id']}")


async def renames(target: Target) -> None:
    """Sit down at as many tables as there are, and change one's name."""
    async with guest(target) as host, guest(target) as web:
        for _ in range(24):
            opened = await host.post("/api/tables", json={"game": "vale", "seats": 4})
            if not opened.is_error:
                await web.post(f"/api/tables/{opened.json()['id']}/sit", json={})
        while True:
            name = "".join(random.choices("aeioulmnrst", k=9))
            if (await web.patch("/api/me", json={"name": name})).status_code == 429:
                await asyncio.sleep(0.2)


async def crowds(target: Target) -> None:
    """Fill a table with people who watch, come and go, and talk; somebody plays there as fast as may be."""
    async with guest(target) as web, AsyncExitStack() as stack:
        if target.address not in stage:
            stage[target.address] = asyncio.ensure_future(_stage(target))
        table = await asyncio.shield(stage[target.address])
        lines = [await stack.enter_async_context(watching(target, web, table)) for _ in range(22)]
        while True:
            line = random.choice(lines)
            await line.send('{"type":"react","reaction":"wow"}')
            await line.send('{"type":"chat","text":"%s"}' % ("x" * 200))
            await asyncio.sleep(0.2)


stage: dict[str, asyncio.Future[str]] = {}
"""The table that a crowd watches."""


async def _stage(target: Target) -> str:
    async with httpx.AsyncClient(
        base_url=target.address,
        headers={"Cookie": await eves(target)},
        transport=httpx.AsyncHTTPTransport(local_address=FROM[0]),
    ) as web:
        opened = await web.post("/api/play", json={"game": "vale", "seats": 4, "level": "drowsy"})
        return str(opened.raise_for_status().json()["id"])


COSTLY = ("/api/schema/openapi.json", "/api/games", "/api/games/etherfields", "/api/ratings/vale", "/api/tables")


async def costly(target: Target) -> None:
    """Ask for whatever takes long to write."""
    async with guest(target) as web:
        table = random.choice(target.tables)
        while True:
            path = random.choice((*COSTLY, f"/api/tables/{table}/qr", f"/api/tables/{table}", "/api/me/games"))
            if (await web.get(path)).status_code == 429:
                await asyncio.sleep(0.2)


async def nonsense(target: Target) -> None:
    """Dream aloud what no dictionary knows."""
    async with guest(target) as web:
        wish = {"game": "when_i_dream", "seats": 4, "level": "drowsy", "options": {"first": 0}}
        table = (await web.post("/api/play", json=wish)).raise_for_status().json()["id"]
        async with watching(target, web, table) as line:
            await line.send('{"type":"move","n":0,"move":{"kind":"ready"}}')
            for n in range(100_000):
                said = "".join(random.choices("aeiouystrnlm", k=14))
                move = {"kind": "answer", "word": f"{said} {said[::-1]} {said[3:]}{said[:3]}"}
                await line.send(json.dumps({"type": "move", "n": n % 200, "move": move}))
                await asyncio.sleep(0.02)


LOOK = {"kind": "programme", "actions": [6, 13, 2, 10], "lock": True}


async def looks_ahead(target: Target) -> None:
    """Ask what a programme of Etherium would lead to, with guesses of all others, as fast as it is answered."""
    async with guest(target) as web:
        opened = await web.post("/api/play", json={"game": "etherium", "seats": 6, "level": "drowsy"})
        async with watching(target, web, opened.raise_for_status().json()["id"]) as line:
            guesses = [{"seat": seat, "move": LOOK} for seat in range(1, 6)]
            while True:
                await line.send(json.dumps({"type": "what_if", "move": LOOK, "guesses": guesses}))
                await asyncio.sleep(0.01)


async def codes(target: Target) -> None:
    """Have addresses drawn that are as long as a host may be."""
    async with guest(target) as web:
        while True:
            for host in ("h" * 259, "h" * 2_000):
                answer = await web.get(f"/api/tables/{random.choice(target.tables)}/qr", headers={"host": host})
                if answer.status_code == 429:
                    await asyncio.sleep(0.2)


async def files(target: Target) -> None:
    """Bring along saves that are none, and many."""
    data = [str(k) for k in range(300_000, 327_000)]
    saves = [{"game": "etherfields", "version": 1, "parent": None, "data": data}]
    async with guest(target) as web:
        while True:
            if (await web.post("/api/saves", json={"saves": saves})).status_code == 429:
                await asyncio.sleep(0.05)


async def leaves_lying(target: Target) -> None:
    """Ask for the longest answers, and take none of them."""
    ask = b"".join(b"GET %b HTTP/1.1\r\nHost: r\r\n\r\n" % path for path in (b"/api/schema/openapi.json", b"/"))
    with sockets.socket() as own_end:
        own_end.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2_048)
        own_end.setblocking(False)
        own_end.bind(FROM)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(own_end, target.place)
        await loop.sock_sendall(own_end, ask)
        while await loop.sock_recv(own_end, 512):
            await asyncio.sleep(5)


async def settings(target: Target) -> None:
    """Change seats, bots and languages: whatever is written at once."""
    async with guest(target) as web:
        table = (await web.post("/api/tables", json={"game": "vale", "seats": 4})).raise_for_status().json()["id"]
        while True:
            seat = random.randrange(4)
            for path, body in (("sit", {"seat": seat, "entropy": "x" * 60}), ("bot", {"seat": (seat + 1) % 4})):
                await web.post(f"/api/tables/{table}/{path}", json=body)
            if (await web.patch("/api/me", json={"language": random.choice(("fr", "en"))})).status_code == 429:
                await asyncio.sleep(0.2)


BIG = b'{"moves":[' + b"[{}]," * 50_000 + b"0]}"
DEEP = b"[" * 500 + b"]" * 500


own: dict[str, asyncio.Future[list[str]]] = {}
"""Games that the attacker has played to their end, to look back at."""


async def played(target: Target, games: int = 3) -> list[str]:
    """Play some games against bots."""
    found = []
    cookies = {"Cookie": await eves(target)}
    async with httpx.AsyncClient(
        base_url=target.address,
        headers=cookies,
        transport=httpx.AsyncHTTPTransport(local_address=FROM[0]),
        timeout=30,
    ) as web:
        while len(found) < games:
            opened = await web.post("/api/play", json={"game": "vale", "seats": 4, "level": "drowsy"})
            if opened.is_error:
                await asyncio.sleep(0.5)
                continue
            table = opened.json()["id"]
            address = target.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
            async with connect(address, additional_headers=cookies, max_size=None, local_addr=FROM) as wire:
                line = Line(wire)
                for _ in range(40):
                    await line.until(lambda state: state["ask"] or state["table"]["phase"] == "over", 30)
                    if line.over:
                        break
                    await line.move(any_move(line.state, random.Random(1)))
                    await asyncio.sleep(0.05)
                if not line.over:
                    await line.send("resign")
                    await line.until(lambda state: state["table"]["phase"] == "over", 30)
            found.append(table)
    return found


async def looks_back(target: Target) -> None:
    """Ask for pages and moments of finished games and of those in play, as fast as they come."""
    if target.address not in own:
        own[target.address] = asyncio.ensure_future(played(target))
    games = own[target.address]
    transport = httpx.AsyncHTTPTransport(local_address=FROM[0])
    async with httpx.AsyncClient(
        base_url=target.address, headers={"Cookie": await eves(target)}, transport=transport, timeout=30
    ) as web:
        while True:
            over = games.result() if games.done() else []
            path, query = "replay", {"at": random.choice((0, 400))}
            table = random.choice([*over, *target.tables])
            if table in over and random.random() < 0.5:
                path, query = "sights", {"n": random.sample(range(150), 24), "open": True}
            elif table in over:
                path = random.choice(("replay", "log", "review"))
                query |= {"seat": random.randrange(4)}
            answer = await web.get(f"/api/tables/{table}/{path}", params=query)
            if answer.status_code == 429:
                await asyncio.sleep(0.2)  # "requests" asks on without a pause


ATTACKS: dict[str, tuple[Attack, int]] = {
    "header": (saying(HEAD + b"X: ", b"x" * 16_000), 100),
    "headers": (saying(HEAD, b"X: y\r\n" * 1_000), 100),
    "half": (saying(HEAD, b"", 1.0), 450),
    "body": (saying(b"POST /api/verify HTTP/1.1\r\nHost: r\r\nContent-Length: 90000\r\n\r\n", b" ", 1.0), 450),
    "chunks": (saying(b"POST /api/verify HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"x" * 64_000), 100),
    "requests": (saying(b"", HEAD + b"\r\n"), 100),
    "pages": (saying(b"", b"GET / HTTP/1.1\r\nHost: reverie\r\n\r\n"), 100),
    "arrivals": (arrivals, 50),
    "handshakes": (handshakes, 50),
    "pings": (shouting(framed(b"", Opcode.PING), raw=True), 24),
    "parts": (shouting(framed(b"", Opcode.CONT, fin=False), raw=True), 24),
    "messages": (shouting(framed(b'{"type":"ping"}'), raw=True), 24),
    "gestures": (shouting('{"type":"react","reaction":"wow"}', '{"type":"cursor","n":1}'), 24),
    "logs": (checking(DEEP, BIG, b"[" * 250_000), 60),
    "empty tables": (crowding(watched=False), 48),
    "crowds of bots": (crowding(watched=True), 48),
    "nonsense": (nonsense, 6),
    "replays": (looks_back, 24),
    "openings": (opens, 24),
    "names": (renames, 12),
    "audience": (crowds, 17),
    "costly": (costly, 24),
    "looks ahead": (looks_ahead, 6),
    "codes": (codes, 6),
    "files": (files, 24),
    "lying answers": (leaves_lying, 450),
    "settings": (settings, 8),
    "questions": (shouting('{"type":"why","move":{"kind":"end"}}', '{"type":"chat","text":"hello"}'), 24),
}
"""What one client does until the server ends it, and how many do so at once, again and again."""


def attack(name: str, target: Target) -> None:
    """Attack until this process is ended."""

    async def again(client: Attack) -> None:
        while True:
            with contextlib.suppress(*Trouble):
                await client(target)
            await asyncio.sleep(0.01)

    async def all_at_once() -> None:
        client, count = ATTACKS[name]
        await asyncio.gather(*(again(client) for _ in range(count)))

    os.setpgrp()
    threading.Thread(target=end_with_parent, daemon=True).start()
    asyncio.run(all_at_once())
