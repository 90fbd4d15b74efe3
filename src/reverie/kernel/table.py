"""A table: a state with its chance and its log. What the library hands to a user."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .chance import Chance, Recorded
from .codec import pack, unpack
from .event import Event
from .game import NO_GUESSES, Game, Outcome
from .log import Entry, Log
from .outside import (
    GivenJudge,
    Judge,
    Outside,
    RecordedJudge,
    Unforeseeable,
    Unforeseen,
    UnforeseenJudge,
    Unjudged,
)
from .past import Past
from .saves import Save, lay
from .state import State, answer, ask_of, expire, open_asks, settle, usher
from .step import Ask, Deadline, Form, Patience, offered
from .view import View
from .words import (
    CLOCK,
    SITTERS,
    USHER,
    Expire,
    Json,
    Move,
    Points,
    Refusal,
    Refused,
    Seat,
    Seated,
)


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
        save: Save | None = None,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.choices = game.choices(options)
        self._chance = chance
        self._judge = judge
        self.began_with = save
        """The save that this session goes on from; None: a new game."""
        out = Outside(chance, judge)
        if save is None:
            self._state = game.new(seats, self.choices, out)
        else:
            self._state = lay(game, save, seats, self.choices, out)
        settle(self._state, out)
        self._asked = open_asks(self._state)
        """Who is asked now."""
        self._options: dict[Seat, list[Move]] = {}
        """What was found to be legal now, by seat."""
        self._start: list[int] = out.outcomes
        self._past = Past(seats, self._state, out.events)
        self._opened = 0
        """After how many moves the step on top came there."""

    # What stands on the table

    @property
    def n(self) -> int:
        """How many moves have been played."""
        return self._past.n

    @property
    def over(self) -> bool:
        return not self._state.agenda

    @property
    def asks(self) -> list[Question]:
        """Everybody who is asked now."""
        return [self._question(ask) for ask in self._asked]

    def ask(self, seat: Seat) -> Question | None:
        """What one seat is asked now."""
        ask = self._ask_of(seat)
        return None if ask is None else self._question(ask)

    def _ask_of(self, seat: Seat) -> Ask[Any, Any] | None:
        for ask in self._asked:
            if ask.seat == seat:
                return ask
        return None

    def _look(self) -> None:
        """Look anew who is asked, and for what."""
        self._asked = open_asks(self._state)
        self._options = {}

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
        return [ask.seat for ask in self._asked if ask.awaited]

    @property
    def waiting(self) -> list[tuple[Seat, str, dict[str, Json]]]:
        """Who is awaited, what for, and the facts that all may know of it."""
        return [(ask.seat, ask.kind, ask.facts(self._state)) for ask in self._asked if ask.awaited]

    @property
    def deadlines(self) -> list[Deadline]:
        """The clocks that tick now. The server alone decides when one has passed."""
        if not self._state.agenda:
            return []
        top = self._state.agenda[-1]
        found = top.deadlines(self._state)
        if isinstance(top, Ask):
            return [Deadline(f"{each.key}:{self._opened}", each.seconds, each.seats, each.stand_in) for each in found]
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

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self._state) if self.over else None

    def view(self, seat: Seat | None) -> View:
        """What a seat knows; None: what a spectator knows."""
        return self.game.view(self._state, seat)

    def events(self, since: int = 0) -> list[tuple[int, Event]]:
        """What happened, from the events of move number `since` on (0: the setup), as far as it is kept."""
        return self._past.told(since)

    @property
    def start(self) -> list[int]:
        """The chance outcomes of the setup, as the log keeps them."""
        return self._start

    @property
    def entries(self) -> list[Entry]:
        """The moves that stand, as the log keeps them, as far as they are kept. Not to be changed."""
        return self._past.entries

    # Playing

    def why(self, seat: Seat, move: Move) -> Refusal | None:
        """Tell why a seat may not play a move now; None if it may."""
        if seat < 0:
            return self._why_not_outside(seat, move)
        asked = self._asked
        ask = asked[0] if asked and asked[0].seat == seat else self._ask_of(seat)
        if ask is None:
            return self._not_asked()
        return None if offered(self._legal(ask), move) else ask.why(self._state, move)

    def _why_not_outside(self, seat: Seat, move: Move) -> Refusal | None:
        """Tell why the clock or the usher may not say this now."""
        if seat == CLOCK and not self.over:
            if isinstance(move, Expire) and any(deadline.key == move.key for deadline in self.deadlines):
                return None
            return Refusal(self._state.agenda[-1].rule, "no_deadline")
        return None if seat == USHER and not self.over and self._may_sit(move) else self._not_asked()

    def _may_sit(self, move: Move) -> bool:
        return (
            self.game.heeds_seating
            and isinstance(move, Seated)
            and type(move.seat) is int
            and 0 <= move.seat < self.seats
            and move.who in SITTERS
        )

    def warn(self, seat: Seat, move: Move) -> Refusal | None:
        """Tell what a seat should know before it plays a legal move: a clause and a sentence; None: nothing."""
        ask = self._ask_of(seat)
        return None if ask is None or self.why(seat, move) is not None else ask.warn(self._state, move)

    def preview(self, seat: Seat, move: Move) -> list[Event] | None:
        """Tell what a move would lead to, as far as that is certain and known: nothing is played.

        None where chance or the judge has a say, where something hidden would be shown, and where others
        would be told what this seat would not. Raises Refused if the move is not legal.
        """
        refusal = self.why(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        state, out = self._state.copy(), Outside(Unforeseen(), UnforeseenJudge())
        ask = ask_of(state, seat)
        assert ask is not None
        try:
            answer(state, ask, move, out)
        except Unforeseeable:
            return None
        apart = any(event.secret is not None and seat not in event.knowers for event in out.events)
        return None if out.revealed or apart else out.events

    def unchanged_by(self, seat: Seat, move: Move) -> bool:
        """Whether a move is legal, and leaves everything as it lies."""
        if self.why(seat, move) is not None:
            return False
        state, out = self._state.copy(), Outside(Unforeseen(), UnforeseenJudge())
        ask = ask_of(state, seat)
        if ask is None:
            return False
        try:
            answer(state, ask, move, out)
        except Unforeseeable:
            return False
        return not out.revealed and bool(pack(state) == pack(self._state))

    def outlook(self, seat: Seat, move: Move, guesses: Mapping[Seat, Move] = NO_GUESSES) -> Json | None:
        """Tell what a move would bring a seat, be it legal now or not yet, as its game puts it; None: nothing.

        `guesses` are moves that the seat thinks others make.
        """
        return self.game.outlook(self.view(seat), move, guesses)

    def _not_asked(self) -> Refusal:
        if self.over:
            return Refusal(self.game.turn_rule, "over")
        return Refusal(self._state.agenda[-1].rule, "not_asked")

    def play(self, seat: Seat, move: Move, verdicts: list[Json] | None = None) -> list[Event]:
        """Play a move and tell what happened. Raises Refused if it is not legal.

        `verdicts` are all that `unjudged` asks for, where the judge is not at this table.
        """
        refusal = self.why(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        judge = self._judge if verdicts is None else GivenJudge(verdicts)
        return self._carry_out(seat, move, Outside(self._chance, judge))

    def unjudged(self, seat: Seat, move: Move, verdicts: list[Json]) -> dict[str, Json] | None:
        """Tell what the judge will be asked for a move once these verdicts are given: nothing is played.

        None: nothing more, or the move is not legal.
        """
        if self.why(seat, move) is not None:
            return None
        try:
            self.copy().play(seat, move, verdicts)
        except Unjudged as open:
            return open.question
        return None

    def _carry_out(self, seat: Seat, move: Move, out: Outside) -> list[Event]:
        past = self._past
        number = past.forgotten + len(past.entries)
        if number >= past.due:
            past.lay_aside(number, self._opened, self._state)
        self._do(seat, move, out, number + 1)
        past.entries.append(Entry(seat, move, out.outcomes, out.verdicts, out.revealed, out.noticed))
        past.events.append(out.events)
        return out.events

    def _do(self, seat: Seat, move: Move, out: Outside, number: int) -> None:
        """Carry out the move with this number."""
        state = self._state
        agenda = state.agenda
        top = agenda[-1]
        ask = None
        if seat >= 0:
            asked = self._asked
            ask = asked[0] if asked[0].seat == seat else self._ask_of(seat)
            assert ask is not None
            answer(state, ask, move, out)
        elif isinstance(move, Expire):
            key = move.key.rpartition(":")[0] if isinstance(top, Ask) else move.key
            expire(self._state, key, out)
        elif isinstance(move, Seated):
            usher(self._state, move.seat, move.who, out)
        if ask is top or not agenda or agenda[-1] is not top:
            self._opened = number
        self._asked, self._options = open_asks(state), {}

    # Taking back

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat may take back its last move: nobody has answered, nothing was learnt."""
        return self._past.last_of(seat) is not None

    def movers_since(self, seat: Seat) -> list[Seat]:
        """Tell whose moves must be taken back, the latest first, so that a seat's last one is; none: it stands."""
        return self._past.movers_since(seat)

    @property
    def settled(self) -> int:
        """How many of the first moves nobody may take back any more."""
        return self._past.settled

    def undoable(self, seat: Seat, granted: bool = False) -> Entry | None:
        """Tell the move that a seat would take back."""
        number = self._past.last_of(seat, granted)
        return None if number is None else self._past.entry(number)

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last move, if that gives nobody information. Tell if it was done."""
        return bool(self.take_back(seat))

    def take_back(self, seat: Seat, granted: bool = False) -> list[int]:
        """Undo, and tell the numbers of the moves that stand no longer, the seat's own first.

        Moves that the seat did not notice are played again after it; one that is no longer legal falls with it.
        `granted`: the others let it, though somebody had answered before taking that back.
        """
        number = self._past.last_of(seat, granted)
        if number is None:
            return []
        later = self._past.cut(number)
        self._go_back()
        gone = [number]
        for at, entry in enumerate(later, number + 1):
            if self.why(entry.seat, entry.move) is None:
                self._carry_out(entry.seat, entry.move, Outside(Recorded(entry.chance), RecordedJudge(entry.verdicts)))
            else:
                gone.append(at)
        return gone

    def _go_back(self) -> None:
        """Lay the state anew as it is after the moves that are left."""
        past = self._past
        since, self._opened, self._state = past.way_back()
        self._look()
        for number in range(since, past.n):
            if number >= past.due:
                past.lay_aside(number, self._opened, self._state)
            entry = past.entry(number)
            out = Outside(Recorded(entry.chance), RecordedJudge(entry.verdicts), listening=False)
            self._do(entry.seat, entry.move, out, number + 1)

    def forget(self) -> None:
        """Let go of the moves that nobody may take back any more, and of what they told: a store has them.

        A table that has forgotten goes on as ever, but cannot write its log.
        """
        self._past.forget()

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """Make some legal answer for a seat that is asked."""
        ask = self._ask_of(seat)
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
        self._look()
        self._past.settle(state, self._opened)

    def draw_from(self, chance: Chance) -> None:
        """Let another chance speak from now on."""
        self._chance = chance

    def copy(self) -> Table:
        """Make another table that stands as this one and goes its own way."""
        twin = Table.__new__(Table)
        twin.game, twin.seats, twin.choices = self.game, self.seats, self.choices
        twin._chance, twin._judge, twin.began_with = self._chance.copy(), self._judge, self.began_with
        twin._start, twin._past, twin._opened = self._start, self._past.copy(), self._opened
        twin._state = self._state.copy()
        twin._look()
        return twin

    def save(self) -> Save | None:
        """Tell what the next session may go on from; None: this is not a moment to save."""
        data = self.game.save(self._state)
        parent = None if self.began_with is None else self.began_with.id
        return None if data is None else Save(self.game.name, self.game.saves, data, parent)

    def log(self) -> Json:
        """Write the whole game as JSON-able data; `reverie.replay` rebuilds the table from it."""
        if self._past.forgotten:
            raise RuntimeError("this table has forgotten its first moves: the store has them")
        choices = dict(self.choices)
        log = Log(self.game.name, self.game.rules, self.seats, choices, self._start, self.entries, self.began_with)
        return log.to_json()

    def snapshot(self) -> Json:
        """Write where the table stands as JSON-able data: a cache, the log is the truth."""
        return {"n": self.n, "opened": self._opened, "state": pack(self._state)}

    def restore(self, snapshot: Json) -> State:
        """Read the state that `snapshot` wrote."""
        state: Any = unpack(snapshot["state"], self.game.types)
        return state  # type: ignore[no-any-return]
