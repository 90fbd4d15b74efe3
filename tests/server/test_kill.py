"""Kill the server at any instant: what was acknowledged is there, once, and the games go on."""

from __future__ import annotations

import asyncio
import signal

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.players import Running
from tests.server.processes import ServerProcess
from tests.server.siege import besiege

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_no_acknowledged_move_is_lost_or_doubled(store: str, request: pytest.FixtureRequest) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, store)
    with ServerProcess(database) as server:
        found = await besiege([server], database, 4, lambda ledger: len(ledger.acknowledged) > 150, kills=3)
    assert (found["lost"], found["doubled"], found["strange"]) == (0, 0, 0), found
    assert found["kills"] == 3


async def test_a_server_that_is_asked_to_end_says_when_to_come_back(sqlite: str) -> None:
    with ServerProcess(sqlite) as server:
        async with Running(server.address).guest() as ada:
            table = (await ada.post("/api/play", game="vale"))["id"]
            async with ada.at(table) as line:
                ending = asyncio.create_task(asyncio.to_thread(server.stop))
                bye = await line.next("bye")
                assert (bye["code"], bye["again"]) == ("restart", 1.0)
                with pytest.raises(ConnectionClosed):
                    await line.next("never")
                assert await ending in (0, -signal.SIGTERM)
