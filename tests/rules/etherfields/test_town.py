"""The town: trips, icons, Fates and Quirks, the Slumber deck, the Shop, Awakening, Death, saving. (F2–F6, F18–F23)"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from reverie.games.etherfields.awakening import Awaken, Death, unlock_first
from reverie.games.etherfields.content import (
    CARDS,
    DISTRICTS,
    FATES,
    FLAW,
    ITEMS,
    MASK,
    NUMBER_OF,
    SEASONS,
    SLUMBERS,
    market_cards,
)
from reverie.games.etherfields.content import ITEM as ITEM_IDS
from reverie.games.etherfields.making import GAME
from reverie.games.etherfields.moves import Choose, Draw, Use
from reverie.games.etherfields.slumbers import DELTA
from reverie.games.etherfields.slumbers import NUMBER_OF as TILE
from reverie.games.etherfields.state import Etherfields, Placed, Town
from reverie.games.etherfields.town import AWAKEN, GO, SAVE, InTown
from reverie.games.etherfields.town import NUMBER_OF as PLACE
from reverie.kernel.chance import Seeded
from reverie.kernel.outside import Outside
from reverie.kernel.pile import EVERYBODY
from reverie.kernel.saves import read_save
from reverie.kernel.state import settle
from reverie.kernel.table import Table
from reverie.parts.deck import Deck, Known
from tests.rules import rule

from .night import Night, a_night, at, cards
from .test_sessions import check_sums

FATE = {fate.id: number for number, fate in enumerate(FATES)}
ITEM = {item.id: number for number, item in enumerate(ITEMS)}


def a_town(players: int = 1, place: str = "folded_sheet_inn", *, found: tuple[str, ...] = (), **more: Any) -> Night:
    """Lay the town: the team stands at a Location, nothing of this trip is spent."""
    fates, slumbers = more.pop("fates", None), more.pop("slumbers", None)
    state = {name: more.pop(name) for name in ("keys", "season", "items") if name in more}
    night = a_night(players, figures=(), **more)
    s, out = night.s, Outside(night.dice)
    s.met, s.current, s.found, s.turn = None, -1, tuple(found), 1
    s.turns, s.turn_discard = Deck([]), Deck.of(list(range(12)))
    unlock_first(s, out)
    assert s.town is not None
    s.town = replace(s.town, at=place)
    if fates is not None:
        rest = [n for n in range(len(FATES)) if FATES[n].id not in fates]
        s.fates = Deck([Known(FATE[name], EVERYBODY) for name in fates])
        s.fates.segments += Deck.of(rest).segments
    if slumbers is not None:
        s.slumbers = Deck([Known(TILE[name], EVERYBODY) for name in slumbers])
        left = [n for n in range(len(SLUMBERS)) if SLUMBERS[n].found and SLUMBERS[n].id not in slumbers]
        s.slumbers.segments += Deck.of(left).segments
        s.found = tuple({*s.found, *[f"slumber.{name}" for name in slumbers]})
    s.map_pile = Deck.of([1, 4, 7, 10])
    s.keys = state.get("keys", 0)
    if "season" in state:
        s.town = replace(s.town, seasons=(next(n for n, each in enumerate(SEASONS) if each.id == state["season"]),))
    for name in state.get("items", ()):
        s.items = (*s.items, ITEM[name])
        s.item_market = Deck.of([n for n in s.item_market.cards() if n != ITEM[name]])
    s.agenda = [InTown()]
    settle(s, out)
    night.table.lay(s)
    return night


def town(night: Night) -> Town:
    assert night.s.town is not None
    return night.s.town


def go(night: Night, place: str) -> list[dict[str, Any]]:
    return night.play(Choose(GO + PLACE[place]), seat=night.s.first_seat)


def places(night: Night) -> list[str]:
    names = {number: name for name, number in PLACE.items()}
    return [names[move.option - GO] for move in night.options() if move.option >= GO]  # type: ignore[attr-defined]


def until_town(night: Night, answer: int = 0) -> None:
    """Answer anything until the team may go on."""
    for _ in range(80):
        if night.table.over or getattr(night.s.agenda[-1], "about", "") == "town":
            return
        ask = night.table.asks[0]
        move = ask.options[min(answer, len(ask.options) - 1)] if ask.options else Draw()
        night.table.play(ask.seat, move)
    raise AssertionError("it does not come back to the town")


def kinds(told: list[dict[str, Any]]) -> list[str]:
    return [str(each["kind"]) for each in told]


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
    assert PLACE["tar_vat"] not in [GO + PLACE[name] for name in places(night)], "staying is no way"
    night.s.town = replace(town(night), at="henyard")
    night.s.agenda = [InTown()]
    settle(night.s, Outside(night.dice))
    night.table.lay(night.s)
    go(night, "tar_vat")
    assert night.me().ether == 1 and len(night.s.sealed[0]) == 2


@rule("F4.12", "F2.11")
def test_exploring_lays_a_district_once_for_the_campaign() -> None:
    night = a_town(fates=("kind_stranger",))
    assert "explored" in kinds(go(night, "lamp_corner")) or "district.A1" in night.s.found or night.kind() != "settle"
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


@rule("F5.4", "F9.6")
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


# Awakening, Death


@rule("F23.1", "F21.1", "F23.2", "F10.7")
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
