"""D1: the table is laid."""

import pytest

from reverie import Malformed, games
from reverie.games.dreams.pictures import PICTURES, box
from reverie.games.dreams.state import Dreams
from reverie.games.dreams.view import some_pile
from reverie.kernel.chance import Seeded
from reverie.kernel.table import Table
from tests.rules import rule
from tests.rules.dreams.sky import MORTAL, a_game


@rule("D1.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_can_play(seats: int) -> None:
    view = a_game(seats).view()
    assert view.points == (0,) * seats
    assert view.left == (("light", "grey", "black"),) * seats


@rule("D1.1")
@pytest.mark.parametrize("seats", [-1, 0, 2, 7, 60])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(Malformed):
        a_game(seats)


@rule("D1.2")
def test_a_game_is_played_with_seventy_two_pictures() -> None:
    game = a_game(seed=3)
    assert len({*game.state.pile.pool, *game.state.pictures}) == 72
    assert game.view().pile == 68
    assert len(PICTURES) >= 72


@rule("D1.2")
def test_nobody_is_told_which_pictures_are_in_the_pile() -> None:
    view = a_game(seed=3).view()
    piles = {tuple(sorted(some_pile(view, Seeded(seed)).pool)) for seed in range(20)}
    assert len(piles) == 20 and all(len(pile) == 68 for pile in piles)
    assert all(not set(pile) & set(view.pictures) for pile in piles)


@rule("D1.2")
def test_the_pile_has_no_order_before_it_is_drawn() -> None:
    state = a_game().state
    assert len(state.pile.pool) == 68
    assert state.pile.top == [] and state.pile.bottom == []


@rule("D1.2")
def test_the_seed_chooses_the_pictures() -> None:
    assert a_game(seed=1).view().pictures == a_game(seed=1).view().pictures
    assert len({a_game(seed=seed).view().pictures for seed in range(20)}) > 15


@rule("D1.3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_but_one_token_show_the_same_number(seats: int) -> None:
    for seed in range(20):
        game = a_game(seats, seed)
        tokens = [game.view(seat).token for seat in range(seats)]
        assert tokens.count(MORTAL) == 1
        gods = {token for token in tokens if token != MORTAL}
        assert len(gods) == 1 and gods <= {1, 2, 3, 4}


@rule("D1.4")
def test_chance_draws_the_first_dealer() -> None:
    assert {a_game(4, seed).view().dealer for seed in range(60)} == {0, 1, 2, 3}


@rule("D1.4")
def test_the_deal_goes_to_the_left() -> None:
    game = a_game(3, clock="usual")
    first = game.view().dealer
    dealers = []
    for _ in range(3):
        dealers.append(game.view().dealer)
        while game.view().dealer == dealers[-1]:
            game.let_time_pass()
    assert dealers == [first, (first + 1) % 3, (first + 2) % 3]


@rule("D1.2")
def test_a_picture_that_was_drawn_anew_takes_the_place_of_the_old_one() -> None:
    first, second = box(1), box(2)
    assert first == tuple(range(1, 145))
    assert set(second) == set(first) - {68} | {145}


@rule("D1.2")
@pytest.mark.parametrize(("rules", "absent"), [(1, 145), (2, 68)])
def test_a_table_deals_and_imagines_the_pictures_of_its_own_rules(rules: int, absent: int) -> None:
    game = games.find("dreams", rules)
    for seed in range(20):
        table = Table(game, 3, Seeded(seed))
        imagined = game.imagine(table.view(0), Seeded(seed))
        for state in (table._state, imagined):
            assert isinstance(state, Dreams)
            assert state.rules == rules
            assert absent not in {*state.pile.pool, *state.pictures}
