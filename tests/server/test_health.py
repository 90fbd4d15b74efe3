"""A server that cannot do its work says so, and one that is asked to end does."""

from __future__ import annotations

import asyncio
import resource
import signal
import stat
import time
from pathlib import Path

import asyncpg
import httpx
import pytest

from reverie.server.config import driver
from reverie.server.store.store import Store
from tests.server.players import Running
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def health(server: ServerProcess) -> tuple[int, dict[str, bool]]:
    async with httpx.AsyncClient(timeout=20, trust_env=False) as web:
        answer = await web.get(server.address + "/health")
    return answer.status_code, answer.json()


async def until_health(server: ServerProcess, status: int) -> dict[str, bool]:
    async with asyncio.timeout(60):
        while True:
            found, told = await health(server)
            if found == status:
                return told
            await asyncio.sleep(0.1)


async def test_a_server_on_a_full_disk_is_not_well_until_there_is_room_again(sqlite: str) -> None:
    with ServerProcess(sqlite) as server:
        assert (await health(server))[0] == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))  # nothing more is written
        assert not (await until_health(server, 503))["store"]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await until_health(server, 200)


async def test_a_server_whose_database_hangs_is_not_well_and_says_so_at_once(postgres: str) -> None:
    with ServerProcess(postgres) as server:
        connection = await asyncpg.connect(postgres)
        async with connection.transaction():
            await connection.execute("LOCK TABLE settings IN ACCESS EXCLUSIVE MODE")
            assert not (await until_health(server, 503))["store"]
        await connection.close()
        await until_health(server, 200)


async def test_a_server_whose_bots_cannot_think_is_not_well(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.process.tables.bots, "ready", False)
    async with site.guest() as ada:
        assert not (await ada.get("/health", expect=503))["bots"]


async def test_a_server_that_is_asked_to_end_does_so_though_its_database_hangs(postgres: str) -> None:
    server = ServerProcess(postgres, grace=4.0)
    server.start()
    site = Running(server.address)
    connection = await asyncpg.connect(postgres)
    async with site.guest() as ada:
        table = (await ada.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        async with ada.at(table) as line:
            await line.until(lambda state: state["ask"], 60)
            async with connection.transaction():
                await connection.execute("LOCK TABLE moves, tables IN ACCESS EXCLUSIVE MODE")
                await line.send("move", n=line.state["n"], move=line.state["ask"]["options"][0])
                await asyncio.sleep(0.2)
                began = time.monotonic()
                code = await asyncio.to_thread(server.stop)
                took = time.monotonic() - began
    await connection.close()
    assert code is not None and took < 15


async def test_a_server_that_is_asked_to_end_has_stored_what_was_begun(database: str) -> None:
    server = ServerProcess(database)
    server.start()
    async with Running(server.address).guest() as ada:
        table = (await ada.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        async with ada.at(table) as line:
            await line.until(lambda state: state["ask"], 60)
            await line.move(line.state["ask"]["options"][0])
    assert await asyncio.to_thread(server.stop) == -signal.SIGTERM
    store = Store(driver(database))
    assert any(row.seat == 0 for row in await store.rows(table))
    await store.close()


@pytest.mark.parametrize("open_before", [False, True], ids=["a new house", "a file that others may read"])
async def test_nobody_else_may_read_the_files_of_a_house(sqlite: str, tmp_path: Path, open_before: bool) -> None:
    if open_before:
        (tmp_path / "reverie.db").touch()
        (tmp_path / "reverie.db").chmod(0o644)
    with ServerProcess(sqlite):
        files = [file for file in tmp_path.iterdir() if file.name.startswith("reverie.db")]
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
