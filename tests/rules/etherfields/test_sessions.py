"""Whole Slumbers at random: they end, everything adds up, and the conformance suite holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from reverie.games.etherfields.content import (
    ARCHETYPES,
    CARDS,
    FATES,
    FLAW,
    INFLUENCE,
    ITEMS,
    MAPS,
    SLUMBERS,
    TURNS,
    deck_of,
    market_cards,
)
from reverie.games.etherfields.figures import Arrive
from reverie.games.etherfields.gains import Buying
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.language import VERBS
from reverie.games.etherfields.moves import Choose
from reverie.games.etherfields.state import BEARS, DISTRESS, ETHER, GEMS, HOURS, KEYS, NO_TURN, Due, Etherfields
from reverie.kernel.chance import Chance, Seeded
from reverie.kernel.conformance import check_game, check_malformed, check_position, check_replay, check_save
from reverie.kernel.state import ask_of, open_asks
from reverie.kernel.step import Form
from reverie.kernel.table import Table
from reverie.kernel.words import Move
from reverie.parts.deck import Deck
from tests.rules import rule

from .night import a_night, at

VARIANTS: tuple[dict[str, object], ...] = (
    {"night": "slumber"},
    {"night": "slumber", "rounds": "free", "die": "figure"},
    {"night": "slumber", "dreamers": 4, "lone": "off"},
    {"night": "slumber", "rounds": "free", "dreamers": 3},
)
TOWNS: tuple[dict[str, object], ...] = ({"night": "town"}, {"night": "town", "rounds": "free", "die": "figure"})


def check_sums(s: Etherfields) -> None:
    """Cards, tokens and Turn cards are all somewhere, and no pool is overdrawn."""
    owned: Counter[int] = Counter()
    for dreamer, each in enumerate(s.dreamers):
        lying = [*each.hand, *each.discard, *[placed.card for placed in each.zone]]
        lying += s.decks[dreamer].cards() + s.sealed[dreamer].cards()
        assert sorted(lying) == list(each.owned), dreamer
        owned += Counter((*each.owned, *each.surplus))
        assert 0 <= each.distress <= BEARS and min(each.ether, each.gems, each.spirits) >= 0
        assert s.met is None or each.space in s.board.spaces
    played = {each.archetype for each in s.dreamers}
    rested = () if s.town is None else s.town.rested
    for laid in rested:
        owned += Counter(laid.cards)
    open_ = [card for step in s.agenda if isinstance(step, Buying) for card in step.cards]
    box = Counter(market_cards())
    for archetype in {*played, *[laid.archetype for laid in rested]} - {-1}:
        box += Counter(deck_of(ARCHETYPES[archetype]))
    box += Counter(card for card in owned.elements() if card >= FLAW)
    assert owned + Counter(s.market.cards()) + Counter(open_) == box
    turns = s.turns.cards() + s.turn_discard.cards() + ([] if s.current == NO_TURN else [s.current])
    assert sorted(turns) == list(range(len(TURNS)))
    met = [s.met.tile] if s.met is not None and s.gate < 0 else []
    assert sorted([*s.slumbers.cards(), *met]) == in_play(s, "slumber", SLUMBERS)
    assert sorted([*s.item_market.cards(), *s.items, *s.storage]) == in_play(s, "item", ITEMS)
    assert sorted([*s.fates.cards(), *[fate for fate, _ in s.quirks]]) == in_play(s, "fate", FATES)
    slots = [MAPS["slumber"].tiles[tile] for tile in s.map_pile.cards()]
    laid_ = [tile for map_id, tile in s.tiles if map_id == "slumber"]
    tiles = [tile for tile in MAPS["slumber"].tiles if f"tile.{tile}" in s.found]
    assert s.town is None or not s.town.at or sorted([*slots, *laid_]) == tiles
    assert min(s.distress_left, s.ether_left, s.gems_left, s.spirits_left) >= 0
    assert (DISTRESS, ETHER, GEMS) == (16, 16, 6) and 0 <= s.keys <= KEYS and 0 <= s.hours <= HOURS
    arriving = sum(isinstance(step, Arrive) or getattr(step, "about", "") in ("pushed", "space") for step in s.agenda)
    for space in s.board.spaces:
        assert s.crowd(space) <= 4 + arriving, "a crowd"


def in_play(s: Etherfields, kind: str, box: Sequence[Any]) -> list[int]:
    return [number for number, each in enumerate(box) if f"{kind}.{each.id}" in s.found]


def sensible(table: Table, chance: Chance) -> tuple[int, Move]:
    """Answer at random for one who is asked, but go on with the Slumber, and pay when something can be paid."""
    asks = open_asks(table._state)
    ask = asks[chance.below(len(asks))]
    if getattr(ask, "about", "") == "skip":
        settle = next(each for each in asks if each.kind == "settle")
        return settle.seat, Choose(0)
    if getattr(ask, "about", "") == "town":
        settle = next(each for each in asks if each.kind == "settle")
        awaken, save, *ways = settle.options(table._state)
        return settle.seat, save if table.n > 150 else [awaken, *ways][chance.below(8) and 1 + chance.below(len(ways))]
    options = ask.options(table._state)
    acts = [move for move in options if move.kind in ("act", "place", "use")]
    if acts and chance.below(2):
        return ask.seat, acts[chance.below(len(acts))]
    return ask.seat, ask.sample(table._state, chance) if isinstance(ask, Form) else options[chance.below(len(options))]


def session(seats: int, seed: object, options: dict[str, object]) -> tuple[Table, Chance]:
    return Table(GAME, seats, Seeded(f"{seats} {seed}"), options), Seeded(f"play {seats} {seed}")


def play(seats: int, seed: object, options: dict[str, object]) -> Table:
    """Play a session at random to its end; at every decision all adds up."""
    table, chance = session(seats, seed, options)
    while not table.over:
        assert table.n < 6000
        s = table._state
        assert isinstance(s, Etherfields)
        check_sums(s)
        table.play(*sensible(table, chance))
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_sessions_from_the_initiation_on_end_and_add_up(seats: int) -> None:
    table = play(seats, "whole", {})
    assert table.outcome is not None and table.outcome.kind in ("won", "saved")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_slumbers_end_and_add_up(seats: int) -> None:
    ends: Counter[str] = Counter()
    for number in range(4):
        table, chance = session(seats, number, VARIANTS[number % len(VARIANTS)])
        while not table.over:
            assert table.n < 3000
            s = table._state
            assert isinstance(s, Etherfields)
            check_sums(s)
            table.play(*sensible(table, chance))
        s = table._state
        assert isinstance(s, Etherfields)
        ends[s.outcome] += 1
    assert set(ends) <= {"won", "lost", "out"} and ends


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_sessions_in_the_town_are_saved_and_add_up(seats: int) -> None:
    happened: Counter[str] = Counter()
    for number in range(2):
        table, chance = session(seats, f"town {number}", TOWNS[number % 2])
        while not table.over:
            assert table.n < 6000
            s = table._state
            assert isinstance(s, Etherfields)
            check_sums(s)
            happened.update(event.kind for event in table.play(*sensible(table, chance)))
        assert table.outcome is not None and table.outcome.kind == "saved"
        save = table.save()
        assert save is not None
        Table(GAME, 1 + number, Seeded(number), save=save)
    assert happened["travelled"] and happened["slumber_tile"] and happened["saved"] == 2


def rich(seats: int, seed: int) -> Table:
    """Lay a Slumber in which hands, zones and decks are full of everything."""
    chance = Seeded(f"rich {seed}")
    market = market_cards()
    hands, zones = [], []
    for number in range(seats):
        deck = deck_of(ARCHETYPES[number])
        hand = [pool.pop(chance.below(len(pool))) for pool in (deck, market, deck, market, market)]
        laid = [card for card in (*deck, *market) if CARDS[card].progress]
        zone = [laid.pop(chance.below(len(laid))) for _ in range(3)]
        for card in zone:
            (deck if card in deck else market).remove(card)
        hands.append(tuple(CARDS[card].id for card in hand))
        zones.append(tuple(CARDS[card].id for card in zone))
    night = a_night(
        seats,
        hands=tuple(hands),
        zones=tuple(zones),
        tiles=("A1", "A2", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4"),
        entity=("umbrella_widow", "empty_boots")[seed % 2],
        figures=(at(2, 5),) if seed % 2 == 0 else (at(2, 5), at(3, 2)),
        turn=str(1 + chance.below(12)),
        later=(),
        dreamer={"ether": 3, "gems": 1, "spirits": 1, "distress": 2},
        keys=2,
        met={"morphings": (chance.below(8),)},
        options={"rounds": ("structured", "free")[seed // 2 % 2]},
    )
    night.table.draw_from(Seeded(f"rich {seed} {seats}"))
    return night.table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_positions_full_of_everything_conform(seats: int) -> None:
    for seed in range(seats % 2, 2, 2):
        table, chance = rich(seats, seed), Seeded(f"conform {seats} {seed}")
        known: list[Move] = []
        looked = 0
        while not table.over and table.n < 60:
            seat, move = sensible(table, chance)
            known.append(move)
            if chance.below(12) == 0 and looked < 2:
                looked += 1
                check_position(table, seat, move, known, chance)
            table.play(seat, move)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_conforms(seats: int) -> None:
    for number, options in enumerate(VARIANTS):
        if number % 2 == seats % 2:
            check_game(GAME, seats, number, options, one_in=6, most=6)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_positions_of_the_town_conform(seats: int) -> None:
    table, chance = session(seats, "conform", TOWNS[seats % 2])
    known: list[Move] = []
    looked = 0
    while not table.over and table.n < 120:
        seat, move = sensible(table, chance)
        known.append(move)
        if chance.below(10) == 0 and looked < 4:
            looked += 1
            check_position(table, seat, move, known, chance)
        table.play(seat, move)


def test_a_session_of_the_town_is_rebuilt_and_its_save_holds_no_secret() -> None:
    table, chance = session(2, "save", TOWNS[0])
    while not table.over:
        table.play(*sensible(table, chance))
    check_save(table, chance)


def test_logs_rebuild_their_game() -> None:
    check_malformed(GAME)
    for seats in (1, 3):
        check_replay(GAME, seats, 5)


def test_every_word_that_cards_use_is_carried_out() -> None:
    from reverie.games.etherfields.executor import WORDS
    from reverie.games.etherfields.linter import instructions

    used = {instr.verb for card in CARDS for instr in instructions(card.power.effect)}
    assert used <= set(WORDS) & VERBS
    assert len(INFLUENCE) == 65


@pytest.mark.parametrize("number", [pytest.param(n, marks=rule(f"F:{card.id}")) for n, card in enumerate(CARDS)])
def test_every_card_does_something_and_can_be_played_to_its_end(number: int) -> None:
    """Its effect changes the table, or its rules are in force while it lies in the zone."""
    card = CARDS[number]
    night = a_night(
        3,
        hands=(("quick_exit", "haymaker", "loupe"), ("quick_exit",)),
        zones=(("crowbar", "skates"),),
        spaces=(at(3, 3), at(3, 3), at(2, 4)),
        figures=(at(3, 2),),
        met={"morphings": (1,)},
        dreamer={"distress": 3, "ether": 2},
        turn="6",
    )
    night.do("seal 3", "suffer 0")
    night.do("seal 3", dreamer=1)
    night.s.change(0, zone=tuple(replace(each, used=1) for each in night.me().zone))
    night.s.dues = (Due(1, 1),)
    night.s.turns = Deck.of(night.s.turns.cards())
    before = night.s.copy()
    asked: list[str] = []
    night.s.agenda.append(_do(card.power.effect, number))
    night.do()
    for _ in range(40):
        if night.table.over or night.kind() == "round":
            break
        asked.append(night.kind())
        ask = ask_of(night.s, night.table.asks[0].seat)
        assert ask is not None
        move = ask.sample(night.s, night.dice) if isinstance(ask, Form) else ask.options(night.s)[-1]
        night.table.play(ask.seat, move)
    assert night.kind() == "round"
    assert before != night.s or asked or card.power.rules


def _do(effect: object, card: int) -> object:
    from reverie.games.etherfields.choices import Do

    return Do(0, effect, card)  # type: ignore[arg-type]
