"""D5: what votes bring, with the examples of the ledger."""

import pytest

from reverie.games.dreams.steps import gains
from tests.rules import rule
from tests.rules.dreams.sky import a_vote

BRUNO, RUTH = 0, 1


@rule("D5.1", "D5.4")
def test_nobody_bets_on_bruno_nor_on_ruth() -> None:
    """Four players, mortal Bruno bets 2, truth 3; the gods' bets fall on two gods."""
    assert a_vote(4, mortal=BRUNO, vision=3).vote(2, 2, 3, 2).points == [3, 1, 0, 0]


@rule("D5.2", "D5.3", "D6.2")
def test_bruno_reaches_sixteen_and_ruth_seventeen() -> None:
    """Mortal at 14 names the vision; Ruth, who unmasked them, wins alone."""
    sky = a_vote(4, mortal=BRUNO, vision=3, points=[14, 14, 0, 0]).vote(3, BRUNO, 3, 2)
    assert sky.points[:2] == [16, 17]
    assert sky.table.over and sky.table.winners == [RUTH]


@rule("D5.3", "D5.4", "D5.5")
def test_both_gods_accuse_the_mortal_who_is_wrong() -> None:
    assert a_vote(3, mortal=0, vision=4).vote(1, 0, 0).points == [0, 3, 3]


@rule("D5.1", "D5.2", "D5.5")
def test_the_gods_accuse_each_other_and_the_mortal_is_right() -> None:
    assert a_vote(3, mortal=0, vision=4).vote(4, 2, 1).points == [5, 0, 0]


@rule("D5.1")
@pytest.mark.parametrize(("suspect", "gain"), [(2, 3), (1, 0)])
def test_the_mortal_gains_three_if_no_god_bet_on_them(suspect: int, gain: int) -> None:
    assert gains(1, 1, [suspect, 2, 3, 2])[1] == gain


@rule("D5.2")
@pytest.mark.parametrize(("number", "gain"), [(1, 0), (2, 2), (3, 0), (4, 0)])
def test_the_mortal_gains_two_for_the_true_vision(number: int, gain: int) -> None:
    assert gains(2, 0, [number, 0, 0])[0] == gain


@rule("D5.3")
def test_a_god_gains_two_for_betting_on_the_mortal() -> None:
    assert gains(1, 0, [2, 0, 1, 1]) == [0, 2, 1, 1]


@rule("D5.4")
def test_the_number_that_the_mortal_names_suspects_nobody() -> None:
    assert gains(1, 0, [2, 3, 3, 1]) == [3, 0, 1, 0]


@rule("D5.5")
def test_the_gains_of_a_round_add_to_the_score() -> None:
    sky = a_vote(3, mortal=0, vision=4, points=[1, 2, 3]).vote(4, 2, 1)
    assert sky.points == [6, 2, 3]
    told = [(event["points"], event["total"]) for event in sky.events if event["kind"] == "gained"]
    assert told == [(5, 6), (0, 2), (0, 3)]
