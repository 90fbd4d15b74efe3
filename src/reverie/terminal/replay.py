"""Stepping through a game at the terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

import reverie

from ..kernel.event import Event
from ..kernel.table import Table
from ..kernel.words import Json, Seat
from .boards import board_of
from .speaker import Speaker


def watch(table: Table, say: Speaker, console: Console, read: Callable[[str], str]) -> None:
    """Step through a finished or unfinished game: forward, back, to a number, through any seat's eyes."""
    log = table.log()
    board = board_of(table.game.name)
    n, seat, shown = 0, None, None
    while True:
        at = reverie.replay(log, upto=n)
        view = at.view(seat)
        console.print(Rule(say.text("terminal-step", n=n, count=table.n), style="#6b5730"))
        for _, event in at.events(n):
            line = say.event(_seen(event, seat, table.over))
            if line:
                console.print(Text.assemble("  ", ("·", "dim"), " ", line))
        scenery = board.scenery(view)
        if scenery is not None and scenery != shown:
            console.print(board.look(view, say) or "")
        shown = scenery
        console.print(board.draw(view, say))
        console.print(say.text("terminal-watch"), style="dim")
        try:
            line = read(say.text("terminal-prompt") + " ").strip()
        except EOFError:
            return
        match line:
            case "" | "n":
                n = min(n + 1, table.n)
            case "b":
                n = max(n - 1, 0)
            case "q":
                return
            case _ if line.isdecimal():
                n = min(int(line), table.n)
            case _ if line.startswith("s") and line[1:].strip().isdecimal():
                wanted = int(line[1:]) - 1
                seat = wanted if 0 <= wanted < table.seats else None
            case _:
                console.print(say.text("terminal-watch"))


def _seen(event: Event, seat: Seat | None, over: bool) -> dict[str, Json]:
    return event.open() if over and seat is None else event.seen_by(seat)
