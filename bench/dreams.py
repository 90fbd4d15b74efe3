"""Let bots of one level play Dreams, and tell how hard it is for them.

`python bench/dreams.py --games 200` prints, for each number of seats: how often the mortal names
the vision, how often a god finds the mortal (beside chance), how often the mortal goes unseen, how
many rounds a game has, and how long a thought takes by role. `--check` fails outside the bounds.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from math import inf
from statistics import fmean, quantiles
from time import perf_counter

import reverie
from reverie.games.dreams.game import GAME
from reverie.games.dreams.state import MORTAL
from reverie.games.dreams.view import DreamsView
from reverie.kernel.chance import Seeded

NAMED = (0.50, 0.75)
ROUNDS = {"dreaming": (8.0, 13.0), "lucid": (7.0, 13.0)}
"""Who sees more ends a game sooner."""

ABOVE_CHANCE = 1.15


@dataclass
class Tally:
    """What many games add up to."""

    rounds: list[int] = field(default_factory=list)
    named: int = 0
    found: int = 0
    accused: int = 0
    unseen: int = 0
    thoughts: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """Seconds a thought takes: of gods, of mortals."""

    def add(self, other: Tally) -> None:
        self.rounds += other.rounds
        self.named += other.named
        self.found += other.found
        self.accused += other.accused
        self.unseen += other.unseen
        for mine, theirs in zip(self.thoughts, other.thoughts, strict=True):
            mine += theirs


def play(seats: int, level: str, owner: str, seed: int) -> Tally:
    """Play one game."""
    tally = Tally()
    table = reverie.table("dreams", seats, seed=seed, options={"owner": owner})
    chance = Seeded(f"bots {seed}")
    while not table.over:
        question = next(ask for ask in table.asks if ask.awaited)
        view = table.view(question.seat)
        assert isinstance(view, DreamsView)
        began = perf_counter()
        move = table.sample(question.seat, chance) if level == "random" else GAME.advise(view, question, level, chance)
        tally.thoughts[view.token == MORTAL].append(perf_counter() - began)
        assert move is not None
        table.play(question.seat, move)
    view = table.view(None)
    assert isinstance(view, DreamsView)
    tally.rounds = [len(view.nights)]
    for night in view.nights:
        accusations = [vote for seat, vote in enumerate(night.votes) if seat != night.mortal]
        tally.named += night.votes[night.mortal] == night.vision
        tally.found += accusations.count(night.mortal)
        tally.accused += len(accusations)
        tally.unseen += night.mortal not in accusations
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="for each number of seats")
    parser.add_argument("--level", default="dreaming", help="drowsy, dreaming, lucid, or random: any legal answer")
    parser.add_argument("--owner", default="hidden", help="the option that shows who placed a star")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="fail outside the bounds of the two upper levels")
    chosen = parser.parse_args()
    print(f"{chosen.games} games a row, {chosen.level} bots, owner {chosen.owner}")
    print("seats  names vision  finds mortal (chance)  unseen  rounds mean (10-90 %)  ms god / mortal")
    sound = True
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for seats in chosen.seats:
            total = Tally()
            seeds = range(chosen.games)
            for tally in pool.map(play, repeat(seats), repeat(chosen.level), repeat(chosen.owner), seeds, chunksize=4):
                total.add(tally)
            rounds = sum(total.rounds)
            named, found, chance = total.named / rounds, total.found / total.accused, 1 / (seats - 1)
            tenths = quantiles(total.rounds, n=10) if len(total.rounds) > 1 else total.rounds * 9
            god, mortal = (1000 * fmean(spent) for spent in total.thoughts)
            print(
                f"{seats:5}  {named:11.1%}  {found:12.1%} ({chance:6.1%})  {total.unseen / rounds:6.1%}"
                f"  {fmean(total.rounds):11.1f} ({tenths[0]:.0f}-{tenths[-1]:.0f})  {god:12.2f} / {mortal:.2f}",
                flush=True,
            )
            sound &= NAMED[0] <= named <= NAMED[1] and found >= ABOVE_CHANCE * chance
            least, most = ROUNDS.get(chosen.level, (0.0, inf))
            sound &= least <= fmean(total.rounds) <= most
    return 0 if sound or not chosen.check else 1


if __name__ == "__main__":
    sys.exit(main())
