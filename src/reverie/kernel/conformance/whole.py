"""Whole positions and whole games, held to everything."""

from __future__ import annotations

from ..chance import Chance, Seeded
from ..game import Game
from ..table import Table
from ..words import Move, Seat
from .answers import check_options, check_refusals, check_verdicts, hostile_moves
from .copies import check_copy, check_copy_goes_its_own_way
from .logs import check_pickle, check_save, check_snapshot
from .perception import check_perception
from .positions import Options, walk, watchers
from .secrets import check_imagine, check_notice, check_worlds
from .undo import check_expiry, check_undo


def check_position(table: Table, seat: Seat, move: Move, known: list[Move], chance: Chance) -> None:
    """Hold one position, and the move about to be played there, to everything above."""
    check_copy(table)
    check_copy_goes_its_own_way(table, chance)
    check_options(table, chance)
    check_verdicts(table, seat, move)
    moves = hostile_moves(table.game, known, chance)
    check_refusals(table, moves)
    check_snapshot(table)
    check_pickle(table)
    check_save(table, chance)
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

    Then play it once more and change things, to see that whoever knows something was told it.

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
    if known:
        check_save(table, chance)
    check_perception(game, seats, seed, options)
    return len(known)
