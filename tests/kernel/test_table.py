"""A table: the contract that other programs use."""

from __future__ import annotations

import random

import pytest

import reverie
from reverie import CLOCK, Expire, Malformed, Refused
from reverie.kernel.conformance import open_table
from reverie.kernel.table import Table
from tests.kernel.tiny import LANTERNS, Cry, Lay, Look, Say


def test_the_contract_of_the_design() -> None:
    table = reverie.table("vale", seats=3, seed=7)
    chance = random.Random(7)
    while not table.over:
        ask = table.asks[0]
        table.play(ask.seat, chance.choice(ask.options))
    assert len(table.scores) == 3
    assert table.winners
    assert table.asks == [] and table.waiting == [] and table.deadlines == []
    again = reverie.replay(table.log())
    assert (again.scores, again.winners) == (table.scores, table.winners)
    assert [again.view(seat) for seat in (0, 1, 2, None)] == [table.view(seat) for seat in (0, 1, 2, None)]


def test_a_seed_fixes_the_game_and_none_is_fresh() -> None:
    def first_cards(seed: int | None) -> object:
        return reverie.table("vale", seats=4, seed=seed).view(None).marks  # type: ignore[attr-defined]

    assert first_cards(5) == first_cards(5)
    assert len({first_cards(None) for _ in range(5)}) > 1


def test_what_does_not_exist_is_malformed() -> None:
    for game, seats, options in (("chess", 2, None), ("vale", 7, None), ("vale", 2, {"big": True})):
        with pytest.raises(Malformed):
            reverie.table(game, seats=seats, options=options)
    with pytest.raises(Malformed):
        LANTERNS.choices({"big": 1})
    assert LANTERNS.choices({"big": True}) == {"big": True}


def lanterns(seats: int = 3, seed: int = 1) -> Table:
    return open_table(LANTERNS, seats, seed)


def lay_all(table: Table) -> None:
    for seat in range(table.seats):
        ask = table.ask(seat)
        assert ask is not None
        table.play(seat, ask.options[0])


def test_secret_choices_are_open_at_once_and_answered_in_any_order() -> None:
    table = lanterns()
    assert [(ask.seat, ask.kind) for ask in table.asks] == [(0, "lay"), (1, "lay"), (2, "lay")]
    ask = table.ask(2)
    assert ask is not None
    events = table.play(2, ask.options[1])
    assert [seat for seat, _, _ in table.waiting] == [0, 1]
    assert events[0].seen_by(2) == {"kind": "laid", "seat": 2, "card": ask.options[1].card}  # type: ignore[attr-defined]
    assert events[0].seen_by(0) == {"kind": "laid", "seat": 2}


def test_a_secret_choice_can_be_taken_back_before_another_answers() -> None:
    table = lanterns()
    before = [table.view(seat) for seat in range(3)]
    ask = table.ask(1)
    assert ask is not None
    table.play(1, ask.options[0])
    assert table.undo(1)
    assert [table.view(seat) for seat in range(3)] == before
    table.play(1, ask.options[1])
    other = table.ask(0)
    assert other is not None
    table.play(0, other.options[0])
    assert not table.can_undo(1)


def test_an_answer_taken_back_leaves_the_earlier_move_where_it_is() -> None:
    table = lanterns()
    for seat in (0, 1):
        ask = table.ask(seat)
        assert ask is not None
        table.play(seat, ask.options[0])
    after_first = table.n
    assert table.undo(1)
    assert not table.can_undo(0)
    assert not table.undo(0)
    assert table.n == after_first - 1
    assert table.ask(0) is None


def test_what_others_answered_comes_back_as_they_grant_it() -> None:
    table = lanterns(4)
    for seat in (1, 0):
        ask = table.ask(seat)
        assert ask is not None
        table.play(seat, ask.options[0])
    assert (table.can_undo(1), table.movers_since(1)) == (False, [0, 1])
    assert table.take_back(0, granted=True) and table.take_back(1, granted=True)
    assert table.n == 0 and table.movers_since(1) == []


def test_in_a_race_whoever_is_first_moves_the_game_on() -> None:
    table = lanterns()
    lay_all(table)
    assert [ask.kind for ask in table.asks] == ["cry", "cry", "cry"]
    assert table.waiting == []
    table.play(1, Cry())
    assert [(ask.seat, ask.kind) for ask in table.asks] == [(1, "speak")]
    with pytest.raises(Refused) as refused:
        table.play(2, Cry())
    assert (refused.value.refusal.rule, refused.value.refusal.key) == ("T1.3", "not_asked")


def test_a_form_is_checked_and_sampled() -> None:
    table = lanterns()
    lay_all(table)
    table.play(0, Cry())
    ask = table.ask(0)
    assert ask is not None and ask.options == [] and ask.fields is not None
    for wrong in (Say("a"), Say("toolongword"), Say("no way"), Say(""), Say(7), Cry()):  # type: ignore[arg-type]
        refusal = table.why(0, wrong)
        assert refusal is not None and refusal.rule == "T1.3"
    table.play(0, table.sample(0, reverie.Seeded(1)))
    assert not table.undo(0), "a judged word cannot be taken back"
    assert [(ask.seat, ask.kind) for ask in table.asks] == [(0, "wonder")]


def test_a_peek_cannot_be_taken_back_and_is_known_to_one_seat() -> None:
    table = lanterns()
    lay_all(table)
    table.play(0, Cry())
    table.play(0, Say("bean"))
    table.play(0, Look(True))
    assert not table.undo(0)
    views = [table.view(seat) for seat in (0, 1, None)]
    assert [view.top[0] >= 0 for view in views] == [True, False, False]  # type: ignore[attr-defined]


def test_the_clock_plays_when_time_is_up() -> None:
    table = lanterns()
    (deadline,) = table.deadlines
    assert (deadline.key, deadline.seconds) == ("lay:0", 30)
    refusal = table.why(CLOCK, Expire("lay:1"))
    assert refusal is not None and (refusal.rule, refusal.key) == ("T1.1", "no_deadline")
    table.play(2, Lay(table.ask(2).options[0].card))  # type: ignore[union-attr, attr-defined]
    table.play(CLOCK, Expire("lay:0"))
    assert [ask.kind for ask in table.asks] == ["cry", "cry", "cry"]
    assert not table.can_undo(CLOCK)
    assert table.log()["moves"][-1] == {"seat": -1, "move": {"kind": "expire", "key": "lay:0"}}


def test_a_player_cannot_play_for_the_clock() -> None:
    table = lanterns()
    refusal = table.why(0, Expire("lay:0"))
    assert refusal is not None and refusal.rule == "T1.1"


def test_the_deadline_of_an_ask_belongs_to_this_ask() -> None:
    table = lanterns()
    lay_all(table)
    table.play(0, Cry())
    (deadline,) = table.deadlines
    assert deadline.key == f"speak:{table.n}"
    table.play(CLOCK, Expire(deadline.key))
    assert [ask.kind for ask in table.asks] == ["wonder"]
    assert table.why(CLOCK, Expire(deadline.key)) is not None


def test_nobody_plays_after_the_end() -> None:
    table = lanterns(2)
    chance = reverie.Seeded(2)
    from reverie.kernel.conformance import some_turn

    while not table.over:
        table.play(*some_turn(table, chance))
    for seat in (0, 1, 2, CLOCK):
        refusal = table.why(seat, Cry())
        assert refusal is not None and (refusal.rule, refusal.key) == ("T1.6", "over")
    with pytest.raises(Refused):
        table.sample(0, chance)


def test_a_copy_draws_the_same_cards() -> None:
    table = reverie.table("vale", seats=2, seed=9)
    twin = table.copy()
    for each in (table, twin):
        while each.n < 60:
            ask = each.asks[0]
            each.play(ask.seat, ask.options[0])
    assert twin.log() == table.log()


def test_events_are_told_from_a_move_on() -> None:
    table = reverie.table("vale", seats=2, seed=9)
    assert [event.kind for _, event in table.events()] == ["round", "revealed"]
    ask = table.asks[0]
    table.play(ask.seat, ask.options[0])
    assert [(n, event.kind) for n, event in table.events(1)] == [(1, "marked")]
    table.undo(ask.seat)
    assert table.events(1) == []
