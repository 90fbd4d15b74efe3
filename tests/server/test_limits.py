"""What one client may ask, and what becomes of those who ask for more."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect

from reverie.server.config import Limits, Settings
from reverie.server.http.limits import LONG, RouteLimits
from reverie.server.play.tables import Tables
from reverie.server.protocol.messages import Chat, ChatLine, Foreseen, Pointed, Reacted
from reverie.server.protocol.problems import Fault
from reverie.server.rate_limit import Bucket, Buckets, Turns
from reverie.server.sockets.weight import weighed
from reverie.server.store.records import Person
from tests.server.conftest import GENEROUS, quick
from tests.server.players import Running, running
from tests.server.test_frames import tap
from tests.server.test_play import two_at_table

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
    gestures_per_second=0.1,
    gestures_burst=2,
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


async def test_whoever_asks_too_often_what_would_be_is_told_to_slow_down(strict: Running) -> None:
    async with strict.guest() as ben:
        table = (await ben.post("/api/play", game="vale"))["id"]
        async with ben.at(table) as line:
            for _ in range(8):
                await line.send("what_if", move={"kind": "end"})
            assert (await line.next("error"))["code"] == "slow_down"


async def test_names_and_tables_are_counted_by_person_and_by_address() -> None:
    limits = RouteLimits(Settings(limits=Limits(names_burst=2, tables_burst=3, opening_household=2)))
    for count, most in ((limits.may_rename, 2), (limits.may_open, 3)):
        passed: Counter[str] = Counter()
        for k in range(30):
            who = Person(f"person {k % 5}", "Eve", False, None)
            with contextlib.suppress(Fault):
                count(who, "192.0.2.1")
                passed[who.id] += 1
        assert max(passed.values()) <= most and passed.total() == 2 * most
        count(Person("ada", "Ada", False, None), "192.0.2.2")


async def test_an_address_has_few_codes_drawn_at_once(tmp_path: Path) -> None:
    limits = replace(Limits(), drawings_burst=3, drawings_per_second=0.01)
    async with running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits)) as site, site.guest() as ada:
        first = await ada.post("/api/me/link")
        table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        codes = [(await ada.web.get(f"/api/tables/{table}/qr")).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        await ada.post("/api/me/link", expect=429)
        token = first["path"].rpartition("/")[2]
        assert (await ada.post("/api/me/whose", token=token))["same"], "who is refused another link keeps their last"


async def test_long_files_of_the_page_count_for_several() -> None:
    limits = RouteLimits(Settings(limits=Limits(pages_burst=20, pages_per_second=0.001)))
    for size, times in ((LONG - 1, 20), (LONG, 10), (9 * LONG, 2)):
        address, taken = f"192.0.2.{times}", 0
        while limits.may_ask(address, "/assets/x.js"):
            limits.sends(address, size)
            taken += 1
        assert taken == times


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


async def test_an_address_waits_for_its_own_turn_and_for_nobody_else_s() -> None:
    turns = Turns(2)
    busy: list[str] = []
    most = 0

    async def work(key: str, done: asyncio.Event) -> None:
        nonlocal most
        async with turns.turn(key):
            busy.append(key)
            most = max(most, busy.count("eve"))
            await done.wait()
            busy.remove(key)

    done = asyncio.Event()
    working = [asyncio.create_task(work(key, done)) for key in [*["eve"] * 9, "ada"]]
    while "ada" not in busy:
        await asyncio.sleep(0)
    assert busy.count("eve") == 2
    done.set()
    await asyncio.gather(*working)
    assert most == 2 and not turns._gates


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
            room = site.process.tables.cache[table]
            stuck = next(listener for listener in room.listeners if listener.person == eve.id)
            reading = asyncio.create_task(line.until(lambda state: state["table"]["spectators"] == 0, 30))
            async with asyncio.timeout(30):
                while stuck in room.listeners:
                    if len(stuck._pending) < 100:  # type: ignore[attr-defined]
                        room.broadcast(Chat(ChatLine(0, "Ada", None, "x" * 50_000)))
                    await asyncio.sleep(0)
            await reading
            told = (await ada.web.get("/metrics")).text
            assert "reverie_dropped_sockets_total 1.0" in told


async def test_gestures_in_a_loop_turn_are_skipped_and_cut_nobody(tmp_path: Path) -> None:
    async with (
        running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=Limits())) as site,
        two_at_table(site) as (ada, _, table, one, two),
    ):
        room = site.process.tables.cache[table]
        there = set(room.listeners)
        for k in range(500):
            room.broadcast(Reacted(None, "Eve", "wow"))
            room.broadcast(Pointed("Eve", k, None, False, ""))
        room.broadcast(Reacted(0, "Ada", "clap"))
        for k in range(200):
            room.broadcast(Chat(ChatLine(k, "Eve", None, "lasting")))
        for line in (one, two):
            await line.send("ping")
            await line.next("pong")
            assert 1 <= sum(b'"reaction"' in data for data in line.got) < 100
            assert sum(b"lasting" in data for data in line.got) == 200
        assert room.listeners == there
        assert "reverie_dropped_sockets_total 0.0" in (await ada.web.get("/metrics")).text


async def test_nobody_points_before_the_end(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        for n in (1, 2):
            await one.send("cursor", n=n)
            if n == 1:
                await two.send("resign")
                await one.until(lambda state: state["table"]["phase"] == "over")
        assert (await two.next("cursor"))["n"] == 2


async def test_what_one_says_is_counted_over_all_their_sockets(tmp_path: Path) -> None:
    limits = Limits(chat_per_minute=1, chat_burst=3, messages_per_second=0.01, messages_burst=9)
    async with (
        running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits)) as site,
        two_at_table(site) as (ada, _, table, one, _),
        ada.at(table) as again,
    ):
        for line in (one, again, one):
            await line.answer(await line.send("chat", text="hello"))
        assert (await again.answer(await again.send("chat", text="hello")))["code"] == "slow_down"
        for line in (one, one, one, again, again):
            assert (await line.answer(await line.send("ping")))["type"] == "pong"
        await again.send("ping")
        assert (await again.next("error"))["code"] == "slow_down"


async def test_messages_are_weighed_by_the_time_that_they_take(tmp_path: Path) -> None:
    limits = replace(GENEROUS, work_per_second=0.001, work_burst=10, work_household=10_000)
    async with (
        running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits)) as site,
        two_at_table(site) as (_, _, _, one, two),
    ):
        asked, other = (one, two) if one.asked else (two, one)
        kinds: list[str] = []
        while "error" not in kinds:
            kinds.append((await asked.answer(await asked.send("what_if", move={"kind": "end"})))["type"])
        assert 1 < len(kinds) < 1_000 and kinds[-2] == "foreseen"
        await other.send("ping")
        assert await other.next("pong")


async def test_whoever_looks_ahead_rests_in_between_and_only_they(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=GENEROUS)) as site,
        site.guest() as eve,
    ):
        table = (await eve.post("/api/play", game="vale"))["id"]
        looked: list[tuple[float, float]] = []
        really = Tables.what_if

        async def slowly(*args: Any) -> Foreseen:
            began = time.monotonic()
            told = await really(*args)
            spin(0.02)
            looked.append((began, time.monotonic()))
            return told

        monkeypatch.setattr(Tables, "what_if", slowly)
        async with eve.at(table) as one, eve.at(table) as two:
            for _ in range(2):
                ids = [(line, await line.send("what_if", move={"kind": "end"})) for line in (one, two)]
                assert [(await line.answer(id))["type"] for line, id in ids] == ["foreseen", "foreseen"]
        rests = [then[0] - first[1] for first, then in pairwise(looked)]
        assert min(rests) >= 0.02, "two sockets of an address do not look ahead at once, nor without a rest"


async def test_a_turn_with_a_rest_keeps_nobody_else_waiting() -> None:
    turns = Turns(1, rests=2.0)
    went: list[str] = []

    async def work(key: str) -> None:
        async with turns.turn(key):
            spin(0.02)
            went.append(key)

    await asyncio.gather(work("eve"), work("eve"), work("ada"), work("ben"))
    assert went == ["eve", "ada", "ben", "eve"]
    async with asyncio.timeout(5):
        while turns._gates:
            await asyncio.sleep(0.01)


def spin(seconds: float) -> None:
    """Take so much of this thread's time."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def test_what_a_message_waits_for_weighs_nothing() -> None:
    spent: list[float] = []

    async def work() -> str:
        await asyncio.sleep(0.05)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.sleep(60)
        return "done"

    assert await weighed(work(), spent.append) == "done"
    assert len(spent) >= 3 and sum(spent) < 0.04
    waiting = asyncio.create_task(weighed(asyncio.sleep(60), spent.append))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_an_address_may_say_as_much_as_its_household_and_no_more(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=0.01, messages_burst=10, household=2)
    async with running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits)) as site:
        budgets = site.process.budgets
        heard = [budgets.hears(f"person {k}", "192.0.2.1") for k in range(30)]
        assert heard.count(True) == 20
        assert budgets.hears("somebody", "192.0.2.2")


async def test_a_room_has_a_budget_for_gestures_that_watchers_cannot_take_from_players(tmp_path: Path) -> None:
    async with running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=Limits())) as site:
        budgets = site.process.budgets
        shown = [budgets.shows(f"person {k}", "192.0.2.1", "a table", None) for k in range(1_000)]
        assert 0 < shown.count(True) < 200
        assert budgets.shows("ada", "192.0.2.7", "a table", 0)
