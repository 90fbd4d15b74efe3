"""How bots of the Vale begin: what they capture serves them at once."""

from __future__ import annotations

import reverie
from reverie.bots import Greedy
from reverie.kernel.chance import Seeded


def test_most_first_turns_summon_something() -> None:
    """Whoever tames both captures has nothing to pay with: one of them is sold instead."""
    turns, summons, bot = 0, set(), Greedy()
    for seed in range(20):
        table, chance = reverie.table("vale", seats=3, seed=seed), Seeded(seed)
        while table.view(None).round == 1:  # type: ignore[attr-defined]
            question = table.asks[0]
            move = bot.choose(table.game, table.view(question.seat), question, chance)
            if move.kind == "summon":
                summons.add((seed, question.seat))
            turns += move.kind == "end"
            table.play(question.seat, move)
    assert turns == 60
    assert len(summons) >= 36
