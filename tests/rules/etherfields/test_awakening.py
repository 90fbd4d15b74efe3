"""Awakening, Death, and saves that anybody may go on from. (F10, F20, F21, F23)"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from reverie.games.etherfields.awakening import Awaken, Death
from reverie.games.etherfields.content import (
    CARDS,
    DISTRICTS,
    FATES,
    FLAW,
    MASK,
    NUMBER_OF,
    SLUMBERS,
    market_cards,
)
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.moves import Choose, Draw
from reverie.games.etherfields.slumbers import DELTA
from reverie.games.etherfields.state import Etherfields, Placed
from reverie.games.etherfields.town import AWAKEN, SAVE
from reverie.kernel.chance import Seeded
from reverie.kernel.outside import Outside
from reverie.kernel.pile import EVERYBODY
from reverie.kernel.saves import read_save
from reverie.kernel.state import settle
from reverie.kernel.table import Table
from reverie.parts.deck import Deck, Known
from tests.rules import rule

from .night import Night, at
from .streets import FATE, ITEM, a_town, go, town, until_town
from .test_sessions import check_sums

# Awakening, Death


@rule("F23.1", "F21.1", "F23.2")
def test_awakening_goes_through_its_eleven_steps() -> None:
    night = a_town(
        place="landing",
        hands=(("quick_exit",),),
        zones=(("crowbar",),),
        dreamer={"distress": 3, "ether": 2, "gems": 1, "spirits": 1, "mask": 0},
        keys=2,
        items=("chalk",),
    )
    night.do("seal 3")
    night.s.quirks = ((FATE["haze"], at(1, 3)),)
    night.s.fates = Deck.of([n for n in range(len(FATES)) if n != FATE["haze"]])
    night.s.hours, night.s.single, night.s.storage = 1, ("slumber.5",), ()
    night.play(Choose(AWAKEN))
    until_town(night)
    me = night.me()
    assert (me.distress, me.ether, me.gems, me.spirits, night.s.keys) == (0, 2, 0, 0, 0)
    assert me.hand == () and me.zone == () and len(night.s.sealed[0]) == 0 and len(night.s.decks[0]) == 23
    assert me.mask >= 0 and night.s.items == (ITEM["chalk"],) and night.s.hours == 5
    assert night.s.quirks == () and night.s.single == () and len(night.s.tiles) == 2
    assert "entrance" in night.s.board.spaces[me.space].signs and town(night).at == "folded_sheet_inn"
    check_sums(night.s)


@rule("F5.8", "F23.1")
def test_quirks_that_are_cleared_lie_under_the_fate_deck() -> None:
    night = a_town()
    night.s.quirks = ((FATE["echo"], at(1, 3)),)
    night.s.fates = Deck.of([n for n in range(len(FATES)) if n != FATE["echo"]])
    night.play(Choose(AWAKEN))
    until_town(night)
    assert night.s.fates.segments[-1] == Known(FATE["echo"], EVERYBODY)


@rule("F10.4", "F10.5")
def test_a_deck_has_twenty_to_forty_cards_beside_all_flaws() -> None:
    night = a_town()
    night.s.change(0, owned=tuple(sorted((*night.me().owned, FLAW))))
    night.s.decks[0].segments.append(Known(FLAW, EVERYBODY))
    night.s.flaws = Deck.of(list(range(FLAW + 1, MASK)))
    night.play(Choose(AWAKEN))
    while night.kind() != "build":
        night.play(night.options()[0])
    there = [card for card in night.me().surplus if card < FLAW]
    assert len(there) == 22
    night.refused(Draw((FLAW,)), "F10.5")
    night.refused(Draw(tuple(there[:3])), "F10.4")
    night.play(Draw(tuple(there[:2])))
    assert len(night.s.decks[0]) == 21 and night.me().surplus == tuple(sorted(there[:2]))
    until_town(night)
    check_sums(night.s)


@rule("F10.4")
def test_who_owns_more_than_forty_cards_leaves_some_out() -> None:
    night = a_town()
    more = [card for card in market_cards() if CARDS[card].price < 4][:20]
    left = market_cards()
    for card in more:
        left.remove(card)
    night.s.market = Deck.of(left)
    night.s.change(0, surplus=tuple(more))
    night.play(Choose(AWAKEN))
    while night.kind() != "build":
        night.play(night.options()[0])
    night.refused(Draw(), "F10.4")
    until_build(night, 2)
    assert len(night.s.decks[0]) == 40
    check_sums(night.s)


def until_build(night: Night, count: int) -> None:
    there = [card for card in night.me().surplus if card < FLAW]
    night.play(Draw(tuple(there[:count])))


@rule("F23.1", "F21.6")
def test_dreamers_may_change_and_cards_stay_with_the_archetype() -> None:
    night = a_town()
    night.s.change(0, owned=tuple(sorted((*night.me().owned, NUMBER_OF["crowbar"]))))
    night.s.decks[0].segments.append(Known(NUMBER_OF["crowbar"], EVERYBODY))
    left = night.s.market.cards()
    left.remove(NUMBER_OF["crowbar"])
    night.s.market = Deck.of(left)
    night.play(Choose(AWAKEN))
    night.choose(2)
    assert night.me().slug == "tough_guy" and town(night).rested[0].cards.count(NUMBER_OF["crowbar"]) == 1
    until_town(night)
    check_sums(night.s)
    night.play(Choose(AWAKEN))
    night.choose(0)
    assert night.me().slug == "gambler" and NUMBER_OF["crowbar"] in night.me().surplus


@rule("F2.3", "F23.1")
def test_active_items_are_chosen_for_all_slots() -> None:
    night = a_town(items=("chalk", "spool", "candle_stub"))
    night.s.item_market = Deck.of([ITEM["pocket_mirror"]])
    night.s.storage = (ITEM["train_ticket"],)
    night.play(Choose(AWAKEN))
    for _ in range(20):
        if getattr(night.s.agenda[-1], "about", "") == "item":
            break
        ask = night.table.asks[0]
        night.table.play(ask.seat, ask.options[0] if ask.options else Draw())
    assert len(night.options()) == 4
    until_town(night)
    assert len(night.s.items) == 3 and len(night.s.storage) == 1


@rule("F23.3", "F20.4")
def test_a_death_costs_half_the_ether_and_a_flaw_and_all_awaken() -> None:
    night = a_town(2, "folded_sheet_inn", dreamer={"ether": 3, "distress": 7})
    before = len(night.s.flaws)
    night.do("suffer 1", dreamer=1)
    until_town(night)
    assert not night.table.over and [each.ether for each in night.s.dreamers] == [2, 2]
    assert len(night.s.flaws) == before - 1 and any(card >= FLAW for card in night.me(1).owned)
    assert [each.distress for each in night.s.dreamers] == [0, 0] and town(night).at == "folded_sheet_inn"
    check_sums(night.s)


@rule("F23.3")
def test_of_several_who_died_the_team_names_who_gains_the_flaw() -> None:
    night = a_town(3)
    night.s.dead = (0, 2)
    night.s.agenda.append(Death())
    settle(night.s, Outside(night.dice))
    night.table.lay(night.s)
    assert night.kind() == "settle" and [move.option for move in night.options()] == [0, 2]  # type: ignore[attr-defined]


@rule("F20.3")
def test_nobody_dies_of_lacking_cards_while_decks_are_rebuilt() -> None:
    night = a_town(4)
    night.s.agenda.append(Awaken(1))
    settle(night.s, Outside(night.dice))
    night.table.lay(night.s)
    until_town(night)
    assert not night.s.dead and all(len(deck) == 22 for deck in night.s.decks)


# Saving


def saved(players: int = 2, **more: Any) -> Night:
    night = a_town(players, **more)
    night.play(Choose(SAVE), seat=night.s.first_seat)
    while not night.table.over:
        ask = night.table.asks[0]
        night.table.play(ask.seat, ask.options[0] if ask.options else Draw())
    return night


@rule("F21.2", "F23.4", "F21.9", "F4.11")
def test_saving_ends_the_session_and_turns_all_ether_into_a_save_card_each() -> None:
    night = saved(2, dreamer={"ether": 3})
    outcome = night.table.outcome
    assert outcome is not None and outcome.kind == "saved" and [each.ether for each in night.s.dreamers] == [0, 0]
    save = night.table.save()
    assert save is not None
    table = Table(GAME, 2, Seeded(1), save=save)
    s = play_on(table)
    ether = {each.slug: each.ether for each in s.dreamers}
    assert all(n == (slug in ("gambler", "specialist")) for slug, n in ether.items())


def play_on(table: Table) -> Etherfields:
    """Answer anything until the town asks where to go."""
    for _ in range(80):
        s = table._state
        assert isinstance(s, Etherfields)
        if getattr(s.agenda[-1], "about", "") == "town":
            return s
        ask = table.asks[0]
        table.play(ask.seat, ask.options[0] if ask.options else Draw())
    raise AssertionError("no town")


@rule("F21.6", "F21.4", "F3.7", "F3.3", "F3.1", "F3.2")
def test_a_save_goes_on_with_other_people_and_as_many_branches_as_one_likes() -> None:
    night = saved(2, found=("district.A1",))
    save = night.table.save()
    assert save is not None
    again = read_save(save.to_json())
    for seats in (1, 2, 3, 4):
        s = play_on(Table(GAME, seats, Seeded(seats), save=again))
        check_sums(s)
        assert s.players == seats and s.hours == 6 - seats and "district.A1" in s.found
        assert s.town is not None and s.town.at == "folded_sheet_inn"


@rule("F21.2", "F21.6")
def test_all_that_is_owned_is_kept() -> None:
    night = a_town(1, items=("chalk",), found=("district.A3",))
    night.s.change(0, owned=tuple(sorted((*night.me().owned, FLAW))))
    night.s.decks[0].segments.append(Known(FLAW, EVERYBODY))
    night.s.flaws = Deck.of(list(range(FLAW + 1, MASK)))
    night.s.signs = ("kind",)
    night.table.lay(night.s)
    night.play(Choose(SAVE))
    save = night.table.save()
    assert save is not None
    table = Table(GAME, 1, Seeded(3), save=save)
    table.play(0, Choose(0))
    s = play_on(table)
    assert s.signs == ("kind",) and s.items == (ITEM["chalk"],) and "district.A3" in s.found
    assert FLAW in s.dreamers[0].owned and FLAW not in s.flaws.cards()
    check_sums(s)


@rule("F22.2", "F21.9")
def test_a_save_tells_no_order_that_nobody_knows() -> None:
    save = saved(1).table.save()
    assert save is not None
    above = save.data["slumbers"]["above"]
    assert above == sorted(above) and set(save.data["slumbers"]["below"]) == {"delta"}


@rule("F21.10")
def test_a_session_is_won_with_a_dream_and_scores_them() -> None:
    night = a_town(2)
    night.s.town = replace(town(night), won=1)
    night.table.lay(night.s)
    night.play(Choose(SAVE), seat=night.s.first_seat)
    while not night.table.over:
        night.table.play(night.table.asks[0].seat, night.options()[0])
    assert GAME.scores(night.s) == [1, 1] and GAME.winners(night.s) == [0, 1]
    outcome = night.table.outcome
    assert outcome is not None and outcome.kind == "won" and night.table.save() is not None


@rule("F19.4")
def test_a_mask_can_be_changed_when_it_is_restored() -> None:
    night = a_town(2, dreamer={"mask": 0})
    night.s.change(1, mask=1)
    night.do("restore mask")
    options = [move.option for move in night.options()]  # type: ignore[attr-defined]
    assert options == [-1, 2, 3, 4, 5, 6, 7]
    night.choose(3)
    assert night.me().mask == 3


@rule("F3.8", "F3.6", "F24.6")
def test_the_initiation_unlocks_the_town_and_all_that_belongs_to_it() -> None:
    night = a_town()
    s = night.s
    assert [each.slot for each in DISTRICTS if f"district.{each.slot}" in s.found] == ["A2"]
    assert len(s.item_market) == 5 and len(s.fates) == 10 and len(town(night).masks) == 8
    assert sorted(SLUMBERS[each].id for each in s.slumbers.cards()) == [
        "delta", "empty_boots", "half_open_shutter", "knock_in_the_wall", "umbrella_widow"
    ]  # fmt: skip
    assert s.slumbers.segments[-1] == Known(DELTA, EVERYBODY)


@rule("F9.8", "F4.11")
def test_progress_stays_between_slumbers_until_somebody_awakes() -> None:
    night = a_town(zones=(("crowbar",),), place="feather_well")
    go(night, "night_chemist")
    until_town(night)
    assert night.me().zone == (Placed(NUMBER_OF["crowbar"]),)


@rule("F21.2", "F21.9")
def test_a_save_made_long_ago_still_opens() -> None:
    told = json.loads((Path(__file__).parent / "golden_save_1.json").read_text(encoding="utf-8"))
    save = read_save(told)
    assert save.version == 1
    for seats in (1, 4):
        s = play_on(Table(GAME, seats, Seeded("golden"), save=save))
        check_sums(s)
        assert set(told["data"]["found"]) <= set(s.found) and set(told["data"]["read"]) <= set(s.read)
