"""Counts of decision sequences and of positions to small depths, from fixed tables of the Vale.

`python -m tests.games.perft` writes those of the newest rules; look at the difference before keeping it. Those of
older rules stay as they are: old games are played on as they began.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from reverie.games.vale.game import GAME
from reverie.games.vale.state import Vale
from reverie.games.vale.steps import Act, Resolve
from reverie.kernel.chance import Chance
from reverie.kernel.outside import Outside
from reverie.kernel.state import answer, open_asks
from reverie.kernel.step import Ask
from reverie.kernel.words import Move
from tests.rules.vale import board
from tests.rules.vale.board import Board

KEPT = {1: Path(__file__).with_name("vale_perft.json"), 2: Path(__file__).with_name("vale_perft_2.json")}
"""By the version of the rules."""


def tables(rules: int) -> dict[str, tuple[Board, int]]:
    """The fixed tables, and how deep to look."""
    a_vale, a_hunt = partial(board.a_vale, rules=rules), partial(board.a_hunt, rules=rules)
    return {
        "hunt of two": (a_hunt("imp", "kappa", "goblin", "harpy"), 4),
        "hunt of three": (a_hunt("imp", "agni", "kappa", "goblin", "harpy", "tidal", seats=3, first=1), 4),
        "hunt of four": (a_hunt("imp", "agni", "kappa", "hydra", "goblin", "troll", "harpy", "tidal", seats=4), 3),
        "payments": (
            a_vale(
                round=4,
                stones=[(2, 1, 1)],
                hands=[["salamander", "harpy", "agni", "valkyrie"]],
                areas=[["phoenix", "kappa"]],
                marks={"imp": 0, "hydra": 0},
                agenda=[Act(1), Act(0)],
            ),
            4,
        ),
        "values": (
            a_vale(
                round=6,
                stones=[(1, 2, 1)],
                hands=[["yuki_onna", "yuki_onna_exalted", "rock_golem", "stone_golem"]],
                areas=[["hae_tae", "water_giant", "agni", "pegasus"]],
                agenda=[Act(1), Act(0)],
            ),
            4,
        ),
        "keeping": (
            a_vale(
                round=3,
                stones=[(1, 1, 1)],
                hands=[["imp", "undine"]],
                areas=[["hestia", "triton"]],
                marks={"nessie": 0, "eternity": 0},
                agenda=[Act(1), Act(0)],
            ),
            5,
        ),
        "resolution": (
            a_vale(
                seats=3,
                round=8,
                points=[5, 3, 9],
                stones=[(1, 1, 1)],
                hands=[["odin", "imp"]],
                areas=[["goblin", "basilisk", "snail_maiden", "medusa", "genie_exalted", "burning_skull"]],
                agenda=[Act(1), Resolve(0)],
            ),
            4,
        ),
        "copies": (
            a_vale(
                round=9,
                stones=[(0, 2, 2)],
                hands=[["scorch", "genie", "young_forest_spirit", "aeris", "forest_spirit"]],
                areas=[["imp", "undine", "boreas", "cerberus", "hydra"], ["tidal", "agni", "surtr"]],
                pile=[],
                agenda=[Act(1), Act(0)],
            ),
            4,
        ),
        "dragons": (
            a_vale(
                seats=3,
                round=5,
                stones=[(3, 1, 2)],
                hands=[["dragon_egg", "ember", "marina", "gust", "leviathan"]],
                areas=[["kappa", "imp"], ["agni", "hestia", "sea_spirit"], ["troll", "tidal"]],
                agenda=[Act(1), Act(0)],
            ),
            4,
        ),
    }


def position(s: Vale) -> tuple[Any, ...]:
    """What a position is to the rules, whatever the code calls its steps."""
    return (
        s.round,
        s.first,
        tuple(s.points),
        tuple(s.stones),
        tuple(tuple(sorted(hand)) for hand in s.hands),
        tuple(tuple(sorted(area)) for area in s.areas),
        tuple(sorted((card, -1 if owner is None else owner) for card, owner in s.marks.items())),
        (tuple(s.pile.top), tuple(sorted(s.pile.pool))),
        tuple(sorted(s.discard)),
        tuple((ask.seat, ask.kind) for ask in open_asks(s)),
    )


class Undecided(Exception):
    """Chance was asked for one more of `n` outcomes."""

    def __init__(self, n: int) -> None:
        self.n = n


class Decided(Chance):
    """Chance that answers what was decided, and stops there."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self.outcomes = list(outcomes)

    def below(self, n: int) -> int:
        if not self.outcomes:
            raise Undecided(n)
        return self.outcomes.pop(0)


def results(s: Vale, ask: Ask[Any, Any], move: Move, outcomes: tuple[int, ...] = ()) -> Iterator[Vale]:
    """Play a move with every outcome that chance could give."""
    after = s.copy()
    try:
        answer(after, ask, move, Outside(Decided(outcomes), listening=False))
    except Undecided as undecided:
        for outcome in range(undecided.n):
            yield from results(s, ask, move, (*outcomes, outcome))
    else:
        yield after


def counts(laid: Board, depth: int) -> list[dict[str, Any]]:
    """Count, for each depth, the sequences of decisions, the positions they reach, and print the positions' finger."""
    frontier: dict[tuple[Any, ...], tuple[Vale, int]] = {position(laid.state): (laid.state, 1)}
    found: list[dict[str, Any]] = []
    for _ in range(depth):
        reached: dict[tuple[Any, ...], tuple[Vale, int]] = {}
        for s, ways in frontier.values():
            for ask in open_asks(s):
                for move in ask.options(s):
                    for after in results(s, ask, move):
                        key = position(after)
                        reached[key] = (after, ways + reached[key][1]) if key in reached else (after, ways)
        text = "\n".join(sorted(f"{key} {ways}" for key, (_, ways) in reached.items()))
        found.append(
            {
                "sequences": sum(ways for _, ways in reached.values()),
                "positions": len(reached),
                "fingerprint": hashlib.sha256(text.encode()).hexdigest()[:16],
            }
        )
        frontier = {key: kept for key, kept in reached.items() if kept[0].agenda}
    return found


def main() -> None:
    found = {name: counts(laid, depth) for name, (laid, depth) in tables(GAME.version).items()}
    KEPT[GAME.version].write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for name, depths in found.items():
        print(name, [(depth["sequences"], depth["positions"]) for depth in depths])


if __name__ == "__main__":
    main()
