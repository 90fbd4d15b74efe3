"""Tables from what was written down: a whole log, or a snapshot and what came after it."""

from __future__ import annotations

from collections.abc import Callable

from .chance import Chance, Recorded
from .game import Game
from .log import Entry, read_entry, read_header
from .outside import Outside, RecordedJudge
from .table import Table
from .words import Json, Malformed


def replay(log: Json, find: Callable[[str, int], Game], upto: int | None = None, chance: Chance | None = None) -> Table:
    """Rebuild a table from its log, or its first `upto` moves, without any generator.

    `find` gives the game by name and version of its rules. A log that the rules refuse raises
    Malformed and names the first move at fault. `chance` is for playing on, with the game's judge.
    """
    told = read_header(log)
    game = find(told.game, told.rules)
    setup = Recorded(told.start)
    table = Table(game, told.seats, setup, told.options, save=told.save)
    if not setup.spent:
        raise Malformed("the setup of the log has more chance outcomes than the rules ask for")
    types = game.move_types()
    for number, data in enumerate(told.moves[:upto]):
        play_recorded(table, read_entry(data, types), number)
    if chance is not None:
        table.draw_from(chance)
        table._judge = game.judge(table.choices)
    return table


def resume(fresh: Table, snapshot: Json, entries: list[Entry] | None = None) -> Table:
    """Set a table where a snapshot was taken: what was played before cannot be taken back.

    With the `entries` that led there it can still write its log; without, it has forgotten them.

    `fresh` gives the game, its setup and its outsiders. Nothing is checked: the snapshot is a cache
    of what the moves before it would lead to.
    """
    table = fresh.copy()
    table._chance = fresh._chance
    kept = entries or []
    table._past.begin(kept, snapshot["n"] - len(kept))
    table._opened = snapshot["opened"]
    table.lay(table.restore(snapshot))
    return table


def play_recorded(table: Table, entry: Entry, number: int) -> None:
    """Play an entry of a log; raises Malformed with the number of the move if the rules refuse it."""
    refusal = table.why(entry.seat, entry.move)
    if refusal is not None:
        raise Malformed(f"move {number} of the log: {refusal!r}")
    recorded = Recorded(entry.chance)
    try:
        table._carry_out(entry.seat, entry.move, Outside(recorded, RecordedJudge(entry.verdicts)))
    except (Malformed, IndexError) as error:
        raise Malformed(f"move {number} of the log: {error}") from None
    except (KeyError, TypeError):
        if not entry.verdicts:
            raise
        raise Malformed(f"move {number} of the log: a verdict that no judge gives") from None
    if not recorded.spent:
        raise Malformed(f"move {number} of the log: more chance outcomes than the rules ask for")
