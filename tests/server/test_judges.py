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


def judging(site: Running) -> list[int]:
    return [worker.process.pid for worker in site.process.tables.judges.workers]


async def answers_rightly(lines: list[Line]) -> None:
    """Let the Dreamer say the word, and see it settled."""
    dreamer, spirit = lines[:2]
    cards = len(spirit.state["view"]["cards"])
    await dreamer.move({"kind": "answer", "word": name(spirit.state["view"]["cards"][-1]["word"], "fr")})
    await spirit.until(lambda state: len(state["view"]["cards"]) > cards, 30)
    assert spirit.state["view"]["cards"][-2]["fate"] == "yellow"


async def test_a_verdict_that_is_late_is_given_without_books_and_no_other_table_waits(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        _, _, lines = await fall_asleep(site, stack)
        eve = await stack.enter_async_context(site.guest("Eve"))
        table = (await eve.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        line = await stack.enter_async_context(eve.at(table))
        await line.until(lambda state: state["ask"], 30)
        monkeypatch.setattr("reverie.server.play.judges.DEADLINE", 1.0)
        for pid in judging(site):
            os.kill(pid, signal.SIGSTOP)
        waiting = asyncio.create_task(answers_rightly(lines))
        for _ in range(3):
            await line.until(lambda state: state["ask"], 30)
            await line.move(any_move(line.state, random.Random(1)))
            assert not waiting.done(), "somebody at another table waited for a verdict"
        await waiting
        assert late(site) == 1
        monkeypatch.undo()
        await answers_rightly(lines)
        assert late(site) == 1, "no other worker took its place"


async def test_verdicts_go_on_after_their_worker_was_killed(site: Running) -> None:
    async with AsyncExitStack() as stack:
        _, _, lines = await fall_asleep(site, stack)
        for _ in range(2):
            for pid in judging(site):
                os.kill(pid, signal.SIGKILL)
            await answers_rightly(lines)
        assert judging(site)


async def test_no_server_reads_the_books_of_a_judge_itself(sqlite: str) -> None:
    with ServerProcess(sqlite) as server:
        async with AsyncExitStack() as stack:
            await fall_asleep(Running(server.address), stack)
            begun = Path(f"/proc/{server.pid}/task").glob("*/children")
            children = [int(pid) for each in begun for pid in each.read_text().split()]
            readers = [pid for pid in (server.pid, *children) if "pycrfsuite" in Path(f"/proc/{pid}/maps").read_text()]
            assert len(readers) == 1 and server.pid not in readers
