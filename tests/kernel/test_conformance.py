"""Every game of the house, and the tiny one, keeps the promises of the kernel."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie import games
from reverie.kernel import conformance
from reverie.kernel.chance import Seeded
from reverie.kernel.game import Game
from tests.kernel.tiny import LANTERNS


def every_version(game: Game) -> list[Game]:
    """A game by each version of its rules that this code plays, the newest first."""
    return [games.under(game, rules) for rules in range(game.version, game.oldest - 1, -1)]


GAMES = [LANTERNS, *(each for name in games.names() for each in every_version(games.find(name)))]
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.rules}")
SEEDS = st.integers(0, 10**9)


def seat_counts(game: Game) -> list[int]:
    return sorted({game.min_seats, min(game.min_seats + 1, game.max_seats), game.max_seats})


def any_options(game: Game) -> st.SearchStrategy[dict[str, object]]:
    """Any value of every option, in any company: a clock runs as often as not."""
    return st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in game.options})


def usual_options(game: Game) -> list[dict[str, object]]:
    """What a table has that does not choose: alone against bots, and among people."""
    return [{option.name: option.usual(people) for option in game.options} for people in (False, True)]


def variants(game: Game) -> list[dict[str, object]]:
    """The usual options, and every option at each value, the others as they are among people."""
    alone, among_people = usual_options(game)
    return [alone, *({**among_people, option.name: value} for option in game.options for value in option.values)]


@EACH_GAME
@given(seed=SEEDS, data=st.data())
@settings(max_examples=8)
def test_every_position_keeps_every_promise(game: Game, seed: int, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(seat_counts(game)))
    options = data.draw(any_options(game))
    conformance.check_game(game, seats, seed, options, one_in=12, most=12)


@EACH_GAME
@given(seed=SEEDS, data=st.data())
@settings(max_examples=2)
def test_a_log_rebuilds_every_moment(game: Game, seed: int, data: st.DataObject) -> None:
    for seats in seat_counts(game)[:2]:
        conformance.check_replay(game, seats, seed, data.draw(any_options(game)))


@EACH_GAME
def test_what_is_no_move_is_malformed(game: Game) -> None:
    conformance.check_malformed(game)


@EACH_GAME
def test_imagined_worlds_are_the_truth_no_more_often_than_chance_allows(game: Game) -> None:
    conformance.check_luck(game, game.min_seats, "truth", worlds=150)


@EACH_GAME
def test_whoever_knows_something_was_told_it(game: Game) -> None:
    """At every number of seats, and with every option at each of its values."""
    seats, options = list(range(game.min_seats, game.max_seats + 1)), variants(game)
    compared = 0
    for number in range(max(len(seats), len(options), 24)):
        compared += conformance.check_perception(
            game, seats[number % len(seats)], f"told {number}", options[number % len(options)], one_in=1
        )
    assert compared > 100


@EACH_GAME
@given(secret=st.binary(min_size=32, max_size=32), entropy=st.text(max_size=8))
@settings(max_examples=2)
def test_a_committed_secret_deals_the_same_game_again(game: Game, secret: bytes, entropy: str) -> None:
    conformance.check_committed(game, game.min_seats, secret.hex(), entropy)


@EACH_GAME
def test_every_move_that_can_be_taken_back_told_nobody_anything(game: Game) -> None:
    chance = Seeded("undo")
    taken_back = 0
    for seats in seat_counts(game):
        for options in usual_options(game):
            for table, seat, move in itertools.islice(conformance.walk(game, seats, "undo", options), 60):
                taken_back += conformance.check_undo(table, seat, move, chance)
    assert taken_back > 0


@EACH_GAME
def test_every_variant_and_number_of_seats_ends(game: Game) -> None:
    seats, options = list(range(game.min_seats, game.max_seats + 1)), variants(game)
    for number in range(max(len(seats), len(options))):
        played = conformance.walk(game, seats[number % len(seats)], "end", options[number % len(options)])
        assert sum(1 for _ in played) > 0
