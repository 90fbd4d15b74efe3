"""The small words of the protocol: names, numbers, and what a body is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...words import LANGUAGES

Json = Any

Name = Annotated[str, Meta(min_length=1, max_length=24, description="What a person is called at a table.")]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", description="A folder of `locales`.")]
TEXT = "^[^\\u0000]*$"
"""Any text that every database can keep."""
Entropy = Annotated[str, Meta(max_length=64, pattern=TEXT, description="Any words a seat adds to the server's secret.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=280, pattern=TEXT)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
SeatCount = Annotated[int, Meta(ge=1, le=32)]
RowNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SaveId = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="The hash of a save and of its parent's id.")]
Tempo = Literal["pause", "calm", "usual", "quick"]
Reaction = Literal["heart", "laugh", "wow", "clap", "think", "sleep", "star", "ouch"]
Phase = Literal["lobby", "playing", "over", "closed"]


class Body(Struct, forbid_unknown_fields=False, omit_defaults=False):
    """Something sent over HTTP."""


class Problem(Body):
    """Why a request was not served: a reason code (`error-<code>` in the words) and its values."""

    code: str
    values: dict[str, Json] = {}


class Health(Body):
    """How the server is."""

    ok: bool
    store: bool
    bots: bool
    version: str
