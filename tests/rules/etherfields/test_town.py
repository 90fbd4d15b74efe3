"""The town: trips, icons, Fates and Quirks, the Slumber deck, the Shop. (F2–F6, F18, F19)"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from reverie.games.etherfields.content import ITEM as ITEM_IDS
from reverie.games.etherfields.content import (
    SLUMBERS,
)
from reverie.games.etherfields.moves import Choose, Draw, Use
from reverie.games.etherfields.slumbers import DELTA
from reverie.games.etherfields.slumbers import NUMBER_OF as TILE
from reverie.games.etherfields.town import NUMBER_OF as PLACE
from reverie.games.etherfields.town import InTown
from reverie.kernel.outside import Outside
from reverie.kernel.pile import EVERYBODY
from reverie.kernel.state import settle
from reverie.parts.deck import Deck, Known
from tests.rules import rule

from .night import Night, a_night, at, cards
from .streets import FATE, ITEM, a_town, go, places, town, until_town
from .test_sessions import check_sums

# Going about


@rule("F4.1", "F4.2")
def test_a_path_is_free_and_asks_no_turn_and_no_intent() -> None:
    night = a_town()
    assert places(night) == ["lamp_corner"]
    night = a_town(place="feather_well")
    go(night, "night_chemist")
    assert town(night).at == "night_chemist" and night.s.turn == 1 and night.s.card is None


@rule("F4.2")
def test_a_shortcut_makes_each_seal_one_save_in_a_clear_night() -> None:
    for season, sealed in (("still_night", [1, 1]), ("clear_night", [0, 0])):
        night = a_town(2, "lamp_corner", season=season)
        assert places(night) == ["feather_well", "night_chemist"]
        go(night, "night_chemist")
        assert [len(pile) for pile in night.s.sealed] == sealed


@rule("F2.11")
def test_first_locations_of_adjacent_known_districts_are_joined_both_ways() -> None:
    night = a_town(found=("district.A1",))
    assert places(night) == ["long_shed", "lamp_corner"]
    assert "folded_sheet_inn" in places(a_town(place="long_shed", found=("district.A1",)))
    assert places(a_town(place="landing")) == ["folded_sheet_inn"], "from the last to the first"


@rule("F4.3", "F23.6")
def test_entering_resolves_the_icons_from_left_to_right() -> None:
    night = a_town(place="henyard", found=("district.A1",))
    told = [each for each in go(night, "tar_vat") if each["kind"] == "icon"]
    assert [each["icon"] for each in told] == ["SEAL", "ETHER"]
    assert len(night.s.sealed[0]) == 1 and night.me().ether == 1


@rule("F4.10", "F4.6", "F4.4")
def test_gifts_come_once_a_trip_at_each_location() -> None:
    night = a_town(place="henyard", found=("district.A1",))
    go(night, "tar_vat")
    assert "tar_vat" not in places(night), "staying is no way"
    night.s.town = replace(town(night), at="henyard")
    night.s.agenda = [InTown()]
    settle(night.s, Outside(night.dice))
    night.table.lay(night.s)
    go(night, "tar_vat")
    assert night.me().ether == 1 and len(night.s.sealed[0]) == 2


@rule("F4.12", "F2.11")
def test_exploring_lays_a_district_once_for_the_campaign() -> None:
    night = a_town(fates=("kind_stranger",))
    go(night, "lamp_corner")
    until_town(night)
    assert night.s.found.count("district.A1") == 1
    again = a_town(found=("district.A1",), fates=("kind_stranger",))
    go(again, "lamp_corner")
    until_town(again)
    assert again.s.found.count("district.A1") == 1


@rule("F4.7", "F18.1")
def test_the_train_ticket_takes_the_team_to_a_known_gate_and_enters_it() -> None:
    night = a_town(items=("train_ticket",), slumbers=("half_open_shutter",))
    assert night.kind() == "answer"
    night.play(Use(0, ITEM_IDS + ITEM["train_ticket"]))
    assert town(night).at == "feather_well" and night.s.keys == 1
    assert ITEM["train_ticket"] in night.s.item_market.cards()


@rule("F4.5", "F22.10")
def test_in_the_town_only_what_can_apply_is_played() -> None:
    night = a_town(hands=(("barefoot",),), zones=(("stubborn_hope", "skates"),))
    assert night.kind() == "settle", "nothing is sealed, nobody else is there, and nobody walks"
    night = a_town(zones=(("stubborn_hope", "skates"),), place="feather_well")
    night.do("seal 3")
    go(night, "night_chemist")
    until_answer(night)
    used = {move.card for move in night.options() if isinstance(move, Use)}
    assert used == set(cards("stubborn_hope"))


def until_answer(night: Night) -> None:
    for _ in range(10):
        if night.kind() == "answer":
            return
        night.table.play(night.table.asks[0].seat, night.options()[0])


# Gates and the Slumber deck


@rule("F4.8", "F6.2", "F6.3", "F1.8")
def test_a_gate_gives_a_key_and_meets_the_top_tile() -> None:
    night = a_town(place="lamp_corner", slumbers=("umbrella_widow",))
    go(night, "feather_well")
    assert night.s.keys == 1 and night.s.met is not None and night.s.met.tile == TILE["umbrella_widow"]
    assert "z.umbrella_widow.1" in night.s.read
    full = a_town(place="lamp_corner", slumbers=("half_open_shutter",), keys=4)
    go(full, "feather_well")
    assert full.s.keys == 4, "no Key, the tile all the same"
    assert "z.half_open_shutter" in full.s.read


@rule("F6.7", "F2.5", "F6.1", "F4.6", "F6.5")
def test_a_skipped_slumber_goes_under_delta_and_a_new_trip_begins() -> None:
    night = a_town(place="lamp_corner", slumbers=("umbrella_widow", "delta"))
    night.s.town = replace(town(night), given=("landing.REST",))
    go(night, "feather_well")
    for _ in range(6):
        if getattr(night.s.agenda[-1], "about", "") == "skip":
            night.choose(1)
            break
        night.play(night.options()[0])
    until_town(night)
    assert night.s.slumbers.segments[-1] == Known(TILE["umbrella_widow"], EVERYBODY)
    assert town(night).given == () and night.s.keys == 1 and town(night).at == "feather_well"
    assert {tile for _, tile in night.s.tiles} == {"B2", "B3"} and night.s.card is None
    check_sums(night.s)


@rule("F6.10", "F6.11", "F6.7")
def test_delta_gives_each_one_gift_resets_the_clock_and_shuffles_above_itself() -> None:
    night = a_town(2, "lamp_corner", slumbers=("delta",), dreamer={"distress": 3})
    night.s.hours = 0
    night.do("seal 2", dreamer=1)
    go(night, "feather_well")
    until_town(night)
    assert night.s.hours == 4 and night.s.slumbers.segments[-1] == Known(DELTA, EVERYBODY)
    assert [each.distress for each in night.s.dreamers] == [0, 0]
    assert len(night.s.slumbers.segments) == 2, "one pool above Delta"


@rule("F8.4", "F6.10")
def test_delta_may_reshuffle_a_deck_without_penalty() -> None:
    night = a_town(place="lamp_corner", slumbers=("delta",), hands=(("quick_exit",),))
    night.do("cycle 1")
    night.play(Draw(cards("quick_exit")))
    before = len(night.s.decks[0])
    go(night, "feather_well")
    until_town(night)
    assert night.me().discard == () and len(night.s.decks[0]) == before + 1 and night.me().distress == 0


@rule("F24.8", "F6.7")
@pytest.mark.parametrize(
    ("tile", "placed", "comes"),
    [
        ("half_open_shutter", 2, ""),
        ("half_open_shutter", 3, "moth_choir"),
        ("knock_in_the_wall", 3, ""),
        ("knock_in_the_wall", 4, "locksmith_crab"),
    ],
)
def test_two_tiles_wait_for_progress_then_add_their_entity_and_leave(tile: str, placed: int, comes: str) -> None:
    zone = ("crowbar", "skates", "regulator", "ladder")[:placed]
    night = a_town(2, "lamp_corner", slumbers=(tile,), zones=((), zone))
    go(night, "feather_well")
    until_town(night)
    there = [SLUMBERS[each].id for each in night.s.slumbers.cards()]
    assert (tile in there) == (not comes) and (f"slumber.{tile}" in night.s.found) == (not comes)
    assert not comes or night.s.slumbers.segments[-1] == Known(TILE[comes], EVERYBODY)
    check_sums(night.s)


# Fates and Quirks


def fate(name: str, players: int = 1, **more: Any) -> Night:
    night = a_town(players, "folded_sheet_inn", fates=(name,), found=("district.A1",), **more)
    night.dice.faces = list(more.get("dice", ()))
    night.do("_fate")
    return night


@rule("F4.9", "F5.1", "F2.8")
def test_a_fate_is_resolved_and_goes_under_its_deck() -> None:
    night = fate("tower_clock")
    assert night.kind() == "settle" and len(night.options()) == 2
    night.choose(0)
    assert night.s.hours == 6 and night.s.fates.segments[-1] == Known(FATE["tower_clock"], EVERYBODY)


@rule("F1.5")
def test_an_hour_that_is_not_there_buys_no_key() -> None:
    night = a_town(fates=("tower_clock",))
    night.s.hours = 0
    night.do("_fate")
    assert night.s.hours == 1 and night.s.keys == 0, "the only choice left"


@rule("F4.7", "F5.1")
def test_the_toll_relocates_the_team_within_its_district_if_wished() -> None:
    night = fate("toll")
    assert night.options() == [Choose(-1), Choose(0)]
    night.choose(0)
    assert {move.option for move in night.options()} == {  # type: ignore[attr-defined]
        PLACE[name] for name in ("lamp_corner", "feather_well", "night_chemist", "landing")
    }
    night.choose(PLACE["night_chemist"])
    assert town(night).at == "night_chemist" and len(night.s.sealed[0]) == 1


@rule("F5.2", "F5.3", "F5.4", "F5.5", "F2.6")
def test_a_quirk_brings_a_map_tile_and_stays_on_a_free_slot() -> None:
    night = fate("haze")
    until_town(night)
    laid = {tile for _, tile in night.s.tiles}
    assert len(laid) == 3 and len(night.s.map_pile) == 3
    if night.s.quirks:
        assert night.s.quirks[0][0] == FATE["haze"] and FATE["haze"] not in night.s.fates.cards()
    else:
        assert night.s.fates.segments[-1] == Known(FATE["haze"], EVERYBODY)
    check_sums(night.s)


@rule("F5.3", "F5.7")
def test_without_tile_or_free_slot_a_quirk_goes_to_the_bottom() -> None:
    night = a_town(fates=("haze",))
    night.s.map_pile = Deck([])
    night.do("_fate")
    assert night.s.quirks == () and night.s.fates.segments[-1] == Known(FATE["haze"], EVERYBODY)
    assert len(night.s.tiles) == 2


@rule("F5.6")
def test_inside_a_dream_a_quirk_has_no_effect() -> None:
    night = a_town(fates=("haze",))
    night.s.gate = 0
    night.do("_fate")
    assert night.s.quirks == () and len(night.s.tiles) == 2


@rule("F5.4")
def test_a_quirk_rules_the_next_slumber() -> None:
    from reverie.games.etherfields.acting import action_of_key, price

    night = a_night(spaces=(at(2, 4),))
    action = night.met.entity.actions["contact"]
    assert price(night.s, 0, action).n == 3
    night.s.quirks = ((FATE["echo"], at(1, 3)),)
    assert price(night.s, 0, action).n == 2
    night.s.quirks = ((FATE["carousel"], at(1, 3)),)
    told = action_of_key(night.s, "quirk.carousel")
    assert told is not None and told.cost[0].n == 3


@rule("F2.6", "F6.2")
def test_crossroads_lets_the_team_order_the_next_two_tiles() -> None:
    night = a_town(fates=("crossroads",), slumbers=("umbrella_widow", "empty_boots"))
    night.do("_fate")
    night.choose(TILE["empty_boots"])
    assert [each.card for each in night.s.slumbers.segments[:2]] == [  # type: ignore[union-attr]
        TILE["empty_boots"],
        TILE["umbrella_widow"],
    ]


# The Shop


def shop(*choices: int, **more: Any) -> Night:
    night = a_town(place="feather_well", **more)
    go(night, "night_chemist")
    for choice in choices:
        night.choose(choice)
    return night


@rule("F18.5", "F10.6")
def test_the_shop_offers_influence_or_an_item_for_two_ether() -> None:
    night = shop(2, dreamer={"ether": 3})
    assert night.options() == [Choose(0), Choose(1)] and isinstance(night.s.item_market.segments[0], Known)
    night.choose(1)
    assert night.me().ether == 1 and len(night.s.items) == 1 and len(night.s.item_market) == 4
    night = shop(1, dreamer={"ether": 3})
    assert night.kind() == "buy"


@rule("F18.6", "F18.7")
def test_no_item_bought_gives_a_gem_and_neither_gives_nothing() -> None:
    night = shop(2, dreamer={"ether": 3})
    night.choose(0)
    assert night.me().gems == 1 and night.me().ether == 3
    assert shop(2).me().gems == 1, "who cannot pay"
    night = shop(0)
    assert night.me().gems == 0
    empty = a_town(place="feather_well")
    empty.s.item_market = Deck([])
    go(empty, "night_chemist")
    empty.choose(2)
    assert empty.me().gems == 1


@rule("F1.11", "F18.5")
def test_all_come_to_the_shop_in_any_order_once() -> None:
    night = a_town(3, "feather_well")
    go(night, "night_chemist")
    assert night.kind() == "settle" and len(night.options()) == 3
    night.choose(2)
    assert night.table.asks[0].facts["dreamer"] == 2
    night.choose(0)
    assert [move.option for move in night.options()] == [0, 1]  # type: ignore[attr-defined]


# Seasons


@rule("F19.6", "F2.9")
def test_the_top_season_alters_the_town() -> None:
    frost = a_town(2, "folded_sheet_inn", season="frost", fates=("tower_clock",))
    go(frost, "lamp_corner")
    assert [len(pile) for pile in frost.s.sealed] == [1, 1], "before a FATE"
    fog = a_town(place="night_chemist", season="fog")
    go(fog, "landing")
    assert len(fog.s.sealed[0]) == 1, "leaving a SHOP costs as a Shortcut"
    dusk = a_town(place="lamp_corner", season="long_dusk", slumbers=("delta",))
    go(dusk, "feather_well")
    until_town(dusk)
    assert dusk.s.hours == 4
