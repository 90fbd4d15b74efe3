"""A tiny game of windows: a lap in which each may answer with a card or pass, secretly passing ahead; a hail that
interrupts whatever is asked on top.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from reverie.kernel.chance import Chance
from reverie.kernel.game import Choices, Game
from reverie.kernel.outside import Outside
from reverie.kernel.state import State
from reverie.kernel.step import Ask, Deadline, Step
from reverie.kernel.view import View
from reverie.kernel.words import Json, Move, Points, Refusal, Seat

LAPS = 4
HELD = 3


@dataclass
class Windows(State):
    """The table. Its copy is derived."""

    seats: int
    lap: int
    points: list[Points]
    cards: list[list[int]]
    ahead: list[bool]
    """Who has secretly passed ahead."""
    hailed: list[bool]
    """Who has used their hail."""

    def meanwhile(self) -> list[Ask[Any, Any]]:
        return [Beside(seat) for seat in range(self.seats) if self.cards[seat]]


@dataclass(frozen=True)
class Play(Move):
    kind: ClassVar[str] = "play"
    card: int


@dataclass(frozen=True)
class Pass(Move):
    kind: ClassVar[str] = "pass"


@dataclass(frozen=True)
class Ahead(Move):
    """Pass ahead, or take that back."""

    kind: ClassVar[str] = "ahead"


@dataclass(frozen=True)
class Hail(Move):
    """Ask the next seat for an answer at once."""

    kind: ClassVar[str] = "hail"


@dataclass(frozen=True)
class Beside(Ask[Windows, Move]):
    """Before one's turn: pass ahead, which nobody notices, or hail, which interrupts."""

    kind: ClassVar[str] = "beside"
    rule: ClassVar[str] = "X1.2"
    awaited: ClassVar[bool] = False

    def options(self, s: Windows) -> list[Move]:
        hail: list[Move] = [] if s.hailed[self.seat] else [Hail()]
        return [Ahead(), *hail]

    def take(self, s: Windows, move: Move, out: Outside) -> None:
        if isinstance(move, Hail):
            s.hailed[self.seat] = True
            out.tell("hailed", seat=self.seat)
            s.agenda.append(Reply((self.seat + 1) % s.seats))
        else:
            s.ahead[self.seat] = not s.ahead[self.seat]
            out.aside()


@dataclass(frozen=True)
class Reply(Ask[Windows, Pass]):
    """Whoever is hailed answers before anything else goes on."""

    kind: ClassVar[str] = "reply"
    rule: ClassVar[str] = "X1.3"

    def options(self, s: Windows) -> list[Move]:
        return [Pass()]

    def take(self, s: Windows, move: Pass, out: Outside) -> None:
        s.points[self.seat] += 1
        out.tell("replied", seat=self.seat)


@dataclass(frozen=True)
class Window(Ask[Windows, Move]):
    """Answer with a card, or pass. Who has passed ahead is passed by a clock that nobody else sees."""

    kind: ClassVar[str] = "window"
    rule: ClassVar[str] = "X1.1"

    def options(self, s: Windows) -> list[Move]:
        return [*[Play(card) for card in s.cards[self.seat]], Pass()]

    def warn(self, s: Windows, move: Move) -> Refusal | None:
        last = isinstance(move, Play) and len(s.cards[self.seat]) == 1
        return Refusal("X1.1", "last_card") if last else None

    def take(self, s: Windows, move: Move, out: Outside) -> None:
        s.ahead[self.seat] = False
        if isinstance(move, Play):
            s.cards[self.seat].remove(move.card)
            s.points[self.seat] += move.card
            out.reveal()
            out.tell("played", seat=self.seat, card=move.card)
        else:
            out.tell("passed", seat=self.seat)

    def deadlines(self, s: Windows) -> list[Deadline]:
        own = [Deadline("pass", 2.0, (self.seat,))] if s.ahead[self.seat] else []
        return [Deadline("think", 30.0), *own]

    def expire(self, s: Windows, key: str, out: Outside) -> None:
        s.agenda.pop()
        self.take(s, Pass(), out)


@dataclass(frozen=True)
class Lap(Step[Windows]):
    rule: ClassVar[str] = "X1.1"

    def run(self, s: Windows, out: Outside) -> None:
        if s.lap == LAPS:
            return
        s.lap += 1
        s.agenda.append(Lap())
        s.agenda += [Window(seat) for seat in reversed(range(s.seats)) if s.cards[seat]]


@dataclass(frozen=True)
class WindowsView(View):
    seats: int
    lap: int
    points: tuple[Points, ...]
    cards: tuple[tuple[int, ...], ...]
    ahead: bool
    hailed: tuple[bool, ...]
    agenda: tuple[Step[Any], ...]


class WindowsGame(Game):
    name = "windows"
    clauses = ("X1.1", "X1.2", "X1.3")
    turn_rule = "X1.1"
    moves = {move.kind: move for move in (Play, Pass, Ahead, Hail)}
    types = {made.__name__: made for made in (Windows, Lap, Window, Reply)}

    def box(self, seats: int) -> list[int]:
        return list(range(1, HELD * seats + 4))

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        pool = self.box(seats)
        cards = []
        for seat in range(seats):
            cards.append(sorted(pool.pop(out.below(len(pool))) for _ in range(HELD)))
            held: Json = list(cards[-1])
            out.whisper((seat,), {"cards": held}, "dealt", seat=seat)
        return Windows([Lap()], seats, 0, [0] * seats, cards, [False] * seats, [False] * seats)

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Windows)
        shown = tuple(tuple(held) if owner == seat else (-1,) * len(held) for owner, held in enumerate(s.cards))
        ahead = seat is not None and s.ahead[seat]
        return WindowsView(seat, s.seats, s.lap, tuple(s.points), shown, ahead, tuple(s.hailed), tuple(s.agenda))

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, WindowsView)
        pool = [card for card in self.box(view.seats) if not any(card in held for held in view.cards)]
        cards = [
            sorted(pool.pop(chance.below(len(pool))) if card < 0 else card for card in held) for held in view.cards
        ]
        ahead = [
            view.ahead if seat == view.seat else bool(cards[seat]) and bool(chance.below(2))
            for seat in range(view.seats)
        ]
        return Windows(list(view.agenda), view.seats, view.lap, list(view.points), cards, ahead, list(view.hailed))

    def scores(self, s: State) -> list[Points]:
        assert isinstance(s, Windows)
        return list(s.points)

    def winners(self, s: State) -> list[Seat]:
        assert isinstance(s, Windows)
        return [seat for seat, points in enumerate(s.points) if points == max(s.points)]


WINDOWS = WindowsGame()
