"""The server alone decides that time is up, and it does so once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio

from reverie.kernel.table import Question
from reverie.kernel.words import Move
from reverie.server.play.live import Live
from tests.server.conftest import quick
from tests.server.players import Running, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Watch:
    """A clock that tests wind on; one that stands still moves no other way."""

    def __init__(self, still: bool = False) -> None:
        self.ahead = 0.0
        self._stopped = time.time() if still else None

    def __call__(self) -> float:
        return (time.time() if self._stopped is None else self._stopped) + self.ahead


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def timed(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Running, Watch]]:
    """A site whose time is wound on; that is no outage, for its heart beats on."""
    watch = Watch(still=True)
    folder = tmp_path_factory.mktemp("timed")
    async with running(quick(f"sqlite:///{folder}/reverie.db", now=watch, poll=0.1, lease=0.2)) as site:
        yield site, watch


async def wind(site: Running, watch: Watch, seconds: float) -> None:
    """Wind the clock on, without letting that look like an outage."""
    for _ in range(int(seconds)):
        watch.ahead += 1.0
        await site.process.store.heartbeat(site.process.tables.now(), 10**9)
    room_timers = [room for room in site.process.tables.cache if room.timer or room.absence]
    for room in room_timers:
        async with room.lock:
            site.process.tables.observers.stands(room)


async def two_people(site: Running, stack: Any, game: str, **wishes: Any) -> tuple[Any, Any, str]:
    ada = await stack.enter_async_context(site.guest("Ada"))
    ben = await stack.enter_async_context(site.guest("Ben"))
    table = (await ada.post("/api/tables", game=game, seats=2, **wishes))["id"]
    await ben.post(f"/api/tables/{table}/sit")
    await ada.post(f"/api/tables/{table}/start")
    return ada, ben, table


async def test_a_deadline_of_the_rules_passes_once(timed: tuple[Running, Watch]) -> None:
    site, watch = timed
    async with AsyncExitStack() as stack:
        ada, _, table = await two_people(site, stack, "lanterns")
        line = await stack.enter_async_context(ada.at(table))
        assert [(tick["key"], tick["seat"]) for tick in line.state["clocks"]] == [("lay:0", None)]
        assert 29 < line.state["clocks"][0]["seconds"] <= 30
        await wind(site, watch, 31)
        state = await line.until(lambda state: state["n"] >= 1)
        assert [event["kind"] for event in state["events"]].count("shown") == 1
        rows = await site.process.store.rows(table)
        assert [(row.n, row.seat) for row in rows] == [(1, -1)]


async def test_a_table_is_not_locked_while_a_bot_thinks_for_who_is_late(
    timed: tuple[Running, Watch], monkeypatch: pytest.MonkeyPatch
) -> None:
    site, watch = timed
    bots, think = site.process.tables.bots, asyncio.Event()
    choose, asked = bots.choose, []

    async def thinks(live: Live, question: Question, *more: Any) -> Move:
        asked.append(question.seat)
        await think.wait()
        return await choose(live, question, *more)

    async with site.guest() as ada:
        wish = {"game": "dreams", "seats": 3, "options": {"clock": "usual"}, "level": "drowsy"}
        table = (await ada.post("/api/play", **wish))["id"]
        async with ada.at(table) as line:
            await line.until(lambda state: state["ask"] and state["ask"]["kind"] == "star", 60)
            seat, n = line.state["seat"], line.state["n"]
            monkeypatch.setattr(bots, "choose", thinks)
            await wind(site, watch, 120)
            async with asyncio.timeout(60):
                while not asked:
                    await asyncio.sleep(0.01)
            for _ in range(2):
                assert (await line.answer(await line.send("what_if", move={"kind": "none"})))["type"]
                await site.process.tables.scheduler.look_at(table)
            assert asked == [seat], "one bot thinks for whoever is late"
            monkeypatch.setattr(bots, "choose", choose)
            think.set()
            state = await line.until(lambda state: state["n"] > n, 60)
            assert next(event["seat"] for event in state["events"] if event["kind"] == "star") == seat
            rows = await site.process.store.rows(table)
            assert [row.n for row in rows if row.n == n + 1] == [n + 1]


async def test_a_seat_whose_bank_is_empty_is_played_by_a_bot(timed: tuple[Running, Watch]) -> None:
    site, watch = timed
    async with AsyncExitStack() as stack:
        clock = {"kind": "live", "bank": 60, "increment": 5}
        ada, ben, table = await two_people(site, stack, "vale", clock=clock)
        one = await stack.enter_async_context(ada.at(table))
        two = await stack.enter_async_context(ben.at(table))
        mover, other = (one, two) if one.asked else (two, one)
        assert {tick["seat"]: tick["running"] for tick in mover.state["clocks"]} == {
            mover.state["seat"]: True,
            other.state["seat"]: False,
        }
        await wind(site, watch, 61)
        lapsed = mover.state["seat"]
        await other.until(lambda state: state["table"]["seats"][lapsed]["away"])
        await other.until(lambda state: state["ask"])
        await mover.send("back")
        await other.until(lambda state: not state["table"]["seats"][lapsed]["away"])


async def test_the_host_lets_a_bot_stand_in_for_who_is_gone(timed: tuple[Running, Watch]) -> None:
    site, _ = timed
    async with AsyncExitStack() as stack:
        ada, ben, table = await two_people(site, stack, "vale")
        line = await stack.enter_async_context(ada.at(table))
        async with ben.at(table):
            await line.until(lambda state: state["table"]["seats"][1]["online"])
            answer = await ada.post(f"/api/tables/{table}/bot", expect=409, seat=1)
            assert answer["code"] == "still_here"
        await line.until(lambda state: not state["table"]["seats"][1]["online"])
        room = site.process.tables.cache[table]
        room.gone[ben.id] -= 3_600_000
        await ada.post(f"/api/tables/{table}/bot", seat=1)
        await line.until(lambda state: state["table"]["seats"][1]["away"])


async def test_what_one_process_left_undone_another_takes_up(timed: tuple[Running, Watch]) -> None:
    site, watch = timed
    async with site.guest() as ada:
        scheduler = site.process.tables.scheduler
        arrange, scheduler.arrange = scheduler.arrange, lambda room: None  # type: ignore[method-assign]
        try:
            table = (await ada.post("/api/play", game="vale", seats=2))["id"]
        finally:
            scheduler.arrange = arrange  # type: ignore[method-assign]
        async with ada.at(table) as line:
            await wind(site, watch, 2)
            await line.until(lambda state: state["ask"])
