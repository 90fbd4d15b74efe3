"""Who sits there: the rules of a game that asks are told, by rows like any other."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from reverie.kernel.words import USHER
from reverie.server.play.usher import Usher
from tests.server.conftest import quick, two_sites
from tests.server.players import Line, Running, running
from tests.server.test_deadlines import Watch, two_people
from tests.server.test_play import replayed

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROW, SLEEP = {"kind": "want", "row": True}, {"kind": "want", "row": False}


async def told(site: Running, table: str) -> list[tuple[int, str]]:
    """What the usher has said so far."""
    rows = await site.process.store.rows(table)
    return [(row.move["seat"], row.move["who"]) for row in rows if row.seat == USHER and row.move is not None]


async def sits(line: Line, *who: str) -> Any:
    """Wait until the rules know who sits where."""
    return await line.until(lambda state: state["view"]["sitters"] == list(who))


async def sleep_to_the_end(line: Line) -> None:
    await line.until(lambda state: state["ask"])
    await line.move(SLEEP)
    await line.until(lambda state: state["table"]["phase"] == "over")


async def test_a_bot_on_a_seat_is_told_once_and_the_game_proved_with_it(site: Running) -> None:
    async with site.guest("Ada") as ada:
        table = (await ada.post("/api/play", game="boat", seats=3))["id"]
        async with ada.at(table) as line:
            await sits(line, "person", "bot", "bot")
            assert await told(site, table) == [(1, "bot"), (2, "bot")]
            await line.move(ROW)
            await sleep_to_the_end(line)
        assert (await ada.get(f"/api/tables/{table}/verify"))["ok"]
        frames = await replayed(ada, table, seat=0)
        assert [frame["view"]["sitters"][2] for frame in frames[:3]] == ["person", "person", "bot"]
        assert [frame["seat"] for frame in frames[1:3]] == [None, None], "the usher is nobody's seat"


async def test_whoever_leaves_and_returns_is_told(site: Running) -> None:
    async with AsyncExitStack() as stack:
        ada, ben, table = await two_people(site, stack, "boat")
        one, two = [await stack.enter_async_context(guest.at(table)) for guest in (ada, ben)]
        await one.move(ROW)
        await two.send("leave")
        state = await one.until(lambda state: state["view"]["way"] + state["view"]["holes"] == 1)
        assert state["view"]["sitters"] == ["person", "bot"], "the only person left had agreed: they row"
        await two.send("back")
        await sits(one, "person", "person")
        assert await told(site, table) == [(1, "bot"), (1, "person")]


async def test_what_the_usher_says_stands_when_a_move_is_taken_back(site: Running) -> None:
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(site.guest("Ada"))
        others = [await stack.enter_async_context(site.guest()) for _ in range(2)]
        table = (await ada.post("/api/tables", game="boat", seats=3))["id"]
        for other in others:
            await other.post(f"/api/tables/{table}/sit")
        await ada.post(f"/api/tables/{table}/start")
        one, two, three = [await stack.enter_async_context(guest.at(table)) for guest in (ada, *others)]
        await one.move(ROW)
        await three.send("leave")
        await sits(one, "person", "person", "bot")
        await one.send("undo", n=one.state["n"])
        await one.until(lambda state: state["view"]["said"] == [False, False, False])
        assert one.state["view"]["sitters"] == ["person", "person", "bot"]
        await one.move(SLEEP)
        await two.until(lambda state: state["n"] == one.state["n"])
        await sleep_to_the_end(two)
        frames = await replayed(ada, table, open=True)
        assert [frame["seat"] for frame in frames if frame["undone"]] == [0, 0]
        assert (await ada.get(f"/api/tables/{table}/verify"))["ok"]
        again = await ada.post(f"/api/tables/{table}/branch", n=frames[-2]["n"], seat=1)
        async with ada.at(again["id"]) as line:
            await sits(line, "bot", "person", "bot")
        assert await told(site, again["id"]) == [(2, "bot"), (0, "bot")]


async def test_nobody_sits_where_somebody_keeps_the_others_waiting(tmp_path: Path) -> None:
    watch = Watch(still=True)
    async with AsyncExitStack() as stack:
        database = f"sqlite:///{tmp_path}/reverie.db"
        site = await stack.enter_async_context(running(quick(database, now=watch, away_seconds=30.0)))
        ada, ben, table = await two_people(site, stack, "boat")
        one = await stack.enter_async_context(ada.at(table))
        async with ben.at(table) as two:
            await one.until(lambda state: state["table"]["seats"][1]["online"])
            await one.move(ROW)
            await two.until(lambda state: state["view"]["said"][0])
        await one.until(lambda state: not state["table"]["seats"][1]["online"])
        room = site.process.tables.cache[table]
        assert room.ushering is not None and await told(site, table) == []
        watch.ahead += 31
        site.process.tables.observers.presence(room)
        await sits(one, "person", "nobody")
        async with ben.at(table) as two:
            await sits(two, "person", "person")
        assert await told(site, table) == [(1, "nobody"), (1, "person")]


async def test_what_a_killed_server_had_not_told_is_told_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(f"sqlite:///{tmp_path}/reverie.db")
    with monkeypatch.context() as patch:
        patch.setattr(Usher, "arrange", lambda self, room: None)
        async with running(settings) as site, site.guest() as ada:
            table = (await ada.post("/api/play", game="boat", seats=2))["id"]
            assert await told(site, table) == []
    async with running(settings) as site:
        async with asyncio.timeout(20):
            while not await told(site, table):
                await asyncio.sleep(0.05)
        assert await told(site, table) == [(1, "bot")]


async def test_of_two_servers_one_tells(request: pytest.FixtureRequest, redis_server: str) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, "postgres")
    settings = quick(database, redis=redis_server)
    async with two_sites(settings, settings) as (here, there), here.guest() as ada:
        tables = [(await ada.post("/api/play", game="boat", seats=4))["id"] for _ in range(4)]
        for table in tables:
            async with ada.at(table, site=there) as line, ada.at(table):
                await sits(line, "person", "bot", "bot", "bot")
            assert await told(here, table) == [(1, "bot"), (2, "bot"), (3, "bot")]
