"""Tournaments: bots meet over many games, seats rotated, results with their uncertainty."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import thread_time
from typing import Any, TypeVar

import reverie

from .. import bots, games
from ..kernel.chance import Seeded
from ..kernel.words import Malformed, Points, Seat
from .match import Match

D = TypeVar("D")
R = TypeVar("R")


@dataclass(frozen=True)
class Entrant:
    """A bot as it enters a tournament: `search:0.1` thinks 0.1 s a move, `search:300i` 300 iterations.

    Seconds are those that the processor gives it, so that a busy machine does not weaken it.
    """

    name: str

    def wake(self) -> bots.Bot:
        """Make the bot. Raises Malformed if there is none of this name."""
        kind, _, budget = self.name.partition(":")
        try:
            if budget.endswith("i"):
                return bots.bot(kind, None, int(budget[:-1]))
            return bots.bot(kind, float(budget) if budget else None, None, thread_time)
        except ValueError as error:
            if isinstance(error, Malformed):
                raise
            raise Malformed(
                f"{self.name!r} is no bot: say search:0.1 for seconds or search:300i for iterations"
            ) from None


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who sits where is told by `seating`, an index of an entrant for each seat."""

    game: str
    entrants: tuple[Entrant, ...]
    seating: tuple[int, ...]
    seed: int


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by entrant."""

    scores: tuple[Points, ...]
    wins: tuple[float, ...]
    """1 for a victory, shared among equals."""
    moves: int


@dataclass
class Standing:
    """What an entrant has achieved."""

    entrant: Entrant
    games: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the rate of wins (Wilson)."""
        return wilson(self.rate, self.games)


def wilson(rate: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Compute the confidence interval of a rate seen in so many games."""
    if not games:
        return (0.0, 1.0)
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    # Where all or none was won, rounding must not leave the rate itself outside.
    return (max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


def fixtures(game: str, entrants: list[Entrant], count: int, seed: int = 0) -> Iterator[Fixture]:
    """Draw up the games of a tournament: every entrant takes every seat in turn."""
    seats = len(entrants)
    games.find(game).check_seats(seats)
    for entrant in entrants:
        entrant.wake()
    for number in range(count):
        seating = tuple((seat + number) % seats for seat in range(seats))
        yield Fixture(game, tuple(entrants), seating, seed + number // seats)


def play_fixture(fixture: Fixture) -> Outcome:
    """Play one game between bots."""
    players = [fixture.entrants[index].wake() for index in fixture.seating]
    table = reverie.table(fixture.game, len(players), seed=fixture.seed)
    Match(table, players, Seeded(f"{fixture.seed}:{fixture.seating}")).play()
    place: dict[int, Seat] = {index: seat for seat, index in enumerate(fixture.seating)}
    scores, winners = table.scores, table.winners
    return Outcome(
        tuple(scores[place[index]] for index in range(len(players))),
        tuple(1 / len(winners) if place[index] in winners else 0.0 for index in range(len(players))),
        table.n,
    )


def play_all(draw: Iterable[Fixture], jobs: int = 1, ray: bool = False) -> Iterator[Outcome]:
    """Play games one after another, in so many processes, or on a Ray cluster."""
    return spread(play_fixture, draw, jobs, ray)


def spread(work: Callable[[D], R], draw: Iterable[D], jobs: int = 1, ray: bool = False) -> Iterator[R]:
    """Do the work for each of these: one after another, in so many processes, or on a Ray cluster."""
    if ray:
        yield from _spread_on_ray(work, draw)
    elif jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(work, draw, chunksize=1)
    else:
        yield from map(work, draw)


def _spread_on_ray(work: Callable[[D], R], draw: Iterable[D]) -> Iterator[R]:
    try:
        import ray
    except ImportError:
        raise Malformed("Ray is not installed: pip install 'reverie[ray]'") from None
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, include_dashboard=False)
    try:
        remote: Any = ray.remote(work)
        waiting = [remote.remote(each) for each in draw]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield ray.get(done[0])
    finally:
        if started:
            ray.shutdown()


def tournament(
    game: str,
    entrants: list[Entrant],
    count: int,
    seed: int = 0,
    jobs: int = 1,
    ray: bool = False,
    progress: Callable[[], None] = lambda: None,
) -> list[Standing]:
    """Hold a tournament and tell the standings, in the order of the entrants."""
    standings = [Standing(entrant) for entrant in entrants]
    for outcome in play_all(list(fixtures(game, entrants, count, seed)), jobs, ray):
        for standing, wins, points in zip(standings, outcome.wins, outcome.scores, strict=True):
            standing.games += 1
            standing.wins += wins
            standing.points += points
        progress()
    return standings


def plot(standings: list[Standing], path: Path) -> None:
    """Draw the rates of wins with their confidence intervals as a PNG."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Malformed("plots need matplotlib: pip install 'reverie[lab]'") from None
    figure = Figure(figsize=(7, 0.8 + 0.7 * len(standings)), facecolor="#161338")
    axes = figure.add_subplot(facecolor="#0b1026")
    rates = [standing.rate for standing in standings]
    spans = [standing.interval for standing in standings]
    errors = [
        [rate - low for rate, (low, _) in zip(rates, spans, strict=True)],
        [high - rate for rate, (_, high) in zip(rates, spans, strict=True)],
    ]
    names = [standing.entrant.name for standing in standings]
    axes.barh(range(len(names)), rates, xerr=errors, color="#f2c66d", ecolor="#f6f1e3", height=0.5)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.axvline(1 / len(standings), color="#b4aed3", linestyle=":")
    axes.tick_params(colors="#f6f1e3")
    for side in axes.spines.values():
        side.set_color("#b4aed3")
    figure.savefig(path, bbox_inches="tight", dpi=150)
