"""Play under load while servers are killed, or through two servers at once; count what was lost or doubled.

python -m tests.server.siege kill --store sqlite --kills 200
python -m tests.server.siege kill --store postgres --kills 200
python -m tests.server.siege cluster --moves 50000
python -m tests.server.siege hostile --messages 100000
python -m tests.server.siege attack --name pings --seconds 30
python -m tests.server.siege attack --store postgres    # on one of two servers, half of the others play through each
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from reverie.server.config import Limits, driver
from reverie.server.store.records import Row
from reverie.server.store.store import Store
from tests.server.attacks import ATTACKS
from tests.server.endurance import endure
from tests.server.players import Guest, Line, Running, any_move
from tests.server.processes import ServerProcess

USUAL = Limits()
CHATTER = replace(USUAL.times(10_000), chat_per_minute=USUAL.chat_per_minute, chat_burst=USUAL.chat_burst)
"""Hostile messages come as fast as they can, but nobody chats more than at any table."""

Broken = (WebSocketException, OSError, TimeoutError, httpx.HTTPError, AssertionError, msgspec.DecodeError)


@dataclass
class Ledger:
    """What clients sent, and what they were told is stored."""

    sent: dict[tuple[str, int], list[tuple[int, str, Any]]] = field(default_factory=dict)
    acknowledged: dict[tuple[str, int], tuple[int, str, Any]] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    finished: int = 0
    waits: list[float] = field(default_factory=list)

    async def check(self, store: Store) -> dict[str, int]:
        """Compare with the store: what was lost, what is there that nobody sent, what is there twice."""
        lost = doubled = strange = rows_found = 0
        for table in self.tables:
            rows = await store.rows(table)
            rows_found += len(rows)
            doubled += len(rows) - len({row.n for row in rows})
            if [row.n for row in rows] != list(range(1, len(rows) + 1)):
                strange += 1
            by_number = {row.n: row for row in rows}
            for (owner, n), told in self.acknowledged.items():
                if owner == table and (n not in by_number or said(by_number[n]) != told):
                    lost += 1
            for row in rows:
                if row.seat >= 0 and said(row) not in self.sent.get((table, row.n), []):
                    strange += 1
        return {
            "acknowledged": len(self.acknowledged),
            "rows": rows_found,
            "finished": self.finished,
            "lost": lost,
            "doubled": doubled,
            "strange": strange,
        }


def said(row: Row) -> tuple[int, str, Any]:
    return row.seat, row.kind, row.move


class Pair:
    """Two people who play game after game, through any server, whatever happens."""

    def __init__(self, ledger: Ledger, servers: list[str], seed: int, undo: float = 0.05) -> None:
        self._ledger = ledger
        self._servers = servers
        self._chance = random.Random(seed)
        self._undo = undo
        self.done = False

    async def run(self) -> None:
        people = [await self._arrive(), await self._arrive()]
        try:
            while not self.done:
                table = await self._table(people)
                if table is None:
                    continue
                self._ledger.tables.append(table)
                await asyncio.gather(*(self._sit(guest, seat, table) for seat, guest in enumerate(people)))
                self._ledger.finished += not self.done
        finally:
            for guest in people:
                await guest.web.aclose()

    async def _arrive(self) -> Guest:
        while True:
            web = httpx.AsyncClient(base_url=self._servers[0], timeout=20, verify=False, trust_env=False)
            with contextlib.suppress(*Broken):
                me = (await web.get("/api/me")).raise_for_status().json()
                return Guest(Running(self._servers[0]), web, me["id"])
            await web.aclose()
            await asyncio.sleep(0.05)

    async def _table(self, people: list[Guest]) -> str | None:
        try:
            ada, ben = people
            table: str = (await ada.post("/api/tables", game="vale", seats=2))["id"]
            await ben.post(f"/api/tables/{table}/sit")
            await ada.post(f"/api/tables/{table}/start")
        except Broken:
            await asyncio.sleep(0.05)
            return None
        return table

    async def _sit(self, guest: Guest, seat: int, table: str) -> None:
        site = Running(self._servers[seat % len(self._servers)])
        over = False
        while not over and not self.done:
            try:
                async with guest.at(table, site=site) as line:
                    over = await self._play(line, seat, table)
            except Broken:
                await asyncio.sleep(0.02)

    async def _play(self, line: Line, seat: int, table: str) -> bool:
        while not line.over and not self.done:
            state = line.state
            if state["undo"] and self._chance.random() < self._undo:
                await self._say(line, table, (seat, "undo", None), "undo", n=state["n"])
            elif line.asked:
                move = any_move(state, self._chance)
                await self._say(line, table, (seat, "move", move), "move", n=state["n"], move=move)
            else:
                with contextlib.suppress(TimeoutError):
                    await line.hear(0.5)
        return line.over

    async def _say(self, line: Line, table: str, told: tuple[int, str, Any], kind: str, **body: Any) -> None:
        key = (table, body["n"] + 1)
        self._ledger.sent.setdefault(key, []).append(told)
        began = time.perf_counter()
        answer = await line.answer(await line.send(kind, **body))
        if answer["type"] == "state":
            self._ledger.acknowledged[key] = told
            self._ledger.waits.append(time.perf_counter() - began)


async def besiege(
    servers: list[ServerProcess],
    database: str,
    pairs: int,
    until: Callable[[Ledger], bool],
    kills: int = 0,
    seed: int = 1,
) -> dict[str, float]:
    """Let pairs play until it is enough, killing a server at random instants; tell what came of it."""
    chance = random.Random(seed)
    ledger = Ledger()
    addresses = [server.address for server in servers]
    players = [Pair(ledger, addresses, seed * 1000 + k) for k in range(pairs)]
    playing = [asyncio.create_task(player.run()) for player in players]
    began = time.monotonic()
    moved_after_kills = 0
    for _ in range(kills):
        before = len(ledger.acknowledged)
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        victim = chance.choice(servers)
        victim.kill()
        await asyncio.to_thread(victim.start)
        await until_more(ledger, before)
        moved_after_kills += 1
    while not until(ledger):
        await asyncio.sleep(0.05)
        for task in playing:
            if task.done():
                task.result()
    seconds = time.monotonic() - began
    for player in players:
        player.done = True
    await asyncio.gather(*playing)
    store = Store(driver(database))
    found: dict[str, float] = dict(await ledger.check(store))
    await store.close()
    waits = sorted(ledger.waits)
    found["kills"] = moved_after_kills
    found["seconds"] = round(seconds, 1)
    found["p50_ms"] = round(1000 * waits[len(waits) // 2], 1)
    found["p99_ms"] = round(1000 * waits[int(len(waits) * 0.99)], 1)
    return found


async def until_more(ledger: Ledger, before: int, seconds: float = 60) -> None:
    """Wait until the games go on."""
    async with asyncio.timeout(seconds):
        while len(ledger.acknowledged) <= before + 5:
            await asyncio.sleep(0.02)


async def throw(address: str, messages: int, strangers: int = 4, seed: int = 1) -> dict[str, float]:
    """Let strangers throw hostile messages at a table that nobody plays; tell whether it stood."""
    from tests.server.test_hostile import gather

    stock = gather(2_000, seed)
    chance = random.Random(seed)
    site = Running(address)
    began = time.monotonic()
    async with site.guest() as ada, site.guest() as ben:
        table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        await ben.post(f"/api/tables/{table}/sit")
        await ada.post(f"/api/tables/{table}/start")
        each = [messages // strangers + (k < messages % strangers) for k in range(strangers)]
        broken = await asyncio.gather(*(_throw(site, table, stock, chance, count) for count in each))
        health = await ada.get("/health")
        async with ada.at(table) as line:
            changed = line.state["n"] != 0 or not line.state["waiting"]
    return {
        "thrown": sum(each),
        "leaked": sum(broken),
        "changed": changed,
        "healthy": health["ok"],
        "seconds": round(time.monotonic() - began, 1),
    }


async def _throw(site: Running, table: str, stock: list[str | bytes], chance: random.Random, messages: int) -> int:
    """Throw so many messages, and take every answer; tell how often one told too much."""
    broken = thrown = 0
    async with site.guest() as eve:
        while thrown < messages:
            async with eve.at(table) as line:
                count = min(1_000, messages - thrown)
                for _ in range(count):
                    await line.socket.send(chance.choice(stock))
                thrown += count
                id = await line.send("ping")
                while (await line.hear(60)).get("to") != id:
                    pass
                broken += line.state["n"] != 0 or line.state["view"]["seat"] is not None or line.asked
    return broken


def withstand(servers: list[ServerProcess], names: list[str], seconds: float) -> None:
    """Endure attacks, one after another, and tell a line of each; end with 1 if one was too much."""
    held = []
    for name in names:
        found = asyncio.run(endure(servers[0], name, seconds, calm=seconds / 2, other=servers[-1]))
        print(msgspec.json.encode(found).decode(), flush=True)
        held.append(found["holds"])
    raise SystemExit(0 if all(held) else 1)


def main() -> None:
    """Run a long siege by hand."""
    import argparse
    import tempfile
    from contextlib import ExitStack

    from tools import services

    parser = argparse.ArgumentParser(description="Play under siege, and count what was lost or doubled.")
    parser.add_argument("kind", choices=["kill", "cluster", "hostile", "attack"])
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--moves", type=int, default=50_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument("--name", choices=list(ATTACKS), action="append")
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="reverie-siege-"))
        if asked.kind == "cluster" or asked.store == "postgres":
            database = stack.enter_context(services.postgres())
        else:
            database = f"sqlite:///{folder}/reverie.db"
        several = asked.kind == "cluster" or (asked.kind == "attack" and asked.store == "postgres")
        redis = stack.enter_context(services.redis()) if several else None
        changes: dict[str, Any] = {"limits": CHATTER} if asked.kind == "hostile" else {}
        if asked.kind == "attack":
            changes = {"limits": USUAL, "proxies": ()}
        servers = [stack.enter_context(ServerProcess(database, redis, **changes)) for _ in range(2 if redis else 1)]
        if asked.kind == "attack":
            withstand(servers, asked.name or list(ATTACKS), asked.seconds)
            return
        if asked.kind == "hostile":
            found = asyncio.run(throw(servers[0].address, asked.messages))
        elif asked.kind == "kill":
            found = asyncio.run(besiege(servers, database, asked.pairs, lambda _: True, kills=asked.kills))
        else:
            enough = asked.moves
            found = asyncio.run(
                besiege(servers, database, asked.pairs, lambda ledger: len(ledger.acknowledged) >= enough)
            )
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
