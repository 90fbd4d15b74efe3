"""What one client may ask, and what becomes of those who ask for more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect

from reverie.server.config import Limits
from reverie.server.limits import Bucket, Buckets
from reverie.server.protocol.messages import Pointed
from tests.server.conftest import quick
from tests.server.players import Running, running
from tests.server.test_wire import tap

pytestmark = pytest.mark.asyncio(loop_scope="session")

TIGHT = Limits(
    requests_per_second=1_000,
    requests_burst=1_000,
    guests_per_minute=1,
    guests_burst=4,
    messages_per_second=1,
    messages_burst=6,
    chat_per_minute=1,
    chat_burst=2,
    tables_per_person=2,
    sockets_per_person=2,
)


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def strict(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    folder = tmp_path_factory.mktemp("strict")
    async with running(quick(f"sqlite:///{folder}/reverie.db", limits=TIGHT)) as site:
        yield site


async def test_limits_hold_one_after_another(strict: Running) -> None:
    async with strict.guest() as ada:
        tables = [await ada.post("/api/tables", game="vale", seats=2) for _ in range(2)]
        answer = await ada.post("/api/tables", expect=429, game="vale", seats=2)
        assert answer == {"code": "many_tables", "values": {"most": 2}}
        table = tables[0]["id"]
        async with ada.at(table), ada.at(table):
            address = strict.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
            async with connect(address, additional_headers={"Cookie": ada.cookie}) as third:
                assert msgspec.json.decode(await third.recv())["code"] == "slow_down"


async def test_who_shouts_is_told_to_slow_down(strict: Running) -> None:
    async with strict.guest() as ben:
        table = (await ben.post("/api/play", game="vale"))["id"]
        async with ben.at(table) as line:
            for _ in range(3):
                await line.send("react", reaction="wow")
            assert (await line.next("error"))["code"] == "slow_down"
            for _ in range(6):
                await line.send("ping")
            assert (await line.next("error"))["code"] == "slow_down"


async def test_newcomers_from_one_address_are_counted(strict: Running) -> None:
    async with httpx.AsyncClient(base_url=strict.address, verify=False) as web:
        codes = []
        for _ in range(6):
            web.cookies.clear()
            codes.append((await web.get("/api/me")).status_code)
    assert 429 in codes


async def test_a_bucket_holds_its_burst_and_forgets_the_oldest_key() -> None:
    bucket = Bucket(0.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(0.0, 1, most=2)
    assert [buckets.take(key) for key in ("a", "a", "b", "c", "a")] == [True, False, True, True, True]


@pytest.mark.parametrize("limits", [Limits(send_seconds=0.5, pending=10**9), Limits(send_seconds=10**6)])
async def test_who_does_not_take_what_is_sent_is_dropped_and_nobody_waits(tmp_path: Path, limits: Limits) -> None:
    """By the clock, or by what has piled up."""
    async with (
        running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits)) as site,
        site.guest() as ada,
        site.guest() as eve,
    ):
        table = (await ada.post("/api/play", game="vale"))["id"]
        async with ada.at(table) as line, tap(eve, f"/ws/tables/{table}"):
            await line.until(lambda state: state["table"]["spectators"] == 1)
            room = site.house.hall.rooms[table]
            stuck = next(listener for listener in room.listeners if listener.person == eve.id)
            reading = asyncio.create_task(line.until(lambda state: state["table"]["spectators"] == 0, 30))
            async with asyncio.timeout(30):
                while stuck in room.listeners:
                    if len(stuck._pending) < 100:  # type: ignore[attr-defined]
                        room.broadcast(Pointed("Ada", 0, None, False, "x" * 50_000))
                    await asyncio.sleep(0)
            await reading
            told = (await ada.web.get("/metrics")).text
            assert "reverie_dropped_sockets_total 1.0" in told
