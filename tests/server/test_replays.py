"""Looking back keeps nobody waiting: weighed by its cost, kept where it never changes, not in the writer's way."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.server.config import Limits
from reverie.server.protocol.problems import Fault
from reverie.server.store.records import Meta, Row, Sitting, Write
from reverie.server.store.store import Store
from reverie.server.study.answers import Kept
from reverie.server.study.costs import Costs
from reverie.server.study.replays import PAGE, SIGHTS
from tests.server.conftest import GENEROUS, quick
from tests.server.endurance import endure
from tests.server.players import Running, running
from tests.server.processes import ServerProcess
from tests.server.test_long import wandering
from tests.server.test_play import replayed, two_at_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def long_gone(store: Store, host: str, rows: int = 1_000) -> str:
    """A finished game of so many rows."""
    live, told, _ = wandering(rows)
    seating = (Sitting(host, None, "", "Ada"), *[Sitting(None, "drowsy")] * 3)
    meta: Meta = msgspec.structs.replace(live.meta, host=host, seating=seating, phase="over", result=live.result())
    meta = msgspec.structs.replace(meta, id=f"long{random.randrange(10**6)}")
    await store.new_table(meta, told)
    return meta.id


def replays(site: Running) -> int:
    """How many rows were applied so far to look at something."""
    told = site.process.metrics.exposition().decode()
    return int(
        float(next(line for line in told.splitlines() if line.startswith("reverie_rows_replayed_total")).split()[1])
    )


async def test_a_long_game_is_told_in_pages_and_any_moment_of_it_is_near(site: Running) -> None:
    async with site.guest() as ada:
        table = await long_gone(site.process.store, ada.id)
        first = await ada.get(f"/api/tables/{table}/replay", open=True)
        assert (first["since"], first["until"], first["last"], len(first["moments"])) == (0, PAGE - 1, 1_000, PAGE)
        middle = await ada.get(f"/api/tables/{table}/replay", open=True, at=777)
        assert (middle["since"], middle["until"]) == (PAGE, 2 * PAGE - 1)
        end = await ada.get(f"/api/tables/{table}/replay", open=True, at=1_000)
        assert (end["until"], [moment["n"] for moment in end["moments"]]) == (1_000, list(range(2 * PAGE, 1_001)))
        beyond = await ada.get(f"/api/tables/{table}/replay", open=True, at=50_000)
        assert (beyond["moments"], beyond["last"]) == ([], 1_000)
        for n in random.Random(1).sample(range(1_001), 20):
            before = replays(site)
            told = await ada.get(f"/api/tables/{table}/sights", open=True, n=n)
            assert [sight["n"] for sight in told["sights"]] == [n]
            assert len(told["sights"][0]["views"]) == 4
            assert replays(site) - before <= 200
        assert (await ada.get(f"/api/tables/{table}/sights", n=[3, 5_000]))["sights"][0]["n"] == 3
        many = list(range(SIGHTS + 1))
        assert (await ada.get(f"/api/tables/{table}/sights", expect=400, n=many))["code"] == "malformed"


async def test_moments_are_the_same_by_whatever_way_one_comes_to_them(site: Running) -> None:
    async with site.guest() as ada:
        table = await long_gone(site.process.store, ada.id, 450)
        whole = {moment["n"]: moment for moment in await replayed(ada, table, seat=1)}
        site.process.study.replays._sights._all.clear()
        site.process.study.replays._timelines._aside.clear()
        for n in random.Random(2).sample(range(451), 12):
            sight = (await ada.get(f"/api/tables/{table}/sights", seat=1, n=n))["sights"][0]
            assert sight["view"] == whole[n]["view"] and sight["ask"] == whole[n]["ask"]


async def test_what_was_told_of_a_finished_game_is_not_reckoned_again(site: Running) -> None:
    async with site.guest() as ada, site.guest() as ben:
        table = await long_gone(site.process.store, ada.id)
        asked: list[tuple[str, dict[str, Any]]] = [("replay", {"at": 500}), ("sights", {"n": [7, 900]}), ("log", {})]
        first = [await ada.get(f"/api/tables/{table}/{path}", **query) for path, query in asked]
        before = replays(site)
        assert [await ben.get(f"/api/tables/{table}/{path}", **query) for path, query in asked] == first
        assert replays(site) == before


async def test_who_took_too_much_time_waits_and_the_others_do_not(tmp_path: Path) -> None:
    limits = replace(GENEROUS, study_per_second=0.001, study_burst=5, study_household=10_000)
    async with (
        running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits)) as site,
        two_at_table(site) as (ada, _, table, one, two),
        site.guest() as eve,
    ):
        gone = await long_gone(site.process.store, eve.id, 2_000)
        codes = []
        for n in range(0, 2_000, 40):
            answer = await eve.web.get(f"/api/tables/{gone}/sights", params={"n": n, "open": True})
            codes.append(answer.status_code)
            if answer.status_code != 200:
                break
        assert len(codes) > 1 and codes[-1] == 429, "what it costs was not counted"
        assert (await eve.get(f"/api/tables/{gone}/sights", expect=429, n=1_999, open=True))["code"] == "slow_down"
        assert (await ada.get(f"/api/tables/{table}/replay", seat=0))["moments"]
        assert (await ada.get(f"/api/tables/{gone}/replay", at=0))["moments"]
        line = one if one.asked else two
        assert (await line.move(line.state["ask"]["options"][0]))["type"] == "state"


async def test_only_so_many_requests_to_look_back_are_under_way() -> None:
    costs = Costs(Limits(studies_per_person=2, studies_per_address=3))
    async with AsyncExitStack() as stack:

        async def enter(person: str) -> None:
            await stack.enter_async_context(costs.paid(person, "192.0.2.1"))

        await enter("eve")
        await enter("eve")
        with pytest.raises(Fault, match="slow_down"):
            await enter("eve")
        waiting = asyncio.create_task(enter("ada"))
        await asyncio.sleep(0)
        with pytest.raises(Fault, match="slow_down"):
            await enter("ben")
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    assert not costs._under_way
    async with costs.paid("eve", "192.0.2.1"):
        pass


async def test_only_the_time_of_the_work_itself_is_counted() -> None:
    costs = Costs(Limits(study_per_second=0.0, study_burst=200))

    async def busy() -> None:
        for _ in range(300_000):
            pass

    for _ in range(5):
        async with costs.paid("ada", "192.0.2.1") as breath:
            await breath.wait(busy())
            assert breath.spent < 0.1
    async with costs.paid("ada", "192.0.2.1") as breath:
        breath.add(60)
    with pytest.raises(Fault):
        async with costs.paid("ada", "192.0.2.1"):
            pass


async def test_what_is_kept_is_bounded() -> None:
    kept = Kept(10)
    for k in range(5):
        kept.put(k, b"four")
        kept.put(k, b"four")
    assert [kept.get(k) for k in range(5)] == [None, None, None, b"four", b"four"]


async def test_rows_are_stored_though_readers_hold_all_connections(database: str) -> None:
    store = Store(database)
    await store.open()
    ada = await store.new_person("Ada", 0)
    table = await long_gone(store, ada.id, 3)
    async with AsyncExitStack() as stack:
        for _ in range(8 if store.sqlite else 16):
            await stack.enter_async_context(store.engine.connect())
        waiting = asyncio.create_task(store.person(ada.id))
        async with asyncio.timeout(20):
            for n in (4, 5):
                write = Write(table, Row(n, "away", 0, n), "", None)
                assert await store.put_rows([write]) == {(table, n)}
                await store.change_person(ada.id, name=f"Ada {n}")
        assert not waiting.done()
    found = await waiting
    assert found is not None and found.name == "Ada 5"
    await store.close()


async def test_moves_go_on_while_somebody_asks_for_replays(database: str) -> None:
    """The mechanism, for a moment; `make soak` looks at the clock for longer."""
    server = ServerProcess(database, limits=Limits(), proxies=())
    await asyncio.to_thread(server.start)
    try:
        found = await endure(server, "replays", seconds=4, calm=0.5)
    finally:
        await asyncio.to_thread(server.stop)
    assert not found["failed"], found
