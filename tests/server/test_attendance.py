"""Bots play for somebody: a table where nobody is rests, and goes on when somebody comes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from reverie.server.play.cache import IDLE_SECONDS
from reverie.server.play.clocks import DAY
from reverie.server.store import schema
from tests.server.conftest import quick, two_sites
from tests.server.players import Guest, Running, running
from tests.server.test_play import two_at_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def table_of_bots(host: Guest, level: str = "drowsy", seats: int = 3) -> str:
    """Open a table where only bots play."""
    table: str = (await host.post("/api/tables", game="vale", seats=seats))["id"]
    for seat in range(1, seats):
        await host.post(f"/api/tables/{table}/bot", seat=seat, level=level)
    await host.post(f"/api/tables/{table}/stand")
    await host.post(f"/api/tables/{table}/bot", seat=0, level=level)
    await host.post(f"/api/tables/{table}/start")
    return table


async def rows(site: Running, table: str) -> int:
    return len(await site.process.store.rows(table))


async def wake(site: Running, table: str) -> int | None:
    async with site.process.store.engine.connect() as connection:
        found: int | None = await connection.scalar(select(schema.tables.c.wake).where(schema.tables.c.id == table))
    return found


async def test_bots_play_for_nobody_neither_at_once_nor_after_a_while(database: str) -> None:
    async with running(quick(database)) as site, site.guest() as ada, site.guest() as ben:
        table = await table_of_bots(ada)
        seen = await table_of_bots(ben)
        async with ben.at(seen) as line:
            await line.until(lambda state: state["n"] > 20, 60)
            async with asyncio.timeout(60):
                while await wake(site, table) is not None:
                    await asyncio.sleep(0.1)
        assert await rows(site, table) == 0


async def test_bots_play_as_soon_as_somebody_looks(site: Running) -> None:
    async with site.guest() as ada, site.guest() as eve:
        table = await table_of_bots(ada)
        async with eve.at(table) as line:
            await line.until(lambda state: state["n"] > 5, 60)


async def test_bots_rest_when_the_last_one_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.server.play.room.LINGERS", 0)
    async with running(quick(f"sqlite:///{tmp_path}/reverie.db", bot_delay=(0.05, 0.05))) as site, site.guest() as ada:
        table = await table_of_bots(ada)
        async with ada.at(table) as line:
            await line.until(lambda state: state["n"] > 3, 60)
        async with asyncio.timeout(60):
            while await wake(site, table) is not None:
                await asyncio.sleep(0.1)
        assert (await ada.get(f"/api/tables/{table}"))["phase"] == "playing"


async def test_a_bot_still_answers_somebody_who_moved_and_went(site: Running) -> None:
    async with site.guest() as ada:
        table = (await ada.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        async with ada.at(table) as line:
            await line.until(lambda state: state["ask"] is not None, 60)
            while line.asked:
                await line.move(line.state["ask"]["options"][0])
            last = line.state["n"]
        async with asyncio.timeout(60):
            while not any(row.n > last and row.seat == 1 for row in await site.process.store.rows(table)):
                await asyncio.sleep(0.05)


async def test_bots_play_for_whoever_sits_before_another_server(postgres: str, redis_server: str) -> None:
    one, two = (quick(postgres, redis=redis_server) for _ in range(2))
    async with two_sites(one, two) as (first, second), first.guest() as ada:
        table = await table_of_bots(ada)
        async with ada.at(table, site=second) as line:
            await line.until(lambda state: state["n"] > 5, 60)


async def test_a_table_is_not_kept_in_memory_for_days_because_its_clock_runs(site: Running) -> None:
    tables = site.process.tables
    for clock, kept in (({"kind": "slow", "days": 2}, False), ({"kind": "live", "bank": 300, "increment": 0}, True)):
        async with two_at_table(site, clock=clock) as (_, _, table, _, _):
            room = tables.cache[table]
        while room.listeners or room.absence:
            await asyncio.sleep(0.01)
        assert room.timer is not None
        room.touched -= 2 * IDLE_SECONDS
        await tables.cache.tidy()
        assert (table in tables.cache, not room.timer.cancelled()) == (kept, kept)
        due = await tables.store.due(tables.now() + 2 * DAY + 5_000, limit=10_000)
        assert table in [id for id, _ in due], "somebody will look at it"
