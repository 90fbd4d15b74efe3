"""W4: forbidden clues, contests, penalties."""

import pytest

from reverie.games.when_i_dream.moves import Clue, Foul, Object
from tests.rules import rule
from tests.rules.when_i_dream.bedroom import BREATH, CONTEST, LAST, NIGHT, Bedroom, Doubts, a_night


def withheld(room: Bedroom, seat: int) -> list[tuple[str, str]]:
    return [(each.clue, each.rule) for each in room.view(seat).withheld]


@rule("W4.1")
@pytest.mark.parametrize("clue", ["Prince", "princesse", "princesses"])
def test_a_word_of_the_same_family_is_forbidden(clue: str) -> None:
    room = a_night("princess").clue(clue)
    assert withheld(room, 1) == [(clue, "W4.1")]


@rule("W4.2")
def test_a_word_that_sounds_like_it_is_forbidden() -> None:
    room = a_night("apron").clue("Sablier")
    assert withheld(room, 1) == [("Sablier", "W4.2")]


@rule("W4.3")
def test_a_word_of_another_language_is_forbidden() -> None:
    room = a_night("bicycle").clue("Bike")
    assert withheld(room, 1) == [("Bike", "W4.3")]


@rule("W4.4")
def test_the_offender_takes_the_card_which_counts_for_neither_side() -> None:
    room = a_night("princess", fouls="rulebook").clue("prince")
    assert room.sides() == (0, 0)
    card = room.state.cards[0]
    assert (card.fate, card.offender, card.clues) == ("foul", 1, ())
    assert len(room.state.cards) == 2
    assert room.turn == 2


@rule("W4.4")
def test_the_dreamer_is_told_that_the_card_has_changed_and_no_more() -> None:
    room = a_night("princess", fouls="rulebook").clue("prince")
    assert room.heard(0) == [{"kind": "changed"}, {"kind": "card"}]
    told = {"seat": 1, "word": room.state.cards[0].word, "called": "princesse", "clue": "prince", "rule": "W4.1"}
    assert room.heard(2)[0] == {"kind": "changed", **told}
    masked, seen = room.view(0).memory[0], room.view(2).cards[0]
    assert (masked.fate, masked.offender, masked.offence, masked.rule) == ("changed", None, "", "")
    assert (seen.fate, seen.offender, seen.offence, seen.rule) == ("foul", 1, "prince", "W4.1")
    assert room.table.scores == [0, 0, 0, 0]


@rule("W4.4")
def test_the_timer_runs_on_after_a_foul() -> None:
    room = a_night("princess", fouls="rulebook")
    before = [each.key for each in room.table.deadlines if each.key.startswith("night")]
    room.clue("prince")
    assert [each.key for each in room.table.deadlines if each.key.startswith("night")] == before


@rule("W4.4")
def test_at_a_voice_table_a_foul_is_pressed_with_its_offender() -> None:
    room = a_night(voice=True)
    assert room.why(room.state.presser(), Foul(0)) is not None
    room.play(room.state.presser(), Foul(3))
    assert (room.state.cards[0].fate, room.state.cards[0].offender) == ("foul", 3)
    assert room.heard(0) == [{"kind": "changed"}, {"kind": "card"}]


@rule("W4.5")
@pytest.mark.parametrize(
    "clue", ["deux mots", "l'eau", "123", "R2D2", "p-h-a-r-e", "p.h.a.r.e", "🌊", "", "a", "x" * 31, "mer!", "灯台"]
)
def test_what_is_not_one_word_is_refused_without_penalty(clue: str) -> None:
    room = a_night(fouls="rulebook")
    before = room.table.deadlines
    refusal = room.why(1, Clue(clue))
    assert refusal is not None and (refusal.rule, refusal.key) == ("W4.5", "one_word")
    assert room.table.deadlines == before


@rule("W4.5")
@pytest.mark.parametrize(
    "clue", ["mer", "arc-en-ciel", "aujourd’hui", "presqu'île", "œuf", "Noël", "yo-yo", "or", " ciel "]
)
def test_one_word_may_have_accents_hyphens_and_apostrophes(clue: str) -> None:
    assert a_night().why(1, Clue(clue)) is None


@rule("W4.6")
def test_a_soft_table_refuses_with_the_reason_and_the_clue_may_be_replaced() -> None:
    room = a_night("princess")
    before = room.table.deadlines
    room.clue("prince")
    (said,) = room.view(1).withheld
    assert (said.clue, said.rule, said.reason) == ("prince", "W4.1", "family")
    assert room.view(2).withheld == ()
    assert room.heard(0) == []
    assert room.table.deadlines == before
    room.clue("couronne")
    assert [said.clue for said in room.state.cards[-1].clues] == ["couronne"]
    assert room.state.penalties == [(), (), (), ()]


@rule("W4.6")
def test_a_soft_table_refuses_already_what_is_composed_ahead() -> None:
    room = a_night("princess").clue("prince", seat=2)
    assert withheld(room, 2) == [("prince", "W4.1")]
    assert room.view(2).draft is None


@rule("W4.6")
def test_soft_is_the_usual_way_and_the_rulebook_a_choice() -> None:
    assert a_night().state.rules.soft
    assert not a_night(fouls="rulebook").state.rules.soft


@rule("W4.6")
def test_by_the_rulebook_a_forbidden_clue_composed_ahead_is_a_foul_when_it_goes_out() -> None:
    room = a_night("princess", fouls="rulebook").clue("prince", seat=2).clue("couronne").time_is_up(BREATH)
    assert (room.state.cards[0].fate, room.state.cards[0].offender) == ("foul", 2)


def a_doubtful_clue(seats: int = 4, **options: object) -> Bedroom:
    room = Bedroom(seats, Doubts("fanal"), **options).all_ready().dreams_of("lighthouse")
    return room.clue("fanal")


@rule("W4.7")
def test_a_doubtful_clue_goes_out_and_may_be_contested_for_four_seconds() -> None:
    room = a_doubtful_clue()
    assert room.heard(0) == [{"kind": "clue", "seat": 1, "clue": "fanal"}]
    assert [each.seconds for each in room.table.deadlines if each.key.startswith("contest")] == [4]
    assert room.why(2, Object(1)) is None and room.why(3, Object(1)) is None
    room.time_is_up(CONTEST)
    refusal = room.why(2, Object(1))
    assert refusal is not None and refusal.rule == "W4.7"


@rule("W4.7")
def test_neither_the_offender_nor_the_dreamer_may_contest_nor_anybody_twice() -> None:
    room = a_doubtful_clue().objects(2, 1)
    for seat in (0, 1, 2):
        assert room.why(seat, Object(1)) is not None
    assert room.heard(0) == []


@rule("W4.7")
@pytest.mark.parametrize(("seats", "needed"), [(4, 2), (5, 2), (6, 3), (7, 3), (10, 5)])
def test_more_than_half_of_the_other_spirits_make_it_a_foul(seats: int, needed: int) -> None:
    room = a_doubtful_clue(seats)
    assert room.view(2).needed == needed
    for seat in range(2, 2 + needed):
        assert room.state.cards[0].fate == "live"
        room.objects(seat, 1)
    assert (room.state.cards[0].fate, room.state.cards[0].offender) == ("foul", 1)
    assert len(room.state.cards) == 2
    assert room.heard(0) == [{"kind": "changed"}, {"kind": "card"}]


@rule("W4.7")
@pytest.mark.parametrize("answer", ["phare", "bateau"])
def test_a_card_settled_meanwhile_leaves_its_side_and_the_dreamer_does_not_know(answer: str) -> None:
    room = a_doubtful_clue().answers(answer)
    view = room.view(0)
    room.objects(2, 1).objects(3, 1)
    assert room.sides() == (0, 0)
    assert room.state.cards[0].fate == "foul"
    assert room.heard(0) == []
    assert room.view(0) == view


@rule("W4.7")
@rule("W5.2")
def test_a_card_left_in_play_is_lost_to_a_contest_and_the_dreamer_does_not_know() -> None:
    room = a_doubtful_clue().time_is_up(NIGHT).time_is_up(LAST)
    view = room.view(0)
    room.objects(2, 1).objects(3, 1)
    assert room.heard(0) == []
    assert room.view(0) == view
    room.tells("")
    assert [len(cards) for cards in room.state.penalties] == [0, 1, 0, 0]
    assert room.state.day is not None and room.state.day.cards[0].fate == "foul"


@rule("W4.7")
def test_a_contest_outlasts_the_night() -> None:
    room = a_doubtful_clue().time_is_up(NIGHT).objects(2, 1)
    assert room.step == "LastChance"
    room.objects(3, 1)
    assert room.step == "Telling"
    assert room.state.cards[0].fate == "foul"


@rule("W4.7")
def test_a_contest_may_be_won_during_the_telling() -> None:
    room = a_doubtful_clue().answers("phare").time_is_up(NIGHT).time_is_up(LAST).objects(2, 1).objects(3, 1)
    assert room.step == "Telling"
    assert room.sides() == (0, 0)
    room.tells("")
    assert [len(cards) for cards in room.state.penalties] == [0, 1, 0, 0]
