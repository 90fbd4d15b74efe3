"""Weighing a game: what helps to win is counted beside what would be fair."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.kernel.game import Tally
from reverie.kernel.words import Malformed
from reverie.lab.balance import Balance, Result, play_trial, trials, weigh


def test_whoever_wins_twice_their_share_has_an_edge_of_two() -> None:
    balance = Balance(2)
    tally = Tally(({"people": "a"}, {"people": "b"}), ({"guide": 2, "army": 6}, {"guide": 4, "army": 0}), {"sieges": 3})
    for _ in range(3):
        balance.count(Result(tally, (8, 4), (1.0, 0.0), 50))
    shares = balance.shares["people"]
    assert (shares["a"].edge, shares["b"].edge, shares["a"].rate) == (2.0, 0.0, 1.0)
    assert shares["a"].interval[0] < 1.0 == shares["a"].interval[1]
    assert balance.of_winners("army") == 0.75
    assert balance.sources["guide"] == [6.0, 9.0]
    assert (balance.margin, balance.moves, balance.happened) == (12, 150, {"sieges": 9})


def test_a_weighing_counts_every_people_and_every_star() -> None:
    results = [play_trial(trial) for trial in trials("etherium", "drowsy", 4, 2)]
    for result in results:
        assert {traits["people"] for traits in result.tally.traits} == {"psolos", "reces", "hivalia", "ertis"}
        assert sorted(traits["initiative"] for traits in result.tally.traits) == ["1", "2", "3", "4"]
        assert [sum(stars.values()) for stars in result.tally.sources] == list(result.scores)
        assert result.tally.happened["actions"] + result.tally.happened["consolations"] >= 4 * 4 * 7
        assert sum(result.wins) == pytest.approx(1)


def test_processes_change_nothing_but_time() -> None:
    drawn = trials("etherium", "random", 2, 4)
    assert weigh(2, drawn) == weigh(2, drawn, jobs=2)


def test_a_game_without_a_tally_is_weighed_by_seats() -> None:
    balance = weigh(2, trials("vale", "random", 2, 3))
    assert list(balance.shares) == ["seat"]
    assert sum(share.wins for share in balance.shares["seat"].values()) == pytest.approx(3)


def test_what_cannot_be_played_is_not_weighed() -> None:
    for mistake in (("vale", "random", 7), ("vale", "nobody", 2), ("nothing", "random", 2)):
        with pytest.raises(Malformed):
            trials(*mistake, 1)
    with pytest.raises(Malformed):
        trials("vale", "random", 2, 1, options={"weather": "fair"})


def test_the_balance_prints_tables_and_draws_a_plot(tmp_path: Path) -> None:
    picture = tmp_path / "balance.png"
    words = ["balance", "etherium", "--seats", "2", "--seats", "5", "--level", "random", "--games", "2"]
    result = CliRunner().invoke(app, [*words, "--plot", str(picture), "-l", "en"])
    assert result.exit_code == 0, result.output
    assert "Hivalia" in result.output and "Army tokens" in result.output and "pillages a game" in result.output
    assert picture.read_bytes().startswith(b"\x89PNG")
