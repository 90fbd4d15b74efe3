"""Two servers on one PostgreSQL and one Redis: one table through both, and everything once."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress

import pytest

from reverie.server.play.room import Room
from tests.server.conftest import quick
from tests.server.players import running
from tests.server.processes import ServerProcess
from tests.server.siege import besiege
from tests.server.test_deadlines import Watch, two_people
from tests.server.test_night import fall_asleep, settle
from tools import services

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_moves_and_undo_through_two_servers_are_neither_lost_nor_doubled(
    request: pytest.FixtureRequest, redis_server: str
) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, "postgres")
    with ServerProcess(database, redis_server) as one, ServerProcess(database, redis_server) as other:
        found = await besiege([one, other], database, 4, lambda ledger: len(ledger.acknowledged) > 400)
    assert (found["lost"], found["doubled"], found["strange"]) == (0, 0, 0), found


async def test_people_bots_words_and_deadlines_cross_servers_and_happen_once(
    request: pytest.FixtureRequest, redis_server: str
) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, "postgres")
    watch = Watch(still=True)
    settings = quick(database, redis=redis_server, now=watch, poll=0.1, lease=0.3)
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(running(settings))
        there = await stack.enter_async_context(running(settings))
        ada, ben, table = await two_people(here, stack, "lanterns")
        one = await stack.enter_async_context(ada.at(table))
        two = await stack.enter_async_context(ben.at(table, site=there))

        await one.until(lambda state: all(seat["online"] for seat in state["table"]["seats"]))
        await two.until(lambda state: all(seat["online"] for seat in state["table"]["seats"]))
        await one.send("chat", text="bonsoir")
        assert (await two.next("chat"))["line"]["text"] == "bonsoir"

        await ada.patch("/api/me", name="Adèle")
        await two.until(lambda state: state["table"]["seats"][0]["name"] == "Adèle")

        await one.move(one.state["ask"]["options"][0])
        await two.until(lambda state: state["n"] == 1)
        await one.until(lambda state: state["n"] == 1)

        for _ in range(31):
            watch.ahead += 1.0
            await here.process.store.heartbeat(here.process.tables.now(), 10**9)
        for site in (here, there):
            site.process.tables.spawn(site.process.tables.scheduler.look_at(table))
        await two.until(lambda state: state["n"] >= 2)
        await one.until(lambda state: state["n"] >= 2)
        rows = await here.process.store.rows(table)
        assert [(row.n, row.seat) for row in rows] == [(1, 0), (2, -1)]

        race = await asyncio.gather(
            one.send("move", n=2, move={"kind": "cry"}), two.send("move", n=2, move={"kind": "cry"})
        )
        first, second = await asyncio.gather(one.answer(race[0]), two.answer(race[1]))
        outcomes = sorted((answer["type"], answer.get("code") or answer.get("key")) for answer in (first, second))
        assert [kind for kind, _ in outcomes] in (["error", "state"], ["refused", "state"]), outcomes
        assert len(await here.process.store.rows(table)) == 3


async def test_a_seat_moves_from_one_server_to_the_other(request: pytest.FixtureRequest, redis_server: str) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, "postgres")
    settings = quick(database, redis=redis_server)
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(running(settings))
        there = await stack.enter_async_context(running(settings))
        ada = await stack.enter_async_context(here.guest())
        table = (await ada.post("/api/play", game="vale", seats=2))["id"]
        for k in range(6):
            async with ada.at(table, site=(here, there)[k % 2]) as line:
                await line.until(lambda state: state["ask"])
                assert (await line.move(line.state["ask"]["options"][0]))["type"] == "state"
        rows = await here.process.store.rows(table)
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))
        assert sum(row.seat == 0 for row in rows) == 6


async def test_what_a_dreamer_must_not_notice_is_not_noticed_on_another_server(
    request: pytest.FixtureRequest, redis_server: str
) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, "postgres")
    settings = quick(database, redis=redis_server, now=Watch(still=True))
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(running(settings))
        there = await stack.enter_async_context(running(settings))
        table, people, lines = await fall_asleep(here, stack)
        dreamer = await stack.enter_async_context(people[0].at(table, site=there))
        other = await stack.enter_async_context(people[1].at(table, site=there))
        with suppress(TimeoutError):
            while await dreamer.hear(1.0):
                pass  # people have just come in
        frames = len(dreamer.got)
        for word in ("lune", "nuit"):
            await lines[2].move({"kind": "clue", "word": word})  # composed ahead: it is the turn of another
        await other.until(lambda state: state["view"]["composed"])
        await settle(dreamer)
        assert len(dreamer.got) == frames + 1


async def test_a_crowd_that_comes_in_looks_into_the_store_once(
    request: pytest.FixtureRequest, redis_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, "postgres")
    async with running(quick(database, redis=redis_server)) as site, site.guest() as ada:
        table = (await ada.post("/api/play", game="vale"))["id"]
        tables, looks = site.process.tables, 0
        really = tables.cache.catch_up

        async def counted(room: Room) -> None:
            nonlocal looks
            looks += 1
            await really(room)

        monkeypatch.setattr(tables.cache, "catch_up", counted)
        room = await tables.room(table)
        async with room.lock:
            crowd = [asyncio.create_task(tables.enter(table)) for _ in range(30)]
            await asyncio.sleep(0.05)
            assert not any(each.done() for each in crowd), "nobody comes in before it was looked for them"
        await asyncio.gather(*crowd)
        assert looks == 1
        await tables.enter(table)
        assert looks == 2, "what was seen before one came is not enough"


async def test_without_redis_the_game_goes_on_and_with_it_words_cross_again(request: pytest.FixtureRequest) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, "postgres")
    port = services.free_port()
    settings = quick(database, redis=f"redis://127.0.0.1:{port}/0")
    async with AsyncExitStack() as stack:
        with services.redis(port):
            here = await stack.enter_async_context(running(settings))
            there = await stack.enter_async_context(running(settings))
            ada, ben, table = await two_people(here, stack, "vale")
            one = await stack.enter_async_context(ada.at(table))
            two = await stack.enter_async_context(ben.at(table, site=there))
        mover, other = (one, two) if one.asked else (two, one)
        assert (await mover.move(mover.state["ask"]["options"][0]))["type"] == "state"
        await other.until(lambda state: state["n"] == 1)
        later = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        await ben.post(f"/api/tables/{later}/sit")
        async with ada.at(later) as first, ben.at(later, site=there) as second:
            with services.redis(port):
                for speaker, listener in ((one, two), (first, second)):
                    heard = None
                    while heard is None:
                        await speaker.send("chat", text="bonsoir")
                        with suppress(TimeoutError):
                            heard = await listener.next("chat", seconds=0.5)
