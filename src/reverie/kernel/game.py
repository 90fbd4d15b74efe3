"""The contract that every game fulfils."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from .chance import Chance
from .outside import Judge, Outside
from .state import State
from .view import View
from .words import Expire, Json, Malformed, Move, Points, Seat

if TYPE_CHECKING:
    from .table import Question

Choices = Mapping[str, Json]
"""The options of a table by name, complete and checked."""


@dataclass(frozen=True)
class Option:
    """A variant that a table may choose: its name, the values allowed, the usual one first."""

    name: str
    values: tuple[Json, ...]
    among_people: Json = None
    """The usual one where people open a table for each other; None: the same."""

    def usual(self, people: bool = False) -> Json:
        """Tell what a table has that does not choose."""
        return self.values[0] if self.among_people is None or not people else self.among_people


class Game:
    """The rules of one game. Everything else in the house knows a game only through this."""

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """The version of the rules that new tables use; the log keeps it."""
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = ()
    clauses: ClassVar[tuple[str, ...]] = ()
    """Every clause of the ledger, in order."""
    turn_rule: ClassVar[str] = ""
    """The clause that refuses a move when the game is over."""
    moves: ClassVar[Mapping[str, type[Move]]]
    """The moves by kind."""
    types: ClassVar[Mapping[str, type[Any]]]
    """The classes that a packed state may hold, by name."""

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        """Lay the table. The agenda need not be settled."""
        raise NotImplementedError

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

    def values(self, s: State) -> list[float]:
        """Judge a position for each seat, in points ahead of its best rival: for bots."""
        raise NotImplementedError

    def advise(self, view: View, question: Question, level: str, chance: Chance) -> Move | None:
        """Answer as a bot made for this game would; None leaves it to the bots of the house.

        `Wait()` where the ask is not awaited: the bot is asked again when the table has moved on.
        """
        return None

    def pace(self, question: Question, level: str, chance: Chance) -> float | None:
        """Tell the seconds that a bot thinks before it answers where time matters; None leaves it to the house."""
        return None

    def judge(self, choices: Choices) -> Judge | None:
        """Make the judge that tables of this game need; None where words are not judged."""
        return None

    def judge_of(self, view: View) -> Judge | None:
        """Make a judge for imagined worlds of a view; None where words are not judged."""
        return None

    def features(self, view: View) -> list[float]:
        """Tell a view as a fixed number of figures, its seat first: for learning programs."""
        raise NotImplementedError

    def content(self) -> Json:
        """Tell the public facts of the box (cards, boards) for pages and terminals."""
        return {}

    def choices(self, given: Mapping[str, Json] | None, people: bool = False) -> Choices:
        """Complete and check the options of a table, perhaps one that people open for each other."""
        given = dict(given or {})
        chosen: dict[str, Json] = {}
        for option in self.options:
            value = given.pop(option.name, option.usual(people))
            if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
                raise Malformed(f"option {option.name} is one of {list(option.values)}")
            chosen[option.name] = value
        if given:
            raise Malformed(f"{self.name} has no option {sorted(given)[0]!r}")
        return chosen

    def check_seats(self, seats: int) -> None:
        """Raise Malformed if so many cannot play."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise Malformed(f"{self.name} is for {self.min_seats} to {self.max_seats} seats")

    def move_types(self) -> dict[str, type[Move]]:
        """List the moves by kind, the clock's included."""
        return {**self.moves, Expire.kind: Expire}
