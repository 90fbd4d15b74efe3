"""What just happened, for eyes and ears, and who may see which part of it."""

from __future__ import annotations

from .words import Json, Seat


class Event:
    """Something that happened: facts for all, and secret facts for those who may know them."""

    def __init__(
        self,
        kind: str,
        facts: dict[str, Json],
        secret: dict[str, Json] | None = None,
        knowers: tuple[Seat, ...] = (),
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.knowers = knowers

    def seen_by(self, seat: Seat | None) -> dict[str, Json]:
        """Tell the event as one seat (None: a spectator) perceives it."""
        seen: dict[str, Json] = {"kind": self.kind, **self.facts}
        if self.secret is not None and seat is not None and seat in self.knowers:
            seen.update(self.secret)
        return seen

    def open(self) -> dict[str, Json]:
        """Tell the event with nothing hidden: for a finished game only."""
        return {"kind": self.kind, **self.facts, **(self.secret or {})}

    def __repr__(self) -> str:
        return f"Event({self.open()!r})"
