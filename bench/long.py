"""What a game of thousands of rows costs: `python -m bench.long`; with `--check` it fails above a limit.

The game is Field, which the tests play too: its state weighs about as much as a session of Etherfields, and it
goes on as long as one likes. Every time is the median of its turns, as it passed and as this process worked (server
and client together), which others on the machine do not lengthen; the limits hold for the work.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from tests.server.conftest import quick
from tests.server.field import Walk
from tests.server.players import running
from tests.server.processes import GAMES
from tests.server.test_long import kept, wandering

from reverie.server.config import more_games
from reverie.server.metrics import Metrics
from reverie.server.play.clocks import Outages
from reverie.server.play.live import Live
from reverie.server.play.opening import Opening
from reverie.server.store.records import Meta, Row

LIMITS = {"open": 100.0, "memory": 1.0, "jump": 50.0, "undo": 5.0}
"""Milliseconds, and megabytes beyond the state."""

Snapshots = list[tuple[int, str]]
Times = tuple[float, float]
"""What passed on the wall, and what this process worked."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a game of thousands of rows.")
    parser.add_argument("--rows", type=int, default=5_000)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--check", action="store_true", help="fail where a figure is above its limit")
    asked = parser.parse_args()
    more_games([GAMES])
    measured = measure(asked.rows, asked.turns)
    columns = Table("what", "passed", "worked", "at most", title=f"A game of {asked.rows} rows")
    for name, what in WHAT.items():
        unit = "MB" if name == "memory" else "ms"
        passed, worked = measured[name]
        limit = f"{LIMITS[name]:.0f} {unit}" if name in LIMITS else ""
        columns.add_row(what, f"{passed:.2f} {unit}" if passed else "", f"{worked:.2f} {unit}", limit)
    Console().print(columns)
    above = [name for name, limit in LIMITS.items() if measured[name][1] > limit]
    if asked.check and above:
        raise SystemExit(f"above the limit: {', '.join(above)}")


def measure(rows: int, turns: int) -> dict[str, Times]:
    """Tell what a game of so many rows costs, by what is done with it."""
    live, told, snapshots = wandering(rows)
    measured = {"memory": (0.0, megabytes(live, told, snapshots)), "undo": undo(live, turns)}
    return measured | asyncio.run(served(rows, turns))


WHAT = {
    "open": "open the table, from its last snapshot on",
    "memory": "what the open table holds beyond its state",
    "page": "a page of its log as events, over HTTP",
    "jump": "the view at any row, over HTTP",
    "undo": "take back the last move",
}


def megabytes(live: Live, rows: list[Row], snapshots: Snapshots) -> float:
    """Weigh the table as a server holds it, without its state."""
    again, whole = weighed(lambda: resumed(live.meta, rows, snapshots[-1]))
    _, state = weighed(again.table._state.copy)
    return (whole - state) / 1_000_000


def resumed(meta: Meta, rows: list[Row], snapshot: tuple[int, str]) -> Live:
    """Open a table from a snapshot, and hold it as a server does."""
    live = Live(meta, Outages(), 256)
    live.resume(msgspec.json.decode(snapshot[1]))
    for row in rows[live.n :]:
        live.apply(row)
        live.forget()
    return live


def weighed(make: Callable[[], Any]) -> tuple[Any, int]:
    """Make something; tell how many bytes it holds."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        made = make()
        gc.collect()
        return made, tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


def undo(live: Live, turns: int) -> Times:
    """Take back the last move and make it again, by turns."""
    took = []
    for turn in range(turns):
        seat = live.table.awaited[0]
        live.play(seat, Walk(turn % 12), live.n)
        began = now()
        live.mark("undo", seat, live.n)
        took.append(since(began))
        live.forget()
    return medians(took)


async def served(count: int, turns: int) -> dict[str, Times]:
    """Open the table from a store, and look at its log and its moments as its players do."""
    live, rows, snapshots = wandering(count)
    chance = random.Random(1)
    with tempfile.TemporaryDirectory(prefix="reverie-bench-") as name:
        async with running(quick(f"sqlite:///{Path(name)}/bench.db")) as site, site.guest() as guest:
            meta = await kept(site.process.store, live, rows, snapshots)
            gone = msgspec.structs.replace(
                meta, id=f"{meta.id[:-1]}0", phase="over", result=live.result(), host=guest.id, seating=meta.seating
            )
            await site.process.store.new_table(gone, rows)
            await site.process.store.keep_snapshots(gone.id, snapshots)
            opening = Opening(site.process.store, Outages(), Metrics())

            async def opened(_: int) -> None:
                assert (await opening.read(meta, kept=256)).n == count

            async def page(n: int) -> None:
                answer = await guest.get(f"/api/tables/{gone.id}/replay", at=n, open=True)
                assert answer["since"] <= n <= answer["until"] and "views" not in answer["moments"][0]

            async def jump(n: int) -> None:
                answer = await guest.get(f"/api/tables/{gone.id}/sights", n=n, open=True)
                assert [sight["n"] for sight in answer["sights"]] == [n]

            return {
                what: await milliseconds(do, chance.sample(range(count + 1), turns))
                for what, do in (("open", opened), ("page", page), ("jump", jump))
            }


async def milliseconds(do: Callable[[int], Any], at: list[int]) -> Times:
    """Do something at some rows; tell the medians of how long it takes."""
    took = []
    for n in at:
        began = now()
        await do(n)
        took.append(since(began))
    return medians(took)


def now() -> Times:
    return time.perf_counter(), time.process_time()


def since(began: Times) -> Times:
    passed, worked = now()
    return passed - began[0], worked - began[1]


def medians(took: list[Times]) -> Times:
    """Tell both medians, in milliseconds."""
    passed, worked = zip(*took, strict=True)
    return 1000 * median(passed), 1000 * median(worked)


if __name__ == "__main__":
    main()
