"""At the table: what both sides say over `/ws/tables/{id}?since=n`, and over `/ws/lobby`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from .basics import ChatText, Json, Reaction, RowNumber, SeatNumber, Tempo
from .tables import TableLine


class Ask(Struct):
    """What your seat is asked, and what it may answer."""

    kind: str
    rule: str
    awaited: bool
    """False where you may speak but nobody waits for it."""
    facts: dict[str, Json]
    options: Raw
    """The legal moves, a list; empty for a form."""
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


class Plea(Struct):
    """Somebody asks to take back their last move, though others have answered it."""

    seat: int
    waits: list[int]
    """Who has still to grant it."""


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
    waiting: Raw
    """A list of Waiting."""
    events: list[Json]
    """Each has its row number `n` and its `kind`."""
    clocks: list[Ticking]
    undo: bool
    """Whether you may take back your last move."""
    ask_undo: bool
    """Whether you may ask the others to let you take it back, though they have answered it."""
    plea: Plea | None
    """Who has asked that, until everybody who plays has granted it, or somebody has not."""


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


class Reason(Struct):
    """Why a move is not legal, or what to know before it: the clause, the sentence, its values."""

    rule: str
    key: str
    values: dict[str, Json]


class Foreseen(FromServer, tag="foreseen"):
    """The answer to a what if: what your seat may know of what a move would lead to. Nothing was played."""

    to: int
    move: Json
    refusal: Reason | None
    """Why the move is not legal now."""
    warning: Reason | None
    """What to know before it, where it is legal."""
    events: list[Json] | None
    """What would happen for certain, as your seat would be told it; null where the move is not legal, where chance or
    the judge has a say, and where something hidden would be shown."""
    outlook: Json
    """What the move would bring, legal or not yet, as the game itself puts it; null where it has no such word."""


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


class AskUndo(FromClient, tag="ask_undo", kw_only=True):
    """Ask the others to let you take back your last move, though they have answered it; theirs go back with it.

    Where no other person plays, it is granted at once.
    """

    n: RowNumber


class AnswerPlea(FromClient, tag="answer_plea", kw_only=True):
    """Grant what somebody asked to take back, or do not; whoever asked takes the question back so."""

    grant: bool


class Why(FromClient, tag="why", kw_only=True):
    """Ask whether a move would be legal, and if not, by which clause."""

    move: dict[str, Json]


class Guess(Struct):
    """A move that you think somebody else makes in secret."""

    seat: SeatNumber
    move: dict[str, Json]


class WhatIf(FromClient, tag="what_if", kw_only=True, omit_defaults=True):
    """Ask what a move of yours would lead to, without playing it; perhaps beside what you guess of others."""

    move: dict[str, Json]
    guesses: list[Guess] = []


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


class SetTempo(FromClient, tag="tempo", kw_only=True):
    """Alone against bots: tell how fast they answer, or let the game rest. It is not kept: say it when you return."""

    tempo: Tempo


class Point(FromClient, tag="cursor", kw_only=True):
    """In a shared review: tell the others where you are and what you point at."""

    n: RowNumber
    seat: SeatNumber | None = None
    open: bool = False
    point: Annotated[str, Meta(max_length=64)] = ""


class Ping(FromClient, tag="ping"):
    """Ask whether the server is still there; allowed on both sockets."""


ServerMessage = (
    State | Chats | Chat | Reacted | RefusedMove | Explained | Foreseen | Error | Pointed | Judged | Pong | Bye
)
LobbyMessage = OpenTables | Error | Pong | Bye
ClientMessage = (
    Play | Undo | AskUndo | AnswerPlea | Why | WhatIf | Say | React | Resign | Leave | Back | SetTempo | Point | Ping
)
Passed = Chat | Reacted | Pointed | Judged
"""What is said beside the game, and passed on from process to process."""
