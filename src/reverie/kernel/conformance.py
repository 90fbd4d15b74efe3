"""What every game of the house must keep, as checks that take a game and raise AssertionError.

Each check says in its first sentence what is true of a conforming game. `walk` plays at random
and stops at every position, so that a suite can look at many positions of many games.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .chance import Chance, Committed, Recorded, Seeded, commitment
from .codec import field_names, move_from_json, move_to_json, pack
from .event import Event
from .game import Game
from .log import read_entry
from .outside import Outside
from .pile import Pile
from .state import State, answer, ask_of, open_asks
from .step import Ask, Deadline, Form, Step
from .table import Question, Table, play_recorded, replay
from .words import CLOCK, Expire, Json, Malformed, Move, Refusal, Refused, Seat

Options = Mapping[str, Json] | None

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


# Playing at random


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
    assert table.winners, f"{game.name}: {seats} seats, seed {seed}: nobody has won"
    assert len(table.scores) == seats


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


# Copies


def mutable_parts(value: object, path: str = "state") -> Iterator[tuple[str, object]]:
    """Find everything inside a value that can be changed. Steps and moves are values: they cannot."""
    if value is None or isinstance(value, (bool, int, float, str, frozenset, Move)):
        return
    if isinstance(value, tuple):
        for number, item in enumerate(value):
            yield from mutable_parts(item, f"{path}[{number}]")
        return
    if isinstance(value, Step):
        for name in names_of(value):
            for where, part in mutable_parts(getattr(value, name), f"{path}.{name}"):
                raise AssertionError(f"{where}: a step holds a {type(part).__name__}, which can be changed")
        return
    if names_of(value) and type(value).__hash__ is not None:
        for name in names_of(value):
            yield from mutable_parts(getattr(value, name), f"{path}.{name}")
        return
    yield path, value
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from mutable_parts(item, f"{path}[{number}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from mutable_parts(item, f"{path}[{key!r}]")
    elif isinstance(value, Pile):
        for name in ("top", "knowers", "pool", "bottom"):
            yield from mutable_parts(getattr(value, name), f"{path}.{name}")
    elif names_of(value):
        for name in names_of(value):
            yield from mutable_parts(getattr(value, name), f"{path}.{name}")
    else:
        assert isinstance(value, set), f"{path}: a state holds plain data, not a {type(value).__name__}"


def names_of(value: object) -> tuple[str, ...]:
    """List the fields of a dataclass, compiled or not; nothing for anything else."""
    return field_names(type(value)) or ()


def check_copy(table: Table) -> None:
    """A copy of a state equals it and shares nothing that can be changed."""
    state = table._state
    twin = state.copy()
    assert written(twin) == written(state), "a copy differs from its state"
    own = {id(part): path for path, part in mutable_parts(state)}
    for path, part in mutable_parts(twin):
        assert id(part) not in own, f"a copy shares {path} with {own[id(part)]}"


def check_copy_goes_its_own_way(table: Table, chance: Chance, moves: int = 12) -> None:
    """Playing on a copy of a table leaves the table as it was."""
    before, entries = written(table._state), table.n
    twin = table.copy()
    for _ in range(moves):
        if twin.over:
            break
        twin.play(*some_turn(twin, chance))
    assert written(table._state) == before, "playing on a copy changed the original"
    assert table.n == entries, "playing on a copy wrote into the log of the original"


# Options and refusals


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


# The log


@dataclass
class Moment:
    """All that can be seen of a table at one move."""

    state: str
    views: list[str]
    asks: list[object]
    deadlines: list[Deadline]
    events: list[dict[str, Json]]
    undo: list[bool]

    def difference(self, other: Moment) -> str:
        """Name what differs."""
        names = list(names_of(self))
        return ", ".join(name for name in names if getattr(self, name) != getattr(other, name))


def moment(table: Table) -> Moment:
    """Take down all that can be seen of a table."""
    return Moment(
        written(table._state),
        [repr(table.view(seat)) for seat in watchers(table)],
        [asked(question) for question in table.asks],
        table.deadlines,
        [event.open() for _, event in table.events(table.n)],
        [table.can_undo(seat) for seat in range(table.seats)],
    )


def check_replay(game: Game, seats: int, seed: int | str, options: Options = None) -> None:
    """A log rebuilds every moment of its game without a generator: state, views, asks, events, undo."""
    moments: list[Moment] = []
    table: Table | None = None
    for table, _, _ in walk(game, seats, seed, options):
        moments.append(moment(table))
    assert table is not None
    moments.append(moment(table))
    log = table.log()
    again = json.loads(json.dumps(log))
    assert again == log, "a log does not survive JSON"

    def find(name: str, rules: int) -> Game:
        assert (name, rules) == (game.name, game.version)
        return game

    rebuilt = replay({**again, "moves": []}, find)
    types = game.move_types()
    for number, data in enumerate(again["moves"]):
        now = moment(rebuilt)
        assert now == moments[number], f"before move {number}, replay differs in {now.difference(moments[number])}"
        play_recorded(rebuilt, read_entry(data, types), number)
    assert moment(rebuilt) == moments[-1], "the end of a replay differs"
    assert rebuilt.log() == log, "a replayed table writes another log"
    middle = len(again["moves"]) // 2
    assert moment(replay(again, find, upto=middle)) == moments[middle], "replay up to the middle differs"


def check_snapshot(table: Table) -> None:
    """A state survives JSON, and plays on alike: the same moves with the same chance."""
    data = json.loads(json.dumps(table.snapshot()))
    state = table.restore(data)
    assert written(state) == written(table._state), "a snapshot gives back another state"
    one, other = table.copy(), stand(table, state)
    chance = Seeded("snapshot")
    for _ in range(8):
        if one.over:
            break
        seat, move = some_turn(one, chance)
        one.play(seat, move)
        other.play(seat, move)
        assert written(one._state) == written(other._state), f"after a snapshot, {move!r} leads elsewhere"


def check_pickle(table: Table) -> None:
    """Views and questions can be sent to another process, where bots think."""
    for seat in watchers(table):
        view = table.view(seat)
        assert pickle.loads(pickle.dumps(view)) == view, f"the view of {seat} does not survive pickle"
    for question in table.asks:
        assert asked(pickle.loads(pickle.dumps(question))) == asked(question), "a question does not survive pickle"


def check_committed(game: Game, seats: int, secret: str, entropy: str, options: Options = None) -> None:
    """A secret fixes all chance of a table: whoever learns it can deal the whole game again."""
    table = open_table(game, seats, 0, options, Committed(secret, entropy))
    chance = Seeded(entropy)
    while not table.over:
        table.play(*some_turn(table, chance))
    log = table.log()
    again = open_table(game, seats, 0, options, Committed(secret, entropy))
    types = game.move_types()
    for data in log["moves"]:
        entry = read_entry(data, types)
        again.play(entry.seat, entry.move)
    assert again.log()["start"] == log["start"], "the secret deals another setup"
    dealt = [data.get("chance") for data in log["moves"]]
    assert [data.get("chance") for data in again.log()["moves"]] == dealt, "the secret deals another game"
    other = ("0" if secret[0] != "0" else "1") + secret[1:]
    assert commitment(secret) != commitment(other), "two secrets have one commitment"


# Secrecy


def check_imagine(table: Table, chance: Chance) -> None:
    """What a seat sees of an imagined world is what it saw of the real one."""
    for seat in watchers(table):
        view = table.view(seat)
        state = table.game.imagine(view, chance)
        assert table.game.view(state, seat) == view, f"the view of {seat} changes in an imagined world"
        for part in mutable_parts(view):
            if not names_of(part[1]):
                raise AssertionError(f"{part[0]} of a view can be changed")


def same_to(
    table: Table, one: State, other: State, seat: Seat | None, mover: Seat, move: Move, chance: Chance, blind: bool
) -> None:
    """Play a move in two worlds; if chance has no say and nothing hidden is shown, the seat sees the same.

    With `blind`, also where something is shown: in games where what is shown is always in the move.
    """
    first, second = one.copy(), other.copy()
    outs = [Outside(chance, table._judge), Outside(chance, table._judge)]
    for state, out in zip((first, second), outs, strict=True):
        ask = ask_of(state, mover)
        assert ask is not None
        answer(state, ask, move, out)
    if outs[0].outcomes or outs[0].verdicts or (outs[0].revealed and not blind):
        return
    assert not outs[1].outcomes, f"after {move!r} by {mover}, chance has a say in one world only"
    seen = [told(out.events, seat) for out in outs]
    assert seen[0] == seen[1], f"after {move!r} by {mover}, {seat} tells two worlds apart by events: {seen}"
    views = [table.game.view(state, seat) for state in (first, second)]
    assert views[0] == views[1], f"after {move!r} by {mover}, {seat} tells two worlds apart by its view"
    questions = [asked(stand(table, state).ask(seat)) if seat is not None else None for state in (first, second)]
    assert questions[0] == questions[1], f"after {move!r} by {mover}, {seat} is asked two things: {questions}"


def check_worlds(table: Table, seat: Seat | None, moves: list[Move], chance: Chance, blind: bool = False) -> None:
    """Two worlds that a seat imagines from one view are the same to it, also one move later."""
    game = table.game
    view = table.view(seat)
    one, other = game.imagine(view, chance), game.imagine(view, chance)
    assert game.view(one, seat) == view and game.view(other, seat) == view, f"{seat}: a world has another view"
    worlds = [stand(table, one), stand(table, other)]
    for world in worlds:
        assert world.waiting == table.waiting, f"{seat} sees others asked something else: {world.waiting}"
        assert clocks(world, seat) == clocks(table, seat), f"{seat} sees other clocks"
        if seat is not None:
            question, real = asked(world.ask(seat)), asked(table.ask(seat))
            assert question == real, f"{seat} is asked {question} in an imagined world, {real} in truth"
            for move in moves:
                refusal, truth = world.why(seat, move), table.why(seat, move)
                assert refusal == truth, f"{seat}: {move!r}: {refusal!r} in an imagined world, {truth!r} in truth"
    for ask in open_asks(one):
        twin = ask_of(other, ask.seat)
        assert twin is not None, f"{seat} sees {ask.seat} asked in one world only"
        common = _common_move(ask, one, twin, other, chance)
        if common is not None:
            same_to(table, one, other, seat, ask.seat, common, chance, blind)


def _common_move(ask: Ask[Any, Any], one: State, twin: Ask[Any, Any], other: State, chance: Chance) -> Move | None:
    if isinstance(ask, Form):
        move = ask.sample(one, chance)
        return move if twin.why(other, move) is None else None
    both = set(twin.options(other))
    common = [move for move in ask.options(one) if move in both]
    return common[chance.below(len(common))] if common else None


def check_luck(game: Game, seats: int, seed: int | str, worlds: int = 2_000, options: Options = None) -> None:
    """Imagined worlds are the truth no more often than they are each other.

    If `imagine` knew more than the view, its worlds would meet the truth more often than two of
    them meet. Four standard deviations are allowed.
    """
    chance = Seeded(f"luck {seed}")
    truths = meetings = tried = 0
    number = 0
    while tried < worlds:
        for table, _, _ in walk(game, seats, f"{seed} {number}", options):
            if tried >= worlds or chance.below(3):
                continue
            seat = chance.below(seats)
            view = table.view(seat)
            one, other, truth = (
                contents(pack(state))
                for state in (game.imagine(view, chance), game.imagine(view, chance), table._state)
            )
            if one == other and _nothing_hidden(table, seat, chance):
                continue
            tried += 1
            truths += one == truth
            meetings += one == other
        number += 1
    allowed = 4 * (truths + meetings) ** 0.5 + 1
    assert truths - meetings <= allowed, (
        f"{game.name}: of {tried} imagined worlds {truths} were the truth; two of them met {meetings} times"
    )


def _nothing_hidden(table: Table, seat: Seat, chance: Chance) -> bool:
    view = table.view(seat)
    world = contents(pack(table.game.imagine(view, chance)))
    return all(contents(pack(table.game.imagine(view, chance))) == world for _ in range(3))


# Asides


def check_notice(table: Table, seat: Seat, move: Move) -> None:
    """Whoever does not notice a move has nothing changed before it; whoever has nothing changed does not notice it."""
    moved = table.copy()
    events = moved.play(seat, move)
    entry = moved.entries[-1]
    assert entry.noticed is None or not events, f"{move!r} by {seat} is an aside, yet all are told of it"
    for watcher in watchers(table):
        if watcher == seat:
            continue
        changed = bool(events) or perceived(table, watcher) != perceived(moved, watcher)
        noticed = entry.noticed_by(watcher)
        assert changed or not noticed, f"{watcher} could count {move!r} by {seat}, which changes nothing before it"
        assert noticed or not changed, f"{watcher} does not notice {move!r} by {seat}, yet something changes before it"


def perceived(table: Table, seat: Seat | None) -> object:
    """Tell all that a seat, or a spectator, perceives of a table, as a value to compare."""
    own = (None, False) if seat is None else (asked(table.ask(seat)), table.can_undo(seat))
    return table.view(seat), table.waiting, clocks(table, seat), own, table.over


# Undo


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
        assert other_seat == seat or not moved.undo(other_seat), f"{other_seat} takes back a move of {seat}"
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


# Everything


def check_position(table: Table, seat: Seat, move: Move, known: list[Move], chance: Chance) -> None:
    """Hold one position, and the move about to be played there, to everything above."""
    check_copy(table)
    check_copy_goes_its_own_way(table, chance)
    check_options(table, chance)
    moves = hostile_moves(table.game, known, chance)
    check_refusals(table, moves)
    check_snapshot(table)
    check_pickle(table)
    check_imagine(table, chance)
    for watcher in watchers(table):
        check_worlds(table, watcher, moves[:8], chance)
    check_notice(table, seat, move)
    check_undo(table, seat, move, chance)
    check_expiry(table, chance)


def check_game(
    game: Game, seats: int, seed: int | str, options: Options = None, one_in: int = 8, most: int = 1_000
) -> int:
    """Play a game at random and hold one position in so many, and at most so many, to everything.

    Tell how many moves the game took.
    """
    chance = Seeded(f"check {seed}")
    known: list[Move] = []
    looked = 0
    for table, seat, move in walk(game, seats, seed, options):
        known.append(move)
        if looked < most and chance.below(one_in) == 0:
            looked += 1
            check_position(table, seat, move, known, chance)
    return len(known)
