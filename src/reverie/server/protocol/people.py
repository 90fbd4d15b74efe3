"""Who you are."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from .basics import TEXT, Body, Language, Name


class Me(Body):
    """The guest behind the cookie or the token."""

    id: str
    name: str
    language: Language | None
    """None until chosen: the page follows the browser."""
    named: bool
    """Whether the name was chosen; else the server made one up."""
    before: str | None = None
    """Who you were on this device before you followed a link: for a day, `/api/me/back` leads back."""


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


LinkToken = Annotated[str, Meta(min_length=1, max_length=64)]


class Whose(Body):
    """Ask whose a one-time link is; it stays good."""

    token: LinkToken


class LinkOwner(Body):
    """Whose a one-time link is, and what it would cost to follow it."""

    name: str
    same: bool
    """Whether that is you already."""
    you: str | None
    """Who you are on this device, if you are known."""
    kept: bool
    """Whether you have a name of your own, or have played: then say that you want to leave that behind."""


class Continue(Body):
    """Become whoever made a one-time link; the page at `/continue/<token>` asks first, then sends it."""

    token: LinkToken
    leave: bool = False
    """Whether you know that you leave behind who you were here: for a day, `/api/me/back` leads back."""


class NewToken(Body):
    """Make a token for a program of yours."""

    label: Annotated[str, Meta(max_length=24, pattern=TEXT)] = ""
    """What you want to know it by."""


class BotToken(Body):
    """A bearer token: `Authorization: Bearer <token>`. Shown once. It may play, and nothing else."""

    id: str
    token: str


class TokenLine(Body):
    """One of your tokens: enough to know it by, and to void it."""

    id: str
    label: str
    ago: float
    """Seconds since it was made."""
