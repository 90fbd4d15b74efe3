"""What the rules tell the Vale's page, which keeps no limit, no price and no order of its own, is what is played."""

from __future__ import annotations

import random

import pytest

import reverie
from reverie.games.vale.game import GAME
from reverie.games.vale.moves import Banish, Mark, Summon
from reverie.games.vale.state import NO_STONES
from reverie.games.vale.stones import worth
from reverie.games.vale.view import ValeView
from reverie.kernel.step import Step
from reverie.kernel.table import Table
from reverie.kernel.view import agenda_in_sight


def view_of(table: Table, seat: int | None) -> ValeView:
    view = table.view(seat)
    assert isinstance(view, ValeView)
    return view


def test_all_may_know_the_whole_agenda() -> None:
    """A view copies it as it lies, which is only right as long as every step is foreseen."""
    steps = [made for made in GAME.types.values() if issubclass(made, Step)]
    assert steps and all(step.foreseen for step in steps)
    table = reverie.table("vale", seats=3, seed=1)
    while not table.over:
        for seat in (*range(3), None):
            assert view_of(table, seat).agenda == agenda_in_sight(table._state.agenda)
        table.play(table.asks[0].seat, table.asks[0].options[-1])


def check_slots(table: Table, view: ValeView, seat: int) -> None:
    """V4.6: an area that is full takes no card; one that is not may."""
    summons = [move for move in table.asks[0].options if isinstance(move, Summon)]
    assert not summons or len(view.areas[seat]) < view.slots
    for card in view.hands[seat]:
        refusal = table.why(seat, Summon(card, NO_STONES))
        if len(view.areas[seat]) >= view.slots:
            assert refusal is not None
            assert (refusal.rule, refusal.values) == ("V4.6", {"slots": view.slots})
        else:
            assert refusal is None or refusal.rule != "V4.6"


def check_banishing(table: Table, view: ValeView, seat: int) -> None:
    """V4.8: what is told is what must be paid, and no stone of it too many."""
    values = view.values[seat]
    for move in table.asks[0].options:
        if isinstance(move, Banish):
            over = worth(move.pay, values) - view.banishing
            assert 0 <= over < min(value for value, paid in zip(values, move.pay, strict=True) if paid)
    if view.areas[seat] and worth(view.stones[seat], values) >= view.banishing:
        refusal = table.why(seat, Banish(view.areas[seat][0], NO_STONES))
        assert refusal is not None
        assert refusal.values["price"] == view.banishing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slots_prices_and_turns_are_told_as_they_are_played(seats: int) -> None:
    rng = random.Random(seats)
    seen: set[str] = set()
    for seed in range(6):
        table = reverie.table("vale", seats, seed=seed)
        told, played = view_of(table, None), dict[str, list[int]]()
        while not table.over:
            ask = table.asks[0]
            view = view_of(table, ask.seat)
            if view.round != told.round:
                assert tuple(played["hunt"]) == told.hunts
                assert tuple(dict.fromkeys(played["act"])) == told.order
                told, played = view_of(table, None), {}
            played.setdefault(ask.kind, []).append(ask.seat)
            if ask.kind == "act":
                check_slots(table, view, ask.seat)
                check_banishing(table, view, ask.seat)
                seen |= {move.kind for move in ask.options}
            table.play(ask.seat, rng.choice(ask.options))
    assert seen >= {"summon", "banish"}


def test_a_hunt_is_as_long_as_there_are_cards() -> None:
    table = reverie.table("vale", 3, seed=1)
    view = view_of(table, None)
    first = view.first
    there = (first, (first + 1) % 3, (first + 2) % 3)
    assert view.hunts == there + there[::-1]
    table.play(first, Mark(view.marks[0][0]))
    assert view_of(table, None).hunts == view.hunts
