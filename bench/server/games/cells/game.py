"""Cells: paint one of nine, then it is the other's turn. It never ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from reverie.kernel.chance import Chance
from reverie.kernel.game import Choices, Game
from reverie.kernel.outside import Outside
from reverie.kernel.state import State
from reverie.kernel.step import Ask
from reverie.kernel.view import View
from reverie.kernel.words import Move, Points, Seat


@dataclass
class Cells(State):
    """The board."""

    cells: list[int | None]

    def copy(self) -> Cells:
        return Cells(self.agenda.copy(), self.cells.copy())


@dataclass(frozen=True)
class Click(Move):
    kind: ClassVar[str] = "click"
    cell: int


CLICKS: list[Move] = [Click(cell) for cell in range(9)]


@dataclass(frozen=True)
class Paint(Ask[Cells, Click]):
    """Paint a cell."""

    kind: ClassVar[str] = "paint"
    rule: ClassVar[str] = "C1"

    def options(self, s: Cells) -> list[Move]:
        return CLICKS

    def take(self, s: Cells, move: Click, out: Outside) -> None:
        s.cells[move.cell] = self.seat
        s.agenda.append(PAINT[1 - self.seat])
        if out.listening:
            out.tell("painted", seat=self.seat, cell=move.cell)


PAINT = [Paint(0), Paint(1)]


@dataclass(frozen=True)
class CellsView(View):
    cells: tuple[int | None, ...]
    turn: Seat


class CellsGame(Game):
    """For two."""

    name = "cells"
    max_seats = 2
    clauses = ("C1",)
    turn_rule = "C1"
    moves = {"click": Click}
    types = {"Cells": Cells, "Paint": Paint}

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        return Cells([PAINT[0]], [None] * 9)

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Cells)
        top = s.agenda[-1]
        assert isinstance(top, Paint)
        return CellsView(seat, tuple(s.cells), top.seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, CellsView)
        return Cells([PAINT[view.turn]], list(view.cells))

    def scores(self, s: State) -> list[Points]:
        assert isinstance(s, Cells)
        return [s.cells.count(0), s.cells.count(1)]

    def winners(self, s: State) -> list[Seat]:
        return [0, 1]


GAME = CellsGame()
