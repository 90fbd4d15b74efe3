"""Answers: what is offered is legal, what is not is refused, and what is no move is malformed."""

from __future__ import annotations

import json
from typing import Any

from ..chance import Chance
from ..codec import field_names, move_from_json, move_to_json
from ..game import Game
from ..state import ask_of, open_asks
from ..step import Form
from ..table import Table
from ..words import CLOCK, Expire, Json, Malformed, Move, Refusal, Refused, Seat
from .positions import written

ODD_VALUES: tuple[Any, ...] = (-1, 10**9, True, 1.5, "x", "", None, (), (1, 2), (-1, 0, 0), (9, 9, 9), (True, 0, 0))
"""Values that reach a server in the fields of a hostile move."""

NO_MOVES: tuple[Json, ...] = (
    None,
    7,
    "mark",
    [],
    {},
    {"kind": None},
    {"kind": 3},
    {"kind": "no such move"},
    {"kind": ["mark"]},
)
"""JSON that is no move of any game."""


def check_options(table: Table, chance: Chance) -> None:
    """Every option offered is legal and can be played, none is offered twice, and asking changes nothing."""
    before = written(table._state)
    asks = open_asks(table._state)
    assert len({ask.seat for ask in asks}) == len(asks), "a seat is asked two things at once"
    for ask in asks:
        question = table.ask(ask.seat)
        assert question is not None
        assert ask.rule in table.game.clauses, f"{ask.kind}: {ask.rule!r} is no clause of {table.game.name}"
        offered = question.options
        if isinstance(ask, Form):
            assert question.fields is not None, f"{ask.kind}: a form describes its fields"
            offered = [ask.sample(table._state, chance) for _ in range(3)]
        else:
            assert offered, f"{ask.kind}: nothing may be answered"
            assert len(set(offered)) == len(offered), f"{ask.kind}: an option is offered twice: {offered}"
        for move in offered:
            assert table.game.moves.get(move.kind) is type(move), f"{ask.kind}: {move!r} is no move of the game"
            refusal = table.why(ask.seat, move)
            assert refusal is None, f"{ask.kind}: {move!r} is offered and refused: {refusal!r}"
            assert move_from_json(json.loads(json.dumps(move_to_json(move))), table.game.moves) == move
        move = offered[chance.below(len(offered))]
        try:
            table.copy().play(ask.seat, move)
        except Exception as error:
            raise AssertionError(f"{ask.kind}: {move!r} is offered and raises {error!r}") from error
    assert written(table._state) == before, "asking for options changed the state"


def check_verdicts(table: Table, seat: Seat, move: Move) -> None:
    """A move with verdicts that were fetched before it is the same as one with the judge at the table."""
    game, judge = table.game, table._judge
    assert game.judges == (judge is not None), f"{game.name}: `judges` is not what `judge` makes"
    given: list[Json] = []
    while (question := table.unjudged(seat, move, given)) is not None:
        assert judge is not None and game.judge_of(table.view(None)) is not None
        given.append(judge.verdict(question))
    one, other = table.copy(), table.copy()
    one.play(seat, move)
    other.play(seat, move, given)
    assert one.entries[-1].verdicts == given, f"{move!r}: other verdicts were asked for than in play"
    assert written(one._state) == written(other._state), f"{move!r}: fetched verdicts lead elsewhere"


def hostile_moves(game: Game, known: list[Move], chance: Chance, count: int = 40) -> list[Move]:
    """Make moves that are mostly not legal: from elsewhere in the game, or with odd values in their fields."""
    moves = [known[chance.below(len(known))] for _ in range(count // 2)] if known else []
    kinds = list(game.moves.values())
    while len(moves) < count:
        made = kinds[chance.below(len(kinds))]
        moves.append(made(*[ODD_VALUES[chance.below(len(ODD_VALUES))] for _ in field_names(made) or ()]))
    return moves


def check_refusals(table: Table, moves: list[Move]) -> list[Refusal]:
    """What is not offered is refused with a clause of the game, and a refused move changes nothing."""
    before, entries = written(table._state), table.n
    clauses = set(table.game.clauses)
    refusals: list[Refusal] = []
    deadlines = {deadline.key for deadline in table.deadlines}
    for seat in [*range(table.seats), table.seats, CLOCK, -2]:
        ask = ask_of(table._state, seat)
        offered = [] if ask is None else [repr(option) for option in ask.options(table._state)]
        for move in [*moves, Expire(""), Expire("no such deadline")]:
            try:
                refusal = table.why(seat, move)
            except Exception as error:
                raise AssertionError(f"asking why seat {seat} may not play {move!r} raises {error!r}") from error
            if refusal is None:
                legal = repr(move) in offered or isinstance(ask, Form)
                ticking = seat == CLOCK and isinstance(move, Expire) and move.key in deadlines
                assert legal or ticking, f"seat {seat}: {move!r} is accepted and was not offered"
                continue
            assert repr(move) not in offered, f"seat {seat}: {move!r} is offered and refused: {refusal!r}"
            assert refusal.rule in clauses, f"{move!r} is refused by {refusal.rule!r}, no clause of {table.game.name}"
            json.dumps(refusal.to_json())
            refusals.append(refusal)
            played = _refusal_of_playing(table, seat, move)
            assert played == refusal, f"{move!r}: played, it is answered {played!r}; asked, {refusal!r}"
    assert written(table._state) == before and table.n == entries, "a refused move changed something"
    return refusals


def _refusal_of_playing(table: Table, seat: Seat, move: Move) -> Refusal | None:
    try:
        table.play(seat, move)
    except Refused as error:
        return error.refusal
    return None


def check_malformed(game: Game) -> None:
    """What is no move is Malformed: other shapes, unknown kinds, missing, extra and nested fields."""
    wrong: list[Json] = list(NO_MOVES)
    for kind, made in game.moves.items():
        names = list(field_names(made) or ())
        wrong.append({"kind": kind, **dict.fromkeys(names, 0), "more": 1})
        if names:
            wrong.append({"kind": kind})
            wrong.append({"kind": kind, **{name: {"a": 1} for name in names}})
            wrong.append({"kind": kind, **{name: [[[[[[[0]]]]]]] for name in names}})
    for data in wrong:
        try:
            move = move_from_json(data, game.moves)
        except Malformed:
            continue
        raise AssertionError(f"{data!r} was read as {move!r}")
