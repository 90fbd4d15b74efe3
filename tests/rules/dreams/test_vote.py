"""D4: the vote."""

import json

import pytest

from reverie.games.dreams.moves import GO_ON, Vote
from reverie.kernel.words import Move
from tests.rules import rule
from tests.rules.dreams.sky import MORTAL, a_sky, a_vote, all_stars, bet, light, lock


@rule("D4.1")
def test_all_are_asked_at_once() -> None:
    assert a_vote(5).asked == [(seat, "vote") for seat in range(5)]


@rule("D4.1")
def test_gods_bet_on_players_and_the_mortal_on_a_vision() -> None:
    sky = a_vote(3, mortal=1)
    assert [choice for choice in range(-1, 7) if sky.why(lock(choice), seat=0) == ""] == [1, 2]
    assert [choice for choice in range(-1, 7) if sky.why(lock(choice), seat=1) == ""] == [1, 2, 3, 4]
    assert sky.why(lock(3), seat=0) == "D4.1 no_player"
    assert sky.why(lock(5), seat=1) == "D4.1 no_vision"


@rule("D4.1")
@pytest.mark.parametrize("move", [Vote(True, True), Vote(1, 1), Vote("1", True), Vote(None, False), light(0, 0)])  # type: ignore[arg-type]
def test_a_vote_is_a_number_and_a_lock(move: Move) -> None:
    assert a_vote().why(move) == "D4.1 vote_first"


@rule("D4.1")
def test_no_vote_before_all_stars_are_placed() -> None:
    assert a_sky(stars=all_stars(4, 11)).why(lock(1)) == "D3.1 star_first"
    assert a_sky(dealer=0).why(lock(1), seat=2) == "D3.1 not_asked"


@rule("D4.1")
def test_a_vote_is_secret() -> None:
    sky = a_vote(4, mortal=1).play(lock(3), seat=0)
    assert sky.seen[0] == [{"kind": "voted", "seat": 0, "locked": True, "choice": 3}]
    for eyes in (1, 2, 3, None):
        assert sky.seen[eyes] == [{"kind": "voted", "seat": 0, "locked": True}]
        assert sky.view(eyes).vote is None
    assert sky.view(0).vote == 3


@rule("D4.2")
def test_a_god_cannot_bet_on_themself() -> None:
    sky = a_vote(4, mortal=1)
    assert [sky.why(lock(seat), seat=seat) for seat in (0, 2, 3)] == ["D4.2 yourself"] * 3


@rule("D4.2")
def test_the_mortal_may_name_the_number_of_their_own_seat() -> None:
    assert a_vote(4, mortal=2).why(lock(2), seat=2) == ""


@rule("D4.3")
def test_a_vote_changes_until_all_are_locked() -> None:
    sky = a_vote(3, mortal=1, vision=4)
    sky.play(lock(2), seat=0).play(bet(1), seat=0).play(lock(1), seat=0)
    sky.play(bet(3), seat=1).play(lock(4), seat=1)
    assert sky.view(0).vote == 1 and sky.view(0).locked == (True, True, False)
    assert sky.points == [0, 0, 0]
    sky.play(lock(0), seat=2)
    assert sky.view().nights[-1].votes == (1, 4, 0)


@rule("D4.3")
def test_who_has_locked_is_no_longer_awaited_but_may_speak() -> None:
    sky = a_vote(3, mortal=1).play(lock(1), seat=0)
    assert sky.asked == [(1, "vote"), (2, "vote")]
    assert sky.why(lock(2), seat=0) == ""
    assert sky.play(bet(2), seat=0).asked == [(0, "vote"), (1, "vote"), (2, "vote")]


@rule("D4.3")
def test_when_all_have_locked_nothing_changes_any_more() -> None:
    sky = a_vote(3, mortal=1).vote(1, 1, 1)
    assert not any(sky.table.can_undo(seat) for seat in range(3))
    assert sky.why(lock(2), seat=0) == "D4.4 look_first"
    assert [kind for _, kind in sky.go_on().asked] == ["star"]


@rule("D4.4")
def test_all_votes_are_shown_at_once_then_the_tokens() -> None:
    sky = a_vote(3, mortal=1, vision=4).play(lock(1), seat=0).play(lock(2), seat=1)
    assert sky.kinds == ["voted"]
    sky.play(lock(0), seat=2)
    assert sky.kinds[:5] == ["voted", "accused", "named", "accused", "unmasked"]
    for eyes in (0, 1, 2, None):
        assert sky.seen[eyes][1:5] == [
            {"kind": "accused", "seat": 0, "target": 1},
            {"kind": "named", "seat": 1, "number": 2},
            {"kind": "accused", "seat": 2, "target": 0},
            {"kind": "unmasked", "seat": 1, "vision": 4, "picture": 4},
        ]


@rule("D4.4")
def test_a_round_lies_open_until_all_have_seen_it() -> None:
    sky = a_vote(3, mortal=1, vision=4, owner="at_vote").vote(1, 2, 0)
    assert sky.asked == [(seat, "reveal") for seat in range(3)]
    for eyes in (0, 1, 2, None):
        view = sky.view(eyes)
        assert view.open and (view.nights[-1].mortal, view.nights[-1].vision) == (1, 4)
        assert view.owners.count(None) == 0
    assert sky.play(GO_ON, seat=1).asked == [(0, "reveal"), (2, "reveal")]
    assert sky.view().seen == (False, True, False)
    assert sky.play(GO_ON, seat=0).play(GO_ON, seat=2).view().round == 2
    assert not sky.view().open


@rule("D4.4")
def test_the_last_round_is_open_for_good() -> None:
    sky = a_vote(3, mortal=0, points=[0, 15, 15]).vote(1, 0, 0)
    assert sky.table.over and sky.view().open


@rule("D4.5")
def test_a_god_and_the_mortal_are_asked_in_the_same_words() -> None:
    sky = a_vote(4, mortal=1)
    asked = [(ask.kind, ask.rule, ask.awaited, ask.facts, ask.options, ask.fields) for ask in sky.table.asks]
    assert asked[0] == asked[1] == asked[2] == asked[3]


@rule("D4.2", "D4.5")
def test_a_god_and_the_mortal_are_told_the_same_discs() -> None:
    """The others from the left on, and nothing for those who only watch: the token alone tells which side holds."""
    for mortal in range(4):
        sky = a_vote(4, mortal=mortal)
        assert [sky.view(seat).targets for seat in range(4)] == [(1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2)]
        assert sky.view(None).targets == ()


@rule("D4.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_messages_to_a_god_and_to_the_mortal_are_of_the_same_size(seats: int) -> None:
    for sky in (a_sky(seats), a_vote(seats), a_vote(seats).play(lock(1), seat=0).play(lock(2), seat=1)):
        sizes = {len(json.dumps(sky.told(seat))) for seat in range(2)}
        assert len(sizes) == 1


@rule("D4.5")
def test_a_watcher_cannot_tell_who_is_the_mortal() -> None:
    """The same stars and the same votes in two worlds that differ in the mortal alone."""
    worlds = [a_sky(4, mortal=mortal, vision=2) for mortal in (1, 2)]
    for turn in range(12):
        for sky in worlds:
            sky.play(all_stars(4)[turn])
        for eyes in (0, 3, None):
            assert worlds[0].seen[eyes] == worlds[1].seen[eyes]
            assert worlds[0].told(eyes) == worlds[1].told(eyes)
        assert worlds[0].table.waiting == worlds[1].table.waiting
        assert worlds[0].table.deadlines == worlds[1].table.deadlines
    for sky in worlds:
        for seat in (1, 2):
            sky.play(lock(3), seat=seat)
    for eyes in (0, 3, None):
        assert worlds[0].seen[eyes] == worlds[1].seen[eyes]
        assert worlds[0].told(eyes) == worlds[1].told(eyes)


@rule("D4.5")
def test_the_tokens_are_hidden_in_the_same_field_for_all() -> None:
    sky = a_sky(4, mortal=1, vision=3)
    told = [sky.told(seat) for seat in range(4)]
    assert [view["token"] for view in told] == [3, MORTAL, 3, 3]
    assert len({tuple(view) for view in told}) == 1
    for view in told:
        del view["token"], view["seat"], view["targets"]
    assert told[0] == told[1] == told[2] == told[3]
