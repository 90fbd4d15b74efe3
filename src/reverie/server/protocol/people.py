"""Who you are."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from .basics import Body, Language, Name


class Me(Body):
    """The guest behind the cookie or the token."""

    id: str
    name: str
    language: Language | None
    """None until chosen: the page follows the browser."""
    named: bool
    """Whether the name was chosen; else the server made one up."""


class ChangeMe(Body):
    """Change one's name or language; what is absent stays."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class ContinueLink(Body):
    """A one-time link: whoever opens it becomes you on that device."""

    path: str
    """Like `/continue/<token>`; open it, or show it as a QR code."""
    seconds: int
    """How long it stays good."""
    qr: str
    """The whole address as a QR code, an SVG drawing."""


class Continue(Body):
    """Become whoever made a one-time link; the page at `/continue/<token>` sends it."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class BotToken(Body):
    """A bearer token: `Authorization: Bearer <token>`. Shown once; asking again makes the old one void."""

    token: str
