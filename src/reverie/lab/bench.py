"""How fast the games are, per second and beside their peers in the same run.

Machines are noisy, so every figure is taken in short slices that alternate between the
contestants; a ratio is the median over the slices.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

import reverie

from .. import games
from ..kernel.chance import Seeded
from ..kernel.outside import Quick
from ..kernel.state import State, playout, settle

Work = Callable[[], int]
"""Does some work and tells how many units of it."""


@dataclass(frozen=True)
class Figure:
    """What was measured of one contestant."""

    name: str
    unit: str
    per_second: float
    ratios: dict[str, float]
    """Beside each peer, the median over the slices."""


def engine(game: str, seats: int) -> Work:
    """Random playouts at the level of the engine: no log, no events."""
    rules = games.find(game)
    choices = rules.choices(None)
    out = Quick(1, rules.judge(choices))

    def work() -> int:
        return playout(rules.new(seats, choices, out), out)

    return work


def table_play(game: str, seats: int) -> Work:
    """Random play at a table: every move checked and logged, events told."""
    chance = Seeded(1)
    numbers = iter(range(1 << 60))

    def work() -> int:
        table = reverie.table(game, seats, seed=next(numbers))
        while not table.over:
            question = table.asks[0]
            options = question.options
            move = options[chance.below(len(options))] if options else table.sample(question.seat, chance)
            table.play(question.seat, move)
        return table.n

    return work


def midgame(game: str, seats: int) -> list[State]:
    """Make some positions in the middle of a game."""
    rules = games.find(game)
    choices = rules.choices(None)
    out = Quick(2, rules.judge(choices))
    found = []
    for _ in range(20):
        s = rules.new(seats, choices, out)
        playout(s, out, 25 * seats)
        settle(s, out)
        found.append(s)
    return found


def copies(game: str, seats: int) -> Work:
    states = midgame(game, seats)

    def work() -> int:
        for s in states:
            s.copy()
        return len(states)

    return work


def views(game: str, seats: int) -> Work:
    rules, states = games.find(game), midgame(game, seats)

    def work() -> int:
        for s in states:
            rules.view(s, 0)
        return len(states)

    return work


def imaginings(game: str, seats: int) -> Work:
    rules = games.find(game)
    seen = [rules.view(s, 0) for s in midgame(game, seats)]
    chance = Seeded(3)

    def work() -> int:
        for view in seen:
            rules.imagine(view, chance)
        return len(seen)

    return work


def open_spiel(name: str) -> Work:
    """Random playouts of a game of OpenSpiel, driven from Python as its examples do."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def work() -> int:
        state: Any = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def rlcard(name: str) -> Work:
    """Random playouts of a game of RLCard."""
    import rlcard as library
    from rlcard.games.base import Card as _  # noqa: F401  the package must be there
    from rlcard.utils.utils import init_standard_deck as _deck  # noqa: F401

    environment: Any = library.make(name)
    rng = random.Random(1)

    def work() -> int:
        state, _player = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _player = environment.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work


def contestants(game: str, seats: int) -> dict[str, tuple[str, Work]]:
    """List what is measured of a game."""
    return {
        "engine playouts": ("decisions", engine(game, seats)),
        "table play": ("moves", table_play(game, seats)),
        "copy": ("copies", copies(game, seats)),
        "view": ("views", views(game, seats)),
        "imagine": ("worlds", imaginings(game, seats)),
    }


def peers() -> dict[str, Work]:
    """List the peers that are installed (the extra `peers`)."""
    found: dict[str, Work] = {}
    makers: dict[str, Callable[[], Work]] = {
        "OpenSpiel hearts": lambda: open_spiel("hearts"),
        "OpenSpiel gin_rummy": lambda: open_spiel("gin_rummy"),
        "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    }
    for name, make in makers.items():
        try:
            found[name] = make()
        except ImportError:
            continue
    return found


def measure(game: str, seats: int, slices: int = 30, seconds: float = 0.1) -> list[Figure]:
    """Measure a game beside its peers, in alternating slices of processor time."""
    ours = contestants(game, seats)
    theirs = peers()
    works = {**{name: work for name, (_, work) in ours.items()}, **theirs}
    rates: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        _rate(work, seconds)
    for _ in range(slices):
        for name, work in works.items():
            rates[name].append(_rate(work, seconds))
    figures = [
        Figure(
            name,
            unit,
            median(rates[name]),
            {
                peer: median(own / other for own, other in zip(rates[name], rates[peer], strict=True))
                for peer in theirs
                if unit in ("decisions", "moves")
            },
        )
        for name, (unit, _) in ours.items()
    ]
    return figures + [Figure(peer, "decisions", median(rates[peer]), {}) for peer in theirs]


def _rate(work: Work, seconds: float) -> float:
    done = 0
    start = now = process_time()
    while now - start < seconds:
        done += work()
        now = process_time()
    return done / (now - start)
