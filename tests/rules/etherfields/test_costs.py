"""Cards, costs, the Luck die. (F9, F11, F12)"""

from __future__ import annotations

import pytest

from reverie.games.etherfields.content import CARDS, NUMBER_OF
from reverie.games.etherfields.moves import Act, Back, Pass, Place, Play, Use, Walk
from reverie.games.etherfields.state import Placed
from tests.rules import rule

from .night import BLANK, CRITICAL, ONE, TWO, a_night, at, cards

NEAR = (at(3, 3),)
WIDOW = (at(3, 2),)
(SHOULDER, CHIP_C, LOUPE, STEP, BLUFF, WIND) = cards(
    "shoulder_in", "quick_exit", "loupe", "steady_step", "call_the_bluff", "winding_key"
)


def w(*names: str) -> tuple[tuple[int, str], ...]:
    return tuple((card, "w") for card in cards(*names))


@rule("F9.1", "F11.3", "F6.14")
def test_hand_cards_are_discarded_for_their_intent() -> None:
    night = a_night(hands=(("haymaker",),), spaces=NEAR, figures=WIDOW)
    told = night.play(Act(0, "assault", w("haymaker")))
    assert night.met.threat == 2 and night.me().hand == () and night.me().discard == cards("haymaker")
    assert {"kind": "succeeded", "dreamer": 0, "times": 1, "lost": 0, "rule": "F11.3"} in told


@rule("F9.1", "F11.1")
def test_a_card_of_two_colours_is_paid_as_one_of_them_and_payments_have_one_colour() -> None:
    night = a_night(hands=(("side_bet", "haymaker", "loupe"),), spaces=NEAR, figures=WIDOW)
    night.refused(Act(0, "assault", ((NUMBER_OF["side_bet"], "a"),)), "F9.1")
    night.refused(Act(0, "assault", ((NUMBER_OF["haymaker"], "w"), (NUMBER_OF["side_bet"], "c"))), "F11.1")
    night.refused(Act(0, "assault", ((NUMBER_OF["loupe"], "a"),)), "F11.1")
    assert night.why(Act(0, "assault", w("side_bet", "haymaker"))) is None


@rule("F9.1")
def test_a_card_that_is_not_in_hand_does_not_pay() -> None:
    night = a_night(hands=(("haymaker",),), spaces=NEAR, figures=WIDOW)
    night.refused(Act(0, "assault", w("headlong")), "F9.1")
    night.refused(Act(0, "assault", w("haymaker", "haymaker")), "F9.2")


@rule("F9.2", "F9.3")
def test_a_card_cannot_pay_for_itself() -> None:
    night = a_night(hands=(("the_long_con", "quick_exit"),), zones=((),))
    con = NUMBER_OF["the_long_con"]
    night.refused(Play(0, con, ((con, "c"),)), "F9.2")
    night.play(Play(0, con, ((CHIP_C, "c"),)))
    assert night.kind() == "pick"
    night.choose(1)
    assert night.s.blocked == (1,) and len(night.me().hand) == 2 and set(night.me().discard) == {con, CHIP_C}


@rule("F9.3", "F11.15")
def test_playing_a_card_discards_it_and_its_intent_is_held() -> None:
    night = a_night(hands=(("shoulder_in",),), spaces=NEAR, figures=WIDOW)
    night.play(Play(0, SHOULDER))
    assert night.me().discard == (SHOULDER,) and [(h.colours, h.n) for h in night.me().held] == [("w", 3)]
    night.play(Act(0, "assault"))
    assert night.met.threat == 2 and night.me().held == ()


@rule("F11.15")
def test_held_intent_is_lost_when_the_round_ends() -> None:
    night = a_night(hands=(("shoulder_in",),))
    night.play(Play(0, SHOULDER))
    night.play(Pass())
    assert night.me().held == ()


@rule("F9.4")
def test_a_rapid_card_can_be_played_in_the_round_of_another() -> None:
    night = a_night(2, hands=((), ("barefoot", "quick_exit")))
    beside = night.table.ask(1)
    assert beside is not None and beside.kind == "beside" and not beside.awaited
    assert beside.options == [Play(1, NUMBER_OF["barefoot"])]
    night.play(Play(1, NUMBER_OF["barefoot"]), seat=1)
    assert night.kind() == "wander" and night.table.awaited == [1]


@rule("F9.5")
def test_the_back_action_is_usable_once_a_turn_while_a_starting_card_is_on_top() -> None:
    night = a_night(archetypes=("free_spirit",))
    night.play(Back(0))
    assert len(night.s.sealed[0]) == 1 and night.kind() == "pick"
    night.choose(0)
    assert night.me().spirits == 1
    night.refused(Back(0), "F9.5")


@rule("F9.5")
def test_a_market_card_on_top_has_no_back_action() -> None:
    night = a_night()
    night.s.decks[0].segments = []
    night.table._look()
    night.refused(Back(0, (0,)), "F9.5")


@rule("F9.5")
@pytest.mark.parametrize(("face", "drawn", "sealed"), [(TWO, 2, 0), (BLANK, 0, 0), (CRITICAL, 0, 1)])
def test_the_long_shot_rolls_luck(face: int, drawn: int, sealed: int) -> None:
    night = a_night(hands=(("quick_exit",),), dice=(face,))
    night.play(Back(0, (CHIP_C,)))
    assert len(night.me().hand) == drawn and len(night.s.sealed[0]) == sealed


@rule("F9.7", "F9.9")
def test_a_progress_is_placed_for_its_cost_and_stays() -> None:
    night = a_night(archetypes=("specialist",), hands=(("winding_key", "servants_stair", "picklock"),))
    night.refused(Play(0, WIND), "F9.3")
    night.play(Place(0, WIND, tuple((card, "c") for card in cards("servants_stair", "picklock"))))
    assert night.me().zone == (Placed(WIND),)
    night.play(Use(0, WIND))
    assert night.kind() == "wander"
    night.play(Walk(0, (at(2, 3),)))
    assert night.me().space == at(2, 3) and [each.card for each in night.me().zone] == [WIND]


@rule("F9.12")
def test_once_a_turn_is_once_for_each_copy() -> None:
    night = a_night(zones=(("crowbar", "crowbar"),))
    crowbar = NUMBER_OF["crowbar"]
    night.play(Use(0, crowbar))
    night.play(Use(0, crowbar))
    night.refused(Use(0, crowbar), "F9.12")
    assert sum(held.n for held in night.me().held) == 2


@rule("F9.8")
def test_at_the_limit_one_progress_leaves_before_another_comes() -> None:
    full = ("crowbar", "reading_glasses", "skates", "regulator")
    night = a_night(hands=(("ladder", "quick_exit"),), zones=(full,))
    ladder, skates = cards("ladder", "skates")
    paid = ((CHIP_C, "c"),)
    night.refused(Place(0, ladder, paid), "F9.8")
    night.play(Place(0, ladder, paid, instead=skates))
    assert len(night.me().zone) == 4 and ladder in [each.card for each in night.me().zone]
    assert skates in night.me().discard


@rule("F9.8")
def test_below_the_limit_none_leaves() -> None:
    night = a_night(hands=(("ladder", "quick_exit"),), zones=(("skates",),))
    night.refused(Place(0, NUMBER_OF["ladder"], ((CHIP_C, "c"),), instead=NUMBER_OF["skates"]), "F9.8")


@rule("F9.10", "F9.11")
def test_active_progress_is_counted_by_its_colours() -> None:
    from reverie.games.etherfields.forces import colours_active

    night = a_night(zones=(("crowbar", "lucky_streak", "skates"),))
    zone = night.me().zone
    night.s.change(0, zone=(*zone[:2], Placed(zone[2].card, flipped=True)))
    assert colours_active(night.s, 0, "c") == 1
    assert colours_active(night.s, 0, "a") == 1 and colours_active(night.s, 0, "w") == 1
    night.refused(Use(0, NUMBER_OF["skates"]), "F9.12")


@rule("F9.9")
def test_equal_copies_do_not_add_up() -> None:
    from reverie.games.etherfields.forces import hand_limit

    night = a_night(zones=(("last_one_standing", "last_one_standing"),), options={"lone": "off"})
    assert hand_limit(night.s, 0) == 7


# Costs


@rule("F11.4", "F9.3")
def test_a_cost_of_nothing_takes_nothing() -> None:
    night = a_night(hands=(("quick_exit", "new_deal"),))
    night.refused(Play(0, CHIP_C, ((NUMBER_OF["new_deal"], "c"),)), "F11.4")
    assert night.why(Play(0, CHIP_C)) is None


@rule("F11.3")
def test_a_short_payment_without_boost_is_refused() -> None:
    night = a_night(hands=(("call_the_bluff",),), spaces=NEAR, figures=WIDOW)
    night.refused(Act(0, "assault", ((BLUFF, "w"),)), "F11.3")


@rule("F11.2")
def test_cards_spirits_and_held_intent_mix() -> None:
    night = a_night(hands=(("slap_the_table", "plain_word"),), spaces=NEAR, figures=WIDOW, dreamer={"spirits": 2})
    night.refused(Act(0, "assault", w("slap_the_table"), "www"), "F11.2")
    night.play(Act(0, "assault", w("slap_the_table"), "ww"))
    assert night.met.threat == 2 and night.me().spirits == 0


@rule("F11.5")
def test_a_map_action_needs_its_dreamer_in_its_space() -> None:
    night = a_night(tiles=("B2", "B3", "C2"), hands=(("the_big_game",),), spaces=NEAR, dreamer={"distress": 2})
    pay = ((NUMBER_OF["the_big_game"], "c"),)
    night.refused(Act(0, "slumber.5", pay), "F11.5")
    night = a_night(tiles=("B2", "B3", "C2"), hands=(("the_big_game",),), spaces=(at(4, 3),), dreamer={"distress": 2})
    night.play(Act(0, "slumber.5", pay))
    assert night.me().distress == 1


@rule("F11.14")
def test_a_single_use_action_gets_a_block_token() -> None:
    hand = ("the_big_game", "the_open_road")
    night = a_night(tiles=("B2", "B3", "C2"), hands=(hand,), spaces=(at(4, 3),), dreamer={"distress": 2})
    night.play(Act(0, "slumber.5", ((NUMBER_OF["the_big_game"], "c"),)))
    night.play(Pass())
    night.refused(Act(0, "slumber.5", ((NUMBER_OF["the_open_road"], "c"),)), "F11.14")


@rule("F11.6", "F14.5")
def test_assault_and_contact_have_range_one() -> None:
    night = a_night(hands=(("haymaker", "a_good_ear"),), spaces=(at(3, 3),), figures=(at(2, 2),))
    night.refused(Act(0, "assault", w("haymaker")), "F11.6")
    assert (
        a_night(hands=(("haymaker",),), spaces=(at(3, 2),), figures=(at(2, 2),)).why(Act(0, "assault", w("haymaker")))
        is None
    )


@rule("F11.7", "F11.3")
def test_an_assault_is_paid_several_times_at_once_and_the_rest_is_lost() -> None:
    hand = ("haymaker", "all_in", "somebodys_courage", "slap_the_table")
    night = a_night(hands=(hand,), spaces=NEAR, figures=WIDOW)
    told = night.play(Act(0, "assault", w(*hand)))
    assert any(event["kind"] == "succeeded" and (event["times"], event["lost"]) == (3, 1) for event in told)


@rule("F11.13")
def test_a_multiplied_cost_is_paid_for_every_player_in_one_go() -> None:
    tiles = ("B2", "B3", "B4", "A4")
    hand = ("loaded_question", "loupe", "wedding_ring")
    spaces = (at(0, 6), at(3, 4), at(3, 3))
    night = a_night(3, tiles=tiles, hands=(hand,), spaces=spaces, turn="4", hours=2)
    night.refused(Act(0, "slumber.2", ((NUMBER_OF["wedding_ring"], "a"),)), "F11.3")
    pay = tuple((card, "a") for card in cards("wedding_ring", "loaded_question"))
    night.play(Act(0, "slumber.2", pay))
    assert night.s.hours == 3


@rule("F1.5")
def test_an_action_whose_suit_is_not_there_is_refused() -> None:
    night = a_night(tiles=("B2", "B3", "B4", "A4"), hands=(("a_good_ear",),), spaces=(at(0, 6),), turn="1")
    night.refused(Act(0, "slumber.2", ((NUMBER_OF["a_good_ear"], "a"),)), "F1.5")


@rule("F8.6")
def test_a_round_has_one_dream_action_at_the_most() -> None:
    night = a_night(hands=(("haymaker", "headlong", "quick_exit"),), spaces=NEAR, figures=WIDOW)
    night.play(Act(0, "assault", w("haymaker")))
    night.refused(Act(0, "assault", w("headlong")), "F8.6")
    assert night.why(Play(0, CHIP_C)) is None
    night.play(Pass())
    assert night.why(Act(0, "assault", w("headlong"))) is None


# The Luck die


@rule("F12.5", "F12.4")
@pytest.mark.parametrize(("face", "effects"), [(ONE, 2), (BLANK, 1), (TWO, 2)])
def test_a_boost_adds_to_an_assault(face: int, effects: int) -> None:
    night = a_night(2, hands=(("haymaker", "call_the_bluff"),), spaces=NEAR, figures=WIDOW, dice=(face,))
    night.play(Act(0, "assault", w("haymaker", "call_the_bluff"), boost=True))
    assert night.met.threat == 5 - effects


@rule("F12.4", "F12.5")
@pytest.mark.parametrize(("face", "moved"), [(ONE, True), (BLANK, False)])
def test_a_boost_carries_a_short_move_or_fails_it(face: int, moved: bool) -> None:
    night = a_night(hands=(("quick_exit",),), dice=(face,))
    path = (at(2, 3), at(2, 2), at(3, 2))
    night.play(Walk(0, path, ((CHIP_C, "c"),), boost=True))
    assert night.me().space == (at(3, 2) if moved else at(3, 3)) and night.me().hand == ()


@rule("F12.3", "F1.5")
def test_a_critical_fails_even_a_sufficient_payment_and_asks_its_penalty() -> None:
    night = a_night(hands=(("haymaker",),), spaces=NEAR, figures=WIDOW, dice=(CRITICAL,))
    night.play(Act(0, "assault", w("haymaker"), boost=True))
    assert night.met.threat == 3 and night.kind() == "pick"
    assert [move.option for move in night.options()] == [0, 1]  # type: ignore[attr-defined]
    night.choose(1)
    assert len(night.s.sealed[0]) == 3


@rule("F12.3")
def test_with_ether_a_critical_may_cost_one() -> None:
    night = a_night(hands=(("haymaker",),), spaces=NEAR, figures=WIDOW, dice=(CRITICAL,), dreamer={"ether": 1})
    night.play(Act(0, "assault", w("haymaker"), boost=True))
    night.choose(2)
    assert night.me().ether == 0 and night.me().distress == 0


@rule("F12.1")
def test_a_boost_is_once_a_turn_and_needs_an_intent() -> None:
    night = a_night(hands=(("haymaker", "headlong"),), spaces=NEAR, figures=WIDOW, dice=(BLANK,))
    night.refused(Act(0, "assault", boost=True), "F12.1")
    night.play(Act(0, "assault", w("haymaker"), boost=True))
    night.play(Pass())
    night.refused(Act(0, "assault", w("headlong"), boost=True), "F12.1")


@rule("F12.1")
def test_the_big_game_boosts_twice() -> None:
    night = a_night(hands=(("haymaker", "headlong"),), zones=(("the_big_game",),), spaces=NEAR, figures=WIDOW)
    night.play(Act(0, "assault", w("haymaker"), boost=True))
    while night.kind() != "round":
        night.play(night.options()[0])
    night.play(Pass())
    assert night.why(Act(0, "assault", w("headlong"), boost=True)) is None


@rule("F12.2", "F13.5", "F22.10")
def test_a_gem_rolls_the_die_again_and_the_last_counts() -> None:
    night = a_night(2, hands=(("haymaker",),), spaces=(at(3, 3), at(3, 4)), figures=WIDOW, dice=(CRITICAL, ONE))
    night.s.change(1, gems=1)
    night.play(Act(0, "assault", w("haymaker"), boost=True))
    assert night.table.awaited == [1] and night.kind() == "answer"
    from reverie.games.etherfields.moves import Reroll

    night.play(Reroll(1))
    assert night.me(1).gems == 0 and night.met.threat == 4


@rule("F9.4", "F12.2")
def test_a_marked_card_rolls_ones_own_boost_again() -> None:
    hands = (("haymaker", "marked_card"), ("marked_card",))
    night = a_night(2, hands=hands, spaces=(at(3, 3), at(3, 4)), figures=WIDOW, dice=(CRITICAL, ONE))
    night.refused(Play(0, NUMBER_OF["marked_card"]), "F9.4")
    night.play(Act(0, "assault", w("haymaker"), boost=True))
    assert night.table.awaited == [0]
    night.play(Play(0, NUMBER_OF["marked_card"]))
    assert night.met.threat == 4


@rule("F1.13")
def test_a_cost_that_is_lowered_stays_at_one() -> None:
    from reverie.games.etherfields.forces import figure

    night = a_night(zones=(("vice",),))
    assert figure(night.s, 0, "cost.assault", 3) == 2 and figure(night.s, 0, "cost.assault", 1) == 1


def test_every_card_is_paid_by_what_it_prints() -> None:
    assert all(0 < card.intent <= 4 and card.colours for card in CARDS)
