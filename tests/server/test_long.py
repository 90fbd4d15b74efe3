"""Games of thousands of rows: opened from near, held in little, reached at any row."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import update

from reverie.kernel.words import Malformed
from reverie.server.metrics import Metrics
from reverie.server.play.clocks import Outages
from reverie.server.play.live import Live
from reverie.server.play.numbers import Numbers
from reverie.server.play.opening import SNAPSHOT_EVERY, Opening
from reverie.server.store import schema
from reverie.server.store.records import Meta, Row, Sitting, standing
from reverie.server.store.store import Store
from reverie.server.study.fairness import told_log, verify
from tests.server.field import HOME, Walk
from tests.server.test_live import begun, played, same

ROWS = 5_000

online = pytest.mark.asyncio(loop_scope="session")


def wandering(rows: int, every: int = SNAPSHOT_EVERY) -> tuple[Live, list[Row], list[tuple[int, str]]]:
    """A game of Field with so many rows, as the server plays it; its rows, and the snapshots it would store."""
    live = begun("field", 4)
    told: list[Row] = []
    snapshots = []
    while len(told) < rows:
        k = len(told)
        seat = live.table.awaited[0]
        last = told[-1].seat if told else 0
        if k % 37 == 36 and live.can_undo(last):
            told.append(live.mark("undo", last, k))
        else:
            told.append(live.play(seat, Walk(k % HOME), k))
        aside = live.lay_aside(every)
        if aside is not None:
            snapshots.append((aside.n, aside.state))
        live.forget()
    return live, told, snapshots


@pytest_asyncio.fixture(loop_scope="session")
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    yield store
    await store.close()


async def kept(store: Store, live: Live, rows: list[Row], snapshots: Sequence[tuple[int, str]] = ()) -> Meta:
    """Store a table with its rows."""
    host = await store.new_person("Ada", 0)
    seating = (Sitting(host.id, None, "", "Ada"), *[Sitting(None, "drowsy")] * (live.seats - 1))
    meta = msgspec.structs.replace(live.meta, host=host.id, seating=seating)
    await store.new_table(meta, rows)
    if snapshots:
        await store.keep_snapshots(meta.id, snapshots)
    return meta


@pytest.mark.parametrize("game", ["vale", "lanterns", "when_i_dream"])
def test_a_snapshot_is_only_a_shorter_way(game: str) -> None:
    live = begun(game, 4)
    rows: list[Row] = []
    found = None
    while not live.over and len(rows) < 300:
        more = played(live, 1, seed=live.n)
        rows += more
        aside = live.lay_aside(7)
        live.forget()
        if aside is not None and aside.n > 20:
            found = aside
            break
    assert found is not None and found.n <= len(rows)
    rows += played(live, 40, seed=99)
    jumped = begun(game, 4)
    jumped.resume(msgspec.json.decode(found.state))
    for row in rows[found.n :]:
        jumped.apply(row)
    same(live, jumped)
    for eyes in (None, *range(4)):
        assert live.number(eyes) == jumped.number(eyes)
        assert live.row_of(eyes, live.number(eyes)) == jumped.row_of(eyes, jumped.number(eyes))
    for row in played(live, 30, seed=7):
        jumped.apply(row)
    same(live, jumped)


def test_there_are_snapshots_though_some_move_can_always_be_taken_back() -> None:
    live, rows, snapshots = wandering(330)
    assert any(live.can_undo(seat) for seat in range(4))
    for n, state in snapshots:
        jumped = begun("field", 4)
        jumped.resume(msgspec.json.decode(state))
        assert jumped.n == n
        for row in rows[n:]:
            jumped.apply(row)
        same(live, jumped)


def test_what_was_written_down_goes_with_the_moves_before_it() -> None:
    live = begun("field", 4)
    for k in range(3):
        live.play(k, Walk(0), k)
    assert live.lay_aside(3) is None and live.aside is not None
    live.mark("undo", 2, 3)
    assert live.aside is None, "a snapshot of a move that was taken back would be wrong"


def test_a_table_opened_from_a_snapshot_still_proves_its_chance() -> None:
    live = begun()
    rows: list[Row] = []
    aside = None
    while aside is None:
        rows += played(live, 1, seed=live.n)
        aside = live.lay_aside(100)
    resumed = begun()
    resumed.resume(msgspec.json.decode(aside.state))
    for row in rows[aside.n :]:
        resumed.apply(row)
    more = played(resumed, 10_000)
    assert any(row.chance for row in more) and resumed.over
    assert verify(told_log(resumed.meta, rows + more)).fault is None


@online
async def test_a_long_table_is_opened_from_its_last_snapshot(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    live, rows, snapshots = wandering(ROWS)
    assert len(snapshots) > ROWS // SNAPSHOT_EVERY - 3
    meta = await kept(store, live, rows, snapshots)
    read: list[int] = []
    reading = store.rows

    async def counted(table: str, after: int = 0, upto: int | None = None) -> list[Row]:
        found = await reading(table, after, upto)
        read.append(len(found))
        return found

    monkeypatch.setattr(store, "rows", counted)
    opening = Opening(store, Outages(), Metrics())
    again = await opening.read(meta, kept=256)
    assert again.n == ROWS and again.table.snapshot() == live.table.snapshot()
    assert sum(read) <= 2 * SNAPSHOT_EVERY, "rows before the snapshot are not even read"
    for n in (0, 1, 2_345, 4_999, ROWS):
        read.clear()
        there = await opening.read(meta, n)
        assert there.n == n and sum(read) <= 2 * SNAPSHOT_EVERY
        assert sum(there.table.scores) == len(standing(rows[:n]))


@online
async def test_snapshots_that_are_lacking_are_made_and_one_that_does_not_fit_is_made_anew(store: Store) -> None:
    live, rows, _ = wandering(450)
    meta = await kept(store, live, rows)
    metrics = Metrics()
    opening = Opening(store, Outages(), metrics)
    await opening.read(meta)
    found = await store.snapshot(meta.id)
    assert found is not None and found[0] >= 300
    s = schema.snapshots
    async with store.write() as connection:
        await connection.execute(update(s).where(s.c.n == found[0]).values(state=found[1][: len(found[1]) // 2]))
    again = await opening.read(meta)
    assert again.table.snapshot() == live.table.snapshot()
    assert b"reverie_unfit_snapshots_total 1.0" in metrics.exposition()
    assert await store.snapshot(meta.id) == found


@online
async def test_a_row_that_the_rules_refuse_is_no_fault_of_a_snapshot(store: Store) -> None:
    live, rows, snapshots = wandering(250)
    rows[-1] = msgspec.structs.replace(rows[-1], move={"kind": "walk", "way": 99}, kind="move")
    meta = await kept(store, live, rows, snapshots)
    with pytest.raises(Malformed):
        await Opening(store, Outages(), Metrics()).read(meta)


@online
async def test_who_waits_is_heard_while_a_long_table_is_read(store: Store) -> None:
    live, rows, _ = wandering(2_000)
    meta = await kept(store, live, rows)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    waiting = asyncio.create_task(others())
    before = turns
    await Opening(store, Outages(), Metrics()).read(meta)
    waiting.cancel()
    assert turns - before > 20


def test_a_long_table_weighs_at_most_a_megabyte_beyond_its_state() -> None:
    live, rows, snapshots = wandering(1_000)
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        again = Live(live.meta, Outages(), 256)
        again.resume(msgspec.json.decode(snapshots[0][1]))
        for row in rows[again.n :]:
            again.apply(row)
            again.forget()
        gc.collect()
        weight = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert weight < 1_000_000, weight
    assert len(again.table.entries) < 600


def test_undo_of_a_long_game_plays_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    live, _, _ = wandering(ROWS)
    done = 0
    carry_out = type(live.table)._do

    def counted(*arguments: Any) -> None:
        nonlocal done
        done += 1
        carry_out(*arguments)

    monkeypatch.setattr(type(live.table), "_do", counted)
    seat = next(seat for seat in range(4) if live.can_undo(seat))
    live.mark("undo", seat, ROWS)
    assert done <= 64


def test_rows_far_back_are_only_counted() -> None:
    live = begun("when_i_dream", 4)
    rows = played(live, 150, seed=1)
    forgetful = begun("when_i_dream", 4)
    for row in rows:
        forgetful.apply(row)
        forgetful._numbers.forget(row.n - 20)
    for eyes in (None, *range(4)):
        for n in range(len(rows) - 20, len(rows) + 1):
            assert forgetful.number(eyes, n) == live.number(eyes, n)
            assert n == len(rows) - 20 or forgetful.noticed(eyes, n) == live.noticed(eyes, n)
        for number in range(live.number(eyes, len(rows) - 20), live.number(eyes) + 1):
            assert forgetful.row_of(eyes, number) == live.row_of(eyes, number)
    assert isinstance(forgetful._numbers, Numbers)
    assert all(len(missed) <= 20 for missed in forgetful._numbers._missed.values())
