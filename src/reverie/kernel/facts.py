"""What the facts of a game are: declared once, by name, and read by whoever makes sentences or types of them.

An event, an ask, a refusal, a move and a thing of a view tell facts under names. Under one name a game tells one
kind of fact.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from .words import Json

How = Literal["value", "seat", "card", "cards", "word", "said", "parts", "heap", "named", "thing"]
"""How a sentence tells a fact: as it is, a seat by who sits there, a card or a word of the box by its name, very
words as a quotation, what is counted in several parts by its parts, and a heap by naming those that are in it:
`<game>-<fact>-<part>` with its `$count`, or `<game>-<fact>-none`. Numbers that are `named` are each told by the
message `<game>-<part>`, where they are `$<part>`. A thing is told by its id: by the message `<game>-<id>`, or else
by the passage of the story that it is, or by a part of one; ids joined by `+` are several. Its only part is written
before it (`mask-owl`), a number is looked up on the shelf of the box that is called like that; and where it is
`besides` another fact, that one tells the ids in pairs."""


@dataclass(frozen=True)
class Fact:
    """What is told under a name."""

    type: Any
    """As Python annotates it, without what it may be where it is not known."""
    how: How = "value"
    brings: tuple[str, ...] = ()
    """Of a card: what the box says of it that is told with it, by the names of facts."""
    parts: tuple[str, ...] = ()
    """The names of the parts, in their order; together they are `count`."""
    besides: str = ""
    """Another fact: where this one is the same, it is as good as not told."""

    def to_json(self) -> Json:
        """Write how it is told; its type is for the makers of types."""
        return {"how": self.how, "brings": list(self.brings), "parts": list(self.parts), "besides": self.besides}


NUMBER = Fact(int)
NUMBERS = Fact(tuple[int, ...])
TRUTH = Fact(bool)
TEXT = Fact(str)
SEAT = Fact(int, "seat")
CARD = Fact(int, "card")
WORD = Fact(int, "word")
WORDS = Fact(tuple[int, ...], "word")
SAID = Fact(str, "said")


@dataclass(frozen=True)
class Told:
    """Which facts an event or an ask tells, by name."""

    facts: tuple[str, ...]
    perhaps: tuple[str, ...] = ()
    """What is only told where there is such a thing, or to those who may know it."""
    types: Mapping[str, Any] = field(default_factory=dict)
    """The types of facts that are more exact here than wherever they are told."""


def told(*facts: str, perhaps: tuple[str, ...] = (), **types: Any) -> Told:
    """Declare which facts an event or an ask tells; those with a type of their own by keyword."""
    return Told((*facts, *types), perhaps, types)
