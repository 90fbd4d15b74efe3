"""Rows have an end: what a seat and a table may store is counted, and what decides nothing is not stored."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from reverie.games.dreams.moves import Vote
from reverie.server.config import Limits
from reverie.server.play.clocks import Outages
from reverie.server.play.live import Live
from reverie.server.play.pace import Pace
from reverie.server.store.records import Row
from tests.server.conftest import GENEROUS, quick, two_sites
from tests.server.players import running
from tests.server.test_deadlines import Watch
from tests.server.test_live import begun, played
from tests.server.test_play import turn, two_at_table

online = pytest.mark.asyncio(loop_scope="session")

FEW = replace(GENEROUS, rows_per_second=1.0, rows_burst=4, leave_rows=2)


def test_a_seat_stores_its_burst_and_then_as_much_as_time_gives() -> None:
    pace = Pace(2, FEW)
    for n in range(4):
        assert pace.allows(0, 0)
        pace.note(Row(n, "move", 0, 0, {"kind": "end"}))
    assert not pace.allows(0, 0) and pace.allows(1, 0), "the others are not hindered"
    assert pace.allows(0, 1_000)
    pace.note(Row(5, "move", 1, 1_000, {"kind": "say", "word": "x" * 5_000}))
    assert not pace.allows(1, 1_000), "a long move counts for many"


def test_no_seat_takes_the_allowance_of_another() -> None:
    limits = replace(
        GENEROUS, table_rows_per_second=2.0, table_rows_burst=8, long_rows_per_minute=0, long_rows_burst=40
    )
    pace = Pace(4, limits)
    stored = 0
    for at in range(0, 600_000, 100):
        if pace.allows(0, at):
            pace.note(Row(stored, "move", 0, at, {"kind": "end"}))
            stored += 1
    assert stored == 10, "a table has an end, and each seat its part of it"
    assert not pace.allows(0, 10**9) and all(pace.allows(seat, 0) for seat in (1, 2, 3))


def test_every_process_counts_the_same() -> None:
    limits = Limits()
    live = Live(begun(seats=4).meta, Outages(), limits=limits)
    rows = played(live, 150)
    again = Live(live.meta, Outages(), limits=limits)
    for row in rows:
        again.apply(row)
    now = live.clocks.at
    for one, other in zip(live.pace._seats, again.pace._seats, strict=True):
        assert [each.left(now) for each in one] == [each.left(now) for each in other]


def test_who_reads_a_table_from_a_snapshot_counts_the_same() -> None:
    live = begun(seats=4)
    rows = played(live, 60)
    told = msgspec.json.decode(msgspec.json.encode(live.snapshot()))
    again = Live(live.meta, Outages())
    again.resume(told)
    for row in played(live, 30, seed=8):
        again.apply(row)
    assert again.pace.snapshot() == live.pace.snapshot()
    assert again.pace.snapshot() != Live(live.meta, Outages()).pace.snapshot() and rows


def test_what_a_branch_took_over_is_not_counted() -> None:
    rows = played(begun(people=1), 150, undos=False)
    meta = msgspec.structs.replace(begun(people=1).meta, branch="other", started=7)
    live = Live(meta, Outages())
    fresh = live.pace.snapshot()
    for row in rows:
        live.apply(msgspec.structs.replace(row, at=7))
    assert live.pace.snapshot() == fresh
    live.mark("away", 0, 8)
    assert live.pace.snapshot() != fresh


def test_a_vote_that_says_the_same_again_decides_nothing() -> None:
    live = begun("dreams", 4)
    seed = 0
    while not any(question.kind == "vote" for question in live.table.asks):
        played(live, 1, seed, undos=False)
        seed += 1
    asked = next(question for question in live.table.asks if question.kind == "vote")
    seat = asked.seat
    choices = [choice for choice in range(1, 5) if live.table.why(seat, Vote(choice, False)) is None]
    assert not live.restates(seat, Vote(choices[0], False)), "it was never said"
    live.play(seat, Vote(choices[0], False), live.clocks.at)
    assert live.restates(seat, Vote(choices[0], False))
    assert not live.restates(seat, Vote(choices[1], False))
    assert not live.restates(seat, Vote(choices[0], True)), "now it is locked"


@online
async def test_who_stores_too_much_is_told_to_slow_down_and_loses_nothing(tmp_path: Path) -> None:
    watch = Watch(still=True)
    limits = replace(FEW, rows_per_second=1.0, rows_burst=4)
    async with (
        running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits, now=watch)) as site,
        two_at_table(site, "vale") as (_, _, table, one, two),
    ):
        refused = None
        for _ in range(30):
            mover = await turn(one, two)
            answer = await mover.move(mover.state["ask"]["options"][-1])
            if answer["type"] == "error":
                refused = mover
                assert answer["code"] == "slow_down"
                break
        assert refused is not None
        rows = await site.process.store.rows(table)
        assert max(sum(row.seat == seat for row in rows) for seat in range(2)) == 4
        watch.ahead += 2
        assert (await refused.move(refused.state["ask"]["options"][-1]))["type"] == "state", "it only had to wait"


@online
async def test_leaving_and_coming_back_again_and_again_is_not_stored_without_end(
    request: pytest.FixtureRequest, redis_server: str
) -> None:
    database = await asyncio.to_thread(request.getfixturevalue, "postgres")
    watch = Watch(still=True)
    settings = quick(database, redis=redis_server, limits=FEW, now=watch)
    async with two_sites(settings, settings) as (here, there), two_at_table(here) as (ada, _, table, one, _):
        async with ada.at(table, site=there) as elsewhere:
            codes = []
            for k in range(12):
                line = (one, elsewhere)[k % 2]
                for kind in ("leave", "back"):
                    answer = await line.answer(await line.send(kind))
                    codes.append(answer.get("code"))
            assert codes[0] is None and "slow_down" in codes
        rows = await here.process.store.rows(table)
        assert 2 <= sum(row.kind == "away" for row in rows) <= 3
        assert len(rows) <= 6


def test_who_leaves_again_and_again_has_soon_no_row_left() -> None:
    limits = Limits(rows_burst=60, rows_per_second=0.001, table_rows_burst=120, table_rows_per_second=0.001)
    pace, left = Pace(2, limits), 0
    while pace.allows(0, 0):
        pace.note(Row(left + 1, "away", 0, 0))
        left += 1
    assert left == 3
    assert pace.allows(1, 0)
