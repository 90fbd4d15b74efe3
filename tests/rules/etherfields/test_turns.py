"""The turn: drawing, rounds, the Turn card and its steps. (F8, F15)"""

from __future__ import annotations

from reverie.games.etherfields.content import NUMBER_OF
from reverie.games.etherfields.moves import Act, Draw, Pass, Play
from reverie.games.etherfields.state import Placed
from reverie.games.etherfields.steps import BeginTurn, TakeStep
from reverie.kernel.outside import Outside
from reverie.kernel.state import settle
from tests.rules import rule

from .night import STAYS, Night, a_night, at, cards

QUICK = NUMBER_OF["quick_exit"]


def step(night: Night, sign: str) -> None:
    """Let one step of the Turn card come, with nobody answering."""
    assert night.s.card is not None
    night.s.step = night.s.card.steps.index(sign)
    night.s.agenda.append(TakeStep())
    settle(night.s, Outside(night.dice))
    night.table._look()


def begin(night: Night, first: bool = False) -> None:
    night.s.agenda = [BeginTurn(first)]
    settle(night.s, Outside(night.dice))
    night.table._look()


@rule("F8.1", "F8.13")
def test_the_draw_step_discards_at_will_then_draws() -> None:
    night = a_night(2, hands=(("quick_exit", "new_deal", "side_bet"), ()))
    begin(night, first=True)
    night.choose(0)
    night.play(Draw(cards("new_deal")), seat=0)
    assert len(night.me().hand) == 6 and night.me().discard == cards("new_deal")
    assert len(night.me(1).hand) == 4 and night.kind() == "round"


@rule("F8.2", "F8.13")
def test_a_lone_dreamer_draws_five_up_to_seven() -> None:
    night = a_night(hands=(("quick_exit", "new_deal", "side_bet"),))
    begin(night, first=True)
    night.choose(0)
    night.play(Draw(), seat=0)
    assert len(night.me().hand) == 7
    other = a_night(options={"lone": "off"})
    begin(other, first=True)
    other.choose(0)
    assert len(other.me().hand) == 4


@rule("F8.1")
def test_the_space_one_stands_on_as_the_phase_begins_gives_its_bonus() -> None:
    night = a_night(2, tiles=("B2", "B3", "C2", "C3"), spaces=(at(4, 4), at(3, 3)))
    begin(night, first=True)
    night.choose(0)
    assert (len(night.me(0).hand), len(night.me(1).hand)) == (5, 4)


@rule("F8.3")
def test_an_empty_deck_is_reshuffled_at_a_price_then_drawing_goes_on() -> None:
    night = a_night(2)
    discard = night.me().owned[1:]
    night.s.decks[0].segments = night.s.decks[0].segments[:1]
    night.s.change(0, discard=discard)
    night.do("draw 4")
    assert night.kind() == "pick" and len(night.me().hand) == 1 and night.me().discard == ()
    night.choose(0)
    assert night.me().distress == 1 and len(night.me().hand) == 4


@rule("F8.5")
def test_with_deck_and_discard_empty_drawing_stops() -> None:
    night = a_night(2)
    night.s.change(0, hand=night.me().owned[:6])
    night.s.decks[0].segments = []
    night.s.change(0, hand=night.me().owned[:5], zone=(Placed(NUMBER_OF["crowbar"]),), discard=())
    night.s.met = None
    night.do("draw 1")
    assert len(night.me().hand) == 5


@rule("F8.7")
def test_passing_does_not_bar_the_next_round_and_the_step_ends_when_all_pass_in_a_row() -> None:
    night = a_night(2, hands=(("quick_exit",), ("quick_exit",)))
    night.play(Pass())
    night.play(Play(1, QUICK))
    night.play(Pass(), seat=1)
    night.play(Pass(), seat=1)
    assert night.table.awaited == [0] and night.kind() == "round"
    night.play(Pass())
    night.play(Pass(), seat=1)
    assert night.kind() != "round"


@rule("F8.6", "F21.7")
def test_rounds_go_clockwise_and_one_person_may_steer_several() -> None:
    night = a_night(3, seats=2)
    assert [night.s.seat_of(dreamer) for dreamer in range(3)] == [0, 1, 0]
    seats = []
    for _ in range(3):
        seats.append(night.table.awaited[0])
        night.play(Pass(), seat=seats[-1])
    assert seats == [0, 1, 0]
    night = a_night(2)
    night.refused(Play(1, QUICK), "F8.6")


@rule("F8.8")
def test_in_free_rounds_anyone_acts_at_any_time_without_limit() -> None:
    hands = (("haymaker", "headlong"), ("quick_exit",))
    night = a_night(2, hands=hands, spaces=(at(3, 3), at(3, 4)), figures=(at(3, 2),), options={"rounds": "free"})
    assert night.table.awaited == [0, 1]
    for name in ("haymaker", "headlong"):
        night.play(Act(0, "assault", ((NUMBER_OF[name], "w"),)))
    assert night.met.threat == 3
    night.play(Play(1, QUICK))
    night.let_go()
    night.play(Pass(), seat=0)
    night.play(Pass(), seat=1)
    assert night.kind() != "round"


@rule("F8.9")
def test_the_first_player_passes_as_each_turn_but_the_first_starts() -> None:
    night = a_night(2)
    begin(night, first=True)
    assert night.s.first == 0
    begin(night)
    assert night.s.first == 1


@rule("F8.10", "F15.2", "F8.11", "F2.7")
def test_the_turn_card_is_resolved_top_to_bottom_and_discarded() -> None:
    night = a_night(turn="1", dice=(STAYS,), spaces=(at(3, 5),))
    night.pass_all()
    night.let_go()
    assert night.me().distress == 1 and night.s.turn == 2 and night.s.current == 1
    top = night.s.turn_discard.segments[0]
    assert top.card == 0  # type: ignore[union-attr]


@rule("F15.3")
def test_a_blocked_step_is_skipped() -> None:
    night = a_night(turn="1", spaces=(at(3, 5),), blocked=(1,))
    step(night, "B")
    assert night.me().distress == 0


@rule("F15.6")
def test_a_card_shows_the_next_turn_card() -> None:
    night = a_night(archetypes=("specialist",), hands=(("loupe", "loupe"),))
    told = night.play(Play(0, NUMBER_OF["loupe"]))
    assert {"kind": "turn_seen", "turn": 1, "rule": "F15.6"} in told
    last = a_night(archetypes=("specialist",), hands=(("loupe",),), later=())
    last.refused(Play(0, NUMBER_OF["loupe"]), "F1.5")
