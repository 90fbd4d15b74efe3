"""Undo and clocks: what is taken back told nobody anything, and what has passed has passed."""

from __future__ import annotations

from ..chance import Chance, Recorded
from ..outside import Outside
from ..state import State, answer, ask_of
from ..step import Form
from ..table import Table
from ..words import CLOCK, Expire, Json, Malformed, Move, Seat
from .logs import moment
from .positions import told, watchers, written


def check_undo(table: Table, seat: Seat, move: Move, chance: Chance) -> bool:
    """A move that can be taken back told nobody anything, and taking it back restores all.

    In every world that another seat imagines, the mover has a move that looks the same to it, so
    nothing was learnt. Tell whether the move could be taken back.
    """
    if seat == CLOCK:
        return False
    moved = table.copy()
    events = moved.play(seat, move)
    if not moved.can_undo(seat):
        assert not moved.undo(seat), "undo does what can_undo denies"
        return False
    game = table.game
    for other in watchers(table):
        if other == seat:
            continue
        world = game.imagine(table.view(other), chance)
        seen, view = told(events, other), moved.view(other)
        assert _looks_the_same(table, world, seat, move, other, seen, view, chance), (
            f"{move!r} by {seat} can be taken back, yet {other} learnt from it"
        )
    for other_seat in range(table.seats):
        if other_seat != seat and moved.can_undo(other_seat):
            own = moved.undoable(other_seat)
            assert own is table.undoable(other_seat), f"{other_seat} takes back a move of {seat}"
    assert moved.undo(seat), "can_undo promises what undo does not do"
    assert moment(moved).views == moment(table).views, f"taking back {move!r} leaves another view"
    assert written(moved._state) == written(table._state), f"taking back {move!r} leaves another state"
    assert moved.log() == table.log(), f"taking back {move!r} leaves another log"
    return True


def _looks_the_same(
    table: Table,
    world: State,
    mover: Seat,
    move: Move,
    seat: Seat | None,
    seen: list[dict[str, Json]],
    view: object,
    chance: Chance,
) -> bool:
    ask = ask_of(world, mover)
    if ask is None:
        return False
    if isinstance(ask, Form):
        candidates = [move] if ask.why(world, move) is None else []
        candidates += [ask.sample(world, chance) for _ in range(10)]
    else:
        candidates = sorted(ask.options(world), key=lambda option: option != move)
    for candidate in candidates:
        after, out = world.copy(), Outside(Recorded([]), table._judge)
        again = ask_of(after, mover)
        assert again is not None
        try:
            answer(after, again, candidate, out)
        except Malformed:
            continue
        if told(out.events, seat) == seen and table.game.view(after, seat) == view:
            return True
    return False


# Clocks


def check_expiry(table: Table, chance: Chance) -> None:
    """Each deadline can pass once: the clock's move is legal, moves the game on, and leaves no such deadline."""
    for deadline in table.deadlines:
        assert deadline.seconds > 0, f"deadline {deadline.key} has no time"
        twin = table.copy()
        twin.play(CLOCK, Expire(deadline.key))
        assert twin.n == table.n + 1
        assert written(twin._state) != written(table._state), f"deadline {deadline.key} passes and nothing happens"
        for seat in range(table.seats):
            assert not twin.can_undo(seat), "somebody may take back what the clock did"
        assert twin.why(CLOCK, Expire(deadline.key)) is not None, f"deadline {deadline.key} passes twice"
