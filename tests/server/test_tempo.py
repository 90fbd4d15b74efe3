"""Alone against bots: how fast they answer, and a game that rests."""

from __future__ import annotations

import pytest

from tests.server.players import Line, Running
from tests.server.test_play import two_at_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def set_tempo(line: Line, tempo: str) -> str:
    """Tell a tempo; gives the kind of the answer, or the reason against it."""
    answer = await line.answer(await line.send("tempo", tempo=tempo))
    return str(answer.get("code", answer["type"]))


async def test_bots_wait_while_the_game_rests_and_go_on_afterwards(site: Running) -> None:
    async with site.guest() as ada:
        table = (await ada.post("/api/play", game="vale"))["id"]
        async with ada.at(table) as line:
            await line.until(lambda state: state["ask"] is not None)
            assert await set_tempo(line, "pause") == "state"
            while line.asked:
                await line.move(line.state["ask"]["options"][0])
            n = line.state["n"]
            with pytest.raises(TimeoutError):
                await line.until(lambda state: state["n"] > n, 0.5)
            assert await set_tempo(line, "quick") == "state"
            await line.until(lambda state: state["n"] > n)


async def test_a_game_that_rests_goes_on_for_whoever_comes_back(site: Running) -> None:
    async with site.guest() as ada:
        table = (await ada.post("/api/play", game="vale"))["id"]
        async with ada.at(table) as line:
            await line.until(lambda state: state["ask"] is not None)
            await set_tempo(line, "pause")
        async with ada.at(table) as line:
            await line.until(lambda state: state["ask"] is not None)
            while line.asked:
                await line.move(line.state["ask"]["options"][0])
            n = line.state["n"]
            await line.until(lambda state: state["n"] > n)


async def test_nobody_sets_the_pace_of_others_nor_stops_a_clock(site: Running) -> None:
    async with two_at_table(site) as (ada, _, _, line, _):
        assert await set_tempo(line, "quick") == "not_alone"
        clock = {"kind": "live", "bank": 60, "increment": 5}
        timed = (await ada.post("/api/tables", game="vale", seats=2, clock=clock))["id"]
        await ada.post(f"/api/tables/{timed}/bot", seat=1)
        await ada.post(f"/api/tables/{timed}/start")
        async with ada.at(timed) as line:
            await line.until(lambda state: state["ask"] is not None)
            assert await set_tempo(line, "pause") == "clock_runs"
            assert await set_tempo(line, "calm") == "state"
