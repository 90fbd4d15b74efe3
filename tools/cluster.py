"""Many servers, one table: `python -m tools.cluster`.

Starts a PostgreSQL and a Redis of its own and two servers on them, lets two people play a whole
game of the Vale, each through another server, and checks its log. With `--stay` the servers stay
open until interrupted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from typing import Any

import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from reverie.server.study.fairness import verify
from tools import services

console = Console()


@contextmanager
def server(database: str, redis: str) -> Iterator[str]:
    """Run one server; tell its address."""
    port = services.free_port()
    command = [sys.executable, "-m", "reverie.server", "serve", "--port", str(port), "--log-level", "warning"]
    environment = {**os.environ, "REVERIE_DATABASE": database, "REVERIE_REDIS": redis, "REVERIE_LIMITS": "100"}
    running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        for _ in range(600):
            if running.poll() is not None:
                raise RuntimeError("a server did not start")
            if _healthy(port):
                break
            time.sleep(0.1)
        yield f"127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(30)


def _healthy(port: int) -> bool:
    try:
        return _call(f"127.0.0.1:{port}", "GET", "/health")[0] == 200
    except OSError:
        return False


def _call(address: str, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
    """Make one request; tell its status, its body and the cookie it gave."""
    connection = HTTPConnection(address, timeout=20)
    data = None if body is None else msgspec.json.encode(body)
    connection.request(method, path, data, {"Content-Type": "application/json", "Cookie": cookie})
    answer = connection.getresponse()
    told = msgspec.json.decode(answer.read())
    given = (answer.getheader("set-cookie") or "").partition(";")[0]
    connection.close()
    return answer.status, told, given


async def play_across(one: str, other: str, seed: int = 1) -> tuple[int, float, Any]:
    """Play a game with a person on each server; tell its moves, its seconds and its log."""
    ada, ben = (_call(address, "GET", "/api/me")[2] for address in (one, other))
    table = _call(one, "POST", "/api/tables", {"game": "vale", "seats": 2}, ada)[1]["id"]
    _call(other, "POST", f"/api/tables/{table}/sit", {}, ben)
    _call(one, "POST", f"/api/tables/{table}/start", {}, ada)
    began = time.monotonic()
    async with (
        connect(f"ws://{one}/ws/tables/{table}", additional_headers={"Cookie": ada}) as first,
        connect(f"ws://{other}/ws/tables/{table}", additional_headers={"Cookie": ben}) as second,
    ):
        made = await asyncio.gather(_play(first, random.Random(seed)), _play(second, random.Random(seed + 1)))
    seconds = time.monotonic() - began
    return sum(made), seconds, _call(other, "GET", f"/api/tables/{table}/log", None, ben)[1]


async def _play(socket: ClientConnection, chance: random.Random) -> int:
    made, answered = 0, -1
    async for data in socket:
        message = msgspec.json.decode(data)
        if message["type"] != "state":
            continue
        if message["table"]["phase"] == "over":
            return made
        if message["ask"] is not None and message["n"] > answered:
            made, answered = made + 1, message["n"]
            move = chance.choice(message["ask"]["options"])
            await socket.send(msgspec.json.encode({"type": "move", "n": answered, "move": move}).decode())
    raise RuntimeError("a server closed the socket")


def main() -> None:
    """Start everything, play across both servers, check the log."""
    parser = argparse.ArgumentParser(description="Two servers on one PostgreSQL and one Redis.")
    parser.add_argument("--stay", action="store_true", help="keep the servers open until interrupted")
    asked = parser.parse_args()
    with ExitStack() as stack:
        database = stack.enter_context(services.postgres())
        redis = stack.enter_context(services.redis())
        console.print("PostgreSQL and Redis are up")
        one = stack.enter_context(server(database, redis))
        other = stack.enter_context(server(database, redis))
        console.print(f"two servers on them: http://{one} and http://{other}")
        moves, seconds, log = asyncio.run(play_across(one, other))
        found = verify(log)
        console.print(f"one table across both, a person on each: a game of {moves} moves in {seconds:.1f} s")
        if not found.ok or found.moves != moves:
            raise SystemExit(f"its log does not hold: {found.fault or found.moves}")
        console.print(
            f"its log holds: {found.moves} moves replayed, none lost or doubled, "
            f"{found.outcomes} draws checked against the committed secret"
        )
        if asked.stay:
            console.print("both stay open until interrupted")
            try:
                while True:
                    time.sleep(1)
            except KeyboardInterrupt:
                pass


if __name__ == "__main__":
    main()
