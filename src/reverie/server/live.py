"""A table in memory: the kernel's table with its rows applied in order. No I/O, no clock of its own."""

from __future__ import annotations

from collections import deque
from typing import Any

from .. import games
from ..bots import LEVELS
from ..kernel.chance import Chance, Committed
from ..kernel.codec import move_to_json
from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.log import Entry, read_entry
from ..kernel.table import Table, play_recorded, resume
from ..kernel.words import CLOCK, Expire, Malformed, Move
from .clock import Clocks, Outages
from .protocol import Result
from .store import Meta, Row

USUAL_LEVEL = LEVELS[len(LEVELS) // 2]
"""The level of bots that nobody chose, and of those who stand in."""


class House(Chance):
    """The chance of a live table: what is already written first, then what the secret fixes."""

    def __init__(self, written: list[int], committed: Committed) -> None:
        self._written = list(reversed(written))
        self._committed = committed

    def below(self, n: int) -> int:
        if self._written:
            return self._written.pop()
        return self._committed.below(n)

    def skip(self, outcomes: int) -> None:
        """Pass over outcomes that the log tells."""
        self._committed.count += outcomes

    def copy(self) -> House:
        return House(self._written[::-1], self._committed.copy())


class Live:
    """A table that has started, after row `n`."""

    def __init__(self, meta: Meta, outages: Outages, rows_kept: int = 256) -> None:
        assert meta.start is not None and meta.started is not None
        self.meta = meta
        self.game: Game = games.find(meta.game, meta.rules)
        self._types = self.game.move_types()
        self._chance = House(meta.start, Committed(meta.secret, meta.entropy, len(meta.start) - meta.inherited))
        judge = self.game.judge(meta.options)
        self._judge = judge
        self.table = Table(self.game, len(meta.seating), self._chance, meta.options, judge)
        self.n = 0
        self.away: set[int] = set()
        self.resigned: set[int] = set()
        self.spoke: dict[int, int] = {}
        """The last row of each seat, and of the clock."""
        self.undone = 0
        """The last row that took something back."""
        self.ended = False
        """Whether resignation ended it before the rules did."""
        self.clocks = Clocks(meta.clock, len(meta.seating), outages)
        self.events: deque[tuple[int, list[Event]]] = deque(maxlen=rows_kept)
        self.events.append((0, [event for _, event in self.table.events()]))
        self._awaited = self._wait()
        self.clocks.advance(meta.started, None, self.hurried(), self.table.deadlines)

    @property
    def seats(self) -> int:
        return len(self.meta.seating)

    @property
    def over(self) -> bool:
        return self.ended or self.table.over

    def stand_in(self, seat: int) -> str | None:
        """Tell the level of the bot that plays a seat now; None: a person does."""
        sitting = self.meta.seating[seat]
        if sitting.bot is not None:
            return sitting.bot
        if seat in self.away or seat in self.resigned or sitting.person is None:
            return USUAL_LEVEL
        return None

    def awaited(self) -> set[int]:
        """Tell who is awaited."""
        return set() if self.over else self._awaited

    def _wait(self) -> set[int]:
        return {seat for seat, _, _ in self.table.waiting}

    def hurried(self) -> set[int]:
        """Tell which people are awaited: their clocks run."""
        return {seat for seat in self.awaited() if self.stand_in(seat) is None}

    def thinkers(self) -> list[tuple[int, str, bool]]:
        """List the bots that are asked: seat, level, and whether the game waits for them."""
        if self.over or all(self.stand_in(seat) is None for seat in range(self.seats)):
            return []
        awaited = self.awaited()
        found = []
        for question in self.table.asks:
            level = self.stand_in(question.seat)
            if level is not None:
                found.append((question.seat, level, question.seat in awaited))
        return found

    # New rows: each changes the table in memory and tells the row that must be stored

    def play(self, seat: int, move: Move, at: int) -> Row:
        """Play a move. Raises Refused."""
        events = self.table.play(seat, move)
        entry = self.table.entries[-1]
        row = Row(self.n + 1, "move", seat, self._later(at), move_to_json(move), entry.chance, entry.verdicts)
        self._note(row, events, seat)
        return row

    def expire(self, key: str, at: int) -> Row:
        """Let a deadline of the rules pass."""
        return self.play(CLOCK, Expire(key), at)

    def mark(self, kind: str, seat: int, at: int) -> Row:
        """Note that a seat takes back, leaves, returns or resigns."""
        row = Row(self.n + 1, kind, seat, self._later(at))
        self._carry_out(row)
        return row

    def can_undo(self, seat: int) -> bool:
        return not self.over and self.table.can_undo(seat)

    # Stored rows

    def apply(self, row: Row) -> None:
        """Apply a stored row. Raises Malformed, naming the row, if the rules refuse it."""
        if row.n != self.n + 1:
            raise Malformed(f"row {row.n} cannot follow row {self.n}")
        if row.kind == "move":
            entry = self._entry(row)
            play_recorded(self.table, entry, row.n)
            self._chance.skip(len(entry.chance))
            self._note(row, [event for _, event in self.table.events(self.table.n)], row.seat)
        else:
            self._carry_out(row)

    def resume(self, rows: list[Row], state: Any) -> None:
        """Jump to a snapshot that was taken after some rows; what happened before is not told again."""
        entries: list[Entry] = []
        for row in rows:
            if row.kind == "move":
                entries.append(self._entry(row))
            elif row.kind == "undo":
                entries.pop()
                self.undone = row.n
            self.spoke[row.seat] = row.n
        marks = [row for row in rows if row.kind not in ("move", "undo")]
        self.table = resume(self.table, entries, state["state"])
        self._chance.skip(sum(len(entry.chance) for entry in entries))
        self.n = rows[-1].n
        for row in marks:
            self._mark(row)
        self._awaited = self._wait()
        self.clocks.restore(state["clocks"])
        self.events.clear()

    def snapshot(self) -> Any:
        """Write down where the table stands; None where a move could still be taken back."""
        if self.over or any(self.table.can_undo(seat) for seat in range(self.seats)):
            return None
        return {"state": self.table.snapshot(), "clocks": self.clocks.snapshot()}

    def _entry(self, row: Row) -> Entry:
        told = {"seat": row.seat, "move": row.move, "chance": row.chance, "verdicts": row.verdicts}
        return read_entry(told, self._types)

    def _later(self, at: int) -> int:
        return max(at, self.clocks.at)

    def _carry_out(self, row: Row) -> None:
        if row.kind == "undo":
            if not self.table.undo(row.seat):
                raise Malformed(f"row {row.n}: seat {row.seat} could not take back")
        else:
            self._mark(row)
        self._note(row, [Event(EVENTS[row.kind], {"seat": row.seat})], row.seat if row.kind == "undo" else None)
        if row.kind == "back":
            self.clocks.welcome_back(row.seat)

    def _mark(self, row: Row) -> None:
        if row.kind == "away":
            self.away.add(row.seat)
        elif row.kind == "back":
            self.away.discard(row.seat)
        elif row.kind == "resign":
            self.resigned.add(row.seat)
            self.ended = self._nobody_left()
        else:
            raise Malformed(f"row {row.n}: no row is a {row.kind!r}")

    def _nobody_left(self) -> bool:
        people = [seat for seat, sitting in enumerate(self.meta.seating) if sitting.person is not None]
        left = [seat for seat in people if seat not in self.resigned]
        return not left or (len(left) == 1 and len(people) == self.seats > 1)

    def _note(self, row: Row, events: list[Event], mover: int | None) -> None:
        self.n = row.n
        self.spoke[row.seat] = row.n
        if row.kind == "undo":
            self.undone = row.n
        self.events.append((row.n, events))
        self._awaited = self._wait()
        deadlines = [] if self.over else self.table.deadlines
        self.clocks.advance(row.at, mover, self.hurried(), deadlines)

    # The end

    def result(self) -> Result:
        """Tell how it ended."""
        scores = self.table.scores
        winners = self.table.winners
        if self.ended and not self.table.over:
            staying = [seat for seat in range(self.seats) if seat not in self.resigned]
            best = max((scores[seat] for seat in staying), default=0)
            people = [seat for seat in staying if self.meta.seating[seat].person is not None]
            winners = people or [seat for seat in staying if scores[seat] == best]
        return Result(list(scores), list(winners), sorted(self.resigned))


EVENTS = {"undo": "took_back", "away": "left_seat", "back": "came_back", "resign": "resigned"}
"""What the table itself tells of a row that is no move."""
