"""Steps, asks and forms: the vocabulary of an agenda.

A step is one thing that the rulebook says happens next. Steps are values: they are never
changed once made, so copies of a state share them. Progress lives in the state, or in the
steps that a step pushes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .codec import field_names
from .words import Json, Move, Refusal, Seat

if TYPE_CHECKING:
    from .chance import Chance
    from .outside import Outside

S = TypeVar("S")
"""The state of the game that a step belongs to."""

M = TypeVar("M")
"""The moves that answer an ask."""


@dataclass(frozen=True)
class Deadline:
    """Seconds until the clock plays `Expire(key)`. A key that stays open keeps its start."""

    key: str
    seconds: float
    seats: tuple[Seat, ...] | None = None
    """Who may know that it ticks; None: all."""
    stand_in: Seat | None = None
    """Whose bot answers in their place when it has passed; where there are no bots, the clock plays."""

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator, may know of it."""
        return self.seats is None or (seat is not None and seat in self.seats)


@dataclass(frozen=True)
class Patience:
    """How long a table bears with a seat whose owner has dropped out."""

    seconds: float
    """After which a bot sits in until they return, if that keeps anybody waiting."""
    pause: str | None = None
    """Names a rest of all clocks meanwhile: each name rests once. None: the clocks run on."""


@dataclass(frozen=True)
class Step(Generic[S]):
    """Something that happens next. With nobody to ask it leaves the agenda and runs."""

    rule: ClassVar[str] = ""
    """The clause that says who acts now; it refuses those who are not asked."""

    scene: ClassVar[bool] = False
    """Whether it may ask several seats at once: then `asks` tells whom, as long as there are any."""

    foreseen: ClassVar[bool] = False
    """Whether all may know that it comes, with all that it holds, while other steps come first."""

    def asks(self, s: S) -> list[Ask[S, Any]]:
        """Tell who is asked now, at most one ask a seat; a scene that asks nobody any more runs."""
        return []

    def run(self, s: S, out: Outside) -> None:
        """Do it. The step has already left the agenda."""

    def deadlines(self, s: S) -> list[Deadline]:
        """Tell which clocks tick while this step is on top."""
        return []

    def patience(self, s: S, seat: Seat) -> Patience | None:
        """Tell what becomes of a seat whose owner drops out while this step is on top; None: all wait for them."""
        return None

    def hears(self, s: S, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator, may hear what people say beside the game while this step is on top.

        What it may not hear now it hears later: as soon as it may again.
        """
        return True

    def expire(self, s: S, key: str, out: Outside) -> None:
        """Do what the rules say when a deadline of this step has passed; the step is still on top."""


@dataclass(frozen=True)
class Ask(Step[S], Generic[S, M]):
    """A step that waits for one seat. On top of the agenda it leaves as soon as it is answered."""

    kind: ClassVar[str] = "ask"
    seat: Seat

    awaited: ClassVar[bool] = True
    """False where the seat may speak but the game does not wait for it."""

    def asks(self, s: S) -> list[Ask[S, Any]]:
        return [self]

    def options(self, s: S) -> list[Move]:
        """List the legal answers, each once. Never empty while the ask is open."""
        raise NotImplementedError

    def take(self, s: S, move: M, out: Outside) -> None:
        """Carry out a legal answer. Legality is not checked here."""
        raise NotImplementedError

    def why(self, s: S, move: Move) -> Refusal | None:
        """Tell why a move is not a legal answer; None if it is."""
        return None if offered(self.options(s), move) else self.reason(s, move)

    def reason(self, s: S, move: Move) -> Refusal:
        """Tell the clause against a move that is not among the options."""
        return Refusal(self.rule)

    def warn(self, s: S, move: Move) -> Refusal | None:
        """Tell what a player should know before a legal answer, as a refusal that does not refuse; None: nothing.

        It speaks of what its own seat may know, and of nothing else.
        """
        return None

    def facts(self, s: S) -> dict[str, Json]:
        """Tell all seats what the ask is about: the same in all worlds that any seat confuses."""
        return {}


LETTERS = frozenset([int, str, bool, type(None)])
"""Values of one such type that are equal are so to the letter; of other types, 0.0 and -0.0 are not."""


def offered(options: list[Move], move: Move) -> bool:
    """Whether a move is one of the options, to the letter: True is not 1, nor is 1.0."""
    made = type(move)
    for option in options:
        if option is move or (type(option) is made and option == move and same(option, move)):
            return True
    return False


def same(one: Any, other: Any) -> bool:
    """Whether two equal values are equal to the letter."""
    made = type(one)
    if made is not type(other):
        return False
    if made in LETTERS:
        return True
    if made is tuple:
        for part, twin in zip(one, other, strict=True):
            if not same(part, twin):
                return False
        return True
    for name in field_names(made) or ():
        if not same(getattr(one, name), getattr(other, name)):
            return False
    return made is not float or repr(one) == repr(other)


@dataclass(frozen=True)
class Form(Ask[S, M]):
    """An ask with a typed answer: a check instead of a list, and a sampler for random players."""

    def options(self, s: S) -> list[Move]:
        return []

    def why(self, s: S, move: Move) -> Refusal | None:
        raise NotImplementedError

    def sample(self, s: S, chance: Chance) -> Move:
        """Make some legal answer."""
        raise NotImplementedError

    def fields(self, s: S) -> list[dict[str, Json]]:
        """Describe what is to be filled in, for a page or a terminal that knows nothing of the game.

        One entry for each field of the move, its kind included: {"name", "type"} and, by type,
        "fixed" a "value"; "integer" a "least" and a "most"; "choice" and "subset" the "values"; "text"
        a "most" for its length.
        """
        raise NotImplementedError
