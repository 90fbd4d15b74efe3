"""The contract that every game fulfils."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from .chance import Chance
from .event import Event
from .facts import SEAT, Fact, Told
from .outside import Judge, Outside
from .state import State
from .view import View
from .words import Expire, Json, Malformed, Move, OutdatedSave, Points, Seat, Seated

if TYPE_CHECKING:
    from .table import Question

NO_GUESSES: Mapping[Seat, Move] = {}
Choices = Mapping[str, Json]
"""The options of a table by name, complete and checked."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: won by some or by the whole team, lost by all, or saved to be played on."""

    kind: Literal["won", "lost", "saved"]
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Option:
    """A variant that a table may choose: its name, the values allowed, the usual one first."""

    name: str
    values: tuple[Json, ...]
    among_people: Json = None
    """The usual one where people open a table for each other; None: the same."""
    names_seats: bool = False
    """Whether its numbers are seats: only those of the table can be chosen."""

    def usual(self, people: bool = False) -> Json:
        """Tell what a table has that does not choose."""
        return self.values[0] if self.among_people is None or not people else self.among_people

    def fits(self, value: Json, seats: int) -> bool:
        """Whether a table with so many seats can honour a value."""
        return not (self.names_seats and type(value) is int and value >= seats)


@dataclass(frozen=True)
class Tally:
    """What a finished game is counted by, when the balance of its rules is weighed."""

    traits: tuple[Mapping[str, str], ...]
    """Of each seat, what may have helped it: its people, its turn."""
    sources: tuple[Mapping[str, Points], ...]
    """Of each seat, how its score is made up."""
    happened: Mapping[str, int]
    """How often things happened."""


class Game:
    """The rules of one game. Everything else in the house knows a game only through this."""

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """The newest version of the rules, which new tables use; the log keeps it."""
    oldest: ClassVar[int] = 1
    """The oldest version that this code still plays."""
    rivals: ClassVar[bool] = True
    """Whether the seats play against each other; False: they are one team."""
    heeds_seating: ClassVar[bool] = False
    """Whether the rules ask who sits on a seat: then the usher tells the state, and the log records it.

    A table is laid as if a person sat on every seat; the usher speaks from then on.
    """
    keeps_time: ClassVar[bool] = False
    """Whether its rules keep the time of every turn: then its tables have no clocks of their own."""
    judges: ClassVar[bool] = False
    """Whether words are judged: then `judge` makes a judge, and `judge_of` one that needs no books."""
    saves: ClassVar[int] = 0
    """The version of what this game saves; 0: its games are not saved."""
    on_the_site: ClassVar[bool] = True
    """Whether the site opens tables of it; False while its own page is missing: then it is announced there."""
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    seats_offered: ClassVar[int] = 3
    """How many seats a table has at which somebody sits down against bots, where so many can play."""
    options: ClassVar[tuple[Option, ...]] = ()
    clauses: ClassVar[tuple[str, ...]] = ()
    """Every clause of the ledger, in order."""
    to_come: ClassVar[tuple[str, ...]] = ()
    """Those of them that this code does not play yet, of a game in the making: nothing cites or tells them."""
    turn_rule: ClassVar[str] = ""
    """The clause that refuses a move when the game is over."""
    moves: ClassVar[Mapping[str, type[Move]]]
    """The moves by kind."""
    types: ClassVar[Mapping[str, type[Any]]]
    """The classes that a packed state may hold, by name."""
    seen: ClassVar[type[View]] = View
    """What its views are."""
    foretold: ClassVar[type[Any] | None] = None
    """What `outlook` writes."""
    facts: ClassVar[Mapping[str, Fact]] = {"seat": SEAT}
    """What is told under each name, in events, asks, refusals, moves and the things of a view."""
    asks: ClassVar[Mapping[str, Told]] = {}
    """The facts of its asks, by kind."""
    events: ClassVar[Mapping[str, Told]] = {}
    """The facts of its events, by kind."""

    def __init__(self, rules: int | None = None) -> None:
        self.rules: int = self.version if rules is None else rules
        """The version that is played here; what a changed clause asks stands in the state."""

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        """Lay the table. The agenda need not be settled."""
        raise NotImplementedError

    def go_on(self, save: Json, seats: int, choices: Choices, out: Outside) -> State:
        """Lay the table where a save of the newest version left off, perhaps with other seats."""
        raise Malformed(f"games of {self.name} are not saved")

    def save(self, s: State) -> Json | None:
        """Tell all that the next session needs, as JSON; None: this is not a moment to save.

        People carry a save away and may read it, so it holds nothing that any of them has not been
        shown: every world that a seat takes for possible gives the same save. No fractions: every
        language writes text, whole numbers and truth alike.
        """
        return None

    def upgrade(self, save: Json, version: int) -> Json:
        """Bring what an older version saved up to the newest. Raises OutdatedSave for one that is no longer read."""
        raise OutdatedSave(self.name, version, self.saves)

    def view(self, s: State, seat: Seat | None) -> View:
        """Tell everything that a seat, or a spectator, knows."""
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        """Make a full state that could be the real one: `view(imagine(v), v.seat) == v`."""
        raise NotImplementedError

    def scores(self, s: State) -> list[Points]:
        """Tell the score of each seat."""
        raise NotImplementedError

    def winners(self, s: State) -> list[Seat]:
        """Tell who has won; meaningful when the game is over."""
        raise NotImplementedError

    def outcome(self, s: State) -> Outcome:
        """Tell how the game ended; meaningful when it is over."""
        return Outcome("won", tuple(self.winners(s)))

    def values(self, s: State) -> list[float]:
        """Judge a position for each seat, for bots: in points ahead of its best rival, or of the team's task."""
        raise NotImplementedError

    def advise(self, view: View, question: Question, level: str, chance: Chance) -> Move | None:
        """Answer as a bot made for this game would; None leaves it to the bots of the house.

        `Wait()` where the ask is not awaited: the bot is asked again when the table has moved on.
        """
        return None

    def pace(self, question: Question, level: str, chance: Chance) -> float | None:
        """Tell the seconds that a bot thinks before it answers where time matters; None leaves it to the house."""
        return None

    def reconsider(self, view: View, question: Question, played: Move, chance: Chance) -> list[tuple[Move, float]]:
        """Judge an answer that was filled in beside the best that are found: each with the points ahead it promises.

        Nothing where the game has no opinion of its own.
        """
        return []

    def judge(self, choices: Choices) -> Judge | None:
        """Make the judge that tables of this game need; None where words are not judged."""
        return None

    def judge_of(self, view: View) -> Judge | None:
        """Make a judge for imagined worlds of a view; None where words are not judged."""
        return None

    def outlook(self, view: View, move: Move, guesses: Mapping[Seat, Move] = NO_GUESSES) -> Json | None:
        """Tell what a move would bring its seat, as far as that is certain, be it legal now or not yet.

        Where moves are made in secret, its seat may guess those of others, and be told what all would lead to.
        From the view alone, so it gives nothing away. None where there is nothing to tell.
        """
        return None

    def features(self, view: View) -> list[float]:
        """Tell a view as a fixed number of figures, its seat first: for learning programs."""
        raise NotImplementedError

    def tally(self, view: View, events: Sequence[Event]) -> Tally | None:
        """Tell what a finished game is counted by, from what all saw; None where there is nothing but the score."""
        return None

    def sentences(self, say: Callable[[str, dict[str, str | int]], str]) -> dict[str, str]:
        """Tell what things of the box do, by slug, where that is made from their data.

        `say` says a message of the game, with its values. Only what may be known before anything is found.
        """
        return {}

    def content(self) -> Json:
        """Tell the public facts of the box (cards, boards) for pages and terminals.

        What must be found first is not among them: it is told passage by passage.
        """
        return {}

    def found(self, view: View) -> Sequence[str]:
        """List the passages of the story that a seat has found, by their ids. No others reach it."""
        return ()

    def passage(self, id: str) -> Json:
        """Tell what a passage holds beside its words (a map, a card), for those who have found it."""
        return None

    def choices(self, given: Mapping[str, Json] | None, people: bool = False, seats: int | None = None) -> Choices:
        """Complete and check the options of a table, perhaps one that people open for each other.

        A new table says its `seats`, so that nothing is chosen that it cannot honour.
        """
        given = dict(given or {})
        chosen: dict[str, Json] = {}
        for option in self.options:
            value = given.pop(option.name, option.usual(people))
            if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
                raise Malformed(f"option {option.name} is one of {list(option.values)}")
            if seats is not None and not option.fits(value, seats):
                raise Malformed(f"option {option.name} is a seat of the table: there are {seats}, from 0 on")
            chosen[option.name] = value
        if given:
            raise Malformed(f"{self.name} has no option {sorted(given)[0]!r}")
        return chosen

    def check_seats(self, seats: int) -> None:
        """Raise Malformed if so many cannot play."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise Malformed(f"{self.name} is for {self.min_seats} to {self.max_seats} seats")

    def move_types(self) -> dict[str, type[Move]]:
        """List the moves by kind, those of the clock and of the usher included."""
        return {**self.moves, Expire.kind: Expire, Seated.kind: Seated}
