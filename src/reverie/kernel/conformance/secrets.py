"""Secrets: nobody sees, infers or counts what they must not."""

from __future__ import annotations

from typing import Any

from ..chance import Chance, Seeded
from ..codec import pack
from ..game import Game
from ..outside import Outside
from ..state import State, answer, ask_of, open_asks
from ..step import Ask, Form
from ..table import Table
from ..words import Move, Seat
from .copies import mutable_parts, names_of
from .positions import Options, asked, clocks, contents, stand, told, walk, watchers


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
            _check_previews(table, world, seat)
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


def _check_previews(table: Table, world: Table, seat: Seat) -> None:
    """What a move would lead to, and what a seat should know before it, are the same in all worlds of a seat."""
    question = table.ask(seat)
    for move in [] if question is None else question.options[:12]:
        if world.why(seat, move) is not None:
            continue
        events, twins = table.preview(seat, move), world.preview(seat, move)
        seen = [None if each is None else told(each, seat) for each in (events, twins)]
        assert seen[0] == seen[1], f"{seat}: {move!r} would lead to {seen[1]} in an imagined world, {seen[0]} in truth"
        assert world.warn(seat, move) == table.warn(seat, move), f"{seat} is warned of {move!r} in one world only"


def _common_move(ask: Ask[Any, Any], one: State, twin: Ask[Any, Any], other: State, chance: Chance) -> Move | None:
    if isinstance(ask, Form):
        move = ask.sample(one, chance)
        return move if twin.why(other, move) is None else None
    both = set(twin.options(other))
    common = [move for move in ask.options(one) if move in both]
    return common[chance.below(len(common))] if common else None


OPEN_POSITIONS = 10
"""How many positions in which nothing is hidden are looked at for each world, before it is enough."""


def check_luck(game: Game, seats: int, seed: int | str, worlds: int = 2_000, options: Options = None) -> int:
    """Imagined worlds are the truth no more often than they are each other.

    If `imagine` knew more than the view, its worlds would meet the truth more often than two of
    them meet. Four standard deviations are allowed. Tell how many worlds were compared: fewer than
    `worlds`, perhaps none, where hardly anything is hidden.
    """
    chance = Seeded(f"luck {seed}")
    truths = meetings = tried = open_ = 0
    number = 0
    while tried < worlds and open_ < OPEN_POSITIONS * worlds:
        for table, _, _ in walk(game, seats, f"{seed} {number}", options):
            if chance.below(3):
                continue
            if tried >= worlds or open_ >= OPEN_POSITIONS * worlds:
                continue
            seat = chance.below(seats)
            view = table.view(seat)
            one, other, truth = (
                contents(pack(state))
                for state in (game.imagine(view, chance), game.imagine(view, chance), table._state)
            )
            if one == other and _nothing_hidden(table, seat, chance):
                open_ += 1
                continue
            tried += 1
            truths += one == truth
            meetings += one == other
        number += 1
    allowed = 4 * (truths + meetings) ** 0.5 + 1
    assert truths - meetings <= allowed, (
        f"{game.name}: of {tried} imagined worlds {truths} were the truth; two of them met {meetings} times"
    )
    return tried


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
