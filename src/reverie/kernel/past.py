"""What was played at a table, and how far it may come back.

A seat takes back its last move as long as nobody who noticed it has moved and nothing was learnt. What a
seat does not notice stands in nobody's way; who comes and goes neither. States are kept on the way, so that
whoever takes back a move plays few again.
"""

from __future__ import annotations

from .event import Event
from .log import Entry
from .state import State
from .words import USHER, Seat

SNAPSHOT_EVERY = 32
"""Moves between two states that are kept for undo."""
SNAPSHOTS = 16
"""How many states are kept at the most: the oldest that undo may need, the latest ones, and some between."""
GRANTED = 16
"""So many of the last moves that a seat noticed may come back where others have answered and grant it."""


class Past:
    """The moves that stand, what they told, and which of them nobody may take back any more."""

    def __init__(self, seats: int, state: State, events: list[Event]) -> None:
        self.entries: list[Entry] = []
        self.events: list[list[Event]] = [events]
        """What the setup told, then each move."""
        self.forgotten = 0
        """How many of the first moves are no longer kept here."""
        self._snapshots: list[tuple[int, int, State]] = [(0, 0, state.copy())]
        """After so many moves, when the step on top had come there, and the state: where undo begins."""
        self.due = SNAPSHOT_EVERY
        """After how many moves the next state is to be kept."""
        self._settled = [0] * seats
        """For each seat, how many moves it may not take back any more."""
        self._final = 0
        """How many moves nobody may take back any more, whoever would let them."""
        self._bound = 0
        """For how many moves that has been looked at."""

    @property
    def n(self) -> int:
        """How many moves have been played."""
        return self.forgotten + len(self.entries)

    def entry(self, number: int) -> Entry:
        """Tell the move after so many others."""
        return self.entries[number - self.forgotten]

    def told(self, since: int) -> list[tuple[int, Event]]:
        """List what happened, from the events of a move on, as far as it is kept."""
        first = self.forgotten
        return [(n, event) for n in range(max(since, first), self.n + 1) for event in self.events[n - first]]

    def copy(self) -> Past:
        twin = Past.__new__(Past)
        twin.entries, twin.events, twin.forgotten = self.entries.copy(), self.events.copy(), self.forgotten
        twin._snapshots, twin._settled = self._snapshots.copy(), self._settled.copy()
        twin.due, twin._final, twin._bound = self.due, self._final, self._bound
        return twin

    def begin(self, entries: list[Entry], forgotten: int) -> None:
        """Put these moves in the place of what was played, after so many that are not kept here."""
        self.entries, self.events, self.forgotten = entries, [[] for _ in range(len(entries) + 1)], forgotten

    # What stands for good

    def settle(self, state: State, opened: int) -> None:
        """Let all that was played stand: a table goes on from this state."""
        self._snapshots, self.due = [(self.n, opened, state.copy())], self.n + SNAPSHOT_EVERY
        self._settled, self._final, self._bound = [self.n] * len(self._settled), self.n, self.n

    def _bind(self) -> None:
        """Note what can no longer be taken back now that the latest moves stand.

        Whatever chance or the judge said, or anybody learnt, stands for all: it cannot be said again.
        """
        free = list(range(len(self._settled)))
        for number in range(self.n - 1, self._bound - 1, -1):
            entry = self.entry(number)
            if entry.final:
                for seat in free:
                    self._settled[seat] = number + 1
                self._final = number + 1
                break
            if free and entry.seat != USHER:
                for seat in free:
                    if seat != entry.seat and entry.noticed_by(seat):
                        self._settled[seat] = number
                free = [seat for seat in free if seat == entry.seat or not entry.noticed_by(seat)]
        self._bound = self.n

    @property
    def settled(self) -> int:
        """How many of the first moves nobody may take back any more."""
        self._bind()
        return min(*self._settled, *[self._barred(seat) for seat in range(len(self._settled))])

    def _barred(self, seat: Seat) -> int:
        """How many of the first moves a seat may not take back any more, whoever grants it."""
        left, first = GRANTED, max(self._final, self.forgotten)
        if self.n - first < left:
            return first
        for number in range(self.n - 1, first - 1, -1):
            entry = self.entry(number)
            if entry.seat != USHER and entry.noticed_by(seat):
                left -= 1
                if left == 0:
                    return number
        return first

    # What may come back

    def last_of(self, seat: Seat, granted: bool = False) -> int | None:
        """Find the last move that a seat may take back, be it only as the others grant it."""
        if not 0 <= seat < len(self._settled):
            return None
        self._bind()
        first = self._final if granted else self._settled[seat]
        for number in range(self.n - 1, max(first, self.forgotten) - 1, -1):
            entry = self.entry(number)
            if entry.seat != USHER and entry.noticed_by(seat):
                return number if entry.seat == seat else None
        return None

    def movers_since(self, seat: Seat) -> list[Seat]:
        """Tell whose moves must be taken back, the latest first, so that a seat's last one is; none: it stands."""
        self._bind()
        found: list[Seat] = []
        for number in range(self.n - 1, max(self._final, self.forgotten) - 1, -1):
            entry = self.entry(number)
            if entry.seat == USHER or not entry.noticed_by(seat):
                continue
            found.append(entry.seat)
            if entry.seat == seat:
                return found
            if len(found) == GRANTED:
                break
        return []

    def cut(self, number: int) -> list[Entry]:
        """Take away all moves from one on; tell those after it."""
        later = self.entries[number + 1 - self.forgotten :]
        del self.entries[number - self.forgotten :]
        del self.events[number + 1 - self.forgotten :]
        self._bound = number
        return later

    # States on the way

    def way_back(self) -> tuple[int, int, State]:
        """Tell the last state on the way to the moves that are left, and where it stands."""
        while self._snapshots[-1][0] > self.n:
            self._snapshots.pop()
        since, opened, state = self._snapshots[-1]
        self.due = since + SNAPSHOT_EVERY
        return since, opened, state.copy()

    def lay_aside(self, number: int, opened: int, state: State) -> None:
        """Keep the state after so many moves; let those go that undo will not need."""
        self._snapshots.append((number, opened, state.copy()))
        self.due = number + SNAPSHOT_EVERY
        while len(self._snapshots) > 1 and self._snapshots[1][0] <= self.settled:
            self._snapshots.pop(0)
        if len(self._snapshots) > SNAPSHOTS:
            del self._snapshots[1 : -SNAPSHOTS // 2 : 2]

    def forget(self) -> None:
        """Let go of the moves that nobody may take back any more, and of what they told."""
        first = self._snapshots[0][0] - self.forgotten
        del self.entries[:first], self.events[:first]
        self.forgotten += first
