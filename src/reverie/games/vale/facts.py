"""What the Vale tells: each fact by its name, and which facts its asks and events have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ...kernel.facts import CARD, NUMBER, SEAT, Fact, Told, told
from ...kernel.words import Points
from .state import CardId, Stones

STONES = Fact(Stones, "parts", parts=("red", "blue", "purple"))
CARD_AND_SALE = Fact(CardId, "card", brings=("sale",))

FACTS: Mapping[str, Fact] = {
    "seat": SEAT,
    "first": SEAT,
    "card": CARD_AND_SALE,
    "of": Fact(CardId, "card", besides="card"),
    "drawn": CARD,
    "cards": Fact(tuple[CardId, ...] | int, "cards"),
    "sale": STONES,
    "stones": STONES,
    "pay": STONES,
    "points": Fact(int | tuple[int, ...]),
    "total": NUMBER,
    "round": NUMBER,
    "limit": NUMBER,
    "count": NUMBER,
    "left": NUMBER,
    "choice": NUMBER,
    "family": NUMBER,
    "deals": Fact(tuple[tuple[int, Stones, Stones], ...]),
    "alternatives": Fact(tuple[str, ...]),
    "reason": Fact(Literal["limit", "exchange", "banish", "effect"]),
    "place": Fact(Literal["hand", "area"]),
    # refusals and warnings
    "lost": NUMBER,
    "markers": NUMBER,
    "slots": NUMBER,
    "price": NUMBER,
    "means": NUMBER,
    "paid": NUMBER,
}

ASKS: Mapping[str, Told] = {
    "hunt": told(),
    "act": told(),
    "keep": told("limit"),
    "activate": told(),
    "copy_active": told("card"),
    "copy_instant": told("card"),
    "recover": told("card"),
    "discard": told("card"),
    "free_summon": told("card"),
    "discard_others": told("card", "left"),
    "victim": told("card", "family"),
    "lose_card": told("card"),
    "rob": told("card"),
    "retrieve": told("card", "family"),
    "exchange": told("card", "deals", "count", "alternatives"),
    "rewards": told("card", "alternatives"),
}

EVENTS: Mapping[str, Told] = {
    "round": told("round", "first"),
    "revealed": told(cards=tuple[CardId, ...]),
    "reshuffled": told(cards=int),
    "marked": told("seat", "card"),
    "sold": told("seat", "card"),
    "tamed": told("seat", "card"),
    "summoned": told("seat", "card", "pay"),
    "turn_ended": told("seat"),
    "activated": told("seat", "card", "of"),
    "copied": told("seat", "card", "of"),
    "idle": told("seat", "card"),
    "points": told("seat", "card", "total", points=Points),
    "points_lost": told("seat", "card", "total", points=Points),
    "stones": told("seat", "card", "stones"),
    "stones_lost": told("seat", "stones", "reason", perhaps=("card",)),
    "drawn": told("seat", "card", perhaps=("drawn",)),
    "discarded": told("seat", "card", "place"),
    "recovered": told("seat", "card"),
    "retrieved": told("seat", "card"),
    "piled": told("seat", "card"),
    "suffered": told("seat", "card"),
    "over": told(points=tuple[Points, ...]),
}
