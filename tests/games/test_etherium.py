"""Whole games of Etherium: they end, and everything on the table always adds up."""

from __future__ import annotations

from collections import Counter

import pytest

import reverie
from reverie.games.etherium.cards import BOX
from reverie.games.etherium.game import GAME
from reverie.games.etherium.peoples import BOOSTER
from reverie.games.etherium.state import CAPACITY_SUPPLY, SUPPLY, TOKEN_SUPPLY, Etherium
from reverie.kernel.chance import Seeded
from reverie.kernel.outside import Outside
from reverie.kernel.state import answer, open_asks, settle, some_answer
from tests.kernel.test_conformance import variants


def check_sums(s: Etherium) -> None:
    """Cubes, tokens, capacities and cards are all somewhere; levels and places are as they may be."""
    for colour in range(5):
        total = s.supply[colour] + sum(cubes[colour] for cubes in s.cubes)
        assert total == SUPPLY[s.sectors] and s.supply[colour] >= 0, f"cubes of colour {colour}: {total}"
    assert min(min(cubes) for cubes in s.cubes) >= 0
    for kind, count in enumerate(TOKEN_SUPPLY[s.sectors]):
        assert s.tokens[kind] + sum(won[kind] for won in s.won) == count and s.tokens[kind] >= 0
    assert all(won[3] <= 1 and won[4] <= 1 for won in s.won), "one Booster and one Rampage token a player"
    owned = Counter(each for own in s.capacities for each in own)
    assert all(s.stock[kind] + owned[kind] == CAPACITY_SUPPLY[s.sectors] for kind in range(7))
    assert all(len(own) == len(set(own)) for own in s.capacities)
    shown = [card for _, card in s.shown]
    cards = [*s.pile.pool, *s.pile.top, *s.discard, *s.drawn, *shown, *[card for hand in s.hands for card in hand]]
    assert sorted(cards) == sorted(BOX)
    if s.season:
        assert all(1 <= level <= 4 for levels in s.levels[:3] for level in levels)
        assert all(0 <= level <= 4 for level in s.levels[3])
        third = [won[3] == 1 for won, cubes in zip(s.won, s.cubes, strict=True) if cubes[BOOSTER] >= 3]
        assert all(third) or not s.tokens[3], "the third booster brings its token"
        collectors = s.units[1]
        assert all(s.owner(place) in (None, seat) for seat, place in enumerate(collectors))


def play(seats: int, seed: object, options: dict[str, object]) -> Etherium:
    """Play at random and check the sums at every decision."""
    out = Outside(Seeded(f"etherium {seats} {seed}"), listening=False)
    s = GAME.new(seats, GAME.choices(options), out)
    assert isinstance(s, Etherium)
    settle(s, out)
    while s.agenda:
        check_sums(s)
        asks = open_asks(s)
        ask = asks[out.below(len(asks))]
        answer(s, ask, some_answer(s, ask, out), out)
    check_sums(s)
    assert s.season == 7 and GAME.winners(s)
    return s


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_and_add_up(seats: int) -> None:
    options = variants(GAME)
    for number in range(6):
        play(seats, number, options[(number + seats) % len(options)])


def test_whoever_always_answers_the_first_question_comes_to_the_end() -> None:
    table = reverie.table("etherium", 3, seed=1)
    chance = Seeded("first")
    while not table.over:
        assert table.n < 2000
        seat = table.asks[0].seat
        table.play(seat, table.sample(seat, chance))
