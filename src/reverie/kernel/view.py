"""What one seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .words import Seat


@dataclass(frozen=True)
class View:
    """Everything that one seat, or a spectator (None), knows; memory included.

    Games extend it with frozen fields. A view is the only thing about a table that ever
    reaches a client or a bot.
    """

    unsaid: ClassVar[tuple[str, ...]] = ()
    """Fields that stay in a mind: a bot needs them to remember, a page is not sent them."""

    seat: Seat | None
