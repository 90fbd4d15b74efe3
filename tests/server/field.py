"""Field: four people walk a land of many things, move after move, until somebody goes home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from reverie.kernel.game import Choices, Game
from reverie.kernel.outside import Outside
from reverie.kernel.state import State
from reverie.kernel.step import Ask
from reverie.kernel.view import View
from reverie.kernel.words import Move, Points, Seat

SEATS = 4
HOME = 12


@dataclass
class Field(State):
    """The land."""

    walked: list[int]
    hands: list[list[int]]
    tiles: dict[int, int]
    tokens: dict[int, int]
    flags: list[int]


@dataclass(frozen=True)
class Walk(Move):
    kind: ClassVar[str] = "walk"
    way: int


WAYS: list[Move] = [Walk(way) for way in range(HOME + 1)]


@dataclass(frozen=True)
class Step(Ask[Field, Walk]):
    """Walk on, or go home."""

    kind: ClassVar[str] = "step"
    rule: ClassVar[str] = "F1"

    def options(self, s: Field) -> list[Move]:
        return WAYS

    def take(self, s: Field, move: Walk, out: Outside) -> None:
        s.walked[self.seat] += 1
        s.tiles[move.way] = s.walked[self.seat]
        s.flags[sum(s.walked) % len(s.flags)] = self.seat
        if move.way < HOME:
            s.agenda.append(Step((self.seat + 1) % SEATS))
        for part in range(4):
            out.tell("walked", seat=self.seat, way=move.way, space=s.walked[self.seat] % 48, part=part)


@dataclass(frozen=True)
class FieldView(View):
    walked: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    tiles: tuple[tuple[int, int], ...]
    tokens: tuple[tuple[int, int], ...]
    flags: tuple[int, ...]


class FieldGame(Game):
    """For four."""

    name = "field"
    min_seats = max_seats = SEATS
    clauses = ("F1",)
    turn_rule = "F1"
    moves = {"walk": Walk}
    types = {"Field": Field, "Step": Step}

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        hands = [list(range(6)) for _ in range(SEATS)]
        tokens = {token: token % 7 for token in range(80)}
        return Field([Step(0)], [0] * SEATS, hands, dict.fromkeys(range(48), 0), tokens, [0] * 120)

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Field)
        return FieldView(
            seat,
            tuple(s.walked),
            tuple(map(tuple, s.hands)),
            tuple(s.tiles.items()),
            tuple(s.tokens.items()),
            tuple(s.flags),
        )

    def scores(self, s: State) -> list[Points]:
        assert isinstance(s, Field)
        return s.walked

    def winners(self, s: State) -> list[Seat]:
        return [0]
