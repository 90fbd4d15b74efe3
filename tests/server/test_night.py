"""When I Dream online: the Dreamer's frames betray nothing, bots whisper and wait, the night ends."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio

from reverie.games.when_i_dream.deck import name
from tests.server.conftest import quick
from tests.server.players import Line, Running, running
from tests.server.test_deadlines import Watch, wind

pytestmark = pytest.mark.asyncio(loop_scope="session")

PASSING = ("n", "since", "ack", "turns", "number")
"""What only counts on, whatever was said."""


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def timed(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Running, Watch]]:
    watch = Watch()
    folder = tmp_path_factory.mktemp("night")
    async with running(quick(f"sqlite:///{folder}/reverie.db", now=watch, poll=0.1, lease=0.2)) as site:
        yield site, watch


def still(told: Any) -> Any:
    """Leave out what only counts on."""
    if isinstance(told, dict):
        return {key: still(each) for key, each in told.items() if key not in PASSING}
    return [still(each) for each in told] if isinstance(told, list) else told


async def test_right_wrong_and_pass_send_the_dreamer_the_same_bytes(timed: tuple[Running, Watch]) -> None:
    site, _ = timed
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(site.guest(each)) for each in ("Ada", "Ben", "Cleo", "Dan")]
        options = {"first": 0, "language": "fr"}
        table = (await people[0].post("/api/tables", game="when_i_dream", seats=4, options=options))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/sit")
        await people[0].post(f"/api/tables/{table}/start")
        lines: list[Line] = [await stack.enter_async_context(person.at(table)) for person in people]
        for n, line in enumerate(lines):
            await line.until(lambda state, n=n: state["n"] == n)
            await line.move({"kind": "ready"})
        dreamer, spirit = lines[0], lines[1]
        await dreamer.until(lambda state: all(seat["online"] for seat in state["table"]["seats"]))
        await dreamer.until(lambda state: state["n"] == 4)
        await spirit.until(lambda state: state["n"] == 4)
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
