"""Verdicts on words are given in a worker: one that is late, stopped or killed holds up no table."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from reverie.games.when_i_dream.deck import name
from reverie.server.play.judges import NOBODY
from tests.server.conftest import quick
from tests.server.players import Line, Running, any_move, running
from tests.server.processes import ServerProcess
from tests.server.test_deadlines import Watch
from tests.server.test_night import fall_asleep

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def site(tmp_path: Path) -> AsyncIterator[Running]:
    """A server whose clocks stand still."""
    async with running(quick(f"sqlite:///{tmp_path}/reverie.db", now=Watch(still=True))) as site:
        yield site


def late(site: Running) -> float:
    return site.process.metrics.registry.get_sample_value("reverie_late_verdicts_total") or 0.0


async def judging(site: Running) -> list[int]:
    """Tell which processes judge, once one has read its books."""
    judges = site.process.tables.judges
    async with judges._queue.turn(NOBODY):
        return [worker.process.pid for worker in judges.workers]


async def answers_rightly(lines: list[Line]) -> None:
    """Let the Dreamer say the word, and see it settled."""
    dreamer, spirit = lines[:2]
    turns = spirit.state["view"]["turns"]
    answer = {"kind": "answer", "word": name(spirit.state["view"]["cards"][-1]["word"], "fr")}
    await dreamer.send("move", n=dreamer.state["n"], move=answer)
    for line in (spirit, dreamer):
        await line.until(lambda state: state["view"]["turns"] > turns, 120)
    assert spirit.state["view"]["cards"][-2]["fate"] == "yellow"


PATIENT, HASTY = 60.0, 0.2
"""Deadlines that no machine is too slow for, and that no worker that is stopped keeps."""


async def test_nobody_at_another_table_waits_for_a_verdict(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.server.play.judges.DEADLINE", PATIENT)
    async with AsyncExitStack() as stack:
        _, _, lines = await fall_asleep(site, stack)
        eve = await stack.enter_async_context(site.guest("Eve"))
        table = (await eve.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        line = await stack.enter_async_context(eve.at(table))
        stopped = await judging(site)
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        waiting = asyncio.create_task(answers_rightly(lines))
        for _ in range(3):
            await line.until(lambda state: state and state["ask"], 30)
            await line.move(any_move(line.state, random.Random(1)))
        assert not waiting.done()
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
        await waiting
        assert late(site) == 0


async def test_a_verdict_that_is_late_is_given_without_books(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with AsyncExitStack() as stack:
        _, _, lines = await fall_asleep(site, stack)
        monkeypatch.setattr("reverie.server.play.judges.DEADLINE", HASTY)
        for pid in await judging(site):
            os.kill(pid, signal.SIGSTOP)
        await answers_rightly(lines)
        assert late(site) == 1
        monkeypatch.setattr("reverie.server.play.judges.DEADLINE", PATIENT)
        await answers_rightly(lines)
        assert late(site) == 1, "no other worker took its place"


async def test_verdicts_go_on_after_their_worker_was_killed(site: Running) -> None:
    async with AsyncExitStack() as stack:
        _, _, lines = await fall_asleep(site, stack)
        for _ in range(2):
            for pid in await judging(site):
                os.kill(pid, signal.SIGKILL)
            await answers_rightly(lines)
        assert await judging(site)


async def test_no_server_reads_the_books_of_a_judge_itself(sqlite: str) -> None:
    with ServerProcess(sqlite) as server:
        async with AsyncExitStack() as stack:
            await fall_asleep(Running(server.address), stack)
            async with asyncio.timeout(60):
                while not (readers := readers_among(server.pid)):
                    await asyncio.sleep(0.1)
            assert len(readers) == 1 and server.pid not in readers


def readers_among(server: int) -> list[int]:
    """Tell which of a server and its workers have opened the book of sounds."""
    begun = Path(f"/proc/{server}/task").glob("*/children")
    children = [int(pid) for each in begun for pid in each.read_text().split()]
    return [pid for pid in (server, *children) if "pycrfsuite" in Path(f"/proc/{pid}/maps").read_text()]
