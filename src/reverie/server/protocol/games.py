"""Which games there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from ...kernel.game import Game
from ...words import LANGUAGES, Words
from .basics import Body, Json


class OptionInfo(Body):
    """A variant a table may choose; the first value is the usual one against bots."""

    name: str
    values: list[Json]
    usual: Json
    """What a table has that people open for each other and do not choose it."""
    names_seats: bool
    """Whether its numbers are seats: only those of the table can be chosen."""


class GameInfo(Body):
    """A game of the house."""

    name: str
    built: bool
    """Whether it can be played; the others are announced."""
    seats: tuple[int, int]
    """The fewest and the most."""
    options: list[OptionInfo]
    keeps_time: bool
    """Whether the rules keep the time of every turn: then a table has no clock of its own."""
    levels: list[str]
    """The levels of its bots, weakest first."""
    rules: int
    """The version of the rules that new tables use."""


class FactInfo(Body):
    """How a sentence tells what a game tells under a name."""

    how: Literal["value", "seat", "card", "cards", "word", "said", "parts", "heap", "named", "thing"]
    brings: list[str]
    """Of a card: what `content` says of it that is told with it."""
    parts: list[str]
    """The names of the parts that it counts, in their order; together they are `count`."""
    besides: str
    """Another fact: where this one is the same, it is as good as not told."""


class GameContent(Body):
    """The public facts of a game's box."""

    name: str
    clauses: list[str]
    facts: dict[str, FactInfo]
    """What is told under each name, in events, asks, refusals, moves and the things of a view."""
    content: Json


def box_of(game: Game) -> GameContent:
    """Tell the public facts of a game's box."""
    facts = {name: FactInfo(**fact.to_json()) for name, fact in game.facts.items()}
    content = game.content()
    said = {language: sentences(game, language) for language in LANGUAGES}
    if isinstance(content, dict) and any(said.values()):
        content = {**content, "says": said}
    return GameContent(game.name, list(game.clauses), facts, content)


@cache
def sentences(game: Game, language: str) -> Mapping[str, str]:
    """Tell what things of the box do in a language, where a game makes that from its data."""
    words = Words(language)

    def say(id: str, values: Mapping[str, str | int]) -> str:
        return words.text(f"{game.name}-{id}", **values)

    return game.sentences(say)
