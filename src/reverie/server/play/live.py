"""A table in memory: the kernel's table with its rows applied in order. No I/O, no clock of its own."""

from __future__ import annotations

from collections import deque
from copy import copy
from typing import Any, NamedTuple

from ... import games
from ...bots import LEVELS
from ...kernel.chance import Chance, Committed
from ...kernel.codec import move_to_json
from ...kernel.event import Event
from ...kernel.game import Game
from ...kernel.log import Entry, read_entry
from ...kernel.replay import play_recorded, resume
from ...kernel.saves import Save
from ...kernel.table import Table
from ...kernel.words import USHER, Json, Malformed, Move, Seated
from ..config import Limits
from ..protocol.tables import Result
from ..store.records import Meta, Row, text
from .clocks import Clocks, Outages
from .numbers import Numbers
from .pace import Pace
from .plea import Plea, read_plea

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

    @property
    def drawn(self) -> int:
        """How many outcomes the secret has given."""
        return self._committed.count

    def go_to(self, drawn: int) -> None:
        """Go on after so many outcomes."""
        self._written.clear()
        self._committed.count = drawn

    def copy(self) -> House:
        return House(self._written[::-1], self._committed.copy())


class Aside(NamedTuple):
    """Where a table stood after row `n`, written down."""

    n: int
    moves: int
    """How many moves stood then."""
    state: str


class Live:
    """A table that has started, after row `n`."""

    def __init__(self, meta: Meta, outages: Outages, rows_kept: int = 256, limits: Limits | None = None) -> None:
        assert meta.start is not None and meta.started is not None
        assert (meta.save is None) == (meta.began_with is None), "a table is read for itself, not in a list"
        self.meta = meta
        self.game: Game = games.find(meta.game, meta.rules)
        self._types = self.game.move_types()
        self._bots = any(sitting.person is None for sitting in meta.seating)
        self._chance = House(meta.start, Committed(meta.secret, meta.entropy, len(meta.start) - meta.inherited))
        self.table = Table(self.game, len(meta.seating), self._chance, meta.options, save=meta.began_with)
        self.n = 0
        self.away: set[int] = set()
        self.resigned: set[int] = set()
        self.spoke: dict[int, int] = {}
        """The last row of each seat, and of the clock."""
        self.plea: Plea | None = None
        self.undone = 0
        """The last row that took something back."""
        self._numbers = Numbers(len(meta.seating))
        self.pace = Pace(len(meta.seating), limits or Limits())
        self.open_to_all = True
        """Whether all noticed the last row."""
        self.seated = ["person"] * len(meta.seating)
        """Who the rules believe to sit on each seat, if they heed it."""
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
        self.aside: Aside | None = None
        """Where it stood a while ago, until nothing before that can be taken back."""
        self.laid = 0
        """The last row after which it was written down."""
        self._awaited = self._wait()
        self.clocks.advance(meta.started, None, self.hurried(), self.table.deadlines)

    def copy(self) -> Live:
        """Make another table that stands as this one and goes its own way."""
        twin = copy(self)
        twin.table = self.table.copy()
        twin._chance = self._chance.copy()
        twin.table.draw_from(twin._chance)
        twin.away, twin.resigned, twin._rested = self.away.copy(), self.resigned.copy(), self._rested.copy()
        twin.seated = self.seated.copy()
        twin.spoke, twin.events = self.spoke.copy(), self.events.copy()
        twin._numbers, twin.pace = self._numbers.copy(), self.pace.copy()
        twin.clocks = self.clocks.copy()
        return twin

    # Numbers: rows that some eyes must not notice are not counted before them

    def number(self, eyes: int | None, n: int | None = None) -> int:
        """Tell how a seat, or a spectator, counts a row; the last one if none is named."""
        return self._numbers.number(eyes, self.n if n is None else n)

    def row_of(self, eyes: int | None, number: int) -> int:
        """Tell the last row that stands behind a number, as a seat or a spectator counts."""
        return self._numbers.row_of(eyes, number)

    def noticed(self, eyes: int | None, n: int) -> bool:
        """Whether a seat, or a spectator, may notice a row."""
        return self._numbers.noticed(eyes, n)

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
        """List the bots that are asked: seat, level, and whether the game waits for them.

        They do not think before the rules know that they sit there.
        """
        if self.over or self.absentee is not None or not self._played_by_bots() or self.newcomers():
            return []
        awaited = self.awaited()
        found = []
        for question in self.table.asks:
            level = self.stand_in(question.seat)
            if level is not None:
                found.append((question.seat, level, question.seat in awaited))
        return found

    def newcomers(self) -> list[Seated]:
        """List the seats that went to a bot, or back to a person, without the rules having been told."""
        if self.over or not self.game.heeds_seating:
            return []
        replaced = [self.stand_in(seat) is not None for seat in range(self.seats)]
        changed = [seat for seat, who in enumerate(self.seated) if replaced[seat] != (who == "bot")]
        return [Seated(seat, "bot" if replaced[seat] else "person") for seat in changed]

    # New rows: each changes the table in memory and tells the row that must be stored

    def play(self, seat: int, move: Move, at: int, verdicts: list[Json] | None = None) -> Row:
        """Play a move with the verdicts that the judge gave for it. Raises Refused."""
        events = self.table.play(seat, move, verdicts)
        entry = self.table.entries[-1]
        row = Row(self.n + 1, "move", seat, self._later(at), move_to_json(move), entry.chance, entry.verdicts)
        self._note(row, events, entry)
        return row

    def mark(self, kind: str, seat: int, at: int) -> Row:
        """Note what a seat does beside its moves: it takes back, leaves, returns, asks, or the rest for it is over."""
        if kind in ("undo", "granted"):
            return self._take_back(seat, at, kind == "granted")
        row = Row(self.n + 1, kind, seat, self._later(at))
        self._carry_out(row)
        return row

    def _take_back(self, seat: int, at: int, granted: bool) -> Row:
        entry, last = self.table.undoable(seat, granted), self.table.n - 1
        gone = self.table.take_back(seat, granted)
        if entry is None:
            raise Malformed(f"seat {seat} could not take back")
        self._go_back(gone)
        # what others did unnoticed stays; only then must the row say which moves it takes away
        told = {"gone": gone, "granted": True} if granted else None if gone == [last] else {"gone": gone}
        row = Row(self.n + 1, "undo", seat, self._later(at), told)
        self._tell_mark(row, entry)
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

    def may_plead(self, seat: int) -> bool:
        """Whether a seat may ask the others to let it take back its last move, as they have answered it."""
        if self.over or seat in self.resigned or self.table.can_undo(seat):
            return False
        free = self.plea is None or (self.plea.denied and self.plea.seat != seat)
        return free and bool(self.table.movers_since(seat))

    def pleaded_with(self) -> list[int]:
        """Tell who has still to grant what was asked for: the people who play, but whoever asks."""
        if self.plea is None or self.plea.denied or self.over:
            return []
        done = {self.plea.seat, *self.plea.granted}
        return [seat for seat in range(self.seats) if self.stand_in(seat) is None and seat not in done]

    def restates(self, seat: int, move: Move) -> bool:
        """Whether a move only says again what its seat said last, and leaves everything as it lies."""
        last = next((entry for entry in reversed(self.table.entries) if entry.seat == seat), None)
        return last is not None and last.move == move and self.table.unchanged_by(seat, move)

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

    # Snapshots: a shorter way to where the table stood, once nothing before can be taken back

    def resume(self, state: Any) -> None:
        """Jump to where a snapshot was taken; what happened before is not told again, and not kept."""
        self.n = self.laid = state["n"]
        self.table = resume(self.table, state["table"])
        self._chance.go_to(state["drawn"])
        self._numbers.restore(self.n, state["missed"])
        self.spoke = dict(state["spoke"])
        self.away, self.resigned, self._rested = set(state["away"]), set(state["resigned"]), set(state["rested"])
        self.seated = list(state["seated"])
        self.undone, self.absentee, self.ended = state["undone"], state["absentee"], state["ended"]
        self.plea = read_plea(state.get("plea"))
        self.over = self.ended or self.table.over
        self._awaited = self._wait()
        self.clocks.restore(state["clocks"])
        self.pace.restore(state.get("pace", ()))
        self.events.clear()

    def snapshot(self) -> Any:
        """Write down where the table stands, as JSON-able data."""
        return {
            "n": self.n,
            "table": self.table.snapshot(),
            "drawn": self._chance.drawn,
            "missed": self._numbers.missed(),
            "spoke": list(self.spoke.items()),
            "away": sorted(self.away),
            "resigned": sorted(self.resigned),
            "rested": sorted(self._rested),
            "seated": self.seated,
            "undone": self.undone,
            "absentee": self.absentee,
            "ended": self.ended,
            "plea": self.plea,
            "clocks": self.clocks.snapshot(),
            "pace": self.pace.snapshot(),
        }

    def lay_aside(self, every: int) -> Aside | None:
        """Write down where the table stands every so many rows; tell it once nothing before it can be taken back."""
        if self.aside is None and not self.over and self.n // every > self.laid // every:
            self.aside, self.laid = Aside(self.n, self.table.n, text(self.snapshot())), self.n
        aside = self.aside
        if aside is None or self.table.settled < aside.moves:
            return None
        self.aside = None
        return aside

    def forget(self) -> None:
        """Let go of what the store has and nobody here will ask for again."""
        self.table.forget()
        self._numbers.forget(self.events[0][0] - 1 if self.events else self.n)

    def _entry(self, row: Row) -> Entry:
        told = {"seat": row.seat, "move": row.move, "chance": row.chance, "verdicts": row.verdicts}
        return read_entry(told, self._types)

    def _later(self, at: int) -> int:
        return max(at, self.clocks.at)

    def _carry_out(self, row: Row) -> None:
        entry = None
        if row.kind == "undo":
            granted = row.move is not None and "granted" in row.move
            entry = self.table.undoable(row.seat, granted)
            gone = self.table.take_back(row.seat, granted)
            if not gone:
                raise Malformed(f"row {row.n}: seat {row.seat} could not take back")
            self._go_back(gone)
        else:
            self._mark(row)
        self._tell_mark(row, entry)

    def _go_back(self, gone: list[int]) -> None:
        """Drop what was written down after a move that stands no longer."""
        if self.aside is not None and gone[0] < self.aside.moves:
            self.aside = None

    def _tell_mark(self, row: Row, entry: Entry | None) -> None:
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
        elif row.kind == "plea":
            self.plea = Plea(row.seat)
        elif row.kind == "grant" and self.plea is not None:
            self.plea = self.plea._replace(granted=(*self.plea.granted, row.seat))
        elif row.kind == "deny" and self.plea is not None:
            self.plea = self.plea._replace(denied=True)
        else:
            raise Malformed(f"row {row.n}: no row is a {row.kind!r}")

    def _nobody_left(self) -> bool:
        people = [seat for seat, sitting in enumerate(self.meta.seating) if sitting.person is not None]
        left = [seat for seat in people if seat not in self.resigned]
        return not left or (self.game.rivals and len(left) == 1 and len(people) == self.seats > 1)

    def _note(self, row: Row, events: list[Event], entry: Entry | None) -> None:
        """Note a row, what it tells, and the move it makes or takes back."""
        self.n = row.n
        self.over = self.ended or self.table.over
        self.spoke[row.seat] = row.n
        if self._stored_by_person(row):
            self.pace.note(row)
        if self.plea is not None and self._settles(self.plea.seat, row):
            self.plea = None
        if row.kind == "undo":
            self.undone = row.n
        elif entry is not None and isinstance(entry.move, Seated):
            self.seated[entry.move.seat] = entry.move.who
        self.events.append((row.n, events))
        self._awaited = self._wait()
        deadlines = [] if self.over else self.table.deadlines
        mover = None if entry is None or row.seat == USHER else row.seat
        self.open_to_all = entry is None or entry.noticed is None
        if entry is not None and entry.noticed is not None:
            mover = None  # who gained time for it would be seen to have moved
            self._numbers.miss(row.n, entry)
        back = row.kind == "undo"
        self.clocks.advance(row.at, mover, self.hurried(), deadlines, taken_back=back, asked=self.awaited())

    def _settles(self, asker: int, row: Row) -> bool:
        """Whether a row makes an end of what a seat has asked for: it goes on itself, or nothing can be taken back."""
        return row.kind == "undo" or (row.kind == "move" and row.seat == asker) or not self.table.movers_since(asker)

    def _stored_by_person(self, row: Row) -> bool:
        """Whether somebody at this table had a row stored; what a branch took over was stored at another."""
        assert self.meta.started is not None
        if row.seat < 0 or (self.meta.branch is not None and row.at <= self.meta.started):
            return False
        return row.kind in ("away", "plea") or (row.kind in ("move", "undo") and self.stand_in(row.seat) is None)

    # The end

    def left(self) -> Save | None:
        """Tell what the next session may go on from, once the rules have ended this one."""
        return self.table.save() if self.table.over else None

    def result(self) -> Result:
        """Tell how it ended."""
        scores = self.table.scores
        outcome = self.table.outcome
        if outcome is not None:
            left = self.left()
            id = None if left is None else left.id
            return Result(list(scores), list(outcome.winners), sorted(self.resigned), outcome=outcome.kind, save=id)
        if not self.game.rivals:
            return Result(list(scores), [], sorted(self.resigned), outcome="lost")
        winners: list[int] = []
        if self.ended:
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
    "plea": "pleaded",
    "grant": "granted",
    "deny": "denied",
    "rest": "rests",
    "go_on": "goes_on",
}
"""What the table itself tells of a row that is no move."""


def rebuilt(meta: Meta, rows: list[Row]) -> Live:
    """Play a table's rows from its first card on. Raises Malformed if they are not what the rules lead to."""
    live = Live(meta, Outages())
    for row in rows:
        live.apply(row)
    return live
