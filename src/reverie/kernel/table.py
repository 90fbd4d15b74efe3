"""A table: a state with its chance and its log. What the library hands to a user."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .chance import Chance, Recorded
from .codec import pack, unpack
from .event import Event
from .game import Game
from .log import Entry, Log, read_entry, read_header
from .outside import Judge, Outside, RecordedJudge
from .state import State, answer, ask_of, expire, open_asks, settle
from .step import Ask, Deadline, Form, Patience, offered
from .view import View
from .words import CLOCK, Expire, Json, Malformed, Move, Points, Refusal, Refused, Seat

SNAPSHOT_EVERY = 32


class Question:
    """An open ask as a player or a bot meets it: who, what, and what may be answered.

    It holds answers, not the state they come from.
    """

    def __init__(self, ask: Ask[Any, Any], s: State, options: list[Move]) -> None:
        self.seat = ask.seat
        self.kind = ask.kind
        self.rule = ask.rule
        self.awaited = ask.awaited
        self.facts = ask.facts(s)
        self.options = options
        self.fields: list[dict[str, Json]] | None = ask.fields(s) if isinstance(ask, Form) else None

    def __repr__(self) -> str:
        return f"Question({self.kind!r}, seat={self.seat}, options={len(self.options)})"


class Table:
    """A game in progress or finished, from its first card."""

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        options: Mapping[str, Json] | None = None,
        judge: Judge | None = None,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.choices = game.choices(options)
        self._chance = chance
        self._judge = judge
        self._start: list[int] = []
        self._entries: list[Entry] = []
        self._events: list[list[Event]] = []
        self._options: dict[Seat, list[Move]] = {}
        """What was found to be legal now, by seat."""
        out = Outside(chance, judge)
        self._state = game.new(seats, self.choices, out)
        settle(self._state, out)
        self._start = out.outcomes
        self._events = [out.events]
        self._snapshots: list[tuple[int, State]] = [(0, self._state.copy())]
        """The state after so many moves, now and then: where undo begins."""
        self._settled = 0
        """How many moves nobody may take back any more."""

    # What stands on the table

    @property
    def n(self) -> int:
        """How many moves have been played."""
        return len(self._entries)

    @property
    def over(self) -> bool:
        return not self._state.agenda

    @property
    def asks(self) -> list[Question]:
        """Everybody who is asked now."""
        return [self._question(ask) for ask in open_asks(self._state)]

    def ask(self, seat: Seat) -> Question | None:
        """What one seat is asked now."""
        ask = ask_of(self._state, seat)
        return None if ask is None else self._question(ask)

    def _question(self, ask: Ask[Any, Any]) -> Question:
        return Question(ask, self._state, self._legal(ask).copy())

    def _legal(self, ask: Ask[Any, Any]) -> list[Move]:
        options = self._options.get(ask.seat)
        if options is None:
            options = ask.options(self._state)
            self._options[ask.seat] = options
        return options

    @property
    def awaited(self) -> list[Seat]:
        """Whom the game waits for."""
        return [ask.seat for ask in open_asks(self._state) if ask.awaited]

    @property
    def waiting(self) -> list[tuple[Seat, str, dict[str, Json]]]:
        """Who is awaited, what for, and the facts that all may know of it."""
        asks = open_asks(self._state)
        return [(ask.seat, ask.kind, ask.facts(self._state)) for ask in asks if ask.awaited]

    @property
    def deadlines(self) -> list[Deadline]:
        """The clocks that tick now. The server alone decides when one has passed."""
        if not self._state.agenda:
            return []
        top = self._state.agenda[-1]
        found = top.deadlines(self._state)
        if isinstance(top, Ask):
            return [Deadline(f"{each.key}:{self.n}", each.seconds, each.seats, each.stand_in) for each in found]
        return found

    def patience(self, seat: Seat) -> Patience | None:
        """Tell how long the table bears with a seat whose owner has dropped out; None: for ever."""
        return self._state.agenda[-1].patience(self._state, seat) if self._state.agenda else None

    def hears(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator, may hear now what people say beside the game."""
        return self._state.agenda[-1].hears(self._state, seat) if self._state.agenda else True

    @property
    def scores(self) -> list[Points]:
        return self.game.scores(self._state)

    @property
    def winners(self) -> list[Seat]:
        return self.game.winners(self._state) if self.over else []

    def view(self, seat: Seat | None) -> View:
        """What a seat knows; None: what a spectator knows."""
        return self.game.view(self._state, seat)

    def events(self, since: int = 0) -> list[tuple[int, Event]]:
        """What happened, from the events of move number `since` on (0: the setup)."""
        return [(n, event) for n in range(since, len(self._events)) for event in self._events[n]]

    @property
    def start(self) -> list[int]:
        """The chance outcomes of the setup, as the log keeps them."""
        return self._start

    @property
    def entries(self) -> list[Entry]:
        """The moves that stand, as the log keeps them. Not to be changed."""
        return self._entries

    # Playing

    def why(self, seat: Seat, move: Move) -> Refusal | None:
        """Tell why a seat may not play a move now; None if it may."""
        if self.over:
            return self._not_asked()
        if seat == CLOCK:
            if isinstance(move, Expire) and any(deadline.key == move.key for deadline in self.deadlines):
                return None
            return Refusal(self._state.agenda[-1].rule, "no_deadline")
        ask = ask_of(self._state, seat)
        if ask is None:
            return self._not_asked()
        return None if offered(self._legal(ask), move) else ask.why(self._state, move)

    def _not_asked(self) -> Refusal:
        if self.over:
            return Refusal(self.game.turn_rule, "over")
        return Refusal(self._state.agenda[-1].rule, "not_asked")

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play a move and tell what happened. Raises Refused if it is not legal."""
        refusal = self.why(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return self._carry_out(seat, move, Outside(self._chance, self._judge))

    def _carry_out(self, seat: Seat, move: Move, out: Outside) -> list[Event]:
        if len(self._entries) >= self._snapshots[-1][0] + SNAPSHOT_EVERY:
            self._snapshots.append((len(self._entries), self._state.copy()))
        if self._entries and (self._entries[-1].seat != seat or self._entries[-1].final):
            self._settled = len(self._entries)
        self._do(seat, move, out)
        self._entries.append(Entry(seat, move, out.outcomes, out.verdicts, out.revealed, out.noticed))
        self._events.append(out.events)
        return out.events

    def _do(self, seat: Seat, move: Move, out: Outside) -> None:
        self._options = {}
        if isinstance(move, Expire):
            key = move.key.rpartition(":")[0] if isinstance(self._state.agenda[-1], Ask) else move.key
            expire(self._state, key, out)
        else:
            ask = ask_of(self._state, seat)
            assert ask is not None
            answer(self._state, ask, move, out)

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat may take back its last move: nobody has answered, nothing was learnt."""
        if len(self._entries) <= self._settled or seat == CLOCK:
            return False
        last = self._entries[-1]
        return last.seat == seat and not last.final

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last move, if that gives nobody information. Tell if it was done."""
        if not self.can_undo(seat):
            return False
        self._entries.pop()
        self._events.pop()
        while self._snapshots[-1][0] > len(self._entries):
            self._snapshots.pop()
        since, state = self._snapshots[-1]
        self._state = state.copy()
        self._options = {}
        for entry in self._entries[since:]:
            out = Outside(Recorded(entry.chance), RecordedJudge(entry.verdicts), listening=False)
            self._do(entry.seat, entry.move, out)
        return True

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """Make some legal answer for a seat that is asked."""
        ask = ask_of(self._state, seat)
        if ask is None:
            raise Refused(self._not_asked())
        if isinstance(ask, Form):
            return ask.sample(self._state, chance)
        options = self._legal(ask)
        return options[chance.below(len(options))]

    # Keeping

    def lay(self, state: State) -> None:
        """Put another state on the table; what was played before it cannot be taken back."""
        self._state = state
        self._options = {}
        self._snapshots = [(self.n, state.copy())]
        self._settled = self.n

    def draw_from(self, chance: Chance) -> None:
        """Let another chance speak from now on."""
        self._chance = chance

    def copy(self) -> Table:
        """Make another table that stands as this one and goes its own way."""
        twin = Table.__new__(Table)
        twin.game, twin.seats, twin.choices = self.game, self.seats, self.choices
        twin._chance, twin._judge = self._chance.copy(), self._judge
        twin._start = self._start
        twin._entries, twin._events = self._entries.copy(), self._events.copy()
        twin._state, twin._options = self._state.copy(), {}
        twin._snapshots, twin._settled = self._snapshots.copy(), self._settled
        return twin

    def log(self) -> Json:
        """Write the whole game as JSON-able data; `reverie.replay` rebuilds the table from it."""
        log = Log(self.game.name, self.game.version, self.seats, dict(self.choices), self._start, self._entries)
        return log.to_json()

    def snapshot(self) -> Json:
        """Write the state as JSON-able data: a cache, the log is the truth."""
        return pack(self._state)

    def restore(self, snapshot: Json) -> State:
        """Read a state that `snapshot` wrote."""
        state: Any = unpack(snapshot, self.game.types)
        return state  # type: ignore[no-any-return]


def replay(log: Json, find: Callable[[str, int], Game], upto: int | None = None, chance: Chance | None = None) -> Table:
    """Rebuild a table from its log, or its first `upto` moves, without any generator.

    `find` gives the game by name and version of its rules. A log that the rules refuse raises
    Malformed and names the first move at fault. `chance` is for playing on, with the game's judge.
    """
    name, rules, seats, options, start, moves = read_header(log)
    game = find(name, rules)
    setup = Recorded(start)
    table = Table(game, seats, setup, options)
    if not setup.spent:
        raise Malformed("the setup of the log has more chance outcomes than the rules ask for")
    types = game.move_types()
    for number, data in enumerate(moves[:upto]):
        play_recorded(table, read_entry(data, types), number)
    if chance is not None:
        table.draw_from(chance)
        table._judge = game.judge(table.choices)
    return table


def resume(fresh: Table, entries: list[Entry], snapshot: Json) -> Table:
    """Set a table where a snapshot stood after these moves, the last of which cannot be taken back.

    `fresh` gives the game, its setup and its outsiders. What happened before is not told again.
    Nothing is checked: the snapshot is a cache of what the moves would lead to.
    """
    table = fresh.copy()
    table._chance = fresh._chance
    table._entries = list(entries)
    table.lay(table.restore(snapshot))
    if entries:
        last = entries[-1]
        table._entries[-1] = Entry(last.seat, last.move, last.chance, last.verdicts, True, last.noticed)
    table._events = [[] for _ in range(len(entries) + 1)]
    return table


def play_recorded(table: Table, entry: Entry, number: int) -> None:
    """Play an entry of a log; raises Malformed with the number of the move if the rules refuse it."""
    refusal = table.why(entry.seat, entry.move)
    if refusal is not None:
        raise Malformed(f"move {number} of the log: {refusal!r}")
    recorded = Recorded(entry.chance)
    try:
        table._carry_out(entry.seat, entry.move, Outside(recorded, RecordedJudge(entry.verdicts)))
    except (Malformed, IndexError) as error:
        raise Malformed(f"move {number} of the log: {error}") from None
    except (KeyError, TypeError):
        if not entry.verdicts:
            raise
        raise Malformed(f"move {number} of the log: a verdict that no judge gives") from None
    if not recorded.spent:
        raise Malformed(f"move {number} of the log: more chance outcomes than the rules ask for")
