"""Tournaments: fair seats, honest intervals, processes, plots; and PettingZoo's own tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from pettingzoo.test import api_test, seed_test
from typer.testing import CliRunner

import reverie
from reverie import bots
from reverie.cli import app
from reverie.kernel.chance import Seeded
from reverie.lab.arena import Entrant, fixtures, play_fixture, tournament, wilson
from reverie.lab.bench import measure
from reverie.lab.pettingzoo import TableEnv


def test_every_entrant_takes_every_seat_on_the_same_deal() -> None:
    drawn = list(fixtures("vale", [Entrant("random")] * 3, 6))
    assert [f.seating for f in drawn[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [f.seed for f in drawn] == [0, 0, 0, 1, 1, 1]


def test_a_game_of_a_tournament_is_reproducible() -> None:
    fixture = next(fixtures("vale", [Entrant("greedy"), Entrant("random")], 1, seed=3))
    assert play_fixture(fixture) == play_fixture(fixture)


@pytest.mark.parametrize("game", reverie.games.names())
def test_levels_play_every_game_to_its_end(game: str) -> None:
    seats = reverie.games.find(game).min_seats
    outcome = play_fixture(next(fixtures(game, [Entrant("dreaming")] * seats, 1, seed=7)))
    if reverie.games.find(game).rivals:
        assert sum(outcome.wins) == pytest.approx(1)
    else:
        assert len(set(outcome.wins)) == 1
    assert outcome.moves > seats


@pytest.mark.parametrize("game", ["dreams", "when_i_dream"])
def test_a_level_plays_as_the_game_advises(game: str) -> None:
    table = reverie.table(game, seed=5)
    question = table.asks[0]
    view = table.view(question.seat)
    rules = reverie.games.find(game)
    advised = rules.advise(view, question, "lucid", Seeded(1))
    assert advised is not None
    assert bots.bot("lucid").choose(rules, view, question, Seeded(1)) == advised


def test_processes_change_nothing_but_time() -> None:
    entrants = [Entrant("drowsy"), Entrant("random")]
    assert tournament("vale", entrants, 4) == tournament("vale", entrants, 4, jobs=2)


def test_wilson_agrees_with_a_published_value() -> None:
    low, high = wilson(0.5, 100)
    assert low == pytest.approx(0.4038, abs=1e-3)
    assert high == pytest.approx(0.5962, abs=1e-3)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_greedy_beats_random_most_of_the_time() -> None:
    greedy, random = tournament("vale", [Entrant("greedy"), Entrant("random")], 40)
    assert greedy.rate >= 0.8
    assert greedy.rate + random.rate == pytest.approx(1.0)


def test_search_answers_within_its_seconds_and_from_the_view_alone() -> None:
    table = reverie.table("vale", 3, seed=1)
    question = table.asks[0]
    move = bots.bot("search", seconds=0.05).choose(table.game, table.view(question.seat), question, Seeded(1))
    assert move in question.options


def test_a_search_thinks_by_the_clock_that_it_is_given() -> None:
    table = reverie.table("vale", 2, seed=1)
    question = table.asks[0]
    ticks = iter(range(1_000))
    search = bots.Search(seconds=10, clock=lambda: float(next(ticks)))
    thoughts = search.weigh(table.game, table.view(question.seat), question, Seeded(1))
    first_look, walks = len(question.options), 9
    assert sum(thought.visits for thought in thoughts) == first_look + walks - 1


def test_search_thinks_of_every_option() -> None:
    table = reverie.table("vale", 2, seed=1)
    question = table.asks[0]
    thoughts = bots.weigh("vale", table.view(question.seat), question, seed=1, iterations=60)
    assert {thought.move for thought in thoughts} == set(question.options)
    first_look = len(question.options)
    assert sum(thought.visits for thought in thoughts) == first_look + 59


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", reverie.games.names())
def test_every_level_answers_every_first_question(game: str, level: str) -> None:
    table = reverie.table(game, seed=2)
    question = next(ask for ask in table.asks if ask.awaited)
    move = bots.choose(game, table.view(question.seat), question, level, seed=1, seconds=0.02)
    assert table.why(question.seat, move) is None


@pytest.mark.parametrize("games", range(1, 60))
def test_a_bot_that_won_all_or_nothing_is_inside_its_interval(games: int) -> None:
    assert wilson(0.0, games)[0] == 0.0
    assert wilson(1.0, games)[1] == 1.0


def test_the_arena_prints_a_table_and_draws_a_plot(tmp_path: Path) -> None:
    picture = tmp_path / "arena.png"
    words = ["arena", "vale", "--bots", "drowsy,random", "--games", "4", "--plot", str(picture), "-l", "en"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert "drowsy" in result.output
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    entrants = [Entrant("random"), Entrant("random")]
    here = tournament("vale", entrants, 4)
    there = tournament("vale", entrants, 4, ray=True)
    assert here == there


def test_the_benchmark_measures_what_there_is() -> None:
    figures = {figure.name: figure for figure in measure("vale", 2, slices=1, seconds=0.01)}
    assert figures["engine playouts"].per_second > 1000
    assert figures["copy"].unit == "copies"


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_accepts_the_environment() -> None:
    api_test(TableEnv("vale", 3), num_cycles=400)
    seed_test(lambda: TableEnv("vale", 2), num_cycles=100)


def test_an_action_outside_the_mask_is_refused() -> None:
    env = TableEnv("vale", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not among"):
        env.step(200)
