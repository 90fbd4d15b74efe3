"""How a terminal draws the table of a game: its own module if it has one, else plain facts."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..kernel.codec import plain
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move
from .speaker import Speaker


class Board:
    """What a terminal needs to know of a game. A game draws its table; the rest is as it likes."""

    def draw(self, view: View, say: Speaker) -> RenderableType:
        """Draw what a seat sees."""
        raise NotImplementedError

    def hint(self, view: View, say: Speaker) -> RenderableType | None:
        """Tell a seat that is asked how to answer, where that is not a list of options."""
        return None

    def scenery(self, view: View) -> object:
        """Tell what lies there for long: when it changes, `look` is shown unasked; None: only on demand."""
        return None

    def look(self, view: View, say: Speaker) -> RenderableType | None:
        """Show what is long to tell: what is on the pictures, what is printed on the cards in sight."""
        return None

    def account(self, view: View, say: Speaker) -> RenderableType | None:
        """Show how the points of a finished game are made up."""
        return None

    def disturbs(self, view: View, question: Question) -> bool:
        """Whether a person is asked now; else time passes without them."""
        return True

    def tell(self, move: Move, view: View, say: Speaker) -> str:
        """Name a move as it is typed or chosen here."""
        return say.move(move)

    def read(self, line: str, view: View, question: Question, say: Speaker) -> Move | None:
        """Read a line as the answer to a form, in the game's own shorthand; None if it is none."""
        return None

    def attempts(self, view: View) -> list[Move]:
        """List what a player of the seat might try, legal or not: for the question why."""
        return []

    def explain(self, word: str, say: Speaker) -> RenderableType | None:
        """Explain a thing of the game by its name."""
        return None


class PlainBoard(Board):
    """A game without a drawing of its own: everything the view tells, line by line."""

    def draw(self, view: View, say: Speaker) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for name, told in plain(view).items():
            if name != "agenda":
                grid.add_row(f"[dim]{name}", str(told))
        return grid

    def hint(self, view: View, say: Speaker) -> RenderableType | None:
        return Text(say.text("terminal-form"), style="dim")


def board_of(game: str) -> Board:
    """Find how a game is drawn."""
    name = f"{__package__}.{game}"
    if find_spec(name) is None:
        return PlainBoard()
    board: Board = import_module(name).BOARD
    return board
