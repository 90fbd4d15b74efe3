"""The answers players give in Etherfields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.words import Move

Cards = tuple[tuple[int, str], ...]
"""Hand cards and active Items that pay, each with the colour that it is paid for. (F9.1, F11.2)"""


@dataclass(frozen=True)
class Draw(Move):
    """Begin the draw step: discard any hand cards first. (F8.1)"""

    kind: ClassVar[str] = "draw"
    discards: tuple[int, ...] = ()


@dataclass(frozen=True)
class Walk(Move):
    """Move along a path. (F14.1, F14.15)"""

    kind: ClassVar[str] = "walk"
    dreamer: int
    path: tuple[int, ...]
    pay: Cards = ()
    spirits: str = ""
    boost: bool = False
    hours: int = 0
    """Steps that Hours pay: Effort. (F13.1)"""


@dataclass(frozen=True)
class Act(Move):
    """Pay an action of the map or the Entity. (F11)"""

    kind: ClassVar[str] = "act"
    dreamer: int
    action: str
    pay: Cards = ()
    spirits: str = ""
    boost: bool = False


@dataclass(frozen=True)
class Play(Move):
    """Play a hand card for its effect. (F9.3)"""

    kind: ClassVar[str] = "play"
    dreamer: int
    card: int
    pay: Cards = ()
    spirits: str = ""
    boost: bool = False


@dataclass(frozen=True)
class Place(Move):
    """Place a Progress; at the limit one is discarded first. (F9.7, F9.8)"""

    kind: ClassVar[str] = "place"
    dreamer: int
    card: int
    pay: Cards = ()
    spirits: str = ""
    boost: bool = False
    instead: int = -1


@dataclass(frozen=True)
class Use(Move):
    """Use an active Progress, the Mask, a Note or an Item. (F9.12, F13.7, F18.1)"""

    kind: ClassVar[str] = "use"
    dreamer: int
    card: int
    pay: Cards = ()
    spirits: str = ""
    boost: bool = False


@dataclass(frozen=True)
class Rid(Move):
    """Pay to discard a Flaw of one's zone. (F19.3)"""

    kind: ClassVar[str] = "rid"
    dreamer: int
    card: int
    pay: Cards = ()
    spirits: str = ""
    boost: bool = False


@dataclass(frozen=True)
class Back(Move):
    """Use the back action of the card on top of the deck. (F9.5)"""

    kind: ClassVar[str] = "back"
    dreamer: int
    discards: tuple[int, ...] = ()
    pay: Cards = ()
    spirits: str = ""
    boost: bool = False


@dataclass(frozen=True)
class MakeGem(Move):
    """Discard three hand cards for a Gem. (F13.4)"""

    kind: ClassVar[str] = "make_gem"
    dreamer: int
    discards: tuple[int, ...]


@dataclass(frozen=True)
class AddTurns(Move):
    """Pay Hours for turns. (F13.2)"""

    kind: ClassVar[str] = "add_turns"
    dreamer: int
    n: int


@dataclass(frozen=True)
class Strip(Move):
    """Discard a Key or an Ether to remove a Morphing in range 1. (F13.6)"""

    kind: ClassVar[str] = "strip"
    dreamer: int
    morphing: int
    by: str


@dataclass(frozen=True)
class Slot(Move):
    """Put a Gem into the slot of one's space, or take it back. (F14.8)"""

    kind: ClassVar[str] = "slot"
    dreamer: int


@dataclass(frozen=True)
class Peek(Move):
    """Discard a hand card to see a Secret of this Dream. (F13.3)"""

    kind: ClassVar[str] = "peek"
    dreamer: int
    letter: str
    card: int


@dataclass(frozen=True)
class Take(Move):
    """Pay a Cunning to reveal the Secret in one's space. (F13.8)"""

    kind: ClassVar[str] = "take"
    dreamer: int
    pay: Cards = ()
    spirits: str = ""
    boost: bool = False


@dataclass(frozen=True)
class Reroll(Move):
    """Discard a Gem: the die that was just rolled is rolled again. (F13.5)"""

    kind: ClassVar[str] = "reroll"
    dreamer: int


@dataclass(frozen=True)
class Pass(Move):
    """End one's round, or let a moment pass."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True)
class Choose(Move):
    """Choose one of what is offered, by its number."""

    kind: ClassVar[str] = "choose"
    option: int


@dataclass(frozen=True)
class Want(Move):
    """Choose one of the cards that lie before one, or none. (F10.6)"""

    kind: ClassVar[str] = "want"
    card: int


@dataclass(frozen=True)
class Suggest(Move):
    """Say what one would choose for the team. (F22.5)"""

    kind: ClassVar[str] = "suggest"
    option: int


MOVES = (
    Draw, Walk, Act, Play, Place, Use, Rid, Back, MakeGem, AddTurns, Strip, Slot, Peek, Take, Reroll, Pass, Choose,
    Want, Suggest,
)  # fmt: skip
