"""W5 to W7: the end of the night, the telling, the score."""

import pytest

from reverie.games.when_i_dream.game import GAME
from reverie.games.when_i_dream.judge.plain import PlainJudge
from reverie.games.when_i_dream.moves import Aloud, Clue, Mention, Press, Tell
from reverie.games.when_i_dream.scoring import BOOGEYMAN, FAIRY, SANDMAN, pay, pay_dreamer
from reverie.kernel.words import Json, Refused
from tests.rules import rule
from tests.rules.when_i_dream.bedroom import LAST, NIGHT, TELLING, Bedroom, a_morning, a_night, scored


@rule("W5.1")
def test_when_the_timer_ends_spirits_are_silent_at_once() -> None:
    room = a_night().clue("bateau", seat=2).time_is_up(NIGHT)
    for seat in (1, 2, 3):
        refusal = room.why(seat, Clue("mer"))
        assert refusal is not None and refusal.rule == "W5.1"
    assert room.state.drafts == {}
    assert room.heard(0) == [{"kind": "dawn"}]


@rule("W5.2")
@pytest.mark.parametrize(("answer", "sides"), [("phare", (1, 0)), ("bateau", (0, 1))])
def test_the_dreamer_may_still_answer_the_card_in_play(answer: str, sides: tuple[int, int]) -> None:
    room = a_night("lighthouse").clue("mer").time_is_up(NIGHT).answers(answer)
    assert room.sides() == sides
    assert room.step == "Telling"
    assert room.heard(0) == [{"kind": "settled"}]


@rule("W3.6")
def test_the_judge_is_told_which_answers_were_spoken_aloud() -> None:
    class Listener(PlainJudge):
        def verdict(self, question: dict[str, Json]) -> Json:
            if question["about"] == "answer":
                heard.append((question["answer"], question["aloud"]))
            return super().verdict(question)

    heard: list[tuple[str, bool]] = []
    room = a_night("swan", judge=Listener()).clue("lac")
    room.play(0, Aloud("signe")).clue("mer").answers("bateau")
    assert heard == [("signe", True), ("bateau", False)]


@rule("W5.2")
def test_the_dreamer_may_decline_and_the_card_stays_without_effect() -> None:
    room = a_night().time_is_up(NIGHT).passes(0)
    assert room.sides() == (0, 0)
    assert room.state.cards[-1].fate == "left"


@rule("W5.2")
def test_after_ten_seconds_the_card_stays_without_effect() -> None:
    room = a_night().time_is_up(NIGHT)
    assert [(each.key, each.seconds, each.seats) for each in room.table.deadlines] == [("last:1", 10, None)]
    assert room.time_is_up(LAST).sides() == (0, 0)


@rule("W5.2")
def test_at_a_voice_table_the_last_answer_is_pressed() -> None:
    for heard, sides in (("right", (1, 0)), ("wrong", (0, 1)), ("pass", (0, 0))):
        room = a_night(voice=True).time_is_up(NIGHT)
        assert room.play(room.state.presser(), Press(heard)).sides() == sides
        assert room.step == "Telling"


@rule("W6.1")
def test_the_dreamer_tells_the_dream_within_75_seconds_and_still_masked() -> None:
    room = a_night("lighthouse").answers("phare").time_is_up(NIGHT).time_is_up(LAST)
    question = room.table.ask(0)
    assert question is not None and question.kind == "tell"
    assert [(each.key, each.seconds) for each in room.table.deadlines] == [("telling:1", 75)]
    assert room.view(0).cards[-1].word == -1
    assert room.view(0).day is None


@rule("W6.1")
def test_what_was_told_before_the_time_was_up_counts() -> None:
    room = a_night("lighthouse").answers("phare").time_is_up(NIGHT).time_is_up(LAST)
    room.play(0, Tell("Un phare au loin", False))
    assert room.step == "Telling"
    assert room.view(0).telling == "Un phare au loin"
    assert room.view(1).telling == ""
    room.time_is_up(TELLING)
    assert room.state.day is not None
    assert room.state.day.telling == "Un phare au loin"
    assert scored(room)[0] == 3


@rule("W6.1")
def test_a_telling_is_a_text() -> None:
    room = a_night().time_is_up(NIGHT).time_is_up(LAST)
    with pytest.raises(Refused):
        room.play(0, Tell("x" * 4001, True))


@rule("W6.2")
def test_a_yellow_word_that_occurs_in_the_telling_is_mentioned_and_others_cost_nothing() -> None:
    room = a_night("lighthouse").answers("phare").time_is_up(NIGHT).time_is_up(LAST)
    room.tells("J’étais gardien de phares, avec une girafe et un dragon.")
    assert room.state.day is not None
    assert room.state.called(*room.state.day.mentioned) == "phare"
    assert scored(room)[0] == 1 + 2
    assert room.state.day.telling.startswith("J’étais")  # shown as it was typed


@rule("W6.2")
def test_at_a_voice_table_a_spirit_marks_the_yellow_words_that_were_mentioned() -> None:
    room = a_night(voice=True)
    room.play(room.state.presser(), Press("right")).play(room.state.presser(), Press("wrong"))
    room.time_is_up(NIGHT).time_is_up(LAST)
    yellow, blue = room.state.cards[0].word, room.state.cards[1].word
    presser = room.state.presser()
    assert room.why(presser, Mention((blue,))) is not None
    assert room.why(presser, Mention((yellow, yellow))) is not None
    room.play(presser, Mention((yellow,)))
    assert scored(room)[0] == 3


@rule("W6.3")
def test_by_day_roles_sides_and_the_missing_role_are_shown_to_all() -> None:
    room = a_night("lighthouse").answers("phare").answers("xyz").time_is_up(NIGHT).time_is_up(LAST)
    missing, roles = room.state.missing, tuple(room.state.roles)
    room.tells("phare")
    for seat in (0, 1, 2, 3, None):
        day = room.view(seat).day
        assert day is not None
        assert (day.roles, day.missing) == (roles, missing)
        assert [card.fate for card in day.cards] == ["yellow", "blue", "left"]
        assert all(card.word >= 0 for card in day.cards)


@rule("W6.4")
@pytest.mark.parametrize("yellow", [0, 3, 7])
def test_each_fairy_scores_the_yellow_cards(yellow: int) -> None:
    assert pay(FAIRY, yellow, 2) == yellow


@rule("W6.5")
@pytest.mark.parametrize("blue", [0, 3, 7])
def test_each_boogeyman_scores_the_blue_cards(blue: int) -> None:
    assert pay(BOOGEYMAN, 2, blue) == blue


@rule("W6.6")
def test_the_dreamer_scores_the_yellow_cards_and_two_more_for_mentioning_all() -> None:
    assert pay_dreamer(4, 3) == 4
    assert pay_dreamer(4, 4) == 6


@rule("W6.6")
def test_without_a_yellow_card_there_is_no_bonus() -> None:
    assert pay_dreamer(0, 0) == 0
    assert scored(a_morning(0, 3, told=True))[0] == 0


@rule("W6.7")
@pytest.mark.parametrize(
    ("yellow", "blue", "points"),
    [(3, 3, 5), (2, 3, 3), (4, 2, 2), (3, 2, 3), (0, 0, 2), (0, 1, 1), (6, 1, 1), (1, 6, 1)],
)
def test_a_sandman_wants_level_sides(yellow: int, blue: int, points: int) -> None:
    assert pay(SANDMAN, yellow, blue) == points
    assert scored(a_morning(yellow, blue))[3] == points


@rule("W6.4", "W6.5", "W6.6", "W6.7")
def test_three_yellow_and_two_blue_all_told() -> None:
    # Fairies 3, Dreamer 5, Boogeymen 2, Sandmen 3
    assert scored(a_morning(3, 2, told=True)) == (5, 3, 2, 3)


@rule("W6.4", "W6.5", "W6.6", "W6.7")
@pytest.mark.parametrize(
    ("yellow", "blue", "told", "dreamer", "sandman"),
    [
        (3, 2, True, "dreamer-all", "sandman-near"),
        (3, 3, False, "dreamer", "sandman-level"),
        (0, 2, True, "dreamer-none", "sandman-far"),
    ],
)
def test_the_day_tells_by_which_rule_each_scored(
    yellow: int, blue: int, told: bool, dreamer: str, sandman: str
) -> None:
    room = a_morning(yellow, blue, told=told)
    day = room.view(None).day
    assert day is not None and day.order == (0, 1, 2, 3)
    assert day.reasons == (dreamer, "fairy", "boogeyman", sandman)


@rule("W6.8")
def test_the_cards_go_under_the_pile_and_another_of_their_words_will_be_live() -> None:
    room = a_night("lighthouse").answers("phare").answers("xyz")
    played = [card.word for card in room.state.cards]
    room.time_is_up(NIGHT).time_is_up(LAST).tells("")
    assert room.state.pile.bottom == [word // 4 for word in played]
    room.state.pile.pool.clear()
    room.all_ready()
    again = room.state.cards[0].word
    assert again // 4 == played[0] // 4
    assert again != played[0]


@rule("W6.8")
def test_penalty_cards_stay_with_who_took_them() -> None:
    room = a_night("princess", fouls="rulebook").clue("prince")
    card = room.state.cards[0].word
    room.time_is_up(NIGHT).time_is_up(LAST).tells("")
    assert room.state.penalties == [(), (card,), (), ()]
    assert card // 4 not in room.state.pile.bottom + room.state.pile.pool


def at_the_end(points: list[int], penalties: list[int]) -> Bedroom:
    room = Bedroom()
    for _ in range(4):
        room.all_ready().time_is_up(NIGHT).time_is_up(LAST).tells("")
    room.state.points = points
    room.state.penalties = [tuple(range(count)) for count in penalties]
    return room


@rule("W7.1")
def test_after_everyone_has_dreamt_points_minus_penalties_decide() -> None:
    room = at_the_end([10, 12, 9, 3], [0, 3, 0, 5])
    assert room.table.over
    assert room.table.scores == [10, 9, 9, -2]
    assert room.table.winners == [0]


@rule("W7.1")
def test_a_tie_goes_to_fewer_penalties_and_is_then_shared() -> None:
    assert at_the_end([10, 11, 9, 3], [0, 1, 0, 0]).table.winners == [0]
    assert at_the_end([10, 11, 11, 3], [2, 1, 1, 0]).table.winners == [1, 2]
    assert at_the_end([10, 10, 10, 10], [0, 0, 0, 0]).table.winners == [0, 1, 2, 3]


@rule("W7.1")
def test_when_the_game_is_over_nothing_can_be_played() -> None:
    refusal = at_the_end([1, 0, 0, 0], [0, 0, 0, 0]).why(0, Tell("", True))
    assert refusal is not None and refusal.rule == GAME.turn_rule == "W7.1"
