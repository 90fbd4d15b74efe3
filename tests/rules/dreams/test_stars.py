"""D3: the stars."""

import pytest

from reverie.games.dreams.moves import Star
from reverie.games.dreams.state import Night
from tests.rules import rule
from tests.rules.dreams.sky import a_sky, a_vote, all_stars, black, grey, light


@rule("D3.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_laps_from_the_dealer_to_the_left(seats: int) -> None:
    sky = a_sky(seats, dealer=2)
    placers = []
    for star in all_stars(seats):
        ((seat, kind),) = sky.asked
        assert kind == "star"
        placers.append(seat)
        sky.play(star)
    assert placers == [(2 + turn) % seats for turn in range(seats)] * 3
    assert [kind for _, kind in sky.asked] == ["vote"] * seats


@rule("D3.1")
def test_out_of_turn_nobody_places_a_star() -> None:
    assert a_sky(dealer=0).why(light(0, 0), seat=1) == "D3.1 not_asked"


@rule("D3.2")
def test_any_star_left_may_be_placed_anywhere() -> None:
    sky = a_sky()
    for star in (light(0, 0), grey(-1000, 0), black(600, -800), light(123, 457)):
        assert sky.why(star) == ""


@rule("D3.2")
def test_a_star_is_placed_once() -> None:
    sky = a_sky(3).play(grey(0, 0), grey(100, 0), grey(200, 0))
    assert sky.why(grey(300, 0)) == "D3.2 not_left"
    assert sky.view().left == (("light", "black"),) * 3
    assert sky.why(black(300, 0)) == ""


@rule("D3.2")
@pytest.mark.parametrize("shade", ["blue", "", None, 1, ("light",)])
def test_there_are_no_other_stars(shade: object) -> None:
    assert a_sky().why(Star(shade, 0, 0)) == "D3.2 not_left"  # type: ignore[arg-type]


@rule("D3.3")
def test_a_placed_star_cannot_be_taken_back() -> None:
    sky = a_sky().play(light(0, 0))
    assert not sky.table.can_undo(0)
    assert not sky.table.undo(0)
    assert sky.view().stars == (light(0, 0),)


@rule("D3.3")
def test_stars_stay_where_they_are_while_others_are_placed() -> None:
    sky = a_sky(3)
    for count, star in enumerate(all_stars(3), 1):
        sky.play(star)
        assert set(sky.view().stars) == set(all_stars(3, count))


@rule("D3.4")
def test_shades_bring_nothing() -> None:
    ends = []
    for swap in (
        {"light": "light", "grey": "grey", "black": "black"},
        {"light": "black", "grey": "light", "black": "grey"},
    ):
        stars = [Star(swap[star.shade], star.u, star.v) for star in all_stars(4)]
        ends.append(a_sky(4, stars=stars).vote(1, 3, 1, 0).points)
    assert ends[0] == ends[1]


@rule("D3.5")
def test_all_see_who_places_a_star_when_it_is_placed() -> None:
    sky = a_sky(4, dealer=2).play(light(10, 20))
    for eyes in (0, 1, 2, 3, None):
        assert sky.seen[eyes] == [{"kind": "star", "seat": 2, "shade": "light", "u": 10, "v": 20}]


@rule("D3.5")
def test_the_sky_keeps_neither_owner_nor_order_in_sight() -> None:
    one = a_sky(3).play(light(0, 100), light(0, -100), grey(0, 0)).view(0)
    assert one.stars == (light(0, -100), grey(0, 0), light(0, 100))
    assert one.owners == (None, None, None)


@rule("D3.5")
def test_memory_tells_who_watched_the_order() -> None:
    view = a_sky(3, dealer=1).play(light(0, 100), light(0, -100), grey(0, 0)).view(0)
    assert view.placed() == [light(0, 100), light(0, -100), grey(0, 0)]
    assert [view.placer(k) for k in range(3)] == [1, 2, 0]


@rule("D3.5")
def test_the_option_always_shows_owners_at_once() -> None:
    view = a_sky(3, dealer=1, owner="always").play(light(0, 100), light(0, -100)).view()
    assert view.owners == (2, 1)


@rule("D3.5")
def test_the_option_at_vote_shows_owners_when_all_stars_are_placed() -> None:
    sky = a_sky(3, dealer=0, owner="at_vote", stars=all_stars(3, 8))
    assert sky.view().owners == (None,) * 8
    sky.play(black(700, 0))
    assert sorted(sky.view().owners) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@rule("D3.5")
def test_the_reveal_opens_everything() -> None:
    sky = a_vote(3, dealer=2, mortal=1, vision=4).vote(1, 4, 1)
    assert sky.view().nights == (Night(2, (1, 2, 3, 4), 4, 1, tuple(all_stars(3)), (1, 4, 1), (3, 2, 3)),)


@rule("D3.6")
@pytest.mark.parametrize(("u", "v"), [(1000, 0), (-1000, 0), (0, 1000), (600, 800), (-707, 707)])
def test_the_rim_belongs_to_the_sky(u: int, v: int) -> None:
    assert a_sky().why(light(u, v)) == ""


@rule("D3.6")
@pytest.mark.parametrize(("u", "v"), [(1001, 0), (0, -1001), (601, 800), (1000, 1000), (10**9, 0)])
def test_outside_the_ellipse_no_star_is_placed(u: int, v: int) -> None:
    assert a_sky().why(light(u, v)) == "D3.6 outside"


@rule("D3.6")
@pytest.mark.parametrize("place", [1.5, True, "0", None, (0,)])
def test_places_are_whole_thousandths(place: object) -> None:
    assert a_sky().why(Star("light", place, 0)) == "D3.6 outside"  # type: ignore[arg-type]


@rule("D3.6")
@pytest.mark.parametrize(
    ("u", "v", "refusal"), [(59, 0, "D3.6 too_near"), (60, 0, ""), (36, 47, "D3.6 too_near"), (36, 48, "")]
)
def test_stars_are_sixty_thousandths_apart(u: int, v: int, refusal: str) -> None:
    assert a_sky().play(light(0, 0)).why(light(u, v)) == refusal


@rule("D3.7")
@pytest.mark.parametrize(("u", "v"), [(1, -1), (333, 77), (-999, 3), (512, -511)])
def test_a_star_lies_exactly_where_it_was_put(u: int, v: int) -> None:
    assert a_sky().play(grey(u, v)).view().stars == (grey(u, v),)
