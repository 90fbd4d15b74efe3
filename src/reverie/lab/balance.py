"""How fair a game is: bots of one level play it, and whatever might help a seat is counted beside who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import reverie

from .. import bots, games
from ..kernel.chance import Seeded
from ..kernel.game import Tally
from ..kernel.words import Json, Malformed, Points
from .arena import Entrant, spread, wilson
from .match import Match

SEAT = "seat"
"""The trait that every game has."""


@dataclass(frozen=True)
class Trial:
    """One game to be played by bots of one level."""

    game: str
    level: str
    seats: int
    seed: str
    options: tuple[tuple[str, Json], ...] = ()


@dataclass(frozen=True)
class Result:
    """What a game was counted by, and how it ended."""

    tally: Tally
    scores: tuple[Points, ...]
    wins: tuple[float, ...]
    """1 for a victory, shared among equals."""
    moves: int


@dataclass
class Share:
    """How often those who had something in common have won."""

    games: int = 0
    """How many of them have played."""
    wins: float = 0.0
    fair: float = 0.0
    """How many victories chance alone would have brought them."""
    points: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def edge(self) -> float:
        """How much more they win than their fair share: 1 is fair."""
        return self.wins / self.fair if self.fair else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the rate of wins (Wilson)."""
        return wilson(self.rate, self.games)


@dataclass
class Balance:
    """What many games at one number of seats have in common."""

    seats: int
    games: int = 0
    moves: int = 0
    margin: int = 0
    """How many points lay between the first and the second, in sum."""
    shares: dict[str, dict[str, Share]] = field(default_factory=dict)
    """By trait and by its value."""
    sources: dict[str, list[float]] = field(default_factory=dict)
    """Of each source of points, what winners and what all had from it, a head and in sum."""
    happened: dict[str, int] = field(default_factory=dict)

    def count(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        self.moves += result.moves
        first, second = sorted(result.scores, reverse=True)[:2]
        self.margin += first - second
        for name, times in result.tally.happened.items():
            self.happened[name] = self.happened.get(name, 0) + times
        for seat, (won, points) in enumerate(zip(result.wins, result.scores, strict=True)):
            traits = result.tally.traits[seat]
            for trait, value in {**traits, SEAT: str(seat + 1)}.items():
                share = self.shares.setdefault(trait, {}).setdefault(value, Share())
                share.games += 1
                share.wins += won
                share.fair += 1 / self.seats
                share.points += points
            for source, brought in result.tally.sources[seat].items():
                sums = self.sources.setdefault(source, [0.0, 0.0])
                sums[0] += brought * won
                sums[1] += brought / self.seats

    def of_winners(self, source: str) -> float:
        """Tell which part of the winners' points comes from a source."""
        total = sum(won for won, _ in self.sources.values())
        return self.sources[source][0] / total if total else 0.0


def trials(
    game: str, level: str, seats: int, count: int, seed: int = 0, options: Mapping[str, Json] | None = None
) -> list[Trial]:
    """Draw up the games of a weighing. Raises Malformed for what cannot be played."""
    rules = games.find(game)
    rules.check_seats(seats)
    chosen = tuple(rules.choices(options, seats=seats).items())
    if not rules.rivals:
        raise Malformed(f"nobody wins against others in {game}")
    Entrant(level).wake()
    return [Trial(game, level, seats, f"{seed}:{number}", chosen) for number in range(count)]


def play_trial(trial: Trial) -> Result:
    """Play one game and count it."""
    table = reverie.table(trial.game, trial.seats, trial.seed, dict(trial.options))
    players = [Entrant(trial.level).wake() for _ in range(trial.seats)]
    Match(table, players, Seeded(f"balance {trial.seed}"), pace_of(trial.level)).play()
    nothing = Tally(({},) * trial.seats, ({},) * trial.seats, {})
    tally = table.game.tally(table.view(None), [event for _, event in table.events()]) or nothing
    winners = table.winners
    wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(trial.seats))
    return Result(tally, tuple(table.scores), wins, table.n)


def pace_of(level: str) -> str:
    """Tell whose pace a bot keeps: its own, if it is a level."""
    return level if level in bots.LEVELS else "dreaming"


def weigh(
    seats: int, draw: Iterable[Trial], jobs: int = 1, ray: bool = False, progress: Callable[[], None] = lambda: None
) -> Balance:
    """Play games and count them."""
    balance = Balance(seats)
    for result in spread(play_trial, draw, jobs, ray):
        balance.count(result)
        progress()
    return balance


Namer = Callable[[str], str]
"""Names a trait, its values as "trait value", or a source."""


def plot(balances: list[Balance], path: Path, named: Namer = str) -> None:
    """Draw win shares with their confidence intervals, and where winners' points come from, as a PNG."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Malformed("plots need matplotlib: pip install 'reverie[lab]'") from None
    traits = list(balances[0].shares)
    figure = Figure(figsize=(4 * (len(traits) + 1), 2.8 * len(balances)), facecolor="#161338", layout="constrained")
    grid = figure.subplots(len(balances), len(traits) + 1, squeeze=False)
    for balance, row in zip(balances, grid, strict=True):
        for axes, trait in zip(row, traits, strict=False):
            draw_shares(axes, balance, trait, named)
        draw_sources(row[-1], balance, named)
    figure.savefig(path, dpi=150)


def draw_shares(axes: Any, balance: Balance, trait: str, named: Namer) -> None:
    """Draw who won how often, and what would be fair."""
    found = sorted(balance.shares[trait].items())
    rates = [share.rate for _, share in found]
    spans = [share.interval for _, share in found]
    errors = [
        [rate - low for rate, (low, _) in zip(rates, spans, strict=True)],
        [high - rate for rate, (_, high) in zip(rates, spans, strict=True)],
    ]
    axes.barh(range(len(found)), rates, xerr=errors, color="#f2c66d", ecolor="#f6f1e3", height=0.5)
    axes.set_yticks(range(len(found)), [named(f"{trait} {value}") for value, _ in found])
    axes.invert_yaxis()
    axes.axvline(1 / balance.seats, color="#b4aed3", linestyle=":")
    dress(axes, f"{named(trait)} · {balance.seats}")


def draw_sources(axes: Any, balance: Balance, named: Namer) -> None:
    """Draw which part of the winners' points comes from where."""
    names = list(balance.sources)
    axes.barh(range(len(names)), [balance.of_winners(name) for name in names], color="#8fd3c8", height=0.5)
    axes.set_yticks(range(len(names)), [named(name) for name in names])
    axes.invert_yaxis()
    dress(axes, f"{named('sources')} · {balance.seats}")


def dress(axes: Any, title: str) -> None:
    """Colour a plot as the house is coloured."""
    axes.set_title(title, color="#f6f1e3", fontsize=10)
    axes.set_facecolor("#0b1026")
    axes.tick_params(colors="#f6f1e3")
    for side in axes.spines.values():
        side.set_color("#b4aed3")
