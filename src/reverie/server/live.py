"""A table in memory: the kernel's table with its rows applied in order. No I/O, no clock of its own."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from copy import copy
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
from .protocol.tables import Result
from .records import Meta, Row

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
        self._bots = any(sitting.person is None for sitting in meta.seating)
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
        self._missed: dict[int | None, list[int]] = {eyes: [] for eyes in (*range(len(meta.seating)), None)}
        """The rows that a seat, or a spectator, must not even count."""
        self.open_to_all = True
        """Whether all noticed the last row."""
        self.absentee: int | None = None
        """The seat for which all clocks rest."""
        self._rested: set[str] = set()
        """Which rests there were: each is granted once."""
        self.ended = False
        """Whether resignation ended it before the rules did."""
        self.over = self.table.over
        self.clocks = Clocks(meta.clock, len(meta.seating), outages)
        self.events: deque[tuple[int, list[Event]]] = deque(maxlen=rows_kept)
        self.events.append((0, [event for _, event in self.table.events()]))
        self._awaited = self._wait()
        self.clocks.advance(meta.started, None, self.hurried(), self.table.deadlines)

    def copy(self) -> Live:
        """Make another table that stands as this one and goes its own way."""
        twin = copy(self)
        twin.table = self.table.copy()
        twin._chance = self._chance.copy()
        twin.table.draw_from(twin._chance)
        twin.away, twin.resigned, twin._rested = self.away.copy(), self.resigned.copy(), self._rested.copy()
        twin.spoke, twin.events = self.spoke.copy(), self.events.copy()
        twin._missed = {eyes: missed.copy() for eyes, missed in self._missed.items()}
        twin.clocks = self.clocks.copy()
        return twin

    # Numbers: rows that some eyes must not notice are not counted before them

    def number(self, eyes: int | None, n: int | None = None) -> int:
        """Tell how a seat, or a spectator, counts a row; the last one if none is named."""
        n = self.n if n is None else n
        missed = self._missed[eyes]
        return n - bisect_right(missed, n) if missed else n

    def row_of(self, eyes: int | None, number: int) -> int:
        """Tell the last row that stands behind a number, as a seat or a spectator counts."""
        for missed in self._missed[eyes]:
            if missed > number + 1:
                break
            number += 1
        return number

    def noticed(self, eyes: int | None, n: int) -> bool:
        """Whether a seat, or a spectator, may notice a row."""
        missed = self._missed[eyes]
        return not missed or missed[bisect_right(missed, n) - 1] != n

    @property
    def seats(self) -> int:
        return len(self.meta.seating)

    def stand_in(self, seat: int) -> str | None:
        """Tell the level of the bot that plays a seat now; None: a person does."""
        sitting = self.meta.seating[seat]
        if sitting.bot is not None:
            return sitting.bot
        if seat in self.away or seat in self.resigned or sitting.person is None:
            return USUAL_LEVEL
        return None

    def _played_by_bots(self) -> bool:
        return bool(self._bots or self.away or self.resigned)

    def misses(self, seat: int) -> bool:
        """Whether the table should know when the owner of a seat returns."""
        return not self.over and (seat in self.away or seat == self.absentee)

    def awaited(self) -> set[int]:
        """Tell who is awaited."""
        return set() if self.over else self._awaited

    def _wait(self) -> set[int]:
        return set(self.table.awaited)

    def hurried(self) -> set[int]:
        """Tell which people are awaited: their clocks run."""
        if not self._played_by_bots():
            return self.awaited()
        return {seat for seat in self.awaited() if self.stand_in(seat) is None}

    def thinkers(self) -> list[tuple[int, str, bool]]:
        """List the bots that are asked: seat, level, and whether the game waits for them."""
        if self.over or self.absentee is not None or not self._played_by_bots():
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
        self._note(row, events, entry)
        return row

    def expire(self, key: str, at: int) -> Row:
        """Let a deadline of the rules pass."""
        return self.play(CLOCK, Expire(key), at)

    def mark(self, kind: str, seat: int, at: int) -> Row:
        """Note that a seat takes back, leaves, returns or resigns, or that the rest for it is over."""
        row = Row(self.n + 1, kind, seat, self._later(at))
        self._carry_out(row)
        return row

    def grants_rest(self, seat: int) -> bool:
        """Whether the rules let all clocks rest while the owner of a seat is gone, and have not done so yet."""
        patience = None if self.over or self.absentee is not None else self.table.patience(seat)
        return patience is not None and patience.pause is not None and patience.pause not in self._rested

    def rest(self, seat: int, at: int) -> Row:
        """Let all clocks rest while the owner of a seat is gone."""
        patience = self.table.patience(seat)
        assert patience is not None
        told = {"key": patience.pause, "seconds": patience.seconds}
        row = Row(self.n + 1, "rest", seat, self._later(at), told)
        self._carry_out(row)
        return row

    def can_undo(self, seat: int) -> bool:
        """Whether the owner of a seat may take back its last move; who has resigned has no say in what a bot plays."""
        return not self.over and seat not in self.resigned and self.table.can_undo(seat)

    # Stored rows

    def apply(self, row: Row) -> None:
        """Apply a stored row. Raises Malformed, naming the row, if the rules refuse it."""
        if row.n != self.n + 1:
            raise Malformed(f"row {row.n} cannot follow row {self.n}")
        if row.kind == "move":
            entry = self._entry(row)
            play_recorded(self.table, entry, row.n)
            self._chance.skip(len(entry.chance))
            self._note(row, [event for _, event in self.table.events(self.table.n)], self.table.entries[-1])
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
        self._missed = {eyes: list(missed) for eyes, missed in state["missed"]}
        marks = [row for row in rows if row.kind not in ("move", "undo")]
        self.table = resume(self.table, entries, state["state"])
        self._chance.skip(sum(len(entry.chance) for entry in entries))
        self.n = rows[-1].n
        for row in marks:
            self._mark(row)
        self.over = self.ended or self.table.over
        self._awaited = self._wait()
        self.clocks.restore(state["clocks"])
        self.events.clear()

    def snapshot(self) -> Any:
        """Write down where the table stands; None where a move could still be taken back."""
        if self.over or any(self.table.can_undo(seat) for seat in range(self.seats)):
            return None
        missed = list(self._missed.items())
        return {"state": self.table.snapshot(), "clocks": self.clocks.snapshot(), "missed": missed}

    def _entry(self, row: Row) -> Entry:
        told = {"seat": row.seat, "move": row.move, "chance": row.chance, "verdicts": row.verdicts}
        return read_entry(told, self._types)

    def _later(self, at: int) -> int:
        return max(at, self.clocks.at)

    def _carry_out(self, row: Row) -> None:
        entry = None
        if row.kind == "undo":
            entry = self.table.entries[-1] if self.table.entries else None
            if not self.table.undo(row.seat):
                raise Malformed(f"row {row.n}: seat {row.seat} could not take back")
        else:
            self._mark(row)
        self._note(row, [Event(EVENTS[row.kind], {"seat": row.seat})], entry)
        if row.kind == "rest":
            self.clocks.rest(row.at, row.seat, round(row.move["seconds"] * 1000) if row.move else 0)
        elif self.absentee is None:
            self.clocks.go_on(row.at)
        if row.kind == "back":
            self.clocks.welcome_back(row.seat)

    def _mark(self, row: Row) -> None:
        if row.seat == self.absentee:
            self.absentee = None
        if row.kind == "rest" and row.move is not None:
            self.absentee = row.seat
            self._rested.add(row.move["key"])
        elif row.kind == "go_on":
            pass
        elif row.kind == "away":
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

    def _note(self, row: Row, events: list[Event], entry: Entry | None) -> None:
        """Note a row, what it tells, and the move it makes or takes back."""
        self.n = row.n
        self.over = self.ended or self.table.over
        self.spoke[row.seat] = row.n
        if row.kind == "undo":
            self.undone = row.n
        self.events.append((row.n, events))
        self._awaited = self._wait()
        deadlines = [] if self.over else self.table.deadlines
        mover = None if entry is None else row.seat
        self.open_to_all = entry is None or entry.noticed is None
        if entry is not None and entry.noticed is not None:
            mover = None  # who gained time for it would be seen to have moved
            for eyes, missed in self._missed.items():
                if not entry.noticed_by(eyes):
                    missed.append(row.n)
        self.clocks.advance(row.at, mover, self.hurried(), deadlines, taken_back=row.kind == "undo")

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


EVENTS = {
    "undo": "took_back",
    "away": "left_seat",
    "back": "came_back",
    "resign": "resigned",
    "rest": "rests",
    "go_on": "goes_on",
}
"""What the table itself tells of a row that is no move."""
