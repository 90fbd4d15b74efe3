"""What a programme would do, and a season in the mind: true where certain, and nothing hidden in it."""

from __future__ import annotations

import json

import pytest

from reverie.games.etherium.game import GAME
from reverie.games.etherium.lands import CITIES, LARGE, MEDIUM, THE_ETHER
from reverie.games.etherium.moves import Programme
from reverie.games.etherium.outlook import foresee
from reverie.games.etherium.panel import UNLAID
from reverie.games.etherium.peoples import ARMY, COLLECTOR, METAL
from reverie.games.etherium.programming import AllProgramme, random_actions
from reverie.games.etherium.sandbox import Sandbox, chances, winners
from reverie.games.etherium.state import Etherium, Fight
from reverie.kernel.chance import Seeded
from reverie.kernel.outside import Outside
from reverie.kernel.state import answer, open_asks, settle, some_answer
from tests.cases.language import action
from tests.cases.runner import Player


def given(*lines: str) -> Etherium:
    player = Player()
    for line in lines:
        player.read(line)
    return player.s


def programme(*words: str) -> tuple[int, ...]:
    return tuple(UNLAID if each == "-" else action(each) for each in words)


def test_the_way_that_is_shown_is_one_in_which_most_works() -> None:
    s = given("players Psolos Ertis Hivalia Reces", "Psolos collector at M0")
    move, collect, connect = foresee(s, 0, programme("move ether", "collect ether", "connect", "-")).tokens
    assert move.done is not None and collect.done is not None
    assert (move.done.unit, move.done.path) == (COLLECTOR, (MEDIUM, LARGE, THE_ETHER))
    assert collect.works == "perhaps" and collect.done.token and collect.done.cubes[3] == 2, (
        "the army might have gone instead, and is not shown"
    )
    assert connect.token == 3 and connect.works == "surely"


def test_what_cannot_work_says_why_in_the_words_of_a_refusal() -> None:
    s = given("players Psolos Ertis Hivalia Reces", "Psolos has 0 metal")
    (told,) = foresee(s, 0, programme("upgrade army", "-", "-", "-")).tokens
    assert told.works == "never" and told.done is None and told.against is not None
    assert (told.against.rule, told.against.key, told.against.values["count"]) == ("E10.5", "upgrade_too_dear", 3)


def test_of_every_token_it_is_told_how_sure_each_action_would_be() -> None:
    s = given("players Psolos Ertis Hivalia Reces", "Psolos collector at M0", "Psolos army at C0")
    would = foresee(s, 0, programme("collect forest", "-", "move city", "-")).would
    assert [len(each) for each in would] == [18] * 4
    assert would[0][action("collect mine")] == "never" and would[0][action("collect forest")] == "surely"
    assert would[3][action("collect forest")] == "never", "the collector had to go home"


def in_programming(seats: int, seed: str, seasons: int = 2) -> Etherium:
    """Play at random until some season is programmed."""
    out = Outside(Seeded(seed), listening=False)
    s = GAME.new(seats, GAME.choices({}), out)
    settle(s, out)
    assert isinstance(s, Etherium)
    while s.season < seasons or not isinstance(s.agenda[-1], AllProgramme):
        asks = open_asks(s)
        ask = asks[out.below(len(asks))]
        answer(s, ask, some_answer(s, ask, out), out)
    return s


def guesses(s: Etherium, seed: str) -> dict[int, Programme]:
    chance = Seeded(seed)
    return {seat: Programme(random_actions(s.actions[seat], chance), True) for seat in range(s.seats)}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_season_in_the_mind_tells_only_what_its_seat_knows(seats: int) -> None:
    """The same answer for any two worlds that the seat cannot tell apart, whatever the others have really laid."""
    s = in_programming(seats, f"mind {seats}")
    guessed = guesses(s, "guess")
    told = {}
    for number in range(6):
        world = GAME.imagine(GAME.view(s, 0), Seeded(f"world {number}"))
        assert isinstance(world, Etherium)
        for seat in range(1, seats):
            world.programmes[seat] = guesses(s, f"real {number}")[seat].actions
        told[json.dumps(GAME.outlook(GAME.view(world, 0), guessed[0], guessed))] = number
    assert len(told) == 1
    before = GAME.view(s, 0)
    GAME.outlook(before, guessed[0], guessed)
    assert GAME.view(s, 0) == before, "nothing is played"


def test_without_guesses_no_season_is_imagined_and_wrong_ones_are_left_aside() -> None:
    s = in_programming(4, "wrong")
    mine = guesses(s, "mine")[0]
    seen = GAME.view(s, 0)
    alone = GAME.outlook(seen, mine)
    assert alone is not None and alone["season"] is None
    wrong = {1: Programme((99,) * s.actions[1], True), 7: mine, 2: Programme((), True)}
    told = GAME.outlook(seen, mine, wrong)
    assert told is not None
    assert {event.get("seat", 0) for event in told["season"]["events"] if event["kind"] == "acts"} <= {0}


def test_others_act_as_they_are_guessed_and_conflicts_come_with_their_odds() -> None:
    s = given("players Psolos Ertis Hivalia Reces", "Psolos army at M0", "Ertis army at L0", "it is Night")
    s.actions, s.programmes = [4] * 4, [(UNLAID,) * 4] * 4
    s.units[COLLECTOR][:2] = [CITIES, MEDIUM + 1]
    told = Sandbox(s, {0: programme("move mine", "-", "-", "-"), 1: programme("collect forest", "-", "-", "-")}).play()
    kinds = [event.kind for event in told.events]
    assert kinds.index("moved") < kinds.index("collected") < kinds.index("assault") < kinds.index("won")
    (odds,) = told.odds
    assert odds.number == 1 and set(odds.sides) == {0, 1} and sum(odds.chances) == pytest.approx(1, abs=0.01)
    assert s.units[ARMY][0] == MEDIUM, "the real table is left alone"


def test_odds_are_those_of_the_dice() -> None:
    s = given("players Psolos Ertis Hivalia Reces", "it is Night")
    s.levels[ARMY][:4] = [1, 1, 2, 1]
    s.levels[3] = [0, 0, 0, 0]
    fight = Fight(LARGE, None, (0, 1), (-1,) * 4, (0, 1))
    assert chances(s, fight) == (0.5, 0.5)
    fight = Fight(LARGE, None, (0, 3), (-1,) * 4, (0, 3))
    assert chances(s, fight) == pytest.approx((15 / 36, 21 / 36), abs=0.001), "Reces wins ties"
    die = [0.0, *[1 / 6] * 6]
    even = winners({0: die, 1: die, 2: die}, (0, 1, 2), None)
    assert list(even.values()) == pytest.approx([1 / 3] * 3)


def test_one_metal_too_few_is_made_up_by_a_collect_before() -> None:
    s = given("players Reces Ertis Hivalia Psolos", "Reces collector at L0", "Reces has 1 metal")
    assert s.levels[ARMY][0] == 3
    told = foresee(s, 0, programme("collect mine", "upgrade army", "-", "-")).tokens
    assert [each.works for each in told] == ["surely", "surely"]
    assert told[1].done is not None and told[1].done.level == 4 and told[1].done.cubes[METAL] == -2
