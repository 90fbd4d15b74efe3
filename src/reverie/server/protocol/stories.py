"""Stories: what must be found first, told passage by passage to those who have found it."""

from __future__ import annotations

from .basics import Body, Json


class Passage(Body):
    """A passage of a story that was found at a table."""

    id: str
    words: str
    parts: dict[str, str]
    """What belongs to it, by name: a title, choices."""
    picture: bool
    """Whether it has one: it is drawn at this address with `/picture` behind."""
    content: Json
    """What it holds beside its words, as its game tells it; null: nothing."""
