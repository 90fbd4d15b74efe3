"""How everybody else fares while somebody attacks: their moves, their bots, and the memory of the server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.attacks import Target, Trouble, attack
from tests.server.players import Guest, Line, Running, any_move
from tests.server.processes import ServerProcess, nursery

PAIRS = 6
PACE = 0.05
"""Seconds between an answer and the next move."""


@dataclass
class Watch:
    """How long the moves of the others took."""

    waits: list[float] = field(default_factory=list)
    thoughts: list[float] = field(default_factory=list)
    """How long their bots thought."""
    failed: int = 0

    def told(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Tell the p50 and p99 of moves, and the p50 and p90 of bots, who are fewer, in milliseconds; begin anew."""
        waits, self.waits = sorted(self.waits), []
        thoughts, self.thoughts = sorted(self.thoughts), []
        return (_part(waits, 0.5), _part(waits, 0.99)), (_part(thoughts, 0.5), _part(thoughts, 0.9))


def _part(seconds: list[float], part: float) -> float:
    return round(1000 * seconds[int(len(seconds) * part)], 1) if seconds else 0.0


class Pair:
    """Two people who play at an even pace. A table that is over is followed by another."""

    def __init__(self, watch: Watch, people: list[Guest], there: Running, chance: random.Random) -> None:
        self._watch = watch
        self._people = people
        self._there = there
        """Through which server the second of them plays."""
        self._chance = chance
        self.table = ""

    async def open(self) -> None:
        ada, ben = self._people
        self.table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        await ben.post(f"/api/tables/{self.table}/sit")
        await ada.post(f"/api/tables/{self.table}/start")

    async def play(self) -> None:
        while True:
            try:
                async with (
                    self._people[0].at(self.table) as one,
                    self._people[1].at(self.table, site=self._there) as two,
                ):
                    await asyncio.gather(self._sit(one), self._sit(two))
                await self.open()
            except Trouble:
                self._watch.failed += 1
                await asyncio.sleep(0.1)

    async def _sit(self, line: Line) -> None:
        while not line.over:
            if not line.asked:
                await line.hear(60)
                continue
            await asyncio.sleep(PACE)
            began = time.perf_counter()
            await line.move(any_move(line.state, self._chance))
            self._watch.waits.append(time.perf_counter() - began)


class Loner:
    """Somebody who plays against a bot that looks ahead."""

    def __init__(self, watch: Watch, guest: Guest, chance: random.Random) -> None:
        self._watch = watch
        self._guest = guest
        self._chance = chance

    async def play(self) -> None:
        while True:
            try:
                table = (await self._guest.post("/api/play", game="vale", seats=2, level="lucid"))["id"]
                async with self._guest.at(table) as line:
                    await self._sit(line)
            except Trouble:
                self._watch.failed += 1
                await asyncio.sleep(0.1)

    async def _sit(self, line: Line) -> None:
        while not line.over:
            if line.asked:
                await asyncio.sleep(PACE)
                await line.move(any_move(line.state, self._chance))
                continue
            began, n = time.perf_counter(), line.state["n"]
            await line.until(lambda state, n=n: state["n"] > n, 60)
            self._watch.thoughts.append(time.perf_counter() - began)


async def endure(
    server: ServerProcess, name: str, seconds: float, calm: float, other: ServerProcess | None = None
) -> dict[str, object]:
    """Time the others' moves before and during an attack on a server; half of the people may play through another."""
    watch = Watch()
    site, there = Running(server.address), Running((other or server).address)
    async with AsyncExitStack() as stack:
        pairs = []
        for k in range(PAIRS):
            people = [await stack.enter_async_context(site.guest()) for _ in range(2)]
            pairs.append(Pair(watch, people, there, random.Random(k)))
            await pairs[-1].open()
        loner = Loner(watch, await stack.enter_async_context(site.guest()), random.Random(99))
        playing = [asyncio.create_task(player.play()) for player in (*pairs, loner)]
        await asyncio.sleep(2)
        watch.told()
        worked = work(server)
        await asyncio.sleep(calm)
        (before, bots_before), resting = watch.told(), memory(server)
        calmly, worked = (work(server) - worked) / calm, work(server)
        attacker = nursery.Process(target=attack, args=(name, Target(server.address, [pair.table for pair in pairs])))
        attacker.start()
        most = 0
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            await asyncio.sleep(0.5)
            most = max(most, memory(server))
        during, bots_during = watch.told()
        hurried = (work(server) - worked) / seconds
        with contextlib.suppress(ProcessLookupError):
            os.kill(attacker.pid or 0, signal.SIGKILL)
        attacker.join()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return {
        "attack": name,
        "before": {
            "p50_ms": before[0],
            "p99_ms": before[1],
            "bots_ms": bots_before,
            "memory_mb": resting,
            "core": round(calmly, 2),
        },
        "during": {
            "p50_ms": during[0],
            "p99_ms": during[1],
            "bots_ms": bots_during,
            "memory_mb": most,
            "core": round(hurried, 2),
        },
        "failed": watch.failed,
        "holds": during[1] <= max(100.0, 2 * before[1])
        and 0 < bots_during[1] <= 2 * bots_before[1]
        and most < 500
        and not watch.failed,
    }


def memory(server: ServerProcess) -> int:
    """Tell what the server process holds in memory, in MB."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) // 1024
    return 0


def work(server: ServerProcess) -> float:
    """Tell how many seconds of a core the server process has taken so far, whatever else the machine does."""
    with contextlib.suppress(OSError):
        told = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0
