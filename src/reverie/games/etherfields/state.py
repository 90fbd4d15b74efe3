"""The things on the table of Etherfields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...kernel.state import State
from ...kernel.step import Ask
from ...kernel.words import Seat
from ...parts.deck import Deck
from .board import Board, Edge, SpaceId, Tile, board_of
from .content import ARCHETYPES, ENTITIES, MORPHINGS, STATES, TURNS
from .schemas import CardId, Entity, Turn

DreamerId = int
"""A Dreamer's place round the table; whose seat it is, `seat_of` tells."""

DISTRESS, ETHER, GEMS, KEYS, HOURS = 16, 16, 6, 4, 12
SPIRITS = 5
MARKERS = 6
"""What the pools hold. (Content)"""
BEARS = 7
"""How much Distress a Dreamer bears. (F20.1)"""
FEWEST = 6
"""With fewer cards than this a Dreamer dies. (F20.3)"""
HAND, LONE_HAND = 6, 7
DRAWS, LONE_DRAWS = 4, 5  # F8.1, F8.2, F8.13
PROGRESS = 4  # F9.8
CROWD = 4  # F16.8

SLOTS = 3  # F2.3
HOURS_OF = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}  # F3.3

NO_TURN = -1
NO_DIE = -1


@dataclass(frozen=True)
class Placed:
    """A Progress in the zone, or a Flaw that stays there."""

    card: CardId
    flipped: bool = False
    used: int = 0
    """How often it served this turn, or this Slumber or Dream."""


@dataclass(frozen=True)
class Held:
    """Intent that an effect gave: colours that it may be, how much, and what alone it may pay. (F11.15)"""

    colours: str
    n: int
    purpose: str = ""


@dataclass(frozen=True)
class Dreamer:
    """A Dreamer, as all see them. (F22.3)"""

    archetype: int
    space: SpaceId
    owned: tuple[CardId, ...]
    """All their cards, sorted; where the unseen ones lie nobody knows."""
    hand: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    """The topmost last."""
    zone: tuple[Placed, ...] = ()
    distress: int = 0
    ether: int = 0
    gems: int = 0
    spirits: int = 0
    held: tuple[Held, ...] = ()
    boosts: int = 0
    """How often they boosted this turn."""
    used: tuple[str, ...] = ()
    """What else served this turn: the back action, Effort."""
    hurt: bool = False
    """Whether they suffered Distress in this Slumber or Dream."""
    start: SpaceId = -1
    """Where they stood as the Dreamers phase began."""
    mask: int = -1
    states: tuple[tuple[str, int], ...] = ()
    """State tokens, each with the turn in which it came. (F17.3)"""
    surplus: tuple[CardId, ...] = ()
    """Owned cards that stay out of the deck. (F10.4)"""
    until: tuple[str, ...] = ()
    """What is off until the end of the turn: `intent.a`, `luck.rolls`."""

    @property
    def slug(self) -> str:
        return ARCHETYPES[self.archetype]


@dataclass(frozen=True)
class Met:
    """The Entity of this Slumber."""

    tile: int
    """Its place among ENTITIES."""
    figures: tuple[SpaceId, ...] = ()
    threat: int = 0
    contact: int = 0
    morphings: tuple[int, ...] = ()
    states: tuple[str, ...] = ()

    @property
    def entity(self) -> Entity:
        return ENTITIES[self.tile]


@dataclass(frozen=True)
class Due:
    """Distress that a Dreamer is about to suffer."""

    dreamer: DreamerId
    n: int


@dataclass(frozen=True)
class Hidden:
    """A Secret face down: its letter, which it is once that is settled, and who knows."""

    letter: str
    secret: int = -1
    knowers: int = 0


@dataclass(frozen=True)
class Marker:
    """Instalments of a gradual action, in Intent markers of one colour. (F11.9, F11.10)"""

    action: str
    colour: str
    n: int


@dataclass(frozen=True)
class Rested:
    """An archetype's cards while nobody plays it."""

    archetype: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True)
class Town:
    """The Dreamworld, and what the campaign has come to."""

    at: str = ""
    """The Location where the team is."""
    given: tuple[str, ...] = ()
    """What has given on this trip: `landing.REST`. (F4.10)"""
    seasons: tuple[int, ...] = ()
    """The top first. (F2.9)"""
    masks: tuple[int, ...] = ()
    """The Masks that the team owns, worn or not."""
    rested: tuple[Rested, ...] = ()
    """What archetypes own that nobody plays now. (F21.6)"""
    save_cards: tuple[int, ...] = ()
    """Archetypes that have a save card. (F23.4)"""
    won: int = 0
    """Dreams won in this session. (F21.10)"""


@dataclass
class Etherfields(State):
    """The table. Dreamers index the lists."""

    seats: int
    free: bool
    """Rounds without order. (F8.8)"""
    lone: bool
    """A lone Dreamer draws and holds one more. (F8.13)"""
    deeper: int
    """How many turns fewer than usual; gentle: -1. (F21.8)"""
    per_figure: bool
    """The movement die is rolled for each figure. (F16.3)"""
    dreamers: list[Dreamer]
    decks: list[Deck]
    sealed: list[Deck]
    first: DreamerId
    turns: Deck
    current: int
    """The current Turn card, or NO_TURN."""
    turn_discard: Deck
    market: Deck
    flaws: Deck
    item_market: Deck
    slumbers: Deck
    fates: Deck
    map_pile: Deck
    """Slumber map tiles that were found and do not lie there, by their place in the map. (F2.6)"""
    turn: int
    """How many turns this Slumber or Dream has begun."""
    step: int
    """Which step of the current Turn card comes next, from 0; before the Dreamscape phase 0."""
    hours: int
    round_of: DreamerId
    passed: tuple[bool, ...]
    """Who has passed since somebody last did anything. (F8.7)"""
    blocked: tuple[int, ...] = ()
    """Which steps of the current Turn card are blocked. (F15.3)"""
    keys: int = 0
    tiles: tuple[Tile, ...] = ()
    single: tuple[str, ...] = ()
    """Single-use actions with a Block token. (F11.14)"""
    light: tuple[tuple[SpaceId, ...], ...] = ()
    """Light tokens: the spaces in which each counts. (F14.11)"""
    wall: Edge | None = None
    """Where the Wall token stands. (F14.16)"""
    opened: tuple[Edge, ...] = ()
    """Walls that are open this turn."""
    gems_laid: tuple[SpaceId, ...] = ()
    """Gem slots that hold a Gem. (F14.8)"""
    met: Met | None = None
    acted: bool = False
    """Whether the Dream action of this round was made. (F8.6)"""
    did: bool = False
    """Whether anything was done in this round."""
    die: int = NO_DIE
    """The face that lies there, or NO_DIE."""
    added: int = 0
    """What a card makes of the die: it counts as that plus; 0: as it lies."""
    dues: tuple[Due, ...] = ()
    """Distress about to be suffered, the next last."""
    roller: DreamerId = -1
    """Whose die it is; -1: the Entity's."""
    boosting: bool = False
    """Whether the die boosts a payment."""
    outcome: str = ""
    """won, lost, skipped or out; empty: it goes on."""
    dead: tuple[DreamerId, ...] = ()
    gate: int = -1
    """The Dream that is entered, or -1."""
    read: tuple[str, ...] = ()
    """The passages that were found by all: scripts, Entities, Secrets, Notes. (F22.1)"""
    hidden: tuple[Hidden, ...] = ()
    revealed: tuple[int, ...] = ()
    """The Secrets that were revealed in this Dream."""
    markers: tuple[Marker, ...] = ()
    done: tuple[tuple[str, DreamerId], ...] = ()
    """What each Dreamer may do once, and has done."""
    flooded: tuple[SpaceId, ...] = ()
    marks: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    notes: tuple[int, ...] = ()
    items: tuple[int, ...] = ()
    """The active Items. (F2.3)"""
    storage: tuple[int, ...] = ()
    """The inactive Items, sorted. (F2.2)"""
    spent: tuple[str, ...] = ()
    """The Items that have served this turn."""
    found: tuple[str, ...] = ()
    """What has come into play of what must be found first: `item.chalk`, `slumber.delta`, `fate.toll`, `tile.A2`."""
    quirks: tuple[tuple[int, SpaceId], ...] = ()
    """Quirks on their slots, by Fate and space. (F5.3)"""
    town: Town | None = None

    def meanwhile(self) -> list[Ask[Any, Any]]:
        """Rapid cards in others' rounds. (F9.4)"""
        from .rapid import beside

        return beside(self)

    # What follows from it

    @property
    def players(self) -> int:
        """How many Dreamers are in play. (F1.3)"""
        return len(self.dreamers)

    @property
    def board(self) -> Board:
        return board_of(self.tiles, self.wall, self.opened)

    @property
    def card(self) -> Turn | None:
        """The current Turn card."""
        return None if self.current == NO_TURN else TURNS[self.current]

    @property
    def suit(self) -> str:
        return "" if self.current == NO_TURN else TURNS[self.current].suit

    def seat_of(self, dreamer: DreamerId) -> Seat:
        """Tell who steers a Dreamer. (F21.7)"""
        return dreamer % self.seats

    @property
    def first_seat(self) -> Seat:
        return self.seat_of(self.first)

    def clockwise(self, start: DreamerId | None = None) -> list[DreamerId]:
        """List the Dreamers from the first player on. (F1.11)"""
        begin = self.first if start is None else start
        return [(begin + turn) % self.players for turn in range(self.players)]

    def change(self, dreamer: DreamerId, **changes: Any) -> None:
        """Change what a Dreamer has."""
        self.dreamers[dreamer] = replace(self.dreamers[dreamer], **changes)

    def find(self, passage: str) -> None:
        """Note that all have found a passage."""
        if passage not in self.read:
            self.read = (*self.read, passage)

    def meet(self, **changes: Any) -> None:
        """Change what the Entity has."""
        assert self.met is not None
        self.met = replace(self.met, **changes)

    # Pools (F1.8)

    @property
    def distress_left(self) -> int:
        return DISTRESS - sum(each.distress for each in self.dreamers)

    @property
    def ether_left(self) -> int:
        return ETHER - sum(each.ether for each in self.dreamers)

    @property
    def gems_left(self) -> int:
        return GEMS - sum(each.gems for each in self.dreamers) - len(self.gems_laid)

    @property
    def spirits_left(self) -> int:
        return SPIRITS - sum(each.spirits for each in self.dreamers)

    @property
    def morphings_left(self) -> list[int]:
        """List the Morphings in the pool."""
        out = () if self.met is None else self.met.morphings
        left = [number for number, each in enumerate(MORPHINGS) for _ in range(each.copies)]
        for number in out:
            left.remove(number)
        return left

    def state_left(self, state: str) -> bool:
        """Whether a State token is left: each has two sides. (F17.5)"""
        token = next(each for each in STATES if each.id == state)
        out = [] if self.met is None else list(self.met.states)
        out += [each for dreamer in self.dreamers for each, _ in dreamer.states]
        return token.copies - sum(each in (state, token.other) for each in out) > 0

    def crowd(self, space: SpaceId) -> int:
        """Count the figures in a space. (F16.8)"""
        figures: Sequence[SpaceId] = () if self.met is None else self.met.figures
        return sum(each.space == space for each in self.dreamers) + figures.count(space)

    def alive(self, dreamer: DreamerId) -> int:
        """Count the cards that keep a Dreamer alive. (F20.3)"""
        each = self.dreamers[dreamer]
        return len(self.decks[dreamer]) + len(each.hand) + len(each.discard)
