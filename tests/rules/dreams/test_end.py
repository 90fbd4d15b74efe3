"""D6: the next round, and the end."""

import pytest

from reverie.games.dreams.moves import GO_ON
from reverie.kernel.words import CLOCK, Expire
from tests.rules import rule
from tests.rules.dreams.sky import a_game, a_sky, a_vote, all_stars, bet, light, lock


@rule("D6.1")
def test_the_table_is_cleared_for_the_next_dealer() -> None:
    sky = a_vote(4, mortal=1, dealer=3, pictures=(5, 6, 7, 8)).vote(1, 1, 1, 1).go_on()
    view = sky.view()
    assert (view.round, view.dealer, view.stars) == (2, 0, ())
    assert view.left == (("light", "grey", "black"),) * 4
    assert view.aside == (5, 6, 7, 8)
    assert not set(view.pictures) & {5, 6, 7, 8}
    assert view.locked == (False,) * 4
    assert sky.asked == [(0, "star")]


@rule("D6.1")
def test_new_tokens_are_dealt() -> None:
    sky = a_vote(4, mortal=1).vote(1, 1, 1, 1).go_on()
    assert sky.kinds.count("token") == 4
    assert sum(sky.view(seat).token == 0 for seat in range(4)) == 1


@rule("D6.2")
@pytest.mark.parametrize(("points", "over"), [(12, False), (13, True), (14, True)])
def test_the_game_ends_when_somebody_reaches_or_passes_sixteen(points: int, over: bool) -> None:
    sky = a_vote(3, mortal=0, points=[0, points, 0]).vote(1, 0, 0)
    assert sky.points[1] == points + 3
    assert sky.table.over is over


@rule("D6.2")
def test_several_can_win() -> None:
    sky = a_vote(3, mortal=0, points=[0, 15, 15]).vote(1, 0, 0)
    assert sky.points == [0, 18, 18]
    assert sky.table.winners == [1, 2]


@rule("D6.2")
def test_after_the_end_nothing_is_played() -> None:
    sky = a_vote(3, mortal=0, points=[0, 15, 15]).vote(1, 0, 0)
    assert sky.why(light(0, 0), seat=0) == "D6.2 over"
    assert sky.kinds[-1] == "over"


@rule("D6.3")
def test_pictures_set_aside_come_back_when_fewer_than_four_remain() -> None:
    aside = range(5, 70)
    sky = a_vote(3, pictures=(1, 2, 3, 4), pile=[70, 71, 72], aside=aside).vote(1, 1, 1).go_on()
    view = sky.view()
    assert "reshuffled" in sky.kinds
    assert view.aside == ()
    assert sorted([*sky.state.pile.pool, *view.pictures]) == list(range(1, 73))
    assert view.pile == 68


@rule("D6.3")
def test_the_last_four_pictures_are_played_before_any_comes_back() -> None:
    sky = a_vote(3, pictures=(1, 2, 3, 4), pile=[69, 70, 71, 72], aside=range(5, 69)).vote(1, 1, 1).go_on()
    assert "reshuffled" not in sky.kinds
    assert sorted(sky.view().pictures) == [69, 70, 71, 72]


@rule("D6.4")
def test_thirty_seconds_a_star_and_sixty_a_vote() -> None:
    assert [deadline.seconds for deadline in a_sky().table.deadlines] == [30]
    assert [deadline.seconds for deadline in a_vote().table.deadlines] == [60]


@rule("D6.4")
def test_no_star_is_timed_while_a_round_lies_open() -> None:
    sky = a_vote(3, mortal=1).vote(1, 1, 1)
    assert [deadline.key for deadline in sky.table.deadlines] == ["reveal:1"]
    sky.play(GO_ON, seat=0).play(GO_ON, seat=2)
    assert [deadline.key for deadline in sky.table.deadlines] == ["reveal:1"]
    (deadline,) = sky.play(GO_ON, seat=1).table.deadlines
    assert deadline.key.startswith("star:")


@rule("D6.4")
def test_who_looks_too_long_at_a_reveal_is_not_waited_for() -> None:
    sky = a_vote(3, mortal=1, dealer=0).vote(1, 1, 1).play(GO_ON, seat=2).let_time_pass()
    assert sky.view().round == 2 and sky.asked == [(1, "star")]


@rule("D6.4")
def test_without_clocks_nothing_expires() -> None:
    game = a_game(clock="none")
    assert game.table.deadlines == []
    assert a_vote(clock=False).table.deadlines == []
    assert a_vote(3, clock=False).vote(2, 1, 0).table.deadlines == []


@rule("D6.4")
def test_where_no_bot_stands_in_chance_places_the_star() -> None:
    for mortal in (0, 1):
        sky = a_sky(4, mortal=mortal, dealer=0).let_time_pass()
        assert sky.kinds == ["star"] and len(sky.view().stars) == 1
        assert sky.asked == [(1, "star")]


@rule("D6.4")
def test_what_chance_places_does_not_depend_on_the_role() -> None:
    placed = {
        a_sky(4, mortal=mortal, vision=vision).let_time_pass().view().stars for mortal in range(4) for vision in (1, 4)
    }
    assert len(placed) == 1


@rule("D6.4")
def test_the_clock_of_a_vote_does_not_start_anew_with_every_vote() -> None:
    sky = a_vote()
    keys = [deadline.key for deadline in sky.table.deadlines]
    assert [deadline.key for deadline in sky.play(lock(1), seat=0).table.deadlines] == keys


@rule("D6.4")
def test_a_missing_vote_is_an_abstention() -> None:
    sky = a_vote(4, mortal=1, vision=3).vote(None, None, 0, None)
    assert [event["seat"] for event in sky.events if event["kind"] == "abstained"] == [0, 1, 3]
    assert sky.view().nights[-1].votes == (None, None, 0, None)
    assert sky.points == [0, 3, 1, 1]


@rule("D6.4")
def test_a_vote_that_was_not_locked_counts_as_it_stands() -> None:
    sky = a_vote(3, mortal=1, vision=3).play(bet(1), seat=0).play(bet(3), seat=1).let_time_pass()
    assert sky.view().nights[-1].votes == (1, 3, None)
    assert sky.points == [3, 2, 1]


@rule("D6.4")
def test_only_the_clock_lets_time_run_out() -> None:
    sky = a_vote()
    (deadline,) = sky.table.deadlines
    assert sky.why(Expire(deadline.key), seat=0) == "D4.1 vote_first"
    assert sky.why(Expire("vote:99"), seat=CLOCK) == "D4.1 no_deadline"


@rule("D6.5")
def test_a_spectator_knows_nothing_that_must_not_be_told_to_players() -> None:
    """So a spectator may talk: until the reveal nothing tells them a token or a vote."""
    spectators = [
        a_sky(4, mortal=mortal, vision=vision, stars=all_stars(4)) for mortal in range(4) for vision in (2, 3)
    ]
    for sky in spectators:
        for seat in range(3):
            sky.play(lock(1 if sky.why(lock(1), seat=seat) == "" else 2), seat=seat)
        assert sky.seen[None] == spectators[0].seen[None]
        assert sky.told(None) == spectators[0].told(None)
