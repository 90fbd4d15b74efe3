"""The answers that players of Etherium can give."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ...kernel.words import Move, Seat


@dataclass(frozen=True)
class Become(Move):
    """Take a people. (E1.10)"""

    kind: ClassVar[str] = "become"
    people: int


@dataclass(frozen=True)
class Lay(Move):
    """Lay a terrain on a free socket. (E3.4)"""

    kind: ClassVar[str] = "lay"
    terrain: int
    place: int


@dataclass(frozen=True)
class Keep(Move):
    """Keep one of two cards. (MA-P)"""

    kind: ClassVar[str] = "keep"
    card: int


@dataclass(frozen=True)
class Agree(Move):
    """Do what may be done."""

    kind: ClassVar[str] = "agree"


@dataclass(frozen=True)
class Pass(Move):
    """Do nothing, play no card."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True)
class Window(Move):
    """Lay cards down for the season window, in the order they shall act. (E5.11)"""

    kind: ClassVar[str] = "window"
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Programme(Move):
    """For each token from 1 on, the action that it lies on, or -1. (E6)"""

    kind: ClassVar[str] = "programme"
    actions: tuple[int, ...]
    lock: bool


@dataclass(frozen=True)
class Play(Move):
    """Play a Flash card."""

    kind: ClassVar[str] = "play"
    card: int


@dataclass(frozen=True)
class Go(Move):
    """Move a unit to a place."""

    kind: ClassVar[str] = "go"
    unit: int
    place: int


@dataclass(frozen=True)
class Take(Move):
    """Take basics from the supply."""

    kind: ClassVar[str] = "take"
    cubes: tuple[int, int, int]


@dataclass(frozen=True)
class Lose(Move):
    """Give basics back to the supply."""

    kind: ClassVar[str] = "lose"
    cubes: tuple[int, int, int]


@dataclass(frozen=True)
class Steal(Move):
    """Take basics from an opponent."""

    kind: ClassVar[str] = "steal"
    victim: Seat
    cubes: tuple[int, int, int]


@dataclass(frozen=True)
class Upgrade(Move):
    """Raise a unit by a level for these basics."""

    kind: ClassVar[str] = "upgrade"
    unit: int
    cubes: tuple[int, int, int]


@dataclass(frozen=True)
class Transform(Move):
    """Choose one of the four transformations. (F24)"""

    kind: ClassVar[str] = "transform"
    way: int


@dataclass(frozen=True)
class Etherise(Move):
    """Turn these basics into Ether. (E11.2)"""

    kind: ClassVar[str] = "etherise"
    cubes: tuple[int, int, int]


@dataclass(frozen=True)
class Buy(Move):
    """Take a capacity. (E11.4)"""

    kind: ClassVar[str] = "buy"
    capacity: int


@dataclass(frozen=True)
class Dice(Move):
    """Say how many dice a connection rolls. (E12.2)"""

    kind: ClassVar[str] = "dice"
    count: int


@dataclass(frozen=True)
class Reroll(Move):
    """Re-roll a die that shows this face, or with 0 all dice, by Fortune. (E13.6)"""

    kind: ClassVar[str] = "reroll"
    face: int


@dataclass(frozen=True)
class Stop(Move):
    """End a roll, with so much of the guide added. (E13.3)"""

    kind: ClassVar[str] = "stop"
    guide: int


@dataclass(frozen=True)
class Begin(Move):
    """Decide that the assault or siege at this place comes next. (E14.5)"""

    kind: ClassVar[str] = "begin"
    place: int


@dataclass(frozen=True)
class Pillage(Move):
    """Decide that the pillage of this seat's collector comes next. (E14.5)"""

    kind: ClassVar[str] = "pillage"
    victim: Seat


@dataclass(frozen=True)
class Rob(Move):
    """Rob a besieged city of these cubes: a booster, or Ether, or basics. (E16.4)"""

    kind: ClassVar[str] = "rob"
    cubes: tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Lower(Move):
    """Lower the guide of a besieged city. (E16.6)"""

    kind: ClassVar[str] = "lower"


@dataclass(frozen=True)
class Discard(Move):
    """Discard Flash cards."""

    kind: ClassVar[str] = "discard"
    cards: tuple[int, ...]


MOVES: tuple[type[Move], ...] = (
    Become,
    Lay,
    Keep,
    Agree,
    Pass,
    Window,
    Programme,
    Play,
    Go,
    Take,
    Lose,
    Steal,
    Upgrade,
    Transform,
    Etherise,
    Buy,
    Dice,
    Reroll,
    Stop,
    Begin,
    Pillage,
    Rob,
    Lower,
    Discard,
)

go, play, reroll, stop = cache(Go), cache(Play), cache(Reroll), cache(Stop)
take_these, lose_these, steal_these = cache(Take), cache(Lose), cache(Steal)
"""Moves are values: those that are listed often are made once."""

PASS: Move = Pass()
AGREE: Move = Agree()
LOWER: Move = Lower()
