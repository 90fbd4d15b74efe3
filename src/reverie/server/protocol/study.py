"""After the game: replays, reviews, proofs and ladders."""

from __future__ import annotations

from msgspec import UNSET, Raw, UnsetType

from .basics import Body, Json
from .messages import Ask, Waiting


class Moment(Body):
    """What happened in row `n` of a game, as one pair of eyes knows it."""

    n: int
    seat: int | None
    """Who moved; None: the clock, or the start."""
    move: Json
    """The move, where the requested eyes may see it: one's own, or all when open."""
    undone: bool
    """Whether the row was taken back later, or is itself a taking back."""
    events: list[Json]
    scores: list[int]
    """Empty while the game is not over: a score may be a secret."""


class Replay(Body):
    """A page of a game's moments, through one pair of eyes. Ask again at another row for another page."""

    seat: int | None
    open: bool
    since: int
    """The row with which this page begins; the page before ends just before it."""
    until: int
    """The row up to which it goes; the next page begins just after it."""
    last: int
    """The last row there is."""
    moments: list[Moment]


class Sight(Body):
    """How a game lay after row `n`, as one pair of eyes saw it."""

    n: int
    view: Raw
    waiting: list[Waiting]
    ask: Ask | None = None
    """What the requested seat was asked."""
    views: list[Raw] = []
    """When open: every seat's view."""


class Sights(Body):
    """Some moments of a game, in the order of their rows."""

    seat: int | None
    open: bool
    sights: list[Sight]


class Verified(Body):
    """What a check of a log found. `ok` only if all holds."""

    ok: bool
    committed: bool
    """Whether the secret is the one whose hash was told."""
    outcomes: int
    """How many draws and dice were checked against it."""
    moves: int
    """How many moves were replayed."""
    fault: str | None = None
    """What is wrong first, in English, with the number of the move."""
    among: list[int] = []
    """Among how many each outcome was drawn: with the log and the secret, a client can draw them all again."""


class Alternative(Body):
    """An answer that was possible, and what the search bot thinks it leads to."""

    move: Json
    value: float
    """Expected points ahead of the best rival."""
    win: float
    """Chance to win, from 0 to 1."""


class Judgement(Body):
    """One decision of a seat, judged."""

    n: int
    """The row of the decision: the view it was taken from is frame `n - 1`."""
    kind: str
    move: Json
    value: float
    win: float
    best: Alternative
    alternatives: list[Alternative]
    """The best few, best first."""
    facts: dict[str, Json] | UnsetType = UNSET
    """What the seat was asked; judgements of before do not tell."""


class Review(Body):
    """Judgements of a seat's decisions, so far: ask again while `done < total`."""

    seat: int
    total: int
    done: int
    decisions: list[Judgement]


class Rating(Body):
    """A line of a ladder."""

    place: int
    name: str
    rating: int
    games: int
    you: bool = False


class Ladder(Body):
    """The best of a game, and your own line."""

    game: str
    lines: list[Rating]
    you: Rating | None = None
