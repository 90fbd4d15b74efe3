"""Whom bots name in each game: nobody more often for the seat alone."""

from __future__ import annotations

from collections import Counter

import reverie
from reverie.games.dreams.bot import LEVELS, accusations
from reverie.games.dreams.game import GAME as DREAMS
from reverie.games.dreams.moves import Vote
from reverie.games.dreams.view import DreamsView
from reverie.games.etherium.bot import LEVELS as SKILLS
from reverie.games.etherium.bot import best_option, swift
from reverie.games.etherium.choices import StealBasics
from reverie.games.etherium.moves import Steal
from reverie.games.etherium.state import Etherium
from reverie.kernel.chance import Seeded
from reverie.kernel.outside import Quick


def test_gods_who_suspect_nobody_accuse_all_seats_as_often() -> None:
    """The gods share the watch, each over another seat, and over another one every round."""
    for seats in range(3, 7):
        named = [0.0] * seats
        for round_ in range(seats * (seats - 1)):
            for god in range(seats):
                weights = accusations([0.0] * seats, god, round_, LEVELS["dreaming"])
                named = [sum_ + weight / sum(weights) for sum_, weight in zip(named, weights, strict=True)]
        assert max(named) - min(named) < 1e-6


def test_no_seat_of_dreams_is_accused_for_its_place() -> None:
    """Over whole games at four seats: of those who were accused wrongly, each seat is about a quarter."""
    wrongly: Counter[int] = Counter()
    for seed in range(10):
        table, chance = reverie.table("dreams", 4, seed=seed), Seeded(f"ties {seed}")
        while not table.over:
            question = next(ask for ask in table.asks if ask.awaited)
            move = DREAMS.advise(table.view(question.seat), question, "dreaming", chance)
            assert move is not None
            if isinstance(move, Vote):
                view = table.view(question.seat)
                assert isinstance(view, DreamsView)
                mortal = table._state.mortal  # type: ignore[attr-defined]
                if question.seat != mortal and move.choice != mortal:
                    wrongly[move.choice] += 1
            table.play(question.seat, move)
    assert sum(wrongly.values()) > 80
    assert min(wrongly[seat] for seat in range(4)) > 0.6 * sum(wrongly.values()) / 4, wrongly
    assert max(wrongly.values()) < 1.4 * sum(wrongly.values()) / 4, wrongly


def test_no_seat_of_etherium_is_robbed_for_its_place() -> None:
    """Three opponents who hold the same, and one basic to steal."""
    s = reverie.table("etherium", 4, seed=3)._state.copy()
    assert isinstance(s, Etherium)
    ask = StealBasics(0, 1, (1, 2, 3), None, "E9.8")
    s.agenda.append(ask)
    for seat, held in enumerate(s.cubes):
        held[:] = [2 * (seat > 0), *[0] * (len(held) - 1)]
    options = ask.options(s)
    assert len(options) == 3
    for name in ("thought", "swift"):
        robbed: Counter[int] = Counter()
        for seed in range(90):
            chance = Seeded(seed)
            move = (
                swift(s, ask, Quick(seed))
                if name == "swift"
                else best_option(s, 0, "steal", options, SKILLS["drowsy"], chance)
            )
            assert isinstance(move, Steal)
            robbed[move.victim] += 1
        assert min(robbed[seat] for seat in (1, 2, 3)) >= 15, (name, robbed)
