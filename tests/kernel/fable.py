"""A tiny game with a story: behind each door lies a passage; whoever peeks through a keyhole reads alone.

Two doors a night, of which one is opened. What lies behind the other stays unread.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from reverie.kernel.chance import Chance
from reverie.kernel.game import Choices, Game, Outcome
from reverie.kernel.outside import Outside
from reverie.kernel.state import State
from reverie.kernel.step import Ask, Step
from reverie.kernel.view import View
from reverie.kernel.words import Json, Malformed, Move, Points, Seat

NIGHTS = 2
HIDDEN = {f"{night}.{kind}": {"beast": f"beast{night}{kind}"} for night in range(1, NIGHTS + 2) for kind in "abk"}
"""What the passages hold beside their words: behind door a, behind door b, through the keyhole."""


@dataclass
class Fable(State):
    night: int
    read: list[str]
    """What all have read."""
    peeked: list[list[str]]
    """What each seat has read alone."""


@dataclass(frozen=True)
class Open(Move):
    kind: ClassVar[str] = "open"
    door: str


@dataclass(frozen=True)
class Peek(Move):
    kind: ClassVar[str] = "peek"


@dataclass(frozen=True)
class Stand(Ask[Fable, Any]):
    """Stand before two doors: open one, or peek through the keyhole first."""

    kind: ClassVar[str] = "stand"
    rule: ClassVar[str] = "Z1.1"

    def options(self, s: Fable) -> list[Move]:
        doors: list[Move] = [Open("a"), Open("b")]
        return doors if f"{s.night}.k" in s.peeked[self.seat] else [*doors, Peek()]

    def take(self, s: Fable, move: Move, out: Outside) -> None:
        out.reveal()
        if isinstance(move, Open):
            s.read.append(f"{s.night}.{move.door}")
            out.tell("opened", seat=self.seat, passage=s.read[-1])
            s.night += 1
            if s.night <= NIGHTS:
                s.agenda.append(Stand((self.seat + 1) % len(s.peeked)))
        else:
            s.peeked[self.seat].append(f"{s.night}.k")
            out.whisper((self.seat,), {"passage": f"{s.night}.k"}, "peeked", seat=self.seat)
            s.agenda.append(self)


@dataclass(frozen=True)
class FableView(View):
    night: int
    read: tuple[str, ...]
    mine: tuple[str, ...]
    peeks: tuple[int, ...]
    agenda: tuple[Step[Any], ...]


class FableGame(Game):
    name = "fable"
    saves = 1
    rivals = False
    min_seats = 1
    max_seats = 2
    clauses = ("Z1.1",)
    turn_rule = "Z1.1"
    moves = {move.kind: move for move in (Open, Peek)}
    types = {made.__name__: made for made in (Fable, Stand)}

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        return Fable([Stand(0)], 1, [], [[] for _ in range(seats)])

    def go_on(self, save: Json, seats: int, choices: Choices, out: Outside) -> State:
        if not set(save["read"]) <= set(HIDDEN):
            raise Malformed("a passage was read that is not in the story")
        return Fable([Stand(0)], NIGHTS + 1, list(save["read"]), [[] for _ in range(seats)])

    def save(self, s: State) -> Json | None:
        assert isinstance(s, Fable)
        return {"read": list(s.read)} if not s.agenda else None

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Fable)
        mine = () if seat is None else tuple(s.peeked[seat])
        peeks = tuple(len(peeked) for peeked in s.peeked)
        return FableView(seat, s.night, tuple(s.read), mine, peeks, tuple(s.agenda))

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, FableView)
        peeked = [
            list(view.mine) if seat == view.seat else [f"{night}.k" for night in self._nights(view, count)]
            for seat, count in enumerate(view.peeks)
        ]
        return Fable(list(view.agenda), view.night, list(view.read), peeked)

    @staticmethod
    def _nights(view: FableView, count: int) -> list[int]:
        return list(range(view.night, 0, -1))[:count]

    def found(self, view: View) -> Sequence[str]:
        assert isinstance(view, FableView)
        return (*view.read, *view.mine)

    def passage(self, id: str) -> Json:
        return HIDDEN[id]

    def scores(self, s: State) -> list[Points]:
        assert isinstance(s, Fable)
        return [len(s.read)] * len(s.peeked)

    def winners(self, s: State) -> list[Seat]:
        return []

    def values(self, s: State) -> list[float]:
        return [float(score) for score in self.scores(s)]

    def outcome(self, s: State) -> Outcome:
        return Outcome("saved")


FABLE = FableGame()
