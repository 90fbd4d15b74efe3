"""Asks beside the top, clocks that belong to their ask, undo past what was not noticed; previews and warnings."""

from __future__ import annotations

import pytest

from reverie import CLOCK, Expire, Refused, Seeded
from reverie.kernel import conformance
from reverie.kernel.conformance import open_table
from reverie.kernel.outside import Outside
from reverie.kernel.replay import replay
from reverie.kernel.state import open_asks
from reverie.kernel.table import Table
from tests.kernel.windows import WINDOWS, Ahead, Hail, Pass, Play


def windows(seats: int = 3, seed: int = 1) -> Table:
    return open_table(WINDOWS, seats, seed)


def keys(table: Table) -> list[str]:
    return [deadline.key for deadline in table.deadlines]


@pytest.mark.parametrize("seed", range(10))
def test_a_game_of_windows_keeps_every_promise(seed: int) -> None:
    conformance.check_game(WINDOWS, 2 + seed % 3, seed, one_in=2, most=12)


def test_its_log_rebuilds_every_moment() -> None:
    conformance.check_replay(WINDOWS, 3, 5)


def test_who_is_not_on_top_may_speak_beside_it_and_is_not_awaited() -> None:
    table = windows()
    assert [(ask.seat, ask.kind) for ask in table.asks] == [(0, "window"), (1, "beside"), (2, "beside")]
    assert table.awaited == [0]
    assert table.why(0, Ahead()) is not None, "whoever is asked on top is asked nothing beside it"


def test_an_answer_beside_the_top_leaves_it_there_and_nobody_notices() -> None:
    table = windows()
    seen, ticking = [table.view(seat) for seat in (0, 1, None)], keys(table)
    assert table.play(2, Ahead()) == []
    assert [table.view(seat) for seat in (0, 1, None)] == seen
    assert [ask.kind for ask in table.asks] == ["window", "beside", "beside"]
    assert keys(table) == ticking, "a move that nobody notices renames no clock"
    assert not table.entries[-1].noticed_by(0)


def test_an_answer_beside_the_top_may_interrupt_it() -> None:
    table = windows()
    table.play(2, Hail())
    assert [(ask.seat, ask.kind) for ask in table.asks if ask.awaited] == [(0, "reply")]
    table.play(0, Pass())
    assert [(ask.seat, ask.kind) for ask in table.asks if ask.awaited] == [(0, "window")]


def test_another_ask_of_the_same_seat_has_a_clock_of_its_own() -> None:
    table = windows(2)
    first = keys(table)
    table.play(0, Pass())
    table.play(1, Pass())
    assert table.awaited == [0] and keys(table) != first


def test_a_clock_that_one_seat_knows_passes_it() -> None:
    table = windows(2)
    table.play(1, Ahead())
    table.play(0, Pass())
    known = [deadline.key for deadline in table.deadlines if deadline.seen_by(1)]
    others = [deadline.key for deadline in table.deadlines if deadline.seen_by(0)]
    assert len(known) == 2 and len(others) == 1
    table.play(CLOCK, Expire(known[1]))
    assert table.awaited == [0]


def test_what_a_seat_does_not_notice_does_not_stand_in_the_way_of_its_undo() -> None:
    table = windows()
    table.play(0, Pass())
    table.play(2, Ahead())
    assert table.can_undo(0) and table.can_undo(2)
    assert table.take_back(0) == [0]
    assert table.awaited == [0]
    assert [entry.move for entry in table.entries] == [Ahead()], "what was not noticed stands"
    assert table.view(2).ahead  # type: ignore[attr-defined]
    assert replay(table.log(), lambda name, rules: WINDOWS).view(2) == table.view(2)


def test_a_secret_move_that_is_no_longer_legal_falls_with_the_one_before_it() -> None:
    table = windows(2)
    table.play(0, Pass())
    table.play(0, Ahead())
    assert table.take_back(0) == [1] and table.take_back(0) == [0]
    table.play(0, Pass())
    table.play(0, Ahead())
    table.play(1, Pass())
    assert not table.can_undo(0), "seat 1 has answered"


def test_whoever_notices_settles_what_was_before() -> None:
    table = windows()
    table.play(0, Pass())
    table.play(1, Pass())
    assert table.undo(1)
    assert not table.can_undo(0)


def test_a_preview_plays_nothing_and_shows_nothing_hidden() -> None:
    table = windows()
    events = table.preview(0, Pass())
    assert events is not None and [event.kind for event in events] == ["passed"]
    assert table.n == 0 and table.awaited == [0]
    question = table.ask(0)
    assert question is not None
    card = next(move for move in question.options if isinstance(move, Play))
    assert table.preview(0, card) is None, "it would show a card"
    with pytest.raises(Refused):
        table.preview(1, Pass())


@pytest.mark.parametrize(("knowers", "foreseen"), [((0, 1), True), ((1,), False)])
def test_nothing_is_foreseen_of_what_others_would_be_told_apart(
    monkeypatch: pytest.MonkeyPatch, knowers: tuple[int, ...], foreseen: bool
) -> None:
    def whisper(self: object, s: object, move: object, out: Outside) -> None:
        out.whisper(knowers, {"card": 7}, "hint")

    table = windows()
    monkeypatch.setattr(type(open_asks(table._state)[0]), "take", whisper)
    assert (table.preview(0, Pass()) is not None) == foreseen


def test_a_legal_move_may_carry_a_warning() -> None:
    table = windows(2)
    held = [move for move in table.asks[0].options if isinstance(move, Play)]
    assert table.warn(0, held[0]) is None
    for lap in range(2):
        table.play(0, held[lap])
        table.play(1, Pass())
    warning = table.warn(0, held[2])
    assert warning is not None and (warning.rule, warning.key) == ("X1.1", "last_card")
    assert table.warn(1, held[2]) is None


def test_a_table_that_forgets_goes_on_and_takes_back_as_before() -> None:
    one, other = windows(3, 4), windows(3, 4)
    chance = Seeded("forget")
    while not one.over:
        for seat in range(3):
            assert one.can_undo(seat) == other.can_undo(seat)
        seat, move = conformance.some_turn(one, chance)
        one.play(seat, move)
        other.play(seat, move)
        if chance.below(4) == 0:
            other.forget()
        if chance.below(5) == 0:
            assert one.take_back(seat) == other.take_back(seat)
        assert (one.n, one.deadlines) == (other.n, other.deadlines)
        assert [one.view(eyes) for eyes in range(3)] == [other.view(eyes) for eyes in range(3)]
