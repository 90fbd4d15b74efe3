"""What a session leaves to the next: plain names, no numbers of a box that may grow. (F21.2, F21.9)"""

from __future__ import annotations

from typing import Any

from ...kernel.words import Json
from ...parts.deck import Deck, Known
from .content import ARCHETYPES, CARDS, FATES, FLAW, FLAWS, ITEMS, MASKS, NOTES, SEASONS, SLUMBERS, market_cards
from .content import NUMBER_OF as CARD_OF
from .schemas import CardId
from .slumbers import DELTA, lay_slumbers
from .slumbers import NUMBER_OF as SLUMBER_OF
from .state import Etherfields, Rested, Town

VERSION = 1

FLAW_OF = {flaw.id: FLAW + number for number, flaw in enumerate(FLAWS)}


def name_of(card: CardId) -> str:
    """Name a card or a Flaw."""
    return FLAWS[card - FLAW].id if card >= FLAW else CARDS[card].id


def to_save(s: Etherfields) -> Json:
    """Tell all that the next session needs. The order above Delta is nobody's to know."""
    assert s.town is not None
    owned = {each.archetype: each.cards for each in s.town.rested}
    owned |= {each.archetype: (*each.owned, *each.surplus) for each in s.dreamers}
    at = next(n for n, each in enumerate(s.slumbers.segments) if isinstance(each, Known) and each.card == DELTA)
    above, below = Deck(s.slumbers.segments[:at]).cards(), s.slumbers.segments[at:]
    return {
        "found": sorted(s.found),
        "read": list(s.read),
        "signs": list(s.signs),
        "archetypes": {ARCHETYPES[each]: sorted(map(name_of, cards)) for each, cards in sorted(owned.items())},
        "save_cards": [ARCHETYPES[each] for each in s.town.save_cards],
        "slumbers": {
            "above": sorted(SLUMBERS[tile].id for tile in above),
            "below": [SLUMBERS[each.card].id for each in below if isinstance(each, Known)],
        },
        "seasons": [SEASONS[each].id for each in s.town.seasons],
        "masks": [MASKS[each].id for each in s.town.masks],
        "items": sorted(ITEMS[each].id for each in (*s.items, *s.storage)),
        "notes": [NOTES[each].id for each in s.notes],
    }


def lay_save(s: Etherfields, save: dict[str, Any]) -> None:
    """Lay a new table as a save tells; its Dreamers come afterwards. (F3.7)"""
    numbers = {kind: {each.id: n for n, each in enumerate(box)} for kind, box in BOXES.items()}
    card_of = CARD_OF | FLAW_OF
    rested = tuple(
        Rested(ARCHETYPES.index(slug), tuple(sorted(card_of[name] for name in cards)))
        for slug, cards in save["archetypes"].items()
    )
    s.found = tuple(save["found"])
    s.read, s.signs = tuple(save["read"]), tuple(save["signs"])
    s.notes = tuple(numbers["notes"][name] for name in save["notes"])
    s.storage = tuple(sorted(numbers["items"][name] for name in save["items"]))
    s.town = Town(
        seasons=tuple(numbers["seasons"][name] for name in save["seasons"]),
        masks=tuple(numbers["masks"][name] for name in save["masks"]),
        rested=rested,
        save_cards=tuple(sorted(ARCHETYPES.index(slug) for slug in save["save_cards"])),
    )
    slumbers = save["slumbers"]
    lay_slumbers(s, [SLUMBER_OF[name] for name in slumbers["above"]], [SLUMBER_OF[name] for name in slumbers["below"]])
    lay_piles(s)
    for card in (card for each in rested for card in each.cards):
        take_from_box(s, card)


BOXES = {"notes": NOTES, "items": ITEMS, "seasons": SEASONS, "masks": MASKS}


def lay_piles(s: Etherfields) -> None:
    """Shuffle what is found and nobody has: Items, Fates. (F3.1)"""
    s.item_market = Deck.of(
        [n for n, each in enumerate(ITEMS) if f"item.{each.id}" in s.found and n not in (*s.storage, *s.items)]
    )
    s.fates = Deck.of([n for n, each in enumerate(FATES) if f"fate.{each.id}" in s.found])


def take_from_box(s: Etherfields, card: CardId) -> None:
    """Take an owned card from the Market or the Flaw deck, as far as it came from there."""
    if card >= FLAW:
        s.flaws = Deck.of([each for each in s.flaws.cards() if each != card])
    elif card in MARKET_CARDS:
        left = s.market.cards()
        left.remove(card)
        s.market = Deck.of(left)


MARKET_CARDS = frozenset(market_cards())
