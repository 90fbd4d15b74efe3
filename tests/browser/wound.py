"""A site whose time stands still until a test winds it on: `python -m tests.browser.wound DATABASE PACE`.

Bots that talk take PACE seconds for a word, for they do so in real time.

Each line on its input is so many seconds that pass at once; when the input ends, so does the site.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from reverie.server.commands import Server, server
from reverie.server.config import from_environment
from reverie.server.logs import set_up

NO_OUTAGE = 10**9
QUICK = 0.5


@dataclass
class Wound:
    """A running site and the key to its clock."""

    address: str
    _key: IO[str]

    def wind(self, seconds: float) -> None:
        """Let time pass."""
        self._key.write(f"{seconds}\n")
        self._key.flush()


@contextmanager
def wound_site(database: Path, pace: float = QUICK) -> Iterator[Wound]:
    """Run such a site in a process of its own."""
    command = [sys.executable, "-m", "tests.browser.wound", str(database), str(pace)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None and process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, "the server ended before it told its address"
        try:
            yield Wound(address, process.stdin)
        finally:
            process.stdin.close()


class Watch:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


async def wind(site: Server, watch: Watch, seconds: float) -> None:
    """Let time pass, without letting that look like an outage."""
    tables = site.process.tables
    await site.process.store.heartbeat(int((watch.now + seconds) * 1000), NO_OUTAGE)
    watch.now += seconds
    for room in list(tables.cache):
        async with room.lock:
            tables.observers.stands(room)


async def run(database: str, pace: float) -> None:
    watch = Watch()
    limits = from_environment({"REVERIE_LIMITS": "100"}).limits
    settings = from_environment(
        database=database, now=watch, limits=limits, bot_delay=(0.0, 0.0), poll=0.1, lease=0.2, chatter_delay=pace
    )
    site = server(settings, "127.0.0.1", 0)
    listening = site.config.bind_socket()
    serving = asyncio.create_task(site.serve(sockets=[listening]))
    while not site.started:
        await asyncio.sleep(0.01)
    print(f"http://localhost:{listening.getsockname()[1]}", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        await wind(site, watch, float(line))
    site.should_exit = True
    await serving


if __name__ == "__main__":
    set_up("warning")
    asyncio.run(run(sys.argv[1], float(sys.argv[2])))
