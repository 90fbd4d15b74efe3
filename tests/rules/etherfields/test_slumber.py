"""Teams, decks, Distress and death, the Slumber and how it ends. (F1, F2, F3, F6, F10, F20, F22)"""

from __future__ import annotations

from collections import Counter

import pytest

from reverie.games.etherfields.content import ARCHETYPES, FLAW, MARKET, NUMBER_OF, market_cards
from reverie.games.etherfields.game import CLAUSES, GAME
from reverie.games.etherfields.moves import Act, Choose, Pass, Play, Suggest, Want
from reverie.games.etherfields.state import Etherfields
from reverie.games.etherfields.steps import BeginTurn
from reverie.kernel.chance import Seeded
from reverie.kernel.outside import Outside
from reverie.kernel.pile import EVERYBODY
from reverie.kernel.state import settle
from reverie.kernel.table import Table
from reverie.parts.deck import Known
from tests.rules import rule
from tests.rules.ledger import ledger_clauses

from .night import STAYS, Night, a_night, at, cards

NEAR = (at(3, 3),)
WIDOW = (at(3, 2),)


def test_the_code_has_the_clauses_of_the_ledger() -> None:
    assert list(CLAUSES) == ledger_clauses("etherfields")


def a_table(seats: int, seed: int = 1, **options: object) -> Table:
    return Table(GAME, seats, Seeded(seed), {"night": "slumber", **options})


def state_of(table: Table) -> Etherfields:
    state = table._state
    assert isinstance(state, Etherfields)
    return state


# Setup


@rule("F1.1", "F1.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_dreamers_are_one_team(seats: int) -> None:
    assert (GAME.min_seats, GAME.max_seats, GAME.rivals) == (1, 4, False)
    s = state_of(a_table(seats))
    assert s.players == seats and s.seats == seats
    s.outcome = "won"
    assert GAME.winners(s) == list(range(seats)) and len(set(GAME.scores(s))) == 1
    s.outcome = "lost"
    assert GAME.winners(s) == []


@rule("F21.7", "F1.3")
def test_a_table_may_have_more_dreamers_than_seats() -> None:
    s = state_of(a_table(1, dreamers=3))
    assert s.players == 3 and {s.seat_of(dreamer) for dreamer in range(3)} == {0} and s.hours == 3


@rule("F3.3")
@pytest.mark.parametrize(("seats", "hours"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_the_clock_starts_by_the_number_of_dreamers(seats: int, hours: int) -> None:
    assert state_of(a_table(seats)).hours == hours


@rule("F3.4", "F3.5")
def test_each_takes_a_different_archetype_with_its_deck() -> None:
    table = a_table(3, seed=4)
    s = state_of(table)
    assert table.asks[0].seat == s.first and len(table.asks[0].options) == 4
    for left in (4, 3, 2):
        assert len(table.asks[0].options) == left
        table.play(table.asks[0].seat, table.asks[0].options[-1])
    s = state_of(table)
    assert len({each.archetype for each in s.dreamers}) == 3
    assert all(len(deck) == 22 for deck in s.decks)


@rule("F2.12")
def test_the_back_of_a_decks_top_card_is_open_and_its_face_is_not() -> None:
    night = a_night()
    told = night.s.decks[0].seen_by(0)
    assert told[0] == (None, 0, ARCHETYPES[0]) and told[1] == 21
    night.do("seal 1")
    assert night.s.decks[0].seen_by(0)[0] == (None, 0, "gambler")


@rule("F2.7")
def test_the_current_turn_card_is_seen_and_those_left_out_are_not() -> None:
    table = a_table(1)
    while not state_of(table).met:
        table.play(table.asks[0].seat, table.asks[0].options[0])
    s = state_of(table)
    assert s.current >= 0 and len(s.turns) + 1 in (3, 4)
    assert s.turn_discard.seen_by(0) == (len(s.turn_discard),) and s.turns.seen_by(0) == (len(s.turns),)


@rule("F22.3", "F10.8")
def test_hands_and_discards_are_open_and_sealed_cards_are_not() -> None:
    night = a_night(2, hands=(("quick_exit",), ()))
    night.do("seal 2")
    view = GAME.view(night.s, 1)
    assert view.dreamers[0].hand == cards("quick_exit")  # type: ignore[attr-defined]
    assert [part[0] for part in view.sealed[0]] == [None, None]  # type: ignore[attr-defined]
    assert night.s.sealed[0].cards() != []


@rule("F10.8")
def test_a_card_known_on_top_stays_known_when_sealed() -> None:
    night = a_night(2, archetypes=("gambler", "specialist"), hands=(("read_the_table",), ()))
    night.do("look 1 under")
    night.choose(0)
    night.do("seal 1")
    assert night.s.sealed[0].seen_by(0)[0][0] is not None  # type: ignore[index]
    assert night.s.sealed[0].seen_by(1)[0][0] is None  # type: ignore[index]


# The team


@rule("F1.4")
def test_the_first_player_settles_a_choice_of_the_team_and_others_may_suggest() -> None:
    night = a_night(3)
    night.s.agenda = [BeginTurn(first=True)]
    settle(night.s, Outside(night.dice))
    night.table._look()
    assert night.table.awaited == [0] and {ask.seat for ask in night.table.asks} == {0, 1, 2}
    told = night.play(Suggest(1), seat=2)
    assert told == [{"kind": "suggested", "seat": 2, "about": "skip", "option": 1, "thing": "skip-1", "rule": "F22.5"}]
    assert night.table.ask(2) is None
    night.play(Choose(0), seat=0)
    assert night.s.outcome == "" and night.kind() == "round"


@rule("F1.11")
def test_each_goes_from_the_first_player_clockwise() -> None:
    night = a_night(3, first=1)
    told = []
    night.do("each { choose { suffer 1 } { seal 1 } }")
    for _ in range(3):
        told.append(night.table.asks[0].facts["dreamer"])
        night.choose(1)
    assert told == [1, 2, 0]


@rule("F1.12")
def test_for_a_lone_dreamer_another_dreamer_is_that_dreamer() -> None:
    night = a_night(archetypes=("free_spirit",), hands=(("shared_blanket",),))
    night.play(Play(0, NUMBER_OF["shared_blanket"]))
    assert len(night.me().hand) == 1


@rule("F1.10")
def test_ether_and_gems_are_a_dreamers_hours_and_keys_the_teams() -> None:
    night = a_night(2, hours=4)
    night.do("gain ether 1; gain gem 1; gain key 1; hours 2", dreamer=1)
    assert (night.me(1).ether, night.me(1).gems, night.me(0).ether) == (1, 1, 0)
    assert (night.s.keys, night.s.hours) == (1, 6)


@rule("F19.7", "F2.10")
def test_hours_stay_within_0_and_12() -> None:
    night = a_night(hours=11)
    night.do("hours 2")
    assert night.s.hours == 12
    night.do("hours -20")
    assert night.s.hours == 0


# Seal, decks, Market


@rule("F10.1")
def test_flaws_met_while_sealing_go_back_on_top() -> None:
    night = a_night()
    deck = night.s.decks[0]
    one, two, three = sorted(deck.cards())[:3]
    deck.segments = [Known(card, EVERYBODY) for card in (one, FLAW, two, three)] + deck.segments
    night.do("seal 3")
    assert len(night.s.sealed[0]) == 3
    assert deck.segments[0] == Known(FLAW, EVERYBODY, "flaw")


@rule("F10.2")
def test_sealing_from_an_empty_deck_is_ignored() -> None:
    night = a_night()
    night.s.change(0, discard=tuple(night.s.decks[0].cards()))
    night.s.decks[0].segments = []
    night.do("seal 3")
    assert len(night.s.sealed[0]) == 0 and night.s.outcome == ""


@rule("F10.3")
def test_unsealing_brings_the_top_sealed_cards_to_the_discard() -> None:
    night = a_night()
    night.do("seal 3", "unseal 2")
    assert len(night.s.sealed[0]) == 1 and len(night.me().discard) == 2


@rule("F10.6", "F9.6")
def test_buying_turns_three_cards_and_puts_the_bought_on_the_discard() -> None:
    night = a_night(dreamer={"ether": 2})
    night.do("buy")
    seen = night.table.asks[0].facts["cards"]
    offered = [move.card for move in night.options()]  # type: ignore[attr-defined]
    assert len(seen) == 3 and offered[0] == -1 and len(night.s.market) == 78
    night.play(Want(offered[-1]))
    while night.kind() == "buy":
        night.play(Want(-1))
    assert night.me().discard == (offered[-1],) and len(night.s.market) == 80


@rule("F10.7")
def test_a_card_returned_to_the_market_goes_to_the_bottom() -> None:
    night = a_night(hands=(("tomorrow",),))
    night.play(Play(0, NUMBER_OF["tomorrow"]))
    tomorrow = NUMBER_OF["tomorrow"]
    assert tomorrow not in night.me().discard and tomorrow not in night.me().owned
    assert night.s.market.segments[-1] == Known(tomorrow)
    assert Counter(market_cards())[tomorrow] == 1 and len(MARKET) == 41


# Distress and death


@rule("F20.1")
def test_the_eighth_distress_kills() -> None:
    night = a_night(dreamer={"distress": 6})
    night.do("suffer 1")
    assert night.s.outcome == "" and night.me().distress == 7
    night.do("suffer 1")
    assert night.s.outcome == "lost" and night.table.over and night.s.dead == (0,)


@rule("F20.2", "F1.8")
def test_distress_due_from_an_empty_pool_kills() -> None:
    night = a_night(4)
    for dreamer in range(4):
        night.s.change(dreamer, distress=4)
    night.do("suffer 1")
    night.let_go()
    assert night.s.outcome == "lost"


@rule("F20.3")
def test_fewer_than_six_cards_kill_and_sealed_ones_do_not_count() -> None:
    night = a_night()
    night.do("seal 16")
    assert night.s.alive(0) == 6 and night.s.outcome == ""
    night.do("seal 1")
    assert night.s.outcome == "lost"


@rule("F20.4", "F1.1")
def test_a_death_is_the_whole_teams_loss_at_once() -> None:
    night = a_night(2, dreamer={"distress": 7})
    night.do("each { suffer 1 }", "each { gain ether 1 }")
    assert night.table.over and night.s.dead == (0,) and night.me(1).distress == 7
    assert night.table.winners == [] and night.me(0).ether == 0


@rule("F22.10", "F9.4")
def test_distress_may_be_prevented_before_it_is_suffered() -> None:
    hands = (("set_the_jaw",), ("old_umbrella", "steady_step"))
    night = a_night(2, archetypes=("tough_guy", "gambler"), hands=hands, spaces=(at(3, 3), at(3, 4)))
    night.do("suffer 1", dreamer=0)
    assert set(night.table.awaited) == {0, 1}
    night.play(Play(0, NUMBER_OF["set_the_jaw"]))
    assert night.me().distress == 0
    assert len(night.s.sealed[0]) == 1


@rule("F22.10")
def test_only_seats_that_could_play_something_are_asked() -> None:
    night = a_night(2, hands=((), ("poker_face",)))
    night.do("suffer 1", dreamer=0)
    assert night.kind() == "round" and night.me().distress == 1


@rule("F22.7")
def test_a_choice_that_would_kill_is_legal_after_a_warning() -> None:
    night = a_night(hands=(("haymaker", "quick_exit"),), dreamer={"distress": 7})
    deadly = Play(0, NUMBER_OF["haymaker"])
    warning = night.table.warn(0, deadly)
    assert warning is not None and warning.rule == "F22.7" and night.why(deadly) is None
    assert night.table.warn(0, Play(0, NUMBER_OF["quick_exit"])) is None
    night.play(deadly)
    assert night.table.over


# The Slumber


@rule("F6.3")
def test_an_entity_starts_a_slumber_on_the_setup_tiles() -> None:
    table = a_table(2, seed=3)
    while not state_of(table).met:
        table.play(table.asks[0].seat, table.asks[0].options[0])
    s = state_of(table)
    assert s.met is not None and s.met.threat == 5 and s.turn in (0, 1)
    assert {tile for _, tile in s.tiles} == {"B2", "B3"}
    entrances = set(s.board.bearing("entrance"))
    assert {each.space for each in s.dreamers} <= entrances


def test_the_two_setup_tiles_lie_on_the_dreamscape() -> None:
    assert {tile for _, tile in state_of(a_table(1)).tiles} == {"B2", "B3"}


def ended(night: Night) -> str:
    while not night.table.over:
        night.play(night.options()[0], seat=night.table.asks[0].seat)
    return night.s.outcome


@rule("F6.4", "F6.14")
def test_no_threat_left_is_victory_with_the_loot_of_the_current_turn_card() -> None:
    night = a_night(hands=(("haymaker",),), spaces=NEAR, figures=WIDOW, turn="11", met={"threat": 1})
    night.play(Act(0, "assault", ((NUMBER_OF["haymaker"], "w"),)))
    assert night.table.over and night.s.outcome == "won" and night.me().ether == 2 and night.s.met is None


@rule("F6.4", "F1.5")
def test_the_team_takes_one_of_the_loots_that_it_can() -> None:
    night = a_night(hands=(("haymaker",),), spaces=NEAR, figures=WIDOW, turn="2", met={"threat": 1})
    night.play(Act(0, "assault", ((NUMBER_OF["haymaker"], "w"),)))
    assert night.kind() == "settle"
    night.choose(1)
    assert night.s.keys == 1 and night.me().ether == 0
    six = a_night(hands=(("haymaker",),), spaces=NEAR, figures=WIDOW, turn="6", met={"threat": 1})
    six.play(Act(0, "assault", ((NUMBER_OF["haymaker"], "w"),)))
    assert six.table.over and six.s.hours == 6


@rule("F1.10", "F6.4")
def test_the_team_names_who_takes_a_gem_that_it_gains() -> None:
    night = a_night(2, hands=(("haymaker",),), spaces=NEAR, figures=WIDOW, turn="8", met={"threat": 1})
    night.play(Act(0, "assault", ((NUMBER_OF["haymaker"], "w"),)))
    assert night.kind() == "settle"
    night.choose(1)
    assert night.me(1).gems == 1 and night.me(0).gems == 0


@rule("F6.13")
def test_contact_wins_the_gift_instead_of_loot() -> None:
    hands = (("a_good_ear",),)
    night = a_night(hands=hands, spaces=NEAR, figures=WIDOW, turn="11", met={"contact": 2}, dreamer={"distress": 2})
    night.play(Act(0, "contact", ((NUMBER_OF["a_good_ear"], "a"),)))
    assert night.s.outcome == "won" and night.me().distress == 1 and night.me().ether == 0


@rule("F6.5")
def test_a_slumber_can_be_skipped_before_its_first_turn() -> None:
    night = a_night(2)
    night.s.agenda = [BeginTurn(first=True)]
    settle(night.s, Outside(night.dice))
    night.table._look()
    night.choose(1)
    for option in (0, 1):
        night.choose(option)
    assert night.s.outcome == "skipped" and len(night.s.sealed[0]) == 2 and night.me(1).distress == 1
    assert night.me(0).ether == 0


@rule("F8.11", "F6.6")
def test_a_slumber_ends_out_of_turns_and_positions_and_hands_stay() -> None:
    hands = (("quick_exit",),)
    night = a_night(hands=hands, later=(), dice=(STAYS,), gems_laid=(), light=((at(3, 3),),), met={"morphings": (1,)})
    night.pass_all()
    night.let_go()
    if not night.table.over:
        ended(night)
    assert night.s.outcome == "out" and night.s.met is None and night.me().space == at(3, 3)
    assert night.me().hand == cards("quick_exit")


@rule("F6.12")
def test_the_end_of_a_slumber_unseals_and_shuffles_nothing() -> None:
    night = a_night(hands=(("haymaker", "quick_exit"),), spaces=NEAR, figures=WIDOW, turn="1", met={"threat": 1})
    night.do("seal 2")
    night.play(Act(0, "assault", ((NUMBER_OF["haymaker"], "w"),)))
    assert len(night.s.sealed[0]) == 2 and night.me().hand == cards("quick_exit")
    assert night.me().discard == cards("haymaker")


@rule("F8.7")
def test_pass_is_always_there() -> None:
    night = a_night()
    assert night.options()[0] == Pass() and night.why(Pass()) is None
