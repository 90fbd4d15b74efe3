"""Work for an engine of this or an earlier commit: `bench/before.py` runs this file with either on its path.

Each line that comes in names a measure and a turn; the answer tells how much was done in how many seconds
of processor time. The same turn means the same seeds.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

GAMES, TABLES, LAPS = 12, 3, 25
"""A turn: so many playouts, so many games at a table, so many times round the positions."""

Tally = tuple[int, int]
"""What was done, and how many options were offered on the way, as far as they were counted."""


class Bench:
    """One game of the engine that is on the path."""

    def __init__(self, game: str, seats: int, rules: int | None) -> None:
        from reverie import games

        self.rules: Any = games.find(game, rules) if rules else games.find(game)
        self.seats = seats
        self.choices = self.rules.choices(None)
        self.states = [self.midgame(seed) for seed in range(20)]
        self.views = [self.rules.view(s, 0) for s in self.states]

    def midgame(self, seed: int) -> Any:
        from reverie.kernel.outside import Quick
        from reverie.kernel.state import playout, settle

        out = Quick(seed, self.rules.judge(self.choices))
        s = self.rules.new(self.seats, self.choices, out)
        playout(s, out, 25 * self.seats)
        settle(s, out)
        return s

    def playouts(self, turn: int) -> Tally:
        """Random games at the level of the engine: no log, no events."""
        from reverie.kernel.outside import Quick
        from reverie.kernel.state import playout

        made = 0
        for seed in range(turn * GAMES, (turn + 1) * GAMES):
            out = Quick(seed, self.rules.judge(self.choices))
            made += playout(self.rules.new(self.seats, self.choices, out), out)
        return made, 0

    def table(self, turn: int) -> Tally:
        """Random games at a table: every move checked and logged, events told."""
        from reverie.kernel.chance import Seeded
        from reverie.kernel.table import Table

        played = offered = 0
        for seed in range(turn * TABLES, (turn + 1) * TABLES):
            table = Table(self.rules, self.seats, Seeded(seed), judge=self.rules.judge(self.choices))
            rng = random.Random(seed)
            while not table.over:
                question = table.asks[0]
                options = question.options
                offered += len(options)
                table.play(question.seat, rng.choice(options) if options else table.sample(question.seat, Seeded(seed)))
            played += table.n
        return played, offered

    def copy(self, turn: int) -> Tally:
        for _ in range(LAPS):
            for s in self.states:
                s.copy()
        return LAPS * len(self.states), 0

    def view(self, turn: int) -> Tally:
        for _ in range(LAPS):
            for s in self.states:
                self.rules.view(s, 0)
        return LAPS * len(self.states), 0

    def imagine(self, turn: int) -> Tally:
        from reverie.kernel.chance import Seeded

        chance = Seeded(turn)
        for view in self.views:
            self.rules.imagine(view, chance)
        return len(self.views), 0


MEASURES: dict[str, Callable[[Bench, int], Tally]] = {
    "playouts": Bench.playouts,
    "table": Bench.table,
    "copy": Bench.copy,
    "view": Bench.view,
    "imagine": Bench.imagine,
}


def main() -> None:
    game, seats, rules = sys.argv[1:]
    bench = Bench(game, int(seats), int(rules))
    for line in sys.stdin:
        what, turn = line.split()
        start = process_time()
        done, offered = MEASURES[what](bench, int(turn))
        print(json.dumps({"seconds": process_time() - start, "work": done, "options": offered}), flush=True)


if __name__ == "__main__":
    main()
