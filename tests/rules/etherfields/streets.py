"""Tiny builders: the town laid as a test needs it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from reverie.games.etherfields.awakening import unlock_first
from reverie.games.etherfields.content import (
    FATES,
    ITEMS,
    SEASONS,
    SLUMBERS,
)
from reverie.games.etherfields.moves import Choose, Draw
from reverie.games.etherfields.slumbers import NUMBER_OF as TILE
from reverie.games.etherfields.state import Town
from reverie.games.etherfields.town import GO, InTown
from reverie.games.etherfields.town import NUMBER_OF as PLACE
from reverie.kernel.outside import Outside
from reverie.kernel.pile import EVERYBODY
from reverie.kernel.state import settle
from reverie.parts.deck import Deck, Known

from .night import Night, a_night

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
