"""A programme looked back at: beside the best that are found, against what the rivals might have laid."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.words import Move, Seat
from .bot import meeting_rivals, played_out, rivals_plans
from .moves import Programme
from .plan import best_plan
from .state import unlaid
from .view import EtheriumView, imagine
from .worth import values

SAMPLES = 240
"""How many programmes are made up."""

FINALISTS = 5
"""How many of the best are told beside the one that was laid."""

WORLDS = 12
"""In how many imagined worlds each of them is played."""


def reconsider(v: EtheriumView, seat: Seat, laid: Programme, chance: Chance) -> list[tuple[Move, float]]:
    """Tell how many stars ahead a programme leads on average, and the best that are found; nothing of a draft."""
    if not laid.lock:
        return []
    s = imagine(v, chance)
    plans = best_plan(s, seat, unlaid(s.actions[seat]), SAMPLES, chance, FINALISTS)
    found = dict.fromkeys([laid.actions, *[tuple(plan.actions) for plan in plans]], 0.0)
    answers = rivals_plans(s, seat, chance)
    for _ in range(WORLDS):
        world = meeting_rivals(s, seat, answers, chance)
        seed = chance.below(1 << 30)
        for actions in found:
            found[actions] += values(played_out(world, seat, actions, seed))[seat] / WORLDS
    return [(Programme(actions, True), value) for actions, value in found.items()]
