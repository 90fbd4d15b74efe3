"""When I Dream online: the Dreamer's frames betray nothing, bots whisper and wait, the night ends."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio

from reverie.games.when_i_dream.deck import name
from reverie.kernel.chance import commitment
from tests.server.conftest import quick
from tests.server.players import Guest, Line, Running, running
from tests.server.test_deadlines import Watch, wind
from tests.server.test_play import replayed

pytestmark = pytest.mark.asyncio(loop_scope="session")

PASSING = ("n", "since", "ack", "turns", "number")
"""What only counts on, whatever was said."""


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def timed(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Running, Watch]]:
    watch = Watch(still=True)
    folder = tmp_path_factory.mktemp("night")
    async with running(quick(f"sqlite:///{folder}/reverie.db", now=watch, poll=0.1, lease=0.2)) as site:
        yield site, watch


def still(told: Any) -> Any:
    """Leave out what only counts on."""
    if isinstance(told, dict):
        return {key: still(each) for key, each in told.items() if key not in PASSING}
    return [still(each) for each in told] if isinstance(told, list) else told


async def fall_asleep(site: Running, stack: AsyncExitStack, **options: Any) -> tuple[str, list[Guest], list[Line]]:
    """Four people sit down and get ready; Ada dreams."""
    people = [await stack.enter_async_context(site.guest(each)) for each in ("Ada", "Ben", "Cleo", "Dan")]
    chosen = {"first": 0, "language": "fr", **options}
    table = (await people[0].post("/api/tables", game="when_i_dream", seats=4, options=chosen))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/sit")
    await people[0].post(f"/api/tables/{table}/start")
    lines: list[Line] = [await stack.enter_async_context(person.at(table)) for person in people]
    for n, line in enumerate(lines):
        await line.until(lambda state, n=n: state["n"] == n)
        await line.move({"kind": "ready"})
    for line in lines:
        await line.until(lambda state: state["n"] == 4 and all(seat["online"] for seat in state["table"]["seats"]))
        await settle(line)
    return table, people, lines


async def settle(line: Line) -> None:
    """Take all that was sent so far."""
    id = await line.send("ping")
    while (await line.hear()).get("to") != id:
        pass


async def test_people_open_a_table_by_the_rulebook_and_bots_are_mild(timed: tuple[Running, Watch]) -> None:
    site, _ = timed
    async with site.guest() as ada:
        opened = await ada.post("/api/tables", game="when_i_dream", seats=4)
        assert opened["options"]["fouls"] == "rulebook"  # W4.6
        chosen = await ada.post("/api/tables", game="when_i_dream", seats=4, options={"fouls": "soft"})
        assert chosen["options"]["fouls"] == "soft"
        played = await ada.post("/api/play", game="when_i_dream", seats=4)
        assert played["options"]["fouls"] == "soft"
        games = await ada.get("/api/games")
        dream = next(game for game in games if game["name"] == "when_i_dream")
        fouls = next(option for option in dream["options"] if option["name"] == "fouls")
        assert (fouls["values"], fouls["usual"]) == (["soft", "rulebook"], "rulebook")


async def test_right_wrong_and_pass_send_the_dreamer_the_same_bytes(timed: tuple[Running, Watch]) -> None:
    site, _ = timed
    async with AsyncExitStack() as stack:
        _, _, lines = await fall_asleep(site, stack)
        dreamer, spirit = lines[0], lines[1]
        assert dreamer.state["clocks"] == []
        assert sorted(tick["key"].partition(":")[0] for tick in spirit.state["clocks"]) == ["clue", "night"]
        frames = []
        for number, said in enumerate(("right", "wrong", "pass")):
            word = name(spirit.state["view"]["cards"][-1]["word"], "fr")
            answer = {"right": word, "wrong": "zzzz"}.get(said)
            move = {"kind": "pass"} if answer is None else {"kind": "answer", "word": answer}
            await dreamer.move(move)
            await dreamer.until(lambda state, n=5 + number: state["n"] == n)
            await spirit.until(lambda state, n=5 + number: state["n"] == n)
            frames.append(json.dumps(still(dreamer.state)))
        assert frames[0] == frames[1] == frames[2]
        assert [card["fate"] for card in spirit.state["view"]["cards"]] == ["yellow", "blue", "blue", "live"]
        assert not any(b"yellow" in data or b"memory" in data for data in dreamer.got)


async def test_the_dreamer_hears_no_talk_of_the_spirits_before_the_day(timed: tuple[Running, Watch]) -> None:
    site, watch = timed
    async with AsyncExitStack() as stack:
        table, people, lines = await fall_asleep(site, stack)
        dreamer, spirit, other = lines[:3]
        eve = await stack.enter_async_context(site.guest("Eve"))
        watcher = await stack.enter_async_context(eve.at(table))
        await spirit.send("chat", text="it is the lighthouse")
        await spirit.send("react", reaction="clap")
        await dreamer.send("chat", text="what a dream")
        for line in (spirit, dreamer, other, watcher):
            await settle(line)
        assert b"the lighthouse" in b"".join(other.got) and b"clap" in b"".join(other.got)
        again = await stack.enter_async_context(people[0].at(table))
        await settle(again)
        for masked in (dreamer, watcher, again):
            heard = b"".join(masked.got)
            assert b"lighthouse" not in heard and b"clap" not in heard
        assert b"what a dream" in b"".join(dreamer.got) and b"what a dream" in b"".join(again.got)
        for seconds, ask in ((121, "last"), (11, "tell"), (76, "ready")):
            await wind(site, watch, seconds)
            await dreamer.until(lambda state, ask=ask: state["ask"] and state["ask"]["kind"] == ask, 30)
        for masked in (dreamer, watcher, again):
            while b"it is the lighthouse" not in b"".join(masked.got):
                await masked.hear()
            assert masked.state["view"]["day"] is not None


async def a_night(site: Running, busy: bool) -> tuple[list[bytes], int, Any]:
    """Tell every byte that the Dreamer gets while spirits compose ahead, or do not; and how many rows there were."""
    async with AsyncExitStack() as stack:
        table, people, lines = await fall_asleep(site, stack, fouls="soft")
        dreamer, speaker, *others = lines
        mark = len(dreamer.got)
        if busy:
            for other in others:
                await other.move({"kind": "clue", "word": "brume"})
                await other.move({"kind": "clue", "word": "écume"})
            await others[0].move({"kind": "pass"})
            word = name(speaker.state["view"]["cards"][-1]["word"], "fr")
            assert (await speaker.move({"kind": "clue", "word": word}))["view"]["withheld"]
        await settle(dreamer)
        assert len(dreamer.got) == mark + 1, "the Dreamer was told that something happened"
        await speaker.move({"kind": "clue", "word": "zébrure"})
        await dreamer.until(lambda state: state["n"] == 5)
        assert [event["n"] for event in dreamer.state["events"]] == [5]
        assert (await dreamer.move({"kind": "answer", "word": "zzzz"}))["type"] == "state"
        await dreamer.until(lambda state: state["n"] == 6)
        await settle(dreamer)
        frames = await replayed(people[0], table, seat=0)
        page = await people[0].get(f"/api/tables/{table}/replay", seat=0)
        assert {moment["seat"] for moment in page["moments"]} == {None, 0}, "what the clock let out can be told"
        meta = site.process.tables.cache[table].meta
        hidden = [(meta.id, b"id"), (commitment(meta.secret), b"hash")]
        told = [bytes(data) for data in dreamer.got[mark:]]
        for secret, mask in hidden:
            told = [data.replace(secret.encode(), mask) for data in told]
        return told, len(await site.process.store.rows(table)), [(each["n"], each["view"]) for each in frames]


async def test_a_dreamer_cannot_count_what_spirits_prepare(timed: tuple[Running, Watch]) -> None:
    site, _ = timed
    busy, calm = await a_night(site, True), await a_night(site, False)
    assert (busy[1], calm[1]) == (12, 6)
    assert busy[0] == calm[0]
    assert busy[2] == calm[2]
    assert [n for n, _ in busy[2]] == list(range(7))


async def test_a_dreamer_who_drops_out_pauses_the_night_once(timed: tuple[Running, Watch]) -> None:
    site, watch = timed
    async with AsyncExitStack() as stack:
        table, people, lines = await fall_asleep(site, stack)
        spirit = lines[1]
        left = {tick["key"]: tick["seconds"] for tick in spirit.state["clocks"]}["night:1"]
        await lines[0].socket.close()
        await spirit.until(lambda state: not state["table"]["seats"][0]["online"])
        await wind(site, watch, 3)
        state = await spirit.until(lambda state: any(tick["key"] == "rest" for tick in state["clocks"]))
        clocks = {tick["key"]: tick for tick in state["clocks"]}
        assert (clocks["rest"]["seat"], clocks["rest"]["running"]) == (0, True)
        assert not clocks["night:1"]["running"] and left - 8 < clocks["night:1"]["seconds"] <= left
        assert (await spirit.move({"kind": "clue", "word": "brume"}))["code"] == "resting"
        await wind(site, watch, 20)
        async with people[0].at(table) as back:
            state = await spirit.until(lambda state: all(tick["key"] != "rest" for tick in state["clocks"]))
            assert [event["kind"] for event in state["events"]] == ["came_back"]
            night = next(tick for tick in state["clocks"] if tick["key"] == "night:1")
            assert night["running"] and left - 8 < night["seconds"] <= left
            assert (await spirit.move({"kind": "clue", "word": "brume"}))["type"] == "state"
            await back.until(lambda state: state["view"]["cards"][-1]["clues"])
        await spirit.until(lambda state: not state["table"]["seats"][0]["online"])
        await wind(site, watch, 6)
        rows = await site.process.store.rows(table)
        assert [row.kind for row in rows].count("rest") == 1
        await wind(site, watch, 26)
        await spirit.until(lambda state: state["table"]["seats"][0]["away"])


async def test_a_spirit_who_drops_out_is_replaced_and_no_clock_waits(timed: tuple[Running, Watch]) -> None:
    site, watch = timed
    async with AsyncExitStack() as stack:
        table, people, lines = await fall_asleep(site, stack)
        await lines[3].socket.close()
        await lines[0].until(lambda state: not state["table"]["seats"][3]["online"])
        await wind(site, watch, 7)
        assert not any(row.kind in ("rest", "away") for row in await site.process.store.rows(table))
        await wind(site, watch, 14)
        await lines[0].until(lambda state: state["table"]["seats"][3]["away"], 20)
        assert not any(row.kind == "rest" for row in await site.process.store.rows(table))
        async with people[3].at(table):
            await lines[0].until(lambda state: not state["table"]["seats"][3]["away"])


async def test_a_night_with_bots_goes_by(timed: tuple[Running, Watch]) -> None:
    site, watch = timed
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(site.guest("Ada"))
        options = {"first": 0, "language": "en", "night": 90}
        made = await ada.post("/api/play", game="when_i_dream", seats=4, options=options, level="dreaming")
        line = await stack.enter_async_context(ada.at(made["id"]))
        await line.move({"kind": "ready"})
        await line.until(lambda state: state["view"]["cards"] and state["view"]["cards"][-1]["clues"], 30)
        assert line.state["clocks"] == []
        await wind(site, watch, 91)
        await line.until(lambda state: state["ask"] and state["ask"]["kind"] == "last", 30)
        await line.move({"kind": "pass"})
        await line.until(lambda state: state["ask"] and state["ask"]["kind"] == "tell", 30)
        await line.move({"kind": "tell", "text": "I dreamt of nothing", "done": True})
        day = (await line.until(lambda state: state["view"]["day"], 30))["view"]["day"]
        assert day["roles"][0] == "dreamer"
        assert day["telling"] == "I dreamt of nothing"
