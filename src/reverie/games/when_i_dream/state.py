"""The things on the table of When I Dream."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from ...kernel.pile import Pile
from ...kernel.state import State
from ...kernel.words import Points, Seat
from .deck import CardId, Word, name
from .scoring import Reason, Role, reason

Language = Literal["fr", "en"]

Side = Literal["yellow", "blue"]

Fate = Literal["live", "yellow", "blue", "foul", "left", "settled", "changed"]
"""What has become of a card; `settled` and `changed` are all that the Dreamer knows of it."""

LIVE: Fate = "live"
YELLOW: Side = "yellow"
BLUE: Side = "blue"
FOUL: Fate = "foul"
LEFT: Fate = "left"
"""Still in play when the night was over: without effect. (W5.2)"""


@dataclass(frozen=True)
class Rules:
    """What the table chose."""

    language: Language
    night: int
    """Seconds of a night. (W2.3)"""
    clue: int
    """Seconds for a clue. (W3.4)"""
    from_left: bool
    """Whether clues to a new word begin on the Dreamer's left. (W3.7)"""
    soft: bool
    """Whether a forbidden clue is only refused. (W4.6)"""
    voice: bool
    """Whether people speak on a call and a spirit presses what happened."""


@dataclass(frozen=True)
class Said:
    """A clue that went out."""

    number: int
    """Counted through the night, from 1."""
    seat: Seat
    clue: str


@dataclass(frozen=True)
class Card:
    """A dream card that came up this night."""

    word: Word
    clues: tuple[Said, ...] = ()
    spoken: str | None = None
    """What the Dreamer said to it; empty for a pass or where it was only heard on a call."""
    fate: Fate = LIVE
    offender: Seat | None = None
    offence: str = ""
    """The forbidden clue; empty where it was only heard on a call."""
    rule: str = ""
    """The clause that forbids it."""


@dataclass(frozen=True)
class Contest:
    """A doubtful clue, and who says that it was forbidden. (W4.7)"""

    said: Said
    word: Word
    rule: str
    """The clause that it may break."""
    against: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Withheld:
    """A clue that a spirit was told not to give. (W4.6)"""

    seat: Seat
    clue: str
    rule: str
    reason: str


@dataclass(frozen=True)
class Day:
    """What all learn when the mask comes off. (W6.3)"""

    dreamer: Seat
    roles: tuple[Role, ...]
    missing: Role
    cards: tuple[Card, ...]
    telling: str
    mentioned: tuple[Word, ...]
    points: tuple[Points, ...]

    told: ClassVar[tuple[str, ...]] = ("order", "reasons")

    @property
    def order(self) -> tuple[Seat, ...]:
        """The Dreamer, then the spirits."""
        return (self.dreamer, *spirits_of(self.dreamer, len(self.roles)))

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why each seat scored what it scored."""
        yellow, blue = [sum(card.fate == side for card in self.cards) for side in (YELLOW, BLUE)]
        return tuple([reason(role, yellow, blue, len(self.mentioned)) for role in self.roles])


@dataclass
class Dream(State):
    """The table. Seats index the lists."""

    rules: Rules
    seats: int
    round: int
    """Counted from 1; as many as seats."""
    dreamer: Seat
    points: list[Points]
    penalties: list[tuple[Word, ...]]
    """Penalty cards of the nights before this one."""
    used: dict[CardId, int]
    """Which words of a card were live on earlier nights, as bits; in the order of the cards."""
    box: CardId
    """The card that stayed in the box."""
    pile: Pile
    dusk_pool: int
    """How many cards nobody had looked at when the round began."""
    dusk_bottom: tuple[CardId, ...]
    """Which cards lay underneath when the round began."""
    roles: list[Role]
    missing: Role
    ready: list[bool]
    turn: Seat
    """Whose clue is next."""
    turns: int
    """How many turns the night has had: names its deadlines."""
    cards: list[Card]
    """What came up this night, the card in play last."""
    drafts: dict[Seat, str]
    """Clues composed ahead for the word in play."""
    withheld: list[Withheld]
    """Clues to the word in play that were only refused."""
    contests: list[Contest]
    telling: str
    mentioned: tuple[Word, ...]
    """What the presser of a voice table heard in the telling."""
    day: Day | None
    nights: list[tuple[Points, ...]]
    """What each seat scored in each round."""

    def copy(self) -> Dream:
        return Dream(
            self.agenda.copy(),
            self.rules,
            self.seats,
            self.round,
            self.dreamer,
            self.points.copy(),
            self.penalties.copy(),
            self.used.copy(),
            self.box,
            self.pile.copy(),
            self.dusk_pool,
            self.dusk_bottom,
            self.roles.copy(),
            self.missing,
            self.ready.copy(),
            self.turn,
            self.turns,
            self.cards.copy(),
            self.drafts.copy(),
            self.withheld.copy(),
            self.contests.copy(),
            self.telling,
            self.mentioned,
            self.day,
            self.nights.copy(),
        )

    def spirits(self) -> tuple[Seat, ...]:
        """The seats clockwise from the Dreamer's left, without the Dreamer. (W3.1)"""
        return spirits_of(self.dreamer, self.seats)

    def live(self) -> Card | None:
        """The card in play."""
        return self.cards[-1] if self.cards and self.cards[-1].fate == LIVE else None

    def side(self, fate: Fate) -> list[Word]:
        """The words on the yellow or the blue side, in the order they came up."""
        return [card.word for card in self.cards if card.fate == fate]

    def called(self, *words: Word) -> str:
        """Name words in the table's language."""
        return ", ".join([name(word, self.rules.language) for word in words])

    def presser(self) -> Seat:
        """The spirit who holds the buttons for this card at a voice table: another one for each card."""
        spirits = self.spirits()
        return spirits[max(0, len(self.cards) - 1) % len(spirits)]


def spirits_of(dreamer: Seat, seats: int) -> tuple[Seat, ...]:
    """List the spirits clockwise from the Dreamer's left. (W3.1)"""
    return tuple([(dreamer + i) % seats for i in range(1, seats)])


def objections_needed(seats: int) -> int:
    """Tell how many spirits take a card away from one of them: more than half of the others. (W4.7)"""
    return (seats - 2) // 2 + 1
