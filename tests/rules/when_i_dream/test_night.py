"""W3: clues, answers, and what each side of the mask knows."""

from dataclasses import replace

import pytest

from reverie.games.when_i_dream.moves import Answer, Clue, Foul, Pass, Press, Spoken
from reverie.kernel.codec import plain
from tests.rules import rule
from tests.rules.when_i_dream.bedroom import BREATH, CLUE, LAST, NIGHT, TELLING, Bedroom, a_night


@rule("W3.1")
def test_the_dreamers_left_gives_the_first_clue_then_clockwise_without_the_dreamer() -> None:
    room = Bedroom(5, first=3).all_ready()
    speakers = []
    for clue in ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"):
        speakers.append(room.turn)
        room.clue(clue)
    assert speakers == [4, 0, 1, 2, 4, 0, 1, 2]


@rule("W3.1")
def test_the_dreamer_gives_no_clue() -> None:
    refusal = a_night().why(0, Clue("mer"))
    assert refusal is not None and refusal.rule == "W3.5"


@rule("W3.2")
def test_a_clue_is_one_word_and_need_not_be_true() -> None:
    room = a_night("lighthouse").clue("girafe")
    assert [(said.seat, said.clue) for said in room.state.cards[-1].clues] == [(1, "girafe")]
    assert room.heard(0) == [{"kind": "clue", "seat": 1, "clue": "girafe"}]


@rule("W3.3")
def test_a_spirit_may_pass() -> None:
    room = a_night().passes()
    assert room.turn == 2
    assert room.state.cards[-1].clues == ()
    assert room.heard(0) == [{"kind": "passed", "seat": 1}]


@rule("W3.4")
@pytest.mark.parametrize(("options", "seconds"), [({}, 8), ({"clue": 5}, 5), ({"clue": 25}, 25), ({"voice": True}, 5)])
def test_a_spirit_has_five_seconds_or_eight_when_typing(options: dict[str, object], seconds: int) -> None:
    room = a_night(**options)
    assert [each.seconds for each in room.table.deadlines if each.key.startswith("clue")] == [seconds]


@rule("W3.4")
def test_a_spirit_who_takes_too_long_is_passed() -> None:
    room = a_night().time_is_up(CLUE)
    assert room.turn == 2
    assert room.heard(0) == [{"kind": "passed", "seat": 1}]


@rule("W3.4")
def test_a_clue_composed_ahead_goes_out_when_the_turn_comes() -> None:
    room = a_night().clue("bateau", seat=2)
    assert room.state.cards[-1].clues == ()
    assert (room.view(2).draft, room.view(2).composed) == ("bateau", (2,))
    assert (room.view(3).draft, room.view(3).composed) == (None, (2,))
    room.clue("mer").time_is_up(BREATH)
    assert [said.clue for said in room.state.cards[-1].clues] == ["mer", "bateau"]
    assert room.turn == 3


@rule("W3.4")
def test_a_composed_clue_can_be_changed_and_taken_back() -> None:
    room = a_night().clue("bateau", seat=2).clue("navire", seat=2)
    assert room.view(2).draft == "navire"
    room.passes(2)
    assert room.view(2).draft is None
    refusal = room.why(2, Pass())
    assert refusal is not None and (refusal.rule, refusal.key) == ("W3.4", "nothing_composed")


@rule("W3.4")
def test_a_composed_clue_is_dropped_with_the_word_it_was_for() -> None:
    room = a_night().clue("bateau", seat=2).answers("chien")
    assert room.view(2).draft is None


@rule("W3.5")
def test_the_dreamer_may_cut_in_at_any_moment() -> None:
    a_night().answers("phare")
    a_night().clue("mer").answers("phare")
    a_night().clue("mer").clue("rocher", seat=3).passes(0)


@rule("W3.5")
def test_there_is_one_answer_a_card() -> None:
    room = a_night("lighthouse").answers("bateau")
    assert room.state.cards[0].spoken == "bateau"
    assert len(room.state.cards) == 2
    assert room.sides() == (0, 1)


@rule("W3.5")
def test_an_answer_has_four_words_at_most() -> None:
    refusal = a_night().why(0, Answer("un deux trois quatre cinq"))
    assert refusal is not None and (refusal.rule, refusal.key) == ("W3.5", "whole_answer")
    assert a_night().why(0, Answer("  ")) is not None
    assert a_night().why(0, Answer("un bonhomme de neige")) is None


@rule("W3.6")
def test_a_right_answer_goes_to_the_yellow_side() -> None:
    room = a_night("lighthouse").answers("le Phare")
    assert room.sides() == (1, 0)


@rule("W3.6")
def test_a_wrong_answer_or_a_pass_goes_to_the_blue_side() -> None:
    assert a_night("lighthouse").answers("bateau").sides() == (0, 1)
    assert a_night("lighthouse").passes(0).sides() == (0, 1)


@rule("W3.6")
@pytest.mark.parametrize(("heard", "sides"), [("right", (1, 0)), ("wrong", (0, 1)), ("pass", (0, 1))])
def test_at_a_voice_table_a_spirit_presses_what_was_heard(heard: str, sides: tuple[int, int]) -> None:
    room = a_night(voice=True)
    presser = room.state.presser()
    assert room.play(presser, Press(heard)).sides() == sides
    assert room.state.presser() != presser
    assert room.why(0, Press("right")) is not None


@rule("W3.6")
def test_at_a_voice_table_no_spirit_who_is_gone_holds_up_the_night() -> None:
    room = a_night(voice=True)
    others = [seat for seat in room.state.spirits() if seat != room.state.presser()]
    assert room.play(others[0], Press("right")).play(others[1], Press("pass")).sides() == (1, 1)
    room.time_is_up(NIGHT)
    for step in ("LastChance", "Telling"):
        assert room.step == step
        assert [question.seat for question in room.table.asks] == list(room.state.spirits())
        assert room.table.waiting == []
        room.time_is_up(LAST if step == "LastChance" else TELLING)
    assert room.state.round == 2


@rule("W3.1", "W3.4")
def test_at_a_voice_table_whoever_has_spoken_passes_the_turn_on() -> None:
    room = a_night(voice=True)
    assert room.turn == 1
    room.play(1, Spoken())
    assert room.turn == 2
    room.play(room.state.presser(), Spoken()).time_is_up(CLUE)
    assert room.turn == 1


@rule("W3.7")
def test_a_new_word_comes_up_and_the_next_spirit_goes_on() -> None:
    room = a_night().clue("mer").answers("bateau")
    assert len(room.state.cards) == 2
    assert room.state.cards[-1].clues == ()
    assert room.turn == 2


@rule("W3.7")
def test_the_table_may_begin_again_from_the_dreamers_left() -> None:
    room = a_night(order="left").clue("mer").answers("bateau")
    assert room.turn == 1


@rule("W3.7")
def test_when_the_cards_run_out_the_night_is_over() -> None:
    room = a_night()
    while room.step == "Night":
        room.passes(0)
    assert room.step == "Telling"
    assert room.sides() == (0, 110)


def told_to_the_dreamer(room: Bedroom) -> str:
    """Everything a page gets to know after the last move."""
    asked = room.table.ask(0)
    assert asked is not None
    clocks = [each for each in room.table.deadlines if each.seen_by(0)]
    told = (room.heard(0), plain(room.view(0)), asked.kind, asked.facts, asked.options, asked.fields)
    return repr((*told, clocks, room.table.waiting, room.table.scores, room.table.can_undo(0)))


@rule("W3.8")
def test_right_wrong_and_pass_tell_the_dreamer_the_same() -> None:
    right, wrong, passed = (a_night("lighthouse").clue("mer") for _ in range(3))
    right.answers("phare")
    wrong.answers("bateau")
    passed.passes(0)
    assert right.sides() == (1, 0) and wrong.sides() == (0, 1) == passed.sides()
    assert told_to_the_dreamer(right) == told_to_the_dreamer(wrong) == told_to_the_dreamer(passed)
    assert right.heard(0) == [{"kind": "settled"}, {"kind": "card"}]


@rule("W3.5", "W3.7")
def test_a_question_tells_which_card_it_is_about() -> None:
    room = a_night("lighthouse")
    numbers = []
    for _ in range(3):
        asks = room.table.asks
        assert {question.facts["number"] for question in asks} == {len(room.state.cards)}
        numbers.append(asks[0].facts["number"])
        room.answers("bateau")
    assert numbers == [1, 2, 3]


@rule("W3.8")
def test_pressing_right_wrong_or_pass_tells_the_dreamer_the_same() -> None:
    heard = []
    for press in ("right", "wrong", "pass"):
        room = a_night(voice=True)
        room.play(room.state.presser(), Press(press))
        heard.append((room.heard(0), plain(room.view(0)), room.table.waiting))
    assert heard[0] == heard[1] == heard[2]


@rule("W3.8")
def test_who_only_watches_knows_no_more_than_the_dreamer() -> None:
    room = a_night("lighthouse").clue("mer").answers("phare")
    dreamer = room.view(0)
    unheard = tuple(replace(card, spoken=None) for card in dreamer.memory)
    assert replace(dreamer, seat=None, role="", memory=unheard) == room.view(None)
    assert room.heard(None) == room.heard(0)


@rule("W3.9")
def test_spirits_see_the_word_both_sides_and_the_answers() -> None:
    room = a_night("lighthouse").clue("mer").answers("phare").answers("bateau")
    for spirit in (1, 2, 3):
        cards = room.view(spirit).cards
        assert [(card.fate, card.spoken) for card in cards] == [
            ("yellow", "phare"),
            ("blue", "bateau"),
            ("live", None),
        ]
        assert cards == tuple(room.state.cards)
        assert "night:1" in [each.key for each in room.table.deadlines if each.seen_by(spirit)]


@rule("W3.9")
def test_the_dreamer_sees_neither_word_nor_sides_nor_counts_nor_timer() -> None:
    room = a_night("lighthouse").clue("mer").answers("phare")
    told = plain(room.view(0))
    assert "memory" not in told
    assert [(card["word"], card["fate"]) for card in told["cards"]] == [(-1, "live")]
    assert told["pays"] is None
    assert [each for each in room.table.deadlines if each.seen_by(0) or each.seen_by(None)] == []
    assert room.view(0).pool == 110


@rule("W3.9")
def test_refusals_tell_the_dreamer_nothing_of_the_word() -> None:
    for move in (Answer("phare"), Answer("lighthouse"), Clue("phare"), Foul(1), Pass(), Answer("")):
        assert a_night("lighthouse").why(0, move) == a_night("giraffe").why(0, move)


@rule("W3.9")
def test_a_spirit_sees_what_the_next_card_would_pay() -> None:
    room = a_night("lighthouse", ("sandman", "fairy", "boogeyman")).answers("phare")
    assert room.view(1).pays == (1, 0, 3)
    assert room.view(2).pays == (1, 2, 1)
    assert room.view(3).pays == (0, 0, 1)


@rule("W5.1")
def test_the_night_can_end_in_the_middle_of_a_turn() -> None:
    room = a_night().clue("mer").time_is_up(NIGHT)
    assert room.step == "LastChance"
