"""Saves: written with the row that ends a session, kept by those who were there, carried away and brought along."""

from __future__ import annotations

import asyncio
import gc
import json
import tracemalloc
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from reverie.kernel.saves import Save, read_save
from reverie.kernel.words import Malformed
from reverie.server.config import driver
from reverie.server.store import schema
from reverie.server.store.exchange import export_table, import_table
from reverie.server.store.saves import kept_saves
from reverie.server.store.store import Store
from reverie.server.study.arrival import admitted
from tests.server.conftest import quick, two_sites
from tests.server.players import Guest, Running, running
from tests.server.processes import ServerProcess
from tests.server.test_deadlines import two_people

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROW, SLEEP = {"kind": "want", "row": True}, {"kind": "want", "row": False}
GOLDEN = [json.loads(path.read_text()) for path in sorted(Path(__file__).parents[1].glob("golden/saves/boat-*.json"))]


async def alone(ada: Guest, rows: int = 1, **wishes: Any) -> tuple[str, Json]:
    """Row so many times alone, then sleep; tell the table, and how it ended."""
    table = (await ada.post("/api/play", game="boat", seats=1, **wishes))["id"]
    async with ada.at(table) as line:
        for move in (*[ROW] * rows, SLEEP):
            await line.until(lambda state: state["ask"])
            await line.move(move)
        return table, line.state


async def told(guest: Guest, **query: Any) -> list[Json]:
    return list((await guest.get("/api/saves", **query))["saves"])


Json = Any


async def test_a_session_that_is_saved_is_kept_by_all_who_sat_there_and_by_nobody_else(site: Running) -> None:
    async with AsyncExitStack() as stack:
        ada, ben, table = await two_people(site, stack, "boat")
        eve = await stack.enter_async_context(site.guest("Eve"))
        one, two = [await stack.enter_async_context(guest.at(table)) for guest in (ada, ben)]
        await one.move(SLEEP)
        await two.until(lambda state: state["n"] == 1)
        await two.move(SLEEP)
        result = (await two.until(lambda state: state["table"]["phase"] == "over"))["table"]["result"]
        assert result["outcome"] == "saved"
        for guest in (ada, ben):
            (line,) = await told(guest)
            assert (line["id"], line["table"], line["parent"]) == (result["save"], table, None)
            assert line["people"] == ["Ada", "Ben"] and line["playable"] and 0 <= line["ago"] < 60
        assert await told(eve) == []
        assert (await eve.get(f"/api/saves/{result['save']}", expect=404))["code"] == "no_save"
        assert (await eve.post("/api/tables", expect=404, game="boat", seats=2, save=result["save"]))[
            "code"
        ] == "no_save"


async def test_a_session_goes_on_from_a_save_with_other_people_and_is_proved(site: Running) -> None:
    async with AsyncExitStack() as stack:
        ada, ben, eve = [await stack.enter_async_context(site.guest(name)) for name in ("Ada", "Ben", "Eve")]
        _, state = await alone(ada, 2)
        save, way = state["table"]["result"]["save"], state["view"]["way"]
        opened = await ada.post("/api/tables", expect=201, game="boat", seats=3, save=save)
        table = opened["id"]
        assert opened["save"] == save
        for guest in (ben, eve):
            await guest.post(f"/api/tables/{table}/sit")
        await ada.post(f"/api/tables/{table}/start")
        lines = [await stack.enter_async_context(guest.at(table)) for guest in (ada, ben, eve)]
        assert lines[0].view["way"] == way
        for n, line in enumerate(lines):
            await line.until(lambda state, n=n: state["n"] == n)
            await line.move(SLEEP)
        assert (await ada.get(f"/api/tables/{table}/verify"))["ok"]
        log = await eve.get(f"/api/tables/{table}/log")
        assert read_save(log["save"]).id == save and (await eve.post("/api/verify", **log))["ok"]
        assert (await eve.get(f"/api/tables/{table}/sights", n=0))["sights"][0]["view"]["way"] == way
        (line,) = await told(eve)
        assert (line["parent"], line["people"]) == (save, ["Ada", "Ben", "Eve"])
        assert [each["parent"] for each in await told(ada)] == [save, None]
        assert (await eve.get(f"/api/saves/{save}", expect=404))["code"] == "no_save", "where one was not"


async def test_playing_again_goes_on_and_playing_from_a_moment_keeps_the_beginning(site: Running) -> None:
    async with site.guest("Ada") as ada:
        first, state = await alone(ada, 2)
        save = state["table"]["result"]["save"]
        again = await ada.post(f"/api/tables/{first}/rematch")
        assert again["save"] == save and again["phase"] == "playing"
        async with ada.at(again["id"]) as line:
            assert line.view["way"] == state["view"]["way"]
            await line.move(ROW)
            await line.move(SLEEP)
        branch = await ada.post(f"/api/tables/{again['id']}/branch", n=1)
        assert branch["save"] == save
        async with ada.at(branch["id"]) as line:
            await line.move(SLEEP)
            result = line.state["table"]["result"]
        assert result["save"] in {each["id"] for each in await told(ada)}
        assert (await ada.get(f"/api/tables/{branch['id']}/verify"))["ok"]


async def test_a_campaign_is_carried_to_another_site_and_goes_on_there(site: Running, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(site.guest("Ada"))
        _, state = await alone(ada, 1)
        root = state["table"]["result"]["save"]
        twigs = {(await alone(ada, rows, save=root))[1]["table"]["result"]["save"] for rows in (1, 2)}
        await alone(ada, 0)
        file = await ada.get(f"/api/saves/{min(twigs)}")
        assert file["saves"][0]["id"] == root and {each["id"] for each in file["saves"][1:]} == twigs
        other = await stack.enter_async_context(running(quick(f"sqlite:///{tmp_path}/other.db")))
        eve = await stack.enter_async_context(other.guest("Eve"))
        brought = (await eve.post("/api/saves", expect=201, **json.loads(json.dumps(file))))["saves"]
        assert {each["id"]: each["parent"] for each in brought} == {root: None, **dict.fromkeys(twigs, root)}
        assert {(each["table"], *each["people"]) for each in brought} == {(None,)}
        await eve.post("/api/saves", expect=201, **file)
        assert len(await told(eve)) == 3, "what is there already stays as it is"
        assert await told(eve, game="vale") == [] and len(await told(eve, game="boat")) == 3
        _, state = await alone(eve, 0, save=min(twigs))
        assert (await told(eve))[0]["parent"] == min(twigs)


async def test_a_save_of_an_older_version_is_brought_along_and_played(site: Running) -> None:
    async with site.guest("Ada") as ada:
        await ada.post("/api/saves", expect=201, saves=GOLDEN)
        assert [each["playable"] for each in await told(ada)] == [True] * len(GOLDEN)
        for save in GOLDEN:
            table = (await ada.post("/api/play", game="boat", seats=4, save=save["id"]))["id"]
            async with ada.at(table) as line:
                assert line.view["way"] == save["data"]["way"]
        file = await ada.get(f"/api/saves/{GOLDEN[0]['id']}")
        assert file["saves"] == GOLDEN, "a save stays as it was written"


NEW = Save("boat", 3, {"name": "N", "way": 1, "holes": 0}).to_json()
GOOD = GOLDEN[-1]


@pytest.mark.parametrize(
    ("status", "code", "saves"),
    [
        (410, "outdated_save", [NEW]),
        (410, "outdated_save", [GOOD, NEW]),
        (404, "no_game", [Save("chess", 1, {}).to_json()]),
        (400, "malformed", [Save("vale", 1, {}).to_json()]),
        (400, "malformed", [{**GOOD, "data": {**GOOD["data"], "way": 4}}]),
        (400, "malformed", [{**GOOD, "parent": None}]),
        (400, "malformed", [Save("boat", 2, {"name": "N"}).to_json()]),
        (400, "malformed", [Save("boat", 1, ["way"]).to_json()]),
        (400, "malformed", [Save("boat", 2, {"name": "N" * 70_000, "way": 0, "holes": 0}).to_json()]),
        (400, "malformed", [{**GOOD, "format": 2}]),
        (400, "malformed", [{**GOOD, "id": "x"}]),
        (400, "malformed", [{"id": GOOD["id"]}]),
        (400, "malformed", [GOOD] * 501),
        (400, "malformed", []),
        (400, "malformed", "saves"),
    ],
)
async def test_whatever_else_is_brought_along_is_refused_whole(
    site: Running, status: int, code: str, saves: Any
) -> None:
    async with site.guest() as ada:
        assert (await ada.post("/api/saves", expect=status, saves=saves))["code"] == code
        assert await told(ada) == []


async def test_a_file_that_is_too_deep_or_too_long_is_refused(site: Running) -> None:
    async with site.guest() as ada:
        deep = b'{"saves":[{"format":1,"data":' + b"[" * 100_000 + b"]" * 100_000 + b"}]}"
        long = b'{"saves":["' + b"x" * 3_000_000 + b'"]}'
        for body, status in ((deep, 400), (long, 413)):
            answer = await ada.web.post("/api/saves", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == status, answer.text


@pytest.mark.parametrize("path", ["/api/saves", "/api/verify", "/api/tables"])
async def test_what_is_refused_is_not_kept_until_somebody_sweeps(site: Running, path: str) -> None:
    many = ",".join(f'"{k}"' for k in range(10_000, 10_900 if path == "/api/tables" else 20_000))
    saves = f'"saves":[{{"format":1,"game":"boat","data":[{many}]}}]'
    told = f'{{{saves},"game":"vale","seats":2,"options":{{"x":[{many}]}}}}'.encode()
    async with site.guest() as ada:

        async def refused(times: int) -> None:
            for _ in range(times):
                answer = await ada.web.post(path, content=told, headers={"content-type": "application/json"})
                assert answer.status_code in (200, 400), answer.text

        await refused(3)
        gc.collect()
        gc.disable()
        tracemalloc.start()
        try:
            await refused(20)
            kept, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
            gc.enable()
        assert kept < 600_000, f"{kept} bytes"


async def test_nobody_fills_the_house_with_saves(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path}/reverie.db")

    settings = replace(settings, limits=replace(settings.limits, saves_per_person=2))
    async with running(settings) as site, site.guest() as ada:
        await ada.post("/api/saves", expect=201, saves=GOLDEN)
        more = Save("boat", 2, {"name": "N", "way": 1, "holes": 0}).to_json()
        problem = await ada.post("/api/saves", expect=429, saves=[more])
        assert (problem["code"], problem["values"]) == ("many_saves", {"most": 2})
        assert len((await alone(ada))[1]["table"]["result"]["save"]) == 64, "what one plays is always kept"


async def test_an_address_brings_along_so_many_bytes_and_no_more(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path}/reverie.db")
    settings = replace(settings, limits=replace(settings.limits, brought_bytes_burst=100, brought_bytes_per_minute=1))
    async with running(settings) as site, site.guest() as ada, site.guest() as ben:
        await ada.post("/api/saves", expect=201, saves=GOLDEN)
        assert (await ben.post("/api/saves", expect=429, saves=GOLDEN))["code"] == "slow_down"


async def test_a_table_from_a_save_that_is_no_longer_read_is_told_and_closed(site: Running) -> None:
    async with site.guest("Ada") as ada:
        _, state = await alone(ada)
        save = state["table"]["result"]["save"]
        playing = (await ada.post("/api/play", game="boat", seats=1, save=save))["id"]
        lobby = (await ada.post("/api/tables", game="boat", seats=1, save=save))["id"]
        async with site.process.store.engine.begin() as connection:
            s = schema.saves
            await connection.execute(update(s).where(s.c.id == save).values(version=9))
        for table in (playing, lobby):
            site.process.tables.cache._rooms.pop(table, None)
        assert (await ada.get(f"/api/tables/{playing}"))["phase"] == "playing"
        assert (await ada.get(f"/api/tables/{playing}/replay", expect=410))["code"] == "outdated"
        assert (await ada.post(f"/api/tables/{lobby}/start", expect=410))["code"] == "outdated_save"
        problem = await ada.post("/api/play", expect=410, game="boat", seats=1, save=save)
        assert (problem["code"], problem["values"]) == ("outdated_save", {"game": "boat", "version": 9})
        assert [each["playable"] for each in await told(ada) if each["id"] == save] == [False]
        for table in (playing, lobby):
            assert (await ada.post(f"/api/tables/{table}/close"))["phase"] == "closed"


async def test_a_table_takes_its_saves_along_to_another_store(database: str, tmp_path: Path) -> None:
    async with running(quick(database)) as site, site.guest("Ada") as ada:
        _, state = await alone(ada)
        first = state["table"]["result"]["save"]
        table, state = await alone(ada, 0, save=first)
        left = state["table"]["result"]["save"]
        meta = await site.process.store.meta(table)
        assert meta is not None
        exported = msgspec.json.decode(msgspec.json.encode(await export_table(site.process.store, meta)))
    other = Store(driver(f"sqlite:///{tmp_path}/other.db"))
    await other.open()
    bent = json.loads(json.dumps(exported))
    bent["left"]["data"]["way"] = 4
    for wrong in (bent, {**exported, "left": None}, {**exported, "table": {**exported["table"], "save": None}}):
        with pytest.raises(Malformed):
            await import_table(other, wrong, admitted)
    await import_table(other, exported, admitted)
    found = await other.meta(table)
    assert found is not None and found.began_with == meta.began_with and found.save == first
    async with other.engine.connect() as connection:
        assert [(kept.id, kept.table) for kept in await kept_saves(connection, ada.id)] == [(left, table)]
    await other.close()


async def test_saves_are_brought_once_at_a_time_and_again_without_doubling(database: str) -> None:
    async with running(quick(database)) as site, site.guest("Ada") as ada, site.guest("Ben") as ben:
        _, state = await alone(ada)
        file = await ada.get(f"/api/saves/{state['table']['result']['save']}")
        with site.process.limits.alone("bring saves", "127.0.0.1"):
            assert (await ben.post("/api/saves", expect=429, **file))["code"] == "slow_down"
        for _ in range(2):
            await ben.post("/api/saves", expect=201, **{**file, "saves": file["saves"] * 3})
            assert len(await told(ben)) == len(file["saves"])


async def counted(store: Store, tables: list[str]) -> dict[str, tuple[int, int]]:
    """For each table: how many rows, and how many people keep what it left."""
    m, k = schema.moves.c, schema.keepers.c
    async with store.engine.connect() as connection:
        found = {}
        for table in tables:
            rows = await connection.scalar(select(func.count()).where(m.table_id == table))
            kept = await connection.scalar(select(func.count()).where(k.table_id == table))
            found[table] = (int(rows or 0), int(kept or 0))
    return found


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_a_killed_server_has_saved_what_it_acknowledged_and_nothing_by_halves(
    store: str, request: pytest.FixtureRequest
) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, store)
    acknowledged: set[str] = set()
    tables: list[str] = []

    async def fall_asleep(ada: Guest, table: str) -> None:
        async with ada.at(table) as line:
            if (await line.move(SLEEP))["type"] == "state":
                acknowledged.add(table)

    with ServerProcess(database) as server:
        async with Running(server.address).guest("Ada") as ada:
            for rows in range(16):
                (save,) = (await ada.post("/api/saves", saves=[named(f"boat {rows}")]))["saves"]
                tables.append((await ada.post("/api/play", game="boat", seats=1, save=save["id"]))["id"])
            asleep = [asyncio.create_task(fall_asleep(ada, table)) for table in tables]
            await asyncio.wait(asleep, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.to_thread(server.kill)
            await asyncio.gather(*asleep, return_exceptions=True)
        server.start()
        kept = Store(driver(database))
        found = await counted(kept, tables)
        assert acknowledged and all(found[table] == (1, 1) for table in acknowledged)
        assert all(counts in ((0, 0), (1, 1)) for counts in found.values()), found
        await kept.close()


def named(name: str) -> Any:
    return Save("boat", 2, {"name": name, "way": 1, "holes": 1}).to_json()


async def test_of_two_servers_one_writes_the_save(request: pytest.FixtureRequest, redis_server: str) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, "postgres")
    settings = quick(database, redis=redis_server)
    async with two_sites(settings, settings) as (here, there), here.guest("Ada") as ada:
        for name in ("one", "two", "three"):
            (save,) = (await ada.post("/api/saves", saves=[named(name)]))["saves"]
            table = (await ada.post("/api/play", game="boat", seats=1, save=save["id"]))["id"]
            async with ada.at(table) as one, ada.at(table, site=there) as two:
                ids = await asyncio.gather(*(line.send("move", n=0, move=SLEEP) for line in (one, two)))
                await asyncio.gather(one.answer(ids[0]), two.answer(ids[1]))
            assert await counted(here.process.store, [table]) == {table: (1, 1)}
