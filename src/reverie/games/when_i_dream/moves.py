"""The answers that players of When I Dream can give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.words import Move, Seat
from .deck import Word


@dataclass(frozen=True)
class Ready(Move):
    """Say that the night may begin."""

    kind: ClassVar[str] = "ready"


@dataclass(frozen=True)
class Clue(Move):
    """Give a clue, or compose one ahead."""

    kind: ClassVar[str] = "clue"
    word: str


@dataclass(frozen=True)
class Pass(Move):
    """Give no clue, take a composed one back, or as the Dreamer give no answer."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True)
class Object(Move):
    """Say that a doubtful clue was forbidden; clues are numbered."""

    kind: ClassVar[str] = "object"
    clue: int


@dataclass(frozen=True)
class Answer(Move):
    """Say what the word is."""

    kind: ClassVar[str] = "answer"
    word: str


@dataclass(frozen=True)
class Aloud(Answer):
    """Say aloud what the word is: the browser that listened chose the spelling."""

    kind: ClassVar[str] = "aloud"


@dataclass(frozen=True)
class Tell(Move):
    """Tell the dream; until it is done it may be told again."""

    kind: ClassVar[str] = "tell"
    text: str
    done: bool


@dataclass(frozen=True)
class Spoken(Move):
    """At a voice table: the clue was spoken, or passed."""

    kind: ClassVar[str] = "spoken"


@dataclass(frozen=True)
class Press(Move):
    """At a voice table: the Dreamer was right or wrong, or passed."""

    kind: ClassVar[str] = "press"
    heard: str


@dataclass(frozen=True)
class Foul(Move):
    """At a voice table: a spirit gave a forbidden clue."""

    kind: ClassVar[str] = "foul"
    seat: Seat


@dataclass(frozen=True)
class Mention(Move):
    """At a voice table: these words occurred in the telling."""

    kind: ClassVar[str] = "mention"
    words: tuple[Word, ...]


MOVES: tuple[type[Move], ...] = (Ready, Clue, Pass, Object, Answer, Aloud, Tell, Spoken, Press, Foul, Mention)

READY: Move = Ready()
PASS: Move = Pass()
SPOKEN: Move = Spoken()
RIGHT: Move = Press("right")
WRONG: Move = Press("wrong")
PASSED: Move = Press("pass")
