"""Clocks, as a fold over rows."""

from __future__ import annotations

import time

import pytest

from reverie.kernel.step import Deadline
from reverie.server.config import Settings
from reverie.server.play.clocks import Clocks, Outages
from reverie.server.protocol.tables import LiveClock, NoClock, SlowClock

SECOND = 1000
HOUR = 3_600 * SECOND


def left(clocks: Clocks, now: int) -> dict[tuple[str, int | None], float]:
    return {(tick.key, tick.seat): tick.seconds for tick in clocks.tell(now)}


def test_a_bank_runs_while_awaited_and_gets_its_increment_back() -> None:
    clocks = Clocks(LiveClock(60, 5), 2, Outages())
    clocks.advance(0, None, {0}, [])
    clocks.advance(10 * SECOND, 0, {1}, [])
    assert left(clocks, 13 * SECOND) == {("bank", 0): 55.0, ("bank", 1): 57.0}


def test_nobody_is_hurried_without_a_clock() -> None:
    clocks = Clocks(NoClock(), 2, Outages())
    clocks.advance(0, None, {0, 1}, [])
    assert clocks.due() is None and clocks.lapsed(10**12) == [] and clocks.tell(5) == []


def test_a_seat_lapses_when_its_bank_is_empty_and_breathes_when_it_returns() -> None:
    clocks = Clocks(LiveClock(60, 5), 2, Outages())
    clocks.advance(0, None, {0}, [])
    assert clocks.due() == 60 * SECOND
    assert clocks.lapsed(59 * SECOND) == [] and clocks.lapsed(60 * SECOND) == [0]
    clocks.advance(60 * SECOND, None, set(), [])
    clocks.advance(90 * SECOND, None, {0}, [])
    clocks.welcome_back(0)
    assert left(clocks, 90 * SECOND)["bank", 0] == 6.0


def test_a_slow_clock_gives_days_for_each_move() -> None:
    day = 86_400 * SECOND
    clocks = Clocks(SlowClock(2), 2, Outages())
    clocks.advance(0, None, {0, 1}, [])
    clocks.advance(day, 0, {0, 1}, [])
    assert clocks.due() == 2 * day
    assert clocks.lapsed(2 * day) == [1]
    assert left(clocks, 2 * day) == {("bank", 0): 86_400.0, ("bank", 1): 0.0}


@pytest.mark.parametrize(("clock", "before"), [(LiveClock(60, 5), 60.0), (SlowClock(1), 86_400.0)])
def test_nobody_gains_time_by_taking_back(clock: LiveClock | SlowClock, before: float) -> None:
    clocks = Clocks(clock, 2, Outages())
    clocks.advance(0, None, {0}, [])
    clocks.advance(SECOND, 0, {0}, [])
    for now in range(2, 40, 2):
        clocks.advance(now * SECOND, 0, {0}, [])
        clocks.advance((now + 1) * SECOND, 0, {0}, [], taken_back=True)
    clocks.advance(40 * SECOND, 0, {0}, [], taken_back=True)
    assert left(clocks, 40 * SECOND)["bank", 0] == before - 40


def test_a_deadline_that_stays_open_keeps_its_start() -> None:
    clocks = Clocks(NoClock(), 2, Outages())
    clocks.advance(0, None, set(), [Deadline("night", 30)])
    clocks.advance(10 * SECOND, 0, set(), [Deadline("night", 30)])
    assert left(clocks, 12 * SECOND) == {("night", None): 18.0}
    clocks.advance(15 * SECOND, 0, set(), [Deadline("day", 5)])
    assert clocks.due() == 20 * SECOND and clocks.expired(20 * SECOND) == ["day"]


def test_time_without_a_server_counts_against_nobody() -> None:
    outages = Outages([(5 * SECOND, 65 * SECOND)])
    clocks = Clocks(LiveClock(60, 0), 1, outages)
    clocks.advance(0, None, {0}, [Deadline("night", 30)])
    assert left(clocks, 70 * SECOND) == {("bank", 0): 50.0, ("night", None): 20.0}
    assert clocks.due() == 90 * SECOND
    clocks.advance(70 * SECOND, 0, {0}, [])
    assert left(clocks, 70 * SECOND)["bank", 0] == 50.0


@pytest.mark.parametrize(("since", "until", "up"), [(0, 10, 10), (0, 30, 20), (12, 18, 0), (15, 25, 5), (20, 30, 10)])
def test_outages_are_cut_out_of_time(since: int, until: int, up: int) -> None:
    outages = Outages([(10, 20)])
    assert outages.elapsed(since, until) == up
    if up:
        assert outages.elapsed(since, outages.after(since, up)) == up


def test_clocks_come_back_from_a_snapshot() -> None:
    clocks = Clocks(LiveClock(60, 5), 3, Outages())
    clocks.advance(0, None, {0, 2}, [Deadline("night", 30)])
    clocks.advance(7 * SECOND, 0, {1, 2}, [Deadline("night", 30)])
    twin = Clocks(LiveClock(60, 5), 3, Outages())
    twin.restore(clocks.snapshot())
    assert twin.tell(20 * SECOND) == clocks.tell(20 * SECOND) and twin.due() == clocks.due()


def test_all_clocks_rest_and_go_on_with_what_they_had_left() -> None:
    clocks = Clocks(LiveClock(60, 5), 2, Outages())
    night = [Deadline("night", 90)]
    clocks.advance(0, None, {0}, night)
    clocks.advance(10 * SECOND, None, {0}, night)
    clocks.rest(10 * SECOND, 1, 30 * SECOND)
    assert left(clocks, 25 * SECOND) == {("night", None): 80.0, ("rest", 1): 15.0, ("bank", 0): 50.0, ("bank", 1): 60.0}
    assert [tick.key for tick in clocks.tell(25 * SECOND) if tick.running] == ["rest"]
    assert clocks.due() == 40 * SECOND
    assert not clocks.rested(39 * SECOND) and clocks.rested(40 * SECOND)
    assert clocks.expired(10**9) == [] and clocks.lapsed(10**9) == []
    clocks.advance(35 * SECOND, None, {0}, night)
    clocks.go_on(35 * SECOND)
    assert left(clocks, 45 * SECOND) == {("night", None): 70.0, ("bank", 0): 40.0, ("bank", 1): 60.0}
    assert clocks.due() == 85 * SECOND


def test_a_corrected_clock_on_the_wall_moves_none_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings()
    passed, began = time.monotonic(), settings.moment()
    monkeypatch.setattr(time, "monotonic", lambda: passed + 10)
    assert 9_000 <= settings.moment() - began <= 11_000


def test_nobody_gains_time_by_leaving_and_coming_back() -> None:
    slow = Clocks(SlowClock(1), 2, Outages())
    slow.advance(0, None, {0}, [], asked={0})
    for hour in range(1, 24):
        slow.advance(hour * HOUR, None, set(), [], asked={0})
        slow.advance(hour * HOUR, None, {0}, [], asked={0})
    assert slow.lapsed(24 * HOUR) == [0]
    slow.advance(23 * HOUR, None, set(), [], asked={0})
    slow.advance(23 * HOUR, 0, set(), [], asked={1})
    slow.advance(23 * HOUR, 1, {0}, [], asked={0})
    assert slow.lapsed(46 * HOUR) == [], "what its bot answered is answered"
    live = Clocks(LiveClock(bank=100, increment=0), 2, Outages())
    live.advance(0, None, {0}, [], asked={0})
    live.advance(99 * SECOND, None, set(), [], asked={0})
    live.welcome_back(0)
    live.advance(99 * SECOND, None, {0}, [], asked={0})
    assert live.lapsed(100 * SECOND) == [0]


def test_who_lapses_again_and_again_is_given_less_each_time() -> None:
    clocks = Clocks(LiveClock(bank=80, increment=0), 1, Outages())
    now, given = 0, []
    for _ in range(3):
        clocks.advance(now, None, {0}, [])
        now += 80 * SECOND
        clocks.advance(now, None, set(), [])
        clocks.welcome_back(0)
        given.append(clocks.tell(now)[0].seconds)
    assert given == [8.0, 4.0, 2.0]
