"""Clients for the tests: people at a site, over HTTP and the socket."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from reverie.server.commands import server
from reverie.server.config import Settings
from reverie.server.process import Process

Json = Any


class Running:
    """A site that is open."""

    def __init__(self, address: str, process: Process | None = None) -> None:
        self.address = address
        self._process = process

    @property
    def process(self) -> Process:
        assert self._process is not None
        return self._process

    @asynccontextmanager
    async def guest(self, name: str | None = None) -> AsyncIterator[Guest]:
        """Somebody new comes to the site."""
        async with httpx.AsyncClient(base_url=self.address, timeout=30, verify=False) as web:
            me = (await web.get("/api/me")).raise_for_status().json()
            guest = Guest(self, web, me["id"])
            if name is not None:
                await guest.patch("/api/me", name=name)
            yield guest


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """Open a site in this process on a free port, and close it."""
    site = server(settings, "127.0.0.1", 0)
    listening = site.config.bind_socket()
    port = listening.getsockname()[1]
    serving = asyncio.create_task(site.serve(sockets=[listening]))
    while not site.started:
        if serving.done():
            serving.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{port}", site.process)
    finally:
        site.should_exit = True
        await serving


class Guest:
    """A person, by their cookie."""

    def __init__(self, site: Running, web: httpx.AsyncClient, id: str) -> None:
        self.site = site
        self.web = web
        self.id = id

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    async def get(self, path: str, expect: int = 200, **query: Any) -> Json:
        answer = await self.web.get(path, params=query)
        assert answer.status_code == expect, answer.text
        return answer.json()

    async def post(self, path: str, expect: int = 200, **body: Any) -> Json:
        answer = await self.web.post(path, json=body)
        if expect == 200:
            assert answer.status_code in (200, 201), answer.text
        else:
            assert answer.status_code == expect, answer.text
        return answer.json()

    async def patch(self, path: str, expect: int = 200, **body: Any) -> Json:
        answer = await self.web.patch(path, json=body)
        assert answer.status_code == expect, answer.text
        return answer.json()

    @asynccontextmanager
    async def at(self, table: str, since: int | None = None, site: Running | None = None) -> AsyncIterator[Line]:
        """Sit down before a table's socket, perhaps of another server of the same site."""
        address = (site or self.site).address.replace("http", "ws", 1)
        query = "" if since is None else f"?since={since}"
        async with connect(
            f"{address}/ws/tables/{table}{query}",
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            ping_interval=None,
        ) as socket:
            line = Line(socket)
            await line.next("state")
            yield line


class Line:
    """An open socket: remembers every byte it got, and the latest state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.got: list[bytes] = []
        self.state: Json = None
        self.count = 0

    async def hear(self, seconds: float = 10) -> Json:
        """Get the next message."""
        async with asyncio.timeout(seconds):
            data = await self.socket.recv(decode=False)
        self.got.append(data)
        message = msgspec.json.decode(data)
        if message["type"] == "state":
            self.state = message
        return message

    async def next(self, *kinds: str, seconds: float = 10) -> Json:
        """Get the next message of one of these kinds."""
        while True:
            message = await self.hear(seconds)
            if message["type"] in kinds:
                return message

    async def until(self, true: Callable[[Json], Any], seconds: float = 10) -> Json:
        """Get states until one is as wished."""
        while self.state is None or not true(self.state):
            await self.hear(seconds)
        return self.state

    async def send(self, type: str, **body: Any) -> int:
        self.count += 1
        await self.socket.send(msgspec.json.encode({"type": type, "id": self.count, **body}).decode())
        return self.count

    async def move(self, move: Json, n: int | None = None) -> Json:
        """Play a move and wait for the answer: a state that acknowledges it, a refusal or an error."""
        id = await self.send("move", n=self.state["n"] if n is None else n, move=move)
        return await self.answer(id)

    async def answer(self, id: int) -> Json:
        while True:
            message = await self.hear()
            if message["type"] == "state" and message["ack"] >= id:
                return message
            if message.get("to") == id:
                return message

    @property
    def asked(self) -> bool:
        return self.state["ask"] is not None

    @property
    def over(self) -> bool:
        return bool(self.state["table"]["phase"] == "over")

    @property
    def view(self) -> Json:
        return self.state["view"]


def any_move(state: Json, chance: random.Random) -> Json:
    """Choose some answer from what a client is told."""
    ask = state["ask"]
    if ask["options"]:
        return chance.choice(ask["options"])
    return {"kind": "say", "word": chance.choice(["lune", "bel", "mn", "olive"])}


async def play_out(line: Line, chance: random.Random, most: int = 10_000) -> int:
    """Answer whatever is asked until the game is over; tell how many moves were made."""
    made = 0
    while not line.over and made < most:
        if line.asked:
            await line.move(any_move(line.state, chance))
            made += 1
        else:
            await line.hear()
    return made
