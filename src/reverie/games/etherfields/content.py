"""Reads the box from its files: cards, tiles, Entities, Gates, scripts, all of them data.

Every entry keeps its file and line, so that the linter can name them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from .language import Cond, Cost, Effect, Rule, Unreadable, read_cost, read_effect, read_rule, read_when
from .pictures import read_picture
from .schemas import (
    Action,
    CardId,
    District,
    Entity,
    Figures,
    Gate,
    Goal,
    Influence,
    Kept,
    Location,
    Map,
    Morphing,
    Power,
    Script,
    Secret,
    Token,
    Trigger,
    Turn,
)

FOLDER = Path(__file__).parent / "content"

T = TypeVar("T")

Data = dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """One entry of a file, and where it stands."""

    file: str
    line: int
    data: Data


def read_file(path: Path) -> list[Entry]:
    """Read the entries of a file with their lines. Raises Unreadable."""
    text = path.read_text(encoding="utf-8")
    entries: list[Entry] = []
    decoder, at = json.JSONDecoder(), text.find("{")
    while at >= 0:
        try:
            data, end = decoder.raw_decode(text, at)
        except json.JSONDecodeError as error:
            raise Unreadable(f"{path.name}:{text.count(chr(10), 0, error.pos) + 1}: {error.msg}") from None
        entries.append(Entry(path.name, text.count("\n", 0, at) + 1, data))
        at = text.find("{", end)
    return entries


# How each kind of entry is read


def effect(data: Data, name: str = "effect") -> Effect:
    return read_effect(data.get(name, ""))


def costs(text: str) -> tuple[Cost, ...]:
    return tuple(read_cost(part) for part in text.split(", ")) if text else ()


def rules(data: Data, name: str = "rules") -> tuple[Rule, ...]:
    return tuple(read_rule(text) for text in data.get(name, ()))


def when(data: Data, name: str = "when") -> tuple[Cond, ...]:
    return read_when(data[name]) if name in data else ()


def power(data: Data, rapid: bool = False) -> Power:
    return Power(
        effect(data),
        rules(data),
        when(data, "requires"),
        costs(data.get("use", "")),
        data.get("once", ""),
        data.get("on", ""),
        rapid,
    )


def intent(text: str) -> tuple[str, int]:
    """Read `cw2`: the colours and how much of any of them."""
    colours, n = text[:-1], text[-1:]
    if not n.isdigit() or not colours or not set(colours) <= set("acw"):
        raise Unreadable(f"{text!r} is no Intent")
    return colours, int(n)


def influence(data: Data) -> Influence:
    colours, n = intent(data["intent"])
    play = data["play"]
    rapid, progress = play.startswith("R"), play.startswith("P")
    cost = play[1:] if rapid or progress else play
    return Influence(
        data["id"],
        data.get("archetype", ""),
        data["copies"],
        colours,
        n,
        data["price"],
        progress,
        () if cost == "0" else costs(cost),
        power(data, rapid),
    )


def turn(data: Data) -> Turn:
    return Turn(data["id"], data["suit"], data["steps"], tuple(read_effect(each) for each in data["loot"]))


def morphing(data: Data) -> Morphing:
    return Morphing(data["id"], data["copies"], rules(data))


def token(data: Data) -> Token:
    return Token(data["id"], data["copies"], data["other"], rules(data))


def kept(data: Data) -> Kept:
    colours, n = intent(data["intent"]) if "intent" in data else ("", 0)
    return Kept(
        data["id"],
        power(data, data.get("play", "").startswith("R")),
        data.get("archetype", ""),
        colours,
        n,
        data.get("after", ""),
        data.get("quirk", False),
        data.get("first", False),
        data.get("kind", ""),
        costs(data.get("discard", "")),
    )


def action(key: str, data: Data) -> Action:
    return Action(
        data.get("id", key),
        costs(data["cost"]),
        data.get("paid", "plain"),
        data.get("keyword", ""),
        data.get("single_use", False),
        data.get("once", ""),
        when(data),
        effect(data),
        data.get("aim", ""),
    )


def actions(data: Data) -> dict[str, Action]:
    return {key: action(key, each) for key, each in data.get("actions", {}).items()}


def map_of(data: Data) -> Map:
    return Map(
        data["id"],
        tuple(data["tiles"]),
        tuple(data.get("setup", ())),
        tuple(data.get("pile", ())),
        read_picture(tuple(data["picture"])),
        actions(data),
        effect(data, "trap"),
        {tile: tuple(read_rule(text) for text in texts) for tile, texts in data.get("gem", {}).items()},
    )


def figures(data: Data) -> Figures | None:
    if "figures" not in data:
        return None
    told = data["figures"]
    each = told["count"] == "players"
    return Figures(told["kind"], 1 if each else told["count"], each, told.get("big", False))


def entity(data: Data) -> Entity:
    return Entity(
        data["id"],
        data.get("gate", ""),
        data.get("turns", 0),
        data.get("movement", 0),
        data.get("threat", False),
        figures(data),
        actions(data),
        {step: read_effect(text) for step, text in data.get("effects", {}).items()},
        rules(data),
        effect(data, "gift"),
        effect(data, "skip"),
        effect(data, "out_of_turns"),
        effect(data),
        "found" not in data,
    )


def gate(data: Data) -> Gate:
    return Gate(
        data["id"],
        data["n"],
        data["district"],
        data["keys"],
        data["turns"],
        data["map"],
        effect(data, "setup"),
        data["intro"],
        rules(data),
        tuple(Trigger(each["event"], when(each), read_effect(each["do"])) for each in data.get("on", ())),
        actions(data),
        tuple(Goal(when(each), each["kind"], each["taken"]) for each in data["goals"]),
        data["out_of_turns"],
    )


def script(data: Data) -> Script:
    return Script(data["id"], effect(data))


def secret(data: Data) -> Secret:
    return Secret(data["id"], data["code"], data["back"], data.get("shuffled_with", ""), effect(data, "reveal"))


def district(data: Data) -> District:
    return District(
        data["id"],
        data["slot"],
        tuple(Location(each["id"], tuple(each["icons"])) for each in data["locations"]),
        tuple((start, end) for start, end in data["shortcuts"]),
        data.get("first", False),
    )


MAKERS: Mapping[str, Callable[[Data], Any]] = {
    "influence": influence,
    "market": influence,
    "packs": influence,
    "turns": turn,
    "morphings": morphing,
    "states": token,
    "backs": kept,
    "masks": kept,
    "flaws": kept,
    "fates": kept,
    "items": kept,
    "seasons": kept,
    "notes": kept,
    "maps": map_of,
    "slumbers": entity,
    "inhabitants": entity,
    "gates": gate,
    "scripts": script,
    "secrets": secret,
    "districts": district,
}
"""How the entries of each file are read."""


def inherited(entries: list[Entry]) -> list[Entry]:
    """Let each entry have what the one that it is `like` has, its own words first; the pattern itself leaves."""
    by_id = {entry.data.get("id"): entry.data for entry in entries}
    patterns = {entry.data["like"] for entry in entries if "like" in entry.data}
    found: list[Entry] = []
    for entry in entries:
        data = entry.data
        if "like" in data:
            pattern = by_id[data["like"]]
            merged = {name: {**value, **data.get(name, {})} for name, value in pattern.items() if type(value) is dict}
            data = {**pattern, **data, **merged}
        if data["id"] not in patterns:
            found.append(Entry(entry.file, entry.line, data))
    return found


@cache
def entries_of(file: str) -> tuple[Entry, ...]:
    """Read a file of the box."""
    return tuple(inherited(read_file(FOLDER / f"{file}.json")))


def shelf(file: str, kind: type[T]) -> tuple[T, ...]:
    """Read all of a file as things of one kind."""
    things: list[T] = []
    for entry in entries_of(file):
        thing = MAKERS[file](entry.data)
        assert isinstance(thing, kind)
        things.append(thing)
    return tuple(things)


INFLUENCE = shelf("influence", Influence)
PACKS = shelf("packs", Influence)
MARKET = shelf("market", Influence)
CARDS = (*INFLUENCE, *PACKS, *MARKET)
"""Every design of Influence card; a card id is its place here."""
TURNS = shelf("turns", Turn)
MORPHINGS = shelf("morphings", Morphing)
STATES = shelf("states", Token)
BACKS = {each.archetype: each for each in shelf("backs", Kept)}
MASKS = shelf("masks", Kept)
FLAWS = shelf("flaws", Kept)
FATES = shelf("fates", Kept)
ITEMS = shelf("items", Kept)
SEASONS = shelf("seasons", Kept)
NOTES = shelf("notes", Kept)
MAPS = {each.id: each for each in shelf("maps", Map)}
SLUMBERS = shelf("slumbers", Entity)
INHABITANTS = {each.id: each for each in shelf("inhabitants", Entity)}
ENTITIES = (*SLUMBERS, *INHABITANTS.values())
"""Every Entity; which one stands there is its place here."""
GATES = shelf("gates", Gate)
SCRIPTS = {each.id: each for each in shelf("scripts", Script)}
SECRETS = shelf("secrets", Secret)
DISTRICTS = shelf("districts", District)

ARCHETYPES = ("gambler", "specialist", "tough_guy", "free_spirit")
NUMBER_OF = {card.id: number for number, card in enumerate(CARDS)}
"""The card id of a design."""
FLAW = len(CARDS)
"""Flaws are cards in a deck too: their ids follow those of Influence."""
MASK = FLAW + len(FLAWS)
"""A worn Mask is used like a card: their ids come next."""
NOTE = MASK + len(MASKS)
"""A Note too."""
ITEM = NOTE + len(NOTES)
"""And an Item of the team, which pays like a card."""


def deck_of(archetype: str) -> list[CardId]:
    """List the 22 cards that an archetype starts with."""
    return [number for number, card in enumerate(INFLUENCE) if card.archetype == archetype for _ in range(card.copies)]


def market_cards() -> list[CardId]:
    """List the 81 cards of the Influence Market."""
    first = len(INFLUENCE) + len(PACKS)
    return [first + number for number, card in enumerate(MARKET) for _ in range(card.copies)]


def intent_of(card: int) -> tuple[str, int]:
    """Tell the colours that a card or an Item may pay, and how much of one; a Flaw pays nothing. (F11.2)"""
    if card >= ITEM:
        return ITEMS[card - ITEM].colours, ITEMS[card - ITEM].intent
    return (CARDS[card].colours, CARDS[card].intent) if card < FLAW else ("", 0)


def back_of(card: int) -> str:
    """Tell what the back of a card shows: its archetype, Market or Flaw. (F2.12)"""
    return "flaw" if card >= FLAW else CARDS[card].archetype or "market"
