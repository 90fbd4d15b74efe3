"""A game of more than 400 rows: how long it takes to undo near its end, and to jump to any of its moves."""

from __future__ import annotations

import random
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
ROWS = 400


class Player:
    """Somebody at the table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0
        self.state: Any = None

    async def hear(self) -> None:
        message = msgspec.json.decode(await self._socket.recv(decode=False))
        if message["type"] == "state":
            self.state = message

    async def say(self, kind: str, **body: Any) -> float:
        """Say something; tell the milliseconds until it is done."""
        self._count += 1
        began = time.perf_counter()
        message = {"type": kind, "id": self._count, "n": self.state["n"], **body}
        await self._socket.send(msgspec.json.encode(message).decode())
        while self.state["ack"] < self._count:
            await self.hear()
        return 1000 * (time.perf_counter() - began)


async def measure(address: str, seed: int = 1) -> tuple[int, list[float], list[float]]:
    """Play a long game of the Vale; tell its rows, and the milliseconds of late undos and of jumps."""
    chance = random.Random(seed)
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(httpx.AsyncClient(base_url=address)) for _ in range(SEATS)]
        for guest in guests:
            await guest.get("/api/me")
        table = (await guests[0].post("/api/tables", json={"game": "vale", "seats": SEATS})).json()["id"]
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{table}/sit", json={})
        await guests[0].post(f"/api/tables/{table}/start")
        players = []
        for guest in guests:
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
            socket = await stack.enter_async_context(
                connect(
                    f"{address.replace('http', 'ws', 1)}/ws/tables/{table}",
                    additional_headers={"Cookie": cookie},
                    max_size=None,
                )
            )
            players.append(Player(socket))
            await players[-1].hear()
        undos = await _play(players, chance)
        rows = players[0].state["n"]
        jumps = []
        for n in chance.sample(range(rows + 1), 40):
            began = time.perf_counter()
            answer = await guests[0].get(f"/api/tables/{table}/sights", params={"seat": 0, "n": n})
            jumps.append(1000 * (time.perf_counter() - began))
            assert [sight["n"] for sight in answer.json()["sights"]] == [n]
    return rows, undos, jumps


async def _play(players: list[Player], chance: random.Random) -> list[float]:
    """Play until the table has its rows, taking back now and then; tell how long late undos took."""
    undos: list[float] = []
    while True:
        latest = max(players, key=lambda player: player.state["n"])
        if latest.state["table"]["phase"] == "over" or latest.state["n"] >= ROWS:
            break
        mover = next((player for player in players if player.state["ask"] and _same(player, latest)), None)
        if mover is None:
            for player in players:
                if not _same(player, latest):
                    await player.hear()
        elif mover.state["undo"] and chance.random() < 0.3:
            took = await mover.say("undo")
            if mover.state["n"] > ROWS // 2:
                undos.append(took)
        else:
            await mover.say("move", move=chance.choice(mover.state["ask"]["options"]))
    for player in players:
        while player.state["n"] < latest.state["n"]:
            await player.hear()
    return undos


def _same(player: Player, other: Player) -> bool:
    return bool(player.state["n"] == other.state["n"])
