"""D2: a round begins."""

from collections import Counter

from reverie.games.dreams.game import GAME
from reverie.games.dreams.pictures import PICTURES, fits
from reverie.games.dreams.state import Dreams
from reverie.kernel.outside import Quick
from reverie.kernel.state import settle
from tests.rules import rule
from tests.rules.dreams.sky import MORTAL, a_game, a_sky, light


@rule("D2.1")
def test_four_different_pictures_are_revealed() -> None:
    for seed in range(20):
        state = a_game(seed=seed).state
        assert len(set(state.pictures)) == 4
        assert not set(state.pictures) & set(state.pile.pool)


@rule("D2.1")
def test_all_see_the_same_four() -> None:
    game = a_game(4)
    assert len({game.view(seat).pictures for seat in (0, 1, 2, 3, None)}) == 1


@rule("D2.1")
def test_a_place_on_a_picture_is_a_place_on_the_sky() -> None:
    sky = a_sky()
    for picture in PICTURES:
        for point in picture.points:
            assert sky.why(light(point.u, point.v)) == "", picture.number


@rule("D2.1")
def test_the_four_can_be_taken_for_each_other_and_be_told_apart() -> None:
    fitting = sum(fits(a_game(seed=seed).view().pictures) for seed in range(100))
    assert fitting >= 90


@rule("D2.2")
def test_every_vision_meets_every_mortal_equally_often() -> None:
    met: Counter[tuple[int, int]] = Counter()
    out = Quick(7)
    for _ in range(1600):
        state = GAME.new(4, GAME.choices(None), out)
        settle(state, out)
        assert isinstance(state, Dreams)
        met[state.vision, state.mortal] += 1
    assert len(met) == 16
    assert all(60 <= count <= 140 for count in met.values())  # 100 expected, four deviations allowed


@rule("D2.3")
def test_a_god_sees_the_number_and_the_mortal_does_not() -> None:
    sky = a_sky(4, mortal=2, vision=3)
    assert [sky.view(seat).token for seat in range(4)] == [3, 3, MORTAL, 3]


@rule("D2.3")
def test_nobody_is_told_the_token_of_another() -> None:
    game = a_game(4, seed=9)
    events = [event for _, event in game.table.events()]
    for seat in (0, 1, 2, 3, None):
        tokens = [seen for seen in (event.seen_by(seat) for event in events) if seen["kind"] == "token"]
        assert [seen["seat"] for seen in tokens] == [0, 1, 2, 3]
        assert [seen["seat"] for seen in tokens if "token" in seen] == ([] if seat is None else [seat])


@rule("D2.3")
def test_a_spectator_has_no_token() -> None:
    assert a_sky().view(None).token is None
