"""Playing at random, and telling positions apart."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from ..chance import Chance, Seeded
from ..codec import pack
from ..event import Event
from ..game import Game
from ..state import State
from ..step import Deadline
from ..table import Question, Table
from ..words import CLOCK, Expire, Json, Move, Seat

Options = Mapping[str, Json] | None


def open_table(game: Game, seats: int, seed: int | str, options: Options = None, chance: Chance | None = None) -> Table:
    """Open a table of a game that need not be registered."""
    choices = game.choices(options)
    return Table(game, seats, chance or Seeded(seed), choices, game.judge(choices))


def some_turn(table: Table, chance: Chance) -> tuple[Seat, Move]:
    """Choose somebody who may speak, at times the clock, and a legal move for them."""
    deadlines = table.deadlines
    if deadlines and chance.below(10) == 0:
        return CLOCK, Expire(deadlines[chance.below(len(deadlines))].key)
    asks = table.asks
    seat = asks[chance.below(len(asks))].seat
    return seat, table.sample(seat, chance)


def walk(
    game: Game, seats: int, seed: int | str, options: Options = None, most: int = 100_000
) -> Iterator[tuple[Table, Seat, Move]]:
    """Play a game at random; stop before each move with the table, who will move, and the move.

    What is done to the table meanwhile must be undone. Every game ends: one that takes more than
    `most` moves fails.
    """
    table = open_table(game, seats, seed, options)
    chance = Seeded(f"walk {seed}")
    while not table.over:
        assert table.n < most, f"{game.name}: {seats} seats, seed {seed}: not over after {most} moves"
        assert table.asks, f"{game.name}: move {table.n}: the game is not over, yet nobody is asked"
        seat, move = some_turn(table, chance)
        yield table, seat, move
        table.play(seat, move)
    check_end(table)
    assert len(table.scores) == seats


def check_end(table: Table) -> None:
    """A game of rivals ends with winners; a team wins all together, or nobody does."""
    outcome = table.outcome
    assert outcome is not None and outcome.kind in ("won", "lost", "saved"), f"{table.game.name}: {outcome} is no end"
    assert list(outcome.winners) == table.winners, f"{table.game.name}: {outcome}, yet the winners are {table.winners}"
    if table.game.rivals:
        assert outcome.kind == "won" and table.winners, f"{table.game.name}: nobody has won"
    else:
        all_seats = list(range(table.seats)) if outcome.kind == "won" else []
        assert table.winners == all_seats, f"{table.game.name}: a team has {outcome}"


# Telling positions apart


def stand(table: Table, state: State) -> Table:
    """Make a table like another, at the same move, on which another state lies."""
    twin = table.copy()
    twin.lay(state)
    return twin


def asked(question: Question | None) -> object:
    """Tell all that a question says, as a value to compare."""
    if question is None:
        return None
    options = [repr(option) for option in question.options]
    return question.seat, question.kind, question.rule, question.awaited, question.facts, options, question.fields


def told(events: list[Event], seat: Seat | None) -> list[dict[str, Json]]:
    """Tell events as a seat perceives them."""
    return [event.seen_by(seat) for event in events]


def clocks(table: Table, seat: Seat | None) -> list[Deadline]:
    """Tell the deadlines that a seat may know of."""
    return [deadline for deadline in table.deadlines if deadline.seen_by(seat)]


def written(state: State) -> str:
    """Write a state as text, exactly."""
    return json.dumps(pack(state))


def contents(value: Any) -> object:
    """Tell a packed state with the order inside each list of plain values left out."""
    if isinstance(value, list):
        if all(not isinstance(item, (list, dict)) for item in value):
            return sorted(value, key=repr)
        return [contents(item) for item in value]
    if isinstance(value, dict):
        return {key: contents(item) for key, item in value.items()}
    return value


def watchers(table: Table) -> list[Seat | None]:
    """List the seats and the spectator."""
    return [*range(table.seats), None]
