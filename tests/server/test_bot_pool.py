"""Bots that think in workers: what happens when a worker dies or hangs, and who waits for whom."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from reverie.bots import LEVELS
from reverie.server.metrics import Metrics
from reverie.server.play.bot_pool import BotPool
from reverie.server.play.fair_queue import Asker, Crowd, FairQueue
from reverie.server.play.live import Live
from reverie.server.play.worker import Gone
from tests.server.test_live import begun


def dies(*_: object) -> None:
    os._exit(1)


def hangs(*_: object) -> None:
    time.sleep(600)


def echo(value: Any) -> Any:
    return value


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[BotPool]:
    found = BotPool(1, 60, Metrics())
    yield found
    found.stop()


def lapses(pool: BotPool, level: str = "drowsy") -> float:
    return pool._metrics.registry.get_sample_value("reverie_bot_lapses_total", {"level": level}) or 0


async def thinks(pool: BotPool, live: Live) -> None:
    """See a bot think for itself."""
    before = lapses(pool)
    question = live.table.asks[0]
    move = await pool.choose(live, question, "drowsy")
    assert live.table.why(question.seat, move) is None and lapses(pool) == before


@pytest.mark.asyncio
async def test_a_bot_whose_worker_dies_moves_at_random_and_that_is_counted_and_logged(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("reverie.server.play.bot_pool._choose", dies)
    live = begun(people=0)
    question = live.table.asks[0]
    with caplog.at_level(logging.WARNING, "reverie.play.bot_pool"):
        move = await pool.choose(live, question, "drowsy")
    assert live.table.why(question.seat, move) is None
    assert lapses(pool) == 1
    (told,) = [vars(record) for record in caplog.records if record.name == "reverie.play.bot_pool"]
    assert (told["table"], told["level"]) == ("table", "drowsy")


@pytest.mark.asyncio
async def test_bots_think_again_after_idle_workers_were_killed(pool: BotPool) -> None:
    live = begun(people=0)
    for _ in range(3):
        await thinks(pool, live)
        for worker in pool.workers:
            os.kill(worker.process.pid, signal.SIGKILL)
            worker.process.wait()
    await thinks(pool, live)
    assert pool.ready


@pytest.mark.asyncio
async def test_bots_think_again_after_a_worker_was_killed_while_it_started_or_thought(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = begun(people=0)
    await thinks(pool, live)
    with monkeypatch.context() as patch:
        patch.setattr("reverie.server.play.bot_pool._choose", hangs)
        thinking = asyncio.create_task(pool.choose(live, live.table.asks[0], "drowsy"))
        for _ in range(2):  # the second one is killed while it starts, or hardly thinks
            async with asyncio.timeout(60):
                while not pool.workers:
                    await asyncio.sleep(0.01)
            for worker in pool.workers:
                os.kill(worker.process.pid, signal.SIGKILL)
                worker.process.wait()
            async with asyncio.timeout(60):
                while any(not worker.alive for worker in pool.workers):
                    await asyncio.sleep(0.01)
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    await thinks(pool, live)


ANYBODY = Asker("192.0.2.1", "ada", "")


@pytest.mark.asyncio
async def test_a_worker_that_hangs_is_ended_and_replaced(pool: BotPool) -> None:
    with pytest.raises(TimeoutError):
        await pool.study(ANYBODY, hangs, seconds=0.5)
    await thinks(pool, begun(people=0))


@pytest.mark.asyncio
async def test_what_is_nested_too_deep_to_be_sent_harms_nobody_else(pool: BotPool) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(RecursionError):
        await pool.study(ANYBODY, echo, deep, seconds=30)
    await thinks(pool, begun(people=0))


@pytest.mark.asyncio
async def test_a_task_that_kills_its_worker_is_not_tried_again(pool: BotPool) -> None:
    with pytest.raises(Gone):
        await pool.study(ANYBODY, dies, seconds=30)
    assert await pool.study(ANYBODY, echo, 7, seconds=30) == 7


@pytest.mark.asyncio
async def test_the_pool_is_not_ready_while_no_worker_can_be_started(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("reverie.server.play.workers.AGAIN", 0.05)
        patch.setattr("sys.executable", "/nowhere/python")
        live = begun(people=0)
        await pool.choose(live, live.table.asks[0], "drowsy")
        async with asyncio.timeout(30):
            while pool.ready:
                await asyncio.sleep(0.01)
    async with asyncio.timeout(60):
        while not pool.ready:
            await asyncio.sleep(0.05)
    await thinks(pool, begun(people=0))


# Who waits for whom


@pytest.mark.asyncio
async def test_who_asks_for_many_tables_waits_for_themselves() -> None:
    queue = FairQueue(1)
    served: list[str] = []

    async def ask(address: str, person: str, table: str) -> None:
        async with queue.turn(Asker(address, person, table)):
            served.append(f"{address}{person}{table}")
            await asyncio.sleep(0)

    crowd = [ask("x", "a", str(k)) for k in range(6)] + [ask("x", "b", str(k)) for k in range(3)]
    others = [ask("y", "c", "0"), ask("z", "d", "0")]
    await asyncio.gather(*crowd, *others)
    assert served == ["xa0", "xa1", "yc0", "zd0", "xb0", "xa2", "xb1", "xa3", "xb2", "xa4", "xa5"]


@pytest.mark.asyncio
async def test_who_no_longer_waits_leaves_the_hand_to_the_next() -> None:
    queue = FairQueue(1)
    async with queue.turn(Asker("x", "a", "1")):
        waiting = [asyncio.create_task(queue.turn(Asker("x", "a", str(k))).__aenter__()) for k in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        waiting[2].cancel()
        await asyncio.gather(waiting[0], waiting[2], return_exceptions=True)
    assert await waiting[1] == Crowd(1, 1)


@pytest.mark.asyncio
async def test_a_long_queue_lowers_the_level_of_those_who_made_it_and_of_nobody_else(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, str]] = []

    async def think(game: str, view: Any, question: Any, level: str) -> Any:
        asked.append((question.seat, level))
        await asyncio.sleep(0)
        raise TimeoutError

    monkeypatch.setattr(pool, "_think", think)
    pool._takes = {("vale", level): seconds for level, seconds in zip(LEVELS, (0.001, 0.01, 0.4), strict=True)}
    live = begun(people=0)
    question = live.table.asks[0]
    many = asyncio.gather(*(pool.choose(live, question, "lucid", Asker("x", "a", str(k))) for k in range(48)))
    await asyncio.sleep(0)
    await pool.choose(live, question, "lucid", Asker("y", "b", "0"))
    levels = [level for _, level in asked]
    assert len(levels) <= 4, "who comes alone waited for all of them"
    assert levels[-1] == "lucid" and "lucid" not in levels[1:-1]
    await many
