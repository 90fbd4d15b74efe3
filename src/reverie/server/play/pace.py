"""How much people may store: counted by the stored rows alone, so that every process counts the same."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..config import Limits
from ..store.records import Row


class Allowance:
    """Fills with the time between rows, up to a burst; a row takes what it weighs."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._drops, self._at = burst, 0

    def left(self, now: int) -> float:
        """Tell how much is left at a moment."""
        return min(self._burst, self._drops + max(0, now - self._at) / 1000 * self._rate)

    def spend(self, at: int, drops: float) -> None:
        self._drops, self._at = self.left(at) - drops, at

    def copy(self) -> Allowance:
        twin = Allowance(self._rate, self._burst)
        twin.restore(*self.snapshot())
        return twin

    def snapshot(self) -> tuple[float, int]:
        """Write down what was left after the last row, and when that was."""
        return self._drops, self._at

    def restore(self, drops: float, at: int) -> None:
        self._drops, self._at = drops, at


class Pace:
    """The allowances of one table: of each seat, for a moment and in the long run. No seat takes those of another."""

    def __init__(self, seats: int, limits: Limits) -> None:
        self._limits = limits
        rate = min(limits.rows_per_second, limits.table_rows_per_second / max(1, seats))
        burst = min(limits.rows_burst, limits.table_rows_burst / max(1, seats))
        long_rate, long_burst = limits.long_rows_per_minute / 60, limits.long_rows_burst
        self._seats = [(Allowance(rate, burst), Allowance(long_rate / seats, long_burst / seats)) for _ in range(seats)]

    def copy(self) -> Pace:
        """Make another that stands as this one and goes its own way."""
        twin = Pace(0, self._limits)
        twin._seats = [(short.copy(), long.copy()) for short, long in self._seats]
        return twin

    def snapshot(self) -> list[tuple[float, int]]:
        """Write the allowances down."""
        return [each.snapshot() for seat in self._seats for each in seat]

    def restore(self, told: Sequence[tuple[float, int]]) -> None:
        """Read what `snapshot` wrote; of former days there is nothing, or another number of allowances."""
        allowances = [each for seat in self._seats for each in seat]
        if len(told) == len(allowances):
            for each, (drops, at) in zip(allowances, told, strict=True):
                each.restore(drops, at)

    def note(self, row: Row) -> None:
        """Count a row of a person: a long one for several, and whoever leaves is not back so soon."""
        weight = 1.0 if row.move is None else 1 + len(msgspec.json.encode(row.move)) // self._limits.row_bytes
        if row.kind == "away":
            weight = float(self._limits.leave_rows)
        for each in self._seats[row.seat]:
            each.spend(row.at, weight)

    def allows(self, seat: int, now: int) -> bool:
        """Whether a seat may store another row."""
        return all(each.left(now) >= 1 for each in self._seats[seat])
