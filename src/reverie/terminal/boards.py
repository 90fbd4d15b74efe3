"""How a terminal draws the table of a game: its own module if it has one, else plain facts."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rich.console import RenderableType
from rich.table import Table as Grid

from ..kernel.codec import plain
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move
from .speaker import Speaker


class Board(Protocol):
    """What a terminal needs to know of a game."""

    def draw(self, view: View, say: Speaker) -> RenderableType:
        """Draw what a seat sees."""

    def read(self, line: str, view: View, question: Question, say: Speaker) -> Move | None:
        """Read a line as the answer to a form, in the game's own shorthand; None if it is none."""

    def attempts(self, view: View) -> list[Move]:
        """List what a player of the seat might try, legal or not: for the question why."""

    def explain(self, word: str, say: Speaker) -> RenderableType | None:
        """Explain a thing of the game by its name."""


class PlainBoard:
    """A game without a drawing of its own: everything the view tells, line by line."""

    def draw(self, view: View, say: Speaker) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for name, told in plain(view).items():
            if name != "agenda":
                grid.add_row(f"[dim]{name}", str(told))
        return grid

    def read(self, line: str, view: View, question: Question, say: Speaker) -> Move | None:
        return None

    def attempts(self, view: View) -> list[Move]:
        return []

    def explain(self, word: str, say: Speaker) -> RenderableType | None:
        return None


def board_of(game: str) -> Board:
    """Find how a game is drawn."""
    name = f"{__package__}.{game}"
    if find_spec(name) is None:
        return PlainBoard()
    board: Board = import_module(name).BOARD
    return board
