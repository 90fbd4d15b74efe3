"""Numbers: how each seat, and a spectator, counts the rows. Those that it must not notice are left out."""

from __future__ import annotations

from bisect import bisect_right
from copy import copy

from ...kernel.log import Entry

Eyes = int | None


class Numbers:
    """The rows of one table as each pair of eyes counts them; far back, only how many were left out is known."""

    def __init__(self, seats: int) -> None:
        self._floor = 0
        """The row up to which rows were forgotten."""
        self._before: dict[Eyes, int] = dict.fromkeys((*range(seats), None), 0)
        """How many of those were left out."""
        self._missed: dict[Eyes, list[int]] = {eyes: [] for eyes in self._before}
        """Which later ones are."""

    def copy(self) -> Numbers:
        """Make others that count like these and go their own way."""
        twin = copy(self)
        twin._before = self._before.copy()
        twin._missed = {eyes: missed.copy() for eyes, missed in self._missed.items()}
        return twin

    def miss(self, n: int, entry: Entry) -> None:
        """Leave a row out for all who must not notice it."""
        for eyes, missed in self._missed.items():
            if not entry.noticed_by(eyes):
                missed.append(n)

    def number(self, eyes: Eyes, n: int) -> int:
        """Tell the number of a row that is not forgotten."""
        missed = self._missed[eyes]
        return n - self._before[eyes] - bisect_right(missed, n)

    def row_of(self, eyes: Eyes, number: int) -> int:
        """Tell the last row that stands behind a number; of what is forgotten, some row long ago."""
        row = number + self._before[eyes]
        if row < self._floor:
            return number
        for missed in self._missed[eyes]:
            if missed > row + 1:
                break
            row += 1
        return row

    def noticed(self, eyes: Eyes, n: int) -> bool:
        """Whether a row that is not forgotten may be noticed."""
        missed = self._missed[eyes]
        return not missed or missed[bisect_right(missed, n) - 1] != n

    def forget(self, n: int) -> None:
        """Let go of the rows up to this one."""
        if n > self._floor:
            self._floor = n
            for eyes, missed in self._missed.items():
                gone = bisect_right(missed, n)
                self._before[eyes] += gone
                del missed[:gone]

    def missed(self) -> list[tuple[Eyes, int]]:
        """Tell how many rows each has left out, for a snapshot."""
        return [(eyes, count + len(self._missed[eyes])) for eyes, count in self._before.items()]

    def restore(self, n: int, missed: list[tuple[Eyes, int]]) -> None:
        """Read what `missed` told after row `n`."""
        self._floor = n
        self._before = dict(missed)
        self._missed = {eyes: [] for eyes in self._before}
