"""Every word that a client and the server exchange: HTTP bodies, and socket messages both ways.

All is JSON. A body or message with a field that does not fit its type is refused whole; unknown
fields are ignored, so that an older client survives a newer server. Socket messages carry their
kind in `type`. Moments are never told: clients get seconds remaining or seconds ago.

`n` is the number of the table's last row. It only grows: a move, an undo, a seat that leaves or
returns each add one. Whoever holds `n` knows how far they have seen.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Json = Any

Name = Annotated[str, Meta(min_length=1, max_length=24, description="What a person is called at a table.")]
Language = Literal["fr", "en"]
Entropy = Annotated[str, Meta(max_length=64, description="Any words a seat adds to the server's secret.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=280)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
SeatCount = Annotated[int, Meta(ge=1, le=32)]
RowNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Reaction = Literal["heart", "laugh", "wow", "clap", "think", "sleep", "star", "ouch"]
Phase = Literal["lobby", "playing", "over", "closed"]


class Body(Struct, forbid_unknown_fields=False, omit_defaults=False):
    """Something sent over HTTP."""


class Problem(Body):
    """Why a request was not served: a reason code (`error-<code>` in the words) and its values."""

    code: str
    values: dict[str, Json] = {}


# Who you are


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


# The games


class OptionInfo(Body):
    """A variant a table may choose; the first value is the usual one."""

    name: str
    values: list[Json]


class GameInfo(Body):
    """A game of the house."""

    name: str
    built: bool
    """Whether it can be played; the others are announced."""
    seats: tuple[int, int]
    """The fewest and the most."""
    options: list[OptionInfo]
    levels: list[str]
    """The levels of its bots, weakest first."""
    rules: int
    """The version of the rules that new tables use."""


class GameContent(Body):
    """The public facts of a game's box."""

    name: str
    clauses: list[str]
    content: Json


# Tables


class NoClock(Struct, tag_field="kind", tag="none", frozen=True):
    """Nobody is hurried: a table can rest for weeks. Deadlines of the rules themselves still hold."""


class LiveClock(Struct, tag_field="kind", tag="live", frozen=True):
    """A bank of seconds for each seat, and some back for each move."""

    bank: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 15


class SlowClock(Struct, tag_field="kind", tag="slow", frozen=True):
    """Days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)] = 2


Clock = NoClock | LiveClock | SlowClock


class NewTable(Body):
    """Open a table; you become its host and sit on seat 0."""

    game: str
    seats: SeatCount
    options: dict[str, Json] = {}
    clock: Clock = NoClock()
    public: bool = False
    entropy: Entropy = ""


class PlayNow(Body):
    """Sit down against bots and start, in one call."""

    game: str
    seats: SeatCount | None = None
    """None: the number that suits the game (its fewest, but three where three can play)."""
    options: dict[str, Json] = {}
    level: str | None = None
    """The level of the bots; None: the usual one."""
    entropy: Entropy = ""


class Sit(Body):
    """Take a free seat (None: the first); sitting elsewhere already, you change seats."""

    seat: SeatNumber | None = None
    entropy: Entropy = ""


class SeatBot(Body):
    """Put a bot on a free seat (None: the first), or change its level.

    In play: let a bot stand in for a person who has been away for a while; host only.
    """

    seat: SeatNumber | None = None
    level: str | None = None


class OneSeat(Body):
    """Names a seat: to remove whoever is on it, or to hand the table over to them."""

    seat: SeatNumber


class Branch(Body):
    """Play on from row `n` of a finished game against bots, on a new table."""

    n: RowNumber
    seat: SeatNumber = 0
    level: str | None = None


class SeatInfo(Body):
    """Who is on a seat."""

    seat: int
    name: str | None
    """None: nobody; bots are named too."""
    bot: str | None = None
    """The level, if a bot owns the seat."""
    away: bool = False
    """In play: a bot stands in until the owner returns."""
    resigned: bool = False
    online: bool = False
    host: bool = False
    you: bool = False
    rating: int | None = None
    entropy: str = ""
    """What the seat added to the secret."""


class Result(Body):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    resigned: list[int] = []
    ratings: dict[int, tuple[int, int]] = {}
    """By seat: the rating before and after, at a table of people."""


class Fairness(Body):
    """The proof: the hash is told before the first card, the secret after the last."""

    commitment: str
    """SHA-256 of the secret."""
    entropy: str
    """What the seats added, as mixed in; empty before the start."""
    secret: str | None = None
    """Hexadecimal; only when the game is over."""


class TableInfo(Body):
    """Everything about a table but the game itself."""

    id: str
    game: str
    rules: int
    phase: Phase
    seats: list[SeatInfo]
    options: dict[str, Json]
    clock: Clock
    public: bool
    fair: Fairness
    host: bool
    """Whether you are its host."""
    spectators: int = 0
    result: Result | None = None
    rematch: str | None = None
    """The table that follows this one."""
    branch: str | None = None
    """The table this one was branched from."""


class TableLine(Body):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    options: dict[str, Json]
    clock: Clock
    public: bool
    ago: float
    """Seconds since it was last touched."""
    yours: bool = False
    """Whether you sit there."""
    turn: bool = False
    """Whether it waits for you."""
    result: Result | None = None


class TableList(Body):
    """Some tables, latest first; `more` is the `before` of the next page."""

    tables: list[TableLine]
    more: str | None = None


# After the game


class Frame(Body):
    """One moment of a game, after row `n`, as one seat knows it."""

    n: int
    seat: int | None
    """Who moved; None: the clock, or the start."""
    move: Json
    """The move, where the requested eyes may see it: one's own, or all when open."""
    undone: bool
    """Whether the row was taken back later, or is itself a taking back."""
    view: Raw
    events: list[Json]
    scores: list[int]
    """Empty while the game is not over: a score may be a secret."""
    waiting: list[Waiting]
    ask: Ask | None = None
    """What the requested seat was asked."""
    views: list[Raw] = []
    """When open: every seat's view."""


class Replay(Body):
    """A game from its first moment to its last, through one pair of eyes."""

    table: TableInfo
    seat: int | None
    open: bool
    frames: list[Frame]


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


class Health(Body):
    """How the server is."""

    ok: bool
    store: bool
    bots: bool
    version: str


# At the table: what both sides say over /ws/tables/{id}?since=n


class Ask(Struct):
    """What your seat is asked, and what it may answer."""

    kind: str
    rule: str
    awaited: bool
    """False where you may speak but nobody waits for it."""
    facts: dict[str, Json]
    options: list[Json]
    """The legal moves; empty for a form."""
    fields: list[dict[str, Json]] | None = None
    """For a form: what is to be filled in."""


class Waiting(Struct):
    """Somebody who is awaited, and what for, as all may know it."""

    seat: int
    kind: str
    facts: dict[str, Json]


class Ticking(Struct):
    """A clock: of a seat, or of the rules."""

    key: str
    """`bank` for a seat's own clock, else the rule's deadline."""
    seat: int | None
    seconds: float
    """Seconds remaining."""
    running: bool


class ChatLine(Struct):
    """Something said at the table."""

    id: int
    name: str
    seat: int | None
    text: str
    ago: float = 0.0


class FromServer(Struct, tag_field="type", omit_defaults=False):
    """A message from the server."""


class State(FromServer, tag="state"):
    """The table as your seat (or a spectator) knows it: whole, every time something changes.

    `events` are those of the rows after `since`. If `fresh`, what lies between is not known any
    more (or is too much): take the view as it is.
    """

    n: int
    since: int
    fresh: bool
    ack: int
    """The highest `id` among your messages that were carried out."""
    seat: int | None
    """Whose eyes; None: a spectator's."""
    table: Raw
    """A TableInfo."""
    view: Raw
    """What the seat knows, as its game tells it; null before the start."""
    ask: Raw
    """An Ask, or null."""
    waiting: list[Waiting]
    events: list[Json]
    """Each has its row number `n` and its `kind`."""
    clocks: list[Ticking]
    undo: bool
    """Whether you may take back your last move."""


class Chats(FromServer, tag="chats"):
    """What was said before you came; follows your first state."""

    lines: list[ChatLine]


class Chat(FromServer, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Reacted(FromServer, tag="reaction"):
    """Somebody showed a feeling; it is not kept."""

    seat: int | None
    name: str
    reaction: Reaction


class RefusedMove(FromServer, tag="refused"):
    """A move is not legal: which clause, which sentence, its values. The table has not changed."""

    to: int
    """The `id` of your message."""
    rule: str
    key: str
    values: dict[str, Json]
    move: Json


class Explained(FromServer, tag="explained"):
    """The answer to a why: legal, or the clause against it."""

    to: int
    legal: bool
    rule: str
    key: str
    values: dict[str, Json]
    move: Json


class Error(FromServer, tag="error"):
    """A message was not carried out: a reason code (`error-<code>`), and its values."""

    code: str
    to: int = 0
    values: dict[str, Json] = {}


class Pointed(FromServer, tag="cursor"):
    """In a shared review: where another person is, what they point at."""

    name: str
    n: int
    seat: int | None
    open: bool
    point: str


class Judged(FromServer, tag="judged"):
    """A review has grown: fetch it again."""

    seat: int
    done: int
    total: int


class Pong(FromServer, tag="pong"):
    """Yes, the server is here."""

    to: int


class Bye(FromServer, tag="bye"):
    """The server closes this socket. With `again` set, come back after so many seconds."""

    code: str
    again: float | None = None


class OpenTables(FromServer, tag="tables"):
    """Over /ws/lobby: the public tables with free seats or games to watch, whenever they change."""

    tables: list[TableLine]
    online: int
    """How many people are connected."""


class FromClient(Struct, tag_field="type"):
    """A message from a client. `id` comes back in the answer; count upwards."""

    id: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class Play(FromClient, tag="move", kw_only=True):
    """Answer your ask. `n` is the number of the state you answer to."""

    n: RowNumber
    move: dict[str, Json]


class Undo(FromClient, tag="undo", kw_only=True):
    """Take back your last move, if that gives nobody information."""

    n: RowNumber


class Why(FromClient, tag="why", kw_only=True):
    """Ask whether a move would be legal, and if not, by which clause."""

    move: dict[str, Json]


class Say(FromClient, tag="chat", kw_only=True):
    """Say something to the table."""

    text: ChatText


class React(FromClient, tag="react", kw_only=True):
    """Show a feeling."""

    reaction: Reaction


class Resign(FromClient, tag="resign"):
    """Give up: a bot plays on for you, or the game ends if nobody is left to play against."""


class Leave(FromClient, tag="leave"):
    """Let a bot play for you until you return."""


class Back(FromClient, tag="back"):
    """Take your seat back from the bot that stands in. Connecting, or a move, does the same."""


class Point(FromClient, tag="cursor", kw_only=True):
    """In a shared review: tell the others where you are and what you point at."""

    n: RowNumber
    seat: SeatNumber | None = None
    open: bool = False
    point: Annotated[str, Meta(max_length=64)] = ""


class Ping(FromClient, tag="ping"):
    """Ask whether the server is still there; allowed on both sockets."""


ServerMessage = State | Chats | Chat | Reacted | RefusedMove | Explained | Error | Pointed | Judged | Pong | Bye
LobbyMessage = OpenTables | Error | Pong | Bye
ClientMessage = Play | Undo | Why | Say | React | Resign | Leave | Back | Point | Ping

HTTP_BODIES = (
    Problem,
    Me,
    ChangeMe,
    ContinueLink,
    Continue,
    BotToken,
    GameInfo,
    GameContent,
    NewTable,
    PlayNow,
    Sit,
    SeatBot,
    OneSeat,
    Branch,
    TableInfo,
    TableList,
    Replay,
    Verified,
    Review,
    Ladder,
    Health,
)
