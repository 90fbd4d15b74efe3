"""Clocks, folded from the stored rows alone: every process computes the same, no client is asked.

All moments are milliseconds. Time in which no server was up is counted against nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

from ...kernel.step import Deadline
from ..protocol.messages import Ticking
from ..protocol.tables import Clock, LiveClock, NoClock, SlowClock

DAY = 86_400_000


class Outages:
    """When no server was up."""

    def __init__(self, spans: Iterable[tuple[int, int]] = ()) -> None:
        self._spans = sorted(spans)

    def learn(self, spans: Iterable[tuple[int, int]]) -> None:
        """Take note of all outages there were."""
        self._spans = sorted(spans)

    def elapsed(self, since: int, until: int) -> int:
        """Count the time between two moments in which a server was up."""
        down = sum(max(0, min(until, end) - max(since, start)) for start, end in self._spans)
        return max(0, until - since - down)

    def after(self, since: int, duration: int) -> int:
        """Tell the moment at which so much time will have elapsed."""
        moment = since + duration
        for start, end in self._spans:
            if end > since and start < moment:
                moment += end - max(start, since)
        return moment


class Clocks:
    """The clocks of one table after its last row."""

    def __init__(self, clock: Clock, seats: int, outages: Outages) -> None:
        self._clock = clock
        self._outages = outages
        self.at = 0
        """The moment of the last row."""
        self._banks = [clock.bank * 1000 if isinstance(clock, LiveClock) else 0] * seats
        self._running: dict[int, int] = {}
        """Who is hurried, and since when they are awaited."""
        self._put_off: dict[int, int] = {}
        """Who is asked still but not hurried, because they left; and since when they were awaited."""
        self._breaths = [0] * seats
        """How often a seat that had lapsed was given time to breathe."""
        self._deadlines: dict[str, tuple[int, int]] = {}
        """The rules' own deadlines: since when, how long."""
        self._knowers: dict[str, list[int]] = {}
        """Who may know of a deadline that not all may know of."""
        self._rest: tuple[int, int, int] | None = None
        """While all clocks rest: since when, for whom, how long at most."""
        self._moves: list[tuple[int, int | None, int]] = []
        """The moves in a row of the last mover: who, since when they were awaited, what their bank gained."""

    def advance(
        self,
        at: int,
        mover: int | None,
        awaited: set[int],
        deadlines: Sequence[Deadline],
        taken_back: bool = False,
        asked: set[int] | None = None,
    ) -> None:
        """Fold a row in: when it was, who moved or took back, who is hurried after it, what ticks after it.

        `asked` are all of whom the game waits for: who leaves and comes back meanwhile has gained nothing.
        """
        last, self.at = self.at, at
        if isinstance(self._clock, LiveClock):
            for seat in self._running:
                self._banks[seat] -= self._elapsed(last, at)
        if not isinstance(self._clock, NoClock):
            if mover is not None and taken_back:
                self._give_back(mover)
            elif mover is not None:
                self._give(mover)
            self._hurry(at, awaited, awaited if asked is None else asked, mover)
        if deadlines or self._deadlines:
            self._deadlines = {
                deadline.key: (self._deadlines.get(deadline.key, (at, 0))[0], round(deadline.seconds * 1000))
                for deadline in deadlines
            }
            self._knowers = {each.key: list(each.seats) for each in deadlines if each.seats is not None}

    def _hurry(self, at: int, hurried: set[int], asked: set[int], mover: int | None) -> None:
        known = {**self._put_off, **self._running}
        if mover is not None and mover not in self._running:
            known.pop(mover, None)  # what was asked of it is answered
        self._running = {seat: known.get(seat, at) for seat in sorted(hurried)}
        self._put_off = {seat: known[seat] for seat in sorted(asked - hurried) if seat in known}

    def _give(self, mover: int) -> None:
        """Give a seat what its move gains: some seconds, and its days anew."""
        gained = self._clock.increment * 1000 if isinstance(self._clock, LiveClock) and mover in self._running else 0
        if gained:
            self._banks[mover] += gained
        if self._moves and self._moves[-1][0] != mover:
            self._moves.clear()  # what was played before can no longer be taken back
        self._moves.append((mover, self._running.pop(mover, None), gained))

    def _give_back(self, mover: int) -> None:
        """Take away what the move gained that a seat takes back: nobody gains time by trying.

        What others grant, after they had answered, is no longer written down here: it stays with the seat.
        """
        if not self._moves or self._moves[-1][0] != mover:
            return
        _, since, gained = self._moves.pop()
        if gained:
            self._banks[mover] -= gained
        if since is not None:
            self._running[mover] = since

    def rest(self, at: int, seat: int, length: int) -> None:
        """Let all clocks stand still from now on, for a seat, and so long at most."""
        self._rest = (at, seat, length)

    def go_on(self, at: int) -> None:
        """End the rest: whatever ticked before ticks on with the time it had left."""
        if self._rest is None:
            return
        began = self._rest[0]
        self._rest = None
        for key, (since, length) in self._deadlines.items():
            self._deadlines[key] = (since + at - max(since, began), length)
        self._running = {seat: since + at - max(since, began) for seat, since in self._running.items()}
        self.at = at

    def rested(self, now: int) -> bool:
        """Whether the rest has lasted as long as it may."""
        return self._rest is not None and self._outages.elapsed(self._rest[0], now) >= self._rest[2]

    def welcome_back(self, seat: int) -> None:
        """Give a seat that had lapsed some time to breathe, half as much each time; who only left has what they had."""
        if isinstance(self._clock, LiveClock) and self._banks[seat] <= 0:
            self._banks[seat] = self._clock.bank * 100 >> self._breaths[seat]
            self._breaths[seat] += 1

    def copy(self) -> Clocks:
        """Make others that stand as these and go their own way."""
        twin = copy(self)
        twin._banks, twin._running = self._banks.copy(), self._running.copy()
        twin._put_off, twin._breaths = self._put_off.copy(), self._breaths.copy()
        twin._deadlines, twin._knowers = self._deadlines.copy(), self._knowers.copy()
        twin._moves = self._moves.copy()
        return twin

    def snapshot(self) -> Any:
        """Write the clocks down, where no move could still be taken back."""
        running = list(self._running.items())
        deadlines = [[key, *span] for key, span in self._deadlines.items()]
        return {
            "at": self.at,
            "banks": self._banks,
            "running": running,
            "put_off": list(self._put_off.items()),
            "breaths": self._breaths,
            "deadlines": deadlines,
            "knowers": list(self._knowers.items()),
            "rest": self._rest,
        }

    def restore(self, told: Any) -> None:
        """Read what `snapshot` wrote."""
        self.at, self._banks = told["at"], list(told["banks"])
        self._running = dict(told["running"])
        self._put_off = dict(told.get("put_off", ()))
        self._breaths = list(told.get("breaths", self._breaths))
        self._deadlines = {key: (since, length) for key, since, length in told["deadlines"]}
        self._knowers = dict(told["knowers"])
        self._rest = None if told["rest"] is None else tuple(told["rest"])
        self._moves = []

    def lapsed(self, now: int) -> list[int]:
        """List the seats whose time is up."""
        return [seat for seat in self._running if self._left(seat, now) <= 0]

    def expired(self, now: int) -> list[str]:
        """List the rules' deadlines that have passed."""
        return [key for key in self._deadlines if self._deadline_left(key, now) <= 0]

    def due(self) -> int | None:
        """Tell the moment at which a clock runs out next."""
        if self._rest is not None:
            return self._outages.after(self._rest[0], self._rest[2])
        if not self._deadlines and not self._running:
            return None
        moments = [self._outages.after(since, length) for since, length in self._deadlines.values()]
        for seat, since in self._running.items():
            if isinstance(self._clock, LiveClock):
                moments.append(self._outages.after(self.at, self._banks[seat]))
            elif isinstance(self._clock, SlowClock):
                moments.append(self._outages.after(since, self._clock.days * DAY))
        return min(moments, default=None)

    def tell(self, now: int, watcher: int | None = None) -> list[Ticking]:
        """Tell a seat, or a spectator, the seconds remaining of every clock it may know of."""
        if not self._deadlines and isinstance(self._clock, NoClock):
            return []
        known = [key for key in sorted(self._deadlines) if key not in self._knowers or watcher in self._knowers[key]]
        told = [Ticking(key, None, _seconds(self._deadline_left(key, now)), self._rest is None) for key in known]
        if self._rest is not None:
            since, seat, length = self._rest
            told.append(Ticking("rest", seat, _seconds(length - self._outages.elapsed(since, now)), True))
        if isinstance(self._clock, LiveClock):
            for seat in range(len(self._banks)):
                told.append(Ticking("bank", seat, _seconds(self._left(seat, now)), self._ticks(seat)))
        elif isinstance(self._clock, SlowClock):
            for seat in self._running:
                told.append(Ticking("bank", seat, _seconds(self._left(seat, now)), self._ticks(seat)))
        return told

    def _ticks(self, seat: int) -> bool:
        return seat in self._running and self._rest is None

    def _elapsed(self, since: int, until: int) -> int:
        """Count the time that a clock has run between two moments: not while all rest, not while no server was up."""
        return self._outages.elapsed(since, until if self._rest is None else min(until, self._rest[0]))

    def _deadline_left(self, key: str, now: int) -> int:
        since, length = self._deadlines[key]
        return length - self._elapsed(since, now)

    def _left(self, seat: int, now: int) -> int:
        if isinstance(self._clock, LiveClock):
            used = self._elapsed(self.at, now) if seat in self._running else 0
            return self._banks[seat] - used
        if isinstance(self._clock, SlowClock):
            return self._clock.days * DAY - self._elapsed(self._running[seat], now)
        return 1


def _seconds(milliseconds: int) -> float:
    return round(max(0, milliseconds) / 1000, 1)
