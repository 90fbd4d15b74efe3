"""Saves: where sessions of a campaign ended. They are a tree, and anybody who keeps one can carry it away."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .basics import Body, Json, SaveId


class SaveLine(Body):
    """A save in a list: what it goes on from, and the session that it ended."""

    id: str
    game: str
    parent: str | None
    """The save that the session began with, which you need not keep; None: it began anew."""
    table: str | None
    """The table that was saved; None: you brought the save along."""
    people: list[str]
    """Who sat there, by the names they have now."""
    ago: float
    """Seconds since it was saved, or brought along."""
    playable: bool
    """Whether a table can be opened from it here."""


class SaveList(Body):
    """Some saves, latest first; `more` is the `before` of the next page."""

    saves: list[SaveLine]
    more: str | None = None


class SavedSession(Struct):
    """A save as it is carried away. Its id is a hash of all the rest."""

    format: int
    id: SaveId
    game: str
    version: int
    """The version of what is saved, which is not that of the rules."""
    parent: SaveId | None
    data: Json


class SaveFile(Body):
    """Saves as a file: a campaign as far as one keeps it, parents before what came of them."""

    saves: Annotated[list[SavedSession], Meta(max_length=500)]
    kind: Literal["reverie-saves"] = "reverie-saves"
