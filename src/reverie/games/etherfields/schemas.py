"""What lies in the box, as the schemas of the ledger name it."""

from __future__ import annotations

from dataclasses import dataclass

from .language import Cond, Cost, Effect, Rule
from .pictures import Picture

CardId = int
"""A design of Influence card. Copies cannot be told apart."""

TURN, STRETCH = "turn", "stretch"
"""How often a thing serves: once a turn; once per Slumber or Dream."""


@dataclass(frozen=True)
class Power:
    """What a card, Mask, Item or back action does when it is used."""

    effect: Effect = ()
    rules: tuple[Rule, ...] = ()
    requires: tuple[Cond, ...] = ()
    use: tuple[Cost, ...] = ()
    """What using it costs."""
    once: str = ""
    on: str = ""
    """The event that it answers; empty: used at will."""
    rapid: bool = False


@dataclass(frozen=True)
class Influence:
    """A design of Influence card."""

    id: str
    archetype: str
    """Whose card it is; empty: a Market card."""
    copies: int
    colours: str
    intent: int
    price: int
    progress: bool
    cost: tuple[Cost, ...]
    """What playing it costs, or placing it."""
    power: Power

    @property
    def rapid(self) -> bool:
        return self.power.rapid


@dataclass(frozen=True)
class Turn:
    """A Turn card."""

    id: str
    suit: str
    steps: str
    loot: tuple[Effect, ...]
    """The team takes one of these."""


@dataclass(frozen=True)
class Morphing:
    """A Morphing: its rules work while it lies on an Entity."""

    id: str
    copies: int
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Token:
    """A State: what it does to whom it is laid on."""

    id: str
    copies: int
    other: str
    """What stands on its other side."""
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Kept:
    """A Mask, Item, Flaw, Fate, Note, Season or back action."""

    id: str
    power: Power
    archetype: str = ""
    colours: str = ""
    intent: int = 0
    after: str = ""
    """Where it goes when it has served: bottom, discard, zone, storage, market; empty: it stays."""
    quirk: bool = False
    first: bool = False
    kind: str = ""
    discard: tuple[Cost, ...] = ()
    """What rids its bearer of it."""


@dataclass(frozen=True)
class Action:
    """An action printed on a map, an Entity or a Gate."""

    id: str
    cost: tuple[Cost, ...]
    paid: str
    """plain, gradual or multiplied. (F11.9, F11.13)"""
    keyword: str
    """assault, contact or nothing."""
    single_use: bool
    once: str
    when: tuple[Cond, ...]
    effect: Effect
    aim: str


@dataclass(frozen=True)
class Map:
    """A map: its picture, and what its tiles do."""

    id: str
    tiles: tuple[str, ...]
    setup: tuple[str, ...]
    pile: tuple[str, ...]
    picture: Picture
    actions: dict[str, Action]
    trap: Effect
    gem: dict[str, tuple[Rule, ...]]
    """What a Gem does in the slot of a tile."""


@dataclass(frozen=True)
class Figures:
    """The figures of an Entity."""

    kind: str = ""
    """human or creature: which Shapeshifters."""
    count: int = 1
    per_player: bool = False
    big: bool = False


@dataclass(frozen=True)
class Entity:
    """A Slumber tile or a Dream's Entity. Without figures a tile is just resolved."""

    id: str
    gate: str
    """The Dream that it lives in; empty: a Slumber."""
    turns: int
    movement: int
    threat: bool
    figures: Figures | None
    actions: dict[str, Action]
    effects: dict[str, Effect]
    """By step: M, B, S, V."""
    rules: tuple[Rule, ...]
    gift: Effect
    skip: Effect
    out_of_turns: Effect
    resolved: Effect
    """What a tile that is no Entity does."""
    found: bool
    """Whether it is in the first Slumber deck."""


@dataclass(frozen=True)
class Trigger:
    """Something that a Gate does by itself when an event comes."""

    event: str
    when: tuple[Cond, ...]
    do: Effect


@dataclass(frozen=True)
class Goal:
    """What ends a Dream, and the script of each sign."""

    when: tuple[Cond, ...]
    kind: str
    taken: str


@dataclass(frozen=True)
class Gate:
    """A Dream."""

    id: str
    number: int
    district: str
    keys: int
    turns: int
    map: str
    setup: Effect
    intro: str
    rules: tuple[Rule, ...]
    triggers: tuple[Trigger, ...]
    actions: dict[str, Action]
    goals: tuple[Goal, ...]
    out_of_turns: str


@dataclass(frozen=True)
class Script:
    """A script: what follows its words."""

    id: str
    effect: Effect


@dataclass(frozen=True)
class Secret:
    """A Secret: its code, what its back shows, with which others it is shuffled, and what it brings."""

    id: str
    code: str
    back: str
    shuffled_with: str
    reveal: Effect


@dataclass(frozen=True)
class Location:
    """A place of the town."""

    id: str
    icons: tuple[str, ...]


@dataclass(frozen=True)
class District:
    """A tile of the Dreamworld: Paths run in the order of its Locations, and from last to first."""

    id: str
    slot: str
    locations: tuple[Location, ...]
    shortcuts: tuple[tuple[str, str], ...]
    first: bool
